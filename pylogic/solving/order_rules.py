"""Rules of clue orders: the keys that clues are sorted by, one after the other, and how they are
spelled: `by:-value/row` has large values first, and sorts equal ones by their row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import clingo

from pylogic.errors import OptionError
from pylogic.rules.instance import Fact
from pylogic.rules.symbols import SIDES, Place, place_of

RULE = "by:"


@dataclass(frozen=True)
class Clue:
    """A clue fact with its places in the instance and on the board."""

    fact: Fact
    place: int
    """Its place among the instance's clues, from 0."""
    row: int
    column: int


@dataclass(frozen=True)
class Key:
    """Something that clues can be sorted by."""

    of: Callable[[Clue, Sequence[Clue]], Any]
    """The key of a clue, among all clues."""
    needs_cell: bool = True
    needs_value: bool = False


def _spiral(clue: Clue, among: Sequence[Clue]) -> tuple[int, int, int]:
    """Ring from the outside in, side of the ring clockwise, place on the side."""
    bottom, right = _corner(among)
    ring = _ring(clue, among)
    if clue.row == 1 + ring and clue.column < right - ring:
        return ring, 0, clue.column
    if clue.column == right - ring and clue.row < bottom - ring:
        return ring, 1, clue.row
    if clue.row == bottom - ring and clue.column > 1 + ring:
        return ring, 2, -clue.column
    return ring, 3, -clue.row


def _ring(clue: Clue, among: Sequence[Clue]) -> int:
    bottom, right = _corner(among)
    return min(clue.row - 1, clue.column - 1, bottom - clue.row, right - clue.column)


def _distance(clue: Clue, among: Sequence[Clue]) -> int:
    """Twice the distance from the centre of the board, squared."""
    bottom, right = _corner(among)
    return (2 * clue.row - bottom - 1) ** 2 + (2 * clue.column - right - 1) ** 2


def _corner(among: Sequence[Clue]) -> tuple[int, int]:
    return max(clue.row for clue in among), max(clue.column for clue in among)


def _neighbours(clue: Clue, among: Sequence[Clue]) -> int:
    return sum(
        max(abs(clue.row - other.row), abs(clue.column - other.column)) <= 2 for other in among
    )


KEYS: Mapping[str, Key] = {
    "place": Key(lambda clue, _: clue.place, needs_cell=False),
    "row": Key(lambda clue, _: clue.row),
    "column": Key(lambda clue, _: clue.column),
    "value": Key(lambda clue, _: clue.fact.arguments[-1], needs_value=True),
    "diagonal": Key(lambda clue, _: clue.row + clue.column),
    "ring": Key(_ring),
    "spiral": Key(_spiral),
    "distance": Key(_distance),
    "neighbours": Key(_neighbours),
}


class Term(NamedTuple):
    """A key, and whether the clues with the largest one come first."""

    key: str
    is_descending: bool = False


Rule = tuple[Term, ...]
"""The keys that clues are sorted by; equal clues stay in the given order."""


def parse(name: str) -> Rule:
    """The rule that an order's name spells, as by:-value/row.

    Raises:
        OptionError: it spells none.
    """
    terms = [
        Term(word.removeprefix("-"), word.startswith("-"))
        for word in name.removeprefix(RULE).split("/")
    ]
    for term in terms:
        if term.key not in KEYS:
            known = ", ".join(KEYS)
            raise OptionError(f"order {name}: there is no key {term.key!r}; there are {known}")
    return tuple(terms)


def applied(rule: Rule, facts: Sequence[Fact], name: str) -> list[Fact]:
    """The clues in the order of a rule that is called by this name.

    Raises:
        OptionError: they do not have what it looks at.
    """
    keys = [KEYS[term.key] for term in rule]
    has_cells = any(key.needs_cell for key in keys)
    clues = located(facts, name) if has_cells else unlocated(facts)
    if any(key.needs_value for key in keys) and any(len(fact.arguments) < 3 for fact in facts):
        raise OptionError(f"order {name}: a clue like {facts[0].symbol} has no value")
    ordered = clues
    for term, key in zip(reversed(rule), reversed(keys), strict=True):
        values = {clue.place: key.of(clue, clues) for clue in clues}
        ordered = sorted(ordered, key=lambda c: values[c.place], reverse=term.is_descending)
    return [clue.fact for clue in ordered]


def unlocated(facts: Sequence[Fact]) -> list[Clue]:
    """The clues for orders that look at no cells."""
    return [Clue(fact, place, 0, 0) for place, fact in enumerate(facts)]


def located(facts: Sequence[Fact], name: str) -> list[Clue]:
    """The clues with their cells; those beside the board are in the row 0 or behind the last one,
    or in such a column.

    Raises:
        OptionError: they have none; names the order.
    """
    clues = []
    last = max((_line(fact) or 0 for fact in facts), default=0)
    for place, fact in enumerate(facts):
        cell = _cell(fact, last + 1)
        if cell is None:
            words = "does not begin with a row and a column, or a side of the board and a line"
            raise OptionError(f"order {name}: {fact.symbol} {words}")
        clues.append(Clue(fact, place, *cell))
    return clues


def _cell(fact: Fact, behind: int) -> Place | None:
    line = _line(fact)
    if line is None:
        return place_of(fact.symbol)
    sides = {"top": (0, line), "bottom": (behind, line), "left": (line, 0), "right": (line, behind)}
    return sides[str(fact.arguments[0])]


def _line(fact: Fact) -> int | None:
    """The line that a clue stands beside, if its first argument is a side of the board."""
    if len(fact.arguments) < 3 or str(fact.arguments[0]) not in SIDES:
        return None
    line = fact.arguments[1]
    return line.number if line.type == clingo.SymbolType.Number else None
