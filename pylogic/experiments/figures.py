"""Figures: runs -> a row of figures for each setting, and its time for each instance."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median
from typing import Any, Literal

from pylogic.experiments import statistics
from pylogic.experiments.design import CPU_LIMIT, Clock, Setting
from pylogic.experiments.runs import Duration, Run, to_plain
from pylogic.experiments.statistics import Ratio

Count = Literal["choices", "conflicts", "inferences"]
"""A count that does not depend on the machine's load."""


@dataclass(frozen=True, repr=False)
class Row:
    """The figures of a setting over all of its runs; None where there are none."""

    setting: Setting
    label: str
    clock: Clock
    """The clock of its seconds."""
    is_baseline: bool
    runs: int
    solved: int
    """Runs that no limit stopped and no error ended."""
    crashed: int
    """Runs whose process has died."""
    median: float | None
    """Seconds; a censored run counts as those until its end or limit; None where half failed."""
    median_is_bound: bool
    """True if the median rests on censored runs, and would be higher without limits."""
    par2: float | None
    """The mean over instances of seconds, twice the limit of these for a run that is not solved;
    None where there is no such limit, or not the same for all."""
    ratio: Ratio | None
    """To the baseline; None for the baseline itself."""
    choices: float | None
    conflicts: float | None
    inferences: float | None
    """Medians of the solved runs."""

    def to_dict(self) -> dict[str, Any]:
        """Return all fields, nested ones as dictionaries, and `is_difference`, for --json."""
        is_difference = self.ratio is not None and self.ratio.is_difference
        return {**to_plain(self), "is_difference": is_difference}


def rows(
    runs: Sequence[Run],
    settings: Sequence[Setting],
    baseline: Setting,
    clock: Clock,
) -> list[Row]:
    """Return a row of each setting that has runs, in their order, with ratios to the baseline.

    The p-values are corrected. PAR-2 is None if the runs have different limits of CPU time, or the
    default one and no run met a limit of time.
    """
    used = {s: own for s in settings if (own := [r for r in runs if r.case.setting == s])}
    base = used.get(baseline, [])
    ratios = {
        setting: ratio
        for setting, own in used.items()
        if setting != baseline and (ratio := statistics.compare_runs(own, base, clock))
    }
    ps = statistics.correct_holm([ratio.p for ratio in ratios.values()])
    ranks = statistics.correct_holm([ratio.p_ranks for ratio in ratios.values()])
    for setting, p, p_ranks in zip(ratios, ps, ranks, strict=True):
        ratios[setting] = replace(ratios[setting], p=p, p_ranks=p_ranks)
    limits = {run.case.question.limits.cpu_limit for run in runs}
    limit = limits.pop() if len(limits) == 1 else None
    if limit == CPU_LIMIT and all(run.interrupted not in ("cpu", "timeout") for run in runs):
        limit = None  # the default, which stopped no run
    table_rows = []
    for setting, own in used.items():
        middle = _median_duration(own, clock)
        row = Row(
            setting=setting,
            label=setting.label(settings),
            clock=clock,
            is_baseline=setting == baseline,
            runs=len(own),
            solved=sum(run.is_solved for run in own),
            crashed=sum(run.is_crashed for run in own),
            median=middle and middle.seconds,
            median_is_bound=middle is not None and middle.is_bound,
            par2=None if limit is None else _par2(own, clock, limit),
            ratio=ratios.get(setting),
            choices=median_count(own, "choices"),
            conflicts=median_count(own, "conflicts"),
            inferences=median_count(own, "inferences"),
        )
        table_rows.append(row)
    return table_rows


def median_count(runs: Iterable[Run], count: Count) -> float | None:
    """Return the median of a count over the solved runs; None if no run has the count."""
    known = [getattr(run.statistics, count) for run in runs if run.is_solved]
    counted = [number for number in known if number is not None]
    return float(median(counted)) if counted else None


def _median_duration(runs: Iterable[Run], clock: Clock) -> Duration | None:
    """Return the median of the runs' seconds, perhaps a bound; None if none, or half failed."""
    durations = [duration for run in runs if (duration := run.duration(clock))]
    known = sorted(durations, key=lambda duration: duration.seconds)
    if not known:
        return None
    high = known[len(known) // 2].seconds
    if high == math.inf:
        return None
    middle = median(duration.seconds for duration in known)
    return Duration(middle, any(d.is_bound and d.seconds <= high for d in known))


def _par2(runs: Iterable[Run], clock: Clock, limit: float) -> float | None:
    """Return the mean of the instances' mean seconds; an unsolved run has twice the limit.

    None without known seconds.
    """
    seconds: dict[str, list[float]] = {}
    for run in runs:
        duration = run.duration(clock)
        if duration is not None:
            own = seconds.setdefault(run.case.instance, [])
            own.append(2 * limit if duration.is_bound else duration.seconds)
    return fmean(map(fmean, seconds.values())) if seconds else None
