"""Futoshiki in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import permutations

from rules.shaded import Atom, board, numbers


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    ((size, _),) = numbers(facts, "size")
    grid = {atom[1:3]: atom[3] for atom in answer if atom[0] == "value"}
    if grid.keys() != board(facts) or len(grid) < len(answer):
        return ["not each cell has one number"]
    lines = {f"row {r}": [grid[r, c] for c in range(1, size + 1)] for r in range(1, size + 1)}
    lines |= {f"column {c}": [grid[r, c] for r in range(1, size + 1)] for c in range(1, size + 1)}
    wrong = [
        f"{name} does not hold 1 to {size}"
        for name, line in lines.items()
        if sorted(line) != [*range(1, size + 1)]
    ]
    for row, col, number in numbers(facts, "given"):
        if grid[row, col] != number:
            wrong.append(f"{row},{col} shows another number than {grid[row, col]}")
    for _, row, col, side, sign in (fact for fact in facts if fact[0] == "between"):
        other = (row, col + 1) if side == "right" else (row + 1, col)
        first, second = grid[row, col], grid[other]
        if not (first < second if sign == "less" else first > second):
            wrong.append(f"{first} at {row},{col} is not {sign} than {second}")
    return wrong


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, row by row; no column holds a number twice on the way."""
    ((size, _),) = numbers(facts, "size")

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
            if all(len({row[c], *(x[c] for x in rows)}) > len(rows) for c in range(size)):
                yield from extend([*rows, row])

    return extend([])
