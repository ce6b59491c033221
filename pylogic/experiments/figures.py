"""Figures: runs -> a row of figures for each setting, as data, and the runs as CSV."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from pylogic.experiments import samples, statistics
from pylogic.experiments.runs import Clock, Run, Setting, plain
from pylogic.experiments.samples import Ratio


@dataclass(frozen=True)
class Effort:
    """How much of something that does not depend on the machine's load: choices, say."""

    median: float | None
    """Of the runs that ended by themselves."""
    ratio: float | None
    """Geometric mean over the instances that both settings solve in all runs, of the counts and 1;
    None for the baseline itself."""


@dataclass(frozen=True, repr=False)
class Row:
    """The figures of a setting over all of its runs; None where there are none."""

    setting: Setting
    label: str
    clock: Clock
    """What its seconds are of."""
    is_baseline: bool
    runs: int
    solved: int
    """Runs that ended by themselves."""
    median: float | None
    """Seconds; a run that was cut short counts as what it took until then."""
    median_is_bound: bool
    """It rests on runs that were cut short, and would be higher."""
    par2: float | None
    """The mean of seconds, twice the time limit for a run that did not end by itself; None where
    there is no time limit, or not the same for all."""
    ratio: Ratio | None
    """To the baseline; None for the baseline itself."""
    search: Ratio | None
    """The same of the search alone, without p-values, where engines are compared."""
    choices: Effort
    conflicts: Effort
    inferences: Effort
    repeats_itself: bool
    """Shuffles did not change what its runs did: those that differ in their seed count as one."""
    waiting: int
    """Runs whose wall time is far above their CPU time."""

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic compare --json` prints of it."""
        claims = {
            "is_difference": self.ratio is not None and self.ratio.is_difference,
            "is_equivalence": self.ratio is not None and self.ratio.is_equivalence,
        }
        return {**plain(self), **claims}

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
) -> list[Row]:
    """The figures of those of the settings that have runs; ratios of less than `relevant`, such
    as 1.1, are no difference."""
    by_setting = {s: [r for r in runs if r.case.setting == s] for s in settings}
    used = {setting: mine for setting, mine in by_setting.items() if mine}
    base = by_setting[baseline]
    others = {setting: mine for setting, mine in used.items() if setting != baseline}
    ratios = _ratios(others, base, clock, relevant)
    is_mixed = len({setting.engine for setting in used}) > 1 and clock != "search"
    searches = {s: _search(mine, base) for s, mine in others.items()} if is_mixed else {}
    limits = {run.case.timeout for run in runs}
    limit = limits.pop() if len(limits) == 1 else None
    found = [
        _row(setting.label(settings), mine, base if setting in others else None, clock, limit)
        for setting, mine in used.items()
    ]
    return [
        replace(row, ratio=ratios.get(row.setting), search=searches.get(row.setting))
        for row in found
    ]


def as_csv(runs: Iterable[Run]) -> str:
    """The runs, a line each."""
    buffer = io.StringIO()
    documents = [_flat(run) for run in runs]
    writer = csv.DictWriter(buffer, list(documents[0]) if documents else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(documents)
    return buffer.getvalue()


def _ratios(
    others: Mapping[Setting, Sequence[Run]], base: Sequence[Run], clock: Clock, relevant: float
) -> dict[Setting, Ratio]:
    theirs = samples.of_runs(base, clock)
    found: dict[Setting, Ratio] = {}
    for setting, runs in others.items():
        ratio = statistics.ratio(samples.of_runs(runs, clock), theirs, relevant)
        if ratio is not None:
            found[setting] = ratio
    return dict(zip(found, statistics.together(list(found.values())), strict=True))


def _search(runs: Sequence[Run], base: Sequence[Run]) -> Ratio | None:
    """The ratio of the search alone: a figure beside the one that is tested."""
    mine, theirs = (samples.of_runs(side, "search") for side in (runs, base))
    found = statistics.ratio(mine, theirs)
    return None if found is None else replace(found, p=None, p_equivalent=None)


def _row(
    label: str, runs: Sequence[Run], base: Sequence[Run] | None, clock: Clock, limit: float | None
) -> Row:
    """A row but for its ratios; of the baseline, if there is no base."""
    median = statistics.median(taken for run in runs if (taken := run.taken(clock)))
    return Row(
        setting=runs[0].case.setting,
        label=label,
        clock=clock,
        is_baseline=base is None,
        runs=len(runs),
        solved=sum(run.is_solved for run in runs),
        median=median and median.seconds,
        median_is_bound=median is not None and median.is_bound,
        par2=_par2(runs, clock, limit),
        ratio=None,
        search=None,
        choices=_effort(runs, base, lambda run: run.statistics.choices),
        conflicts=_effort(runs, base, lambda run: run.statistics.conflicts),
        inferences=_effort(runs, base, lambda run: run.statistics.inferences),
        repeats_itself=samples.are_repetitions(runs),
        waiting=sum(map(_is_waiting, runs)),
    )


def _par2(runs: Sequence[Run], clock: Clock, limit: float | None) -> float | None:
    """The penalized average of run times, factor 2.

    A limit is of time, and threads may take more CPU seconds: what was not solved counts as no less
    than twice what it took.
    """
    taken = [one for run in runs if (one := run.taken(clock))]
    if limit is None or not taken:
        return None
    penalized = (2 * max(limit, one.seconds) if one.is_bound else one.seconds for one in taken)
    return sum(penalized) / len(taken)


def _effort(
    runs: Sequence[Run], base: Sequence[Run] | None, count: Callable[[Run], int | None]
) -> Effort:
    known = [counted for run in runs if run.is_solved and (counted := count(run)) is not None]
    ratio = None if base is None else _effort_ratio(runs, base, count)
    return Effort(float(np.median(known)) if known else None, ratio)


def _effort_ratio(
    runs: Sequence[Run], base: Sequence[Run], count: Callable[[Run], int | None]
) -> float | None:
    mine, theirs = samples.efforts(runs, count), samples.efforts(base, count)
    differences = [mine[name] - theirs[name] for name in mine.keys() & theirs.keys()]
    return math.exp(math.fsum(differences) / len(differences)) if differences else None


def _is_waiting(run: Run) -> bool:
    """Whether its wall time is more than the start of a process and some noise above its CPU's."""
    wall, cpu = run.wall_seconds, run.cpu_seconds
    return wall is not None and cpu is not None and wall > 1.5 * cpu + 0.1


def _flat(run: Run) -> Mapping[str, Any]:
    case = {k: v for k, v in asdict(run.case).items() if k not in ("setting", "constants")}
    setting = asdict(run.case.setting)
    kind = {"order_kind": setting.pop("order")}
    rest = {name: value for name, value in run.columns().items() if name != "case"}
    rest |= {name: " ".join(map(str, rest[name])) for name in ("cost", "answers")}
    rest["retries"] = " ".join(f"{clue}={count}" for clue, count in rest["retries"])
    constants = " ".join(f"{name}={value}" for name, value in run.case.constants)
    named = {"command": run.case.command, "constants": constants}
    return {**case, **setting, **kind, **named, **rest}
