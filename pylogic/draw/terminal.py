"""A board in characters for a terminal: its layout and painting, and the colours by rich.

A line of text is a list of pieces, each with what it draws. Where there are no colours rich is not
even imported, which would take longer than the drawing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby, product, zip_longest
from operator import itemgetter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeVar

from pylogic.draw.scene import (
    COLOURED,
    Cell,
    Frame,
    Label,
    Line,
    Scene,
    Wall,
    cells_beside,
    read_margin,
    style_sign,
    wall_of,
    write_cell,
    write_sign,
)
from pylogic.draw.signs import DIAGONALS, HEADS, LOOKS, SIGNS
from pylogic.rules.symbols import SIDES

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment
    from rich.style import Style
    from rich.text import Text

LINE: Final = "line"  # the subject of a piece of the grid
Piece = tuple[str, Cell | Literal["line"] | None]
"""Text, and what it draws: a cell, a piece of line, or None for words beside the board."""
S = TypeVar("S", bound=Scene)

_DOT_COLOUR = "#9c9c9c"
_GAP = 3  # columns between two frames
_NONE, _LIGHT, _HEAVY, _DOUBLE = range(4)  # how heavy a piece of line is
# Box-drawing characters by the weight (none, light, heavy) of their arms: up, right, down, left.
_JOINTS = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)  # fmt: skip
_DOUBLES = " ═║╗══╔╦║╝║╣╚╩╠╬"
_CROSSINGS: Mapping[tuple[int, ...], str] = {
    (_LIGHT, _DOUBLE, _LIGHT, _DOUBLE): "╪",
    (_DOUBLE, _LIGHT, _DOUBLE, _LIGHT): "╫",
}
_CROSS_SIGN = "×"  # noqa: RUF001 - the sign is meant
"""The sign that there is no line."""
_POINT_SIGN, _DOT_SIGN = "·", "●"  # where open edges meet, and a dot of a frame
_ACROSS_SIGNS, _DOWN_SIGNS = " ─━═", " │┃║"  # straight lines by their weight
_DASHED = {_LIGHT: "╌╎", _HEAVY: "╍╏"}
"""Lines that a cage goes across."""
_ONE_COLUMN = dict.fromkeys(
    [*range(32, 127), ord("·"), 0xD7, *range(0x2190, 0x219A), *range(0x2500, 0x25FD)]
    + [ord(look.sign) for look in LOOKS.values()]
)
"""ASCII and what boards are drawn with: a column each."""
_WEIGHTS = {"drawn": _HEAVY, "double": _DOUBLE, "to": _HEAVY, "from": _HEAVY}
"""The weights of edges and links, by their states."""


def render(board: Scene, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
    """Yield rich segments of the board, as wide as the terminal allows or in a file at full width;
    plain text without colours if only ASCII can be shown."""
    from rich.segment import Segment

    if options.ascii_only:  # lines and signs of drawings are no ASCII
        yield Segment(f"{board}\n")
        return
    room = options.max_width if console.is_terminal else None
    for line in draw_lines(board, room):
        yield from (Segment(text, _rich_style(subject)) for text, subject in line)
        yield Segment.line()


def draw_small(board: Scene) -> Text:
    """Return the first frame as rich text, to stand beside words: with border and walls alone, and
    without name, captions and candidates."""
    from rich.style import Style
    from rich.text import Text

    pieces: list[Text | tuple[str, Style]] = []
    for line in Grid(board, board.frames[0]).paint():
        pieces += [(text, _rich_style(subject) or Style.null()) for text, subject in line]
        pieces.append(("\n", Style.null()))
    return Text.assemble(*pieces[:-1], no_wrap=True)


def draw_lines(board: Scene, room: int | None = None) -> Iterator[list[Piece]]:
    """Yield the lines of all frames, and captions, in `room` columns (None: any number). If
    these are few, grids have walls alone; if many, frames stand side by side."""
    film = fix_cell_widths(board) if len(board.frames) > 1 else board
    blocks: list[list[list[Piece]]] = []
    for frame in board.frames:
        block: list[list[Piece]] = [[(f"{frame.name}:", None)]] if frame.name else []
        if board.rows and board.cols:
            block += _fit_grid(film, frame, room)
        for (look, _), places in sorted(frame.paths.items()):
            cells = " ".join(f"{row},{column}" for row, column in places)
            block.append([(f"({look}: {cells})", None)])
        block += ([(caption, None)] for caption in frame.footer)
        blocks.append(block)
    if room and len(blocks) > 1:
        width = max(_line_columns(line) for block in blocks for line in [*block, []])
        across = max(1, (room + _GAP) // (width + _GAP))
        rows = [blocks[first : first + across] for first in range(0, len(blocks), across)]
        blocks = []
        for row in rows:
            block = []
            for pieces in zip_longest(*row, fillvalue=[]):
                line: list[Piece] = []
                for number, piece in enumerate(pieces):
                    missing = number * (width + _GAP) - _line_columns(line)
                    line += [(" " * missing, None), *piece] if piece and missing else piece
                block.append(line)
            blocks.append(block)
    for number, block in enumerate(blocks):
        if number:
            yield []
        yield from block
    for caption in board.captions:
        yield [(caption, None)]
    if explain_signs(board):
        yield [(explain_signs(board), None)]


def explain_signs(board: Scene) -> str:
    """Return a line that explains the signs of styles in any frame; "" without signs."""
    styles = {style for frame in board.frames for style in frame.styles}
    return "   ".join(
        f"{sign} {means}" for style, (sign, means) in SIGNS.items() if style in styles
    )


def has_lines(encoding: str) -> bool:
    """Return True if a text encoding, as "utf-8", has the lines and signs of drawings: any UTF."""
    return encoding.lower().startswith("utf")


def draw_text(board: Scene, encoding: str, *, is_small: bool = False) -> str:
    """Return the board drawn as one text without colours, its plain text if `encoding` has no
    lines; `is_small` draws only the first frame's border and walls."""
    if not has_lines(encoding):
        return str(board)
    rows = Grid(board, board.frames[0]).paint() if is_small else draw_lines(board)
    return "\n".join("".join(words for words, _ in line) for line in rows)


