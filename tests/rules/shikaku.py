"""Shikaku in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import product

from rules.borders import areas, drawn, useless
from rules.shaded import Atom, Place, board, numbers


def faults(cells: Set[Place], facts: Set[Atom]) -> list[str]:
    """The mistakes in an area."""
    rows, cols = ({place[i] for place in cells} for i in (0, 1))
    if len(cells) != (max(rows) - min(rows) + 1) * (max(cols) - min(cols) + 1):
        return [f"{sorted(cells)} is no rectangle"]
    shown = {**dict.fromkeys(numbers(facts, "spot"), len(cells))}
    shown |= {(r, c): n for r, c, n in numbers(facts, "clue")}
    found = [n for place, n in shown.items() if place in cells]
    if not shown:
        return [] if 2 <= len(cells) <= 12 else [f"{sorted(cells)} has {len(cells)} cells"]
    return [] if found == [len(cells)] else [f"{sorted(cells)} has the numbers {found}"]


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    wrong = useless(cells, answer)
    return wrong + [fault for one in areas(cells, answer) for fault in faults(one, facts)]


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions: the first free cell is the corner of a rectangle, then the next one."""
    cells = board(facts)

    def cut(left: Set[Place], found: list[Set[Place]]) -> Iterator[frozenset[Atom]]:
        if not left:
            yield frozenset(drawn(found))
            return
        row, col = min(left)
        for end_row, end_col in cells:
            one = set(product(range(row, end_row + 1), range(col, end_col + 1)))
            if one and one <= left and not faults(one, facts):
                yield from cut(left - one, [*found, one])

    return cut(cells, [])
