"""The words by which `about` says what stands in <board> of an XML file of pzpr."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pylogic.formats.diagram import Diagram
from pylogic.formats.pzpr_areas import head_cells, limits_areas, limits_rooms
from pylogic.formats.pzpr_body import beyond
from pylogic.formats.pzpr_cells import CODECS, boxes_of_size
from pylogic.formats.pzpr_sums import limits_sums
from pylogic.formats.pzprv3_cells import limits_filled
from pylogic.formats.pzprv3_lines import Reading
from pylogic.formats.pzprxml_parts import Word, mark_of, place_of, row_lines, rows_of, value_of
from pylogic.formats.xml_elements import Element
from pylogic.rules.symbols import Place

_HIGHEST = 999_999_999
_COLOURS = {1: "white", 2: "black"}


def _listed(diagram: Diagram, number: Callable[[Place], int | None]) -> list[str]:
    """The cells that hold something, one by one."""
    told = ((cell, number(cell)) for cell in diagram.places)
    return [f'<number r="{r}" c="{c}" n="{n}"/>' for (r, c), n in told if n is not None]


def numbers(unknown: int) -> Word:
    """Numbers from 1 on, cell by cell, and one that means an unknown number."""

    def read(found: Reading, part: Element) -> None:
        for one in part.inside:
            place, n = place_of(found, one), one.number("n")
            if n == unknown:
                found.add("unknown", place)
            elif n > 0:
                found.put("numbers", place, n)
            elif n:
                one.fail(f"unexpected number {n}")

    def write(diagram: Diagram) -> list[str]:
        return _listed(
            diagram,
            lambda cell: diagram.numbers.get(cell, unknown if cell in diagram.unknown else None),
        )

    return Word(("numbers", "unknown"), read, write, _limits_numbers)


def _limits_numbers(diagram: Diagram) -> str | None:
    return beyond(diagram.numbers.values(), 1, _HIGHEST)


_SPECIAL = {-1: "unshaded", -2: "shaded", -3: "unknown"}


def _read_filled(found: Reading, part: Element) -> None:
    for one in part.inside:
        place, n = place_of(found, one), one.number("n")
        if n in _SPECIAL:
            found.add(_SPECIAL[n], place)
        elif n > 0:
            found.put("numbers", place, n)
        elif n:
            one.fail(f"unexpected number {n}")


def _write_filled(diagram: Diagram) -> list[str]:
    def number(cell: Place) -> int | None:
        special = (n for n, field in _SPECIAL.items() if cell in getattr(diagram, field))
        return diagram.numbers.get(cell, next(special, None))

    return _listed(diagram, number)


def _limits_filled(diagram: Diagram) -> str | None:
    return limits_filled(diagram) or _limits_numbers(diagram)


def blocks(unknown: int) -> Word:
    """Cells that are not played in, with a number or the one that means none."""

    def read(found: Reading, part: Element) -> None:
        for one in part.inside:
            place, n = place_of(found, one), one.number("n")
            if n == unknown:
                found.add("blocks", place)
            elif 0 <= n < unknown:
                found.put("numbers", place, n)
            else:
                one.fail(f"unexpected number {n}")

    def write(diagram: Diagram) -> list[str]:
        return _listed(
            diagram,
            lambda cell: diagram.numbers.get(cell, unknown if cell in diagram.blocks else None),
        )

    return Word(
        ("numbers", "blocks"), read, write, lambda d: beyond(d.numbers.values(), 0, unknown - 1)
    )


def _read_circles(found: Reading, part: Element) -> None:
    for one in part.inside:
        place, n = place_of(found, one), one.number("n")
        if n in _COLOURS:
            found.put("circles", place, _COLOURS[n])
        elif n:
            found.note("circles of unknown colour", place)


def _write_circles(diagram: Diagram) -> list[str]:
    codes = {colour: n for n, colour in _COLOURS.items()}
    return _listed(diagram, lambda cell: codes.get(diagram.circles.get(cell, "")))


def _limits_circles(diagram: Diagram) -> str | None:
    wrong = next((c for c in diagram.circles.values() if c not in _COLOURS.values()), None)
    return None if wrong is None else f"a {wrong} circle: only white and black ones"


def rows(unknown: int, more: int) -> Word:
    """Rows of numbers; the size in the file may be larger than the board."""

    def read(found: Reading, part: Element) -> None:
        for row, col, one in rows_of(part, "brow", found.rows, found.cols):
            value = value_of(one)
            if value == unknown:
                found.add("unknown", (row, col))
            elif value is not None and value >= 0:
                found.put("numbers", (row, col), value)
            elif one.tag != "s":
                one.fail(f"unexpected cell <{one.tag}>")

    def write(diagram: Diagram) -> list[str]:
        def mark(cell: Place) -> str:
            number = diagram.numbers.get(cell, unknown if cell in diagram.unknown else None)
            return "<s/>" if number is None else mark_of(number)

        return row_lines("brow", diagram.rows, diagram.cols, mark)

    def limits(diagram: Diagram) -> str | None:
        highest = unknown - 1 if unknown > 0 else _HIGHEST
        return beyond(diagram.numbers.values(), 0, highest)

    return Word(("numbers", "unknown"), read, write, limits, more)


def _read_areas(found: Reading, part: Element) -> None:
    areas: dict[Place, int] = {}
    for number, one in enumerate(part.inside, 1):
        (top, left), (bottom, right) = (
            place_of(found, one, "r0", "c0"),
            place_of(found, one, "r1", "c1"),
        )
        for cell in ((r, c) for r in range(top, bottom + 1) for c in range(left, right + 1)):
            if areas.setdefault(cell, number) != number:
                one.fail(f"the cell {cell[0]},{cell[1]} is in two areas")
        clue = one.number("n") if "n" in one.attributes else -1
        if clue >= 0:
            found.put("numbers", (top, left), clue)
    if len(areas) < found.rows * found.cols:
        part.fail("not every cell is in an area")
    order = {area: n for n, area in enumerate(dict.fromkeys(areas[c] for c in sorted(areas)), 1)}
    for cell in sorted(areas):
        found.put("areas", cell, order[areas[cell]])


def _write_areas(diagram: Diagram) -> list[str]:
    clues = {diagram.areas[cell]: number for cell, number in diagram.numbers.items()}
    last = {diagram.areas[cell]: cell for cell in sorted(diagram.areas)}
    return [
        f'<area r0="{top}" c0="{left}" r1="{last[area][0]}" c1="{last[area][1]}"'
        f' n="{clues.get(area, -1)}"/>'
        for area, (top, left) in head_cells(diagram.areas).items()
    ]


def _limits_areas(diagram: Diagram) -> str | None:
    cells: dict[int, list[Place]] = {}
    for cell, area in diagram.areas.items():
        cells.setdefault(area, []).append(cell)
    for some in cells.values():
        down, across = {r for r, _ in some}, {c for _, c in some}
        if len(some) != (max(down) - min(down) + 1) * (max(across) - min(across) + 1):
            return "an area that is no rectangle"
    return limits_areas(diagram) or limits_rooms(diagram)


def _read_sums(found: Reading, part: Element) -> None:
    for one in part.inside:
        place = place_of(found, one)
        found.add("blocks", place)
        for way, name in (("across", "a"), ("down", "b")):
            number = one.number(name) if name in one.attributes else 0
            if number > 0:
                found.put("sums", (*place, way), number)


def _write_sums(diagram: Diagram) -> list[str]:
    sums = diagram.sums
    return [
        f'<wall r="{r}" c="{c}" a="{sums.get((r, c, "across"), 0)}"'
        f' b="{sums.get((r, c, "down"), 0)}"/>'
        for r, c in sorted(diagram.blocks)
    ]


def _read_boxes(found: Reading, part: Element) -> None:
    boxes = boxes_of_size(Diagram(found.rows, found.cols))
    if boxes is None:
        part.fail(f"a board of {found.rows} x {found.cols} cells has no boxes here")
    found.boxes = boxes


BOARD: Mapping[str, Word] = {
    "number-4": numbers(-4),
    "number0": numbers(0),
    "filled": Word(
        ("numbers", "unknown", "shaded", "unshaded"), _read_filled, _write_filled, _limits_filled
    ),
    "block5": blocks(5),
    "circle": Word(("circles",), _read_circles, _write_circles, _limits_circles),
    "row-1": rows(-1, 0),
    "row5": rows(5, 1),
    "area": Word(("areas", "numbers"), _read_areas, _write_areas, _limits_areas),
    "wall": Word(("blocks", "sums"), _read_sums, _write_sums, limits_sums),
    "boxes": Word(CODECS["boxes"].says, _read_boxes, lambda _: [], CODECS["boxes"].limits),
}
"""The words for what stands in <board>."""
