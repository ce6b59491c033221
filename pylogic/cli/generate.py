"""pylogic generate: random puzzles with one answer."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import click

from pylogic.cli import ANSWERED, CTRL_C, LIMITED, options, output
from pylogic.cli.progress import Puzzles
from pylogic.clues import derive
from pylogic.clues.generate import ANY, LEVELS, Made, Wish
from pylogic.errors import OptionError, StoppedError
from pylogic.formats import exchange
from pylogic.formats.mapping import row_by_row
from pylogic.puzzle import Puzzle, load
from pylogic.rules.instance import instance_from_text
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import unpack


@click.command("generate")
@click.argument("puzzle")
@click.argument("board")
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Makes the same puzzles.")
@click.option("-n", "--count", type=click.IntRange(min=1), default=1, metavar="N", help="How many.")
@click.option(
    "--symmetry",
    type=click.Choice(derive.SYMMETRIES),
    default="none",
    help="Symmetry of the cells with clues.  [default: none]",
)
@click.option("--clues", "wanted", metavar="N..M", help="From N to M clues.")
@click.option(
    "--difficulty", metavar="LEVEL", help="easy, medium, hard, or N..M: the largest explanation."
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), metavar="N", help="Processes.  [default: one a core]"
)
@click.option(
    "--timeout", type=click.FloatRange(min=0, min_open=True), metavar="S", help="Limit in seconds."
)
@click.option(
    "--output",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Write each puzzle into a file of facts there.",
)
@options.to_option
@options.constants_option
@click.option("--plain", is_flag=True, help="Draw without lines and colours: a row a line.")
@options.json_option
def command(
    puzzle: str,
    board: str,
    seed: int | None,
    count: int,
    symmetry: str,
    wanted: str | None,
    difficulty: str | None,
    jobs: int | None,
    timeout: float | None,
    folder: Path | None,
    to: str | None,
    constants: dict[str, str],
    plain: bool,
    as_json: bool,
) -> None:
    """Make puzzles with exactly one answer.

    BOARD is a size, as in 17x17 (rows x columns), or an instance whose other facts are kept and
    whose clues are replaced, as regions or sums need. The same seed makes the same puzzles.

    \b
    Examples:
      pylogic generate kuromasu 17x17 --seed 7
      pylogic generate sudoku 9x9 -n 20 --symmetry rotational --difficulty easy --output new
      pylogic generate kuromasu 9x9 -n 1000 --jobs 2 --to range
    """
    loaded = load(puzzle)
    hard = None if difficulty is None else _range(difficulty, LEVELS)
    wish = Wish(symmetry, _range(wanted, {}), hard)
    seed = secrets.randbelow(10**6) if seed is None else seed
    puzzles = loaded.generate(
        board,
        seed=seed,
        count=count,
        wish=wish,
        jobs=jobs or min(count, os.cpu_count() or 1),
        constants=constants,
        timeout=timeout,
    )
    values = {**exchange.frame(loaded.encoding, board).constants, **constants}
    if folder is not None:
        _make_folder(folder)
    made: list[Made] = []
    stopped: str | None = None
    with Puzzles(count) as bar:
        try:
            for one in puzzles:
                if folder is not None:
                    _save(folder, loaded, one, values)
                elif not as_json:
                    bar.hide(partial(_print, loaded, one, values, to, plain))
                made.append(one)
                bar.advance()
        except StoppedError as error:
            stopped = error.interruption
        except KeyboardInterrupt:  # while a puzzle was being printed
            stopped = "user"
    if as_json:
        output.print_json({"puzzle": loaded.encoding.name, "puzzles": list(map(_document, made))})
    words = f"{len(made)} of {count} puzzles of seed {seed}"
    if folder is not None:
        words += f" in {folder}"
    end = f", {output.STOPPED_BY[stopped]}" if stopped else ""
    click.echo(f"{words}{end}", err=True)
    sys.exit(CTRL_C if stopped == "user" else LIMITED if stopped and not made else ANSWERED)


def _range(text: str | None, names: dict[str, tuple[int, int]]) -> tuple[int, int]:
    """The range that a name or N..M means; N alone is N..N.

    Raises:
        OptionError: it is none.
    """
    if text is None:
        return ANY
    if text in names:
        return names[text]
    match = re.fullmatch(r"(\d{1,9})?(\.\.)?(\d{1,9})?", text)
    if not text or match is None or not (match[1] or match[3]):
        known = ", ".join(names)
        raise OptionError(f"{text!r}: expected {known + ' or ' if known else ''}N..M")
    low = int(match[1] or 0)
    high = int(match[3]) if match[3] else ANY[1] if match[2] else low
    if high < low:
        raise OptionError(f"{text!r}: {low} is more than {high}")
    return low, high


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{folder}: {error.strerror}") from None


def _title(made: Made) -> str:
    words = f"{made.clues} clues, {'minimal' if made.is_minimal else 'not minimal'}"
    for level, (low, high) in LEVELS.items():
        if made.difficulty is not None and low <= made.difficulty <= high:
            words += f", difficulty {made.difficulty} ({level})"
    return f"puzzle {made.number} of seed {made.seed}: {words}"


def _print(
    puzzle: Puzzle, made: Made, constants: Mapping[str, str], to: str | None, plain: bool
) -> None:
    instance = instance_from_text(made.facts)
    if to:
        symbols = [fact.symbol for fact in instance.facts]
        words = exchange.write(puzzle.encoding, symbols, to, constants, "<generated>")
        click.echo(words, nl=False)
        return
    click.echo(_title(made))
    if VIEW not in puzzle.encoding.parts:
        click.echo(made.facts)
        return
    facts = puzzle.check(instance, constants=constants).facts
    output.print_board(puzzle.draw(facts, constants), plain)
    click.echo("solution:")
    output.print_board(puzzle.draw(unpack(made.true), constants), plain)
    click.echo()


def _save(folder: Path, puzzle: Puzzle, made: Made, constants: Mapping[str, str]) -> None:
    """A file of facts, with the board and the solution in its comments."""
    lines = [f"{puzzle.encoding.title}, {_title(made)}", "Source: made by pylogic generate.", ""]
    if VIEW in puzzle.encoding.parts:
        facts = puzzle.check(instance_from_text(made.facts), constants=constants).facts
        lines += [*str(puzzle.draw(facts, constants)).splitlines(), "", "Solution:"]
        lines += str(puzzle.draw(unpack(made.true), constants)).splitlines()
    comments = "\n".join(f"% {line}".rstrip() for line in lines)
    written = row_by_row(fact.symbol for fact in instance_from_text(made.facts).facts)
    output.write(folder / f"{made.seed}-{made.number}.lp", f"{comments}\n\n{written}")


def _document(made: Made) -> dict[str, Any]:
    document = asdict(made)
    del document["true"]
    return {**document, "solution": [str(symbol) for symbol in unpack(made.solution)]}
