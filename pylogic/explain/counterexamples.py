"""Implicit hitting sets: the cheapest explanations, proved by counterexamples.

A counterexample to a literal is an answer of the relaxation in which it is different; each set
that explains it has something of what is off there. A set that hits all counterexamples is tried:
it explains the literal or gives one more. They stay valid as long as they agree with what is known,
so that what they prove need not be proved again.
"""

from __future__ import annotations

import heapq
import math
import random
from bisect import insort
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import cycle

from pylogic.explain.mus import Effort, bits, hit, shrink
from pylogic.explain.questions import Counterexample, Elements, Questions

_QUESTION = 40
"""The effort of a question to clasp; that of a node in the search for hitting sets is 1."""
_KEPT = 5
"""The cost from which on answers are asked for that keep constraints: then one that breaks little
rules out many sets."""


class UnexplainedError(Exception):
    """The rules of explanations allow another answer."""


@dataclass
class _Pool:
    """The counterexamples to one literal."""

    counterexamples: list[Counterexample] = field(default_factory=list)
    """Sorted by how many elements are off, the fewest first."""
    bound: int = -1
    """It has no explanation of that cost."""


class Counterexamples:
    """The literals that are not known, each with its counterexamples."""

    def __init__(self, elements: Elements, find_questions: Callable[[], Questions]) -> None:
        """`find_questions` grounds the program: a hint that is found by propagation needs none."""
        self._elements = elements
        self._find_questions = find_questions
        self.known = list(elements.clues)
        """The literals of the clues, and of the marks that are known."""
        self._pools = {literal: _Pool() for literal in elements.marks}
        self.effort = Effort(0)

    @property
    def open(self) -> Collection[int]:
        """The literals that are not known."""
        return self._pools.keys()

    @cached_property
    def questions(self) -> Questions:
        """The program, which finds answers near the solution."""
        made = self._find_questions()
        made.learn(self.known)
        return made

    def learn(self, literals: Iterable[int]) -> None:
        """Fix literals as known, and drop the counterexamples that contradict them."""
        new = set(literals) & self._pools.keys()
        self.known += sorted(new)
        if "questions" in self.__dict__:
            self.questions.learn(sorted(new))
        for literal in new:
            del self._pools[literal]
        for pool in self._pools.values():
            left = [one for one in pool.counterexamples if new.isdisjoint(one.wrong)]
            if len(left) < len(pool.counterexamples):
                pool.counterexamples, pool.bound = left, -1

    def explained(self, literals: Sequence[int], cost: int) -> Iterator[tuple[int, list[int]]]:
        """Explanations of at most that cost, each with the literals that it explains.

        Raises:
            ExhaustedError: that takes too much effort.
            CutShortError: while iterating, when the search is interrupted.
        """
        found: set[int] = set()
        for literal in literals:
            because = None if literal in found else self._explanation(literal, cost)
            if because is not None:
                together = [literal, *self._also(because, literal, found, cost)]
                found.update(together)
                yield because, together

    def _explanation(self, literal: int, cost: int) -> int | None:
        """A set of elements of at most that cost that explains a literal, if there is one."""
        pool = self._pools[literal]
        while pool.bound < cost:
            sets = [one.off for one in pool.counterexamples]
            because = hit(sets, cost, self._elements.costs, self.effort)
            if because is None:
                pool.bound = cost
            elif self._explains(because, literal, cost):
                return because
        return None

    def _also(self, because: int, literal: int, found: Collection[int], cost: int) -> Iterator[int]:
        """The other literals that an explanation explains."""
        for other, pool in self._pools.items():
            may = other != literal and other not in found and pool.bound < cost
            if (
                may
                and all(one.off & because for one in pool.counterexamples)
                and self._explains(because, other, cost)
            ):
                yield other

    def _explains(self, because: int, literal: int, cost: int) -> bool:
        """Whether elements explain a literal; else there is one more counterexample."""
        self.effort.spend(_QUESTION)
        found = self.questions.counterexample(literal, because, is_keeping=cost >= _KEPT)
        if found is not None:
            self._keep(found)
        return found is None

    def _keep(self, found: Counterexample) -> None:
        for literal in found.wrong:
            pool = self._pools.get(literal)
            if pool is not None:
                insort(pool.counterexamples, found, key=lambda one: one.off.bit_count())


_REFRESHED, _REFINED, _SHRUNK = 20, 12, 2
"""How many explanations are looked for from scratch, how many of the cheapest are made smaller in
one question, and of how many of these each element is tried."""
_TRIES, _ORDERS = 2, 31
"""How many explanations are looked for from scratch for each literal, and in how many orders in
turn: clasp blames what comes first, so that in one order the same is overlooked for all."""


class UpperBounds:
    """For each unknown literal some explanation: the cheapest costs no more than that."""

    def __init__(self, elements: Elements, pools: Counterexamples) -> None:
        self._elements = elements
        self._questions = pools.questions
        self._pools = pools
        rng, every = random.Random(0), range(len(elements.literals))
        self._orders = cycle([rng.sample(every, len(every)) for _ in range(_ORDERS)])
        self._best: dict[int, tuple[int, int]] = {}
        """Costs and explanations by literal, the most recent last."""
        self._tight: set[int] = set()
        """Explanations that had nothing to spare when they were found."""

    def cheapest(self) -> tuple[int, int]:
        """The literal that the cheapest of some explanations explains, and this explanation.

        The search stops at one that costs nothing.

        Raises:
            CutShortError: the search was interrupted.
        """
        known = (self._best[literal][0] for literal in self._ranked(1))
        is_enough = next(known, math.inf) <= 0
        for literal in () if is_enough else self._refreshed():
            for _ in range(_TRIES):
                self._keep(literal, self._questions.core(literal, next(self._orders)))
            if self._best[literal][0] <= 0:
                break
        for literal in self._ranked(_REFINED):
            self._keep(
                literal, self._questions.core(literal, list(bits(self._best[literal][1]))[::-1])
            )
        for literal in self._ranked(_SHRUNK):
            if self._best[literal][1] not in self._tight:
                because = self._shrunk(literal, self._best[literal][1])
                self._keep(literal, because)
                self._tight.add(because)
        (literal,) = self._ranked(1)
        return literal, self._best[literal][1]

    def _ranked(self, count: int) -> list[int]:
        """The `count` literals with the cheapest explanations."""
        known = (literal for literal in self._pools.open if literal in self._best)
        return heapq.nsmallest(count, known, key=lambda literal: self._best[literal][0])

    def _refreshed(self) -> list[int]:
        """The literals without an explanation; if there are none, those asked for longest ago."""
        new = [x for x in self._pools.open if x not in self._best]
        if not new:
            new = [x for x in self._best if x in self._pools.open][:_REFRESHED]
        return new

    def _keep(self, literal: int, because: int | None) -> None:
        """Keep the cheaper one of two explanations.

        Raises:
            UnexplainedError: there is none.
        """
        if because is None:
            raise UnexplainedError
        found = self._elements.cost(because), because
        self._best[literal] = min(found, self._best.pop(literal, found))

    def _shrunk(self, literal: int, because: int) -> int:
        costs = self._elements.costs

        def find_core(needed: Sequence[int], others: Sequence[int]) -> list[int] | None:
            core = self._questions.core(literal, [*needed, *others])
            return None if core is None else list(bits(core))

        costly_last = sorted(bits(because), key=costs.__getitem__)
        return sum(1 << i for i in shrink(costly_last, find_core))
