"""Penpa+ links: `m=edit&p=` and a picture; the puzzle's kinds decide what its marks mean.

`board(Kind, Predicate)` decides the meaning of a mark: a dark cell is black where the puzzle has
black cells, and not played in where it has blocks. `list_signs` is the table of kinds and marks,
for both directions; lines along sides of cells are read and written beside it. A mark without a
meaning becomes a loss.

A link holds base64 of deflated lines, most of them JSON. Line 1 holds the grid and its size,
margins included; line 2 the margins; lines 4 and 5 the layers of the question and the answer; line
6 the cells of the board, each by its distance from the one before; line 18 the tags. In JSON long
names are shortened. Known from the program's source and from links that it wrote
(swaroopg92/penpa-edit, docs/js/class_p.js).
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import partial
from itertools import accumulate, pairwise, product
from typing import Any, NamedTuple

from pylogic.formats import diagram
from pylogic.formats.codings import Losses, describe_losses
from pylogic.formats.diagram import ALL, LARGEST, Diagram, Format, Game, Pair, ReadResult, Text
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place
from pylogic.rules.vocabulary import CORNERS, KINDS

Key = tuple[int, ...]
"""A point by its number in Penpa, or a line from point to point by the numbers of its ends."""
Marks = dict[str, dict[Key, Any]]
"""{layer: {key: value of the mark}}.
The value of a number or a corner is (text, style, size), of a symbol (style, name), of a cell in
`killercages` the index of its cage, of any other mark a style."""
Things = dict[str, dict[Any, Any]]  # {kind: {place: value}} of a board that is being read
_HALVES = {(0, 0): "", (1, 1): "vertex", (1, 0): "bottom", (0, 1): "right"}
"""{how many half cells a point lies below and right of the middle of its cell: its name}."""
_POINTS = (*_HALVES.values(), *CORNERS)
"""The names of points in Penpa's order: points of four sorts, then corners inside cells."""


class Grid(NamedTuple):
    """A board of rows x cols cells with its margins, and Penpa's numbers for its points.
    A board has two more rows and columns of points on each side, margins included. The points of
    each sort follow one another, then four corners for each cell, then other points inside cells.
    """

    rows: int
    cols: int
    top: int
    bottom: int
    left: int
    right: int

    @property
    def width(self) -> int:
        """How many points of a sort are in a row, margins and frame included."""
        return self.cols + self.left + self.right + 4

    @property
    def size(self) -> int:
        """How many points of a sort there are, margins and frame included."""
        return self.width * (self.rows + self.top + self.bottom + 4)

    def number(self, row: int, col: int, name: str = "") -> int:
        """Return Penpa's number of a point, by default of the middle of a cell."""
        index = (row + 1 + self.top) * self.width + col + 1 + self.left
        sort = _POINTS.index(name)
        return sort * self.size + index if sort < 4 else 4 * (self.size + index - 1) + sort

    def find_place(self, number: int) -> Place:
        """Return (row, column) of the cell of a point, or beside which it lies."""
        index = number if number < 4 * self.size else number // 4
        row, col = divmod(index % self.size, self.width)
        return row - 1 - self.top, col - 1 - self.left


