"""Table: rows of figures -> a verdict, columns of words that fit a width, notes, and HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table

from pylogic.experiments.design import CLOCKS
from pylogic.experiments.statistics import ENOUGH, LEVEL, Estimate, Ratio, Row, times

LEAST_NEEDED = (*("choices", "confl.", "infer.", "PAR-2", "signed ranks", "faster"),)
"""The columns that a narrow terminal lacks, the least needed one first."""

Columns = Mapping[str, Sequence[str]]
"""The cells of each column, by its heading."""
_ENDS = {
    "faster": ("is", "are", "faster than"),
    "slower": ("is", "are", "slower than"),
    "unclear": ("shows", "show", "no difference from"),
    "untested": ("has", "have", "too few runs for a test against"),
}
"""The relations of a setting to the baseline: a verb for one and for several, and the end."""

_SIGNS = {
    ">=": "at least, since runs were not solved",
    "<=": "at most, since runs were not solved",
    "failed": "a crash or an error is longer than any time",
}
"""The signs that cells may have, and their meaning."""


def describe_verdict(rows: Sequence[Row]) -> str | None:
    """Return a sentence on settings faster or slower than the baseline; None of a single setting.

    If every setting has too few units for a test, the sentence says that no claim is made.
    """
    pairs = [(row.label, row.ratio) for row in rows if row.ratio is not None]
    base = next((row.label for row in rows if row.is_baseline), "")
    if pairs and all(ratio.p is None for _, ratio in pairs):
        units = _count_units([ratio for _, ratio in pairs])
        begin = f"no claim is made{' of ' * bool(units)}{units}"
        return f"{begin}: it needs {ENOUGH} instances, or {ENOUGH} shuffled runs of one"
    if len(pairs) < 2:
        return _describe_pair(*pairs[0], base) if pairs else None
    groups: dict[str, list[str]] = {end: [] for end in _ENDS}
    for label, ratio in pairs:
        end = ratio.end if ratio.is_difference else "unclear" if ratio.p is not None else "untested"
        groups[end].append(label)
    return "; ".join(
        f"{_join_names(labels)} {_ENDS[end][len(labels) > 1]} {_ENDS[end][2]} {base}"
        for end, labels in groups.items()
        if labels
    )


def columns(rows: Sequence[Row], width: int | None = None) -> dict[str, list[str]]:
    """Return the cells of each column by its heading: columns with figures that fit a width.

    Without room the LEAST_NEEDED are left out one by one; others stay. The labels' heading is "".
    """
    ratios = [row.ratio for row in rows]
    tested = [ratio if ratio and ratio.p is not None else None for ratio in ratios]
    has_crashes = any(row.crashed for row in rows)
    cells: dict[str, list[str]] = {
        "": [row.label for row in rows],
        "solved": [f"{row.solved}/{row.runs}" for row in rows],
        "crashed": [str(row.crashed) if has_crashes else "" for row in rows],
        "median": [">=" * row.median_is_bound + write_seconds(row.median) for row in rows],
        "PAR-2": [write_seconds(row.par2) for row in rows],
        "ratio": ["1" * row.is_baseline * any(ratios) or str(row.ratio or "") for row in rows],
        "95 %": [write_interval(ratio) if ratio else "" for ratio in tested],
        "faster": [f"{ratio.faster}:{ratio.slower}" if ratio else "" for ratio in tested],
        "p": [write_p(ratio.p) if ratio else "" for ratio in tested],
        "signed ranks": [write_p(ratio.p_ranks) if ratio else "" for ratio in tested],
        "choices": [write_count(row.choices) for row in rows],
        "confl.": [write_count(row.conflicts) for row in rows],
        "infer.": [write_count(row.inferences) for row in rows],
    }
    used = {name: own for name, own in cells.items() if any(own) or not name}
    for name in LEAST_NEEDED:
        widths = (max(map(len, [heading, *own])) + 1 for heading, own in used.items())
        if width is not None and sum(widths) > width:
            used.pop(name, None)
    return used


def notes(rows: Sequence[Row], visible: Columns) -> list[str]:
    """Return the legend of the `visible` columns and signs, at most five notes; [] without rows."""
    if not rows:
        return []
    ratios = [row.ratio for row in rows if row.ratio is not None]
    base = next((row.label for row in rows if row.is_baseline), "")
    cells = " ".join(cell for name, own in visible.items() if name for cell in own)
    units = _count_units(ratios) or "no instance"
    legend = {
        "median": f"median: {CLOCKS[rows[0].clock]}",
        "PAR-2": "PAR-2: the mean, with twice the limit for a run that is not solved",
        "ratio": f"ratio: of these seconds to {base}'s, median over {units}",
        "95 %": "95 %: exact interval of the median, of each ratio alone",
        "faster": f"faster: on so many this setting is, and on so many {base}; a setting that fails"
        " on an instance counts as slower than one that solves it",
        "p": f"p: two-sided sign test after Holm's correction; below {LEVEL} is a difference",
        "signed ranks": "signed ranks: Wilcoxon's test, corrected likewise",
    }
    groups = ("median", "PAR-2"), ("ratio", "95 %"), ("faster", "p", "signed ranks")
    seconds, bounds, tests = ([legend[name] for name in g if name in visible] for g in groups)
    if any(row.solved < row.runs for row in rows):
        seconds.append("not solved: stopped by a limit, crashed, with an error, or nothing proved")
    bounds += [f"{sign}: {words}" for sign, words in _SIGNS.items() if sign in cells]
    if any(ratio.unit != "instance" and ratio.p is not None for ratio in ratios):
        tests.append("it holds for this one instance alone, in these orders")
    undecided = list(dict.fromkeys(name for ratio in ratios for name in ratio.undecided))
    if undecided:
        unsolved = "in no ratio and no test, as runs of both were not solved"
        tests.append(f"{unsolved}: {_join_names(undecided)}")
    counts = ", ".join(name for name in ("choices", "confl.", "infer.") if name in visible)
    left_out = ", ".join(name for name in columns(rows) if name not in visible)
    efforts = [f"{counts}: median of the solved runs"] if counts else []
    narrow = [f"no room here for: {left_out}"] if left_out else []
    return list(filter(None, map("; ".join, (seconds, bounds, tests, efforts, narrow))))


def draw(columns: Columns) -> Table:
    """Return a table for the terminal: names to the left, figures to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for heading in columns:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=heading != "")
    for line in zip(*columns.values(), strict=True):
        table.add_row(*line)
    return table


