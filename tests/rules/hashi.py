"""Hashi in plain Python, from its rules: a checker and brute force, no solver."""

from __future__ import annotations

from collections.abc import Iterator, Set

from rules.shaded import Atom, Place, board

NEXT = {"right": (0, 1), "bottom": (1, 0)}


def islands(facts: Set[Atom]) -> dict[Place, int]:
    """The islands with their numbers."""
    return {(int(f[1]), int(f[2])): int(f[3]) for f in facts if f[0] == "clue"}


def violations(facts: Set[Atom], answer: Set[Atom]) -> list[str]:
    """The mistakes in an answer; empty if it is a solution."""
    numbers, cells = islands(facts), board(facts)
    built: dict[tuple[Place, str], int] = {}
    for name, *terms in answer:
        if name != "link" or len(terms) != 4:
            return [f"{name} is stray"]
        row, col, side, count = int(terms[0]), int(terms[1]), str(terms[2]), terms[3]
        down, right = NEXT[side]
        if not {(row, col), (row + down, col + right)} <= cells or count not in (1, 2):
            return [f"{count} bridges from {row},{col} are stray"]
        if ((row, col), side) in built:
            return [f"two numbers of bridges from {row},{col}"]
        built[(row, col), side] = int(count)

    def around(place: Place) -> dict[Place, int]:
        """How many bridges lead from a cell to each cell beside it."""
        row, col = place
        return {
            (row, col + 1): built.get((place, "right"), 0),
            (row, col - 1): built.get(((row, col - 1), "right"), 0),
            (row + 1, col): built.get((place, "bottom"), 0),
            (row - 1, col): built.get(((row - 1, col), "bottom"), 0),
        }

    wrong = []
    for place in cells:
        right, left, down, up = around(place).values()
        if place in numbers:
            if right + left + down + up != numbers[place]:
                wrong.append(f"the island {place} has {right + left + down + up} bridges")
        elif right != left or down != up:
            wrong.append(f"a bridge ends in the water at {place}")
        elif right and down:
            wrong.append(f"bridges cross at {place}")
    walked = set(list(numbers)[:1])
    while more := {x for p in walked for x, n in around(p).items() if n} - walked:
        walked |= more
    if set(numbers) - walked:
        wrong.append("not all islands are joined")
    return wrong


def spans(facts: Set[Atom]) -> list[list[tuple[Place, str]]]:
    """The ways between islands that see each other, as the pieces that they are made of."""
    numbers, found = islands(facts), []
    for side, (down, right) in NEXT.items():
        for row, col in sorted(numbers):
            pieces, place = [], (row, col)
            while not pieces or (place in board(facts) and place not in numbers):
                pieces.append((place, side))
                place = place[0] + down, place[1] + right
            if place in numbers:
                found.append(pieces)
    return found


def solutions(facts: Set[Atom]) -> Iterator[frozenset[Atom]]:
    """All solutions, by trying no bridge, one and two on every way that has room for them."""
    ways, numbers = spans(facts), islands(facts)

    def built(
        number: int, answer: frozenset[Atom], left: dict[Place, int]
    ) -> Iterator[frozenset[Atom]]:
        if number == len(ways):
            if not violations(facts, answer):
                yield answer
            return
        pieces = ways[number]
        ends = {pieces[0][0]: 0, end_of(pieces): 0}
        for count in range(3):
            room = {place: left[place] - count for place in ends}
            if min(room.values()) >= 0:
                more = {("link", *place, side, count) for place, side in pieces if count}
                yield from built(number + 1, answer | more, {**left, **room})

    return built(0, frozenset(), numbers)


def end_of(pieces: list[tuple[Place, str]]) -> Place:
    """The island that a way leads to."""
    (row, col), side = pieces[-1]
    return row + NEXT[side][0], col + NEXT[side][1]