_LOOKS = re.compile(r"(?:^\s*|[#?&])m=(?:edit|solve)&p=")
PREFIX = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
_OTHER_GRIDS = "hex|tri|pyramid|iso|penrose|truncated|tetrakis|snub|cairo|rhombi|deltoidal"
"""The beginnings of the names of grids that are not made of squares."""
_READ = {
    "number": "zN", "symbol": "zY", "surface": "zS", "corner": "z1", "edge": "zE",
    "deleteedge": "z4", "line": "zL", "cage": "zC", "killercages": "z6",
}  # fmt: skip
"""The layers that are read, each with its short name."""
_UNREAD = {
    "freeline": "zF", "freeedge": "z2", "thermo": "zT", "arrows": "z3", "d": "zD",
    "squareframe": "z0", "polygon": "z5", "wall": "zW", "nobulbthermo": "z7",
}  # fmt: skip
"""The other layers that a user draws in."""
_SHORT = {
    "qa": "z9", "pu_q": "zQ", "pu_a": "zA", "grid": "zG", "edit_mode": "zM", "special": "zP",
    "board": "zB", "command_redo": "zR", "command_undo": "zU", "command_replay": "z8",
    "__a": "z_", **_READ, **_UNREAD,
}  # fmt: skip
_EMPTY = (
    "{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{},zN:{},z1:{},zY:{},zF:{},z2:{},"
    "zT:[],z3:[],zD:[],z0:[],z5:[],zL:{},zE:{},zW:{},zC:{},z4:{},z6:[],z7:[]}"
)
"""The text of a question or an answer without marks."""
_TOOLS = (
    'zS:["",1],zL:["1",3],zE:["1",3],zW:["",3],zC:["1",10],zN:["1",1],zY:["circle_L",1],'
    'zP:[zT,""],zB:["",""],"move":["1",""],"combi":["battleship",""]'
)
_MODE = f'{{z9:zA,zG:["1","2","1"],zQ:{{zM:zN,{_TOOLS}}},zA:{{zM:zS,{_TOOLS}}}}}'
"""The text of the editor's state at its start: it writes numbers into the question."""
_LONGEST = 8 * LARGEST  # the largest size of an unpacked text, in bytes


def read_picture(source: Text) -> tuple[Grid, Marks, Diagram, ReadResult]:
    """Unpack a link and return (its grid, the marks of its question, its board, the remainder).
    The board has the cells that the grid lacks as blocks, and is solved if anything is drawn in the
    answer. The remainder is the only tag, as the puzzle, and the layers and rules that no sign
    shows, as losses. If the list of cells cannot be read, the board has all cells; if the list of
    tags cannot be, there is none. Any other mistake, such as a link that is cut off or too long, or
    a grid that is not made of squares, raises ProgramError."""
    match = re.search(r"[#?&]?p=([A-Za-z0-9+/_-]*)", source.text)
    if match is None:
        source.fail("expected m=edit&p= and the puzzle")
    at = match.start(1)
    inflated = zlib.decompressobj(-15)
    try:
        data = base64.b64decode(match[1].replace("-", "+").replace("_", "/") + "==")
        lines = inflated.decompress(data, _LONGEST).decode("utf-8", "replace").split("\n")
    except (ValueError, zlib.error) as error:
        source.fail(f"the puzzle cannot be unpacked: {error}", at)
    if inflated.unconsumed_tail:
        source.fail(f"the puzzle unpacks to more than {_LONGEST} bytes", at)
    if not inflated.eof:
        source.fail("the puzzle has been cut off", match.end(1))
    # The header holds the grid and its size, and in newer links the rules.
    header = lines[0].split(",")
    if re.match(_OTHER_GRIDS, header[0]) or len(header) < 3:
        source.fail(f"a grid of the kind {header[0][:20]!r}; only squares can be read", at)
    width, height = (source.parse_number(text, at) for text in header[1:3])
    source.check_size(height, width, at)
    lines += [""] * (18 - len(lines))
    margins = list_of(int, parse_json(lines[1]))
    if len(margins) != 4 or min(margins) < 0:
        source.fail(f"expected four margins instead of {lines[1][:20]!r}", at)
    top, bottom, left, right = margins
    rows, cols = source.check_size(height - top - bottom, width - left - right, at)
    grid = Grid(rows, cols, top, bottom, left, right)
    layers = [parse_json(line) for line in (lines[3], lines[4] or "{}")]
    if None in layers:
        source.fail("the puzzle's cells are no JSON", at)
    question, answer = map(read_marks, layers)
    unread = [f"the layer {name!r}" for name in _UNREAD if question.pop(name)]
    rules = ",".join(header[18:19]).removeprefix("Rules: ").strip()
    if rules:
        unread.append(f"the rules in words: {rules[:200]!r}")
    steps = parse_json(lines[5])
    steps = list_of(int, parse_json(steps) if isinstance(steps, str) else steps)
    listed = {grid.find_place(number) for number in accumulate(steps) if 0 <= number < grid.size}
    missing = [place for place in Diagram(rows, cols).places if place not in listed]
    blocks = dict.fromkeys(missing if len(missing) < rows * cols else [], True)
    board = Diagram(rows, cols, {"block": blocks}, any(answer.values()))
    tags = list_of(str, parse_json(lines[17]))
    tag = tags[0] if len(tags) == 1 else None
    return grid, question, board, ReadResult(None, tag, tuple(unread))


