"""A frame as lines of pieces of text: cells, the lines between and across them, margins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, Literal

from pylogic.draw.layout import (
    DOUBLE,
    HEAVY,
    LIGHT,
    NONE,
    Layout,
    Room,
    candidate_lines,
    columns,
    needs_sign,
    padded,
    weight_of,
)
from pylogic.draw.palette import BACKGROUNDS, sign
from pylogic.draw.scene import Cell, Label, Line, Wall
from pylogic.draw.text import mark

LINE: Final = "line"
Piece = tuple[str, Cell | Literal["line"] | None]
"""Text, and what it draws: a cell, a piece of line, or None for words beside the board."""

# Box-drawing characters by the weight (none, light, heavy) of their arms: up, right, down, left.
_JOINTS = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)  # fmt: skip
_DOUBLES = " ═║╗══╔╦║╝║╣╚╩╠╬"
_CROSSINGS = {
    (LIGHT, DOUBLE, LIGHT, DOUBLE): "╪",
    (DOUBLE, LIGHT, DOUBLE, LIGHT): "╫",
}
_CROSS = ("×", "x")  # noqa: RUF001 - it is the sign that is meant
"""What says that there is no line: in Unicode, in ASCII."""
_OPEN_VERTEX = ("·", "+")
_DOT = ("●", "o")
_ACROSS = (" ─━═", " -=#")
_DOWN = (" │┃║", " |IH")
_DASHED = {LIGHT: ("╌╎", ".:"), HEAVY: ("╍╏", "~;")}
"""Lines that a cage goes across."""
_DIAGONALS = {"down": ("╲", "\\"), "up": ("╱", "/"), "both": ("╳", "X")}  # noqa: RUF001 - lines of a drawing


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
                label = above.labels.get((col, place))
                line.append(_label(label, found.room.width, is_over=True))
            if ("vertical", col) in found.drawn:
                line.append((" ", LINE))
        yield _joined(line + _blank(found, "right"))


def _label(label: Label | None, width: int, *, is_over: bool) -> Piece:
    """A text of a margin: over a column like the texts of its cells, beside a row on the right."""
    if label is None:
        return " " * width, LINE
    words = sign(label.style) + label.text
    text = padded(words, width) if is_over else " " * (width - columns(words)) + words
    return text, Cell(text=label.text, style=label.style)


def _beside_row(found: Layout, side: str, row: int, is_middle: bool) -> list[Piece]:
    pieces: list[Piece] = []
    for place, width in enumerate(found.widths[side], 1):
        label = found.margins[side].labels.get((row, place)) if is_middle else None
        own = _label(label, width, is_over=False)
        pieces += [own, (" ", LINE)] if side == "left" else [(" ", LINE), own]
    return pieces


def _cell_rows(found: Layout, row: int) -> Iterator[list[Piece]]:
    board, size = found.board, found.room
    texts = [
        _cell_lines(
            found.frame.cell(row, col),
            size,
            is_ascii=found.is_ascii,
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
    arms = [weight_of(line) for line in sides]
    if not any(arms) or columns(text) != len(text):
        return {}
    cell, size, is_ascii = found.frame.cell(row, col), found.room, found.is_ascii
    centre, middle = size.centre, size.middle
    if number != middle:
        way = 0 if number < middle else 2
        straight = _vertical(arms[way], is_ascii=is_ascii)
        own = {centre: _linked(straight, sides[way], cell)} if arms[way] else {}
    else:
        left, right = (_horizontal(arms[way], is_ascii=is_ascii) for way in (3, 1))
        own = {k: _linked(left, sides[3], cell) for k in range(centre) if arms[3]}
        own |= {k: _linked(right, sides[1], cell) for k in range(centre + 1, len(text)) if arms[1]}
        style = next((line for line in sides if line and line.style), None)
        own[centre] = _linked(_joint(arms, is_ascii=is_ascii), style, cell)
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
    text = _vertical(weight, is_ascii=found.is_ascii, is_dashed=wall in found.dashed)
    if is_middle and edge and edge.state == "crossed":
        return _crossed(edge, found.is_ascii)
    if is_middle and link:
        own = _link_weight(link)
        return _crossing(link, (weight, own, weight, own), found.is_ascii)
    return text, _drawing(text, edge)


def _link_weight(link: Line) -> int:
    """How heavy a link is where it crosses a side: there an open one shows a short stroke."""
    return LIGHT if link.state == "open" else weight_of(link)


def _crossed(line: Line, is_ascii: bool) -> Piece:
    cross = _CROSS[is_ascii]
    return cross, Cell(text=cross, style=line.style)


def _crossing(link: Line, arms: tuple[int, int, int, int], is_ascii: bool) -> Piece:
    if link.state == "crossed":
        return _crossed(link, is_ascii)
    is_dashed = link.state == "open" and not (arms[1] and arms[0])
    if is_dashed:
        straight = _vertical if arms[0] else _horizontal
        return straight(LIGHT, is_ascii=is_ascii, is_dashed=True), _drawing("", link)
    text = _joint(arms, is_ascii=is_ascii)
    return text, _drawing(text, link)


def _drawing(text: str, line: Line | None) -> Cell | Literal["line"]:
    """What a piece of an edge or link draws: a piece of the grid where it only may be one."""
    if line is None or not (line.style or weight_of(line)):
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
    text = _horizontal(weight, is_ascii=is_ascii, is_dashed=wall in found.dashed)
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
        dot = _DOT[found.is_ascii]
        return dot, Cell(text=dot)
    text = _joint([found.weights.get(wall, NONE) for wall in walls], is_ascii=False)
    if text == " ":
        is_open = any(edge.state for edge in edges)
        return _OPEN_VERTEX[found.is_ascii] if is_open else " ", LINE
    text = "+" if found.is_ascii else text
    drawn = {edge.style for edge in edges if weight_of(edge)}
    return text, Cell(text=text, style=drawn.pop() if len(drawn) == 1 else None) if drawn else LINE


# ---- The lines of one cell ---------------------------------------------------------------------


def _cell_lines(cell: Cell, size: Room, *, is_ascii: bool, has_candidates: bool) -> list[str]:
    """The lines of a cell."""
    blank = " " * size.width
    candidates = candidate_lines(cell) if has_candidates else []
    if candidates:
        first = (size.height - len(candidates)) // 2
        own = dict(enumerate((padded(line, size.width) for line in candidates), first))
        lines = [own.get(number, blank) for number in range(size.height)]
        lines[size.middle] = _over(lines[size.middle], 0, sign(cell.style))
        return lines
    has_more = any(cell.corners) or bool(cell.diagonals)
    is_full = cell.fill == "black" and not (cell.text or cell.circle or has_more)
    said = cell._replace(fill=None) if has_more and not cell.text and not cell.circle else cell
    middle = _words(said, size.width, is_ascii)
    lines = [middle if is_full else blank] * size.height
    lines[size.middle] = middle
    for line, column, text in _extras(cell, size, is_ascii):
        lines[line] = _over(lines[line], column, text)
    return lines


def _extras(cell: Cell, size: Room, is_ascii: bool) -> Iterable[tuple[int, int, str]]:
    """The diagonals and corners of a cell, each with the line and column where it begins."""
    last = size.height - 1
    for way in cell.diagonals:
        for line in range(size.height):
            step = round(line * (size.width - 1) / last) if last else size.centre
            column = size.width - 1 - step if way == "up" and last else step
            is_crossed = len(cell.diagonals) > 1 and 2 * column == size.width - 1
            yield line, column, _DIAGONALS["both" if is_crossed else way][is_ascii]
    for number, text in enumerate(cell.corners):
        at = size.width - columns(text) if number % 2 else 0
        yield (last if number > 1 else 0), at, text


def _over(line: str, column: int, text: str) -> str:
    """A line with a text on it, where both take a column a character."""
    if columns(line) != len(line) or not text:
        return line
    return line[:column] + text + line[column + len(text) :]


def _words(cell: Cell, width: int, is_ascii: bool) -> str:
    before = sign(cell.style)
    if before:
        return before + _words(cell._replace(style=None), width - 1, is_ascii)
    if cell.fill == "black" and not cell.text and not cell.circle:
        # A colour of its own is seen on both sides of the black.
        is_edged = cell.style in BACKGROUNDS and width > 1
        full = f"▐{'█' * (width - 2)}▌" if is_edged else "█" * width
        return "#" * width if is_ascii else full
    is_dot = cell.fill == "white" and not cell.text and not cell.circle
    if is_dot:
        return padded("." if is_ascii else "·", width)
    return padded(mark(cell, is_ascii=is_ascii), width)


# ---- The characters of lines, and where they meet ----------------------------------------------


def _horizontal(weight: int, *, is_ascii: bool, is_dashed: bool = False) -> str:
    """A horizontal line."""
    return _DASHED[weight][is_ascii][0] if is_dashed else _ACROSS[is_ascii][weight]


def _vertical(weight: int, *, is_ascii: bool, is_dashed: bool = False) -> str:
    """A vertical line."""
    return _DASHED[weight][is_ascii][1] if is_dashed else _DOWN[is_ascii][weight]


def _joint(arms: Sequence[int], *, is_ascii: bool) -> str:
    """Where lines meet, by their weights: up, right, down, left."""
    if not any(arms):
        return " "
    if is_ascii:
        vertical, horizontal = max(arms[0], arms[2]), max(arms[1], arms[3])
        if vertical and horizontal:
            return "+"
        stroke, weight = (_vertical, vertical) if vertical else (_horizontal, horizontal)
        return stroke(weight, is_ascii=True)
    if DOUBLE not in arms:
        return _JOINTS[_index(arms, 3)]
    if not {LIGHT, HEAVY} & set(arms):
        return _DOUBLES[_index([arm // DOUBLE for arm in arms], 2)]
    crossing = _CROSSINGS.get((arms[0], arms[1], arms[2], arms[3]))
    return crossing or _JOINTS[_index([min(arm, HEAVY) for arm in arms], 3)]


def _index(arms: Sequence[int], base: int) -> int:
    number = 0
    for arm in arms:
        number = base * number + arm
    return number
