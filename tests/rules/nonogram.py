"""Nonogram in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import groupby, product

Atom = tuple[str | int, ...]


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    rows, cols = size(facts)
    board = set(product(range(1, rows + 1), range(1, cols + 1)))
    wrong = [f"{atom} is stray" for atom in answer if atom[0] != "black" or atom[1:] not in board]
    for side, line, numbers in beside(facts):
        across = [("black", line, c) in answer for c in range(1, cols + 1)]
        down = [("black", r, line) in answer for r in range(1, rows + 1)]
        found = runs(across if side == "left" else down)
        if found != numbers:
            wrong.append(f"line {line} at the {side} has the runs {found}, not {numbers}")
    return wrong


def size(facts: Set[Atom]) -> tuple[int, int]:
    """Rows and columns."""
    [(rows, cols)] = [(int(atom[1]), int(atom[2])) for atom in facts if atom[0] == "size"]
    return rows, cols


def beside(facts: Set[Atom]) -> Iterator[tuple[str, int, list[int]]]:
    """Side and place of each line with numbers, and the numbers; none for a 0."""
    found = sorted(atom[1:] for atom in facts if atom[0] == "outside")
    for (side, line), same in groupby(found, key=lambda one: one[:2]):
        numbers = [int(number) for *_, number in same]
        yield str(side), int(line), [] if numbers == [0] else numbers


def runs(line: Sequence[bool]) -> list[int]:
    """How many cells each run of a line has."""
    return [len(list(same)) for is_black, same in groupby(line) if is_black]


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions: every way to shade the rows that fits their numbers, then the columns."""
    rows, cols = size(facts)
    wanted = {line: numbers for side, line, numbers in beside(facts) if side == "left"}
    lines = list(product((False, True), repeat=cols))
    ways = [
        [line for line in lines if r not in wanted or runs(line) == wanted[r]]
        for r in range(1, rows + 1)
    ]
    for picture in product(*ways):
        answer: frozenset[Atom] = frozenset(
            ("black", r, c)
            for r, line in enumerate(picture, 1)
            for c, is_black in enumerate(line, 1)
            if is_black
        )
        if not violations(facts, answer):
            yield answer
