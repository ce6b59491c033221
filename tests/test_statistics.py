"""Claims of comparisons of runs whose seconds are known: ratios, intervals, tests, bounds.

Reports are computed once more from the rows of their journals; slow simulations say how often a
comparison claims a difference where there is none, and finds one that is there.
"""

from __future__ import annotations

import json
import math
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest
from experiments import CRASH, CUT, NEW, NOISE, OLD, Team, both, compared, many, run, seeded
from harness import write_files
from scipy import stats

import pylogic
from pylogic.experiments.design import Setting


def ratio(*runs, **asked):
    """The ratio of the second setting to the first one."""
    return compared(*runs, **asked).rows[1].ratio


def sign_test(most: int, count: int) -> float:
    """The two-sided p-value of so many signs on one side, of so many."""
    return min(1, 2 * sum(math.comb(count, k) for k in range(most, count + 1)) / 2**count)


# ---- Claims ----------------------------------------------------------------------------


@pytest.mark.parametrize("count", [5, 6, 9, 12])
def test_claim_difference_where_sign_test_does(count):
    """Whatever the seconds are: 5 % of comparisons without a difference have a star at most."""
    for slower in range(count + 1):
        logarithms = [9.0 ** -(i + 1) if i < slower else -1.0 - i for i in range(count)]
        found = ratio(many(OLD, [0] * count) + many(NEW, logarithms, limit=None))
        assert (found.slower, found.faster) == (slower, count - slower)
        p = sign_test(max(slower, count - slower), count)
        assert found.is_difference == (count >= 6 and p < 0.05)
        assert found.p is None if count < 6 else found.p == pytest.approx(p)


def test_correct_claims_for_all_pairs():
    settings = [Setting(f"s{number}") for number in range(4)]
    shifts = {"s1": 12, "s2": 10, "s3": 10}  # of 12 instances so many are slower
    runs = many(settings[0], [0] * 12)
    for setting in settings[1:]:
        slower = shifts[setting.encoding]
        runs += many(setting, [1 + i / 9 if i < slower else -1 - i / 7 for i in range(12)])
    rows = compared(runs).rows[1:]
    twice = 2 * sign_test(10, 12)  # the last one is adjusted as much as the one before it
    assert [row.ratio.p for row in rows] == pytest.approx([3 * sign_test(12, 12), twice, twice])
    assert [row.ratio.is_difference for row in rows] == [True, False, False]


def test_leave_ties_out_of_sign_test():
    """Equal seconds, and instances that none of both solves, which are named."""
    mine = [0, 0, *(1 + x for x in NOISE[2:])]
    found = ratio(many(OLD, [0] * 12, {11: CUT}) + many(NEW, mine, {11: CUT}))
    assert (found.faster, found.slower, found.count, found.undecided) == (0, 9, 11, ("i11",))
    assert found.p == pytest.approx(sign_test(9, 9))
    same = ratio(many(OLD, [0] * 12) + many(NEW, [0] * 12))
    assert (same.faster, same.slower, same.p, same.p_ranks) == (0, 0, 1, None)


# ---- Ratios and their intervals --------------------------------------------------------


def test_take_median_of_instances():
    """Its interval is that of order statistics, which the sign test does not reject."""
    found = ratio(both(2))
    differences = sorted(math.log(2) + 2 * x for x in NOISE)
    assert (found.unit, found.count) == ("instance", 12)
    assert math.log(found.median.value) == pytest.approx((differences[5] + differences[6]) / 2)
    # The third of 12 on each side: p of 10 on one side is 0.039, of 9 it is 0.146.
    assert sign_test(10, 12) < 0.05 < sign_test(9, 12)
    assert math.log(found.low.value) == pytest.approx(differences[2])
    assert math.log(found.high.value) == pytest.approx(differences[9])
    assert (ratio(both(2, count=5)).low, ratio(both(2, count=5)).high) == (None, None)
    assert ratio(both(2, count=6)).low is not None


def test_rank_where_nothing_is_censored():
    assert ratio(both(2)).p_ranks == pytest.approx(2 / 2**12)
    for ends in ({0: CUT}, {0: CRASH}):
        assert ratio(both(2, ends)).p_ranks is None
        assert ratio(both(2, ends, ends)).p_ranks is None


