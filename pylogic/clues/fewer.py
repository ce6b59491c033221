"""Fewer clues that are enough, by local search: some make way for as many others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain

import clingo

from pylogic.explain.mus import shrink
from pylogic.explain.relaxation import Group, Switches
from pylogic.rules.symbols import Symbols

_MOST = 3
"""Groups that are exchanged at once."""


def fewer(
    switches: Switches,
    groups: Sequence[Group],
    best: Symbols,
    rng: random.Random,
    goal: int,
    rounds: int,
) -> Symbols:
    """Clues that are enough, no more of them than the best so far; it ends where that is the goal.

    One to three groups are taken out and as many others put in; where these are enough, too, what
    can be spared now is left out. What is no larger is kept, so that the search does not stand
    still.
    """

    def together(some: Sequence[Group]) -> Symbols:
        return tuple(chain.from_iterable(some))

    def enough(_fixed: Sequence[Group], some: Sequence[Group]) -> list[Group] | None:
        core = switches.core(together([*_fixed, *some]))
        if core is None:
            return None
        found: set[clingo.Symbol] = set(core)
        return [group for group in some if not found.isdisjoint(group)]

    chosen = [group for group in groups if set(best).issuperset(group)]
    for _ in range(rounds):
        others = [group for group in groups if group not in set(chosen)]
        if len(together(chosen)) <= goal or not others or not chosen:
            break
        count = rng.randint(1, min(_MOST, len(chosen), len(others)))
        tried = rng.sample(chosen, len(chosen) - count) + rng.sample(others, count)
        core = enough((), tried)
        if core is None:
            continue
        rng.shuffle(core)
        tried = shrink(core, enough)
        if len(together(tried)) <= len(together(chosen)):
            chosen = tried
    return tuple(sorted(together(chosen)))
