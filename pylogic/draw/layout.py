"""Where the cells, lines and margins of a frame go in a terminal, and how much room they need."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from pylogic.draw import strokes
from pylogic.draw.cell_text import Room, columns, room, sign
from pylogic.draw.scene import Frame, Label, Line, Margin, Scene, Wall, margin
from pylogic.draw.strokes import HEAVY, LIGHT, NONE, wall_of
from pylogic.draw.text import mark
from pylogic.rules.symbols import SIDES, Place


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
        _room(board, frame, margins, all_lines=all_lines, has_candidates=has_candidates),
        margins,
    )


def narrow(found: Layout) -> Layout:
    """The layout with cells of a single column, if nothing in it is longer."""
    frame = found.frame
    own = room(frame.cells.values(), 1, has_candidates=found.has_candidates)
    longest = max([own.width, *map(label_columns, _upright(found.margins))])
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
            weights[wall_of(edge)] = strokes.weight(line)
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
        if line.state == "crossed" or line.style or (is_hidden and strokes.weight(line)):
            shown.add(wall_of(link))
    lines = {(kind, row if kind == "horizontal" else col) for kind, row, col in shown}
    for row, col in frame.dots:
        lines |= {("horizontal", row), ("vertical", col)}
    return frozenset(lines)


def _room(
    board: Scene,
    frame: Frame,
    margins: Mapping[str, Margin],
    *,
    all_lines: bool,
    has_candidates: bool,
) -> Room:
    cells = frame.cells.values()
    texts = room(cells, 0, has_candidates=has_candidates).width
    labels = max(map(label_columns, _upright(margins)), default=0)
    # Two columns look square; without lines, texts that would touch need a gap.
    gap = not all_lines
    width = max(2, texts + (gap and _touch(frame, texts)), labels + (gap and labels > 1))
    if frame.links and all_lines:
        width = max(3, width)
    if any(map(needs_sign, (*frame.edges.values(), *frame.links.values()))):
        width = max(3, width, texts + 2)
    return room(cells, width, has_candidates=has_candidates)


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


def label_columns(label: Label) -> int:
    """How many columns a text outside takes, with its sign."""
    return columns(sign(label.style) + label.text)
