"""A board in characters for a terminal: its layout and painting, and the colours by rich.

A line of text is a list of pieces, each with what it draws. Where there are no colours rich is not
even imported, which would take longer than the drawing.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence, Set
from functools import cache
from itertools import accumulate, groupby, pairwise, product, zip_longest
from operator import itemgetter
from typing import TYPE_CHECKING, Final, Literal
from unicodedata import east_asian_width

from pylogic.draw import scene
from pylogic.draw.scene import Cell, Frame, Label, Line, Scene, cells_beside, style_sign, write_cell
from pylogic.draw.signs import DIAGONALS, HEADS, SIGNS
from pylogic.rules.symbols import SIDES, Edge, Place

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment
    from rich.style import Style
    from rich.text import Text

LINE: Final = "line"  # the subject of a piece of the grid
# Text, and what it draws: a cell, a piece of line, or None for words beside the board.
Piece = tuple[str, Cell | Literal["line"] | None]
_Canvas = list[list[Piece]]  # each piece is a character, or "" behind a wide one

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
_CROSSINGS: dict[tuple[int, ...], str] = {(_LIGHT, _DOUBLE) * 2: "╪", (_DOUBLE, _LIGHT) * 2: "╫"}
_CROSS_SIGN = "×"  # noqa: RUF001 - where there is no line
_POINT_SIGN, _DOT_SIGN = "·", "●"  # where open edges meet, and a dot of a frame
_DASHED = {_LIGHT: "╌╎", _HEAVY: "╍╏"}  # lines that a cage goes across
_WEIGHTS = {"drawn": _HEAVY, "double": _DOUBLE, "to": _HEAVY, "from": _HEAVY}
"""The weights of edges and links, by their states; crossed and open ones have none."""


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

    lines = []
    for line in draw_lines(board, is_small=True):
        pieces = ((text, _rich_style(subject) or Style.null()) for text, subject in line)
        lines.append(Text.assemble(*pieces))
    return Text("\n", no_wrap=True).join(lines)


def draw_lines(
    board: Scene, room: int | None = None, *, is_small: bool = False
) -> Iterator[list[Piece]]:
    """Yield the lines of all frames, and captions, in `room` columns (None: any number). If these
    are few, grids have walls alone; if many, frames stand side by side. `is_small` draws only the
    first frame's border and walls, without small values."""
    if is_small:
        board = _drop_small_values(board)
        yield from Layout(board, has_lines=False).paint(board.frames[0])
        return
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
        rows = [blocks[first : first + across] for first in range(0, len(blocks), across)]
        blocks = [[] for _ in rows]
        for block, row in zip(blocks, rows, strict=True):
            for lines in zip_longest(*row, fillvalue=[]):
                block.append([])
                for number, line in enumerate(lines):
                    missing = number * width - _line_columns(block[-1])
                    block[-1] += [(" " * missing, None), *line] if line and missing else line
    for number, block in enumerate(blocks):
        yield from [[], *block] if number else block
    for words in filter(None, (*board.captions, explain_signs(board))):
        yield [(words, None)]


def explain_signs(board: Scene) -> str:
    """Return a line that explains the signs of styles in any frame; "" without signs."""
    styles = {style for frame in board.frames for style in frame.styles}
    meanings = [" ".join(signs) for style, signs in SIGNS.items() if style in styles]
    return "   ".join(meanings)


def has_lines(encoding: str) -> bool:
    """Return True if a text encoding, as "utf-8", has the lines and signs of drawings: any UTF."""
    return encoding.lower().startswith("utf")


def draw_text(board: Scene, encoding: str, *, is_small: bool = False) -> str:
    """Return the board drawn as one text without colours, its plain text if `encoding` has no
    lines; `is_small` draws only the first frame's border and walls."""
    if not has_lines(encoding):
        return str(board)
    lines = ("".join(words for words, _ in x) for x in draw_lines(board, is_small=is_small))
    return "\n".join(lines)


def _line_columns(line: list[Piece]) -> int:
    """Return the width of a line in columns."""
    return sum(count_columns(words) for words, _ in line)


def _fit_layout(board: Scene, room: int | None) -> tuple[Layout | None, str]:
    """Return the fullest layout of a board that fits into `room` columns (None: any), or None if
    none fits or there are no cells, and a remark on what has no room, or "".
    Small values give way last."""
    if not (board.rows and board.cols):
        return None, ""
    bare = _drop_small_values(board)
    boards = (board, bare) if bare != board else (board,)
    needed = []
    for shown, has_lines in product(boards, (True, False)):
        layout = Layout(shown, has_lines=has_lines)
        if room is None or layout.columns <= room:
            return layout, "" if shown is board else _NO_VALUES
        needed.append(layout.columns)
    needs = f"the board needs {min(needed)} columns and there are {room}"
    return None, f"({needs}: widen the terminal, or use --plain)"


