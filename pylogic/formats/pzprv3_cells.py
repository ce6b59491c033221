"""The lines of a pzprv3 file, what a section of them is, and sections that are tables of cells."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pylogic.formats.diagram import Diagram, Source
from pylogic.formats.pzpr_body import beyond
from pylogic.formats.pzpr_cells import areas_by_lines, limits_areas
from pylogic.rules.lexical import is_number
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


Decode = Callable[[Reading, Place, str, int], bool]
"""Takes a cell that is not empty, and says whether it understood it."""
Encode = Callable[[Diagram, Place], str]
"""The text of a cell; nothing if it is empty."""
_COLOURS = {"1": "white", "2": "black"}
SMALL = "small numbers that a player noted"
DONE = "numbers that a player marked as done"
_HIGHEST = 999_999_999


def _cells(decode: Decode, empty: str = ".") -> Callable[[Reading], None]:
    def read(found: Reading) -> None:
        for place, text, at in found.table(found.rows, found.cols):
            if text != empty and not decode(found, place, text, at):
                found.source.fail(f"unexpected cell {text!r}", at)

    return read


def _lines(encode: Encode) -> Callable[[Diagram], list[str]]:
    def write(diagram: Diagram) -> list[str]:
        columns = range(1, diagram.cols + 1)
        return table_lines(
            [encode(diagram, (row, col)) or "." for col in columns]
            for row in range(1, diagram.rows + 1)
        )

    return write


# ---- What stands in a cell --------------------------------------------------------------


def _number(found: Reading, place: Place, text: str, at: int) -> bool:
    if text == "-":
        return found.add("unknown", place)
    return found.put("numbers", place, found.source.number(text, at))


def _of_number(diagram: Diagram, place: Place) -> str:
    return str(diagram.numbers.get(place, "-" if place in diagram.unknown else ""))


def _shade(found: Reading, place: Place, text: str, _at: int) -> bool:
    fields = {"#": "shaded", "+": "unshaded"}
    return text in fields and found.add(fields[text], place)


def _of_shade(diagram: Diagram, place: Place) -> str:
    return "#" if place in diagram.shaded else "+" if place in diagram.unshaded else ""


def _sign(found: Reading, place: Place, text: str, _at: int) -> bool:
    fields = {"#": "symbols", "+": "vacant"}
    return text in fields and found.add(fields[text], place)


def _of_sign(diagram: Diagram, place: Place) -> str:
    return "#" if place in diagram.symbols else "+" if place in diagram.vacant else ""


def _block(found: Reading, place: Place, text: str, at: int) -> bool:
    if text == "-":
        return found.add("blocks", place)
    return found.put("numbers", place, found.source.number(text, at))


def _of_block(diagram: Diagram, place: Place) -> str:
    return str(diagram.numbers.get(place, "-" if place in diagram.blocks else ""))


def _circle(found: Reading, place: Place, text: str, _at: int) -> bool:
    if text == "-":
        return found.note("circles of unknown colour", place)
    return text in _COLOURS and found.put("circles", place, _COLOURS[text])


def _of_circle(diagram: Diagram, place: Place) -> str:
    colour = diagram.circles.get(place)
    return next((text for text, known in _COLOURS.items() if known == colour), "")


def entered(found: Reading, place: Place, text: str, at: int) -> bool:
    """A number that a player has entered, or noted small, or a mark."""
    text, bracket, _ = text.partition("[")
    if bracket:
        found.note(SMALL, place)
    if text in ("+", "-", "=", "%"):
        return found.note("marks that a player made", place)
    if text == ".":
        return True
    return found.put("solution", place, found.source.number(text, at))


def of_entered(diagram: Diagram, place: Place) -> str:
    """The number of a solution, in a cell where none is given."""
    return str(diagram.solution.get(place, "")) if place not in diagram.numbers else ""


def _done(found: Reading, place: Place, text: str, _at: int) -> bool:
    return text == "-" and found.note(DONE, place)


def _colour(found: Reading, place: Place, text: str, _at: int) -> bool:
    return is_number(text) and found.note("cells that a player coloured", place)


def _either(one: Decode, other: Decode) -> Decode:
    def decode(found: Reading, place: Place, text: str, at: int) -> bool:
        return (text in ("#", "+") and one(found, place, text, at)) or other(found, place, text, at)

    return decode


def _both(one: Encode, other: Encode) -> Encode:
    return lambda diagram, place: one(diagram, place) or other(diagram, place)


# ---- What such tables cannot say ---------------------------------------------------------


def _limits_numbers(diagram: Diagram) -> str | None:
    return beyond(diagram.numbers.values(), 0, _HIGHEST)


def limits_filled(diagram: Diagram) -> str | None:
    """What a table of numbers and an answer cannot say: both in one cell."""
    numbered = diagram.numbers.keys() | diagram.unknown | diagram.blocks
    filled = diagram.shaded | diagram.unshaded | diagram.symbols | diagram.vacant
    wrong = next(iter(sorted(numbered & filled)), None)
    if wrong is not None:
        return f"that the cell {wrong[0]},{wrong[1]} has a number and is filled, too"
    return _limits_numbers(diagram)


def limits_solution(diagram: Diagram) -> str | None:
    """What a table of a solution cannot say: another number than the one that is given."""
    for (row, col), number in diagram.solution.items():
        if diagram.numbers.get((row, col), number) != number:
            return f"the number {number} at {row},{col}, where another one is given"
    return beyond(diagram.solution.values(), 0, _HIGHEST)


# ---- Areas, and a number of the whole board -----------------------------------------------


def _read_areas(found: Reading) -> None:
    digits, at = found.line("the number of areas")
    found.source.number(digits, at)
    areas: dict[Place, int] = {}
    for place, text, at in found.table(found.rows, found.cols):
        if text == ".":
            found.source.fail("this cell is in no area", at)
        areas[place] = found.source.number(text, at)
    # The file tells lines between areas, so that the parts of one are areas of their own.
    told = areas_by_lines(Diagram(found.rows, found.cols, areas=areas))
    for place, area in told.items():
        found.put("areas", place, area)


def _write_areas(diagram: Diagram) -> list[str]:
    areas = areas_by_lines(diagram)
    table = _lines(lambda _, place: str(areas[place] - 1))
    return [str(len(set(areas.values()))), *table(diagram)]


def _read_count(found: Reading) -> None:
    found.count = found.source.number(*found.line("a number of the whole board"))


def _write_count(diagram: Diagram) -> list[str]:
    return [str(1 if diagram.count is None else diagram.count)]


def _limits_count(diagram: Diagram) -> str | None:
    return beyond([diagram.count] if diagram.count is not None else [], 0, _HIGHEST)


_NUMBERS = ("numbers", "unknown")
_SHADES = ("shaded", "unshaded")
_SIGNS = ("symbols", "vacant")
SECTIONS: Mapping[str, Section] = {
    "number": Section(_NUMBERS, _cells(_number), _lines(_of_number), _limits_numbers),
    "shading": Section(_SHADES, _cells(_shade), _lines(_of_shade), may_miss=True),
    "number+shading": Section(
        _NUMBERS + _SHADES,
        _cells(_either(_shade, _number)),
        _lines(_both(_of_number, _of_shade)),
        limits_filled,
    ),
    "symbol": Section(_SIGNS, _cells(_sign), _lines(_of_sign), may_miss=True),
    "block+symbol": Section(
        ("numbers", "blocks", *_SIGNS),
        _cells(_either(_sign, _block)),
        _lines(_both(_of_block, _of_sign)),
        limits_filled,
    ),
    "solution": Section(
        ("solution",), _cells(entered), _lines(of_entered), limits_solution, may_miss=True
    ),
    "circle": Section(("circles",), _cells(_circle), _lines(_of_circle)),
    "done": Section((), _cells(_done), lambda _: [], may_miss=True),
    "colour": Section((), _cells(_colour, "0"), _lines(lambda *_: "0"), version=1, may_miss=True),
    "area": Section(("areas",), _read_areas, _write_areas, limits_areas),
    "count": Section(("count",), _read_count, _write_count, _limits_count),
}
"""The sections by the names that `about` uses."""
