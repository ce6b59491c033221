"""Grade: how hard a puzzle is for a person, read off the steps that it takes.

`rate` grades without telling, drawing or explaining any of the steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import clingo

from pylogic.errors import Interruption, OptionError, StoppedError
from pylogic.explain.derivation import OPTIONS, Derivation, check_rules
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import Deduction, apart, is_step
from pylogic.explain.text import Teller
from pylogic.rules import constraints
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.constraints import BROKEN, Levels, level
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.symbols import Place, place_of
from pylogic.solving.child import CutShortError, Send
from pylogic.solving.outcome import Status
from pylogic.solving.process import run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_EFFORT = 6_000
"""What may be spent to prove that a step need not be costlier than all before. It is enough for a
board of 150 unknown marks; a 9x9 of numbers, which takes 0.2 to 0.4 s, is not proved."""


class Counted(NamedTuple):
    """A deduction as a grade counts it."""

    technique: str
    cost: int
    times: int
    """The number of marks that a player enters, at least 1 for a step; 0 if it is only noted."""
    is_smallest: bool
    """It is proved that nothing cheaper was to be found."""


class Technique(NamedTuple):
    """A technique: its name, the cost of its costliest step, and the number of its steps."""

    name: str
    cost: int
    times: int


@dataclass(frozen=True, repr=False)
class Grade:
    """The difficulty of a puzzle: the cost of its costliest step, then the sum."""

    costliest: int
    """The cost of its costliest deduction, step or not."""
    total: int
    """What its steps cost together, each for every mark that it enters; what is only noted, as
    "no 5 here", costs nothing here."""
    techniques: tuple[Technique, ...]
    """The cheapest first; deductions that are only noted count, too."""
    level: str | None
    """The level that the rule file names for it."""
    is_proved: bool
    """No other way has a cheaper costliest step: when the first of that cost was taken, nothing
    cheaper was left, and what is known more does not take anything away."""
    is_complete: bool
    """The steps end with the whole solution."""
    interrupted: Interruption | None = None
    """The reason why the steps ended early."""

    @property
    def key(self) -> tuple[int, int]:
        """Sorts puzzles by difficulty."""
        return self.costliest, self.total

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic explain --grade --json` prints."""
        return {
            "level": self.level,
            "costliest": self.costliest,
            "sum": self.total,
            "techniques": [one._asdict() for one in self.techniques],
            "proved": self.is_proved,
            "complete": self.is_complete,
            "interrupted": self.interrupted,
        }

    @property
    def lines(self) -> list[str]:
        """The grade in words, and how often each technique was used."""
        counted = ", ".join(f"{one.name} ({one.times})" for one in self.techniques)
        return [f"grade: {self}", *([f"techniques: {counted}"] if counted else [])]

    def __str__(self) -> str:
        name = self.techniques[-1].name if self.techniques else "nothing to do"
        most = "" if self.is_proved else "at most "
        begin = "" if self.level is None else f"{most}{self.level}, "
        doubt = "" if self.is_proved else " (perhaps less)"
        end = "" if self.is_complete else ", not complete"
        return f"{begin}costliest step {self.costliest}{doubt}: {name}; sum {self.total}{end}"

    def __repr__(self) -> str:
        return f"<Grade {self}>"


def count(deduction: Deduction, teller: Teller) -> Counted:
    """A deduction as a grade counts it; the teller names its technique."""
    entered = sum(map(teller.is_entered, deduction.marks))
    times = max(1, entered) if is_step(deduction, teller.is_entered) else 0
    return Counted(teller.name(deduction), deduction.cost, times, deduction.is_smallest)


def grade(counted: Iterable[Counted], levels: Levels, *, is_complete: bool) -> Grade:
    """The grade of a puzzle that takes these deductions."""
    every = list(counted)
    counts = Counter(one.technique for one in every if one.cost)
    costs: dict[str, int] = {}
    for one in every:
        costs[one.technique] = max(one.cost, costs.get(one.technique, 0))
    techniques = (Technique(name, costs[name], n) for name, n in counts.items())
    costliest = max(costs.values(), default=0)
    return Grade(
        costliest=costliest,
        total=sum(one.cost * one.times for one in every),
        techniques=tuple(sorted(techniques, key=lambda one: (one.cost, one.name))),
        level=level(levels, costliest) if is_complete else None,
        is_proved=next((one.is_smallest for one in every if one.cost == costliest), True),
        is_complete=is_complete,
    )


_Message = tuple[list[Counted], bool]
"""Deductions of a round, and whether the whole solution is derived."""


def rate(task: Task, limits: Limits) -> Grade:
    """How hard the one answer of a task is to find.

    Raises:
        OptionError: it has no answer or several, or the rules have nothing that explains.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit came before it was known how many answers there are.
    """
    check_rules(task)
    outcome = solve(task, Question(limits=limits))
    if outcome.status in (Status.NONE, Status.MULTIPLE):
        has = "no answer" if outcome.status == Status.NONE else "several answers"
        words = f"it has {has}, and only what has one answer has a grade"
        raise OptionError(f"{task.instance.label}: {words}")
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    found: list[Counted] = []
    is_complete = False

    def receive(message: _Message) -> None:
        nonlocal is_complete
        counted, is_complete = message
        found.extend(counted)

    interruption = run(partial(_rate, task, outcome.answers[0].symbols), limits, receive)
    made = grade(found, constraints.levels(task.encoding), is_complete=is_complete)
    return replace(made, interrupted=interruption)


def _rate(
    task: Task, solution: Collection[clingo.Symbol], send: Send[_Message], brake: Cancellation
) -> bool:
    """Send the deductions of a derivation; True if it was cut short."""
    teller = Teller(task, NO_LIMITS)
    program = relax(task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, solution)
    try:
        derivation.start(_cells(task, program.switches.literals))
        for one in derivation.rounds(effort=_EFFORT):
            proved = (replace(x, is_smallest=one.is_smallest) for x in apart(one.deductions))
            send(([count(x, teller) for x in proved], False))
    except CutShortError:
        return True
    send(([], derivation.is_complete))
    return False


def _cells(task: Task, symbols: Iterable[clingo.Symbol]) -> dict[clingo.Symbol, list[Place]]:
    """The cells of clues and ground constraints; without the part `words`, which takes its time."""
    known = constraints.read(task.encoding)
    found = {}
    for symbol in symbols:
        if symbol.match(*BROKEN):
            found[symbol] = constraints.constraint_of(known, symbol).cells(symbol)
        elif (place := place_of(symbol)) is not None:
            found[symbol] = [place]
    return found
