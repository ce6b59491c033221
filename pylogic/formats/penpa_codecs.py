"""How the marks of Penpa+ are read as a board, codec by codec; most say what all of them mean.

numbers   numbers in cells and beside the board, thick lines between areas, dark cells black
circled   numbers as circles: white 0, black 1
several   digits, several in a cell; dark cells black
loop      numbers; lines along the sides of cells
lines     circles; lines from cell to cell
paths     numbers, thick lines between areas; lines from cell to cell
bridges   numbers; lines from cell to cell, double ones
walls     dark cells not played in, with numbers or without; lamps
objects   the puzzle's own symbols, given ones and signs; numbers beside the board
stars     areas, a number beside a star outside the board for the whole board; stars
corners   numbers where cells meet; diagonals of cells
arrows    numbers with arrows, dark cells not played in; lines from cell to cell, dark cells black
castle    numbers with arrows in black, grey or outlined white cells, or these alone; lines
centres   circles in cells and between them; lines along the sides of cells
orders    numbers; signs between cells of which number is less
triangles as walls; black halves of cells
sums      dark cells, or with a stroke, with sums in two corners; numbers
thermos   numbers, thick lines between areas; thermometers
cages     cages by thick lines, what they make in a corner; numbers
dashed    dashed cages with sums in a corner, thick lines between areas; numbers
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Set
from dataclasses import replace

from pylogic.formats.diagram import Diagram, boxes_of, first_cells, joined, neighbours, numbered
from pylogic.formats.penpa_marks import Mark, Pad
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Edge, Place, canonical

DARK = (1, 3, 4, 8)
"""The colours of surfaces that are dark: greys and black."""
BLACK, GREY = 4, 3
WHITE_MARK = 2
"""The colour that means "not black" where players put it."""
THICK = (2, 21)
DOUBLE = 30
"""The style of a double line."""
CIRCLED = (6, 7, 11)
"""The styles of numbers that have a circle round them, which shows without a number, too."""
CIRCLES = ("circle_L", "circle_M", "circle_S", "circle_SS")
COLOURS = {1: "white", 2: "black"}
SIGNS = {("star", 1), ("star", 2), ("star", 3), ("sun_moon", 3)}
GIVEN, SIGN = 1, 2
"""The styles of the symbol that bears the puzzle's name: what is given, and what is looked for."""
ARROW = "2"
"""How numbers with an arrow are drawn; behind them stands which one."""
ARROWS = ("top", "left", "right", "bottom")
OLD_ARROW = "arrow_fouredge"
OLD_WAYS = ("right", "bottom", "left", "top", "left", "top", "right", "bottom")
"""Where the parts of the symbol point, clockwise along the sides and back."""
HALVES = {"": (0, 0), "right": (0, 1), "bottom": (1, 0), "corner": (1, 1)}
"""How many halves of a cell something stands below its middle, and right of it."""
ORDER = "inequality"
ORDERS = {
    1: ("right", "less"), 2: ("bottom", "less"),
    3: ("right", "greater"), 4: ("bottom", "greater"),
}  # fmt: skip
"""The styles of signs between cells: on which side of a cell, and what it is to the next one."""
HALF = "tri"
TRIANGLES = {1: "top_left", 2: "bottom_left", 3: "bottom_right", 4: "top_right"}
"""The styles of black halves of cells, by the corner of the right angle."""
SQUARES = ("square_LL", "square_L", "square_M")
OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "/": "div", "": "any"}
_SAME = {"x": "*", "\u00d7": "*", "\u2212": "-", "\u2013": "-", "\u00f7": "/", ":": "/"}
"""Other signs for operations."""
Taker = Callable[[Pad], None]


def numbers(pad: Pad) -> None:
    """Numbers in cells; ? and an empty circle are clues that are not told."""
    pad.cells("number", fits=lambda mark: mark.value[0] == "" and mark.value[1] not in CIRCLED)
    has = pad.points.has
    for mark in pad.take("number", fits=lambda m: has(m.place) and is_number(m.value[0])):
        pad.add("solution" if mark.is_answer else "number", {mark.place: int(mark.value[0])})
    untold = pad.cells("number", fits=lambda m: m.value[0] in ("", "?") and not m.is_answer)
    pad.mark("unknown", untold)


