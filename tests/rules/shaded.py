"""Shaded boards in plain Python: cells, which black ones touch, which white ones hang together."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import product

Atom = tuple[str | int, ...]
Place = tuple[int, int]


def numbers(facts: Set[Atom], name: str) -> list[tuple[int, ...]]:
    """The arguments of the facts with a name."""
    return sorted(tuple(int(term) for term in fact[1:]) for fact in facts if fact[0] == name)


def board(facts: Set[Atom]) -> set[Place]:
    """The cells of the board."""
    [(rows, cols)] = numbers(facts, "size")
    return set(product(range(1, rows + 1), range(1, cols + 1)))


def beside(place: Place) -> set[Place]:
    """The cells on the four sides of one, on the board or not."""
    row, col = place
    return {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}


def stray(answer: Set[Atom], name: str, cells: Set[Place]) -> list[str]:
    """The atoms of an answer that have another name, or are of no cell."""
    return [f"{one} is stray" for one in answer if one[0] != name or one[1:] not in cells]


def touching(black: Set[Place]) -> list[str]:
    """Which black cells share a side with another one."""
    return [f"{cell} touches a black cell" for cell in black if beside(cell) & black]


def reachable(start: Place, cells: Set[Place]) -> set[Place]:
    """The cells that a path of such cells leads to."""
    found, waiting = {start}, [start]
    while waiting:
        near = beside(waiting.pop()) & cells - found
        found |= near
        waiting += near
    return found


def groups(cells: Set[Place]) -> list[frozenset[Place]]:
    """The cells that hang together, side by side."""
    left, found = set(cells), []
    while left:
        found.append(frozenset(reachable(next(iter(left)), left)))
        left -= found[-1]
    return found


def shadings(cells: Set[Place], name: str = "black") -> Iterator[frozenset[Atom]]:
    """Every choice of cells, as the atoms of an answer."""
    places = sorted(cells)
    for chosen in product((False, True), repeat=len(places)):
        yield frozenset(
            (name, *place) for place, is_black in zip(places, chosen, strict=True) if is_black
        )
