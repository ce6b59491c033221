"""Sudoku in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import product

Atom = tuple[str | int, ...]
Place = tuple[int, int]


def violations(facts: Set[Atom], answer: Set[Atom], *, diagonals: int = 0) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    [(size, _)] = numbers(facts, "size")
    every = range(1, size + 1)
    board = set(product(every, every))
    wrong, grid = [], {}
    for atom in answer:
        if atom[:1] != ("value",) or len(atom) != 4 or atom[1:3] not in board:
            wrong.append(f"{atom} is stray")
        elif atom[3] not in every:
            wrong.append(f"{atom} is out of range")
        elif atom[1:3] in grid:
            wrong.append(f"{atom[1:3]} has two values")
        else:
            grid[atom[1:3]] = atom[3]
    wrong += [f"{cell} has no value" for cell in board - grid.keys()]
    if wrong:
        return wrong
    for row, col, number in numbers(facts, "given"):
        if grid[row, col] != number:
            wrong.append(f"{(row, col)} is not the given {number}")
    for name, group in groups(facts, diagonals).items():
        if {grid[cell] for cell in group} != set(every):
            wrong.append(f"{name} does not hold each number once")
    return wrong


def numbers(atoms: Set[Atom], name: str) -> list[tuple[int, ...]]:
    """The arguments of the atoms with a name."""
    return [tuple(int(term) for term in atom[1:]) for atom in atoms if atom[0] == name]


def groups(facts: Set[Atom], diagonals: int) -> dict[str, set[Place]]:
    """The groups of cells, by name, that hold each number once."""
    [(size, _)] = numbers(facts, "size")
    every = range(1, size + 1)
    found: dict[str, set[Place]] = {}
    for i in every:
        found[f"row {i}"] = {(i, j) for j in every}
        found[f"column {i}"] = {(j, i) for j in every}
    for height, width in numbers(facts, "boxes"):
        for row, col in product(every, every):
            box = f"box {(row - 1) // height + 1},{(col - 1) // width + 1}"
            found.setdefault(box, set()).add((row, col))
    for atom in facts:
        if atom[0] == "region":
            found.setdefault(f"region {atom[3]}", set()).add((int(atom[1]), int(atom[2])))
    if diagonals == 1:
        found["falling diagonal"] = {(i, i) for i in every}
        found["rising diagonal"] = {(i, size + 1 - i) for i in every}
    return found


def solutions(facts: Set[Atom], *, diagonals: int = 0) -> Iterator[frozenset[Atom]]:
    """All solutions, cell by cell, always a cell for which the fewest numbers are left."""
    [(size, _)] = numbers(facts, "size")
    every = range(1, size + 1)
    board = set(product(every, every))
    possible = {cell: set(every) for cell in board}
    for row, col, number in numbers(facts, "given"):
        possible[row, col] &= {number}
    together: dict[Place, set[Place]] = {cell: set() for cell in board}
    for group in groups(facts, diagonals).values():
        for cell in group:
            together[cell] |= group - {cell}

    def left(cell: Place, grid: dict[Place, int]) -> set[int]:
        return possible[cell] - {grid[other] for other in together[cell] if other in grid}

    def extend(grid: dict[Place, int]) -> Iterator[frozenset[Atom]]:
        if len(grid) < len(board):
            cell = min(board - grid.keys(), key=lambda empty: len(left(empty, grid)))
            for number in sorted(left(cell, grid)):
                yield from extend({**grid, cell: number})
            return
        answer: frozenset[Atom] = frozenset(("value", *cell, grid[cell]) for cell in board)
        if not violations(facts, answer, diagonals=diagonals):
            yield answer

    yield from extend({})
