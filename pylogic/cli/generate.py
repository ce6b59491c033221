"""pylogic generate: random puzzles with one answer, to the terminal or into a folder."""

from __future__ import annotations

import os
import re
import secrets
import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import click

from pylogic import formats
from pylogic.cli import completion, endings, options, output, places
from pylogic.cli.output import Pen, ProgressLine
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import OptionError, StoppedError, to_exit_code
from pylogic.formats import sources
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import MOST_JOBS, NO_LIMITS, Limits

_LONGEST_NAME = 60
"""Most characters of a board in names of files, which must be shorter than links are."""


def _parse_range(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Any:
    """Return N..M, N.. (M is None), ..M (N is 0) or N (twice) as a pair; else the text or None."""
    match = re.fullmatch(r"([0-9]{1,9})?(\.\.)?([0-9]{1,9})?", text or "")
    if match is None or not (match[1] or match[3]):
        return text
    low = int(match[1] or 0)
    return low, int(match[3]) if match[3] else None if match[2] else low


_choices = options.bundle(
    "choices",
    dict,
    options.number("--seed", "Seed of random choices.", least=0),
    options.number("-n --count", "Number of puzzles.", default=1),
    click.option(
        "--complete",
        is_flag=True,
        help="Keep the clues of BOARD, and what it shows of the solution.",
    ),
    *places.WISHED,
    places.symmetry(None, "the usual one, by the rules"),
    places.PATTERN,
    click.option("--clues", metavar="N..M", callback=_parse_range, help="Give from N to M clues."),
    click.option(
        "--difficulty",
        metavar="LEVEL",
        callback=_parse_range,
        help="easy, medium, hard, or N..M: the cost of the costliest step.",
    ),
    click.option(
        "--technique",
        metavar="NAME",
        help="Need a technique, as X-wing, of the part techniques.",
    ),
    options.number("--best-of", "Make N for each puzzle, and keep the best by the part taste."),
    options.number("--jobs", "Use N processes.  [default: one a core]", most=MOST_JOBS),
    options.cluster_option,
)


@click.command("generate", cls=options.Verb)
@options.puzzle_argument
@click.argument("board", shell_complete=completion.instances)
@_choices
@options.reading
@options.limits(words=f"Stop after S seconds.  [default: {options.PATIENT:g} for each puzzle]")
@click.option(
    "-o",
    "--output",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Write each puzzle into a file there: PUZZLE-BOARD-SEED-NUMBER.lp.",
)
@click.option("--force", "is_forced", is_flag=True, help="Overwrite existing files.")
@options.to_option
@options.constants_option
@options.text_display
def command(
    puzzle: str,
    board: str,
    choices: dict[str, Any],
    reading: options.Reading,
    limits: Limits,
    folder: Path | None,
    is_forced: bool,
    to: str | None,
    constants: Mapping[str, str],
    display: options.Display,
) -> None:
    """Make puzzles with exactly one answer.

    BOARD is a size, as in 17x17 (rows x columns), or an instance whose clues are replaced and whose
    other facts, as regions or cages, are kept: a name, a file, a link, FILE.json#NAME; - is
    standard input. The same seed makes the same puzzles.

    \b
    Examples:
      pylogic generate kuromasu 17x17 --seed 7
      pylogic generate sudoku 9x9 -n 20 --symmetry rotational --difficulty easy --output new
      pylogic generate kuromasu 9x9 -n 1000 --jobs 2 --to range
      pylogic generate sudoku begun.lp --complete
    """
    count = choices["count"]
    if limits.timeout is None:
        seconds = options.PATIENT * count
        limits = limits._replace(timeout=seconds, deadline=time.monotonic() + seconds)
    choices["seed"] = secrets.randbelow(10**6) if choices["seed"] is None else choices["seed"]
    choices["jobs"] = choices["jobs"] or min(count, os.cpu_count() or 1)
    loaded, pen = options.load(puzzle, limits), Pen(display)
    ending = formats.lookup(sources.format_of(loaded.encoding, to)).ending if to else ".lp"
    begin = f"{loaded.encoding.name}-{_file_name_part(board)}-{choices['seed']}-"
    piped = options.read_text(loaded, board, reading, limits) if board == "-" else None
    puzzles = loaded.generate(
        piped or board,
        **choices,
        **reading.keywords,
        constants=constants,
        on_remarks=output.print_remarks,
    )
    if folder is not None:
        existing = output.make_folder(folder)
        names = (f"{begin}{number}{ending}" for number in range(1, count + 1))
        collision = next((name for name in names if name in existing), None)
        if collision is not None and not is_forced:
            raise OptionError(f"{folder / collision}: file exists; --force writes over it")
    stopped: StoppedError | None = None
    results: list[GeneratedPuzzle] = []
    with ProgressLine() as progress:
        progress.begin(count)
        try:
            for result in puzzles:
                with endings.printing():
                    if folder is not None:
                        text = _file_text(loaded, result, to, pen)
                        output.write(folder / f"{begin}{result.number}{ending}", text)
                    elif not display.as_json:
                        progress.clear()
                        if to:
                            click.echo(_file_text(loaded, result, to, pen), nl=False)
                        else:
                            for part in result.parts():
                                pen.print_part(part)
                    results.append(result)
                    progress.advance()
        except StoppedError as error:
            stopped = error
    with endings.printing():
        if display.as_json:
            documents = [result.to_dict() for result in results]
            output.print_json({"puzzle": loaded.encoding.name, "puzzles": documents})
        where = "" if folder is None else f" in {folder}"
        end = f", {stopped.problems[0].text}" if stopped else ""
        words = f"{len(results)} of {count} puzzles of seed {choices['seed']}{where}{end}"
        click.echo(words, err=True)
    sys.exit(to_exit_code(stopped.interruption if stopped else None, bool(results) or None))


def _file_name_part(board: str) -> str:
    """Return a board's part of a file's name: size, instance or `stdin`, with _ for other signs."""
    path, _, entry = board.partition("#")
    name = "stdin" if path == "-" else entry or Path(path).stem
    return re.sub(r"[^\w.]+", "_", name)[:_LONGEST_NAME]


def _file_text(puzzle: Puzzle, result: GeneratedPuzzle, to: str | None, pen: Pen) -> str:
    """Return a puzzle in the format `to`; without one its facts, drawn in comments if possible."""
    if to is not None:  # without limits it runs here: a child would cost more time
        free = replace(puzzle, limits=NO_LIMITS)
        return str(free.convert(result.instance, to, constants=result.constants))
    pictures = []
    if result.draw is not None:
        board = pen.draw(partial(result.draw, result.instance))
        solution = pen.draw(partial(result.draw, result.solution))
        pictures = [] if board is None else [str(board)]
        pictures += [] if solution is None else [f"Solution:\n{solution}"]
    return result.file(puzzle.encoding.title, pictures)
