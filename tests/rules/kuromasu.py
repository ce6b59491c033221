"""Kuromasu in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

Place = tuple[int, int]
STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def violations(
    rows: int, cols: int, clues: dict[Place, int], white: set[Place], black: set[Place]
) -> list[str]:
    """What is wrong with a colouring; empty if it is a solution."""
    board = {(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)}
    wrong = [f"{cell} is off the board" for cell in black - board]
    for cell in black:
        if cell in clues or cell in white:
            wrong.append(f"{cell} should be white")
        if (cell[0] + 1, cell[1]) in black or (cell[0], cell[1] + 1) in black:
            wrong.append(f"{cell} touches another black cell")
    open_cells = board - black
    for cell, number in clues.items():
        if seen(cell, open_cells) != number:
            wrong.append(f"{cell} sees {seen(cell, open_cells)}, not {number}")
    if open_cells and reachable(min(open_cells), open_cells) != open_cells:
        wrong.append("the white cells do not hang together")
    return wrong


def seen(cell: Place, open_cells: set[Place]) -> int:
    """How many open cells a cell sees in four directions, itself included."""
    count = 1
    for down, right in STEPS:
        row, col = cell[0] + down, cell[1] + right
        while (row, col) in open_cells:
            count += 1
            row, col = row + down, col + right
    return count


def reachable(start: Place, open_cells: set[Place]) -> set[Place]:
    """The open cells that a path of open cells leads to."""
    found, waiting = {start}, [start]
    while waiting:
        row, col = waiting.pop()
        near = {(row + down, col + right) for down, right in STEPS} & open_cells - found
        found |= near
        waiting += near
    return found


def solutions(
    rows: int, cols: int, clues: dict[Place, int], white: set[Place]
) -> Iterator[frozenset[Place]]:
    """All solutions, by trying every colouring."""
    cells = list(product(range(1, rows + 1), range(1, cols + 1)))
    for colours in product((False, True), repeat=len(cells)):
        black = {cell for cell, is_black in zip(cells, colours, strict=True) if is_black}
        if not violations(rows, cols, clues, white, black):
            yield frozenset(black)
