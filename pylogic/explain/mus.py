"""Minimal and smallest unsatisfiable subsets: sets of switches that leave no answer.

`shrink` is the one place that makes a set minimal, by deleting one element after the other; `mus`
finds one for groups of switches, `marco` one after the other until there are no others. `smus`
finds a smallest one: each answer that keeps some of the groups breaks others, and one of these must
be in every set that is enough. A smallest set that hits all that is known so far is a lower bound,
and the result as soon as it is enough (Chandrasekaran, Karp, Moreno-Centeno, Vempala 2011; for
unsatisfiable subsets Ignatiev, Previti, Liffiton, Marques-Silva 2015).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

import clingo

from pylogic.explain.hitting_sets import HittingSets, bits
from pylogic.explain.relaxation import Group, OnBest, Switches, Undecided
from pylogic.rules.symbols import Symbols
from pylogic.solving.child import CutShortError

_BUDGET = 1000
"""Conflicts after which a question is put off: on large boards some need minutes, and fewer
when more is known. Clues of 31x45 with it 8 to 31 s, without it 27 s to more than 100 s."""

T = TypeVar("T")
FindCore = Callable[[Sequence[T], Sequence[T], int], Collection[T] | None]
"""`find_core(needed, others, conflicts)`: the others that are enough together with the
needed ones, or None if not even all of them are. May raise Undecided after so many conflicts."""


def shrink(
    elements: Iterable[T],
    find_core: FindCore[T],
    *,
    budget: int = 0,
    on_best: Callable[[Sequence[T]], None] = lambda _elements: None,
    on_need: Callable[[T], None] = lambda _element: None,
    on_drop: Callable[[Sequence[T]], None] = lambda _elements: None,
) -> list[T]:
    """A minimal subset of elements that are enough: none of it can be left out.

    The last element is tried first. A question that takes more than `budget` conflicts is put
    off, and asked again with ten times as many when the others are known.
    """
    needed: list[T] = []
    waiting, later = list(elements), list[T]()
    while waiting or later:
        if not waiting:
            waiting, later, budget = later, [], budget * 10
        tried = waiting.pop()
        try:
            core = find_core(needed, [*waiting, *later], budget)
        except Undecided:
            later.append(tried)
            continue
        if core is None:
            needed.append(tried)
            on_need(tried)
            continue
        kept = set(core)
        on_drop([tried, *(element for element in (*waiting, *later) if element not in kept)])
        waiting = [element for element in waiting if element in kept]
        later = [element for element in later if element in kept]
        on_best([*needed, *waiting, *later])
    return needed


def mus(
    switches: Switches,
    groups: Sequence[Group],
    kept: Sequence[clingo.Symbol],
    rng: random.Random,
    on_best: OnBest = lambda _switches: None,
) -> Symbols | None:
    """A set that is enough, and of which no group can be left out but the kept ones.

    None if even all of them are not enough. `on_best` sees each set that is enough. What is
    found is switched for good: the switches are of no use afterwards.

    Raises:
        CutShortError: the search was interrupted.
    """
    core = switches.core([*kept, *chain.from_iterable(groups)])
    if core is None:
        return None
    switches.fix(on=kept)
    waiting = _groups_in(groups, core)
    for _ in range(2):  # a core depends on the order of the assumptions
        rng.shuffle(waiting)
        core = switches.core(chain.from_iterable(waiting))
        assert core is not None
        waiting = _groups_in(waiting, core)
    known = set(waiting)
    switches.fix(off=chain.from_iterable(group for group in groups if group not in known))
    rng.shuffle(waiting)

    def find_core(_fixed: Sequence[Group], others: Sequence[Group], conflicts: int) -> Any:
        core = switches.core(chain.from_iterable(others), conflicts)
        return None if core is None else _groups_in(others, core)

    def together(groups: Sequence[Group]) -> Symbols:
        return tuple(sorted((*kept, *chain.from_iterable(groups))))

    needed = shrink(
        waiting,
        find_core,
        budget=_BUDGET,
        on_best=lambda groups: on_best(together(groups)),
        on_need=lambda group: switches.fix(on=group),
        on_drop=lambda groups: switches.fix(off=chain.from_iterable(groups)),
    )
    return together(needed)


def _groups_in(groups: Iterable[Group], core: Collection[clingo.Symbol]) -> list[Group]:
    found = set(core)
    return [group for group in groups if not found.isdisjoint(group)]


def marco(switches: Switches, seed: int, on_best: OnBest) -> Iterator[Symbols]:
    """Minimal sets of switches that are enough, each once, until there are no others.

    `on_best` sees the smaller and smaller sets on the way to each. MARCO: Liffiton, Previti,
    Malik, Marques-Silva 2016.

    Raises:
        CutShortError: while iterating, when the search is interrupted.
    """
    rng = random.Random(seed)
    unexplored = _Unexplored(list(switches.literals))

    def find_core(needed: Sequence[Any], others: Sequence[Any], conflicts: int) -> Symbols | None:
        return switches.core([*needed, *others], conflicts)

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
