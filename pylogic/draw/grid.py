"""One frame -> lines of pieces of text: cells, what is between and across them, margins."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, Literal

from pylogic.draw import strokes
from pylogic.draw.cell_text import Room, cell_lines, columns, sign
from pylogic.draw.layout import Layout, needs_sign
from pylogic.draw.palette import BACKGROUNDS
from pylogic.draw.scene import Cell, Label, Line, Wall
from pylogic.draw.strokes import LIGHT, NONE

LINE: Final = "line"
Piece = tuple[str, Cell | Literal["line"] | None]
"""Text, and what it draws: a cell, a piece of line, or None for words beside the board."""


def render(found: Layout) -> Iterator[list[Piece]]:
    """The lines of a frame."""
    yield from _margin_rows(found, "top")
    for row in range(found.board.rows + 1):
        if row:
            yield from _cell_rows(found, row)
        if ("horizontal", row) in found.drawn:
            yield _joined([*_blank(found, "left"), *_rule(found, row), *_blank(found, "right")])
    yield from _margin_rows(found, "bottom")


def _joined(pieces: list[Piece]) -> list[Piece]:
    """Neighbours that are drawn alike as one piece; what draws lines or margins only."""
    joined: list[Piece] = []
    for text, drawn in pieces:
        if joined and drawn == LINE == joined[-1][1]:
            joined[-1] = (joined[-1][0] + text, LINE)
        elif text:
            joined.append((text, drawn))
    return joined


def _blank(found: Layout, side: str) -> list[Piece]:
    return [(found.blank(side), LINE)] if found.widths[side] else []


def _margin_rows(found: Layout, side: str) -> Iterator[list[Piece]]:
    above = found.margins[side]
    for place in range(1, len(above.texts) + 1):
        line: list[Piece] = _blank(found, "left")
        for col in range(found.board.cols + 1):
            if col:
                line.append(_label(above.labels.get((col, place)), found.room.width, found.room))
            if ("vertical", col) in found.drawn:
                line.append((" ", LINE))
        yield _joined(line + _blank(found, "right"))


def _label(label: Label | None, width: int, size: Room | None = None) -> Piece:
    """A text of a margin: over a column like the texts of its cells, beside a row on the right."""
    if label is None:
        return " " * width, LINE
    words = sign(label.style) + label.text
    gap = width - columns(words)
    right = gap // 2 if size and size.width > 2 else 0
    text = " " * (gap - right) + words + " " * right
    return text, Cell(text=label.text, style=label.style)


def _beside_row(found: Layout, side: str, row: int, is_middle: bool) -> list[Piece]:
    pieces: list[Piece] = []
    for place, width in enumerate(found.widths[side], 1):
        label = found.margins[side].labels.get((row, place)) if is_middle else None
        own = [_label(label, width)]
        pieces += [*own, (" ", LINE)] if side == "left" else [(" ", LINE), *own]
    return pieces


def _cell_rows(found: Layout, row: int) -> Iterator[list[Piece]]:
    board, size = found.board, found.room
    texts = [
        cell_lines(
            found.frame.cell(row, col),
            size,
            ascii_only=found.is_ascii,
            has_candidates=found.has_candidates,
        )
        for col in range(1, board.cols + 1)
    ]
    for number in range(size.height):
        line = _beside_row(found, "left", row, number == size.middle)
        for col in range(board.cols + 1):
            if col:
                line += _cell(found, row, col, number, texts[col - 1][number])
            if ("vertical", col) in found.drawn:
                line.append(_upright_line(found, row, col, number == size.middle))
        yield _joined(line + _beside_row(found, "right", row, number == size.middle))


def _cell(found: Layout, row: int, col: int, number: int, text: str) -> list[Piece]:
    """A line of a cell, with the links that go through it, and the signs of its edges."""
    cell, size = found.frame.cell(row, col), found.room
    over: dict[int, Piece] = {}
    if found.links:
        over |= _arms(found, row, col, number, text)
    if number == size.middle and columns(text) == len(text):
        over |= _upright_signs(found, row, col, text)
    if not over:
        return [(text, cell)]
    pieces: list[Piece] = []
    for at, character in enumerate(text):
        piece = over.get(at, (character, cell))
        if pieces and pieces[-1][1] == piece[1]:
            piece = (pieces.pop()[0] + piece[0], piece[1])
        pieces.append(piece)
    return pieces


def _arms(found: Layout, row: int, col: int, number: int, text: str) -> dict[int, Piece]:
    """The characters of links in a line of a cell, by column; never over a text."""
    walls = ("horizontal", row - 1, col), ("vertical", row, col), ("horizontal", row, col)
    sides = [found.links.get(wall) for wall in (*walls, ("vertical", row, col - 1))]
    arms = [strokes.weight(line) for line in sides]
    if not any(arms) or columns(text) != len(text):
        return {}
    cell, size, is_ascii = found.frame.cell(row, col), found.room, found.is_ascii
    centre, middle = size.centre, size.middle
    if number != middle:
        way = 0 if number < middle else 2
        straight = strokes.down(arms[way], is_ascii=is_ascii)
        own = {centre: _linked(straight, sides[way], cell)} if arms[way] else {}
    else:
        left, right = (strokes.across(arms[way], is_ascii=is_ascii) for way in (3, 1))
        own = {k: _linked(left, sides[3], cell) for k in range(centre) if arms[3]}
        own |= {k: _linked(right, sides[1], cell) for k in range(centre + 1, len(text)) if arms[1]}
        style = next((line for line in sides if line and line.style), None)
        own[centre] = _linked(strokes.joint(arms, is_ascii=is_ascii), style, cell)
    is_dot = cell.fill == "white" and not cell.text and not cell.circle
    return {at: piece for at, piece in own.items() if text[at] in (" ·." if is_dot else " ")}


def _linked(text: str, line: Line | None, cell: Cell) -> Piece:
    """A piece of a link on the colour of its cell."""
    own = line.style if line and line.style else None
    style = own or (cell.style if cell.style in BACKGROUNDS else None)
    return text, Cell(text=text, fill=cell.fill, style=style)


def _upright_signs(found: Layout, row: int, col: int, text: str) -> dict[int, Piece]:
    """The signs of vertical edges, and of links across them: left of the line, if there is room."""
    own: dict[int, Piece] = {}
    lines = [(found.room.width - 1, ("vertical", row, col))]
    lines += [(0, ("vertical", row, 0))] if col == 1 else []
    for at, wall in lines:
        for line in (found.edges.get(wall), found.links.get(wall)):
            if line and needs_sign(line):
                own[at] = sign(line.style), Cell(text="*", style=line.style)
    return own


def _upright_line(found: Layout, row: int, col: int, is_middle: bool) -> Piece:
    """The piece of a vertical line beside a cell, or the link that crosses it."""
    wall = "vertical", row, col
    weight, edge, link = found.weights[wall], found.edges.get(wall), found.links.get(wall)
    text = strokes.down(weight, is_ascii=found.is_ascii, is_dashed=wall in found.dashed)
    if is_middle and edge and edge.state == "crossed":
        return _crossed(edge, found.is_ascii)
    if is_middle and link:
        own = _link_weight(link)
        return _crossing(link, (weight, own, weight, own), found.is_ascii)
    return text, _drawing(text, edge)


def _link_weight(link: Line) -> int:
    """How heavy a link is where it crosses a side: there an open one shows a short stroke."""
    return LIGHT if link.state == "open" else strokes.weight(link)


def _crossed(line: Line, is_ascii: bool) -> Piece:
    cross = strokes.CROSS[is_ascii]
    return cross, Cell(text=cross, style=line.style)


def _crossing(link: Line, arms: tuple[int, int, int, int], is_ascii: bool) -> Piece:
    if link.state == "crossed":
        return _crossed(link, is_ascii)
    is_dashed = link.state == "open" and not (arms[1] and arms[0])
    if is_dashed:
        straight = strokes.down if arms[0] else strokes.across
        return straight(LIGHT, is_ascii=is_ascii, is_dashed=True), _drawing("", link)
    text = strokes.joint(arms, is_ascii=is_ascii)
    return text, _drawing(text, link)


def _drawing(text: str, line: Line | None) -> Cell | Literal["line"]:
    """What a piece of an edge or link draws: a piece of the grid where it only may be one."""
    if line is None or not (line.style or strokes.weight(line)):
        return LINE
    return Cell(text=text, style=line.style)


def _rule(found: Layout, row: int) -> Iterator[Piece]:
    """A horizontal line of the grid."""
    for col in range(found.board.cols + 1):
        if col:
            yield from _across(found, row, col)
        if ("vertical", col) in found.drawn:
            yield _vertex(found, row, col)


def _across(found: Layout, row: int, col: int) -> Iterator[Piece]:
    """A line above or below a cell, and what crosses it."""
    wall, size, is_ascii = ("horizontal", row, col), found.room, found.is_ascii
    weight, edge, link = found.weights[wall], found.edges.get(wall), found.links.get(wall)
    text = strokes.across(weight, is_ascii=is_ascii, is_dashed=wall in found.dashed)
    pieces: list[Piece] = [(text, _drawing(text, edge))] * size.width
    if edge and edge.state == "crossed":
        pieces[size.centre] = _crossed(edge, is_ascii)
    if link:
        own = _link_weight(link)
        pieces[size.centre] = _crossing(link, (own, weight, own, weight), is_ascii)
    for line in (edge, link):
        if line and needs_sign(line):
            pieces[size.centre + 1] = sign(line.style), Cell(text="*", style=line.style)
    for (character, drawn), group in groupby(pieces):
        yield character * len(list(group)), drawn


def _vertex(found: Layout, row: int, col: int) -> Piece:
    """Where lines of the grid meet."""
    walls: tuple[Wall, ...] = (
        ("vertical", row, col),
        ("horizontal", row, col + 1),
        ("vertical", row + 1, col),
        ("horizontal", row, col),
    )
    edges = [edge for edge in map(found.edges.get, walls) if edge]
    if (row, col) in found.frame.dots:
        dot = strokes.DOT[found.is_ascii]
        return dot, Cell(text=dot)
    text = strokes.joint([found.weights.get(wall, NONE) for wall in walls], is_ascii=False)
    if text == " ":
        is_open = any(edge.state for edge in edges)
        return strokes.OPEN_VERTEX[found.is_ascii] if is_open else " ", LINE
    text = "+" if found.is_ascii else text
    drawn = {edge.style for edge in edges if strokes.weight(edge)}
    return text, Cell(text=text, style=drawn.pop() if len(drawn) == 1 else None) if drawn else LINE
