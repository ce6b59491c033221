"""pylogic clues: the clues of a solution, all of them or some that leave it alone."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from pylogic.cli import completion, endings, options, output, places
from pylogic.cli.exits import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE
from pylogic.cli.output import ATOMS, FACTS, Pen, Words
from pylogic.clues.select import ALL, ARTICLE, FEWEST, MINIMAL, ClueSet
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import Limits
from pylogic.rules.parts import VIEW

if TYPE_CHECKING:
    from pylogic.draw.board import Board


_wanted = options.gather(
    "wanted",
    dict,
    click.option("--all", "selection", flag_value=ALL, help="All clues that the solution implies."),
    click.option("--article", "selection", flag_value=ARTICLE, help="The choice of the article."),
    click.option(
        "--minimal",
        "selection",
        flag_value=MINIMAL,
        default=True,
        help="One answer, and no clue can be removed.  [default]",
    ),
    click.option(
        "--fewest", "selection", flag_value=FEWEST, help="As few clues as possible, proved."
    ),
    *places.WISHED,
    places.symmetry("none", "none"),
    options.number("--seed", "Random order.", least=0, default=0),
)


@click.command("clues")
@options.puzzle_argument
@click.argument("board", shell_complete=completion.instances)
@_wanted
@options.reading
@options.to_option
@options.constants_option
@options.limits()
@options.display
def command(
    puzzle: str,
    board: str,
    wanted: Mapping[str, Any],
    reading: options.Reading,
    to: str | None,
    constants: Mapping[str, str],
    limits: Limits,
    display: options.Display,
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
    loaded = options.load(puzzle, limits)
    output.check_drawing(loaded, display)
    with Words() as line:

        def say(count: int, bound: int | None) -> None:
            needed = f", at least {bound} are needed" if bound else ""
            line.show(f"{count} clue{'s' * (count != 1)}{needed}")

        found = loaded.clues(
            options.text(loaded, board, reading, loaded.limits) or board,
            **reading.keywords,
            constants=constants,
            on_progress=say,
            **wanted,
        )
    pen = Pen(display)
    draw = partial(loaded.late.draw, found.instance, constants=found.constants)
    with endings.held():
        if found.missing:
            one = "one of several answers" if found.is_one_of_several else "one"
            words = f"the board is not complete: {one} with {found.missing} more atoms is taken"
            click.echo(f"pylogic: {words}", err=True)
        if display.as_json:
            output.print_json(found.to_dict())
        elif to:
            click.echo(
                str(loaded.late.convert(found.instance, to, constants=found.constants)), nl=False
            )
            click.echo(str(found), err=True)
        else:
            _print(loaded, found, pen, draw)
        pen.save(lambda: [draw()], loaded.encoding.title)
    sys.exit(_exit_code(found))


def _print(puzzle: Puzzle, found: ClueSet, pen: Pen, draw: Callable[[], Board]) -> None:
    if VIEW not in puzzle.encoding.parts or not pen.show(draw, FACTS):
        click.echo(found.facts)
    elif found.other is not None:
        click.echo("\nanother answer of these clues:")
        if not pen.show(partial(puzzle.late.board, found.other), ATOMS):
            click.echo(str(found.other))
    click.echo()
    click.echo(str(found))


def _exit_code(found: ClueSet) -> int:
    if found.interrupted == "user":
        return CTRL_C
    if found.is_unique:
        return ANSWERED
    return UNSOLVABLE if found.other is not None else LIMITED
