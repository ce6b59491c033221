"""Judgement: whether a partly filled board can be completed, and which rules it breaks already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, stopped_by
from pylogic.explain.mus import shrink
from pylogic.explain.relaxation import Switches, mark_literals, relax
from pylogic.explain.text import Citation, Teller
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Symbols, pack, place_of, unpack
from pylogic.solving.child import CutShortError, Send
from pylogic.solving.process import run
from pylogic.solving.task import Task

_CLOSELY = 20
"""The number of constraints, those with the smallest cores, that are made minimal."""


@dataclass(frozen=True, repr=False)
class Judgement:
    """Whether a partly filled board can be completed, and the rules that it breaks."""

    is_possible: bool | None
    """Whether some answer has all that it shows; None if that was not found out."""
    because: Symbols
    """The ground constraints that it breaks, however it is completed, the plainest first; perhaps
    not all of them."""
    interrupted: Interruption | None
    """The reason why the search ended early."""
    teller: Teller = field(compare=False)
    """Says it."""

    @property
    def lines(self) -> list[Citation]:
        """The broken rules in words, each with its place and cells."""
        return self.teller.lines(self.because)

    def to_dict(self) -> dict[str, Any]:
        """Whether it can be completed, and the broken rules in words."""
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


class _Found(NamedTuple):
    """The judgement so far."""

    is_possible: bool
    """Whether some answer has all marks."""
    broken: str = ""
    """The constraints that every completion breaks, as a packed text, if they were found."""


def judge(task: Task, marks: Sequence[Mark], limits: Limits) -> Judgement:
    """Judge a partly filled board of a task.

    Raises:
        OptionError: the marks are none of the task's, or its answers are plans.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not judged")
    found: list[_Found] = []
    interruption = run(partial(_judge, task, marks), limits, found.append)
    is_possible = found[0].is_possible if found else None
    broken = unpack(found[-1].broken) if found and found[-1].broken else ()
    return Judgement(is_possible, broken, interruption, Teller.within(task, limits))


def _judge(task: Task, marks: Sequence[Mark], send: Send[_Found], brake: Cancellation) -> bool:
    """Send what is found; True if the search was cut short."""
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
        send(_Found(is_possible))
        if not is_possible:
            every = switches.literals.items()
            clues = {x: place_of(s) for s, x in every if x not in switches.constraints}
            seen = clues | dict(known)
            found = plainest(switches, seen, broken_constraints(switches, list(seen)))
            send(_Found(False, pack(one.constraint for one in found)))
    except CutShortError:
        return True
    return False


class BrokenRule(NamedTuple):
    """A ground constraint, and the known literals that it contradicts, none of them to spare."""

    constraint: clingo.Symbol
    known: tuple[int, ...]


def broken_constraints(switches: Switches, known: Sequence[int]) -> list[clingo.Symbol]:
    """The constraints that cannot be kept, each by itself.

    Raises:
        CutShortError: the search was interrupted.
    """
    found = refuted(switches, known, switches.constraints)
    return [switches.constraints[x] for x in found]


def refuted(switches: Switches, known: Sequence[int], literals: Iterable[int]) -> list[int]:
    """The literals that are false in all answers with the known ones.

    Raises:
        CutShortError: the search was interrupted.
    """
    found = []
    waiting = list(literals)
    while waiting:
        tried = waiting.pop()
        core, true = switches.decide([*known, tried], waiting)
        if core is not None:
            found.append(tried)
        waiting = [x for i, x in enumerate(waiting) if core is not None or not true >> i & 1]
    return found


def plainest(
    switches: Switches, known: Mapping[int, Place | None], constraints: Sequence[clingo.Symbol]
) -> list[BrokenRule]:
    """Broken constraints with the literals that they contradict, the plainest first.

    `known` are the literals of what is known, with their cells. Only the constraints that
    seem the plainest of many are looked at closely.

    Raises:
        CutShortError: the search was interrupted.
    """
    cores = {}
    for one in constraints:
        core = switches.core_of([switches.literals[one], *known])
        assert core is not None
        cores[one] = [x for x in known if x in core]
    ranked = sorted(sorted(constraints), key=lambda one: len(cores[one]))
    close = [_minimal(switches, one, cores[one]) for one in ranked[:_CLOSELY]]
    close.sort(key=lambda one: _extent(known, one.known))
    return [*close, *(BrokenRule(one, tuple(cores[one])) for one in ranked[_CLOSELY:])]


def seen_conflict(
    switches: Switches, known: Mapping[clingo.Symbol, Place | None]
) -> Symbols | None:
    """The plainest conflict of marks and clues with at most one constraint, if there is one.

    `known` are switches with their cells.

    Raises:
        CutShortError: the search was interrupted.
    """
    by_literal = {switches.literals[symbol]: symbol for symbol in known}
    alone = switches.core(known)
    if alone is not None:
        return tuple(sorted(shrink(alone, lambda on, rest: switches.core([*on, *rest]))))
    constraints = broken_constraints(switches, list(by_literal))
    if not constraints:
        return None
    places = {x: known[symbol] for x, symbol in by_literal.items()}
    found = plainest(switches, places, constraints)
    symbols = (found[0].constraint, *(by_literal[x] for x in found[0].known))
    return tuple(sorted(symbols))


def _minimal(switches: Switches, constraint: clingo.Symbol, known: Sequence[int]) -> BrokenRule:
    on = switches.literals[constraint]

    def find_core(needed: Sequence[int], others: Sequence[int]) -> set[int] | None:
        core = switches.core_of([on, *needed, *others])
        return None if core is None else set(core)

    return BrokenRule(constraint, tuple(shrink(known, find_core)))


def _extent(places: Mapping[int, Place | None], known: Sequence[int]) -> tuple[int, int]:
    """How many things somebody has to look at, and how far they are apart."""
    cells = [cell for cell in map(places.get, known) if cell is not None]
    apart = sum(max(line) - min(line) for line in zip(*cells, strict=True))
    return len(known), apart
