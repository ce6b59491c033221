"""Killer Sudoku in plain Python: a Sudoku whose cages are looked at besides."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules import sudoku

Atom = tuple[str | int, ...]


def violations(facts: Set[Atom], answer: Set[Atom], *, diagonals: int = 0) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    wrong = sudoku.violations(facts, answer, diagonals=diagonals)
    return wrong or wrong_cages(facts, answer)


def wrong_cages(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The cages that hold a number twice, or do not add up to their target."""
    value = {(r, c): int(v) for _, r, c, v in answer}
    cages: dict[str | int, list[tuple[str | int, ...]]] = {}
    for atom in facts:
        if atom[0] == "cage":
            cages.setdefault(atom[3], []).append(atom[1:3])
    sums = {atom[1:3]: atom[4] for atom in facts if atom[0] == "target"}
    wrong = []
    for name, cells in cages.items():
        numbers = [value[cell] for cell in cells]
        if len(set(numbers)) < len(numbers):
            wrong.append(f"the cage {name} holds a number twice")
        if any(sum(numbers) != sums[cell] for cell in cells if cell in sums):
            wrong.append(f"the cage {name} does not add up to its target")
    return wrong


def solutions(facts: Set[Atom], *, diagonals: int = 0) -> Iterator[frozenset[Atom]]:
    """All solutions: those Sudokus whose cages are right."""
    for answer in sudoku.solutions(facts, diagonals=diagonals):
        if not wrong_cages(facts, answer):
            yield answer
