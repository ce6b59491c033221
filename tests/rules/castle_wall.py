"""Castle Wall in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import pairwise

from rules.arrows import arrows, ray, tracks
from rules.loop import Ends, Line, Place, broken, links, loops
from rules.shaded import Atom, beside, board


def outside(facts: Set[Atom], loop: Set[frozenset[Place]]) -> set[Place]:
    """The places outside, where cells meet: those that lead to the border around the loop.

    A place is the bottom right corner of its cell.
    """
    rows, cols = max(board(facts))
    found = {(0, 0)}
    waiting = [(0, 0)]
    while waiting:
        r, c = waiting.pop()
        for r2, c2 in beside((r, c)):
            low, left = max(r, r2), max(c, c2)
            wall = {(low, c), (low, c + 1)} if c == c2 else {(r, left), (r + 1, left)}
            is_on = 0 <= r2 <= rows and 0 <= c2 <= cols
            if is_on and (r2, c2) not in found and frozenset(wall) not in loop:
                found.add((r2, c2))
                waiting.append((r2, c2))
    return found


def wrong_clues(facts: Set[Atom], lines: dict[Line, Ends], loop: Set[Line]) -> list[str]:
    """Which numbers and colours are wrong, by what is surely a loop."""
    drawn = {frozenset(lines[line]) for line in loop}
    wrong = []
    for place, (side, number) in arrows(facts).items():
        if sum(frozenset(pair) in drawn for pair in pairwise(ray(facts, place, side))) != number:
            wrong.append(f"the number at {place} is wrong")
    out = outside(facts, drawn)
    for name, *terms in facts:
        if name == "circle" and terms[2] != "grey":
            place = int(terms[0]), int(terms[1])
            if (place in out) != (terms[2] == "black"):
                wrong.append(f"the cell {place} is on the wrong side")
    return wrong


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    lines = links(tracks(facts))
    stray = [f"{link} is stray" for link in answer if link not in lines]
    return stray or broken(lines, answer) or wrong_clues(facts, lines, answer)


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every loop."""
    lines = links(tracks(facts))
    return (loop for loop in loops(lines) if not wrong_clues(facts, lines, loop))
