"""pylogic show: draw an instance, or print the documentation of rules."""

from __future__ import annotations

import click

from pylogic.cli import options, output
from pylogic.draw import view
from pylogic.errors import OptionError
from pylogic.rules import library
from pylogic.rules.encoding import GIVEN
from pylogic.rules.instance import NO_INSTANCE
from pylogic.rules.parts import VIEW
from pylogic.solving.orders import expand_orders, find_clue_facts


@click.command("show")
@options.target()
@options.list_option(
    "--order", "orders", "", "Number the clues: given, reversed, rows, ..., random:3 for 3."
)
@output.display
def command(target: options.Target, orders: list[str], display: output.Display) -> None:
    """Draw an instance, or print the documentation of a puzzle's rules.

    \b
    Examples:
      pylogic show kuromasu
      pylogic show kuromasu inst43.lp
      pylogic show kuromasu inst43.lp --order reversed
    """
    puzzle, instance = target.read()
    if instance is NO_INSTANCE:
        if orders or display.svg or display.html:
            raise OptionError("--order, --svg, --html: name an instance that is to be drawn")
        encoding = puzzle.encoding
        document = {**encoding.to_dict(), "instances": list(library.instances(encoding.name))}
        if display.as_json:
            output.print_json(document)
            return
        output.echo(f"{encoding.header}\n")
        document["constants"] = [f"{name}={value}" for name, value in document["constants"].items()]
        document["file"] = [document["file"]]
        for name in ("file", "aliases", "parts", "constants", "instances"):
            words = ", ".join(document[name])
            output.echo(f"{name.capitalize()}: {words or 'none'}")
        return
    display.check(puzzle)
    names, constants = expand_orders(orders), target.constants
    tasks = [puzzle.task(instance, order=order, constants=constants) for order in names or (GIVEN,)]
    if display.as_json or VIEW not in puzzle.encoding.parts:
        output.print_remarks(puzzle.check(instance, constants=constants).remarks)
    if display.as_json:
        clues = ([str(c.symbol) for c in find_clue_facts(t.encoding, t.instance)] for t in tasks)
        documents = [{"order": name, "clues": own} for name, own in zip(names, clues, strict=False)]
        output.print_json({**instance.to_dict(), **({"orders": documents} if names else {})})
    elif names or VIEW in puzzle.encoding.parts:
        drawings = [view.draw_instance(task, puzzle.limits) for task in tasks]
        output.print_remarks(drawings[0][1])
        boards = [board for board, _ in drawings]
        if names:
            numbered = zip(boards, tasks, names, strict=True)
            boards = [view.number_clues(*drawing) for drawing in numbered]
        side_by_side = boards[0].beside(boards[1:])
        output.echo(output.board_text(side_by_side, display.plain))
        if display.svg or display.html:
            display.write_boards(boards, puzzle.encoding.title)
    else:
        path = puzzle.encoding.path
        output.echo(f"{path} has no view part and cannot draw; the facts are:", err=True)
        output.echo("\n".join(f"{symbol}." for symbol in instance.symbols))
