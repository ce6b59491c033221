"""Plain text boards: a row a line, `.` or `-` empty, `#` or `x` black, `?` unknown, numbers.

Cells are separated by blanks, commas or bars; without any, each character is a cell. Other cells:
`*`, `^`, `Q` or `S` is the sign of a solution, `T` a given thing, `o` a white, `@` a black and `o%`
a grey circle, `12\\5` a black cell with the sums below it and on its right, `(6+)` the result of a
cage, which a number may follow, as it may follow `#`; `(6?)` is a result that any operation may
have, and `(6)` one, too, but a sum on a board with `cages:`. `3<` is a number with an arrow (up it
is `^`, down `v`), `1:3` are several numbers, `\\` and `/` diagonals, `#/`, `\\#`, `#\\` and `/#`
halves of cells, black as the signs show. How lines, signs between cells and what stands beside the
board are written is told in `rules.notation`. After a blank line may follow a board of areas, one
of cages under the line `cages:`, one of paths under `lines:`, `thermos:` or `arrows:`, where `a:2`
is the second cell of the path a, and `a:2+b:1` also the first one of b, and under `solution:` all
of it once more, solved. A line `words: 2` gives the number that is said of the whole board; other
words above or below a board, as those that a verb prints, say nothing of it. Lines that begin with
% are comments. A single line of 81 characters is a board of 9 rows, as collections of such puzzles
write them, and of the puzzle that `about` says is called `line`; so are other squares, of any.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, count
from typing import Any

from pylogic.formats import grid
from pylogic.formats.diagram import (
    ANSWERS,
    Diagram,
    Format,
    Found,
    Game,
    Source,
    in_boxes,
    neighbours,
    numbered,
    whole,
)
from pylogic.formats.text_layout import SOLUTION, Block, Token, blocks, figures, paragraphs
from pylogic.rules.lexical import is_number
from pylogic.rules.notation import (
    ORDERS,
    ROMAN,
    SEGMENTS,
    Plain,
    partition,
    read_pieces,
    square_boxes,
    steps,
    write_pieces,
    written,
)
from pylogic.rules.symbols import Edge, Place

_EMPTY, _BLACK = ".-_·", "#xX█"
_SIGNS = {"?": "unknown", **dict.fromkeys("*^QS", "symbol"), "T": "object"}
_SEGMENTS = {sign: segment for segment, sign in SEGMENTS.items()}
_HALVES = {"#/": "top_left", "\\#": "top_right", "#\\": "bottom_left", "/#": "bottom_right"}
_SLANTED = {"\\": "down", "/": "up"}
_ARROWS = {"<": "left", ">": "right", "^": "top", "v": "bottom"}
_CIRCLES = {"o": "white", "@": "black"}
_COLOURS = "%ROYGBP"
"""The letters of colours: how a cell looks, which follows from what is said otherwise."""
_OPERATIONS = {"+": "add", "-": "sub", "x": "mul", "*": "mul", "/": "div", "?": "any"}
_SUMS = re.compile(r"([0-9]*)\\([0-9]*)")
_ARROW = re.compile(r"([0-9]+)([<>^v])")
_SEVERAL = re.compile(r"[0-9]+(:[0-9]+)+")
_TARGET = re.compile(r"\(([0-9]+)([-+x*/?]?)\)(.*)")
_STEP = re.compile(r"([a-z0-9]\w*):([0-9]+)")
LINE, _LINE = "line", 81
"""The name that a board of so many characters on one line gives its puzzle."""
CAGES, PATHS = "cages", ("lines", "thermos", "arrows")


def matches(text: str) -> bool:
    """Whether a text may be a board."""
    signs = re.escape(_EMPTY + _BLACK + "?+=*^@:\\/()")
    row = re.compile(rf"(?:[\s0-9,;|{signs}a-zA-Z%]|[<>](?![a-zA-Z/]))*")
    return all(row.fullmatch(line.text) for lines in paragraphs(text) for line in lines)


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a board.

    Raises:
        ProgramError: says what is wrong and where.
    """
    line = grid.line_of(source.text.strip())
    source = Source("".join(cell[-1] for cell in line), source.name) if line else source
    found = list(blocks(source))
    if not found:
        source.fail("there is no board: expected rows of cells")
    at = next((n for n, one in enumerate(found) if one.title == SOLUTION), len(found))
    diagram = _diagram(source, found[:at] or found)
    if 0 < at < len(found):
        solved = _diagram(source, found[at:])
        told = {kind: solved[kind] for kind in ANSWERS}
        if solved["number"] != diagram["number"]:
            told["solution"] = solved["number"]
        diagram = replace(diagram.put(**told), is_solved=True)
    counts = figures(source.text)
    count = source.number(*counts[0]) if len(counts) == 1 else None
    marked = zip(diagram.places, line, strict=False)
    if entered := {cell: int(told) for cell, told in marked if told[0] == "+"}:
        given = {cell: n for cell, n in diagram["number"].items() if cell not in entered}
        diagram = diagram.put(number=given, solution=entered)
    pieces = dict.fromkeys(read_pieces(source.text), True)
    diagram = diagram.put(count=whole(count), piece=pieces)
    return Found(diagram, LINE if len(line) == _LINE else None)


