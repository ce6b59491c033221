"""Table: rows of figures -> columns of words that fit a width, a legend of every sign, and HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from html import escape

from rich.table import Table

from pylogic.experiments.agreement import Disagreement
from pylogic.experiments.figures import SHORT, Effort, Mean, Row
from pylogic.experiments.runs import CLOCKS, Run, in_words
from pylogic.experiments.samples import Unit
from pylogic.experiments.statistics import ENOUGH, LEVEL, Ratio, times

LEAST_NEEDED = (
    *("choices", "confl.", "infer.", "x PAR-2", "x confl.", "x infer.", "x choices", "PAR-2"),
    *("alone", "faster"),
)
"""The columns that a narrow terminal lacks, the first one first."""

_UNITS = {
    "instance": ("instance", "instances"),
    "cluster": ("cluster of instances", "clusters of instances"),
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
        *_of_doubts(rows, columns),
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
    has_alone = any(row.ratio and row.ratio.alone + row.ratio.base_alone for row in rows)
    efforts = {
        "choices": [row.choices for row in rows],
        "confl.": [row.conflicts for row in rows],
        "infer.": [row.inferences for row in rows],
    }
    found = {
        "solved": [f"{row.solved}/{row.runs}" for row in rows],
        "crashed": [str(row.crashed) if any(r.crashed for r in rows) else "" for row in rows],
        "alone": [_alone(row.ratio) if has_alone else "" for row in rows],
        "median": [_median(row) for row in rows],
        "PAR-2": [_mean(row.par2, in_words) for row in rows],
        "x PAR-2": _ratios(rows, [_mean(row.par2_ratio, times) or None for row in rows]),
        "faster": [_faster(row.ratio) for row in rows],
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


def _mean(mean: Mean | None, words: Callable[[float], str]) -> str:
    """The mean and its interval."""
    if mean is None:
        return ""
    ends = [words(end) for end in (mean.low, mean.high) if end is not None]
    return words(mean.value) + (f" ({'-'.join(ends)})" if len(ends) == 2 else "")


def _alone(ratio: Ratio | None) -> str:
    """How many instances the setting solves alone, and the baseline."""
    if ratio is None:
        return ""
    return f"{ratio.alone}:{ratio.base_alone}" + ("*" if ratio.solves_differently else " ")


def _faster(ratio: Ratio | None) -> str:
    """On how many instances the setting is faster, and the baseline, where these may claim it."""
    if ratio is None or ratio.p is None:
        return ""
    sign = "*" if ratio.is_difference else " "
    return f"{ratio.faster}:{ratio.slower}{sign}"


def _median(row: Row) -> str:
    return (">=" if row.median_is_bound else "") + _seconds(row.median)


def _seconds(value: float | None) -> str:
    return "" if value is None else in_words(value)


def interval(ratio: Ratio | None) -> str:
    """The interval, in as many digits as tell on which side of the relevant ratio its ends are."""
    if ratio is None:
        return ""
    low, high = (None if end is None else _precise(end, ratio) for end in (ratio.low, ratio.high))
    return f"{low}-{high}" if low and high else f">={low}" if low else f"<={high}" if high else ""


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
        twice = "; in PAR-2 twice the limit" if "PAR-2" in columns else ""
        yield f"not solved: stopped by a limit, crashed, with an error, or nothing proved{twice}"
    base = next((row.label for row in rows if row.is_baseline), "")
    if "alone" in columns:
        yield f"alone: solved by this setting and not by {base}, and the other way round"
    if any(row.par2 and row.par2.low for row in rows):
        both = [name for name in ("PAR-2", "x PAR-2") if name in columns]
        yield f"{', '.join(both)}: with 95 % bootstrap intervals, over instances"
    if "x PAR-2" in columns:
        yield f"x PAR-2: to {base}'s PAR-2 on the same instances"
    if "faster" in columns:
        factor = max(ratio.relevant for ratio in ratios)
        than = f" by more than a factor of {factor:g}" if factor > 1 else ""
        yield (
            f"faster: on so many this setting is, and on so many {base}{than}; who does not solve"
            " what the other one does is the slower one"
        )
    if any(ratio.count for ratio in ratios):
        mean = "median" if ratios[0].is_median else "geometric mean"
        over = f"{mean} over " if max(ratio.count for ratio in ratios) > 1 else "on "
        yield f"ratio: of these seconds to {base}'s, {over}{_amounts(ratios)}"
    if "95 %" in columns:
        bounds = "; of a bound the one end that is known"
        is_bound = any(cell.startswith((">=", "<=")) for cell in columns["95 %"])
        words = "t interval of each ratio alone, longer where effects are skewed"
        if ratios[0].is_median:
            words = "interval of each median alone, whatever the distribution"
        yield f"95 %: {words}{bounds if is_bound else ''}"
    if ratios and all(ratio.p is None for ratio in ratios):
        needed = f"{ENOUGH} instances, or {ENOUGH} shuffled runs of one"
        yield f"no difference is claimed: it needs {needed}"
    if "search" in columns:
        yield f"search: the same ratio of {CLOCKS['search']}"
    factors = [name for name in columns if name.startswith("x ") and name != "x PAR-2"]
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
    number = sum(p is not None for ratio in tested for p in (ratio.p, ratio.p_alone))
    factor = max(ratio.relevant for ratio in tested)
    # Whether the least p-value that a sign test has is little enough for so many tests.
    is_claimed = any(ratio.is_difference or ratio.solves_differently for ratio in tested)
    least = min(2 * 0.5**ratio.count * number for ratio in tested)
    if not is_claimed and least >= LEVEL:
        most, units = max(ratio.count for ratio in tested), _UNITS[tested[0].unit][1]
        yield f"no difference can be claimed: {number} tests need more than {most} {units}"
    corrected = f"sign test, p < {LEVEL}"
    if number > 1:
        corrected += f" after Holm's correction for the {number} tests of this table"
    if not {ratio.unit for ratio in tested} <= {"instance", "cluster"}:
        corrected += "; it holds for this one instance alone, in these orders"
    by = f" by a factor of more than {factor:g}" if factor > 1 else ""
    if any(ratio.is_difference for ratio in tested):
        yield f"*: slower or faster{by} on more than half of all such, {corrected}"
    elif any(ratio.solves_differently for ratio in tested):
        yield f"*: solves more or fewer, {corrected}"


def _of_bounds(ratios: Sequence[Ratio], columns: Mapping[str, Sequence[str]]) -> Iterator[str]:
    cells = [cell for name, column in columns.items() if name for cell in column]
    if any(cell.startswith(">=") for cell in cells):
        yield ">=: at least, since runs were not solved"
    if any(cell.startswith("<=") for cell in cells):
        yield "<=: at most, since runs of the baseline were not solved"
    if "?" in cells:
        yield "?: not known, since too many runs were not solved"
    left_out = max((ratio.left_out for ratio in ratios), default=0)
    if left_out:
        unit = _UNITS[ratios[0].unit][left_out > 1]
        up_to = "up to " * (len(ratios) > 1)
        yield f"in no ratio: {up_to}{left_out} {unit}, where runs of both were not solved"


def _of_doubts(rows: Sequence[Row], columns: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Warnings of figures that rest on few instances, which they name."""
    for row in rows:
        if row.ratio and row.ratio.carried_by:
            few, other = _names(row.ratio.carried_by), times(row.ratio.without or 1)
            yield f"{row.label}: the ratio rests on few: {other} without {few}"
        if row.ratio and row.ratio.skewed_by:
            yield (
                f"{row.label}: too few instances for ratios so skewed: the interval may be too"
                f" short; farthest off: {_names(row.ratio.skewed_by)}"
            )
        if row.par2_by and "PAR-2" in columns:
            yield f"{row.label}: most of the difference of PAR-2 is of {_names(row.par2_by)}"


def _names(names: Sequence[str]) -> str:
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return ", ".join(names[:3]) + more


def _of_runs(rows: Sequence[Row]) -> Iterator[str]:
    """Notes on shuffles that changed nothing, and on a busy machine."""
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
