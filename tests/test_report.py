"""Rows and tables: the figures of a setting, what is printed of them, and the legend."""

from __future__ import annotations

import json
import math
import re
from dataclasses import replace

import numpy as np
import pytest

from pylogic.experiments import figures, statistics, table
from pylogic.experiments.runs import CRASHED, Case, Run, Setting
from pylogic.solving.outcome import Statistics

OLD, NEW = Setting("old"), Setting("new")
NOISE = np.random.default_rng(6).permutation(np.linspace(-0.15, 0.15, 12))


def run(
    setting: Setting, instance: int, seconds: float, seed: int = 1, timeout: float = 60.0, **changes
) -> Run:
    case = Case(setting, f"i{instance:02}", "given", seed, timeout=timeout, cpu_limit=timeout)
    made = Run(
        case,
        key="",
        encoding_hash=f"rules {seed}",
        instance_hash=str(instance),
        began="",
        machine="",
        versions="",
        wall_seconds=seconds,
        cpu_seconds=seconds,
        status="unique",
        statistics=Statistics(solve_cpu_seconds=seconds / 2, choices=9, conflicts=0),
    )
    return replace(made, **changes)


def both(factor: float, count: int = 12, new: Setting = NEW, **changes) -> list[Run]:
    """Runs of the baseline, and of a setting that takes a multiple."""
    theirs = [run(OLD, i, math.exp(-x)) for i, x in enumerate(NOISE[:count])]
    mine = [run(new, i, factor * math.exp(x), **changes) for i, x in enumerate(NOISE[:count])]
    return [*theirs, *mine]


def printed(runs: list[Run], *others: Setting, width: int | None = None, relevant: float = 1.0):
    rows = figures.rows(runs, [OLD, NEW, *others], OLD, "cpu", relevant)
    headings, *lines = table.table(rows, width)
    cells = [dict(zip(headings, line, strict=True)) for line in lines]
    return rows, cells, table.notes(rows, width)


def test_a_difference_has_a_star_and_the_star_its_meaning():
    rows, cells, notes = printed(both(2))
    assert rows[1].ratio.value == pytest.approx(2, rel=0.2)
    assert cells[0]["ratio"] == "1"
    assert (cells[1]["faster"], "alone" in cells[1]) == ("0:12*", False)
    claim = "slower or faster on more than half of all such, sign test, p < 0.05"
    assert f"*: {claim}" in notes
    assert any(note.startswith("faster: on so many this setting is, and on so ") for note in notes)
    assert "ratio: of these seconds to old's, geometric mean over 12 instances" in notes
    assert rows[1].to_dict()["is_difference"] is True
    assert str(rows[1]).startswith("new: 12/12 solved, median 2.")


def test_signs_that_are_not_there_are_not_explained():
    _, cells, notes = printed(both(1))
    assert "PAR-2" in cells[0]
    assert "ratio: of these seconds to old's, on 1 instance" in printed(both(1, count=1))[2]
    assert not any(note.startswith(sign) for note in notes for sign in ("*", "~", ">", "<", "?"))
    assert not any("short" in note or "busy" in note for note in notes)
    _, _, narrow = printed(both(1), width=30)
    assert any("choices" in note for note in notes)
    *others, room = narrow
    assert not any("choices" in note for note in others)
    assert room.startswith("no room here for: ")
    assert "choices" in room


def test_what_is_relevant_decides_what_a_star_means():
    runs = [*both(2), *both(1, new=Setting("third"))[12:]]
    rows, cells, notes = printed(runs, Setting("third"), relevant=1.5)
    alone = printed(both(2), relevant=1.5)[0][1].ratio.p
    assert rows[1].ratio.p == pytest.approx(2 * alone)
    assert [line["faster"][-1:] for line in cells] == ["", "*", "~"]
    correction = "sign test, p < 0.05 after Holm's correction for the 2 tests of this table"
    by = "by a factor of more than 1.5 on more than half of all such"
    assert f"*: slower or faster {by}, {correction}" in notes
    assert f"~: a median shown to differ by a factor of less than 1.5, {correction}" in notes
    _, cells, _ = printed(both(2), relevant=2.5)
    assert not cells[1]["faster"].endswith("*")


