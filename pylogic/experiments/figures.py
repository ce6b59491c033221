"""Figures: runs -> a row of figures for each setting, and what each took for each instance."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median
from typing import Any, Literal

from pylogic.experiments import statistics
from pylogic.experiments.runs import CPU_LIMIT, Clock, Run, Setting, Taken, plain
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
    """Runs that ended by themselves."""
    crashed: int
    """Runs whose process has died."""
    median: float | None
    """Seconds; a censored run counts as those until its end or limit; None where half failed."""
    median_is_bound: bool
    """The median rests on censored runs, and would be higher."""
    par2: float | None
    """The mean over instances of seconds, twice the limit of these for a run that did not end by
    itself; None where there is no such limit, or not the same for all."""
    ratio: Ratio | None
    """To the baseline; None for the baseline itself."""
    choices: float | None
    conflicts: float | None
    inferences: float | None
    """Medians of the solved runs."""
    waiting: int
    """Runs whose wall time is far above their CPU time."""

    def to_dict(self) -> dict[str, Any]:
        """The document that `pylogic compare --json` prints of it."""
        is_difference = self.ratio is not None and self.ratio.is_difference
        return {**plain(self), "is_difference": is_difference}

    def __str__(self) -> str:
        sign = ">=" if self.median_is_bound else ""
        median = [] if self.median is None else [f"median {sign}{self.median:.3f} s"]
        ratio = [f"ratio {self.ratio}"] if self.ratio else []
        return f"{self.label}: {', '.join([f'{self.solved}/{self.runs} solved', *median, *ratio])}"

    def __repr__(self) -> str:
        return f"<Row {self}>"


def rows(
    runs: Sequence[Run],
    settings: Sequence[Setting],
    baseline: Setting,
    clock: Clock,
) -> list[Row]:
    """The figures of the settings that have runs."""
    used = {s: own for s in settings if (own := [r for r in runs if r.case.setting == s])}
    samples = {s: statistics.samples_of_seconds(own, clock) for s, own in used.items()}
    base = samples.pop(baseline, [])
    pairs = {s: statistics.compare_samples(own, base) for s, own in samples.items()}
    ratios = {setting: ratio for setting, ratio in pairs.items() if ratio is not None}
    ps = statistics.holm([ratio.p for ratio in ratios.values()])
    ranks = statistics.holm([ratio.p_ranks for ratio in ratios.values()])
    for setting, p, p_ranks in zip(ratios, ps, ranks, strict=True):
        ratios[setting] = replace(ratios[setting], p=p, p_ranks=p_ranks)
    limit = common_limit(runs)
    if limit == CPU_LIMIT and all(run.interrupted not in ("cpu", "timeout") for run in runs):
        limit = None  # nobody has asked for it
    found = []
    for setting, own in used.items():
        middle = _median_taken(own, clock)
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
            waiting=sum(run.is_waiting for run in own),
        )
        found.append(row)
    return found


def common_limit(runs: Iterable[Run]) -> float | None:
    """The limit of CPU seconds of all runs; None if they have none, or several."""
    limits = {run.case.cpu_limit for run in runs}
    return limits.pop() if len(limits) == 1 else None


def times(
    runs: Sequence[Run], settings: Iterable[Setting], clock: Clock
) -> dict[Setting, Mapping[str, Taken]]:
    """The seconds of each setting for each instance: the geometric mean of its runs.

    It is a bound where one of them was not solved.
    """
    found: dict[Setting, Mapping[str, Taken]] = {}
    for setting in settings:
        own = (run for run in runs if run.case.setting == setting)
        means = statistics.means(statistics.samples_of_seconds(own, clock))
        found[setting] = {i: Taken(math.exp(v.logarithm), v.is_bound) for i, v in means.items()}
    return found


def median_count(runs: Iterable[Run], count: Count) -> float | None:
    """The median of what the solved runs counted; None if they counted none."""
    known = [getattr(run.statistics, count) for run in runs if run.is_solved]
    counted = [number for number in known if number is not None]
    return float(median(counted)) if counted else None


def _median_taken(runs: Iterable[Run], clock: Clock) -> Taken | None:
    """The median; a bound if a censored run might lie beyond it; None if it is no time."""
    every = [taken for run in runs if (taken := run.taken(clock))]
    known = sorted(every, key=lambda taken: taken.seconds)
    if not known:
        return None
    high = known[len(known) // 2].seconds
    if high == math.inf:
        return None
    middle = median(taken.seconds for taken in known)
    return Taken(middle, any(taken.is_bound and taken.seconds <= high for taken in known))


def _par2(runs: Iterable[Run], clock: Clock, limit: float) -> float | None:
    """The penalized average of run times, factor 2: the mean over instances of means over runs."""
    seconds: dict[str, list[float]] = {}
    for run in runs:
        taken = run.taken(clock)
        if taken is not None:
            own = seconds.setdefault(run.case.instance, [])
            own.append(2 * limit if taken.is_bound else taken.seconds)
    return fmean(map(fmean, seconds.values())) if seconds else None
