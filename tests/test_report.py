"""The table of a comparison: its columns, its signs and what the legend says of them."""

from __future__ import annotations

import io
import json
import math
import re
from dataclasses import replace

import pytest
from experiments import CRASH, CUT, NEW, NOISE, OLD, both, compared, many, run, seeded
from rich.console import Console

from pylogic.experiments.runs import Setting


@pytest.fixture(scope="module", autouse=True)
def _statistics() -> None:
    """Load scipy, which takes longer than any test here."""
    compared(both(2)).rows  # noqa: B018


def cells(found):
    """The lines of the table, each with its cells by their headings."""
    headings, *lines = found.table
    return [dict(zip(headings, line, strict=True)) for line in lines]


def printed(found, width=300):
    """What a terminal of a width shows."""
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(found, soft_wrap=True)
    return console.file.getvalue()


FAR = {"cpu_seconds": 50.0}
WAITED = {"wall_seconds": 90.0, "limit": None}
PROLOG = Setting("old", engine="swipl")
QUICK = {"statistics": run().statistics._replace(solve_cpu_seconds=0.01)}
TOO_MANY = [
    *both(9, count=10),
    *(r for i in range(25) for r in both(9, count=10, new=Setting(f"s{i}"))[10:]),
]
RULE = "sign test, p < 0.05"
NOTES = [
    (both(2), {}, f"*: slower or faster on more than half of all such, {RULE}"),
    (both(2), {}, "ratio: of these seconds to old's, geometric mean over 12 instances"),
    (both(1, count=1), {}, "ratio: of these seconds to old's, on 1 instance"),
    (both(2, {0: CRASH}), {}, "ratio: of these seconds to old's, median over 12 insta"),
    (both(2, {0: CRASH}), {}, "95 %: interval of each median alone, whatever the"),
    (both(2), {}, "faster: on so many this setting is, and on so many old"),
    (
        [*seeded(OLD, NOISE[::-1]), *seeded(NEW, [1 + x for x in NOISE])], {},
        f"{RULE}; it holds for this one instance alone, in these orders",
    ),
    (
        [*seeded(OLD, NOISE[::-1]), *seeded(NEW, NOISE)], {},
        "over 12 shuffled runs of one instance",
    ),
    (both(2), {"relevant": 1.5}, "*: slower or faster by a factor of more than 1.5"),
    (
        [*both(2), *both(1, new=Setting("third"))[12:]], {},
        f"{RULE} after Holm's correction for the 2 tests of this table",
    ),
    (TOO_MANY, {}, "no difference can be claimed: 26 tests need more than 10"),
    (both(2, count=5), {}, "no difference is claimed: it needs 6 instances, or 6 shuffled"),
    (both(2, {0: CUT}), {}, ">=: at least, since runs were not solved"),
    (both(2, {}, {0: CUT}), {}, "<=: at most, since runs of the baseline were not solved"),
    (both(2, {0: CUT}), {}, "not solved: stopped by a limit, crashed, with an error, or"),
    (both(2, {0: CUT}), {}, "; in PAR-2 twice the limit"),
    (both(2, {0: CUT}, {0: CUT}), {}, "in no ratio: 1 instance, where runs of both were"),
    (both(1, {0: FAR}), {}, r"new: the ratio rests on few: 1.0"),
    (both(1, {0: FAR}), {}, "too short; farthest off: i00"),
    (both(1, {0: FAR}), {}, "new: most of the difference of PAR-2 is of i00"),
    (both(1), {}, "x choices, x confl.: geometric mean of the ratios of counts + 1"),
    (both(2, new=PROLOG), {}, "search: the same ratio of CPU seconds of grounding and searching"),
    (both(2, **QUICK), {}, "the engine's median is below 0.1 s, so that most of a run is"),
    (both(2, {0: WAITED}), {}, "1 of 24 runs took far more wall time than CPU"),
    (both(2), {"clock": "wall"}, "median, PAR-2: wall seconds of the whole run"),
]  # fmt: skip
"""Runs, what is asked of them, and a line of the legend."""
UNSAID = [
    (both(1), [r"\*", "~", ">", "<", r"\?", ".*short", ".*busy", ".*overhead", ".*i0"]),
    (both(2), ["alone", ".*Holm", "search", ".*shuffles", "not solved", "<="]),
    (both(2, {0: CUT}, **QUICK), ["<="]),
]  # fmt: skip
"""Runs, and beginnings of lines that are not said of them."""


@pytest.mark.parametrize(("runs", "asked", "words"), NOTES)
def test_explain_sign_in_legend(runs, asked, words):
    found = compared(runs, **asked)
    assert [note for note in found.notes if words in note], found.notes
    assert words in printed(found)


@pytest.mark.parametrize(("runs", "beginnings"), UNSAID)
def test_explain_no_sign_that_is_missing(runs, beginnings):
    notes = compared(runs).notes
    assert [note for note in notes for sign in beginnings if re.match(sign, note)] == []


