"""Implicit hitting sets: the cheapest explanation by several constraints, proved.

A counterexample to a literal is an answer of the relaxation in which the literal is false; each set
of elements that explains the literal has an element that is off there. A set that hits all
counterexamples is tried: it explains the literal or leads to one more. Counterexamples stay valid
while they agree with the known literals, and so do their lower bounds.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property

from pylogic.explain.mus import Effort, bits, find_hitting_set, shrink
from pylogic.explain.questions import Counterexample, Elements, Questions

_QUESTION = 40
"""The effort of a question to clasp; a node in the search for hitting sets has effort 1."""
_KEPT = 5
"""The cost from which on counterexamples keep as many constraints as possible: a counterexample
that breaks little rules out many sets."""
_SHRUNK = 5
"""The number of explanations that `Counterexamples.find_minimal` makes minimal."""


class UnexplainedError(Exception):
    """The rules of explanations allow another answer, so that a literal has no explanation."""


class Counterexamples:
    """The known and the unknown literals of a solution, the latter with counterexamples."""

    def __init__(self, elements: Elements, find_questions: Callable[[], Questions]) -> None:
        """Begin with the clues known; `find_questions` grounds the program when it is needed."""
        self._elements = elements
        self._find_questions = find_questions
        self.known = list(elements.clues)
        """The literals of clues and of known marks, in the order in which they became known."""
        self._pools: dict[int, list[Counterexample]] = {literal: [] for literal in elements.marks}
        self._bounds = dict.fromkeys(elements.marks, 0)
        """The proved lower bound of the cost of an explanation of each unknown literal."""

    @property
    def unknown(self) -> Collection[int]:
        """The literals of the solution that are not known."""
        return self._pools.keys()

    @cached_property
    def questions(self) -> Questions:
        """The relaxed program for questions, ground at the first use with all known literals."""
        program = self._find_questions()
        program.learn(self.known)
        return program

    def learn(self, literals: Iterable[int]) -> None:
        """Fix literals as known, and drop counterexamples that contradict them, with their bounds.
        Literals that are not `unknown` are ignored."""
        new = set(literals) & self._pools.keys()
        self.known += sorted(new)
        if "questions" in self.__dict__:
            self.questions.learn(sorted(new))
        for literal in new:
            del self._pools[literal]
        for literal, pool in self._pools.items():
            left = [x for x in pool if new.isdisjoint(x.wrong)]
            if len(left) < len(pool):
                self._pools[literal], self._bounds[literal] = left, 0

    def find_cheapest(
        self, ranked: Sequence[int], largest: int | None, effort: Effort
    ) -> tuple[int, int] | None:
        """Return the literal with the cheapest explanation, of equals the first of `ranked`, and
        the explanation as bits; None if it is proved that all cost more than `largest`.

        Raise ExhaustedError if the effort ends first. Counterexamples and bounds are kept.
        """
        waiting = [(self._bounds[x], place, x) for place, x in enumerate(ranked)]
        heapq.heapify(waiting)
        while waiting and (largest is None or waiting[0][0] <= largest):
            cost, place, literal = waiting[0]
            sets = [x.off for x in self._pools[literal]]
            because = find_hitting_set(sets, cost, self._elements.levels, effort)
            if because is None:
                self._bounds[literal] = cost + 1
                heapq.heapreplace(waiting, (cost + 1, place, literal))
                continue
            effort.spend(_QUESTION)
            if self._explains(because, literal):
                return literal, because
        return None

    def find_explained(self, because: int) -> list[int]:
        """Return the unknown literals that constraints, given as bits, explain."""
        return [
            literal
            for literal, pool in self._pools.items()
            if all(x.off & because for x in pool) and self._explains(because, literal)
        ]

    def _explains(self, because: int, literal: int) -> bool:
        """Return whether constraints, given as bits, explain a literal; keep a counterexample."""
        is_keeping = self._elements.cost_of(because) >= _KEPT
        answer = self.questions.find_counterexample(literal, because, is_keeping=is_keeping)
        if answer is not None:
            for wrong in answer.wrong & self._pools.keys():
                self._pools[wrong].append(answer)
        return answer is None

    def find_minimal(self) -> tuple[int, int]:
        """Return an unknown literal and a minimal explanation of it, as bits.

        It is the cheapest of `_SHRUNK`, made minimal from the cheapest that clasp finds. Raise
        UnexplainedError if an unknown literal has no explanation.
        """
        costs, cost_of = self._elements.costs, self._elements.cost_of
        find_core = self.questions.find_core
        cores: dict[int, int] = {}
        for literal in self.unknown:
            core = find_core(literal, range(len(costs)))
            if core is None:
                raise UnexplainedError
            cores[literal] = core
        explained = []
        for literal in heapq.nsmallest(_SHRUNK, cores, key=lambda x: cost_of(cores[x])):

            def find_part(
                needed: Sequence[int], others: Sequence[int], literal: int = literal
            ) -> list[int] | None:
                """Return the numbers of elements that explain the literal; None without any."""
                core = find_core(literal, [*needed, *others])
                return None if core is None else list(bits(core))

            costly_last = sorted(bits(cores[literal]), key=costs.__getitem__)
            explained.append((literal, sum(1 << i for i in shrink(costly_last, find_part))))
        return min(explained, key=lambda pair: cost_of(pair[1]))
