"""Boards as pictures: what the page shows as a film, or one beside the other."""

from __future__ import annotations

from pylogic.draw import svg
from pylogic.draw.board import Board
from pylogic.web.jobs import Data


def frames(board: Board | None) -> list[Data]:
    """The frames of a board as pictures, with their names and captions; none without a board."""
    if board is None:
        return []
    wide = svg.cell_width(board)
    return [
        {
            "svg": svg.grid(board, frame, wide),
            "name": frame.name,
            "captions": [*frame.words, *board.captions],
        }
        for frame in board.frames
    ]
