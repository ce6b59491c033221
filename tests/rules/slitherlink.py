"""Slitherlink in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.loop import Ends, Line, Place, broken, loops, passed
from rules.shaded import Atom, board, numbers


def lines(facts: Set[Atom]) -> dict[Line, Ends]:
    """The sides of cells, and the corners that each of them joins."""
    found: dict[Line, Ends] = {}
    for r, c in board(facts):
        found["edge", r, c, "right"] = (r - 1, c), (r, c)
        found["edge", r, c, "bottom"] = (r, c - 1), (r, c)
        if r == 1:
            found["edge", r, c, "top"] = (0, c - 1), (0, c)
        if c == 1:
            found["edge", r, c, "left"] = (r - 1, 0), (r, 0)
    return found


def around(r: int, c: int) -> set[frozenset[Place]]:
    """The four sides of a cell, by the corners that they join."""
    corners = [(r - 1, c - 1), (r - 1, c), (r, c), (r, c - 1)]
    return {frozenset(pair) for pair in zip(corners, corners[1:] + corners[:1], strict=True)}


def wrong_numbers(facts: Set[Atom], answer: Set[Atom], full: int = 0) -> list[str]:
    """Which numbers do not count their sides of the loop; and whether it leaves out a point."""
    known = lines(facts)
    if full and passed(known, answer) != {point for ends in known.values() for point in ends}:
        return ["the loop leaves out a point"]
    drawn = {frozenset(known[edge]) for edge in answer}
    clues = numbers(facts, "clue")
    return [f"{n} at {r},{c} is wrong" for r, c, n in clues if len(around(r, c) & drawn) != n]


def violations(facts: Set[Atom], answer: Set[Atom], full: int = 0) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    known = lines(facts)
    stray = [f"{edge} is stray" for edge in answer if edge not in known]
    return stray or [*wrong_numbers(facts, answer, full), *broken(known, answer)]


def solutions(facts: Set[Atom], full: int = 0) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every loop."""
    return (loop for loop in loops(lines(facts)) if not wrong_numbers(facts, loop, full))
