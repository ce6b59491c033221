"""What a comparison claims of runs whose seconds are known: ratios, intervals, stars, bounds.

Claims are those of exact sign tests, computed here once more; slow simulations say how often
comparisons without a difference have a star.
"""

from __future__ import annotations

import math
from dataclasses import replace
from statistics import fmean

import pytest
from experiments import CRASH, CUT, NEW, NOISE, OLD, both, compared, many, run, seeded

from pylogic.experiments.runs import Setting


@pytest.fixture(scope="module", autouse=True)
def _statistics() -> None:
    """Load scipy, which takes longer than any test here."""
    compared(both(2)).rows  # noqa: B018


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


def test_claim_only_relevant_difference():
    assert ratio(both(2), relevant=1.5).is_difference
    assert not ratio(both(2), relevant=2.5).is_difference
    assert not ratio(both(1), relevant=1.5).is_difference


def test_correct_claims_for_all_settings():
    """Holm's correction, in which who is faster has four times the weight of who solves more."""
    settings = [Setting(f"s{number}") for number in range(4)]
    shifts = {"s1": 12, "s2": 10, "s3": 10}  # of 12 instances so many are slower
    runs = many(settings[0], [0] * 12)
    for setting in settings[1:]:
        slower = shifts[setting.encoding]
        runs += many(setting, [1 + i / 9 if i < slower else -1 for i in range(12)])
    rows = compared(runs).rows[1:]
    twice = 2 * sign_test(10, 12)  # the last one is adjusted as much as the one before it
    assert [row.ratio.p for row in rows] == pytest.approx([3 * sign_test(12, 12), twice, twice])
    assert [row.ratio.is_difference for row in rows] == [True, False, False]
    found = ratio(many(OLD, [0] * 12) + many(NEW, [1] * 12, dict.fromkeys(range(8), CUT)))
    assert found.p == pytest.approx(sign_test(12, 12) * (4 + 1) / 4)
    assert found.p_alone == pytest.approx(sign_test(8, 8))


# ---- Ratios and their intervals --------------------------------------------------------


def test_average_logarithms_of_instances():
    found = ratio(both(2))
    assert (found.unit, found.count, found.bound) == ("instance", 12, "")
    assert found.value == pytest.approx(2)
    assert ratio(both(2, count=5)).low is None
    assert ratio(both(2, count=6)).low is not None


def test_hold_interval_of_students_t():
    """Longer where effects are skewed, and never shorter."""
    found = ratio(many(OLD, [0] * 10) + many(NEW, [0.1, 0.3] * 5))
    half = 2.262157 * 0.1 / 3  # t of 9 degrees of freedom, and the standard error
    assert (math.log(found.low), math.log(found.high)) == pytest.approx((0.2 - half, 0.2 + half))
    skewed = [0.1] * 5 + [0.2] * 4 + [1.2]
    longer = ratio(many(OLD, [0] * 10) + many(NEW, skewed))
    middle = fmean(skewed)
    deviation = math.sqrt(sum((x - middle) ** 2 for x in skewed) / 9)
    assert math.log(longer.high) > middle + 2.262157 * deviation / math.sqrt(10) + 0.05
    assert math.log(longer.low) <= middle - 2.262157 * deviation / math.sqrt(10) + 1e-9
    alike = ratio(many(OLD, [0] * 12) + many(NEW, [1] * 12))
    assert (alike.low, alike.high, alike.is_difference) == (None, None, True)
    same = ratio(many(OLD, [0] * 12) + many(NEW, [0] * 12))
    assert (same.faster, same.slower, same.is_difference) == (0, 0, False)


def test_name_few_instances_that_carry_mean():
    assert (ratio(both(2)).carried_by, ratio(both(2)).skewed_by) == ((), ())
    far = ratio(many(OLD, [0] * 13) + many(NEW, [*NOISE, 4.0]))
    assert (far.carried_by, far.skewed_by) == (("i12",), ("i12",))
    rare = ratio(many(OLD, [0] * 13) + many(NEW, [*(x - 0.2 for x in NOISE), 2.4]))
    assert (rare.value, rare.without) == pytest.approx((1, math.exp(-0.2)))
    assert rare.carried_by == ("i12",)
    assert rare.faster > rare.slower