Said = dict[str, dict[Any, Any]]
"""The content of a board so far: for each kind of things the places, each with its value."""


def _diagram(source: Source, found: Sequence[Block]) -> Diagram:
    """The diagram of a board and its partitions."""
    board, *partitions = found
    rows, cols = source.size(len(board.rows), len(board.rows[0]))
    _check_titles(source, partitions)
    for block in found:
        _check_shape(source, block, rows, cols)
    said: Said = {}
    looks: list[Token] = []
    for place, token in board.cells():
        looks += _add(source, said, place, token)
    if looks and not said.keys() & {"number", "shaded", "symbol", "object"}:
        source.fail(f"expected a number instead of {looks[0].text!r}", looks[0].at)
    for block in (block for block in partitions if block.title in PATHS):
        _add_paths(source, said, block)
    parts = _partitions(
        source,
        [block for block in partitions if block.title not in PATHS],
        said.get("shaded", ()),
    )
    if _say_nothing_new(parts.get("area", {}), said.get("number", {}), (rows, cols)):
        del parts["area"]
    usual = "add" if "cage" in parts else "any"  # a sum, where the rules may have boxes besides
    said["target"] = {cell: (how or usual, n) for cell, (how, n) in said.get("target", {}).items()}
    said["edge"] = {edge: state != "crossed" for edge, state in board.edges.items()}
    said["link"] = {line: state != "crossed" for line, state in board.links.items()}
    said["links"] = {line: 2 for line, state in board.links.items() if state == "double"}
    said["between"] = {edge: _sign(source, edge, sign) for edge, sign in board.between.items()}
    for (row, col), sign in board.vertices.items():
        if sign.text in _CIRCLES:
            _put(said, "centre", (2 * row + 1, 2 * col + 1))
        else:
            _put(said, "vertex", (row, col), source.number(sign.text, sign.at))
    if said.get("sum"):  # without numbers, too
        slanted = said.pop("diagonal", {})
        said["block"] = said.get("block", {}) | dict.fromkeys(slanted, True)
    for spot, (told, at) in board.outside.items():
        if told[-1] in _SLANTED:
            way = _SLANTED[told[-1]]
            _put(said, "slanted", (*spot[:2], way), source.number(told[:-1], at))
        elif told not in _EMPTY:
            _put(said, "outside", spot, source.number(told, at))
    diagram = Diagram(rows, cols, {**said, **parts})
    return replace(diagram, is_solved=diagram.has_answer)


def _put(said: Said, kind: str, place: Any, value: Any = True) -> None:
    said.setdefault(kind, {})[place] = value


