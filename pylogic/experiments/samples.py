"""Samples: runs -> the logarithms of their seconds, and the pairs that two settings have of them.

Of each instance the repetitions of a program are averaged first, then its programs, as logarithms.
Then one instance, or cluster of instances that are alike, has one number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from pylogic.experiments.runs import Clock, Run

LEAST_DIFFERENCE = 1e-9
"""How much slower at least, as a logarithm, who does not solve is than who does."""
Unit = Literal["instance", "cluster", "seed", "order"]


class Sample(NamedTuple):
    """The logarithm of a run's seconds or of a count, and the program that ran."""

    order: str
    seed: int | None
    program: Hashable
    """Equal ones are repetitions of one deterministic run."""
    logarithm: float
    is_bound: bool = False
    """The run is censored: the logarithm is a lower bound; infinite of a failure."""


class Value(NamedTuple):
    """The mean of samples."""

    logarithm: float
    is_bound: bool


class Pair(NamedTuple):
    """Logarithm of the ratio of a setting to the baseline, of one unit; infinite if one failed."""

    name: str
    difference: float
    """Of the seconds that were measured, whether the search had ended by then or not."""
    low: float
    high: float
    """What the difference lies between: equal where both solve. Who does not solve what the other
    one solves is the slower one, whatever it was that stopped it."""
    alone: int
    """1 if the setting alone solves the unit, -1 if the baseline alone does, 0 if both do."""


Samples = Mapping[str, Sequence[Sample]]
"""The samples of each instance."""
Clusters = Mapping[str, str]
"""The cluster of each instance that is in one."""


def of_runs(runs: Iterable[Run], clock: Clock) -> Samples:
    """The seconds of runs; runs that say nothing are left out."""

    def measured(run: Run) -> Value | None:
        taken = run.taken(clock)
        return taken and Value(math.log(taken.seconds), taken.is_bound)

    return _samples(runs, measured)


def efforts(runs: Sequence[Run], count: Callable[[Run], int | None]) -> dict[str, float]:
    """Of each instance that all runs have solved, the mean logarithm of a count.

    One is added to the count, which may be 0.
    """
    unsolved = {run.case.instance for run in runs if run.is_unsolved}

    def measured(run: Run) -> Value | None:
        counted = count(run)
        if counted is None or not run.is_solved or run.case.instance in unsolved:
            return None
        return Value(math.log1p(counted), False)

    return {name: mean(samples).logarithm for name, samples in _samples(runs, measured).items()}


def mean(samples: Sequence[Sample]) -> Value:
    """The mean over the different programs; a bound if a sample is."""
    return _average(list(_by_program(samples).values()))


def paired(mine: Samples, base: Samples, clusters: Clusters) -> tuple[Unit, list[Pair], int]:
    """The independent units that two settings share: a pair of each, and how many none solves.

    Units are instances, or clusters of them; of a single instance its seeds, or its orders if
    there are more of them.
    """
    common = sorted(mine.keys() & base.keys())
    found: dict[Unit, list[tuple[str, Value, Value]]] = {
        "instance": [(one, mean(mine[one]), mean(base[one])) for one in common]
    }
    if len(common) == 1:
        both = mine[common[0]], base[common[0]]
        found["seed"] = list(_matched(*both, lambda sample: sample.seed))
        found["order"] = list(_matched(*both, lambda sample: sample.order))
    unit = max(found, key=lambda unit: len(found[unit]))
    pairs = [pair for one in found[unit] if (pair := _pair(*one)) is not None]
    left_out = len(found[unit]) - len(pairs)
    groups: dict[str, list[Pair]] = {}
    for pair in pairs:
        groups.setdefault(clusters.get(pair.name, pair.name), []).append(pair)
    if unit != "instance" or len(groups) == len(pairs):
        return unit, pairs, left_out
    return "cluster", [_together(name, group) for name, group in groups.items()], left_out