def _drop_small_values(board: Scene) -> Scene:
    """Return a board without the candidates and the centre marks of its cells."""
    if not any(c.candidates or c.centre for frame in board.frames for c in frame.cells.values()):
        return board
    return board.with_marks(
        lambda frame: {at: c._replace(candidates=(), centre=()) for at, c in frame.cells.items()}
    )


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
    bold = True if subject.style in palette.BOLD else None
    return Style(color=palette.ink(subject), bgcolor=paper, bold=bold)


# ---- Texts by columns --------------------------------------------------------------------------


def count_columns(words: str) -> int:
    """Return the width of a text in columns: wide characters, as of Chinese, take two."""
    wide = 0 if words.isascii() else sum(east_asian_width(sign) in "WF" for sign in words)
    return len(words) + wide


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
    widest = max(map(count_columns, cell.candidates), default=0)
    across = math.isqrt(max(len(cell.candidates) - 1, 0)) + 1
    texts = [pad(text, widest) if text else " " * widest for text in cell.candidates]
    texts += [" " * widest] * (-len(texts) % across)
    rows = (texts[k : k + across] for k in range(0, len(texts), across))
    lines = [(" " if widest > 1 else "").join(row) for row in rows]
    return [*lines, cell.centre_text] if cell.centre else lines


# ---- The parts of a board ----------------------------------------------------------------------


def _node_of(edge: Edge) -> Place:
    """Return the node of an edge, or of the middle of a link."""
    row, column, side = edge
    return 2 * row - 1 + scene.STEPS[side][0], 2 * column - 1 + scene.STEPS[side][1]


def _trace_cages(frame: Frame) -> tuple[set[Place], set[Place]]:
    """Return the nodes of the lines within the cages of a frame, and of those around them."""
    within, around = set[Place](), set[Place]()
    for (row, column), name in frame.cages.items():
        for side in SIDES:
            _, other = cells_beside((row, column, side))
            own = within if frame.cages.get(other) == name else around
            own.add(_node_of((row, column, side)))
    return within, around


def _find_signs(frame: Frame) -> dict[Place, Label]:
    """Return the signs between cells and where cells meet, by their nodes; dots, too."""
    signs = {(2 * row, 2 * column): Label(_DOT_SIGN) for row, column in frame.dots}
    for edge, label in frame.between.items():
        signs[_node_of(edge)] = Label(scene.write_sign(label.text, edge[2], is_ascii=False))
    for (row, column), label in frame.vertices.items():
        text = scene.write_sign(label.text, "", is_ascii=False)
        signs[2 * row, 2 * column] = label._replace(text=text)
    return signs


