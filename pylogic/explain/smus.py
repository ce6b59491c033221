"""A smallest unsatisfiable subset (SMUS): of clues that leave one answer, or of contradictions.

Each answer that keeps some of the groups breaks others; one of these must be in every set that
is enough. A smallest set that hits all that is known so far is a lower bound, and the result as
soon as it is enough (Chandrasekaran, Karp, Moreno-Centeno, Vempala 2011; for unsatisfiable
subsets Ignatiev, Previti, Liffiton, Marques-Silva 2015).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

import clingo

from pylogic.explain.assumptions import Group, Switches
from pylogic.explain.hitting_sets import HittingSets, bits
from pylogic.rules.symbols import Symbols


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
