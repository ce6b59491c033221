"""Plots: runs -> SVG texts; cactus, scatter of a pair, distribution over orders (matplotlib)."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from statistics import median
from typing import Any

import matplotlib
from matplotlib.figure import Figure

from pylogic.compare.runs import Run, Setting

GREY = "#808080"  # readable on a light and on a dark page
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "pylogic",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": GREY,
    "axes.edgecolor": GREY,
    "axes.labelcolor": GREY,
    "xtick.color": GREY,
    "ytick.color": GREY,
    "legend.frameon": False,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
MOST_PAIRS = 15

Labels = Mapping[Setting, str]


def cactus(runs: Sequence[Run], labels: Labels) -> str:
    """How many runs of each setting end within so many seconds."""

    def draw(axes: Any) -> None:
        axes.set_prop_cycle(color=matplotlib.color_sequences["tab20"])
        for setting, label in labels.items():
            mine = [r for r in runs if r.case.setting == setting and r.is_solved]
            times = sorted(t for t in map(seconds, mine) if t is not None)
            axes.plot(range(1, len(times) + 1), times, marker=".", label=label)
        axes.set_yscale("log")
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set(xlabel="runs that ended", ylabel="seconds, each")
        axes.legend(fontsize=8)

    return _svg(draw, (7, 4))


def scatters(runs: Sequence[Run], labels: Labels) -> Iterator[tuple[str, str]]:
    """A title and a plot for each pair of settings: a dot for each case that both have."""
    for one, other in list(combinations(labels, 2))[:MOST_PAIRS]:
        times = {setting: _by_case(runs, setting) for setting in (one, other)}
        common = sorted(times[one].keys() & times[other].keys(), key=str)
        if common:
            pairs = [(times[one][case], times[other][case]) for case in common]
            title = f"{labels[one]} / {labels[other]}"
            yield title, _svg(_scatter(pairs, labels[one], labels[other]), (4, 4))


def orders(runs: Sequence[Run], labels: Labels) -> str | None:
    """The seconds of each order, one row a setting; None where the order never varies."""
    if len({run.case.order for run in runs}) < 2:
        return None
    times = [_times(runs, setting) for setting in labels]

    def draw(axes: Any) -> None:
        for row, found in enumerate(times):
            axes.scatter(found, [row] * len(found), marker="|", s=160, alpha=0.7)
        axes.boxplot(times, positions=range(len(times)), orientation="horizontal", widths=0.5,
                     showfliers=False, manage_ticks=False,
                     **{f"{part}props": {"color": GREY} for part in _PARTS})  # fmt: skip
        axes.set_yticks(range(len(times)), labels.values())
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.set(xlabel="seconds, each")

    return _svg(draw, (7, 1 + 0.45 * len(times)))


_PARTS = ("box", "whisker", "cap", "median")


def _scatter(pairs: Sequence[tuple[float, float]], x: str, y: str) -> Callable[[Any], None]:
    def draw(axes: Any) -> None:
        axes.scatter(*zip(*pairs, strict=True), s=14, alpha=0.7)
        ends = [min(map(min, pairs)) / 2, max(map(max, pairs)) * 2]
        axes.plot(ends, ends, color=GREY, linewidth=0.8)
        axes.set(xlabel=f"{x}, seconds", ylabel=f"{y}, seconds", xscale="log", yscale="log")
        axes.minorticks_off()
        axes.set_aspect("equal")

    return draw


def _by_case(runs: Sequence[Run], setting: Setting) -> dict[tuple[str, int | None], float]:
    """Seconds by instance and seed; the median over orders."""
    found: dict[tuple[str, int | None], list[float]] = {}
    for run in runs:
        taken = seconds(run)
        if run.case.setting == setting and taken is not None:
            found.setdefault((run.case.instance, run.case.seed), []).append(taken)
    return {case: median(times) for case, times in found.items()}


def seconds(run: Run) -> float | None:
    """The CPU seconds of a run, those until it was cut short included; None if not known."""
    taken = run.taken("cpu")
    return taken and taken.seconds


def _times(runs: Sequence[Run], setting: Setting) -> list[float]:
    mine = (seconds(run) for run in runs if run.case.setting == setting)
    return [taken for taken in mine if taken is not None]


def _svg(draw: Callable[[Any], None], size: tuple[float, float]) -> str:
    with matplotlib.rc_context(_STYLE):
        figure = Figure(figsize=size, layout="constrained")
        draw(figure.subplots())
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None})
    text = buffer.getvalue()
    return text[text.index("<svg") :]
