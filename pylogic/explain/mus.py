"""Minimal and smallest unsatisfiable subsets: sets of switches that leave no answer.

`shrink` is the one place that makes a set minimal by deleting one element after the other; `mus`
inserts groups of switches one after the other, in a single search, which finds a minimal set of
clues in half of the time, of a 25x25 in a quarter. `marco` finds all minimal sets. `smus` finds a
smallest one: each answer that keeps some of the groups breaks others, and one of these must be in
every set that is enough. A smallest set that hits all that is known so far is a lower bound, and
the result as soon as it is enough (Chandrasekaran, Karp, Moreno-Centeno, Vempala 2011; for
unsatisfiable subsets Ignatiev, Previti, Liffiton, Marques-Silva 2015).

Sets that hit others are found in two ways, each where it is the faster one. A derivation asks
thousands of times whether one to four elements hit a few sets, other ones each time: `hit` searches
in Python (a shaded 13x13: 0.07 s for 5,450 questions, a 9x9 of numbers 0.21 s for 10,011), where
clasp takes 13 times as long, most of it for new programs (1.06, 2.76). A smallest set of clues, or
of contradictions, asks for the smallest hitting set of more and more sets, with a dozen elements
and more: `HittingSets` asks clasp, which keeps what it has learned (the clues of a 9x9: 689 sets in
20 s, 1.7 s of them for hitting; in Python 499, 9.2 s). Sets of elements are bits of numbers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, TypeVar

import clingo

from pylogic.explain.relaxation import Group, OnBest, Switches
from pylogic.rules.symbols import Symbols
from pylogic.solving.child import CutShortError

_INFINITE = 1 << 30

T = TypeVar("T")
FindCore = Callable[[Sequence[T], Sequence[T]], Collection[T] | None]
"""`find_core(needed, others)`: the others that are enough together with the needed ones, or None
if not even all of them are."""


def shrink(
    elements: Iterable[T],
    find_core: FindCore[T],
    *,
    on_best: Callable[[Sequence[T]], None] = lambda _elements: None,
) -> list[T]:
    """A minimal subset of elements that are enough: none of it can be left out.

    The last element is tried first.
    """
    needed: list[T] = []
    waiting = list(elements)
    while waiting:
        tried = waiting.pop()
        core = find_core(needed, waiting)
        if core is None:
            needed.append(tried)
            continue
        kept = set(core)
        waiting = [element for element in waiting if element in kept]
        on_best([*needed, *waiting])
    return needed


def find_needed(
    switches: Switches, on: Sequence[int], literals: Sequence[int], known: Sequence[int]
) -> list[int]:
    """The known literals that others need to follow from what is on; without others, to contradict.

    None of them is to spare; of several ways to choose them the search prefers the first ones.

    Raises:
        CutShortError: the search was interrupted.
    """

    def find_core(taken: Sequence[int], others: Sequence[int]) -> set[int] | None:
        used: set[int] = set()
        for opposite in [[-x] for x in literals] or [[]]:
            kept = [x for x in others if x in used]
            rest = [x for x in others if x not in used]
            core = switches.core_of([*opposite, *on, *taken, *kept, *rest])
            if core is None:
                return None
            used |= set(core)
        return used

    core = find_core((), known)
    assert core is not None
    return shrink((x for x in known if x in core), find_core)


def mus(
    switches: Switches,
    groups: Sequence[Group],
    kept: Sequence[clingo.Symbol],
    on_best: OnBest | None = None,
) -> Symbols | None:
    """A set that is enough, and of which no group can be left out but the kept ones.

    None if even all of them are not enough. `on_best` sees each set that is enough. By insertion
    (de Siqueira, Puget 1988): the first group with which those before it are enough is needed, and
    those behind it are not, so that the last ones are hardly ever taken. One search tells them all.
    Its answers have a group on wherever those before it leave the choice (Di Rosa, Giunchiglia
    2010), so that the first one that is off is such a group, which is on from then on.

    Raises:
        CutShortError: the search was interrupted.
    """
    needed: list[Group] = []
    waiting = list(groups)
    is_enough = True

    def insert(model: clingo.Model) -> bool:
        nonlocal waiting, is_enough
        for i, group in enumerate(waiting):
            if not switches.are_on(group, model):
                switches.hold(model, on=group, off=chain.from_iterable(waiting[i + 1 :]))
                needed.append(group)
                waiting = waiting[:i]
                if on_best is not None:
                    on_best(together([*needed, *waiting]))
                return True
        is_enough = False
        return False

    def together(groups: Sequence[Group]) -> Symbols:
        return tuple(sorted((*kept, *chain.from_iterable(groups))))

    switches.follow(kept, list(chain.from_iterable(waiting)), insert)
    return together(needed) if is_enough else None


def marco(switches: Switches, seed: int, on_best: OnBest) -> Iterator[Symbols]:
    """Minimal sets of switches that are enough, each once, until there are no others.

    `on_best` sees the smaller and smaller sets on the way to each. MARCO: Liffiton, Previti,
    Malik, Marques-Silva 2016.

    Raises:
        CutShortError: while iterating, when the search is interrupted.
    """
    rng = random.Random(seed)
    unexplored = _Unexplored(list(switches.literals))

    def find_core(needed: Sequence[Any], others: Sequence[Any]) -> Symbols | None:
        return switches.core([*needed, *others])

    while (tried := unexplored.largest()) is not None:
        core = switches.core(rng.sample(tried, len(tried)))
        if core is None:
            grown = switches.grow(tried) or set()
            unexplored.rule_out(off=[one for one in switches.literals if one not in grown])
            continue
        on_best(core)
        order = rng.sample(core, len(core))
        found = tuple(sorted(shrink(order, find_core, on_best=lambda best: on_best(tuple(best)))))
        unexplored.rule_out(on=found)
        yield found


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

    def rule_out(self, on: Iterable[clingo.Symbol] = (), off: Iterable[clingo.Symbol] = ()) -> None:
        """Rule out the sets with all of `on` and none of `off`."""
        body = [*(self._atoms[one] for one in on), *(-self._atoms[one] for one in off)]
        with self._control.backend() as backend:
            backend.add_rule([], body)


def smus(
    switches: Switches,
    groups: Sequence[Group],
    kept: Sequence[clingo.Symbol],
    best: Symbols,
    on_bound: Callable[[Symbols, int], None],
) -> Symbols:
    """A set that is enough, none of which is smaller.

    `best` is enough; `on_bound` sees the best set so far and the lower bound.

    Raises:
        CutShortError: the search was interrupted.
    """
    hitting = HittingSets([len(group) for group in groups])
    while True:
        chosen = list(bits(hitting.smallest()))
        bound = len(kept) + sum(len(groups[i]) for i in chosen)
        on_bound(best, bound)
        if bound >= len(best):
            return best
        on = [*kept, *chain.from_iterable(groups[i] for i in chosen)]
        satisfied = switches.grow(on)  # the fewer it breaks, the more must be hit
        if satisfied is None:
            return tuple(sorted(on))
        off = (i for i, group in enumerate(groups) if not satisfied.issuperset(group))
        hitting.add(sum(1 << i for i in off))


class ExhaustedError(Exception):
    """A search has taken too much effort."""


@dataclass
class Effort:
    """The effort that searches may still take."""

    left: float

    def spend(self, units: int = 1) -> None:
        """Take some of it.

        Raises:
            ExhaustedError: there is not as much.
        """
        self.left -= units
        if self.left < 0:
            raise ExhaustedError


def hit(sets: Sequence[int], cost: int, costs: Sequence[int], effort: Effort) -> int | None:
    """Elements of at most that cost together that hit all sets, if there are such; for small costs.

    Raises:
        ExhaustedError: that takes too much effort.
    """
    effort.spend(1 + len(sets) // 8)
    if not sets:
        return 0
    least = taken = 0
    for one in sorted(sets, key=int.bit_count):  # those with nothing in common need one each
        if not one & taken:
            least += min((costs[i] for i in bits(one)), default=_INFINITE)
            if least > cost:
                return None
            taken |= one
    tries = list(bits(min(sets, key=int.bit_count)))
    if len(tries) > 1 and cost > 1:  # first what many sets have
        tries.sort(key=lambda i: -sum(one >> i & 1 for one in sets))
    for i in tries:
        if costs[i] <= cost:
            others = [one for one in sets if not one >> i & 1]
            rest = hit(others, cost - costs[i], costs, effort)
            if rest is not None:
                return rest | 1 << i
        sets = [one & ~(1 << i) for one in sets]  # no hitting set has it
    return None


def bits(number: int) -> Iterator[int]:
    """The elements of a set, in rising order."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest


class HittingSets:
    """The smallest hitting sets of more and more sets of weighted elements."""

    def __init__(self, weights: Sequence[int]) -> None:
        self._control = clingo.Control(["--opt-strategy=usc", "--no-backprop"])
        with self._control.backend() as backend:
            self._atoms = [backend.add_atom() for _ in weights]
            backend.add_rule(self._atoms, [], choice=True)
            backend.add_minimize(0, list(zip(self._atoms, weights, strict=True)))
        configuration: Any = self._control.configuration
        configuration.solve.models = 0

    def add(self, one: int) -> None:
        """One more set that must be hit."""
        with self._control.backend() as backend:
            backend.add_rule([], [-self._atoms[i] for i in bits(one)])

    def smallest(self) -> int:
        """Elements of the smallest weight that hit all sets.

        Raises:
            CutShortError: the search was interrupted.
        """
        chosen = 0
        with self._control.solve(yield_=True) as handle:
            for model in handle:
                chosen = sum(1 << i for i, atom in enumerate(self._atoms) if model.is_true(atom))
            if not handle.get().exhausted:
                raise CutShortError
        return chosen
