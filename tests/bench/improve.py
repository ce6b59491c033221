"""How long `--improve` and the plain search take to a best answer: CPU seconds of the search.

`python tests/bench/improve.py [--seeds N] [--limit S] [NAME ...]` from the checkout. Goals are the
true optima, by dynamic programming or exhaustive searches. Where a run has not met its goal
within the limit its best cost stands in brackets.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
from pathlib import Path
from random import Random

import pylogic
from pylogic import Answer

_TOUR = """
{ next(X, Y) : cost(X, Y, _) } = 1 :- city(X).
{ next(X, Y) : cost(X, Y, _) } = 1 :- city(Y).
city(X) :- cost(X, _, _).
reached(1). reached(Y) :- reached(X), next(X, Y).
:- city(X), not reached(X).
#minimize { D, X : next(X, Y), cost(X, Y, D) }.
#show next/2.
"""
_INDEPENDENT = """
{ in(R, C) : weight(R, C, _) }.
:- in(R, C), in(R', C'), |R - R'| < 2, |C - C'| < 2, (R, C) != (R', C').
#maximize { W, R, C : in(R, C), weight(R, C, W) }.
#show in/2.
"""


class _MetError(Exception):
    """The goal is met."""


def _rules() -> dict[str, str]:
    rng = Random(5)
    towns = [(rng.randint(0, 100), rng.randint(0, 100)) for _ in range(20)]
    ways = (
        f"cost({i}, {j}, {round(((a - c) ** 2 + (b - d) ** 2) ** 0.5)})."
        for i, (a, b) in enumerate(towns, 1)
        for j, (c, d) in enumerate(towns, 1)
        if i != j
    )
    tour = "\n".join(ways) + _TOUR
    cells = [(r, c) for r in range(1, 13) for c in range(1, 13)]
    weights = "\n".join(f"weight({r}, {c}, {rng.randint(1, 20)})." for r, c in cells)
    return {"tour of 20 cities": tour, "independent set 12x12": weights + _INDEPENDENT}


RULES = _rules()
GOALS = {
    "chemin 3x3": -57,
    "chemin 3x4": -300,
    "chemin 4x4": -2473,
    "chemin 4x5": -22634,
    "tour of 20 cities": 424,
    "independent set 12x12": -468,
}


def seconds(puzzle: pylogic.Puzzle, instance: object, goal: int, **keywords: object) -> str:
    """The CPU seconds until an answer of the cost `goal`, or the best cost in brackets."""
    best = 0

    def look(answer: Answer) -> None:
        nonlocal best
        (best,) = answer.cost
        if best <= goal:
            raise _MetError

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        puzzle.solve(instance, isolated=True, on_answer=look, **keywords)
    except _MetError:
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return f"{used:.1f}"
    return f"({best})"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=["chemin 3x3", "chemin 4x4", *RULES])
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--limit", type=float, default=60)
    options = parser.parse_args()
    print(f"{'':22} {'goal':>6} {'plain':>8}  improve, seeds 1 to {options.seeds}")
    with tempfile.TemporaryDirectory() as folder:
        for name in options.names:
            path, instance = "chemin", None
            if name in RULES:
                path = str(Path(folder, f"{len(name)}.lp"))
                Path(path).write_text(RULES[name])
            puzzle = pylogic.load(path)
            if path == "chemin":
                rows, cols = name.split()[1].split("x")
                instance = puzzle.instance(f"size({rows},{cols}).", text=True)
            print(f"{name:22} {GOALS[name]:6}", end="", flush=True)
            ways = [(False, 1), *((True, seed) for seed in range(1, options.seeds + 1))]
            for improve, seed in ways:
                keywords = {"improve": improve, "seed": seed, "cpu_limit": options.limit}
                cell = seconds(puzzle, instance, GOALS[name], **keywords)
                print(f" {cell:>8}", end="", flush=True)
            print()


if __name__ == "__main__":
    main()