def _add(
    source: Source, said: Said, place: Place, token: Token, before: str = ""
) -> Iterator[Token]:
    """Say what a cell shows, or what is left of it after some kinds of signs; yield mere colours.

    Raises:
        ProgramError: what is left is no number, or a kind of sign stands there twice.
    """
    text, at = token
    rest = token._replace(text=text[1:], at=at + 1)
    sums, target = _SUMS.fullmatch(text), _TARGET.fullmatch(text)
    if not text or text in set(_EMPTY):
        return
    arrow = _ARROW.fullmatch(text)
    if text in _SIGNS:
        _put(said, _SIGNS[text], place)
    elif text in _SEGMENTS and not before:
        _put(said, "segment", place, _SEGMENTS[text])
    elif text in _HALVES and not before:
        _put(said, "triangle", place, _HALVES[text])
    elif text in _SLANTED and not before:
        _put(said, "diagonal", place, _SLANTED[text])
    elif arrow:
        _put(said, "arrow", place, (_ARROWS[arrow[2]], source.number(arrow[1], at)))
    elif _SEVERAL.fullmatch(text):
        for k, number in enumerate(text.split(":"), 1):
            _put(said, "numbers", (*place, k), source.number(number, at))
    elif sums:
        _put(said, "block", place)
        for way, digits in zip(("down", "across"), sums.groups(), strict=True):
            if digits:
                _put(said, "sum", (*place, way), source.number(digits, at))
    elif target and "(" not in before:
        result = _OPERATIONS.get(target[2], ""), source.number(target[1], at)
        _put(said, "target", place, result)
        behind = Token(target[3], at + target.start(3))
        yield from _add(source, said, place, behind, before + "(")
    elif text[0] in _BLACK and "#" not in before:
        _put(said, "shaded", place)
        yield from _add(source, said, place, rest, before + "#")
    elif text[0] in _CIRCLES and "o" not in before:
        is_grey = text.startswith("o%")
        _put(said, "circle", place, "grey" if is_grey else _CIRCLES[text[0]])
        rest = Token(text[2:], at + 2) if is_grey else rest
        yield from _add(source, said, place, rest, before + "o")
    elif text[0] in _COLOURS and "%" not in before:
        yield token
        yield from _add(source, said, place, rest, before + "%")
    else:
        _put(said, "number", place, source.number(text, at))


def _sign(source: Source, edge: Edge, sign: Token) -> int | str:
    """The meaning of a sign on a side for its cell and the next one."""
    if sign.text in _CIRCLES:
        return _CIRCLES[sign.text]
    known = {signs[edge[2] == "bottom"]: word for word, signs in ORDERS.items()}
    known |= {letter: word for word, letter in ROMAN.items()}
    if sign.text in known:
        return known[sign.text]
    return source.number(sign.text, sign.at)


def _check_titles(source: Source, partitions: Sequence[Block]) -> None:
    known = ["areas", CAGES, *PATHS]
    for block in partitions:
        if (block.title or "areas") not in known:
            words = "expected a board, a blank line, and perhaps a board of areas"
            source.fail(f"{words}, and one of cages below the line {CAGES}:", block.at)
        known.remove(block.title or "areas")


def _add_paths(source: Source, said: Said, block: Block) -> None:
    """Say which cells of which paths a board of paths shows.

    Raises:
        ProgramError: a cell shows something else.
    """
    for place, (text, at) in block.cells():
        for told in text.split("+") if text not in _EMPTY else ():
            step = _STEP.fullmatch(told)
            if step is None:
                source.fail(f"expected a cell of a path, such as a:2, instead of {told!r}", at)
            name = int(step[1]) if is_number(step[1]) else step[1]
            _put(said, "path", (*place, name), source.number(step[2], at))


def _partitions(
    source: Source, found: Sequence[Block], black: Container[Place]
) -> dict[str, dict[Place, int]]:
    """The boards of areas and of cages below a board, in numbers; black cells may be in none."""
    parts: dict[str, dict[Place, int]] = {}
    for block in found:
        what = block.title or "areas"
        parts["cage" if what == CAGES else "area"] = numbered(
            {
                place: token.text
                for place, token in block.cells()
                if token.text not in set(_EMPTY) or (what == "areas" and place not in black)
            }
        )
    return parts


def _say_nothing_new(areas: Mapping[Place, int], numbers: Mapping[Place, int], size: Place) -> bool:
    """Whether areas only join what has equal numbers, and the whole board is full of these."""
    if not areas or len(numbers) < size[0] * size[1]:
        return False
    return all(
        (areas[one] == areas[other]) == (numbers[one] == numbers[other])
        for one, other in chain(*neighbours(*size))
        if one in areas and other in areas
    )


def cells_of(text: str, name: str) -> Iterator[tuple[Place, str]]:
    """The cells of the board of a text as they are written."""
    for place, token in next(blocks(Source(text, name))).cells():
        yield place, token.text