@pytest.mark.parametrize(
    ("mine", "base", "bound"),
    [((), (), ""), ((1, 2), (2,), ">="), ((2,), (1, 2), "<="), ((1,), (2,), "")],
)
def test_bound_ratio_of_stopped_runs(mine, base, bound):
    """The ends of its interval hold whatever they would have taken."""
    ends = {**CUT, "cpu_seconds": 0.01 if bound else 60.0}
    factor = 1 / 3 if bound == "<=" else 3
    found = ratio(both(factor, dict.fromkeys(mine, ends), dict.fromkeys(base, ends)))
    between = [">=", bound, "<="] if bound else [""] * 3
    assert [end.bound for end in (found.low, found.median, found.high)] == between
    assert found.undecided == tuple(f"i{place:02}" for place in sorted({*mine} & {*base}))
    fewer = {*mine} - {*base} if bound == "<=" else {*base} - {*mine}
    assert min(found.faster, found.slower) == len(fewer)
    assert found.faster + found.slower == found.count == 12 - len(found.undecided)
    assert found.is_difference


def test_bound_ratio_by_seconds_of_stopped_runs():
    """The order statistics of lower and of upper bounds, whatever the truth is."""
    late = {**CUT, "cpu_seconds": 60.0}
    found = ratio(both(2, dict.fromkeys(range(7), late)))
    lows = sorted(math.log(60) + x if i < 7 else math.log(2) + 2 * x for i, x in enumerate(NOISE))
    assert math.log(found.median.value) == pytest.approx((lows[5] + lows[6]) / 2)
    assert math.log(found.low.value) == pytest.approx(lows[2])
    assert (found.low.bound, found.median.bound, found.high.bound) == ("", ">=", ">=")
    half = ratio(both(2, {0: CUT}, {1: CUT}, count=2))
    assert (half.median, half.count) == (None, 2)
    nothing = ratio(both(2, {0: CUT, 1: CUT}, {0: CUT, 1: CUT}, count=2))
    assert (nothing.median, nothing.count, len(nothing.undecided)) == (None, 0, 2)


def test_count_crash_as_slower_than_any_time():
    found = ratio(both(2, {0: CRASH}))
    assert (found.median.bound, found.slower) == ("", 12)
    assert 1.5 < found.low.value < found.median.value < found.high.value < 2.8
    twice = ratio(both(2, {0: CRASH}, {0: CRASH}))
    assert (twice.undecided, twice.count, twice.median.bound) == (("i00",), 11, "")
    none = ratio(both(2, dict.fromkeys(range(12), CRASH)))
    assert (str(none.median), none.is_difference) == ("failed", True)
    assert ratio(both(2, {}, dict.fromkeys(range(12), CRASH))).median.value == 0


# ---- Of which runs ---------------------------------------------------------------------


def test_average_repetitions_before_programs_before_instances():
    mine = seeded(NEW, [0, 2, 3])
    mine[1] = replace(mine[1], encoding_hash="rules 0")  # the same program as the first
    other = run(NEW, 1.0, "j")
    base = [*seeded(OLD, [0, 0, 0]), run(OLD, 1.0, "j")]
    found = ratio([*base, *mine, other])
    assert (found.count, math.log(found.median.value)) == (2, pytest.approx((1 + 3) / 2 / 2))


@pytest.mark.parametrize("by", ["seed", "order"])
def test_pair_shuffled_runs_of_one_instance(by):
    random = {"order": "random"} if by == "order" else {}
    old, new = Setting("old", **random), Setting("new", **random)
    found = ratio([*seeded(old, [0] * 12, by), *seeded(new, [1 + x for x in NOISE], by)])
    assert (found.unit, found.count, found.is_difference) == ("shuffle", 12, True)
    assert found.median.value == pytest.approx(math.e)


def test_count_seeds_that_change_nothing_once():
    base = seeded(OLD, NOISE[::-1])
    same = seeded(NEW, [1 + x for x in NOISE], encoding_hash="the one")
    assert (ratio([*base, *same]).count, ratio([*base, *same]).is_difference) == (1, False)
    pairs = [replace(one, encoding_hash=f"rules {one.case.seed // 2}") for one in base]
    found = ratio([*pairs, *seeded(NEW, [1 + x for x in NOISE])])
    assert (found.count, found.is_difference) == (6, True)


