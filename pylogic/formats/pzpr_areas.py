"""puzz.link's codings of areas, and of what is said of them: lines, numbers, a count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pylogic.formats.diagram import Diagram, joined
from pylogic.formats.pzpr_body import (
    DIGITS,
    HIGHEST,
    Body,
    Codec,
    beyond,
    code16,
    numbers16,
    with_gaps,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place

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
    "border": Codec(("areas",), _read_borders, _write_borders, limits_areas),
    "room16": Codec(("numbers", "unknown"), _read_rooms, _write_rooms, limits_rooms),
    "count": Codec(("count",), _read_count, _write_count, _limits_count),
}
"""The codings by the names that `about` uses."""
