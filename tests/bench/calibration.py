"""How often the figures of a comparison are wrong: `python tests/bench/calibration.py`.

Simulates comparisons whose true ratio is known, and prints tables in Markdown: stars where there
is no difference and where there is one, how often the interval holds the true ratio, and what is
claimed where runs are cut short, crash, or are killed.
"""

from __future__ import annotations

import math

import numpy as np
from scipy import stats

from pylogic.experiments import figures, statistics
from pylogic.experiments.samples import Sample, Samples
from pylogic.experiments.statistics import Ratio

TRIALS = 5_000
SPREAD = 0.3
"""Standard deviation of the logarithms of an instance's ratio: most lie within a factor of 1.8."""
RATIOS = (1.1, 1.5, 20)
SIZES = (6, 10, 20, 65)
EFFECTS = ("normal", "heavy-tailed", "skewed", "strongly skewed", "extremely skewed", "rare")
_SIGMAS = {"skewed": 0.5, "strongly skewed": 1.0, "extremely skewed": 1.5}
RARE, SLOWER = 0.05, math.log(20)
"""One of twenty instances is twenty times slower, and the others make up for it."""


def effects(kind: str, size: int, trials: int, rng: np.random.Generator) -> np.ndarray:
    """Logarithms of the ratios of instances, of mean 0: a trial each line."""
    shape = (trials, size)
    if kind == "normal":
        return SPREAD * rng.normal(size=shape)
    if kind == "heavy-tailed":
        return SPREAD * rng.standard_t(3, size=shape) / math.sqrt(3)
    if kind == "rare":
        common = 0.1 * rng.normal(size=shape) - RARE * SLOWER
        return np.where(rng.random(shape) < RARE, common + SLOWER, common)
    sigma = _SIGMAS[kind]
    mean, factor = math.exp(sigma**2 / 2), math.sqrt(math.expm1(sigma**2))
    return SPREAD * (rng.lognormal(0, sigma, size=shape) / mean - 1) / factor


def median(kind: str) -> float:
    """The median of such effects."""
    if kind == "rare":  # that of the common ones which leaves half of all below it
        return 0.1 * float(stats.norm.ppf(0.5 / (1 - RARE))) - RARE * SLOWER
    if kind not in _SIGMAS:
        return 0.0
    sigma = _SIGMAS[kind]
    return SPREAD * math.expm1(-(sigma**2) / 2) / math.sqrt(math.expm1(sigma**2))


def stars(logarithms: np.ndarray, relevant: float = 1.0) -> float:
    """The share of trials that have a star."""
    margin = math.log(relevant)
    numbers = [(side > margin).sum(axis=-1) for side in (logarithms, -logarithms)]
    ps = statistics.p_sign(np.maximum(*numbers), np.full_like(numbers[0], logarithms.shape[-1]))
    return float(np.mean(ps < statistics.LEVEL))


def coverage(logarithms: np.ndarray) -> tuple[float, float]:
    """The share of trials whose interval holds the true mean, 0, or that warn; and that warn."""
    low, high = statistics.interval(logarithms)
    _, *warnings = statistics.influential(logarithms)
    warns = np.logical_or(*warnings)
    return float(np.mean(warns | (low <= 0) & (high >= 0))), float(np.mean(warns))


def taken(
    size: int,
    ratio: float,
    kind: str = "normal",
    spread: float = 0.86,
    cut: float = 0.18,
    crashes: float = 0.0,
    *,
    rng: np.random.Generator,
) -> tuple[np.ndarray, np.ndarray]:
    """Logarithms of the seconds of two settings on instances, and which of these are bounds.

    Args:
        ratio: the median one; around it the ratios have such a spread and kind.
        cut: the share of all runs that a time limit stops.
        crashes: the share that crashes.
    """
    logarithms = (effects(kind, size, 1, rng)[0] - median(kind)) * spread / SPREAD + math.log(ratio)
    hard = rng.normal(0, 2.1, size)
    seconds = np.array([hard + logarithms / 2, hard - logarithms / 2])
    limit = 2.15 * float(stats.norm.ppf(1 - cut)) if cut else math.inf
    died = rng.random(seconds.shape) < crashes
    bounds = (seconds > limit) | died
    return np.where(died, math.inf, np.minimum(seconds, limit)), bounds


def samples(logarithms: np.ndarray, bounds: np.ndarray, kept: np.ndarray | None = None) -> Samples:
    """A sample of each instance that is kept."""
    return {
        f"i{i:03}": [Sample("given", None, i, float(logarithm), bool(is_bound))]
        for i, (logarithm, is_bound) in enumerate(zip(logarithms, bounds, strict=True))
        if kept is None or kept[i]
    }


def compared(logarithms: np.ndarray, bounds: np.ndarray, kept: np.ndarray | None = None) -> Ratio:
    """What is claimed of two settings, the second of which is the baseline."""
    mine, base = (samples(*side, kept) for side in zip(logarithms, bounds, strict=True))
    found = statistics.ratio(mine, base)
    assert found is not None
    return statistics.together([found])[0]


def claim(found: Ratio) -> int:
    """1 if the setting is claimed to be slower, -1 if faster, 0 if nothing is."""
    return int(found.is_difference) * (1 if found.slower > found.faster else -1)


