"""Heyawake in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import pairwise

from rules.shaded import Atom, Place, board, groups, numbers, shadings, stray, touching


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    rooms = {(row, col): room for row, col, room in numbers(facts, "region")}
    wrong = stray(answer, "black", cells)
    black = set(numbers(answer, "black"))
    wrong += touching(black)
    if len(groups(cells - black)) > 1:
        wrong.append("the white cells do not hang together")
    for row, col, number in numbers(facts, "clue"):
        inside = {cell for cell in black if rooms[cell] == rooms[row, col]}
        if len(inside) != number:
            wrong.append(f"the room of {row},{col} has {len(inside)} black cells, not {number}")
    for line in white_lines(cells, black):
        if sum(1 for one, two in pairwise(line) if rooms[one] != rooms[two]) > 1:
            wrong.append(f"the white line from {line[0]} to {line[-1]} crosses two borders")
    return wrong


def white_lines(cells: Set[Place], black: Set[Place]) -> Iterator[list[Place]]:
    """The longest straight lines of white cells."""
    white = cells - black
    for down, right in ((0, 1), (1, 0)):
        for row, col in sorted(white):
            if (row - down, col - right) not in white:
                line = [(row, col)]
                while (following := (line[-1][0] + down, line[-1][1] + right)) in white:
                    line.append(following)
                yield line


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every shading."""
    return (answer for answer in shadings(board(facts)) if not violations(facts, answer))
