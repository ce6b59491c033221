"""What a board breaks already: ground constraints that each by itself contradict what is known.

They are what a person sees first, the ones with the fewest and nearest cells before the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import clingo

from pylogic.explain.assumptions import Switches, Undecided
from pylogic.explain.mus import shrink
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Place, Symbols

_CONFLICTS = 500
"""So many conflicts are enough to see that constraints can be kept, or else it is not claimed."""
_CLOSELY = 20
"""So many are looked at closely: those with the smallest cores."""


class Broken(NamedTuple):
    """A ground constraint, and what it contradicts, none of it to spare."""

    constraint: clingo.Symbol
    known: tuple[int, ...]


def broken(switches: Switches, known: Sequence[int]) -> list[clingo.Symbol]:
    """The constraints that cannot be kept, each by itself.

    Raises:
        CutShortError: the search was interrupted.
    """
    by_literal = {x: symbol for symbol, x in switches.literals.items() if symbol.match(*BROKEN)}
    return [by_literal[x] for x in refuted(switches, known, by_literal)]


def refuted(switches: Switches, known: Sequence[int], literals: Iterable[int]) -> list[int]:
    """Those of the literals that are false in all answers under what is known.

    Raises:
        CutShortError: the search was interrupted.
    """
    found = []
    waiting = list(literals)
    while waiting:
        tried = waiting.pop()
        core, true = switches.decide([*known, tried], waiting)
        if core is not None:
            found.append(tried)
        waiting = [x for i, x in enumerate(waiting) if core is not None or not true >> i & 1]
    return found


def plainest(
    switches: Switches, known: Mapping[int, Place | None], constraints: Sequence[clingo.Symbol]
) -> list[Broken]:
    """Broken constraints with what they contradict, the plainest first.

    `known` are the literals of what is known, with their cells. Of many constraints only those
    are looked at closely that seem to be the plainest.

    Raises:
        CutShortError: the search was interrupted.
    """
    cores = {one: _first_core(switches, one, list(known)) for one in constraints}
    ranked = sorted(sorted(constraints), key=lambda one: len(cores[one]))
    close = [_minimal(switches, one, cores[one]) for one in ranked[:_CLOSELY]]
    close.sort(key=lambda one: _extent(known, one.known))
    return [*close, *(Broken(one, tuple(cores[one])) for one in ranked[_CLOSELY:])]


def seen_conflict(
    switches: Switches, known: Mapping[clingo.Symbol, Place | None]
) -> tuple[Symbols, int | None] | None:
    """The plainest conflict of what is known with at most one constraint, if there is one.

    `known` are switches with their cells. The number is a size that none is below, as far as that
    is proved.

    Raises:
        CutShortError: the search was interrupted.
    """
    by_literal = {switches.literals[symbol]: symbol for symbol in known}
    alone = switches.core(known)
    if alone is not None:
        return tuple(sorted(shrink(alone, lambda on, rest, _: switches.core([*on, *rest])))), None
    constraints = broken(switches, list(by_literal))
    if not constraints:
        return None
    places = {x: known[symbol] for x, symbol in by_literal.items()}
    found = plainest(switches, places, constraints)
    symbols = (found[0].constraint, *(by_literal[x] for x in found[0].known))
    return tuple(sorted(symbols)), _bound(switches, list(by_literal), found)


def _bound(switches: Switches, known: Sequence[int], found: Sequence[Broken]) -> int | None:
    """A size that no conflict is below, where what is known can be kept; at most 3.

    Where the constraints can be kept as well, a conflict has some of each. One of two is a
    constraint that is broken already, and a single thing that is known.
    """
    try:
        constraints = [symbol for symbol in switches.literals if symbol.match(*BROKEN)]
        if switches.core(constraints, _CONFLICTS) is not None:
            return None
    except Undecided:
        return None
    if len(found) > _CLOSELY or any(_has_single(switches, known, one) for one in found):
        return 2
    return 3


def _has_single(switches: Switches, known: Sequence[int], one: Broken) -> bool:
    """Whether a constraint contradicts a single thing that is known."""
    if len(one.known) == 1:
        return True
    on = switches.literals[one.constraint]
    others = [x for x in known if x not in one.known]
    if switches.core_of([on, *others]) is None:  # else one of the others may be it
        return False
    return bool(refuted(switches, [on], others))


def _first_core(switches: Switches, constraint: clingo.Symbol, known: Sequence[int]) -> list[int]:
    core = switches.core_of([switches.literals[constraint], *known])
    assert core is not None
    return [x for x in known if x in core]


def _minimal(switches: Switches, constraint: clingo.Symbol, known: Sequence[int]) -> Broken:
    on = switches.literals[constraint]

    def find_core(needed: Sequence[int], others: Sequence[int], _: int) -> set[int] | None:
        core = switches.core_of([on, *needed, *others])
        return None if core is None else set(core)

    return Broken(constraint, tuple(shrink(known, find_core)))


def _extent(places: Mapping[int, Place | None], known: Sequence[int]) -> tuple[int, int]:
    """How many things somebody has to look at, and how far they are apart."""
    cells = [cell for cell in map(places.get, known) if cell is not None]
    apart = sum(max(line) - min(line) for line in zip(*cells, strict=True))
    return len(known), apart
