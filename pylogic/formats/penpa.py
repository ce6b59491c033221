"""Penpa+ links: `m=edit&p=` and a picture; the puzzle's kinds decide what its marks mean.

`board(Kind, Predicate)` decides the meaning of a mark: a dark cell is black where the puzzle has
black cells, and not played in where it has blocks. `READERS` lists the kinds in the order in which
they take their marks; a mark that no kind takes becomes a loss.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from pylogic.formats import penpa_text
from pylogic.formats.codings import Losses, describe_losses
from pylogic.formats.diagram import (
    UNKNOWN,
    Diagram,
    Format,
    Game,
    ReadResult,
    Source,
    areas_of_boxes,
    cells_by_area,
    check_bounds,
    connect_cells,
    find_box_size,
    first_cells,
    list_neighbours,
    refuse_to_write,
    renumber_areas,
)
from pylogic.formats.penpa_text import Mark, Picture, Points
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place

CIRCLED = "circled"
"""The style of a game whose numbers are drawn as circles: white 0 and black 1."""
_DARK = {1: "grey", 3: "grey", 4: "black", 8: "grey"}
"""The colour of each of Penpa's styles of a surface that is dark."""
_BLACK, _GREY = 4, 3
"""The styles in which the writer draws black and grey surfaces."""
_THICK, _DASHED = (2, 21), 10
"""The styles of thick lines, of which the writer draws the first, and of dashes."""
_ON_CIRCLES = (6, 7, 11)
"""The styles of numbers that have a circle round them, which shows without a number, too."""
_ARROW, _SEVERAL = "2", "4"
"""The sizes of numbers with an arrow, and of several numbers in a cell."""
_ARROWS = ("top", "left", "right", "bottom")
_OLD_ARROW = "arrow_fouredge"
_OLD_ARROWS = ("right", "bottom", "left", "top", "left", "top", "right", "bottom")
"""The directions of the parts of an older program's symbol, clockwise along the sides and back."""
_SIGNS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "any": ""}
_OPERATIONS = {sign: operation for operation, sign in _SIGNS.items()}
_OTHER_SIGNS = str.maketrans("x\u00d7\u2212\u2013\u00f7:", "**--//")
"""The sign of `_SIGNS` for each other sign of the same operation."""
_OWN = "own"
"""The stand-in for the name of the symbol that bears the puzzle's name."""
_CIRCLES = {
    (f"circle_{size}", style): colour
    for style, colour in ((1, "white"), (2, "black"), (8, "white"), (10, "white"))
    for size in ("L", "M", "S", "SS")
}
_ORDERS = {
    "right": {("inequality", 1): "less", ("inequality", 3): "greater"},
    "bottom": {("inequality", 2): "less", ("inequality", 4): "greater"},
}
"""The sign of each symbol on the right side or the bottom side of a cell."""
_SUMS = {"top_right": "across", "bottom_left": "down"}


