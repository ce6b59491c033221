"""Tapa in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import groupby, product

from rules.shaded import Atom, Place, board, groups, numbers, shadings, stray

AROUND = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


def around(place: Place) -> list[Place]:
    """The eight cells around one, clockwise, on the board or not."""
    return [(place[0] + down, place[1] + right) for down, right in AROUND]


def runs(ring: Sequence[bool]) -> list[int]:
    """How long the runs in a ring are, the shortest first; 0 alone if there is none."""
    first = ring.index(False) if False in ring else 0
    turned = [*ring[first:], *ring[:first]]
    return sorted(len([*run]) for is_black, run in groupby(turned) if is_black) or [0]


def wanted(facts: Set[Atom]) -> dict[Place, list[int]]:
    """The numbers of each cell that has some, the smallest first."""
    cells = {clue[:2] for clue in numbers(facts, "clue")}
    return {x: sorted(n for *at, _, n in numbers(facts, "clue") if (*at,) == x) for x in cells}


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    wrong = stray(answer, "black", cells)
    black = set(numbers(answer, "black"))
    if len(groups(black)) > 1:
        wrong.append("the black cells are in several parts")
    for row, col in black:
        if black.issuperset(product((row, row + 1), (col, col + 1))):
            wrong.append(f"{row},{col} begins a square")
    for place, told in wanted(facts).items():
        if place in black:
            wrong.append(f"{place} is black")
        if (found := runs([x in black for x in around(place)])) != told:
            wrong.append(f"around {place} are runs of {found}, not {told}")
    return wrong


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every shading."""
    return (answer for answer in shadings(board(facts)) if not violations(facts, answer))
