"""Page: a comparison as a web page in one file, with a cactus plot (matplotlib)."""

from __future__ import annotations

import io
import json
import math
import re
from base64 import b64encode
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

import matplotlib
from matplotlib.figure import Figure
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator

from pylogic.experiments import table
from pylogic.experiments.figures import Row, Times, median_efforts, times
from pylogic.experiments.runs import CLOCKS, Clock, Run, Setting, in_words, natural
from pylogic.solving.question import CLINGO

_MANY = 30
"""More lines of a table than these are folded."""
_APART = "not compared"
"""What stands beside an instance of which not all settings have runs."""
_STYLE = """
:root { color-scheme: light dark; --page: #fff; --ink: #1c1c1c; --faint: #616161; --line: #8884;
  --shade: #0005; }
@media screen and (prefers-color-scheme: dark) {
  :root { --page: #161616; --ink: #e4e4e4; --faint: #a8a8a8; --shade: #fff5; }
}
body {
  font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem;
  background: var(--page); color: var(--ink);
}
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; }
h1, p, dd, figcaption, li, summary { overflow-wrap: anywhere; }
code { font-size: .9em; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .15rem 1.2rem; }
dt { color: var(--faint); } dd { margin: 0; }
dd code { display: block; max-height: 9rem; overflow-y: auto; }
@media screen {
  /* A shadow stands at an edge behind which there is more: the page's colour moves over it. */
  div:has(> table) {
    background: linear-gradient(to left, var(--page) 40%, transparent) right / 4rem 100% local,
      linear-gradient(to left, var(--shade), transparent) right / 1.4rem 100% scroll;
    background-repeat: no-repeat;
  }
  tr > :first-child { position: sticky; left: 0; background: var(--page); }
}
figure { margin: 0; break-inside: avoid; }
figure svg { display: block; max-width: 100%; height: auto; }
figcaption, .small { color: var(--faint); font-size: .87rem; }
a { color: inherit; } summary { cursor: pointer; margin: .4rem 0; }
@media (max-width: 40rem) {
  dl { grid-template-columns: minmax(0, 1fr); } dd { margin: 0 0 .4rem; }
  tbody tr > :first-child {
    white-space: normal !important; overflow-wrap: anywhere; min-width: 7rem; max-width: 35vw;
  }
}
@media print {
  body { max-width: none; margin: 0; font-size: 10pt; } .files { display: none; }
  dd code { max-height: none; } h2 { break-after: avoid; }
  /* What stands in the elements, for notebooks, is for screens. */
  div:has(> table) { overflow: visible !important; } table { font-size: 8pt !important; }
  th, td { padding: .1rem .35rem !important; }
}
"""
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
"""Readable on a light and on a dark page; `Plot.inked` puts another colour in its place."""
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
    """The meaning of its lines and marks."""
    svg: str

    def inked(self, colour: str) -> str:
        """The SVG with a page's colour in place of its grey."""
        return self.svg.replace(GREY, colour)


def render(title: str, sections: Sequence[str]) -> str:
    """The whole page, of a heading and its sections."""
    head = (
        f'<meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style>"
    )
    body = "\n".join([f"<h1>{escape(title)}</h1>", *filter(None, sections)])
    return f"<!DOCTYPE html>\n<html lang=en><head>{head}</head>\n<body>{body}</body></html>\n"


def conditions(known: Mapping[str, str]) -> str:
    """The list of conditions: what was run, how and where."""

    def entry(name: str, words: str) -> str:
        shown = f"<code>{escape(words)}</code>" if name == "command" else escape(words)
        return f"<dt>{escape(name)}<dd>{shown}"

    return f"<dl>{''.join(entry(*fact) for fact in known.items())}</dl>"


def figures(rows: Sequence[Row], settings: Sequence[Setting]) -> str:
    """The table and its legend; nothing if no setting has figures."""
    heading = "<h2>What each setting takes</h2>"
    return heading + table.figures(rows, _marks(settings)) if rows else ""


def figure(plot: Plot) -> str:
    """A plot in the page's own colour, with its caption below."""
    file = _link("cactus.svg", "image/svg+xml", plot.svg)
    return (
        f"<h2>{escape(plot.title)}</h2><figure>{plot.inked('currentColor')}"
        f"<figcaption>{escape(plot.caption)} <span class=files>{file}</span></figcaption></figure>"
    )


def instances(
    runs: Sequence[Run],
    compared: Container[str],
    settings: Sequence[Setting],
    among: Sequence[Setting],
    clock: Clock,
) -> Iterator[str]:
    """The section of the instances, if there are any.

    Args:
        compared: the instances that all settings have runs of.
        settings: those that have figures, among those of the comparison.
    """
    lines = list(_instance_lines(runs, compared, settings, among, clock))
    if not lines[1:]:
        return
    note = (
        f"{CLOCKS[clock]}, the geometric mean of the runs; >=: a run did not solve it;"
        " choices (of Prolog inferences): median of the solved runs"
    )
    if any(line[1] == _APART for line in lines):
        note += f"; {_APART}: not all settings have runs of it"
    content = f"{table.plain_table(lines)}<p class=small>{escape(note)}</p>"
    if len(lines) > _MANY + 1:
        content = f"<details><summary>{len(lines) - 1} instances</summary>{content}</details>"
    yield f"<h2>Each instance</h2>{content}"


