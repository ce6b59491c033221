"""Table: rows of figures -> a verdict, columns of words that fit a width, notes, and HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape

from rich.table import Table

from pylogic.experiments.agreement import Disagreement
from pylogic.experiments.figures import SHORT, Effort, Row
from pylogic.experiments.runs import CLOCKS, Run, in_words
from pylogic.experiments.statistics import ENOUGH, LEVEL, Estimate, Ratio, times

LEAST_NEEDED = (
    *("choices", "confl.", "infer.", "x confl.", "x infer.", "x choices", "PAR-2"),
    *("signed ranks", "faster"),
)
"""The columns that a narrow terminal lacks, the first one first."""

_UNITS = {
    "instance": ("instance", "instances"),
    "seed": ("shuffled run of one instance", "shuffled runs of one instance"),
    "order": ("order of one instance", "orders of one instance"),
}

_ENDS = {
    "faster": ("is", "are", "faster than"),
    "slower": ("is", "are", "slower than"),
    "unclear": ("shows", "show", "no difference from"),
    "untested": ("has", "have", "too few runs for a test against"),
}
"""How settings may be to the baseline: a verb for one and for several, and the end."""

# A notebook knows no style sheet of ours: these stand in the elements.
_BAD = "color: #d33"  # readable on a light and on a dark page
_TABLE = "border-collapse: collapse; table-layout: auto; margin: 0; font: inherit"
_CELL = (
    "padding: .25rem .7rem; border-bottom: 1px solid #8884; white-space: nowrap;"
    " font-variant-numeric: tabular-nums; text-align: "
)


def describe_verdict(rows: Sequence[Row]) -> str | None:
    """A sentence that says which setting is faster; None of a single setting."""
    pairs = [(row.label, row.ratio) for row in rows if row.ratio is not None]
    base = _baseline(rows)
    if pairs and all(ratio.p is None for _, ratio in pairs):
        units = _amounts([ratio for _, ratio in pairs])
        begin = f"no claim is made{' of ' * bool(units)}{units}"
        return f"{begin}: it needs {ENOUGH} instances, or {ENOUGH} shuffled runs of one"
    if len(pairs) < 2:
        return _describe_pair(*pairs[0], base) if pairs else None
    groups: dict[str, list[str]] = {end: [] for end in _ENDS}
    for label, ratio in pairs:
        end = ratio.end if ratio.is_difference else "unclear" if ratio.p is not None else "untested"
        groups[end].append(label)
    against = f"{base}{_margin(pairs[0][1])}"
    return "; ".join(
        f"{_names(labels)} {_ENDS[end][len(labels) > 1]} {_ENDS[end][2]} {against}"
        for end, labels in groups.items()
        if labels
    )


def table(rows: Sequence[Row], width: int | None = None) -> list[list[str]]:
    """Headings, and a line for each row: the columns that have figures and fit into a width."""
    columns = _columns(rows, width)
    lines = ([name, *cells] for name, cells in columns.items())
    return [list(line) for line in zip(*lines, strict=True)]


def notes(rows: Sequence[Row], width: int | None = None) -> list[str]:
    """The legend of what is in the table of this width: at most five notes."""
    columns = _columns(rows, width)
    ratios = [row.ratio for row in rows if row.ratio is not None]
    left_out = [name for name in _columns(rows, None) if name not in columns]
    parts = (
        _describe_seconds(rows, columns),
        _describe_ratios(rows, ratios, columns),
        _describe_tests(rows, ratios, columns),
        _describe_efforts(columns),
        [*_describe_doubts(rows), *([f"no room here for: {', '.join(left_out)}"] * bool(left_out))],
    )
    return [words for part in parts if (words := "; ".join(part))]


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
    """The table with its notes below, and a mark before each label."""
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


def interval(ratio: Ratio | None) -> str:
    """The interval, in as many digits as tell on which side of the relevant ratio its ends are."""
    if ratio is None or ratio.low is ratio.high:  # both None: there is none
        return ""
    return " to ".join(_precise(end, ratio) for end in (ratio.low, ratio.high))


def _describe_pair(label: str, ratio: Ratio, base: str) -> str:
    amount = f"{max(ratio.faster, ratio.slower)} of {_amounts([ratio])}"
    begin = f"{label} is {ratio.end}{_margin(ratio)}"
    if not ratio.is_difference:
        begin = f"{label} shows no difference from {base}{_margin(ratio)}"
        amount = f"{ratio.end} on {amount}"
    parts = [amount, f"p {_p(ratio.p, '= ')}"]
    if ratio.median and ratio.median.value is not None:
        parts = [f"median {_precise(ratio.median, ratio)}", f"95 % {interval(ratio)}", *parts]
    words = f"{begin}: {', '.join(parts)}"
    return words.replace(">=", "at least ").replace("<=", "at most ")


def _margin(ratio: Ratio) -> str:
    return f" by more than a factor of {ratio.relevant:g}" if ratio.relevant > 1 else ""


def _baseline(rows: Sequence[Row]) -> str:
    return next((row.label for row in rows if row.is_baseline), "")


def _p(p: float | None, equal: str = "") -> str:
    """A p-value, on the side of LEVEL where it is."""
    if p is None:
        return ""
    if p < 1e-4:
        return "< 0.0001"
    words = f"{p:.1g}" if p < 1e-3 else f"{p:.2g}"
    return equal + (words if (float(words) < LEVEL) == (p < LEVEL) else f"{p:.4f}")


def _columns(rows: Sequence[Row], width: int | None) -> dict[str, list[str]]:
    """The cells of each column, by its heading."""
    ratios = [row.ratio for row in rows]
    efforts = {
        "choices": [row.choices for row in rows],
        "confl.": [row.conflicts for row in rows],
        "infer.": [row.inferences for row in rows],
    }
    cells = {
        "solved": [f"{row.solved}/{row.runs}" for row in rows],
        "crashed": [str(row.crashed) if any(r.crashed for r in rows) else "" for row in rows],
        "median": [">=" * row.median_is_bound + _seconds(row.median) for row in rows],
        "PAR-2": [_seconds(row.par2) for row in rows],
        "ratio": _ratios(rows, ratios),
        "95 %": [interval(ratio) for ratio in ratios],
        "faster": [f"{r.faster}:{r.slower}" if r and r.p is not None else "" for r in ratios],
        "p": [_p(ratio.p) if ratio else "" for ratio in ratios],
        "signed ranks": [_p(ratio.p_ranks) if ratio else "" for ratio in ratios],
        "search": _ratios(rows, [row.search for row in rows]),
        **{f"x {name}": _ratios(rows, [_factor(e) for e in of]) for name, of in efforts.items()},
        **{name: [_amount(effort.median) for effort in of] for name, of in efforts.items()},
    }
    used = {"": [row.label for row in rows]} | {k: v for k, v in cells.items() if any(v)}
    for name in LEAST_NEEDED:
        if width is not None and _width(used) > width:
            used.pop(name, None)
    return used


def _width(columns: Mapping[str, Sequence[str]]) -> int:
    return sum(max(map(len, [name, *cells])) + 1 for name, cells in columns.items())


def _ratios(rows: Sequence[Row], figures: Sequence[Ratio | Estimate | str | None]) -> list[str]:
    """The cells of ratios, of which the baseline's is 1; empty ones where no row has any."""
    if not any(figures):
        return [""] * len(rows)
    words = ["" if figure is None else str(figure) for figure in figures]
    return ["1" if row.is_baseline else word for row, word in zip(rows, words, strict=True)]


