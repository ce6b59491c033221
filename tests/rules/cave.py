"""Cave in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.kuromasu import seen
from rules.shaded import Atom, board, groups, numbers, shadings, stray


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    wrong = stray(answer, "black", cells)
    black = set(numbers(answer, "black"))
    white = cells - black
    if len(groups(white)) > 1:
        wrong.append("the cave is in several parts")
    (last,) = numbers(facts, "size")
    for rock in groups(black):
        if not any(row in (1, last[0]) or col in (1, last[1]) for row, col in rock):
            wrong.append(f"the cave has a hole at {min(rock)}")
    for row, col, number in numbers(facts, "clue"):
        if (count := seen((row, col), white)) != number:
            wrong.append(f"{row},{col} sees {count}, not {number}")
    known = {*numbers(facts, "inside"), *(clue[:2] for clue in numbers(facts, "clue"))}
    return wrong + [f"{cell} is outside" for cell in known & black]


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every shading."""
    return (answer for answer in shadings(board(facts)) if not violations(facts, answer))
