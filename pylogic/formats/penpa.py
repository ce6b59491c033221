"""Penpa+ links: `m=edit&p=` and a picture; the puzzle's kinds decide what its marks mean.

`board(Kind, Predicate)` decides the meaning of a mark: a dark cell is black where the puzzle has
black cells, and not played in where it has blocks. `READERS` lists the kinds in the order in which
they take their marks; a mark that no kind takes becomes a loss.

A link holds base64 of deflated lines, most of them JSON. Line 1 holds the grid and its size,
margins included; line 2 the margins; lines 4 and 5 the layers of the question and the answer; line
6 the cells of the board, each by its distance from the one before; line 18 the tags. In JSON long
names are shortened. Known from the program's source and from links that it wrote
(swaroopg92/penpa-edit, docs/js/class_p.js).
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from pylogic.formats.codings import Losses, describe_losses
from pylogic.formats.diagram import (
    LARGEST,
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
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place
from pylogic.rules.vocabulary import CORNERS

Layer = Mapping[str, Any]
_SORTS = ((0, 0), (1, 1), (1, 0), (0, 1))
"""Cells, bottom right corners, middles of bottom sides, and of right sides, in Penpa's order: each
by the remainders of y and x by 2."""


class Spot(NamedTuple):
    """A place of a picture, in half cells: the middle of the cell (1, 1) is (2, 2)."""

    sort: str
    """A `cell`, a `vertex` where cells meet, the middle of a `side`, a `corner` inside a cell, or
    from point to point an `edge` along a side or another `line`; `rim` is none of ours."""
    y: int
    x: int
    corner: str = ""
    """Its name, if the spot is a corner inside the cell at (y, x)."""

    @property
    def place(self) -> Place:
        """The (row, column) of the cell at the spot, or left of it and above; perhaps no cell."""
        return self.y // 2, self.x // 2


class Points(NamedTuple):
    """The points of a board of rows x cols cells, with its margins, and Penpa's numbers for them.

    A board has two more rows and columns of points on each side, margins included. The points of
    each sort follow one another, and then four points for each cell, for signs in its corners.
    """

    rows: int
    cols: int
    margins: tuple[int, int, int, int]
    """Rows above and below the board, columns left and right of it."""

    @property
    def width(self) -> int:
        """How many points of a sort are in a row, margins and frame included."""
        return self.cols + self.margins[2] + self.margins[3] + 4

    @property
    def size(self) -> int:
        """How many points of a sort there are, margins and frame included."""
        return self.width * (self.rows + self.margins[0] + self.margins[1] + 4)

    @property
    def cells(self) -> list[Place]:
        """The board's cells in reading order."""
        return Diagram(self.rows, self.cols).places

    def has_cell(self, place: Place) -> bool:
        """Return True if a cell is on the board."""
        return 1 <= place[0] <= self.rows and 1 <= place[1] <= self.cols

    def find_spot(self, number: int) -> Spot:
        """Return the spot of a point by Penpa's number."""
        sort, index = divmod(number, self.size)
        quarter = 0
        if sort >= len(_SORTS):
            index, quarter = divmod(number - len(_SORTS) * self.size, 4)
        y = 2 * (index // self.width - 1 - self.margins[0])
        x = 2 * (index % self.width - 1 - self.margins[2])
        if sort >= len(_SORTS):
            name = "corner" if sort < 2 * len(_SORTS) else "rim"
            return Spot(name, y, x, CORNERS[quarter])
        down, right = _SORTS[sort]
        return Spot(("cell", "vertex", "side", "side")[sort], y + down, x + right)

    def parse_key(self, key: str) -> Spot:
        """Return the spot of a key, which is a point's number, or two with a comma between them.

        Two neighbouring vertices are an edge; another pair is a line, at its lower number. A part
        that is no number counts as point 0.
        """
        first, *last = sorted(int(part) if is_number(part) else 0 for part in key.split(","))
        begin = self.find_spot(first)
        if not last:
            return begin
        end = self.find_spot(last[0])
        is_edge = begin.sort == end.sort == "vertex"
        if is_edge and (end.y - begin.y, end.x - begin.x) in ((0, 2), (2, 0)):
            return Spot("edge", (begin.y + end.y) // 2, (begin.x + end.x) // 2)
        return begin._replace(sort="line")

    def number(self, y: int, x: int, corner: str = "") -> int:
        """Return Penpa's number of the point at (y, x), or in a corner of the cell there."""
        index = (y // 2 + 1 + self.margins[0]) * self.width + x // 2 + 1 + self.margins[2]
        if corner:
            return len(_SORTS) * self.size + 4 * index + CORNERS.index(corner)
        return _SORTS.index((y % 2, x % 2)) * self.size + index

    def edge_key(self, y: int, x: int) -> str:
        """Return the key of the edge along the side at (y, x): the numbers of its ends."""
        down, right = x % 2, y % 2
        return f"{self.number(y - down, x - right)},{self.number(y + down, x + right)}"


class Mark(NamedTuple):
    """A sign that a picture shows, in a layer and at a spot."""

    layer: str
    """Penpa's name for the layer: number, symbol, surface, corner, edge, line, killercages, ..."""
    spot: Spot
    value: Any = None
    """A text with its style and size; a symbol's name and style; a style, a colour, or cells."""

    @property
    def words(self) -> str:
        """A phrase for messages, as in "number '?'" or "symbol star 2": layer and value."""
        match self.layer, self.value:
            case (("number" | "corner"), (text, *_)):
                return f"{self.layer} {text!r}"
            case "symbol", (name, style):
                return f"symbol {name} {style if isinstance(style, int) else 'of several parts'}"
            case (("surface" | "edge" | "line"), style):
                return f"{self.layer} {style}"
        return self.layer


_OTHERS = (
    "thermo", "nobulbthermo", "arrows", "squareframe", "polygon", "freeline", "freeedge", "wall",
    "d",
)  # fmt: skip
"""Layers that no reader uses."""


class Picture(NamedTuple):
    """The board, the marks and the tags that a link holds."""

    points: Points
    marks: tuple[Mark, ...]
    cells: frozenset[Place]
    """The cells that the board has."""
    tags: tuple[str, ...]
    unread: tuple[str, ...]
    """The layers that no reader uses, and the rules, in words."""
    has_answer: bool
    """True if anything is drawn in the answer, which no reader uses."""


def _read_marks(points: Points, layer: Layer) -> Iterator[Mark]:
    """Yield the marks of the layers that readers use, layer by layer.

    The value of a cage is a tuple of cells, (0, 0) for points that are no cells.
    """
    for name in ("number", "symbol", "surface", "corner", "edge", "deleteedge", "line"):
        for key, value in _list_entries(layer, name):
            yield Mark(name, points.parse_key(key), _parse_value(name, value))
    for _, content in _list_entries(layer, "killercages"):
        numbers = content if isinstance(content, list) else []
        spots = [points.parse_key(str(number)) for number in numbers]
        cells = [spot.place if spot.sort == "cell" else (0, 0) for spot in spots] or [(0, 0)]
        row, col = min(cells)
        yield Mark("killercages", Spot("cell", 2 * row, 2 * col), tuple(cells))
    for key, _ in _list_entries(layer, "cage"):
        yield Mark("cage", points.parse_key(key.partition(",")[0])._replace(sort="cell"))


def _parse_value(name: str, value: Any) -> Any:
    """Return (text, style, size) of a text, (name, style) of a symbol, else the style.

    The default of a text's style is 1, that of its size "1".
    """
    parts = (value or [""]) if isinstance(value, list) else [value]
    if name in ("number", "corner"):
        text = "".join(map(str, parts[0])) if isinstance(parts[0], list) else str(parts[0])
        style = parts[1] if len(parts) > 1 else 1
        return text.strip(), style, str(parts[2]) if len(parts) > 2 else "1"
    if name == "symbol":
        style = tuple(map(bool, parts[0])) if isinstance(parts[0], list) else parts[0]
        return (str(parts[1]) if len(parts) > 1 else ""), style
    return value if isinstance(value, int) else str(value)


def _list_entries(layer: Layer, name: str) -> list[tuple[str, Any]]:
    """Return (key, content) of each entry of a layer's part; the keys of a list are its indices.

    Empty entries of a list are left out; a part that is missing or other JSON has no entries.
    """
    content = layer.get(name)
    if isinstance(content, list):
        return [(str(i), value) for i, value in enumerate(content) if value]
    return list(content.items()) if isinstance(content, dict) else []


# ---- Packing ---------------------------------------------------------------------------------

PREFIX = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
_SHORT = {
    "qa": "z9", "pu_q": "zQ", "pu_a": "zA", "grid": "zG", "edit_mode": "zM", "surface": "zS",
    "line": "zL", "edge": "zE", "wall": "zW", "cage": "zC", "number": "zN", "corner": "z1",
    "symbol": "zY", "special": "zP", "board": "zB", "command_redo": "zR", "command_undo": "zU",
    "command_replay": "z8", "freeline": "zF", "freeedge": "z2", "thermo": "zT", "arrows": "z3",
    "d": "zD", "squareframe": "z0", "polygon": "z5", "deleteedge": "z4", "killercages": "z6",
    "nobulbthermo": "z7", "__a": "z_",
}  # fmt: skip
_OTHER_GRIDS = (
    "hex", "tri", "pyramid", "iso", "penrose", "truncated", "tetrakis", "snub", "cairo", "rhombi",
    "deltoidal",
)  # fmt: skip
"""The beginnings of the names of grids that are not made of squares."""
_DICTIONARIES = ("surface", "number", "corner", "symbol", "freeline", "freeedge")
_LISTS = ("thermo", "arrows", "d", "squareframe", "polygon")
_LINES = ("line", "edge", "wall", "cage", "deleteedge")
_LAYERS = (*_DICTIONARIES, *_LISTS, *_LINES, "killercages")
"""The layers that a user draws in."""
_LONGEST = 8 * LARGEST
"""The largest size of an unpacked text, in bytes."""
_RULES = 18
"""The index of the field of the first line that holds the rules."""


def read_picture(source: Source) -> Picture:
    """Unpack a link and return its picture.

    If the list of cells cannot be read, the board has all cells; if the list of tags cannot be, it
    has none. Any other mistake, or a grid that is not made of squares, raises ProgramError.
    """
    match = re.search(r"[#?&]?p=([A-Za-z0-9+/_=-]*)", source.text)
    if match is None:
        source.fail("expected m=edit&p= and the puzzle")
    at = match.start(1)
    lines = _unpack_link(source, match[1], at).split("\n")
    header = lines[0].split(",")
    if header[0].startswith(_OTHER_GRIDS) or len(header) < 3:
        source.fail(f"a grid of the kind {header[0][:20]!r}; only squares can be read", at)
    width, height = (source.parse_number(text, at) for text in header[1:3])
    source.check_size(height, width, at)
    if len(lines) < 4:
        source.fail("the puzzle ends before its cells", at)
    lines += [""] * (18 - len(lines))
    margins = _parse_json(source, lines[1], at)
    is_list = isinstance(margins, list) and len(margins) == 4
    if not is_list or not all(isinstance(n, int) and 0 <= n <= LARGEST for n in margins):
        source.fail(f"expected four margins instead of {lines[1][:20]!r}", at)
    top, bottom, left, right = margins
    rows, cols = source.check_size(height - top - bottom, width - left - right, at)
    points = Points(rows, cols, (top, bottom, left, right))
    layers = [_parse_json(source, line or "{}", at) for line in lines[3:5]]
    question, answer = (layer if isinstance(layer, dict) else {} for layer in layers)
    marks = tuple(_read_marks(points, question))
    unread = [f"the layer {name!r}" for name in _OTHERS if _list_entries(question, name)]
    has_answer = any(_list_entries(answer, name) for name in _LAYERS)
    rules = header[_RULES].removeprefix("Rules: ").strip() if len(header) > _RULES else ""
    if rules:
        unread.append(f"the rules in words: {rules[:200]!r}")
    try:
        steps = json.loads(lines[5])
        steps = json.loads(steps) if isinstance(steps, str) else steps
        cells = {points.find_spot(number).place for number in accumulate(steps)}
    except (ValueError, TypeError, RecursionError):  # the line does not list the cells
        cells = set()
    try:
        tags = json.loads(lines[17])
    except (ValueError, RecursionError):
        tags = []
    is_list = isinstance(tags, list) and all(isinstance(tag, str) for tag in tags)
    board = frozenset(points.cells)
    names = tuple(tags) if is_list else ()
    return Picture(points, marks, board & cells or board, names, tuple(unread), has_answer)


def _unpack_link(source: Source, text: str, at: int) -> str:
    """Return the text that a link holds; ProgramError if it is damaged, cut off or too long."""
    text = text.replace("-", "+").replace("_", "/").rstrip("=")
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
        inflated = zlib.decompressobj(-15)
        data = inflated.decompress(data, _LONGEST)
    except (binascii.Error, ValueError, zlib.error) as error:
        source.fail(f"the puzzle cannot be unpacked: {error}", at)
    if inflated.unconsumed_tail:
        source.fail(f"the puzzle unpacks to more than {_LONGEST} bytes", at)
    if not inflated.eof:
        source.fail("the puzzle has been cut off", at + len(text))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        source.fail("the puzzle is no text", at)


def _parse_json(source: Source, line: str, at: int) -> Any:
    """Expand the short names of a line and return its JSON; ProgramError if it is no JSON."""
    for name, short in _SHORT.items():
        line = line.replace(short, f'"{name}"')
    try:
        return json.loads(line.replace("zO", "null"))
    except (ValueError, RecursionError):
        source.fail("the puzzle's cells are no JSON", at)


def write_picture(points: Points, question: Layer, tag: str) -> str:
    """Return the link that opens a question in the editor, and a newline; no tag for "".

    The editor's state in it is that of its start: it writes numbers into the question.
    """
    top, bottom, left, right = points.margins
    width, height = points.cols + left + right, points.rows + top + bottom
    pixels = f"{38 * (width + 1)},{38 * (height + 1)}"
    header = f"square,{width},{height},38,0,1,1,{pixels},{pixels}"
    numbers = [points.number(2 * row, 2 * col) for row, col in points.cells]
    steps = [numbers[0], *(after - before for before, after in pairwise(numbers))]
    tools = {
        "surface": ["", 1], "line": ["1", 3], "edge": ["1", 3], "wall": ["", 3], "cage": ["1", 10],
        "number": ["1", 1], "symbol": ["circle_L", 1], "special": ["thermo", ""],
        "board": ["", ""], "move": ["1", ""], "combi": ["battleship", ""],
    }  # fmt: skip
    modes = {"pu_q": {"edit_mode": "number", **tools}, "pu_a": {"edit_mode": "surface", **tools}}
    mode = _dump_short({"qa": "pu_a", "grid": ["1", "2", "1"], **modes})
    lines = [
        f"{header},0,0,0,0,Title: ,Author: ,,,OFF,false",
        json.dumps(list(points.margins), separators=(",", ":")),
        mode,
        _dump_layer(question),
        _dump_layer({}),
        json.dumps(steps, separators=(",", ":")),
    ]
    lines += ['["Surface","Number Normal"]', "{}", '"x"', '"x"', "[3,1,4]", mode, '"x"', "0"]
    lines += [_dump_layer({}), _dump_layer({}), "{}", json.dumps([tag] if tag else []), ""]
    deflated = zlib.compress("\n".join(lines).encode(), 9)[2:-4]  # without header and checksum
    return f"{PREFIX}{base64.b64encode(deflated).decode()}\n"


def _dump_layer(content: Layer) -> str:
    """Return the JSON of a layer; parts that it lacks, but Penpa expects, are empty."""
    layer: dict[str, Any] = {f"command_{name}": {"__a": []} for name in ("redo", "undo", "replay")}
    layer |= {name: content.get(name, {}) for name in _DICTIONARIES}
    layer |= {name: content.get(name, []) for name in _LISTS}
    layer |= {name: content.get(name, {}) for name in _LINES}
    layer |= {"killercages": content.get("killercages", []), "nobulbthermo": []}
    return _dump_short(layer)


def _dump_short(content: Any) -> str:
    """Return content as JSON in which Penpa's short names replace the long ones."""
    text = json.dumps(content, separators=(",", ":"))
    for name, short in _SHORT.items():
        text = text.replace(f'"{name}"', short)
    return text


# ---- Reading ------------------------------------------------------------------------------------

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
    picture = read_picture(source)
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
    return write_picture(points, layers, game.name)


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
