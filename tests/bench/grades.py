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


def main() -> None:
    lines = FILE.read_text().splitlines()
    every = list(dict.fromkeys(line.split()[0] for line in lines if not line.startswith("#")))
    parser = argparse.ArgumentParser()
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("puzzles", nargs="*", default=every, metavar="PUZZLE")
    asked = parser.parse_args()
    found = {name: rated(name, asked.every) for name in asked.puzzles}
    print("| puzzle | boards | correlation | without ties at most | of the costliest step alone |")
    print("|---|---:|---:|---:|---:|")
    for name, rows in found.items():
        levels = [row.one.level for row in rows]
        keys = [row.grade.key for row in rows]
        costliest = [row.grade.costliest for row in rows]
        told = (spearman(levels, x) for x in (keys, range(len(rows)), costliest))
        print(f"| {name} | {len(rows)} |", *(f"{x:.2f} |" for x in told))
    print("\n| level | ours | costliest step | median | median sum | CPU seconds, worst |")
    print("|---|---|---:|---:|---:|---:|")
    for rows in found.values():
        for level in dict.fromkeys(row.one.name for row in rows):
            print(line_of([row for row in rows if row.one.name == level]))


def line_of(rows: list[Rated]) -> str:
    """A line of the table: our levels of the puzzles of one level, and medians."""
    one = rows[0].one
    costs = [row.grade.costliest for row in rows]
    seconds = [row.seconds for row in rows]
    ours = Counter(row.grade.level for row in sorted(rows, key=lambda row: row.grade.key))
    return (
        f"| {one.puzzle} {one.name} | {', '.join(f'{n} {name}' for name, n in ours.items())} |"
        f" {min(costs)} to {max(costs)} | {statistics.median(costs):g} |"
        f" {statistics.median(row.grade.total for row in rows):g} |"
        f" {statistics.median(seconds):.2f}, {max(seconds):.2f} |"
    )


if __name__ == "__main__":
    main()
