"""A board in characters for a terminal: its layout and painting, and the colours by rich.

A line of text is a list of pieces, each with what it draws. Where there are no colours rich is not
even imported, which would take longer than the drawing.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import cache
from itertools import groupby, product, zip_longest
from operator import itemgetter
from typing import TYPE_CHECKING, Final, Literal

from pylogic.draw.scene import (
    COLOURED,
    STEPS,
    Cell,
    Frame,
    Label,
    Line,
    Scene,
    read_margin,
    style_sign,
    write_cell,
    write_sign,
)
from pylogic.draw.signs import DIAGONALS, HEADS, LOOKS, SIGNS
from pylogic.rules.symbols import SIDES, Edge, Place

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment
    from rich.style import Style
    from rich.text import Text

LINE: Final = "line"  # the subject of a piece of the grid
Piece = tuple[str, Cell | Literal["line"] | None]
"""Text, and what it draws: a cell, a piece of line, or None for words beside the board."""

_DOT_COLOUR = "#9c9c9c"
_GAP = 3  # columns between two frames
_NO_VALUES = "(no room for the small values that cells may hold)"
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
    """Return the picture of a board's first frame as a rich text, to stand beside words: without
    its name, captions and small values, with border and walls alone."""
    from rich.style import Style
    from rich.text import Text

    pieces = [
        [(text, _rich_style(subject) or Style.null()) for text, subject in line]
        for line in _paint_small(board)
    ]
    return Text("\n", no_wrap=True).join(Text.assemble(*line) for line in pieces)


def _paint_small(board: Scene) -> list[list[Piece]]:
    """Return the lines of a board's first frame, with border and walls alone."""
    layout = Layout(_drop_small_values(board), has_lines=False)
    return layout.paint(layout.board.frames[0])


