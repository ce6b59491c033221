"""Takuzu in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import product

Atom = tuple[str | int, ...]


def violations(facts: Set[Atom], answer: Set[Atom], *, distinct: int = 1) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    [(rows, cols)] = numbers(facts, "size")
    board = set(product(range(1, rows + 1), range(1, cols + 1)))
    wrong, grid = [], {}
    for atom in answer:
        if atom[:1] != ("value",) or len(atom) != 4 or atom[1:3] not in board:
            wrong.append(f"{atom} is stray")
        elif atom[3] not in (0, 1):
            wrong.append(f"{atom} is neither 0 nor 1")
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
    across = [[grid[r, c] for c in range(1, cols + 1)] for r in range(1, rows + 1)]
    down = [[grid[r, c] for r in range(1, rows + 1)] for c in range(1, cols + 1)]
    for name, lines in (("row", across), ("column", down)):
        for place, line in enumerate(lines, 1):
            if three_equal(line):
                wrong.append(f"{name} {place} has three equal in a row")
            if line.count(0) != line.count(1):
                wrong.append(f"{name} {place} has not as many 0 as 1")
            if distinct == 1 and line in lines[: place - 1]:
                wrong.append(f"{name} {place} is like an earlier one")
    return wrong


def numbers(atoms: Set[Atom], name: str) -> list[tuple[int, ...]]:
    """The arguments of the atoms with a name."""
    return [tuple(int(term) for term in atom[1:]) for atom in atoms if atom[0] == name]


def three_equal(line: Sequence[str | int]) -> bool:
    """Whether three adjacent cells of a line are equal."""
    return any(line[i] == line[i + 1] == line[i + 2] for i in range(len(line) - 2))


def solutions(facts: Set[Atom], *, distinct: int = 1) -> Iterator[frozenset[Atom]]:
    """All solutions, row by row; a column must not go wrong on the way."""
    [(rows, cols)] = numbers(facts, "size")
    balanced = [
        line
        for line in product((0, 1), repeat=cols)
        if line.count(0) == line.count(1) and not three_equal(line)
    ]
    fitting = [
        [
            line
            for line in balanced
            if all(line[c - 1] == number for r, c, number in numbers(facts, "given") if r == row)
        ]
        for row in range(1, rows + 1)
    ]

    def extend(lines: list[tuple[int, ...]]) -> Iterator[frozenset[Atom]]:
        for column in zip(*lines, strict=True):
            if three_equal(column) or max(column.count(0), column.count(1)) > rows // 2:
                return
        if len(lines) < rows:
            for line in fitting[len(lines)]:
                yield from extend([*lines, line])
            return
        answer: frozenset[Atom] = frozenset(
            ("value", row, col, number)
            for row, line in enumerate(lines, 1)
            for col, number in enumerate(line, 1)
        )
        if not violations(facts, answer, distinct=distinct):
            yield answer

    yield from extend([])
