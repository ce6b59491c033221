"""The outlines of cages: along which sides of which cells they run, and how they turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pylogic.rules.symbols import Place

# Of each side the step over it, and the steps to its two ends: to the left or the top one first.
_SIDES = {
    "top": ((-1, 0), ((0, -1), (0, 1))),
    "bottom": ((1, 0), ((0, -1), (0, 1))),
    "left": ((0, -1), ((-1, 0), (1, 0))),
    "right": ((0, 1), ((-1, 0), (1, 0))),
}


class Stroke(NamedTuple):
    """An outline along one side of a cell, a little inside of it."""

    place: Place
    side: str
    first: int
    """How it ends on the left or at the top: 1 where it turns before the side of the cell ends, 0
    where it goes on straight, -1 where it goes on into the next cell and turns there."""
    last: int
    """How it ends on the right or at the bottom."""


def outlines(cages: Mapping[Place, str]) -> Iterator[Stroke]:
    """The outlines of all cages."""
    for place, name in sorted(cages.items()):
        row, column = place
        for side, ((down, right), ends) in _SIDES.items():
            if cages.get((row + down, column + right)) == name:
                continue
            first, last = (_end(cages, place, (down, right), step) for step in ends)
            yield Stroke(place, side, first, last)


def _end(cages: Mapping[Place, str], place: Place, over: Place, step: Place) -> int:
    name, (row, column) = cages[place], place
    beside = row + step[0], column + step[1]
    if cages.get(beside) != name:
        return 1
    return -1 if cages.get((beside[0] + over[0], beside[1] + over[1])) == name else 0
