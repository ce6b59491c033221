"""All cases: the fixed ones, and as many drawn by chance as are asked for."""

from __future__ import annotations

import random
from itertools import islice

from .case import Case
from .lists import claims, doors, journals, limits, signals, streams, workers

_FIXED = (signals, streams, workers, limits, doors, journals, claims)
_RANDOM = ((signals, 6), (workers, 2), (streams, 2), (limits, 2), (journals, 1))
"""Which lists go on by chance, and how many of a round each gives."""


def fixed() -> list[Case]:
    """The cases that are always the same."""
    return [case for listed in _FIXED for case in listed.cases()]


def cases(count: int, seed: int) -> list[Case]:
    """So many cases: fixed ones, and where they are too few, others that the seed makes.

    Where they are too many, the seed chooses among them, a quarter being drawn by chance.
    """
    chosen = random.Random(seed)
    known = fixed()
    kept = known if len(known) <= count else chosen.sample(known, count * 3 // 4)
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
