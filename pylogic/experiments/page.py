"""Page: a comparison as a web page in one file, with a cactus plot (matplotlib)."""

from __future__ import annotations

import io
import json
import re
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullLocator

from pylogic.draw.html import wrap_page
from pylogic.experiments.runs import CLOCKS, Clock, Duration, Setting, format_seconds

# Okabe and Ito's colours but for yellow and black, of which each vanishes on a white or on a dark
# page (Okabe, Ito 2008: Color Universal Design), then those of matplotlib's tab20 that are dark.
COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"),
    *("#9467bd", "#8c564b", "#d62728", "#2ca02c", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf"),
)
# The numbers of markers, lines and colours share no divisor: a look repeats late.
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", ">")
LINES: Sequence[Any] = ("-", "--", "-.", (0, (1, 1)), (0, (5, 1, 1, 1, 1, 1)))
GREY = "#767676"
"""Readable on a light and on a dark page; `Plot.ink` puts another colour in its place."""
_INK: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "cactus",
    "font.family": "sans-serif",
    "font.size": 9,
    "legend.frameon": False,
    "legend.fontsize": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.parse_math": False,
    **dict.fromkeys(("text.color", "axes.edgecolor", "axes.labelcolor"), GREY),
    **dict.fromkeys(("xtick.color", "ytick.color"), GREY),
}
_HOVER = "hover:"
_LONGEST = 40  # letters of a label in a legend


class Plot(NamedTuple):
    """A drawing as SVG, with a title and a caption."""

    title: str
    caption: str
    """The meaning of the lines and marks."""
    svg: str

    def ink(self, colour: str) -> str:
        """Return the SVG with a page's colour in place of its grey."""
        return self.svg.replace(GREY, colour)


def render(title: str, sections: Iterable[str]) -> str:
    """Return the whole page of a heading and its sections."""
    body = "\n".join([f"<h1>{escape(title)}</h1>", *filter(None, sections)])
    return wrap_page(title, "comparison.css", f"<main>\n{body}</main>\n")


def conditions(by_name: Mapping[str, str]) -> str:
    """Return the list of conditions in HTML: each name with its words."""
    items = (f"<dt>{escape(name)}<dd>{escape(words)}" for name, words in by_name.items())
    return f"<dl>{''.join(items)}</dl>"


def figure(plot: Plot) -> str:
    """Return a plot in HTML in the page's colour, with a link to its file and its caption."""
    file = _link("cactus.svg", "image/svg+xml", plot.svg)
    return (
        f"<h2>{escape(plot.title)}</h2><figure>{plot.ink('currentColor')}"
        f"<figcaption>{escape(plot.caption)} <span class=files>{file}</span></figcaption></figure>"
    )


def data(csv: str, document: Mapping[str, Any]) -> str:
    """Return links in HTML to the runs as CSV and JSON, which the page itself holds."""
    links = [
        _link("runs.csv", "text/csv", csv),
        _link("comparison.json", "application/json", json.dumps(document, ensure_ascii=False)),
    ]
    return f"<div class=files><h2>Data</h2>{' · '.join(links)}</div>"


def colour(place: int) -> str:
    """Return the colour of a setting by its place among others; colours repeat after a while."""
    return COLOURS[place % len(COLOURS)]


def plot_cactus(
    taken: Mapping[Setting, Mapping[str, Duration]],
    among: Sequence[Setting],
    clock: Clock,
    limit: float | None,
    alone: str | None = None,
) -> Plot | None:
    """Plot how many instances each setting solves within so many seconds each.

    The plot of a single instance shows in how many of its runs each setting solves it. Return None
    if each setting has a single value, or nothing is solved.

    Args:
        taken: the seconds of each setting for each instance, or for each run of one.
        among: the settings of the comparison, whose places decide their colours.
        limit: the time limit of all runs, if they have one.
        alone: the single instance, whose runs the times are of.
    """
    most = max(map(len, taken.values()), default=0)
    solved = {
        setting: sorted((end.seconds, name) for name, end in own.items() if not end.is_bound)
        for setting, own in taken.items()
    }
    if most < 2 or not any(solved.values()):
        return None
    with matplotlib.rc_context(_INK):
        figure = Figure(figsize=(5.4, 3.2 + 0.2 * len(among)), layout="constrained")
        axes: Any = figure.subplots()
        for setting, ends in solved.items():
            label, place = setting.label(among), among.index(setting)
            short = label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
            named = short if ends else f"{short} (0 solved)"
            scale = 100 / max(1, len(taken[setting])) if alone else 1
            points = [scale * number for number in range(1, len(ends) + 1)]
            seconds = [end for end, _ in ends]
            look = {"c": colour(place), "marker": MARKERS[place % len(MARKERS)]}
            style = LINES[place % len(LINES)]
            # matplotlib leaves out of a legend what begins with _.
            axes.plot(points, seconds, ls=style, ms=5, label=f" {_mask_unprintable(named)}", **look)
            marks = axes.scatter(points, seconds, s=22, zorder=3, **look)
            words = (f"{short}: {name}, {format_seconds(end)} s" for end, name in ends)
            marks.set_urls([f"{_HOVER}{_mask_unprintable(text)}" for text in words])
        every = [seconds for ends in solved.values() for seconds, _ in ends]
        margin = max((max(every) / min(every)) ** 0.08, 1.3)
        low, high = min(every) / margin, max(every) * margin
        axes.set(yscale="log", ylim=(low, high))
        ticks = [1.0, 1.5, 2, 3, 5, 7] if high < 4 * low else [1.0, 2, 5]
        axes.yaxis.set_major_locator(LogLocator(subs=ticks if high < 100 * low else [1.0]))
        axes.yaxis.set_major_formatter("{x:g}")
        axes.yaxis.set_minor_locator(NullLocator())
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlim(*((0, 103) if alone else (0.5, most + 0.5)))
        unit = CLOCKS[clock].partition(",")[0]
        amount = "% of the runs solved" if alone else f"instances solved, of {most}"
        axes.set(xlabel=amount, ylabel=unit)
        is_wide = any(len(setting.label(among)) > 20 for setting in taken)
        figure.legend(loc="outside lower left", ncols=1 if is_wide else 2)
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None})
    if alone:
        caption = (
            f"How many of its runs of {alone}, which differ in the order of clues or by a seed, a"
            " setting solves within so many seconds each (up)."
        )
    else:
        caption = (
            "How many instances (to the right) a setting solves within so many seconds each (up)."
            " Of several runs of an instance their geometric mean counts, if all of them solved it."
        )
    caption += "" if limit is None else f" The time limit is {limit:g} s."
    title = "Runs solved" if alone else "Instances solved"
    return Plot(title, caption, _add_titles(buffer.getvalue(), title))


def _link(name: str, kind: str, text: str) -> str:
    """Return a link that downloads a text; the text may hold bytes that are no characters."""
    content = b64encode(text.encode(errors="surrogateescape")).decode()
    return f'<a download="{name}" href="data:{kind};base64,{content}">{name}</a>'


def _mask_unprintable(text: str) -> str:
    """Replace the characters that no XML may have by "?"."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _add_titles(text: str, title: str) -> str:
    """Give an SVG a title for screen readers, and words on hover instead of links.

    Its groups lose their names, which would be those of the next drawing on a page, too.
    """
    text = text[text.index("<svg") :]
    text = text.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
    text = re.sub(rf'<a xlink:href="{_HOVER}([^"]*)"[^>]*>', r"<g><title>\1</title>", text)
    return re.sub(r'<g id="[\w.]+_[0-9]+">', "<g>", text.replace("</a>", "</g>"))
