"""Grade: how hard a puzzle is for a person, read off the steps that it takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from pylogic.errors import Interruption, exit_code, stopped_by
from pylogic.explain.steps import Deduction, is_step
from pylogic.explain.text import Teller
from pylogic.rules.constraints import Levels, level
from pylogic.solving.outcome import Shown


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
class Grade(Shown):
    """The difficulty of a puzzle: the cost of its costliest step, then the sum."""

    costliest: int
    """The cost of its costliest deduction, step or not."""
    total: int
    """The total cost of its steps, each for every mark that it enters; a mark only noted, as
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
    def exit_code(self) -> int:
        """The exit code of the command line."""
        return exit_code(self.interrupted, self.is_complete or None)

    @property
    def key(self) -> tuple[int, int]:
        """Sorts puzzles by difficulty."""
        return self.costliest, self.total

    def to_dict(self) -> dict[str, Any]:
        """The output of `pylogic explain --grade --json`."""
        return {
            "level": self.level,
            "costliest": self.costliest,
            "sum": self.total,
            "techniques": [one._asdict() for one in self.techniques],
            "proved": self.is_proved,
            "complete": self.is_complete,
            "interrupted": self.interrupted,
        }

    def parts(self) -> list[str]:
        """The grade in words, and how often each technique was used."""
        counted = ", ".join(f"{one.name} ({one.times})" for one in self.techniques)
        return [f"grade: {self}", *([f"techniques: {counted}"] if counted else [])]

    def __str__(self) -> str:
        if not (self.techniques or self.is_complete):
            why = f"{stopped_by(self.interrupted)} " if self.interrupted else ""
            return f"not known: {why}before the first step"
        name = self.techniques[-1].name if self.techniques else "nothing to do"
        most = "" if self.is_proved else "at most "
        begin = "" if self.level is None else f"{most}{self.level}, "
        doubt = "" if self.is_proved else " (perhaps less)"
        end = "" if self.is_complete else ", not complete"
        return f"{begin}costliest step {self.costliest}{doubt}: {name}; sum {self.total}{end}"

    def __repr__(self) -> str:
        return f"<Grade {self}>"

    def _repr_html_(self) -> str:
        from html import escape  # only notebooks need it

        rows = "".join(
            f"<tr><td>{escape(one.name)}</td><td>{one.cost}</td><td>{one.times}</td></tr>"
            for one in self.techniques
        )
        head = "<tr><th>technique</th><th>cost</th><th>times</th></tr>"
        return f"<p>{escape(str(self))}</p><table>{head}{rows}</table>"


def count(deduction: Deduction, teller: Teller) -> Counted:
    """A deduction as a grade counts it; the teller names its technique."""
    entered = sum(map(teller.is_entered, deduction.marks))
    times = max(1, entered) if is_step(deduction, teller.is_entered) else 0
    return Counted(teller.name(deduction), deduction.cost, times, deduction.is_smallest)


def grade(
    counted: Iterable[Counted],
    levels: Levels,
    *,
    is_complete: bool,
    interrupted: Interruption | None = None,
) -> Grade:
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
        is_proved=next((one.is_smallest for one in every if one.cost == costliest), is_complete),
        is_complete=is_complete,
        interrupted=interrupted,
    )
