"""Penpa's numbers for the points of a board: cells, their corners, and the middles of sides.

A board has two more rows and columns of points on each side, margins included. The points of each
sort follow one another: the cells, the bottom right corners, the middles of bottom sides, those of
right sides; and for what stands in a cell's corners four points for each cell.
"""

from __future__ import annotations

from dataclasses import dataclass

from pylogic.rules.symbols import Edge, Place, canonical

CELL, CORNER, BOTTOM, RIGHT = range(4)
QUARTERS = ("top_left", "top_right", "bottom_left", "bottom_right")


@dataclass(frozen=True)
class Points:
    """The points of a board of rows x cols cells, with its margins."""

    rows: int
    cols: int
    top: int
    left: int
    width: int
    """Points in a row."""
    height: int

    @property
    def board(self) -> list[Place]:
        """The board's cells in reading order."""
        return [(r, c) for r in range(1, self.rows + 1) for c in range(1, self.cols + 1)]

    def has(self, place: Place) -> bool:
        """Whether a cell is one of the board's."""
        return 1 <= place[0] <= self.rows and 1 <= place[1] <= self.cols

    def place(self, index: int) -> tuple[int, Place]:
        """The sort of a point, and its cell."""
        sort, cell = divmod(index, self.width * self.height)
        return sort, (cell // self.width - 1 - self.top, cell % self.width - 1 - self.left)

    def cell(self, place: Place, sort: int = CELL) -> int:
        """The point of a sort that belongs to a cell."""
        row, col = place[0] + 1 + self.top, place[1] + 1 + self.left
        return sort * self.width * self.height + row * self.width + col

    def quarter(self, place: Place, where: str) -> int:
        """The point in a corner inside a cell."""
        whole = 4 * self.width * self.height
        return whole + 4 * self.cell(place) + QUARTERS.index(where)

    def quarter_of(self, index: int) -> tuple[Place, str] | None:
        """The cell of a point in one of its corners, and which one."""
        rest = index - 4 * self.width * self.height
        if not 0 <= rest < 4 * self.width * self.height:
            return None
        return self.place(rest // 4)[1], QUARTERS[rest % 4]

    def edge(self, edge: Edge) -> str:
        """The key of the side of a cell: its two corners."""
        row, col, side = edge
        first = (row - (side != "bottom"), col - (side != "right"))
        last = (row - (side == "top"), col - (side == "left"))
        return f"{self.cell(first, CORNER)},{self.cell(last, CORNER)}"

    def edge_of(self, one: int, other: int) -> Edge | None:
        """The side of a cell that lies between two corners, if they are neighbours."""
        (sort, first), (sort_too, last) = self.place(min(one, other)), self.place(max(one, other))
        step = last[0] - first[0], last[1] - first[1]
        if (sort, sort_too) != (CORNER, CORNER) or step not in ((0, 1), (1, 0)):
            return None
        return self.side(last, "bottom" if step == (0, 1) else "right")

    def side(self, place: Place, side: str) -> Edge:
        """The canonical name of a side at a point, which may lie just outside the board."""
        row, col = place
        if row == 0 and side == "bottom":
            return 1, col, "top"
        if col == 0 and side == "right":
            return row, 1, "left"
        return canonical(row, col, side)

    def middle(self, edge: Edge) -> str:
        """The key of the middle of a side."""
        row, col, side = edge
        at = (row - (side == "top"), col - (side == "left"))
        return str(self.cell(at, BOTTOM if side in ("top", "bottom") else RIGHT))

    def link(self, link: Edge) -> str:
        """The key of a line between the centres of neighbours."""
        row, col, side = link
        other = (row, col + 1) if side == "right" else (row + 1, col)
        return f"{self.cell((row, col))},{self.cell(other)}"

    def link_of(self, one: int, other: int) -> Edge | None:
        """The link between two cells, if they are neighbours."""
        (sort, first), (sort_too, last) = self.place(min(one, other)), self.place(max(one, other))
        step = last[0] - first[0], last[1] - first[1]
        if (sort, sort_too) != (CELL, CELL) or step not in ((0, 1), (1, 0)):
            return None
        return first[0], first[1], "right" if step == (0, 1) else "bottom"
