"""Yajilin in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import combinations

from rules.arrows import arrows, ray, tracks
from rules.castle_wall import outside
from rules.loop import broken, links, loops, passed
from rules.shaded import Atom, board, touching


def most_left_out(facts: Set[Atom]) -> int:
    """How many cells without a number may be neither black nor on the loop."""
    return len(board(facts)) // 6 if all(name == "size" for name, *_ in facts) else 0


def violations(facts: Set[Atom], answer: Set[Atom], outer: int = 0) -> list[str]:
    """The mistakes in an answer; empty if it is a solution. No cell is black inside if `outer`."""
    lines, free = links(tracks(facts)), tracks(facts)
    loop = {one for one in answer if one[0] == "link"}
    black = {(int(one[1]), int(one[2])) for one in answer if one[0] == "black"}
    if not loop <= lines.keys() or not black <= free:
        return ["something is stray"]
    on = passed(lines, loop)
    wrong = [*broken(lines, loop), *touching(black)]
    wrong += [f"the loop passes the black cell {cell}" for cell in black & on]
    if outer and not black <= outside(facts, {frozenset(lines[link]) for link in loop}):
        wrong.append("a black cell is inside the loop")
    if len(free - black - on) > most_left_out(facts):
        wrong.append("the loop leaves out too many cells")
    for place, (side, number) in arrows(facts).items():
        if len(black.intersection(ray(facts, place, side))) != number:
            wrong.append(f"the number at {place} is wrong")
    return wrong


def solutions(facts: Set[Atom], outer: int = 0) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every loop, and what may be left out."""
    lines, free = links(tracks(facts)), tracks(facts)
    for loop in loops(lines):
        others = free - passed(lines, loop)
        for count in range(most_left_out(facts) + 1):
            for left in combinations(sorted(others), count):
                answer = loop | {("black", *cell) for cell in others.difference(left)}
                if not violations(facts, answer, outer):
                    yield frozenset(answer)