def draw_lines(board: Scene, room: int | None = None) -> Iterator[list[Piece]]:
    """Yield the lines of all frames, and captions, in `room` columns (None: any number). If these
    are few, grids have walls alone; if many, frames stand side by side."""
    blocks: list[list[list[Piece]]] = []
    layout, remark = _fit_layout(board, room)
    for frame in layout.board.frames if layout else board.frames:
        block: list[list[Piece]] = [[(f"{frame.name}:", None)]] if frame.name else []
        block += layout.paint(frame) if layout else ()
        block += [[(remark, None)]] if remark else []
        for (look, _), places in sorted(frame.paths.items()):
            cells = " ".join(f"{row},{column}" for row, column in places)
            block.append([(f"({look}: {cells})", None)])
        block += ([(caption, None)] for caption in frame.footer)
        blocks.append(block)
    if room and len(blocks) > 1:
        width = _GAP + max(_line_columns(line) for block in blocks for line in [*block, []])
        across = max(1, (room + _GAP) // width)
        rows = (blocks[first : first + across] for first in range(0, len(blocks), across))
        blocks = [_put_side_by_side(row, width) for row in rows]
    for number, block in enumerate(blocks):
        yield from [[], *block] if number else block
    for words in filter(None, (*board.captions, explain_signs(board))):
        yield [(words, None)]


def _put_side_by_side(blocks: Sequence[list[list[Piece]]], width: int) -> list[list[Piece]]:
    """Return the lines of blocks side by side, each `width` columns right of the one before."""
    lines = []
    for pieces in zip_longest(*blocks, fillvalue=[]):
        line: list[Piece] = []
        for number, piece in enumerate(pieces):
            missing = number * width - _line_columns(line)
            line += [(" " * missing, None), *piece] if piece and missing else piece
        lines.append(line)
    return lines


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
    rows = _paint_small(board) if is_small else draw_lines(board)
    return "\n".join("".join(words for words, _ in line) for line in rows)


def _line_columns(line: list[Piece]) -> int:
    """Return the width of a line in columns."""
    return sum(count_columns(words) for words, _ in line)


def _fit_layout(board: Scene, room: int | None) -> tuple[Layout | None, str]:
    """Return the fullest layout of a board that fits into `room` columns (None: any), or None if
    none fits or there are no cells, and a remark on what has no room, or "".
    Small values give way last."""
    if not (board.rows and board.cols):
        return None, ""
    cells = {cell for frame in board.frames for cell in frame.cells.values()}
    has_values = any(cell.candidates or cell.centre for cell in cells)
    needed = []
    for shown in (board, _drop_small_values(board)) if has_values else (board,):
        for has_lines in (True, False):
            layout = Layout(shown, has_lines=has_lines)
            if room is None or layout.columns <= room:
                return layout, "" if shown is board else _NO_VALUES
            needed.append(layout.columns)
    needs = f"the board needs {min(needed)} columns and there are {room}"
    return None, f"({needs}: widen the terminal, or use --plain)"


def _drop_small_values(board: Scene) -> Scene:
    """Return a board without the candidates and the centre marks of its cells."""
    frames = []
    for frame in board.frames:
        cells = {at: c._replace(candidates=(), centre=()) for at, c in frame.cells.items()}
        frames.append(replace(frame, marks={**frame.marks, **cells}))
    return replace(board, frames=tuple(frames))


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


# ---- The texts of cells ------------------------------------------------------------------------


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


def _split_columns(text: str) -> list[str]:
    """Return a text by columns: its characters; if any is wide, all in the first, "" in others."""
    wide = count_columns(text)
    return list(text) if wide == len(text) else [text, *[""] * (wide - 1)]


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
    texts = [pad(text, widest) if text else " " * widest for text in cell.candidates]
    texts += [" " * widest] * (-len(texts) % across)
    rows = (texts[k : k + across] for k in range(0, len(texts), across))
    return [*((" " if widest > 1 else "").join(row) for row in rows), *centre]


def _write_padded(cell: Cell, width: int) -> str:
    """Return a cell as a text of a width, with the sign of its style in front; a black cell is
    filled, an empty white one has a dot."""
    before = style_sign(cell.style)
    width -= len(before)
    if cell.fill == "black" and cell.is_blank:
        # A colour of its own is seen on both sides of the black.
        is_edged = cell.style in COLOURED and not before
        return before + (f"▐{'█' * (width - 2)}▌" if is_edged else "█" * width)
    is_dot = cell.fill == "white" and cell.is_blank
    return before + pad("·" if is_dot else write_cell(cell, is_ascii=False), width)


# ---- A board in characters -----------------------------------------------------------------------


class Layout:
    """The places of cells, lines and margins in characters, the same for all frames of a board.

    A node is a pair of numbers of rows and columns: of a cell (both odd), of a line on the side of
    a cell (one is even), or of a corner (both even), from 0,0 at the upper left corner. A line of
    the grid that shows nothing in any frame has no room.
    """

    def __init__(self, board: Scene, *, has_lines: bool) -> None:
        """Lay out a board with light lines between all cells, or without them: then with border,
        walls, edges and links alone."""
        self.board, self.has_lines = board, has_lines
        cells = {cell for frame in board.frames for cell in frame.cells.values()}
        has_top = any(any(cell.corners[:2]) for cell in cells)
        has_bottom = any(any(cell.corners[2:]) for cell in cells)
        # A text may stand in the line of corners where no cell has both.
        is_apart = has_top and has_bottom and all(c.is_blank for c in cells if c.corners)
        values = [_write_small_values(cell) for cell in cells]
        most = max(map(len, values), default=0)
        self.height = max(1 + has_top + has_bottom - is_apart, most)
        self.middle = 1 if has_top else self.height // 2 if most else 0
        """The line of a cell, from 0, in which its text stands."""
        self.width = self._measure_width(cells, [line for lines in values for line in lines])
        self.centre = self.width // 2
        """The column of a cell, from 0, in which a text of one character stands."""
        self.margins: dict[str, list[int]] = {}
        """The columns of each place of texts on each side, with their signs."""
        outside = [beside for frame in board.frames for beside in frame.outside.items()]
        for side in SIDES:
            has_signs = any(style_sign(label.style) for (it, *_), label in outside if it == side)
            texts = read_margin(board, board.frames[0], side).texts
            widths = (max(map(count_columns, words), default=0) for words in texts)
            self.margins[side] = [width + has_signs for width in widths]
        shown = {node for frame in board.frames for node in self._find_shown_lines(frame)}
        lines, columns = ({node[k] for node in shown if node[k] % 2 == 0} for k in (0, 1))
        left, right = (sum(n + 1 for n in self.margins[side]) for side in ("left", "right"))
        self.down = _place_spans(len(self.margins["top"]), board.rows, self.height, lines)
        self.across = _place_spans(left, board.cols, self.width, columns)
        """The lines and the columns of each number of nodes."""
        self.columns = self.across[-1].stop + right
        """Columns of the whole picture."""

    def _measure_width(self, cells: Set[Cell], values: Sequence[str]) -> int:
        """Return the columns of a cell, two or more, for all texts, lines of small values, signs
        and links of any frame."""
        frames = self.board.frames
        texts = max(map(count_columns, map(write_cell, cells)), default=0)
        texts += any(style_sign(cell.style) for cell in cells)
        for cell in cells:
            for pair in (cell.corners[:2], cell.corners[2:]):
                gap = all(pair) or bool(cell.diagonals)
                texts = max(texts, (sum(map(count_columns, pair)) + gap) * any(pair))
        texts = max([texts, *map(count_columns, values)])
        outside = (beside for frame in frames for beside in frame.outside.items())
        labels = (
            style_sign(it.style) + it.text
            for (side, *_), it in outside
            if side in ("top", "bottom")
        )
        label = max(map(count_columns, labels), default=0)
        signs = (sign for frame in frames for sign in _write_signs(frame).values())
        sign = max(map(count_columns, signs), default=0)
        width = max(2, texts, label)  # two columns look square
        if self.has_lines:
            width = max(width, 3 * any(frame.links for frame in frames))
        else:  # texts that would touch need a gap
            touching = (
                count_columns(write_cell(cell)) == texts > 1 and frame.cell(r, c - 1).is_written
                for frame in frames
                for (r, c), cell in frame.cells.items()
            )
            width = max(width, label + (label > 1), texts + any(touching))
        if sign > 1:  # from the line on, which is one column, and with a gap on both sides
            width = max(width, texts + 2 * sign - 1)
        lines = (line for f in frames for line in (*f.edges.values(), *f.links.values()))
        return max(width, 3, texts + 2) if any(style_sign(x.style) for x in lines) else width

    def weigh_lines(self, frame: Frame) -> dict[Place, int]:
        """Return the weight of the line of each node of a frame. Where the grid has no light lines
        they bound the cages."""
        border, inner = _HEAVY if frame.walls else _LIGHT, _LIGHT if self.has_lines else _NONE
        weights: dict[Place, int] = {}
        last = 2 * self.board.rows, 2 * self.board.cols
        for row, col in product(range(last[0] + 1), range(last[1] + 1)):
            if (row + col) % 2:
                is_border = row in (0, last[0]) or col in (0, last[1])
                is_bound = len(_name_cages(frame, (row, col))) > 1
                weights[row, col] = border if is_border else inner or _LIGHT * is_bound
        weights |= dict.fromkeys(map(_node_of, frame.walls), _HEAVY)
        return weights | {_node_of(e): _weigh(x) for e, x in frame.edges.items() if x.state}

    def _find_shown_lines(self, frame: Frame) -> set[Place]:
        """Return the nodes of all lines that show something in a frame, and of signs at corners."""
        shown = {node for node, weight in self.weigh_lines(frame).items() if weight}
        shown |= {_node_of(edge) for edge in frame.edges} | {*_write_signs(frame)}
        for edge, link in frame.links.items():
            node = _node_of(edge)
            # Between two texts, one above the other, there would be no room for the link.
            ends = (frame.cell(*cell) for cell in _cells_beside(node))
            is_hidden = node[0] % 2 == 0 and not any(cell.is_blank for cell in ends)
            if link.state in ("crossed", *HEADS) or link.style or (is_hidden and _weigh(link)):
                shown.add(node)
        return shown

    def find_places(self, node: Place) -> list[Place]:
        """Return line and column of each character of a node; [] if it has no room."""
        return list(product(self.down[node[0]], self.across[node[1]]))

    def find_middle(self, node: Place) -> Place:
        """Return line and column of the middle of a node, which has room."""
        line, column = self.down[node[0]].start, self.across[node[1]].start
        return line + node[0] % 2 * self.middle, column + node[1] % 2 * self.centre

    def draw_cell(self, cell: Cell) -> list[list[str]]:
        """Return the characters of a cell, by line and column: its candidates, or its text,
        diagonals and corners; no links."""
        height, width, middle = self.height, self.width, self.middle
        lines = [[" "] * width for _ in range(height)]

        def overwrite(line: list[str], column: int, text: str) -> None:
            """Overwrite a line, unless that would cut a text with wide characters."""
            parts = _split_columns(text)
            if all(line[column : column + len(parts) + 1]):
                line[column : column + len(parts)] = parts

        if values := _write_small_values(cell):
            for number, text in enumerate(values, (height - len(values)) // 2):
                lines[number] = _split_columns(pad(text, width))
            overwrite(lines[middle], 0, style_sign(cell.style))
            return lines
        has_more = any(cell.corners) or bool(cell.diagonals)
        is_full = cell.fill == "black" and cell.is_blank and not has_more
        unfilled = cell._replace(fill=None) if has_more and cell.is_blank else cell
        for number in range(height) if is_full else (middle,):
            lines[number] = _split_columns(_write_padded(unfilled, width))
        last = height - 1
        for way, number in product(cell.diagonals, range(height)):
            step = round(number * (width - 1) / last) if last else self.centre
            column = width - 1 - step if way == "up" and last else step
            is_crossed = len(cell.diagonals) > 1 and 2 * column == width - 1
            overwrite(lines[number], column, DIAGONALS["both" if is_crossed else way][0])
        for number, text in enumerate(cell.corners):
            column = width - count_columns(text) if number % 2 else 0
            overwrite(lines[last if number > 1 else 0], column, text)
        return lines

    def paint(self, frame: Frame) -> list[list[Piece]]:
        """Paint a frame and return its lines; neighbours that draw the same are one piece."""
        lines = (groupby(line, key=itemgetter(1)) for line in _Painting(self, frame).canvas)
        return [
            [("".join(map(itemgetter(0), group)), subject) for subject, group in line]
            for line in lines
        ]


def _place_spans(first: int, count: int, size: int, shown: Set[int]) -> list[range]:
    """Return the characters of the lines (even numbers) and cells (odd ones) of a grid along one
    way, from the character `first` on: cells of `size` characters, lines of one if `shown`."""
    spans = []
    for number in range(2 * count + 1):
        spans.append(range(first, first + (size if number % 2 else number in shown)))
        first = spans[-1].stop
    return spans


def _node_of(edge: Edge) -> Place:
    """Return the node of an edge, or of the middle of a link."""
    row, column, side = edge
    return 2 * row - 1 + STEPS[side][0], 2 * column - 1 + STEPS[side][1]


def _cells_beside(node: Place) -> tuple[Place, Place]:
    """Return the cells on both sides of a line's node; on the border one is off the board."""
    row, column = (node[0] + 1) // 2, (node[1] + 1) // 2
    return (row, column), (row + 1 - node[0] % 2, column + 1 - node[1] % 2)


def _name_cages(frame: Frame, node: Place) -> set[Label | None]:
    """Return the cages on both sides of a line's node, with None for a cell without a cage."""
    return {frame.cages.get(cell) for cell in _cells_beside(node)} if frame.cages else {None}


def _write_signs(frame: Frame) -> dict[Place, str]:
    """Return the signs between cells and where cells meet, by their nodes; dots, too."""
    signs = dict.fromkeys(((2 * row, 2 * column) for row, column in frame.dots), _DOT_SIGN)
    for edge, label in frame.between.items():
        signs[_node_of(edge)] = write_sign(label.text, edge[2], is_ascii=False)
    for (row, column), label in frame.vertices.items():
        signs[2 * row, 2 * column] = write_sign(label.text, "", is_ascii=False)
    return signs


def _weigh(line: Line | None) -> int:
    """Return the weight of an edge or link; _NONE for None, and for a crossed or open one."""
    return _WEIGHTS.get(line.state or "", _NONE) if line else _NONE


@cache  # a board has hundreds of such places, and a few kinds of them
def _joint_sign(arms: tuple[int, ...]) -> str:
    """Return the character where lines meet; `arms` has their weights: up, right, down, left."""
    if not any(arms):
        return " "
    if not {_LIGHT, _HEAVY} & set(arms):
        return _DOUBLES[int("".join(str(arm // _DOUBLE) for arm in arms), 2)]
    return _CROSSINGS.get(arms) or _JOINTS[int("".join(str(min(arm, _HEAVY)) for arm in arms), 3)]


class _Painting:
    """The characters of a frame by line and column, with what each of them draws."""

    def __init__(self, layout: Layout, frame: Frame) -> None:
        """Paint cells, then lines and links, signs, and margins."""
        self._layout, self._frame = layout, frame
        self._edges = {_node_of(edge): line for edge, line in frame.edges.items()}
        self._links = {_node_of(link): line for link, line in frame.links.items()}
        height = layout.down[-1].stop + len(layout.margins["bottom"])
        self.canvas: list[list[Piece]] = [[(" ", LINE)] * layout.columns for _ in range(height)]
        draw_cell = cache(layout.draw_cell)
        for row, col in product(range(1, layout.board.rows + 1), range(1, layout.board.cols + 1)):
            cell, top = frame.cell(row, col), layout.down[2 * row - 1].start
            for line, texts in enumerate(draw_cell(cell), top):
                self._paint(line, layout.across[2 * col - 1].start, texts, cell)
        self._paint_lines()
        self._paint_signs()
        for side in SIDES:
            self._paint_margin(side)

    def _paint_lines(self) -> None:
        """Paint the lines of the grid and the links, but not over the texts of cells."""
        layout, frame = self._layout, self._frame
        arms: dict[Place, list[int]] = defaultdict(lambda: [_NONE] * 4)
        """The weights of the lines up, right, down, and left from the middle of a character."""
        drawn: dict[Place, list[Line]] = defaultdict(list)
        """The edges and links at a character that do not look like lines of the grid."""
        dashed: set[Place] = set()
        points: set[Place] = set()
        """The corners where edges end that are no lines."""
        for node, weight in layout.weigh_lines(frame).items():
            edge, places, is_down = self._edges.get(node), layout.find_places(node), node[0] % 2
            for at in places:
                arms[at] = [weight, _NONE] * 2 if is_down else [_NONE, weight] * 2
                drawn[at] += [edge] if edge and (edge.style or _weigh(edge)) else []
            if len(cages := _name_cages(frame, node)) == 1 and None not in cages:
                dashed.update(places)
            for way, arm in ((-1, 2 if is_down else 1), (1, 0 if is_down else 3)):
                corner = (node[0] + way, node[1]) if is_down else (node[0], node[1] + way)
                for at in layout.find_places(corner):
                    arms[at][arm] = weight
                    drawn[at] += [edge] if edge and _weigh(edge) else []
                    points.update([at] if edge and edge.state else [])
        for node, link in sorted(self._links.items()):
            weight, is_down = _weigh(link), node[0] % 2 == 0
            # A link without a line is seen where it crosses a line of the grid, if that is shown.
            places = layout.find_places(node) and [layout.find_middle(node)]
            if weight:
                ends = (layout.find_middle((2 * r - 1, 2 * c - 1)) for r, c in _cells_beside(node))
                (top, left), (bottom, right) = ends
                places = list(product(range(top, bottom + 1), range(left, right + 1)))
            elif link.state == "open":
                weight = _LIGHT
                dashed.update(places)
            for at in places:
                for arm in (0, 2) if is_down else (3, 1):
                    if len(places) == 1 or at != places[0 if arm in (0, 3) else -1]:
                        arms[at][arm] = weight
                if link.style or _weigh(link):
                    drawn[at].insert(0, link)
        rows, columns = (
            {at: number for number, span in enumerate(spans) for at in span}
            for spans in (layout.down, layout.across)
        )
        for (line, column), own in arms.items():
            text, lines = _joint_sign(tuple(own)), drawn[line, column]
            row, col, styles = rows[line], columns[column], {known.style for known in lines}
            if not (row % 2 and col % 2):
                if (line, column) in points and not any(own):
                    text = _POINT_SIGN
                elif (line, column) in dashed and own.count(_NONE) == 2 and max(own) in _DASHED:
                    text = _DASHED[max(own)][own[0] > 0]
                style = styles.pop() if len(styles) == 1 else None
                self._paint(line, column, [text], Cell(text, style=style) if lines else LINE)
                continue
            cell, span = frame.cell((row + 1) // 2, (col + 1) // 2), layout.across[col]
            under = " ·." if cell.fill == "white" and cell.is_blank else " "
            is_whole = not all(self.canvas[line][k][0] for k in span)
            if not is_whole and self.canvas[line][column][0] in under:
                own_style = cell.style if cell.style in COLOURED else None
                style = next((known.style for known in lines if known.style), own_style)
                self._paint(line, column, [text], Cell(text, fill=cell.fill, style=style))

    def _paint_signs(self) -> None:
        """Paint the signs on the lines of the grid, and those of the styles of edges and links."""
        layout, signs, vertices = self._layout, _write_signs(self._frame), self._frame.vertices
        for node in dict.fromkeys((*self._edges, *self._links, *signs)):
            edge, link = self._edges.get(node), self._links.get(node)
            if not layout.find_places(node):
                continue
            line, column = layout.find_middle(node)
            for drawn in (link, edge):
                if drawn and drawn.state in ("crossed", *HEADS):
                    sign = HEADS.get(drawn.state, _CROSS_SIGN * 2)[node[0] % 2 == 0]
                    self._paint(line, column, [sign], Cell(text=sign, style=drawn.style))
            if node in signs:
                label = vertices.get((node[0] // 2, node[1] // 2)) if sum(node) % 2 == 0 else edge
                style = label.style if label else None
                text = signs[node] + (style_sign(style) if label is not edge else "")
                # A sign that would leave the grid begins further left.
                column = min(column, layout.across[-1].stop - count_columns(text))
                self._paint(line, column, _split_columns(text), Cell(text=text, style=style))
            column += -1 if node[0] % 2 and node[1] else 1
            for style in (drawn.style for drawn in (edge, link) if drawn):
                if style_sign(style) and len(self.canvas[line][column][0]) == 1:
                    self._paint(line, column, [style_sign(style)], Cell("*", style=style))

    def _paint_margin(self, side: str) -> None:
        """Paint the texts beside a side, as in cells above and below, aligned right beside rows."""
        layout, sizes = self._layout, self._layout.margins[side]
        is_before = side in ("top", "left")
        for (number, place), label in read_margin(layout.board, self._frame, side).labels.items():
            words = style_sign(label.style) + label.text
            if side in ("top", "bottom"):
                line = (0 if is_before else layout.down[-1].stop) + place - 1
                column = layout.across[2 * number - 1].start
                text = pad(words, layout.width)
            else:
                line = layout.down[2 * number - 1].start + layout.middle
                column = sum(n + 1 for n in sizes[: place - 1])
                column += 0 if is_before else layout.across[-1].stop + 1
                text = " " * (sizes[place - 1] - count_columns(words)) + words
            texts = _split_columns(text)
            self._paint(line, column, texts, Cell(text=label.text, style=label.style))

    def _paint(
        self, line: int, column: int, texts: Sequence[str], subject: Cell | Literal["line"]
    ) -> None:
        """Overwrite characters of a line from a column on by texts, which draw `subject`."""
        self.canvas[line][column : column + len(texts)] = [(text, subject) for text in texts]
