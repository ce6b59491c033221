"""Contents of a book: chapters of puzzles, each with its grade and its solution."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from pylogic.draw.board import Board
from pylogic.rules.documentation import Paragraph


class Level(NamedTuple):
    """How hard a puzzle is: what its costliest step costs, and what its rules call that."""

    cost: int
    name: str | None


@dataclass(frozen=True, repr=False)
class Entry:
    """A puzzle of a book."""

    number: int
    """From 1, through the whole book."""
    name: str
    title: str
    """The text beside its number: "" for a puzzle that was generated."""
    board: Board
    solution: Board
    answer: tuple[str, ...]
    """The atoms of its one answer."""
    level: Level | None
    """None if it is not known."""
    is_graded: bool
    """Whether its grade was asked for."""

    @property
    def grade(self) -> str:
        """How hard it is, in words; "" if nobody asked."""
        if self.level is None:
            return "not graded" if self.is_graded else ""
        return self.level.name or f"hardest step {self.level.cost}"

    @property
    def hardness(self) -> float:
        """Sorts puzzles by difficulty, those of unknown grade last."""
        return inf if self.level is None else self.level.cost

    def __repr__(self) -> str:
        return f"<Entry {self.number}: {self.name}, {self.grade}>"

    def to_dict(self) -> dict[str, Any]:
        """Its number, name, grade, and answer."""
        cost, level = self.level or (None, None)
        told = {"number": self.number, "name": self.name, "level": level, "difficulty": cost}
        return {**told, "solution": list(self.answer)}


@dataclass(frozen=True)
class Chapter:
    """The puzzles of one kind, and its rules in words."""

    puzzle: str
    title: str
    rules: tuple[Paragraph, ...]
    entries: tuple[Entry, ...]
    kind: tuple[Path, str]
    """The file of its rules, and the constants that are not as usual."""

    def to_dict(self) -> dict[str, Any]:
        """The name of its rules, its title, and its puzzles."""
        entries = [entry.to_dict() for entry in self.entries]
        return {"puzzle": self.puzzle, "title": self.title, "puzzles": entries}


def counted(number: int, noun: str) -> str:
    """A number of things."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
