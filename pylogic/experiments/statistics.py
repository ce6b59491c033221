"""Statistics: pairs of logarithms -> ratios, their intervals, what may be claimed (scipy)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from scipy import stats

from pylogic.experiments.runs import Taken
from pylogic.experiments.samples import ENOUGH_TO_CLAIM, LEVEL, Bound, Pairs, Ratio, Samples, paired

ENOUGH_FOR_INTERVAL = 5
"""Below, an interval is too wide to say anything."""

LEAST_SKEWNESS = 1e-6

Array = Any  # of numpy: samples along the last axis


def ratio(mine: Samples, base: Samples, relevant: float = 1.0) -> Ratio | None:
    """The ratio over what both have; p-values of this comparison alone.

    A pair of which both were cut short says nothing and is left out. If the setting's were cut
    short in others, each logarithm d of a ratio is known as one o that is not above it, so their
    mean is a bound, and so is the lower end of the interval. Only d > 0 is tested then: the
    signed-rank statistic grows with each d, so where it rejects for o it does so for d. The t
    statistic does not, but what it tests is the mean of o, and the mean of d is not below that.
    With the baseline's it is the other way round; if both were cut short, nothing is known.
    """
    unit, pairs = paired(mine, base)
    if not pairs:
        return None
    known = [(one, other) for one, other in pairs if not (one.is_bound and other.is_bound)]
    left_out = len(pairs) - len(known)
    bound = _bound(known) if known else "?"
    if bound == "?":
        return Ratio(None, bound, None, None, None, None, relevant, unit, len(known), left_out)
    differences = np.array([one.logarithm - other.logarithm for one, other in known])
    value = math.exp(differences.mean())
    found = Ratio(value, bound, None, None, None, None, relevant, unit, len(known), left_out)
    return _judged(found, differences)


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
    mean, deviation = differences.mean(axis=-1), differences.std(axis=-1, ddof=1)
    quantile = stats.t.isf(LEVEL / 2, size - 1) / math.sqrt(size)
    low, high = (
        mean - deviation * 3 / skewness * (np.cbrt(1 + skewness * (end - skewness / 6 / size)) - 1)
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
    return np.maximum(np.maximum(t.pvalue, ranks.pvalue), _hall(shifted))


def holm(ps: Sequence[float | None]) -> list[float | None]:
    """The p-values for all of these at once (Holm 1979, Scandinavian Journal of Statistics 6)."""
    known = np.array([p for p in ps if p is not None])
    order = np.argsort(known)
    scaled = known[order] * np.arange(len(known), 0, -1)
    known[order] = np.minimum(1, np.maximum.accumulate(scaled))
    adjusted = iter(known)
    return [None if p is None else float(next(adjusted)) for p in ps]


def median(values: Iterable[Taken]) -> Taken | None:
    """The median; a bound if a run that was cut short might lie beyond it."""
    known = sorted(values, key=lambda taken: taken.seconds)
    if not known:
        return None
    middle = [known[(len(known) - 1) // 2], known[len(known) // 2]]
    is_bound = any(one.is_bound and one.seconds <= middle[1].seconds for one in known)
    return Taken(sum(one.seconds for one in middle) / 2, is_bound)


def _bound(pairs: Pairs) -> Bound:
    mine, base = (any(value.is_bound for value in side) for side in zip(*pairs, strict=True))
    return "?" if mine and base else ">=" if mine else "<=" if base else ""


def _judged(found: Ratio, differences: Array) -> Ratio:
    """A ratio with its interval and its p-values, where there are enough pairs."""
    if found.count < ENOUGH_FOR_INTERVAL or np.allclose(differences, differences[0]):
        return found
    low, high = (float(end) for end in np.exp(interval(differences)))
    known_low, known_high = found.bound != "<=", found.bound != ">="
    found = replace(found, low=low if known_low else None, high=high if known_high else None)
    if found.count < ENOUGH_TO_CLAIM:
        return found
    is_supported = known_low if differences.mean() > 0 else known_high
    p = float(p_difference(differences, found.relevant)) if is_supported else 1.0
    is_testable = found.relevant > 1 and known_low and known_high
    q = float(p_equivalence(differences, found.relevant)) if is_testable else None
    return replace(found, p=p, p_equivalent=q)


def _hall(differences: Array) -> Array:
    """One-sided p-values for a mean above 0 by Hall's cubic, which removes skewness."""
    size, skewness = differences.shape[-1], _skewness(differences)
    effect = differences.mean(axis=-1) / differences.std(axis=-1, ddof=1)
    cubic = effect + skewness * effect**2 / 3 + skewness**2 * effect**3 / 27
    return stats.t.sf(math.sqrt(size) * (cubic + skewness / 6 / size), size - 1)


def _skewness(differences: Array) -> Array:
    """Never 0, which the inverse of the cubic divides by."""
    found = stats.skew(differences, axis=-1, bias=False)
    return np.where(np.abs(found) < LEAST_SKEWNESS, LEAST_SKEWNESS, found)
