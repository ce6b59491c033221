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
from pylogic.rules.symbols import Place, canonical_edge

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
_SUMS = {"top_right": "across", "bottom_left": "down"}
_HALVES = {"": (0, 0), "right": (0, 1), "bottom": (1, 0)}
"""How many halves of a cell a mark on this side stands (below, right of) the cell's middle."""


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
    for place in sorted(set(picture.points.cells) - picture.cells):
        pool.add("block", place)
    size = picture.points.rows, picture.points.cols
    return ReadResult(Diagram(*size, pool.contents, picture.has_answer), tag, pool.losses)


class MarkPool:
    """The marks of a picture that no reader has taken yet, and the things that readers added."""

    def __init__(self, picture: Picture, game: Game) -> None:
        """Begin with all marks and no things; a game with boxes has the kind `area`, too."""
        self.picture, self.points, self.game = picture, picture.points, game
        is_area = {"area"} if "boxes" in game.kinds else set()
        self.kinds = game.kinds | is_area
        self.contents: dict[str, dict[Any, Any]] = {}
        self._marks = list(picture.marks)

    def value_of(self, mark: Mark) -> Any:
        """Return a mark's value, but (_OWN, style) for the symbol that bears the puzzle's name."""
        is_own = mark.layer == "symbol" and mark.value[0] == self.game.name
        return (_OWN, mark.value[1]) if is_own else mark.value

    def take(
        self, layer: str, *where: str, fits: Callable[[Mark], bool] = lambda _mark: True
    ) -> list[Mark]:
        """Remove and return a layer's marks at these sorts of spots if `fits` returns True."""
        taken: list[Mark] = []
        left: list[Mark] = []
        for mark in self._marks:
            is_taken = mark.layer == layer and mark.spot[0] in where and fits(mark)
            (taken if is_taken else left).append(mark)
        self._marks = left
        return taken

    def take_numbers(self, fits: Callable[[Place], bool]) -> list[tuple[Place, int]]:
        """Remove the numbers in cells whose places fit; return (place, number) of each."""
        marks = self.take("number", "cell", fits=lambda m: is_number(m.value[0]) and fits(m.place))
        return [(mark.place, int(mark.value[0])) for mark in marks]

    def put_back(self, mark: Mark) -> None:
        """Put a taken mark back, behind all others, so that another reader may take it."""
        self._marks.append(mark)

    def add(self, kind: str, place: Any, value: Any = True) -> None:
        """Add a thing at a place; it replaces an earlier thing of the kind at this place."""
        self.contents.setdefault(kind, {})[place] = value

    def places_of(self, kind: str) -> Mapping[Any, Any]:
        """Return {place: value} of the things of a kind that readers have added so far."""
        return self.contents.get(kind, {})

    @property
    def losses(self) -> tuple[str, ...]:
        """A phrase for each sort of remaining marks, then for the unread layers and rules.

        A phrase lists four places at most. Empty texts without a circle are no loss.
        """
        places: dict[str, list[str]] = {}
        for mark in self._marks:
            if mark.layer != "number" or mark.value[0] or mark.value[1] in _ON_CIRCLES:
                places.setdefault(mark.words, []).append(f"{mark.place[0]},{mark.place[1]}")
        phrases = [
            f"{words} at {', '.join(where[:4])}"
            + (f" and {len(where) - 4} more" if len(where) > 4 else "")
            for words, where in places.items()
        ]
        return tuple(dict.fromkeys([*phrases, *self.picture.unread]))


Reader = Callable[[MarkPool, str], None]
"""A function that takes the marks of a kind from a pool, and adds their things to the pool."""
Parse = Callable[[MarkPool, Mark], Mapping[Any, Any] | None]
"""A function that returns {place: value} for the things that a mark shows; None without any."""


def make_reader(layer: str, parse: Parse, *where: str) -> Reader:
    """Return a reader that parses each mark of a layer by itself, at these sorts of spots.

    A mark for which `parse` returns nothing stays for other readers.
    """

    def read_marks(pool: MarkPool, kind: str) -> None:
        """Take the marks that `parse` understands; add the places and values that it returns."""
        for mark in pool.take(layer, *where, fits=lambda mark: bool(parse(pool, mark))):
            for place, value in (parse(pool, mark) or {}).items():
                pool.add(kind, place, value)

    return read_marks


