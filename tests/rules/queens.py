"""Queens in plain Python, from their rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from itertools import combinations

Atom = tuple[str | int, ...]
Place = tuple[int, int]


def violations(facts: Set[Atom], answer: Set[Atom], *, symmetry: int = 0) -> list[str]:
    """The mistakes in an answer, whatever its symmetry; empty if it is a solution."""
    [(size, _)] = numbers(facts, "size")
    every = range(1, size + 1)
    wrong = [
        f"{atom} is stray"
        for atom in answer
        if atom[:1] != ("queen",) or len(atom) != 3 or not set(atom[1:]) <= set(every)
    ]
    if wrong:
        return wrong
    queens = [(row, col) for row, col in numbers(answer, "queen")]
    if len(queens) != size:
        wrong.append(f"there are {len(queens)} queens, not {size}")
    for row, col in numbers(facts, "given"):
        if (row, col) not in queens:
            wrong.append(f"the given queen at {(row, col)} is missing")
    for one, other in combinations(queens, 2):
        if attack(one, other):
            wrong.append(f"{one} and {other} attack each other")
    return wrong


def numbers(atoms: Set[Atom], name: str) -> list[tuple[int, ...]]:
    """The arguments of the atoms with a name."""
    return [tuple(int(term) for term in atom[1:]) for atom in atoms if atom[0] == name]


def attack(one: Place, other: Place) -> bool:
    """Whether two queens share a row, a column or a diagonal."""
    down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
    return down == 0 or right == 0 or down == right


def images(answer: Set[Atom]) -> frozenset[frozenset[Atom]]:
    """A solution and its images under the eight symmetries of its board."""
    size = len(answer)
    found = set()
    queens = numbers(answer, "queen")
    for _ in range(4):
        queens = [(col, size + 1 - row) for row, col in queens]
        found.add(frozenset(("queen", row, col) for row, col in queens))
        found.add(frozenset(("queen", col, row) for row, col in queens))
    return frozenset(found)


def classes(answers: Iterable[frozenset[Atom]]) -> int:
    """How many solutions there are up to the eight symmetries."""
    return len({images(answer) for answer in answers})


def solutions(facts: Set[Atom], *, symmetry: int = 0) -> Iterator[frozenset[Atom]]:
    """All solutions, row by row; with symmetry, the first one of each class."""
    [(size, _)] = numbers(facts, "size")

    def extend(queens: list[Place]) -> Iterator[frozenset[Atom]]:
        row = len(queens) + 1
        if row <= size:
            for col in range(1, size + 1):
                if not any(attack((row, col), queen) for queen in queens):
                    yield from extend([*queens, (row, col)])
            return
        answer: frozenset[Atom] = frozenset(("queen", *queen) for queen in queens)
        if not violations(facts, answer):
            yield answer

    met = set()
    for answer in extend([]):
        if symmetry == 0:
            yield answer
        elif images(answer) not in met:
            met.add(images(answer))
            yield answer
