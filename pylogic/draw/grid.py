"""A frame in plain characters: the room of its cells, lines and margins, and its painting.

A layout says where everything goes. A line of text is a list of pieces, each with what it draws.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby, product
from operator import itemgetter
from typing import Final, Literal, NamedTuple, TypeVar

from pylogic.draw.scene import (
    COLOURED,
    Cell,
    Frame,
    Label,
    Line,
    Margin,
    Scene,
    Wall,
    beside,
    between_mark,
    head,
    margin,
    mark,
    sign,
    wall_of,
)
from pylogic.draw.signs import ARROWS, DIAGONALS, LOOKS
from pylogic.rules.symbols import SIDES

LINE: Final = "line"
Piece = tuple[str, Cell | Literal["line"] | None]
S = TypeVar("S", bound=Scene)
"""Text, and what it draws: a cell, a piece of line, or None for words beside the board."""

_NONE, _LIGHT, _HEAVY, _DOUBLE = range(4)  # how heavy a piece of line is
# Box-drawing characters by the weight (none, light, heavy) of their arms: up, right, down, left.
_JOINTS = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)  # fmt: skip
_DOUBLES = " ═║╗══╔╦║╝║╣╚╩╠╬"
_CROSSINGS = {
    (_LIGHT, _DOUBLE, _LIGHT, _DOUBLE): "╪",
    (_DOUBLE, _LIGHT, _DOUBLE, _LIGHT): "╫",
}
_CROSS = "×"  # noqa: RUF001 - it is the sign that is meant
"""The sign that there is no line."""
_OPEN_VERTEX, _DOT = "·", "●"
_ACROSS, _DOWN = " ─━═", " │┃║"
_DASHED = {_LIGHT: "╌╎", _HEAVY: "╍╏"}
"""Lines that a cage goes across."""
_ONE_COLUMN = dict.fromkeys(
    [*range(32, 127), ord("·"), 0xD7, *range(0x2190, 0x219A), *range(0x2500, 0x25FD)]
    + [ord(look.sign) for look in LOOKS.values()]
)
"""ASCII and what boards are drawn with: a column each."""


# ---- Where everything goes ---------------------------------------------------------------------


class _Room(NamedTuple):
    """The lines and columns of each cell, and the line and column of its centre."""

    height: int
    width: int
    middle: int

    @property
    def centre(self) -> int:
        """The column in which a text of one character stands."""
        return self.width - 1 - (self.width - 1) // 2 if self.width > 2 else self.width - 1


class _Places(NamedTuple):
    """Where the lines of the grid go, and where the cells between them begin, from 1 on."""

    lines: list[int]
    cells: list[int]
    end: int


@dataclass(frozen=True)
class Layout:
    """Where the cells, lines and margins of a frame go."""

    board: Scene
    frame: Frame
    has_candidates: bool
    weights: Mapping[Wall, int]
    """How heavy each piece of line of the grid is."""
    drawn: frozenset[tuple[str, int]]
    """The lines of the grid for which there is room."""
    room: _Room
    margins: Mapping[str, Margin]

    @property
    def columns(self) -> int:
        """Columns of the whole picture."""
        return self.across.end + sum(width + 1 for width in self.widths("right"))

    @cached_property
    def across(self) -> _Places:
        """The columns of vertical lines, and of cells."""
        first = sum(width + 1 for width in self.widths("left"))
        return self._places(first, "vertical", self.board.cols, self.room.width)

    @cached_property
    def down(self) -> _Places:
        """The lines of text of horizontal lines, and of cells."""
        first = len(self.margins["top"].texts)
        return self._places(first, "horizontal", self.board.rows, self.room.height)

    def _places(self, first: int, kind: str, count: int, step: int) -> _Places:
        lines, cells = [first], [first]
        for number in range(1, count + 1):
            cells.append(lines[-1] + ((kind, number - 1) in self.drawn))
            lines.append(cells[-1] + step)
        return _Places(lines, cells, lines[-1] + ((kind, count) in self.drawn))

    def widths(self, side: str) -> list[int]:
        """The columns of the texts on the left or on the right, place by place."""
        found = self.margins[side]
        has_signs = any(sign(label.style) for label in found.labels.values())
        return [max(map(columns, some), default=0) + has_signs for some in found.texts]


def steady(board: S) -> S:
    """The board, whose cells are as wide in each of its frames as in all others."""
    rooms = (_least_room(frame, 0, has_candidates=False) for frame in board.frames)
    texts = max((room.width for room in rooms), default=0)
    gap = any(_touch(frame, texts) for frame in board.frames)
    return replace(board, least=(texts, texts + gap))


def layout(board: Scene, frame: Frame, *, all_lines: bool, has_candidates: bool) -> Layout:
    """A layout with all lines of the grid, or with its border, walls, edges and links alone."""
    weights = _weights(board, frame, _LIGHT if all_lines else _NONE)
    margins = {side: margin(board, frame, side) for side in SIDES}
    labels = max(map(columns, _upright(margins)), default=0)
    signs = _longest_sign(frame)
    texts = _least_room(frame, 0, has_candidates=has_candidates).width
    # Two columns look square; without lines, texts that would touch need a gap.
    gap = not all_lines
    width = max(
        2,
        board.least[gap],
        texts + (gap and _touch(frame, texts)),
        labels + (gap and labels > 1),
    )
    if frame.links and all_lines:
        width = max(3, width)
    if signs > 1:  # from the line on, which is one column, and with a gap on both sides
        width = max(width, texts + 2 * signs - 1)
    if any(sign(line.style) for line in (*frame.edges.values(), *frame.links.values())):
        width = max(3, width, texts + 2)
    room = _least_room(frame, width, has_candidates=has_candidates)
    drawn = _drawn(frame, weights)
    return Layout(board, frame, has_candidates, weights, drawn, room, margins)


def narrow(found: Layout) -> Layout:
    """The layout with cells of a single column, if nothing in it is longer."""
    own = _least_room(found.frame, 1, has_candidates=found.has_candidates)
    longest = max([own.width, found.board.least[0], *map(columns, _upright(found.margins))])
    has_signs = any(sign(line.style) for line in found.frame.edges.values())
    is_wide = longest > 1 or found.frame.links or has_signs or _longest_sign(found.frame) > 1
    return found if is_wide else replace(found, room=own)


def _longest_sign(frame: Frame) -> int:
    """The columns of the longest sign between cells, or where they meet."""
    signs = [between_mark(label.text, edge[2]) for edge, label in frame.between.items()]
    signs += [between_mark(label.text, "") for label in frame.vertices.values()]
    return max(map(columns, signs), default=0)


def _weights(board: Scene, frame: Frame, inner: int) -> dict[Wall, int]:
    border = _HEAVY if frame.walls else _LIGHT
    weights = {wall: border if is_border else inner for wall, is_border in board.lattice}
    if frame.cages and not inner:
        for wall in weights:
            one, other = map(frame.cages.get, beside(wall))
            weights[wall] = max(weights[wall], _LIGHT if one != other else _NONE)
    weights |= dict.fromkeys(frame.walls, _HEAVY)
    for edge, line in frame.edges.items():
        if line.state:
            weights[wall_of(edge)] = _weight(line)
    return weights


_WEIGHTS = {"drawn": _HEAVY, "double": _DOUBLE, "to": _HEAVY, "from": _HEAVY}


def _weight(line: Line | None) -> int:
    """How heavy an edge or link is drawn."""
    return _WEIGHTS.get(line.state or "", _NONE) if line else _NONE


def _drawn(frame: Frame, weights: Mapping[Wall, int]) -> frozenset[tuple[str, int]]:
    """The lines of the grid that show something."""
    shown = {wall for wall, weight in weights.items() if weight}
    shown |= {wall_of(edge) for edge in (*frame.edges, *frame.between)}
    for link, line in frame.links.items():
        wall = wall_of(link)
        ends = (frame.cell(*place) for place in beside(wall))
        # Between two texts, one above the other, there would be no room for the link.
        is_hidden = wall[0] == "horizontal" and not any(cell.is_blank for cell in ends)
        is_marked = line.state in ("crossed", "to", "from") or bool(line.style)
        if is_marked or (is_hidden and _weight(line)):
            shown.add(wall)
    lines = {(kind, row if kind == "horizontal" else col) for kind, row, col in shown}
    for row, col in (*frame.dots, *frame.vertices):
        lines |= {("horizontal", row), ("vertical", col)}
    return frozenset(lines)


def _upright(margins: Mapping[str, Margin]) -> list[str]:
    """The texts above and below the cells, with their signs."""
    labels = [*margins["top"].labels.values(), *margins["bottom"].labels.values()]
    return [sign(label.style) + label.text for label in labels]


def _touch(frame: Frame, width: int) -> bool:
    """Whether in cells of that width a text would run into the one on its left."""
    return width > 1 and any(
        columns(mark(cell)) == width and frame.cell(row, col - 1).is_written
        for (row, col), cell in frame.cells.items()
    )


def _least_room(frame: Frame, width: int, *, has_candidates: bool) -> _Room:
    """How much room the cells of a frame need that are at least so wide."""
    cells = frame.cells.values()
    longest = max(map(columns, {mark(cell) for cell in cells}), default=0)
    width = max(width, longest + any(sign(cell.style) for cell in cells))
    width = max([width, *(_corner_columns(cell) for cell in cells if cell.corners)])
    has_top = any(any(cell.corners[:2]) for cell in cells)
    has_bottom = any(any(cell.corners[2:]) for cell in cells)
    # A text may stand in the line of corners where no cell has both.
    is_apart = has_top and has_bottom and all(c.is_blank for c in cells if c.corners)
    height = 1 + has_top + has_bottom - is_apart
    middle = int(has_top)
    if has_candidates:
        for cell in cells:
            lines = _small_lines(cell)
            height, width = max(height, len(lines)), max([width, *map(columns, lines)])
        if not has_top:
            middle = height // 2
    return _Room(height, width, middle)


def _corner_columns(cell: Cell) -> int:
    gaps = bool(cell.diagonals)
    pairs = (pair for pair in (cell.corners[:2], cell.corners[2:]) if any(pair))
    return max((sum(map(columns, pair)) + (all(pair) or gaps) for pair in pairs), default=0)


def _small_lines(cell: Cell) -> list[str]:
    """The candidates of a cell in a square, each in its place, and its centre marks below them.

    [] without any.
    """
    if cell.is_written:
        return []
    centre = [cell.in_centre] if cell.centre else []
    if not cell.candidates:
        return centre
    across = math.isqrt(len(cell.candidates) - 1) + 1
    widest = max(map(columns, cell.candidates))
    apart = " " if widest > 1 else ""
    texts = [padded(text, widest) if text else " " * widest for text in cell.candidates]
    texts += [" " * widest] * (-len(texts) % across)
    rows = (texts[k : k + across] for k in range(0, len(texts), across))
    return [*(apart.join(row) for row in rows), *centre]


def columns(words: str) -> int:
    """How many columns a text takes; rich is asked where it is neither ASCII nor a board's own."""
    if words.isascii() or not words.translate(_ONE_COLUMN):
        return len(words)
    from rich.cells import cell_len

    return cell_len(words)


