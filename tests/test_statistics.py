"""Statistics: false claims of simulated comparisons are rare; what is paired, what is a bound."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
import pytest
from bench import calibration
from scipy.stats import binom

from pylogic.experiments import figures, samples, statistics
from pylogic.experiments.runs import Taken
from pylogic.experiments.samples import Sample

TRIALS = 4000


def most(share: float, trials: int = TRIALS) -> float:
    """The share that simulations of so many trials stay below, one in ten thousand excepted."""
    return float(binom.ppf(0.9999, trials, share)) / trials


def known(values: Iterable[float], bound: Iterable[int] = ()) -> samples.Samples:
    """One sample of each of so many instances; those that were cut short."""
    return {
        f"i{i:02}": [Sample("given", 1, i, float(value), i in bound)]
        for i, value in enumerate(values)
    }


def seeded(values: Iterable[float], **changes: object) -> samples.Samples:
    """One instance, shuffled by so many seeds."""
    return {
        "i": [
            Sample("given", seed, seed, float(value))._replace(**changes)
            for seed, value in enumerate(values)
        ]
    }


# ---- Simulations: a star is false in 5 % at most ----------------------------------------


@pytest.mark.few(6)
@pytest.mark.parametrize("kind", calibration.EFFECTS)
@pytest.mark.parametrize("size", [5, 6, 10, 20, 65])
@pytest.mark.parametrize("relevant", [1.0, 1.2])
def test_stars_without_a_difference_are_rare(kind, size, relevant):
    rng = np.random.default_rng(size)
    null = calibration.effects(kind, size, TRIALS, rng) - calibration.median(kind)
    false = calibration.stars(null + math.log(relevant), relevant)
    assert false <= most(0.05 if relevant == 1 else 0.025)
    assert (calibration.stars(null) > 0) == (size >= 6)


@pytest.mark.few(1)
@pytest.mark.parametrize("kind", calibration.EFFECTS)
@pytest.mark.parametrize("size", [6, 20, 65])
def test_intervals_miss_the_mean_as_often_as_the_guide_says(kind, size):
    """Where effects are symmetric in 5 %; else more often, and most of these are warned of."""
    null = calibration.effects(kind, size, TRIALS, np.random.default_rng(size))
    held, warned = calibration.coverage(null)
    least = {"strongly skewed": 0.92, "extremely skewed": 0.87, "rare": 0.4}.get(kind, 0.95)
    assert held >= 1 - most(1 - least)
    assert warned <= most(0.06) or kind != "normal"


@pytest.mark.few(1)
@pytest.mark.parametrize("kind", calibration.EFFECTS)
@pytest.mark.parametrize("sign", [1, -1])
def test_known_ratios_are_found(kind, sign):
    rng = np.random.default_rng(1)
    middle = calibration.median(kind)
    effects = {n: sign * (calibration.effects(kind, n, TRIALS, rng) - middle) for n in (10, 20, 65)}
    assert min(calibration.stars(some + math.log(20)) for some in effects.values()) > 0.95
    assert calibration.stars(effects[20] + math.log(1.5)) > 0.6
    assert calibration.stars(effects[65] + math.log(1.1)) > 0.3
    assert calibration.stars(effects[65] + math.log(1.1), relevant=1.5) == 0


def claims(trials: int, ratio: float, **changes: object) -> list[statistics.Ratio]:
    rng = np.random.default_rng(11)
    return [
        calibration.compared(*calibration.taken(40, ratio, rng=rng, **changes))
        for _ in range(trials)
    ]


@pytest.mark.few(1)
@pytest.mark.parametrize("crashes", [0, 0.05])
def test_runs_that_are_cut_short_in_both_directions_hide_no_difference(crashes):
    found = claims(150, 2, crashes=crashes)
    assert np.mean([one.is_difference for one in found]) > (0.75 if crashes else 0.85)
    assert not any(one.is_difference and one.faster > one.slower for one in found)
    assert np.mean([one.value is None for one in found]) > 0.2  # which the mean does


@pytest.mark.few(1)
@pytest.mark.parametrize("kind", ["normal", "extremely skewed", "rare"])
def test_runs_that_are_cut_short_or_crash_make_no_stars(kind):
    found = claims(300, 1, kind=kind, crashes=0.05)
    stars = [one.is_difference or one.solves_differently for one in found]
    assert np.mean(stars) <= most(0.05, 300)


def test_one_star_in_a_table_without_differences_is_rare():
    assert calibration.families(6, 20, 60, np.random.default_rng(2)) <= most(0.05, 60)


def test_stars_stay_rare_however_often_one_looks():
    assert calibration.looks(20, 2000, np.random.default_rng(5)) <= most(0.05, 2000)


@pytest.mark.slow
def test_intervals_of_par_2_hold_it_as_often_as_the_guide_says():
    held = calibration.penalized(40, 200, np.random.default_rng(6))
    assert min(held) >= 1 - most(0.08, 200)


def test_killing_a_third_of_the_runs_turns_no_claim_round():
    for same, _lost, new, opposite in calibration.killed(48, np.random.default_rng(3)).values():
        assert (same > 24, new < 6, opposite) == (True, True, 0)


@pytest.mark.parametrize("relevant", [1.0, 1.2])
def test_what_is_claimed_can_be_seen_in_the_interval_of_the_median(relevant):
    rng = np.random.default_rng(7)
    seen = set()
    for trial in range(60):
        values = rng.normal(0.4 * (trial % 3 - 1), 0.4, 20)
        cut = {} if trial % 2 else {1, 2}
        found = statistics.ratio(known(values, cut), known([0] * 20, [5]), relevant, is_median=True)
        low, high = found.low or 0, found.high or math.inf
        within = found.p_equivalent is not None and found.p_equivalent < statistics.LEVEL
        side = 1 if low > relevant else -1 if high < 1 / relevant else 0
        assert found.is_difference == (side != 0)
        assert side in (0, 1 if found.slower > found.faster else -1)
        assert not within or 1 / relevant < low <= high < relevant
        seen.add(side)
    assert seen == {-1, 0, 1}


def test_effects_that_are_not_skewed_at_all():
    low, high = statistics.interval(np.array([1.0, 3.0] * 5))
    assert (low, high) == (pytest.approx(2 - 0.754, abs=1e-3), pytest.approx(2 + 0.754, abs=1e-3))


def test_the_few_that_carry_a_mean_are_named():
    steady = known(NOISE + 0.3)
    assert (statistics.ratio(steady, known([0] * 12)).carried_by, ()) == ((), ())
    far = statistics.ratio(known([*NOISE, 9.0]), known([0] * 13))
    assert (far.carried_by, far.skewed_by) == (("i12",), ("i12",))
    rare = statistics.ratio(known([*(NOISE - 0.2), 2.4]), known([0] * 13))
    assert rare.value == pytest.approx(1)
    assert rare.carried_by == ("i12",)
    assert rare.without == pytest.approx(math.exp(-0.2))
    assert rare.faster > rare.slower


def test_what_could_have_been_found_is_found_so_often():
    rng = np.random.default_rng(9)
    pilot = rng.normal(0, 0.3, 2000)
    smallest = statistics.detectable(pilot, 40)
    assert statistics.detectable(2 * pilot, 40) == pytest.approx(smallest**2, rel=0.01)
    shifted = rng.normal(math.log(smallest), 0.3, (TRIALS, 40))
    assert calibration.stars(shifted) == pytest.approx(statistics.POWER, abs=0.04)


@pytest.mark.few(1)
def test_equivalence_is_rarely_claimed_of_what_differs():
    rng = np.random.default_rng(3)
    far, near = (
        [statistics.ratio(known(rng.normal(m, 0.3, 20)), known([0] * 20), 1.5) for _ in range(150)]
        for m in (math.log(1.5), 0)
    )
    assert np.mean([one.is_equivalence for one in far]) <= most(0.025, 150)
    assert np.mean([one.is_equivalence for one in near]) > 0.7


def test_one_instance_over_shuffled_runs():
    rng = np.random.default_rng(5)
    trials = 150
    tables = [[seeded(rng.standard_t(3, 10)) for _ in range(2)] for _ in range(trials)]
    found = [statistics.ratio(*sides) for sides in tables]
    assert {(ratio.unit, ratio.count) for ratio in found} == {("seed", 10)}
    assert sum(ratio.is_difference for ratio in found) / trials <= most(0.05, trials)
    faster = statistics.ratio(seeded(rng.normal(-1, 0.3, 10)), seeded(rng.normal(0, 0.3, 10)))
    assert faster.is_difference


# ---- What a ratio is over ---------------------------------------------------------------

NOISE = np.random.default_rng(6).permutation(np.linspace(-0.15, 0.15, 12))


def test_repetitions_are_averaged_before_programs_and_programs_before_instances():
    one = [Sample("given", 1, "a", 1.0), Sample("given", 2, "a", 3.0), Sample("given", 3, "b", 8.0)]
    assert samples.mean(one) == (5.0, False)
    assert samples.mean([*one, Sample("given", 4, "c", 8.0, True)]) == (6.0, True)
    two = {"i": one, "j": [Sample("given", 1, "c", 1.0)]}
    base = {name: [Sample("given", 1, name, 0.0)] for name in "ij"}
    found = statistics.ratio(two, base)
    assert found.value == pytest.approx(math.exp(3.0))
    assert (found.unit, found.count, found.low, found.p) == ("instance", 2, None, None)


def test_what_few_instances_allow():
    counts = {n: statistics.ratio(known(1 + NOISE[:n]), known([0] * n)) for n in (1, 5, 6, 9, 10)}
    assert [n for n, ratio in counts.items() if ratio.low is not None] == [6, 9, 10]
    assert [n for n, ratio in counts.items() if ratio.is_difference] == [6, 9, 10]


def test_seeds_that_change_nothing_are_repetitions():
    base = seeded(NOISE[::-1])
    for same in (seeded(1 + NOISE, program="the one"), seeded(1 + NOISE)):
        found = statistics.ratio(same, base)
        is_shuffled = len({sample.program for sample in same["i"]}) > 1
        assert found.is_difference == is_shuffled
        assert found.value == pytest.approx(math.e)
    pairs = {"i": [sample._replace(program=sample.seed // 2) for sample in base["i"]]}
    found = statistics.ratio(seeded(1 + NOISE), pairs)
    assert (found.count, found.is_difference) == (6, True)
    twice = [statistics.ratio(pairs, seeded(np.zeros(12))).value, math.exp(NOISE.mean())]
    assert twice[0] == pytest.approx(twice[1])
    other_way = statistics.ratio(base, seeded(1 + NOISE, program="the one"))
    assert (other_way.count, other_way.is_difference) == (1, False)


def test_orders_are_the_pairs_where_there_are_more_of_them():
    def ordered(shift: float) -> samples.Samples:
        values = enumerate(shift + NOISE)
        return {"i": [Sample(f"random#{i}", 1, i, float(value)) for i, value in values]}

    found = statistics.ratio(ordered(1), {"i": [*ordered(0)["i"][::-1]]})
    assert (found.unit, found.count, found.is_difference) == ("order", 12, True)
    assert found.value == pytest.approx(math.e)
    assert statistics.ratio(ordered(1), known([0])) is None


def test_an_instance_that_is_left_is_not_one_instance():
    many = {"i": seeded(1 + NOISE)["i"], **known([5.0] * 10, range(10))}
    base = {"i": seeded(NOISE[::-1])["i"], **known([5.0] * 10, range(10))}
    found = statistics.ratio(many, base)
    assert (found.unit, found.count, found.left_out, found.p) == ("instance", 1, 10, None)


def test_a_cluster_is_one_pair_of_the_means_of_its_instances():
    base, clusters = known([0] * 12), {f"i{i:02}": f"c{i // 2}" for i in range(4)}
    found = statistics.ratio(known(NOISE, [0, 5]), base, clusters=clusters)
    assert (found.unit, found.count, found.base_alone) == ("cluster", 10, 2)
    known_ones = [pair.name for pair in samples.paired(known(NOISE), base, clusters)[1]]
    assert known_ones[:3] == ["c0", "c1", "i04"]
    whole = statistics.ratio(known(NOISE), base, clusters=clusters)
    means = [*NOISE[:4].reshape(2, 2).mean(axis=1), *NOISE[4:]]
    assert whole.value == pytest.approx(math.exp(np.mean(means)))
    crashes = [known([math.inf, *NOISE[1:]], [0]), known([0, math.inf, *[0] * 10], [1])]
    torn = statistics.ratio(*crashes, clusters=clusters)
    assert (torn.count, torn.value) == (10, None)


@pytest.mark.parametrize(
    ("mine", "base", "bound"),
    [((), (), ""), ((1, 2), (2,), ">="), ((2,), (1, 2), "<="), ((1,), (2,), "?")],
)
def test_what_was_cut_short_makes_bounds(mine, base, bound):
    found = statistics.ratio(known(1 + NOISE, mine), known(-NOISE, base))
    assert found.bound == bound
    assert found.left_out == len({*mine} & {*base})
    assert (found.low is None, found.high is None) == (bound in ("<=", "?"), bound in (">=", "?"))
    assert (found.alone, found.base_alone) == (len({*base} - {*mine}), len({*mine} - {*base}))
    assert (found.faster, found.slower) == (found.alone, found.count - found.alone)
    back = statistics.ratio(known(-NOISE, base), known(1 + NOISE, mine), is_median=True)
    assert found.is_difference
    assert back.is_difference
    assert 0.2 < back.low <= back.value <= back.high < 0.7


def test_nothing_is_known_where_all_were_cut_short():
    found = statistics.ratio(known([1, 1], [0, 1]), known([1, 1], [0, 1]))
    assert (found.value, found.bound, found.count, found.left_out) == (None, "?", 0, 2)


def test_a_bound_is_no_equivalence():
    cut = statistics.ratio(known(NOISE, range(3)), known([0] * 12), relevant=2)
    full = statistics.ratio(known(NOISE), known([0] * 12), relevant=2)
    assert (cut.is_equivalence, full.is_equivalence) == (False, True)


def test_differences_without_any_spread_have_no_interval_of_their_mean():
    found = statistics.ratio(known([1] * 12), known([0] * 12))
    assert (found.low, found.high, found.is_difference) == (None, None, True)
    alike = statistics.ratio(known([0] * 12), known([0] * 12))
    assert (alike.faster, alike.slower, alike.is_difference) == (0, 0, False)


def test_a_crash_is_slower_than_all_that_ends_and_never_a_time():
    crashed = known([math.inf, *(1 + NOISE[1:])], [0])
    mean = statistics.ratio(crashed, known(-NOISE))
    assert (mean.value, mean.bound, mean.base_alone, mean.slower) == (None, "?", 1, 12)
    middle = statistics.ratio(crashed, known(-NOISE), is_median=True)
    assert 2 < middle.low < middle.value < middle.high < 4
    both = statistics.ratio(crashed, known([5.0, *-NOISE[1:]], [0]))
    assert (both.left_out, both.count, both.bound) == (1, 11, "")
    most = known([math.inf] * 12, range(12))
    nothing = statistics.ratio(most, known(NOISE), is_median=True)
    assert (nothing.value, nothing.low, nothing.is_difference) == (None, None, True)


def test_holm():
    adjusted = statistics.holm([0.03, None, 0.01, 0.02])
    assert adjusted == [pytest.approx(0.04), None, pytest.approx(0.03), pytest.approx(0.04)]
    assert statistics.holm([]) == []
    assert statistics.holm([0.9, 0.8]) == [1, 1]
    weighted = statistics.holm([0.02, 0.02, None], [4, 1, 1])
    assert weighted == [pytest.approx(0.025), pytest.approx(0.025), None]


def test_a_median_is_a_bound_if_a_cut_run_may_lie_beyond_it():
    def of(*seconds: float, cut: tuple[float, ...] = ()) -> Taken:
        return figures.median_taken([Taken(s, s in cut) for s in seconds])

    assert of(1, 2, 10, cut=(10,)) == (2, False)
    assert of(1, 2, 10, cut=(1,)) == (2, True)
    assert of(1, 10, cut=(10,)) == (5.5, True)
    assert of(1, 10, 10, cut=(10,)) == (10, True)
    assert figures.median_taken([]) is None
