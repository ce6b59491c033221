"""Board -> lines of pieces of text, each with what it stands for: no colours yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import Final, Literal, NamedTuple

from pylogic.draw.board import Board, Cell, Frame, Wall
from pylogic.draw.palette import BACKGROUNDS
from pylogic.draw.text import mark

# Box-drawing characters by the weight (none, light, heavy) of their arms: up, right, down, left.
_JOINTS = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)  # fmt: skip
_NONE, _LIGHT, _HEAVY = range(3)


SIGNS = {
    "effect": ("*", "follows"),
    "cause": ("'", "from this"),
    "region": ("~", "in these cells"),
    "wrong": ("!", "what contradicts"),
    "undone": ("-", "taken back"),
}
"""The signs of what colours tell, and what they mean: for where there are none, or one cannot tell
them apart."""

LINE: Final = "line"
Piece = tuple[str, Cell | Literal["line"] | None]
"""Text, and what it draws: a cell, a piece of line, or None for words beside the board."""


def render(
    board: Board, room: int | None = None, ascii_only: bool = False
) -> Iterator[list[Piece]]:
    """The frames with all lines, or where these do not fit in `room` columns, only walls.

    As many frames stand side by side as fit in; one below the other without `room`.
    """
    blocks = [list(_frame(board, frame, room, ascii_only)) for frame in board.apart().frames]
    width = max(_length(line) for block in blocks for line in [*block, []])
    across = max(1, (room + _GAP) // (width + _GAP)) if room else 1
    for first in range(0, len(blocks), across):
        if first:
            yield []
        yield from _side_by_side(blocks[first : first + across], width)
    for caption in board.captions:
        yield [(caption, None)]
    if signs(board):
        yield [(signs(board), None)]
    if board.legend:
        yield [(f" {cell.text} ", cell) for cell in board.legend]


def signs(board: Board) -> str:
    """What the signs before the texts of some cells mean; "" without such cells."""
    found = {cell.style for frame in board.frames for cell in frame.cells.values()}
    return "   ".join(f"{sign} {means}" for style, (sign, means) in SIGNS.items() if style in found)


def small(board: Board, ascii_only: bool = False) -> Iterator[list[Piece]]:
    """The first frame with its edge and walls alone, without its words."""
    yield from _drawn(_layout(board, board.frames[0], all_lines=False), ascii_only)


def text(board: Board, encoding: str, *, is_small: bool = False) -> str:
    """The lines as one text, for what is no terminal and shows no tints."""
    board = replace(board, legend=())
    is_ascii = not encoding.lower().startswith("utf")
    drawn = small(board, is_ascii) if is_small else render(board, ascii_only=is_ascii)
    return "\n".join("".join(words for words, _ in line) for line in drawn)


_ONE_COLUMN = dict.fromkeys([*range(32, 127), ord("·"), *range(0x2500, 0x25A0)])
"""ASCII and what boards are drawn with: a column each."""

Block = list[list[Piece]]
"""The lines of one frame."""

_GAP = 3  # columns between two frames


def _frame(board: Board, frame: Frame, room: int | None, ascii_only: bool) -> Iterator[list[Piece]]:
    if frame.name:
        yield [(f"{frame.name}:", None)]
    if board.rows and board.cols:
        yield from _grid(board, frame, room, ascii_only)
    for caption in frame.captions:
        yield [(caption, None)]


def _side_by_side(blocks: list[Block], width: int) -> Iterator[list[Piece]]:
    """The lines of blocks next to each other, in columns of one width."""
    for pieces in zip_longest(*blocks, fillvalue=[]):
        line: list[Piece] = []
        missing = 0
        for piece in pieces:
            if piece:
                line += [(" " * missing, None), *piece] if missing else piece
                missing = 0
            missing += width + _GAP - _length(piece)
        yield line


def _length(line: list[Piece]) -> int:
    return sum(_columns(words) for words, _ in line)


def _grid(board: Board, frame: Frame, room: int | None, ascii_only: bool) -> Iterator[list[Piece]]:
    layout = _layout(board, frame, all_lines=True)
    if room is not None and layout.columns > room:
        layout = min(layout, _layout(board, frame, all_lines=False), key=lambda x: x.columns)
    if room is not None and layout.columns > room:
        needs = f"the board needs {layout.columns} columns and there are {room}"
        yield [(f"({needs}: widen the terminal, or use --plain)", None)]
        return
    yield from _drawn(layout, ascii_only)


def _drawn(layout: _Layout, ascii_only: bool) -> Iterator[list[Piece]]:
    for row in range(layout.board.rows + 1):
        if row:
            yield list(_cells(layout, row, ascii_only))
        if ("horizontal", row) in layout.drawn:
            yield [(_rule(layout, row, ascii_only), LINE)]


class _Layout(NamedTuple):
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
    longest = max((_columns(mark(cell)) for cell in frame.cells.values()), default=0)
    longest += any(map(_sign, frame.cells.values()))
    # Two columns look square; without lines, texts that would touch need a gap.
    width = max(2, longest + (not all_lines and _touch(frame, longest)))
    return _Layout(board, frame, weights, drawn, width)


def _touch(frame: Frame, width: int) -> bool:
    """Whether in cells of that width a text would run into the one on its left."""
    return any(
        _columns(mark(cell)) == width > 1 and frame.cell(row, col - 1).text != ""
        for (row, col), cell in frame.cells.items()
    )


def _cells(layout: _Layout, row: int, ascii_only: bool) -> Iterator[Piece]:
    for col in range(layout.board.cols + 1):
        if col:
            cell = layout.frame.cell(row, col)
            yield _words(cell, layout.width, ascii_only), cell
        if ("vertical", col) in layout.drawn:
            weight = layout.weights["vertical", row, col]
            yield (" |I" if ascii_only else " │┃")[weight], LINE


def _rule(layout: _Layout, row: int, ascii_only: bool) -> str:
    weights = layout.weights
    line = ""
    for col in range(layout.board.cols + 1):
        if col:
            weight = weights["horizontal", row, col]
            line += (" -="[weight] if ascii_only else " ─━"[weight]) * layout.width
        if ("vertical", col) in layout.drawn:
            joint = _JOINTS[
                27 * weights.get(("vertical", row, col), _NONE)
                + 9 * weights.get(("horizontal", row, col + 1), _NONE)
                + 3 * weights.get(("vertical", row + 1, col), _NONE)
                + weights.get(("horizontal", row, col), _NONE)
            ]
            line += joint if not ascii_only or joint == " " else "+"
    return line


def _sign(cell: Cell) -> str:
    return SIGNS[cell.style][0] if cell.style in SIGNS else ""


def _words(cell: Cell, width: int, ascii_only: bool) -> str:
    sign = _sign(cell)
    if sign:
        return sign + _words(cell._replace(style=None), width - 1, ascii_only)
    if cell.fill == "black" and not cell.text:
        # A colour of its own is seen on both sides of the black.
        full = f"▐{'█' * (width - 2)}▌" if cell.style in BACKGROUNDS else "█" * width
        return "#" * width if ascii_only else full
    is_dot = cell.fill == "white" and not cell.text
    return _right(("." if ascii_only else "·") if is_dot else mark(cell), width)


def _right(words: str, width: int) -> str:
    """Words at the right of a cell of two columns, in the middle of a wider one."""
    gap = width - _columns(words)
    right = gap // 2 if width > 2 else 0
    return " " * (gap - right) + words + " " * right


def _columns(words: str) -> int:
    """How many columns a text takes; only what is neither ASCII nor ours needs rich to tell."""
    if words.isascii() or not words.translate(_ONE_COLUMN):
        return len(words)
    from rich.cells import cell_len

    return cell_len(words)
