"""Page: the report of an experiment as a web page in one file, or as a piece of a notebook."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from pylogic.compare import retries
from pylogic.compare.agreement import Disagreement
from pylogic.compare.report import Row
from pylogic.compare.runs import Run
from pylogic.compare.table import notes, table
from pylogic.draw import svg

_STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { max-width: 100%; height: auto; } .pairs { display: flex; flex-wrap: wrap; gap: 1rem; }
.pairs figure { margin: 0; flex: 1 1 16rem; max-width: 19rem; }
code { white-space: pre-wrap; overflow-wrap: anywhere; }
figcaption, .small { color: #808080; font-size: 13px; }
"""
# A notebook knows no style sheet of ours: these stand in the elements.
_BAD = "color: #d33"  # readable on a light and on a dark page
_LINE = 'style="margin: .4rem 0"'
_TABLE = "border-collapse: collapse; table-layout: auto; margin: 0; font: inherit"
_CELL = (
    "padding: .25rem .7rem; border-bottom: 1px solid #8884; white-space: nowrap;"
    " font-variant-numeric: tabular-nums; text-align: "
)


def render(
    rows: Sequence[Row], runs: Sequence[Run], disagreements: Sequence[Disagreement], words: str
) -> str:
    """The whole page: what was run, in words, agreement, the table, plots."""
    from pylogic.compare import plots  # loads matplotlib

    labels = {row.setting: row.label for row in rows}
    instances = list(dict.fromkeys(run.case.instance for run in runs))
    title = ", ".join(
        f"{len(found)} {what}{'s'[: len(found) != 1]}"
        for found, what in ((runs, "run"), (labels, "setting"), (instances, "instance"))
    )
    sections = [f"<h1>{title}</h1>", f"<p>{escape(words)}</p>"]
    sections += [_agreement(disagreements)] if disagreements or runs else []
    if runs:
        sections += [
            f"<p class=small>{_about(runs)}</p>",
            _table(rows),
            "<h2>Runs that ended within a time</h2>",
            plots.cactus(runs, labels),
            *_orders(plots.orders(runs, labels)),
            *_retries(retries.told(runs, list(labels))),
            *_pairs(plots.scatters(runs, labels)),
        ]
    head = f'<meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
    viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    body = "\n".join(sections)
    return f"<!DOCTYPE html>\n<html lang=en>{head}{viewport}\n<body>{body}</body></html>\n"


def fragment(
    rows: Sequence[Row],
    disagreements: Sequence[Disagreement],
    failed: Sequence[Run],
    words: str,
) -> str:
    """The table with a line of words, as a piece of a page such as a notebook's."""
    errors = "".join(
        f"<li><code>{escape(run.case.command)}</code><br>{escape(str(run.error))}</li>"
        for run in failed
    )
    parts = [
        _table(rows) if rows else "",
        f"<p {_LINE}>{escape(words)}</p>",
        _agreement(disagreements) if disagreements else "",
        f"<ul>{errors}</ul>" if errors else "",
    ]
    return "\n".join(filter(None, parts))


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
    style = f'style="{_BAD}"'
    return f"<h2 {style}>Runs that disagree</h2><ul {style}>{''.join(entries)}</ul>"


def _table(rows: Sequence[Row]) -> str:
    headings, *lines = table(rows)
    below = "".join(f"<p {_LINE}>{escape(note)}</p>" for note in notes(rows))
    body = "".join(_line("td", line) for line in lines)
    return (
        f'<div style="overflow-x: auto"><table style="{_TABLE}">'
        f"{_line('th', headings)}{body}</table></div>{below}"
    )


def _line(element: str, cells: Sequence[str]) -> str:
    sides = ["left", *["right"] * (len(cells) - 1)]
    return "<tr>{}</tr>".format(
        "".join(
            f'<{element} style="{_CELL}{side}">{escape(cell)}</{element}>'
            for side, cell in zip(sides, cells, strict=True)
        )
    )


def _orders(plot: str | None) -> list[str]:
    return ["<h2>Distribution over orders</h2>", plot] if plot else []


def _retries(runs: Sequence[Run]) -> list[str]:
    if not runs:
        return []
    figures = [
        f'<figure style="margin: 0 0 1rem">{svg.render([board])}'
        f"<figcaption>{escape(words)}</figcaption></figure>"
        for words, board in retries.boards(runs[: retries.MOST])
    ]
    left = len(runs) - retries.MOST
    more = [f"<p class=small>{left} more boards are not drawn.</p>"] if left > 0 else []
    return ["<h2>What searches came back to</h2>", *figures, *more]


def _pairs(plots: Iterable[tuple[str, str]]) -> list[str]:
    figures = [
        f"<figure>{plot}<figcaption>{escape(title)}</figcaption></figure>" for title, plot in plots
    ]
    return ["<h2>Pairs</h2>", f"<div class=pairs>{''.join(figures)}</div>"] if figures else []
