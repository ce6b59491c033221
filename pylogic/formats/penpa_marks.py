"""What a Penpa+ link shows, mark by mark: in the question or the answer, and where."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from pylogic.formats.penpa_text import BOTTOM, CELL, CORNER, RIGHT, Layer, Picture, Points
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Edge, Place

_MIDDLES = {BOTTOM: "bottom", RIGHT: "right"}
_SPOTS = {**_MIDDLES, CORNER: "corner"}
_NOWHERE = (0, 0)
CROSS = 98
"""The style of a cross on a line."""
_OTHERS = {
    "nobulbthermo": "a thermometer", "arrows": "an arrow",
    "squareframe": "a frame", "polygon": "a polygon", "freeline": "a line of any direction",
    "freeedge": "a line of any direction", "wall": "a wall",
    "d": "an arrow",
}  # fmt: skip


class Mark(NamedTuple):
    """One thing that is drawn."""

    kind: str
    """number, corner, symbol, surface, edge, no_edge, line, no_line, half, cage or outline.

    A vertex is a number where cells meet, a spot a symbol there or on a side, a diagonal a line
    from corner to corner of a cell, a deleteedge an erased side of a cell; the value of a thermo
    are its cells.
    """
    is_answer: bool
    place: Place
    """Its cell, on the board or beside it; of a side the one that names it."""
    value: Any = None
    side: str = ""
    cells: frozenset[Place] = frozenset()
    """Those of a cage."""

    @property
    def edge(self) -> Edge:
        """The side of a cell that it is on."""
        return (*self.place, self.side)

    @property
    def words(self) -> str:
        """What it is."""
        if self.kind in ("number", "corner"):
            return f"the text {self.value[0]!r}"
        if self.kind == "symbol":
            name, style = self.value
            return f"the symbol {name} {style if isinstance(style, int) else 'of several parts'}"
        if self.kind == "surface":
            return f"a cell of the colour {self.value}"
        return _KINDS.get(self.kind, self.kind)

    @property
    def where(self) -> str:
        """Its cell, and the side of it."""
        side = f" ({self.side})" if self.side else ""
        return f"{self.place[0]},{self.place[1]}{side}"


_KINDS = {
    "edge": "a line along a side", "no_edge": "a cross on a side", "line": "a line",
    "half": "half a line", "no_line": "a cross on a line", "cage": "a cage",
    "outline": "the outline of a cage", "vertex": "something between cells (number)",
    "diagonal": "a line from corner to corner (edge)", "deleteedge": "an erased line",
    "thermo": "a thermometer",
}  # fmt: skip


class Pad:
    """The marks that nothing has read yet, and what those that were read say of the board."""

    def __init__(self, picture: Picture, name: str) -> None:
        self.picture, self.points = picture, picture.points
        self.name = name
        """What the format calls the puzzle; it is also the name of a symbol of its own."""
        self.kinds: dict[str, dict[Any, Any]] = {}
        self._marks = list(_marks(picture))

    def take(self, *kinds: str, fits: Callable[[Mark], bool] = lambda _mark: True) -> list[Mark]:
        """The marks of some kinds that fit, which are left no more."""
        taken = [mark for mark in self._marks if mark.kind in kinds and fits(mark)]
        gone = set(map(id, taken))
        self._marks = [mark for mark in self._marks if id(mark) not in gone]
        return taken

    def cells(self, *kinds: str, fits: Callable[[Mark], bool]) -> frozenset[Place]:
        """The cells of the board with marks of some kinds that fit, which are left no more."""
        found = self.take(*kinds, fits=lambda mark: self.points.has(mark.place) and fits(mark))
        return frozenset(mark.place for mark in found)

    def put(self, mark: Mark) -> None:
        """Leave a mark that was taken."""
        self._marks.append(mark)

    def add(self, kind: str, said: Mapping[Any, Any]) -> None:
        """Say what else of a kind stands on the board."""
        self.kinds[kind] = {**self.kinds.get(kind, {}), **said}

    def mark(self, kind: str, places: Iterable[Any], *, holds: bool = True) -> None:
        """Say of places that something of a kind stands there, or that it does not."""
        self.add(kind, dict.fromkeys(places, holds))

    @property
    def lost(self) -> tuple[str, ...]:
        """What is left, in words; those alike together."""
        places: dict[str, list[str]] = {}
        for mark in self._marks:
            places.setdefault(mark.words, []).append(mark.where)
        said = [
            f"{words} at {', '.join(where[:4])}"
            + (f" and {len(where) - 4} more" if len(where) > 4 else "")
            for words, where in places.items()
        ]
        for layer in (self.picture.question, self.picture.answer):
            said += [f"{words} ({name})" for name, words in _OTHERS.items() if _items(layer, name)]
        if self.picture.rules:
            said.append(f"the rules in words: {self.picture.rules[:200]!r}")
        return tuple(dict.fromkeys(said))


def _marks(picture: Picture) -> Iterator[Mark]:
    for layer, is_answer in ((picture.question, False), (picture.answer, True)):
        yield from _in_cells(picture.points, layer, is_answer)
        yield from _lines(picture.points, layer, is_answer, "edge", CORNER)
        yield from _lines(picture.points, layer, is_answer, "deleteedge", CORNER)
        yield from _lines(picture.points, layer, is_answer, "line", CELL)
        yield from _cages(picture.points, layer, is_answer)
        yield from _thermos(picture.points, layer, is_answer)


def _in_cells(points: Points, layer: Layer, is_answer: bool) -> Iterator[Mark]:
    for name in ("number", "symbol", "surface"):
        for key, value in _items(layer, name):
            sort, place = points.place(_index(key))
            kind = name if sort == CELL else f"something between cells ({name})"
            kind = "vertex" if (name, sort) == ("number", CORNER) else kind
            kind = "spot" if name == "symbol" and sort in _SPOTS else kind
            yield Mark(kind, is_answer, place, _value(name, value), _SPOTS.get(sort, ""))
    for key, value in _items(layer, "corner"):
        text = _value("number", value)[0]
        quarter = points.quarter_of(_index(key))
        if quarter is not None:
            yield Mark("corner", is_answer, quarter[0], (text, quarter[1]))
        else:
            yield Mark(f"the text {text!r} at the side of a cell", is_answer, _NOWHERE)


def _cages(points: Points, layer: Layer, is_answer: bool) -> Iterator[Mark]:
    cages = layer.get("killercages")
    for cells in cages if isinstance(cages, list) else ():
        told = cells if isinstance(cells, list) else []
        indices = [index for index in told if isinstance(index, int)]
        if indices:
            inside = frozenset(points.place(index)[1] for index in indices)
            yield Mark("cage", is_answer, min(inside), cells=inside)
    for key, _ in _items(layer, "cage"):
        quarter = points.quarter_of(_index(key.partition(",")[0]))
        yield Mark("outline", is_answer, quarter[0] if quarter else _NOWHERE)


def _lines(points: Points, layer: Layer, is_answer: bool, name: str, ends: int) -> Iterator[Mark]:
    """The lines of an edge or line layer, between points of a sort, and the crosses on them."""
    for key, value in _items(layer, name):
        first, comma, last = key.partition(",")
        one, other = _index(first), _index(last) if comma else 0
        sort, place = points.place(one)
        end, there = points.place(other)
        found = points.between(one, other, ends) if comma else None
        if not comma and sort in _MIDDLES and value == CROSS:
            row, col, side = points.side(place, _MIDDLES[sort])
            yield Mark(f"no_{name}", is_answer, (row, col), None, side)
        elif found is not None:
            yield Mark(name, is_answer, found[:2], value, found[2])
        elif comma and name == "line" and sort == CELL and end in _MIDDLES:
            row, col, side = points.side(there, _MIDDLES[end])
            yield Mark("half", is_answer, (row, col), place, side)
        elif name == "edge" and sort == end == CORNER and _is_diagonal(place, there):
            upper, lower = sorted((place, there))
            cell = (lower[0], max(upper[1], lower[1]))
            yield Mark("diagonal", is_answer, cell, "down" if lower[1] > upper[1] else "up")
        else:
            yield Mark(f"a line from corner to corner ({name})", is_answer, place, value)


def _is_diagonal(one: Place, other: Place) -> bool:
    return abs(one[0] - other[0]) == 1 == abs(one[1] - other[1])


def _thermos(points: Points, layer: Layer, is_answer: bool) -> Iterator[Mark]:
    for _, told in _items(layer, "thermo"):
        indices = told if isinstance(told, list) else []
        spots = [points.place(i) if isinstance(i, int) else (CELL, _NOWHERE) for i in indices]
        cells = tuple(place if sort == CELL else _NOWHERE for sort, place in spots) or (_NOWHERE,)
        yield Mark("thermo", is_answer, cells[0], cells)


def _value(name: str, value: Any) -> Any:
    """What a mark shows: a text, its style and its size; a symbol's name and style; a colour."""
    parts = (value or [""]) if isinstance(value, list) else [value]
    if name == "number":
        text = "".join(map(str, parts[0])) if isinstance(parts[0], list) else str(parts[0])
        style = parts[1] if len(parts) > 1 else 1
        return text.strip(), style, str(parts[2]) if len(parts) > 2 else "1"
    if name == "symbol":
        style = tuple(map(bool, parts[0])) if isinstance(parts[0], list) else parts[0]
        return (str(parts[1]) if len(parts) > 1 else ""), style
    return value


def _items(layer: Layer, name: str) -> list[tuple[str, Any]]:
    found = layer.get(name)
    if isinstance(found, list):
        return [(str(i), value) for i, value in enumerate(found) if value]
    return list(found.items()) if isinstance(found, dict) else []


def _index(key: str) -> int:
    return int(key) if is_number(key) else 0