def data(csv: str, document: Mapping[str, Any]) -> str:
    """The runs themselves, as files to keep: nothing is fetched from anywhere."""
    links = [
        _link("runs.csv", "text/csv", csv),
        _link("comparison.json", "application/json", json.dumps(document, ensure_ascii=False)),
    ]
    return f"<div class=files><h2>Data</h2>{' · '.join(links)}</div>"


def look(place: int) -> dict[str, Any]:
    """How the setting of a place among others is drawn."""
    looks = {"color": COLOURS, "marker": MARKERS, "linestyle": LINES}
    return {name: values[place % len(values)] for name, values in looks.items()}


def cactus(
    taken: Mapping[Setting, Times],
    among: Sequence[Setting],
    clock: Clock,
    limit: float | None,
    alone: str | None = None,
) -> Plot | None:
    """How many instances each setting solves within so many seconds, each.

    Of a single instance, in how many of its runs each setting solves it. None if each setting has
    a single value, or nothing is solved.

    Args:
        among: the settings of the comparison, whose places say how they look.
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
        axes: Axes = figure.subplots()
        for setting, ends in solved.items():
            scale = 100 / max(1, len(taken[setting])) if alone else 1
            places = [scale * number for number in range(1, len(ends) + 1)]
            _draw(axes, setting.label(among), look(among.index(setting)), places, ends)
        _set_logarithmic(axes, [seconds for ends in solved.values() for seconds, _ in ends])
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlim(*((0, 103) if alone else (0.5, most + 0.5)))
        unit = CLOCKS[clock].partition(",")[0]
        words = "% of the runs solved" if alone else f"instances solved, of {most}"
        axes.set(xlabel=words, ylabel=unit)
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
    return Plot(title, caption, _with_titles(buffer.getvalue(), title))


def _marks(settings: Sequence[Setting]) -> Callable[[str], str]:
    """A function from a label to a dot in the colour that its setting has in the plot."""
    places = {setting.label(settings): place for place, setting in enumerate(settings)}

    def mark(label: str) -> str:
        if label not in places:
            return ""
        colour = look(places[label])["color"]
        return f'<span style="color: {colour}" aria-hidden=true>● </span>'

    return mark


def _instance_lines(
    runs: Sequence[Run],
    compared: Container[str],
    settings: Sequence[Setting],
    among: Sequence[Setting],
    clock: Clock,
) -> Iterator[list[str]]:
    """Headings, and a line for each instance: the fastest setting, seconds and effort of each.

    The fastest one has solved it in all runs.
    """
    labels = {setting: setting.label(among) for setting in settings}
    heading = ["instance", "fastest"]
    for setting, label in labels.items():
        heading += [f"{label}, s", "choices" if setting.engine == CLINGO else "inferences"]
    yield heading
    seconds, efforts = times(runs, settings, clock), median_efforts(runs)
    for instance in sorted(dict.fromkeys(run.case.instance for run in runs), key=natural):
        taken = {s: seconds[s][instance] for s in settings if instance in seconds[s]}
        solved = [setting for setting in taken if not taken[setting].is_bound]
        best = min(solved, key=lambda setting: taken[setting].seconds, default=None)
        fastest = labels[best] if best and len(taken) > 1 else ""
        line = [instance, fastest if instance in compared else _APART]
        for setting in settings:
            effort = efforts.get((setting, instance))
            line += [str(taken.get(setting, "")), "" if effort is None else f"{effort:.0f}"]
        yield line


def _link(name: str, kind: str, text: str) -> str:
    """A file in a link; its text may hold the name of a file, with bytes that are no text."""
    content = b64encode(text.encode(errors="surrogateescape")).decode()
    return f'<a download="{name}" href="data:{kind};base64,{content}">{name}</a>'


def _draw(
    axes: Axes,
    label: str,
    how: dict[str, Any],
    places: Sequence[float],
    ends: Sequence[tuple[float, str]],
) -> None:
    """Draw the line of a setting, and its marks, of which each has words on hover."""
    short = label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1]}…"
    named = short if ends else f"{short} (0 solved)"
    seconds = [end for end, _ in ends]
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
    """The text without characters that no XML may have."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _with_titles(text: str, title: str) -> str:
    """The SVG with its title for screen readers, and words on hover instead of links.

    Its groups have no names, which would be those of the next drawing on a page, too.
    """
    text = text[text.index("<svg") :]
    text = text.replace("<svg", f'<svg role="img" aria-label="{escape(title)}"', 1)
    text = re.sub(rf'<a xlink:href="{_HOVER}([^"]*)"[^>]*>', r"<g><title>\1</title>", text)
    return re.sub(r'<g id="[\w.]+_[0-9]+">', "<g>", text.replace("</a>", "</g>"))
