"""KenKen in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import permutations, product
from math import prod

Atom = tuple[str | int, ...]
Place = tuple[int, int]


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    [size] = {int(atom[1]) for atom in facts if atom[0] == "size"}
    every = range(1, size + 1)
    board = set(product(every, every))
    wrong, grid = [], {}
    for name, row, col, number in answer:
        if name != "value" or (row, col) not in board or (row, col) in grid:
            wrong.append(f"{(name, row, col)} is stray")
        grid[int(row), int(col)] = int(number)
    wrong += [f"{cell} has no value" for cell in board - grid.keys()]
    if wrong:
        return wrong
    for i in every:
        if {grid[i, j] for j in every} != set(every):
            wrong.append(f"row {i} does not hold each number once")
        if {grid[j, i] for j in every} != set(every):
            wrong.append(f"column {i} does not hold each number once")
    for atom in facts:
        if atom[0] == "given" and grid[int(atom[1]), int(atom[2])] != atom[3]:
            wrong.append(f"{atom} is not shown")
    for place, (way, goal) in targets(facts).items():
        if not is_made([grid[cell] for cell in cage_of(facts, place)], way, goal):
            wrong.append(f"the cage at {place} does not make {goal} by {way}")
    return wrong


def targets(facts: Set[Atom]) -> Mapping[Place, tuple[str, int]]:
    """The operation and the result of each cage, by the cell where they stand."""
    found = (atom for atom in facts if atom[0] == "target")
    return {(int(r), int(c)): (str(way), int(goal)) for _, r, c, way, goal in found}


def cage_of(facts: Set[Atom], place: Place) -> list[Place]:
    """All cells of the cage of a cell, in reading order."""
    cages = {(int(a[1]), int(a[2])): a[3] for a in facts if a[0] == "cage"}
    return [cell for cell in sorted(cages) if cages[cell] == cages[place]]


def is_made(values: Sequence[int], way: str, goal: int) -> bool:
    """Whether numbers make a goal in that way, or in any of all ways."""
    high, low = max(values), min(values)
    if way == "add":
        return sum(values) == goal
    if way == "mul":
        return prod(values) == goal
    if way == "sub":
        return len(values) == 2 and high - low == goal
    if way == "div":
        return len(values) == 2 and low * goal == high
    return any(is_made(values, known, goal) for known in ("add", "mul", "sub", "div"))


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions: every Latin square, row by row, is looked at."""
    [size] = {int(atom[1]) for atom in facts if atom[0] == "size"}

    def extend(rows: list[tuple[int, ...]]) -> Iterator[frozenset[Atom]]:
        if len(rows) == size:
            answer: frozenset[Atom] = frozenset(
                ("value", r, c, number)
                for r, row in enumerate(rows, 1)
                for c, number in enumerate(row, 1)
            )
            if not violations(facts, answer):
                yield answer
            return
        for row in permutations(range(1, size + 1)):
            if all(row[c] != above[c] for above in rows for c in range(size)):
                yield from extend([*rows, row])

    yield from extend([])