def p_ranks(logarithms: np.ndarray, bounds: np.ndarray) -> float:
    """The paired Prentice-Wilcoxon test (O'Brien, Fleming 1987), the choice that was not taken."""
    size = logarithms.shape[1]
    times, are_bounds = logarithms.ravel(), bounds.ravel()
    order = np.lexsort((are_bounds, times))
    ends, at_risk = ~are_bounds[order], 2 * size - np.arange(2 * size)
    survival = np.cumprod(np.where(ends, at_risk / (at_risk + 1), 1.0))
    scores = np.empty(2 * size)
    scores[order] = np.where(ends, 1 - 2 * survival, 1 - survival)
    differences = scores[:size] - scores[size:]
    return 2 * float(stats.norm.sf(abs(differences.sum()) / math.sqrt((differences**2).sum())))


def killed(trials: int, rng: np.random.Generator) -> dict[str, list[int]]:
    """How many claims stay, are lost, are new and are turned round where a third of the runs is
    killed: these are missing, or they are crashes."""
    found = {"missing": [0] * 4, "crashed": [0] * 4}
    for trial in range(trials):
        some = taken(40, (1, 1.3, 2, 4)[trial % 4], EFFECTS[trial % 6], rng=rng)
        whole, died = claim(compared(*some)), rng.random(some[0].shape) < 1 / 3
        crashed = np.where(died, math.inf, some[0]), some[1] | died
        for name, found_then in (
            ("missing", compared(*some, ~died.any(axis=0))),
            ("crashed", compared(*crashed)),
        ):
            after = claim(found_then)
            place = 0 if after == whole else 1 if not after else 2 if not whole else 3
            found[name][place] += 1
    return found


def families(comparisons: int, size: int, trials: int, rng: np.random.Generator) -> float:
    """The share of tables that have a star: settings that are all alike, to one baseline."""
    false = 0
    for _ in range(trials):
        hard, noise = rng.normal(0, 2.1, size), rng.normal(0, 0.6, (comparisons + 1, size))
        seconds, limit = hard + noise, 2.1 * float(stats.norm.ppf(0.82))
        sides = [samples(np.minimum(some, limit), some > limit) for some in seconds]
        ratios = [statistics.ratio(side, sides[0]) for side in sides[1:]]
        table = statistics.together([ratio for ratio in ratios if ratio is not None])
        false += any(one.is_difference or one.solves_differently for one in table)
    return false / trials


def penalized(size: int, trials: int, rng: np.random.Generator) -> tuple[float, float]:
    """The shares of trials whose intervals hold the true PAR-2, and the true ratio of PAR-2."""

    def means(count: int) -> list[dict[str, float]]:
        logarithms, bounds = taken(count, 2, rng=rng)
        seconds = np.exp(logarithms) * np.where(bounds, 2, 1)
        return [dict(zip(map(str, range(count)), side.tolist(), strict=True)) for side in seconds]

    mean, base_mean = (math.fsum(side.values()) / len(side) for side in means(10**6))
    held = [0, 0]
    for _ in range(trials):
        mine, base = means(size)
        found = figures.bootstrapped(mine), figures.bootstrapped(mine, base)
        for place, value in enumerate((mean, mean / base_mean)):
            held[place] += found[place].low <= value <= found[place].high
    return held[0] / trials, held[1] / trials


def main() -> None:
    rng = np.random.default_rng(15)
    ratios = " | ".join(f"at {ratio}" for ratio in RATIOS)
    print(f"| effects | instances | false stars | {ratios} | 95 % | 95 %, or warned | warned |")
    print(f"|---|{'---:|' * (5 + len(RATIOS))}")
    for kind in EFFECTS:
        for size in SIZES:
            null = effects(kind, size, TRIALS, rng)
            centred = null - median(kind)
            low, high = statistics.interval(null)
            holds = float(np.mean((low <= 0) & (high >= 0)))
            found = [stars(centred), *(stars(centred + math.log(r)) for r in RATIOS), holds]
            words = " | ".join(f"{100 * share:.1f} %" for share in (*found, *coverage(null)))
            print(f"| {kind} | {size} | {words} |")
    print("\n| 40 instances, 18 % cut short | claimed | by the plain sign test | by ranks |")
    print("|---|---:|---:|---:|")
    for words, ratio, kind, crashes in (
        ("ratio 2", 2, "normal", 0),
        ("ratio 2, 5 % crashed", 2, "normal", 0.05),
        ("no difference", 1, "normal", 0),
        ("no difference, 5 % crashed", 1, "normal", 0.05),
        ("no difference, extremely skewed", 1, "extremely skewed", 0),
        ("no difference, rare", 1, "rare", 0),
    ):
        trials = [taken(40, ratio, kind, crashes=crashes, rng=rng) for _ in range(TRIALS // 10)]
        found = [compared(*some) for some in trials]
        plain = [statistics.ratio(*(samples(*s) for s in zip(*t, strict=True))).p for t in trials]
        claims = [[one.is_difference for one in found], [p < statistics.LEVEL for p in plain]]
        claims.append([p_ranks(*some) < statistics.LEVEL for some in trials])
        print(f"| {words} | {' | '.join(f'{100 * np.mean(some):.1f} %' for some in claims)} |")
    for size in (10, 40):
        share = families(6, size, TRIALS // 10, rng)
        print(f"\nSix settings on {size} instances, no difference: a star in {100 * share:.1f} %.")
    for size in (10, 20, 40, 65):
        own, ratio = (f"{100 * share:.0f} %" for share in penalized(size, TRIALS // 10, rng))
        print(f"\nPAR-2 of {size} instances: its interval holds it in {own}, x PAR-2's in {ratio}.")
    for name, counts in killed(200, rng).items():
        print(
            f"\nA third of the runs {name}, in 200 experiments: {counts[0]} say the same,", end=" "
        )
        print(f"{counts[1]} claim no more, {counts[2]} claim now, {counts[3]} claim the opposite.")


if __name__ == "__main__":
    main()
