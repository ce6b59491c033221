"""Table: rows of figures -> columns of words that fit a width, a legend of every sign, and HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape

from rich.table import Table

from pylogic.experiments.agreement import Disagreement
from pylogic.experiments.figures import Effort, Row
from pylogic.experiments.runs import CLOCKS, Run, in_words
from pylogic.experiments.statistics import ENOUGH_TO_CLAIM, LEVEL, Ratio, Unit, times

LEAST_NEEDED = ("choices", "confl.", "infer.", "x confl.", "x infer.", "x choices", "PAR-2")
"""The columns that a narrow terminal lacks, the first one first."""

_UNITS = {
    "instance": ("instance", "instances"),
    "seed": ("shuffled run of one instance", "shuffled runs of one instance"),
    "order": ("order of one instance", "orders of one instance"),
}

# A notebook knows no style sheet of ours: these stand in the elements.
_BAD = "color: #d33"  # readable on a light and on a dark page
_TABLE = "border-collapse: collapse; table-layout: auto; margin: 0; font: inherit"
_CELL = (
    "padding: .25rem .7rem; border-bottom: 1px solid #8884; white-space: nowrap;"
    " font-variant-numeric: tabular-nums; text-align: "
)


def table(rows: Sequence[Row], width: int | None = None) -> list[list[str]]:
    """Headings, and a line for each row: the columns that have figures and fit into a width."""
    columns = _columns(rows, width)
    lines = ([name, *cells] for name, cells in columns.items())
    return [list(line) for line in zip(*lines, strict=True)]


def notes(rows: Sequence[Row], width: int | None = None) -> list[str]:
    """The legend of the columns and signs that are in the table of this width, and no others."""
    columns = _columns(rows, width)
    ratios = [row.ratio for row in rows if row.ratio is not None]
    left_out = [name for name in _columns(rows, None) if name not in columns]
    return [
        *_of_columns(rows, ratios, columns),
        *_of_claims([ratio for ratio in ratios if ratio.p is not None]),
        *_of_bounds(ratios, columns),
        *_of_runs(rows),
        *([f"no room here for: {', '.join(left_out)}"] if left_out else []),
    ]


def drawn(lines: Sequence[Sequence[str]]) -> Table:
    """Headings and lines for the terminal: names to the left, figures to the right."""
    headings, *rest = lines
    found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for place, heading in enumerate(headings):
        found.add_column(heading, justify="right" if place else "left", no_wrap=place > 0)
    for line in rest:
        found.add_row(*line)
    return found


def figures(rows: Sequence[Row], mark: Callable[[str], str] = lambda _label: "") -> str:
    """The table with its legend below, and a mark before each label."""
    return plain_table(table(rows), mark) + "".join(map(paragraph, notes(rows)))


def paragraph(words: str) -> str:
    """A paragraph of words."""
    return f'<p style="margin: .4rem 0">{escape(words)}</p>'


def plain_table(
    lines: Iterable[Sequence[str]], mark: Callable[[str], str] = lambda _label: ""
) -> str:
    """Headings and lines, of which each begins with a name and its mark."""
    headings, *rest = lines
    body = "".join(_table_line("td", line, mark(line[0])) for line in rest)
    return (
        f'<div style="overflow-x: auto"><table style="{_TABLE}">'
        f"<thead>{_table_line('th', headings, '')}</thead><tbody>{body}</tbody></table></div>"
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
    """The runs that ended in an error, and the error; nothing if there are none."""
    entries = "".join(
        f"<li><code>{escape(run.case.command)}</code><br>{escape(str(run.error))}</li>"
        for run in failed
    )
    return f"<ul>{entries}</ul>" if entries else ""


def _columns(rows: Sequence[Row], width: int | None) -> dict[str, list[str]]:
    """The cells of each column, by its heading."""
    efforts = {
        "choices": [row.choices for row in rows],
        "confl.": [row.conflicts for row in rows],
        "infer.": [row.inferences for row in rows],
    }
    found = {
        "solved": [f"{row.solved}/{row.runs}" for row in rows],
        "median": [_median(row) for row in rows],
        "PAR-2": [_seconds(row.par2) for row in rows],
        "ratio": _ratios(rows, [row.ratio for row in rows]),
        "95 %": [interval(row.ratio) for row in rows],
        "search": _ratios(rows, [row.search for row in rows]),
        **{f"x {name}": _ratios(rows, [_factor(e) for e in of]) for name, of in efforts.items()},
        **{name: [_amount(effort.median) for effort in of] for name, of in efforts.items()},
    }
    used = {"": [row.label for row in rows]} | {k: v for k, v in found.items() if any(v)}
    for name in LEAST_NEEDED:
        if width is not None and _width(used) > width:
            used.pop(name, None)
    return used


def _width(columns: Mapping[str, Sequence[str]]) -> int:
    return sum(max(map(len, [name, *cells])) + 1 for name, cells in columns.items())


def _ratios(rows: Sequence[Row], found: Sequence[Ratio | str | None]) -> list[str]:
    """The cells of ratios, of which the baseline's is 1; empty ones where no row has any."""
    if not any(found):
        return [""] * len(rows)
    words = ["" if one is None else str(one) for one in found]
    return ["1" if row.is_baseline else word for row, word in zip(rows, words, strict=True)]


