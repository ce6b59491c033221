"""Figures: runs -> a row of figures for each setting and for each instance."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, median
from types import MappingProxyType
from typing import Any

from pylogic.experiments import samples, statistics
from pylogic.experiments.runs import (
    CPU_LIMIT,
    PATIENCE,
    Clock,
    Run,
    Setting,
    Taken,
    plain,
)
from pylogic.experiments.samples import Clusters
from pylogic.experiments.statistics import Estimate, Ratio

SHORT = 0.1
"""Seconds of the engine, below which a run is mostly overhead."""
Times = Mapping[str, Taken]
"""The seconds of a setting for each instance: the geometric mean of its runs, a bound where one of
them was not solved."""


@dataclass(frozen=True)
class Effort:
    """A count that does not depend on the machine's load: choices, conflicts or inferences."""

    median: float | None
    """Of the solved runs."""
    ratio: float | None
    """Geometric mean over the instances that both settings solve in all runs, of the counts and 1;
    None for the baseline itself."""


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
    search: Estimate | None
    """The median ratio of the search alone, where engines are compared."""
    choices: Effort
    conflicts: Effort
    inferences: Effort
    repeats_itself: bool
    """Shuffles changed none of its runs: those that differ in their seed alone count as one."""
    waiting: int
    """Runs whose wall time is far above their CPU time."""
    is_short: bool
    """The engine takes so little in most runs that these are mostly overhead."""

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic compare --json` prints of it."""
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
    clock: Clock = "cpu",
    relevant: float = 1.0,
    clusters: Clusters = MappingProxyType({}),
) -> list[Row]:
    """The figures of the settings that have runs.

    Args:
        relevant: a ratio that is nearer to 1, such as 1.1, is no difference.
        clusters: instances that are alike, and count as one.
    """
    used = {s: own for s in settings if (own := [r for r in runs if r.case.setting == s])}

    def compare(clock: Clock) -> dict[Setting, Ratio]:
        taken = {s: samples.of_runs(own, clock, clusters) for s, own in used.items()}
        base = taken.pop(baseline, {})
        pairs = {s: statistics.compare_samples(own, base, relevant) for s, own in taken.items()}
        return {setting: ratio for setting, ratio in pairs.items() if ratio is not None}

    ratios = compare(clock)
    is_mixed = len({setting.engine for setting in used}) > 1 and clock != "search"
    searches = compare("search") if is_mixed else {}
    ps = statistics.holm([ratio.p for ratio in ratios.values()])
    ranks = statistics.holm([ratio.p_ranks for ratio in ratios.values()])
    for setting, p, p_ranks in zip(ratios, ps, ranks, strict=True):
        ratios[setting] = replace(ratios[setting], p=p, p_ranks=p_ranks)
    limit = common_limit(runs, clock)
    is_reached = any(run.interrupted in ("cpu", "timeout") for run in runs)
    if limit in (CPU_LIMIT, PATIENCE * CPU_LIMIT) and not is_reached:
        limit = None  # nobody has asked for it
    found = []
    for setting, own in used.items():
        against = None if setting == baseline else used.get(baseline, [])
        middle = median_taken(taken for run in own if (taken := run.taken(clock)))
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
            par2=None if limit is None else _par2(own, clock, limit, clusters),
            ratio=ratios.get(setting),
            search=searches[setting].median if setting in searches else None,
            choices=_effort(own, against, lambda run: run.statistics.choices),
            conflicts=_effort(own, against, lambda run: run.statistics.conflicts),
            inferences=_effort(own, against, lambda run: run.statistics.inferences),
            repeats_itself=samples.are_repetitions(own),
            waiting=sum(run.is_waiting for run in own),
            is_short=2 * sum(map(_is_short, own)) > len(own),
        )
        found.append(row)
    return found


def common_limit(runs: Iterable[Run], clock: Clock) -> float | None:
    """The limit of all runs in seconds of a clock; None if they have none, or several."""
    limits = {run.case.limit(clock) for run in runs}
    return limits.pop() if len(limits) == 1 and math.inf not in limits else None


def times(runs: Sequence[Run], settings: Iterable[Setting], clock: Clock) -> dict[Setting, Times]:
    """The seconds of each setting."""
    found: dict[Setting, Times] = {}
    for setting in settings:
        taken = samples.of_runs([run for run in runs if run.case.setting == setting], clock)
        means = {instance: samples.mean(some) for instance, some in taken.items()}
        found[setting] = {i: Taken(math.exp(v.logarithm), v.is_bound) for i, v in means.items()}
    return found


def run_times(
    runs: Iterable[Run], settings: Iterable[Setting], clock: Clock
) -> dict[Setting, Times]:
    """The seconds of each setting for one instance: of each run, by its order, seed and number."""
    found: dict[Setting, dict[str, Taken]] = {setting: {} for setting in settings}
    for run in runs:
        taken, case = run.taken(clock), run.case
        if taken is not None:
            seed = "" if case.seed is None else f", seed {case.seed}"
            repeat = "" if case.repeat == 1 else f", repetition {case.repeat}"
            found[case.setting][f"order {case.order}{seed}{repeat}"] = taken
    return {**found}


def median_efforts(runs: Sequence[Run]) -> dict[tuple[Setting, str], float]:
    """Choices, or inferences, of each setting on each instance: the median of the solved runs."""
    found: dict[tuple[Setting, str], list[int]] = {}
    for run in runs:
        figures = run.statistics
        count = figures.inferences if figures.choices is None else figures.choices
        if run.is_solved and count is not None:
            found.setdefault((run.case.setting, run.case.instance), []).append(count)
    return {place: median(counts) for place, counts in found.items()}


def median_taken(values: Iterable[Taken]) -> Taken | None:
    """The median; a bound if a censored run might lie beyond it; None if it is no time."""
    known = sorted(values, key=lambda taken: taken.seconds)
    if not known:
        return None
    middle = [known[(len(known) - 1) // 2], known[len(known) // 2]]
    if middle[1].seconds == math.inf:
        return None
    is_bound = any(one.is_bound and one.seconds <= middle[1].seconds for one in known)
    return Taken(sum(one.seconds for one in middle) / 2, is_bound)


def _par2(runs: Sequence[Run], clock: Clock, limit: float, clusters: Clusters) -> float | None:
    """The penalized average of run times, factor 2: the mean over instances of means over runs."""
    seconds: dict[str, list[float]] = {}
    for run in runs:
        taken, name = run.taken(clock), run.case.instance
        if taken is not None:
            own = seconds.setdefault(clusters.get(name, name), [])
            own.append(2 * limit if taken.is_bound else taken.seconds)
    return fmean(map(fmean, seconds.values())) if seconds else None


def _effort(
    runs: Sequence[Run], base: Sequence[Run] | None, count: Callable[[Run], int | None]
) -> Effort:
    known = [counted for run in runs if run.is_solved and (counted := count(run)) is not None]
    middle = float(median(known)) if known else None
    if base is None:
        return Effort(middle, None)
    mine, theirs = samples.efforts(runs, count), samples.efforts(base, count)
    differences = [mine[name] - theirs[name] for name in mine.keys() & theirs.keys()]
    ratio = math.exp(math.fsum(differences) / len(differences)) if differences else None
    return Effort(middle, ratio)


def _is_short(run: Run) -> bool:
    """Whether loading, grounding and search took nearly nothing."""
    taken = run.taken("engine")
    return taken is not None and not taken.is_bound and taken.seconds < SHORT
