"""Plain text boards: a row a line, `.` or `-` empty, `#` or `x` black, `?` unknown, numbers.

Cells are separated by blanks, commas or bars; without any, each character is a cell. Other cells:
`*` or `^` is the sign of a solution, `T` a given thing, `o` a white and `@` a black circle, `12\\5`
a black cell with the sums below it and on its right, `(6+)` the result of a cage, which a number
may follow, as it may follow `#`; `(6?)` is a result that any operation may have, and `(6)` one,
too, but a sum on a board with `cages:`. How lines and what stands beside the board are written is
told in `rules.notation`. After a blank line may follow a board of areas, and one of cages under the
line `cages:`. A line `words: 2` below gives the number that is said of the whole board. Lines that
begin with % are comments. A single line of 81 characters is a board of 9 rows, as collections of
such puzzles write them; so are other squares.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any

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
from pylogic.formats.text_layout import Block, Token, blocks
from pylogic.rules.notation import Plain, partition, square_boxes, written
from pylogic.rules.symbols import Edge, Place

_EMPTY, _BLACK = ".-_·", "#xX█"
_SIGNS = {"?": "unknown", "*": "symbols", "^": "symbols", "T": "objects"}
_CIRCLES = {"o": "white", "@": "black"}
_COLOURS = "%ROYGBP"
"""The letters of colours: how a cell looks, which follows from what is said otherwise."""
_OPERATIONS = {"+": "add", "-": "sub", "x": "mul", "*": "mul", "/": "div", "?": "any"}
_SUMS = re.compile(r"([0-9]*)\\([0-9]*)")
_TARGET = re.compile(r"\(([0-9]+)([-+x*/?]?)\)(.*)")
CAGES = "cages"


def matches(text: str) -> bool:
    """Whether a text may be a board."""
    signs = re.escape(_EMPTY + _BLACK + "?+=*^@:\\/()")
    return bool(re.fullmatch(rf"[\s0-9,;|{signs}a-zA-Z%]*", text))


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a board.

    Raises:
        ProgramError: says what is wrong and where.
    """
    found = list(blocks(source))
    if not found:
        source.fail("there is no board: expected rows of cells")
    board, *partitions = found
    counts = [token for block in found for token in block.figures]
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
    parts = _partitions(source, partitions, said.get("shaded", ()))
    if _say_nothing_new(parts.get("areas", {}), said.get("numbers", {}), (rows, cols)):
        del parts["areas"]
    usual = "add" if CAGES in parts else "any"  # a sum, where the rules may have boxes besides
    targets = {cell: (how or usual, n) for cell, (how, n) in said.get("targets", {}).items()}
    lines = _lines("edges", board.edges) | _lines("links", board.links)
    outside = {
        spot: source.number(token.text, token.at)
        for spot, token in board.outside.items()
        if token.text not in _EMPTY
    }
    diagram = fields.added(
        Diagram(rows, cols),
        outside=outside,
        targets=targets,
        count=source.number(*counts[0]) if len(counts) == 1 else None,
        **parts,
        **lines,
    )
    return Found(replace(diagram, is_solved=diagram.has_answer))


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
    if text in _SIGNS:
        fields.put(_SIGNS[text], place)
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
        fields.put("circles", place, _CIRCLES[text[0]])
        yield from _add(source, fields, place, rest, before + "o")
    elif text[0] in _COLOURS and "%" not in before:
        yield token
        yield from _add(source, fields, place, rest, before + "%")
    else:
        fields.put("numbers", place, source.number(text, at))


def _lines(name: str, told: Mapping[Edge, str]) -> dict[str, Any]:
    """Edges or links that are drawn, and those that are crossed out."""
    return {
        name: frozenset(line for line, state in told.items() if state != "crossed"),
        f"no_{name}": frozenset(line for line, state in told.items() if state == "crossed"),
    }


def _check_titles(source: Source, partitions: Sequence[Block]) -> None:
    known = ["areas", CAGES]
    for block in partitions:
        if (block.title or "areas") not in known:
            words = "expected a board, a blank line, and perhaps a board of areas"
            source.fail(f"{words}, and one of cages below the line {CAGES}:", block.at)
        known.remove(block.title or "areas")


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
    outside = {spot: str(number) for spot, number in diagram.outside.items()}
    size = diagram.rows, diagram.cols
    boards = [written(Plain(*size, cells, edges, links, outside, empty="."))]
    # Boxes that such a board has by itself are not told.
    is_usual = diagram.boxes in (None, square_boxes(diagram.rows))
    if areas := diagram.areas if is_usual else in_boxes(diagram, diagram.boxes or (1, 1)):
        boards.append(partition(areas, *size))
    if diagram.cages:
        boards.append([f"{CAGES}:", *partition(diagram.cages, *size)])
    has_more = edges or links or outside
    # Without a comma each digit of a column would be a cell.
    end = "," if diagram.cols == 1 and not has_more else ""
    text = "\n\n".join("\n".join(line + end for line in lines) for lines in boards) + "\n"
    return text if diagram.count is None else f"{text}count: {diagram.count}\n"


def _cell(diagram: Diagram, place: Place) -> str:
    number = diagram.numbers.get(place)
    text = "" if number is None else str(number)
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
    circle = {colour: sign for sign, colour in _CIRCLES.items()}.get(diagram.circles.get(place, ""))
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
