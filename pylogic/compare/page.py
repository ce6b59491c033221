"""The report of an experiment as one self-contained web page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from pylogic.compare import plots
from pylogic.compare.agreement import Disagreement
from pylogic.compare.report import Row
from pylogic.compare.runs import Run

_STYLE = """
:root { color-scheme: light dark; --line: #8884; --bad: #c22; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } .wide { overflow-x: auto; }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
td { font-variant-numeric: tabular-nums; white-space: nowrap; }
svg { max-width: 100%; height: auto; } .pairs { display: flex; flex-wrap: wrap; gap: 1rem; }
.pairs figure { margin: 0; flex: 1 1 16rem; max-width: 19rem; }
.bad { color: var(--bad); } code { white-space: pre-wrap; overflow-wrap: anywhere; }
figcaption, .small { color: #808080; font-size: 13px; }
"""


def render(
    table: Sequence[Row],
    cells: Sequence[Sequence[str]],
    headings: Sequence[str],
    runs: Sequence[Run],
    disagreements: Sequence[Disagreement],
) -> str:
    """The page; `cells` is the table in words, a line for each row of `table`."""
    labels = {row.setting: row.label for row in table}
    instances = list(dict.fromkeys(run.case.instance for run in runs))
    title = ", ".join(
        f"{len(found)} {what}{'s'[: len(found) != 1]}"
        for found, what in ((runs, "run"), (labels, "setting"), (instances, "instance"))
    )
    sections = [
        f"<h1>{title}</h1>",
        f"<p class=small>{_about(runs)}</p>",
        _agreement(disagreements),
        _table(cells, headings),
        "<h2>Runs that ended within a time</h2>",
        plots.cactus(runs, labels),
        *_orders(runs, labels),
        *_pairs(runs, labels),
    ]
    head = f'<meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
    viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    body = "\n".join(sections)
    return f"<!DOCTYPE html>\n<html lang=en>{head}{viewport}\n<body>{body}</body></html>\n"


def _about(runs: Sequence[Run]) -> str:
    machines = sorted({run.machine for run in runs})
    versions = sorted({run.versions for run in runs})
    began = min(run.began for run in runs)
    return "<br>".join(map(escape, [*machines, *versions, f"began {began} UTC"]))


def _agreement(found: Sequence[Disagreement]) -> str:
    if not found:
        return "<p>All runs of each instance agree.</p>"
    entries = (
        f"<li><b>{escape(d.instance)}</b>: {escape(d.words)}<br>"
        f"<code>{escape(d.one.case.command)}</code><br>"
        f"<code>{escape(d.other.case.command)}</code></li>"
        for d in found
    )
    return f"<h2 class=bad>Runs that disagree</h2><ul class=bad>{''.join(entries)}</ul>"


def _table(cells: Sequence[Sequence[str]], headings: Sequence[str]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    lines = ("".join(f"<td>{escape(cell)}</td>" for cell in line) for line in cells)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<div class=wide><table><tr>{head}</tr>{body}</table></div>"


def _orders(runs: Sequence[Run], labels: plots.Labels) -> list[str]:
    plot = plots.orders(runs, labels)
    return ["<h2>Distribution over orders</h2>", plot] if plot else []


def _pairs(runs: Sequence[Run], labels: plots.Labels) -> list[str]:
    figures = [
        f"<figure>{plot}<figcaption>{escape(title)}</figcaption></figure>"
        for title, plot in plots.scatters(runs, labels)
    ]
    return ["<h2>Pairs</h2>", f"<div class=pairs>{''.join(figures)}</div>"] if figures else []