def outside(pad: Pad) -> None:
    """Numbers beside the board, read from left to right and from top to bottom."""
    lines: dict[tuple[str, int], list[tuple[Place, int]]] = {}
    depth: dict[str, set[int]] = {}

    def is_beside(mark: Mark) -> bool:
        return bool(_line_of(pad, mark)[0]) and is_number(mark.value[0]) and not mark.is_answer

    for mark in pad.take("number", fits=is_beside):
        side, line = _line_of(pad, mark)
        lines.setdefault((side, line), []).append((mark.place, int(mark.value[0])))
        depth.setdefault(side, set()).add(mark.place[0 if side in ("top", "bottom") else 1])
    pad.add("outside", {
        (side, line, k): number
        for (side, line), told in lines.items()
        for k, (_place, number) in enumerate(sorted(told), 1)
    })  # fmt: skip
    single = {side for side, places in depth.items() if len(places) == 1}
    pad.take(  # a single number that is not told need not be
        "number", fits=lambda mark: mark.value[0] in ("", "?") and _line_of(pad, mark)[0] in single
    )


def _line_of(pad: Pad, mark: Mark) -> tuple[str, int]:
    """The side of the board at which a mark stands, and the line; no side at a corner or on it."""
    row, col = mark.place
    is_row, is_col = 1 <= row <= pad.points.rows, 1 <= col <= pad.points.cols
    if is_col and not is_row:
        return ("top" if row < 1 else "bottom"), col
    if is_row and not is_col:
        return ("left" if col < 1 else "right"), row
    return "", 0


def several(pad: Pad) -> None:
    """Several numbers of a cell, each a digit."""
    has = pad.points.has
    for mark in pad.take("number", fits=lambda m: has(m.place) and is_number(m.value[0])):
        digits = enumerate(map(int, mark.value[0]), 1)
        pad.add("numbers", {(*mark.place, k): number for k, number in digits})


def areas(pad: Pad) -> None:
    """Thick lines of the question cut the board into areas, or boxes."""
    found = _cut(pad)
    boxes = boxes_of(found) if len(found) == len(pad.points.board) else None
    if boxes is not None:
        pad.add("boxes", {(): boxes})
    elif found:
        pad.add("area", found)


def _cut(pad: Pad) -> dict[Place, int]:
    """The areas that thick lines cut the board into; lines that cut nothing are left."""
    points = pad.points
    thick = pad.take("edge", fits=lambda mark: mark.value in THICK and not mark.is_answer)
    walls = {mark.edge for mark in thick}
    across, down = neighbours(points.rows, points.cols)
    pairs = [pair for pair in across if (*pair[0], "right") not in walls]
    pairs += [pair for pair in down if (*pair[0], "bottom") not in walls]
    found = joined(points.rows, points.cols, pairs)
    holes = (set(points.board) - pad.picture.cells) | pad.kinds.get("block", {}).keys()
    found = numbered({place: found[place] for place in points.board if place not in holes})
    for mark in thick:
        row, col, side = mark.edge
        other = row + (side == "bottom"), col + (side == "right")
        if (row, col) in found and found.get(other) == found[row, col]:
            pad.put(mark)
    return found if len(set(found.values())) > 1 else {}


def shaded(pad: Pad) -> None:
    """Dark cells are black, those of the white mark are not."""
    dark = pad.cells("surface", fits=lambda mark: mark.value in DARK)
    white = pad.cells("surface", fits=lambda mark: mark.value == WHITE_MARK)
    pad.mark("shaded", white, holds=False)
    pad.mark("shaded", dark)


def walls(pad: Pad) -> None:
    """Dark cells, and black squares, are not played in; those with a number are its own."""
    blocks(pad)
    for place in (*pad.kinds.get("number", ()), *pad.kinds.get("unknown", ())):
        pad.kinds["block"].pop(place, None)


def blocks(pad: Pad) -> None:
    """Dark cells, black squares, and cells with a stroke for two sums, are not played in."""

    def is_block(mark: Mark) -> bool:
        if mark.is_answer or mark.kind == "surface":
            return not mark.is_answer and mark.value in DARK
        name, style = mark.value
        return name == pad.name or (name in SQUARES and style == 2)

    pad.mark("block", pad.cells("surface", "symbol", fits=is_block))


def circles(pad: Pad) -> None:
    """Circles, white and black."""
    for mark in pad.take("symbol", fits=lambda mark: _colour(pad, mark) and not mark.is_answer):
        pad.add("circle", {mark.place: COLOURS[mark.value[1]]})


