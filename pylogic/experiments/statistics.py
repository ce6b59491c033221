"""Statistics: runs -> samples, in pairs; their ratios, intervals, and what may be claimed (scipy).

Of each instance the repetitions of a program are averaged first, then its programs, as logarithms.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

import numpy as np
from scipy import stats

from pylogic.experiments.runs import Clock, Run

LEVEL = 0.05
ENOUGH_TO_CLAIM = 10
"""Below, the tests are not to be trusted where effects are not normal: nothing is claimed."""
ENOUGH_FOR_INTERVAL = 5
"""Below, an interval is too wide to say anything."""
LEAST_SKEWNESS = 1e-6

Array = Any  # of numpy: samples along the last axis
Unit = Literal["instance", "seed", "order"]
Bound = Literal["", ">=", "<=", "?"]
"""Whether a figure is exact, a lower bound, an upper bound, or unknown."""


class Sample(NamedTuple):
    """The logarithm of a run's seconds or of a count, and the program that ran."""

    order: str
    seed: int | None
    program: Hashable
    """Equal ones are repetitions of one deterministic run."""
    logarithm: float
    is_bound: bool = False
    """The run is censored: the logarithm is a lower bound."""


class Value(NamedTuple):
    """The mean of samples."""

    logarithm: float
    is_bound: bool


Samples = Mapping[str, Sequence[Sample]]
"""The samples of each instance."""
Pairs = list[tuple[Value, Value]]


@dataclass(frozen=True)
class Ratio:
    """The ratio of a setting's seconds to those of the baseline: a geometric mean."""

    value: float | None
    """None where runs of both are censored."""
    bound: Bound
    """">=" where runs of the setting are censored, "<=" where runs of the baseline are."""
    low: float | None
    high: float | None
    """Of this ratio alone; None where too little is known."""
    p: float | None
    """Of a difference, and p_equivalent of equivalence; both for all ratios of a table at once."""
    p_equivalent: float | None
    relevant: float
    """A smaller factor than this is no difference; 1 where any is."""
    unit: Unit
    """Of which the ratio is a mean."""
    count: int
    """The number of units in the mean."""
    left_out: int
    """The number of units left out, since runs of both settings are censored."""

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


def paired(mine: Samples, base: Samples) -> tuple[Unit, Pairs]:
    """The independent units that two settings share, and the pairs of their means.

    Units are instances; of a single instance its seeds, or its orders if there are more of them.
    """
    common = sorted(mine.keys() & base.keys())
    found: dict[Unit, Pairs] = {"instance": [(mean(mine[one]), mean(base[one])) for one in common]}
    if len(common) == 1:
        both = mine[common[0]], base[common[0]]
        found["seed"] = list(_matched(*both, lambda sample: sample.seed))
        found["order"] = list(_matched(*both, lambda sample: sample.order))
    unit = max(found, key=lambda unit: len(found[unit]))
    return unit, found[unit]


def are_repetitions(runs: Sequence[Run]) -> bool:
    """Whether runs that ended, of one instance in one order, did the same for different seeds."""
    seeds: dict[Hashable, set[int | None]] = {}
    for run in runs:
        if run.is_solved:
            of = run.case.instance, run.case.order, _program(run)
            seeds.setdefault(of, set()).add(run.case.seed)
    return any(len(those) > 1 for those in seeds.values())


def ratio(mine: Samples, base: Samples, relevant: float = 1.0) -> Ratio | None:
    """The ratio over the units that both have, with p-values of this comparison alone.

    A pair of two censored values says nothing and is left out. If the setting's values are
    censored in other pairs, each logarithm d of a ratio is known as one o that is not above d, so
    their mean is a bound, and so is the lower end of the interval. Only d > 0 is tested then: the
    signed-rank statistic grows with each d, so where it rejects for o it does so for d. The t
    statistic does not, but it tests the mean of o, and the mean of d is not below that. With the
    baseline's values it is the other way round; with values of both, nothing is known.
    """
    unit, pairs = paired(mine, base)
    if not pairs:
        return None
    known = [(one, other) for one, other in pairs if not (one.is_bound and other.is_bound)]
    count, left_out = len(known), len(pairs) - len(known)
    found = Ratio(None, "?", None, None, None, None, relevant, unit, count, left_out)
    is_least, is_most = (any(pair[side].is_bound for pair in known) for side in (0, 1))
    if not known or (is_least and is_most):
        return found
    differences = np.array([one.logarithm - other.logarithm for one, other in known])
    bound: Bound = ">=" if is_least else "<=" if is_most else ""
    found = replace(found, value=math.exp(differences.mean()), bound=bound)
    if count < ENOUGH_FOR_INTERVAL or np.allclose(differences, differences[0]):
        return found
    low, high = (float(end) for end in np.exp(interval(differences)))
    found = replace(found, low=None if is_most else low, high=None if is_least else high)
    if count < ENOUGH_TO_CLAIM:
        return found
    is_supported = not (is_most if differences.mean() > 0 else is_least)
    p = float(p_difference(differences, relevant)) if is_supported else 1.0
    is_testable = relevant > 1 and not is_least and not is_most
    q = float(p_equivalence(differences, relevant)) if is_testable else None
    return replace(found, p=p, p_equivalent=q)


