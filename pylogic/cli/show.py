"""pylogic show: draw an instance, or print what an encoding says of itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import click

from pylogic.cli import options, output
from pylogic.cli.output import Pen
from pylogic.errors import OptionError, StoppedError, stopped_by
from pylogic.puzzle import Puzzle
from pylogic.rules import library
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.parts import VIEW
from pylogic.solving.orders import clue_facts, expanded
from pylogic.solving.outcome import Outcome

if TYPE_CHECKING:
    from pylogic.draw.board import Board

_LOST = "the counts are lost with it; --inferences N stops a search and keeps them"


@click.command("show")
@options.target
@options.list_option(
    "--order", "orders", "", "Number the clues: given, reversed, rows, ..., random:3 for 3."
)
@click.option(
    "--retries",
    metavar="ENGINE",
    help="Search in each order, and tint the clues by how often it comes back to them.",
)
@options.number("--inferences", "Stop each search after N inferences.")
@options.display
def command(
    target: options.Target,
    orders: list[str],
    retries: str | None,
    inferences: int | None,
    display: options.Display,
) -> None:
    """Draw an instance, or print the documentation of a puzzle's rules.

    \b
    Examples:
      pylogic show kuromasu
      pylogic show kuromasu inst43.lp
      pylogic show kuromasu inst43.lp --order reversed
      pylogic show kuromasu inst43.lp --order given,reversed --retries swipl:article
    """
    puzzle, instance = target.read()
    if orders and instance is NO_INSTANCE:
        raise OptionError("--order: name an instance whose clues are to be numbered")
    if retries and not orders:
        raise OptionError("--retries: say in which orders, as in --order given,reversed")
    if inferences and not retries:
        raise OptionError("--inferences limits a search: say of which engine by --retries")
    if instance is NO_INSTANCE:
        _print_documentation(puzzle, display.as_json)
        return
    output.check_drawing(puzzle, display)
    output.print_remarks(puzzle.check(instance, constants=target.constants).remarks)
    found = []
    for order in expanded(orders):
        one = _Ordered(puzzle, instance, target.constants, order)
        found.append(one.searched(retries, inferences) if retries else one)
    if display.as_json:
        told = {"orders": [one.to_dict() for one in found]} if found else {}
        output.print_json({**instance.to_dict(), **told})
    elif found or VIEW in puzzle.encoding.parts:
        boards = [one.board() for one in found] or [
            puzzle.late.draw(instance, constants=target.constants)
        ]
        board = boards[0].beside(boards[1:])
        output.echo(output.board_text(board, display.plain))
        Pen(display).save(lambda: [board], puzzle.encoding.title)
    else:
        path = puzzle.encoding.path
        output.echo(f"{path} has no view part and cannot draw; the facts are:", err=True)
        for symbol in instance.symbols:
            output.echo(f"{symbol}.")


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


@dataclass(frozen=True)
class _Ordered:
    """An instance with its clues in one order, and the outcome of a search, if there was one."""

    puzzle: Puzzle
    instance: Instance
    constants: Mapping[str, str]
    order: str
    outcome: Outcome | None = None

    def searched(self, engine: str, inferences: int | None) -> _Ordered:
        """The same, with the outcome of a search.

        Raises:
            OptionError: there is no such order, or the engine does not count.
            StoppedError: the search was cut short and its counts are lost.
        """
        outcome = self.puzzle.solve(
            self.instance,
            models=1,
            engine=engine,
            order=self.order,
            inferences=inferences,
            constants=self.constants,
        )
        if outcome.retries:
            return replace(self, outcome=outcome)
        if outcome.interrupted:
            if outcome.interrupted == "timeout":
                output.echo(_LOST, err=True)
            raise StoppedError(outcome.interrupted)
        words = "has not counted how often it came back to a clue: a twin counts that by"
        raise OptionError(f"{engine} {words} retry(Clue)")

    def board(self) -> Board:
        """The instance with a number beside each clue."""
        retries = None if self.outcome is None else self.outcome.retries
        board = self.puzzle.late.draw(
            self.instance, order=self.order, retries=retries, constants=self.constants
        )
        words = []
        if self.outcome is not None:  # rounded: another version of Prolog makes some more
            inferences = float(f"{self.outcome.statistics.inferences:.3g}")
            cut = self.outcome.interrupted
            words = [f"{inferences:,.0f} inferences" + (f", {stopped_by(cut)}" if cut else "")]
        frames = (replace(frame, captions=(*frame.captions, *words)) for frame in board.frames)
        return replace(board, frames=tuple(frames))

    def to_dict(self) -> dict[str, Any]:
        """Its clues in the order, and the outcome."""
        task = self.puzzle.task(self.instance, order=self.order, constants=self.constants)
        clues = clue_facts(task.encoding, task.instance)
        return {
            "order": self.order,
            "clues": [str(fact.symbol) for fact in clues],
            "outcome": self.outcome and self.outcome.to_dict(),
        }
