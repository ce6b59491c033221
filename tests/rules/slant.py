"""Slant in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import chain, product

from rules.shaded import Atom, Place, board, numbers

WAYS = ("down", "up")


def ends(row: int, col: int, way: str) -> tuple[Place, Place]:
    """The corners that a cell's diagonal joins; 0,0 is the board's top left one."""
    if way == "down":
        return (row - 1, col - 1), (row, col)
    return (row, col - 1), (row - 1, col)


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = sorted(board(facts))
    if sorted(atom[1:3] for atom in answer) != cells:
        return ["not each cell has one diagonal"]
    if any(atom[0] != "diagonal" or atom[3] not in WAYS for atom in answer):
        return ["an atom is stray"]
    drawn = [ends(*atom[1:]) for atom in answer]
    met = list(chain.from_iterable(drawn))
    wrong = [
        f"{met.count((row, col))} diagonals end at {row},{col}, not {number}"
        for row, col, number in numbers(facts, "vertex")
        if met.count((row, col)) != number
    ]
    tree: dict[Place, Place] = {}

    def root(corner: Place) -> Place:
        return root(tree[corner]) if corner in tree else corner

    for one, other in drawn:
        if root(one) == root(other):
            wrong.append(f"the diagonal from {one} to {other} closes a loop")
        else:
            tree[root(one)] = root(other)
    return wrong


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every choice of diagonals."""
    cells = sorted(board(facts))
    for ways in product(WAYS, repeat=len(cells)):
        answer: frozenset[Atom] = frozenset(
            ("diagonal", *cell, way) for cell, way in zip(cells, ways, strict=True)
        )
        if not violations(facts, answer):
            yield answer