def together(ratios: Sequence[Ratio]) -> list[Ratio]:
    """The ratios of a table, with p-values so that any claim of it is false in 5 % at most."""
    differences = holm([one.p for one in ratios])
    equivalences = holm([one.p_equivalent for one in ratios])
    return [
        replace(one, p=p, p_equivalent=q)
        for one, p, q in zip(ratios, differences, equivalences, strict=True)
    ]


def interval(differences: Array) -> tuple[Array, Array]:
    """The t interval of the mean, as far as that of Hall's t, which skewness makes longer."""
    size, skewness = differences.shape[-1], _skewness(differences)
    found = stats.ttest_1samp(differences, 0, axis=-1).confidence_interval(1 - LEVEL)
    middle, deviation = differences.mean(axis=-1), differences.std(axis=-1, ddof=1)
    quantile = stats.t.isf(LEVEL / 2, size - 1) / math.sqrt(size)
    low, high = (
        middle
        - deviation * 3 / skewness * (np.cbrt(1 + skewness * (end - skewness / 6 / size)) - 1)
        for end in (quantile, -quantile)
    )
    return np.minimum(found.low, low), np.maximum(found.high, high)


def p_difference(differences: Array, relevant: float = 1.0) -> Array:
    """Two-sided, for a mean beyond what is relevant, in the direction of the one found."""
    sign = np.where(differences.mean(axis=-1) < 0, -1, 1)[..., None]
    return np.minimum(1, 2 * p_above(sign * differences, math.log(relevant)))


def p_equivalence(differences: Array, relevant: float) -> Array:
    """For a mean within what is relevant: two one-sided tests (Schuirmann 1987).

    Doubled, so that it is below 5 % only where the printed 95 % interval lies within.
    """
    margin = math.log(relevant)
    both = p_above(differences, -margin), p_above(-differences, -margin)
    return np.minimum(1, 2 * np.maximum(*both))


def p_above(differences: Array, margin: float = 0.0) -> Array:
    """One-sided, for a mean above a margin: the largest p-value of three tests.

    The t test holds for normal effects, and nearly for heavy tails; the signed-rank test
    (Wilcoxon 1945) for all symmetric ones; the t test that is corrected for skewness (Hall 1992,
    Journal of the Royal Statistical Society B 54, 221-228) nearly for skew ones.
    """
    shifted = differences - margin
    t = stats.ttest_1samp(shifted, 0, axis=-1, alternative="greater")
    ranks = stats.wilcoxon(shifted, axis=-1, alternative="greater")
    return np.maximum(np.maximum(t.pvalue, ranks.pvalue), p_hall(shifted))


def p_hall(differences: Array) -> Array:
    """One-sided p-values for a mean above 0 by Hall's cubic, which removes skewness."""
    size, skewness = differences.shape[-1], _skewness(differences)
    effect = differences.mean(axis=-1) / differences.std(axis=-1, ddof=1)
    cubic = effect + skewness * effect**2 / 3 + skewness**2 * effect**3 / 27
    return stats.t.sf(math.sqrt(size) * (cubic + skewness / 6 / size), size - 1)


def holm(ps: Sequence[float | None]) -> list[float | None]:
    """The p-values for all of these at once (Holm 1979, Scandinavian Journal of Statistics 6)."""
    known = np.array([p for p in ps if p is not None])
    order = np.argsort(known)
    scaled = known[order] * np.arange(len(known), 0, -1)
    known[order] = np.minimum(1, np.maximum.accumulate(scaled))
    adjusted = iter(known)
    return [None if p is None else float(next(adjusted)) for p in ps]


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
) -> Iterator[tuple[Value, Value]]:
    """The pairs of equal parts in which both settings run programs that are in no earlier pair."""
    ours, theirs = _grouped(mine, part), _grouped(base, part)
    seen: tuple[set[Hashable], set[Hashable]] = set(), set()
    for name in [name for name in ours if name in theirs]:
        groups = ours[name], theirs[name]
        programs = [{sample.program for sample in group} for group in groups]
        if all(known.isdisjoint(new) for known, new in zip(seen, programs, strict=True)):
            yield mean(groups[0]), mean(groups[1])
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


def _skewness(differences: Array) -> Array:
    """The skewness, never 0, as the inverse of the cubic divides by it."""
    found = stats.skew(differences, axis=-1, bias=False)
    return np.where(np.abs(found) < LEAST_SKEWNESS, LEAST_SKEWNESS, found)
