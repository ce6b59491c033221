"""Improvement: better and better answers by a search around the present one, of the same rules.

Each round is one solve call under assumptions. A window leaves a few atoms open, holds the others,
and asks for less than the present cost. A swap changes an argument of two atoms for each other's,
holds all of them, and takes what clasp completes; late acceptance (Burke and Bykov) says how much
worse that may be. Swaps of an argument become more frequent, the more of them lead to an answer.
Only a round without assumptions proves anything.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import clingo

from pylogic.errors import OptionError
from pylogic.rules.syntax import Signature, signature_of
from pylogic.solving.grounding import Program
from pylogic.solving.outcome import End

Cost = tuple[int, ...]  # the values of the minimize statements, most important first
OnModel = Callable[[clingo.Model], bool]
_EFFORT = 1000  # conflicts of a round
_COMPLETION = 50  # conflicts of a round that has swapped two arguments
_HISTORY = 30  # rounds back to the cost that the next answer may have at most
_PATIENCE = 20 * _HISTORY  # rounds without a better answer before a search for any better one
_OPEN = 5  # atoms that a window leaves open
_WINDOW = 0.0005  # weight of a window; that of a swap is the squared share of its successes
_LEMMAS = 8  # clasp's --forget-on-step: lemmas of one round slow the next ones down


class Improvement:
    """The present answer, which may be worse than the best so far, and searches around it."""

    def __init__(
        self,
        program: Program,
        solve_once: Callable[[OnModel, Sequence[int], int], End],
        send_model: OnModel,
        is_over: Callable[[], bool],
        seed: int,
    ) -> None:
        """Prepare to improve the answers of a program; raise OptionError if an option forbids it.

        `solve_once` calls a function with models of one solve call until it returns True, under
        assumptions and a limit of conflicts; `send_model` sends a model; `is_over` asks to end.
        """
        configuration: Any = program.control.configuration
        self._solve = configuration.solve
        if self._solve.opt_mode != "opt":
            raise OptionError(f"--opt-mode={self._solve.opt_mode}: it does not improve answers")
        configuration.solver.forget_on_step = _LEMMAS
        configuration.stats = 1  # clasp adds them up
        self._program, self._solve_once, self._send_model = program, solve_once, send_model
        self._is_over, self._rng = is_over, Random(seed)
        self._best, self._cost = Cost(), Cost()
        self._shown: Sequence[clingo.Symbol] = ()

    def run(self) -> End:
        """Send better and better answers until none is left or the searcher must end; return why.

        "exhausted" proves that the last answer is the best, or that there is none. After
        `_PATIENCE` rounds that lower no cost a longer search asks for any better answer.
        """
        first = Cost()
        literals: Mapping[clingo.Symbol, int] = {}
        swaps: dict[tuple[Signature, int], list[int]] = {}
        """For each argument: its swaps that led to an answer, plus 1, and all of them, plus 2."""
        end, effort = self._search((), (), _EFFORT), _EFFORT
        while end != "exhausted" and not self._is_over():
            if self._best and not first:
                first, literals = self._best, self._find_decisive_atoms()
                signatures = sorted({*map(signature_of, literals)})
                swaps = {(own, i): [1, 2] for own in signatures for i in range(own[1])}
            history, idle = deque([first] * _HISTORY, _HISTORY), 0
            while self._best and idle < _PATIENCE and not self._is_over():
                before, shown = self._cost, self._shown
                weights = [_WINDOW, *((good / tried) ** 2 for good, tried in swaps.values())]
                (swap,) = self._rng.choices([None, *swaps], weights)
                atoms = [atom for atom in shown if atom in literals]
                self._rng.shuffle(atoms)
                if swap is None:
                    held, worst, most = atoms[_OPEN:], _lower_cost(before), _EFFORT
                else:
                    held, most = _swap_arguments(atoms, literals, *swap), _COMPLETION
                    worst = max(before, history[0])
                if held:
                    self._search([literals[a] for a in held], worst, most, swap is not None)
                if swap is not None:
                    swaps[swap][0] += self._shown is not shown
                    swaps[swap][1] += 1
                idle = 0 if self._cost < before else idle + 1
                history.append(self._cost)
            effort += _EFFORT
            end = self._search((), _lower_cost(self._best), effort)
        return end

    def _search(self, held: Sequence[int], worst: Cost, most: int, is_first: bool = False) -> End:
        """Search for answers that cost at most `worst` and hold literals; return why that ended.

        Each becomes the present answer, and is sent if it is the best so far: only one if
        `is_first`, or better and better ones up to `most` conflicts. () as `worst` allows any cost.
        """

        def accept(model: clingo.Model) -> bool:
            """Make a model the present answer, and send it if it is the best; return `is_first`."""
            self._cost, self._shown = tuple(model.cost), model.symbols(shown=True)
            if not self._best or self._cost < self._best:
                self._best = self._cost
                self._send_model(model)
            return is_first

        self._solve.opt_mode = ",".join(["opt", *map(str, worst)])
        return self._solve_once(accept, held, most)

    def _find_decisive_atoms(self) -> Mapping[clingo.Symbol, int]:
        """Return the atoms of the smallest shown predicate that decides all else that is shown.

        Their literals are with them. Without such a predicate return the atoms of all shown ones.
        """
        self._solve.opt_mode = "ignore"  # so clasp projects: no two models show the same
        functions = [s for s in self._shown if s.type == clingo.SymbolType.Function]
        count = Counter(map(signature_of, functions))
        for signature in sorted(count, key=count.__getitem__):
            literals = self._program.find_undecided([signature])
            held = [literals[atom] for atom in functions if atom in literals]
            answers = iter((False, True))  # two are enough
            if self._solve_once(lambda _, a=answers: next(a), held, _EFFORT) == "exhausted":  # type: ignore[misc]
                return literals
        return self._program.find_undecided(count)


def _swap_arguments(
    atoms: list[clingo.Symbol],
    literals: Mapping[clingo.Symbol, int],
    signature: Signature,
    place: int,
) -> list[clingo.Symbol]:
    """Return the atoms with an argument of the first two of a predicate exchanged.

    `place` is the argument's index. Return [] if there are no two, or if the new atoms are not
    possible or not new.
    """
    alike = [atom for atom in atoms if signature_of(atom) == signature][:2]
    new = []
    for atom, other in zip(alike, reversed(alike), strict=True):
        arguments = [*atom.arguments]
        arguments[place] = other.arguments[place]
        new.append(clingo.Function(atom.name, arguments, atom.positive))
    is_other = len(new) == 2 and literals.keys() >= {*new} and {*new}.isdisjoint(atoms)
    return [*new, *(atom for atom in atoms if atom not in alike)] if is_other else []


def _lower_cost(cost: Cost) -> Cost:
    """Return the cost that is lower by one in its last level; () for the empty cost."""
    return (*cost[:-1], cost[-1] - 1) if cost else ()