def _factor(effort: Effort) -> str | None:
    return None if effort.ratio is None else times(effort.ratio)


def _median(row: Row) -> str:
    return (">=" if row.median_is_bound else "") + _seconds(row.median)


def _seconds(value: float | None) -> str:
    return "" if value is None else in_words(value)


def interval(ratio: Ratio | None) -> str:
    """The interval, in as many digits as tell on which side of the relevant ratio its ends are."""
    if ratio is None:
        return ""
    low, high = (None if end is None else _precise(end, ratio) for end in (ratio.low, ratio.high))
    both = f"{low}-{high}" if low and high else f">={low}" if low else f"<={high}" if high else ""
    return both and both + ("*" if ratio.is_difference else "~" if ratio.is_equivalence else " ")


def _precise(end: float, ratio: Ratio) -> str:
    edges = {1.0, ratio.relevant, 1 / ratio.relevant}
    sides = [end < edge for edge in edges]
    longer = (f"{end:.{digits}f}" for digits in range(2, 18))
    return next(
        (
            word
            for word in (times(end), *longer)
            if [float(word) < edge for edge in edges] == sides and float(word) not in edges
        ),
        times(end),
    )


def _amount(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.0f}" if value < 1e5 else f"{value / 1e6:.4g}M"


def _of_columns(
    rows: Sequence[Row], ratios: Sequence[Ratio], columns: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    timed = [name for name in ("median", "PAR-2") if name in columns]
    if timed:
        yield f"{', '.join(timed)}: {CLOCKS[rows[0].clock]}"
    if any(row.solved < row.runs for row in rows):
        twice = "; twice the time limit in PAR-2" if "PAR-2" in columns else ""
        yield f"not solved: stopped by a limit, crashed, or ended and proved nothing{twice}"
    if any(ratio.count for ratio in ratios):
        base = next(row.label for row in rows if row.is_baseline)
        mean = "geometric mean over " if max(ratio.count for ratio in ratios) > 1 else "on "
        yield f"ratio: of these seconds to {base}'s, {mean}{_amounts(ratios)}"
    if "95 %" in columns:
        bounds = "; of a bound the one end that is known"
        is_bound = any(cell.startswith((">=", "<=")) for cell in columns["95 %"])
        words = "t interval of each ratio alone, longer where effects are skewed"
        yield f"95 %: {words}{bounds if is_bound else ''}"
    if ratios and all(ratio.p is None for ratio in ratios):
        needed = f"{ENOUGH_TO_CLAIM} instances, or {ENOUGH_TO_CLAIM} shuffled runs of one"
        yield f"no difference is claimed: it needs {needed}"
    if "search" in columns:
        yield f"search: the same ratio of {CLOCKS['search']}"
    factors = [name for name in columns if name.startswith("x ")]
    if factors:
        yield (
            f"{', '.join(factors)}: geometric mean of the ratios of counts + 1, over instances"
            " that both solve"
        )
    counts = [name for name in ("choices", "confl.", "infer.") if name in columns]
    if counts:
        yield f"{', '.join(counts)}: median of the solved runs"


def _of_claims(tested: Sequence[Ratio]) -> Iterator[str]:
    if not tested:
        return
    number, factor = len(tested), max(ratio.relevant for ratio in tested)
    # Whether the least p-value that signed ranks have is little enough for so many comparisons.
    if not any(2 * 0.5**ratio.count * number < LEVEL for ratio in tested):
        most, units = max(ratio.count for ratio in tested), _UNITS[tested[0].unit][1]
        yield f"no difference can be claimed: {number} comparisons need more than {most} {units}"
    corrected = f"p < {LEVEL}"
    if number > 1:
        corrected += f" after Holm's correction for the {number} comparisons of this table"
    if {ratio.unit for ratio in tested} != {"instance"}:
        corrected += "; it holds for this one instance alone, in these orders"
    if any(ratio.is_difference for ratio in tested):
        by = f" by a factor of more than {factor:g}" if factor > 1 else ""
        yield f"*: slower or faster{by}, {corrected}"
    if any(ratio.is_equivalence for ratio in tested):
        yield f"~: shown to differ by a factor of less than {factor:g}, {corrected}"


def _of_bounds(ratios: Sequence[Ratio], columns: Mapping[str, Sequence[str]]) -> Iterator[str]:
    cells = [cell for name, column in columns.items() if name for cell in column]
    if any(cell.startswith(">=") for cell in cells):
        yield ">=: at least, since runs were not solved"
    if any(cell.startswith("<=") for cell in cells):
        yield "<=: at most, since runs of the baseline were not solved"
    if "?" in cells:
        yield "?: not known, since runs of both were not solved"
    left_out = max((ratio.left_out for ratio in ratios if ratio.bound != "?"), default=0)
    if left_out:
        unit = _UNITS[ratios[0].unit][left_out > 1]
        up_to = "up to " * (len(ratios) > 1)
        yield f"in no ratio: {up_to}{left_out} {unit}, where runs of both were not solved"


def _of_runs(rows: Sequence[Row]) -> Iterator[str]:
    """Notes on shuffles that changed nothing, and on a busy machine."""
    labels = [row.label for row in rows if row.repeats_itself]
    if labels:
        yield (
            f"{', '.join(labels)}: shuffles changed nothing there, so runs that differ in their"
            " seed alone count as one"
        )
    waiting, runs = sum(row.waiting for row in rows), sum(row.runs for row in rows)
    if waiting:
        yield (
            f"{waiting} of {runs} runs took far more wall time than CPU time: the machine was busy,"
            " so repeat them on an idle one"
        )


def _amounts(ratios: Sequence[Ratio]) -> str:
    """The units of which the ratios are means, in words."""
    counts: dict[Unit, list[int]] = {}
    for ratio in ratios:
        if ratio.count:
            counts.setdefault(ratio.unit, []).append(ratio.count)
    found = []
    for unit, own in counts.items():
        least, most = min(own), max(own)
        span = str(most) if least == most else f"{least} to {most}"
        found.append(f"{span} {_UNITS[unit][most != 1]}")
    return " or ".join(found)


def _table_line(element: str, cells: Sequence[str], before: str) -> str:
    sides = ["left", *["right"] * (len(cells) - 1)]
    marks = [before, *[""] * (len(cells) - 1)]
    return "<tr>{}</tr>".format(
        "".join(
            f'<{element} style="{_CELL}{side}">{mark}{escape(cell)}</{element}>'
            for side, mark, cell in zip(sides, marks, cells, strict=True)
        )
    )
