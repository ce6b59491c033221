"""Samples: runs -> one number for each setting and instance, repetitions averaged first; what
ratios of two settings are.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Literal, NamedTuple

from pylogic.experiments.runs import Clock, Run, Setting, Taken, in_words, natural

LEVEL = 0.05
ENOUGH_TO_CLAIM = 10
"""Below, the tests are not to be trusted where effects are not normal: nothing is claimed."""

Unit = Literal["instance", "seed", "order"]
Bound = Literal["", ">=", "<=", "?"]
"""Which bound a figure is: it is known, it is at least or at most this, nothing is known."""


class Sample(NamedTuple):
    """What a run took, as a logarithm, and what it ran."""

    order: str
    seed: int | None
    program: Hashable
    """Equal ones are repetitions of one deterministic run."""
    logarithm: float
    is_bound: bool = False
    """It was cut short: it would have taken at least so long."""


class Value(NamedTuple):
    """The mean of samples."""

    logarithm: float
    is_bound: bool


Samples = Mapping[str, Sequence[Sample]]
"""The samples of each instance."""
Pairs = list[tuple[Value, Value]]
Times = Mapping[Setting, Mapping[str, Taken]]
"""Of each setting and each instance that it says something about: the geometric mean of its runs,
a bound where one of them was not solved."""
BEST = "virtual best"


@dataclass(frozen=True)
class InstanceTimes:
    """What the settings took for an instance."""

    instance: str
    taken: Mapping[Setting, Taken]
    efforts: Mapping[Setting, float]
    """Choices or inferences, whichever the engine counts: the median of the solved runs."""
    best: Setting | None
    """The one that took least of those that solved it in all runs."""


@dataclass(frozen=True)
class Ratio:
    """How many times what the baseline takes a setting takes: a geometric mean."""

    value: float | None
    """None where runs of both were cut short: nothing is known then."""
    bound: Bound
    """">=" where runs of the setting were cut short, "<=" where runs of the baseline were."""
    low: float | None
    high: float | None
    """Of this ratio alone; None where too little is known."""
    p: float | None
    """Of a difference, and p_equivalent of equivalence; both for all ratios of a table at once."""
    p_equivalent: float | None
    relevant: float
    """A smaller factor than this is no difference; 1 where any is."""
    unit: Unit
    """What it is a mean over."""
    count: int
    """Of how many of these."""
    left_out: int
    """Of how many of these nothing is known, since runs of both settings were cut short."""

    @property
    def is_difference(self) -> bool:
        """Whether it may be claimed that the setting is slower, or faster."""
        return self.p is not None and self.p < LEVEL

    @property
    def is_equivalence(self) -> bool:
        """Whether it may be claimed that the two differ by less than what is relevant."""
        return self.p_equivalent is not None and self.p_equivalent < LEVEL

    def __str__(self) -> str:
        return self.bound + (times(self.value) if self.value is not None else "")


def times(value: float) -> str:
    """A factor in words, as many digits as are worth reading."""
    if value >= 10:
        return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
    return f"{value:.2f}" if value >= 0.1 else f"{value:.2g}"


def of_runs(runs: Sequence[Run], clock: Clock) -> Samples:
    """What the runs took, those that say nothing left out."""
    found: dict[str, list[Sample]] = {}
    for run in runs:
        taken = run.taken(clock)
        if taken is not None:
            logarithm = math.log(taken.seconds)
            found.setdefault(run.case.instance, []).append(_sample(run, logarithm, taken.is_bound))
    return found


def efforts(runs: Sequence[Run], count: Callable[[Run], int | None]) -> dict[str, float]:
    """Of each instance that all runs have solved, the mean logarithm of a count.

    One is added to the count, which may be 0.
    """
    unsolved = {run.case.instance for run in runs if run.is_unsolved}
    found: dict[str, list[Sample]] = {}
    for run in runs:
        counted = count(run)
        if counted is not None and run.is_solved and run.case.instance not in unsolved:
            sample = _sample(run, math.log1p(counted), False)
            found.setdefault(run.case.instance, []).append(sample)
    return {instance: value(those).logarithm for instance, those in found.items()}


def value(those: Sequence[Sample]) -> Value:
    """The mean over the different programs; one that was cut short makes it a bound."""
    return _mean(list(_by_program(those).values()))


def paired(mine: Samples, base: Samples) -> tuple[Unit, Pairs]:
    """What is independent in two settings, in pairs: instances.

    Of one instance alone: its seeds, or its orders if there are more of them.
    """
    common = sorted(mine.keys() & base.keys())
    instances: Pairs = [(value(mine[name]), value(base[name])) for name in common]
    if len(common) != 1:
        return "instance", instances
    one, other = mine[common[0]], base[common[0]]
    seeds = list(_matched(one, other, lambda sample: sample.seed))
    orders = list(_matched(one, other, lambda sample: sample.order))
    found: list[tuple[Unit, Pairs]] = [
        ("instance", instances),
        ("seed", seeds),
        ("order", orders),
    ]
    return max(found, key=lambda entry: len(entry[1]))


def are_repetitions(runs: Sequence[Run]) -> bool:
    """Whether runs that ended, of one instance in one order, did the same for different seeds."""
    seeds: dict[Hashable, set[int | None]] = {}
    for run in runs:
        if run.is_solved:
            of = run.case.instance, run.case.order, _program(run)
            seeds.setdefault(of, set()).add(run.case.seed)
    return any(len(those) > 1 for those in seeds.values())


def times_of(runs: Sequence[Run], settings: Sequence[Setting], clock: Clock) -> Times:
    """What the settings took."""
    found: dict[Setting, dict[str, Taken]] = {}
    for setting in settings:
        mine = of_runs([run for run in runs if run.case.setting == setting], clock)
        means = {instance: value(those) for instance, those in mine.items()}
        found[setting] = {i: Taken(math.exp(v.logarithm), v.is_bound) for i, v in means.items()}
    return found


def by_instance(
    runs: Sequence[Run], settings: Sequence[Setting], clock: Clock
) -> list[InstanceTimes]:
    """What the settings took for each instance, as people sort names.

    The least of several noisy times is too small on average: no setting can be had for it.
    """
    known, efforts = times_of(runs, settings, clock), _efforts(runs)
    found = []
    for instance in sorted(dict.fromkeys(run.case.instance for run in runs), key=natural):
        taken = {s: known[s][instance] for s in settings if instance in known[s]}
        solved = [setting for setting in taken if not taken[setting].is_bound]
        best = min(solved, key=lambda setting: taken[setting].seconds, default=None)
        counts = {s: efforts[s, instance] for s in settings if (s, instance) in efforts}
        found.append(InstanceTimes(instance, taken, counts, best))
    return found


def best_table(found: Sequence[InstanceTimes], settings: Sequence[Setting]) -> list[list[str]]:
    """A table: how often each setting is the best, and what always choosing that one would take.

    Its seconds are the geometric mean over the instances that all settings solve.
    """
    wins = Counter(line.best for line in found if line.best)
    common = [
        line
        for line in found
        if len(line.taken) == len(settings) and not any(t.is_bound for t in line.taken.values())
    ]
    rows = [
        [
            setting.label(settings),
            str(wins[setting]),
            str(_solved(line.taken.get(setting) for line in found)),
            _geometric_mean([line.taken[setting].seconds for line in common]),
        ]
        for setting in settings
    ]
    least = [min(taken.seconds for taken in line.taken.values()) for line in common]
    return [
        ["", "is the best", "solved", f"seconds, {len(common)} that all solve"],
        *rows,
        [BEST, "", str(wins.total()), _geometric_mean(least)],
    ]


def _sample(run: Run, logarithm: float, is_bound: bool) -> Sample:
    return Sample(run.case.order, run.case.seed, _program(run), logarithm, is_bound)


def _program(run: Run) -> Hashable:
    """What it ran. Prolog may do the same with facts in another order: its inferences tell."""
    return run.encoding_hash, run.statistics.inferences or run.instance_hash


def _by_program(those: Sequence[Sample]) -> dict[Hashable, Value]:
    """The mean of each program."""
    found: dict[Hashable, list[Sample]] = {}
    for sample in those:
        found.setdefault(sample.program, []).append(sample)
    return {
        program: _mean([Value(sample.logarithm, sample.is_bound) for sample in group])
        for program, group in found.items()
    }


def _mean(values: Sequence[Value]) -> Value:
    total = math.fsum(value.logarithm for value in values)
    return Value(total / len(values), any(value.is_bound for value in values))


def _matched(
    mine: Sequence[Sample], base: Sequence[Sample], part: Callable[[Sample], Hashable]
) -> Iterator[tuple[Value, Value]]:
    """The pairs of equal parts in which neither setting runs what it ran in a pair before."""
    ours, theirs = _grouped(mine, part), _grouped(base, part)
    seen: tuple[set[Hashable], set[Hashable]] = set(), set()
    for name in [name for name in ours if name in theirs]:
        groups = ours[name], theirs[name]
        programs = [{sample.program for sample in group} for group in groups]
        if all(known.isdisjoint(new) for known, new in zip(seen, programs, strict=True)):
            yield value(groups[0]), value(groups[1])
            for known, new in zip(seen, programs, strict=True):
                known |= new


def _grouped(
    those: Sequence[Sample], part: Callable[[Sample], Hashable]
) -> dict[Hashable, list[Sample]]:
    """The samples of each part, each with the mean of its program: repetitions are no news."""
    means = _by_program(those)
    found: dict[Hashable, list[Sample]] = {}
    for sample in those:
        mean = means[sample.program]
        sample = sample._replace(logarithm=mean.logarithm, is_bound=mean.is_bound)
        found.setdefault(part(sample), []).append(sample)
    return found


def _efforts(runs: Sequence[Run]) -> dict[tuple[Setting, str], float]:
    found: dict[tuple[Setting, str], list[int]] = {}
    for run in runs:
        figures = run.statistics
        count = figures.inferences if figures.choices is None else figures.choices
        if run.is_solved and count is not None:
            found.setdefault((run.case.setting, run.case.instance), []).append(count)
    return {place: median(counts) for place, counts in found.items()}


def _solved(found: Iterable[Taken | None]) -> int:
    return sum(taken is not None and not taken.is_bound for taken in found)


def _geometric_mean(values: Sequence[float]) -> str:
    """The geometric mean, in words."""
    return in_words(math.exp(math.fsum(map(math.log, values)) / len(values))) if values else ""
