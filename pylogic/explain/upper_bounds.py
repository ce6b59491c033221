"""Explanations of which nothing is to spare, where it takes too long to prove which are cheapest.

Each literal keeps the best that was found for it: it stays one when more is known, and has ever
more to spare.
"""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Sequence
from itertools import cycle

from pylogic.explain.counterexamples import Counterexamples
from pylogic.explain.elements import Elements
from pylogic.explain.hitting_sets import bits
from pylogic.explain.mus import shrink
from pylogic.explain.questions import Questions

_REFRESHED, _REFINED, _SHRUNK = 20, 12, 2
"""How many explanations are looked for from scratch, how many of the cheapest are made smaller in
one question, and of how many of these each element is tried."""
_TRIES, _ORDERS = 2, 31
"""How many explanations are looked for from scratch for each literal, and in how many orders in
turn: clasp blames what comes first, so that in one order the same is overlooked for all."""


def _shuffled(count: int) -> list[list[int]]:
    orders = random.Random(0)
    return [orders.sample(range(count), count) for _ in range(_ORDERS)]


class UpperBounds:
    """What explains each literal that is not known, perhaps not the cheapest that does."""

    def __init__(self, elements: Elements, questions: Questions, pools: Counterexamples) -> None:
        self._elements = elements
        self._questions = questions
        self._pools = pools
        self._orders = cycle(_shuffled(len(elements.literals)))
        self._best: dict[int, tuple[int, int]] = {}
        """Costs and explanations; last those that were asked for last."""
        self._tight: set[int] = set()
        """Explanations that had nothing to spare when they were found."""

    def cheapest(self, enough: int = 0) -> tuple[int, int]:
        """A literal and what explains it: the cheapest of some explanations.

        No more are looked for than one that is cheap `enough`.

        Raises:
            CutShortError: the search was interrupted.
        """
        for literal in () if self._least() <= enough else self._refreshed():
            for _ in range(_TRIES):
                self._keep(literal, self._core(literal, next(self._orders)))
            if self._best[literal][0] <= enough:
                break
        for literal in self._ranked(_REFINED):
            self._keep(literal, self._core(literal, list(bits(self._best[literal][1]))[::-1]))
        for literal in self._ranked(_SHRUNK):
            if self._best[literal][1] not in self._tight:
                because = self._shrunk(literal, self._best[literal][1])
                self._keep(literal, because)
                self._tight.add(because)
        (literal,) = self._ranked(1)
        return literal, self._best[literal][1]

    def _ranked(self, count: int) -> list[int]:
        """So many literals, with the cheapest explanations."""
        known = (literal for literal in self._pools.open if literal in self._best)
        return heapq.nsmallest(count, known, key=lambda literal: self._best[literal][0])

    def _least(self) -> float:
        """The cost of the cheapest explanation so far."""
        return min((self._best[literal][0] for literal in self._ranked(1)), default=math.inf)

    def _refreshed(self) -> list[int]:
        """The literals without an explanation, else some that were not asked for longest."""
        new = [x for x in self._pools.open if x not in self._best]
        if not new:
            new = [x for x in self._best if x in self._pools.open][:_REFRESHED]
        return new

    def _keep(self, literal: int, because: int | None) -> None:
        """Keep the cheaper one of two explanations."""
        assert because is not None
        found = self._elements.prices.of(because), because
        self._best[literal] = min(found, self._best.pop(literal, found))

    def _core(self, literal: int, elements: Sequence[int]) -> int | None:
        return self._questions.core(literal, elements)

    def _shrunk(self, literal: int, because: int) -> int:
        own = self._elements.prices.own

        def find_core(needed: Sequence[int], others: Sequence[int], _: int) -> list[int] | None:
            core = self._core(literal, [*needed, *others])
            return None if core is None else list(bits(core))

        costly_last = sorted(bits(because), key=lambda i: own[i])
        return sum(1 << i for i in shrink(costly_last, find_core))
