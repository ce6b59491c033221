"""Plot: a cactus plot of a comparison, by matplotlib."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import matplotlib
from cycler import cycler
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator

from pylogic.experiments.design import CLOCKS, Clock, Setting
from pylogic.experiments.runs import Run

# Okabe and Ito's colours but for yellow and black, of which each vanishes on a white or on a dark
# page (Okabe, Ito 2008: Color Universal Design). Seven markers: a look repeats after 42 settings.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
_LOOKS = cycler(color=_COLOURS * 7) + cycler(marker=["o", "s", "^", "D", "v", "P", "X"] * 6)
_GREY = "#767676"
"""Readable on a light and on a dark page."""
_INK: dict[Any, Any] = {
    "axes.prop_cycle": _LOOKS,
    "svg.fonttype": "none",
    "svg.hashsalt": "cactus",
    "font.family": "sans-serif",
    "legend.frameon": False,
    "text.parse_math": False,
    **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor"), _GREY),
    **dict.fromkeys(("xtick.color", "ytick.color"), _GREY),
}
_LONGEST = 40  # letters of a label in a legend


def plot_cactus(runs: Sequence[Run], settings: Sequence[Setting], clock: Clock) -> str | None:
    """Return an SVG with the share of runs that each setting solves within so many seconds each.

    Return None if each setting has a single run, or no run is solved.
    """
    lines: list[tuple[str, list[float], list[float]]] = []
    for setting in settings:
        ends = [run.duration(clock) for run in runs if run.case.setting == setting]
        seconds = sorted(end.seconds for end in ends if end is not None and not end.is_bound)
        label = "".join(c if c.isprintable() else "?" for c in setting.label(settings))
        short = label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
        shares = [100 * place / len(ends) for place in range(1, len(seconds) + 1)]
        lines.append((short if seconds else f"{short} (none solved)", shares, seconds))
    every = [end for _, _, seconds in lines for end in seconds]
    if len(runs) <= len(settings) or not every:
        return None
    is_narrow = max(every) < 100 * min(every)
    with matplotlib.rc_context(_INK):
        figure = Figure(figsize=(5.4, 3.2 + 0.2 * len(settings)), layout="constrained")
        axes: Any = figure.subplots()
        for label, shares, seconds in lines:
            axes.plot(shares, seconds, label=f" {label}")  # a legend leaves out what begins with _
        axes.set(yscale="log", xlabel="runs solved, in %", ylabel=CLOCKS[clock].partition(",")[0])
        axes.yaxis.set_major_locator(LogLocator(subs=[1, 1.5, 2, 3, 5, 7] if is_narrow else [1]))
        axes.yaxis.set_major_formatter("{x:g}")
        axes.minorticks_off()
        figure.legend(loc="outside lower left")
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None})
    text = buffer.getvalue()
    label = '<svg role="img" aria-label="Runs solved"'
    return text[text.index("<svg") :].replace("<svg", label, 1)
