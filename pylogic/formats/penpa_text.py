"""The text of a Penpa+ link: base64 of a raw deflate stream of lines, most of them JSON.

Line 1 tells the grid and its size, margins included; line 2 the margins; lines 4 and 5 what the
question and the answer show; line 6 the cells that there are, each by its distance from the one
before; line 18 the tags. In JSON long names are shortened. Known from the program's source and
from links that it wrote (swaroopg92/penpa-edit, docs/js/class_p.js).
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from pylogic.formats.diagram import LARGEST, Diagram, Source
from pylogic.rules.symbols import Edge, Place, canonical

CELL, CORNER, BOTTOM, RIGHT = range(4)
QUARTERS = ("top_left", "top_right", "bottom_left", "bottom_right")


@dataclass(frozen=True)
class Points:
    """The points of a board of rows x cols cells, with its margins, and Penpa's numbers for them.

    A board has two more rows and columns of points on each side, margins included. The points of
    each sort follow one another: the cells, the bottom right corners, the middles of bottom sides,
    those of right sides; and for what stands in a cell's corners four points for each cell.
    """

    rows: int
    cols: int
    top: int
    left: int
    width: int
    """Points in a row."""
    height: int

    @property
    def board(self) -> list[Place]:
        """The board's cells in reading order."""
        return Diagram(self.rows, self.cols).places

    def has(self, place: Place) -> bool:
        """Whether a cell is one of the board's."""
        return 1 <= place[0] <= self.rows and 1 <= place[1] <= self.cols

    def place(self, index: int) -> tuple[int, Place]:
        """The sort of a point, and its cell."""
        sort, cell = divmod(index, self.width * self.height)
        return sort, (cell // self.width - 1 - self.top, cell % self.width - 1 - self.left)

    def cell(self, place: Place, sort: int = CELL) -> int:
        """The point of a sort that belongs to a cell."""
        row, col = place[0] + 1 + self.top, place[1] + 1 + self.left
        return sort * self.width * self.height + row * self.width + col

    def quarter(self, place: Place, where: str) -> int:
        """The point in a corner inside a cell."""
        whole = 4 * self.width * self.height
        return whole + 4 * self.cell(place) + QUARTERS.index(where)

    def quarter_of(self, index: int) -> tuple[Place, str] | None:
        """The cell of a point in one of its corners, and which one."""
        rest = index - 4 * self.width * self.height
        if not 0 <= rest < 4 * self.width * self.height:
            return None
        return self.place(rest // 4)[1], QUARTERS[rest % 4]

    def edge(self, edge: Edge) -> str:
        """The key of the side of a cell: its two corners."""
        row, col, side = edge
        first = (row - (side != "bottom"), col - (side != "right"))
        last = (row - (side == "top"), col - (side == "left"))
        return f"{self.cell(first, CORNER)},{self.cell(last, CORNER)}"

    def between(self, one: int, other: int, sort: int) -> Edge | None:
        """The side of a cell from corner to corner, or the link from cell to cell: as the sort is.

        None if the points are no neighbours of this sort.
        """
        (first_sort, first), (last_sort, last) = map(self.place, sorted((one, other)))
        is_right = last == (first[0], first[1] + 1)
        is_step = is_right or last == (first[0] + 1, first[1])
        if not (is_step and first_sort == last_sort == sort):
            return None
        if sort == CORNER:
            return self.side(last, "bottom" if is_right else "right")
        return *first, "right" if is_right else "bottom"

    def side(self, place: Place, side: str) -> Edge:
        """The canonical name of a side at a point, which may lie just outside the board."""
        row, col = place
        if row == 0 and side == "bottom":
            return 1, col, "top"
        if col == 0 and side == "right":
            return row, 1, "left"
        return canonical(row, col, side)

    def middle(self, edge: Edge) -> str:
        """The key of the middle of a side."""
        row, col, side = edge
        at = (row - (side == "top"), col - (side == "left"))
        return str(self.cell(at, BOTTOM if side in ("top", "bottom") else RIGHT))


PREFIX = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
_SHORT = {
    "qa": "z9", "pu_q": "zQ", "pu_a": "zA", "grid": "zG", "edit_mode": "zM", "surface": "zS",
    "line": "zL", "edge": "zE", "wall": "zW", "cage": "zC", "number": "zN", "corner": "z1",
    "symbol": "zY", "special": "zP", "board": "zB", "command_redo": "zR", "command_undo": "zU",
    "command_replay": "z8", "freeline": "zF", "freeedge": "z2", "thermo": "zT", "arrows": "z3",
    "d": "zD", "squareframe": "z0", "polygon": "z5", "deleteedge": "z4", "killercages": "z6",
    "nobulbthermo": "z7", "__a": "z_",
}  # fmt: skip
_OTHERS = (
    "hex", "tri", "pyramid", "iso", "penrose", "truncated", "tetrakis", "snub", "cairo", "rhombi",
    "deltoidal",
)  # fmt: skip
"""How the grids are called that are not made of squares."""
_DICTIONARIES = ("surface", "number", "corner", "symbol", "freeline", "freeedge")
_LISTS = ("thermo", "arrows", "d", "squareframe", "polygon")
_LINES = ("line", "edge", "wall", "cage", "deleteedge")
_LONGEST = 8 * LARGEST
"""Bytes of the text that a link may unpack to."""
_RULES = 18
"""Which field of the first line tells the rules."""

Layer = Mapping[str, Any]


class Picture(NamedTuple):
    """What a link holds."""

    points: Points
    question: Layer
    answer: Layer
    cells: frozenset[Place]
    """The cells that there are."""
    rules: str
    """The rules in words."""
    tags: tuple[str, ...]


def read(source: Source) -> Picture:
    """Unpack a link.

    Raises:
        ProgramError: says what is wrong with it.
    """
    match = re.search(r"[#?&]?p=([A-Za-z0-9+/_=-]*)", source.text)
    if match is None:
        source.fail("expected m=edit&p= and the puzzle")
    at = match.start(1)
    lines = _unpacked(source, match[1], at).split("\n")
    header = lines[0].split(",")
    if header[0].startswith(_OTHERS) or len(header) < 3:
        source.fail(f"a grid of the kind {header[0][:20]!r}; only squares can be read", at)
    width, height = (source.number(text, at) for text in header[1:3])
    source.size(height, width, at)
    if len(lines) < 4:
        source.fail("the puzzle ends before its cells", at)
    top, bottom, left, right = _margins(source, lines[1], at)
    rows, cols = source.size(height - top - bottom, width - left - right, at)
    points = Points(rows, cols, top, left, width + 4, height + 4)
    return Picture(
        points,
        _layer(source, lines[3], at),
        _layer(source, lines[4], at) if len(lines) > 4 else {},
        _cells(points, lines[5] if len(lines) > 5 else ""),
        header[_RULES].removeprefix("Rules: ").strip() if len(header) > _RULES else "",
        _tags(lines[17] if len(lines) > 17 else ""),
    )


def _unpacked(source: Source, text: str, at: int) -> str:
    text = text.replace("-", "+").replace("_", "/").rstrip("=")
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
        inflated = zlib.decompressobj(-15)
        found = inflated.decompress(data, _LONGEST)
    except (binascii.Error, ValueError, zlib.error) as error:
        source.fail(f"the puzzle cannot be unpacked: {error}", at)
    if inflated.unconsumed_tail:
        source.fail(f"the puzzle unpacks to more than {_LONGEST} bytes", at)
    if not inflated.eof:
        source.fail("the puzzle has been cut off", at + len(text))
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError:
        source.fail("the puzzle is no text", at)


def _margins(source: Source, line: str, at: int) -> tuple[int, int, int, int]:
    found = _json(source, line, at)
    is_list = isinstance(found, list) and len(found) == 4
    if not is_list or not all(isinstance(n, int) and 0 <= n <= LARGEST for n in found):
        source.fail(f"expected four margins instead of {line[:20]!r}", at)
    top, bottom, left, right = found
    return top, bottom, left, right


def _layer(source: Source, line: str, at: int) -> Layer:
    found = _json(source, line, at)
    return found if isinstance(found, dict) else {}


def _json(source: Source, line: str, at: int) -> Any:
    for name, short in _SHORT.items():
        line = line.replace(short, f'"{name}"')
    try:
        return json.loads(line.replace("zO", "null"))
    except (ValueError, RecursionError):
        source.fail("the puzzle's cells are no JSON", at)


def _cells(points: Points, line: str) -> frozenset[Place]:
    """The cells of the board that there are; all of them if the line does not tell."""
    board = frozenset(points.board)
    try:
        steps = json.loads(line)
        steps = json.loads(steps) if isinstance(steps, str) else steps
        told = {points.place(index)[1] for index in accumulate(steps)}
    except (ValueError, TypeError, RecursionError):
        return board
    return board & told or board


def _tags(line: str) -> tuple[str, ...]:
    try:
        tags = json.loads(line)
    except (ValueError, RecursionError):
        return ()
    is_list = isinstance(tags, list) and all(isinstance(tag, str) for tag in tags)
    return tuple(tags) if is_list else ()


def write(points: Points, margins: tuple[int, int, int, int], question: Layer, tag: str) -> str:
    """A link to edit a picture."""
    top, bottom, left, right = margins
    width, height = points.cols + left + right, points.rows + top + bottom
    pixels = f"{38 * (width + 1)},{38 * (height + 1)}"
    header = f"square,{width},{height},38,0,1,1,{pixels},{pixels}"
    indices = [points.cell(place) for place in points.board]
    steps = [indices[0], *(after - before for before, after in pairwise(indices))]
    lines = [
        f"{header},0,0,0,0,Title: ,Author: ,,,OFF,false",
        json.dumps(list(margins), separators=(",", ":")),
        _mode(),
        _layer_text(question),
        _layer_text({}),
        json.dumps(steps, separators=(",", ":")),
    ]
    lines += ['["Surface","Number Normal"]', "{}", '"x"', '"x"', "[3,1,4]", _mode(), '"x"', "0"]
    lines += [_layer_text({}), _layer_text({}), "{}", json.dumps([tag] if tag else []), ""]
    text = "\n".join(lines)
    return f"{PREFIX}{packed(text)}\n"


def packed(text: str) -> str:
    """A text as it stands in a link."""
    return base64.b64encode(zlib.compress(text.encode(), 9)[2:-4]).decode()


def _layer_text(content: Layer) -> str:
    layer: dict[str, Any] = {f"command_{name}": {"__a": []} for name in ("redo", "undo", "replay")}
    layer |= {name: content.get(name, {}) for name in _DICTIONARIES}
    layer |= {name: content.get(name, []) for name in _LISTS}
    layer |= {name: content.get(name, {}) for name in _LINES}
    layer |= {"killercages": content.get("killercages", []), "nobulbthermo": []}
    return _short(layer)


def _mode() -> str:
    """The editor's state: numbers are put into the question, black cells into the answer."""
    sub = {
        "surface": ["", 1], "line": ["1", 3], "edge": ["1", 3], "wall": ["", 3], "cage": ["1", 10],
        "number": ["1", 1], "symbol": ["circle_L", 1], "special": ["thermo", ""],
        "board": ["", ""], "move": ["1", ""], "combi": ["battleship", ""],
    }  # fmt: skip
    question = {"edit_mode": "number", **sub}
    answer = {"edit_mode": "surface", **sub}
    return _short({"qa": "pu_a", "grid": ["1", "2", "1"], "pu_q": question, "pu_a": answer})


def _short(content: Any) -> str:
    text = json.dumps(content, separators=(",", ":"))
    for name, short in _SHORT.items():
        text = text.replace(f'"{name}"', short)
    return text