def test_count_facts_that_prolog_reads_otherwise_once():
    """Its inferences tell whether another order of the facts is another run."""

    def runs(inferences):
        return [
            replace(
                one,
                encoding_hash="twin",
                instance_hash=f"facts {one.case.seed}",
                statistics=one.statistics._replace(inferences=inferences(one.case.seed)),
            )
            for setting, shift in ((OLD, 0), (NEW, 1))
            for one in seeded(setting, [shift + (1 + shift) * x for x in NOISE])
        ]

    assert ratio(runs(lambda _seed: 500)).count == 1
    assert ratio(runs(lambda seed: 500 + seed)).count == 12


def test_pair_no_seeds_where_other_instances_were_stopped():
    rest = [run(s, 9.0, f"j{i}", seed=i, **CUT) for s in (OLD, NEW) for i in range(10)]
    runs = [*seeded(OLD, NOISE[::-1]), *seeded(NEW, NOISE), *rest]
    found = ratio(runs)
    assert (found.unit, found.count, len(found.undecided), found.p) == ("instance", 1, 10, None)


# ---- Figures of a setting --------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "cut", "median"),
    [
        ((1, 2, 10), (10,), (2, False)),
        ((1, 2, 10), (1,), (2, True)),
        ((1, 10), (10,), (5.5, True)),
        ((1, 2, 3, 9), (), (2.5, False)),
    ],
)
def test_bound_median_if_stopped_run_may_lie_beyond(seconds, cut, median):
    ends = {place: CUT for place, one in enumerate(seconds) if one in cut}
    (row,) = compared(many(OLD, map(math.log, seconds), ends)).rows
    assert (row.median, row.median_is_bound) == (pytest.approx(median[0]), median[1])


def test_penalize_stopped_runs_twice():
    runs = both(2, {place: CUT for place in range(7)})
    _, row = compared(runs).rows
    mean = (7 * 120 + sum(one.cpu_seconds for one in runs[19:])) / 12
    assert row.par2 == pytest.approx(mean)
    crashed = both(2, {0: CRASH, 1: CRASH})
    mean = (2 * 120 + sum(one.cpu_seconds for one in crashed[14:])) / 12
    assert compared(crashed).rows[1].par2 == pytest.approx(mean)
    without = [*many(OLD, [0] * 12, limit=None), *both(2, limit=None)[12:]]
    for some in (without, [*without[:1], *both(2)[1:]]):  # for all or for none
        assert [row.par2 for row in compared(some).rows] == [None, None]


def test_count_effort_of_solved_runs():
    runs = [
        replace(one, statistics=one.statistics._replace(choices=place))
        for place, one in enumerate(many(OLD, [0] * 5, {4: CUT}))
    ]
    (row,) = compared(runs).rows
    assert (row.choices, row.conflicts, row.inferences) == (1.5, 0, None)


# ---- Reports computed once more, and simulations ---------------------------------------


def recomputed(path, mine: str, base: str) -> dict[str, object]:
    """Two presets, from the rows of a journal alone that has a run of each instance."""
    with closing(sqlite3.connect(path)) as journal:
        runs = [json.loads(row) for (row,) in journal.execute("SELECT document FROM records")]
    taken = {}
    for row in runs:
        interrupted, error = row["interrupted"], row["error"]
        least = math.inf if error else math.log(min(row["cpu_seconds"], row["cpu_limit"]))
        most = math.inf if error or interrupted else least
        taken[row["config"], row["instance"]] = least, most
    names = sorted({name for _, name in taken})
    ends = {name: (*taken[mine, name], *taken[base, name]) for name in names}
    ties = tuple(name for name, (_, a, _, b) in ends.items() if a == b == math.inf)
    known = [ends[name] for name in names if name not in ties]
    lows = [
        -math.inf if b == math.inf else max(x - y, 0) if a == math.inf else x - y
        for x, a, y, b in known
    ]
    highs = [
        math.inf if a == math.inf else min(x - y, 0) if b == math.inf else x - y
        for x, a, y, b in known
    ]
    faster = sum(high <= 0 for high in highs)
    k, is_exact = int(stats.binom.ppf(0.025, len(known), 0.5)), lows == highs and not ties
    return {
        "lows": [np.exp(f(sorted(lows))) for f in (lambda x: x[k - 1], np.median, lambda x: x[-k])],
        "highs": [
            np.exp(f(sorted(highs))) for f in (lambda x: x[k - 1], np.median, lambda x: x[-k])
        ],
        "p": stats.binomtest(faster, len(known)).pvalue,
        "ranks": stats.wilcoxon(lows).pvalue if is_exact else None,
        "ties": ties,
    }


