"""Norinori in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Set
from itertools import combinations, product

from rules.shaded import Atom, board, groups, numbers, stray


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    regions = {fact[1:3]: fact[3] for fact in facts if fact[0] == "region"}
    if wrong := stray(answer, "black", cells):
        return wrong
    black = set(numbers(answer, "black"))
    found = Counter(regions[cell] for cell in black)
    wrong += [
        f"the region {x} has {found[x]} black cells" for x in regions.values() if found[x] != 2
    ]
    return wrong + [f"{sorted(one)} is no domino" for one in groups(black) if len(one) != 2]


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions: every choice of two cells in each region."""
    regions = defaultdict(list)
    for name, *terms in sorted(facts, key=str):
        if name == "region":
            regions[terms[2]].append(tuple(terms[:2]))
    for chosen in product(*(combinations(cells, 2) for cells in regions.values())):
        answer: frozenset[Atom] = frozenset(("black", *cell) for pair in chosen for cell in pair)
        if not violations(facts, answer):
            yield answer
