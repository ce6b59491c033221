"""Whether a partly filled board can still be completed, and which rules it breaks already."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError
from pylogic.explain.broken import broken, plainest
from pylogic.explain.relaxation import mark_literals, relax
from pylogic.explain.text import Line, Teller
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols, pack, place_of, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.incremental import has_horizons
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import stopped_by
from pylogic.solving.process import run
from pylogic.solving.task import Task


@dataclass(frozen=True, repr=False)
class Judgement:
    """What is known of a partly filled board."""

    is_possible: bool | None
    """Whether some answer has all that it shows; None if that was not found out."""
    because: Symbols
    """The ground constraints that it breaks, however it is completed, the plainest first; perhaps
    not all of them."""
    interrupted: Interruption | None
    """What cut the search short."""
    teller: Teller = field(compare=False)
    """Says it."""

    @property
    def lines(self) -> list[Line]:
        """The broken rules in words, each with its place and cells."""
        return self.teller.lines(self.because)

    def to_dict(self) -> dict[str, Any]:
        """What is known, and the broken rules in words."""
        return {
            "possible": self.is_possible,
            "broken": [line.to_dict() for line in self.lines],
            "interrupted": self.interrupted,
        }

    def __str__(self) -> str:
        if self.is_possible is None:
            return f"{stopped_by(self.interrupted or 'user')}: it is not known"
        if self.is_possible:
            return "some answer has all that the board shows"
        rules = "; ".join(line.words for line in self.lines)
        return f"no answer has all that the board shows{': ' if rules else ''}{rules}"

    def __repr__(self) -> str:
        return f"<Judgement {self}>"


class _Possible(NamedTuple):
    """Whether some answer has all marks."""

    is_possible: bool


class _Broken(NamedTuple):
    """What is broken in any case, as a packed text."""

    packed: str


def judge(task: Task, marks: Sequence[Mark], limits: Limits) -> Judgement:
    """Judge what is known of the board of a task.

    Raises:
        OptionError: the marks are none of the task's, or its answers are plans.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    if has_horizons(task):
        raise OptionError(f"{task.encoding.path}: plans made of steps are not judged")
    possible: list[bool] = []
    broken: list[Symbols] = [()]

    def receive(message: _Possible | _Broken) -> None:
        if isinstance(message, _Possible):
            possible.append(message.is_possible)
        else:
            broken.append(unpack(message.packed))

    interruption = run(partial(_work, task, marks), limits, receive)
    is_possible = possible[0] if possible else None
    return Judgement(is_possible, broken[-1], interruption, Teller.within(task, limits))


def _work(task: Task, marks: Sequence[Mark], send: Send[_Possible | _Broken], brake: Brake) -> bool:
    switches = relax(task).switches
    brake.interrupt = switches.stop
    known = [
        (literal, place_of(clingo.parse_term(atom)))
        for (atom, _), literal in mark_literals(switches.control, marks)
    ]
    try:
        is_possible = (
            switches.core_of([*(x for x, _ in known), *switches.literals.values()]) is None
        )
        send(_Possible(is_possible))
        if not is_possible:
            clues = {
                x: place_of(symbol)
                for symbol, x in switches.literals.items()
                if not symbol.match(*BROKEN)
            }
            seen = clues | dict(known)
            found = plainest(switches, seen, broken(switches, list(seen)))
            send(_Broken(pack(one.constraint for one in found)))
    except CutShortError:
        return True
    return False
