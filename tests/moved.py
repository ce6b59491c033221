"""Boards turned and mirrored fact by fact, as one would do it by hand; for the tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from harness import Atom

Facts = frozenset[Atom]
_PLAIN = ("size", "boxes", "heights", "stars", "outside")
"""The facts that do not begin with a cell."""
_NEXT = {"top": "right", "right": "bottom", "bottom": "left", "left": "top"}
_OTHER = {"left": "right", "right": "left"}
_RUN = {"across": "down", "down": "across"}


def clockwise(facts: Facts) -> Facts:
    """A quarter turn: the top row becomes the right column."""
    ((_, rows, _),) = (fact for fact in facts if fact[0] == "size")
    lengths = Counter(fact[1:3] for fact in facts if fact[0] == "outside")

    def turn(fact: Atom) -> Atom:
        name, *rest = fact
        if name in ("size", "boxes"):
            return name, rest[1], rest[0]
        if name == "outside":
            side, line, place, number = rest
            if side in ("top", "bottom"):  # from the top to the bottom: now from right to left
                return name, _NEXT[side], line, lengths[side, line] + 1 - place, number
            return name, _NEXT[side], rows + 1 - line, place, number
        if name in _PLAIN:
            return fact
        row, col, *more = rest
        return name, col, rows + 1 - row, *more

    return frozenset(map(turn, facts))


def mirrored(facts: Facts) -> Facts:
    """Left and right exchanged."""
    ((_, _, cols),) = (fact for fact in facts if fact[0] == "size")
    lengths = Counter(fact[1:3] for fact in facts if fact[0] == "outside")

    def turn(fact: Atom) -> Atom:
        name, *rest = fact
        if name == "outside":
            side, line, place, number = rest
            if side in ("top", "bottom"):
                return name, side, cols + 1 - line, place, number
            return name, _OTHER[side], line, lengths[side, line] + 1 - place, number
        if name in _PLAIN:
            return fact
        row, col, *more = rest
        return name, row, cols + 1 - col, *more

    return frozenset(map(turn, facts))


def transposed(facts: Facts) -> Facts:
    """Rows and columns exchanged, and with them the directions of runs."""
    moved = mirrored(clockwise(facts))
    return frozenset(
        (*fact[:3], _RUN[str(fact[3])], fact[4]) if fact[0] == "sum" else fact for fact in moved
    )


def sides(atoms: Facts, move: Callable[[Facts], Facts], size: Atom) -> Facts:
    """Atoms of lines along the sides of cells, moved, by the names that answers use."""
    around = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}
    found = set()
    for name, row, col, side in atoms:
        down, right = around[side]
        # A line lies between two cells, of which one may be off the board.
        pair = {("a", row, col), ("b", row + down, col + right)}
        one, other = sorted(
            fact[1:] for fact in move(frozenset({size, *pair})) if fact[0] != "size"
        )
        down, right = other[0] - one[0], other[1] - one[1]
        if 0 in one:
            found.add((name, *other, "top" if down else "left"))
        else:
            found.add((name, *one, "bottom" if down else "right"))
    return frozenset(found)


def at_first(facts: Facts) -> Facts:
    """The facts with the target of each cage in its first cell."""
    cages = {fact[1:3]: fact[3] for fact in facts if fact[0] == "cage"}
    first: dict[object, tuple] = {}
    for cell in sorted(cages):
        first.setdefault(cages[cell], cell)
    return frozenset(
        (fact[0], *first[cages[fact[1:3]]], *fact[3:]) if fact[0] == "target" else fact
        for fact in facts
    )


def above_and_left(facts: Facts) -> Facts:
    """The numbers beside the board where this puzzle has them."""
    to = {"bottom": "top", "right": "left"}
    return frozenset(
        (fact[0], to.get(str(fact[1]), fact[1]), *fact[2:]) if fact[0] == "outside" else fact
        for fact in facts
    )


def text(facts: Iterable[Atom]) -> str:
    """The facts of an instance."""
    return " ".join(f"{name}({','.join(map(str, terms))})." for name, *terms in facts)
