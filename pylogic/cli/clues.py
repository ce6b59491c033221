"""pylogic clues: all clues of a solution, or a choice that has no other answer."""

from __future__ import annotations

import re
from typing import Any

import click

from pylogic.cli import options, output
from pylogic.cli.output import Display, ProgressLine
from pylogic.clues.select import ALL, ARTICLE, FEWEST, MINIMAL
from pylogic.errors import OptionError
from pylogic.rules.symbols import Place
from pylogic.rules.symmetry import SYMMETRIES


def _parse_cells(
    _ctx: click.Context, _param: click.Parameter, texts: tuple[str, ...]
) -> tuple[Place, ...]:
    """Return the cells of texts like "1,2 3,4" or "1,2;3,4"; raise OptionError at other words."""
    cells = []
    for word in " ".join(texts).replace(";", " ").split():
        match = re.fullmatch(r"([1-9][0-9]{0,8}),([1-9][0-9]{0,8})", word)
        if match is None:
            raise OptionError(f"{word!r} is no cell: expected ROW,COLUMN")
        cells.append((int(match[1]), int(match[2])))
    return tuple(cells)


def places(default: str | None, shown: str) -> options.Decorator:
    """Return the options --keep, --forbid and --symmetry; `shown` is the default in the help."""
    cells: dict[str, Any] = {"multiple": True, "callback": _parse_cells, "metavar": "CELLS"}
    return options.combine(
        click.option("--keep", **cells, help='Give these clues: "1,2 3,4".'),
        click.option("--forbid", **cells, help="Give no clues there."),
        click.option(
            "--symmetry",
            type=click.Choice(SYMMETRIES),
            default=default,
            help=f"Symmetry of the cells with clues.  [default: {shown}]",
        ),
    )


@click.command("clues")
@click.option("--all", "selection", flag_value=ALL, help="Give all clues of the solution.")
@click.option("--article", "selection", flag_value=ARTICLE, help="Choose as the article does.")
@click.option(
    "--minimal",
    "selection",
    flag_value=MINIMAL,
    default=True,
    help="Leave one answer, and no clue that could be removed.  [default]",
)
@click.option("--fewest", "selection", flag_value=FEWEST, help="Give the fewest clues, proved.")
@places("none", "none")
@options.number("--seed", "Seed of the random order.", least=0, default=0)
@options.target("BOARD")
@options.to_option
@output.display
def command(target: options.Target, to: str | None, display: Display, **choices: Any) -> int:
    """Choose clues of a solution.

    BOARD is a solution, wholly or in part: a file with a board or with facts, or anything else
    that `pylogic convert` reads; - is standard input. It must fit the rules.

    \b
    Examples:
      pylogic clues kuromasu grid.txt
      pylogic clues kuromasu grid.txt --fewest --timeout 60
      pylogic clues kuromasu grid.txt --symmetry rotational --to kurodoko
    """
    puzzle, (board,) = options.load(target.puzzle, target.limits), target.instances
    display.check(puzzle)
    with ProgressLine() as line:

        def show_count(count: int, bound: int | None) -> None:
            """Show the number of clues so far, and how many any choice needs, as progress."""
            needed = f", at least {bound} are needed" if bound else ""
            line.show(f"{count} clue{'s' * (count != 1)}{needed}")

        clue_set = puzzle.clues(
            options.read_text(puzzle, board, target.reading, target.limits) or board,
            **target.reading._asdict(),
            constants=target.constants,
            on_progress=show_count,
            **choices,
        )
    if clue_set.missing:
        answer = "one of several answers" if clue_set.is_one_of_several else "one"
        words = f"the board is not complete: {answer} with {clue_set.missing} more atoms is taken"
        output.echo(f"pylogic: {words}", err=True)
    parts = None
    if to and not display.as_json:
        text = puzzle.convert(clue_set.instance, to, constants=clue_set.constants)
        click.echo(str(text), nl=False)
        output.echo(str(clue_set), err=True)
        parts = ()
    return display.present(clue_set, puzzle.encoding.title, parts)
