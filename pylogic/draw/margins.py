"""What stands beside a board: the texts of each side, in rows or columns next to the cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pylogic.draw.scene import Frame, Label, Scene


class Margin(NamedTuple):
    """The texts of one side of a frame."""

    texts: tuple[frozenset[str], ...]
    """Those of each place, from the left or the top, in all frames of the board."""
    labels: Mapping[tuple[int, int], Label]
    """By line and by place; the texts stand next to the cells."""


def margin(board: Scene, frame: Frame, side: str) -> Margin:
    """The texts of one side."""
    every = [(line, k, text) for where, line, k, text in board.outside if where == side]
    depth = max((k for _, k, _ in every), default=0)
    shifts: dict[int, int] = {}
    if side in ("top", "left"):
        for line, k, _ in every:
            shifts[line] = min(depth - k, shifts.get(line, depth))
    texts: list[set[str]] = [set() for _ in range(depth)]
    for line, k, text in every:
        texts[k + shifts.get(line, 0) - 1].add(text)
    labels = {
        (line, k + shifts.get(line, 0)): label
        for (where, line, k), label in frame.outside.items()
        if where == side
    }
    return Margin(tuple(map(frozenset, texts)), labels)
