"""A board as lines of text for a terminal: laid out in plain characters, coloured by rich.

Where there are no colours rich is not even imported, which would take longer than the drawing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal

from pylogic.draw import grid
from pylogic.draw.grid import Piece, columns, layout, narrow
from pylogic.draw.scene import Cell, Frame, Scene
from pylogic.draw.signs import SIGNS

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment
    from rich.style import Style
    from rich.text import Text

_DOT = "#9c9c9c"
_GAP = 3  # columns between two frames


def render(board: Scene, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
    """The board as wide as the terminal allows; a pipe or file has room for everything."""
    from rich.segment import Segment

    if options.ascii_only:  # lines and signs of drawings are no ASCII
        yield Segment(f"{board}\n")
        return
    room = options.max_width if console.is_terminal else None
    for line in lines(board, room):
        yield from (Segment(text, _style(drawn)) for text, drawn in line)
        yield Segment.line()


def small(board: Scene) -> Text:
    """The board with its edge and walls alone, to stand beside words."""
    from rich.style import Style
    from rich.text import Text

    pieces: list[Text | tuple[str, Style]] = []
    for line in _small(board):
        pieces += [(text, _style(drawn) or Style.null()) for text, drawn in line]
        pieces.append(("\n", Style.null()))
    return Text.assemble(*pieces[:-1], no_wrap=True)


def lines(board: Scene, room: int | None = None) -> Iterator[list[Piece]]:
    """The frames with all lines, or where these do not fit in `room` columns, only walls.

    As many frames stand side by side as fit in; one below the other without `room`.
    """
    film = grid.steady(board) if len(board.frames) > 1 else board
    blocks = [list(_frame(film, frame, room)) for frame in board.apart().frames]
    if room and len(blocks) > 1:
        width = max(_length(line) for block in blocks for line in [*block, []])
        across = max(1, (room + _GAP) // (width + _GAP))
        rows = [blocks[first : first + across] for first in range(0, len(blocks), across)]
        blocks = [list(_side_by_side(row, width)) for row in rows]
    for number, block in enumerate(blocks):
        if number:
            yield []
        yield from block
    for caption in board.captions:
        yield [(caption, None)]
    if signs(board):
        yield [(signs(board), None)]
    if board.legend:
        yield [(f" {cell.text} ", cell) for cell in board.legend]


def signs(board: Scene) -> str:
    """The meanings of the signs that cells have before their texts; "" without signs."""
    found = {style for frame in board.frames for style in frame.styles}
    return "   ".join(f"{sign} {means}" for style, (sign, means) in SIGNS.items() if style in found)


def has_lines(encoding: str) -> bool:
    """Whether an encoding has the lines and signs of drawings: it is one of Unicode."""
    return encoding.lower().startswith("utf")


def text(board: Scene, encoding: str, *, is_small: bool = False) -> str:
    """The board as one text without colours, for pipes and files; plain where lines are unknown."""
    if not has_lines(encoding):
        return str(board)
    board = replace(board, legend=())
    drawn = _small(board) if is_small else lines(board)
    return "\n".join("".join(words for words, _ in line) for line in drawn)


def _small(board: Scene) -> Iterator[list[Piece]]:
    """The first frame with its edge and walls alone, without its words."""
    frame = board.frames[0]
    yield from grid.render(layout(board, frame, all_lines=False, has_candidates=False))


def _frame(board: Scene, frame: Frame, room: int | None) -> Iterator[list[Piece]]:
    if frame.name:
        yield [(f"{frame.name}:", None)]
    if board.rows and board.cols:
        yield from _grid(board, frame, room)
    for (look, _), places in sorted(frame.paths.items()):
        cells = " ".join(f"{row},{column}" for row, column in places)
        yield [(f"({look}: {cells})", None)]
    for caption in frame.below:
        yield [(caption, None)]


def _side_by_side(blocks: list[list[list[Piece]]], width: int) -> Iterator[list[Piece]]:
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
    return sum(columns(words) for words, _ in line)


def _grid(board: Scene, frame: Frame, room: int | None) -> Iterator[list[Piece]]:
    """The first of all layouts that fits into the room, from the one that shows most."""
    has_candidates = any(cell.candidates or cell.centre for cell in frame.cells.values())
    smallest = None
    for shows_candidates in (True, False) if has_candidates else (False,):
        for all_lines in (True, False):
            found = layout(
                board,
                frame,
                all_lines=all_lines,
                has_candidates=shows_candidates,
            )
            for one in (found,) if all_lines else (found, narrow(found)):
                if room is None or one.columns <= room:
                    yield from grid.render(one)
                    if shows_candidates != has_candidates:
                        yield [("(no room for the small values that cells may hold)", None)]
                    return
                smallest = min(smallest or one, one, key=lambda some: some.columns)
    needed = smallest.columns if smallest else 0
    needs = f"the board needs {needed} columns and there are {room}"
    yield [(f"({needs}: widen the terminal, or use --plain)", None)]


@cache
def _style(drawn: Cell | Literal["line"] | None) -> Style | None:
    if drawn is None:
        return None
    from rich.style import Style

    from pylogic.draw import palette

    if drawn == grid.LINE:
        return Style(color=palette.LINE, bgcolor=palette.PAPER)
    paper = palette.background(drawn)
    if drawn.is_blank and not (drawn.corners or drawn.diagonals or drawn.candidates):
        is_dark = drawn.fill == "black" or drawn.style in SIGNS
        return Style(color=palette.INK if is_dark else _DOT, bgcolor=paper)
    return Style(color=palette.ink(drawn), bgcolor=paper, bold=palette.is_bold(drawn) or None)
