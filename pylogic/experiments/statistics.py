"""Statistics: runs -> the figures of each setting, and its median ratio to the baseline (scipy).

The repetitions of a program on an instance are averaged first, then its programs, as logarithms.
Then one instance has one number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from statistics import fmean, geometric_mean, median
from typing import Any, Literal, NamedTuple

from scipy import stats

from pylogic.experiments.design import CPU_LIMIT, Case, Clock, Setting
from pylogic.experiments.runs import Duration, Run, to_plain

LEVEL = 0.05
"""Differences with a smaller p-value are claimed."""
ENOUGH = 6
"""Fewest units of a test: fewer cannot reject, nor have an interval of order statistics of 95 %."""
Bound = Literal["", ">=", "<="]
"""Whether a figure is exact, a lower bound, or an upper bound."""
LEAST_DIFFERENCE = 1e-9
"""How much slower, at least, an unsolved run counts than a solved one, as a logarithm."""
Unit = Literal["instance", "shuffle"]


class Pair(NamedTuple):
    """The bounds of the logarithm of the ratio of a setting to the baseline, of one unit.

    The ends are equal where both solve the unit, and infinite where one failed. A setting that does
    not solve a unit counts as slower than one that does, whatever stopped it. If none of both
    solves it, nothing is known: the ends are minus infinity and infinity.
    """

    name: str
    low: float
    high: float


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


def compare_runs(mine: Sequence[Run], base: Sequence[Run], clock: Clock) -> Ratio | None:
    """Compare the runs of two settings on the units that both have; None if there is none.

    Units are instances; of a single instance its seeds, or its orders if there are more of them;
    that instance if it has one of each.

    The p-values are of this pair alone. The sign test (Dixon, Mood 1946) is exact whatever the
    distribution, and so is the interval of order statistics, which holds the medians that the test
    does not reject. A unit that one of both solves has a sign; one that none solves is a tie, and
    left out. Wilcoxon's test is more powerful where the logarithms are symmetric, which they may
    not be.
    """
    unit: Unit = "instance"
    pairs = sorted(_pair_up(mine, base, clock, lambda case: case.instance))
    if len(pairs) == 1:
        mine, base = ([r for r in own if r.case.instance == pairs[0].name] for own in (mine, base))
        seeds = _pair_up(mine, base, clock, lambda case: case.seed)
        shuffles = max(seeds, _pair_up(mine, base, clock, lambda case: case.order), key=len)
        if len(shuffles) > 1:
            unit, pairs = "shuffle", shuffles
    if not pairs:
        return None
    undecided = tuple(name for name, *ends in pairs if ends == [-math.inf, math.inf])
    known = [pair for pair in pairs if pair.name not in undecided]
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
        is_exact = lows == highs and not undecided and all(map(math.isfinite, lows))
        if is_exact and signs:
            p_ranks = float(stats.wilcoxon(lows).pvalue)
    return Ratio(middle, low, high, unit, len(known), undecided, faster, slower, p, p_ranks)


def correct_holm(ps: Sequence[float | None]) -> list[float | None]:
    """Return p-values in the same places, corrected for several tests; None stays None.

    Holm 1979, Scandinavian Journal of Statistics 6.
    """
    known = sorted(p for p in ps if p is not None)
    scaled = (min(1.0, p * (len(known) - place)) for place, p in enumerate(known))
    adjusted = dict(zip(known, accumulate(scaled, max), strict=True))
    return [None if p is None else adjusted[p] for p in ps]


def _pair_up(
    mine: Iterable[Run], base: Iterable[Run], clock: Clock, part: Callable[[Case], Hashable]
) -> list[Pair]:
    """Return a pair for each `part` of both settings, unless an earlier part has its programs.

    Runs without seconds do not count; each setting's runs are averaged by program first.
    """
    parts: dict[Hashable, tuple[dict[Hashable, list[Duration]], ...]] = {}
    for place, runs in enumerate((mine, base)):
        for run in runs:
            taken = run.duration(clock)
            if taken is not None:
                own = parts.setdefault(part(run.case), ({}, {}))[place]
                own.setdefault(program(run), []).append(taken)
    used_programs: set[Hashable] = set()
    pairs = []
    for name, both in parts.items():
        programs = {(place, own) for place, values in enumerate(both) for own in values}
        if all(both) and used_programs.isdisjoint(programs):
            first, second = (_average(map(_average, values.values())) for values in both)
            low, high = -math.inf, math.inf
            if not (first.is_bound and second.is_bound):
                low = high = math.log(first.seconds) - math.log(second.seconds)
                if first.is_bound:
                    low, high = max(low, LEAST_DIFFERENCE), math.inf
                if second.is_bound:
                    low, high = -math.inf, min(high, -LEAST_DIFFERENCE)
            pairs.append(Pair(str(name), low, high))
            used_programs |= programs
    return pairs


def _average(durations: Iterable[Duration]) -> Duration:
    """Return the geometric mean of some seconds; a bound if one of them is."""
    seconds, are_bounds = zip(*durations, strict=True)
    return Duration(geometric_mean(seconds), any(are_bounds))


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


def make_rows(
    runs: Sequence[Run], settings: Sequence[Setting], baseline: Setting, clock: Clock
) -> tuple[Row, ...]:
    """Return a row of each setting that has runs, in their order, with ratios to the baseline.

    The p-values are corrected. PAR-2 is None if the runs have different limits of CPU time, or the
    default one and no run met a limit of time.
    """
    used = {s: own for s in settings if (own := [r for r in runs if r.case.setting == s])}
    base = used.get(baseline, [])
    ratios = {
        setting: ratio
        for setting, own in used.items()
        if setting != baseline and (ratio := compare_runs(own, base, clock))
    }
    ps = correct_holm([ratio.p for ratio in ratios.values()])
    ranks = correct_holm([ratio.p_ranks for ratio in ratios.values()])
    for setting, p, p_ranks in zip(ratios, ps, ranks, strict=True):
        ratios[setting] = replace(ratios[setting], p=p, p_ranks=p_ranks)
    limits = {run.case.question.limits.cpu_limit for run in runs}
    limit = limits.pop() if len(limits) == 1 else None
    if limit == CPU_LIMIT and all(run.interrupted not in ("cpu", "timeout") for run in runs):
        limit = None  # the default, which stopped no run
    return tuple(
        Row(
            setting=setting,
            label=setting.label(settings),
            clock=clock,
            is_baseline=setting == baseline,
            runs=len(own),
            solved=sum(run.is_solved for run in own),
            crashed=sum(run.is_crashed for run in own),
            ratio=ratios.get(setting),
            **_summarize(own, clock, limit),
        )
        for setting, own in used.items()
    )


def _summarize(runs: Sequence[Run], clock: Clock, limit: float | None) -> dict[str, Any]:
    """Return the medians of a setting's runs and, with a limit of CPU time, PAR-2, as fields."""
    fields: dict[str, Any] = dict.fromkeys(("median", "par2"))
    taken = sorted((d, run.case.instance) for run in runs if (d := run.duration(clock)))
    seconds = [duration.seconds for duration, _ in taken]
    middle = seconds[len(seconds) // 2] if seconds else math.inf
    if middle < math.inf:
        fields["median"] = median(seconds)
    bounds = [d.seconds for d, _ in taken if d.is_bound]
    fields["median_is_bound"] = min(bounds, default=math.inf) <= middle < math.inf
    if limit is not None and taken:
        by_instance: dict[str, list[float]] = {}
        for duration, name in taken:
            penalized = 2 * limit if duration.is_bound else duration.seconds
            by_instance.setdefault(name, []).append(penalized)
        fields["par2"] = fmean(map(fmean, by_instance.values()))
    for name in ("choices", "conflicts", "inferences"):
        counts = [getattr(run.statistics, name) for run in runs if run.is_solved]
        known = [count for count in counts if count is not None]
        fields[name] = float(median(known)) if known else None
    return fields