def padded(words: str, width: int) -> str:
    """Words at the right of a cell of two columns, in the middle of a wider one."""
    gap = width - columns(words)
    right = gap // 2 if width > 2 else 0
    return " " * (gap - right) + words + " " * right


# ---- Painting ----------------------------------------------------------------------------------


def render(found: Layout) -> Iterator[list[Piece]]:
    """The lines of a frame, neighbours that are drawn alike as one piece."""
    painting = _Painting(found)
    for line in painting.lines:
        yield [
            ("".join(map(itemgetter(0), pieces)), drawn)
            for drawn, pieces in groupby(line, key=itemgetter(1))
        ]


class _Painting:
    """A frame character by character; a text whose characters are not all of one column is whole.

    Such a text stands in its first column, and "" in the others.
    """

    def __init__(self, found: Layout) -> None:
        self._found, self._frame = found, found.frame
        self._edges = {wall_of(edge): line for edge, line in found.frame.edges.items()}
        self._links = {wall_of(link): line for link, line in found.frame.links.items()}
        self._between = {
            wall_of(edge): (edge[2], label.text) for edge, label in found.frame.between.items()
        }
        height = found.down.end + len(found.margins["bottom"].texts)
        self.lines: list[list[Piece]] = [[(" ", LINE)] * found.columns for _ in range(height)]
        self._cells()
        for row, col in {place for wall in self._links for place in beside(wall)}:
            self._arms(row, col)
        for wall, weight in found.weights.items():
            self._wall(wall, weight)
        lines = [n for kind, n in found.drawn if kind == "horizontal"]
        posts = [n for kind, n in found.drawn if kind == "vertical"]
        for row, col in product(lines, posts):
            self.lines[found.down.lines[row]][found.across.lines[col]] = self._vertex(row, col)
        for (row, col), label in found.frame.vertices.items():
            line, column = found.down.lines[row], found.across.lines[col]
            text = between_mark(label.text, "", is_ascii=False) + sign(label.style)
            self._sign(line, column, text, label)
        for side in SIDES:
            self._labels(side)

    def _cells(self) -> None:
        found, looks = self._found, dict[Cell, list[list[Piece]]]()
        for row, col in product(range(1, found.board.rows + 1), range(1, found.board.cols + 1)):
            cell, left = self._frame.cell(row, col), found.across.cells[col]
            if cell not in looks:
                lines = _cell_lines(cell, found)
                looks[cell] = [[(text, cell) for text in line] for line in lines]
            for line, pieces in enumerate(looks[cell], found.down.cells[row]):
                self.lines[line][left : left + len(pieces)] = pieces

    def _arms(self, row: int, col: int) -> None:
        """The links that go through a cell; never over a text."""
        found, cell, room = self._found, self._frame.cell(row, col), self._found.room
        walls = ("horizontal", row - 1, col), ("vertical", row, col), ("horizontal", row, col)
        sides = [self._links.get(wall) for wall in (*walls, ("vertical", row, col - 1))]
        arms = [_weight(line) for line in sides]
        if not any(arms):
            return
        first, left = found.down.cells[row], found.across.cells[col]
        middle, centre = first + room.middle, left + room.centre
        # Of each arm the characters, from a line to another one, and from a column to another one.
        spans = (
            (range(first, middle), range(centre, centre + 1)),
            (range(middle, middle + 1), range(centre + 1, left + room.width)),
            (range(middle + 1, first + room.height), range(centre, centre + 1)),
            (range(middle, middle + 1), range(left, centre)),
        )
        own = {
            (line, column): (_stroke(number % 2 == 1, arms[number]), sides[number])
            for number, (lines, across) in enumerate(spans)
            if arms[number]
            for line in lines
            for column in across
        }
        styled = next((line for line in sides if line and line.style), None)
        own[middle, centre] = _joint(arms), styled
        is_dot = cell.fill == "white" and cell.is_blank
        for (line, column), (text, side) in own.items():
            before = self.lines[line]
            is_whole = not all(text for text, _ in before[left : left + room.width])
            if not is_whole and before[column][0] in (" ·." if is_dot else " "):
                style = side.style if side and side.style else None
                style = style or (cell.style if cell.style in COLOURED else None)
                before[column] = text, Cell(text=text, fill=cell.fill, style=style)

    def _wall(self, wall: Wall, weight: int) -> None:
        """A piece of line beside a cell, what crosses it, and their signs."""
        found, (kind, row, col) = self._found, wall
        is_across = kind == "horizontal"
        if (kind, row if is_across else col) not in found.drawn:
            return
        edge, link = self._edges.get(wall), self._links.get(wall)
        one, other = map(self._frame.cages.get, beside(wall))
        is_dashed = one is not None and one == other
        text = _stroke(is_across, weight, is_dashed=is_dashed)
        drawn = _drawing(text, edge) if edge else LINE
        if is_across:
            line, column = found.down.lines[row], found.across.cells[col]
            pieces: list[Piece] = [(text, drawn)] * found.room.width
            self.lines[line][column : column + found.room.width] = pieces
        else:
            line, column = found.down.cells[row], found.across.lines[col]
            for number in range(line, line + found.room.height):
                self.lines[number][column] = text, drawn
        if not (edge or link or wall in self._between):
            return
        if is_across:
            column += found.room.centre
        else:
            line += found.room.middle
        if edge and edge.state == "crossed":
            self.lines[line][column] = _cross(edge)
        if link and (is_across or not (edge and edge.state == "crossed")):
            self.lines[line][column] = _crossing(link, weight, is_across)
        if wall in self._between:
            side, text = self._between[wall]
            self._sign(line, column, between_mark(text, side, is_ascii=False), edge)
        column += 1 if is_across or not col else -1
        for signed in (edge, link):
            if signed and sign(signed.style) and len(self.lines[line][column][0]) == 1:
                self.lines[line][column] = sign(signed.style), Cell(text="*", style=signed.style)

    def _sign(self, line: int, column: int, text: str, styled: Line | Label | None) -> None:
        """A sign on a line of the grid, from there on if it is longer than a column."""
        drawn = Cell(text=text, style=styled.style if styled else None)
        pieces: list[Piece] = [(part, drawn) for part in _split(text)]
        column = min(column, self._found.across.end - len(pieces))
        self.lines[line][column : column + len(pieces)] = pieces

    def _vertex(self, row: int, col: int) -> Piece:
        """Where lines of the grid meet."""
        found = self._found
        walls: tuple[Wall, ...] = (
            ("vertical", row, col),
            ("horizontal", row, col + 1),
            ("vertical", row + 1, col),
            ("horizontal", row, col),
        )
        edges = [edge for edge in map(self._edges.get, walls) if edge] if self._edges else []
        if (row, col) in self._frame.dots:
            return _DOT, Cell(text=_DOT)
        text = _joint([found.weights.get(wall, _NONE) for wall in walls])
        if text == " ":
            is_open = any(edge.state for edge in edges)
            return _OPEN_VERTEX if is_open else " ", LINE
        styles = {edge.style for edge in edges if _weight(edge)}
        style = styles.pop() if len(styles) == 1 else None
        return text, Cell(text=text, style=style) if any(map(_weight, edges)) else LINE

    def _labels(self, side: str) -> None:
        """The texts of a margin: like those of cells over a column, on the right beside a row."""
        found, widths = self._found, self._found.widths(side)
        is_before = side in ("top", "left")
        for (number, place), label in found.margins[side].labels.items():
            words = sign(label.style) + label.text
            if side in ("top", "bottom"):
                line = (0 if is_before else found.down.end) + place - 1
                column, text = found.across.cells[number], padded(words, found.room.width)
            else:
                line = found.down.cells[number] + found.room.middle
                start = 0 if is_before else found.across.end + 1
                column = start + sum(width + 1 for width in widths[: place - 1])
                text = " " * (widths[place - 1] - columns(words)) + words
            drawn = Cell(text=label.text, style=label.style)
            pieces: list[Piece] = [(part, drawn) for part in _split(text)]
            self.lines[line][column : column + len(pieces)] = pieces