def circled(pad: Pad) -> None:
    """Circles are numbers: white 0, black 1."""
    for mark in pad.take("symbol", fits=lambda mark: _colour(pad, mark)):
        pad.add("solution" if mark.is_answer else "number", {mark.place: mark.value[1] - 1})


def _colour(pad: Pad, mark: Mark) -> bool:
    is_circle = mark.value[0] in CIRCLES and mark.value[1] in COLOURS
    return is_circle and pad.points.has(mark.place)


def signs(pad: Pad) -> None:
    """Lamps and stars of a solution; the star that is a dot says that none is there."""
    pad.mark("symbol", pad.cells("symbol", fits=lambda mark: mark.value in SIGNS))
    vacant = pad.cells("symbol", fits=lambda mark: mark.value == ("star", 0))
    pad.mark("symbol", vacant, holds=False)


def own(pad: Pad) -> None:
    """The symbols that bear the puzzle's name: things that are given, and signs of a solution."""
    pad.mark("object", pad.cells("symbol", fits=lambda mark: mark.value == (pad.name, GIVEN)))
    pad.mark("symbol", pad.cells("symbol", fits=lambda mark: mark.value == (pad.name, SIGN)))


def count(pad: Pad) -> None:
    """A number of the whole board: outside of it, left of a star."""
    stars = pad.take(
        "symbol", fits=lambda mark: mark.value[0] == "star" and not pad.points.has(mark.place)
    )
    before = {(mark.place[0], mark.place[1] - 1) for mark in stars}
    told = pad.take("number", fits=lambda mark: mark.place in before and is_number(mark.value[0]))
    if told:
        pad.add("count", {(): int(told[0].value[0])})
    for mark in stars if not told else ():
        pad.put(mark)


def holes(pad: Pad) -> None:
    """Cells that the picture has not are not played in."""
    pad.mark("block", set(pad.points.board) - pad.picture.cells)


def loop(pad: Pad) -> None:
    """Lines along the sides of cells, and crosses on them."""
    pad.mark("edge", (mark.edge for mark in pad.take("edge")))
    pad.mark("edge", (mark.edge for mark in pad.take("no_edge")), holds=False)


def links(pad: Pad) -> None:
    """Lines from cell to cell, whole or in halves, and crosses on them."""
    pad.mark("link", (mark.edge for mark in pad.take("line")))
    pad.mark("link", (mark.edge for mark in pad.take("no_line")), holds=False)
    halves: dict[Edge, set[Place]] = {}
    for mark in pad.take("half"):
        halves.setdefault(mark.edge, set()).add(mark.value)
        if len(halves[mark.edge]) == 2:
            pad.mark("link", [mark.edge])
        else:
            pad.put(mark)
    whole = {edge for edge, is_drawn in pad.kinds["link"].items() if is_drawn}
    pad.take("half", fits=lambda mark: mark.edge in whole)


def bridges(pad: Pad) -> None:
    """Lines from cell to cell, of which some are double."""
    for mark in pad.take("line"):
        pad.add("links", {mark.edge: 2 if mark.value == DOUBLE else 1})


def vertices(pad: Pad) -> None:
    """Numbers where cells meet, at the bottom right corner of a cell."""
    rows, cols = pad.points.rows, pad.points.cols

    def is_inside(mark: Mark) -> bool:
        return 0 <= mark.place[0] <= rows and 0 <= mark.place[1] <= cols and not mark.is_answer

    for mark in pad.take("vertex", fits=lambda m: is_inside(m) and is_number(m.value[0])):
        pad.add("vertex", {mark.place: int(mark.value[0])})


def diagonals(pad: Pad) -> None:
    """Diagonals of cells."""
    for mark in pad.take("diagonal", fits=lambda mark: pad.points.has(mark.place)):
        pad.add("diagonal", {mark.place: mark.value})


def centres(pad: Pad) -> None:
    """Circles of any colour, in the middle of a cell, of its right or bottom side, or between."""

    def is_centre(mark: Mark) -> bool:
        y, x = _half(mark)
        is_inside = 2 <= y <= 2 * pad.points.rows and 2 <= x <= 2 * pad.points.cols
        return mark.value[0] in CIRCLES and is_inside and not mark.is_answer

    pad.mark("centre", map(_half, pad.take("symbol", "spot", fits=is_centre)))