def matches(text: str) -> bool:
    """Return True if a text has `m=edit&p=` or `m=solve&p=` at its start, or behind #, ? or &."""
    return bool(re.search(r"(?:^|[#?&])m=(?:edit|solve)&p=", text.strip()))


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read the question of a link as a board; its only tag is the puzzle's name.

    Marks without a meaning become losses. If no game has the tag, the first game's kinds count;
    without games the result has no board. Cells that the grid lacks become blocks. An answer in the
    link makes the board solved, but is not read. A mistake raises ProgramError.
    """
    picture = penpa_text.read(source)
    tag = picture.tags[0] if len(picture.tags) == 1 else None
    if not games:
        return ReadResult(None, tag, (UNKNOWN.format(name=tag),))
    named = (game for game in games if tag is None or game.name == tag.casefold())
    pool = MarkPool(picture, next(named, Game("", kinds=games[0].kinds)))
    for kind, reader in READERS:
        if kind in pool.kinds:
            reader(pool, kind)
    pool.add("block", dict.fromkeys(sorted({*picture.points.cells} - picture.cells), True))
    losses: Losses = {}
    for mark in pool.marks:  # an empty text without a circle is no loss
        if mark.layer != "number" or mark.value[0] or mark.value[1] in _ON_CIRCLES:
            losses.setdefault(mark.words, []).append(mark.spot.place)
    size = picture.points.rows, picture.points.cols
    board = Diagram(*size, pool.contents, picture.has_answer)
    return ReadResult(board, tag, (*describe_losses(losses), *picture.unread))


class MarkPool:
    """The marks of a picture that no reader has taken yet, and the things that readers added."""

    def __init__(self, picture: Picture, game: Game) -> None:
        """Begin with all marks and no things; a game with boxes has the kind `area`, too."""
        self.picture, self.points, self.game = picture, picture.points, game
        self.kinds = game.kinds | ({"area"} if "boxes" in game.kinds else set())
        self.marks = list(picture.marks)
        self.contents: dict[str, dict[Any, Any]] = {}

    def value_of(self, mark: Mark) -> Any:
        """Return a mark's value, but (_OWN, style) for the symbol that bears the puzzle's name."""
        is_own = mark.layer == "symbol" and mark.value[0] == self.game.name
        return (_OWN, mark.value[1]) if is_own else mark.value

    def take(
        self, layer: str, sorts: Collection[str], fits: Callable[[Mark], bool] = lambda _: True
    ) -> list[Mark]:
        """Remove and return a layer's marks at these sorts of spots if `fits` returns True."""
        marks: tuple[list[Mark], list[Mark]] = [], []
        for mark in self.marks:
            marks[mark.layer == layer and mark.spot.sort in sorts and fits(mark)].append(mark)
        self.marks, taken = marks
        return taken

    def take_in_cells(self, layer: str, fits: Callable[[Mark], bool]) -> list[Mark]:
        """Remove and return a layer's marks in cells of the board if `fits` returns True."""
        return self.take(layer, ["cell"], lambda m: self.points.has_cell(m.spot.place) and fits(m))

    def take_numbers(self, fits: Callable[[Place], bool]) -> dict[Place, int]:
        """Remove the numbers in cells whose places fit; return {place: number}."""
        marks = self.take(
            "number", ["cell"], lambda m: is_number(m.value[0]) and fits(m.spot.place)
        )
        return {mark.spot.place: int(mark.value[0]) for mark in marks}

    def take_thick_lines(self) -> list[Mark]:
        """Remove and return the thick lines along sides of cells."""
        return self.take("edge", ["edge"], lambda mark: mark.value in _THICK)

    def add(self, kind: str, things: Mapping[Any, Any]) -> None:
        """Add things of a kind; each replaces an earlier one at its place."""
        self.contents.setdefault(kind, {}).update(things)

    def places_of(self, kind: str) -> Mapping[Any, Any]:
        """Return {place: value} of the things of a kind that readers have added so far."""
        return self.contents.get(kind, {})


Reader = Callable[[MarkPool, str], None]
"""A function that takes the marks of a kind from a pool, and adds their things to the pool."""
Parse = Callable[[MarkPool, Mark], Mapping[Any, Any] | None]
"""A function that returns {place: value} for the things that a mark shows; None without any."""


def each(layer: str, sorts: Collection[str], parse: Parse) -> Reader:
    """Return a reader that parses each mark of a layer by itself, at these sorts of spots.

    A mark for which `parse` returns nothing stays for other readers.
    """

    def read_marks(pool: MarkPool, kind: str) -> None:
        """Take the marks that `parse` understands; add the places and values that it returns."""
        for mark in pool.take(layer, sorts, lambda mark: bool(parse(pool, mark))):
            pool.add(kind, parse(pool, mark) or {})

    return read_marks


def each_symbol(values: Mapping[Any, Any]) -> Reader:
    """Return a reader of symbols in cells of the board, {`value_of`: the thing's value}."""

    def read_symbols(pool: MarkPool, kind: str) -> None:
        """Take the symbols that have a value, and add the things."""
        for mark in pool.take_in_cells("symbol", lambda mark: pool.value_of(mark) in values):
            pool.add(kind, {mark.spot.place: values[pool.value_of(mark)]})

    return read_symbols