def _split(text: str) -> list[str]:
    """What stands in each column: the characters, or the whole text in its first, then ""."""
    wide = columns(text)
    return list(text) if wide == len(text) else [text, *[""] * (wide - 1)]


def _cross(line: Line) -> Piece:
    return _CROSS, Cell(text=_CROSS, style=line.style)


def _crossing(link: Line, weight: int, is_across: bool) -> Piece:
    """Where a link crosses a piece of line; an open one shows a short stroke."""
    if link.state == "crossed":
        return _cross(link)
    if side := head(link, is_across):
        return ARROWS[side][0], _drawing(ARROWS[side][0], link)
    own = _LIGHT if link.state == "open" else _weight(link)
    if link.state == "open" and not weight:
        text = _stroke(not is_across, _LIGHT, is_dashed=True)
        return text, _drawing("", link)
    arms = (own, weight, own, weight) if is_across else (weight, own, weight, own)
    text = _joint(arms)
    return text, _drawing(text, link)


def _drawing(text: str, line: Line | None) -> Cell | Literal["line"]:
    """What a piece of an edge or link draws: the grid, where nothing is known of it."""
    if line is None or not (line.style or _weight(line)):
        return LINE
    return Cell(text=text, style=line.style)


# ---- The lines of one cell ---------------------------------------------------------------------


