"""pylogic generate: random puzzles with one answer, to the terminal or into a folder."""

from __future__ import annotations

import os
import re
import secrets
import sys
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
from pylogic.formats.sources import Text
from pylogic.puzzle import Puzzle
from pylogic.rules import constraints
from pylogic.rules.limits import MOST_JOBS, NO_LIMITS, Limits

_LONGEST = 60
"""Characters of a board's name: a link may have more than a file's name."""


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
    click.option("--clues", metavar="N..M", help="From N to M clues."),
    click.option(
        "--difficulty",
        metavar="LEVEL",
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
    limits = options.within(limits, options.PATIENT * wanted["count"] * (1 + len(more) // 2))
    seed = secrets.randbelow(10**6) if wanted["seed"] is None else wanted["seed"]
    keywords = {**wanted, **reading.keywords, "seed": seed, "clues": _range(wanted["clues"])}
    pen = Pen(display)
    works = []  # of all, so that what cannot be made is said before anything is
    for name, on in ((puzzle, board), *zip(more[::2], more[1::2], strict=True)):
        loaded = options.load(name, limits)
        prefix = f"{loaded.encoding.name} {on}: " if more else ""
        work = _Work(loaded, on, folder, to, pen, prefix)
        work.check_files(seed, wanted["count"], is_forced=is_forced)
        text = options.text(loaded, on, reading, limits) if on == "-" else None
        works.append((work, _puzzles(loaded, text or on, keywords, constants)))
    stopped: StoppedError | None = None
    problems: list[Problem | str] = []
    with Bar(wanted["count"] * len(works), is_shown=wanted["count"] > 1 or bool(more)) as bar:
        try:
            for work, puzzles in works:
                problems += work.do(puzzles, bar)
        except StoppedError as error:
            stopped = error
    with endings.printing():
        if display.as_json:
            documents = [work.to_dict() for work, _ in works]
            output.print_json(documents if more else documents[0])
        end = f", {stopped.problems[0].text}" if stopped else ""
        for work, _ in works:
            words = f"{len(work.made)} of {wanted['count']} puzzles of seed {seed}"
            if folder is not None:
                words += f" in {folder}"
            is_cut = len(work.made) < wanted["count"]
            click.echo(f"{work.prefix}{words}{end if is_cut or not more else ''}", err=True)
    if problems:
        raise OptionError(*problems)
    is_answered = stopped is None or any(work.made for work, _ in works)
    sys.exit(exit_code(stopped.interruption if stopped else None, is_answered or None))


def _puzzles(
    puzzle: Puzzle, board: str | Text, wanted: Mapping[str, Any], constants: Mapping[str, str]
) -> Iterator[GeneratedPuzzle]:
    """The puzzles of one kind, of which none is made yet."""
    levels, level = constraints.levels(puzzle.encoding), wanted["difficulty"]
    given = {
        "difficulty": level if level in levels else _range(level, f"{', '.join(levels)} or "),
        "jobs": wanted["jobs"] or min(wanted["count"], os.cpu_count() or 1),
        "on_remarks": output.print_remarks,
    }
    return puzzle.generate(board, constants=constants, **{**wanted, **given})


def _range(text: str | None, names: str = "") -> tuple[int, int | None] | None:
    """The two ends of a text N..M, each of which may be missing; N alone is N..N.

    Raises:
        OptionError: it is none.
    """
    if text is None:
        return None
    match = re.fullmatch(r"([0-9]{1,9})?(\.\.)?([0-9]{1,9})?", text)
    if not text or match is None or not (match[1] or match[3]):
        raise OptionError(f"{text!r}: expected {names}N..M")
    low = int(match[1] or 0)
    high = int(match[3]) if match[3] else None if match[2] else low
    if high is not None and high < low:
        raise OptionError(f"{text!r}: {low} is more than {high}")
    return low, high


@dataclass
class _Work:
    """The puzzles that are made of one kind, and where they go: files in a folder, or lines."""

    puzzle: Puzzle
    board: str
    folder: Path | None
    """It gets a file for each puzzle: PUZZLE-BOARD-SEED-NUMBER."""
    to: str | None
    """The format that is written."""
    pen: Pen
    prefix: str
    """The beginning of messages where there are several kinds."""
    made: list[GeneratedPuzzle] = field(default_factory=list)

    def check_files(self, seed: int, count: int, *, is_forced: bool) -> None:
        """Make the folder, if no file that is to be written is there yet.

        Raises:
            OptionError: one is, or there can be no such folder, or no such format.
        """
        if self.folder is None:
            return
        known = output.make_folder(self.folder)
        names = (self._file(seed, number) for number in range(1, count + 1))
        taken = next((name for name in names if name in known), None)
        if taken is not None and not is_forced:
            raise OptionError(f"{self.folder / taken}: file exists; --force writes over it")

    def do(self, puzzles: Iterator[GeneratedPuzzle], bar: Bar) -> Sequence[str]:
        """Make them, and save or print each; returns why one of several kinds cannot be made.

        Raises:
            StoppedError: a limit or Ctrl-C came first.
            OptionError: there is no such puzzle, and no other kind.
        """
        try:
            for one in puzzles:
                with endings.printing():
                    if self.folder is not None:
                        name = self._file(one.seed, one.number)
                        output.write(self.folder / name, self._text(one))
                    elif not self.pen.display.as_json:
                        bar.hide(partial(self._print, one))
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

    def _file(self, seed: int, number: int) -> str:
        extension = ".lp"
        if self.to is not None:
            wanted = sources.format_of(self.puzzle.encoding, self.to)
            extension = formats.named(wanted).ending
        path, _, entry = self.board.partition("#")
        board = "stdin" if path == "-" else entry or Path(path).stem
        board = re.sub(r"[^\w.]+", "_", board)[:_LONGEST]
        return f"{self.puzzle.encoding.name}-{board}-{seed}-{number}{extension}"

    def _text(self, made: GeneratedPuzzle) -> str:
        """The text of a puzzle in the format; or its facts, below what they draw in comments."""
        if self.to is not None:  # here: a child for each would cost more than it does
            free = replace(self.puzzle, limits=NO_LIMITS)
            return str(free.convert(made.instance, self.to, constants=made.constants))
        pictures = []
        if made.draw is not None:
            board = self.pen.draw(partial(made.draw, made.instance))
            solution = self.pen.draw(partial(made.draw, made.solution))
            pictures += [] if board is None else [str(board)]
            pictures += [] if solution is None else [f"Solution:\n{solution}"]
        return made.file(self.puzzle.encoding.title, pictures)

    def _print(self, made: GeneratedPuzzle) -> None:
        """Print a puzzle in the format; or with its solution, as facts where nothing draws it."""
        if self.to:
            click.echo(self._text(made), nl=False)
            return
        for part in made.parts():
            self.pen.show(part)
