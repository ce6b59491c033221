"""Tents in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import combinations, permutations, product

Atom = tuple[str | int, ...]
Cell = tuple[int, int]


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    board, trees = cells(facts), places(facts, "tree")
    tents = places(answer, "tent")
    wrong = [f"{atom} is stray" for atom in answer if atom[0] != "tent" or len(atom) != 3]
    wrong += [f"the tent {tent} stands off the board" for tent in tents - board]
    wrong += [f"the tent {tent} stands on a tree" for tent in tents & trees]
    for one, other in combinations(sorted(tents), 2):
        if max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1:
            wrong.append(f"{one} and {other} touch")
    for _, side, line, _, number in (atom for atom in facts if atom[0] == "outside"):
        found = sum(tent[0 if side == "left" else 1] == line for tent in tents)
        if found != number:
            wrong.append(f"the line {line} at the {side} has {found} tents, not {number}")
    if not is_paired(trees, tents):
        wrong.append("the trees and the tents make no pairs")
    return wrong


def is_paired(trees: Set[Cell], tents: Set[Cell]) -> bool:
    """Whether each tree can have a tent of its own beside it, with none left over."""
    if len(trees) != len(tents):
        return False
    owner: dict[Cell, Cell] = {}

    def moved(tree: Cell, tried: set[Cell]) -> bool:
        for tent in sorted(tents - tried):
            if abs(tree[0] - tent[0]) + abs(tree[1] - tent[1]) == 1 and tent not in tried:
                tried.add(tent)
                if tent not in owner or moved(owner[tent], tried):
                    owner[tent] = tree
                    return True
        return False

    return all(moved(tree, set()) for tree in sorted(trees))


def cells(facts: Set[Atom]) -> set[Cell]:
    """The cells of the board."""
    [(rows, cols)] = places(facts, "size")
    return set(product(range(1, rows + 1), range(1, cols + 1)))


def places(atoms: Set[Atom], name: str) -> set[Cell]:
    """The first two numbers of the atoms with a name."""
    return {(int(atom[1]), int(atom[2])) for atom in atoms if atom[0] == name}


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions: every choice of as many cells as there are trees, every pairing."""
    trees = sorted(places(facts, "tree"))
    found = set()
    for tents in permutations(sorted(cells(facts) - set(trees)), len(trees)):
        pairs = zip(trees, tents, strict=True)
        if all(abs(tree[0] - tent[0]) + abs(tree[1] - tent[1]) == 1 for tree, tent in pairs):
            found.add(frozenset(("tent", *tent) for tent in tents))
    for answer in found:
        if not violations(facts, answer):
            yield answer
