"""What stands beside a board: the texts of each side, in rows or columns next to the cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pylogic.draw.board import Board, Frame, Label


class Margin(NamedTuple):
    """The texts of one side of a frame."""

    depth: int
    """How many texts a line has at most, in any frame of the board."""
    labels: Mapping[tuple[int, int], Label]
    """By line and by place, from the left or the top; the texts stand next to the cells."""


def margin(board: Board, frame: Frame, side: str) -> Margin:
    """The texts of one side."""
    depth = max((_depth(one, side) for one in board.frames), default=0)
    last: dict[int, int] = {}
    for where, line, k in frame.outside:
        if where == side:
            last[line] = max(k, last.get(line, 0))
    is_before = side in ("top", "left")
    labels = {
        (line, k + depth - last[line] if is_before else k): label
        for (where, line, k), label in frame.outside.items()
        if where == side
    }
    return Margin(depth, labels)


def _depth(frame: Frame, side: str) -> int:
    return max((k for where, _, k in frame.outside if where == side), default=0)
