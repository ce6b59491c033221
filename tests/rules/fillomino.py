"""Fillomino in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.shaded import Atom, Place, beside, board, groups, numbers


def regions(held: dict[Place, int]) -> list[frozenset[Place]]:
    """The cells with equal numbers that hang together, side by side."""
    values = sorted(set(held.values()))
    return [group for value in values for group in groups({x for x in held if held[x] == value})]


def violations(
    facts: Set[Atom], answer: Set[Atom], *, most: int = 9, highest: int = 0
) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    cells = board(facts)
    held = {(r, c): n for r, c, n in numbers(answer, "value")}
    if set(held) != cells or len(answer) != len(cells):
        return ["a cell does not hold one number"]
    given = {(r, c): n for r, c, n in numbers(facts, "given")}
    wrong = [f"{place} shows a {n}" for place, n in given.items() if held[place] != n]
    for region in regions(held):
        some = min(region)
        if len(region) != held[some]:
            wrong.append(f"the region of {some} has {len(region)} cells, not {held[some]}")
        elif most and len(region) > most and not region & set(given):
            wrong.append(f"the region of {some} has more than {most} cells and no given number")
        elif highest and len(region) > highest:
            wrong.append(f"the region of {some} has more than {highest} cells")
    return wrong


def region(held: dict[Place, int], place: Place) -> set[Place]:
    """The cells with the number of a place that hang together with it."""
    found, waiting = {place}, [place]
    while waiting:
        near = {x for x in beside(waiting.pop()) - found if held.get(x) == held[place]}
        found |= near
        waiting += near
    return found


def solutions(facts: Set[Atom], *, most: int = 9, highest: int = 0) -> Iterator[frozenset[Atom]]:
    """All solutions: cell by cell, as long as no closed region has the wrong size."""
    cells = sorted(board(facts))
    given = {(r, c): n for r, c, n in numbers(facts, "given")}

    def fill(held: dict[Place, int]) -> Iterator[frozenset[Atom]]:
        if len(held) == len(cells):
            answer = frozenset(("value", *place, n) for place, n in held.items())
            if not violations(facts, answer, most=most, highest=highest):
                yield answer
            return
        place = cells[len(held)]
        for n in [given[place]] if place in given else range(1, len(cells) + 1):
            after = {**held, place: n}
            if all(fits(after, x) for x in {place, *beside(place)} & set(after)):
                yield from fill(after)

    def fits(held: dict[Place, int], place: Place) -> bool:
        group = region(held, place)
        edge = {near for x in group for near in beside(x)} & set(cells) - set(held)
        return len(group) == held[place] or (len(group) < held[place] and bool(edge))

    return fill({})
