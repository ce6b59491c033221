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
from pylogic.solving.output import Output

Cost = tuple[int, ...]
_EFFORT = 1000  # conflicts of a round
_COMPLETION = 50  # conflicts of a round that has swapped two arguments
_HISTORY = 30  # rounds back to the cost that the next answer may have at most
_PATIENCE = 20 * _HISTORY  # rounds without a better answer before a search for any better one
_OPEN = 5  # atoms that a window leaves open
_WINDOW = 0.0005  # weight of a window; that of a swap is the squared share of its successes
_LEMMAS = 8  # clasp's --forget-on-step: lemmas of one round slow the next ones down


class Run(Protocol):
    """A search that is made of many solve calls: the search of `solve`."""

    program: Program
    output: Output

    @property
    def is_over(self) -> bool:
        """True once the brake is set or the limit of conflicts is reached."""

    def search(
        self, take: Callable[[clingo.Model], bool], assumptions: Sequence[int], most: int
    ) -> End:
        """Call `take` with models until it says True, or `most` conflicts are made; return why."""

    def take(self, model: clingo.Model) -> bool:
        """Send a model as an answer; return True if the answers are enough."""


def improve(run: Run, seed: int) -> End:
    """Send better and better answers until none is left or the run is over; return why it ended.

    "exhausted" proves that the last answer is the best, or that there is none.

    Raises:
        OptionError: no rule minimizes, answers are plans, or an option keeps clasp from that.
    """
    task = run.program.task
    configuration: Any = run.program.control.configuration
    if task.has_horizons or not run.output.has_costs:
        words = "it is a plan" if task.has_horizons else "no rule minimizes or maximizes"
        raise OptionError(f"{task.encoding.path}: {words}, there is nothing to improve")
    if configuration.solve.opt_mode != "opt":
        raise OptionError(f"--opt-mode={configuration.solve.opt_mode}: it does not improve answers")
    configuration.solver.forget_on_step = _LEMMAS
    configuration.stats = 1  # clasp adds them up
    ascent, effort = _Climb(run, Random(seed)), _EFFORT
    while (end := ascent.ask((), _lower(ascent.best), effort)) != "exhausted" and not run.is_over:
        if ascent.best:
            ascent.climb()
        effort += _EFFORT
    return end


class _Climb:
    """The present answer, which may be worse than the best so far, and the rounds from it."""

    def __init__(self, run: Run, rng: Random) -> None:
        self.best: Cost = ()
        self._first: Cost = ()
        """The cost at the first climb: every climb accepts it in the beginning."""
        self._run, self._rng = run, rng
        self._solve: Any = run.program.control.configuration.solve
        self._cost: Cost = ()
        self._shown: Sequence[clingo.Symbol] = ()
        self._literals: Mapping[clingo.Symbol, int] = {}
        """The atoms that rounds hold or leave open, with their literals."""
        self._swaps: dict[tuple[Signature, int], tuple[int, int]] = {}
        """For each argument: its swaps that led to an answer, plus 1, and all of them, plus 2."""

    def climb(self) -> None:
        """Do rounds until the run is over, or `_PATIENCE` in a row have not lowered the cost."""
        if not self._first:
            self._first, self._literals = self.best, self._find_decisive()
            signatures = sorted({*map(signature_of, self._literals)})
            self._swaps = {(own, i): (1, 2) for own in signatures for i in range(own[1])}
        history = [self._first] * _HISTORY
        idle = turn = 0
        while idle < _PATIENCE and not self._run.is_over:
            before, shown = self._cost, self._shown
            shares = (successes / attempts for successes, attempts in self._swaps.values())
            weights = [_WINDOW, *(share**2 for share in shares)]
            (swap,) = self._rng.choices([None, *self._swaps], weights)
            atoms = [atom for atom in shown if atom in self._literals]
            self._rng.shuffle(atoms)
            if swap is None:
                held, worst, effort = atoms[_OPEN:], _lower(before), _EFFORT
            else:
                held, effort = self._swap(atoms, *swap), _COMPLETION
                worst = max(before, history[turn])
            if held:
                self.ask([self._literals[atom] for atom in held], worst, effort, swap is not None)
            if swap is not None:
                successes, attempts = self._swaps[swap]
                self._swaps[swap] = (successes + (self._shown is not shown), attempts + 1)
            idle = 0 if self._cost < before else idle + 1
            history[turn] = self._cost
            turn = (turn + 1) % _HISTORY

    def _swap(
        self, atoms: list[clingo.Symbol], signature: Signature, place: int
    ) -> list[clingo.Symbol]:
        """Return the atoms after the first two of a predicate have exchanged an argument.

        `place` is the argument's index. The list is empty if there are no two, or if the new atoms
        are not possible or not new.
        """
        alike = [atom for atom in atoms if signature_of(atom) == signature]
        if len(alike) < 2:
            return []
        first, second, *_ = alike
        new = [_take_argument(first, place, second), _take_argument(second, place, first)]
        is_other = self._literals.keys() >= {*new} and {*new}.isdisjoint(atoms)
        return [*new, *(atom for atom in atoms if atom not in alike[:2])] if is_other else []

    def ask(self, held: Sequence[int], worst: Cost, effort: int, is_first: bool = False) -> End:
        """Search for answers of at most a cost in which literals hold; return why that ended.

        Each becomes the present answer: only one if `is_first`, or better and better ones until no
        better one is left or `effort` conflicts are made. An empty `worst` allows any cost.
        """

        def look(model: clingo.Model) -> bool:
            """Make a model the present answer, and send it if it is the best; return `is_first`."""
            self._cost, self._shown = tuple(model.cost), model.symbols(shown=True)
            if not self.best or self._cost < self.best:
                self.best = self._cost
                self._run.take(model)
            return is_first

        self._solve.opt_mode = ",".join(["opt", *map(str, worst)])
        return self._run.search(look, held, effort)

    def _find_decisive(self) -> Mapping[clingo.Symbol, int]:
        """Return the atoms, with their literals, of the smallest shown predicate that decides what
        else is shown; of all shown predicates if none is seen to."""
        self._solve.opt_mode = "ignore"  # so clasp projects: no two models show the same
        functions = [s for s in self._shown if s.type == clingo.SymbolType.Function]
        count = Counter(map(signature_of, functions))
        for signature in sorted(count, key=count.__getitem__):
            literals = self._run.program.find_undecided([signature])
            held = [literals[atom] for atom in functions if atom in literals]
            is_second = iter((False, True))
            if self._run.search(lambda _: next(is_second), held, _EFFORT) == "exhausted":  # noqa: B023
                return literals
        return self._run.program.find_undecided(count)


def _lower(cost: Cost) -> Cost:
    """Return the highest cost that is better than a given one; empty for the empty cost."""
    return (*cost[:-1], cost[-1] - 1) if cost else ()


def _take_argument(atom: clingo.Symbol, place: int, other: clingo.Symbol) -> clingo.Symbol:
    """Return an atom with the argument of another one at that place."""
    arguments = [*atom.arguments[:place], other.arguments[place], *atom.arguments[place + 1 :]]
    return clingo.Function(atom.name, arguments, atom.positive)