def make_table_parser(values: Mapping[Any, Any]) -> Parse:
    """Return a parser of marks in cells that looks up each mark's `value_of` in a table."""

    def parse_mark(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
        """Return {cell: the table's value}; None off the board, or if the table has no value."""
        value = pool.value_of(mark)
        is_known = value in values and pool.points.has_cell(mark.place)
        return {mark.place: values[value]} if is_known else None

    return parse_mark


def parse_order(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {edge: "less" or "greater"} for a symbol < or > on a side; None for other marks."""
    orders = _ORDERS.get(mark.spot[3], {}) if pool.points.has_cell(mark.place) else {}
    return {mark.spot[1:]: orders[mark.value]} if mark.value in orders else None


def parse_centre(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(y, x): True} for a circle inside the board; None for other marks.

    The place counts half cells: the middle of the first cell is (2, 2).
    """
    down, right = (1, 1) if mark.spot[0] == "vertex" else _HALVES.get(mark.spot[3], (0, 0))
    y, x = 2 * mark.place[0] + down, 2 * mark.place[1] + right
    is_inside = 2 <= y <= 2 * pool.points.rows and 2 <= x <= 2 * pool.points.cols
    return {(y, x): True} if is_inside and mark.value in _CIRCLES else None


def parse_vertex(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {corner: number} for a number where cells meet; None for other marks."""
    row, col = mark.place
    is_inside = 0 <= row <= pool.points.rows and 0 <= col <= pool.points.cols
    return {mark.place: int(mark.value[0])} if is_inside and is_number(mark.value[0]) else None


def parse_sum(_pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(row, column, "across" or "down"): sum} by the number's corner; None for others."""
    way = _SUMS.get(mark.spot[3]) if is_number(mark.value[0]) else None
    return {(*mark.place, way): int(mark.value[0])} if way else None


def parse_digits(pool: MarkPool, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(row, column, k): k-th digit} for a number in a cell; {} for other marks."""
    digits = mark.value[0] if pool.points.has_cell(mark.place) and is_number(mark.value[0]) else ""
    return {(*mark.place, k): int(digit) for k, digit in enumerate(digits, 1)}


def read_arrows(pool: MarkPool, kind: str) -> None:
    """Take numbers with an arrow in cells; add {cell: (side, number)}.

    Older programs draw a symbol and a number instead; such a symbol alone stays in the pool.
    """

    def is_arrow(mark: Mark) -> bool:
        """Return True for a text such as 3_0, a number with an arrow, in a cell of the board."""
        text, _, size = mark.value
        has_form = re.fullmatch("[0-9]{1,9}_[0-3]", text) is not None and size == _ARROW
        return has_form and pool.points.has_cell(mark.place)

    def is_old_arrow(mark: Mark) -> bool:
        """Return True for an older program's symbol, in a cell, of which one part is drawn."""
        name, parts = mark.value
        is_arrow = isinstance(parts, tuple) and len(parts) == len(_OLD_ARROWS) and sum(parts) == 1
        return name.startswith(_OLD_ARROW) and is_arrow and pool.points.has_cell(mark.place)

    for mark in pool.take("number", "cell", fits=is_arrow):
        number, way = mark.value[0].split("_")
        pool.add(kind, mark.place, (_ARROWS[int(way)], int(number)))
    old = {mark.place: mark for mark in pool.take("symbol", "cell", fits=is_old_arrow)}
    for place, number in pool.take_numbers(lambda place: place in old):
        way = _OLD_ARROWS[old.pop(place).value[1].index(True)]
        pool.add(kind, place, (way, number))
    for mark in old.values():
        pool.put_back(mark)


def read_circles(pool: MarkPool, kind: str) -> None:
    """Take circles in cells; add {cell: colour}.

    In a puzzle of arrows a cell with an arrow, an empty text, a dark surface or an outline has a
    circle, too, in the colour of its surface. These marks, except arrows, are taken.
    """
    make_reader("symbol", make_table_parser(_CIRCLES), "cell")(pool, kind)
    if "arrow" not in pool.kinds:
        return
    has = pool.points.has_cell
    empty = pool.take("number", "cell", fits=lambda m: m.value[0] == "" and has(m.place))
    for mark in pool.take("surface", "cell", fits=lambda m: m.value in _DARK and has(m.place)):
        pool.add(kind, mark.place, _DARK[mark.value])
    inside = {mark.place for mark in empty} | pool.places_of("arrow").keys()
    dark = dict(pool.places_of(kind))
    for place in sorted(inside | take_outlines(pool, inside | dark.keys())):
        pool.add(kind, place, dark.get(place, "white"))


def read_blocks(pool: MarkPool, kind: str) -> None:
    """Take dark surfaces, black squares and the puzzle's own symbols; add blocks, none at arrows.

    In a puzzle of arrows without circles, outlined cells are blocks, too.
    """

    def is_block(mark: Mark) -> bool:
        """Return True for a dark surface, a black square, or an own symbol that is no object."""
        if mark.layer == "surface":
            return mark.value in _DARK and pool.points.has_cell(mark.place)
        name, style = pool.value_of(mark)
        is_square = name in ("square_LL", "square_L", "square_M") and style == 2
        is_own = name == _OWN and not {"object", "symbol"} & pool.kinds
        return (is_own or is_square) and pool.points.has_cell(mark.place)

    for layer in ("surface", "symbol"):
        for mark in pool.take(layer, "cell", fits=is_block):
            pool.add(kind, mark.place)
    arrows = pool.places_of("arrow")
    if "arrow" in pool.kinds and "circle" not in pool.kinds:
        for place in take_outlines(pool, arrows.keys() | pool.places_of(kind).keys()):
            pool.add(kind, place)
    pool.contents[kind] = {place: True for place in pool.places_of(kind) if place not in arrows}


def take_outlines(pool: MarkPool, inside: Collection[Place]) -> set[Place]:
    """Take the thick lines around single cells; return the outlined cells that are not `inside`.

    `inside` are cells known to be outlined: a cell between them, whose four sides are theirs, is
    not returned. Other thick lines stay in the pool.
    """
    thick = pool.take("edge", "edge", fits=lambda m: m.value in _THICK)
    drawn = {mark.spot[1:] for mark in thick}
    sides = {
        place: {canonical_edge(*place, side) for side in _ARROWS} for place in pool.points.cells
    }
    outlines = {side for place in inside for side in sides[place]}
    closed = {place for place, its in sides.items() if its <= drawn and not its <= outlines}
    outlines |= {side for place in closed for side in sides[place]}
    pool.take("deleteedge", "edge", fits=lambda m: m.spot[1:] in outlines)
    for mark in thick:
        if mark.spot[1:] not in outlines:
            pool.put_back(mark)
    return closed


def read_count(pool: MarkPool, kind: str) -> None:
    """Take stars beside the board and the numbers left of them; add the first number as {(): n}.

    Stars without a number stay in the pool.
    """
    has = pool.points.has_cell
    stars = pool.take("symbol", "cell", fits=lambda m: m.value[0] == "star" and not has(m.place))
    before = {(mark.place[0], mark.place[1] - 1) for mark in stars}
    numbers = pool.take_numbers(lambda place: place in before)
    if numbers:
        pool.add(kind, (), numbers[0][1])
    for mark in stars if not numbers else ():
        pool.put_back(mark)


def read_numbers(pool: MarkPool, kind: str) -> None:
    """Take numbers in cells; add them, and as the kind `unknown` each ? and each empty circle.

    Their cells are no blocks. In the style `circled` a white circle is a 0, a black one a 1.
    """
    has = pool.points.has_cell
    if pool.game.style == CIRCLED:
        circles = pool.take("symbol", "cell", fits=lambda m: m.value in _CIRCLES and has(m.place))
        for mark in circles:
            value = int(_CIRCLES[mark.value] == "black")
            pool.add(kind, mark.place, value)
    for place, number in pool.take_numbers(has):
        pool.add(kind, place, number)

    def is_unknown(mark: Mark) -> bool:
        """Return True for a ? or an empty text with a circle in a cell of the board."""
        text, style, _ = mark.value
        return (text == "?" or (text == "" and style in _ON_CIRCLES)) and has(mark.place)

    for mark in pool.take("number", "cell", fits=is_unknown):
        pool.add("unknown", mark.place)
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

    lines: dict[tuple[str, int], list[tuple[Place, int]]] = {}
    depths: dict[str, set[int]] = {}
    for place, number in pool.take_numbers(lambda place: side_and_line(place) != ("", 0)):
        side, line = side_and_line(place)
        lines.setdefault((side, line), []).append((place, number))
        depths.setdefault(side, set()).add(place[0 if side in ("top", "bottom") else 1])
    for (side, line), numbers in lines.items():
        for k, (_place, number) in enumerate(sorted(numbers), 1):
            pool.add(kind, (side, line, k), number)
    single = {side for side, places in depths.items() if len(places) == 1}

    def is_no_clue(mark: Mark) -> bool:
        """Return True for an empty text or a ? at a side with at most one number a line."""
        return mark.value[0] in ("", "?") and side_and_line(mark.place)[0] in single

    pool.take("number", "cell", fits=is_no_clue)


def read_cages(pool: MarkPool, kind: str) -> None:
    """Take cages and the numbers in their corners; add cages and {first cell: (operation, n)}.

    Cages are dashed; without dashes, in a puzzle without areas, they lie between thick lines. The
    sign of an operation stands before or behind the number. Without it the operation is add in a
    puzzle with areas, any in others. Other texts stay in the pool.
    """
    dashed = sorted(pool.take("killercages", "cell"), key=lambda mark: mark.place)
    for number, mark in enumerate(dashed, 1):
        for place in filter(pool.points.has_cell, mark.value):
            pool.add(kind, place, number)
    if not dashed and "area" not in pool.kinds:
        pool.contents[kind] = take_areas(pool)
    inside = pool.places_of(kind)
    pool.take("cage", "cell", fits=lambda mark: mark.place in inside)
    first = first_cells(inside)
    pattern = re.compile(r"(?P<sign>[-+*/]?)(?P<number>[0-9]{1,9})(?P<after>[-+*/]?)")
    for mark in pool.take("corner", "corner", fits=lambda m: m.place in inside):
        match = pattern.fullmatch(mark.value[0].replace(" ", "").translate(_OTHER_SIGNS))
        if match is None or (match["sign"] and match["after"]):
            pool.put_back(mark)
        else:
            sign = match["sign"] or match["after"] or ("+" if "area" in pool.kinds else "")
            target = (_OPERATIONS[sign], int(match["number"]))
            pool.add("target", first[inside[mark.place]], target)


def read_areas(pool: MarkPool, kind: str) -> None:
    """Take thick lines; add the areas between them, or {(): size} of `boxes` if they are boxes."""
    areas = take_areas(pool)
    boxes = find_box_size(areas) if len(areas) == len(pool.points.cells) else None
    if boxes is not None:
        pool.add("boxes", (), boxes)
    elif areas:
        pool.contents[kind] = areas


def take_areas(pool: MarkPool) -> dict[Place, int]:
    """Take the thick lines between areas; return {cell: area from 1}, {} if there is one area.

    Blocks and missing cells are in no area. Thick lines within an area stay in the pool.
    """
    points = pool.points
    thick = pool.take("edge", "edge", fits=lambda m: m.value in _THICK)
    walls = {mark.spot[1:] for mark in thick}
    sides = list_neighbours(points.rows, points.cols)
    pairs = [(cell, other) for cell, side, other in sides if (*cell, side) not in walls]
    areas = connect_cells(points.rows, points.cols, pairs)
    played = pool.picture.cells - pool.places_of("block").keys()
    areas = renumber_areas({place: areas[place] for place in points.cells if place in played})
    for mark in thick:
        _, row, col, side = mark.spot
        other = row + (side == "bottom"), col + (side == "right")
        if (row, col) in areas and areas.get(other) == areas[row, col]:
            pool.put_back(mark)
    return areas if len(set(areas.values())) > 1 else {}


READERS: Sequence[tuple[str, Reader]] = (
    ("arrow", read_arrows),
    ("circle", read_circles),
    ("block", read_blocks),
    ("count", read_count),
    ("object", make_reader("symbol", make_table_parser({(_OWN, 1): True}), "cell")),
    ("centre", make_reader("symbol", parse_centre, "cell", "side", "vertex")),
    ("numbers", make_reader("number", parse_digits, "cell")),
    ("number", read_numbers),
    ("outside", read_outside),
    ("vertex", make_reader("number", parse_vertex, "vertex")),
    ("sum", make_reader("corner", parse_sum, "corner")),
    ("cage", read_cages),
    ("area", read_areas),
    ("between", make_reader("symbol", parse_order, "side")),
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

    def numbers_of(cells: Sequence[Place]) -> list[int]:
        """Return Penpa's number of each cell."""
        return [points.number_of_spot(("cell", *place, "")) for place in cells]

    layers: dict[str, Any] = {
        "surface": {}, "number": {}, "corner": {}, "symbol": {}, "edge": {}, "cage": {},
    }  # fmt: skip
    for layer, key, value in marks_to_write(diagram, game, points):
        layers[layer][key] = value
    if has_dashed_cages(game):
        layers["killercages"] = [numbers_of(cells) for cells in cells_by_area(diagram["cage"])]
    return penpa_text.write(points, layers, game.name)


def has_dashed_cages(game: Game) -> bool:
    """Return True if thick lines bound areas or boxes, so that cages need dashed lines."""
    return bool({"area", "boxes"} & game.kinds)


def marks_to_write(diagram: Diagram, game: Game, points: Points) -> Iterator[tuple[str, str, Any]]:
    """Yield (layer, key, value) of each mark of a diagram except `killercages`.

    A colour, a sign or a number that Penpa cannot draw raises ProgramError.
    """

    def mark(
        layer: str, place: Place, value: Any, where: str = "cell", side: str = ""
    ) -> tuple[str, str, Any]:
        """Return (layer, key, value) of a mark in a cell, or at another sort of spot of it."""
        return layer, points.key_of_spot((where, *place, side)), value

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
    for place, number in sorted(diagram["vertex"].items()):
        yield mark("number", place, [str(number), 6, "1"], "vertex")
    if diagram.count is not None:
        yield mark("number", (0, diagram.cols - 1), [str(diagram.count), 1, "1"])
        yield mark("symbol", (0, diagram.cols), [2, "star", 1])
    for y, x in sorted(diagram["centre"]):
        where = "vertex" if y % 2 and x % 2 else "side" if y % 2 or x % 2 else "cell"
        side = {"side": "bottom" if y % 2 else "right"}.get(where, "")
        yield mark("symbol", (y // 2, x // 2), [1, "circle_SS", 2], where, side)
    for (row, col, side), sign in sorted(diagram["between"].items()):
        orders = {word: (name, style) for (name, style), word in _ORDERS.get(side, {}).items()}
        if sign not in orders:
            refuse_to_write(f"the sign {sign} between cells: only less and greater")
        name, style = orders[sign]
        yield mark("symbol", (row, col), [style, name, 2], "side", side)
    corners = {way: corner for corner, way in _SUMS.items()}
    for (row, col, way), number in sorted(diagram["sum"].items()):
        yield mark("corner", (row, col), [str(number), 4], "corner", corners[way])
    are_sums = all(how == "add" for how, _ in diagram["target"].values())
    for place, (how, number) in sorted(diagram["target"].items()):
        text = f"{number}{'' if are_sums else _SIGNS[how]}"
        yield mark("corner", place, [text, 1], "corner", "top_left")
    boxes = areas_of_boxes(diagram, diagram.boxes) if diagram.boxes else {}
    areas = diagram["area"] or boxes or (diagram["circle"] if has_arrows else {})
    parts = [areas] if has_dashed_cages(game) else [areas, diagram["cage"]]
    sides = list_neighbours(diagram.rows, diagram.cols)
    for cell, side, other in sorted(sides, key=lambda side: side[0]):
        if any(part.get(cell) != part.get(other) for part in parts):
            yield mark("edge", cell, _THICK[0], "edge", side)
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
        return points.number_of_spot(("corner", *place, corners[down, right]))

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
