"""The sections of a pzprv3 file: tables of cells, with numbers beside them, or of lines.

Most are one value that is read and written: `Texts`, what may stand at a spot, and layouts, which
say where the spots of a table are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pylogic.formats.diagram import (
    Diagram,
    Fields,
    Signs,
    Source,
    bounded,
    outside_of,
    runs_by_line,
    sign_at,
)
from pylogic.formats.pzpr_codings import (
    BESIDE,
    HIGHEST_SUM,
    areas_by_lines,
    depths,
    line_name,
)
from pylogic.rules.symbols import Beside, Edge, Place, canonical

Line = tuple[str, int]
"""A line and where it begins."""
Spot = Place | Beside | Edge | None
"""What a text in a table belongs to: a cell, a place beside the board, a side of a cell; or it is
in a corner, and must be empty."""
Layout = list[list[Spot]]


@dataclass
class Reading:
    """A file that is being read: the lines that are left, and what the others said."""

    source: Source
    lines: list[Line]
    version: int
    rows: int
    cols: int
    fields: Fields = field(default_factory=Fields)
    notes: dict[str, list[Place]] = field(default_factory=dict)
    """What no diagram can hold, and where it stands."""

    @property
    def empty(self) -> Diagram:
        """The board without what was said."""
        return Diagram(self.rows, self.cols)

    def note(self, words: str, place: Place) -> None:
        """Remember what no diagram can hold."""
        self.notes.setdefault(words, []).append(place)

    @property
    def lost(self) -> list[str]:
        """What no diagram can hold, in words, with the first place."""
        return [
            f"{words} ({len(places)} of them, the first at {places[0][0]},{places[0][1]})"
            for words, places in self.notes.items()
        ]

    def line(self, what: str) -> Line:
        """The next line.

        Raises:
            ProgramError: there is none.
        """
        if not self.lines:
            self.source.fail(f"expected {what}", len(self.source.text))
        return self.lines.pop(0)

    def table(self, layout: Layout) -> Iterator[tuple[Any, str, int]]:
        """The next lines, as a table: each spot, what stands there, and where that begins.

        Raises:
            ProgramError: they are no such table.
        """
        for number, spots in enumerate(layout):
            if not spots:
                continue
            if not self.lines:
                words = f"there are {number} rows instead of {len(layout)}"
                self.source.fail(words, len(self.source.text))
            line, at = self.lines.pop(0)
            cells = list(re.finditer(r"\S+", line))
            if len(cells) != len(spots):
                self.source.fail(f"this row has {len(cells)} cells instead of {len(spots)}", at)
            for spot, cell in zip(spots, cells, strict=True):
                yield spot, cell[0], at + cell.start()


class Section(NamedTuple):
    """Lines of a file that belong together."""

    read: Callable[[Reading], None]
    write: Callable[[Diagram], list[str]]
    version: int = 0
    """The first version of such files that has them."""
    may_miss: bool = False
    """Whether a file may end before them."""
    is_frame: bool = False
    """Whether the board that the file tells lacks the first row and column."""


def solved(diagram: Diagram) -> Diagram:
    """A diagram with a solution, if there is one; the numbers that are given are part of it."""
    solution = {**diagram.numbers, **diagram.solution} if diagram.solution else {}
    return replace(diagram, solution=solution, is_solved=diagram.has_answer)


def _lines(rows: Iterable[Sequence[str]]) -> list[str]:
    """A table as lines."""
    return ["".join(f"{cell} " for cell in row) for row in rows if row]


# ---- What stands at a spot ----------------------------------------------------------------


@dataclass(frozen=True)
class Texts:
    """What may stand at the spots of a table."""

    signs: Signs
    numbers: str = ""
    """The field of numbers, if there are some."""
    given: str = ""
    """The sign before numbers that are given, where others are a player's."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """Patterns of what no diagram can hold, and the words for it."""
    empty: str = "."
    """The signs of nothing; the first one is written."""
    what: str = "cell"

    def read(self, found: Reading, spot: Any, text: str, at: int) -> None:
        """What a text at a spot says.

        Raises:
            ProgramError: nothing that is known.
        """
        if text in tuple(self.empty):
            return
        if text in self.signs:
            name, *value = self.signs[text]
            found.fields.put(name, spot, *value)
        elif note := next((n for known, n in self.notes.items() if re.fullmatch(known, text)), ""):
            found.note(note, spot[:2])
        elif self.given and text.startswith(self.given):
            number = found.source.number(text.removeprefix(self.given), at)
            found.fields.put("numbers", spot, number)
        elif self.numbers == "solution":
            _entered(found, spot, text, at)
        elif self.numbers:
            found.fields.put(self.numbers, spot, found.source.number(text, at))
        else:
            found.source.fail(f"unexpected {self.what} {text!r}", at)

    def write(self, diagram: Diagram, spot: Any) -> str:
        """The text at a spot; a number that is given is not a solution's, too."""
        given = diagram.numbers.get(spot)
        if given is not None and self.given:
            return f"{self.given}{given}"
        if self.numbers and not (self.numbers == "solution" and given is not None):
            number = getattr(diagram, self.numbers).get(spot)
            if number is not None:
                return str(number)
        return sign_at(self.signs, diagram, spot) or self.empty[0]


