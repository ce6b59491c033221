"""Plots: what settings took -> a cactus plot as SVG, with words on hover (matplotlib)."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator

from pylogic.experiments.figures import BEST, Times
from pylogic.experiments.runs import CLOCKS, Clock, Setting, in_words

# Okabe and Ito's colours but for yellow and black, of which each vanishes on a white or on a dark
# page (Okabe, Ito 2008: Color Universal Design), then those of matplotlib's tab20 that are dark.
COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"),
    *("#9467bd", "#8c564b", "#d62728", "#2ca02c", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf"),
)
# Their numbers share no divisor with one another: it takes long until a look comes again.
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", ">")
LINES: Sequence[Any] = ("-", "--", "-.", (0, (1, 1)), (0, (5, 1, 1, 1, 1, 1)))
GREY = "#767676"
"""Readable on a light and on a dark page; a page that has a drawing in it puts its own colour."""
_STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "cactus",
    "font.family": "sans-serif",
    "font.size": 9,
    "legend.frameon": False,
    "legend.fontsize": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.parse_math": False,
    "text.color": GREY,
    "axes.edgecolor": GREY,
    "axes.labelcolor": GREY,
    "xtick.color": GREY,
    "ytick.color": GREY,
}
_HOVER = "hover:"
_LONGEST = 40  # letters of a label in a legend
_MOST_TICKS = 5

Axes = Any


class Plot(NamedTuple):
    """A drawing."""

    title: str
    caption: str
    """What its lines and marks mean."""
    svg: str

    def inked(self, colour: str) -> str:
        """The SVG with its grey in the colour of the page that it is in."""
        return self.svg.replace(GREY, colour)


def look(place: int) -> dict[str, Any]:
    """How the setting of a place among others is drawn."""
    looks = {"color": COLOURS, "marker": MARKERS, "linestyle": LINES}
    return {name: values[place % len(values)] for name, values in looks.items()}


def cactus(
    times: Mapping[Setting, Times], among: Sequence[Setting], clock: Clock, limit: float | None
) -> Plot | None:
    """How many instances each setting solves within so many seconds, each.

    None of a single instance, or if none is solved.

    Args:
        among: the settings of the comparison, whose places say how they look.
        limit: the time limit of all runs, if they have one.
    """
    instances = {instance for own in times.values() for instance in own}
    solved = {
        setting: sorted((taken.seconds, name) for name, taken in own.items() if not taken.is_bound)
        for setting, own in times.items()
    }
    if len(instances) < 2 or not any(solved.values()):
        return None
    least: dict[str, float] = {}
    for seconds, name in (end for ends in solved.values() for end in ends):
        least[name] = min(seconds, least.get(name, seconds))
    with matplotlib.rc_context(_STYLE):
        figure = Figure(figsize=(5.4, 3.2 + 0.2 * len(among)), layout="constrained")
        axes: Axes = figure.subplots()
        for setting, ends in solved.items():
            _draw(axes, setting.label(among), look(among.index(setting)), ends)
        if len(times) > 1:  # a wide band below the line of the best setting, as it hides a thin one
            band = {"color": GREY, "linewidth": 6, "alpha": 0.35, "zorder": 1}
            axes.plot(range(1, len(least) + 1), sorted(least.values()), label=f" {BEST}", **band)
        _set_logarithmic(
            axes, list(least.values()) + [ends[-1][0] for ends in solved.values() if ends]
        )
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlim(0.5, len(instances) + 0.5)
        unit = CLOCKS[clock].partition(",")[0]
        axes.set(xlabel=f"instances solved, of {len(instances)}", ylabel=unit)
        is_wide = any(len(setting.label(among)) > 20 for setting in times)
        figure.legend(loc="outside lower left", ncols=1 if is_wide else 2)
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None})
    caption = (
        "How many instances (to the right) a setting solves within so many seconds each (up)."
        " Of several runs of an instance their geometric mean counts, if all of them solved it."
        + (" The wide grey line: the fastest setting of each instance." if len(times) > 1 else "")
        + ("" if limit is None else f" The time limit is {limit:g} s.")
    )
    title = "Instances solved"
    return Plot(title, caption, _with_titles(buffer.getvalue(), title))


def _draw(axes: Axes, label: str, how: dict[str, Any], ends: Sequence[tuple[float, str]]) -> None:
    """The line of a setting, and its marks: each says its words where a mouse is over it."""
    short = label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
    named = short if ends else f"{short} (0 solved)"
    seconds = [end for end, _ in ends]
    places = range(1, len(ends) + 1)
    # matplotlib leaves out of a legend what begins with _.
    axes.plot(places, seconds, markersize=5, label=f" {_printable(named)}", zorder=2, **how)
    marks = axes.scatter(places, seconds, s=22, c=how["color"], marker=how["marker"], zorder=3)
    marks.set_urls([f"{_HOVER}{_printable(f'{short}: {n}, {in_words(end)} s')}" for end, n in ends])


def _set_logarithmic(axes: Axes, values: Sequence[float]) -> None:
    """Have upwards an axis of logarithms on which all values are, with a few marks."""
    low, high = min(values), max(values)
    margin = max((high / low) ** 0.08, 1.3)
    low, high = low / margin, high * margin
    axes.set(yscale="log", ylim=(low, high))
    axes.yaxis.set_major_locator(FixedLocator(_ticks(low, high)))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axes.yaxis.set_minor_locator(NullLocator())


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers between two, as many as can be read."""
    decades = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    found: list[float] = []
    for steps in ((1, 1.5, 2, 3, 5, 7), (1, 2, 5), (1, 3), (1,)):
        found = [step * 10.0**decade for decade in decades for step in steps]
        found = [value for value in found if low <= value <= high]
        if len(found) <= _MOST_TICKS:
            return found
    return found[:: -(-len(found) // _MOST_TICKS)]


def _printable(text: str) -> str:
    """The text without what no XML may have."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _with_titles(text: str, title: str) -> str:
    """A drawing that says its title to who cannot see it, and words on hover instead of links.

    Its groups have no names, which would be those of the next drawing on a page, too.
    """
    text = text[text.index("<svg") :]
    text = text.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
    text = re.sub(rf'<a xlink:href="{_HOVER}([^"]*)"[^>]*>', r"<g><title>\1</title>", text)
    return re.sub(r'<g id="[\w.]+_[0-9]+">', "<g>", text.replace("</a>", "</g>"))
