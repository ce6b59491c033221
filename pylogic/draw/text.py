"""Board -> plain text that can be read back; see `rules.notation`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pylogic.draw.rooms import rooms
from pylogic.draw.scene import COLOURS, Cell, Frame, Scene
from pylogic.rules.notation import Plain, partition, written

CIRCLES = {"white": "o", "black": "@"}
"""The marks of circles; one of another colour is a white one with the mark of its colour."""


def render(board: Scene) -> str:
    """The board as text: a cell's own text, else the mark of its fill, else `-`.

    Notes stand in a frame of their own; tints are not seen, nor is their legend.
    """
    frames = "\n\n".join(_frame(board, frame) for frame in board.apart().frames)
    return "\n".join([frames, *board.captions])


def mark(cell: Cell, circles: Mapping[str, str] = CIRCLES) -> str:
    """What a cell says without colours, "" if nothing."""
    said = cell.text
    if cell.circle:
        said = (circles.get(cell.circle) or circles["white"] + COLOURS[cell.circle]) + said
    if said and cell.fill in (None, "white"):
        return said
    return (COLOURS[cell.fill] if cell.fill else "") + said


def _frame(board: Scene, frame: Frame) -> str:
    cells = {place: text for place, cell in frame.cells.items() if (text := _text(cell))}
    edges = {edge: line.state for edge, line in frame.edges.items() if line.state}
    links = {link: line.state for link, line in frame.links.items() if line.state}
    outside = {spot: label.text for spot, label in frame.outside.items()}
    lines = written(Plain(board.rows, board.cols, cells, edges, links, outside))
    title = [f"{frame.name}:"] if frame.name else []
    return "\n".join(
        [*title, *lines, *_partitions(board, frame), *_not_seen(frame), *frame.captions]
    )


def _text(cell: Cell) -> str:
    """What a cell says, with what stands in its corners: `12\\5` down and across, or `(6+)`."""
    if not any(cell.corners):
        return mark(cell)
    top_left, across, down, bottom_right = cell.corners
    if cell.diagonals and not (top_left or bottom_right or cell.text):
        return f"{down}\\{across}"
    return f"({','.join(filter(None, cell.corners))}){mark(cell)}"


def _partitions(board: Scene, frame: Frame) -> Iterator[str]:
    """The areas between walls, unless a reader finds them again by itself, and the cages."""
    areas = rooms(board, frame)
    if areas:
        yield from ("", *partition(areas, board.rows, board.cols))
    if frame.cages:
        yield from ("", "cages:", *partition(frame.cages, board.rows, board.cols))


def _not_seen(frame: Frame) -> Iterator[str]:
    has_lines = any(cell.diagonals and not any(cell.corners) for cell in frame.cells.values())
    missing = ["dots"] * bool(frame.dots) + ["diagonals"] * has_lines
    if missing:
        yield f"(not in this text: {', '.join(missing)})"
