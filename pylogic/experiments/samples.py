"""Samples: runs -> the logarithms of their seconds, and the pairs that two settings have of them.

Of each instance the repetitions of a program are averaged first, then its programs, as logarithms.
Then one instance, which may be a cluster of files with one board, has one number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal, NamedTuple

from pylogic.experiments.runs import Clock, Run

LEAST_DIFFERENCE = 1e-9
"""How much slower at least, as a logarithm, who does not solve is than who does."""
Unit = Literal["instance", "seed", "order"]


class Value(NamedTuple):
    """A logarithm of seconds or of a count, or a mean of such."""

    logarithm: float
    is_bound: bool = False
    """A run is censored: the logarithm is a lower bound; infinite of a failure."""


class Sample(NamedTuple):
    """The value of a run, and the program that ran."""

    order: str
    seed: int | None
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
Clusters = Mapping[str, str]
"""The cluster of each instance that is in one."""


def of_runs(
    runs: Iterable[Run], clock: Clock, clusters: Clusters = MappingProxyType({})
) -> Samples:
    """The seconds of runs; runs that say nothing are left out."""

    def measure(run: Run) -> Value | None:
        taken = run.taken(clock)
        return taken and Value(math.log(taken.seconds), taken.is_bound)

    return _samples(runs, measure, clusters)


def efforts(runs: Sequence[Run], count: Callable[[Run], int | None]) -> dict[str, float]:
    """Of each instance that all runs have solved, the mean logarithm of a count.

    One is added to the count, which may be 0.
    """
    unsolved = {run.case.instance for run in runs if run.is_unsolved}

    def measure(run: Run) -> Value | None:
        counted = count(run)
        if counted is None or not run.is_solved or run.case.instance in unsolved:
            return None
        return Value(math.log1p(counted))

    return {name: mean(samples).logarithm for name, samples in _samples(runs, measure).items()}


def mean(samples: Sequence[Sample]) -> Value:
    """The mean over the different programs; a bound if a sample is."""
    return _average(list(_by_program(samples).values()))


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
        units["seed"] = list(_matched(*both, lambda sample: sample.seed))
        units["order"] = list(_matched(*both, lambda sample: sample.order))
    unit = max(units, key=lambda unit: len(units[unit]))
    return unit, units[unit]


def are_repetitions(runs: Sequence[Run]) -> bool:
    """Whether runs that ended, of one instance in one order, did the same for different seeds."""
    seeds: dict[Hashable, set[int | None]] = {}
    for run in runs:
        if run.is_solved:
            of = run.case.instance, run.case.order, _program(run)
            seeds.setdefault(of, set()).add(run.case.seed)
    return any(len(those) > 1 for those in seeds.values())


def _samples(
    runs: Iterable[Run],
    measure: Callable[[Run], Value | None],
    clusters: Clusters = MappingProxyType({}),
) -> Samples:
    """The samples of runs, by instance; a run of which nothing is measured has none."""
    samples: dict[str, list[Sample]] = {}
    for run in runs:
        value, case = measure(run), run.case
        if value is not None:
            name = clusters.get(case.instance, case.instance)
            samples.setdefault(name, []).append(Sample(case.order, case.seed, _program(run), value))
    return samples


def _program(run: Run) -> Hashable:
    """The program of a run. Prolog may do the same for shuffled facts: its inferences tell."""
    return run.encoding_hash, run.statistics.inferences or run.instance_hash


def _by_program(samples: Sequence[Sample]) -> dict[Hashable, Value]:
    """The mean of each program."""
    groups: dict[Hashable, list[Value]] = {}
    for sample in samples:
        groups.setdefault(sample.program, []).append(sample.value)
    return {program: _average(values) for program, values in groups.items()}


def _average(values: Sequence[Value]) -> Value:
    total = math.fsum(value.logarithm for value in values)
    return Value(total / len(values), any(value.is_bound for value in values))


def _matched(
    mine: Sequence[Sample], base: Sequence[Sample], part: Callable[[Sample], Hashable]
) -> Iterator[Pair]:
    """The pairs of equal parts in which both settings run programs that are in no earlier pair."""
    ours, theirs = _grouped(mine, part), _grouped(base, part)
    seen: tuple[set[Hashable], set[Hashable]] = set(), set()
    for name in [name for name in ours if name in theirs]:
        groups = ours[name], theirs[name]
        programs = [{sample.program for sample in group} for group in groups]
        if all(known.isdisjoint(new) for known, new in zip(seen, programs, strict=True)):
            yield _pair(str(name), mean(groups[0]), mean(groups[1]))
            for known, new in zip(seen, programs, strict=True):
                known |= new


def _grouped(
    samples: Sequence[Sample], part: Callable[[Sample], Hashable]
) -> dict[Hashable, list[Sample]]:
    """The samples of each part, each with the mean of its program: repetitions are no news."""
    means, groups = _by_program(samples), dict[Hashable, list[Sample]]()
    for sample in samples:
        groups.setdefault(part(sample), []).append(sample._replace(value=means[sample.program]))
    return groups


def _pair(name: str, mine: Value, base: Value) -> Pair:
    if mine.is_bound and base.is_bound:
        return Pair(name, -math.inf, math.inf)
    difference = mine.logarithm - base.logarithm
    if mine.is_bound:
        return Pair(name, max(difference, LEAST_DIFFERENCE), math.inf)
    if base.is_bound:
        return Pair(name, -math.inf, min(difference, -LEAST_DIFFERENCE))
    return Pair(name, difference, difference)
