"""Sets of switches that leave no answer, minimal ones, one after the other, all if need be."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import clingo

from pylogic.explain.assumptions import OnBest, Switches
from pylogic.rules.symbols import Symbols
from pylogic.solving.process import CutShortError


def conflicts(switches: Switches, seed: int, on_best: OnBest) -> Iterator[Symbols]:
    """Minimal sets of switches that are enough, each once, until there are no others.

    `on_best` sees the smaller and smaller sets on the way to each. MARCO: Liffiton, Previti,
    Malik, Marques-Silva 2016.

    Raises:
        CutShortError: while iterating, when the search is interrupted.
    """
    rng = random.Random(seed)
    unexplored = _Unexplored(list(switches.literals))
    while (tried := unexplored.largest()) is not None:
        core = switches.core(rng.sample(tried, len(tried)))
        if core is None:
            unexplored.rule_out_subsets(switches.grown(tried) or set())
        else:
            found = _shrunk(switches, list(core), rng, on_best)
            unexplored.rule_out_supersets(found)
            yield found


def _shrunk(
    switches: Switches, core: list[clingo.Symbol], rng: random.Random, on_best: OnBest
) -> Symbols:
    needed: list[clingo.Symbol] = []
    while core:
        on_best((*needed, *core))
        rng.shuffle(core)
        tried = core.pop()
        smaller = switches.core([*needed, *core])
        if smaller is None:
            needed.append(tried)
        else:
            core = [symbol for symbol in core if symbol in set(smaller)]
    return tuple(sorted(needed))


class _Unexplored:
    """The sets of switches of which it is not known yet whether they are enough."""

    def __init__(self, switches: Sequence[clingo.Symbol]) -> None:
        self._control = clingo.Control(["--heuristic=Domain", "--no-backprop"])
        self._atoms: dict[clingo.Symbol, int] = {}
        with self._control.backend() as backend:
            self._atoms = {symbol: backend.add_atom() for symbol in switches}
            backend.add_rule(list(self._atoms.values()), [], choice=True)
            for atom in self._atoms.values():  # large sets first: they are enough
                backend.add_heuristic(atom, clingo.HeuristicType.True_, 1, 1, [])
        configuration: Any = self._control.configuration
        configuration.solve.models = 1

    def largest(self) -> list[clingo.Symbol] | None:
        """A set that no unexplored one contains; None if all are explored."""
        with self._control.solve(yield_=True) as handle:
            model = handle.model()
            if model is not None:
                return [symbol for symbol, atom in self._atoms.items() if model.is_true(atom)]
            if not handle.get().exhausted:
                raise CutShortError
        return None

    def rule_out_supersets(self, switches: Symbols) -> None:
        self._rule_out([self._atoms[symbol] for symbol in switches])

    def rule_out_subsets(self, switches: set[clingo.Symbol]) -> None:
        self._rule_out([-atom for symbol, atom in self._atoms.items() if symbol not in switches])

    def _rule_out(self, body: list[int]) -> None:
        with self._control.backend() as backend:
            backend.add_rule([], body)