def _entered(found: Reading, place: Place, text: str, at: int) -> None:
    """A number that a player has entered, or noted small, or a mark."""
    text, bracket, _ = text.partition("[")
    if bracket:
        found.note("small numbers that a player noted", place)
    if text in ("+", "-", "=", "%"):
        found.note("marks that a player made", place)
    elif text != ".":
        found.fields.put("solution", place, found.source.number(text, at))


# ---- Where spots are ------------------------------------------------------------------------


def _cells(diagram: Diagram) -> list[Layout]:
    return [_around(diagram, 0, 0, 0, 0)]


def _around(diagram: Diagram, top: int, right: int, bottom: int, left: int) -> Layout:
    """The cells, and the places beside them, in margins of so many lines; of -1, a line less."""

    def spot(r: int, c: int) -> Spot:
        is_row, is_col = 1 <= r <= diagram.rows, 1 <= c <= diagram.cols
        if is_col and not is_row:
            return ("top", c, r + top) if r < 1 else ("bottom", c, r - diagram.rows)
        if is_row and not is_col:
            return ("left", r, c + left) if c < 1 else ("right", r, c - diagram.cols)
        return (r, c) if is_row else None

    columns = range(1 - left, diagram.cols + right + 1)
    return [[spot(r, c) for c in columns] for r in range(1 - top, diagram.rows + bottom + 1)]


def _beside_runs(diagram: Diagram) -> list[Layout]:
    deep = depths(diagram)
    return [_around(diagram, deep["top"], 0, 0, deep["left"])]


def _sides(diagram: Diagram, more: int = 0) -> list[Layout]:
    """The sides between cells, the upright ones first; with `more` those at the edge, too."""

    def side(row: int, col: int, which: str) -> Edge:
        if 0 in (row, col):  # the outer side of a neighbour
            return canonical(max(row, 1), max(col, 1), "left" if col == 0 else "top")
        return row, col, which

    rows, cols = range(1, diagram.rows + 1), range(1, diagram.cols + 1)
    return [
        [[side(r, c, "right") for c in range(1 - more, diagram.cols + more)] for r in rows],
        [[side(r, c, "bottom") for c in cols] for r in range(1 - more, diagram.rows + more)],
    ]


def _tables(
    texts: Texts, layouts: Callable[[Diagram], list[Layout]] = _cells, **more: Any
) -> Section:
    """The section of tables in which signs stand at spots, and numbers beside the board."""

    def read(found: Reading) -> None:
        for layout in layouts(found.empty):
            for spot, text, at in found.table(layout):
                if spot is None:
                    if text != ".":
                        found.source.fail(f"unexpected cell {text!r} in a corner", at)
                elif isinstance(spot[0], str):
                    _read_beside(found, spot, text, at)
                else:
                    texts.read(found, spot, text, at)

    def write(diagram: Diagram) -> list[str]:
        def text(spot: Any) -> str:
            if spot is None or isinstance(spot[0], str):
                number = diagram.outside.get(spot)
                return "." if number is None else str(bounded(number, BESIDE))
            return texts.write(diagram, spot)

        tables = layouts(diagram)
        return _lines([text(spot) for spot in spots] for layout in tables for spots in layout)

    return Section(**{"read": read, "write": write, **more})


