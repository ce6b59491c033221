"""Board -> lines of pieces of text, each with what it stands for: no colours yet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import zip_longest

from pylogic.draw import grid
from pylogic.draw.cell_text import SIGNS, columns
from pylogic.draw.grid import Piece
from pylogic.draw.layout import layout, narrow
from pylogic.draw.scene import Frame, Scene


def render(
    board: Scene, room: int | None = None, ascii_only: bool = False
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


def signs(board: Scene) -> str:
    """What the signs before the texts of some cells mean; "" without such cells."""
    found = {spot.style for frame in board.frames for spot in frame.spots}
    return "   ".join(f"{sign} {means}" for style, (sign, means) in SIGNS.items() if style in found)


def small(board: Scene, ascii_only: bool = False) -> Iterator[list[Piece]]:
    """The first frame with its edge and walls alone, without its words."""
    frame = board.frames[0]
    yield from grid.render(
        layout(board, frame, is_ascii=ascii_only, all_lines=False, has_candidates=False)
    )


def text(board: Scene, encoding: str, *, is_small: bool = False) -> str:
    """The lines as one text, for what is no terminal and shows no tints."""
    board = replace(board, legend=())
    is_ascii = not encoding.lower().startswith("utf")
    drawn = small(board, is_ascii) if is_small else render(board, ascii_only=is_ascii)
    return "\n".join("".join(words for words, _ in line) for line in drawn)


Block = list[list[Piece]]
"""The lines of one frame."""

_GAP = 3  # columns between two frames


def _frame(board: Scene, frame: Frame, room: int | None, ascii_only: bool) -> Iterator[list[Piece]]:
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
    return sum(columns(words) for words, _ in line)


def _grid(board: Scene, frame: Frame, room: int | None, ascii_only: bool) -> Iterator[list[Piece]]:
    """The first of all layouts that fits into the room, from the one that shows most."""
    has_candidates = any(cell.candidates for cell in frame.cells.values())
    smallest = None
    for shows_candidates in (True, False) if has_candidates else (False,):
        for all_lines in (True, False):
            found = layout(
                board,
                frame,
                is_ascii=ascii_only,
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
