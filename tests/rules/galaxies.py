"""Galaxies in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import product

from rules.borders import areas, borders, useless
from rules.shaded import Atom, Place, board, numbers


def middle(cells: Set[Place]) -> Place | None:
    """The centre of an area, in half cells; None if it has none."""
    rows, cols = ([place[i] for place in cells] for i in (0, 1))
    y, x = min(rows) + max(rows), min(cols) + max(cols)
    core = set(product({y // 2, (y + 1) // 2}, {x // 2, (x + 1) // 2}))
    is_image = {(y - row, x - col) for row, col in cells} == cells
    return (y, x) if is_image and core <= cells else None


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    if wrong := useless(cells, answer):
        return wrong
    galaxies = areas(cells, answer)
    found = [middle(galaxy) for galaxy in galaxies]
    wrong += [f"{sorted(galaxies[i])} has no centre" for i, one in enumerate(found) if one is None]
    centres = numbers(facts, "centre")
    if centres:
        wrong += [f"{one} is no galaxy's centre" for one in set(centres) - set(found)]
        wrong += [f"a galaxy has the centre {one}" for one in set(found) - set(centres)]
        return wrong
    sizes = ({place[i] for place in galaxy} for galaxy in galaxies for i in (0, 1))
    return wrong + [f"a galaxy has a length of {len(one)}" for one in sizes if len(one) > 5]


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying all borders."""
    every = borders(board(facts))
    for drawn in product((False, True), repeat=len(every)):
        answer = frozenset(x for x, is_drawn in zip(every, drawn, strict=True) if is_drawn)
        if not violations(facts, answer):
            yield answer