def parse_order(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(row, col, side): "less" or "greater"} for a symbol < or > on a side of a cell."""
    side = "bottom" if mark.spot.y % 2 else "right"
    orders = _ORDERS[side] if pool.points.has_cell(mark.spot.place) else {}
    return {(*mark.spot.place, side): orders[mark.value]} if mark.value in orders else None


def parse_centre(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(y, x): True}, in half cells, for a circle inside the board."""
    _, y, x, _ = mark.spot
    is_inside = 2 <= y <= 2 * pool.points.rows and 2 <= x <= 2 * pool.points.cols
    return {(y, x): True} if is_inside and mark.value in _CIRCLES else None


def parse_vertex(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {corner: number} for a number where cells meet."""
    row, col = mark.spot.place
    is_inside = 0 <= row <= pool.points.rows and 0 <= col <= pool.points.cols
    return {(row, col): int(mark.value[0])} if is_inside and is_number(mark.value[0]) else None


def parse_sum(_pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(row, column, "across" or "down"): sum} by the number's corner."""
    way = _SUMS.get(mark.spot.corner) if is_number(mark.value[0]) else None
    return {(*mark.spot.place, way): int(mark.value[0])} if way else None


def parse_digits(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(row, column, k): k-th digit} for a number in a cell."""
    is_in = pool.points.has_cell(mark.spot.place) and is_number(mark.value[0])
    digits = mark.value[0] if is_in else ""
    return {(*mark.spot.place, k): int(digit) for k, digit in enumerate(digits, 1)}


def read_arrows(pool: MarkPool, kind: str) -> None:
    """Take numbers with an arrow in cells; add {cell: (side, number)}.

    The text of such a number is as 3_0. Older programs draw a symbol of one of several parts, and a
    number; such a symbol alone stays in the pool.
    """

    def is_old_arrow(mark: Mark) -> bool:
        """Return True for an older program's symbol of which one part is drawn."""
        name, parts = mark.value
        is_arrow = isinstance(parts, tuple) and len(parts) == len(_OLD_ARROWS) and sum(parts) == 1
        return name.startswith(_OLD_ARROW) and is_arrow

    form = re.compile("([0-9]{1,9})_([0-3])")
    for mark in pool.take_in_cells(
        "number", lambda mark: mark.value[2] == _ARROW and bool(form.fullmatch(mark.value[0]))
    ):
        number, way = mark.value[0].split("_")
        pool.add(kind, {mark.spot.place: (_ARROWS[int(way)], int(number))})
    old = {mark.spot.place: mark for mark in pool.take_in_cells("symbol", is_old_arrow)}
    for place, count in pool.take_numbers(old.__contains__).items():
        pool.add(kind, {place: (_OLD_ARROWS[old.pop(place).value[1].index(True)], count)})
    pool.marks += old.values()


def read_circles(pool: MarkPool, kind: str) -> None:
    """Take circles in cells; add {cell: colour}.

    In a puzzle of arrows a cell with an arrow, an empty text, a dark surface or an outline has a
    circle, too, in the colour of its surface. These marks, except arrows, are taken.
    """
    each_symbol(_CIRCLES)(pool, kind)
    if "arrow" not in pool.kinds:
        return
    empty = pool.take_in_cells("number", lambda mark: mark.value[0] == "")
    for mark in pool.take_in_cells("surface", lambda mark: mark.value in _DARK):
        pool.add(kind, {mark.spot.place: _DARK[mark.value]})
    inside = {mark.spot.place for mark in empty} | pool.places_of("arrow").keys()
    dark = dict(pool.places_of(kind))
    for place in sorted(inside | take_outlines(pool, inside | dark.keys())):
        pool.add(kind, {place: dark.get(place, "white")})


def read_blocks(pool: MarkPool, kind: str) -> None:
    """Take dark surfaces, black squares and the puzzle's own symbols; add blocks, none at arrows.

    In a puzzle of arrows without circles, outlined cells are blocks, too.
    """

    def is_block(mark: Mark) -> bool:
        """Return True for a black square, or an own symbol that is no object."""
        name, style = pool.value_of(mark)
        is_square = name in ("square_LL", "square_L", "square_M") and style == 2
        return is_square or (name == _OWN and not {"object", "symbol"} & pool.kinds)

    dark = pool.take_in_cells("surface", lambda mark: mark.value in _DARK)
    blocks = {mark.spot.place for mark in (*dark, *pool.take_in_cells("symbol", is_block))}
    arrows = pool.places_of("arrow")
    if "arrow" in pool.kinds and "circle" not in pool.kinds:
        blocks |= take_outlines(pool, arrows.keys() | blocks)
    pool.add(kind, dict.fromkeys(sorted(blocks - arrows.keys()), True))


def take_outlines(pool: MarkPool, inside: Collection[Place]) -> set[Place]:
    """Take the thick lines around single cells; return the outlined cells that are not `inside`.

    `inside` are cells known to be outlined: a cell between them, whose four sides are theirs, is
    not returned. Other thick lines stay in the pool.
    """
    steps = ((-1, 0), (1, 0), (0, -1), (0, 1))
    cells = pool.points.cells
    sides = {(r, c): {(2 * r + down, 2 * c + right) for down, right in steps} for r, c in cells}
    thick = pool.take_thick_lines()
    drawn = {mark.spot[1:3] for mark in thick}
    outlines = {side for place in inside for side in sides[place]}
    closed = {place for place, its in sides.items() if its <= drawn and not its <= outlines}
    outlines |= {side for place in closed for side in sides[place]}
    pool.take("deleteedge", ["edge"], lambda mark: mark.spot[1:3] in outlines)
    pool.marks += [mark for mark in thick if mark.spot[1:3] not in outlines]
    return closed


def read_count(pool: MarkPool, kind: str) -> None:
    """Take stars beside the board and the numbers left of them; add the first number as {(): n}.

    Stars without a number stay in the pool.
    """
    has = pool.points.has_cell
    stars = pool.take(
        "symbol", ["cell"], lambda mark: mark.value[0] == "star" and not has(mark.spot.place)
    )
    before = {(mark.spot.y // 2, mark.spot.x // 2 - 1) for mark in stars}
    numbers = [*pool.take_numbers(before.__contains__).values()]
    if numbers:
        pool.add(kind, {(): numbers[0]})
    else:
        pool.marks += stars


def read_numbers(pool: MarkPool, kind: str) -> None:
    """Take numbers in cells; add them, and as the kind `unknown` each ? and each empty circle.

    Their cells are no blocks. In the style `circled` a white circle is a 0, a black one a 1.
    """
    if pool.game.style == CIRCLED:
        for mark in pool.take_in_cells("symbol", lambda mark: mark.value in _CIRCLES):
            pool.add(kind, {mark.spot.place: int(_CIRCLES[mark.value] == "black")})
    pool.add(kind, pool.take_numbers(pool.points.has_cell))

    def is_unknown(mark: Mark) -> bool:
        """Return True for a ? or an empty text with a circle."""
        text, style, _ = mark.value
        return bool(text == "?" or (text == "" and style in _ON_CIRCLES))

    for mark in pool.take_in_cells("number", is_unknown):
        pool.add("unknown", {mark.spot.place: True})
    for place in (*pool.places_of(kind), *pool.places_of("unknown")):
        pool.contents.get("block", {}).pop(place, None)


def read_outside(pool: MarkPool, kind: str) -> None:
    """Take numbers beside the board; add {(side, line, k): the k-th number from left or top}.

    If a side has at most one number a line, its empty texts and ? are taken, too: no clue.
    """

    def side_and_line(place: Place) -> tuple[str, int]:
        """Return the (side, line) beside which a place is; ("", 0) on the board or in a corner."""
        row, col = place
        is_row, is_col = 1 <= row <= pool.points.rows, 1 <= col <= pool.points.cols
        if is_col and not is_row:
            return ("top" if row < 1 else "bottom"), col
        return (("left" if col < 1 else "right"), row) if is_row and not is_col else ("", 0)

    lines: dict[tuple[str, int], list[int]] = {}
    depths: dict[str, set[int]] = {}
    numbers = pool.take_numbers(lambda place: side_and_line(place) != ("", 0))
    for place, number in sorted(numbers.items()):
        side, line = side_and_line(place)
        lines.setdefault((side, line), []).append(number)
        depths.setdefault(side, set()).add(place[side in ("left", "right")])
        pool.add(kind, {(side, line, len(lines[side, line])): number})
    single = {side for side, places in depths.items() if len(places) == 1}
    pool.take(
        "number",
        ["cell"],
        lambda mark: mark.value[0] in ("", "?") and side_and_line(mark.spot.place)[0] in single,
    )


def read_cages(pool: MarkPool, kind: str) -> None:
    """Take cages and the numbers in their corners; add cages and {first cell: (operation, n)}.

    Cages are dashed; without dashes, in a puzzle without areas, they lie between thick lines. The
    sign of an operation stands before or behind the number. Without it the operation is add in a
    puzzle with areas, any in others. Other texts stay in the pool.
    """
    dashed = sorted(pool.take("killercages", ["cell"]), key=lambda mark: mark.spot.place)
    for number, mark in enumerate(dashed, 1):
        pool.add(kind, dict.fromkeys(filter(pool.points.has_cell, mark.value), number))
    if not dashed and "area" not in pool.kinds:
        pool.add(kind, take_areas(pool))
    inside = pool.places_of(kind)
    pool.take("cage", ["cell"], lambda mark: mark.spot.place in inside)
    first = first_cells(inside)
    pattern = re.compile(r"(?P<sign>[-+*/]?)(?P<number>[0-9]{1,9})(?P<after>[-+*/]?)")
    for mark in pool.take("corner", ["corner"], lambda mark: mark.spot.place in inside):
        match = pattern.fullmatch(mark.value[0].replace(" ", "").translate(_OTHER_SIGNS))
        if match is None or (match["sign"] and match["after"]):
            pool.marks.append(mark)
        else:
            sign = match["sign"] or match["after"] or ("+" if "area" in pool.kinds else "")
            target = (_OPERATIONS[sign], int(match["number"]))
            pool.add("target", {first[inside[mark.spot.place]]: target})


def read_areas(pool: MarkPool, kind: str) -> None:
    """Take thick lines; add the areas between them, or {(): size} of `boxes` if they are boxes."""
    areas = take_areas(pool)
    boxes = find_box_size(areas) if len(areas) == len(pool.points.cells) else None
    if boxes is None:
        pool.add(kind, areas)
    else:
        pool.add("boxes", {(): boxes})


def take_areas(pool: MarkPool) -> dict[Place, int]:
    """Take the thick lines between areas; return {cell: area from 1}, {} if there is one area.

    Blocks and missing cells are in no area. Thick lines within an area stay in the pool.
    """
    points = pool.points
    thick = pool.take_thick_lines()
    walls = {mark.spot[1:3] for mark in thick}
    pairs = {(a[0] + b[0], a[1] + b[1]): (a, b) for a, _, b in list_neighbours(*points[:2])}
    inside = (pair for side, pair in pairs.items() if side not in walls)
    areas = connect_cells(points.rows, points.cols, inside)
    played = pool.picture.cells - pool.places_of("block").keys()
    areas = renumber_areas({place: areas[place] for place in points.cells if place in played})
    for mark in thick:
        cells = {areas.get(cell) for cell in pairs.get(mark.spot[1:3], ())}
        if len(cells) == 1 and None not in cells:
            pool.marks.append(mark)
    return areas if len(set(areas.values())) > 1 else {}


READERS: Sequence[tuple[str, Reader]] = (
    ("arrow", read_arrows),
    ("circle", read_circles),
    ("block", read_blocks),
    ("count", read_count),
    ("object", each_symbol({(_OWN, 1): True})),
    ("centre", each("symbol", ["cell", "side", "vertex"], parse_centre)),
    ("numbers", each("number", ["cell"], parse_digits)),
    ("number", read_numbers),
    ("outside", read_outside),
    ("vertex", each("number", ["vertex"], parse_vertex)),
    ("sum", each("corner", ["corner"], parse_sum)),
    ("cage", read_cages),
    ("area", read_areas),
    ("between", each("symbol", ["side"], parse_order)),
)
"""The kinds with their readers, in the order in which they take their marks."""


# ---- Writing ---------------------------------------------------------------------------------


def write(diagram: Diagram, game: Game) -> str:
    """Return the link of a board without its solution, and a newline.

    A thing that Penpa cannot draw raises ProgramError.
    """
    around = int(bool(diagram["vertex"]))  # numbers on the border are cut off without a margin
    deep = {side: around for side in ("top", "bottom", "left", "right")}
    for side, _line, k in diagram["outside"]:
        deep[side] = max(deep[side], k)
    if diagram.count is not None:
        if diagram.cols < 2:
            refuse_to_write("a number of the whole board above a single column")
        deep["top"] = max(deep["top"], 1)
    margins = deep["top"], deep["bottom"], deep["left"], deep["right"]
    points = Points(diagram.rows, diagram.cols, margins)

    layers: dict[str, Any] = {
        "surface": {}, "number": {}, "corner": {}, "symbol": {}, "edge": {}, "cage": {},
    }  # fmt: skip
    for layer, key, value in marks_to_write(diagram, game, points):
        layers[layer][key] = value
    if has_dashed_cages(game):
        layers["killercages"] = [
            [points.number(2 * row, 2 * col) for row, col in cage]
            for cage in cells_by_area(diagram["cage"])
        ]
    return penpa_text.write(points, layers, game.name)


def has_dashed_cages(game: Game) -> bool:
    """Return True if thick lines bound areas or boxes, so that cages need dashed lines."""
    return bool({"area", "boxes"} & game.kinds)


def marks_to_write(diagram: Diagram, game: Game, points: Points) -> Iterator[tuple[str, str, Any]]:
    """Yield (layer, key, value) of each mark of a diagram except `killercages`.

    A colour, a sign or a number that Penpa cannot draw raises ProgramError.
    """

    def mark(layer: str, place: Place, value: Any, corner: str = "") -> tuple[str, str, Any]:
        """Return (layer, key, value) of a mark in a cell, or in one of its corners."""
        return layer, str(points.number(2 * place[0], 2 * place[1], corner)), value

    has_arrows, has_blocks = "arrow" in game.kinds, "block" in game.kinds
    is_walls = has_blocks and "number" in game.kinds
    black = {*diagram["block"]}
    if is_walls:
        black |= {*diagram["number"], *diagram["unknown"]}
    for place in sorted(black):
        if "sum" in game.kinds and game.name:  # noqx ends runs at symbols alone
            yield mark("symbol", place, [1, game.name, 1])
        else:
            yield mark("surface", place, _BLACK)
    for place, colour in sorted(diagram["circle"].items()):
        if not has_arrows:
            style = {"white": 1, "black": 2}.get(colour) or refuse_to_write(f"{colour} circles")
            yield mark("symbol", place, [style, "circle_L", 1])
            continue
        if colour != "white":
            yield mark("surface", place, _BLACK if colour == "black" else _GREY)
        side, number = diagram["arrow"].get(place, ("", ""))
        text = f"{number}_{_ARROWS.index(side)}" if side else ""
        yield mark("number", place, [text, 7 if colour == "black" else 1, _ARROW])
    for place in sorted(diagram["object"]):
        yield mark("symbol", place, [1, game.name, 1])
    for place, number in sorted(diagram["number"].items()):
        if game.style == CIRCLED:
            yield mark("symbol", place, [check_bounds(number, 1) + 1, "circle_M", 2])
        else:
            yield mark("number", place, [str(number), 4 if is_walls else 1, "1"])
    texts: dict[Place, str] = {}
    for (row, col, _), number in sorted(diagram["numbers"].items()):
        texts[row, col] = texts.get((row, col), "") + str(check_bounds(number, 9))
    for place, text in texts.items():
        yield mark("number", place, [text, 1, _SEVERAL])
    for place in sorted(diagram["unknown"]):
        yield mark("number", place, ["?", 1, "1"])
    for place, number in cells_beside(diagram):
        yield mark("number", place, [str(number), 1, "1"])
    for place, (side, number) in sorted(diagram["arrow"].items()):
        if place not in diagram["circle"]:
            yield mark("number", place, [f"{number}_{_ARROWS.index(side)}", 1, _ARROW])
    for (row, col), number in sorted(diagram["vertex"].items()):
        yield "number", str(points.number(2 * row + 1, 2 * col + 1)), [str(number), 6, "1"]
    if diagram.count is not None:
        yield mark("number", (0, diagram.cols - 1), [str(diagram.count), 1, "1"])
        yield mark("symbol", (0, diagram.cols), [2, "star", 1])
    for y, x in sorted(diagram["centre"]):
        yield "symbol", str(points.number(y, x)), [1, "circle_SS", 2]
    for (row, col, side), sign in sorted(diagram["between"].items()):
        orders = {word: (name, style) for (name, style), word in _ORDERS.get(side, {}).items()}
        if sign not in orders:
            refuse_to_write(f"the sign {sign} between cells: only less and greater")
        name, style = orders[sign]
        number = points.number(2 * row + (side == "bottom"), 2 * col + (side == "right"))
        yield "symbol", str(number), [style, name, 2]
    corners = {way: corner for corner, way in _SUMS.items()}
    for (row, col, way), number in sorted(diagram["sum"].items()):
        yield mark("corner", (row, col), [str(number), 4], corners[way])
    are_sums = all(how == "add" for how, _ in diagram["target"].values())
    for place, (how, number) in sorted(diagram["target"].items()):
        text = f"{number}{'' if are_sums else _SIGNS[how]}"
        yield mark("corner", place, [text, 1], "top_left")
    boxes = areas_of_boxes(diagram, diagram.boxes) if diagram.boxes else {}
    areas = diagram["area"] or boxes or (diagram["circle"] if has_arrows else {})
    parts = [areas] if has_dashed_cages(game) else [areas, diagram["cage"]]
    sides = list_neighbours(diagram.rows, diagram.cols)
    for cell, _, other in sorted(sides, key=lambda side: side[0]):
        if any(part.get(cell) != part.get(other) for part in parts):
            yield "edge", points.edge_key(cell[0] + other[0], cell[1] + other[1]), _THICK[0]
    if has_dashed_cages(game):
        yield from (("cage", key, _DASHED) for key in dashes_of_cages(diagram["cage"], points))


def cells_beside(diagram: Diagram) -> Iterator[tuple[Place, int]]:
    """Yield ((row, column), number) of each number beside the board, in cells beyond its border.

    Above and on the left the last number of a line is next to the board, in row or column 0.
    """
    most: dict[tuple[str, int], int] = {}
    for side, line, k in diagram["outside"]:
        most[side, line] = max(k, most.get((side, line), 0))
    for (side, line, k), number in sorted(diagram["outside"].items()):
        before = k - most[side, line]
        places = {
            "top": (before, line),
            "left": (line, before),
            "bottom": (diagram.rows + k, line),
            "right": (line, diagram.cols + k),
        }
        yield places[side], number


def dashes_of_cages(cages: Mapping[Place, int], points: Points) -> Iterator[str]:
    """Yield the key "point,point" of each dash inside the border of a cage."""
    corners = {
        step: f"{'top' if step[0] < 0 else 'bottom'}_{'left' if step[1] < 0 else 'right'}"
        for step in ((-1, -1), (-1, 1), (1, -1), (1, 1))
    }

    def corner(place: Place, down: int, right: int) -> int:
        """Return Penpa's number of a corner inside a cell."""
        return points.number(2 * place[0], 2 * place[1], corners[down, right])

    for (row, col), cage in sorted(cages.items()):
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            beyond = row + down, col + right
            ends = [(down or way, right or way) for way in (-1, 1)]
            if cages.get(beyond) != cage:
                yield f"{corner((row, col), *ends[0])},{corner((row, col), *ends[1])}"
            elif down + right > 0:
                for y, x in ends:
                    near = (row, x + col) if down else (y + row, col)
                    far = near[0] + down, near[1] + right
                    if cages.get(near) != cage or cages.get(far) != cage:
                        there = corner(beyond, y - 2 * down, x - 2 * right)
                        yield f"{corner((row, col), y, x)},{there}"


FORMAT = Format(
    "penpa",
    "Penpa+",
    "a link of Penpa+",
    matches,
    read,
    write,
    styles=(CIRCLED,),
    is_inline=True,
)