def _factor(effort: Effort) -> str | None:
    return None if effort.ratio is None else times(effort.ratio)


def _seconds(value: float | None) -> str:
    return "" if value is None else in_words(value)


def _precise(estimate: Estimate | None, ratio: Ratio) -> str:
    """An estimate in as many digits as tell on which side of the relevant ratio it is."""
    if estimate is None:
        return "unknown"
    value = estimate.value
    if value is None or not value:
        return str(estimate)
    edges = {1.0, ratio.relevant, 1 / ratio.relevant} - {value}
    sides = [value < edge for edge in edges]
    longer = (f"{value:.{digits}f}" for digits in range(2, 18))
    words = (
        word
        for word in (times(value), *longer)
        if [float(word) < edge for edge in edges] == sides and float(word) not in edges
    )
    return estimate.bound + next(words, times(value))


def _amount(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.0f}" if value < 1e5 else f"{value / 1e6:.4g}M"


def _describe_seconds(rows: Sequence[Row], columns: Mapping[str, Sequence[str]]) -> Iterator[str]:
    timed = [name for name in ("median", "PAR-2") if name in columns]
    if timed:
        yield f"{', '.join(timed)}: {CLOCKS[rows[0].clock]}"
    if any(row.solved < row.runs for row in rows):
        twice = "; in PAR-2 twice the limit" if "PAR-2" in columns else ""
        yield f"not solved: stopped by a limit, crashed, with an error, or nothing proved{twice}"


