"""Penpa+ links: m=edit&p= and the base64 of a raw deflate stream of lines of JSON.

Read are the numbers, the black cells and the thick edges between cells; what else a picture may
hold is passed over. Written is what Penpa+ needs to open the puzzle for editing.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from pylogic.formats.diagram import LARGEST, Diagram, Found, Game, Source, boxes_of, joined
from pylogic.rules.symbols import Place

NAME = "penpa"
PREFIX = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
_SHORT = {
    "qa": "z9", "pu_q": "zQ", "pu_a": "zA", "grid": "zG", "edit_mode": "zM", "surface": "zS",
    "line": "zL", "edge": "zE", "wall": "zW", "cage": "zC", "number": "zN", "corner": "z1",
    "symbol": "zY", "special": "zP", "board": "zB", "command_redo": "zR", "command_undo": "zU",
    "command_replay": "z8", "freeline": "zF", "freeedge": "z2", "thermo": "zT", "arrows": "z3",
    "d": "zD", "squareframe": "z0", "polygon": "z5", "deleteedge": "z4", "killercages": "z6",
    "nobulbthermo": "z7", "__a": "z_",
}  # fmt: skip
_OTHER = (
    "hex",
    "tri",
    "pyramid",
    "iso",
    "penrose",
    "truncated",
    "tetrakis",
    "snub",
    "cairo",
    "rhombi",
    "deltoidal",
)
_BLACK, _DARK = 4, (1, 3, 4, 8)
_THICK = 2
_LONGEST = 8 * LARGEST
"""Bytes of the text that a link may unpack to."""


def matches(text: str) -> bool:
    """Whether a text may be such a link."""
    return bool(re.search(r"(?:^|[#?&])m=(?:edit|solve)&p=", text.strip()))


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a link.

    Raises:
        ProgramError: says what is wrong and where.
    """
    match = re.search(r"[#?&]?p=([A-Za-z0-9+/_=-]*)", source.text)
    if match is None:
        source.fail("expected m=edit&p= and the puzzle")
    at = match.start(1)
    lines = _unpacked(source, match[1], at).split("\n")
    header = lines[0].split(",")
    if header[0].startswith(_OTHER) or len(header) < 3:
        source.fail(f"a grid of the kind {header[0][:20]!r}; only squares can be read", at)
    width, height = (source.number(text, at) for text in header[1:3])
    source.size(height, width, at)
    if len(lines) < 4:
        source.fail("the puzzle ends before its cells", at)
    top, bottom, left, right = _margins(source, lines[1], at)
    rows, cols = source.size(height - top - bottom, width - left - right, at)
    content = _json(source, lines[3], at)
    edges = [key for key, value in _items(content, "edge") if value == _THICK]
    grid = _Grid(rows, cols, top, left, width + 4, height + 4)
    numbers: dict[Place, int] = {}
    unknown: set[Place] = set()
    for key, value in _items(content, "number"):
        place = grid.cell(key)
        text = str(value[0]).strip() if isinstance(value, list) and value else ""
        if place is None or text == "":
            continue
        if text == "?":
            unknown.add(place)
        else:
            numbers[place] = source.number(text, at)
    colours = ((grid.cell(key), value) for key, value in _items(content, "surface"))
    shaded = frozenset(place for place, value in colours if place and value in _DARK)
    areas = grid.areas(edges) if edges else {}
    boxes = boxes_of(areas)
    return Found(
        Diagram(
            rows,
            cols,
            numbers,
            frozenset(unknown),
            areas=areas if boxes is None else {},
            boxes=boxes,
            shaded=shaded,
            is_solved=bool(shaded),
        ),
        _game(lines),
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


def _json(source: Source, line: str, at: int) -> Any:
    for name, short in _SHORT.items():
        line = line.replace(short, f'"{name}"')
    try:
        return json.loads(line.replace("zO", "null"))
    except (ValueError, RecursionError):
        source.fail("the puzzle's cells are no JSON", at)


def _items(content: Any, name: str) -> list[tuple[str, Any]]:
    found = content.get(name) if isinstance(content, dict) else None
    return list(found.items()) if isinstance(found, dict) else []


def _game(lines: Sequence[str]) -> str | None:
    """What the tags call the puzzle, if they are one name."""
    try:
        tags = json.loads(lines[17]) if len(lines) > 17 else None
    except (ValueError, RecursionError):
        return None
    if isinstance(tags, list) and len(tags) == 1 and isinstance(tags[0], str):
        return tags[0]
    return None


class _Grid:
    """Penpa's numbers for cells and corners, two more of each around the board."""

    def __init__(self, rows: int, cols: int, top: int, left: int, width: int, height: int) -> None:
        self.rows, self.cols, self.top, self.left = rows, cols, top, left
        self.width, self.height = width, height

    def cell(self, key: str) -> Place | None:
        """The cell that a number means, if it is one of the board's."""
        index = int(key) if key.isascii() and key.isdigit() and len(key) < 10 else -1
        place = self._place(index)
        is_cell = 0 <= index < self.width * self.height
        return place if is_cell and self.has(place) else None

    def _place(self, index: int) -> Place:
        return index // self.width - 1 - self.top, index % self.width - 1 - self.left

    def has(self, place: Place) -> bool:
        return 1 <= place[0] <= self.rows and 1 <= place[1] <= self.cols

    def number(self, place: Place) -> int:
        return (place[0] + 1 + self.top) * self.width + place[1] + 1 + self.left

    def corner(self, place: Place) -> int:
        """The corner at the bottom right of a cell."""
        return self.width * self.height + self.number(place)

    def areas(self, keys: Sequence[str]) -> dict[Place, int]:
        """The areas that edges between corners cut the board into; none if it is whole."""
        walls = set(keys)
        pairs = [
            (one, other)
            for one in Diagram(self.rows, self.cols).places
            for other in ((one[0], one[1] + 1), (one[0] + 1, one[1]))
            if self.has(other) and self.edge(one, other) not in walls
        ]
        found = joined(self.rows, self.cols, pairs)
        return found if len(set(found.values())) > 1 else {}

    def edge(self, one: Place, other: Place) -> str:
        """The key of the edge between a cell and the one right of it or below."""
        before = (one[0] - 1, one[1]) if one[0] == other[0] else (one[0], one[1] - 1)
        return f"{self.corner(before)},{self.corner(one)}"


def unwritable(diagram: Diagram, _game: Game | None) -> str | None:
    """What a link cannot say."""
    return "the numbers of a solution" if diagram.solution else None


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a link."""
    rows, cols = diagram.rows, diagram.cols
    grid = _Grid(rows, cols, 0, 0, cols + 4, rows + 4)
    texts = {**dict.fromkeys(diagram.unknown, "?"), **diagram.numbers}
    numbers = {str(grid.number(p)): [str(text), 1, "1"] for p, text in sorted(texts.items())}
    surface = {str(grid.number(place)): _BLACK for place in sorted(diagram.shaded)}
    question = _layer(number=numbers, surface=surface, edge=_walls(diagram, grid))
    cells = [grid.number(place) for place in diagram.places]
    steps = json.dumps([cells[0], *(b - a for a, b in pairwise(cells))], separators=(",", ":"))
    pixels = f"{38 * (cols + 1)},{38 * (rows + 1)}"
    header = f"square,{cols},{rows},38,0,1,1,{pixels},{pixels},0,0,0,0,Title: ,Author: ,,,OFF,false"
    tags = json.dumps([game.name] if game else [])
    lines = [
        header,
        "[0,0,0,0]",
        _mode(),
        question,
        _layer(),
        json.dumps(steps, separators=(",", ":")),
    ]
    lines += ['["Surface","Number Normal"]', "{}", '"x"', '"x"', "[3,1,4]", _mode(), '"x"', "0"]
    lines += [_layer(), _layer(), "{}", tags, ""]
    packed = zlib.compress("\n".join(lines).encode(), 9)[2:-4]
    return f"{PREFIX}{base64.b64encode(packed).decode()}\n"


def _walls(diagram: Diagram, grid: _Grid) -> dict[str, int]:
    """Thick edges between areas or boxes."""
    height, width = diagram.boxes or (diagram.rows, diagram.cols)

    def area(place: Place) -> object:
        return diagram.areas.get(place) or ((place[0] - 1) // height, (place[1] - 1) // width)

    return {
        grid.edge(one, other): _THICK
        for one in diagram.places
        for other in ((one[0], one[1] + 1), (one[0] + 1, one[1]))
        if grid.has(other) and area(one) != area(other)
    }


_DICTIONARIES = ("surface", "number", "corner", "symbol", "freeline", "freeedge")
_LISTS = ("thermo", "arrows", "d", "squareframe", "polygon")
_LINES = ("line", "edge", "wall", "cage", "deleteedge")


def _layer(**content: Mapping[str, Any]) -> str:
    """A layer of a puzzle in Penpa's words."""
    layer: dict[str, Any] = {f"command_{name}": {"__a": []} for name in ("redo", "undo", "replay")}
    layer |= {name: content.get(name, {}) for name in _DICTIONARIES}
    layer |= {name: [] for name in _LISTS}
    layer |= {name: content.get(name, {}) for name in _LINES}
    layer |= {"killercages": [], "nobulbthermo": []}
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