def test_a_star_of_one_instance_says_so():
    seeds = [
        run(setting, 0, factor * math.exp(x), seed)
        for setting, factor in ((OLD, 1), (NEW, 2))
        for seed, x in enumerate(np.roll(NOISE, factor))
    ]
    _, cells, notes = printed(seeds)
    assert cells[1]["faster"].endswith("*")
    assert any(
        note.endswith("; it holds for this one instance alone, in these orders") for note in notes
    )
    assert any(note.endswith("over 12 shuffled runs of one instance") for note in notes)


def test_facts_that_prolog_reads_in_another_order_are_no_other_run():
    figures = Statistics(inferences=500)
    told = {"encoding_hash": "twin", "statistics": figures}
    seeds = [
        run(setting, 0, factor * math.exp(x), seed, instance_hash=f"facts {seed}", **told)
        for setting, factor in ((OLD, 1), (NEW, 2))
        for seed, x in enumerate(NOISE)
    ]
    rows, cells, _ = printed(seeds)
    assert (rows[1].ratio.count, cells[1].get("95 %")) == (1, None)
    others = [replace(one, statistics=Statistics(inferences=500 + one.case.seed)) for one in seeds]
    assert printed(others)[0][1].ratio.count == 12


def test_runs_that_shuffles_do_not_change_are_told():
    told = {"encoding_hash": "twin", "statistics": Statistics(inferences=500)}
    alike = [run(NEW, i, 1 + seed / 9, seed, **told) for i in range(12) for seed in (1, 2)]
    _, _, notes = printed([*both(1)[:12], *alike])
    words = "shuffles changed nothing there, so runs that differ in their seed alone count as one"
    assert f"new: {words}" in notes
    assert not any("shuffles" in note for note in printed(both(1))[2])


def test_comparisons_that_are_too_many_for_a_star_are_told():
    names = [Setting(f"s{i}") for i in range(25)]
    runs = [*both(9, count=10), *(r for s in names for r in both(9, 10, s)[10:])]
    rows, _, notes = printed(runs, *names)
    assert not any(row.ratio and row.ratio.is_difference for row in rows)
    assert "no difference can be claimed: 26 tests need more than 10 instances" in notes


def test_an_interval_without_enough_for_a_star_says_what_is_missing():
    _, cells, notes = printed(both(2, count=5))
    assert not {"95 %", "faster"} & {*cells[1]}
    assert "no difference is claimed: it needs 6 instances, or 6 shuffled runs of one" in notes
    assert {"95 %", "faster"} < {*printed(both(2, count=6))[1][1]}


@pytest.mark.parametrize(
    "end",
    [{"interrupted": "timeout"}, {"interrupted": "memory"}],
)
def test_what_is_not_solved_makes_bounds_everywhere(end):
    runs = both(2)
    runs = [*runs[:12], *(replace(one, cpu_seconds=60.0, **end) for one in runs[12:19]), *runs[19:]]
    rows, cells, notes = printed(runs)
    assert list(cells[0])[1] == "solved"
    assert [line["solved"] for line in cells] == ["12/12", "5/12"]
    assert cells[1]["median"] == ">=60.0"
    assert cells[1]["ratio"].startswith(">=")
    assert cells[1]["95 %"].startswith(">=")
    par2 = (7 * 120 + sum(r.cpu_seconds for r in runs[19:])) / 12
    assert rows[1].par2.value == pytest.approx(par2)
    assert rows[1].par2.low < par2 < rows[1].par2.high
    assert cells[0]["PAR-2"].startswith(f"{rows[0].par2.value:.3f} (0.9")
    assert rows[1].par2_ratio.value == pytest.approx(par2 / rows[0].par2.value)
    assert (cells[1]["alone"], cells[1]["faster"]) == ("0:7*", "0:12*")
    assert ">=: at least, since runs were not solved" in notes
    assert any("in PAR-2 twice the limit" in note for note in notes)
    assert not any(note.startswith("<=") for note in notes)
    _, cells, notes = printed([replace_setting(one) for one in runs])
    assert cells[1]["ratio"].startswith("<=")
    assert "<=: at most, since runs of the baseline were not solved" in notes


