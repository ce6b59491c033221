"""Explanations of which nothing is to spare, where it takes too long to prove which are cheapest.

Each literal keeps the best that was found for it: it stays one when more is known, and has ever
more to spare.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence

from pylogic.explain.counterexamples import Counterexamples
from pylogic.explain.elements import Elements
from pylogic.explain.hitting_sets import bits
from pylogic.explain.mus import shrink
from pylogic.explain.questions import Questions

_REFRESHED, _REFINED, _SHRUNK = 20, 12, 2
"""How many explanations are looked for from scratch, how many of the cheapest are made smaller in
one question, and of how many of these each element is tried."""


class UpperBounds:
    """What explains each literal that is not known, perhaps not the cheapest that does."""

    def __init__(self, elements: Elements, questions: Questions, pools: Counterexamples) -> None:
        self._elements = elements
        self._questions = questions
        self._pools = pools
        self._all = range(len(elements.literals))
        self._best: dict[int, tuple[int, int]] = {}
        """Costs and explanations; last those that were asked for last."""
        self._tight: set[int] = set()
        """Explanations that had nothing to spare when they were found."""

    def cheapest(self) -> tuple[int, int]:
        """A literal and what explains it: the cheapest of some explanations.

        Raises:
            CutShortError: the search was interrupted.
        """
        for literal in self._refreshed():
            self._keep(literal, self._core(literal, self._all))
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
        return heapq.nsmallest(count, self._pools.open, key=lambda literal: self._best[literal][0])

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
