"""Clues numbered in orders, side by side, or tinted by what a search in each of them did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from pylogic.cli import output
from pylogic.errors import OptionError, StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.solving import orders
from pylogic.solving.outcome import Outcome, stopped_by

if TYPE_CHECKING:
    from pylogic.draw.board import Board

_LOST = "the counts are lost with it; --inferences N stops a search and keeps them"


class Numbers(NamedTuple):
    """The orders, and the engine whose searches in them are told."""

    orders: list[str]
    retries: str | None
    inferences: int | None

    def check(self, instance: Instance) -> None:
        """Whether they go together, and with an instance.

        Raises:
            OptionError: they do not.
        """
        if self.orders and instance is NO_INSTANCE:
            raise OptionError("--order: name an instance whose clues are to be numbered")
        if self.retries and not self.orders:
            raise OptionError("--retries: say in which orders, as in --order given,reversed")
        if self.inferences and not self.retries:
            raise OptionError("--inferences limits a search: say of which engine by --retries")


@dataclass(frozen=True)
class Ordered:
    """An instance in one order, and how the search in it ended, if there was one."""

    puzzle: Puzzle
    instance: Instance
    constants: Mapping[str, str]
    order: str
    outcome: Outcome | None

    def board(self) -> Board:
        """The instance with a number beside each clue."""
        retries = None if self.outcome is None else self.outcome.retries
        board = self.puzzle.late.draw(
            self.instance, order=self.order, retries=retries, constants=self.constants
        )
        words = [] if self.outcome is None else [_told(self.outcome)]
        frames = (replace(frame, captions=(*frame.captions, *words)) for frame in board.frames)
        return replace(board, frames=tuple(frames))

    def to_dict(self) -> dict[str, Any]:
        """Its clues in the order, and the outcome."""
        task = self.puzzle.task(self.instance, order=self.order, constants=self.constants)
        clues = orders.clue_facts(task.encoding, task.instance)
        return {
            "order": self.order,
            "clues": [str(fact.symbol) for fact in clues],
            "outcome": self.outcome and self.outcome.to_dict(),
        }


def ordered(
    puzzle: Puzzle, instance: Instance, constants: Mapping[str, str], numbers: Numbers
) -> list[Ordered]:
    """The instance in each of the orders, searched if that is asked for.

    Raises:
        OptionError: there is no such order, or the engine does not count.
        StoppedError: a search was cut short and its counts are lost.
    """
    found = []
    for order in orders.expanded(numbers.orders):
        outcome = (
            _searched(puzzle, instance, constants, numbers, order) if numbers.retries else None
        )
        found.append(Ordered(puzzle, instance, constants, order, outcome))
    return found


def _searched(
    puzzle: Puzzle, instance: Instance, constants: Mapping[str, str], numbers: Numbers, order: str
) -> Outcome:
    engine = str(numbers.retries)
    outcome = puzzle.solve(
        instance,
        models=1,
        engine=engine,
        order=order,
        inferences=numbers.inferences,
        constants=constants,
    )
    if outcome.retries:
        return outcome
    if outcome.interrupted:
        if outcome.interrupted == "timeout":
            output.echo(_LOST, err=True)
        raise StoppedError(outcome.interrupted)
    words = "has not counted how often it came back to a clue: a twin counts that by retry(Clue)"
    raise OptionError(f"{engine} {words}")


def _told(outcome: Outcome) -> str:
    rounded = float(f"{outcome.statistics.inferences:.3g}")  # another version makes some more
    inferences = f"{rounded:,.0f} inferences"
    end = outcome.interrupted and stopped_by(outcome.interrupted)
    return f"{inferences}, {end}" if end else inferences
