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


def improve(
    program: Program,
    solve_once: Callable[[OnModel, Sequence[int], int], End],
    send_model: OnModel,
    is_over: Callable[[], bool],
    seed: int,
) -> End:
    """Send better and better answers of a program until none is left, or `is_over`; return why.
    "exhausted" proves that the last answer is the best, or that there is none. After `_PATIENCE`
    rounds that lower no cost a longer search asks for any better answer. `solve_once` calls a
    function with models of one solve call until it returns True, under assumptions and a limit of
    conflicts; `send_model` sends a model. Raise OptionError if an option of clasp's forbids it."""
    configuration: Any = program.control.configuration
    options = configuration.solve
    if options.opt_mode != "opt":
        raise OptionError(f"--opt-mode={options.opt_mode}: it does not improve answers")
    configuration.solver.forget_on_step = _LEMMAS
    configuration.stats = 1  # clasp adds them up
    rng, best, cost = Random(seed), Cost(), Cost()
    shown: Sequence[clingo.Symbol] = ()

    def search(held: Sequence[int], worst: Cost, most: int, is_first: bool = False) -> End:
        """Search for answers that cost at most `worst` and hold literals; return why that ended.
        Each becomes the present answer, and is sent if it is the best so far: only one if
        `is_first`, or better and better ones up to `most` conflicts. () as `worst` allows any cost.
        """

        def accept(model: clingo.Model) -> bool:
            """Make a model the present answer, and send it if it is the best; return `is_first`."""
            nonlocal best, cost, shown
            cost, shown = tuple(model.cost), model.symbols(shown=True)
            if not best or cost < best:
                best = cost
                send_model(model)
            return is_first

        options.opt_mode = ",".join(["opt", *map(str, worst)])
        return solve_once(accept, held, most)

    def find_decisive_atoms() -> Mapping[clingo.Symbol, int]:
        """Return the atoms of the smallest shown predicate that decides all else that is shown.
        Their literals are with them. Without such a predicate return the atoms of all shown ones.
        """
        options.opt_mode = "ignore"  # so clasp projects: no two models show the same
        functions = [s for s in shown if s.type == clingo.SymbolType.Function]
        count = Counter(map(signature_of, functions))
        for signature in sorted(count, key=count.__getitem__):
            literals = program.find_undecided([signature])
            held = [literals[atom] for atom in functions if atom in literals]
            answers = iter((False, True))  # two are enough
            if solve_once(lambda _, a=answers: next(a), held, _EFFORT) == "exhausted":  # type: ignore[misc]
                return literals
        return program.find_undecided(count)

    first = Cost()
    literals: Mapping[clingo.Symbol, int] = {}
    swaps: dict[tuple[Signature, int], list[int]] = {}
    """For each argument: its swaps that led to an answer, plus 1, and all of them, plus 2."""
    end, effort = search((), (), _EFFORT), _EFFORT
    while end != "exhausted" and not is_over():
        if best and not first:
            first, literals = best, find_decisive_atoms()
            signatures = sorted({*map(signature_of, literals)})
            swaps = {(own, i): [1, 2] for own in signatures for i in range(own[1])}
        history, idle = deque([first] * _HISTORY, _HISTORY), 0
        while best and idle < _PATIENCE and not is_over():
            before, seen = cost, shown
            weights = [_WINDOW, *((good / tried) ** 2 for good, tried in swaps.values())]
            (swap,) = rng.choices([None, *swaps], weights)
            atoms = [atom for atom in shown if atom in literals]
            rng.shuffle(atoms)
            if swap is None:
                held, worst, most = atoms[_OPEN:], (*before[:-1], before[-1] - 1), _EFFORT
            else:
                held, most = _swap_arguments(atoms, literals, *swap), _COMPLETION
                worst = max(before, history[0])
            if held:
                search([literals[a] for a in held], worst, most, swap is not None)
            if swap is not None:
                swaps[swap][0] += shown is not seen
                swaps[swap][1] += 1
            idle = 0 if cost < before else idle + 1
            history.append(cost)
        effort += _EFFORT
        end = search((), (*best[:-1], best[-1] - 1) if best else (), effort)
    return end


def _swap_arguments(
    atoms: list[clingo.Symbol],
    literals: Mapping[clingo.Symbol, int],
    signature: Signature,
    place: int,
) -> list[clingo.Symbol]:
    """Return the atoms with an argument of the first two of a predicate exchanged.
    `place` is the argument's index. Return [] if there are no two, or if the new atoms are not
    possible or not new."""
    alike = [atom for atom in atoms if signature_of(atom) == signature][:2]
    new = []
    for atom, other in zip(alike, reversed(alike), strict=True):
        arguments = [*atom.arguments]
        arguments[place] = other.arguments[place]
        new.append(clingo.Function(atom.name, arguments, atom.positive))
    is_other = len(new) == 2 and literals.keys() >= {*new} and {*new}.isdisjoint(atoms)
    return [*new, *(atom for atom in atoms if atom not in alike)] if is_other else []
