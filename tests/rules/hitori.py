"""Hitori in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import combinations

from rules.shaded import Atom, board, groups, numbers, shadings, stray, touching


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    wrong = stray(answer, "black", cells)
    black = set(numbers(answer, "black"))
    wrong += touching(black)
    if len(groups(cells - black)) > 1:
        wrong.append("the white cells do not hang together")
    seen = [given for given in numbers(facts, "given") if given[:2] not in black]
    for (r, c, n), (r2, c2, n2) in combinations(seen, 2):
        if n == n2 and (r == r2 or c == c2):
            wrong.append(f"the {n} at {r},{c} is repeated at {r2},{c2}")
    return wrong


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every shading."""
    return (answer for answer in shadings(board(facts)) if not violations(facts, answer))
