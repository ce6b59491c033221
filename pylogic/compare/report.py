"""Runs -> the figures of each setting, as data for a table, CSV, JSON and plots.

Statistics are numpy's and scipy's: medians and quartiles, and percentile bootstrap intervals.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from typing import Any

import numpy as np
from scipy import stats

from pylogic.compare.runs import Run, Setting

CONFIDENCE = 0.95
RESAMPLES = 2000
ENOUGH = 5  # the interval of fewer values would be too narrow to be trusted
LEAST = 1e-6  # seconds; nothing is measured finer


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


@dataclass(frozen=True)
class Row:
    """The figures of a setting over all of its runs; None where there are none."""

    setting: Setting
    label: str
    runs: int
    solved: int
    """Runs that ended by themselves."""
    median: float | None
    """Seconds, a run that a time limit cut short counting as the limit."""
    quartiles: tuple[float, float] | None
    """Of the seconds, where there are several runs."""
    par2: float | None
    """The mean of seconds, twice the limit for a run that was cut short."""
    ratio: Ratio | None
    """To the baseline; None for the baseline itself."""
    choices: float | None
    conflicts: float | None
    inferences: float | None


def rows(runs: Sequence[Run], settings: Sequence[Setting], baseline: Setting) -> list[Row]:
    """The figures of those of the settings that have runs."""
    by_setting = {s: [r for r in runs if r.case.setting == s] for s in settings}
    return [
        _row(setting, settings, mine, None if setting == baseline else by_setting[baseline])
        for setting, mine in by_setting.items()
        if mine
    ]


def seconds(run: Run, factor: float = 1.0) -> float | None:
    """A run's seconds; the limit times a factor if it was cut short; None after an error."""
    if run.error is not None or run.interrupted == "user":
        return None
    if run.interrupted is not None:
        limit = run.case.timeout
        return factor * limit if limit is not None else None
    return max(run.seconds or 0.0, LEAST)


def as_csv(runs: Iterable[Run]) -> str:
    """The runs, a line each."""
    buffer = io.StringIO()
    documents = [_flat(run) for run in runs]
    writer = csv.DictWriter(buffer, list(documents[0]) if documents else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(documents)
    return buffer.getvalue()


def document(table: Sequence[Row], runs: Sequence[Run]) -> dict[str, Any]:
    """The figures and the runs as one JSON document."""
    return {
        "settings": [
            {**asdict(row), "is_difference": bool(row.ratio and row.ratio.is_difference)}
            for row in table
        ],
        "runs": [{"command": run.case.command, **asdict(run)} for run in runs],
    }


def _row(
    setting: Setting, among: Sequence[Setting], runs: Sequence[Run], base: Sequence[Run] | None
) -> Row:
    times = [s for s in map(seconds, runs) if s is not None]
    penalized = [s for s in (seconds(run, 2.0) for run in runs) if s is not None]
    quartiles = np.percentile(times, [25, 75]) if len(times) > 1 else None
    return Row(
        setting=setting,
        label=setting.label(among),
        runs=len(runs),
        solved=sum(run.is_solved for run in runs),
        median=float(np.median(times)) if times else None,
        quartiles=(float(quartiles[0]), float(quartiles[1])) if quartiles is not None else None,
        par2=float(np.mean(penalized)) if penalized else None,
        ratio=None if base is None else ratio(runs, base),
        choices=_median(run.choices for run in runs),
        conflicts=_median(run.conflicts for run in runs),
        inferences=_median(run.inferences for run in runs),
    )


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


def _median(values: Iterable[int | None]) -> float | None:
    known = [value for value in values if value is not None]
    return float(np.median(known)) if known else None


def _flat(run: Run) -> Mapping[str, Any]:
    case = {k: v for k, v in asdict(run.case).items() if k not in ("setting", "constants")}
    setting = asdict(run.case.setting)
    kind = {"order_kind": setting.pop("order")}
    rest = {name: value for name, value in asdict(run).items() if name != "case"}
    rest |= {name: " ".join(map(str, rest[name])) for name in ("cost", "answers")}
    constants = " ".join(f"{name}={value}" for name, value in run.case.constants)
    named = {"command": run.case.command, "constants": constants}
    return {**case, **setting, **kind, **named, **rest}
