"""puzz.link's codings of cells (numbers, circles, objects), of areas, and what is said of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import isqrt
from typing import Any

from pylogic.formats.diagram import Diagram, boxes_of, joined, place
from pylogic.formats.pzpr_body import (
    DIGITS,
    HIGHEST,
    Body,
    Codec,
    after_gap,
    beyond,
    code16,
    numbers16,
    with_gaps,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place

_COLOURS = ("", "white", "black")


def _size(diagram: Diagram) -> int:
    return diagram.rows * diagram.cols


def _numbered(
    diagram: Diagram, found: Mapping[int, int | None], unknown: str = "unknown"
) -> Diagram:
    """A diagram with numbers by their indices; `unknown` is the field of those without one."""
    at = {index: place(index, diagram.cols) for index in found}
    numbers = {at[index]: n for index, n in found.items() if n is not None}
    less = frozenset(at[index] for index, n in found.items() if n is None)
    changes: dict[str, Any] = {unknown: less}
    return replace(diagram, numbers=numbers, **changes)


def _told(
    diagram: Diagram, here: Place, code: Callable[[int], str], unknown: frozenset[Place]
) -> str:
    """The code of a cell; nothing where it is empty."""
    number = diagram.numbers.get(here)
    if number is None:
        return "." if here in unknown else ""
    return code(number)


# ---- number16: any numbers -------------------------------------------------------------


def _read16(body: Body, diagram: Diagram) -> Diagram:
    return _numbered(diagram, numbers16(body, _size(diagram)))


def _write16(diagram: Diagram) -> str:
    return with_gaps([_told(diagram, cell, code16, diagram.unknown) for cell in diagram.places])


def _limits16(diagram: Diagram) -> str | None:
    return beyond(diagram.numbers.values(), 0, HIGHEST)


def _read_some16(body: Body, diagram: Diagram) -> Diagram:
    return diagram if body.is_done else _read16(body, diagram)


def _write_some16(diagram: Diagram) -> str:
    return _write16(diagram) if diagram.numbers or diagram.unknown else ""


# ---- 4cell: numbers from 0 to 4, with the gap behind them -------------------------------


def _read4(body: Body, diagram: Diagram, unknown: str) -> Diagram:
    count = _size(diagram)
    found: dict[int, int | None] = {}
    index = 0
    while index < count:
        if body.is_done:
            body.cut_off(index, count, "cells")
        mark = body.take()
        if "g" <= mark <= "z":
            index = after_gap(body, index + DIGITS.index(mark) - 15, count)
        elif mark in DIGITS[:15]:
            gap, found[index] = divmod(int(mark, 16), 5)
            index += 1 + gap  # at the end of the board a gap may be longer than what is left
        elif mark == ".":
            found[index] = None
            index += 1
        else:
            body.fail(f"unexpected character {mark!r}", 1)
    return _numbered(diagram, found, unknown)


def _write4(diagram: Diagram, unknown: str) -> str:
    less: frozenset[Place] = getattr(diagram, unknown)
    codes = [_told(diagram, cell, str, less) for cell in diagram.places]
    merged: list[str] = []
    index = 0
    while index < len(codes):
        code = codes[index]
        index += 1
        if code not in ("", "."):
            gap = 0
            while gap < 2 and not "".join(codes[index : index + 1]):
                gap += 1
                index += 1
            code = f"{int(code) + 5 * gap:x}"
        merged.append(code)
    return with_gaps(merged)


def _limits4(diagram: Diagram) -> str | None:
    return beyond(diagram.numbers.values(), 0, 4)


# ---- number36: a digit of base 36 for each cell ------------------------------------------


def _read36(body: Body, diagram: Diagram) -> Diagram:
    count = _size(diagram)
    found: dict[int, int | None] = {}
    for index in range(count):
        if body.is_done:
            body.cut_off(index, count, "cells")
        if body.next in ".%@-":
            mark = body.take()
            if mark == "-":
                # Older programs write the numbers from 16 to 35 with one digit behind the mark.
                found[index] = body.digits(1 if "g" <= body.next <= "z" else 2, 36)
            elif mark != ".":
                found[index] = None
        else:
            found[index] = body.digits(1, 36)
    return _numbered(diagram, found)


def _code36(number: int) -> str:
    if number < 36:
        return DIGITS[number]
    return f"-{DIGITS[number // 36]}{DIGITS[number % 36]}"


def _write36(diagram: Diagram) -> str:
    codes = (_told(diagram, cell, _code36, diagram.unknown) for cell in diagram.places)
    # A dot is an empty cell here, and an unknown number has a sign of its own.
    return "".join({".": "%", "": "."}.get(code, code) for code in codes)


def _limits36(diagram: Diagram) -> str | None:
    return beyond(diagram.numbers.values(), 0, 16 * 36 - 1)


# ---- circle: three cells in a digit of base 27 --------------------------------------------


def _read_circles(body: Body, diagram: Diagram) -> Diagram:
    count = _size(diagram)
    circles: dict[Place, str] = {}
    for first in range(0, count, 3):
        if body.is_done:
            body.cut_off(first, count, "cells")
        value = body.digits(1, 27)
        for index, colour in enumerate((value // 9, value // 3 % 3, value % 3), first):
            if colour and index >= count:
                body.fail(f"there is a circle after the {count} cells", 1)
            if colour:
                circles[place(index, diagram.cols)] = _COLOURS[colour]
    return replace(diagram, circles=circles)


def _write_circles(diagram: Diagram) -> str:
    codes = [_COLOURS.index(diagram.circles.get(cell, "")) for cell in diagram.places]
    codes += [0] * (-len(codes) % 3)
    triples = zip(codes[::3], codes[1::3], codes[2::3], strict=True)
    return "".join(DIGITS[9 * one + 3 * two + three] for one, two, three in triples)


# ---- object1: an object with the gap behind it ---------------------------------------------


def _read_objects(body: Body, diagram: Diagram) -> Diagram:
    count = _size(diagram)
    objects: set[Place] = set()
    index = 0
    while index < count:
        if body.is_done:
            body.cut_off(index, count, "cells")
        value = body.digits(1, 36)
        if value < 18:
            objects.add(place(index, diagram.cols))
        index = after_gap(body, index + (value + 1 if value < 18 else value - 17), count)
    return replace(diagram, objects=frozenset(objects))


def _write_objects(diagram: Diagram) -> str:
    marks = ["x" if cell in diagram.objects else " " for cell in diagram.places]
    first, *gaps = "".join(marks).split("x")
    text = _gap1(len(first))
    for gap in map(len, gaps):
        text += DIGITS[min(gap, 17)] + _gap1(gap - min(gap, 17))
    return text


def _gap1(length: int) -> str:
    whole, rest = divmod(length, 18)
    return "z" * whole + (DIGITS[17 + rest] if rest else "")


# ---- boxes: not written, but told by the size ------------------------------------------------


def _read_boxes(body: Body, diagram: Diagram) -> Diagram:
    boxes = boxes_of_size(diagram)
    if boxes is None:
        body.fail(f"a board of {diagram.rows} x {diagram.cols} cells has no boxes here")
    return replace(diagram, boxes=boxes)


def _limits_boxes(diagram: Diagram) -> str | None:
    told = diagram.boxes or boxes_of(diagram.areas)
    if diagram.areas and told is None:
        return "areas that are no boxes"
    known = boxes_of_size(diagram)
    if known is None:
        return f"the boxes of {diagram.rows} x {diagram.cols} cells"
    return None if told in (None, known) else "boxes of another shape"


def boxes_of_size(diagram: Diagram) -> tuple[int, int] | None:
    """The boxes that pzpr draws on a board, if they have as many cells as a line."""
    size = diagram.rows
    if diagram.cols != size or not (size == 6 or isqrt(size) ** 2 == size):
        return None
    return (2, 3) if size == 6 else (isqrt(size), isqrt(size))


_BITS = (16, 8, 4, 2, 1)


# ---- border: areas by the lines between them, five lines in a digit of base 32 ---------------


def pairs_across(diagram: Diagram) -> list[tuple[Place, Place]]:
    """The pairs of cells left and right of each other, row by row."""
    return [((r, c), (r, c + 1)) for r, c in diagram.places if c < diagram.cols]


def pairs_down(diagram: Diagram) -> list[tuple[Place, Place]]:
    """The pairs of cells above and below each other, row by row."""
    return [((r, c), (r + 1, c)) for r, c in diagram.places if r < diagram.rows]


def _read_borders(body: Body, diagram: Diagram) -> Diagram:
    inside: list[tuple[Place, Place]] = []
    for pairs in (pairs_across(diagram), pairs_down(diagram)):
        for first in range(0, len(pairs), 5):
            if body.is_done:
                body.cut_off(first, len(pairs), "lines between cells")
            lines = body.digits(1, 32)
            some = pairs[first : first + 5]
            inside += [pair for bit, pair in zip(_BITS, some, strict=False) if not lines & bit]
    return replace(diagram, areas=joined(diagram.rows, diagram.cols, inside))


def _write_borders(diagram: Diagram) -> str:
    text = ""
    for pairs in (pairs_across(diagram), pairs_down(diagram)):
        lines = [diagram.areas[one] != diagram.areas[other] for one, other in pairs]
        for first in range(0, len(lines), 5):
            some = zip(_BITS, lines[first : first + 5], strict=False)
            text += DIGITS[sum(bit for bit, is_line in some if is_line)]
    return text


def limits_areas(diagram: Diagram) -> str | None:
    """What lines between cells cannot say of areas: cells without one, areas in several parts."""
    areas = diagram.areas
    outside = next((cell for cell in diagram.places if cell not in areas), None)
    if outside is not None:
        return f"that the cell {outside[0]},{outside[1]} is in no area"
    if len(set(areas_by_lines(diagram).values())) != len(set(areas.values())):
        return "an area in several parts"
    return None


def areas_by_lines(diagram: Diagram) -> dict[Place, int]:
    """The areas of a diagram, each of them connected."""
    pairs = [*pairs_across(diagram), *pairs_down(diagram)]
    inside = [(a, b) for a, b in pairs if diagram.areas[a] == diagram.areas[b]]
    return joined(diagram.rows, diagram.cols, inside)


# ---- room16: a number in an area, area by area -----------------------------------------------


def head_cells(areas: Mapping[Place, int]) -> dict[int, Place]:
    """The cell of each area that has its number: of the first column, the topmost one.

    The areas come in the order of their first cells in reading order.
    """
    cells: dict[int, list[Place]] = {}
    for cell in sorted(areas):
        cells.setdefault(areas[cell], []).append(cell)
    return {area: min(some, key=lambda cell: (cell[1], cell[0])) for area, some in cells.items()}


def _read_rooms(body: Body, diagram: Diagram) -> Diagram:
    heads = list(head_cells(diagram.areas).values())
    found = numbers16(body, len(heads), "areas")
    numbers = {heads[index]: n for index, n in found.items() if n is not None}
    unknown = frozenset(heads[index] for index, n in found.items() if n is None)
    return replace(diagram, numbers=numbers, unknown=unknown)


def _write_rooms(diagram: Diagram) -> str:
    codes = dict.fromkeys(head_cells(diagram.areas), "")
    for cell in diagram.unknown:
        codes[diagram.areas[cell]] = "."
    for cell, number in diagram.numbers.items():
        codes[diagram.areas[cell]] = code16(number)
    return with_gaps(list(codes.values()))


def limits_rooms(diagram: Diagram) -> str | None:
    """What a number for each area cannot say: two in one, or one that is too large."""
    told = [diagram.areas.get(cell, 0) for cell in (*diagram.numbers, *diagram.unknown)]
    if len(told) != len(set(told)):
        return "two numbers in one area"
    return beyond(diagram.numbers.values(), 0, HIGHEST)


# ---- count: a number of the whole board -------------------------------------------------------


def _read_count(body: Body, diagram: Diagram) -> Diagram:
    digits = ""
    while is_number(body.next):
        digits += body.take()
    is_ended = body.is_done or body.take() == "/"  # a link's last slash has been cut off
    if not digits or len(digits) > 9 or not is_ended:
        body.fail("expected a number and a slash", 1 if digits else 0)
    return replace(diagram, count=int(digits))


def _write_count(diagram: Diagram) -> str:
    return f"{1 if diagram.count is None else diagram.count}/"


def _limits_count(diagram: Diagram) -> str | None:
    return beyond([diagram.count] if diagram.count is not None else [], 0, 10**9 - 1)


CODECS: Mapping[str, Codec] = {
    "number16": Codec(("numbers", "unknown"), _read16, _write16, _limits16),
    "some16": Codec(("numbers", "unknown"), _read_some16, _write_some16, _limits16),
    "4cell": Codec(
        ("numbers", "unknown"),
        lambda body, diagram: _read4(body, diagram, "unknown"),
        lambda diagram: _write4(diagram, "unknown"),
        _limits4,
    ),
    "4block": Codec(
        ("numbers", "blocks"),
        lambda body, diagram: _read4(body, diagram, "blocks"),
        lambda diagram: _write4(diagram, "blocks"),
        _limits4,
    ),
    "number36": Codec(("numbers", "unknown"), _read36, _write36, _limits36),
    "circle": Codec(("circles",), _read_circles, _write_circles),
    "object1": Codec(("objects",), _read_objects, _write_objects),
    "boxes": Codec(("boxes", "areas"), _read_boxes, lambda _: "", _limits_boxes),
    "border": Codec(("areas",), _read_borders, _write_borders, limits_areas),
    "room16": Codec(("numbers", "unknown"), _read_rooms, _write_rooms, limits_rooms),
    "count": Codec(("count",), _read_count, _write_count, _limits_count),
}
"""The codings by the names that `about` uses."""