def _line_columns(line: list[Piece]) -> int:
    """Return the width of a line in columns."""
    return sum(count_columns(words) for words, _ in line)


def _fit_grid(board: Scene, frame: Frame, room: int | None) -> Iterator[list[Piece]]:
    """Yield the lines of the fullest layout of a frame that fits into `room` columns (None: any).
    Small values give way last, with a remark; a remark is all if no layout fits."""
    has_candidates = any(cell.candidates or cell.centre for cell in frame.cells.values())
    needed = None
    for shows_candidates in (True, False) if has_candidates else (False,):
        for all_lines, is_narrow in ((True, False), (False, False), (False, True)):
            grid = Grid(board, frame, shows_candidates, all_lines=all_lines, is_narrow=is_narrow)
            if room is None or grid.columns <= room:
                yield from grid.paint()
                if shows_candidates != has_candidates:
                    yield [("(no room for the small values that cells may hold)", None)]
                return
            needed = min(needed or grid.columns, grid.columns)
    needs = f"the board needs {needed} columns and there are {room}"
    yield [(f"({needs}: widen the terminal, or use --plain)", None)]


@cache
def _rich_style(subject: Cell | Literal["line"] | None) -> Style | None:
    """Return the rich style with the colours of a cell or line; None for words at the side."""
    if subject is None:
        return None
    from rich.style import Style

    from pylogic.draw import palette

    if subject == LINE:
        return Style(color=palette.LINE, bgcolor=palette.PAPER)
    paper = palette.background(subject)
    if subject.is_blank and not (subject.corners or subject.diagonals or subject.candidates):
        is_dark = subject.fill == "black" or subject.style in SIGNS
        return Style(color=palette.INK if is_dark else _DOT_COLOUR, bgcolor=paper)
    return Style(color=palette.ink(subject), bgcolor=paper, bold=palette.is_bold(subject) or None)


# ---- The room of cells -------------------------------------------------------------------------


class _CellRoom(NamedTuple):
    """The height and width of each cell in characters, and the line of its middle, from 0."""

    height: int
    width: int
    middle: int


