"""Canvas: what draws on axes -> an SVG text with words on hover, and a PDF (matplotlib); and the
colour, marker and line by which a setting is known in all plots.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, NamedTuple

import matplotlib
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator

from pylogic.experiments.runs import Setting

# Okabe and Ito's colours but for yellow and black, of which each vanishes on a white or on a dark
# page (Okabe, Ito 2008: Color Universal Design), then those of matplotlib's tab20 that are dark.
COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"),
    *("#9467bd", "#8c564b", "#d62728", "#2ca02c", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf"),
)
# Their numbers share no divisor with one another: it takes long until a look comes again.
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", ">")
LINES = ("-", "--", "-.", (0, (1, 1)), (0, (5, 1, 1, 1, 1, 1)))
GREY = "#767676"
"""Readable on a light and on a dark page; a page that has a drawing in it puts its own colour."""
_SHARED: dict[Any, Any] = {
    "svg.fonttype": "none",
    "pdf.fonttype": 42,
    "font.family": "sans-serif",
    "font.size": 9,
    "legend.frameon": False,
    "legend.fontsize": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.parse_math": False,
}
_INKED: tuple[Any, ...] = (
    *("text.color", "axes.edgecolor", "axes.labelcolor", "xtick.color", "ytick.color"),
)
_HOVER = "hover:"
_MOST_MARKS = 5

Axes = Any
Draw = Callable[[Axes], None]


class Look(NamedTuple):
    """How a setting is drawn."""

    label: str
    """What it is called, short enough for a legend."""
    colour: str
    marker: str
    line: Any
    """A style of matplotlib's."""
    width: float = 1.5
    opacity: float = 1.0


class Plot(NamedTuple):
    """A drawing in both forms."""

    name: str
    """A file's, without an ending."""
    title: str
    caption: str
    """What its lines and marks mean."""
    svg: str
    pdf: bytes

    def inked(self, colour: str) -> str:
        """The SVG with its grey in the colour of the page that it is in."""
        return self.svg.replace(GREY, colour)


def looks(settings: Sequence[Setting]) -> dict[Setting, Look]:
    """Of each setting of a comparison."""
    return {
        setting: Look(
            _short(setting.label(settings)),
            COLOURS[place % len(COLOURS)],
            MARKERS[place % len(MARKERS)],
            LINES[place % len(LINES)],
        )
        for place, setting in enumerate(settings)
    }


def plot(name: str, title: str, caption: str, size: tuple[float, float], draw: Draw) -> Plot:
    """Draw twice: in grey for screens, with words on hover, and in black for paper."""
    svg = _saved("svg", draw, size, {"svg.hashsalt": name}, GREY)
    pdf = _saved("pdf", draw, size, {}, "black")
    return Plot(name, title, caption, _with_titles(svg.decode(), title), pdf)


def dots(
    axes: Axes, places: Sequence[tuple[float, float]], words: Sequence[str], look: Look, **how: Any
) -> None:
    """Marks at places; each says its words where a mouse is over it."""
    if places:
        shown = {"s": 22, "color": look.colour, "marker": look.marker, "zorder": 3, **how}
        marks = axes.scatter(*zip(*places, strict=True), **shown)
        marks.set_urls([_HOVER + printable(text) for text in words])


def logarithmic(axis: Any, values: Sequence[float]) -> tuple[float, float]:
    """Have an axis of logarithms on which all values are, with a few marks; its ends."""
    low, high = _around(values)
    axis.axes.set(**{f"{axis.axis_name}scale": "log", f"{axis.axis_name}lim": (low, high)})
    axis.set_major_locator(FixedLocator(_marks(low, high)))
    axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
    axis.set_minor_locator(NullLocator())
    return low, high


def _around(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    margin = max((high / low) ** 0.08, 1.3)
    return low / margin, high * margin


def _marks(low: float, high: float) -> list[float]:
    """Round numbers between two, as many as can be read."""
    decades = range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1)
    found: list[float] = []
    for steps in ((1, 1.5, 2, 3, 5, 7), (1, 2, 5), (1, 3), (1,)):
        found = [step * 10.0**decade for decade in decades for step in steps]
        found = [value for value in found if low <= value <= high]
        if len(found) <= _MOST_MARKS:
            return found
    return found[:: -(-len(found) // _MOST_MARKS)]


def legend(axes: Axes, looks: Sequence[Look]) -> None:
    """What the looks mean, below the axes."""
    handles = [Line2D([], [], marker=look.marker, markersize=5, **stroke(look)) for look in looks]
    columns = 1 if any(len(look.label) > 20 for look in looks) else 2
    axes.figure.legend(handles, list(map(label, looks)), loc="outside lower left", ncols=columns)


def stroke(look: Look) -> dict[str, Any]:
    """How a line of a look is drawn."""
    how = {"linestyle": look.line, "linewidth": look.width, "alpha": look.opacity}
    return {"color": look.colour, **how}


def label(look: Look) -> str:
    """What a setting is called, so that matplotlib shows it: it leaves out what begins with _."""
    return f" {printable(look.label)}"


def printable(text: str) -> str:
    """The text without what no XML may have."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _saved(
    form: str, draw: Draw, size: tuple[float, float], how: dict[Any, Any], ink: str
) -> bytes:
    with matplotlib.rc_context({**_SHARED, **dict.fromkeys(_INKED, ink), **how}):
        figure = Figure(figsize=size, layout="constrained")
        draw(figure.subplots())
        buffer = io.BytesIO()
        date = "Date" if form == "svg" else "CreationDate"
        figure.savefig(buffer, format=form, transparent=form == "svg", metadata={date: None})
    return buffer.getvalue()


def _with_titles(text: str, title: str) -> str:
    """A drawing that says its title to who cannot see it, and words on hover instead of links.

    Its groups have no names, which would be those of the next drawing on a page, too.
    """
    text = text[text.index("<svg") :]
    text = text.replace("<svg", f'<svg role="img" aria-label="{escape(printable(title))}"', 1)
    text = re.sub(rf'<a xlink:href="{_HOVER}([^"]*)"[^>]*>', r"<g><title>\1</title>", text)
    return re.sub(r'<g id="[\w.]+_[0-9]+">', "<g>", text.replace("</a>", "</g>"))


def _short(label: str, most: int = 40) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"
