"""Suguru in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Set
from itertools import product

from rules.shaded import Atom, Place


def regions(facts: Set[Atom]) -> dict[Place, set[Place]]:
    """The cells of the region of each cell."""
    named = defaultdict(set)
    for name, *terms in facts:
        if name == "region":
            named[terms[2]].add((int(terms[0]), int(terms[1])))
    return {place: cells for cells in named.values() for place in cells}


def around(place: Place) -> set[Place]:
    """The eight cells that touch one, on the board or not."""
    row, col = place
    return set(product(range(row - 1, row + 2), range(col - 1, col + 2))) - {place}


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    region = regions(facts)
    held = {(int(r), int(c)): n for _, r, c, n in answer}
    if set(held) != set(region) or len(answer) != len(region):
        return ["a cell does not hold one number"]
    given = {(r, c): n for name, r, c, n in (f for f in facts if len(f) == 4) if name == "given"}
    wrong = [f"{place} shows a {n}" for place, n in given.items() if held.get(place) != n]
    for place, n in held.items():
        if n not in range(1, len(region[place]) + 1):
            wrong.append(f"{place} holds {n}, and its region has {len(region[place])} cells")
        for other in (region[place] - {place}) | (around(place) & set(region)):
            if held[other] == n:
                wrong.append(f"{place} and {other} both hold {n}")
    return wrong


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, cell by cell."""
    region = regions(facts)
    cells = sorted(region)

    def fill(held: dict[Place, int]) -> Iterator[frozenset[Atom]]:
        if len(held) == len(cells):
            answer: frozenset[Atom] = frozenset(("value", *x, n) for x, n in held.items())
            if not violations(facts, answer):
                yield answer
            return
        place = cells[len(held)]
        seen = {held.get(other) for other in region[place] | around(place)}
        for n in set(range(1, len(region[place]) + 1)) - seen:
            yield from fill({**held, place: n})

    return fill({})