def _cell_lines(cell: Cell, found: Layout) -> list[list[str]]:
    """What stands in each column of each line of a cell."""
    size = found.room
    lines = [[" "] * size.width for _ in range(size.height)]
    candidates = _small_lines(cell) if found.has_candidates else []
    if candidates:
        for number, text in enumerate(candidates, (size.height - len(candidates)) // 2):
            lines[number] = _split(padded(text, size.width))
        _put(lines[size.middle], 0, sign(cell.style))
        return lines
    has_more = any(cell.corners) or bool(cell.diagonals)
    is_full = cell.fill == "black" and cell.is_blank and not has_more
    said = cell._replace(fill=None) if has_more and cell.is_blank else cell
    for number in range(size.height) if is_full else (size.middle,):
        lines[number] = _split(_words(said, size.width))
    for number, column, text in _extras(cell, size):
        _put(lines[number], column, text)
    return lines


def _extras(cell: Cell, size: _Room) -> Iterable[tuple[int, int, str]]:
    """The diagonals and corners of a cell, each with the line and column where it begins."""
    last = size.height - 1
    for way in cell.diagonals:
        for line in range(size.height):
            step = round(line * (size.width - 1) / last) if last else size.centre
            column = size.width - 1 - step if way == "up" and last else step
            is_crossed = len(cell.diagonals) > 1 and 2 * column == size.width - 1
            yield line, column, DIAGONALS["both" if is_crossed else way][0]
    for number, text in enumerate(cell.corners):
        at = size.width - columns(text) if number % 2 else 0
        yield (last if number > 1 else 0), at, text


def _put(line: list[str], column: int, text: str) -> None:
    """Put a text on a line, unless it would cut one that has wide characters."""
    parts = _split(text)
    if all(line[column : column + len(parts) + 1]):
        line[column : column + len(parts)] = parts


def _words(cell: Cell, width: int) -> str:
    before = sign(cell.style)
    if before:
        return before + _words(cell._replace(style=None), width - 1)
    if cell.fill == "black" and cell.is_blank:
        # A colour of its own is seen on both sides of the black.
        is_edged = cell.style in COLOURED and width > 1
        return f"▐{'█' * (width - 2)}▌" if is_edged else "█" * width
    if cell.fill == "white" and cell.is_blank:
        return padded("·", width)
    return padded(mark(cell, is_ascii=False), width)


# ---- The characters of lines, and where they meet ----------------------------------------------


def _stroke(is_across: bool, weight: int, *, is_dashed: bool = False) -> str:
    if is_dashed and weight in _DASHED:
        return _DASHED[weight][not is_across]
    return (_ACROSS if is_across else _DOWN)[weight]


def _joint(arms: Sequence[int]) -> str:
    """Where lines meet, by their weights: up, right, down, left."""
    if not any(arms):
        return " "
    if _DOUBLE not in arms:
        return _JOINTS[_index(arms, 3)]
    if not {_LIGHT, _HEAVY} & set(arms):
        return _DOUBLES[_index([arm // _DOUBLE for arm in arms], 2)]
    crossing = _CROSSINGS.get((arms[0], arms[1], arms[2], arms[3]))
    return crossing or _JOINTS[_index([min(arm, _HEAVY) for arm in arms], 3)]


def _index(arms: Sequence[int], base: int) -> int:
    """The number whose digits are the arms."""
    return int("".join(map(str, arms)), base)