def fix_cell_widths(board: S) -> S:
    """Return a copy of the board with `least` set, so that cells are as wide in all its frames."""
    rooms = (_measure_room(frame, has_candidates=False) for frame in board.frames)
    texts = max((room.width for room in rooms), default=0)
    gap = any(_has_touching_texts(frame, texts) for frame in board.frames)
    return replace(board, least=(texts, texts + gap))


def _measure_room(frame: Frame, *, has_candidates: bool) -> _CellRoom:
    """Return the room that the cells of a frame need, small values only if `has_candidates`."""
    cells = frame.cells.values()
    longest = max(map(count_columns, {write_cell(cell) for cell in cells}), default=0)
    width = longest + any(style_sign(cell.style) for cell in cells)
    for cell in cells:
        for pair in (cell.corners[:2], cell.corners[2:]):
            if any(pair):
                gap = all(pair) or bool(cell.diagonals)
                width = max(width, sum(map(count_columns, pair)) + gap)
    has_top = any(any(cell.corners[:2]) for cell in cells)
    has_bottom = any(any(cell.corners[2:]) for cell in cells)
    # A text may stand in the line of corners where no cell has both.
    is_apart = has_top and has_bottom and all(c.is_blank for c in cells if c.corners)
    height = 1 + has_top + has_bottom - is_apart
    middle = int(has_top)
    if has_candidates:
        for cell in cells:
            lines = _write_small_values(cell)
            height, width = max(height, len(lines)), max([width, *map(count_columns, lines)])
        if not has_top:
            middle = height // 2
    return _CellRoom(height, width, middle)


def _has_touching_texts(frame: Frame, width: int) -> bool:
    """Return True if a text as wide as the cells, of two columns or more, would touch a text on its
    left."""
    return width > 1 and any(
        count_columns(write_cell(cell)) == width and frame.cell(row, col - 1).is_written
        for (row, col), cell in frame.cells.items()
    )


def _write_small_values(cell: Cell) -> list[str]:
    """Return the lines of a cell's candidates, in a square, and of its centre marks; [] if it has
    none, or has a text."""
    if cell.is_written:
        return []
    centre = [cell.centre_text] if cell.centre else []
    if not cell.candidates:
        return centre
    across = math.isqrt(len(cell.candidates) - 1) + 1
    widest = max(map(count_columns, cell.candidates))
    apart = " " if widest > 1 else ""
    texts = [pad(text, widest) if text else " " * widest for text in cell.candidates]
    texts += [" " * widest] * (-len(texts) % across)
    rows = (texts[k : k + across] for k in range(0, len(texts), across))
    return [*(apart.join(row) for row in rows), *centre]


def count_columns(words: str) -> int:
    """Return the width of a text in columns, by rich if it has others than a board's characters."""
    if words.isascii() or not words.translate(_ONE_COLUMN):
        return len(words)
    from rich.cells import cell_len

    return cell_len(words)


def pad(words: str, width: int) -> str:
    """Return words padded to a width: aligned right in two columns, centred in more; longer words
    as they are."""
    gap = width - count_columns(words)
    right = gap // 2 if width > 2 else 0
    return " " * (gap - right) + words + " " * right


# ---- A frame in characters -----------------------------------------------------------------------


