"""Board -> lines of styled text for a terminal, by way of rich."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.segment import Segment
from rich.style import Style

from pylogic.board import Board, Cell, Frame, Wall
from pylogic.draw.text import mark

# The board is drawn on paper of its own, so that it reads the same on dark and light terminals.
_PAPER = "#d4d4d4"
_INK = "#1c1c1c"
_LINE = Style(color="#6c6c6c", bgcolor=_PAPER)
_FILLS = {  # colours that also colour-blind readers tell apart (Okabe and Ito)
    "black": _INK,
    "white": "#ffffff",
    "grey": "#999999",
    "red": "#d55e00",
    "orange": "#e69f00",
    "yellow": "#f0e442",
    "green": "#009e73",
    "blue": "#56b4e9",
    "purple": "#cc79a7",
}
_STYLES = {
    "given": Style(bold=True),
    "deduced": Style(color="#0050a0"),
    "wrong": Style(color="#ffffff", bgcolor="#c00000", bold=True),
    "highlighted": Style(bgcolor="#f0e442"),
}

# Box-drawing characters by the weight (none, light, heavy) of their arms: up, right, down, left.
_JOINTS = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)  # fmt: skip
_NONE, _LIGHT, _HEAVY = range(3)


def render(board: Board, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
    """The frames one below the other: with all lines, or where these do not fit, only walls.

    Where even that does not fit a line says so. Outside a terminal every width fits.
    """
    room = options.max_width if console.is_terminal else None
    for number, frame in enumerate(board.frames):
        if number:
            yield Segment.line()
        if frame.name:
            yield from _line([Segment(f"{frame.name}:")])
        if board.rows and board.cols:
            yield from _grid(board, frame, room, options.ascii_only)
        for caption in frame.captions:
            yield from _line([Segment(caption)])


@dataclass(frozen=True)
class _Layout:
    """The pieces of line of a frame by weight, which lines are drawn, how wide its cells are."""

    board: Board
    frame: Frame
    weights: dict[Wall, int]
    drawn: frozenset[tuple[str, int]]
    width: int

    @property
    def columns(self) -> int:
        """Columns of the whole board."""
        lines = sum(kind == "vertical" for kind, _ in self.drawn)
        return lines + self.board.cols * self.width


def _layout(board: Board, frame: Frame, all_lines: bool) -> _Layout:
    """All lines, or the edge and the walls alone."""
    rows, cols = range(1, board.rows + 1), range(1, board.cols + 1)
    edge = _HEAVY if frame.walls else _LIGHT
    inner = _LIGHT if all_lines else _NONE
    weights = {
        ("vertical", row, line): edge if line in (0, board.cols) else inner
        for row in rows
        for line in range(board.cols + 1)
    } | {
        ("horizontal", line, col): edge if line in (0, board.rows) else inner
        for line in range(board.rows + 1)
        for col in cols
    }
    weights |= dict.fromkeys(frame.walls, _HEAVY)
    drawn = frozenset(
        (kind, row if kind == "horizontal" else col)
        for (kind, row, col), weight in weights.items()
        if weight
    )
    longest = max((cell_len(mark(cell)) for cell in frame.cells.values()), default=0)
    # Two columns look square; without lines, texts that would touch need a gap.
    width = max(2, longest + (not all_lines and _touch(frame, longest)))
    return _Layout(board, frame, weights, drawn, width)


def _touch(frame: Frame, width: int) -> bool:
    """Whether in cells of that width a text would run into the one on its left."""
    return any(
        cell_len(mark(cell)) == width > 1 and frame.cell(row, col - 1).text != ""
        for (row, col), cell in frame.cells.items()
    )


def _grid(board: Board, frame: Frame, room: int | None, ascii_only: bool) -> Iterator[Segment]:
    layout = _layout(board, frame, all_lines=True)
    if room is not None and layout.columns > room:
        layout = min(layout, _layout(board, frame, all_lines=False), key=lambda x: x.columns)
    if room is not None and layout.columns > room:
        needs = f"the board needs {layout.columns} columns and there are {room}"
        yield from _line([Segment(f"({needs}: widen the terminal, or use --plain)")])
        return
    for row in range(board.rows + 1):
        if row:
            yield from _line(_cells(layout, row, ascii_only))
        if ("horizontal", row) in layout.drawn:
            yield from _line(_rule(layout, row, ascii_only))


def _cells(layout: _Layout, row: int, ascii_only: bool) -> Iterator[Segment]:
    for col in range(layout.board.cols + 1):
        if col:
            yield _cell(layout.frame.cell(row, col), layout.width, ascii_only)
        if ("vertical", col) in layout.drawn:
            weight = layout.weights["vertical", row, col]
            yield Segment(" |I"[weight] if ascii_only else " │┃"[weight], _LINE)


def _rule(layout: _Layout, row: int, ascii_only: bool) -> Iterator[Segment]:
    weights = layout.weights
    line = ""
    for col in range(layout.board.cols + 1):
        if col:
            weight = weights["horizontal", row, col]
            line += (" -="[weight] if ascii_only else " ─━"[weight]) * layout.width
        if ("vertical", col) in layout.drawn:
            up, right, down, left = (
                weights.get(piece, _NONE)
                for piece in (
                    ("vertical", row, col),
                    ("horizontal", row, col + 1),
                    ("vertical", row + 1, col),
                    ("horizontal", row, col),
                )
            )
            joint = _JOINTS[27 * up + 9 * right + 3 * down + left]
            line += joint if not ascii_only or joint == " " else "+"
    yield Segment(line, _LINE)


def _cell(cell: Cell, width: int, ascii_only: bool) -> Segment:
    paper = _FILLS[cell.fill] if cell.fill else _PAPER
    if cell.text:
        ink = _FILLS["white"] if cell.fill == "black" else _INK
        style = Style(color=ink, bgcolor=paper) + _STYLES.get(cell.style or "", Style())
        return Segment(_right(mark(cell), width), style)
    if cell.fill == "black":
        return Segment(("#" if ascii_only else "█") * width, Style(color=paper, bgcolor=paper))
    dot = "." if ascii_only else "·"
    words = dot if cell.fill == "white" else mark(cell)
    style = Style(color="#9c9c9c", bgcolor=paper) + _STYLES.get(cell.style or "", Style())
    return Segment(_right(words, width), style)


def _right(words: str, width: int) -> str:
    """Words at the right of a cell of two columns, in the middle of a wider one."""
    gap = width - cell_len(words)
    right = gap // 2 if width > 2 else 0
    return " " * (gap - right) + words + " " * right


def _line(segments: Iterable[Segment]) -> Iterator[Segment]:
    yield from segments
    yield Segment.line()
