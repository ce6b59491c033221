"""Star Battle in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set
from itertools import combinations

Atom = tuple[str | int, ...]
Cell = tuple[int, int]


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    region = regions(facts)
    wanted = number(facts)
    wrong = [f"{atom} is stray" for atom in answer if atom[0] != "star" or atom[1:] not in region]
    if wrong:
        return wrong
    stars = sorted((int(row), int(col)) for _, row, col in answer)
    wrong += [
        f"{one} and {other} touch" for one, other in combinations(stars, 2) if touch(one, other)
    ]
    for units in (
        {cell: cell[0] for cell in region},
        {cell: cell[1] for cell in region},
        region,
    ):
        found = Counter(units[star] for star in stars)
        wrong += [f"{u} has {found[u]} stars" for u in set(units.values()) if found[u] != wanted]
    return wrong


def touch(one: Cell, other: Cell) -> bool:
    """Whether two cells share a side or a corner."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def regions(facts: Set[Atom]) -> dict[Cell, str | int]:
    """The region of each cell that is no hole."""
    return {(int(atom[1]), int(atom[2])): atom[3] for atom in facts if atom[0] == "region"}


def number(facts: Set[Atom]) -> int:
    """How many stars each line and region has."""
    return int(next((atom[1] for atom in facts if atom[0] == "stars"), 1))


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions: every choice of so many cells in each row."""
    region = regions(facts)
    wanted = number(facts)
    rows = [[cell for cell in sorted(region) if cell[0] == row] for row in {r for r, _ in region}]

    def extend(chosen: list[Cell], rest: list[list[Cell]]) -> Iterator[frozenset[Atom]]:
        if not rest:
            answer: frozenset[Atom] = frozenset(("star", *cell) for cell in chosen)
            if not violations(facts, answer):
                yield answer
            return
        for cells in combinations(rest[0], wanted):
            if not any(touch(one, other) for one in cells for other in chosen):
                yield from extend([*chosen, *cells], rest[1:])

    yield from extend([], rows)
