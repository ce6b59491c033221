"""Figures: runs -> a row of figures for each setting and for each instance, and the runs as CSV."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from statistics import median
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np
from scipy import stats

from pylogic.experiments import samples, statistics
from pylogic.experiments.runs import (
    CPU_LIMIT,
    PATIENCE,
    Clock,
    Run,
    Setting,
    Taken,
    natural,
    plain,
)
from pylogic.experiments.samples import Clusters
from pylogic.experiments.statistics import Ratio

SHORT = 0.1
"""Seconds of the engine, below which a run is mostly overhead."""
RESAMPLES = 2000
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


class Mean(NamedTuple):
    """A mean over instances with its bootstrap interval, of which nothing is known of few."""

    value: float
    low: float | None
    high: float | None


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
    par2: Mean | None
    """The mean of seconds, twice the limit of these for a run that did not end by itself; None
    where there is no such limit, or not the same for all."""
    par2_ratio: Mean | None
    """Of this mean to the baseline's, on the same instances."""
    par2_by: tuple[str, ...]
    """The few instances that make half of what it differs from the baseline's."""
    ratio: Ratio | None
    """To the baseline; None for the baseline itself."""
    search: Ratio | None
    """The same of the search alone, without p-values, where engines are compared."""
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
        claims = {
            "is_difference": self.ratio is not None and self.ratio.is_difference,
            "solves_differently": self.ratio is not None and self.ratio.solves_differently,
        }
        return {**plain(self), **claims}

    def __str__(self) -> str:
        sign = ">=" if self.median_is_bound else ""
        median = [] if self.median is None else [f"median {sign}{self.median:.3f} s"]
        ratio = [f"ratio {self.ratio}"] if self.ratio else []
        return f"{self.label}: {', '.join([f'{self.solved}/{self.runs} solved', *median, *ratio])}"

    def __repr__(self) -> str:
        return f"<Row {self}>"


@dataclass(frozen=True)
class InstanceRow:
    """The figures of an instance: seconds and effort of each setting."""

    instance: str
    taken: Mapping[Setting, Taken]
    efforts: Mapping[Setting, float]
    """Choices or inferences, whichever the engine counts: the median of the solved runs."""
    best: Setting | None
    """The fastest of the settings that solved it in all runs."""


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
    base = used.get(baseline, [])
    is_mixed = len({setting.engine for setting in used}) > 1 and clock != "search"
    clocks: list[Clock] = [clock, "search"] if is_mixed else [clock]

    def compared(is_median: bool) -> dict[tuple[Setting, Clock], Ratio]:
        taken = {(s, c): samples.of_runs(used[s], c) for s in used for c in clocks}
        theirs = {c: samples.of_runs(base, c) for c in clocks}
        return {
            (s, c): ratio
            for (s, c), mine in taken.items()
            if s != baseline
            and (ratio := statistics.ratio(mine, theirs[c], relevant, is_median, clusters))
        }

    ratios = compared(is_median=False)
    if any(ratio.bound == "?" for ratio in ratios.values()):
        ratios = compared(is_median=True)  # of all, or they could not be held against each other
    tested = {s: ratio for (s, c), ratio in ratios.items() if c == clock}
    tested = dict(zip(tested, statistics.together(list(tested.values())), strict=True))
    limit = common_limit(runs, clock)
    is_reached = any(run.interrupted in ("cpu", "timeout") for run in runs)
    if limit in (CPU_LIMIT, PATIENCE * CPU_LIMIT) and not is_reached:
        limit = None  # nobody has asked for it
    theirs = _penalized(base, clock, limit, clusters)
    found = []
    for setting, own in used.items():
        against = None if setting == baseline else base
        middle = median_taken(taken for run in own if (taken := run.taken(clock)))
        search = ratios.get((setting, "search")) if is_mixed else None
        mine = _penalized(own, clock, limit, clusters)
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
            par2=bootstrapped(mine),
            par2_ratio=None if against is None else bootstrapped(mine, theirs),
            par2_by=() if against is None else _makers(mine, theirs),
            ratio=tested.get(setting),
            search=search and replace(search, p=None, p_alone=None),
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


