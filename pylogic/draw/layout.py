"""Where the cells, lines and margins of a frame go in text, and how much room they need."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from pylogic.draw.palette import sign
from pylogic.draw.scene import Cell, Frame, Label, Line, Margin, Scene, Wall, margin, wall_of
from pylogic.draw.text import mark
from pylogic.rules.symbols import SIDES, Place

NONE, LIGHT, HEAVY, DOUBLE = range(4)
"""How heavy a piece of line is."""

_ONE_COLUMN = dict.fromkeys([*range(32, 127), ord("·"), 0xD7, *range(0x2500, 0x25FD)])
"""ASCII and what boards are drawn with: a column each."""


class Room(NamedTuple):
    """The lines and columns of each cell, and the line and column of its centre."""

    height: int
    width: int
    middle: int

    @property
    def centre(self) -> int:
        """The column in which a text of one character stands."""
        return self.width - 1 - (self.width - 1) // 2 if self.width > 2 else self.width - 1


@dataclass(frozen=True)
class Layout:
    """Where the cells, lines and margins of a frame go."""

    board: Scene
    frame: Frame
    is_ascii: bool
    has_candidates: bool
    weights: Mapping[Wall, int]
    """How heavy each piece of line of the grid is."""
    dashed: frozenset[Wall]
    """Those that a cage goes across."""
    drawn: frozenset[tuple[str, int]]
    """The lines of the grid for which there is room."""
    room: Room
    margins: Mapping[str, Margin]

    @property
    def columns(self) -> int:
        """Columns of the whole picture."""
        lines = sum(kind == "vertical" for kind, _ in self.drawn)
        inner = lines + self.board.cols * self.room.width
        return inner + sum(len(self.blank(side)) for side in ("left", "right"))

    @cached_property
    def edges(self) -> Mapping[Wall, Line]:
        """What is said of the sides of cells, by the pieces of line that they are."""
        return {wall_of(edge): line for edge, line in self.frame.edges.items()}

    @cached_property
    def links(self) -> Mapping[Wall, Line]:
        """What is said of links, by the pieces of line that they cross."""
        return {wall_of(link): line for link, line in self.frame.links.items()}

    @cached_property
    def widths(self) -> Mapping[str, tuple[int, ...]]:
        """The columns of the texts on the left and on the right, place by place."""
        return {side: _widths(self.margins[side]) for side in ("left", "right")}

    def blank(self, side: str) -> str:
        """The margin on the left or right of a line that has no texts."""
        return " " * sum(width + 1 for width in self.widths[side])


def layout(
    board: Scene, frame: Frame, *, is_ascii: bool, all_lines: bool, has_candidates: bool
) -> Layout:
    """A layout with all lines, or with the edge, the walls and what else is more than the grid."""
    weights = _weights(board, frame, LIGHT if all_lines else NONE)
    margins = {side: margin(board, frame, side) for side in SIDES}
    return Layout(
        board,
        frame,
        is_ascii,
        has_candidates,
        weights,
        frozenset(wall for wall in weights if weights[wall] and _is_in_cage(frame, wall)),
        _drawn(board, frame, weights),
        _cell_room(board, frame, margins, all_lines=all_lines, has_candidates=has_candidates),
        margins,
    )


def narrow(found: Layout) -> Layout:
    """The layout with cells of a single column, if nothing in it is longer."""
    frame = found.frame
    own = _least_room(frame.cells.values(), 1, has_candidates=found.has_candidates)
    longest = max([own.width, *map(_label_columns, _upright(found.margins))])
    needs_room = frame.links or any(map(needs_sign, frame.edges.values()))
    return found if longest > 1 or needs_room else replace(found, room=own)


def _weights(board: Scene, frame: Frame, inner: int) -> dict[Wall, int]:
    rows, cols = range(1, board.rows + 1), range(1, board.cols + 1)
    border = HEAVY if frame.walls else LIGHT
    weights = {
        ("vertical", row, line): border if line in (0, board.cols) else inner
        for row in rows
        for line in range(board.cols + 1)
    } | {
        ("horizontal", line, col): border if line in (0, board.rows) else inner
        for line in range(board.rows + 1)
        for col in cols
    }
    if frame.cages and not inner:
        weights |= {w: max(weights[w], LIGHT) for w in weights if _is_around_cage(frame, w)}
    weights |= dict.fromkeys(frame.walls, HEAVY)
    for edge, line in frame.edges.items():
        if line.state:
            weights[wall_of(edge)] = weight_of(line)
    return weights


def _is_around_cage(frame: Frame, wall: Wall) -> bool:
    one, other = _beside(wall)
    return frame.cages.get(one) != frame.cages.get(other)


def _is_in_cage(frame: Frame, wall: Wall) -> bool:
    one, other = _beside(wall)
    return one in frame.cages and frame.cages[one] == frame.cages.get(other)


def _beside(wall: Wall) -> tuple[Place, Place]:
    """The cells on both sides of a piece of line."""
    kind, row, column = wall
    return (row, column), ((row + 1, column) if kind == "horizontal" else (row, column + 1))


def _drawn(board: Scene, frame: Frame, weights: Mapping[Wall, int]) -> frozenset[tuple[str, int]]:
    """The lines of the grid that show something."""
    shown = {wall for wall, weight in weights.items() if weight}
    shown |= {wall_of(edge) for edge in frame.edges}
    for link, line in frame.links.items():
        row, column, side = link
        ends = frame.cell(row, column), frame.cell(row + 1, column)
        # Between two texts, one above the other, there would be no room for the link.
        is_hidden = side == "bottom" and all(cell.text or cell.circle for cell in ends)
        if line.state == "crossed" or line.style or (is_hidden and weight_of(line)):
            shown.add(wall_of(link))
    lines = {(kind, row if kind == "horizontal" else col) for kind, row, col in shown}
    for row, col in frame.dots:
        lines |= {("horizontal", row), ("vertical", col)}
    return frozenset(lines)


def _cell_room(
    board: Scene,
    frame: Frame,
    margins: Mapping[str, Margin],
    *,
    all_lines: bool,
    has_candidates: bool,
) -> Room:
    cells = frame.cells.values()
    texts = _least_room(cells, 0, has_candidates=has_candidates).width
    labels = max(map(_label_columns, _upright(margins)), default=0)
    # Two columns look square; without lines, texts that would touch need a gap.
    gap = not all_lines
    width = max(2, texts + (gap and _touch(frame, texts)), labels + (gap and labels > 1))
    if frame.links and all_lines:
        width = max(3, width)
    if any(map(needs_sign, (*frame.edges.values(), *frame.links.values()))):
        width = max(3, width, texts + 2)
    return _least_room(cells, width, has_candidates=has_candidates)


def _upright(margins: Mapping[str, Margin]) -> Iterator[Label]:
    """The texts above and below the cells."""
    for side in ("top", "bottom"):
        yield from margins[side].labels.values()


def needs_sign(line: Line) -> bool:
    """Whether a line has a style that is told by a sign."""
    return bool(sign(line.style))


def _touch(frame: Frame, width: int) -> bool:
    """Whether in cells of that width a text would run into the one on its left."""
    return any(
        columns(mark(cell)) == width > 1 and frame.cell(row, col - 1).text != ""
        for (row, col), cell in frame.cells.items()
    )


def _widths(found: Margin) -> tuple[int, ...]:
    has_signs = any(sign(label.style) for label in found.labels.values())
    return tuple(max(map(columns, some), default=0) + has_signs for some in found.texts)


def _label_columns(label: Label) -> int:
    """How many columns a text outside takes, with its sign."""
    return columns(sign(label.style) + label.text)


def weight_of(line: Line | None) -> int:
    """How heavy an edge or link is drawn."""
    return {"drawn": HEAVY, "double": DOUBLE}.get(line.state or "", NONE) if line else NONE


# ---- The texts of cells ------------------------------------------------------------------------


def columns(words: str) -> int:
    """How many columns a text takes; only what is neither ASCII nor ours needs rich to tell."""
    if words.isascii() or not words.translate(_ONE_COLUMN):
        return len(words)
    from rich.cells import cell_len

    return cell_len(words)


def _least_room(cells: Collection[Cell], width: int, *, has_candidates: bool) -> Room:
    """How much room cells need that are at least so wide."""
    longest = max((columns(mark(cell)) for cell in cells), default=0)
    width = max(width, longest + any(sign(cell.style) for cell in cells))
    width = max([width, *map(_corner_columns, cells)])
    has_top = any(any(cell.corners[:2]) for cell in cells)
    has_bottom = any(any(cell.corners[2:]) for cell in cells)
    # A text may stand in the line of corners where no cell has both.
    is_apart = has_top and has_bottom and not any(c.corners and (c.text or c.circle) for c in cells)
    height = 1 + has_top + has_bottom - is_apart
    middle = int(has_top)
    if has_candidates:
        for cell in cells:
            lines = candidate_lines(cell)
            height, width = max(height, len(lines)), max([width, *map(columns, lines)])
        if not has_top:
            middle = height // 2
    return Room(height, width, middle)


def _corner_columns(cell: Cell) -> int:
    pairs = ((cell.corners[0], cell.corners[1]), (cell.corners[2], cell.corners[3])) if (
        cell.corners
    ) else ()  # fmt: skip
    gaps = bool(cell.diagonals)
    return max((sum(map(columns, p)) + (all(p) or gaps) for p in pairs if any(p)), default=0)


def candidate_lines(cell: Cell) -> list[str]:
    """The candidates of a cell in a square, each in its place; [] without any."""
    if cell.text or not cell.candidates:
        return []
    across = math.isqrt(len(cell.candidates) - 1) + 1
    widest = max(map(columns, cell.candidates))
    apart = " " if widest > 1 else ""
    texts = [padded(text, widest) if text else " " * widest for text in cell.candidates]
    texts += [" " * widest] * (-len(texts) % across)
    rows = (texts[k : k + across] for k in range(0, len(texts), across))
    return [apart.join(row) for row in rows]


def padded(words: str, width: int) -> str:
    """Words at the right of a cell of two columns, in the middle of a wider one."""
    gap = width - columns(words)
    right = gap // 2 if width > 2 else 0
    return " " * (gap - right) + words + " " * right
