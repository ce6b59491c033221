"""Statistics: pairs of samples -> ratios, intervals, and what may be claimed (scipy)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

import numpy as np
from scipy import stats

from pylogic.experiments.samples import Clusters, Pair, Samples, Unit, paired

LEVEL = 0.05
ENOUGH = 6
"""Below, no sign test can reject, and an interval is too wide to say anything."""
FEW = 0.05
"""The share of the instances, at least one, that should not carry a result alone."""
WEIGHT = 4.0
"""Of the error, that who is faster may have, to that of who solves more, which it includes."""
LEAST_SKEWNESS = 1e-6

Array = Any  # of numpy: samples along the last axis
Bound = Literal["", ">=", "<=", "?"]
"""Whether a figure is exact, a lower bound, an upper bound, or unknown."""


@dataclass(frozen=True)
class Ratio:
    """A setting's seconds and those of the baseline: who is faster, who solves more, the ratio."""

    value: float | None
    """The geometric mean of the units' ratios, or their median; None where it is not known."""
    bound: Bound
    """">=" where runs of the setting are censored, "<=" where runs of the baseline are."""
    low: float | None
    high: float | None
    """The interval of this ratio alone; None where too little is known."""
    is_median: bool
    """The ratio is the median, which is known where runs of both are censored, or failed."""
    relevant: float
    """A smaller factor than this is no difference; 1 where any is."""
    unit: Unit
    """Of which the ratio is a mean or a median."""
    count: int
    """The number of units that one of both solves."""
    left_out: int
    """The number of units that none of both solves."""
    faster: int = 0
    slower: int = 0
    """The number of units on which the setting is, by more than what is relevant."""
    alone: int = 0
    base_alone: int = 0
    """The number of units that the setting alone solves, and that the baseline alone solves."""
    p: float | None = None
    """Of a median other than 1, and p_alone of solving more; for all of a table at once."""
    p_alone: float | None = None
    carried_by: tuple[str, ...] = ()
    """The few units without which the geometric mean would be another, and that one."""
    without: float | None = None
    skewed_by: tuple[str, ...] = ()
    """The units farthest off, where there are too few for an interval of ratios so skewed."""

    @property
    def is_difference(self) -> bool:
        """Whether it may be claimed that the setting is slower, or faster."""
        return self.p is not None and self.p < LEVEL

    @property
    def solves_differently(self) -> bool:
        """Whether it may be claimed that the setting solves more, or fewer."""
        return self.p_alone is not None and self.p_alone < LEVEL

    def __str__(self) -> str:
        return self.bound + (times(self.value) if self.value is not None else "")


def times(value: float) -> str:
    """A factor in words, as many digits as are worth reading."""
    if value >= 10:
        return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
    return f"{value:.2f}" if value >= 0.1 else f"{value:.2g}"


def ratio(
    mine: Samples,
    base: Samples,
    relevant: float = 1.0,
    is_median: bool = False,
    clusters: Clusters = MappingProxyType({}),
) -> Ratio | None:
    """What two settings say of the units that both have, with p-values of this comparison alone.

    The claims are of the median ratio, by sign tests (Dixon, Mood 1946): they are exact whatever
    the distribution, and a pair that one of both solves has a sign, whatever stopped the other. Who
    solves more is told by the units that one solves alone (McNemar 1947). Tests of ranks see a
    little more where effects are symmetric, and claim falsely where they are skewed
    (tests/bench/calibration.py).

    The geometric mean is not known where runs of both settings are censored, or one failed. If
    only the setting's are, each logarithm d of a ratio is known as one o that is not above d, so
    their mean is a bound, and so is the lower end of the interval; with the baseline's it is the
    other way round.

    Args:
        is_median: give the median ratio, and an interval of order statistics.
    """
    unit, pairs, left_out = paired(mine, base, clusters)
    if not pairs and not left_out:
        return None
    lows, highs = (np.array([getattr(pair, end) for pair in pairs]) for end in ("low", "high"))
    count, margin = len(pairs), math.log(relevant)
    slower, faster = int((lows > margin).sum()), int((highs < -margin).sum())
    alone, base_alone = (sum(pair.alone == side for pair in pairs) for side in (1, -1))
    p = p_sign(max(slower, faster), count)
    p_alone = p_sign(max(alone, base_alone), alone + base_alone)
    found = Ratio(
        *(_median(lows, highs) if is_median else _geometric_mean(pairs)),
        is_median,
        relevant,
        unit,
        count,
        left_out,
        faster,
        slower,
        alone,
        base_alone,
        p,
        p_alone,
    )
    if is_median or found.low is found.high:  # both None: there is no interval
        return found
    differences = np.array([pair.difference for pair in pairs])
    farthest, is_carried, is_skewed = influential(differences)
    names = tuple(pairs[place].name for place in farthest)
    if is_skewed:
        found = replace(found, skewed_by=names)
    if is_carried:
        without = math.exp(np.delete(differences, farthest).mean())
        found = replace(found, carried_by=names, without=without)
    return found


def _geometric_mean(
    pairs: Sequence[Pair],
) -> tuple[float | None, Bound, float | None, float | None]:
    """The geometric mean, whether it is a bound, and the ends of its interval."""
    is_least = any(pair.high > pair.difference for pair in pairs)
    is_most = any(pair.low < pair.difference for pair in pairs)
    differences = np.array([pair.difference for pair in pairs])
    if not pairs or (is_least and is_most) or not np.all(np.isfinite(differences)):
        return None, "?", None, None
    value = math.exp(differences.mean())
    bound: Bound = ">=" if is_least else "<=" if is_most else ""
    if len(pairs) < ENOUGH or np.allclose(differences, differences[0]):
        return value, bound, None, None
    low, high = (float(end) for end in np.exp(interval(differences)))
    return value, bound, None if is_most else low, None if is_least else high