def _half(mark: Mark) -> Place:
    """Where a mark stands, in halves of cells."""
    down, right = HALVES[mark.side]
    return 2 * mark.place[0] + down, 2 * mark.place[1] + right


def orders(pad: Pad) -> None:
    """Signs on the sides of cells, whose points show the lesser number."""
    fits = {(side, style): sign for style, (side, sign) in ORDERS.items()}

    def is_order(mark: Mark) -> bool:
        return mark.value[0] == ORDER and (mark.side, mark.value[1]) in fits and not mark.is_answer

    has = pad.points.has
    for mark in pad.take("spot", fits=lambda mark: is_order(mark) and has(mark.place)):
        pad.add("between", {mark.edge: fits[mark.side, mark.value[1]]})


def triangles(pad: Pad) -> None:
    """Black halves of cells."""

    def is_half(mark: Mark) -> bool:
        name, style = mark.value
        return name == HALF and style in TRIANGLES and pad.points.has(mark.place)

    for mark in pad.take("symbol", fits=is_half):
        pad.add("triangle", {mark.place: TRIANGLES[mark.value[1]]})


def arrows(pad: Pad) -> None:
    """Numbers with an arrow; other dark cells, and outlined ones, are not played in."""
    _add_arrows(pad)
    blocks(pad)
    told = frozenset(pad.kinds["arrow"])
    pad.mark("block", _take_outlines(pad, told | pad.kinds["block"].keys()))
    pad.kinds["block"] = {place: True for place in pad.kinds["block"] if place not in told}


def castle(pad: Pad) -> None:
    """The same in cells of a colour, and such cells alone: white ones have an outline or a text."""
    _add_arrows(pad)
    told = pad.cells("number", fits=lambda mark: mark.value[0] == "" and not mark.is_answer)
    told |= pad.kinds["arrow"].keys()
    has = pad.points.has
    surfaces = pad.take(
        "surface", fits=lambda mark: mark.value in DARK and not mark.is_answer and has(mark.place)
    )
    dark = {mark.place: "black" if mark.value == BLACK else "grey" for mark in surfaces}
    white = told | _take_outlines(pad, told | dark.keys())
    pad.add("circle", dict.fromkeys(sorted(white), "white") | dark)


def _take_outlines(pad: Pad, told: Set[Place]) -> frozenset[Place]:
    """Take the thick lines around some cells, and around single others, which are the answer.

    A cell all of whose sides belong to the outlines of others has none of its own.
    """
    thick = pad.take("edge", fits=lambda mark: mark.value in THICK and not mark.is_answer)
    drawn = {mark.edge for mark in thick}
    sides = {place: {canonical(*place, side) for side in ARROWS} for place in pad.points.board}
    outlines = {side for place in told for side in sides[place]}
    closed = frozenset(
        place for place, its in sides.items() if its <= drawn and not its <= outlines
    )
    outlines |= {side for place in closed for side in sides[place]}
    pad.take("deleteedge", fits=lambda mark: mark.edge in outlines and not mark.is_answer)
    for mark in thick:
        if mark.edge not in outlines:
            pad.put(mark)
    return closed


def _add_arrows(pad: Pad) -> None:
    pad.add("arrow", {})
    _add_old_arrows(pad)
    for mark in pad.take("number", fits=lambda mark: _arrow(mark) and pad.points.has(mark.place)):
        number, way = mark.value[0].split("_")
        pad.add("arrow", {mark.place: (ARROWS[int(way)], int(number))})


def _add_old_arrows(pad: Pad) -> None:
    """Numbers with an arrow along a side of the cell, as older programs draw them."""

    def is_old_arrow(mark: Mark) -> bool:
        name, parts = mark.value
        is_arrow = name.startswith(OLD_ARROW) and not mark.is_answer and pad.points.has(mark.place)
        return is_arrow and isinstance(parts, tuple) and len(parts) == 8 and sum(parts) == 1

    ways = {mark.place: mark for mark in pad.take("symbol", fits=is_old_arrow)}
    for mark in pad.take("number", fits=lambda m: m.place in ways and is_number(m.value[0])):
        way = OLD_WAYS[ways.pop(mark.place).value[1].index(True)]
        pad.add("arrow", {mark.place: (way, int(mark.value[0]))})
    for mark in ways.values():
        pad.put(mark)


