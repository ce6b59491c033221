"""Implicit hitting sets: the cheapest explanations, proved by counterexamples.

A counterexample to a literal is an answer of the relaxation in which the literal is false; each set
of elements that explains the literal has an element that is off there. A set that hits all
counterexamples is tried: it explains the literal or leads to one more. Counterexamples stay valid
while they agree with the known literals, and so do their lower bounds.
"""

from __future__ import annotations

import heapq
from bisect import insort
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
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


@dataclass
class _Pool:
    """The counterexamples to one literal."""

    counterexamples: list[Counterexample] = field(default_factory=list)
    """The counterexamples, those with the fewest elements off first."""
    bound: int = -1
    """The proved lower bound: the literal has no explanation of at most this cost."""


class Counterexamples:
    """The known and the unknown literals of a solution, the latter with counterexamples."""

    def __init__(self, elements: Elements, find_questions: Callable[[], Questions]) -> None:
        """Begin with the clues known; `find_questions` grounds the program when it is needed."""
        self._elements = elements
        self._find_questions = find_questions
        self.known = list(elements.clues)
        """The literals of clues and of known marks, in the order in which they became known."""
        self._pools = {literal: _Pool() for literal in elements.marks}
        self.effort = Effort(0)
        """The effort that `find_explanations` may still spend."""

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
        for pool in self._pools.values():
            left = [x for x in pool.counterexamples if new.isdisjoint(x.wrong)]
            if len(left) < len(pool.counterexamples):
                pool.counterexamples, pool.bound = left, -1

    def find_explanations(
        self, literals: Sequence[int], cost: int
    ) -> Iterator[tuple[int, list[int]]]:
        """Yield sets of constraints, as bits, that cost at most `cost`, and what each explains.

        A literal belongs to its first explanation only; a literal without one is left out. Raise
        ExhaustedError without `effort` left.
        """
        done: set[int] = set()
        for literal in literals:
            because = None if literal in done else self._find_explanation(literal, cost)
            if because is None:
                continue
            together = [literal]
            for other, pool in self._pools.items():
                may = other != literal and other not in done and pool.bound < cost
                may = may and all(x.off & because for x in pool.counterexamples)
                if may and self._explains(because, other, cost):
                    together.append(other)
            done.update(together)
            yield because, together

    def _find_explanation(self, literal: int, cost: int) -> int | None:
        """Return constraints of at most a cost that explain a literal, as bits; None without any.
        Counterexamples found on the way are kept, and the proved bound."""
        pool = self._pools[literal]
        while pool.bound < cost:
            sets = [x.off for x in pool.counterexamples]
            because = find_hitting_set(sets, cost, self._elements.levels, self.effort)
            if because is None:
                pool.bound = cost
            elif self._explains(because, literal, cost):
                return because
        return None

    def _explains(self, because: int, literal: int, cost: int) -> bool:
        """Return whether constraints, as bits, explain a literal; spend effort.
        Keep a counterexample for all literals that are wrong in it."""
        self.effort.spend(_QUESTION)
        counterexample = self.questions.find_counterexample(
            literal, because, is_keeping=cost >= _KEPT
        )
        if counterexample is not None:
            for wrong in counterexample.wrong & self._pools.keys():
                known = self._pools[wrong].counterexamples
                insort(known, counterexample, key=lambda x: x.off.bit_count())
        return counterexample is None

    def find_minimal(self) -> tuple[int, int]:
        """Return an unknown literal and a minimal explanation of it, as bits.

        It is the cheapest of `_SHRUNK`, made minimal from the cheapest that clasp finds. Raise
        UnexplainedError if an unknown literal has no explanation.
        """
        cost_of = self._elements.cost_of
        numbers = range(len(self._elements.literals))
        found = {literal: self.questions.find_core(literal, numbers) for literal in self.unknown}
        cores = {literal: core for literal, core in found.items() if core is not None}
        if len(cores) < len(found):
            raise UnexplainedError
        cheapest = heapq.nsmallest(_SHRUNK, cores, key=lambda literal: cost_of(cores[literal]))
        minimal = ((literal, self._shrink(literal, cores[literal])) for literal in cheapest)
        return min(minimal, key=lambda pair: cost_of(pair[1]))

    def _shrink(self, literal: int, because: int) -> int:
        """Return a minimal part of an explanation, as bits; drop its costliest elements first."""

        def find_core(needed: Sequence[int], others: Sequence[int]) -> list[int] | None:
            """Return the numbers of elements that explain the literal; None if they do not."""
            core = self.questions.find_core(literal, [*needed, *others])
            return None if core is None else list(bits(core))

        costly_last = sorted(bits(because), key=self._elements.costs.__getitem__)
        return sum(1 << i for i in shrink(costly_last, find_core))
