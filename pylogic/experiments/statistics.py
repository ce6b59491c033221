"""Statistics: runs -> samples of two settings -> the median ratio, its interval, tests (scipy).

The repetitions of a program on an instance are averaged first, then its programs, as logarithms.
Then one instance has one number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from statistics import fmean, median
from typing import Any, Literal, NamedTuple

from scipy import stats

from pylogic.experiments.design import Case, Clock
from pylogic.experiments.runs import Run

LEVEL = 0.05
"""Differences with a smaller p-value are claimed."""
ENOUGH = 6
"""Fewest units of a test: fewer cannot reject, nor have an interval of order statistics of 95 %."""
Bound = Literal["", ">=", "<="]
"""Whether a figure is exact, a lower bound, or an upper bound."""
LEAST_DIFFERENCE = 1e-9
"""How much slower, at least, an unsolved run counts than a solved one, as a logarithm."""
Unit = Literal["instance", "shuffle"]
Programs = dict[Hashable, list["Value"]]
"""The seconds of each program; runs of one program are repetitions of a deterministic run."""


class Value(NamedTuple):
    """A logarithm of seconds, or a mean of logarithms."""

    logarithm: float
    is_bound: bool = False
    """True if a run is censored: the logarithm is a lower bound; infinite of a failure."""


class Pair(NamedTuple):
    """The bounds of the logarithm of the ratio of a setting to the baseline, of one unit.

    The ends are equal where both solve the unit, and infinite where one failed. A setting that does
    not solve a unit counts as slower than one that does, whatever stopped it.
    """

    name: str
    low: float
    high: float

    @property
    def is_known(self) -> bool:
        """True if at least one of both solved the unit: else nothing is known."""
        return (self.low, self.high) != (-math.inf, math.inf)


@dataclass(frozen=True)
class Estimate:
    """A ratio, or as much of it as censored runs leave known."""

    value: float | None
    """None where a failure of the setting decides it; 0 where one of the baseline does."""
    bound: Bound = ""
    """">=" or "<=" where a censored run decides it."""

    def __str__(self) -> str:
        return "failed" if self.value is None else self.bound + times(self.value)


@dataclass(frozen=True, repr=False)
class Ratio:
    """A setting's seconds compared with the baseline's: the median ratio, and who is faster."""

    median: Estimate | None
    """None where censored runs of both leave nothing known."""
    low: Estimate | None
    high: Estimate | None
    """The 95 % interval of order statistics; None of fewer than ENOUGH units. Its ends hold for
    any time that the censored runs would have taken."""
    unit: Unit
    """A pair of runs of each unit makes a ratio."""
    count: int
    """The number of units that at least one of both solves."""
    undecided: tuple[str, ...]
    """The units that none of both solves: ties, of which nothing else is known."""
    faster: int
    slower: int
    """The numbers of units on which the setting is faster, and slower."""
    p: float | None
    """The sign test's, after Holm's correction for all pairs; None of fewer than ENOUGH units."""
    p_ranks: float | None
    """Wilcoxon's signed ranks', corrected likewise; None where a run is censored."""

    @property
    def is_difference(self) -> bool:
        """True if the p-value allows the claim that the setting is slower, or faster."""
        return self.p is not None and self.p < LEVEL

    @property
    def end(self) -> str:
        """The word for the setting on most units: "slower" or else, also at a tie, "faster"."""
        return "slower" if self.slower > self.faster else "faster"

    def __str__(self) -> str:
        """Return the median ratio in words; "" if nothing is known."""
        return str(self.median or "")

    def __repr__(self) -> str:
        return f"<Ratio {self}>"


def times(value: float) -> str:
    """Return a factor as text with two to three digits worth reading, as 0.034, 3.10 or 250."""
    if value >= 10:
        return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
    return f"{value:.2f}" if value >= 0.1 else f"{value:.2g}"


def program(run: Run) -> Hashable:
    """Return a key that repetitions share: instance, rules, and facts or the inferences made."""
    facts = run.statistics.inferences or run.instance_hash  # shuffled facts may be the same to it
    return run.case.instance, run.encoding_hash, facts


def _pair_up(mine: Sequence[Run], base: Sequence[Run], clock: Clock) -> tuple[Unit, list[Pair]]:
    """Return the kind of independent units that two settings share, and a pair of each unit.

    Units are instances; of a single instance its seeds, or its orders if there are more of them;
    that instance if it has one of each. Without a shared instance there are no pairs.
    """
    pairs = _pair_parts(mine, base, clock, lambda case: case.instance)
    if len(pairs) != 1:
        return "instance", sorted(pairs)
    one = pairs[0].name
    mine, base = ([run for run in own if run.case.instance == one] for own in (mine, base))
    seeds = _pair_parts(mine, base, clock, lambda case: case.seed)
    orders = _pair_parts(mine, base, clock, lambda case: case.order)
    shuffles = max(seeds, orders, key=len)
    return ("shuffle", shuffles) if len(shuffles) > 1 else ("instance", pairs)


def compare_runs(mine: Sequence[Run], base: Sequence[Run], clock: Clock) -> Ratio | None:
    """Compare the runs of two settings on the units that both have; None if there is none.

    The p-values are of this pair alone. The sign test (Dixon, Mood 1946) is exact whatever the
    distribution, and so is the interval of order statistics, which holds the medians that the test
    does not reject. A unit that one of both solves has a sign; one that none solves is a tie, and
    left out. Wilcoxon's test is more powerful where the logarithms are symmetric, which they may
    not be.
    """
    unit, pairs = _pair_up(mine, base, clock)
    if not pairs:
        return None
    known = [pair for pair in pairs if pair.is_known]
    lows, highs = [pair.low for pair in known], [pair.high for pair in known]
    slower, faster = sum(low > 0 for low in lows), sum(high < 0 for high in highs)
    middle = low = high = p = p_ranks = None
    if known:
        middle = _estimate(median(lows), median(highs), is_upper=median(highs) < 0)
    if len(known) >= ENOUGH:
        ends: list[Any] = [stats.quantile_test(x).confidence_interval(0.95) for x in (lows, highs)]
        low = _estimate(ends[0].low, ends[1].low)
        high = _estimate(ends[0].high, ends[1].high, is_upper=True)
        signs = slower + faster
        p = float(stats.binomtest(slower, signs).pvalue) if signs else 1.0
        is_exact = lows == highs and len(known) == len(pairs) and all(map(math.isfinite, lows))
        if is_exact and signs:
            p_ranks = float(stats.wilcoxon(lows).pvalue)
    undecided = tuple(pair.name for pair in pairs if not pair.is_known)
    return Ratio(middle, low, high, unit, len(known), undecided, faster, slower, p, p_ranks)


def correct_holm(ps: Sequence[float | None]) -> list[float | None]:
    """Return p-values in the same places, corrected for several tests; None stays None.

    Holm 1979, Scandinavian Journal of Statistics 6.
    """
    known = sorted(p for p in ps if p is not None)
    scaled = (min(1.0, p * (len(known) - place)) for place, p in enumerate(known))
    adjusted = dict(zip(known, accumulate(scaled, max), strict=True))
    return [None if p is None else adjusted[p] for p in ps]


def _pair_parts(
    mine: Iterable[Run], base: Iterable[Run], clock: Clock, part: Callable[[Case], Hashable]
) -> list[Pair]:
    """Return a pair for each `part` of both settings, unless an earlier part has its programs.

    Runs without seconds do not count; each setting's runs are averaged by program first.
    """
    parts: dict[Hashable, tuple[Programs, Programs]] = {}
    for place, runs in enumerate((mine, base)):
        for run in runs:
            taken = run.duration(clock)
            if taken is not None:
                own = parts.setdefault(part(run.case), ({}, {}))[place]
                value = Value(math.log(taken.seconds), taken.is_bound)
                own.setdefault(program(run), []).append(value)
    used_programs: set[Hashable] = set()
    pairs = []
    for name, both in parts.items():
        programs = {(place, own) for place, values in enumerate(both) for own in values}
        if all(both) and used_programs.isdisjoint(programs):
            means = (_average([_average(own) for own in values.values()]) for values in both)
            pairs.append(_make_pair(str(name), *means))
            used_programs |= programs
    return pairs


def _average(values: Collection[Value]) -> Value:
    """Return the mean of values, of which there is one at least; a bound if one of them is."""
    return Value(fmean(v.logarithm for v in values), any(v.is_bound for v in values))


def _make_pair(name: str, mine: Value, base: Value) -> Pair:
    """Return the bounds of the ratio `mine` to `base`; both infinite if both values are bounds."""
    if mine.is_bound and base.is_bound:
        return Pair(name, -math.inf, math.inf)
    difference = mine.logarithm - base.logarithm
    if mine.is_bound:
        return Pair(name, max(difference, LEAST_DIFFERENCE), math.inf)
    if base.is_bound:
        return Pair(name, -math.inf, min(difference, -LEAST_DIFFERENCE))
    return Pair(name, difference, difference)


def _estimate(low: float, high: float, is_upper: bool = False) -> Estimate | None:
    """Return the ratio whose logarithm lies between two; None if both are infinite and differ.

    Args:
        is_upper: prefer the upper bound where both are known.
    """
    if low == high:
        return Estimate(None if low == math.inf else math.exp(low))
    if high < math.inf and (is_upper or not low > -math.inf):
        return Estimate(math.exp(high), "<=")
    return Estimate(math.exp(low), ">=") if low > -math.inf else None
