"""How fast puzzles are made, beside a generator written in C, and how varied their solutions are.

`python tests/bench/generate.py` from the checkout; Debian's sgt-puzzles is the peer (5 minutes).
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import time
from collections.abc import Sequence

import pylogic
from pylogic.clues.generated_puzzle import GeneratedPuzzle

SEED = 7


def made(
    rows: int, cols: int, count: int, jobs: int = 1
) -> tuple[list[GeneratedPuzzle], list[float]]:
    """Puzzles of a size, and the seconds from one to the next."""
    kuromasu = pylogic.load("kuromasu")
    puzzles, seconds = [], []
    before = time.perf_counter()
    for puzzle in kuromasu.generate(f"{rows}x{cols}", seed=SEED, count=count, jobs=jobs):
        now = time.perf_counter()
        puzzles.append(puzzle)
        seconds.append(now - before)
        before = now
    return puzzles, seconds


def rate() -> None:
    """1000 boards of 9x9 beside sgt-range."""
    program = shutil.which("sgt-range") or shutil.which("/usr/games/sgt-range")
    peer = None
    if program:
        began = time.perf_counter()
        subprocess.run([program, "--generate", "1000", "9x9"], capture_output=True, check=True)
        peer = time.perf_counter() - began
        print(f"1000 of 9x9: sgt-range {peer:.1f} s")
    for jobs in (1, 2):
        puzzles, seconds = made(9, 9, 1000, jobs)
        total = sum(seconds)
        ratio = f", ratio {total / peer:.0f}" if peer else ""
        print(f"1000 of 9x9: pylogic, {jobs} process{'es' * (jobs > 1)}: {total:.1f} s{ratio}")
    variety([puzzle.solution.symbols for puzzle in puzzles], 81)


def variety(boards: Sequence[tuple[object, ...]], cells: int) -> None:
    """Black cells, and boards that occur twice."""
    shares = [len(board) / cells for board in boards]
    low, *_, high = statistics.quantiles(shares, n=20)
    repeated = f"{len(boards) - len(set(boards))} of {len(boards)} boards repeated"
    print(
        f"  black cells: mean {statistics.mean(shares):.0%}, nine tenths between"
        f" {low:.0%} and {high:.0%}; {repeated}"
    )


def sizes() -> None:
    for rows, cols, count in ((17, 17, 20), (25, 25, 5), (31, 45, 5)):
        puzzles, seconds = made(rows, cols, count)
        clues = [puzzle.clues for puzzle in puzzles]
        times = (
            f"median {statistics.median(seconds):.2f} s, longest {max(seconds):.2f} s of {count}"
        )
        print(f"{rows}x{cols}: {times}, {min(clues)} to {max(clues)} clues")


if __name__ == "__main__":
    rate()
    sizes()
