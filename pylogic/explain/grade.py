"""Grades: how hard a puzzle is for a person, by the steps of its derivation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from pylogic.errors import Interruption, describe_stop, to_exit_code
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
    """The sum of the costs of all steps, each times the marks that it enters, at least once;
    deductions that are only noted, such as "no 5 here", cost nothing here."""
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
