"""Grades: how hard a puzzle is for a person, by the steps of its derivation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from pylogic.errors import Interruption, describe_stop, to_exit_code
from pylogic.explain.steps import Deduction
from pylogic.explain.text import Teller
from pylogic.rules import constraints
from pylogic.solving.outcome import Shown


class Technique(NamedTuple):
    """A technique: its name, the cost of its costliest step, and the number of its steps."""

    name: str
    cost: int
    times: int


@dataclass(frozen=True, repr=False)
class Grade(Shown):
    """The difficulty of a puzzle: the cost of its costliest step, then the sum."""

    costliest: int
    """The cost of the costliest deduction, noted ones included."""
    total: int
    """The sum of the costs of all steps, each times the marks that it enters; deductions that
    are only noted, such as "no 5 here", cost nothing here."""
    techniques: tuple[Technique, ...]
    """The techniques of steps and of noted deductions, the cheapest first."""
    level: str | None
    """The rule file's name for that cost; None without a name or before the end."""
    is_complete: bool
    """The steps end with the whole solution."""
    interrupted: Interruption | None = None
    """The reason why the steps ended early."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line: 0 if complete, else that of a limit or Ctrl-C."""
        return to_exit_code(self.interrupted, self.is_complete or None)

    @property
    def key(self) -> tuple[int, int]:
        """The key by which puzzles are sorted by difficulty: the costliest step, then the sum."""
        return self.costliest, self.total

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `pylogic explain --grade --json` prints."""
        return {
            "level": self.level,
            "costliest": self.costliest,
            "sum": self.total,
            "techniques": [technique._asdict() for technique in self.techniques],
            "complete": self.is_complete,
            "interrupted": self.interrupted,
        }

    def parts(self) -> list[str]:
        """Return a line with the grade and, if techniques were used, a line that counts them."""
        uses = ", ".join(f"{x.name} ({x.times})" for x in self.techniques)
        return [f"grade: {self}", *([f"techniques: {uses}"] if uses else [])]

    def __str__(self) -> str:
        """Say level, costliest step and sum, and whether the steps are complete."""
        if not (self.techniques or self.is_complete):
            why = f"{describe_stop(self.interrupted)} " if self.interrupted else ""
            return f"not known: {why}before the first step"
        name = self.techniques[-1].name if self.techniques else "nothing to do"
        begin = "" if self.level is None else f"{self.level}, "
        end = "" if self.is_complete else ", not complete"
        return f"{begin}costliest step {self.costliest}: {name}; sum {self.total}{end}"

    def __repr__(self) -> str:
        return f"<Grade {self}>"


def make_grade(
    deductions: Sequence[Deduction],
    teller: Teller,
    *,
    is_complete: bool,
    interrupted: Interruption | None = None,
) -> Grade:
    """Return the grade of a puzzle from the deductions of its derivation, in their order.

    The teller names their techniques; those of cost 0 are not listed. A step counts in the sum once
    for each mark that a player enters, and at least once; a deduction that is only noted does not.
    Without deductions all is 0. The level is None unless `is_complete`.
    """
    counts, costs, total = Counter[str](), dict[str, int](), 0
    for x in deductions:
        name = teller.name_deduction(x)
        costs[name] = max(x.cost, costs.get(name, 0))
        counts[name] += x.cost > 0
        if teller.is_step(x):
            total += x.cost * max(1, sum(map(teller.is_entered, x.marks)))
    techniques = (Technique(name, costs[name], n) for name, n in counts.items() if n)
    costliest = max(costs.values(), default=0)
    levels = constraints.levels(teller.task.encoding)
    return Grade(
        costliest=costliest,
        total=total,
        techniques=tuple(sorted(techniques, key=lambda x: (x.cost, x.name))),
        level=constraints.name_level(levels, costliest) if is_complete else None,
        is_complete=is_complete,
        interrupted=interrupted,
    )
