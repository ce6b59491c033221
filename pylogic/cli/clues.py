"""pylogic clues: the clues of a solution, all of them or some that leave it alone."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import click

from pylogic.cli import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE, options, output
from pylogic.cli.progress import Words
from pylogic.clues import select, solution
from pylogic.clues.derive import SYMMETRIES
from pylogic.clues.select import ALL, ARTICLE, FEWEST, MINIMAL, Choice, Chosen
from pylogic.errors import OptionError
from pylogic.formats import exchange
from pylogic.puzzle import Puzzle, load
from pylogic.rules.instance import instance_from_text
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Place


@click.command("clues")
@click.argument("puzzle")
@click.argument("board")
@click.option("--all", "selection", flag_value=ALL, help="All clues that the solution implies.")
@click.option("--article", "selection", flag_value=ARTICLE, help="The choice of the article.")
@click.option(
    "--minimal",
    "selection",
    flag_value=MINIMAL,
    default=True,
    help="One answer, and no clue can be removed.  [default]",
)
@click.option("--fewest", "selection", flag_value=FEWEST, help="As few clues as possible, proved.")
@click.option("--keep", multiple=True, metavar="CELLS", help='Give these clues: "1,2 3,4".')
@click.option("--forbid", multiple=True, metavar="CELLS", help="Give no clues there.")
@click.option(
    "--symmetry",
    type=click.Choice(SYMMETRIES),
    default="none",
    help="Symmetry of the cells with clues.  [default: none]",
)
@click.option("--seed", type=click.IntRange(min=0), default=0, metavar="N", help="Random order.")
@options.format_option
@options.to_option
@options.constants_option
@options.limits_options
@options.drawing_options
@options.json_option
def command(
    puzzle: str,
    board: str,
    selection: str,
    keep: tuple[str, ...],
    forbid: tuple[str, ...],
    symmetry: str,
    seed: int,
    format_name: str | None,
    to: str | None,
    constants: dict[str, str],
    timeout: float | None,
    memory: int | None,
    plain: bool,
    svg: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Choose clues of a solution.

    BOARD is a solution, wholly or in part: a file with a board or with facts, or anything else
    that `pylogic convert` reads; - is standard input. It is checked against the rules first.

    \b
    Examples:
      pylogic clues kuromasu grid.txt
      pylogic clues kuromasu grid.txt --fewest --timeout 60
      pylogic clues kuromasu grid.txt --symmetry rotational --to kurodoko
    """
    loaded = load(puzzle)
    limits = options.limits(timeout, memory)
    words = Words()
    found = solution.read(loaded.encoding, _text(loaded, board, format_name), constants, limits)
    if found.missing:
        one = " of several answers" if found.others else ""
        message = f"the board is not complete: one{one} with {found.missing} more atoms is taken"
        click.echo(f"pylogic: {message}", err=True)
    choice = Choice(selection, _cells(keep), _cells(forbid), symmetry, seed)
    chosen = select.choose(found, choice, limits, lambda n, bound: words.show(_so_far(n, bound)))
    words.clear()
    if as_json:
        output.print_json(_document(loaded, chosen))
    else:
        _print(loaded, chosen, found, to, plain)
    instance = instance_from_text(chosen.facts)
    if svg or html:
        drawn = loaded.draw(loaded.check(instance, constants=found.task.constants).facts)
        output.save_boards([drawn], loaded.encoding.title, svg, html)
    sys.exit(_exit_code(chosen))


def _text(puzzle: Puzzle, board: str, format_name: str | None) -> exchange.Text:
    if board == "-":
        data = sys.stdin.buffer.read()
        return exchange.from_bytes(puzzle.encoding, data, "<stdin>", format_name)
    return exchange.shown(puzzle.encoding, board, format_name)


def _cells(texts: tuple[str, ...]) -> tuple[Place, ...]:
    """The cells of options like "1,2 3,4".

    Raises:
        OptionError: it is none.
    """
    cells = []
    for word in " ".join(texts).replace(";", " ").split():
        match = re.fullmatch(r"(\d{1,9}),(\d{1,9})", word)
        if match is None:
            raise OptionError(f"{word!r} is no cell: expected ROW,COLUMN")
        cells.append((int(match[1]), int(match[2])))
    return tuple(dict.fromkeys(cells))


def _so_far(count: int, bound: int | None) -> str:
    return f"{count} clues" + (f", at least {bound} are needed" if bound else "")


def _print(
    puzzle: Puzzle, chosen: Chosen, found: solution.Solution, to: str | None, plain: bool
) -> None:
    constants = found.task.constants
    if to:
        symbols = [fact.symbol for fact in instance_from_text(chosen.facts).facts]
        click.echo(exchange.write(puzzle.encoding, symbols, to, constants, "<clues>"), nl=False)
        click.echo(_summary(chosen), err=True)
        return
    if VIEW in puzzle.encoding.parts:
        drawn = puzzle.check(instance_from_text(chosen.facts), constants=constants).facts
        output.print_board(puzzle.draw(drawn, constants), plain)
        if chosen.other is not None:
            click.echo("\nanother answer of these clues:")
            output.print_board(puzzle.board(chosen.other), plain)
    else:
        click.echo(chosen.facts)
    click.echo()
    click.echo(_summary(chosen))


def _summary(chosen: Chosen) -> str:
    words = [f"{len(chosen.clues)} of {chosen.every} clues"]
    if chosen.other is not None:
        words.append("more than one answer")
        if len(chosen.clues) == chosen.every:
            words[-1] = "no set of clues of this solution has one answer"
    elif chosen.is_unique:
        words.append("one answer")
    else:
        words.append("not proved to have one answer")
    if chosen.is_fewest:
        words.append("no set of fewer has one")
    elif chosen.is_minimal:
        words.append("none can be removed")
    if chosen.bound and not chosen.is_fewest:
        words.append(f"at least {chosen.bound} are needed")
    if chosen.interrupted:
        words.append(output.STOPPED_BY[chosen.interrupted])
    return ", ".join(words)


def _document(puzzle: Puzzle, chosen: Chosen) -> dict[str, Any]:
    return {
        "puzzle": puzzle.encoding.name,
        "facts": chosen.facts,
        "clues": [str(symbol) for symbol in chosen.clues],
        "count": len(chosen.clues),
        "every": chosen.every,
        "unique": chosen.is_unique,
        "minimal": chosen.is_minimal,
        "fewest": chosen.is_fewest,
        "bound": chosen.bound,
        "other": [str(symbol) for symbol in chosen.other.symbols] if chosen.other else None,
        "interrupted": chosen.interrupted,
    }


def _exit_code(chosen: Chosen) -> int:
    if chosen.interrupted == "user":
        return CTRL_C
    if chosen.is_unique:
        return ANSWERED
    return UNSOLVABLE if chosen.other is not None else LIMITED
