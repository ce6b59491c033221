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
from pylogic.cli.output import Bar, Pen
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import OptionError, Problem, StoppedError, exit_code
from pylogic.formats import sources
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import MOST_JOBS, NO_LIMITS, Limits

_LONGEST = 60
"""Characters of a board's name: a link may have more than a file's name."""


def _range(_ctx: click.Context, _param: click.Parameter, text: str | None) -> Any:
    """The ends of N..M, or of N alone; other texts may be names of levels."""
    match = re.fullmatch(r"([0-9]{1,9})?(\.\.)?([0-9]{1,9})?", text or "")
    if match is None or not (match[1] or match[3]):
        return text
    low = int(match[1] or 0)
    return low, int(match[3]) if match[3] else None if match[2] else low


_wanted = options.gather(
    "wanted",
    dict,
    options.number("--seed", "Makes the same puzzles.", least=0),
    options.number("-n --count", "How many.", default=1),
    click.option(
        "--complete",
        is_flag=True,
        help="Keep the clues of BOARD, and what it shows of the solution.",
    ),
    *places.WISHED,
    places.symmetry(None, "the usual one, by the rules"),
    places.PATTERN,
    click.option("--clues", metavar="N..M", callback=_range, help="From N to M clues."),
    click.option(
        "--difficulty",
        metavar="LEVEL",
        callback=_range,
        help="easy, medium, hard, or N..M: the cost of the costliest step.",
    ),
    click.option(
        "--technique", metavar="NAME", help="Some step takes it, as X-wing; of the part techniques."
    ),
    options.number("--best-of", "Make so many for each puzzle; keep the best by the part taste."),
    options.number("--jobs", "Processes.  [default: one a core]", most=MOST_JOBS),
    options.cluster_option,
)


@click.command("generate", cls=options.Verb)
@options.puzzle_argument
@click.argument("board", shell_complete=completion.instances)
@click.argument("more", nargs=-1, metavar="[PUZZLE BOARD]...")
@_wanted
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
@click.option("--force", "is_forced", is_flag=True, help="Write over files that are there.")
@options.to_option
@options.constants_option
@options.text_display
def command(
    puzzle: str,
    board: str,
    more: tuple[str, ...],
    wanted: dict[str, Any],
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
    count, pairs = wanted["count"], [(puzzle, board), *zip(more[::2], more[1::2], strict=True)]
    if limits.timeout is None:
        seconds = options.PATIENT * count * len(pairs)
        limits = limits._replace(timeout=seconds, deadline=time.monotonic() + seconds)
    wanted["seed"] = secrets.randbelow(10**6) if wanted["seed"] is None else wanted["seed"]
    wanted["jobs"] = wanted["jobs"] or min(count, os.cpu_count() or 1)
    there = set() if folder is None else output.make_folder(folder)
    kinds = []  # of all, so that what cannot be made is said before anything is
    for name, on in pairs:
        loaded = options.load(name, limits)
        prefix = f"{loaded.encoding.name} {on}: " if more else ""
        ending = formats.named(sources.format_of(loaded.encoding, to)).ending if to else ".lp"
        begin = f"{loaded.encoding.name}-{_name(on)}-{wanted['seed']}-"
        kind = _Kind(loaded, folder, (begin, ending), to, Pen(display), prefix)
        shown = options.text(loaded, on, reading, limits) if on == "-" else None
        puzzles = loaded.generate(
            shown or on,
            **wanted,
            **reading.keywords,
            constants=constants,
            on_remarks=output.print_remarks,
        )
        files = (str(number).join(kind.names) for number in range(1, count + 1))
        taken = next((file for file in files if file in there), None)
        if taken is not None and folder is not None and not is_forced:
            raise OptionError(f"{folder / taken}: file exists; --force writes over it")
        kinds.append((kind, puzzles))
    stopped: StoppedError | None = None
    problems: list[Problem | str] = []
    with Bar(count * len(kinds), is_shown=count > 1 or bool(more)) as bar:
        try:
            for kind, puzzles in kinds:
                problems += kind.make(puzzles, bar)
        except StoppedError as error:
            stopped = error
    with endings.printing():
        if display.as_json:
            documents = [kind.to_dict() for kind, _ in kinds]
            output.print_json(documents if more else documents[0])
        where = "" if folder is None else f" in {folder}"
        for kind, _ in kinds:
            is_cut = stopped is not None and (len(kind.made) < count or not more)
            end = f", {stopped.problems[0].text}" if stopped and is_cut else ""
            words = f"{len(kind.made)} of {count} puzzles of seed {wanted['seed']}"
            click.echo(f"{kind.prefix}{words}{where}{end}", err=True)
    if problems:
        raise OptionError(*problems)
    is_answered = stopped is None or any(kind.made for kind, _ in kinds)
    sys.exit(exit_code(stopped.interruption if stopped else None, is_answered or None))


def _name(board: str) -> str:
    """The board in names of files: a size, or the name of an instance."""
    path, _, entry = board.partition("#")
    name = "stdin" if path == "-" else entry or Path(path).stem
    return re.sub(r"[^\w.]+", "_", name)[:_LONGEST]


@dataclass
class _Kind:
    """The puzzles that are made of one kind, and where they go: files in a folder, or lines."""

    puzzle: Puzzle
    folder: Path | None
    names: tuple[str, str]
    """The beginning and the end of the name of a file; a number stands between them."""
    to: str | None
    """The format that is written."""
    pen: Pen
    prefix: str
    """The beginning of messages where there are several kinds."""
    made: list[GeneratedPuzzle] = field(default_factory=list)

    def make(self, puzzles: Iterator[GeneratedPuzzle], bar: Bar) -> Sequence[str]:
        """Make puzzles, and save or print each; returns why one of several kinds cannot be made.

        Raises:
            StoppedError: a limit or Ctrl-C came first.
            OptionError: there is no such puzzle, and no other kind.
        """
        try:
            for one in puzzles:
                with endings.printing():
                    if self.folder is not None:
                        output.write(self.folder / str(one.number).join(self.names), self.text(one))
                    elif not self.pen.display.as_json:
                        bar.hide(partial(self.print, one))
                    self.made.append(one)
                    bar.advance()
        except OptionError as error:
            if not self.prefix:
                raise
            return [f"{self.prefix}{problem.text}" for problem in error.problems]
        return ()

    def to_dict(self) -> dict[str, Any]:
        """The document that --json prints."""
        documents = [one.to_dict() for one in self.made]
        return {"puzzle": self.puzzle.encoding.name, "puzzles": documents}

    def text(self, made: GeneratedPuzzle) -> str:
        """The text of a puzzle in the format; or its facts, below what they draw in comments."""
        if self.to is not None:  # here: a child for each would cost more than it does
            free = replace(self.puzzle, limits=NO_LIMITS)
            return str(free.convert(made.instance, self.to, constants=made.constants))
        pictures = []
        if made.draw is not None:
            board = self.pen.draw(partial(made.draw, made.instance))
            solution = self.pen.draw(partial(made.draw, made.solution))
            pictures = [] if board is None else [str(board)]
            pictures += [] if solution is None else [f"Solution:\n{solution}"]
        return made.file(self.puzzle.encoding.title, pictures)

    def print(self, made: GeneratedPuzzle) -> None:
        """Print a puzzle in the format; or with its solution, as facts where nothing draws it."""
        if self.to:
            click.echo(self.text(made), nl=False)
            return
        for part in made.parts():
            self.pen.show(part)