def instance_rows(
    runs: Sequence[Run], settings: Sequence[Setting], clock: Clock
) -> list[InstanceRow]:
    """The figures of each instance, in the order in which people sort names."""
    known, counted = times(runs, settings, clock), _median_efforts(runs)
    found = []
    for instance in sorted(dict.fromkeys(run.case.instance for run in runs), key=natural):
        taken = {s: known[s][instance] for s in settings if instance in known[s]}
        solved = [setting for setting in taken if not taken[setting].is_bound]
        best = min(solved, key=lambda setting: taken[setting].seconds, default=None)
        efforts = {s: counted[s, instance] for s in settings if (s, instance) in counted}
        found.append(InstanceRow(instance, taken, efforts, best))
    return found


def as_csv(runs: Iterable[Run]) -> str:
    """The runs, a line each."""
    buffer = io.StringIO()
    documents = [_flat(run) for run in runs]
    writer = csv.DictWriter(buffer, list(documents[0]) if documents else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(documents)
    return buffer.getvalue()


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


def _penalized(
    runs: Sequence[Run], clock: Clock, limit: float | None, clusters: Clusters
) -> dict[str, float]:
    """The penalized average of run times of each instance or cluster, factor 2; none without a
    limit.
    """
    found: dict[str, list[float]] = {}
    for run in runs:
        taken = run.taken(clock)
        if taken is not None and limit is not None:
            seconds = 2 * limit if taken.is_bound else taken.seconds
            name = run.case.instance
            found.setdefault(clusters.get(name, name), []).append(seconds)
    return {instance: math.fsum(some) / len(some) for instance, some in found.items()}


def bootstrapped(mine: Mapping[str, float], base: Mapping[str, float] | None = None) -> Mean | None:
    """The mean over instances, or its ratio to the baseline's mean, with a 95 % interval.

    It is the bootstrap's, bias-corrected and accelerated (Efron 1987), of instances.
    """
    sides = [mine] if base is None else [mine, base]
    names = [name for name in mine if all(name in side for side in sides)]
    if not names:
        return None
    columns = [np.array([side[name] for name in names]) for side in sides]

    def value(*of: Any, axis: int = -1) -> Any:
        first, *rest = (column.mean(axis=axis) for column in of)
        return first / rest[0] if rest else first

    parts = columns[0] if base is None else columns[0] / columns[1]
    if len(names) < statistics.ENOUGH or np.allclose(parts, parts[0]):
        return Mean(float(value(*columns)), None, None)
    asked: Any = {"paired": base is not None, "n_resamples": RESAMPLES, "rng": 0}
    ends = stats.bootstrap(columns, value, vectorized=True, **asked).confidence_interval
    low, high = (float(end) if math.isfinite(end) else None for end in ends)
    return Mean(float(value(*columns)), low, high)


def _makers(mine: Mapping[str, float], base: Mapping[str, float]) -> tuple[str, ...]:
    """The few of the instances that make more than half of all differences."""
    differences = {name: abs(mine[name] - base[name]) for name in mine if name in base}
    if len(differences) < statistics.ENOUGH:
        return ()
    by_size = sorted(differences, key=lambda name: -differences[name])
    few = by_size[: max(1, int(statistics.FEW * len(by_size)))]
    their_sum = math.fsum(differences[name] for name in few)
    return tuple(few) if 2 * their_sum > math.fsum(differences.values()) else ()


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


def _median_efforts(runs: Sequence[Run]) -> dict[tuple[Setting, str], float]:
    found: dict[tuple[Setting, str], list[int]] = {}
    for run in runs:
        figures = run.statistics
        count = figures.inferences if figures.choices is None else figures.choices
        if run.is_solved and count is not None:
            found.setdefault((run.case.setting, run.case.instance), []).append(count)
    return {place: median(counts) for place, counts in found.items()}


def _flat(run: Run) -> Mapping[str, Any]:
    own = ("setting", "constants", "inferences", "conflicts")  # the latter two are counts here
    case = {name: value for name, value in asdict(run.case).items() if name not in own}
    setting = asdict(run.case.setting)
    kind = {"order_kind": setting.pop("order")}
    rest = {name: value for name, value in run.columns().items() if name != "case"}
    rest |= {name: " ".join(map(str, rest[name])) for name in ("cost", "answers")}
    rest["retries"] = " ".join(f"{clue}={count}" for clue, count in rest["retries"])
    constants = " ".join(f"{name}={value}" for name, value in run.case.constants)
    named = {"command": run.case.command, "constants": constants}
    return {**case, **setting, **kind, **named, **rest}
