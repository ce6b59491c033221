"""ClueSet: clues of a solution, and what is known of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from typing import Any

from pylogic.errors import Interruption
from pylogic.rules.instance import Instance, instance_of
from pylogic.rules.symbols import Symbols, as_facts
from pylogic.solving.outcome import Answer, Drawn, stopped_by


@dataclass(frozen=True, repr=False)
class ClueSet:
    """Clues of a solution, and what is known of them."""

    puzzle: str
    board: Symbols
    """The facts of the board that are no clues."""
    clues: Symbols
    solution: Answer
    every: int
    """How many clues the solution implies."""
    is_unique: bool
    """A search of its own has proved that the solution is the only answer."""
    is_minimal: bool
    """No clue can be removed, but those to keep; with symmetry, no pair."""
    bound: int | None
    """No set with fewer clues has one answer, as far as that has been proved."""
    other: Answer | None
    """An answer that is not the solution, if there is one."""
    interrupted: Interruption | None
    """What cut the work short; the clues are the best so far."""
    missing: int = 0
    """How many atoms of the solution were found by solving: the board did not show them."""
    is_one_of_several: bool = False
    """Whether there are other ways to complete what the board showed."""
    constants: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The constants that hold besides the facts."""
    draw: Callable[[Instance], Drawn] | None = field(default=None, compare=False)
    """Draws the clues, if the rules say how."""

    @property
    def is_fewest(self) -> bool:
        """Whether it is proved that there is no set with fewer clues."""
        return self.bound == len(self.clues)

    @property
    def facts(self) -> str:
        """The facts of the board and the clues, as text."""
        return as_facts((*self.board, *self.clues))

    @cached_property
    def instance(self) -> Instance:
        """The puzzle that the clues make."""
        return instance_of((*self.board, *self.clues), "<clues>")

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic clues --json` prints."""
        return {
            "puzzle": self.puzzle,
            "facts": self.facts,
            "clues": list(map(str, self.clues)),
            "count": len(self.clues),
            "every": self.every,
            "unique": self.is_unique,
            "minimal": self.is_minimal,
            "fewest": self.is_fewest,
            "bound": self.bound,
            "other": list(map(str, self.other.symbols)) if self.other else None,
            "interrupted": self.interrupted,
        }

    def __str__(self) -> str:
        words = [f"{len(self.clues)} of {self.every} clues", self._answers()]
        if self.is_fewest:
            words.append("no set of fewer has one")
        elif self.is_minimal:
            words.append("none can be removed")
        if self.bound and not self.is_fewest:
            words.append(f"at least {self.bound} are needed")
        if self.interrupted:
            words.append(stopped_by(self.interrupted))
        return ", ".join(words)

    def __repr__(self) -> str:
        return f"<ClueSet {self.puzzle}: {self}>"

    def _repr_html_(self) -> str:
        drawn = self.draw(self.instance)._repr_html_() if self.draw else _paragraph(self.facts)
        return f"{drawn}\n{_paragraph(str(self))}"

    def _answers(self) -> str:
        if self.is_unique:
            return "one answer"
        if self.other is None:
            return "not proved to have one answer"
        if len(self.clues) == self.every:
            return "no set of clues of this solution has one answer"
        return "more than one answer"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"
