"""Masyu in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.loop import Ends, Line, Place, broken, links, loops
from rules.shaded import Atom, board


def lines(facts: Set[Atom]) -> dict[Line, Ends]:
    """The links between cells that share a side, and these cells."""
    return links(board(facts))


def neighbours(facts: Set[Atom], answer: Set[Atom]) -> dict[Place, list[Place]]:
    """The cells before and after each cell of the loop."""
    known = lines(facts)
    found: dict[Place, list[Place]] = {}
    for link in answer:
        one, other = known[link]
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)
    return found


def turns(near: list[Place]) -> bool:
    """Whether the loop turns between two neighbours of a cell."""
    (r, c), (r2, c2) = near
    return r != r2 and c != c2


def wrong_circles(facts: Set[Atom], answer: Set[Atom], full: int = 0) -> list[str]:
    """Which circles are passed in the wrong way, by what is surely a loop; cells left out."""
    near = neighbours(facts, answer)
    wrong = [f"{cell} is left out" for cell in board(facts) if full and cell not in near]
    for name, *rest in facts:
        if name != "circle":
            continue
        r, c, colour = rest
        ways = near.get((int(r), int(c)))
        if ways is None:
            wrong.append(f"the circle at {r},{c} is not on the loop")
        elif turns(ways) != (colour == "black"):
            wrong.append(f"the loop takes the wrong way at {r},{c}")
        elif colour == "black" and any(turns(near[place]) for place in ways):
            wrong.append(f"the loop turns next to the black circle at {r},{c}")
        elif colour == "white" and not any(turns(near[place]) for place in ways):
            wrong.append(f"the loop goes straight on beside the white circle at {r},{c}")
    return wrong


def violations(facts: Set[Atom], answer: Set[Atom], full: int = 0) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    known = lines(facts)
    stray = [f"{link} is stray" for link in answer if link not in known]
    return stray or broken(known, answer) or wrong_circles(facts, answer, full)


def solutions(facts: Set[Atom], full: int = 0) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying every loop."""
    return (loop for loop in loops(lines(facts)) if not wrong_circles(facts, loop, full))
