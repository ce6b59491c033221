"""The lines of a pzprv3 file, what they say of a board, and what a section of them is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from pylogic.formats.diagram import Diagram, Source
from pylogic.rules.symbols import Place

Line = tuple[str, int]
"""A line and where it begins."""
Cell = tuple[Place, str, int]
"""A place in a table, what stands there, and where that begins."""


class Reading:
    """A file that is being read: the lines that are left, and what the others said."""

    def __init__(self, source: Source, lines: list[Line], version: int, size: Place) -> None:
        self.source, self.lines, self.version = source, lines, version
        self.rows, self.cols = size
        self.values: dict[str, dict[Hashable, Any]] = {}
        """The diagram's fields that are mappings."""
        self.sets: dict[str, set[Hashable]] = {}
        """Those that are sets."""
        self.count: int | None = None
        self.boxes: Place | None = None
        self._notes: dict[str, list[Place]] = {}

    def put(self, field: str, key: Hashable, value: object) -> bool:
        """Say a value; the answer is that it was understood."""
        self.values.setdefault(field, {})[key] = value
        return True

    def add(self, field: str, key: Hashable) -> bool:
        """Say that something holds; the answer is that it was understood."""
        self.sets.setdefault(field, set()).add(key)
        return True

    def note(self, words: str, place: Place) -> bool:
        """Remember what no diagram can hold; the answer is that it was understood."""
        self._notes.setdefault(words, []).append(place)
        return True

    @property
    def lost(self) -> list[str]:
        """What no diagram can hold, in words, with the first place."""
        return [
            f"{words} ({len(places)} of them, the first at {places[0][0]},{places[0][1]})"
            for words, places in self._notes.items()
        ]

    def line(self, what: str) -> Line:
        """The next line.

        Raises:
            ProgramError: there is none.
        """
        if not self.lines:
            self.source.fail(f"expected {what}", len(self.source.text))
        return self.lines.pop(0)

    def table(self, rows: int, cols: int) -> list[Cell]:
        """The next lines, as a table with so many rows and columns; places count from 1.

        Raises:
            ProgramError: they are no such table.
        """
        found: list[Cell] = []
        if not cols:
            return found
        for row in range(1, rows + 1):
            if not self.lines:
                words = f"there are {row - 1} rows instead of {rows}"
                self.source.fail(words, len(self.source.text))
            line, at = self.lines.pop(0)
            cells = line.split()
            if len(cells) != cols:
                self.source.fail(f"this row has {len(cells)} cells instead of {cols}", at)
            begin = 0
            for col, cell in enumerate(cells, 1):
                begin = line.index(cell, begin)
                found.append(((row, col), cell, at + begin))
                begin += len(cell)
        return found

    @property
    def diagram(self) -> Diagram:
        """What was said."""
        sets = {field: frozenset(found) for field, found in self.sets.items()}
        fields: dict[str, Any] = {**self.values, **sets, "count": self.count, "boxes": self.boxes}
        return Diagram(self.rows, self.cols, **fields)


@dataclass(frozen=True)
class Section:
    """Lines of a file that belong together."""

    says: tuple[str, ...]
    """The fields of a diagram that they say."""
    read: Callable[[Reading], None]
    write: Callable[[Diagram], list[str]]
    limits: Callable[[Diagram], str | None] = lambda _diagram: None
    """What they cannot say of these fields; None if they can say all."""
    version: int = 0
    """The first version of such files that has them."""
    may_miss: bool = False
    """Whether a file may end before them."""
    is_frame: bool = False
    """Whether the board that the file tells lacks the first row and column."""


_ANSWERS = ("shaded", "solution", "symbols", "edges", "links")


def solved(diagram: Diagram) -> Diagram:
    """A diagram with a solution, if there is one; the numbers that are given are part of it."""
    is_solved = any(getattr(diagram, field) for field in _ANSWERS)
    solution = {**diagram.numbers, **diagram.solution} if diagram.solution else {}
    return replace(diagram, solution=solution, is_solved=is_solved)


def table_lines(rows: Iterable[Iterable[str]]) -> list[str]:
    """A table as lines."""
    return ["".join(f"{cell} " for cell in row) for row in rows]
