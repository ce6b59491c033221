"""Fragment: what a comparison found as a piece of a web page, such as a notebook's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from pylogic.experiments.agreement import Disagreement
from pylogic.experiments.report import Row
from pylogic.experiments.runs import Run
from pylogic.experiments.table import notes, table

# A notebook knows no style sheet of ours: these stand in the elements.
_BAD = "color: #d33"  # readable on a light and on a dark page
_LINE = 'style="margin: .4rem 0"'
_TABLE = "border-collapse: collapse; table-layout: auto; margin: 0; font: inherit"
_CELL = (
    "padding: .25rem .7rem; border-bottom: 1px solid #8884; white-space: nowrap;"
    " font-variant-numeric: tabular-nums; text-align: "
)


def fragment(
    rows: Sequence[Row],
    disagreements: Sequence[Disagreement],
    failed: Sequence[Run],
    words: str,
) -> str:
    """The table with a line of words."""
    parts = [
        figures(rows) if rows else "",
        f"<p {_LINE}>{escape(words)}</p>",
        agreement(disagreements),
        errors(failed),
    ]
    return "\n".join(filter(None, parts))


def figures(rows: Sequence[Row], mark: Callable[[str], str] = lambda _label: "") -> str:
    """The table, and what explains it below; a mark of each label before it."""
    below = "".join(f"<p {_LINE}>{escape(note)}</p>" for note in notes(rows))
    return plain_table(table(rows), mark) + below


def plain_table(lines: Sequence[Sequence[str]], mark: Callable[[str], str]) -> str:
    """Headings and lines, of which each begins with a name and its mark."""
    headings, *rest = lines
    body = "".join(_line("td", line, mark(line[0])) for line in rest)
    return (
        f'<div style="overflow-x: auto"><table style="{_TABLE}">'
        f"<thead>{_line('th', headings, '')}</thead><tbody>{body}</tbody></table></div>"
    )


def agreement(found: Sequence[Disagreement]) -> str:
    """Which runs contradict each other; nothing if none do."""
    if not found:
        return ""
    entries = (
        f"<li><b>{escape(d.instance)}</b>: {escape(d.words)}<br>"
        f"<code>{escape(d.one.case.command)}</code><br>"
        f"<code>{escape(d.other.case.command)}</code></li>"
        for d in found
    )
    style = f'style="{_BAD}"'
    return f"<h2 {style}>Runs that disagree</h2><ul {style}>{''.join(entries)}</ul>"


def errors(failed: Sequence[Run]) -> str:
    """The runs that say nothing, and why; nothing if there are none."""
    entries = "".join(
        f"<li><code>{escape(run.case.command)}</code><br>{escape(str(run.error))}</li>"
        for run in failed
    )
    return f"<ul>{entries}</ul>" if entries else ""


def _line(element: str, cells: Sequence[str], before: str) -> str:
    sides = ["left", *["right"] * (len(cells) - 1)]
    marks = [before, *[""] * (len(cells) - 1)]
    return "<tr>{}</tr>".format(
        "".join(
            f'<{element} style="{_CELL}{side}">{mark}{escape(cell)}</{element}>'
            for side, mark, cell in zip(sides, marks, cells, strict=True)
        )
    )
