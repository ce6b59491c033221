"""What grades are worth: their rank correlation with the levels that a generator names.

`python tests/bench/grades.py [--every N] [PUZZLE...]` from the checkout prints tables in Markdown.
The puzzles are those of tests/sgt_levels.txt.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter
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
    """Of each level of the generator ours, the costliest steps that occur, and medians."""
    print("| level | ours | costliest step | median | median sum | proved | CPU seconds, worst |")
    print("|---|---|---|---:|---:|---:|---:|")
    for name in dict.fromkeys(row.one.name for row in found):
        rows = [row for row in found if row.one.name == name]
        costs = [row.grade.costliest for row in rows]
        sums = statistics.median(row.grade.total for row in rows)
        seconds = [row.seconds for row in rows]
        proved = sum(row.grade.is_proved for row in rows)
        ours = Counter(row.grade.level for row in sorted(rows, key=lambda row: row.grade.key))
        called = ", ".join(f"{n} {level}" for level, n in ours.items())
        print(
            f"| {name} | {called} | {min(costs)} to {max(costs)} |"
            f" {statistics.median(costs):g} | {sums:g} |"
            f" {proved} of {len(rows)} | {statistics.median(seconds):.2f}, {max(seconds):.2f} |"
        )


def main() -> None:
    lines = FILE.read_text().splitlines()
    every = list(dict.fromkeys(line.split()[0] for line in lines if not line.startswith("#")))
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("puzzles", nargs="*", default=every, metavar="PUZZLE")
    asked = parser.parse_args()
    for name in asked.puzzles:
        found = rated(name, asked.every)
        levels = [row.one.level for row in found]
        both = spearman(levels, [row.grade.key for row in found])
        most = spearman(levels, range(len(levels)))
        costliest = spearman(levels, [row.grade.costliest for row in found])
        print(f"\n{name}: {len(found)} puzzles; rank correlation with the level {both:.2f}, of")
        print(f"{most:.2f} without equal grades; of the costliest step alone {costliest:.2f}\n")
        table(found)


if __name__ == "__main__":
    main()
