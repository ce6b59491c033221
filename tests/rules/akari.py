"""Akari in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.shaded import Atom, Place, beside, board, numbers, shadings, stray


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    white = open_cells(facts)
    wrong = stray(answer, "lamp", white)
    lamps = set(numbers(answer, "lamp"))
    for row, col, number in numbers(facts, "clue"):
        if len(beside((row, col)) & lamps) != number:
            wrong.append(f"the number {number} at {row},{col} is wrong")
    for cell in white:
        shining = sum(1 for place in seen(cell, white) if place in lamps)
        if cell in lamps and shining:
            wrong.append(f"the lamp at {cell} is lit by another one")
        if cell not in lamps and not shining:
            wrong.append(f"{cell} is dark")
    return wrong


def open_cells(facts: Set[Atom]) -> set[Place]:
    """The cells that are not black."""
    black = {(row, col) for row, col, *_ in numbers(facts, "wall") + numbers(facts, "clue")}
    return board(facts) - black


def seen(cell: Place, white: Set[Place]) -> Iterator[Place]:
    """The other cells that a cell sees along its row and its column."""
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        row, col = cell[0] + down, cell[1] + right
        while (row, col) in white:
            yield row, col
            row, col = row + down, col + right


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every set of lamps."""
    tried = shadings(open_cells(facts), "lamp")
    return (answer for answer in tried if not violations(facts, answer))
