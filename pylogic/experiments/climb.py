"""Climbing: from a state to a neighbour that costs no more, again and again; and what is next to
a permutation, and to a rule of clue orders.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Hashable, Sequence
from random import Random
from typing import TypeVar

from pylogic.solving import order_rules
from pylogic.solving.order_rules import Rule, Term

S = TypeVar("S")
T = TypeVar("T")

_PATIENCE = 200
"""So many neighbours in a row that have been tried already: there are hardly any others."""
_LONGEST = 4
"""Keys of a rule: more decide between hardly any clues."""


def climb(
    known: Sequence[tuple[S, float]],
    neighbour: Callable[[S, Random], S],
    tries: int,
    rng: Random,
    identity: Callable[[S], Hashable] = lambda state: state,
) -> Generator[S, float, None]:
    """Yield states to be tried, each but once; each time, it is to be sent what the state costs.

    Randomised first improvement, over plateaus too (Hoos and Stützle, Stochastic Local Search,
    2004, section 2.1). Where no neighbour is new, it goes on from the cheapest state that has
    such neighbours. Ends after so many tries, or if there is none.

    Args:
        known: states with their costs; it begins at the cheapest one.
        identity: states with equal ones are one state.
    """
    costs = {identity(state): (cost, state) for state, cost in reversed(known)}
    left = dict(reversed(costs.items()))  # those that may have new neighbours
    here = min(left, key=lambda one: left[one][0])
    for _ in range(tries):
        new = _new(left[here][1], neighbour, rng, identity, costs)
        while new is None:
            del left[here]
            if not left:
                return
            here = min(left, key=lambda one: left[one][0])
            new = _new(left[here][1], neighbour, rng, identity, costs)
        one, state = new
        found = yield state
        costs[one] = left[one] = (found, state)
        if found <= left[here][0]:
            here = one


def _new(
    state: S,
    neighbour: Callable[[S, Random], S],
    rng: Random,
    identity: Callable[[S], Hashable],
    known: Container[Hashable],
) -> tuple[Hashable, S] | None:
    """A neighbour that is not known, and its identity; None if hardly any is left."""
    for _ in range(_PATIENCE):
        drawn = neighbour(state, rng)
        one = identity(drawn)
        if one not in known:
            return one, drawn
    return None


def beside(places: tuple[T, ...], rng: Random) -> tuple[T, ...]:
    """A permutation with two places swapped, or one moved to elsewhere."""
    if len(places) < 2:
        return places
    one, other = rng.sample(range(len(places)), 2)
    changed = list(places)
    if rng.random() < 0.5:
        changed[one], changed[other] = changed[other], changed[one]
    else:
        changed.insert(other, changed.pop(one))
    return tuple(changed)


def near(rule: Rule, keys: Sequence[str], rng: Random) -> Rule:
    """A rule with a key swapped, moved, turned round, exchanged, added or taken away."""
    place = rng.randrange(len(rule))
    before, term, after = rule[:place], rule[place], rule[place + 1 :]
    new = Term(rng.choice(keys), rng.random() < 0.5)
    changed = {
        "permute": beside(rule, rng),
        "turn": (*before, term._replace(is_descending=not term.is_descending), *after),
        "exchange": (*before, new, *after),
        "add": (*before, new, term, *after),
        "append": (*rule, new),
        "drop": (*before, *after) or rule,
    }
    chosen = changed[rng.choice(list(changed))]
    return order_rules.canonical(chosen)[:_LONGEST]
