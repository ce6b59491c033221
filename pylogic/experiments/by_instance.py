"""By instance: what each setting took for each of the instances, and which of them took least."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from pylogic.experiments import samples
from pylogic.experiments.runs import Clock, Run, Setting, Taken
from pylogic.experiments.table import seconds

Times = Mapping[Setting, Mapping[str, Taken]]
"""Of each setting and each instance that it says something about: the geometric mean of its runs,
and that is a bound where one of them was cut short."""
BEST = "virtual best"


@dataclass(frozen=True)
class Line:
    """What the settings took for an instance."""

    instance: str
    taken: Mapping[Setting, Taken]
    efforts: Mapping[Setting, float]
    """Choices or inferences, whichever the engine counts: the median of the solved runs."""
    best: Setting | None
    """The one that took least of those that solved it in all runs."""


def times(runs: Sequence[Run], settings: Sequence[Setting], clock: Clock) -> Times:
    """What the settings took."""
    found: dict[Setting, dict[str, Taken]] = {}
    for setting in settings:
        mine = samples.of_runs([run for run in runs if run.case.setting == setting], clock)
        means = {instance: samples.value(those) for instance, those in mine.items()}
        found[setting] = {i: Taken(math.exp(v.logarithm), v.is_bound) for i, v in means.items()}
    return found


def lines(runs: Sequence[Run], settings: Sequence[Setting], clock: Clock) -> list[Line]:
    """A line of each instance, as people sort names."""
    taken = times(runs, settings, clock)
    best = samples.virtual_best(runs, settings, clock).by_instance
    efforts = _efforts(runs)
    return [
        Line(
            instance,
            {s: taken[s][instance] for s in settings if instance in taken[s]},
            {s: efforts[s, instance] for s in settings if (s, instance) in efforts},
            found.setting if (found := best[instance]) else None,
        )
        for instance in sorted(best, key=natural)
    ]


def best_lines(found: Sequence[Line], settings: Sequence[Setting]) -> list[list[str]]:
    """A table: how often each setting is the best, and what always choosing that one would take.

    Its seconds are the geometric mean over the instances that all settings solve.
    """
    wins = Counter(line.best for line in found if line.best)
    common = [
        line
        for line in found
        if len(line.taken) == len(settings) and not any(t.is_bound for t in line.taken.values())
    ]
    rows = [
        [
            setting.label(settings),
            str(wins[setting]),
            str(_solved(line.taken.get(setting) for line in found)),
            _mean([line.taken[setting].seconds for line in common]),
        ]
        for setting in settings
    ]
    least = [min(taken.seconds for taken in line.taken.values()) for line in common]
    return [
        ["", "is the best", "solved", f"seconds, {len(common)} that all solve"],
        *rows,
        [BEST, "", str(wins.total()), _mean(least)],
    ]


def in_words(taken: Taken | None) -> str:
    """Seconds, or that it would have taken more."""
    return "" if taken is None else (">=" if taken.is_bound else "") + seconds(taken.seconds)


def natural(name: str) -> list[tuple[int, str]]:
    """What to sort names by, so that inst9 stands before inst10."""
    parts = re.split(r"([0-9]+)", name)
    return [_by_value(part) if k % 2 else (-1, part) for k, part in enumerate(parts)]


def _by_value(digits: str) -> tuple[int, str]:
    """Digits in the order of numbers, however many they are: int() reads no more than 4,300."""
    significant = digits.lstrip("0")
    return len(significant), significant


def _efforts(runs: Sequence[Run]) -> dict[tuple[Setting, str], float]:
    found: dict[tuple[Setting, str], list[int]] = {}
    for run in runs:
        figures = run.statistics
        count = figures.inferences if figures.choices is None else figures.choices
        if run.is_solved and count is not None:
            found.setdefault((run.case.setting, run.case.instance), []).append(count)
    return {place: median(counts) for place, counts in found.items()}


def _solved(found: Iterable[Taken | None]) -> int:
    return sum(taken is not None and not taken.is_bound for taken in found)


def _mean(values: Sequence[float]) -> str:
    """The geometric mean, in words."""
    return seconds(math.exp(math.fsum(map(math.log, values)) / len(values))) if values else ""
