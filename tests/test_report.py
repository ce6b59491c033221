"""The verdict and the table of a comparison: columns, signs, and the notes on them."""

from __future__ import annotations

import io
import json
import math
import re

import pytest
from experiments import CRASH, CUT, NEW, NOISE, OLD, both, compared, many, seeded
from rich.console import Console

from pylogic.experiments.design import Setting


def cells(found):
    """The lines of the table, each with its cells by their headings."""
    headings, *lines = found.table
    return [dict(zip(headings, line, strict=True)) for line in lines]


def printed(found, width=300):
    """The text that a terminal of a width shows."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(found, soft_wrap=True)
    return console.file.getvalue()


SHUFFLED = [*seeded(OLD, [0] * 12), *seeded(NEW, [1 + x for x in NOISE])]
THREE = [*both(2), *both(1.01, new=Setting("third"))[12:]]
LATE = {**CUT, "cpu_seconds": 60.0}
VERDICTS = [
    (both(2), {}, "new is slower: median 2.00, 95 % 1.65 to 2.42, 12 of 12 instances, p = 0.0005"),
    (both(0.24), {}, "new is faster: median 0.24, 95 % 0.20 to 0.29, 12 of 12 instances, p = 0"),
    (
        both(1.01), {},
        "new shows no difference from old: median 1.01, 95 % 0.83 to 1.22, faster on 6 of 12"
        " instances, p = 1",
    ),
    (both(2, count=2), {}, "no claim is made of 2 instances: it needs 6 instances, or 6"),
    (
        both(2, dict.fromkeys(range(7), LATE)), {},
        "new is slower: median at least 53.1, 95 % 1.95 to at least 62.5, 12 of 12 instances,"
        " p = 0.0005",
    ),
    (both(2, dict.fromkeys(range(12), CRASH)), {}, "new is slower: 12 of 12 instances, p = 0.0005"),
    (
        both(2, {0: CUT, 1: CUT}, {0: CUT, 1: CUT}, count=2), {},
        "no claim is made: it needs 6 instances",
    ),
    (SHUFFLED, {}, "new is slower: median 2.72, 95 % 2.47 to 2.99, 12 of 12 shuffled runs of one"),
    (THREE, {}, "new is slower than old; third shows no difference from old"),
    (many(OLD, [0, 1]), {}, None),
]  # fmt: skip
NOTES = [
    (both(2), {}, "p: two-sided sign test after Holm's correction; below 0.05 is a difference"),
    (both(2), {}, "ratio: of these seconds to old's, median over 12 instances"),
    (both(1, count=1), {}, "ratio: of these seconds to old's, median over 1 instance"),
    (both(2), {"clock": "engine"}, "median: CPU seconds of the engine"),
    (both(2), {}, "95 %: exact interval of the median"),
    (both(2), {}, "faster: on so many this setting is, and on so many old"),
    (SHUFFLED, {}, "it holds for this one instance alone, in these orders"),
    (SHUFFLED, {}, "over 12 shuffled runs of one instance"),
    (both(2), {}, "signed ranks: Wilcoxon's test"),
    (both(2, {0: CUT}), {}, ">=: at least, since runs were not solved"),
    (both(2, {0: CUT}), {}, "<=: at most, since runs were not solved"),
    (both(2, {0: CUT}), {}, "not solved: stopped by a limit, crashed, with an error, or"),
    (both(2, {0: CUT}), {}, "PAR-2: the mean, with twice the limit"),
    (both(2, {0: CUT}, {0: CUT}), {}, "no ratio and no test, as runs of both were not solved: i0"),
    (both(2, dict.fromkeys(range(12), CRASH)), {}, "failed: a crash or an error is longer"),
]  # fmt: skip
"""Runs, what is asked of them, and words of a note."""
UNSAID = [
    (both(1.01), [">", "<", "[?]", "i0"]),
    (both(2), ["not solved:", "<="]),
    (both(2, {0: CUT}), ["signed ranks"]),
]
"""Runs, and words that are not said of them."""


@pytest.mark.parametrize(("runs", "asked", "words"), VERDICTS)
def test_say_verdict_first(runs, asked, words):
    found = compared(runs, **asked)
    check_lengths(found)
    assert (found.verdict or "").startswith(words or "")
    assert found.to_dict()["verdict"] == found.verdict
    assert words is None or printed(found).startswith(words)
    assert words is None or words in found._repr_html_()


def check_lengths(found):
    """There are five notes at most, and no question mark where a cell has no room."""
    assert len(found.notes) <= 5
    assert "?" not in printed(found)
    assert "?" not in printed(found, width=40)


@pytest.mark.parametrize(("runs", "asked", "words"), NOTES)
def test_explain_sign_in_legend(runs, asked, words):
    found = compared(runs, **asked)
    check_lengths(found)
    assert [note for note in found.notes if words in note], found.notes
    assert words in printed(found)


@pytest.mark.parametrize(("runs", "beginnings"), UNSAID)
def test_explain_no_sign_that_is_missing(runs, beginnings):
    notes = compared(runs).notes
    assert [note for note in notes for sign in beginnings if re.search(sign, note)] == []


@pytest.mark.parametrize(
    ("runs", "shown"),
    [
        (both(2), {"solved": "12/12", "ratio": "2.00", "faster": "0:12", "p": "0.0005"}),
        (both(1.01), {"faster": "6:6", "p": "1"}),
        (both(2, {0: CUT}, {1: CUT}), {"faster": "1:11", "solved": "11/12", "signed ranks": None}),
        (both(2, dict.fromkeys(range(7), CUT)), {"faster": "0:12"}),
        (both(2, {0: CRASH, 1: CRASH}), {"crashed": "2", "solved": "10/12", "p": "0.0005"}),
    ],
)
def test_draw_cells_of_setting(runs, shown):
    base, row = cells(compared(runs))
    assert {name: row.get(name) for name in shown} == shown
    assert base["ratio"] == "1"
    assert ("crashed" in row) == ("crashed" in shown)


def test_draw_bounds_everywhere():
    base, row = cells(compared(both(2, dict.fromkeys(range(9), LATE))))
    assert (row["median"], base["PAR-2"]) == (">=60.0", "1.004")
    assert (row["ratio"][:2], row["95 %"].count(">=")) == (">=", 1)
    back = cells(compared(both(0.5, {}, dict.fromkeys(range(9), LATE))))[1]
    assert (back["ratio"][:2], back["95 %"].count("<=")) == ("<=", 1)


@pytest.mark.parametrize(
    ("slower", "p"), [(24, "< 0.0001"), (18, "0.023"), (17, "0.064"), (21, "0.0003")]
)
def test_round_p_values(slower, p):
    mine = [1 + i if i < slower else -1 - i for i in range(24)]
    found = compared(many(OLD, [0] * 24) + many(NEW, mine, limit=None))
    assert cells(found)[1]["p"] == p


def test_write_no_infinity_into_json():
    found = compared(both(2, dict.fromkeys(range(12), CRASH)))
    assert (found.rows[1].median, found.rows[1].ratio.median.value) == (None, None)
    assert "Infinity" not in json.dumps(found.to_dict())


@pytest.mark.parametrize(
    ("width", "shown", "hidden"),
    [
        (300, ["choices", "faster"], []),
        (70, ["solved", "median", "ratio", "95 %", "faster"], ["confl."]),
        (1, ["solved", "median", "ratio", "95 %"], ["faster", "PAR-2", "choices"]),
    ],
)
def test_drop_columns_in_narrow_terminal(width, shown, hidden):
    lines = printed(compared(both(2)), width)
    dropped = re.findall(r"no room here for: (.*)", lines)
    assert [name for name in shown if name in "".join(dropped).split(", ")] == []
    assert [name for name in hidden if name not in "".join(dropped).split(", ")] == []


@pytest.mark.parametrize(
    ("spread", "middle", "words"),
    [
        (0.01, 0.9930, r"0\.99 to 0\.99\d+"),
        (0.01, 1.008, r"1\.000*\d+ to 1\.01"),
        (0.2, 3.0, r"2\.\d\d to 3\.\d\d"),
    ],
)
def test_draw_interval_on_side_where_it_is(spread, middle, words):
    """Its ends have as many digits as tell on which side of 1 they are."""
    logarithms = [math.log(middle) + spread * x / 0.15 for x in NOISE]
    found = compared([*many(OLD, [0] * 12), *many(NEW, logarithms)])
    shown, ratio = cells(found)[1]["95 %"], found.rows[1].ratio
    low, high = map(float, shown.split(" to "))
    assert ((low < 1, high < 1), 1 in (low, high)) == (
        (ratio.low.value < 1, ratio.high.value < 1),
        False,
    )
    assert re.fullmatch(words, shown), (shown, ratio)