class Grid:
    """A frame in characters: the places of its cells, lines and margins, and their painting."""

    def __init__(
        self,
        board: Scene,
        frame: Frame,
        has_candidates: bool = False,
        *,
        all_lines: bool = False,
        is_narrow: bool = False,
    ) -> None:
        """Lay out a frame with `all_lines`, or with border, walls, edges and links alone; without
        `all_lines`, `is_narrow` makes cells of one column if no text is longer."""
        self.board, self.frame, self.has_candidates = board, frame, has_candidates
        self.edges = {wall_of(edge): line for edge, line in frame.edges.items()}
        self.links = {wall_of(link): line for link, line in frame.links.items()}
        self.between = {
            wall_of(edge): write_sign(label.text, edge[2], is_ascii=False)
            for edge, label in frame.between.items()
        }
        self.vertices = {
            place: write_sign(label.text, "", is_ascii=False)
            for place, label in frame.vertices.items()
        }
        self.margins = {side: read_margin(board, frame, side) for side in SIDES}
        self.weights = self._weigh_walls(_LIGHT if all_lines else _NONE)
        self.room = self._choose_room(all_lines=all_lines, is_narrow=is_narrow)
        # The places of the lines of the grid that have room, and the beginnings of the cells.
        self.lined = self._find_shown_lines()
        top, height = len(self.margins["top"].texts), self.room.height
        self.down, self.rows, self.bottom = self._place(top, "horizontal", board.rows, height)
        left, width = sum(n + 1 for n in self._margin_widths("left")), self.room.width
        self.across, self.cols, self.right = self._place(left, "vertical", board.cols, width)
        self.columns = self.right + sum(width + 1 for width in self._margin_widths("right"))
        """Columns of the whole picture."""

    def _weigh_walls(self, inner: int) -> dict[Wall, int]:
        """Return the weight of each wall; `inner` is that of a plain line. If this is _NONE, light
        lines bound the cages."""
        cages = self.frame.cages
        border = _HEAVY if self.frame.walls else _LIGHT
        weights = {wall: border if is_border else inner for wall, is_border in self.board.lattice}
        if cages and not inner:
            for wall in weights:
                cage, next_cage = map(cages.get, cells_beside(wall))
                weights[wall] = max(weights[wall], _LIGHT if cage != next_cage else _NONE)
        weights |= dict.fromkeys(self.frame.walls, _HEAVY)
        return weights | {wall: _weigh(line) for wall, line in self.edges.items() if line.state}

    def _choose_room(self, *, all_lines: bool, is_narrow: bool) -> _CellRoom:
        """Return the room of a cell for all texts, signs and links of the frame: one column if
        `is_narrow` and nothing is longer, else two or more."""
        frame, least = self.frame, self.board.least
        height, texts, middle = _measure_room(frame, has_candidates=self.has_candidates)
        labels = [*self.margins["top"].labels.values(), *self.margins["bottom"].labels.values()]
        label = max((count_columns(style_sign(it.style) + it.text) for it in labels), default=0)
        between = max(
            map(count_columns, (*self.between.values(), *self.vertices.values())), default=0
        )
        has_signs = any(style_sign(line.style) for line in self.edges.values())
        is_wide = max(texts, least[0], label, between) > 1 or frame.links or has_signs
        if is_narrow and not is_wide:
            return _CellRoom(height, max(1, texts), middle)
        # Two columns look square; without lines, texts that would touch need a gap.
        width = max(2, texts, least[not all_lines], label + (not all_lines and label > 1))
        if not all_lines:
            width = max(width, texts + _has_touching_texts(frame, texts))
        elif frame.links:
            width = max(3, width)
        if between > 1:  # from the line on, which is one column, and with a gap on both sides
            width = max(width, texts + 2 * between - 1)
        if has_signs or any(style_sign(line.style) for line in self.links.values()):
            width = max(3, width, texts + 2)
        return _CellRoom(height, width, middle)

    def _find_shown_lines(self) -> set[tuple[str, int]]:
        """Return each line of the grid that shows something, as ("horizontal" or "vertical", its
        number from 0)."""
        shown = {wall for wall, weight in self.weights.items() if weight}
        shown |= {*self.edges, *self.between}
        for wall, link in self.links.items():
            ends = (self.frame.cell(*place) for place in cells_beside(wall))
            # Between two texts, one above the other, there would be no room for the link.
            is_hidden = wall[0] == "horizontal" and not any(cell.is_blank for cell in ends)
            is_marked = link.state in ("crossed", "to", "from") or bool(link.style)
            if is_marked or (is_hidden and _weigh(link)):
                shown.add(wall)
        lines = {(kind, row if kind == "horizontal" else col) for kind, row, col in shown}
        for row, col in (*self.frame.dots, *self.vertices):
            lines |= {("horizontal", row), ("vertical", col)}
        return lines

    def _place(
        self, first: int, kind: str, count: int, step: int
    ) -> tuple[list[int], list[int], int]:
        """Return the places of lines of a kind by number from 0, those of cells, `step` characters
        long, by number from 1 (0 is unused), and the end; all count from `first`."""
        lines, cells = [first], [first]
        for number in range(1, count + 1):
            cells.append(lines[-1] + ((kind, number - 1) in self.lined))
            lines.append(cells[-1] + step)
        return lines, cells, lines[-1] + ((kind, count) in self.lined)

    def _margin_widths(self, side: str) -> list[int]:
        """Return the width of each place of texts on a side, left or right, with their signs."""
        texts, labels = self.margins[side]
        has_signs = any(style_sign(label.style) for label in labels.values())
        return [max(map(count_columns, words), default=0) + has_signs for words in texts]

    @property
    def _centre(self) -> int:
        """The column of a cell, from 0, in which a text of one character stands."""
        width = self.room.width
        return width - 1 - (width - 1) // 2 if width > 2 else width - 1

    def paint(self) -> Iterator[list[Piece]]:
        """Paint the frame and yield its lines; neighbours that draw the same are one piece."""
        height = self.bottom + len(self.margins["bottom"].texts)
        self._canvas: list[list[Piece]] = [[(" ", LINE)] * self.columns for _ in range(height)]
        looks = dict[Cell, list[list[str]]]()
        for row, col in product(range(1, self.board.rows + 1), range(1, self.board.cols + 1)):
            cell, left = self.frame.cell(row, col), self.cols[col]
            if cell not in looks:
                looks[cell] = self._draw_cell(cell)
            for line, texts in enumerate(looks[cell], self.rows[row]):
                self._canvas[line][left : left + len(texts)] = [(text, cell) for text in texts]
        for row, col in {place for wall in self.links for place in cells_beside(wall)}:
            self._paint_arms(row, col)
        for wall, weight in self.weights.items():
            self._paint_wall(wall, weight)
        posts = [number for kind, number in self.lined if kind == "vertical"]
        for row in (number for kind, number in self.lined if kind == "horizontal"):
            for col in posts:
                self._canvas[self.down[row]][self.across[col]] = self._draw_vertex(row, col)
        for place, label in self.frame.vertices.items():
            text = self.vertices[place] + style_sign(label.style)
            self._paint_sign(self.down[place[0]], self.across[place[1]], text, label)
        for side in SIDES:
            self._paint_margin(side)
        for pieces in self._canvas:
            yield [
                ("".join(map(itemgetter(0), group)), subject)
                for subject, group in groupby(pieces, key=itemgetter(1))
            ]

    def _draw_cell(self, cell: Cell) -> list[list[str]]:
        """Return the characters of a cell, by line and column: its candidates, or its text,
        diagonals and corners; no links."""
        height, width, middle = self.room
        lines = [[" "] * width for _ in range(height)]
        candidates = _write_small_values(cell) if self.has_candidates else []
        if candidates:
            for number, text in enumerate(candidates, (height - len(candidates)) // 2):
                lines[number] = _split_columns(pad(text, width))
            _overwrite(lines[middle], 0, style_sign(cell.style))
            return lines
        has_more = any(cell.corners) or bool(cell.diagonals)
        is_full = cell.fill == "black" and cell.is_blank and not has_more
        unfilled = cell._replace(fill=None) if has_more and cell.is_blank else cell
        for number in range(height) if is_full else (middle,):
            lines[number] = _split_columns(_write_padded(unfilled, width))
        last = height - 1
        for way, line in product(cell.diagonals, range(height)):
            step = round(line * (width - 1) / last) if last else self._centre
            column = width - 1 - step if way == "up" and last else step
            is_crossed = len(cell.diagonals) > 1 and 2 * column == width - 1
            _overwrite(lines[line], column, DIAGONALS["both" if is_crossed else way][0])
        for number, text in enumerate(cell.corners):
            column = width - count_columns(text) if number % 2 else 0
            _overwrite(lines[last if number > 1 else 0], column, text)
        return lines

    def _paint_arms(self, row: int, col: int) -> None:
        """Paint the parts of links within a cell, but not over its text; nothing if no link there
        draws a line."""
        walls = ("horizontal", row - 1, col), ("vertical", row, col), ("horizontal", row, col)
        sides = [self.links.get(wall) for wall in (*walls, ("vertical", row, col - 1))]
        arms = [_weigh(line) for line in sides]
        if not any(arms):
            return
        cell, top, left = self.frame.cell(row, col), self.rows[row], self.cols[col]
        middle, centre = top + self.room.middle, left + self._centre
        # The lines and the columns of the characters of each arm.
        spans: Sequence[tuple[Sequence[int], Sequence[int]]] = (
            (range(top, middle), [centre]),
            ([middle], range(centre + 1, left + self.room.width)),
            (range(middle + 1, top + self.room.height), [centre]),
            ([middle], range(left, centre)),
        )
        own = {
            place: (_line_sign(number % 2 == 1, arms[number]), sides[number])
            for number, (lines, across) in enumerate(spans)
            if arms[number]
            for place in product(lines, across)
        }
        styled = next((line for line in sides if line and line.style), None)
        own[middle, centre] = _joint_sign(arms), styled
        under = " ·." if cell.fill == "white" and cell.is_blank else " "
        for (line, column), (text, side) in own.items():
            before = self._canvas[line]
            is_whole = not all(text for text, _ in before[left : left + self.room.width])
            if not is_whole and before[column][0] in under:
                style = side.style if side and side.style else None
                style = style or (cell.style if cell.style in COLOURED else None)
                before[column] = text, Cell(text=text, fill=cell.fill, style=style)

    def _paint_wall(self, wall: Wall, weight: int) -> None:
        """Paint a wall, the edge and the link there, and their signs; nothing if its line of the
        grid is not shown."""
        kind, row, col = wall
        is_across = kind == "horizontal"
        if (kind, row if is_across else col) not in self.lined:
            return
        edge, link = self.edges.get(wall), self.links.get(wall)
        cage, next_cage = map(self.frame.cages.get, cells_beside(wall))
        text = _line_sign(is_across, weight, is_dashed=cage is not None and cage == next_cage)
        piece = text, _line_subject(text, edge)
        if is_across:
            line, column = self.down[row], self.cols[col]
            self._canvas[line][column : column + self.room.width] = [piece] * self.room.width
            column += self._centre
        else:
            line, column = self.rows[row], self.across[col]
            for number in range(line, line + self.room.height):
                self._canvas[number][column] = piece
            line += self.room.middle
        is_crossed = edge is not None and edge.state == "crossed"
        if edge and is_crossed:
            self._canvas[line][column] = _CROSS_SIGN, Cell(text=_CROSS_SIGN, style=edge.style)
        if link and (is_across or not is_crossed):
            self._canvas[line][column] = _draw_crossing(link, weight, is_across)
        if wall in self.between:
            self._paint_sign(line, column, self.between[wall], edge)
        column += 1 if is_across or not col else -1
        for style in (drawn.style for drawn in (edge, link) if drawn):
            if style_sign(style) and len(self._canvas[line][column][0]) == 1:
                self._canvas[line][column] = style_sign(style), Cell("*", style=style)

    def _paint_sign(self, line: int, column: int, text: str, styled: Line | Label | None) -> None:
        """Paint a sign on a line of the grid, from a column on or further left where it would leave
        the grid, in the style of a line or label."""
        column = min(column, self.right - count_columns(text))
        self._paint(line, column, text, Cell(text=text, style=styled.style if styled else None))

    def _paint(self, line: int, column: int, text: str, subject: Cell) -> None:
        """Overwrite a line of the canvas from a column on with a text that draws `subject`."""
        pieces: list[Piece] = [(part, subject) for part in _split_columns(text)]
        self._canvas[line][column : column + len(pieces)] = pieces

    def _draw_vertex(self, row: int, col: int) -> Piece:
        """Return the piece at the bottom right of a cell, where lines of the grid meet: a dot, a
        joint of lines, or a point between open edges."""
        walls: tuple[Wall, ...] = (
            ("vertical", row, col),
            ("horizontal", row, col + 1),
            ("vertical", row + 1, col),
            ("horizontal", row, col),
        )
        if (row, col) in self.frame.dots:
            return _DOT_SIGN, Cell(text=_DOT_SIGN)
        text = _joint_sign([self.weights.get(wall, _NONE) for wall in walls])
        edges = [self.edges[wall] for wall in walls if wall in self.edges]
        if text == " ":
            return _POINT_SIGN if any(edge.state for edge in edges) else " ", LINE
        styles = {edge.style for edge in edges if _weigh(edge)}
        style = next(iter(styles)) if len(styles) == 1 else None
        return text, Cell(text=text, style=style) if styles else LINE

    def _paint_margin(self, side: str) -> None:
        """Paint the texts beside a side, as in cells above and below, aligned right beside rows."""
        widths = self._margin_widths(side)
        is_before = side in ("top", "left")
        for (number, place), label in self.margins[side].labels.items():
            words = style_sign(label.style) + label.text
            if side in ("top", "bottom"):
                line = (0 if is_before else self.bottom) + place - 1
                column, text = self.cols[number], pad(words, self.room.width)
            else:
                line = self.rows[number] + self.room.middle
                start = 0 if is_before else self.right + 1
                column = start + sum(width + 1 for width in widths[: place - 1])
                text = " " * (widths[place - 1] - count_columns(words)) + words
            self._paint(line, column, text, Cell(text=label.text, style=label.style))


def _split_columns(text: str) -> list[str]:
    """Return a text by columns: its characters; if any is wide, all in the first, "" in others."""
    wide = count_columns(text)
    return list(text) if wide == len(text) else [text, *[""] * (wide - 1)]


def _overwrite(line: list[str], column: int, text: str) -> None:
    """Overwrite a line from a column on, unless that would cut a text with wide characters."""
    parts = _split_columns(text)
    if all(line[column : column + len(parts) + 1]):
        line[column : column + len(parts)] = parts


def _write_padded(cell: Cell, width: int) -> str:
    """Return a cell as a text of a width, with the sign of its style in front; a black cell is
    filled, an empty white one has a dot."""
    before = style_sign(cell.style)
    width -= len(before)
    if cell.fill == "black" and cell.is_blank:
        # A colour of its own is seen on both sides of the black.
        is_edged = cell.style in COLOURED and not before and width > 1
        return before + (f"▐{'█' * (width - 2)}▌" if is_edged else "█" * width)
    is_dot = cell.fill == "white" and cell.is_blank
    return before + pad("·" if is_dot else write_cell(cell, is_ascii=False), width)


# ---- The characters of lines, and where they meet ----------------------------------------------


def _weigh(line: Line | None) -> int:
    """Return the weight of an edge or link; _NONE for None, and for a crossed or open one."""
    return _WEIGHTS.get(line.state or "", _NONE) if line else _NONE


def _line_subject(text: str, line: Line | None) -> Cell | Literal["line"]:
    """Return what a piece of an edge or link draws: a cell of its style, LINE if it shows none."""
    if line is None or not (line.style or _weigh(line)):
        return LINE
    return Cell(text=text, style=line.style)


def _draw_crossing(link: Line, weight: int, is_across: bool) -> Piece:
    """Return the piece where a link crosses a line of the grid, as its state says: a cross, a head,
    a joint, or for an open link a short stroke."""
    if link.state == "crossed":
        return _CROSS_SIGN, Cell(text=_CROSS_SIGN, style=link.style)
    if link.state in HEADS:
        text = HEADS[link.state][is_across]
        return text, _line_subject(text, link)
    own = _LIGHT if link.state == "open" else _weigh(link)
    if link.state == "open" and not weight:
        return _line_sign(not is_across, _LIGHT, is_dashed=True), _line_subject("", link)
    text = _joint_sign((own, weight, own, weight) if is_across else (weight, own, weight, own))
    return text, _line_subject(text, link)


def _line_sign(is_across: bool, weight: int, *, is_dashed: bool = False) -> str:
    """Return the character of a line by its weight, " " for none; a dashed one crosses a cage."""
    if is_dashed and weight in _DASHED:
        return _DASHED[weight][not is_across]
    return (_ACROSS_SIGNS if is_across else _DOWN_SIGNS)[weight]


def _joint_sign(arms: Sequence[int]) -> str:
    """Return the character where lines meet; `arms` has their weights: up, right, down, left."""
    if not any(arms):
        return " "
    if not {_LIGHT, _HEAVY} & set(arms):
        return _DOUBLES[int("".join(str(arm // _DOUBLE) for arm in arms), 2)]
    return (
        _CROSSINGS.get(tuple(arms))
        or _JOINTS[int("".join(str(min(arm, _HEAVY)) for arm in arms), 3)]
    )