def _read_beside(found: Reading, place: Beside, text: str, at: int) -> None:
    """A number beside the board, if one is there; a c before it marks it as done."""
    if text.startswith("c"):
        found.note(f"{_DONE}, {line_name(place)}", (place[1], place[2]))
        text = text[1:]
    if text != ".":
        found.fields.put("outside", place, found.source.number(text, at))


# ---- Sections of their own --------------------------------------------------------------------


def _read_areas(found: Reading) -> None:
    digits, at = found.line("the number of areas")
    found.source.number(digits, at)
    areas: dict[Place, int] = {}
    for place, text, at in found.table(_cells(found.empty)[0]):
        if text == ".":
            found.source.fail("this cell is in no area", at)
        areas[place] = found.source.number(text, at)
    # The file tells lines between areas, so that the parts of one are areas of their own.
    for place, area in areas_by_lines(Diagram(found.rows, found.cols, areas=areas)).items():
        found.fields.put("areas", place, area)


def _write_areas(diagram: Diagram) -> list[str]:
    areas = areas_by_lines(diagram)
    (layout,) = _cells(diagram)
    table = _lines([str(areas[spot] - 1) for spot in spots if spot in areas] for spots in layout)
    return [str(len(set(areas.values()))), *table]


def _read_count(found: Reading) -> None:
    found.fields.said["count"] = found.source.number(*found.line("a number of the whole board"))


def _write_count(diagram: Diagram) -> list[str]:
    return [str(1 if diagram.count is None else diagram.count)]


def _apart(edge: Edge) -> tuple[Place, Place]:
    """The cells on both sides of a line."""
    row, col, side = edge
    return (row, col), ((row, col + 1) if side == "right" else (row + 1, col))


def _read_parting(found: Reading) -> None:
    """Lines between the areas of a solution, which follow from its numbers."""
    values = {**found.fields.said.get("numbers", {}), **found.fields.said.get("solution", {})}
    for layout in _sides(found.empty):
        for edge, text, at in found.table(layout):
            one, other = _apart(edge)
            if text not in ("0", "1", "2", "-1"):
                found.source.fail(f"unexpected line {text!r}", at)
            is_told = one in values and other in values and values[one] != values[other]
            if text in ("1", "2") and not is_told:
                found.note("lines between areas that a player drew", one)
            if text in ("2", "-1"):
                found.note("lines between areas that a player crossed out", one)


def _write_parting(diagram: Diagram) -> list[str]:
    values = {**diagram.numbers, **diagram.solution} if diagram.solution else {}

    def line(edge: Any) -> str:
        one, other = (values.get(cell) for cell in _apart(edge))
        return "0" if one is None or other is None or one == other else "1"

    return _lines([line(spot) for spot in spots] for table in _sides(diagram) for spots in table)


def _read_sums(found: Reading) -> None:
    # The file does not count the frame of black cells at the top and on the left.
    found.rows, found.cols = found.rows + 1, found.cols + 1
    for place, text, at in found.table(_cells(found.empty)[0]):
        is_frame = 1 in place
        if is_frame or text != ".":
            found.fields.put("blocks", place)
        told = {"across": text, "down": text}
        if is_frame:
            told = {"down" if place[0] == 1 else "across": text}
        elif text != ".":
            told["across"], comma, told["down"] = text.partition(",")
            if not comma:
                found.source.fail(f"unexpected cell {text!r}", at)
        for way, digits in told.items():
            number = 0 if digits in ("-1", ".") else found.source.number(digits, at)
            if number:
                found.fields.put("sums", (*place, way), number)


