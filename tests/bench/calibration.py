"""How often the figures of a comparison are wrong: `python tests/bench/calibration.py`.

Simulates comparisons whose true ratio is known, and prints a table in Markdown: stars where there
is no difference, stars where there is one, and how often the interval holds the true ratio.
"""

from __future__ import annotations

import math

import numpy as np

from pylogic.experiments import statistics

TRIALS = 20_000
SPREAD = 0.3
"""Standard deviation of the logarithms of an instance's ratio: most lie within a factor of 1.8."""
RATIOS = (1.1, 1.5, 20)
SIZES = (5, 10, 20, 65)
EFFECTS = ("normal", "heavy-tailed", "skewed", "strongly skewed")
_SIGMAS = {"skewed": 0.5, "strongly skewed": 1.0}


def effects(kind: str, size: int, trials: int, rng: np.random.Generator) -> np.ndarray:
    """Logarithms of the ratios of instances, of mean 0: a trial each line."""
    shape = (trials, size)
    if kind == "normal":
        return SPREAD * rng.normal(size=shape)
    if kind == "heavy-tailed":
        return SPREAD * rng.standard_t(3, size=shape) / math.sqrt(3)
    sigma = _SIGMAS[kind]
    mean, factor = math.exp(sigma**2 / 2), math.sqrt(math.expm1(sigma**2))
    return SPREAD * (rng.lognormal(0, sigma, size=shape) / mean - 1) / factor


def stars(logarithms: np.ndarray, relevant: float = 1.0) -> float:
    """The share of trials that have a star."""
    if logarithms.shape[-1] < statistics.ENOUGH_TO_CLAIM:
        return 0.0
    return float(np.mean(statistics.p_difference(logarithms, relevant) < statistics.LEVEL))


def coverage(logarithms: np.ndarray) -> float:
    """The share of trials whose interval holds the true mean, 0."""
    low, high = statistics.interval(logarithms)
    return float(np.mean((low <= 0) & (high >= 0)))


def families(comparisons: int, size: int, trials: int, rng: np.random.Generator) -> float:
    """The share of tables that have a star: settings that are all alike, to one baseline."""
    taken = effects("normal", size, trials * (comparisons + 1), rng)
    tables = taken.reshape(trials, comparisons + 1, size)
    ps = statistics.p_difference(tables[:, 1:] - tables[:, :1])
    return float(np.mean([min(statistics.holm(list(p))) < statistics.LEVEL for p in ps]))


def main() -> None:
    rng = np.random.default_rng(15)
    print(f"| effects | instances | false stars | {' | '.join(f'at {r}' for r in RATIOS)} | 95 % |")
    print(f"|---|{'---:|' * (3 + len(RATIOS))}")
    for kind in EFFECTS:
        for size in SIZES:
            null = effects(kind, size, TRIALS, rng)
            found = [stars(null), *(stars(null + math.log(r)) for r in RATIOS), coverage(null)]
            print(f"| {kind} | {size} | {' | '.join(f'{100 * share:.1f} %' for share in found)} |")
    share = families(6, 20, TRIALS // 10, rng)
    print(f"\nSix comparisons of 20 instances without a difference: a star in {100 * share:.1f} %.")


if __name__ == "__main__":
    main()