def _median(lows: Array, highs: Array) -> tuple[float | None, Bound, float | None, float | None]:
    """The median of what lies between these, whether it is a bound, and its interval's ends."""
    count = len(lows)
    if not count:
        return None, "?", None, None
    lows, highs = sorted(map(float, lows)), sorted(map(float, highs))
    lower, upper = (count - 1) // 2, count // 2
    low, high = ((ends[lower] + ends[upper]) / 2 for ends in (lows, highs))
    if low != high:  # of what is not finite the middle is not known
        low, high = lows[lower], highs[upper]
    bound: Bound = "" if low == high else ">=" if math.isfinite(low) else "<="
    value = high if bound == "<=" else low
    if not math.isfinite(value):
        return None, "?", None, None
    # The sign test does not reject what is between the ends.
    place = int(stats.binom.ppf(LEVEL / 2, count, 0.5))
    if not place:
        return math.exp(value), bound, None, None
    least, most = (
        math.exp(end) if math.isfinite(end) else None
        for end in (lows[place - 1], highs[count - place])
    )
    return math.exp(value), bound, least, most


def p_sign(number: Array, count: Array) -> Array:
    """Two-sided, for more than half of a count on one side, where there are so many.

    None for a count of which no number could reject.
    """
    if np.ndim(count) == 0 and count < ENOUGH:
        return None
    found = np.minimum(1, 2 * stats.binom.sf(np.asarray(number) - 1, count, 0.5))
    return found if np.ndim(found) else float(found)


def influential(differences: Array) -> tuple[Array, Array, Array]:
    """The places of the few differences farthest off; whether these carry the mean, and whether
    there are too few differences for their skewness.

    Few carry it if without them the interval is on another side of 0, or does not hold the mean.
    There are enough for their skewness g if there are 25 g^2 (Cochran 1977, Sampling Techniques,
    2.15), or if so few normal ones may well be as skewed.
    """
    count = differences.shape[-1]
    distances = np.abs(differences - np.median(differences, axis=-1, keepdims=True))
    farthest, rest = np.split(np.argsort(-distances, axis=-1), [max(1, int(FEW * count))], axis=-1)
    low, high = interval(differences)
    without = interval(np.take_along_axis(differences, rest, axis=-1))
    sides, mean = (low > 0) * 1 - (high < 0), differences.mean(axis=-1)
    is_turned = (sides != 0) & (sides != (without[0] > 0) * 1 - (without[1] < 0))
    is_carried = is_turned | (mean < without[0]) | (mean > without[1])
    skewness = np.abs(_skewness(differences))
    is_skewed = (25 * skewness**2 > count) & (skewness > 2 * math.sqrt(6 / count))
    return farthest, is_carried, is_skewed


def together(ratios: Sequence[Ratio]) -> list[Ratio]:
    """The ratios of a table, with p-values so that any star of it is false in 5 % at most."""
    both = [p for one in ratios for p in (one.p, one.p_alone)]
    adjusted = holm(both, [WEIGHT, 1] * len(ratios))
    return [
        replace(one, p=p, p_alone=p_alone)
        for one, p, p_alone in zip(ratios, adjusted[::2], adjusted[1::2], strict=True)
    ]


def interval(differences: Array, level: float = LEVEL) -> tuple[Array, Array]:
    """The t interval of the mean, as far as that of Hall's t, which skewness makes longer."""
    size, skewness = differences.shape[-1], _skewness(differences)
    middle, deviation = differences.mean(axis=-1), differences.std(axis=-1, ddof=1)
    quantile = stats.t.isf(level / 2, size - 1) / math.sqrt(size)
    low, high = (
        middle
        - deviation * 3 / skewness * (np.cbrt(1 + skewness * (end - skewness / 6 / size)) - 1)
        for end in (quantile, -quantile)
    )
    half = deviation * quantile
    return np.minimum(middle - half, low), np.maximum(middle + half, high)


def holm(ps: Sequence[float | None], weights: Sequence[float] | None = None) -> list[float | None]:
    """The p-values for all of these at once (Holm 1979, Scandinavian Journal of Statistics 6).

    Args:
        weights: shares of the error that each may have of its own; equal ones without them.
    """
    known = [place for place, p in enumerate(ps) if p is not None]
    share = np.array([1.0 if weights is None else weights[place] for place in known])
    scaled = np.array([ps[place] for place in known], dtype=float) / share
    order = np.argsort(scaled)
    rest = np.cumsum(share[order][::-1])[::-1]  # what those that are not rejected yet share
    scaled[order] = np.minimum(1, np.maximum.accumulate(scaled[order] * rest))
    adjusted = dict(zip(known, scaled, strict=True))
    return [float(adjusted[place]) if place in adjusted else None for place in range(len(ps))]


def _skewness(differences: Array) -> Array:
    """The skewness, never 0, as the inverse of the cubic divides by it."""
    found = stats.skew(differences, axis=-1, bias=False)
    return np.where(np.abs(found) < LEAST_SKEWNESS, LEAST_SKEWNESS, found)