def _describe_ratios(
    rows: Sequence[Row], ratios: Sequence[Ratio], columns: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    if any(ratio.count for ratio in ratios):
        over = "median over " if max(ratio.count for ratio in ratios) > 1 else "on "
        yield f"ratio: of these seconds to {_baseline(rows)}'s, {over}{_amounts(ratios)}"
    if "95 %" in columns:
        yield "95 %: exact interval of the median, of each ratio alone"
    if "search" in columns:
        yield f"search: the same ratio of {CLOCKS['search']}"
    shown = " ".join(cell for name, cells in columns.items() if name for cell in cells)
    if ">=" in shown:
        yield ">=: at least, since runs were not solved"
    if "<=" in shown:
        yield "<=: at most, since runs were not solved"
    if "failed" in shown:
        yield "failed: a crash or an error is longer than any time"


def _describe_tests(
    rows: Sequence[Row], ratios: Sequence[Ratio], columns: Mapping[str, Sequence[str]]
) -> Iterator[str]:
    tested = [ratio for ratio in ratios if ratio.p is not None]
    if "faster" in columns:
        yield (
            f"faster: on so many this setting is, and on so many {_baseline(rows)}"
            f"{_margin(tested[0])}; who does not solve what the other one does is the slower one"
        )
    if tested:
        ranks = " (signed ranks: Wilcoxon's)" if "signed ranks" in columns else ""
        pairs = f", after Holm's correction for {len(tested)} pairs" if len(tested) > 1 else ""
        yield f"p: two-sided sign test{ranks}{pairs}; a difference is claimed below {LEVEL}"
        if any(ratio.unit != "instance" for ratio in tested):
            yield "it holds for this one instance alone, in these orders"
    undecided = list(dict.fromkeys(name for ratio in ratios for name in ratio.undecided))
    if undecided:
        yield f"in no ratio and no test, as runs of both were not solved: {_names(undecided)}"


def _describe_efforts(columns: Mapping[str, Sequence[str]]) -> Iterator[str]:
    factors = [name for name in columns if name.startswith("x ")]
    if factors:
        mean = "geometric mean of the ratios of counts + 1, over instances that both solve"
        yield f"{', '.join(factors)}: {mean}"
    counts = [name for name in ("choices", "confl.", "infer.") if name in columns]
    if counts:
        yield f"{', '.join(counts)}: median of the solved runs"


def _names(names: Sequence[str]) -> str:
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return ", ".join(names[:3]) + more


def _describe_doubts(rows: Sequence[Row]) -> Iterator[str]:
    """Warnings of shuffles that changed nothing, of short runs, and of a busy machine."""
    labels = [row.label for row in rows if row.repeats_itself]
    if labels:
        yield (
            f"{', '.join(labels)}: shuffles changed nothing there, so runs that differ in their"
            " seed alone count as one"
        )
    short = [row.label for row in rows if row.is_short]
    if short:
        which = "all" if len(short) == len(rows) else ", ".join(short)
        yield (
            f"{which}: the engine's median is below {SHORT:g} s, so that most of a run is overhead;"
            " larger instances tell more"
        )
    waiting, runs = sum(row.waiting for row in rows), sum(row.runs for row in rows)
    if waiting:
        yield (
            f"{waiting} of {runs} runs took far more wall time than CPU time: the machine was busy,"
            " so repeat them on an idle one"
        )


def _amounts(ratios: Sequence[Ratio]) -> str:
    """The units of which the ratios are means, in words."""
    counts: dict[str, list[int]] = {}
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