@pytest.mark.parametrize(
    ("runs", "shown"),
    [
        (both(2), {"solved": "12/12", "ratio": "2.00", "faster": "0:12*"}),
        (both(1, new=NEW), {"faster": "6:6 "}),
        (both(2, {0: CUT}, {1: CUT}), {"alone": "1:1 ", "faster": "1:11*", "solved": "11/12"}),
        (both(2, dict.fromkeys(range(7), CUT)), {"alone": "0:7*", "faster": "0:12*"}),
        (both(2, {0: CRASH, 1: CRASH}), {"crashed": "2", "solved": "10/12", "alone": "0:2 "}),
    ],
)
def test_draw_cells_of_setting(runs, shown):
    base, row = cells(compared(runs))
    assert {name: row[name] for name in shown} == shown
    assert base["ratio"] == "1"
    assert ("alone" in row, "crashed" in row) == ("alone" in shown, "crashed" in shown)


def test_draw_bounds_everywhere():
    late = {**CUT, "cpu_seconds": 60.0}
    base, row = cells(compared(both(2, dict.fromkeys(range(7), late))))
    assert row["median"] == ">=60.0"
    assert (row["ratio"][:2], row["95 %"][:2]) == (">=", ">=")
    assert re.fullmatch(r"1\.00\d \(0\.9\d\d-1\.0\d\d\)", base["PAR-2"])
    back = cells(compared(both(2, {}, dict.fromkeys(range(7), late))))[1]
    assert (back["ratio"][:2], back["95 %"][:2]) == ("<=", "<=")


def test_write_no_infinity_into_json():
    found = compared(both(2, dict.fromkeys(range(12), CRASH)))
    assert (found.rows[1].median, found.rows[1].ratio.value) == (None, None)
    assert "Infinity" not in json.dumps(found.to_dict())
    assert str(compared(both(2)).rows[1]).startswith("new: 12/12 solved, median 2.0")


def test_compare_other_engine_by_search_too():
    row = compared(both(2, new=PROLOG)).rows[1]
    assert (row.search.value, row.search.p) == (pytest.approx(2), None)
    assert compared(both(2, new=PROLOG), clock="search").rows[1].search is None


@pytest.mark.parametrize(
    ("width", "shown", "hidden"),
    [
        (300, ["choices", "faster"], []),
        (100, ["solved", "median", "ratio", "95 %", "faster"], ["confl."]),
        (1, ["solved", "median", "ratio", "95 %"], ["faster", "PAR-2", "choices"]),
    ],
)
def test_drop_columns_in_narrow_terminal(width, shown, hidden):
    lines = printed(compared(both(2)), width)
    dropped = re.findall(r"no room here for: (.*)", lines)
    assert [name for name in shown if name in "".join(dropped).split(", ")] == []
    assert [name for name in hidden if name not in "".join(dropped).split(", ")] == []


@pytest.mark.parametrize(
    ("spread", "middle", "relevant", "words"),
    [
        (0.01, 0.9955, 1.0, r"0\.99-0\.99\d+"),
        (0.01, 1.006, 1.0, r"1\.000*\d+-1\.01"),
        (0.2, 3.0, 1.0, r"2\.\d\d-3\.\d\d"),
    ],
)
def test_draw_interval_on_side_where_it_is(spread, middle, relevant, words):
    """Its ends have as many digits as tell on which side of 1 they are."""
    logarithms = [math.log(middle) + spread * x / 0.15 for x in NOISE]
    found = compared([*many(OLD, [0] * 12), *many(NEW, logarithms)], relevant=relevant)
    shown, ratio = cells(found)[1]["95 %"], found.rows[1].ratio
    low, high = map(float, shown.split("-"))
    assert ((low < 1, high < 1), 1 in (low, high)) == ((ratio.low < 1, ratio.high < 1), False)
    assert re.fullmatch(words, shown), (shown, ratio.low, ratio.high)


@pytest.mark.slow
def test_name_fastest_on_page():
    """Of each instance the fastest setting that solved it in all runs."""
    runs = [
        *(run(OLD, 1.0, f"i0{i}") for i in range(3)),
        run(NEW, 0.5, "i00"),
        run(NEW, 0.2, "i01", **CUT),
        run(NEW, 3.0, "i02"),
    ]
    page = compared(runs).page()
    section = page.partition("Each instance")[2]
    lines = [re.findall(r">([^<]*)</t[dh]>", line) for line in section.split("<tr")]
    best = {line[0]: line[1] for line in lines if line and line[0].startswith("i0")}
    assert best == {"i00": "new", "i01": "old", "i02": "old"}


def test_print_nothing_of_no_runs():
    found = replace(compared(both(1)), runs=())
    assert (found.table, found.notes) == ((("",),), ())
