"""Country Road in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.loop import Line, Place, broken, links, loops, passed
from rules.shaded import Atom, board, numbers


def regions(facts: Set[Atom]) -> dict[Place, object]:
    """The region of each cell."""
    return {(int(f[1]), int(f[2])): f[3] for f in facts if f[0] == "region"}


def wrong_regions(facts: Set[Atom], loop: Set[Line], every: int = 1) -> list[str]:
    """Which regions are visited in the wrong way, by what is surely a loop."""
    region, lines = regions(facts), links(board(facts))
    on = passed(lines, loop)
    wrong = []
    for name in set(region.values()):
        own = [x for x in region if region[x] == name]
        crossings = [
            x for x in loop if (region[lines[x][0]] == name) != (region[lines[x][1]] == name)
        ]
        if every and not on & set(own):
            wrong.append(f"the region {name} is not visited")
        elif len(crossings) > 2:
            wrong.append(f"the region {name} is visited more than once")
        for r, c, n in numbers({x for x in facts if x[0] == "clue"}, "clue"):
            if (r, c) in own and n != len(on & set(own)):
                wrong.append(f"the number at {r},{c} is wrong")
    wrong += [
        f"{one} and {other} are left out"
        for one, other in lines.values()
        if region[one] != region[other] and not {one, other} & on
    ]
    return wrong


def violations(facts: Set[Atom], answer: Set[Atom], every: int = 1) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    lines = links(board(facts))
    stray = [f"{link} is stray" for link in answer if link not in lines]
    return stray or broken(lines, answer) or wrong_regions(facts, answer, every)


def solutions(facts: Set[Atom], every: int = 1) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every loop."""
    return (x for x in loops(links(board(facts))) if not wrong_regions(facts, x, every))
