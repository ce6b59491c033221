"""The contents of a book: its chapters, and what is known of each puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import inf
from typing import Any, NamedTuple

from pylogic.draw.board import Board
from pylogic.rules.documentation import Paragraph


class Level(NamedTuple):
    """How hard a puzzle is: what its costliest step costs, and what its rules call that."""

    cost: int
    name: str | None


def hardness(level: Level | None) -> float:
    """Sorts puzzles by difficulty, those of unknown grade last."""
    return inf if level is None else level.cost


@dataclass(frozen=True, repr=False)
class Entry:
    """A puzzle of a book."""

    number: int
    """From 1, through the whole book."""
    name: str
    title: str
    """What stands beside its number: "" for one that was generated."""
    board: Board
    solution: Board
    answer: tuple[str, ...]
    """The atoms of its one answer."""
    level: Level | None
    """None if it is not known."""
    is_graded: bool = True
    """Whether its grade was asked for."""

    @property
    def grade(self) -> str:
        """How hard it is, in words; "" if nobody asked."""
        if self.level is None:
            return "not graded" if self.is_graded else ""
        return self.level.name or f"hardest step {self.level.cost}"

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

    def to_dict(self) -> dict[str, Any]:
        """The name of its rules, its title, and its puzzles."""
        entries = [entry.to_dict() for entry in self.entries]
        return {"puzzle": self.puzzle, "title": self.title, "puzzles": entries}


@dataclass(frozen=True, repr=False)
class Contents:
    """What is printed: chapters with puzzles, under a title, on a paper."""

    title: str
    paper: str
    """The name of its paper."""
    chapters: tuple[Chapter, ...]

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """All its puzzles."""
        return tuple(entry for chapter in self.chapters for entry in chapter.entries)

    @property
    def count(self) -> str:
        """How many puzzles it has, and how hard they are, the easiest first."""
        grades = Counter(
            entry.grade for entry in sorted(self.entries, key=lambda one: hardness(one.level))
        )
        told = ", ".join(f"{number} {grade}" for grade, number in grades.items() if grade)
        return f"{self.size}: {told}" if told else self.size

    @property
    def size(self) -> str:
        """How many puzzles it has, of how many kinds."""
        return f"{counted(len(self.entries), 'puzzle')} of {counted(len(self.chapters), 'kind')}"

    @property
    def listed(self) -> Iterator[tuple[str, str]]:
        """The title of each chapter, and the numbers of its puzzles."""
        for chapter in self.chapters:
            first, last = chapter.entries[0].number, chapter.entries[-1].number
            yield chapter.title, str(first) if first == last else f"{first}\N{EN DASH}{last}"


def counted(number: int, noun: str) -> str:
    """A number of things."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
