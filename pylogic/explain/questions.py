"""Questions to clasp: whether some elements explain a literal, and if not, what else may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import clingo

from pylogic.explain.assumptions import Switches
from pylogic.explain.elements import Elements

_READING = "_pylogic_reading"
_BATCH = 16
"""How many literals are fixed together: clingo takes 0.3 ms each time."""


@dataclass(frozen=True)
class Counterexample:
    """An answer of the relaxation: where it differs from the solution, and what is off in it."""

    wrong: frozenset[int]
    off: int


class Questions:
    """A relaxed program that is asked for counterexamples."""

    def __init__(
        self, switches: Switches, elements: Elements, levels: Mapping[int, Iterable[int]]
    ) -> None:
        """`levels` are what clasp decides first, the higher the earlier, by their literals."""
        self._switches = switches
        self._elements = elements
        self._marks = list(elements.marks)
        self._assumed: list[int] = []
        control = switches.control
        control.add(_READING, [], "\n".join(_shown(elements)))
        control.ground([(_READING, [])])
        kinds = clingo.HeuristicType
        with control.backend() as backend:
            for literal in elements.on(elements.folded):
                backend.add_rule([], [-literal])
            for level, literals in levels.items():
                for literal in literals:
                    sign = 1 if literal > 0 else -1
                    backend.add_heuristic(abs(literal), kinds.Level, level, 1, [])
                    backend.add_heuristic(abs(literal), kinds.Sign, sign, 1, [])

    def learn(self, literals: Iterable[int]) -> None:
        """Know literals for good: fixed ones take half the time of assumed ones."""
        self._assumed += literals
        if len(self._assumed) >= _BATCH:
            with self._switches.control.backend() as backend:
                for literal in self._assumed:
                    backend.add_rule([], [-literal])
            self._assumed = []

    def counterexample(
        self, literal: int, because: int, conflicts: int = 0
    ) -> Counterexample | None:
        """An answer with elements on and another literal; None: they explain it.

        Raises:
            Undecided: the number of conflicts (0: any) was not enough to know.
            CutShortError: something outside interrupted the search.
        """
        assumptions = [*self._assumed, -literal, *self._elements.on(because)]
        numbers = self._switches.numbers(assumptions, conflicts)
        if numbers is None:
            return None
        first = len(self._elements.literals)
        wrong = frozenset(self._marks[i - first] for i in numbers if i >= first)
        return Counterexample(wrong, sum(1 << i for i in numbers if i < first))

    def core(self, literal: int, because: Sequence[int]) -> int | None:
        """Those of the elements that explain a literal with what is known, or None.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        by_literal = {self._elements.literals[i]: i for i in because}
        core = self._switches.core_of([*self._assumed, -literal, *by_literal])
        return None if core is None else sum(1 << by_literal[x] for x in core if x in by_literal)


def _shown(elements: Elements) -> Iterator[str]:
    """What makes an answer show the numbers of what is off or wrong in it, and little else."""
    for i, (symbol, literal) in enumerate(zip(elements.symbols, elements.literals, strict=True)):
        if not elements.folded >> i & 1:
            yield f"#show {i} : {'not ' if literal > 0 else ''}{symbol}."
    for i, (atom, holds) in enumerate(elements.marks.values(), len(elements.literals)):
        yield f"#show {i} : {'not ' if holds else ''}{atom}."
