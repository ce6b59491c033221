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


PROLOG = Setting("old", engine="swipl")
QUICK = {"statistics": run().statistics._replace(solve_cpu_seconds=0.01)}
TOO_MANY = [
    *both(9, count=10),
    *(r for i in range(25) for r in both(9, count=10, new=Setting(f"s{i}"))[10:]),
]
RULE = "sign test, p < 0.05"
NOTES = {
    "a star": (both(2), {}, f"*: slower or faster on more than half of all such, {RULE}"),
    "a mean": (both(2), {}, "ratio: of these seconds to old's, geometric mean over 12 instances"),
    "one instance": (both(1, count=1), {}, "ratio: of these seconds to old's, on 1 instance"),
    "a median": (both(2, {0: CRASH}), {}, "ratio: of these seconds to old's, median over 12 insta"),
    "its interval": (both(2, {0: CRASH}), {}, "95 %: interval of each median alone, whatever the"),
    "who is faster": (both(2), {}, "faster: on so many this setting is, and on so many old"),
    "of one instance": (
        [*seeded(OLD, NOISE[::-1]), *seeded(NEW, [1 + x for x in NOISE])], {},
        f"{RULE}; it holds for this one instance alone, in these orders",
    ),
    "shuffled runs": (
        [*seeded(OLD, NOISE[::-1]), *seeded(NEW, NOISE)], {},
        "over 12 shuffled runs of one instance",
    ),
    "a relevant star": (both(2), {"relevant": 1.5}, "*: slower or faster by a factor of more than 1.5"),
    "equivalence": (both(1), {"relevant": 1.5}, "~: a median shown to differ by a factor of less than 1.5"),
    "several tests": (
        [*both(2), *both(1, new=Setting("third"))[12:]], {},
        f"{RULE} after Holm's correction for the 2 tests of this table",
    ),
    "looks": (both(2), {"looks": 5}, "and Bonferroni's for 5 looks at it"),
    "too many tests": (TOO_MANY, {}, "no difference can be claimed: 26 tests need more than 10 instances"),
    "too few": (both(2, count=5), {}, "no difference is claimed: it needs 6 instances, or 6 shuffled"),
    "at least": (both(2, {0: CUT}), {}, ">=: at least, since runs were not solved"),
    "at most": (both(2, {}, {0: CUT}), {}, "<=: at most, since runs of the baseline were not solved"),
    "unsolved": (both(2, {0: CUT}), {}, "not solved: stopped by a limit, crashed, with an error, or"),
    "penalty": (both(2, {0: CUT}), {}, "; in PAR-2 twice the limit"),
    "left out": (both(2, {0: CUT}, {0: CUT}), {}, "in no ratio: 1 instance, where runs of both were"),
    "carried": (both(1, {0: {"cpu_seconds": 50.0}}), {}, r"new: the ratio rests on few: 1.0"),
    "skewed": (both(1, {0: {"cpu_seconds": 50.0}}), {}, "too short; farthest off: i00"),
    "PAR-2 of few": (both(1, {0: {"cpu_seconds": 50.0}}), {}, "new: most of the difference of PAR-2 is of i00"),
    "detectable": (both(1), {}, "would be found in 80 % of such comparisons of two settings"),
    "effort": (both(1), {}, "x choices, x confl.: geometric mean of the ratios of counts + 1"),
    "search": (both(2, new=PROLOG), {}, "search: the same ratio of CPU seconds of grounding and searching"),
    "overhead": (both(2, **QUICK), {}, "the engine's median is below 0.1 s, so that most of a run is"),
    "a busy machine": (both(2, {0: {"wall_seconds": 90.0, "limit": None}}), {}, "1 of 24 runs took far more wall time than CPU"),
    "a clock": (both(2), {"clock": "wall"}, "median, PAR-2: wall seconds of the whole run"),
}  # fmt: skip
"""For each line of the legend runs that it is said of."""
UNSAID = {
    "of even runs": (both(1), [r"\*", "~", ">", "<", r"\?", ".*short", ".*busy", ".*overhead", ".*i0"]),
    "of a difference": (both(2), ["alone", ".*Holm", "search", ".*shuffles", "not solved", "<="]),
    "of runs cut short": (both(2, {0: CUT}, **QUICK), ["<="]),
}  # fmt: skip
"""Beginnings of lines that are not said of runs."""


@pytest.mark.parametrize("name", NOTES)
def test_explain_sign_in_legend(name):
    runs, asked, words = NOTES[name]
    found = compared(runs, **asked)
    assert [note for note in found.notes if words in note], found.notes
    assert words in printed(found)


@pytest.mark.parametrize("name", UNSAID)
def test_explain_no_sign_that_is_missing(name):
    runs, beginnings = UNSAID[name]
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
def test_name_virtual_best_on_page():
    """Of each instance the fastest setting that solved it in all runs."""
    runs = [
        *(run(OLD, 1.0, f"i0{i}") for i in range(3)),
        run(NEW, 0.5, "i00"),
        run(NEW, 0.2, "i01", **CUT),
        run(NEW, 3.0, "i02"),
    ]
    page = compared(runs).page()
    section = page.partition("The virtual best setting")[2]
    lines = [re.findall(r">([^<]*)</t[dh]>", line) for line in section.split("<tr")]
    best = {line[0]: line[1] for line in lines if line and line[0].startswith("i0")}
    assert best == {"i00": "new", "i01": "old", "i02": "old"}


def test_print_nothing_of_no_runs():
    found = replace(compared(both(1)), runs=())
    assert (found.table, found.notes) == ((("",),), ())