def parse_json(line: str) -> Any:
    """Expand the short names in a line and return its JSON; None if it is not JSON."""
    for name, short in _SHORT.items():
        line = line.replace(short, f'"{name}"')
    try:
        return json.loads(line.replace("zO", "null"))
    except (ValueError, RecursionError):
        return None


def list_of(kind: type, value: Any) -> list[Any]:
    """Return a list whose parts all are of a type as it is, and [] for any other value."""
    is_list = isinstance(value, list) and all(isinstance(part, kind) for part in value)
    return value if is_list else []


def read_marks(layers: Any) -> Marks:
    """Return the marks of the layers of a question or an answer; other JSON has none.
    The keys of a list are the indices of its entries that are not empty. A part of a key that is no
    number counts as point 0. The usual style of a text is 1, its size "1"."""
    marks: Marks = {layer: {} for layer in (*_READ, *_UNREAD)}
    for layer in marks if isinstance(layers, dict) else ():
        entries = layers.get(layer)
        if isinstance(entries, list):
            entries = {str(i): content for i, content in enumerate(entries) if content}
        for name, content in entries.items() if isinstance(entries, dict) else ():
            key = tuple(sorted(int(n) if is_number(n) else 0 for n in name.split(",")))
            parts: list[Any] = (content or [""]) if isinstance(content, list) else [content]
            style, second, size = [*parts, *["", 1, "1"][len(parts) :]][:3]
            if layer == "killercages":
                marks[layer] |= {(number,): key[0] for number in list_of(int, content) or [0]}
            elif layer in ("number", "corner"):
                text = "".join(map(str, style)) if isinstance(style, list) else str(style)
                marks[layer][key] = text.strip(), second, str(size)
            else:
                style = tuple(map(bool, style)) if isinstance(style, list) else style
                style = style if isinstance(style, int | tuple) else str(style)
                marks[layer][key] = (style, str(second)) if layer == "symbol" else style
    return marks


CIRCLED = "circled"  # the style of a game whose numbers are drawn as circles: white 0 and black 1
_BLACK, _THICK, _DASHED = 4, (2, 21), 10
"""The styles of a black surface, of thick lines, the first to be written, and of dashes."""
_ARROW, _SEVERAL = "2", "4"  # the sizes of numbers with an arrow, and of several numbers in a cell
_ON_CIRCLES = (6, 7, 11)
"""The styles of numbers that have a circle round them, which shows without a number, too."""
_ARROWS = ("top", "left", "right", "bottom")
_OLD_ARROWS = (2, 3, 1, 0, 1, 0, 2, 3)
"""The indices in `_ARROWS` of the parts of an older program's symbol."""
_OPERATIONS = {
    "+": "add", "-": "sub", "*": "mul", "/": "div", "\u2212": "sub", "\u2013": "sub", "x": "mul",
    "\u00d7": "mul", "\u00f7": "div", ":": "div",
}  # fmt: skip
"""{sign: operation}, the sign to be written before others of the same operation."""
_AREAS = frozenset({"area", "boxes"})
"""The kinds that thick lines bound; in other puzzles they bound cages."""
Code = tuple[Callable[[Any], Any], Callable[[Any], Any]]
"""Two functions: the value of a mark, and the mark of a value as a link has it; None for none."""


