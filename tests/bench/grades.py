"""What grades are worth: their rank correlation with the levels that a generator names.

`python tests/bench/grades.py [--every N]` from the checkout prints tables in Markdown. The
puzzles are those of tests/sgt_levels.txt; a kind that is not there yet has its line as soon as it
is.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pylogic
from pylogic.explain.grade import Grade

sys.path.append(str(Path(__file__).parents[1]))
from levels import FILE, Levelled, puzzles, spearman


class Rated(NamedTuple):
    """A puzzle, its grade, and the CPU seconds that it took."""

    one: Levelled
    grade: Grade
    seconds: float


def rated(name: str, every: int) -> list[Rated]:
    """Every so many puzzles of a kind; reading and solving are part of the time."""
    puzzle = pylogic.load(name)
    found = []
    for one in puzzles(name)[::every]:
        began = time.process_time()
        grade = puzzle.rate(one.game)
        found.append(Rated(one, grade, time.process_time() - began))
    return found


def table(found: list[Rated]) -> None:
    """Medians of each level, and the costliest steps that occur."""
    print("| level | costliest step | its median | median sum | proved | CPU seconds, worst |")
    print("|---|---|---:|---:|---:|---:|")
    for name in dict.fromkeys(row.one.name for row in found):
        rows = [row for row in found if row.one.name == name]
        costs = [row.grade.costliest for row in rows]
        sums = statistics.median(row.grade.total for row in rows)
        seconds = [row.seconds for row in rows]
        proved = sum(row.grade.is_proved for row in rows)
        print(
            f"| {name} | {min(costs)} to {max(costs)} | {statistics.median(costs):g} | {sums:g} |"
            f" {proved} of {len(rows)} | {statistics.median(seconds):.2f}, {max(seconds):.2f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=1, metavar="N")
    every = parser.parse_args().every
    lines = FILE.read_text().splitlines()
    for name in dict.fromkeys(line.split()[0] for line in lines if not line.startswith("#")):
        found = rated(name, every)
        levels = [row.one.level for row in found]
        both = spearman(levels, [row.grade.key for row in found])
        costliest = spearman(levels, [row.grade.costliest for row in found])
        print(f"\n{name}: {len(found)} puzzles; rank correlation with the level {both:.2f},")
        print(f"of the costliest step alone {costliest:.2f}\n")
        table(found)


if __name__ == "__main__":
    main()
