"""puzz.link's codings, of which the bodies of links are made: of cells, areas, and numbers beside.

Each is a pair of functions, one that reads what the other writes. What a coding leaves out is
found where a link is read again; see `convert`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from math import isqrt
from typing import Any

from pylogic.formats.diagram import (
    ALL,
    DIGITS,
    FIRST,
    Diagram,
    Pair,
    Sum,
    bounded,
    joined,
    neighbours,
    outside_of,
    place,
    runs_by_line,
    unsaid,
    with_gaps,
)
from pylogic.formats.pzpr_body import Body, Codec, code16, numbers16
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Beside, Place

_COLOURS = ("", "white", "black")


def _numbered(
    diagram: Diagram, found: Mapping[Place, int | None], unknown: str = "unknown"
) -> Diagram:
    """A diagram with numbers in cells; `unknown` is the field of those cells without one."""
    numbers = {cell: n for cell, n in found.items() if n is not None}
    less: dict[str, Any] = {unknown: frozenset(found.keys() - numbers.keys())}
    return replace(diagram, numbers=numbers, **less)


def _codes(diagram: Diagram, code: Callable[[int], str], unknown: str = "unknown") -> list[str]:
    """The codes of all cells: a dot where a number is not told, nothing where the cell is empty."""
    less: frozenset[Place] = getattr(diagram, unknown)
    return [
        code(diagram.numbers[cell]) if cell in diagram.numbers else "." if cell in less else ""
        for cell in diagram.places
    ]


# ---- number16: any numbers; some16: perhaps none at all ---------------------------------


def _read16(body: Body, diagram: Diagram) -> Diagram:
    return _numbered(diagram, dict(numbers16(body, diagram.places)))


def _write16(diagram: Diagram) -> str:
    return with_gaps(_codes(diagram, code16), "g")


def _read_some16(body: Body, diagram: Diagram) -> Diagram:
    return diagram if body.is_done else _read16(body, diagram)


def _write_some16(diagram: Diagram) -> str:
    return _write16(diagram) if diagram.numbers or diagram.unknown else ""


# ---- 4cell: numbers from 0 to 4, with the gap behind them; 4block: of blocks; 4cross ----


def _fours(body: Body, places: Sequence[Place], what: str) -> dict[Place, int | None]:
    """The places that have numbers, and these; None where one is unknown."""
    found: dict[Place, int | None] = {}
    for index in body.places(len(places), what):
        mark = body.take()
        found[places[index]] = None
        if mark in DIGITS[:15]:
            gap, found[places[index]] = divmod(int(mark, 16), 5)
            # At the end of the board a gap may be longer than what is left.
            body.skip = min(gap, len(places) - index - 1)
        elif mark != ".":
            body.fail(f"unexpected character {mark!r}", 1)
    return found


def _read4(body: Body, diagram: Diagram, unknown: str) -> Diagram:
    return _numbered(diagram, _fours(body, diagram.places, "cells"), unknown)


def _write4(diagram: Diagram, unknown: str) -> str:
    return _code_fours(_codes(diagram, lambda number: str(bounded(number, 4)), unknown))


def _code_fours(codes: Sequence[str]) -> str:
    told = _with_gaps_behind(codes, 2, beyond=True)
    merged = (f"{int(code) + 5 * gap:x}" if code not in ("", ".") else code for code, gap in told)
    return with_gaps(merged, "g")


def _corners(diagram: Diagram) -> list[Place]:
    return [(r, c) for r in range(diagram.rows + 1) for c in range(diagram.cols + 1)]


def _read_corners(body: Body, diagram: Diagram) -> Diagram:
    found = _fours(body, _corners(diagram), "places where cells meet")
    body.lost += [
        f"an unknown number where cells meet, at {r},{c}"
        for (r, c), n in found.items()
        if n is None
    ]
    return replace(diagram, vertices={at: n for at, n in found.items() if n is not None})


def _write_corners(diagram: Diagram) -> str:
    told = (diagram.vertices.get(at) for at in _corners(diagram))
    return _code_fours(["" if n is None else str(bounded(n, 4)) for n in told])


def _with_gaps_behind(
    codes: Sequence[str], most: int, *, beyond: bool = False
) -> Iterator[tuple[str, int]]:
    """Codes, each number with how many of the empty cells behind it, at most so many, it tells.

    With `beyond` there are such cells behind the end of the board, too.
    """
    index = 0
    while index < len(codes):
        code, some = codes[index], codes[index + 1 : index + 1 + most]
        all_of_them = most if beyond else len(some)
        gap = next((k for k, behind in enumerate(some) if behind), all_of_them)
        gap *= code not in ("", ".")
        yield code, gap
        index += 1 + gap


# ---- number36: a digit of base 36 for each cell ------------------------------------------


def _read36(body: Body, diagram: Diagram) -> Diagram:
    cells = diagram.places
    found: dict[Place, int | None] = {}
    for index in body.places(len(cells), gaps="{"):  # no letter is a gap here
        cell = cells[index]
        if body.next in ".%@-":
            mark = body.take()
            if mark == "-":
                # Older programs write the numbers from 16 to 35 with one digit behind the mark.
                found[cell] = body.digits(1 if "g" <= body.next <= "z" else 2, 36)
            elif mark != ".":
                found[cell] = None
        else:
            found[cell] = body.digits(1, 36)
    return _numbered(diagram, found)


def _code36(number: int) -> str:
    if number < 36:
        return DIGITS[number]
    return f"-{DIGITS[bounded(number, 16 * 36 - 1) // 36]}{DIGITS[number % 36]}"


def _write36(diagram: Diagram) -> str:
    # A dot is an empty cell here, and an unknown number has a sign of its own.
    return "".join({".": "%", "": "."}.get(code, code) for code in _codes(diagram, _code36))


# ---- circle: three cells in a digit of base 27 --------------------------------------------


def _read_circles(body: Body, diagram: Diagram) -> Diagram:
    count = diagram.rows * diagram.cols
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
    if any(colour not in _COLOURS for colour in diagram.circles.values()):
        unsaid("grey circles")
    codes = [_COLOURS.index(diagram.circles.get(cell, "")) for cell in diagram.places]
    codes += [0] * (-len(codes) % 3)
    triples = zip(codes[::3], codes[1::3], codes[2::3], strict=True)
    return "".join(DIGITS[9 * one + 3 * two + three] for one, two, three in triples)


# ---- object1: an object with the gap behind it ---------------------------------------------


def _read_objects(body: Body, diagram: Diagram) -> Diagram:
    cells = diagram.places
    objects: set[Place] = set()
    for index in body.places(len(cells), gaps="i"):
        body.skip = body.digits(1, 36)
        objects.add(cells[index])
    return replace(diagram, objects=frozenset(objects))


def _write_objects(diagram: Diagram) -> str:
    marks = ["x" if cell in diagram.objects else "" for cell in diagram.places]
    return with_gaps((mark and DIGITS[gap] for mark, gap in _with_gaps_behind(marks, 17)), "i")


# ---- star: centres of areas, on a grid of half cells, with the gap behind them -------------------


def _halves(diagram: Diagram) -> list[Place]:
    return [(y, x) for y in range(2, 2 * diagram.rows + 1) for x in range(2, 2 * diagram.cols + 1)]


def _read_centres(body: Body, diagram: Diagram) -> Diagram:
    places = _halves(diagram)
    centres: set[Place] = set()
    for index in body.places(len(places), "places of centres"):
        gap, is_black = divmod(body.digits(1, 16), 2)
        body.skip = min(gap, len(places) - index - 1)
        centres.add(places[index])
        if is_black:
            body.lost.append(f"that the centre {','.join(map(str, places[index]))} is black")
    return replace(diagram, centres=frozenset(centres))


def _write_centres(diagram: Diagram) -> str:
    marks = ["x" if at in diagram.centres else "" for at in _halves(diagram)]
    told = _with_gaps_behind(marks, 7, beyond=True)
    return with_gaps((mark and f"{2 * gap:x}" for mark, gap in told), "g")


# ---- arrow16: a number with an arrow; castle: behind a digit for the colour of its cell ----------

_ARROWS = ("", "top", "bottom", "left", "right")
_INSIDE = ("grey", "white", "black")


def _arrow(body: Body) -> tuple[str, int | None]:
    """The side that an arrow points to, if any, and its number, if that is told."""
    if body.next == "-":
        body.take()
        way, length = body.digits(1, 16), 3
    else:
        is_long, way = divmod(body.digits(1, 10), 5)
        length = 2 if is_long else 1
    if way >= len(_ARROWS):
        body.fail(f"expected the way of an arrow, 0 to 4, instead of {way}", 1)
    if length == 1 and body.next == ".":
        body.take()
        return _ARROWS[way], None
    return _ARROWS[way], body.digits(length, 16)


def _code_arrow(side: str, number: int | None) -> str:
    way = _ARROWS.index(side)
    if number is None:
        return f"{way}."
    if number < 16:
        return f"{way}{number:x}"
    return f"{way + 5}{number:02x}" if number < 256 else f"-{way}{bounded(number, 4095):03x}"


def _read_arrows(body: Body, diagram: Diagram, *, are_coloured: bool) -> Diagram:
    cells = diagram.places
    arrows: dict[Place, tuple[str, int]] = {}
    circles: dict[Place, str] = {}
    blocks: set[Place] = set()
    for index in body.places(len(cells), gaps="a"):
        if are_coloured:
            circles[cells[index]] = _INSIDE[body.digits(1, 3)]
        side, number = _arrow(body)
        if side and number is not None:
            arrows[cells[index]] = side, number
        elif side or number is not None:
            what = "an arrow without a number" if side else "a number without an arrow"
            body.lost.append(f"{what} at {','.join(map(str, cells[index]))}")
        if not (side or are_coloured):
            blocks.add(cells[index])
    return replace(diagram, arrows=arrows, circles=circles, blocks=frozenset(blocks))


def _write_arrows(diagram: Diagram, *, are_coloured: bool) -> str:
    codes = []
    for cell in diagram.places:
        side, number = diagram.arrows.get(cell, ("", None))
        is_told = cell in diagram.arrows or cell in diagram.circles or cell in diagram.blocks
        colour = str(_INSIDE.index(diagram.circles.get(cell, "grey"))) if are_coloured else ""
        codes.append(colour + _code_arrow(side, number) if is_told else "")
    return with_gaps(codes, "a")


# ---- boxes: not written, but told by the size ------------------------------------------------


def boxes_of_size(diagram: Diagram) -> tuple[int, int] | None:
    """The boxes that pzpr draws on a board, if they have as many cells as a line."""
    size = diagram.rows
    if diagram.cols != size or not (size == 6 or isqrt(size) ** 2 == size):
        return None
    return (2, 3) if size == 6 else (isqrt(size), isqrt(size))


def _read_boxes(body: Body, diagram: Diagram) -> Diagram:
    boxes = boxes_of_size(diagram)
    if boxes is None:
        body.fail(f"a board of {diagram.rows} x {diagram.cols} cells has no boxes here")
    return replace(diagram, boxes=boxes)


def _write_boxes(diagram: Diagram) -> str:
    if boxes_of_size(diagram) is None:
        unsaid(f"the boxes of {diagram.rows} x {diagram.cols} cells")
    return ""


# ---- border: areas by the lines between them, five lines in a digit of base 32 ---------------

_BITS = (16, 8, 4, 2, 1)


def _read_borders(body: Body, diagram: Diagram) -> Diagram:
    inside: list[Pair] = []
    for pairs in neighbours(diagram.rows, diagram.cols):
        for first in range(0, len(pairs), 5):
            if body.is_done:
                body.cut_off(first, len(pairs), "lines between cells")
            lines = body.digits(1, 32)
            some = pairs[first : first + 5]
            inside += [pair for bit, pair in zip(_BITS, some, strict=False) if not lines & bit]
    return replace(diagram, areas=joined(diagram.rows, diagram.cols, inside))


def _write_borders(diagram: Diagram) -> str:
    text = ""
    for pairs in neighbours(diagram.rows, diagram.cols):
        lines = [diagram.areas.get(one) != diagram.areas.get(other) for one, other in pairs]
        for first in range(0, len(lines), 5):
            some = zip(_BITS, lines[first : first + 5], strict=False)
            text += DIGITS[sum(bit for bit, is_line in some if is_line)]
    return text


def areas_by_lines(diagram: Diagram) -> dict[Place, int]:
    """The areas of a diagram, each of them connected."""
    pairs = chain(*neighbours(diagram.rows, diagram.cols))
    inside = ((a, b) for a, b in pairs if diagram.areas.get(a) == diagram.areas.get(b))
    return joined(diagram.rows, diagram.cols, inside)


# ---- room16: a number in an area, area by area -----------------------------------------------


def _head_cells(areas: Mapping[Place, int]) -> dict[int, Place]:
    """The cell of each area that has its number: of the first column, the topmost one.

    The areas come in the order of their first cells in reading order.
    """
    cells: dict[int, list[Place]] = {}
    for cell in sorted(areas):
        cells.setdefault(areas[cell], []).append(cell)
    return {area: min(some, key=lambda cell: (cell[1], cell[0])) for area, some in cells.items()}


def _read_rooms(body: Body, diagram: Diagram) -> Diagram:
    heads = list(_head_cells(diagram.areas).values())
    return _numbered(diagram, dict(numbers16(body, heads, "areas")))


def _write_rooms(diagram: Diagram) -> str:
    areas = areas_by_lines(diagram)
    codes = dict.fromkeys(_head_cells(areas), "")
    for cell, code in zip(diagram.places, _codes(diagram, code16), strict=True):
        if code and codes[areas[cell]]:
            unsaid("two numbers in one area")
        codes[areas[cell]] = codes[areas[cell]] or code
    return with_gaps(codes.values(), "g")


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


# ---- sides16, ends16: a number at each end of the lines, or at the first end alone --------------

BESIDE = 255
"""The largest number that pzpr has beside a board."""


def _read_beside(body: Body, lines: Sequence[tuple[str, int]]) -> list[tuple[Beside, int]]:
    """The numbers beside lines of the board; one that is not told is lost."""
    places = [(*line, 1) for line in lines]
    told = numbers16(body, places, "numbers beside the board")
    body.lost += [f"an unknown number beside the {line_name(at)}" for at, n in told if n is None]
    return [(at, number) for at, number in told if number is not None]


def _code_beside(number: int | None) -> str:
    return "" if number is None else code16(bounded(number, BESIDE))


def _read_sides(body: Body, diagram: Diagram, sides: Sequence[str]) -> Diagram:
    return replace(diagram, outside=dict(_read_beside(body, diagram.lines(sides))))


def line_name(beside: Beside) -> str:
    """The line and the side that a number stands at, in words."""
    side, line, _ = beside
    return f"{'column' if side in ('top', 'bottom') else 'row'} {line} ({side})"


def _write_sides(diagram: Diagram, sides: Sequence[str]) -> str:
    return with_gaps(
        (_code_beside(diagram.outside.get((*at, 1))) for at in diagram.lines(sides)), "g"
    )


# ---- runs16: the runs of each line, from the board outwards ------------------------------------


def depths(diagram: Diagram) -> dict[str, int]:
    """How many runs fit above a column, and left of a row."""
    return {"top": (diagram.rows + 1) // 2, "left": (diagram.cols + 1) // 2}


def _read_runs(body: Body, diagram: Diagram) -> Diagram:
    deep = depths(diagram)
    runs: dict[tuple[str, int], list[int]] = {line: [] for line in diagram.lines(FIRST)}
    lines = [line for line in runs for _ in range(deep[line[0]])]
    for (side, line, _), number in _read_beside(body, lines):
        runs[side, line].insert(0, number)
    return replace(diagram, outside=outside_of(runs))


def _write_runs(diagram: Diagram) -> str:
    deep = depths(diagram)
    codes: list[str] = []
    for (side, _line), numbers in runs_by_line(diagram).items():
        told = [_code_beside(number) for number in reversed(numbers) if number]
        codes += [*told, *[""] * deep[side]][: deep[side]]
    return with_gaps(codes, "g")


# ---- sum: sums of the runs behind black cells, of which a frame is not written -------------------

HIGHEST_SUM = 45


def _read_sums(body: Body, diagram: Diagram) -> Diagram:
    # The frame of black cells at the top and on the left is not counted by the URL.
    count = diagram.rows * diagram.cols
    rows, cols = diagram.rows + 1, diagram.cols + 1
    sums: dict[Sum, int] = {}
    blocks = {(1, c) for c in range(1, cols + 1)} | {(r, 1) for r in range(1, rows + 1)}
    for index in body.places(count, gaps="k"):
        row, col = place(index, diagram.cols)
        blocks.add((row + 1, col + 1))
        if body.next == ".":
            body.take()
        else:
            sums[row + 1, col + 1, "down"] = _sum(body)
            sums[row + 1, col + 1, "across"] = _sum(body)
    for start in _starts(rows, cols, blocks):
        sums[start] = _sum(body)
    told = {start: number for start, number in sums.items() if number}
    return replace(diagram, rows=rows, cols=cols, blocks=frozenset(blocks), sums=told)


def _starts(rows: int, cols: int, blocks: frozenset[Place] | set[Place]) -> list[Sum]:
    """The cells of the frame with a run behind them, and its direction."""
    down = [(1, c, "down") for c in range(2, cols + 1) if (2, c) not in blocks]
    return down + [(r, 1, "across") for r in range(2, rows + 1) if (r, 2) not in blocks]


def _sum(body: Body) -> int:
    """A sum: - or 0 for none, 1 to 9, a to j for 10 to 19, A to Z for 20 to 45."""
    mark = body.take()
    if mark == "-":
        return 0
    if mark and mark in DIGITS[:20]:
        return DIGITS.index(mark)
    if "A" <= mark <= "Z":
        return ord(mark) - ord("A") + 20
    body.fail(f"expected a sum instead of {mark!r}", len(mark))


def _write_sums(diagram: Diagram) -> str:
    def code(start: Sum) -> str:
        if start not in diagram.sums:
            return "-"
        number = bounded(diagram.sums[start], HIGHEST_SUM)
        return DIGITS[number] if number < 20 else chr(ord("A") + number - 20)

    codes: list[str] = []
    for cell in diagram.places:
        if 1 not in cell:
            is_block = cell in diagram.blocks
            both = code((*cell, "down")) + code((*cell, "across")) if is_block else ""
            codes.append("." if both == "--" else both)
    starts = _starts(diagram.rows, diagram.cols, diagram.blocks)
    return with_gaps(codes, "k") + "".join(map(code, starts))


CODECS: Mapping[str, Codec] = {
    "number16": Codec(_read16, _write16, harmless="d"),  # older data, coded alike
    "some16": Codec(_read_some16, _write_some16),
    "4cell": Codec(partial(_read4, unknown="unknown"), partial(_write4, unknown="unknown")),
    "4block": Codec(partial(_read4, unknown="blocks"), partial(_write4, unknown="blocks")),
    "4cross": Codec(_read_corners, _write_corners),
    "number36": Codec(_read36, _write36),
    "circle": Codec(_read_circles, _write_circles),
    "object1": Codec(_read_objects, _write_objects),
    "star": Codec(_read_centres, _write_centres),
    "arrow16": Codec(
        partial(_read_arrows, are_coloured=False),
        partial(_write_arrows, are_coloured=False),
        harmless="b",  # pzpr draws grey cells
    ),
    "castle": Codec(
        partial(_read_arrows, are_coloured=True), partial(_write_arrows, are_coloured=True)
    ),
    "boxes": Codec(_read_boxes, _write_boxes),
    "border": Codec(_read_borders, _write_borders),
    "room16": Codec(_read_rooms, _write_rooms),
    "count": Codec(_read_count, _write_count),
    "sides16": Codec(partial(_read_sides, sides=ALL), partial(_write_sides, sides=ALL)),
    "ends16": Codec(partial(_read_sides, sides=FIRST), partial(_write_sides, sides=FIRST)),
    "runs16": Codec(_read_runs, _write_runs),
    "sum": Codec(_read_sums, _write_sums, is_cased=True),
}
"""The codings by the names that `about` uses."""
