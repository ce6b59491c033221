"""Boards as pictures for the page, alone or as the frames of a film."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from pylogic.draw import svg
from pylogic.draw.board import Board
from pylogic.draw.scene import Cell
from pylogic.explain.explanation import Step
from pylogic.explain.narration import find_used_steps

Data = Mapping[str, Any]


def draw_frames(board: Board | None) -> list[Data]:
    """Return each frame as whole SVG (`svg`) with `name` and `captions`; [] without a board."""
    if board is None:
        return []
    width = svg.cell_width(board)
    return [
        {
            "svg": svg.draw_grid(board, frame, width),
            "name": frame.name,
            "captions": [*frame.captions, *board.captions],
        }
        for frame in board.frames
    ]


class Reel:
    """The frames of a growing film as data, in which each look of a cell stands only once.

    A frame's `looks` are those that no frame had before; its `cells` number looks over all frames.
    """

    def __init__(self) -> None:
        self._width = 0
        self._numbers: dict[tuple[Cell, int], int] = {}
        """The numbers of the looks sent so far, each for cells of some width."""
        self._unentered: list[Step] = []
        """The steps so far that enter nothing."""

    def draw_step(self, step: Step) -> Data:
        """Return the next step of a derivation as data; its looks count as sent.

        `needs` has the places, from 0, of the steps that it uses and that enter nothing;
        `has_candidates` is true if its picture shows candidates.
        """
        *used, _ = find_used_steps([*self._unentered, step])
        if not step.is_entered:
            self._unentered.append(step)
        board = step.board()
        looks = (look for frame in board.frames for look in frame.cells.values()) if board else ()
        return {
            **step.to_dict(),
            "words": str(step),
            "needs": [x.number - 1 for x in used],
            "frames": self.draw_frames(board),
            "has_candidates": any(look.candidates for look in looks),
        }

    def draw_frames(self, board: Board | None) -> list[Data]:
        """Return each frame as a stencil, new looks and the number of each cell's look.

        New looks count as sent. [] without a board.
        """
        if board is None:
            return []
        width = self._width = max(self._width, svg.cell_width(board))
        documents: list[Data] = []
        for frame in board.frames:
            sent, known = len(self._numbers), self._numbers
            cells = [
                known.setdefault((frame.cells[at], width), len(known))
                if at in frame.cells
                else svg.NOTHING
                for at in product(range(1, board.rows + 1), range(1, board.cols + 1))
            ]
            documents.append(
                {
                    "stencil": svg.draw_grid(board, frame, width, svg.STENCIL),
                    "columns": board.cols,
                    "cell": [width, svg.SIDE, svg.EDGE],
                    "looks": [svg.draw_piece(*look) for look in list(known)[sent:]],
                    "cells": cells,
                    "name": frame.name,
                    "captions": [*frame.captions, *board.captions],
                }
            )
        return documents
