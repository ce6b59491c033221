"""Contents of a book: chapters of puzzles, each with its grade and its solution."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any

from pylogic.clues.generated_puzzle import RecordedGrade
from pylogic.draw.board import Board
from pylogic.rules.documentation import Paragraph


@dataclass(frozen=True, repr=False)
class Entry:
    """A puzzle of a book, with its solution and its grade."""

    number: int
    """The number of the puzzle, from 1 through the whole book."""
    name: str
    title: str
    """The text beside its number: "" for a puzzle that was generated."""
    board: Board
    solution: Board
    answer: tuple[str, ...]
    """The shown atoms of the one answer."""
    level: RecordedGrade | None
    """The difficulty; None if it is not known."""

    @property
    def grade(self) -> str:
        """The name of the level, or else "hardest step COST"; "" if it is not known."""
        if self.level is None:
            return ""
        return self.level.level or f"hardest step {self.level.cost}"

    @property
    def hardness(self) -> float:
        """A number to sort by: the cost of the costliest step, infinite if not known."""
        return inf if self.level is None else self.level.cost

    def __repr__(self) -> str:
        return f"<Entry {self.number}: {self.name}, {self.grade}>"

    def to_dict(self) -> dict[str, Any]:
        """Return number, name, level, difficulty (its cost) and solution (atoms), but no boards."""
        cost, level = self.level or (None, None)
        fields = {"number": self.number, "name": self.name, "level": level, "difficulty": cost}
        return {**fields, "solution": list(self.answer)}


@dataclass(frozen=True)
class Chapter:
    """The puzzles of one kind, and its rules in words."""

    puzzle: str
    title: str
    rules: tuple[Paragraph, ...]
    entries: tuple[Entry, ...]
    kind: tuple[Path, str]
    """The file of the rules, and a text of the constants that differ from their defaults."""

    def to_dict(self) -> dict[str, Any]:
        """Return `puzzle` (the name of the rules), `title` and `puzzles`, but not the rules."""
        entries = [entry.to_dict() for entry in self.entries]
        return {"puzzle": self.puzzle, "title": self.title, "puzzles": entries}


def count_things(number: int, noun: str) -> str:
    """Return a number with a noun, as "1 puzzle" or "2 puzzles"."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
