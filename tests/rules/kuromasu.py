"""Kuromasu in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.shaded import Atom, Place, board, groups, numbers, shadings, stray, touching

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    wrong = stray(answer, "black", cells)
    black = set(numbers(answer, "black"))
    wrong += touching(black)
    if len(groups(cells - black)) > 1:
        wrong.append("the white cells do not hang together")
    clues = numbers(facts, "clue")
    known = {*numbers(facts, "white"), *((row, col) for row, col, _ in clues)}
    wrong += [f"{cell} should be white" for cell in known & black]
    for row, col, number in clues:
        if (count := seen((row, col), cells - black)) != number:
            wrong.append(f"{row},{col} sees {count}, not {number}")
    return wrong


def seen(cell: Place, open_cells: set[Place]) -> int:
    """How many open cells a cell sees in four directions, itself included."""
    count = 1
    for down, right in STEPS:
        row, col = cell[0] + down, cell[1] + right
        while (row, col) in open_cells:
            count += 1
            row, col = row + down, col + right
    return count


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every shading."""
    return (answer for answer in shadings(board(facts)) if not violations(facts, answer))
