"""Penpa+ links: m=edit&p= and a picture, whose marks are read as the kinds that a puzzle has.

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
    cells_by_path,
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
"""The colours of dark surfaces."""
_BLACK, _GREY = 4, 3
"""A black and a grey surface."""
_THICK, _DASHED = (2, 21), 10
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
_SAME = str.maketrans("x\u00d7\u2212\u2013\u00f7:", "**--//")
"""Other signs for operations."""
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
"""For each side the halves of a cell that a mark there stands below its middle, and right of it."""


def matches(text: str) -> bool:
    """Return True if a text has `m=edit&p=` or `m=solve&p=` in front, or behind #, ? or &."""
    return bool(re.search(r"(?:^|[#?&])m=(?:edit|solve)&p=", text.strip()))


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a link's question as a board, with its tag as the puzzle's name and with the lost marks.

    Several tags name nothing. A tag that no game has still gives a board, with the kinds of the
    first game. Cells that the grid lacks become blocks; an answer only makes the board solved.
    Without games the result has no board. A mistake raises ProgramError with its place.
    """
    picture = penpa_text.read(source)
    tag = picture.tags[0] if len(picture.tags) == 1 else None
    if not games:
        return ReadResult(None, tag, (UNKNOWN.format(name=tag),))
    named = (game for game in games if tag is None or game.name == tag.casefold())
    pad = Pad(picture, next(named, Game("", kinds=games[0].kinds)))
    for kind, reader in READERS:
        if kind in pad.kinds:
            reader(pad, kind)
    for place in sorted(set(picture.points.board) - picture.cells):
        pad.add("block", place)
    size = picture.points.rows, picture.points.cols
    return ReadResult(Diagram(*size, pad.contents, picture.has_answer), tag, pad.lost)


class Pad:
    """The marks that no reader has taken yet, and the board's things that the others express."""

    def __init__(self, picture: Picture, game: Game) -> None:
        """Begin with all marks of a picture to take; a game with boxes has areas, too."""
        self.picture, self.points, self.game = picture, picture.points, game
        is_area = {"area"} if "boxes" in game.kinds else set()
        self.kinds = game.kinds | is_area
        self.contents: dict[str, dict[Any, Any]] = {}
        self._marks = list(picture.marks)

    def value_of(self, mark: Mark) -> Any:
        """Return a mark's value; in a symbol _OWN replaces the puzzle's name, but not its style."""
        is_own = mark.layer == "symbol" and mark.value[0] == self.game.name
        return (_OWN, mark.value[1]) if is_own else mark.value

    def take(
        self, layer: str, *where: str, fits: Callable[[Mark], bool] = lambda _mark: True
    ) -> list[Mark]:
        """Remove and return a layer's marks at these sorts of spots for which `fits` is true."""
        taken: list[Mark] = []
        left: list[Mark] = []
        for mark in self._marks:
            is_taken = mark.layer == layer and mark.spot[0] in where and fits(mark)
            (taken if is_taken else left).append(mark)
        self._marks = left
        return taken

    def put_back(self, mark: Mark) -> None:
        """Put a mark that was taken back, behind all others."""
        self._marks.append(mark)

    def add(self, kind: str, place: Any, value: Any = True) -> None:
        """Add a thing of a kind at a place, instead of an earlier one of the kind there."""
        self.contents.setdefault(kind, {})[place] = value

    def places_of(self, kind: str) -> Mapping[Any, Any]:
        """Return the places of a kind so far, with their values; none if nothing was added."""
        return self.contents.get(kind, {})

    @property
    def lost(self) -> tuple[str, ...]:
        """The marks, then the layers and rules, that no reader took, in words; () without any.

        Equal marks share a phrase, with their first four places. Empty texts without a circle are
        no loss.
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
        return tuple(dict.fromkeys([*phrases, *self.picture.others]))


Reader = Callable[[Pad, str], None]
"""A function that takes the marks of a kind from a pad, and adds what they say to the pad."""
Parse = Callable[[Pad, Mark], Mapping[Any, Any] | None]
"""A function that returns the places and values that one mark expresses; None if it has none."""


def reader_of_each(layer: str, parse: Parse, *where: str) -> Reader:
    """Return the reader of a kind that parses each mark of a layer and of some sorts of spots.

    A mark for which `parse` returns nothing stays for other readers.
    """

    def read_marks(pad: Pad, kind: str) -> None:
        """Take the marks that `parse` understands; add their places and values as the kind."""
        for mark in pad.take(layer, *where, fits=lambda mark: bool(parse(pad, mark))):
            for place, value in (parse(pad, mark) or {}).items():
                pad.add(kind, place, value)

    return read_marks


def parse_by_table(values: Mapping[Any, Any]) -> Parse:
    """Return the parser of marks in cells whose values (or _OWN symbols) a table translates."""

    def parse_mark(pad: Pad, mark: Mark) -> Mapping[Any, Any] | None:
        """Return {cell: the table's value}; None if the table has none, or off the board."""
        value = pad.value_of(mark)
        is_known = value in values and pad.points.has_cell(mark.place)
        return {mark.place: values[value]} if is_known else None

    return parse_mark


def parse_order(pad: Pad, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {edge: "less" or "greater"} by the sign on a side; None for others, or outside."""
    orders = _ORDERS.get(mark.spot[3], {}) if pad.points.has_cell(mark.place) else {}
    return {mark.spot[1:]: orders[mark.value]} if mark.value in orders else None


def parse_centre(pad: Pad, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(y, x): True} for a circle of any colour, in steps of half a cell; None for others.

    The middle of the first cell is (2, 2). A circle off the board, or on its border, is none.
    """
    down, right = (1, 1) if mark.spot[0] == "vertex" else _HALVES.get(mark.spot[3], (0, 0))
    y, x = 2 * mark.place[0] + down, 2 * mark.place[1] + right
    is_inside = 2 <= y <= 2 * pad.points.rows and 2 <= x <= 2 * pad.points.cols
    return {(y, x): True} if is_inside and mark.value in _CIRCLES else None


def parse_vertex(pad: Pad, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {corner: its number}; None outside the board, or for other texts."""
    row, col = mark.place
    is_inside = 0 <= row <= pad.points.rows and 0 <= col <= pad.points.cols
    return {mark.place: int(mark.value[0])} if is_inside and is_number(mark.value[0]) else None


def parse_sum(_pad: Pad, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {run: sum}: across at top right, down at bottom left; None otherwise, or for words."""
    way = _SUMS.get(mark.spot[3]) if is_number(mark.value[0]) else None
    return {(*mark.place, way): int(mark.value[0])} if way else None


def parse_digits(pad: Pad, mark: Mark) -> Mapping[Any, Any] | None:
    """Return {(row, column, k): the k-th digit} of a text in a cell; {} for other texts."""
    digits = mark.value[0] if pad.points.has_cell(mark.place) and is_number(mark.value[0]) else ""
    return {(*mark.place, k): int(digit) for k, digit in enumerate(digits, 1)}


def read_arrows(pad: Pad, kind: str) -> None:
    """Take numbers with an arrow, as newer and older programs draw them, and add them.

    Older programs draw a symbol and a number in the cell; such a symbol alone is put back.
    """

    def is_arrow(mark: Mark) -> bool:
        """Return True if a mark is a number with one of the four arrows, in a cell of the board."""
        text, _, size = mark.value
        has_form = re.fullmatch("[0-9]{1,9}_[0-3]", text) is not None and size == _ARROW
        return has_form and pad.points.has_cell(mark.place)

    def is_old_arrow(mark: Mark) -> bool:
        """Return True if a symbol of an older program, in a cell, shows exactly one arrow."""
        name, parts = mark.value
        is_arrow = isinstance(parts, tuple) and len(parts) == len(_OLD_ARROWS) and sum(parts) == 1
        return name.startswith(_OLD_ARROW) and is_arrow and pad.points.has_cell(mark.place)

    for mark in pad.take("number", "cell", fits=is_arrow):
        number, way = mark.value[0].split("_")
        pad.add(kind, mark.place, (_ARROWS[int(way)], int(number)))
    old = {mark.place: mark for mark in pad.take("symbol", "cell", fits=is_old_arrow)}
    for mark in pad.take("number", "cell", fits=lambda m: m.place in old and is_number(m.value[0])):
        way = _OLD_ARROWS[old.pop(mark.place).value[1].index(True)]
        pad.add(kind, mark.place, (way, int(mark.value[0])))
    for mark in old.values():
        pad.put_back(mark)


def read_circles(pad: Pad, kind: str) -> None:
    """Take circles, and add them with their colours.

    In a puzzle of arrows a cell has a circle, too, if it has an arrow, an empty text, a dark
    surface or an outline of its own: grey or black as the surface is, else white.
    """
    reader_of_each("symbol", parse_by_table(_CIRCLES), "cell")(pad, kind)
    if "arrow" not in pad.kinds:
        return
    has = pad.points.has_cell
    empty = pad.take("number", "cell", fits=lambda m: m.value[0] == "" and has(m.place))
    for mark in pad.take("surface", "cell", fits=lambda m: m.value in _DARK and has(m.place)):
        pad.add(kind, mark.place, _DARK[mark.value])
    inside = {mark.place for mark in empty} | pad.places_of("arrow").keys()
    dark = dict(pad.places_of(kind))
    for place in sorted(inside | outlined_cells(pad, inside | dark.keys())):
        pad.add(kind, place, dark.get(place, "white"))


def read_blocks(pad: Pad, kind: str) -> None:
    """Take dark cells, black squares and the puzzle's own symbols; add blocks except at arrows.

    In a puzzle of arrows without circles, outlined cells are blocks, too.
    """

    def is_block(mark: Mark) -> bool:
        """Return True for a dark surface, a black square, or an own symbol that is no object."""
        if mark.layer == "surface":
            return mark.value in _DARK and pad.points.has_cell(mark.place)
        name, style = pad.value_of(mark)
        is_square = name in ("square_LL", "square_L", "square_M") and style == 2
        is_own = name == _OWN and not {"object", "symbol"} & pad.kinds
        return (is_own or is_square) and pad.points.has_cell(mark.place)

    for layer in ("surface", "symbol"):
        for mark in pad.take(layer, "cell", fits=is_block):
            pad.add(kind, mark.place)
    arrows = pad.places_of("arrow")
    if "arrow" in pad.kinds and "circle" not in pad.kinds:
        for place in outlined_cells(pad, arrows.keys() | pad.places_of(kind).keys()):
            pad.add(kind, place)
    pad.contents[kind] = {place: True for place in pad.places_of(kind) if place not in arrows}


def outlined_cells(pad: Pad, inside: Collection[Place]) -> set[Place]:
    """Take the thick lines around some cells and around other single cells, and return the latter.

    A cell all of whose sides belong to the outlines of others has none of its own. Thick lines in
    no outline stay on the pad.
    """
    thick = pad.take("edge", "edge", fits=lambda m: m.value in _THICK)
    drawn = {mark.spot[1:] for mark in thick}
    sides = {
        place: {canonical_edge(*place, side) for side in _ARROWS} for place in pad.points.board
    }
    outlines = {side for place in inside for side in sides[place]}
    closed = {place for place, its in sides.items() if its <= drawn and not its <= outlines}
    outlines |= {side for place in closed for side in sides[place]}
    pad.take("deleteedge", "edge", fits=lambda m: m.spot[1:] in outlines)
    for mark in thick:
        if mark.spot[1:] not in outlines:
            pad.put_back(mark)
    return closed


def read_count(pad: Pad, kind: str) -> None:
    """Take numbers left of stars outside the board, and add the first one for the whole board.

    If there is none, the stars stay on the pad.
    """

    def is_star(mark: Mark) -> bool:
        """Return True if a symbol is a star outside the board."""
        return mark.value[0] == "star" and not pad.points.has_cell(mark.place)

    stars = pad.take("symbol", "cell", fits=is_star)
    before = {(mark.place[0], mark.place[1] - 1) for mark in stars}
    numbers = pad.take("number", "cell", fits=lambda m: m.place in before and is_number(m.value[0]))
    if numbers:
        pad.add(kind, (), int(numbers[0].value[0]))
    for mark in stars if not numbers else ():
        pad.put_back(mark)


def read_numbers(pad: Pad, kind: str) -> None:
    """Take numbers in cells, ? or an empty circle as unknown; add them, and drop blocks below them.

    In the style `circled` a white circle is a 0, a black one a 1.
    """
    has = pad.points.has_cell
    if pad.game.style == CIRCLED:
        circles = pad.take("symbol", "cell", fits=lambda m: m.value in _CIRCLES and has(m.place))
        for mark in circles:
            value = int(_CIRCLES[mark.value] == "black")
            pad.add(kind, mark.place, value)
    numbers = pad.take("number", "cell", fits=lambda m: has(m.place) and is_number(m.value[0]))
    for mark in numbers:
        pad.add(kind, mark.place, int(mark.value[0]))

    def is_unknown(mark: Mark) -> bool:
        """Return True if a mark in a cell of the board is a ? or an empty circle."""
        text, style, _ = mark.value
        return (text == "?" or (text == "" and style in _ON_CIRCLES)) and has(mark.place)

    for mark in pad.take("number", "cell", fits=is_unknown):
        pad.add("unknown", mark.place)
    for place in (*pad.places_of(kind), *pad.places_of("unknown")):
        pad.contents.get("block", {}).pop(place, None)


def read_outside(pad: Pad, kind: str) -> None:
    """Take numbers beside the board, and add them, counted from left to right or downwards, from 1.

    Where all numbers of a side are in one row or column, empty texts and ? there mean no number.
    """

    def line_of(mark: Mark) -> tuple[str, int] | None:
        """Return (side, line) that a mark stands at; None on the board or in a corner."""
        row, col = mark.place
        is_row, is_col = 1 <= row <= pad.points.rows, 1 <= col <= pad.points.cols
        if is_col and not is_row:
            return ("top" if row < 1 else "bottom"), col
        return (("left" if col < 1 else "right"), row) if is_row and not is_col else None

    def is_number_there(mark: Mark) -> bool:
        """Return True if a mark is a number beside a row or column of the board."""
        return line_of(mark) is not None and is_number(mark.value[0])

    lines: dict[tuple[str, int], list[tuple[Place, int]]] = {}
    depth: dict[str, set[int]] = {}
    for mark in pad.take("number", "cell", fits=is_number_there):
        side, line = line_of(mark) or ("", 0)
        lines.setdefault((side, line), []).append((mark.place, int(mark.value[0])))
        depth.setdefault(side, set()).add(mark.place[0 if side in ("top", "bottom") else 1])
    for (side, line), numbers in lines.items():
        for k, (_place, number) in enumerate(sorted(numbers), 1):
            pad.add(kind, (side, line, k), number)
    single = {side for side, places in depth.items() if len(places) == 1}
    pad.take(  # a single number that is unknown may be absent
        "number",
        "cell",
        fits=lambda m: m.value[0] in ("", "?") and (line_of(m) or " ")[0] in single,
    )


def read_cages(pad: Pad, kind: str) -> None:
    """Take cages and the texts in their corners; add cages, and targets at their first cells.

    Cages are dashed; without dashes, in a puzzle without areas, they lie between thick lines. A
    number may have an operation before or behind it. Without one it is a sum in a puzzle with
    areas, else of any operation; other texts stay on the pad.
    """
    dashed = sorted(pad.take("killercages", "cell"), key=lambda mark: mark.place)
    for number, mark in enumerate(dashed, 1):
        for place in filter(pad.points.has_cell, mark.value):
            pad.add(kind, place, number)
    if not dashed and "area" not in pad.kinds:
        pad.contents[kind] = areas_between_lines(pad)
    inside = pad.places_of(kind)
    pad.take("cage", "cell", fits=lambda mark: mark.place in inside)
    first = first_cells(inside)
    pattern = re.compile(r"(?P<sign>[-+*/]?)(?P<number>[0-9]{1,9})(?P<after>[-+*/]?)")
    for mark in pad.take("corner", "corner", fits=lambda m: m.place in inside):
        match = pattern.fullmatch(mark.value[0].replace(" ", "").translate(_SAME))
        if match is None or (match["sign"] and match["after"]):
            pad.put_back(mark)
        else:
            sign = match["sign"] or match["after"] or ("+" if "area" in pad.kinds else "")
            target = (_OPERATIONS[sign], int(match["number"]))
            pad.add("target", first[inside[mark.place]], target)


def read_areas(pad: Pad, kind: str) -> None:
    """Take thick lines; add areas between them, or boxes if all are alike; nothing for one area."""
    areas = areas_between_lines(pad)
    boxes = find_box_size(areas) if len(areas) == len(pad.points.board) else None
    if boxes is not None:
        pad.add("boxes", (), boxes)
    elif areas:
        pad.contents[kind] = areas


def areas_between_lines(pad: Pad) -> dict[Place, int]:
    """Take the thick lines between areas, and return each cell's area from 1; {} for a single area.

    Blocks, and cells that the grid lacks, are in no area. Lines within an area stay on the pad.
    """
    points = pad.points
    thick = pad.take("edge", "edge", fits=lambda m: m.value in _THICK)
    walls = {mark.spot[1:] for mark in thick}
    across, down = list_neighbours(points.rows, points.cols)
    pairs = [pair for pair in across if (*pair[0], "right") not in walls]
    pairs += [pair for pair in down if (*pair[0], "bottom") not in walls]
    areas = connect_cells(points.rows, points.cols, pairs)
    played = pad.picture.cells - pad.places_of("block").keys()
    areas = renumber_areas({place: areas[place] for place in points.board if place in played})
    for mark in thick:
        _, row, col, side = mark.spot
        other = row + (side == "bottom"), col + (side == "right")
        if (row, col) in areas and areas.get(other) == areas[row, col]:
            pad.put_back(mark)
    return areas if len(set(areas.values())) > 1 else {}


def read_paths(pad: Pad, kind: str) -> None:
    """Take thermometers; add the cells of the n-th as steps 1, 2, ... of a path n, bulb first."""

    def is_path(mark: Mark) -> bool:
        """Return True if a thermometer stays on the board and repeats no cell; others are lost."""
        is_on = all(map(pad.points.has_cell, mark.value))
        return is_on and len(set(mark.value)) == len(mark.value)

    for number, mark in enumerate(pad.take("thermo", "cell", fits=is_path), 1):
        for k, place in enumerate(mark.value, 1):
            pad.add(kind, (*place, number), k)


READERS: Sequence[tuple[str, Reader]] = (
    ("arrow", read_arrows),
    ("circle", read_circles),
    ("block", read_blocks),
    ("count", read_count),
    ("object", reader_of_each("symbol", parse_by_table({(_OWN, 1): True}), "cell")),
    ("centre", reader_of_each("symbol", parse_centre, "cell", "side", "vertex")),
    ("numbers", reader_of_each("number", parse_digits, "cell")),
    ("number", read_numbers),
    ("outside", read_outside),
    ("vertex", reader_of_each("number", parse_vertex, "vertex")),
    ("sum", reader_of_each("corner", parse_sum, "corner")),
    ("cage", read_cages),
    ("area", read_areas),
    ("path", read_paths),
    ("between", reader_of_each("symbol", parse_order, "side")),
)
"""The kinds with their readers, in the order in which they take their marks."""


# ---- Writing ---------------------------------------------------------------------------------


def write(diagram: Diagram, game: Game) -> str:
    """Return the link of a board's question, and a newline; ProgramError if a part has no mark."""
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
        """Return Penpa's numbers of the middles of cells."""
        return [points.number_of_spot(("cell", *place, "")) for place in cells]

    layers: dict[str, Any] = {
        "surface": {}, "number": {}, "corner": {}, "symbol": {}, "edge": {}, "cage": {},
    }  # fmt: skip
    for layer, key, value in marks_to_write(diagram, game, points):
        layers[layer][key] = value
    if is_dashed(game):
        layers["killercages"] = [numbers_of(cells) for cells in cells_by_area(diagram["cage"])]
    layers["thermo"] = [numbers_of(path) for path in cells_by_path(diagram["path"])]
    return penpa_text.write(points, layers, game.name)


def is_dashed(game: Game) -> bool:
    """Return True if the puzzle has areas or boxes: thick lines bound these, dashes its cages."""
    return bool({"area", "boxes"} & game.kinds)


def marks_to_write(diagram: Diagram, game: Game, points: Points) -> Iterator[tuple[str, str, Any]]:
    """Yield (layer, key, value) of each mark, but not the cells of dashed cages, nor thermometers.

    A colour, a sign or a number without a mark raises ProgramError.
    """

    def mark(
        layer: str, place: Place, value: Any, where: str = "cell", side: str = ""
    ) -> tuple[str, str, Any]:
        """Return the layer, the key and the value of a mark at a sort of spot in a place."""
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
    for place, number in places_beside(diagram):
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
    parts = [areas] if is_dashed(game) else [areas, diagram["cage"]]
    across, down = list_neighbours(diagram.rows, diagram.cols)
    pairs = [(cell, "right", other) for cell, other in across]
    pairs += [(cell, "bottom", other) for cell, other in down]
    for cell, side, other in sorted(pairs, key=lambda pair: pair[0]):
        if any(part.get(cell) != part.get(other) for part in parts):
            yield mark("edge", cell, _THICK[0], "edge", side)
    if is_dashed(game):
        yield from (("cage", key, _DASHED) for key in outlines(diagram["cage"], points))


def places_beside(diagram: Diagram) -> Iterator[tuple[Place, int]]:
    """Yield the place and the number of each clue beside the board, as if cells went on there.

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


def outlines(cages: Mapping[Place, int], points: Points) -> Iterator[str]:
    """Yield the keys, "point,point", of the dashes of cages, along the sides where a cage ends."""
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
