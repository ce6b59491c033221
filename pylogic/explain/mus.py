"""Minimal and smallest unsatisfiable subsets: sets of switches that leave no answer.

`find_needed` makes a set minimal by deleting one element after the other; `mus` inserts groups of
switches one after the other, in a single search, which is faster for clues. `smus` finds a smallest
set: each answer that keeps some of the groups breaks others, and one of these must be in every set
that is enough. A smallest set that hits all broken groups so far is a lower bound, and the result
as soon as it is enough (Chandrasekaran, Karp, Moreno-Centeno, Vempala 2011; for unsatisfiable
subsets Ignatiev, Previti, Liffiton, Marques-Silva 2015).

A derivation asks thousands of times whether a few elements hit sets that are new each time:
`find_hitting_set` searches in Python, with sets of elements as bits of numbers. A smallest set of
clues needs the smallest hitting set of more and more sets: `smus` asks clasp.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import clingo

from pylogic.explain.relaxation import ExhaustedError, Group, OnBest, Switches
from pylogic.rules.symbols import Symbols
from pylogic.solving.process import CutShortError

FOLLOWING = ("--heuristic=Domain", "--configuration=frumpy")
"""clingo's options for a program that `mus` searches: it switches some groups on before others."""
_FIRST = 2**14
"""The lowest level of switches in `mus`, above the levels of #heuristic statements in the rules."""


def find_needed(
    switches: Switches, on: Sequence[int], literals: Sequence[int], known: Sequence[int]
) -> list[int]:
    """Return a minimal set of known literals from which, with those `on`, all `literals` follow;
    without any the set contradicts those `on`. All known literals must suffice. The last ones are
    tried first, and are first in the result."""

    def find_proof(taken: Sequence[int], others: Sequence[int]) -> set[int] | None:
        """Return the `others` needed to prove `literals`, or without any a contradiction, among
        literals of the other kinds that the proof uses; None if all are not enough."""
        used: set[int] = set()
        for opposite in [[-x] for x in literals] or [[]]:
            kept = [x for x in others if x in used]
            rest = [x for x in others if x not in used]
            core = switches.find_literal_core([*opposite, *on, *taken, *kept, *rest])
            if core is None:
                return None
            used |= set(core)
        return used

    needed, waiting = list[int](), list(known)
    if literals:  # otherwise callers begin with a core, or with few literals
        core = find_proof((), known)
        assert core is not None
        waiting = [x for x in known if x in core]
    while waiting:
        tried = waiting.pop()
        core = find_proof(needed, waiting)
        if core is None:
            needed.append(tried)
        else:
            waiting = [x for x in waiting if x in core]
    return needed


def mus(
    switches: Switches,
    groups: Sequence[Group],
    kept: Sequence[clingo.Symbol],
    on_best: OnBest = lambda _symbols: None,
) -> Symbols | None:
    """Return the switches of a minimal set of groups that is enough; None if all are not enough.

    A set is enough if no answer has all of it on. The `kept` switches are always part of the sorted
    result; `on_best` is called with each smaller set that is enough. The program must be ground
    under the options `FOLLOWING`. By insertion (de Siqueira, Puget 1988): the first group with
    which those before it are enough is needed, and those behind it are not. A single search finds
    all needed groups: its answers switch a group on wherever those before it leave the choice (Di
    Rosa, Giunchiglia 2010), so that the first group that is off is needed, and is fixed as on.
    """
    literals, kinds = switches.literals, clingo.HeuristicType
    with switches.control.backend() as backend:
        for level, symbol in enumerate(reversed([*chain.from_iterable(groups)]), _FIRST):
            backend.add_heuristic(literals[symbol], kinds.Level, level, _FIRST, [])
            backend.add_heuristic(literals[symbol], kinds.Sign, 1, _FIRST, [])
    needed, waiting, is_enough = list[Group](), list(groups), True

    def join(groups: Iterable[Group]) -> Symbols:
        """Return the kept switches and those of groups, sorted."""
        return tuple(sorted((*kept, *chain.from_iterable(groups))))

    def insert(model: clingo.Model) -> bool:
        """Keep the first group that is off: have it on, and those behind it off, in later answers
        of this search. Return False if all are on: they are not enough."""
        nonlocal waiting, is_enough
        for i, group in enumerate(waiting):
            if not all(model.is_true(literals[symbol]) for symbol in group):
                for symbol in group:
                    model.context.add_clause([literals[symbol]])
                for symbol in chain.from_iterable(waiting[i + 1 :]):
                    model.context.add_clause([-literals[symbol]])
                needed.append(group)
                waiting = waiting[:i]
                on_best(join([*needed, *waiting]))
                return True
        is_enough = False
        return False

    configuration: Any = switches.control.configuration
    configuration.solve.models, configuration.solve.enum_mode = 0, "record"
    switches.find_literal_core([literals[symbol] for symbol in kept], insert)
    return join(needed) if is_enough else None


