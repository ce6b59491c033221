"""pylogic generate: random puzzles with one answer, to the terminal or into a folder."""

from __future__ import annotations

import os
import re
import secrets
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from pylogic import formats
from pylogic.cli import endings, options, output
from pylogic.cli.clues import places
from pylogic.cli.output import Display, ProgressLine
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import StoppedError, to_exit_code
from pylogic.formats import exchange
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import MOST_JOBS, NO_LIMITS

_LONGEST_NAME = 60
"""Most characters of a board in names of files, which must be shorter than links are."""
_TIMEOUT = f"Stop after S seconds.  [default: {options.PATIENT:g} for each puzzle]"


def _parse_range(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Any:
    """Return N..M, N.. (M is None), ..M (N is 0) or N (twice) as a pair; else the text or None."""
    match = re.fullmatch(r"([0-9]{1,9})?(\.\.)?([0-9]{1,9})?", text or "")
    if match is None or not (match[1] or match[3]):
        return text
    low = int(match[1] or 0)
    return low, int(match[3]) if match[3] else None if match[2] else low


@click.command("generate", cls=options.Verb)
@options.number("--seed", "Seed of random choices.", least=0)
@options.number("-n --count", "Number of puzzles.", default=1)
@click.option(
    "--complete",
    is_flag=True,
    help="Keep the clues of BOARD, and what it shows of the solution.",
)
@places(None, "the usual one, by the rules")
@click.option(
    "--pattern",
    type=click.File(errors="replace"),
    callback=lambda _ctx, _param, file: file and file.read(),
    metavar="FILE",
    help="A picture of the board: # where a clue must stand, ? where one may, . where none may.",
)
@click.option("--clues", metavar="N..M", callback=_parse_range, help="Give from N to M clues.")
@click.option(
    "--difficulty",
    metavar="LEVEL",
    callback=_parse_range,
    help="easy, medium, hard, or N..M: the cost of the costliest step.",
)
@click.option(
    "--technique",
    metavar="NAME",
    help="Need a technique, as X-wing, of the part techniques.",
)
@options.number("--best-of", "Make N for each puzzle, and keep the best by the part taste.")
@options.number("--jobs", "Use N processes.  [default: one a core]", most=MOST_JOBS)
@options.cluster_option
@options.target("BOARD", options.limits(words=_TIMEOUT))
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
@output.text_display
def command(
    target: options.Target,
    folder: Path | None,
    is_forced: bool,
    to: str | None,
    display: Display,
    **choices: Any,
) -> int:
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
    (board,), count, limits = target.instances, choices["count"], target.limits
    if limits.timeout is None:
        seconds = options.PATIENT * count
        limits = limits._replace(timeout=seconds, deadline=time.monotonic() + seconds)
    choices["seed"] = secrets.randbelow(10**6) if choices["seed"] is None else choices["seed"]
    choices["jobs"] = choices["jobs"] or min(count, os.cpu_count() or 1)
    puzzle = options.load(target.puzzle, limits)
    piped = options.read_text(puzzle, board, target.reading, limits) if board == "-" else None
    puzzles = puzzle.generate(
        piped or board,
        **choices,
        **target.reading._asdict(),
        constants=target.constants,
        on_remarks=output.print_remarks,
    )
    ending = formats.lookup(exchange.resolve_format(puzzle.encoding, to)).ending if to else ".lp"
    path, _, entry = board.partition("#")
    name = re.sub(r"[^\w.]+", "_", "stdin" if path == "-" else entry or Path(path).stem)
    begin = f"{puzzle.encoding.name}-{name[:_LONGEST_NAME]}-{choices['seed']}-"
    files = [f"{begin}{number}{ending}" for number in range(1, count + 1)]
    if folder is not None:
        output.make_folder(folder, is_forced, files)
    stopped: StoppedError | None = None
    results: list[GeneratedPuzzle] = []
    with ProgressLine() as progress:
        progress.begin(count)
        try:
            for result in puzzles:
                with endings.printing():
                    if folder is not None:
                        text = _file_text(puzzle, result, to, display)
                        output.write(folder / files[result.number - 1], text)
                    elif not display.as_json:
                        progress.clear()
                        if to:
                            click.echo(_file_text(puzzle, result, to, display), nl=False)
                        else:
                            for part in result.parts():
                                display.print_part(part)
                    results.append(result)
                    progress.advance()
        except StoppedError as error:
            stopped = error
    with endings.printing():
        if display.as_json:
            documents = [result.to_dict() for result in results]
            output.print_json({"puzzle": puzzle.encoding.name, "puzzles": documents})
        where = "" if folder is None else f" in {folder}"
        end = f", {stopped.problems[0].text}" if stopped else ""
        words = f"{len(results)} of {count} puzzles of seed {choices['seed']}{where}{end}"
        output.echo(words, err=True)
    return to_exit_code(stopped.interruption if stopped else None, bool(results) or None)


def _file_text(puzzle: Puzzle, result: GeneratedPuzzle, to: str | None, display: Display) -> str:
    """Return a puzzle in the format `to`; without one its facts, drawn in comments if possible."""
    if to is not None:  # without limits it runs here: a child would cost more time
        free = replace(puzzle, limits=NO_LIMITS)
        return str(free.convert(result.instance, to, constants=result.constants))
    boards = display.draw(result.boards) or []
    pictures = [f"{name}{board}" for name, board in zip(("", "Solution:\n"), boards, strict=False)]
    return result.file(puzzle.encoding.title, pictures)
