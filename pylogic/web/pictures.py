"""Boards as pictures: what the page shows as a film, or one beside the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pylogic.draw import svg
from pylogic.draw.board import Board
from pylogic.explain.explanation import Step, find_noted_steps

Data = Mapping[str, Any]


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


class Reel:
    """The frames of a film that grows, each told by what is new in it.

    Each look of a cell is told once, and a frame says which look is where: the film of a board
    of 17x17 takes a tenth of what whole pictures take.
    """

    def __init__(self) -> None:
        self._wide = 0
        self._pieces = svg.Pieces(0)
        self._earlier = 0
        """Looks that were told of narrower cells."""
        self._told = 0

    def step(self, steps: Sequence[Step]) -> Data:
        """The last of the steps so far: its words, which steps it needs, and its picture."""
        step = steps[-1]
        needs, frames = find_noted_steps(steps), self.frames(step.board())
        return {**step.to_dict(), "words": str(step), "needs": needs, "frames": frames}

    def frames(self, board: Board | None) -> list[Data]:
        """The frames of a board, with the looks that no frame had before."""
        if board is None:
            return []
        if svg.cell_width(board) > self._wide:
            self._wide = svg.cell_width(board)
            self._pieces = svg.Pieces(self._wide)
            self._earlier, self._told = self._earlier + self._told, 0
        told: list[Data] = []
        for frame in board.frames:
            found = self._pieces.places(frame.cells, board)
            looks = list(self._pieces.drawn.values())[self._told :]
            self._told += len(looks)
            told.append(
                {
                    "stencil": svg.stencil(board, frame, self._wide),
                    "columns": board.cols,
                    "cell": [self._wide, svg.SIDE, svg.EDGE],
                    "looks": looks,
                    "cells": [n if n == svg.NOTHING else n + self._earlier for n in found],
                    "name": frame.name,
                    "captions": [*frame.words, *board.captions],
                }
            )
        return told