def are_repetitions(runs: Sequence[Run]) -> bool:
    """Whether runs that ended, of one instance in one order, did the same for different seeds."""
    seeds: dict[Hashable, set[int | None]] = {}
    for run in runs:
        if run.is_solved:
            of = run.case.instance, run.case.order, _program(run)
            seeds.setdefault(of, set()).add(run.case.seed)
    return any(len(those) > 1 for those in seeds.values())


def _samples(runs: Iterable[Run], measured: Callable[[Run], Value | None]) -> Samples:
    """The samples of runs, by instance; a run of which nothing is measured has none."""
    found: dict[str, list[Sample]] = {}
    for run in runs:
        value, case = measured(run), run.case
        if value is not None:
            sample = Sample(case.order, case.seed, _program(run), *value)
            found.setdefault(case.instance, []).append(sample)
    return found


def _program(run: Run) -> Hashable:
    """The program of a run. Prolog may do the same for shuffled facts: its inferences tell."""
    return run.encoding_hash, run.statistics.inferences or run.instance_hash


def _by_program(samples: Sequence[Sample]) -> dict[Hashable, Value]:
    """The mean of each program."""
    found: dict[Hashable, list[Sample]] = {}
    for sample in samples:
        found.setdefault(sample.program, []).append(sample)
    return {
        program: _average([Value(sample.logarithm, sample.is_bound) for sample in group])
        for program, group in found.items()
    }


def _average(values: Sequence[Value]) -> Value:
    total = math.fsum(value.logarithm for value in values)
    return Value(total / len(values), any(value.is_bound for value in values))


def _matched(
    mine: Sequence[Sample], base: Sequence[Sample], part: Callable[[Sample], Hashable]
) -> Iterator[tuple[str, Value, Value]]:
    """The pairs of equal parts in which both settings run programs that are in no earlier pair."""
    ours, theirs = _grouped(mine, part), _grouped(base, part)
    seen: tuple[set[Hashable], set[Hashable]] = set(), set()
    for name in [name for name in ours if name in theirs]:
        groups = ours[name], theirs[name]
        programs = [{sample.program for sample in group} for group in groups]
        if all(known.isdisjoint(new) for known, new in zip(seen, programs, strict=True)):
            yield str(name), mean(groups[0]), mean(groups[1])
            for known, new in zip(seen, programs, strict=True):
                known |= new


def _grouped(
    samples: Sequence[Sample], part: Callable[[Sample], Hashable]
) -> dict[Hashable, list[Sample]]:
    """The samples of each part, each with the mean of its program: repetitions are no news."""
    means = _by_program(samples)
    found: dict[Hashable, list[Sample]] = {}
    for sample in samples:
        mean = means[sample.program]
        sample = sample._replace(logarithm=mean.logarithm, is_bound=mean.is_bound)
        found.setdefault(part(sample), []).append(sample)
    return found


def _pair(name: str, one: Value, other: Value) -> Pair | None:
    """The pair of two values; None if neither is solved, which says nothing."""
    if one.is_bound and other.is_bound:
        return None
    difference = one.logarithm - other.logarithm
    if one.is_bound:
        return Pair(name, difference, max(difference, LEAST_DIFFERENCE), math.inf, -1)
    if other.is_bound:
        return Pair(name, difference, -math.inf, min(difference, -LEAST_DIFFERENCE), 1)
    return Pair(name, difference, difference, difference, 0)


def _together(name: str, pairs: Sequence[Pair]) -> Pair:
    """The mean pair of a cluster."""
    _, differences, lows, highs, alone = (list(field) for field in zip(*pairs, strict=True))
    if {math.inf, -math.inf} <= {*differences}:  # both fail
        differences = [math.nan]
    difference = sum(differences) / len(differences)
    low = -math.inf if -math.inf in lows else sum(lows) / len(pairs)
    high = math.inf if math.inf in highs else sum(highs) / len(pairs)
    return Pair(name, difference, low, high, (sum(alone) > 0) - (sum(alone) < 0))
