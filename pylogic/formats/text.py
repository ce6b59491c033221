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
    Diagram,
    Fields,
    Format,
    Found,
    Game,
    Source,
    in_boxes,
    neighbours,
    numbered,
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
from pylogic.rules.vocabulary import KINDS

_EMPTY, _BLACK = ".-_·", "#xX█"
_SIGNS = {"?": "unknown", "*": "symbols", "^": "symbols", "Q": "symbols", "S": "symbols"} | {
    "T": "objects"
}
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
"""What a board of so many characters on one line is called: it says which puzzle it is."""
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
    found = list(blocks(source))
    if not found:
        source.fail("there is no board: expected rows of cells")
    at = next((n for n, one in enumerate(found) if one.title == SOLUTION), len(found))
    diagram = _diagram(source, found[:at] or found)
    if 0 < at < len(found):
        solved = _diagram(source, found[at:])
        fields = [
            field for one in KINDS.values() if one.is_answer for field in (one.field, one.denied)
        ]
        told = {field: getattr(solved, field) for field in fields if field}
        if solved.numbers != diagram.numbers:
            told["solution"] = solved.numbers
        diagram = replace(diagram, **told, is_solved=True)
    counts = figures(source.text)
    count = source.number(*counts[0]) if len(counts) == 1 else None
    is_line = len(source.text.strip()) == _LINE and grid.is_line(source.text.strip())
    diagram = replace(diagram, count=count, pieces=frozenset(read_pieces(source.text)))
    return Found(diagram, LINE if is_line else None)


def _diagram(source: Source, found: Sequence[Block]) -> Diagram:
    """What a board and its partitions say."""
    board, *partitions = found
    rows, cols = source.size(len(board.rows), len(board.rows[0]))
    _check_titles(source, partitions)
    for block in found:
        _check_shape(source, block, rows, cols)
    fields = Fields()
    looks: list[Token] = []
    for place, token in board.cells():
        looks += _add(source, fields, place, token)
    said = fields.said
    if looks and not said.keys() & {"numbers", "shaded", "symbols", "objects"}:
        source.fail(f"expected a number instead of {looks[0].text!r}", looks[0].at)
    for block in (block for block in partitions if block.title in PATHS):
        _add_paths(source, fields, block)
    parts = _partitions(
        source,
        [block for block in partitions if block.title not in PATHS],
        said.get("shaded", ()),
    )
    if _say_nothing_new(parts.get("areas", {}), said.get("numbers", {}), (rows, cols)):
        del parts["areas"]
    usual = "add" if CAGES in parts else "any"  # a sum, where the rules may have boxes besides
    targets = {cell: (how or usual, n) for cell, (how, n) in said.get("targets", {}).items()}
    lines = _lines("edges", board.edges) | _lines("links", board.links)
    double = {line: 2 for line, state in board.links.items() if state == "double"}
    for edge, sign in board.between.items():
        fields.put("between", edge, _sign(source, edge, sign))
    for (row, col), sign in board.vertices.items():
        if sign.text in _CIRCLES:
            fields.put("centres", (2 * row + 1, 2 * col + 1))
        else:
            fields.put("vertices", (row, col), source.number(sign.text, sign.at))
    if said.get("sums"):  # without numbers, too
        slanted = said.pop("diagonals", {})
        said["blocks"] = {*said.get("blocks", ()), *slanted}
    outside = {}
    for spot, (told, at) in board.outside.items():
        if told[-1] in _SLANTED:
            way = _SLANTED[told[-1]]
            fields.put("slanted", (*spot[:2], way), source.number(told[:-1], at))
        elif told not in _EMPTY:
            outside[spot] = source.number(told, at)
    diagram = fields.added(
        Diagram(rows, cols),
        outside=outside,
        targets=targets,
        bridges=double,
        **parts,
        **lines,
    )
    return replace(diagram, is_solved=diagram.has_answer)


