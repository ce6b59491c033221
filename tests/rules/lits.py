"""LITS in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Set
from itertools import combinations, product

from rules.shaded import Atom, Place, beside, board, groups, numbers, stray


def shape(cells: Collection[Place]) -> str | None:
    """The letter of four cells; None if they form no L, I, T or S."""
    some = set(cells)
    is_square = all(len(beside(cell) & some) == 2 for cell in some)
    if len(some) != 4 or len(groups(some)) != 1 or is_square:
        return None
    if any(len(beside(cell) & some) == 3 for cell in some):
        return "T"
    lines = min((Counter(line) for line in zip(*some, strict=True)), key=len)
    return {(4,): "I", (1, 3): "L", (2, 2): "S"}[tuple(sorted(lines.values()))]


def regions(facts: Set[Atom]) -> list[list[Place]]:
    """The cells of each region."""
    named = defaultdict(list)
    for name, *terms in sorted(facts, key=str):
        if name == "region":
            named[terms[2]].append((int(terms[0]), int(terms[1])))
    return list(named.values())


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    if wrong := stray(answer, "black", cells):
        return wrong
    black = set(numbers(answer, "black"))
    pieces = [black & set(region) for region in regions(facts)]
    letter = {cell: (i, shape(piece)) for i, piece in enumerate(pieces) for cell in piece}
    wrong += [f"{sorted(piece)} is no piece" for piece in pieces if shape(piece) is None]
    wrong += [
        f"{one} and {other} touch"
        for one in black
        for other in beside(one) & black
        if letter[one][0] != letter[other][0] and letter[one][1] == letter[other][1]
    ]
    if len(groups(black)) > 1:
        wrong.append("the black cells do not hang together")
    for row, col in black:
        if {(row, col + 1), (row + 1, col), (row + 1, col + 1)} <= black:
            wrong.append(f"there is a black square at {row},{col}")
    return wrong


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions: every choice of a piece in each region."""
    pieces = ([four for four in combinations(x, 4) if shape(four)] for x in regions(facts))
    for chosen in product(*pieces):
        answer: frozenset[Atom] = frozenset(("black", *cell) for four in chosen for cell in four)
        if not violations(facts, answer):
            yield answer
