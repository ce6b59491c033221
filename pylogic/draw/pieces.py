"""The looks of cells, each once: for pages that show many frames of a board."""

from __future__ import annotations

from collections.abc import Mapping

from pylogic.draw import svg
from pylogic.draw.scene import Cell, Scene
from pylogic.rules.symbols import Place

NOTHING = -1
"""The number of no piece."""


class Pieces:
    """The looks of cells of one width, numbered from 0."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._numbers: dict[Cell, int] = {}

    def places(self, cells: Mapping[Place, Cell], board: Scene) -> list[int]:
        """The number of the piece in each cell, row by row; NOTHING where there is none."""
        every = ((r, c) for r in range(1, board.rows + 1) for c in range(1, board.cols + 1))
        found = (cells.get(place) for place in every)
        return [NOTHING if cell is None else self._number(cell) for cell in found]

    def _number(self, cell: Cell) -> int:
        return self._numbers.setdefault(cell, len(self._numbers))

    @property
    def drawn(self) -> dict[Cell, str]:
        """Each cell with its SVG, in the order of their numbers."""
        return {cell: svg.piece(cell, self._width) for cell in self._numbers}