def _write_sums(diagram: Diagram) -> list[str]:
    def cell(row: int, col: int) -> str:
        down, across = (
            bounded(diagram.sums.get((row, col, way), -1), HIGHEST_SUM, -1)
            for way in ("down", "across")
        )
        if (row, col) == (1, 1):
            return "0"
        if 1 in (row, col):
            return str(down if row == 1 else across)
        return f"{across},{down}" if (row, col) in diagram.blocks else "."

    columns = range(1, diagram.cols + 1)
    return _lines([cell(r, c) for c in columns] for r in range(1, diagram.rows + 1))


_SHADES = {"#": ("shaded",), "+": ("unshaded",)}
_SIGNS = {"#": ("symbols",), "+": ("vacant",)}
_DONE = "numbers that a player marked as done"
_RUNS = _tables(Texts(_SHADES), _beside_runs)


def _read_runs(found: Reading) -> None:
    """The numbers stand next to the board: the first of a line is the first that is there."""
    _RUNS.read(found)
    runs = runs_by_line(
        Diagram(found.rows, found.cols, outside=found.fields.said.get("outside", {}))
    )
    found.fields.said["outside"] = {**outside_of(runs)}


def _write_runs(diagram: Diagram) -> list[str]:
    deep = depths(diagram)
    flush: dict[Beside, int] = {}
    for (side, line), numbers in runs_by_line(diagram).items():
        told = [number for number in numbers if number]
        flush |= {(side, line, deep[side] - k): n for k, n in enumerate(reversed(told))}
    return _RUNS.write(replace(diagram, outside=flush))


SECTIONS: Mapping[str, Section] = {
    "number": _tables(Texts({"-": ("unknown",)}, "numbers")),
    "shading": _tables(Texts(_SHADES), may_miss=True),
    "number+shading": _tables(Texts({"-": ("unknown",), **_SHADES}, "numbers")),
    "symbol": _tables(Texts(_SIGNS), may_miss=True),
    "block+symbol": _tables(Texts({"-": ("blocks",), **_SIGNS}, "numbers")),
    "solution": _tables(Texts({}, "solution"), may_miss=True),
    "circle": _tables(
        Texts(
            {"1": ("circles", "white"), "2": ("circles", "black")},
            notes={"-": "circles of unknown colour"},
        )
    ),
    "done": _tables(Texts({}, notes={"-": _DONE}), write=lambda _: [], may_miss=True),
    "colour": _tables(
        Texts({}, notes={"[0-9]+": "cells that a player coloured"}, empty="0"),
        version=1,
        may_miss=True,
    ),
    "area": Section(_read_areas, _write_areas),
    "count": Section(_read_count, _write_count),
    "edge": _tables(
        Texts({"1": ("edges",), "-1": ("no_edges",)}, empty="0", what="line"),
        lambda diagram: _sides(diagram, 1),
        may_miss=True,
    ),
    "link": _tables(
        Texts({"1": ("links",), "-1": ("no_links",)}, empty="0", what="line"),
        _sides,
        may_miss=True,
    ),
    "parting": Section(_read_parting, _write_parting, may_miss=True),
    "tie": _tables(
        Texts({}, notes={".+": "lines between cells that a player drew"}, empty="0"),
        _sides,
        may_miss=True,
    ),
    "sum": Section(_read_sums, _write_sums, is_frame=True),
    "inner": _tables(
        Texts({}, "solution"),
        lambda diagram: [_around(diagram, -1, 0, 0, -1)],  # but the first row and column
        may_miss=True,
    ),
    "sides+solution": _tables(
        Texts({}, "solution", given="q"), lambda diagram: [_around(diagram, 1, 1, 1, 1)]
    ),
    "ends+object+symbol": _tables(
        Texts({"1": ("objects",), "A": ("symbols",), "-": ("vacant",)}, empty=".0"),
        lambda diagram: [_around(diagram, 1, 0, 0, 1)],
    ),
    "runs+shading": Section(_read_runs, _write_runs),
}
"""The sections by the names that `about` uses."""
