"""Kakuro in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import product

Atom = tuple[str | int, ...]
Place = tuple[int, int]
STEPS = {"across": (0, 1), "down": (1, 0)}


def whites(facts: Set[Atom]) -> set[Place]:
    """The cells of the board that are not black."""
    [(rows, cols)] = [(int(a[1]), int(a[2])) for a in facts if a[0] == "size"]
    black = {atom[1:] for atom in facts if atom[0] == "block"}
    return set(product(range(1, rows + 1), range(1, cols + 1))) - black


def run(white: Set[Place], place: Place, direction: str) -> list[Place]:
    """The white cells that follow a cell in a direction, up to what is not white."""
    down, right = STEPS[direction]
    found = []
    row, col = place[0] + down, place[1] + right
    while (row, col) in white:
        found.append((row, col))
        row, col = row + down, col + right
    return found


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    white = whites(facts)
    grid = {(int(r), int(c)): int(v) for name, r, c, v in answer if name == "value"}
    if len(grid) != len(answer) or grid.keys() != white:
        return ["not every white cell has one digit, or another has"]
    wrong = [f"{cell} holds {digit}" for cell, digit in grid.items() if not 1 <= digit <= 9]
    for cell, direction in product(white, STEPS):
        if any(grid[cell] == grid[other] for other in run(white, cell, direction)):
            wrong.append(f"the digit of {cell} comes again {direction}")
    for name, *rest in facts:
        if name == "sum":
            row, col, direction, goal = rest
            cells = run(white, (int(row), int(col)), str(direction))
            if sum(grid[cell] for cell in cells) != goal:
                wrong.append(f"{(row, col, direction)} does not add up to {goal}")
    return wrong


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, cell by cell; digits that come again in a run are not tried."""
    white = whites(facts)
    cells = sorted(white)

    def extend(grid: dict[Place, int]) -> Iterator[frozenset[Atom]]:
        if len(grid) == len(cells):
            answer: frozenset[Atom] = frozenset(("value", *cell, v) for cell, v in grid.items())
            if not violations(facts, answer):
                yield answer
            return
        cell = cells[len(grid)]
        taken = {
            grid[other]
            for other in grid
            if any(cell in run(white, other, direction) for direction in STEPS)
        }
        for digit in sorted(set(range(1, 10)) - taken):
            yield from extend({**grid, cell: digit})

    yield from extend({})
