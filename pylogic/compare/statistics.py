"""Statistics: seconds, medians and quartiles, ratios with bootstrap intervals (numpy, scipy)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
from scipy import stats

from pylogic.compare.runs import Run

CONFIDENCE = 0.95
RESAMPLES = 2000
ENOUGH = 5  # the interval of fewer values would be too narrow to be trusted


@dataclass(frozen=True)
class Ratio:
    """How many times the seconds of the baseline a setting takes; the interval, where known."""

    value: float
    low: float | None
    high: float | None

    @property
    def is_difference(self) -> bool:
        """Whether the interval excludes 1; without an interval nothing is claimed."""
        return self.low is not None and self.high is not None and not self.low <= 1 <= self.high


def seconds(run: Run, factor: float = 1.0) -> float | None:
    """A run's seconds; the limit times a factor if it was cut short; None after an error."""
    taken = run.taken("cpu")
    if taken is None or not taken.is_bound:
        return taken.seconds if taken else None
    limit = run.case.timeout
    return factor * limit if limit is not None else None


def mean(values: Sequence[float]) -> float | None:
    """The mean; None of nothing."""
    return float(np.mean(values)) if values else None


def median(values: Iterable[float | None]) -> float | None:
    """The median of those that are known; None of nothing."""
    known = [value for value in values if value is not None]
    return float(np.median(known)) if known else None


def quartiles(values: Sequence[float]) -> tuple[float, float] | None:
    """The first and the third quartile; None of less than two values."""
    if len(values) < 2:
        return None
    first, third = np.percentile(values, [25, 75])
    return float(first), float(third)


def ratio(runs: Sequence[Run], base: Sequence[Run]) -> Ratio | None:
    """The geometric mean of seconds over that of the baseline, with a bootstrap interval.

    On ENOUGH instances, these are resampled: the interval is for instances like them. On fewer,
    their runs are, ENOUGH of each: it is for these instances alone. Otherwise there is none. A run
    that was cut short counts as its limit, so the ratio to it is only a bound.
    """
    mine, theirs = _logarithms(runs), _logarithms(base)
    common = sorted(mine.keys() & theirs.keys())
    if not common:
        return None
    samples = [(np.array(mine[i]), np.array(theirs[i])) for i in common]
    value = float(np.exp(_mean_difference(*chain.from_iterable(samples))))
    if len(common) >= ENOUGH:
        differences = np.array([np.mean(one) - np.mean(other) for one, other in samples])
        return Ratio(value, *_interval((differences,), np.mean))
    if min(len(sample) for pair in samples for sample in pair) >= ENOUGH:
        return Ratio(value, *_interval(tuple(chain.from_iterable(samples)), _mean_difference))
    return Ratio(value, None, None)


def _mean_difference(*samples: Any, axis: int = -1) -> Any:
    """Of each instance's two samples the difference of means; the mean over instances."""
    means = [np.mean(sample, axis=axis) for sample in samples]
    return np.mean(
        [one - other for one, other in zip(means[::2], means[1::2], strict=True)], axis=0
    )


def _interval(samples: tuple[Any, ...], statistic: Any) -> tuple[float, float]:
    found = stats.bootstrap(
        samples,
        statistic,
        confidence_level=CONFIDENCE,
        n_resamples=RESAMPLES,
        method="percentile",
        vectorized=True,
        rng=np.random.default_rng(0),
    ).confidence_interval
    return float(np.exp(found.low)), float(np.exp(found.high))


def _logarithms(runs: Sequence[Run]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for run in runs:
        taken = seconds(run)
        if taken is not None:
            found.setdefault(run.case.instance, []).append(float(np.log(taken)))
    return found
