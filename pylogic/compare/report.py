"""Report: runs -> a row of figures for each setting, as data, as a table in words and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from pylogic.compare import statistics
from pylogic.compare.runs import Run, Setting, plain
from pylogic.compare.statistics import Ratio

HEADINGS = ("", "ended", "median", "IQR", "PAR-2", "ratio", "95 %", "choices", "confl.", "infer.")
LEAST_NEEDED = ("IQR", "choices")
"""What is left out first where a terminal is narrow."""

_STAR = "* a difference: the interval excludes 1 (medians in seconds)"


@dataclass(frozen=True, repr=False)
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

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic compare --json` prints of it."""
        return {**plain(self), "is_difference": bool(self.ratio and self.ratio.is_difference)}

    def __str__(self) -> str:
        median = [f"median {_seconds(self.median)} s"] if self.median is not None else []
        ratio = [f"ratio {self.ratio.value:.2f}"] if self.ratio else []
        return f"{self.label}: {', '.join([f'{self.solved}/{self.runs} ended', *median, *ratio])}"

    def __repr__(self) -> str:
        return f"<Row {self}>"


def rows(runs: Sequence[Run], settings: Sequence[Setting], baseline: Setting) -> list[Row]:
    """The figures of those of the settings that have runs."""
    by_setting = {s: [r for r in runs if r.case.setting == s] for s in settings}
    return [
        _row(setting, settings, mine, None if setting == baseline else by_setting[baseline])
        for setting, mine in by_setting.items()
        if mine
    ]


def table(found: Sequence[Row], width: int | None = None) -> list[list[str]]:
    """Headings, and a line for each row: the columns that say something, and fit into a width."""
    lines = [list(HEADINGS), *map(cells, found)]
    used = _fitting(lines, width)
    return [[line[i] for i in used] for line in lines]


def notes(found: Sequence[Row]) -> list[str]:
    """What explains the marks in a table, where it has any."""
    return [_STAR] if any(row.ratio and row.ratio.is_difference for row in found) else []


def cells(row: Row) -> list[str]:
    """A row of the table in words, as HEADINGS names them."""
    ratio = row.ratio
    spread = row.quartiles[1] - row.quartiles[0] if row.quartiles else None
    value = f"{ratio.value:.2f}" if ratio else "1" if row.median is not None else ""
    efforts = (row.choices, row.conflicts, row.inferences)
    return [
        row.label,
        f"{row.solved}/{row.runs}",
        _seconds(row.median),
        _seconds(spread),
        _seconds(row.par2) if row.solved < row.runs else "",
        value,
        _interval(ratio),
        *map(_amount, efforts),
    ]


def as_csv(runs: Iterable[Run]) -> str:
    """The runs, a line each."""
    buffer = io.StringIO()
    documents = [_flat(run) for run in runs]
    writer = csv.DictWriter(buffer, list(documents[0]) if documents else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(documents)
    return buffer.getvalue()


def _row(
    setting: Setting, among: Sequence[Setting], runs: Sequence[Run], base: Sequence[Run] | None
) -> Row:
    times = [s for s in map(statistics.seconds, runs) if s is not None]
    penalized = [s for s in (statistics.seconds(run, 2.0) for run in runs) if s is not None]
    return Row(
        setting=setting,
        label=setting.label(among),
        runs=len(runs),
        solved=sum(run.is_solved for run in runs),
        median=statistics.median(times),
        quartiles=statistics.quartiles(times),
        par2=statistics.mean(penalized),
        ratio=None if base is None else statistics.ratio(runs, base),
        choices=statistics.median(run.statistics.choices for run in runs),
        conflicts=statistics.median(run.statistics.conflicts for run in runs),
        inferences=statistics.median(run.statistics.inferences for run in runs),
    )


def _interval(ratio: Ratio | None) -> str:
    """The interval, in as many digits as tell its ends from 1 if it excludes 1."""
    if ratio is None or ratio.low is None or ratio.high is None:
        return ""
    if not ratio.is_difference:
        return f"{ratio.low:.2f}-{ratio.high:.2f} "
    digits = next(d for d in range(2, 18) if 1 not in (round(ratio.low, d), round(ratio.high, d)))
    return f"{ratio.low:.{digits}f}-{ratio.high:.{digits}f}*"


def _amount(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.0f}" if value < 1e5 else f"{value / 1e6:.4g}M"


def _seconds(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}" if value < 10 else f"{value:.1f}"


def _fitting(lines: Sequence[Sequence[str]], width: int | None) -> list[int]:
    """The places of the columns to print: those that say something, and fit into a width."""
    used = [i for i in range(len(HEADINGS)) if any(line[i] for line in lines[1:])]
    for heading in LEAST_NEEDED:
        needed = sum(max(len(line[i]) for line in lines) + 1 for i in used)
        if width is not None and needed > width:
            used = [i for i in used if HEADINGS[i] != heading]
    return used


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
