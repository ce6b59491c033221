"""Number grids in plain Python, from their rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import product as every_choice
from math import prod

Atom = tuple[str | int, ...]
Place = tuple[int, int]
STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def violations(
    facts: Set[Atom], answer: Set[Atom], *, counts: int = 1, connected: int = 1, squares: int = 1
) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    [(rows, cols)] = numbers(facts, "size")
    board = cells(facts)
    amounts = {number: amount for number, amount in numbers(facts, "amount")}
    wrong = []
    grid: dict[Place, int] = {}
    for atom in answer:
        if atom[:1] != ("value",) or len(atom) != 4 or atom[1:3] not in board:
            wrong.append(f"{atom} is stray")
        elif atom[3] not in amounts:
            wrong.append(f"{atom} is not one of the numbers")
        elif atom[1:3] in grid:
            wrong.append(f"{atom[1:3]} has two values")
        else:
            grid[int(atom[1]), int(atom[2])] = int(atom[3])
    if wrong:
        return wrong
    for row, col, number in numbers(facts, "given"):
        if grid.get((row, col)) != number:
            wrong.append(f"{(row, col)} is not the given {number}")
    for name, length, axis in (("row", rows, 0), ("column", cols, 1)):
        for place in range(1, length + 1):
            line = [number for cell, number in grid.items() if cell[axis] == place]
            for count, total in lines(facts, name):
                if len(line) != count:
                    wrong.append(f"{name} {place} has {len(line)} numbers, not {count}")
                if sum(line) != total:
                    wrong.append(f"{name} {place} has the sum {sum(line)}, not {total}")
    for number, amount in amounts.items():
        times = list(grid.values()).count(number)
        if counts == 1 and times != amount:
            wrong.append(f"{number} occurs {times} times, not {amount}")
    if connected == 1 and len(groups(grid.keys())) > 1:
        wrong.append("the filled cells do not hang together")
    for row, col in board:
        square = {(row, col), (row + 1, col), (row, col + 1), (row + 1, col + 1)}
        if squares == 1 and square <= grid.keys():
            wrong.append(f"the square at {(row, col)} is filled")
    return wrong


def product(facts: Set[Atom], answer: Set[Atom]) -> int:
    """The product of the areas of the groups of empty cells."""
    filled = {(int(atom[1]), int(atom[2])) for atom in answer}
    return prod(len(group) for group in groups(cells(facts) - filled))


def numbers(atoms: Set[Atom], name: str) -> list[tuple[int, ...]]:
    """The arguments of the atoms with a name."""
    return [tuple(int(term) for term in atom[1:]) for atom in atoms if atom[0] == name]


def lines(facts: Set[Atom], name: str) -> list[tuple[int, int]]:
    """How many numbers each row (or column) holds and their sum, if that is a fact."""
    return [(int(atom[2]), int(atom[3])) for atom in facts if atom[:2] == ("line", name)]


def cells(facts: Set[Atom]) -> set[Place]:
    """The cells of the board."""
    [(rows, cols)] = numbers(facts, "size")
    return {(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)}


def groups(some: Set[Place]) -> list[set[Place]]:
    """The groups of cells that hang together side by side."""
    left, found = set(some), []
    while left:
        start = left.pop()
        group, waiting = {start}, [start]
        while waiting:
            row, col = waiting.pop()
            near = {(row + down, col + right) for down, right in STEPS} & left
            left -= near
            group |= near
            waiting += near
        found.append(group)
    return found


def solutions(
    facts: Set[Atom], *, counts: int = 1, connected: int = 1, squares: int = 1
) -> Iterator[frozenset[Atom]]:
    """All solutions, row by row; columns, amounts and squares must not go wrong on the way."""
    [(rows, cols)] = numbers(facts, "size")
    amounts = {number: amount for number, amount in numbers(facts, "amount")}
    choices = [
        line
        for line in every_choice((None, *sorted(amounts)), repeat=cols)
        if all(adds_up(line, count, total) for count, total in lines(facts, "row"))
    ]
    fitting = [
        [
            line
            for line in choices
            if all(line[c - 1] == number for r, c, number in numbers(facts, "given") if r == row)
        ]
        for row in range(1, rows + 1)
    ]

    def hopeless(grid: list[tuple[int | None, ...]]) -> bool:
        if counts == 1:
            used = [number for line in grid for number in line]
            if any(used.count(number) > amount for number, amount in amounts.items()):
                return True
        if squares == 1 and len(grid) > 1:
            for col in range(cols - 1):
                if None not in grid[-2][col : col + 2] + grid[-1][col : col + 2]:
                    return True
        for count, total in lines(facts, "column"):
            for column in zip(*grid, strict=True):
                line = [number for number in column if number is not None]
                if len(line) > count:
                    return True
                if sum(line) > total and all(n >= 0 for n in amounts):
                    return True
        return False

    def extend(grid: list[tuple[int | None, ...]]) -> Iterator[frozenset[Atom]]:
        if hopeless(grid):
            return
        if len(grid) < rows:
            for line in fitting[len(grid)]:
                yield from extend([*grid, line])
            return
        answer: frozenset[Atom] = frozenset(
            ("value", row, col, number)
            for row, line in enumerate(grid, 1)
            for col, number in enumerate(line, 1)
            if number is not None
        )
        if not violations(facts, answer, counts=counts, connected=connected, squares=squares):
            yield answer

    yield from extend([])


def adds_up(line: Sequence[int | None], count: int, total: int) -> bool:
    """Whether a line holds so many numbers with this sum."""
    filled = [number for number in line if number is not None]
    return len(filled) == count and sum(filled) == total