def test_a_crash_is_a_failure_and_no_time():
    runs = both(2)
    crash = {"status": CRASHED, "error": "died", "cpu_seconds": None}
    runs = [*runs[:12], *(replace(one, **crash) for one in runs[12:14]), *runs[14:]]
    rows, cells, notes = printed(runs)
    assert [(line["solved"], line["crashed"]) for line in cells] == [("12/12", "0"), ("10/12", "2")]
    assert cells[1]["median"].startswith("2.")
    par2 = (2 * 120 + sum(r.cpu_seconds for r in runs[14:])) / 12
    assert rows[1].par2.value == pytest.approx(par2)
    assert (cells[1]["ratio"], cells[1]["alone"], cells[1]["faster"]) == ("2.11", "0:2 ", "0:12*")
    assert any(
        note.startswith("ratio: of these seconds to old's, median over 12") for note in notes
    )
    words = "not solved: stopped by a limit, crashed, with an error, or nothing proved"
    assert any(note.startswith(words) for note in notes)
    assert "crashed" not in printed(both(2))[1][0]
    all_crashed = [*runs[:12], *(replace(one, **crash) for one in runs[12:])]
    rows, _, _ = printed(all_crashed)
    assert (rows[1].median, rows[1].ratio.value) == (None, None)
    assert "Infinity" not in json.dumps([row.to_dict() for row in rows])


def test_figures_that_rest_on_few_instances_name_them():
    runs = both(1)
    runs[12] = replace(runs[12], cpu_seconds=500.0)
    _, _, notes = printed(runs)
    assert any(re.fullmatch(r"new: the ratio rests on few: [\d.]+ without i00", n) for n in notes)
    assert any(
        note.endswith("so skewed: the interval may be too short; farthest off: i00")
        for note in notes
    )
    assert "new: most of the difference of PAR-2 is of i00" in notes
    assert not any("i0" in note for note in printed(both(2))[2])


def test_what_the_experiment_could_have_found_is_told():
    *_, notes = printed(both(1))
    found = "would be found in 80 % of such comparisons of two settings, a smaller one less often"
    assert any(re.fullmatch(rf"a median ratio of 1\.\d\d {found}", note) for note in notes)


def replace_setting(one: Run) -> Run:
    other = NEW if one.case.setting == OLD else OLD
    return replace(one, case=replace(one.case, setting=other))


def test_bounds_of_both_directions_give_the_median():
    runs = both(2)
    cut = [
        replace(one, interrupted="timeout") if i in (0, 13) else one for i, one in enumerate(runs)
    ]
    rows, cells, notes = printed(cut)
    assert rows[1].ratio.is_median
    assert rows[1].ratio.low < rows[1].ratio.value < rows[1].ratio.high
    assert (cells[1]["alone"], cells[1]["faster"]) == ("1:1 ", "1:11*")
    assert "95 %: interval of each median alone, whatever the distribution" in notes
    some = {1: "timeout", 14: "timeout"}
    more = [replace(one, interrupted=some.get(i, one.interrupted)) for i, one in enumerate(cut)]
    assert any(note.startswith("in no ratio: 1 instance, where") for note in printed(more)[2])
    both_cut = [
        replace(one, interrupted="timeout") if i in (0, 12) else one for i, one in enumerate(runs)
    ]
    _, cells, notes = printed(both_cut)
    assert "in no ratio: 1 instance, where runs of both were not solved" in notes
    assert "over 11 instances" in "".join(notes)
    assert not cells[1]["ratio"].startswith(("?", ">", "<"))


def test_par_2_is_there_for_all_or_for_none():
    without = [replace(one, case=replace(one.case, cpu_limit=None)) for one in both(2)]
    for runs in (without, [*without[:1], *both(2)[1:]]):
        rows, cells, _ = printed(runs)
        assert [row.par2 for row in rows] == [None, None]
        assert "PAR-2" not in cells[0]


def test_effort_is_compared_where_both_solve():
    def counted(one: Run, choices: int) -> Run:
        return replace(one, statistics=Statistics(choices=choices, conflicts=0))

    runs = [counted(one, 1 if one.case.setting == OLD else 7) for one in both(1)]
    runs[3] = replace(counted(runs[3], 10**6), interrupted="timeout")
    rows, cells, notes = printed(runs)
    assert rows[1].choices == figures.Effort(7, pytest.approx(4))
    assert rows[1].conflicts == figures.Effort(0, pytest.approx(1))
    assert rows[1].inferences == figures.Effort(None, None)
    assert (cells[1]["x choices"], cells[0]["x choices"], cells[1]["choices"]) == ("4.00", "1", "7")
    assert "x infer." not in cells[0]
    assert any(note.startswith("x choices, x confl.: ") for note in notes)
    again = replace(runs[16], case=replace(runs[16].case, seed=2), interrupted="timeout")
    runs[16] = counted(runs[16], 10**6)
    (_, row), *_ = printed([*runs, counted(again, 10**6)])
    assert row.choices == figures.Effort(7, pytest.approx(4))
    (_, row), *_ = printed([replace(one, interrupted="timeout") for one in runs])
    assert row.choices == figures.Effort(None, None)


