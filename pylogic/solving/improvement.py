"""Improvement: better and better answers by a search around the present one, of the same rules.

Each round is one solve call under assumptions. A window leaves a few atoms open, holds the others,
and asks for less than the present cost. A swap changes an argument of two atoms for each other's,
holds all of them, and takes what clasp completes; late acceptance (Burke and Bykov) says how much
worse that may be. Swaps of an argument become more frequent, the more of them lead to an answer.
Only a round without assumptions proves anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

import clingo

from pylogic.errors import OptionError
from pylogic.rules.syntax import Signature, signature_of
from pylogic.solving.grounding import Program
from pylogic.solving.outcome import End

Cost = tuple[int, ...]  # the values of the minimize statements, most important first
_EFFORT = 1000  # conflicts of a round
_COMPLETION = 50  # conflicts of a round that has swapped two arguments
_HISTORY = 30  # rounds back to the cost that the next answer may have at most
_PATIENCE = 20 * _HISTORY  # rounds without a better answer before a search for any better one
_OPEN = 5  # atoms that a window leaves open
_WINDOW = 0.0005  # weight of a window; that of a swap is the squared share of its successes
_LEMMAS = 8  # clasp's --forget-on-step: lemmas of one round slow the next ones down


class Searcher(Protocol):
    """The searcher of `solve`, as much of it as an improvement uses."""

    program: Program

    @property
    def is_over(self) -> bool:
        """True once the brake is set or the limit of conflicts is reached."""

    def solve_once(
        self, on_model: Callable[[clingo.Model], bool], assumptions: Sequence[int], most: int
    ) -> End:
        """Call `on_model` with models until it returns True, or `most` conflicts; return why."""

    def send_model(self, model: clingo.Model) -> bool:
        """Send a model as an answer; return True if the answers are enough."""


def improve(searcher: Searcher, seed: int) -> End:
    """Send better and better answers until none is left or the searcher must end; return why.

    "exhausted" proves that the last answer is the best, or that there is none.

    Raises:
        OptionError: an option keeps clasp from that.
    """
    configuration: Any = searcher.program.control.configuration
    if configuration.solve.opt_mode != "opt":
        raise OptionError(f"--opt-mode={configuration.solve.opt_mode}: it does not improve answers")
    configuration.solver.forget_on_step = _LEMMAS
    configuration.stats = 1  # clasp adds them up
    climb, effort = _Climb(searcher, Random(seed)), _EFFORT
    while True:
        end = climb.search((), _lower_cost(climb.best), effort)
        if end == "exhausted" or searcher.is_over:
            return end
        if climb.best:
            climb.run_rounds()
        effort += _EFFORT


class _Climb:
    """The present answer, which may be worse than the best so far, and searches around it."""

    def __init__(self, searcher: Searcher, rng: Random) -> None:
        self.best: Cost = ()
        self._first: Cost = ()
        """The cost at the first climb: every climb accepts it in the beginning."""
        self._searcher, self._rng = searcher, rng
        self._solve: Any = searcher.program.control.configuration.solve
        self._cost: Cost = ()
        self._shown: Sequence[clingo.Symbol] = ()
        self._literals: Mapping[clingo.Symbol, int] = {}
        """The atoms that rounds hold or leave open, with their literals."""
        self._swaps: dict[tuple[Signature, int], tuple[int, int]] = {}
        """For each argument: its swaps that led to an answer, plus 1, and all of them, plus 2."""

    def run_rounds(self) -> None:
        """Search in rounds around the present answer, by windows and swaps.

        Stop when the searcher must end, or `_PATIENCE` rounds in a row have not lowered the cost.
        """
        if not self._first:
            self._first, self._literals = self.best, self._find_decisive_atoms()
            signatures = sorted({*map(signature_of, self._literals)})
            self._swaps = {(own, i): (1, 2) for own in signatures for i in range(own[1])}
        history = [self._first] * _HISTORY
        idle = turn = 0
        while idle < _PATIENCE and not self._searcher.is_over:
            before, shown = self._cost, self._shown
            shares = (successes / attempts for successes, attempts in self._swaps.values())
            weights = [_WINDOW, *(share**2 for share in shares)]
            (swap,) = self._rng.choices([None, *self._swaps], weights)
            atoms = [atom for atom in shown if atom in self._literals]
            self._rng.shuffle(atoms)
            if swap is None:
                held, worst, effort = atoms[_OPEN:], _lower_cost(before), _EFFORT
            else:
                held, effort = self._swap_arguments(atoms, *swap), _COMPLETION
                worst = max(before, history[turn])
            if held:
                self.search(
                    [self._literals[atom] for atom in held], worst, effort, swap is not None
                )
            if swap is not None:
                successes, attempts = self._swaps[swap]
                self._swaps[swap] = (successes + (self._shown is not shown), attempts + 1)
            idle = 0 if self._cost < before else idle + 1
            history[turn] = self._cost
            turn = (turn + 1) % _HISTORY

    def _swap_arguments(
        self, atoms: list[clingo.Symbol], signature: Signature, place: int
    ) -> list[clingo.Symbol]:
        """Return the atoms with an argument of the first two of a predicate exchanged.

        `place` is the argument's index. Return [] if there are no two, or if the new atoms are not
        possible or not new.
        """
        alike = [atom for atom in atoms if signature_of(atom) == signature]
        if len(alike) < 2:
            return []
        first, second, *_ = alike
        new = [_replace_argument(first, place, second), _replace_argument(second, place, first)]
        is_other = self._literals.keys() >= {*new} and {*new}.isdisjoint(atoms)
        return [*new, *(atom for atom in atoms if atom not in alike[:2])] if is_other else []

    def search(self, held: Sequence[int], worst: Cost, effort: int, is_first: bool = False) -> End:
        """Search for answers that cost at most `worst` and hold literals; return why that ended.

        Each becomes the present answer, and is sent if it is the best so far: only one if
        `is_first`, or better and better ones until no better one is left or `effort` conflicts are
        made. An empty `worst` allows any cost.
        """

        def accept(model: clingo.Model) -> bool:
            """Make a model the present answer, and send it if it is the best; return `is_first`."""
            self._cost, self._shown = tuple(model.cost), model.symbols(shown=True)
            if not self.best or self._cost < self.best:
                self.best = self._cost
                self._searcher.send_model(model)
            return is_first

        self._solve.opt_mode = ",".join(["opt", *map(str, worst)])
        return self._searcher.solve_once(accept, held, effort)

    def _find_decisive_atoms(self) -> Mapping[clingo.Symbol, int]:
        """Return the atoms of the smallest shown predicate that decides all else that is shown.

        Their literals are with them. Without such a predicate return the atoms of all shown ones.
        """
        self._solve.opt_mode = "ignore"  # so clasp projects: no two models show the same
        functions = [s for s in self._shown if s.type == clingo.SymbolType.Function]
        count = Counter(map(signature_of, functions))
        for signature in sorted(count, key=count.__getitem__):
            literals = self._searcher.program.find_undecided([signature])
            held = [literals[atom] for atom in functions if atom in literals]
            is_second = iter((False, True))
            if self._searcher.solve_once(lambda _: next(is_second), held, _EFFORT) == "exhausted":  # noqa: B023
                return literals
        return self._searcher.program.find_undecided(count)


def _lower_cost(cost: Cost) -> Cost:
    """Return the cost that is lower by one in its last level; () for the empty cost."""
    return (*cost[:-1], cost[-1] - 1) if cost else ()


def _replace_argument(atom: clingo.Symbol, place: int, other: clingo.Symbol) -> clingo.Symbol:
    """Return an atom with its argument at an index replaced by the other atom's."""
    arguments = [*atom.arguments[:place], other.arguments[place], *atom.arguments[place + 1 :]]
    return clingo.Function(atom.name, arguments, atom.positive)