def html(columns: Columns) -> str:
    """Return a table in HTML by pandas, which comes with scipy here; no heading is empty."""
    import pandas

    named = {heading or "setting": texts for heading, texts in columns.items()}
    table = pandas.DataFrame(named).to_html(index=False, border=0)
    return f'<div tabindex=0 style="overflow-x: auto">{table}</div>'


def _describe_pair(label: str, ratio: Ratio, base: str) -> str:
    """Return a sentence that compares a tested setting with the baseline, with its figures."""
    amount = f"{max(ratio.faster, ratio.slower)} of {_count_units([ratio])}"
    begin = f"{label} is {ratio.end}"
    if not ratio.is_difference:
        begin = f"{label} shows no difference from {base}"
        amount = f"{ratio.end} on {amount}"
    p = write_p(ratio.p)
    parts = [amount, f"p {p}" if p.startswith("<") else f"p = {p}"]
    if ratio.median and ratio.median.value is not None:
        parts = [f"median {write_side(ratio.median)}", f"95 % {write_interval(ratio)}", *parts]
    words = f"{begin}: {', '.join(parts)}"
    return words.replace(">=", "at least ").replace("<=", "at most ")


def write_seconds(seconds: float | None) -> str:
    """Return seconds with three decimals below 10, else one; "" if they are unknown."""
    if seconds is None:
        return ""
    return f"{seconds:.3f}" if seconds < 10 else f"{seconds:.1f}"


def write_count(count: float | None) -> str:
    """Return a count in whole numbers, from 100000 on in millions, as 1.5M; "" of None."""
    if count is None:
        return ""
    return f"{count:.0f}" if count < 1e5 else f"{count / 1e6:.4g}M"


def write_p(p: float | None) -> str:
    """Return a p-value, rounded on its side of LEVEL, or "< 0.0001"; "" of None."""
    if p is None or p < 1e-4:
        return "" if p is None else "< 0.0001"
    return _keep_side(p, LEVEL, [f"{p:.1g}" if p < 1e-3 else f"{p:.2g}", f"{p:.4f}"])


def write_interval(ratio: Ratio) -> str:
    """Return the 95 % interval of a ratio as "0.5 to >=1.2", or "unknown"."""
    if ratio.low is ratio.high:  # both None
        return "unknown"
    return f"{write_side(ratio.low)} to {write_side(ratio.high)}"


def write_side(estimate: Estimate | None) -> str:
    """Return an estimate in as many digits as show its side of 1; "unknown" of None."""
    if estimate is None or estimate.value is None:
        return str(estimate or "unknown")
    words = [f"{estimate.value:.{digits}f}" for digits in range(3, 18)]
    return estimate.bound + _keep_side(estimate.value, 1, [times(estimate.value), *words])


def _keep_side(value: float, level: float, words: Sequence[str]) -> str:
    """Return the first of some roundings that is on the side of a level where the value is."""
    side = (value > level) - (value < level)
    sides = {word: (float(word) > level) - (float(word) < level) for word in words}
    return next((word for word in words if sides[word] == side), words[0])


def _join_names(names: Sequence[str]) -> str:
    """Return the first three names with commas, and the number of others, as "and 2 more"."""
    more = f" and {len(names) - 3} more" if len(names) > 3 else ""
    return ", ".join(names[:3]) + more


def _count_units(ratios: Sequence[Ratio]) -> str:
    """Return the number and kind of the ratios' units, as "3 to 5 instances"; "" without any."""
    counts = sorted(ratio.count for ratio in ratios if ratio.count)
    if not counts:
        return ""
    span = " to ".join(map(str, dict.fromkeys([counts[0], counts[-1]])))
    if all(ratio.unit == "instance" for ratio in ratios):
        return f"{span} instance{'s'[: counts[-1] != 1]}"
    return f"{span} shuffled run{'s'[: counts[-1] != 1]} of one instance"