def test_other_engines_are_compared_by_their_search_as_well():
    prolog = Setting("old", engine="swipl")
    rows, cells, notes = printed(
        [one for one in both(2, new=prolog, statistics=Statistics(solve_cpu_seconds=0.5))], prolog
    )
    assert rows[1].search.value == pytest.approx(1, rel=0.2)
    assert rows[1].search.p is None
    assert cells[1]["search"] == str(rows[1].search)
    assert "search: the same ratio of CPU seconds of grounding and searching alone" in notes
    assert "search" not in printed(both(2))[1][0]
    by_search = figures.rows(both(2, new=prolog), [OLD, prolog], OLD, "search")
    assert by_search[1].search is None


def test_runs_that_are_mostly_overhead_are_told():
    words = "the engine's median is below 0.1 s, so that most of a run is overhead"
    quick = both(2, statistics=Statistics(ground_cpu_seconds=0.01, solve_cpu_seconds=0.02))
    assert not any("overhead" in note for note in printed(both(2))[2])
    assert f"new: {words}; larger instances tell more" in printed(quick)[2]
    late = [replace(one, interrupted="timeout") for one in quick]
    assert not any("overhead" in note for note in printed(late)[2])


def test_a_busy_machine_is_told():
    runs = both(2)
    some = replace(runs[1], wall_seconds=1.4)
    _, _, notes = printed([replace(runs[0], wall_seconds=9.0), some, *runs[2:]])
    assert notes[-1].startswith("1 of 24 runs took far more wall time than CPU time")


def test_the_clock_is_named():
    rows = figures.rows(both(2), [OLD, NEW], OLD, "wall")
    assert "median, PAR-2: wall seconds of the whole run" in table.notes(rows)


def test_narrow_tables_lose_what_is_least_needed():
    _, wide, _ = printed(both(2))
    _, narrow, _ = printed(both(2), width=80)
    assert "choices" in wide[0]
    assert "choices" not in narrow[0]
    assert {"solved", "median", "ratio", "95 %", "x choices"} <= set(narrow[0])
    assert [*printed(both(2), width=1)[1][0]] == ["", "solved", "median", "ratio", "95 %"]
    assert "faster" in narrow[0]


@pytest.mark.parametrize(
    ("low", "high", "relevant", "words"),
    [
        (0.97, 0.9987, 1.0, "0.97-0.999"),
        (0.97, 1.04, 1.0, "0.97-1.04"),
        (1.0003, 28.06, 1.0, "1.0003-28.1"),
        (1.098, 128.4, 1.1, "1.098-128"),
        (0.0021, 0.004, 1.0, "0.0021-0.004"),
    ],
)
def test_an_interval_does_not_look_as_if_it_held_what_it_does_not(low, high, relevant, words):
    shown = statistics.Ratio(1.0, "", low, high, False, relevant, "instance", 12, 0)
    assert table.interval(shown) == words


def test_the_virtual_best_setting():
    runs = [
        *(run(OLD, i, 1.0) for i in range(3)),
        run(NEW, 0, 0.5),
        run(NEW, 1, 0.2, interrupted="timeout"),
        run(OLD, 3, 0.2, interrupted="memory"),
    ]
    found = figures.instance_rows(runs, [OLD, NEW], "cpu")
    best = {one.instance: one.best and (one.best, one.taken[one.best].seconds) for one in found}
    assert best == {
        "i00": (NEW, pytest.approx(0.5)),
        "i01": (OLD, pytest.approx(1)),
        "i02": (OLD, pytest.approx(1)),
        "i03": None,
    }


def test_no_rows_make_an_empty_table():
    assert table.table([]) == [[""]]
    assert table.notes([]) == []
