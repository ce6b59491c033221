"""Numbers with arrows in plain Python, and loops that leave their cells out."""

from __future__ import annotations

from collections.abc import Set

from rules.shaded import Atom, Place, board

STEPS = {"top": (-1, 0), "bottom": (1, 0), "left": (0, -1), "right": (0, 1)}


def arrows(facts: Set[Atom]) -> dict[Place, tuple[str, int]]:
    """The side that each number points to, and the number."""
    return {(int(f[1]), int(f[2])): (str(f[3]), int(f[4])) for f in facts if f[0] == "arrow"}


def ray(facts: Set[Atom], place: Place, side: str) -> list[Place]:
    """The cells from the next one to the border."""
    down, right = STEPS[side]
    found, cells = [(place[0] + down, place[1] + right)], board(facts)
    while found[-1] in cells:
        found.append((found[-1][0] + down, found[-1][1] + right))
    return found[:-1]


def tracks(facts: Set[Atom]) -> set[Place]:
    """The cells in which nothing stands."""
    return board(facts) - {(int(f[1]), int(f[2])) for f in facts if f[0] != "size"}
