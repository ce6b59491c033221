"""pylogic show: draw an instance, or print what an encoding says of itself."""

from __future__ import annotations

import click

from pylogic.cli import arguments, options, output
from pylogic.cli.numbering import Numbers, ordered
from pylogic.cli.output import Pen
from pylogic.puzzle import Puzzle
from pylogic.rules import library
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.parts import VIEW

_NUMBERS = options.gather(
    "numbers",
    Numbers,
    options.list_option(
        "--order", "orders", "", "Number the clues: given, reversed, rows, ..., random:3 for 3."
    ),
    click.option(
        "--retries",
        metavar="ENGINE",
        help="Search in each order, and tint the clues by how often it comes back to them.",
    ),
    click.option(
        "--inferences",
        type=click.IntRange(1),
        metavar="N",
        help="Stop each search after N inferences.",
    ),
)


@click.command("show")
@options.target
@_NUMBERS
@options.display
def command(target: arguments.Target, numbers: Numbers, display: arguments.Display) -> None:
    """Draw an instance, or print the documentation of a puzzle's rules.

    \b
    Examples:
      pylogic show kuromasu
      pylogic show kuromasu inst43.lp
      pylogic show kuromasu inst43.lp --order reversed
      pylogic show kuromasu inst43.lp --order given,reversed --retries swipl:article
    """
    puzzle, instance = target.read()
    numbers.check(instance)
    if instance is NO_INSTANCE:
        _print_documentation(puzzle, display.as_json)
        return
    output.check_drawing(puzzle, display)
    output.print_remarks(puzzle.check(instance, constants=target.constants).remarks)
    found = ordered(puzzle, instance, target.constants, numbers)
    if display.as_json:
        orders = {"orders": [one.to_dict() for one in found]} if found else {}
        output.print_json({**instance.to_dict(), **orders})
    elif found or VIEW in puzzle.encoding.parts:
        boards = [one.board() for one in found] or [
            puzzle.late.draw(instance, constants=target.constants)
        ]
        board = boards[0].beside(boards[1:])
        output.echo(output.board_text(board, display.plain))
        Pen(display).save(lambda: [board], puzzle.encoding.title)
    else:
        _print_facts(puzzle, instance)


def _print_facts(puzzle: Puzzle, instance: Instance) -> None:
    path = puzzle.encoding.path
    click.echo(f"{path} has no view part and cannot draw; the facts are:", err=True)
    for symbol in instance.symbols:
        click.echo(f"{symbol}.")


def _print_documentation(puzzle: Puzzle, as_json: bool) -> None:
    encoding = puzzle.encoding
    document = {**encoding.to_dict(), "instances": list(library.instances(encoding.name))}
    if as_json:
        output.print_json(document)
        return
    click.echo(encoding.header)
    click.echo()
    for name in ("file", "aliases", "parts", "constants", "instances"):
        value = document[name]
        if isinstance(value, dict):
            value = [f"{constant}={default}" for constant, default in value.items()]
        words = value if isinstance(value, str) else ", ".join(value)
        click.echo(f"{name.capitalize()}: {words or 'none'}")
