"""Board -> plain text that can be read back; see `draw.notation`."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import product

from pylogic.draw.notation import (
    SLANTS,
    PlainBoard,
    squarest_box,
    write_board,
    write_partition,
    write_paths,
)
from pylogic.draw.scene import (
    STEPS,
    Cell,
    Frame,
    Scene,
    cells_beside,
    is_inside,
    write_cell,
    write_sign,
)
from pylogic.draw.signs import DIAGONALS
from pylogic.rules.symbols import Edge, Place, canonical_edge


def render(board: Scene) -> str:
    """Return the board as text, its frames one below the other: a cell is its own text, else the
    mark of its fill, else `-`. All frames have the same width."""
    film = [_make_plain(board, frame) for frame in board.frames]
    pictures = []
    for frame in board.frames:
        title = [f"{frame.name}:"] if frame.name else []
        lines = write_board(_make_plain(board, frame), film)
        pictures.append("\n".join([*title, *lines, *_write_footer(board, frame)]))
    return "\n".join(["\n\n".join(pictures), *board.captions])


def _make_plain(board: Scene, frame: Frame) -> PlainBoard:
    """Return the cells, lines and signs of a frame that text can show, no sign that is too long."""
    cells = {place: text for place, cell in frame.cells.items() if (text := _write_cell_text(cell))}
    edges = {edge: line.state for edge, line in frame.edges.items() if line.state}
    links = {link: line.state for link, line in frame.links.items() if line.state}
    outside = {spot: label.text.translate(SLANTS) for spot, label in frame.outside.items()}
    between, vertices = _write_signs(frame)
    return PlainBoard(
        board.rows,
        board.cols,
        cells,
        edges,
        links,
        outside,
        between={edge: sign for edge, sign in between.items() if len(sign) == 1},
        vertices={place: sign for place, sign in vertices.items() if len(sign) <= 2},
    )


def _write_signs(frame: Frame) -> tuple[dict[Edge, str], dict[Place, str]]:
    """Return the characters of the signs on the sides of cells, and of those where cells meet."""
    return (
        {edge: write_sign(label.text, edge[2]) for edge, label in frame.between.items()},
        {place: write_sign(label.text, "") for place, label in frame.vertices.items()},
    )


def _write_cell_text(cell: Cell) -> str:
    """Return the text of a cell with its corners: `12\\5` is down and across, `(6+)` a corner;
    several texts have colons between them. A diagonal is written only in an empty cell."""
    if len(cell.texts) > 1:
        cell = cell._replace(text=cell.text + ":".join(cell.texts), texts=())
    if not any(cell.corners):
        is_slanted = cell == Cell(style=cell.style, diagonals=cell.diagonals[:1])
        return (
            DIAGONALS[cell.diagonals[0]][1] if is_slanted and cell.diagonals else write_cell(cell)
        )
    top_left, across, down, bottom_right = cell.corners
    if cell.diagonals and not (top_left or bottom_right or cell.text):
        return f"{down}\\{across}"
    return f"({','.join(filter(None, cell.corners))}){write_cell(cell)}"


def _write_footer(board: Scene, frame: Frame) -> Iterator[str]:
    """Yield the lines under the cells: areas that the cells do not show, cages, paths, the kinds of
    marks that text leaves out, pieces and captions."""
    areas = _find_written_areas(board, frame)
    if areas:
        yield from ("", *write_partition(areas, board.rows, board.cols))
    if frame.cages:
        cages = {place: label.text for place, label in frame.cages.items()}
        yield from ("", "cages:", *write_partition(cages, board.rows, board.cols))
    for look in sorted({look for look, _ in frame.paths}):
        own = {name: places for (its, name), places in frame.paths.items() if its == look}
        numbers: dict[tuple[int, int, int | str], int] = {
            (*at, name): k for name, places in own.items() for k, at in enumerate(places, 1)
        }
        yield from ("", f"{look}s:", *write_partition(write_paths(numbers), board.rows, board.cols))
    between, vertices = _write_signs(frame)
    missing = {
        "dots": bool(frame.dots),
        "centre marks": any(cell.centre for cell in frame.cells.values()),
        "diagonals": any(
            cell.diagonals and not any(cell.corners) and _write_cell_text(cell) == write_cell(cell)
            for cell in frame.cells.values()
        ),
        "links": bool(frame.links and (frame.edges or between or vertices)),
        "long signs between cells": any(len(sign) > 1 for sign in between.values())
        or any(len(sign) > 2 for sign in vertices.values()),
    }
    if any(missing.values()):
        yield f"(not in this text: {', '.join(kind for kind in missing if missing[kind])})"
    yield from frame.footer


# ---- The areas that walls cut a board into ---------------------------------------------------


def _find_written_areas(board: Scene, frame: Frame) -> dict[Place, int]:
    """Return the number of each cell's area, in reading order; {} if no areas are to be written:
    walls cut off none, or end within one, or cut off the boxes that a board of this size has.

    Black cells belong to areas, or lie outside of all where walls end at them.
    """
    black = {place for place, cell in frame.cells.items() if cell.fill == "black"}
    areas = _flood_areas(board, frame, set()) or (
        _flood_areas(board, frame, black) if black else {}
    )
    if not areas or board.rows != board.cols:
        return areas
    height, width = squarest_box(board.rows)
    are_boxes = all(
        areas.get((r, c)) == (r - 1) // height * height + (c - 1) // width + 1
        for r, c in product(range(1, board.rows + 1), repeat=2)
    )
    return {} if are_boxes else areas


def _flood_areas(board: Scene, frame: Frame, outside: Set[Place]) -> dict[Place, int]:
    """Return the number of each cell's area between the walls, without the cells of `outside`; {}
    if there are fewer than two areas, or a wall ends within one."""
    numbers: dict[Place, int] = dict.fromkeys(outside, 0)
    count, size = 0, (board.rows, board.cols)
    for first in product(range(1, board.rows + 1), range(1, board.cols + 1)):
        if not frame.area_walls or first in numbers:
            continue
        count += 1
        waiting = [first]
        while waiting:
            row, col = waiting.pop()
            if (row, col) not in numbers:
                numbers[row, col] = count
                waiting += [
                    (row + down, col + right)
                    for side, (down, right) in STEPS.items()
                    if canonical_edge(row, col, side) not in frame.area_walls
                    and is_inside(row + down, col + right, size)
                ]
    ends_within = any(
        numbers.get(cell) == numbers.get(neighbour)
        for cell, neighbour in map(cells_beside, frame.area_walls)
        if cell in numbers and cell not in outside
    )
    areas = {place: number for place, number in numbers.items() if number}
    return areas if count > 1 and not ends_within else {}