class Sign(NamedTuple):
    """How a layer shows things of a kind: a line of the table, for reading and writing."""

    kind: str
    """The kind, or "" for a sign that the game does not have."""
    layer: str
    spots: dict[Key, Any]
    """{key: place of the thing that a mark there shows}."""
    read: Callable[[Any], Any]
    write: Callable[[Any], Any]


def in_cells(grid: Grid, names: Mapping[str, Sequence[str]], first: int = 1) -> dict[Key, Any]:
    """Return {key: place} of the points with these names in all cells of a board.
    Rows and columns begin with `first`; `names` are {name: the end of the place of a thing there,
    behind its row and column}."""
    cells = product(range(first, grid.rows + 1), range(first, grid.cols + 1))
    points = product(cells, names.items())
    return {(grid.number(*cell, name),): (*cell, *end) for cell, (name, end) in points}


def along_sides(grid: Grid) -> dict[Key, Any]:
    """Return {key: (cell, cell right of it or below)} for all sides, also those of the border."""
    corner = partial(grid.number, name="vertex")
    sides: dict[Key, Any] = {}
    for row, col in product(range(grid.rows + 1), range(grid.cols + 1)):
        if row:
            sides[corner(row - 1, col), corner(row, col)] = (row, col), (row, col + 1)
        if col:
            sides[corner(row, col - 1), corner(row, col)] = (row, col), (row + 1, col)
    return sides


def choose(forms: Mapping[Any, Sequence[Any]]) -> Code:
    """Return how to read and to write {value: its marks}, of which the first is written."""
    values = {
        mark[:2] if isinstance(mark, tuple) else mark: value
        for value, marks in forms.items()
        for mark in marks
    }
    return values.get, {value: marks[0] for value, marks in forms.items()}.get


def match_text(
    pattern: str, parse: Callable[[re.Match[str]], Any], spell: Callable[[Any], str], *style: Any
) -> Code:
    """Return how to read and to write a value that is a text of a pattern.
    It is written in a style, in the layer of numbers also with a size."""

    def read_text(mark: tuple[str, Any, str]) -> Any:
        match = re.fullmatch(pattern, mark[0])
        return None if match is None else parse(match)

    return read_text, lambda value: (spell(value), *style)


def draw_circles(size: str, level: int) -> dict[Any, list[Any]]:
    """Return {colour: circles}, the first of this size; level 2 is above the lines of the grid."""
    names = [f"circle_{each}" for each in (size, "L", "M", "S", "SS")]
    styles = {"white": (1, 8, 10), "black": (2,)}
    return {
        colour: [(style, name, level) for style in its for name in names]
        for colour, its in styles.items()
    }