REPORTS = {
    "all solved": {},
    "some stopped": {("trendy", 3): CUT, ("trendy", 5): CUT, ("default", 5): CUT},
    "some crashed": {("default", 2): CRASH, ("trendy", 7): CRASH, ("trendy", 8): CUT},
}


@pytest.mark.few(1)
@pytest.mark.parametrize("ends", REPORTS.values(), ids=REPORTS)
def test_report_the_same_figures_as_the_journal(tmp_path, ends):
    """Three reports of a comparison, each computed once more from what the journal has."""
    rules, journal = tmp_path / "k.lp", tmp_path / "runs.sqlite"
    instances = {f"i{number:02}.lp": f"size({number})." for number in range(14)}
    write_files(tmp_path, {"k.lp": "{ a }.", **instances})
    drawn = random.Random(1)

    def make(case) -> dict[str, object]:
        config, number = case.setting.config, int(case.instance[-5:-3])
        seconds = math.exp(drawn.gauss(0.5 * (config == "trendy"), 0.5))
        return {"cpu_seconds": seconds, **ends.get((config, number), {})}

    asked = {"configs": ["default", "trendy"], "journal": journal, "executor": Team(make)}
    files = [tmp_path / name for name in instances]
    found = pylogic.compare(rules, files, **asked).rows[1].ratio
    again = recomputed(journal, "trendy", "default")
    for place, estimate in enumerate((found.low, found.median, found.high)):
        ends = {">=": again["lows"][place], "<=": again["highs"][place]}
        expected = [ends[estimate.bound]] if estimate.bound else [*ends.values()]
        assert [estimate.value] * len(expected) == pytest.approx(expected)
    assert (found.p, found.p_ranks) == (pytest.approx(again["p"]), pytest.approx(again["ranks"]))
    assert [Path(name).name for name in found.undecided] == [Path(n).name for n in again["ties"]]


def claims(logarithms, seed: int, trials: int) -> float:
    """The share of trials in which a difference is claimed of two settings."""
    rng = np.random.default_rng(seed)
    trial_runs = (logarithms(rng) for _ in range(trials))
    return fmean(
        ratio(many(OLD, base, limit=None) + many(NEW, mine, limit=None)).is_difference
        for base, mine in trial_runs
    )


HARD, CLOCK = 1.5, 0.07
"""Standard deviations of logarithms of seconds: among instances, and among runs that differ in
nothing, as the 448 runs of seven equal files in the guide have it."""


def planted(effect: float, count: int = 24):
    """A function that draws the seconds of both settings, one `effect` times slower."""

    def draw(rng):
        hard = rng.normal(0, HARD, count)
        base, mine = (hard + rng.normal(0, CLOCK, count) for _ in range(2))
        return base, mine + math.log(effect)

    return draw


@pytest.mark.slow
def test_claim_a_difference_of_equal_settings_in_five_percent():
    """18 of 25 signs on one side have 4.3 %, the next to 5 %: 9 of 200 nulls on average."""
    assert 0.01 <= claims(planted(1, count=25), seed=1, trials=200) <= 0.08


@pytest.mark.slow
def test_find_planted_effect_of_a_tenth():
    assert claims(planted(1.1), seed=2, trials=200) >= 0.8


@pytest.mark.slow
def test_hold_interval_of_median():
    """It holds the true ratio in 95 % or more, also where 30 % of the instances are cut short."""
    held, rng = [], np.random.default_rng(3)
    for _ in range(200):
        base, mine = planted(1.1)(rng)
        cut = {i: CUT for i in range(24) if mine[i] > 1}
        found = ratio(many(OLD, base, limit=None) + many(NEW, np.minimum(mine, 1), cut, limit=None))
        high = found.high.value if found.high.bound != ">=" else math.inf
        held.append(found.low.value <= 1.1 <= high)
    assert fmean(held) >= 0.93
