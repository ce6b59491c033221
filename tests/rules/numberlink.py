"""Numberlink in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.loop import Line, Place, links
from rules.shaded import Atom, board, numbers


def lines_at(facts: Set[Atom], taken: Set[Atom]) -> dict[Place, list[Place]]:
    """The cells that links lead to from each cell."""
    at: dict[Place, list[Place]] = {cell: [] for cell in board(facts)}
    for link, (one, other) in links(board(facts)).items():
        if link in taken:
            at[one].append(other)
            at[other].append(one)
    return at


def violations(facts: Set[Atom], answer: Set[Atom], *, beside: int = 1) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    lines = links(board(facts))
    told = {(r, c): n for r, c, n in numbers(facts, "clue")}
    at = lines_at(facts, answer)
    wrong = [f"{link} is stray" for link in answer if link not in lines]
    wrong += [f"{x} has {len(at[x])} links" for x in at if len(at[x]) != (1 if x in told else 2)]
    if wrong:
        return wrong
    left = set(at)
    while ends := sorted(left & told.keys()):
        line = [ends[0]]
        while on := [x for x in at[line[-1]] if x not in line]:
            line += on
        left -= {*line}
        if told[line[0]] != told[line[-1]]:
            wrong.append(f"a line joins {line[0]} and {line[-1]}")
        near = [x for x in lines.values() if {*x} <= {*line} and x[1] not in at[x[0]]]
        if near and not beside:
            wrong.append(f"the line of {line[0]} runs beside itself")
    return wrong + [f"{cell} is on no line of a number" for cell in left]


def solutions(facts: Set[Atom], *, beside: int = 1) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying the links of each cell to the right and below, in reading order."""
    cells, lines = sorted(board(facts)), links(board(facts))
    ends = {(r, c) for r, c, _ in numbers(facts, "clue")}

    def fill(done: int, taken: frozenset[Line]) -> Iterator[frozenset[Line]]:
        if done == len(cells):
            yield taken
            return
        cell = cells[done]
        came = sum(cell in lines[link] for link in taken)
        new = [link for link, pair in lines.items() if pair[0] == cell]
        for chosen in ([], new[:1], new[1:], new) if len(new) > 1 else ([], new) if new else ([],):
            if came + len(chosen) == (1 if cell in ends else 2):
                yield from fill(done + 1, taken | {*chosen})

    for taken in fill(0, frozenset()):
        if not violations(facts, taken, beside=beside):
            yield taken
