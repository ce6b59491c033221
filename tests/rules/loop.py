"""Loops along lines in plain Python: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from itertools import combinations

Place = tuple[int, int]
Line = tuple[str, int, int, str]
Ends = tuple[Place, Place]


def links(cells: Set[Place]) -> dict[Line, Ends]:
    """The links between cells that share a side, and these cells."""
    found: dict[Line, Ends] = {}
    for r, c in cells:
        if (r, c + 1) in cells:
            found["link", r, c, "right"] = (r, c), (r, c + 1)
        if (r + 1, c) in cells:
            found["link", r, c, "bottom"] = (r, c), (r + 1, c)
    return found


def passed(lines: Mapping[Line, Ends], taken: Iterable[Line]) -> set[Place]:
    """The points that lines lead to."""
    return {point for line in taken for point in lines[line]}


def broken(lines: Mapping[Line, Ends], taken: Iterable[Line]) -> list[str]:
    """The mistakes in lines that should be a single closed loop."""
    left = set(taken)
    if not left:
        return ["there is no loop"]
    at: dict[Place, list[Line]] = {}
    for line in left:
        for point in lines[line]:
            at.setdefault(point, []).append(line)
    wrong = [f"{len(some)} lines meet at {point}" for point, some in at.items() if len(some) != 2]
    if wrong:
        return wrong
    line = min(left)
    point = lines[line][0]
    while line in left:  # once around the loop
        left.discard(line)
        [point] = [end for end in lines[line] if end != point]
        line = next((other for other in at[point] if other in left), line)
    return [f"{line} is in another loop" for line in left]


def loops(lines: Mapping[Line, Ends]) -> Iterator[frozenset[Line]]:
    """Every single closed loop: each is grown from its first line, point by point."""
    at: dict[Place, list[Line]] = {}
    for line, ends in lines.items():
        for point in ends:
            at.setdefault(point, []).append(line)

    def grow(path: list[Line], point: Place, visited: set[Place]) -> Iterator[frozenset[Line]]:
        for line in at[point]:
            if line <= path[0]:
                continue
            [after] = [end for end in lines[line] if end != point]
            if after == lines[path[0]][0]:
                yield frozenset([*path, line])
            elif after not in visited:
                yield from grow([*path, line], after, {*visited, after})

    for line, (begin, end) in lines.items():
        yield from set(grow([line], end, {begin, end}))


def all_loops(lines: Mapping[Line, Ends]) -> Iterator[frozenset[Line]]:
    """The same, by trying every set of lines: for very small boards."""
    for size in range(len(lines) + 1):
        for taken in combinations(lines, size):
            if not broken(lines, taken):
                yield frozenset(taken)
