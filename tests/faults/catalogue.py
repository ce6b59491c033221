"""All cases: the fixed ones, and as many drawn by chance as are asked for."""

from __future__ import annotations

import random
from fnmatch import fnmatch
from itertools import islice

from .case import Case
from .lists import limits, signals, streams, workers
from .sentences import SENTENCES

_FIXED = (signals, streams, workers, limits)
_RANDOM = ((signals, 6), (workers, 2), (streams, 2), (limits, 2))
"""Which lists go on by chance, and how many of a round each gives."""


def fixed() -> list[Case]:
    """The cases that are always the same."""
    return [case for listed in _FIXED for case in listed.cases()]


def cases(count: int, seed: int) -> list[Case]:
    """`count` cases: fixed ones, and where they are too few, others that the seed makes.

    Where they are too many, there is one for each sentence, and the seed chooses among the
    others; a quarter is drawn by chance.
    """
    chosen = random.Random(seed)
    known = fixed()
    kept = known if len(known) <= count else _some(known, count * 3 // 4, chosen)
    streams_of_cases = [
        (listed.random_cases(random.Random(f"{seed} {listed.__name__}")), share)
        for listed, share in _RANDOM
    ]
    names = {case.name for case in known}
    more: dict[str, Case] = {}
    while len(kept) + len(more) < count:
        for stream, share in streams_of_cases:
            drawn = [case for case in islice(stream, share) if case.name not in names]
            more |= {case.name: case for case in drawn}
    return [*kept, *list(more.values())[: count - len(kept)]]


def _some(known: list[Case], count: int, chosen: random.Random) -> list[Case]:
    kept = {}
    for pattern in SENTENCES.values():
        if told := [case for case in known if fnmatch(case.name, pattern)]:  # some need swipl
            case = chosen.choice(told)
            kept[case.name] = case
    others = [case for case in known if case.name not in kept]
    return [*kept.values(), *chosen.sample(others, max(0, count - len(kept)))]