def list_signs(game: Game, grid: Grid) -> list[Sign]:
    """Return the table of kinds and marks for a game, in the order in which signs take marks.
    Of several signs of a kind the first that has a mark for a value is written."""
    kinds, name = game.kinds, game.name
    cells = in_cells(grid, {"": []})
    halves: dict[Key, Any] = {  # the middles of cells, and all points between cells
        (grid.number(y // 2, x // 2, _HALVES[y % 2, x % 2]),): (y, x)
        for y, x in product(range(2, 2 * grid.rows + 1), range(2, 2 * grid.cols + 1))
    }
    margins: dict[Key, Any] = {}
    depths = dict(zip(ALL, grid[2:], strict=True))
    for side, line in Diagram(*grid[:2]).lines(ALL):
        for k in range(1, depths[side] + 1):
            row = {"top": k - grid.top, "bottom": grid.rows + k}.get(side, line)
            col = {"left": k - grid.left, "right": grid.cols + k}.get(side, line)
            margins[grid.number(row, col),] = side, line, k
    usual = "add" if _AREAS & kinds else "any"  # the operation of a cage without a sign
    written = {each: sign for sign, each in reversed(_OPERATIONS.items())} | {"any": "", usual: ""}
    sign = f"([{re.escape(''.join(_OPERATIONS))}]?)"
    dots = [mark for marks in draw_circles("SS", 2).values() for mark in marks]
    squares = [(2, f"square_{size}", 1) for size in ("LL", "L", "M")]
    right, below = (
        choose({"less": [(less, "inequality", 2)], "greater": [(less + 2, "inequality", 2)]})
        for less in (1, 2)
    )
    number = partial(match_text, "[0-9]{1,9}", lambda match: int(match[0]), str)
    digits = match_text("[0-9]{1,9}", lambda match: match[0], str, 1, _SEVERAL)
    outlined = match_text("", lambda _: "white", lambda _: "", 1, _ARROW)
    arrow = match_text(
        "([0-9]{1,9})_([0-3])",
        lambda match: (_ARROWS[int(match[2])], int(match[1])),
        lambda arrow: f"{arrow[1]}_{_ARROWS.index(arrow[0])}",
        *(1, _ARROW),
    )
    target = match_text(
        f"{sign} *([0-9]{{1,9}})|([0-9]{{1,9}}) *{sign}",
        lambda m: (_OPERATIONS.get(m[1] or m[4], usual), int(m[2] or m[3])),
        lambda target: f"{target[1]}{written[target[0]]}",
        1,
    )
    sums = in_cells(grid, {"top_right": ["across"], "bottom_left": ["down"]})
    white, black = draw_circles("M", 2).values()

    def is_unknown(mark: tuple[str, Any, str]) -> bool | None:
        """Return True for a ? or an empty text with a circle, None for other texts."""
        return mark[0] == "?" or (not mark[0] and mark[1] in _ON_CIRCLES) or None

    called = choose({True: [(style, name, 1) for style in range(1, 10)] if name else [None]})
    coloured = "circle" if "arrow" in kinds else ""  # the colour of a cell is that of its circle
    ended = "block" if "sum" in kinds else ""  # noqx ends runs at symbols alone
    counted = "number" if game.style == CIRCLED else ""
    signs = [
        Sign(ended, "symbol", cells, *called),
        Sign(counted, "symbol", cells, *choose({0: white, 1: black})),
        Sign(coloured, "surface", cells, *choose({"black": [_BLACK], "grey": [3, 1, 8]})),
        Sign(coloured, "number", cells, *outlined),
        Sign("circle", "symbol", cells, *choose(draw_circles("L", 1))),
        Sign("block", "surface", cells, *choose({True: [_BLACK, 3, 1, 8]})),
        Sign("block", "symbol", cells, *choose({True: squares})),
        Sign("object", "symbol", cells, *choose({True: [(1, name, 1)]})),
        Sign("centre", "symbol", halves, *choose({True: dots})),
        Sign("numbers", "number", cells, *digits),
        Sign("number", "number", cells, *number(1, "1")),
        Sign("unknown", "number", cells, is_unknown, lambda _: ("?", 1, "1")),
        Sign("outside", "number", margins, *number(1, "1")),
        Sign("arrow", "number", cells, *arrow),
        Sign("vertex", "number", in_cells(grid, {"vertex": []}, first=0), *number(6, "1")),
        Sign("between", "symbol", in_cells(grid, {"right": ["right"]}), *right),
        Sign("between", "symbol", in_cells(grid, {"bottom": ["bottom"]}), *below),
        Sign("sum", "corner", sums, *number(4)),
        Sign("target", "corner", in_cells(grid, dict.fromkeys(CORNERS, ())), *target),
        Sign("wall", "edge", along_sides(grid), *choose({style: [style] for style in _THICK})),
        Sign("cage", "killercages", cells, int, lambda _: None),
        Sign("" if {"object", "symbol"} & kinds else "block", "symbol", cells, *called),
    ]
    kinds |= {"wall", "unknown"} if "number" in kinds else {"wall"}
    return [sign for sign in signs if sign.kind in kinds]


def read(source: Text, games: Sequence[Game]) -> ReadResult:
    """Read the question of a link as a board; its only tag is the puzzle's name.
    Marks without a meaning become losses. If no game has the tag, the first game's kinds count.
    Cells that the grid lacks become blocks. An answer makes the board solved, but is not read."""
    grid, marks, board, remainder = read_picture(source)
    tag = remainder.game
    if not games:
        return ReadResult(None, tag, (diagram.UNKNOWN.format(name=tag),))
    named = (game for game in games if tag is None or game.name == tag.casefold())
    things = take_things(grid, marks, board, next(named, Game("", kinds=games[0].kinds)))
    sides = along_sides(grid)
    losses: Losses = {}
    for layer, content in marks.items():
        for key, value in content.items():
            words = f"{layer} {value}" if layer in ("surface", "edge", "line") else layer
            if layer in ("number", "corner"):
                words = f"{layer} {value[0]!r}"
            elif layer == "symbol":
                parts = value[0] if isinstance(value[0], int) else "of several parts"
                words = f"symbol {value[1]} {parts}"
            if words != "number ''" or value[1] in _ON_CIRCLES:  # else it shows nothing
                cell, _ = sides.get(key, (grid.find_place(key[0]), None))
                losses.setdefault(words, []).append(cell)
    return ReadResult(board.add(things), tag, (*describe_losses(losses), *remainder.lost))


def take_things(grid: Grid, marks: Marks, board: Diagram, game: Game) -> Things:
    """Take away the marks of a game's kinds; return the things that they show on a board."""
    kinds, numbers, signs = game.kinds, marks["number"], list_signs(game, grid)
    things: Things = {kind: {} for kind in (*KINDS, "wall")}

    def take(sign: Sign, spots: Mapping[Key, Any]) -> None:
        """Take a sign's marks at these spots; add the things that are not there yet."""
        for key, mark in list(marks[sign.layer].items()):
            value = sign.read(mark) if key in spots else None
            if value is not None:
                things[sign.kind].setdefault(spots[key], value)
                del marks[sign.layer][key]

    # Two marks that mean one thing: an older program's arrow and its number, a number and a star.
    cells = in_cells(grid, {"": []})
    for key, (style, name) in list(marks["symbol"].items()):
        left = (key[0] - 1,)
        text, before = (numbers.get(at, ("",))[0] for at in (key, left))
        is_old = name.startswith("arrow_fouredge") and isinstance(style, tuple) and sum(style) == 1
        if is_old and len(style) == len(_OLD_ARROWS) and is_number(text) and "arrow" in kinds:
            numbers[key] = f"{text}_{_OLD_ARROWS[style.index(True)]}", 1, _ARROW
            del marks["symbol"][key]
        elif name == "star" and key not in cells and is_number(before) and "count" in kinds:
            things["count"][()] = int(before)
            del marks["symbol"][key], numbers[left]
    for sign in signs:
        if sign.kind != "target":
            take(sign, sign.spots)
    take_walls(grid, marks, board, kinds, things)
    # The dashes of cages show nothing more; a text in any corner of a cage is its result.
    cages = things["cage"] = diagram.renumber_areas(things["cage"])
    for key in [key for key in marks["cage"] if grid.find_place(key[0]) in cages]:
        del marks["cage"][key]
    first = diagram.first_cells(cages)
    for sign in signs:
        if sign.kind == "target":
            take(sign, {k: first[cages[cell]] for k, cell in sign.spots.items() if cell in cages})
    things["numbers"] = {
        (*place, k): int(digit)
        for place, digits in things["numbers"].items()
        for k, digit in enumerate(digits, 1)
    }
    lines: dict[tuple[str, int], list[int]] = {}
    depths: dict[str, set[int]] = {}
    for (side, line, k), number in sorted(things["outside"].items()):
        lines.setdefault((side, line), []).append(number)
        depths.setdefault(side, set()).add(k)
    things["outside"] = diagram.place_runs(lines)
    for sign in signs:
        for key, (side, *_) in sign.spots.items() if sign.kind == "outside" else ():
            if len(depths.get(side, ())) == 1 and numbers.get(key, ("",))[0] == "?":
                del numbers[key]  # beside single numbers it is no clue
    return things


def take_walls(grid: Grid, marks: Marks, board: Diagram, kinds: Set[str], things: Things) -> None:
    """Turn thick lines into clues' outlines and borders of areas; give back the other lines.
    Where there are arrows, four lines round a cell are an outline, unless all four are those of
    neighbours with clues. The borders are those of areas, boxes or cages; if there is one area
    alone, it is none."""
    walls, sides = things.pop("wall"), along_sides(grid)
    outlines, borders = set[Pair](), set[Pair]()
    outlined = next((kind for kind in ("circle", "block") if kind in kinds), None)
    if outlined and "arrow" in kinds:
        around: dict[Place, set[Pair]] = {place: set() for place in board.places}
        for pair in sides.values():
            for cell in around.keys() & {*pair}:
                around[cell].add(pair)
        known = things["arrow"].keys() | things[outlined].keys()
        outlines |= {side for cell in known for side in around[cell]}
        closed = {cell for cell in around if around[cell] <= walls.keys()}
        closed -= {cell for cell in closed if around[cell] <= outlines}
        outlines |= {side for cell in closed for side in around[cell]}
        for cell in sorted(closed | known if outlined == "circle" else closed):
            things[outlined].setdefault(cell, "white" if outlined == "circle" else True)
    for place in (*things["number"], *things["unknown"], *things["arrow"]):
        things["block"].pop(place, None)  # a clue on a dark cell is no block
    if _AREAS & kinds or ("cage" in kinds and not things["cage"]):
        size, inner = grid[:2], walls.keys() - outlines
        pairs = {(cell, other) for cell, _, other in diagram.list_neighbours(*size)}
        joined = diagram.connect_cells(*size, pairs - inner)
        for cell in things["block"].keys() | board["block"].keys():
            joined.pop(cell, None)
        areas = diagram.renumber_areas(joined)
        borders = {(a, b) for a, b in inner if a not in areas or areas[a] != areas.get(b)}
        areas = areas if len(set(areas.values())) > 1 else {}
        boxes = diagram.find_box_size(areas) if len(areas) == len(board.places) else None
        kind = "cage" if not _AREAS & kinds else "boxes" if boxes else "area"
        things[kind] = {(): boxes} if kind == "boxes" else areas
    for key, pair in sides.items():
        if pair in outlines:
            marks["deleteedge"].pop(key, None)
        elif pair in walls and pair not in borders:
            marks["edge"][key] = walls[pair]


def write(board: Diagram, game: Game) -> str:
    """Return the link of a board without its solution, and a newline.
    A thing without a sign is left out: `convert` finds it when it reads the link again."""
    last = {(side, line): k for side, line, k in sorted(board["outside"])}
    margins = dict.fromkeys(ALL, int(bool(board["vertex"])))
    for (side, _), k in last.items():
        margins[side] = max(margins[side], k)
    count = board["count"].get(())
    if count is not None:  # a number and a star above the last two columns
        margins["top"] = max(margins["top"], 1)
        margins["left"] = max(margins["left"], 2 - board.cols)
    grid = Grid(board.rows, board.cols, *margins.values())
    # Lines above and on the left end next to the board; a cell's numbers are one text.
    outside = {
        (side, line, k + (margins[side] - last[side, line] if side in diagram.FIRST else 0)): number
        for (side, line, k), number in board["outside"].items()
    }
    numbers: dict[Place, str] = {}
    for (row, col, _), number in sorted(board["numbers"].items()):
        numbers[row, col] = f"{numbers.get((row, col), '')}{number}"
    circles = board["circle"] if "arrow" in game.kinds else {}
    boxes = diagram.areas_of_boxes(board, size) if (size := board["boxes"].get(())) else circles
    parts = [board["area"] or boxes, {} if _AREAS & game.kinds else board["cage"]]
    walls = {
        (cell, other): _THICK[0]
        for cell, _, other in diagram.list_neighbours(*grid[:2])
        if any(part.get(cell) != part.get(other) for part in parts)
    }
    board = board.put(outside=outside, numbers=numbers, wall=walls)
    if {"block", "number"} <= game.kinds:  # such a number stands on a dark cell
        dark = {*board["block"], *board["number"], *board["unknown"]}
        board = board.put(block=dict.fromkeys(dark, True))
    marks: Marks = {layer: {} for layer in _READ}
    signs = [
        (sign, {place: key for key, place in reversed(sign.spots.items())})
        for sign in list_signs(game, grid)
    ]
    for kind in dict.fromkeys(sign.kind for sign, _ in signs):
        for place, value in sorted(board[kind].items()):
            for sign, keys in signs:
                mark = sign.write(value) if sign.kind == kind and place in keys else None
                if mark is not None:
                    marks[sign.layer][keys[place]] = mark
                    break
    for key, (text, _, size) in marks["number"].items():
        if marks["surface"].get(key) == _BLACK:  # the text is white
            marks["number"][key] = text, 7 if size == _ARROW else 4, size
    if count is not None:
        marks["number"][grid.number(0, grid.cols - 1),] = str(count), 1, "1"
        marks["symbol"][grid.number(0, grid.cols),] = 2, "star", 1
    cages = board["cage"] if _AREAS & game.kinds else {}
    marks["cage"] = dict.fromkeys(draw_dashes(grid, cages), _DASHED)
    points = [[grid.number(*cell) for cell in cells] for cells in diagram.cells_by_area(cages)]
    # The lines of the link.
    width, height = grid.width - 4, grid.size // grid.width - 4
    dump = partial(json.dumps, separators=(",", ":"))
    pixels = f"{38 * (width + 1)},{38 * (height + 1)}"
    header = f"square,{width},{height},38,0,1,1,{pixels},{pixels}"
    numbered = [grid.number(row, col) for row, col in board.places]
    steps = [numbered[0], *(after - before for before, after in pairwise(numbered))]
    question = _EMPTY.replace("z6:[]", f"z6:{dump(points)}")
    for layer, content in marks.items():
        entries = {",".join(map(str, key)): mark for key, mark in content.items()}
        question = question.replace(f"{_READ[layer]}:{{}}", f"{_READ[layer]}:{dump(entries)}")
    lines = [
        f"{header},0,0,0,0,Title: ,Author: ,,,OFF,false",
        dump(grid[2:]), _MODE, question, _EMPTY, dump(steps), '["Surface","Number Normal"]', "{}",
        '"x"', '"x"', "[3,1,4]", _MODE, '"x"', "0", _EMPTY, _EMPTY, "{}",
        json.dumps([game.name] if game.name else []), "",
    ]  # fmt: skip
    deflated = zlib.compress("\n".join(lines).encode(), 9)[2:-4]  # without header and checksum
    return f"{PREFIX}{base64.b64encode(deflated).decode()}\n"


def draw_dashes(grid: Grid, cages: Mapping[Place, int]) -> Iterator[Key]:
    """Yield the key of each dash inside the border of a cage: the numbers of its two ends.
    The ends are corners inside cells. These lie in rows and columns of their own, two to a cell,
    where a dash goes from corner to corner if beside it, behind the border, is not its own cage."""
    inside = {
        (2 * row + down, 2 * col + right): cage
        for (row, col), cage in sorted(cages.items())
        for down, right in product((0, 1), (0, 1))
    }
    for (y, x), cage in inside.items():
        down, right = 2 * (y % 2) - 1, 2 * (x % 2) - 1  # the steps out of the cell
        for end, out in (((y, x + 1), (down, 0)), ((y + 1, x), (0, right))):
            beside = [inside.get((at[0] + out[0], at[1] + out[1])) for at in ((y, x), end)]
            if inside.get(end) == cage and beside != [cage, cage]:
                yield tuple(
                    grid.number(i // 2, j // 2, CORNERS[2 * (i % 2) + j % 2])
                    for i, j in ((y, x), end)
                )


FORMAT = Format(
    "penpa",
    "Penpa+",
    "a link of Penpa+",
    _LOOKS.search,
    read,
    write,
    styles=(CIRCLED,),
    is_inline=True,
)
