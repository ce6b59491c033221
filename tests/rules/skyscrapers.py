"""Skyscrapers in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import permutations, product

Atom = tuple[str | int, ...]


def violations(facts: Set[Atom], answer: Set[Atom], *, diagonals: int = 0) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    n, highest = board(facts)
    wrong, grid = [], {}
    for atom in answer:
        if atom[0] != "value" or len(atom) != 4 or atom[1:3] in grid:
            wrong.append(f"{atom} is stray")
        grid[atom[1:3]] = int(atom[3])
    if grid.keys() != set(product(range(1, n + 1), repeat=2)):
        wrong.append("not each cell of the board has a value")
    if wrong:
        return wrong
    span = range(1, n + 1)
    rows = [[grid[r, c] for c in span] for r in span]
    columns = [[grid[r, c] for r in span] for c in span]
    falling, rising = [grid[i, i] for i in span], [grid[i, n + 1 - i] for i in span]
    for line in [*rows, *columns, *([falling, rising] if diagonals else [])]:
        if sorted(line) != needed(n, highest):
            wrong.append(f"{line} is not each height once")
    for name, *numbers in facts:
        if name == "given" and grid[numbers[0], numbers[1]] != numbers[2]:
            wrong.append(f"{numbers} is given")
        if name == "outside":
            side, line, _, number = numbers
            cells = (rows if side in ("left", "right") else columns)[int(line) - 1]
            found = seen(cells[::-1] if side in ("right", "bottom") else cells)
            if found != number:
                wrong.append(f"{found} towers are seen from the {side} of {line}, not {number}")
    return wrong


def board(facts: Set[Atom]) -> tuple[int, int]:
    """Size and largest height."""
    [n] = [int(atom[1]) for atom in facts if atom[0] == "size"]
    return n, int(next((atom[1] for atom in facts if atom[0] == "heights"), n))


def needed(n: int, highest: int) -> list[int]:
    """The heights that a line holds, in order."""
    return [0] * (n - highest) + list(range(1, highest + 1))


def seen(line: Sequence[int]) -> int:
    """How many towers are seen from the beginning of a line."""
    return sum(height > max(line[:place], default=0) for place, height in enumerate(line))


def solutions(facts: Set[Atom], *, diagonals: int = 0) -> Iterator[frozenset[Atom]]:
    """All solutions, row by row; no height stands twice in a column on the way."""
    n, highest = board(facts)
    ways = sorted(set(permutations(needed(n, highest))))

    def extend(rows: list[tuple[int, ...]]) -> Iterator[frozenset[Atom]]:
        if len(rows) == n:
            answer: frozenset[Atom] = frozenset(
                ("value", r, c, height)
                for r, row in enumerate(rows, 1)
                for c, height in enumerate(row, 1)
            )
            if not violations(facts, answer, diagonals=diagonals):
                yield answer
            return
        for row in ways:
            columns = zip(*rows, row, strict=True)
            if all(len(set(filter(None, c))) == len([*filter(None, c)]) for c in columns):
                yield from extend([*rows, row])

    yield from extend([])
