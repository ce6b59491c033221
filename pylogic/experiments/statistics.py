"""Statistics: pairs of samples -> the median ratio, its interval, and tests (scipy)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from statistics import median
from typing import Any, Literal

from scipy import stats

from pylogic.experiments.samples import Samples, Unit, pair_up

LEVEL = 0.05
ENOUGH = 6
"""Below, no sign test can reject, and no interval of order statistics holds 95 %."""
Bound = Literal["", ">=", "<="]
"""Whether a figure is exact, a lower bound, or an upper bound."""


@dataclass(frozen=True)
class Estimate:
    """A ratio, or as much of it as censored runs leave known."""

    value: float | None
    """None where the setting failed on what decides it; 0 where the baseline did."""
    bound: Bound = ""
    """">=" or "<=" where a censored run decides it."""

    def __str__(self) -> str:
        return "failed" if self.value is None else self.bound + times(self.value)


@dataclass(frozen=True, repr=False)
class Ratio:
    """A setting's seconds to those of the baseline: the median ratio, and who is faster."""

    median: Estimate | None
    """None where censored runs of both leave nothing known."""
    low: Estimate | None
    high: Estimate | None
    """The 95 % interval of order statistics; None of fewer than ENOUGH units. Its ends hold for
    whatever the censored runs would have taken."""
    relevant: float
    """A smaller factor than this is no difference; 1 where any is."""
    unit: Unit
    """A pair of each makes a ratio."""
    count: int
    """The number of units that one of both solves."""
    undecided: tuple[str, ...]
    """The units that none of both solves: ties, of which nothing else is known."""
    faster: int
    slower: int
    """The number of units on which the setting is, by more than what is relevant."""
    p: float | None
    """The sign test's, after Holm's correction for all pairs; None of fewer than ENOUGH units."""
    p_ranks: float | None
    """Wilcoxon's signed ranks', corrected likewise; None where a run is censored."""

    @property
    def is_difference(self) -> bool:
        """Whether it may be claimed that the setting is slower, or faster."""
        return self.p is not None and self.p < LEVEL

    @property
    def end(self) -> str:
        """How the setting is on more units: "faster" or "slower"."""
        return "slower" if self.slower > self.faster else "faster"

    def __str__(self) -> str:
        return str(self.median or "")

    def __repr__(self) -> str:
        return f"<Ratio {self}>"


def times(value: float) -> str:
    """A factor in words, as many digits as are worth reading."""
    if value >= 10:
        return f"{value:.0f}" if value >= 100 else f"{value:.1f}"
    return f"{value:.2f}" if value >= 0.1 else f"{value:.2g}"


def compare_samples(mine: Samples, base: Samples, relevant: float = 1.0) -> Ratio | None:
    """Compare two settings on the units that both have; the p-values are of this pair alone.

    The sign test (Dixon, Mood 1946) is exact whatever the distribution, and so is the interval of
    order statistics, which holds the medians that the test does not reject. A unit that one of
    both solves has a sign; one that none solves is a tie, and ties are left out. Wilcoxon's test
    sees a little more where the logarithms are symmetric, which they may not be.
    """
    unit, pairs = pair_up(mine, base)
    if not pairs:
        return None
    known, margin = [pair for pair in pairs if pair.is_known], math.log(relevant)
    lows, highs = [pair.low for pair in known], [pair.high for pair in known]
    slower, faster = sum(low > margin for low in lows), sum(high < -margin for high in highs)
    signs = sum(low != 0 or high != 0 for low, high in zip(lows, highs, strict=True))
    middle = low = high = p = p_ranks = None
    if known:
        middle = _estimate(median(lows), median(highs), is_upper=median(highs) < 0)
    if len(known) >= ENOUGH:
        ends: list[Any] = [stats.quantile_test(x).confidence_interval(0.95) for x in (lows, highs)]
        low = _estimate(ends[0].low, ends[1].low)
        high = _estimate(ends[0].high, ends[1].high, is_upper=True)
        # Twice a tail is the two-sided test where nothing lies within a margin.
        most = max(slower, faster)
        tail = stats.binomtest(most, signs, alternative="greater").pvalue if signs else 1
        p = min(1.0, 2 * float(tail))
        is_exact = lows == highs and len(known) == len(pairs) and all(map(math.isfinite, lows))
        if is_exact and relevant == 1 and signs:
            p_ranks = float(stats.wilcoxon(lows).pvalue)
    undecided = tuple(pair.name for pair in pairs if not pair.is_known)
    of = unit, len(known), undecided, faster, slower
    return Ratio(middle, low, high, relevant, *of, p, p_ranks)


def holm(ps: Sequence[float | None]) -> list[float | None]:
    """The p-values for all of these at once (Holm 1979, Scandinavian Journal of Statistics 6)."""
    known = sorted(p for p in ps if p is not None)
    scaled = (min(1.0, p * (len(known) - place)) for place, p in enumerate(known))
    adjusted = dict(zip(known, accumulate(scaled, max), strict=True))
    return [None if p is None else adjusted[p] for p in ps]


def _estimate(low: float, high: float, is_upper: bool = False) -> Estimate | None:
    """The ratio whose logarithm lies between these; None if that says nothing.

    Args:
        is_upper: an upper bound tells more than a lower one.
    """
    if low == high:
        return Estimate(None if low == math.inf else math.exp(low))
    if high < math.inf and (is_upper or not low > -math.inf):
        return Estimate(math.exp(high), "<=")
    return Estimate(math.exp(low), ">=") if low > -math.inf else None