def _add(
    source: Source, fields: Fields, place: Place, token: Token, before: str = ""
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
        fields.put(_SIGNS[text], place)
    elif text in _SEGMENTS and not before:
        fields.put("segments", place, _SEGMENTS[text])
    elif text in _HALVES and not before:
        fields.put("triangles", place, _HALVES[text])
    elif text in _SLANTED and not before:
        fields.put("diagonals", place, _SLANTED[text])
    elif arrow:
        fields.put("arrows", place, (_ARROWS[arrow[2]], source.number(arrow[1], at)))
    elif _SEVERAL.fullmatch(text):
        for k, number in enumerate(text.split(":"), 1):
            fields.put("several", (*place, k), source.number(number, at))
    elif sums:
        fields.put("blocks", place)
        for way, digits in zip(("down", "across"), sums.groups(), strict=True):
            if digits:
                fields.put("sums", (*place, way), source.number(digits, at))
    elif target and "(" not in before:
        result = _OPERATIONS.get(target[2], ""), source.number(target[1], at)
        fields.put("targets", place, result)
        behind = Token(target[3], at + target.start(3))
        yield from _add(source, fields, place, behind, before + "(")
    elif text[0] in _BLACK and "#" not in before:
        fields.put("shaded", place)
        yield from _add(source, fields, place, rest, before + "#")
    elif text[0] in _CIRCLES and "o" not in before:
        is_grey = text.startswith("o%")
        fields.put("circles", place, "grey" if is_grey else _CIRCLES[text[0]])
        rest = Token(text[2:], at + 2) if is_grey else rest
        yield from _add(source, fields, place, rest, before + "o")
    elif text[0] in _COLOURS and "%" not in before:
        yield token
        yield from _add(source, fields, place, rest, before + "%")
    else:
        fields.put("numbers", place, source.number(text, at))


def _sign(source: Source, edge: Edge, sign: Token) -> int | str:
    """What a sign on a side says of its cell and the next one."""
    if sign.text in _CIRCLES:
        return _CIRCLES[sign.text]
    known = {signs[edge[2] == "bottom"]: word for word, signs in ORDERS.items()}
    known |= {letter: word for word, letter in ROMAN.items()}
    if sign.text in known:
        return known[sign.text]
    return source.number(sign.text, sign.at)


def _lines(name: str, told: Mapping[Edge, str]) -> dict[str, Any]:
    """Edges or links that are drawn, and those that are crossed out."""
    return {
        name: frozenset(line for line, state in told.items() if state != "crossed"),
        f"no_{name}": frozenset(line for line, state in told.items() if state == "crossed"),
    }


def _check_titles(source: Source, partitions: Sequence[Block]) -> None:
    known = ["areas", CAGES, *PATHS]
    for block in partitions:
        if (block.title or "areas") not in known:
            words = "expected a board, a blank line, and perhaps a board of areas"
            source.fail(f"{words}, and one of cages below the line {CAGES}:", block.at)
        known.remove(block.title or "areas")


def _add_paths(source: Source, fields: Fields, block: Block) -> None:
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
            fields.put("paths", (*place, name), source.number(step[2], at))


def _partitions(
    source: Source, found: Sequence[Block], black: Container[Place]
) -> dict[str, dict[Place, int]]:
    """The boards of areas and of cages below a board, in numbers; black cells may be in none."""
    parts: dict[str, dict[Place, int]] = {}
    for block in found:
        what = block.title or "areas"
        parts[what] = numbered(
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


def write(diagram: Diagram, _game: Game | None) -> str:
    """Write a board, cells separated by blanks; numbers of a solution would be taken for clues."""
    cells = {place: text for place in diagram.places if (text := _cell(diagram, place))}
    edges = dict.fromkeys(diagram.edges, "drawn") | dict.fromkeys(diagram.no_edges, "crossed")
    links = dict.fromkeys(diagram.links, "drawn") | dict.fromkeys(diagram.no_links, "crossed")
    links |= {line: "drawn" if n == 1 else "double" for line, n in diagram.bridges.items()}
    between = {edge: _written(edge, sign) for edge, sign in diagram.between.items()}
    vertices = {place: str(number) for place, number in diagram.vertices.items()}
    for y, x in diagram.centres:
        place = y // 2, x // 2
        if y % 2 and x % 2:
            vertices[place] = "o"
        elif y % 2 or x % 2:
            between[y // 2, x // 2, "bottom" if y % 2 else "right"] = "o"
        else:
            cells[place] = f"o{cells.get(place, '')}"
    outside = {spot: str(number) for spot, number in diagram.outside.items()}
    ways = {way: sign for sign, way in _SLANTED.items()}
    for (side, line, way), number in sorted(diagram.slanted.items()):
        k = next(k for k in count(1) if (side, line, k) not in outside)
        outside[side, line, k] = f"{number}{ways[way]}"
    size = diagram.rows, diagram.cols
    plain = Plain(*size, cells, edges, links, outside, ".", between, vertices)
    boards = [written(plain)]
    # Boxes that such a board has by itself are not told.
    is_usual = diagram.boxes in (None, square_boxes(diagram.rows))
    if areas := diagram.areas if is_usual else in_boxes(diagram, diagram.boxes or (1, 1)):
        boards.append(partition(areas, *size))
    if diagram.cages:
        boards.append([f"{CAGES}:", *partition(diagram.cages, *size)])
    if diagram.paths:
        boards.append([f"{PATHS[0]}:", *partition(steps(diagram.paths), *size)])
    if diagram.pieces:
        boards.append([*write_pieces(dict.fromkeys(diagram.pieces, ""))])
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
    number = diagram.numbers.get(place)
    text = "" if number is None else str(number)
    for told, signs in ((diagram.triangles, _HALVES), (diagram.diagonals, _SLANTED)):
        if place in told:
            return next(sign for sign, word in signs.items() if word == told[place])
    if place in diagram.segments:
        return SEGMENTS[diagram.segments[place]]
    if place in diagram.arrows:
        side, number = diagram.arrows[place]
        text = f"{number}{next(sign for sign, word in _ARROWS.items() if word == side)}"
    several = [n for (row, col, _), n in sorted(diagram.several.items()) if (row, col) == place]
    text = ":".join(map(str, several)) or text
    sums = [diagram.sums.get((place[0], place[1], way)) for way in ("down", "across")]
    if any(sums):
        return "\\".join("" if number is None else str(number) for number in sums)
    if place in diagram.targets:
        operation, result = diagram.targets[place]
        sign = next(sign for sign, name in _OPERATIONS.items() if name == operation)
        return f"({result}{sign}){text}"
    if place in diagram.unknown and not text:
        text = "?"
    if place in diagram.symbols or place in diagram.objects:
        text = "*" if place in diagram.symbols else "T"
    circles = {colour: sign for sign, colour in _CIRCLES.items()} | {"grey": "o%"}
    circle = circles.get(diagram.circles.get(place, ""))
    is_black = place in diagram.shaded or place in diagram.blocks
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
