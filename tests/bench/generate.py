"""How fast puzzles are made, beside Simon Tatham's generators in C, and how varied they are.

`python tests/bench/generate.py` from the checkout; Debian's sgt-puzzles is the peer. CPU time of
all processes, a puzzle; the first of each kind is left out, since it grounds the board. Each line
is measured in one run, pylogic and peer in turns.
"""

from __future__ import annotations

import resource
import shutil
import statistics
import subprocess
import sys
from collections.abc import Sequence

import pylogic
from pylogic.clues.generated_puzzle import GeneratedPuzzle

SEED, ROUNDS = 7, 3
KINDS = {  # the kind, its size; the peer and its parameters; puzzles a round
    ("kuromasu", "9x9"): ("range", "9x9", 8),
    ("takuzu", "8x8"): ("unruly", "8x8", 8),
    ("slitherlink", "7x7"): ("loopy", "7x7", 8),
    ("slitherlink", "10x10"): ("loopy", "10x10", 5),
    ("sudoku", "9x9"): ("solo", "3x3", 8),
    ("masyu", "10x10"): ("pearl", "10x10", 2),
    ("nonogram", "15x15"): ("pattern", "15x15", 2),
    ("slant", "10x10"): ("slant", "10x10", 5),
    ("akari", "10x10"): ("lightup", "10x10", 5),
    ("futoshiki", "6x6"): ("unequal", "6", 10),
    ("skyscrapers", "6x6"): ("towers", "6", 10),
    ("galaxies", "7x7"): ("galaxies", "7x7", 3),
    ("nurikabe", "9x9"): (None, None, 2),
    ("tapa", "8x8"): (None, None, 2),
    ("fillomino", "8x8"): ("filling", "8x8", 1),
    ("fillomino", "10x10"): ("filling", "10x10", 1),
}


def cpu() -> float:
    """The CPU seconds of this process and of the children that have ended."""
    found = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in found)


def made(kind: str, size: str, count: int) -> tuple[list[GeneratedPuzzle], list[float]]:
    """Puzzles after the first, and the CPU seconds of one in each round."""
    seconds, puzzles = [], []
    for seed in range(SEED, SEED + ROUNDS):
        makes = pylogic.load(kind).generate(size, seed=seed, count=count + 1, symmetry="none")
        next(makes)
        before = cpu()
        puzzles += list(makes)
        seconds.append((cpu() - before) / count)
    return puzzles, seconds


def peers(name: str, size: str) -> float:
    """CPU seconds of a puzzle."""
    program = shutil.which(f"sgt-{name}") or f"/usr/games/sgt-{name}"
    before = cpu()
    subprocess.run([program, "--generate", "50", size], capture_output=True, check=True)
    return (cpu() - before) / 50


def table(asked: Sequence[str]) -> None:
    """A line for each kind, or for those that are asked for."""
    print("| kind | size | ms a puzzle | slowest round | clues | sgt, ms | times |")
    print("|---|---|---|---|---|---|---|")
    for (kind, size), (name, parameters, count) in KINDS.items():
        if asked and kind not in asked:
            continue
        puzzles, seconds = made(kind, size, count)
        middle = statistics.median(seconds)
        clues = statistics.median(puzzle.clues for puzzle in puzzles)
        peer = statistics.median(peers(name, parameters) for _ in range(3)) if name else None
        theirs = f"{1000 * peer:.1f} | {middle / peer:.0f}" if peer else "| "
        print(
            f"| {kind} | {size} | {1000 * middle:.0f} | {1000 * max(seconds):.0f} | {clues:g} |"
            f" {theirs} |",
            flush=True,
        )
        if kind == "kuromasu":
            variety([puzzle.solution.symbols for puzzle in puzzles], 81)


def variety(boards: Sequence[tuple[object, ...]], cells: int) -> None:
    """Black cells, and boards that occur twice."""
    shares = [len(board) / cells for board in boards]
    low, *_, high = statistics.quantiles(shares, n=20)
    repeated = f"{len(boards) - len(set(boards))} of {len(boards)} boards repeated"
    print(
        f"black cells: mean {statistics.mean(shares):.0%}, nine tenths between"
        f" {low:.0%} and {high:.0%}; {repeated}",
        file=sys.stderr,
    )


if __name__ == "__main__":
    table(sys.argv[1:])
