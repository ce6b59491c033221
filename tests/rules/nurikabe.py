"""Nurikabe in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.shaded import Atom, board, groups, numbers, shadings, stray


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    wrong = stray(answer, "black", cells)
    sea = set(numbers(answer, "black"))
    if len(groups(sea)) > 1:
        wrong.append("the sea does not hang together")
    for row, col in sea:
        if {(row, col + 1), (row + 1, col), (row + 1, col + 1)} <= sea:
            wrong.append(f"there is a black square at {row},{col}")
    sizes = {(row, col): size for row, col, size in numbers(facts, "clue")}
    known = {*sizes, *numbers(facts, "island")}
    wrong += [f"the number at {cell} is black" for cell in known & sea]
    for island in groups(cells - sea):
        inside = known & island
        if known and len(inside) != 1:
            wrong.append(f"the island of {min(island)} has {len(inside)} numbers")
        wrong += [
            f"the island of {cell} has {len(island)} cells"
            for cell in inside
            if sizes.get(cell, len(island)) != len(island)
        ]
    return wrong


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every shading."""
    return (answer for answer in shadings(board(facts)) if not violations(facts, answer))
