"""pylogic generate: random puzzles with one answer."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import click

from pylogic.cli import arguments, interrupts, options, output
from pylogic.cli.codes import ANSWERED, CTRL_C, LIMITED
from pylogic.cli.made import Folder, Printer
from pylogic.cli.output import Pen
from pylogic.cli.progress import Puzzles
from pylogic.clues.derive import SYMMETRIES
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import OptionError, StoppedError
from pylogic.rules import techniques
from pylogic.rules.limits import Limits
from pylogic.rules.techniques import Levels
from pylogic.solving.outcome import stopped_by


class Wanted(NamedTuple):
    """Which puzzles are wanted, and how many processes make them."""

    seed: int | None
    number: int
    symmetry: str
    clues: str | None
    difficulty: str | None
    jobs: int | None
    executor: str | None

    def keywords(self, levels: Levels) -> dict[str, Any]:
        """As keywords of Puzzle.generate, where difficulties have such names."""
        is_level = self.difficulty in levels
        names = f"{', '.join(levels)} or "
        return {
            "seed": secrets.randbelow(10**6) if self.seed is None else self.seed,
            "count": self.number,
            "symmetry": self.symmetry,
            "clues": _range(self.clues),
            "difficulty": self.difficulty if is_level else _range(self.difficulty, names),
            "jobs": self.jobs or min(self.number, os.cpu_count() or 1),
            "executor": self.executor,
        }


_wanted = options.gather(
    "wanted",
    Wanted,
    click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Makes the same puzzles."),
    click.option(
        "-n",
        "--count",
        "number",
        type=click.IntRange(min=1),
        default=1,
        metavar="N",
        help="How many.",
    ),
    click.option(
        "--symmetry",
        type=click.Choice(SYMMETRIES),
        default="none",
        help="Symmetry of the cells with clues.  [default: none]",
    ),
    click.option("--clues", metavar="N..M", help="From N to M clues."),
    click.option(
        "--difficulty",
        metavar="LEVEL",
        help="easy, medium, hard, or N..M: the cost of the costliest step.",
    ),
    click.option(
        "--jobs", type=click.IntRange(1, 256), metavar="N", help="Processes.  [default: one a core]"
    ),
    options.cluster_option,
)


@click.command("generate")
@click.argument("puzzle")
@click.argument("board")
@_wanted
@options.reading
@options.limits()
@click.option(
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
    wanted: Wanted,
    reading: arguments.Reading,
    limits: Limits,
    folder: Path | None,
    is_forced: bool,
    to: str | None,
    constants: Mapping[str, str],
    display: arguments.Display,
) -> None:
    """Make puzzles with exactly one answer.

    BOARD is a size, as in 17x17 (rows x columns), or an instance whose clues are replaced and whose
    other facts, as regions or cages, are kept: a name, a file, a link, FILE.json#NAME. The same
    seed makes the same puzzles.

    \b
    Examples:
      pylogic generate kuromasu 17x17 --seed 7
      pylogic generate sudoku 9x9 -n 20 --symmetry rotational --difficulty easy --output new
      pylogic generate kuromasu 9x9 -n 1000 --jobs 2 --to range
    """
    loaded = arguments.load(puzzle, limits)
    keywords = wanted.keywords(techniques.levels(loaded.encoding))
    seed, pen = keywords["seed"], Pen(display)
    target = None if folder is None else Folder(folder, loaded, board, to, pen)
    if target is not None:
        target.prepare(seed, wanted.number, is_forced=is_forced)
    keywords |= {**reading.keywords, "on_remarks": output.print_remarks}
    puzzles = loaded.generate(board, constants=constants, **keywords)
    printer = Printer(loaded, to, pen)
    made: list[GeneratedPuzzle] = []
    stopped: str | None = None
    with Puzzles(wanted.number) as bar:
        try:
            for one in puzzles:
                with interrupts.held():
                    if target is not None:
                        target.save(one)
                    elif not display.as_json:
                        bar.hide(partial(printer.print, one))
                    made.append(one)
                    bar.advance()
        except StoppedError as error:
            stopped = error.interruption
    with interrupts.held():
        if display.as_json:
            documents = [one.to_dict() for one in made]
            output.print_json({"puzzle": loaded.encoding.name, "puzzles": documents})
        words = f"{len(made)} of {wanted.number} puzzles of seed {seed}"
        if folder is not None:
            words += f" in {folder}"
        end = f", {stopped_by(stopped)}" if stopped else ""
        click.echo(f"{words}{end}", err=True)
    sys.exit(CTRL_C if stopped == "user" else LIMITED if stopped and not made else ANSWERED)


def _range(text: str | None, names: str = "") -> tuple[int, int | None] | None:
    """The range that N..M means, where one end may be missing; N alone is N..N.

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
