"""Improvement: better and better answers by a search around the present one, of the same rules.

Each round is one solve call under assumptions. A window leaves a few atoms open, holds the others,
and asks for less than the present cost. A swap changes an argument of two atoms for each other's,
holds all of them, and takes what clasp completes; late acceptance (Burke and Bykov) says how much
worse that may be. The more often swaps of an argument have led to an answer, the more of them are
made. Only a round without assumptions proves anything.
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
_HISTORY = 30  # rounds between a cost and the one that may not be worse
_PATIENCE = 20 * _HISTORY  # rounds without a better answer, after which worse ones are taken again
_OPEN = 5  # atoms that a window leaves open
_WINDOW = 0.0005  # how likely one is, beside the squares of the shares of swaps that lead on
_LEMMAS = 8  # clasp's --forget-on-step: what one round has learnt slows the next ones down


class Run(Protocol):
    """A search that is made of many solve calls."""

    program: Program
    output: Output

    @property
    def is_over(self) -> bool:
        """Whether a limit has come."""

    def search(
        self, take: Callable[[clingo.Model], bool], assumptions: Sequence[int], most: int
    ) -> End:
        """Have a function take the models of one solve call, of so many conflicts at most."""

    def take(self, model: clingo.Model) -> bool:
        """Send a model as an answer."""


def improve(run: Run, seed: int) -> End:
    """Send better and better answers until none is left or a limit comes; why that ended.

    Raises:
        OptionError: no rule minimizes or maximizes, or an option has clasp not do it.
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
    climb, effort = _Climb(run, Random(seed)), _EFFORT
    while (end := climb.ask((), _below(climb.best), effort)) != "exhausted" and not run.is_over:
        if climb.best:
            climb.go_on()
        effort += _EFFORT
    return end


class _Climb:
    """The present answer, which may be worse than the best so far, and the way on from it."""

    def __init__(self, run: Run, rng: Random) -> None:
        self.best: Cost = ()
        self._first: Cost = ()
        """The cost from which it went on first: an answer of that cost may be the next one."""
        self._run, self._rng = run, rng
        self._solve: Any = run.program.control.configuration.solve
        self._cost: Cost = ()
        self._shown: Sequence[clingo.Symbol] = ()
        self._literals: Mapping[clingo.Symbol, int] = {}
        """The atoms that are held or left open, with their literals."""
        self._swaps: dict[tuple[Signature, int], tuple[int, int]] = {}
        """How many swaps of an argument have led to an answer, plus 1, and of how many, plus 2."""

    def go_on(self) -> None:
        """Go on from the present answer until nothing better was met for a while."""
        if not self._first:
            self._first, self._literals = self.best, self._decisive()
            signatures = sorted({*map(signature_of, self._literals)})
            self._swaps = {(own, i): (1, 2) for own in signatures for i in range(own[1])}
        history = [self._first] * _HISTORY
        idle = turn = 0
        while idle < _PATIENCE and not self._run.is_over:
            before, shown = self._cost, self._shown
            weights = [_WINDOW, *((led / made) ** 2 for led, made in self._swaps.values())]
            (swap,) = self._rng.choices([None, *self._swaps], weights)
            atoms = [atom for atom in shown if atom in self._literals]
            self._rng.shuffle(atoms)
            if swap is None:
                held, worst, effort = atoms[_OPEN:], _below(before), _EFFORT
            else:
                held, effort = self._swapped(atoms, *swap), _COMPLETION
                worst = max(before, history[turn])
            if held:
                self.ask([self._literals[atom] for atom in held], worst, effort, swap is not None)
            if swap is not None:
                led, made = self._swaps[swap]
                self._swaps[swap] = (led + (self._shown is not shown), made + 1)
            idle = 0 if self._cost < before else idle + 1
            history[turn] = self._cost
            turn = (turn + 1) % _HISTORY

    def _swapped(
        self, atoms: list[clingo.Symbol], signature: Signature, place: int
    ) -> list[clingo.Symbol]:
        """The atoms after the first two of a predicate have exchanged an argument; none where that
        makes no others, or others than there are."""
        alike = [atom for atom in atoms if signature_of(atom) == signature]
        if len(alike) < 2:
            return []
        one, other, *_ = alike
        new = {_with(one, place, other): None, _with(other, place, one): None}
        is_other = new.keys() <= self._literals.keys() and new.keys().isdisjoint(atoms)
        return [*new, *(atom for atom in atoms if atom not in alike[:2])] if is_other else []

    def ask(self, held: Sequence[int], worst: Cost, effort: int, is_first: bool = False) -> End:
        """Go to answers that are not worse than a cost, to better and better ones or the first."""

        def look(model: clingo.Model) -> bool:
            self._cost, self._shown = tuple(model.cost), model.symbols(shown=True)
            if not self.best or self._cost < self.best:
                self.best = self._cost
                self._run.take(model)
            return is_first

        self._solve.opt_mode = ",".join(["opt", *map(str, worst)])
        return self._run.search(look, held, effort)

    def _decisive(self) -> Mapping[clingo.Symbol, int]:
        """The atoms of the smallest shown predicate that decides what else is shown; of all, if
        none is seen to."""
        self._solve.opt_mode = "ignore"  # so clasp projects: no two models show the same
        functions = [s for s in self._shown if s.type == clingo.SymbolType.Function]
        count = Counter(map(signature_of, functions))
        for signature in sorted(count, key=count.__getitem__):
            literals = self._run.program.undecided([signature])
            held = [literals[atom] for atom in functions if atom in literals]
            is_second = iter((False, True))
            if self._run.search(lambda _: next(is_second), held, _EFFORT) == "exhausted":  # noqa: B023
                return literals
        return self._run.program.undecided(count)


def _below(cost: Cost) -> Cost:
    """The worst cost that is better; none where there is no cost yet."""
    return (*cost[:-1], cost[-1] - 1) if cost else ()


def _with(atom: clingo.Symbol, place: int, other: clingo.Symbol) -> clingo.Symbol:
    """An atom with an argument of another one."""
    arguments = [*atom.arguments[:place], other.arguments[place], *atom.arguments[place + 1 :]]
    return clingo.Function(atom.name, arguments, atom.positive)
