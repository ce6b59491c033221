"""pylogic generate: random puzzles with one answer, to the terminal or into a folder."""

from __future__ import annotations

import os
import re
import secrets
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import click

from pylogic import formats
from pylogic.cli import completion, endings, options, output, places
from pylogic.cli.output import Pen, ProgressLine
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import OptionError, Problem, StoppedError, exit_code
from pylogic.formats import sources
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import MOST_JOBS, NO_LIMITS, Limits

_LONGEST_NAME = 60
"""Most characters of a board in names of files, which must be shorter than links are."""


def _parse_range(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Any:
    """Return the ends of N..M, N.. (None above), ..M (0 below) or N as a pair; else the text."""
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
@click.argument("more", nargs=-1, metavar="[PUZZLE BOARD]...")
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
    more: tuple[str, ...],
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
    standard input. The same seed makes the same puzzles. Further pairs PUZZLE BOARD get as many
    puzzles, in the same way.

    \b
    Examples:
      pylogic generate kuromasu 17x17 --seed 7
      pylogic generate sudoku 9x9 -n 20 --symmetry rotational --difficulty easy --output new
      pylogic generate kuromasu 9x9 -n 1000 --jobs 2 --to range
      pylogic generate kuromasu 9x9 takuzu 8x8 sudoku 9x9 -n 5 --output new
      pylogic generate sudoku begun.lp --complete
    """
    if len(more) % 2:
        raise OptionError(f"{more[-1]}: expected a size or an instance behind it, as in 9x9")
    count, pairs = choices["count"], [(puzzle, board), *zip(more[::2], more[1::2], strict=True)]
    if limits.timeout is None:
        seconds = options.PATIENT * count * len(pairs)
        limits = limits._replace(timeout=seconds, deadline=time.monotonic() + seconds)
    choices["seed"] = secrets.randbelow(10**6) if choices["seed"] is None else choices["seed"]
    choices["jobs"] = choices["jobs"] or min(count, os.cpu_count() or 1)
    existing = set() if folder is None else output.make_folder(folder)
    batches = []  # before the first puzzle is made, so that mistakes of any pair are said at once
    for name, board in pairs:
        loaded = options.load(name, limits)
        prefix = f"{loaded.encoding.name} {board}: " if more else ""
        ending = formats.lookup(sources.format_of(loaded.encoding, to)).ending if to else ".lp"
        begin = f"{loaded.encoding.name}-{_file_name_part(board)}-{choices['seed']}-"
        batch = _Batch(loaded, folder, (begin, ending), to, Pen(display), prefix)
        piped = options.read_text(loaded, board, reading, limits) if board == "-" else None
        puzzles = loaded.generate(
            piped or board,
            **choices,
            **reading.keywords,
            constants=constants,
            on_remarks=output.print_remarks,
        )
        files = (str(number).join(batch.names) for number in range(1, count + 1))
        collision = next((file for file in files if file in existing), None)
        if collision is not None and folder is not None and not is_forced:
            raise OptionError(f"{folder / collision}: file exists; --force writes over it")
        batches.append((batch, puzzles))
    stopped: StoppedError | None = None
    problems: list[Problem | str] = []
    with ProgressLine() as progress:
        progress.begin(count * len(batches))
        try:
            for batch, puzzles in batches:
                problems += batch.make(puzzles, progress)
        except StoppedError as error:
            stopped = error
    with endings.printing():
        if display.as_json:
            documents = [batch.to_dict() for batch, _ in batches]
            output.print_json(documents if more else documents[0])
        where = "" if folder is None else f" in {folder}"
        for batch, _ in batches:
            is_cut = stopped is not None and (len(batch.results) < count or not more)
            end = f", {stopped.problems[0].text}" if stopped and is_cut else ""
            words = f"{len(batch.results)} of {count} puzzles of seed {choices['seed']}"
            click.echo(f"{batch.prefix}{words}{where}{end}", err=True)
    if problems:
        raise OptionError(*problems)
    is_answered = stopped is None or any(batch.results for batch, _ in batches)
    sys.exit(exit_code(stopped.interruption if stopped else None, is_answered or None))


def _file_name_part(board: str) -> str:
    """Return the board's part of a file's name: its size, or its instance's name."""
    path, _, entry = board.partition("#")
    name = "stdin" if path == "-" else entry or Path(path).stem
    return re.sub(r"[^\w.]+", "_", name)[:_LONGEST_NAME]


@dataclass
class _Batch:
    """The puzzles made for one pair PUZZLE BOARD, and the files or lines that they go to."""

    puzzle: Puzzle
    folder: Path | None
    names: tuple[str, str]
    """The beginning and the end of the name of a file; a number stands between them."""
    to: str | None
    """The format of --to; None for facts, or boards on a terminal."""
    pen: Pen
    prefix: str
    """The pair, which begins messages if there are several pairs; else empty."""
    results: list[GeneratedPuzzle] = field(default_factory=list)

    def make(self, puzzles: Iterator[GeneratedPuzzle], progress: ProgressLine) -> Sequence[str]:
        """Make all puzzles, save or print each, and keep each in `results`.

        If there can be none, return the reasons, or raise OptionError if there are no other pairs;
        else
        return (). A limit or Ctrl-C raises StoppedError.
        """
        try:
            for result in puzzles:
                with endings.printing():
                    if self.folder is not None:
                        output.write(
                            self.folder / str(result.number).join(self.names), self.text(result)
                        )
                    elif not self.pen.display.as_json:
                        progress.clear()
                        self.print(result)
                    self.results.append(result)
                    progress.advance()
        except OptionError as error:
            if not self.prefix:
                raise
            return [f"{self.prefix}{problem.text}" for problem in error.problems]
        return ()

    def to_dict(self) -> dict[str, Any]:
        """Return the document that --json prints for the pair."""
        documents = [result.to_dict() for result in self.results]
        return {"puzzle": self.puzzle.encoding.name, "puzzles": documents}

    def text(self, result: GeneratedPuzzle) -> str:
        """Return a puzzle in the format of --to; without --to its facts, drawn in comments."""
        if self.to is not None:  # without limits it runs here: a child would cost more time
            free = replace(self.puzzle, limits=NO_LIMITS)
            return str(free.convert(result.instance, self.to, constants=result.constants))
        pictures = []
        if result.draw is not None:
            board = self.pen.draw(partial(result.draw, result.instance))
            solution = self.pen.draw(partial(result.draw, result.solution))
            pictures = [] if board is None else [str(board)]
            pictures += [] if solution is None else [f"Solution:\n{solution}"]
        return result.file(self.puzzle.encoding.title, pictures)

    def print(self, result: GeneratedPuzzle) -> None:
        """Print a puzzle in the format of --to; without --to its board and solution, or facts."""
        if self.to:
            click.echo(self.text(result), nl=False)
            return
        for part in result.parts():
            self.pen.print_part(part)