@cache  # a board has hundreds of such places, and a few kinds of them
def _joint_sign(arms: tuple[int, ...]) -> str:
    """Return the character where lines meet; `arms` has their weights: up, right, down, left."""
    if {_LIGHT, _HEAVY}.isdisjoint(arms):
        return _DOUBLES[int("".join(str(arm // _DOUBLE) for arm in arms), 2)]
    return _CROSSINGS.get(arms) or _JOINTS[int("".join(str(min(arm, _HEAVY)) for arm in arms), 3)]


def _place_spans(first: int, count: int, size: int, shown: Set[int]) -> list[range]:
    """Return the characters of the lines (even numbers) and cells (odd ones) of a grid along one
    way, from the character `first` on: cells of `size` characters, lines of one if `shown`."""
    sizes = (size if number % 2 else number in shown for number in range(2 * count + 1))
    return [range(*span) for span in pairwise(accumulate(sizes, initial=first))]


class Layout:
    """The places of cells, lines and margins in characters, the same for all frames of a board.

    A node is a pair of numbers of rows and columns: of a cell (both odd), of a line on the side of
    a cell (one is even), or of a corner (both even), from 0,0 at the upper left corner. A line of
    the grid that shows nothing in any frame has no room.
    """

    def __init__(self, board: Scene, *, has_lines: bool) -> None:
        """Lay out a board with light lines between all cells, or without them: then with border,
        walls, edges and links alone."""
        self.board, self._has_lines, frames = board, has_lines, board.frames
        cells = {cell for frame in frames for cell in frame.cells.values()}
        values = [_write_small_values(cell) for cell in cells]
        most = max(map(len, values), default=0)
        has_top, has_bottom = (any(any(c.corners[k : k + 2]) for c in cells) for k in (0, 2))
        # A text may stand in the line of corners where no cell has both.
        is_apart = has_top and has_bottom and all(c.is_blank for c in cells if c.corners)
        self._height = max(1 + has_top + has_bottom - is_apart, most)
        self._middle = 1 if has_top else self._height // 2 if most else 0  # the line of the text
        self._width = self._measure_width(cells, [line for lines in values for line in lines])
        self._centre = self._width // 2  # the column of a text of one character
        self._margins: dict[str, list[int]] = {}  # the columns of each place of texts, with signs
        outside = [beside for frame in frames for beside in frame.outside.items()]
        for side in SIDES:
            has_signs = any(style_sign(label.style) for (it, *_), label in outside if it == side)
            texts = scene.read_margin(board, frames[0], side).texts
            self._margins[side] = [max(map(count_columns, x), default=0) + has_signs for x in texts]
        shown: set[Place] = set()  # the nodes of lines, and of signs at corners
        for frame in frames:
            shown |= {node for node, weight in self._weigh_lines(frame).items() if weight}
            shown |= {_node_of(edge) for edge in frame.edges} | {*_find_signs(frame)}
            for edge, link in frame.links.items():
                # Between two texts, one above the other, there would be no room for the link.
                is_between = not any(frame.cell(*cell).is_blank for cell in cells_beside(edge))
                is_hidden = edge[2] == "bottom" and is_between and link.state in _WEIGHTS
                if is_hidden or link.style or link.state in ("crossed", *HEADS):
                    shown.add(_node_of(edge))
        lines, columns = ({node[k] for node in shown if node[k] % 2 == 0} for k in (0, 1))
        left, right = (sum(n + 1 for n in self._margins[side]) for side in ("left", "right"))
        self._down = _place_spans(len(self._margins["top"]), board.rows, self._height, lines)
        self._across = _place_spans(left, board.cols, self._width, columns)
        self.columns = self._across[-1].stop + right  # of the whole picture

    def _measure_width(self, cells: Set[Cell], values: Sequence[str]) -> int:
        """Return the columns of a cell, two or more, for all texts, lines of small values, signs
        and links of any frame."""
        frames = self.board.frames
        texts = max(map(count_columns, map(write_cell, cells)), default=0)
        texts += any(style_sign(cell.style) for cell in cells)
        pairs = ((c.corners[k : k + 2], bool(c.diagonals)) for c in cells for k in (0, 2))
        small = [" " * (all(pair) or gap) + "".join(pair) for pair, gap in pairs if any(pair)]
        texts = max([texts, *map(count_columns, (*small, *values))])
        outside = (beside for frame in frames for beside in frame.outside.items())
        labels = (label for (side, *_), label in outside if side in ("top", "bottom"))
        label = max((count_columns(style_sign(x.style) + x.text) for x in labels), default=0)
        signs = (sign.text for frame in frames for sign in _find_signs(frame).values())
        sign = max(map(count_columns, signs), default=0)
        width = max(2, texts, label)  # two columns look square
        if self._has_lines:
            width = max(width, 3 * any(frame.links for frame in frames))
        else:  # texts that would touch need a gap
            is_touching = texts > 1 and any(
                count_columns(write_cell(cell)) == texts and frame.cell(r, c - 1).is_written
                for frame in frames
                for (r, c), cell in frame.cells.items()
            )
            width = max(width, label + (label > 1), texts + is_touching)
        if sign > 1:  # from the line on, which is one column, and with a gap on both sides
            width = max(width, texts + 2 * sign - 1)
        lines = (line for f in frames for line in (*f.edges.values(), *f.links.values()))
        return max(width, 3, texts + 2) if any(style_sign(x.style) for x in lines) else width

    def _weigh_lines(self, frame: Frame) -> dict[Place, int]:
        """Return the weights of a frame's lines by node; without a light grid lines bound cages."""
        last = 2 * self.board.rows, 2 * self.board.cols
        down, across = (range(1, end, 2) for end in last)
        outer = [*product((0, last[0]), across), *product(down, (0, last[1]))]
        every = product(range(last[0]), range(last[1])) if self._has_lines else ()
        states = {_node_of(e): line.state for e, line in frame.edges.items() if line.state}
        return {
            **dict.fromkeys(map(_node_of, frame.edges), _NONE),
            **{node: _LIGHT for node in every if sum(node) % 2},
            **dict.fromkeys(_trace_cages(frame)[1], _LIGHT),
            **dict.fromkeys(outer, _HEAVY if frame.walls else _LIGHT),
            **dict.fromkeys(map(_node_of, frame.walls), _HEAVY),
            **{node: _WEIGHTS.get(state, _NONE) for node, state in states.items()},
        }

    def _find_places(self, node: Place) -> list[Place]:
        """Return line and column of each character of a node; [] if it has no room."""
        return list(product(self._down[node[0]], self._across[node[1]]))

    def _find_middle(self, node: Place) -> Place:
        """Return line and column of the middle of a node, which has room."""
        line, column = self._down[node[0]].start, self._across[node[1]].start
        return line + node[0] % 2 * self._middle, column + node[1] % 2 * self._centre

    def paint(self, frame: Frame) -> list[list[Piece]]:
        """Paint a frame and return its lines; neighbours that draw the same are one piece."""
        height = self._down[-1].stop + len(self._margins["bottom"])
        canvas: _Canvas = [[(" ", LINE)] * self.columns for _ in range(height)]
        draw_cell = cache(lambda cell: [[(x, cell) for x in y] for y in self._draw_cell(cell)])
        for row, col in product(range(1, self.board.rows + 1), range(1, self.board.cols + 1)):
            cell, across = frame.cell(row, col), self._across[2 * col - 1]
            for line, pieces in enumerate(draw_cell(cell), self._down[2 * row - 1].start):
                canvas[line][across.start : across.start + len(pieces)] = pieces
        self._paint_lines(canvas, frame)
        self._paint_signs(canvas, frame)
        for side, sizes in self._margins.items():
            is_before = side in ("top", "left")
            for (number, k), label in scene.read_margin(self.board, frame, side).labels.items():
                words = style_sign(label.style) + label.text
                if side in ("top", "bottom"):
                    line = (0 if is_before else self._down[-1].stop) + k - 1
                    column, text = self._across[2 * number - 1].start, pad(words, self._width)
                else:
                    line = self._down[2 * number - 1].start + self._middle
                    column = sum(n + 1 for n in sizes[: k - 1])
                    column += 0 if is_before else self._across[-1].stop + 1
                    text = " " * (sizes[k - 1] - count_columns(words)) + words
                subject = Cell(label.text, style=label.style)
                _overwrite(canvas[line], column, _split_columns(text), subject)
        lines = (groupby(pieces, key=itemgetter(1)) for pieces in canvas)
        return [[("".join(map(itemgetter(0), own)), it) for it, own in line] for line in lines]

    def _draw_cell(self, cell: Cell) -> list[list[str]]:
        """Return the characters of a cell, by line and column: its candidates, or its text, with
        the sign of its style in front, diagonals and corners; no links."""
        width, last, before = self._width, self._height - 1, style_sign(cell.style)
        lines = [[" "] * width for _ in range(self._height)]

        def add(number: int, column: int, text: str) -> None:
            """Overwrite a line, unless that would cut a text with wide characters."""
            line, parts = lines[number], _split_columns(text)
            if all(line[column : column + len(parts) + 1]):
                line[column : column + len(parts)] = parts

        if values := _write_small_values(cell):
            for number, text in enumerate(values, (self._height - len(values)) // 2):
                lines[number] = _split_columns(pad(text, width))
            add(self._middle, 0, before)
            return lines
        if cell.is_blank and (any(cell.corners) or cell.diagonals):
            cell = cell._replace(fill=None)
        fill, room = cell.fill if cell.is_blank else None, width - len(before)
        text = pad("·" if fill == "white" else write_cell(cell, is_ascii=False), room)
        if fill == "black":  # a colour of its own is seen on both sides of the black
            is_edged = cell.style in scene.COLOURED and not before
            text = f"▐{'█' * (width - 2)}▌" if is_edged else "█" * room
        for number in range(self._height) if fill == "black" else (self._middle,):
            lines[number] = _split_columns(before + text)
        for way, number in product(cell.diagonals, range(self._height)):
            step = round(number * (width - 1) / last) if last else self._centre
            column = width - 1 - step if way == "up" and last else step
            is_crossed = len(cell.diagonals) > 1 and 2 * column == width - 1
            add(number, column, DIAGONALS["both" if is_crossed else way][0])
        for number, text in enumerate(cell.corners):
            column = width - count_columns(text) if number % 2 else 0
            add(last if number > 1 else 0, column, text)
        return lines

    def _paint_lines(self, canvas: _Canvas, frame: Frame) -> None:
        """Paint the lines of the grid and the links of a frame, but not over the texts of cells."""
        edges = {_node_of(edge): line for edge, line in frame.edges.items()}
        # The weights of the lines up, right, down, and left from the middle of a character.
        arms: dict[Place, list[int]] = defaultdict(lambda: [_NONE] * 4)
        # The edges and links at a character that do not look like lines of the grid.
        drawn: dict[Place, list[Line]] = defaultdict(list)
        points = set[Place]()  # the ends of edges that are no lines
        dashed = {at for node in _trace_cages(frame)[0] for at in self._find_places(node)}
        weights = self._weigh_lines(frame)
        for node, weight in weights.items():
            edge = edges.get(node)
            for at in self._find_places(node):
                arms[at] = [weight, _NONE] * 2 if node[0] % 2 else [_NONE, weight] * 2
                drawn[at] += [edge] if edge and (edge.style or edge.state in _WEIGHTS) else []
        shown = ([k for k in range(0, len(x), 2) if x[k]] for x in (self._down, self._across))
        for row, col in product(*shown):
            near = [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]
            meeting = [edges[node] for node in near if node in edges]
            for at in self._find_places((row, col)):
                arms[at] = [weights.get(node, _NONE) for node in near]
                drawn[at] += [edge for edge in meeting if edge.state in _WEIGHTS]
                points.update([at] if any(edge.state for edge in meeting) else [])
        for side in sorted(frame.links, key=_node_of):
            node, link = _node_of(side), frame.links[side]
            weight = _WEIGHTS.get(link.state or "", _NONE)
            # A link without a line is seen where it crosses a line of the grid, if that is shown.
            places = self._find_places(node) and [self._find_middle(node)]
            if weight:
                ends = (self._find_middle((2 * r - 1, 2 * c - 1)) for r, c in cells_beside(side))
                (top, left), (bottom, right) = ends
                places = list(product(range(top, bottom + 1), range(left, right + 1)))
            elif link.state == "open":
                weight = _LIGHT
                dashed.update(places)
            for at in places:
                for arm in (0, 2) if side[2] == "bottom" else (3, 1):
                    if len(places) == 1 or at != places[0 if arm in (0, 3) else -1]:
                        arms[at][arm] = weight
                if link.style or link.state in _WEIGHTS:
                    drawn[at].insert(0, link)
        for (line, column), own in arms.items():
            sign, lines = _joint_sign(tuple(own)), drawn[line, column]
            before, cell = canvas[line][column]
            if isinstance(cell, Cell):
                blanks = " ·." if cell.fill == "white" and cell.is_blank else " "
                own_style = cell.style if cell.style in scene.COLOURED else None
                style = next((known.style for known in lines if known.style), own_style)
                if before and before in blanks:  # "" is behind a wide character
                    canvas[line][column] = sign, Cell(sign, fill=cell.fill, style=style)
                continue
            if (line, column) in points and not any(own):
                sign = _POINT_SIGN
            elif (line, column) in dashed and own.count(_NONE) == 2 and max(own) in _DASHED:
                sign = _DASHED[max(own)][own[0] > 0]
            styles = {known.style for known in lines}
            style = styles.pop() if len(styles) == 1 else None
            canvas[line][column] = sign, Cell(sign, style=style) if lines else LINE

    def _paint_signs(self, canvas: _Canvas, frame: Frame) -> None:
        """Paint the signs on the lines of the grid, and those of the styles of edges and links."""
        edges = {_node_of(edge): line for edge, line in frame.edges.items()}
        links = {_node_of(link): line for link, line in frame.links.items()}
        signs = _find_signs(frame)
        for node in dict.fromkeys((*edges, *links, *signs)):
            if not self._find_places(node):
                continue
            line, column = self._find_middle(node)
            lines = [known for known in (links.get(node), edges.get(node)) if known]
            for known in lines:
                if known.state in ("crossed", *HEADS):
                    sign = HEADS.get(known.state, _CROSS_SIGN * 2)[node[0] % 2 == 0]
                    canvas[line][column] = sign, Cell(sign, style=known.style)
            if label := signs.get(node):
                text = label.text + style_sign(label.style)
                style = edges[node].style if node in edges else label.style
                # A sign that would leave the grid begins further left.
                column = min(column, self._across[-1].stop - count_columns(text))
                _overwrite(canvas[line], column, _split_columns(text), Cell(text, style=style))
            column += -1 if node[0] % 2 and node[1] else 1
            for style in (known.style for known in reversed(lines)):
                if style_sign(style) and len(canvas[line][column][0]) == 1:
                    canvas[line][column] = style_sign(style), Cell("*", style=style)


def _overwrite(
    line: list[Piece], column: int, texts: Sequence[str], subject: Cell | Literal["line"]
) -> None:
    """Overwrite characters of a line from a column on by texts, which draw `subject`."""
    line[column : column + len(texts)] = [(text, subject) for text in texts]
