"""The text of a Penpa+ link, read as a Picture: base64 of deflated lines, most of them JSON.

Line 1 holds the grid and its size, margins included; line 2 the margins; lines 4 and 5 the layers
of the question and the answer; line 6 the cells of the board, each by its distance from the one
before; line 18 the tags. In JSON long names are shortened. Known from the program's source and from
links that it wrote (swaroopg92/penpa-edit, docs/js/class_p.js).
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from pylogic.formats.diagram import LARGEST, Diagram, Source
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


def read(source: Source) -> Picture:
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


def write(points: Points, question: Layer, tag: str) -> str:
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