def write(diagram: Diagram, _game: Game) -> str:
    """Write a board, cells separated by blanks; numbers of a solution would be taken for clues."""
    cells = {place: text for place in diagram.places if (text := _cell(diagram, place))}
    states = {True: "drawn", False: "crossed"}
    edges = {edge: states[is_drawn] for edge, is_drawn in diagram["edge"].items()}
    links = {line: states[is_drawn] for line, is_drawn in diagram["link"].items()}
    links |= {line: "drawn" if n == 1 else "double" for line, n in diagram["links"].items()}
    between = {edge: _written(edge, sign) for edge, sign in diagram["between"].items()}
    vertices = {place: str(number) for place, number in diagram["vertex"].items()}
    for y, x in diagram["centre"]:
        place = y // 2, x // 2
        if y % 2 and x % 2:
            vertices[place] = "o"
        elif y % 2 or x % 2:
            between[y // 2, x // 2, "bottom" if y % 2 else "right"] = "o"
        else:
            cells[place] = f"o{cells.get(place, '')}"
    outside = {spot: str(number) for spot, number in diagram["outside"].items()}
    ways = {way: sign for sign, way in _SLANTED.items()}
    for (side, line, way), number in sorted(diagram["slanted"].items()):
        k = next(k for k in count(1) if (side, line, k) not in outside)
        outside[side, line, k] = f"{number}{ways[way]}"
    size = diagram.rows, diagram.cols
    plain = Plain(*size, cells, edges, links, outside, ".", between, vertices)
    boards = [written(plain)]
    # Boxes that such a board has by itself are not told.
    is_usual = diagram.boxes in (None, square_boxes(diagram.rows))
    if areas := diagram["area"] if is_usual else in_boxes(diagram, diagram.boxes or (1, 1)):
        boards.append(partition(areas, *size))
    if diagram["cage"]:
        boards.append([f"{CAGES}:", *partition(diagram["cage"], *size)])
    if diagram["path"]:
        boards.append([f"{PATHS[0]}:", *partition(steps(diagram["path"]), *size)])
    if diagram["piece"]:
        boards.append([*write_pieces(dict.fromkeys(diagram["piece"], ""))])
    has_more = edges or links or outside or between or vertices
    # Without a comma each digit of a column would be a cell.
    end = "," if diagram.cols == 1 and not has_more else ""
    text = "\n\n".join("\n".join(line + end for line in lines) for lines in boards) + "\n"
    return text if diagram.count is None else f"{text}count: {diagram.count}\n"


def _written(edge: Edge, sign: int | str) -> str:
    """A sign on a side, as `_sign` reads it."""
    circles = {colour: own for own, colour in _CIRCLES.items()}
    orders = {word: signs[edge[2] == "bottom"] for word, signs in ORDERS.items()}
    return (circles | orders | dict(ROMAN)).get(str(sign), str(sign))


def _cell(diagram: Diagram, place: Place) -> str:
    number = diagram["number"].get(place)
    text = "" if number is None else str(number)
    for told, signs in ((diagram["triangle"], _HALVES), (diagram["diagonal"], _SLANTED)):
        if place in told:
            return next(sign for sign, word in signs.items() if word == told[place])
    if place in diagram["segment"]:
        return SEGMENTS[diagram["segment"][place]]
    if place in diagram["arrow"]:
        side, number = diagram["arrow"][place]
        text = f"{number}{next(sign for sign, word in _ARROWS.items() if word == side)}"
    several = [n for (row, col, _), n in sorted(diagram["numbers"].items()) if (row, col) == place]
    text = ":".join(map(str, several)) or text
    sums = [diagram["sum"].get((place[0], place[1], way)) for way in ("down", "across")]
    if any(sums):
        return "\\".join("" if number is None else str(number) for number in sums)
    if place in diagram["target"]:
        operation, result = diagram["target"][place]
        sign = next(sign for sign, name in _OPERATIONS.items() if name == operation)
        return f"({result}{sign}){text}"
    if place in diagram["unknown"] and not text:
        text = "?"
    has_symbol = diagram["symbol"].get(place, False)
    if has_symbol or place in diagram["object"]:
        text = "*" if has_symbol else "T"
    circles = {colour: sign for sign, colour in _CIRCLES.items()} | {"grey": "o%"}
    circle = circles.get(diagram["circle"].get(place, ""))
    is_black = diagram["shaded"].get(place, False) or place in diagram["block"]
    return ("#" if is_black else "") + (circle or "") + text


def _check_shape(source: Source, block: Block, rows: int, cols: int) -> None:
    for row in block.rows:
        if len(row) != cols:
            at = row[0].at if row else block.at
            source.fail(f"this row has {len(row)} cells, the first one {cols}", at)
    if len(block.rows) != rows:
        what = block.title or "areas"
        source.fail(
            f"there are {len(block.rows)} rows of {what}, and {rows} rows of cells", block.at
        )


FORMAT = Format(
    "text",
    "Rows of text",
    "a board, a row a line: . empty, # black, ? unknown, numbers",
    matches,
    read,
    write,
    extension=".txt",
    is_loose=True,
)
