"""Samples: runs -> the logarithms of their seconds, and the pairs that two settings have of them.

Of each instance the repetitions of a program are averaged first, then its programs, as logarithms.
Then one instance has one number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Literal, NamedTuple

from pylogic.experiments.runs import Case, Clock, Run

LEAST_DIFFERENCE = 1e-9
"""How much slower at least, as a logarithm, who does not solve is than who does."""
Unit = Literal["instance", "seed", "order"]


class Value(NamedTuple):
    """A logarithm of seconds or of a count, or a mean of such."""

    logarithm: float
    is_bound: bool = False
    """A run is censored: the logarithm is a lower bound; infinite of a failure."""


class Sample(NamedTuple):
    """A run, and the mean of all runs that repeat it."""

    case: Case
    program: Hashable
    """Equal ones are repetitions of one deterministic run."""
    value: Value


class Pair(NamedTuple):
    """The bounds of the logarithm of the ratio of a setting to the baseline, of one unit.

    The ends are equal where both solve it, and infinite where one failed. The one that does not
    solve it, where the other one does, is the slower one, whatever it was that stopped it.
    """

    name: str
    low: float
    high: float

    @property
    def is_known(self) -> bool:
        """Whether one of both solved it: else nothing is known."""
        return (self.low, self.high) != (-math.inf, math.inf)


Samples = Mapping[str, Sequence[Sample]]
"""The samples of each instance."""


def program(run: Run) -> Hashable:
    """The program of a run. Prolog may do the same for shuffled facts: its inferences tell."""
    return run.encoding_hash, run.statistics.inferences or run.instance_hash


def log_seconds(clock: Clock) -> Callable[[Run], Value | None]:
    """A function that measures the seconds of a run; None if the run says nothing."""

    def measure(run: Run) -> Value | None:
        taken = run.taken(clock)
        return taken and Value(math.log(taken.seconds), taken.is_bound)

    return measure


def samples_of(runs: Iterable[Run], measure: Callable[[Run], Value | None]) -> Samples:
    """The samples of runs, by instance; a run of which nothing is measured has none."""
    measured = [(run, value) for run in runs if (value := measure(run)) is not None]
    groups: dict[tuple[str, Hashable], list[Value]] = {}
    for run, value in measured:
        groups.setdefault((run.case.instance, program(run)), []).append(value)
    samples: dict[str, list[Sample]] = {}
    for run, _ in measured:
        name, own = run.case.instance, program(run)
        sample = Sample(run.case, own, _average(groups[name, own]))
        samples.setdefault(name, []).append(sample)
    return samples


def mean(samples: Sequence[Sample]) -> Value:
    """The mean over the different programs; a bound if a sample is."""
    return _average(list({sample.program: sample.value for sample in samples}.values()))


def pair_up(mine: Samples, base: Samples) -> tuple[Unit, list[Pair]]:
    """The independent units that two settings share, and a pair of each.

    Units are instances; of a single instance its seeds, or its orders if there are more of them.
    """
    common = sorted(mine.keys() & base.keys())
    units: dict[Unit, list[Pair]] = {
        "instance": [_pair(name, mean(mine[name]), mean(base[name])) for name in common]
    }
    if len(common) == 1:
        both = mine[common[0]], base[common[0]]
        units["seed"] = list(_matched(*both, lambda case: case.seed))
        units["order"] = list(_matched(*both, lambda case: case.order))
    unit = max(units, key=lambda unit: len(units[unit]))
    return unit, units[unit]


def _matched(
    mine: Sequence[Sample], base: Sequence[Sample], part: Callable[[Case], Hashable]
) -> Iterator[Pair]:
    """The pairs of equal parts in which both settings run programs that are in no earlier pair."""
    parts: dict[Hashable, tuple[list[Sample], list[Sample]]] = {}
    for place, samples in enumerate((mine, base)):
        for sample in samples:
            parts.setdefault(part(sample.case), ([], []))[place].append(sample)
    seen: set[Hashable] = set()
    for name, pair in parts.items():
        programs = {(place, s.program) for place, samples in enumerate(pair) for s in samples}
        if all(pair) and seen.isdisjoint(programs):
            yield _pair(str(name), *map(mean, pair))
            seen |= programs


def _average(values: Sequence[Value]) -> Value:
    return Value(fmean(v.logarithm for v in values), any(v.is_bound for v in values))


def _pair(name: str, mine: Value, base: Value) -> Pair:
    if mine.is_bound and base.is_bound:
        return Pair(name, -math.inf, math.inf)
    difference = mine.logarithm - base.logarithm
    if mine.is_bound:
        return Pair(name, max(difference, LEAST_DIFFERENCE), math.inf)
    if base.is_bound:
        return Pair(name, -math.inf, min(difference, -LEAST_DIFFERENCE))
    return Pair(name, difference, difference)