@pytest.mark.parametrize(
    ("mine", "base", "bound"),
    [((), (), ""), ((1, 2), (2,), ">="), ((2,), (1, 2), "<="), ((1,), (2,), "?")],
)
def test_bound_ratio_of_stopped_runs(mine, base, bound):
    runs = both(3, dict.fromkeys(mine, CUT), dict.fromkeys(base, CUT))
    found = ratio(runs)
    assert found.is_median == (bound == "?")
    if bound != "?":  # a mean; where both are stopped, the median is known
        assert found.bound == bound
        assert (found.low is None, found.high is None) == (bound == "<=", bound == ">=")
    assert found.left_out == len({*mine} & {*base})
    assert (found.alone, found.base_alone) == (len({*base} - {*mine}), len({*mine} - {*base}))
    assert (found.faster, found.slower) == (found.alone, found.count - found.alone)
    assert found.is_difference


def test_take_median_where_both_are_stopped():
    """Its interval is that of order statistics, which the sign test does not reject."""
    late = {**CUT, "cpu_seconds": 60.0}
    found = ratio(both(2, {0: late}, {1: late}))
    differences = sorted([*(math.log(2) + 2 * x for x in NOISE[2:]), math.inf, -math.inf])
    middle = (differences[5] + differences[6]) / 2
    assert (found.is_median, math.log(found.value)) == (True, pytest.approx(middle))
    # Of 12 the third on each side: p of 10 on one side is 0.039, of 9 it is 0.146.
    assert sign_test(10, 12) < 0.05 < sign_test(9, 12)
    assert math.log(found.low) == pytest.approx(differences[2])
    assert math.log(found.high) == pytest.approx(differences[9])
    nothing = ratio(both(2, {0: CUT, 1: CUT}, {0: CUT, 1: CUT}, count=2))
    assert (nothing.value, nothing.bound, nothing.count, nothing.left_out) == (None, "?", 0, 2)


def test_count_crash_as_slower_than_any_time():
    found = ratio(both(2, {0: CRASH}))
    assert (found.is_median, found.base_alone, found.slower) == (True, 1, 12)
    assert 1.5 < found.low < found.value < found.high < 2.8
    twice = ratio(both(2, {0: CRASH}, {0: CRASH}))
    assert (twice.left_out, twice.count, twice.bound) == (1, 11, "")
    none = ratio(both(2, dict.fromkeys(range(12), CRASH)))
    assert (none.value, none.low, none.is_difference) == (None, None, True)


# ---- Of which runs ---------------------------------------------------------------------


def test_average_repetitions_before_programs_before_instances():
    mine = seeded(NEW, [0, 2, 3])
    mine[1] = replace(mine[1], encoding_hash="rules 0")  # the same program as the first
    other = run(NEW, 1.0, "j")
    base = [*seeded(OLD, [0, 0, 0]), run(OLD, 1.0, "j")]
    found = ratio([*base, *mine, other])
    assert (found.count, math.log(found.value)) == (2, pytest.approx((1 + 3) / 2 / 2))


@pytest.mark.parametrize("by", ["seed", "order"])
def test_pair_shuffled_runs_of_one_instance(by):
    random = {"order": "random"} if by == "order" else {}
    old, new = Setting("old", **random), Setting("new", **random)
    found = ratio([*seeded(old, NOISE[::-1], by), *seeded(new, [1 + x for x in NOISE], by)])
    assert (found.unit, found.count, found.is_difference) == (by, 12, True)
    assert found.value == pytest.approx(math.e)


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
            for one in seeded(setting, [shift + x for x in NOISE])
        ]

    assert ratio(runs(lambda _seed: 500)).count == 1
    assert ratio(runs(lambda seed: 500 + seed)).count == 12
    note = "shuffles changed nothing there, so runs that differ in their seed alone count as one"
    assert f"old, new: {note}" in compared(runs(lambda _seed: 500)).notes
    assert not any(note in one for one in compared(runs(lambda seed: 500 + seed)).notes)


def test_pair_no_seeds_where_other_instances_were_stopped():
    rest = [run(s, 9.0, f"j{i}", seed=i, **CUT) for s in (OLD, NEW) for i in range(10)]
    runs = [*seeded(OLD, NOISE[::-1]), *seeded(NEW, NOISE), *rest]
    found = ratio(runs)
    assert (found.unit, found.count, found.left_out, found.p) == ("instance", 1, 10, None)


