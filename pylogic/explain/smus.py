"""A smallest set of clues that leaves one answer, proved by implicit hitting sets.

Each other answer of a set of clues violates some of the clues; one of these must be in every
set that leaves one answer. A smallest set that hits all that is known so far is a lower bound,
and the answer as soon as it leaves no other (Chandrasekaran, Karp, Moreno-Centeno, Vempala 2011;
for unsatisfiable subsets Ignatiev, Previti, Liffiton, Marques-Silva 2015).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import clingo

from pylogic.explain.assumptions import Group, Switches
from pylogic.rules.symbols import Symbols
from pylogic.solving.process import CutShortError


def fewest(
    switches: Switches,
    groups: Sequence[Group],
    kept: Sequence[clingo.Symbol],
    best: Symbols,
    on_bound: Callable[[Symbols, int], None],
) -> Symbols:
    """A set of clues that leaves one answer, none of which is smaller.

    `best` leaves one answer; `on_bound` sees the best set so far and the lower bound.

    Raises:
        CutShortError: the search was interrupted.
    """
    hitting = _Hitting([len(group) for group in groups])
    while True:
        chosen = hitting.smallest()
        bound = len(kept) + sum(len(groups[i]) for i in chosen)
        on_bound(best, bound)
        if bound >= len(best):
            return best
        given = [*kept, *chain.from_iterable(groups[i] for i in chosen)]
        satisfied = switches.grown(given)  # the fewer it violates, the more must be hit
        if satisfied is None:
            return tuple(sorted(given))
        hitting.hit([i for i, group in enumerate(groups) if not satisfied.issuperset(group)])


class _Hitting:
    """Smallest choices of groups that contain one of each set."""

    def __init__(self, weights: Sequence[int]) -> None:
        self._control = clingo.Control(["--opt-strategy=usc", "--no-backprop"])
        with self._control.backend() as backend:
            self._atoms = [backend.add_atom() for _ in weights]
            backend.add_rule(self._atoms, [], choice=True)
            backend.add_minimize(0, list(zip(self._atoms, weights, strict=True)))
        configuration: Any = self._control.configuration
        configuration.solve.models = 0

    def hit(self, numbers: Sequence[int]) -> None:
        with self._control.backend() as backend:
            backend.add_rule([], [-self._atoms[i] for i in numbers])

    def smallest(self) -> list[int]:
        chosen: list[int] = []
        with self._control.solve(yield_=True) as handle:
            for model in handle:
                chosen = [i for i, atom in enumerate(self._atoms) if model.is_true(atom)]
            if not handle.get().exhausted:
                raise CutShortError
        return chosen
