"""Board -> plain text that can be read back; see `rules.notation`."""

from __future__ import annotations

from collections.abc import Iterator, Set

from pylogic.draw.scene import STEPS, Cell, Frame, Scene, beside, mark, wall_of
from pylogic.rules.notation import Plain, partition, square_boxes, written
from pylogic.rules.symbols import Place


def render(board: Scene) -> str:
    """The board as text: a cell's own text, else the mark of its fill, else `-`.

    Notes stand in a frame of their own; tints are not seen, nor is their legend.
    """
    frames = "\n\n".join(_frame(board, frame) for frame in board.apart().frames)
    return "\n".join([frames, *board.captions])


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
    """The text of a cell and of its corners: `12\\5` is down and across, `(6+)` a corner."""
    if not any(cell.corners):
        return mark(cell)
    top_left, across, down, bottom_right = cell.corners
    if cell.diagonals and not (top_left or bottom_right or cell.text):
        return f"{down}\\{across}"
    return f"({','.join(filter(None, cell.corners))}){mark(cell)}"


def _partitions(board: Scene, frame: Frame) -> Iterator[str]:
    """The areas between walls, unless a reader finds them alone, and the cages."""
    areas = _rooms(board, frame)
    if areas:
        yield from ("", *partition(areas, board.rows, board.cols))
    if frame.cages:
        yield from ("", "cages:", *partition(frame.cages, board.rows, board.cols))


def _not_seen(frame: Frame) -> Iterator[str]:
    has_lines = any(cell.diagonals and not any(cell.corners) for cell in frame.cells.values())
    missing = ["dots"] * bool(frame.dots) + ["diagonals"] * has_lines
    if missing:
        yield f"(not in this text: {', '.join(missing)})"


# ---- The areas that walls cut a board into ---------------------------------------------------


def _rooms(board: Scene, frame: Frame) -> dict[Place, int]:
    """The areas, numbered by their first cells; {} where walls cut off none, or end within one.

    Black cells belong to areas, or lie outside of all where walls end at them. Boxes that a board
    of this size has by itself, the squarest, wide ones, are left out.
    """
    black = {place for place, cell in frame.cells.items() if cell.fill == "black"}
    return _areas(board, frame, set()) or (_areas(board, frame, black) if black else {})


def _areas(board: Scene, frame: Frame, outside: Set[Place]) -> dict[Place, int]:
    found: dict[Place, int] = dict.fromkeys(outside, 0)
    count = 0
    for first in ((r, c) for r in range(1, board.rows + 1) for c in range(1, board.cols + 1)):
        if frame.walls and first not in found:
            count += 1
            _fill(board, frame, first, count, found)
    ends_within = any(
        found.get(one) == found.get(other)
        for one, other in map(beside, frame.walls)
        if one in found and one not in outside
    )
    areas = {place: number for place, number in found.items() if number}
    return {} if count < 2 or ends_within or _are_boxes(board, areas) else areas


def _fill(board: Scene, frame: Frame, first: Place, number: int, found: dict[Place, int]) -> None:
    waiting = [first]
    while waiting:
        row, col = waiting.pop()
        if (row, col) in found:
            continue
        found[row, col] = number
        waiting += [
            (row + down, col + right)
            for side, (down, right) in STEPS.items()
            if wall_of((row, col, side)) not in frame.walls
            and 1 <= row + down <= board.rows
            and 1 <= col + right <= board.cols
        ]


def _are_boxes(board: Scene, areas: dict[Place, int]) -> bool:
    side = board.rows
    if board.cols != side or len(areas) < side * side:
        return False
    height, width = square_boxes(side)
    return all(
        number == (r - 1) // height * (side // width) + (c - 1) // width + 1
        for (r, c), number in areas.items()
    )