def test_count_alike_instances_once():
    clusters = tuple((f"i{i:02}", f"c{i // 2}") for i in range(4))
    runs = many(OLD, [0] * 12) + many(NEW, NOISE)
    found = ratio(runs, clusters=clusters)
    means = [fmean(NOISE[:2]), fmean(NOISE[2:4]), *NOISE[4:]]
    assert (found.unit, found.count) == ("cluster", 10)
    assert math.log(found.value) == pytest.approx(fmean(means))
    cut = many(OLD, [0] * 12) + many(NEW, NOISE, {0: CUT, 5: CUT})
    assert ratio(cut, clusters=clusters).base_alone == 2
    torn = many(OLD, [0] * 12, {1: CRASH}) + many(NEW, NOISE, {0: CRASH})
    assert ratio(torn, clusters=clusters).count == 10


def test_compare_runs_of_one_machine_alone():
    runs = both(2)
    runs[3] = replace(runs[3], machine="another")
    assert ratio(runs).count == 11


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
    base, row = compared(runs).rows
    mean = (7 * 120 + sum(one.cpu_seconds for one in runs[19:])) / 12
    assert row.par2.value == pytest.approx(mean)
    assert row.par2.low < mean < row.par2.high
    assert row.par2_ratio.value == pytest.approx(mean / base.par2.value)
    crashed = both(2, {0: CRASH, 1: CRASH})
    mean = (2 * 120 + sum(one.cpu_seconds for one in crashed[14:])) / 12
    assert compared(crashed).rows[1].par2.value == pytest.approx(mean)
    without = [replace(one, case=replace(one.case, cpu_limit=None)) for one in both(2)]
    for some in (without, [*without[:1], *both(2)[1:]]):  # for all or for none
        assert [row.par2 for row in compared(some).rows] == [None, None]


def test_compare_effort_where_both_solve():
    def counted(one, choices):
        return replace(one, statistics=one.statistics._replace(choices=choices))

    runs = [counted(one, 1 if one.case.setting == OLD else 7) for one in both(1)]
    runs[3] = counted(replace(runs[3], **CUT), 10**6)
    row = compared(runs).rows[1]
    assert (row.choices.median, row.choices.ratio) == (7, pytest.approx(4))
    assert (row.conflicts.median, row.conflicts.ratio) == (0, pytest.approx(1))
    assert (row.inferences.median, row.inferences.ratio) == (None, None)
    again = replace(runs[16], case=replace(runs[16].case, seed=2))
    runs[16] = counted(runs[16], 10**6)  # another run of this instance was stopped
    stopped = counted(replace(again, **CUT), 10**6)
    other = replace(runs[4], case=replace(runs[4].case, seed=2))
    row = compared([*runs, other, stopped]).rows[1]
    assert (row.choices.median, row.choices.ratio) == (7, pytest.approx(4))


# ---- Simulations of tests/bench/calibration.py -----------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["normal", "heavy-tailed", "skewed", "extremely skewed", "rare"])
def test_claim_rarely_what_is_not_there(kind):
    """How often intervals miss the mean is what the guide says; stars are rare, ratios found."""
    import numpy as np
    from bench import calibration

    middle, least = (
        calibration.median(kind),
        {"extremely skewed": 0.87, "rare": 0.4}.get(kind, 0.92),
    )
    for size in (6, 20, 65):
        effects = calibration.effects(kind, size, 4000, np.random.default_rng(size))
        assert calibration.stars(effects - middle) < 0.065
        assert calibration.coverage(effects)[0] > least - 0.02
        assert size < 20 or calibration.stars(effects - middle + math.log(20)) > 0.95


@pytest.mark.slow
def test_claim_little_less_where_runs_are_stopped_or_killed():
    import numpy as np
    from bench import calibration

    rng = np.random.default_rng(3)
    for same, _lost, new, opposite in calibration.killed(48, rng).values():
        assert (same > 24, new < 6, opposite) == (True, True, 0)
    for truth, crashes, least, most in ((2, 0, 0.85, 1), (2, 0.05, 0.75, 1), (1, 0.05, 0, 0.09)):
        some = [calibration.taken(40, truth, crashes=crashes, rng=rng) for _ in range(150)]
        assert least <= fmean(calibration.compared(*one).is_difference for one in some) <= most
    assert calibration.families(6, 20, 60, rng) < 0.17
    assert min(calibration.penalized(40, 200, rng)) > 0.85