def _arrow(mark: Mark) -> bool:
    is_written_so = re.fullmatch("[0-9]{1,9}_[0-3]", mark.value[0]) is not None
    return is_written_so and mark.value[2] == ARROW and not mark.is_answer


def sums(pad: Pad) -> None:
    """Sums in corners: of the run to the right above, of the run below at the left."""
    directions = {"top_right": "across", "bottom_left": "down"}
    for mark in pad.take(
        "corner", fits=lambda mark: is_number(mark.value[0]) and mark.value[1] in directions
    ):
        row, col = mark.place
        pad.add("sum", {(row, col, directions[mark.value[1]]): int(mark.value[0])})


def thermos(pad: Pad) -> None:
    """Thermometers, from their bulbs."""

    def is_path(mark: Mark) -> bool:
        is_on = all(map(pad.points.has, mark.value)) and not mark.is_answer
        return is_on and len(set(mark.value)) == len(mark.value)

    for number, mark in enumerate(pad.take("thermo", fits=is_path), 1):
        pad.add("path", {(*place, number): k for k, place in enumerate(mark.value, 1)})


def cages(pad: Pad) -> None:
    """Cages by thick lines, with a number and an operation in a corner."""
    dashes = pad.take("cage")
    if dashes:
        _add_cages(pad, dashes)
    else:
        pad.add("cage", _cut(pad))
    _add_targets(pad, "any")


def dashed(pad: Pad) -> None:
    """Dashed cages with a sum in a corner."""
    _add_cages(pad, pad.take("cage"))
    _add_targets(pad, "add")


def _add_cages(pad: Pad, dashes: list[Mark]) -> None:
    ordered = sorted(dashes, key=lambda mark: mark.place)
    for number, mark in enumerate(ordered, 1):
        pad.add("cage", dict.fromkeys(filter(pad.points.has, mark.cells), number))
    inside = pad.kinds.get("cage", {})
    pad.take("outline", fits=lambda mark: mark.place in inside)


def _add_targets(pad: Pad, alone: str) -> None:
    """Numbers in corners are what the cage makes; `alone` is what one without a sign means."""
    inside: Mapping[Place, int] = pad.kinds.get("cage", {})
    first = first_cells(inside)

    def is_target(mark: Mark) -> bool:
        return mark.place in inside and bool(_target(mark.value[0]))

    for mark in pad.take("corner", fits=lambda mark: is_target(mark) and not mark.is_answer):
        sign, number = _target(mark.value[0]) or ("", 0)
        operation = OPERATIONS[sign] if sign else alone
        pad.add("target", {first[inside[mark.place]]: (operation, number)})


def _target(text: str) -> tuple[str, int] | None:
    """The sign and the number of what a cage makes."""
    plain = "".join(_SAME.get(letter, letter) for letter in text.replace(" ", ""))
    told = re.fullmatch(r"(?P<sign>[-+*/]?)(?P<number>[0-9]{1,9})(?P<after>[-+*/]?)", plain)
    if told is None or (told["sign"] and told["after"]):
        return None
    return told["sign"] or told["after"], int(told["number"])


CODECS: Mapping[str, tuple[Taker, ...]] = {
    "numbers": (numbers, outside, areas, shaded),
    "circled": (circled, numbers),
    "several": (several, shaded),
    "loop": (numbers, loop),
    "lines": (circles, links),
    "paths": (numbers, areas, links),
    "bridges": (numbers, bridges),
    "walls": (numbers, walls, signs),
    "objects": (own, outside),
    "stars": (count, blocks, areas, signs),
    "corners": (vertices, diagonals),
    "arrows": (arrows, links, shaded),
    "castle": (castle, links),
    "centres": (centres, loop),
    "orders": (numbers, orders),
    "triangles": (numbers, walls, triangles),
    "sums": (blocks, sums, numbers),
    "thermos": (thermos, numbers, areas),
    "cages": (cages, numbers),
    "dashed": (dashed, areas, numbers),
}
"""The codecs by the word of `exchange(penpa, Name, Codec)`."""


def board(pad: Pad, codec: str) -> Diagram:
    """The board that a codec reads; what it does not read is left on the pad."""
    for taker in CODECS[codec]:
        taker(pad)
    if len(pad.picture.cells) < len(pad.points.board):
        holes(pad)
    found = Diagram(pad.points.rows, pad.points.cols, pad.kinds)
    return replace(found, is_solved=found.has_answer)