def smus(
    switches: Switches,
    groups: Sequence[Group],
    kept: Sequence[clingo.Symbol],
    best: Symbols,
    on_bound: Callable[[Symbols, int], object],
) -> Symbols:
    """Return a smallest set that is enough and contains all `kept` switches and whole groups.

    A set is enough if no answer has all of it on. `best` is one, and is returned if none is
    smaller; `on_bound` is called with it and each lower bound.
    """
    hitting = clingo.Control(["--opt-strategy=usc", "--no-backprop"])
    configuration: Any = hitting.configuration
    configuration.solve.models = 0
    with hitting.backend() as backend:
        by_atom = {backend.add_atom(): group for group in groups}
        backend.add_rule(list(by_atom), [], choice=True)
        backend.add_minimize(0, [(atom, len(group)) for atom, group in by_atom.items()])
    while True:
        on = list(kept)
        with hitting.solve(yield_=True) as handle:
            for model in handle:
                chosen = (group for atom, group in by_atom.items() if model.is_true(atom))
                on = [*kept, *chain.from_iterable(chosen)]
            if not handle.get().exhausted:
                raise CutShortError
        on_bound(best, len(on))
        if len(on) >= len(best):
            return best
        satisfied = switches.grow(on)  # the fewer groups an answer breaks, the more it proves
        if satisfied is None:
            return tuple(sorted(on))
        with hitting.backend() as backend:
            broken = [-x for x, group in by_atom.items() if not satisfied.issuperset(group)]
            backend.add_rule([], broken)


@dataclass
class Effort:
    """A budget of effort that searches share and use up."""

    left: float

    def spend(self, units: int = 1) -> None:
        """Subtract units from the budget; raise ExhaustedError if it has fewer."""
        self.left -= units
        if self.left < 0:
            raise ExhaustedError


def find_hitting_set(
    sets: Sequence[int], cost: int, levels: Sequence[tuple[int, int]], effort: Effort
) -> int | None:
    """Return elements, as bits, that hit all sets at a total of at most `cost`; None: impossible.
    `levels` are the costs of elements in rising order, each with its elements as bits. The result
    is the first found, not the cheapest; 0 if there are no sets. The search is for small costs."""
    effort.spend(1 + len(sets) // 8)
    if not sets:
        return 0
    ranked = sorted(sets, key=int.bit_count)
    least = taken = 0
    for members in ranked:  # disjoint sets need an element each
        if not members & taken:
            for own, level in levels:
                if members & level:
                    least += own
                    break
            else:
                return None
            if least > cost:
                return None
            taken |= members
    tries = [(1 << i, own) for own, level in levels if own <= cost for i in bits(ranked[0] & level)]
    left = {bit: [members for members in sets if not members & bit] for bit, _ in tries}
    excluded = 0
    for bit, own in sorted(tries, key=lambda pair: (len(left[pair[0]]), pair[0])):
        others = left[bit]
        if others and cost - own < levels[0][0]:
            effort.spend(1 + len(others) // 8)
        else:
            others = [members & ~excluded for members in others] if excluded else others
            rest = find_hitting_set(others, cost - own, levels, effort)
            if rest is not None:
                return rest | bit
        excluded |= bit  # no hitting set has it
    return None


def bits(number: int) -> Iterator[int]:
    """Yield the elements of a set that is given as bits, in rising order."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest
