"""Board -> plain text that can be read back: a row a line, cells apart by blanks."""

from __future__ import annotations

from collections.abc import Mapping

from pylogic.draw.board import COLOURS, Board, Cell, Frame


def render(board: Board) -> str:
    """The board as text: a cell's own text, else the mark of its fill, else `-`.

    Notes stand in a frame of their own; tints are not seen, nor is their legend.
    """
    frames = "\n\n".join(_frame(board, frame) for frame in board.apart().frames)
    return "\n".join([frames, *board.captions])


CIRCLES = {"white": "o", "black": "@"}
"""The marks of circles; one of another colour is a white one with the mark of its colour."""


def mark(cell: Cell, circles: Mapping[str, str] = CIRCLES) -> str:
    """What a cell says without colours, "" if nothing."""
    said = cell.text
    if cell.circle:
        said = (circles.get(cell.circle) or circles["white"] + COLOURS[cell.circle]) + said
    if said and cell.fill in (None, "white"):
        return said
    return (COLOURS[cell.fill] if cell.fill else "") + said


def _frame(board: Board, frame: Frame) -> str:
    columns = range(1, board.cols + 1)
    rows = [
        [mark(frame.cell(row, column)) or "-" for column in columns]
        for row in range(1, board.rows + 1)
    ]
    width = max((len(text) for row in rows for text in row), default=0)
    lines = [" ".join(text.rjust(width) for text in row) for row in rows]
    title = [f"{frame.name}:"] if frame.name else []
    return "\n".join([*title, *lines, *frame.captions])
