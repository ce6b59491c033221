"""Improvement: better and better answers by a search around the present one, of the same rules.

Each round is one solve call under assumptions. A window leaves some atoms open, which are near
each other, holds the others, and asks for less than the present cost. A swap changes an argument
of two atoms for each other's, holds all of them, and takes what clasp completes; late acceptance
(Burke and Bykov) says how much worse that may be. The more often swaps of an argument have led to
an answer, the more of them are made. Only a round without assumptions proves anything.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

import clingo

from pylogic.errors import OptionError
from pylogic.rules.syntax import Signature
from pylogic.solving.grounding import Program
from pylogic.solving.outcome import End
from pylogic.solving.output import Output

_EFFORT = 1000  # conflicts of a round
_COMPLETION = 50  # conflicts of a round that has swapped two arguments
_HISTORY = 30  # rounds between a cost and the one that may not be worse
_PATIENCE = 20 * _HISTORY  # rounds without a better answer, after which worse ones are taken again
_WINDOW = 0.0005  # how likely one is, beside the squares of the shares of swaps that lead on
_LEMMAS = 8  # clasp's --forget-on-step: what one round has learnt slows the next ones down
_ALIKE = 100  # models that may show the same, one after the other


class Run(Protocol):
    """A search that is made of many solve calls."""

    program: Program
    output: Output

    @property
    def is_over(self) -> bool:
        """Whether a limit has come."""

    def search(
        self,
        take: Callable[[clingo.Model], bool],
        assumptions: Sequence[int] = (),
        most: int | None = None,
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
    return _Climb(run, Random(seed)).end()


class _Climb:
    """The present answer, which may be worse than the best so far, and the way on from it."""

    def __init__(self, run: Run, rng: Random) -> None:
        self._run = run
        self._rng = rng
        self._solve: Any = run.program.control.configuration.solve
        self._best: tuple[int, ...] = ()
        self._cost: tuple[int, ...] = ()
        self._shown: Sequence[clingo.Symbol] = ()
        self._literals: Mapping[clingo.Symbol, int] = {}
        """The atoms that are held or left open, with their literals."""
        self._atoms: dict[Signature, list[clingo.Symbol]] = {}
        """Those of the present answer."""
        self._swaps: dict[tuple[Signature, int], tuple[int, int]] = {}
        """How many swaps of an argument have led to an answer, plus 1, and of how many, plus 2."""
        self._size = 5.0
        """Atoms that windows leave open, in the mean."""

    def end(self) -> End:
        """Climb; why that ended."""
        effort, first = _EFFORT, self._cost
        while (end := self._descend(effort)) != "exhausted" and not self._run.is_over:
            if not first and self._best:
                first, self._literals = self._best, self._decisive()
                places = {
                    (sign, i) for sign in map(_signature, self._literals) for i in range(sign[1])
                }
                self._swaps = dict.fromkeys(sorted(places), (1, 2))
                self._regard()
            if first:
                self._climb(first)
            effort += _EFFORT
        return end

    def _climb(self, worst: tuple[int, ...]) -> None:
        """Go on from the present answer, at first to any that is not worse than that."""
        history = [worst] * _HISTORY
        idle = turn = 0
        while idle < _PATIENCE and not self._run.is_over:
            before = self._cost
            weights = [_WINDOW, *((led / made) ** 2 for led, made in self._swaps.values())]
            (swap,) = self._rng.choices([None, *self._swaps], weights)
            if swap:
                self._swap(*swap, max(before, history[turn]))
            else:
                self._open_window()
            idle = 0 if self._cost < before else idle + 1
            history[turn] = self._cost
            turn = (turn + 1) % _HISTORY

    def _descend(self, effort: int) -> End:
        """Look for an answer that is better than the best, wherever it may be."""
        return self._ask((), _below(self._best), effort)

    def _open_window(self) -> None:
        """Look for less than the present cost where some atoms near each other are open.

        The number of open atoms grows while nothing is left to be found among them.
        """
        atoms = [atom for alike in self._atoms.values() for atom in alike]
        count = max(2, round(self._size * self._rng.uniform(0.5, 1.5)))
        if count >= len(atoms):
            self._size = len(atoms) / 2
            return
        held = self._farthest(atoms, len(atoms) - count)
        end = self._ask([self._literals[atom] for atom in held], _below(self._cost), _EFFORT)
        self._size = max(2, self._size * (1.01 if end == "exhausted" else 0.97))

    def _farthest(self, atoms: list[clingo.Symbol], count: int) -> Sequence[clingo.Symbol]:
        """Atoms that are far from one or two of them, in some of their arguments (or in none)."""
        centres = self._rng.sample(atoms, self._rng.randint(1, 2))
        widest = max(len(atom.arguments) for atom in atoms)
        places = [place for place in range(widest) if self._rng.random() < 0.5]
        self._rng.shuffle(atoms)  # the order of those that are equally far
        atoms.sort(key=lambda one: -min(_distance(one, other, places) for other in centres))
        return atoms[:count]

    def _swap(self, signature: Signature, place: int, worst: tuple[int, ...]) -> None:
        """Change an argument of two atoms for each other's, if an answer so is not too bad."""
        led, made = self._swaps[signature, place]
        atoms, before = self._atoms.get(signature, []), self._shown
        if len(atoms) > 1:
            one, other = self._rng.sample(atoms, 2)
            swapped = [_with(one, place, other), _with(other, place, one)]
            every = [atom for alike in self._atoms.values() for atom in alike]
            if self._literals.keys() >= {*swapped} and {*swapped}.isdisjoint(every):
                held = [*swapped, *(atom for atom in every if atom not in (one, other))]
                self._ask(
                    [self._literals[atom] for atom in held], worst, _COMPLETION, is_first=True
                )
        self._swaps[signature, place] = (led + (self._shown is not before), made + 1)

    def _ask(
        self,
        assumptions: Sequence[int],
        worst: tuple[int, ...],
        effort: int,
        *,
        is_first: bool = False,
    ) -> End:
        """Go to answers that are not worse than a cost, to better and better ones or the first."""

        def look(model: clingo.Model) -> bool:
            self._cost, self._shown = tuple(model.cost), model.symbols(shown=True)
            if not self._best or self._cost < self._best:
                self._best = self._cost
                self._run.take(model)
            return is_first

        before = self._shown
        self._solve.opt_mode = ",".join(["opt", *map(str, worst)])
        end = self._run.search(look, assumptions, effort)
        if self._shown is not before:
            self._regard()
        return end

    def _regard(self) -> None:
        """Know the atoms of the present answer that are held or left open."""
        self._atoms = {}
        for atom in self._shown:
            if atom in self._literals:
                self._atoms.setdefault(_signature(atom), []).append(atom)

    def _decisive(self) -> Mapping[clingo.Symbol, int]:
        """The atoms of the smallest shown predicate that decides what else is shown; of all, if
        none is seen to."""
        self._solve.opt_mode = "ignore"
        by_size: dict[Signature, list[clingo.Symbol]] = {}
        for symbol in self._shown:
            if symbol.type == clingo.SymbolType.Function:
                by_size.setdefault(_signature(symbol), []).append(symbol)
        every: dict[clingo.Symbol, int] = {}
        for signature, atoms in sorted(by_size.items(), key=lambda entry: len(entry[1])):
            literals = self._run.program.undecided([signature])
            seen: list[frozenset[clingo.Symbol]] = []

            def differ(model: clingo.Model, seen: list[frozenset[clingo.Symbol]] = seen) -> bool:
                seen.append(frozenset(model.symbols(shown=True)))
                return seen[-1] != seen[0] or len(seen) > _ALIKE

            held = [literals[atom] for atom in atoms if atom in literals]
            if self._run.search(differ, held, _EFFORT) == "exhausted":
                return literals
            every |= literals
        return every


def _below(cost: tuple[int, ...]) -> tuple[int, ...]:
    """The worst cost that is better; none where there is no cost yet."""
    return (*cost[:-1], cost[-1] - 1) if cost else ()


def _signature(atom: clingo.Symbol) -> Signature:
    return ("-" * atom.negative + atom.name, len(atom.arguments))


def _with(atom: clingo.Symbol, place: int, other: clingo.Symbol) -> clingo.Symbol:
    """An atom with an argument of another one."""
    arguments = [*atom.arguments[:place], other.arguments[place], *atom.arguments[place + 1 :]]
    return clingo.Function(atom.name, arguments, atom.positive)


def _distance(one: clingo.Symbol, other: clingo.Symbol, places: Sequence[int]) -> int:
    """How far two atoms are from each other in some of their arguments: words are alike or not."""
    if _signature(one) != _signature(other):
        return sys.maxsize
    pairs = [(one.arguments[i], other.arguments[i]) for i in places if i < len(one.arguments)]
    number = clingo.SymbolType.Number
    return sum(abs(x.number - y.number) if x.type == y.type == number else x != y for x, y in pairs)
