"""Puzzles of every kind from a size alone: whether they are made, and the CPU seconds of each.

`python tests/bench/shelf_generate.py [KIND ...] [--count N] [--limit SECONDS]` from the checkout.
A row of the guide's table a kind; each puzzle has a seed and a process of its own, whose start is
not counted.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
from multiprocessing.connection import Connection
from statistics import median

import pylogic

SIZES = {
    "futoshiki": "6x6",
    "kenken": "6x6",
    "killer_sudoku": "9x9",
    "nonogram": "15x15",
    "queens": "8x8",
    "seven_eleven": "6x6",
    "skyscrapers": "6x6",
    "sudoku": "9x9",
}
"""The sizes that readers of these kinds are used to; all other kinds are 10x10."""


def make(kind: str, size: str, seed: int, limit: int, end: Connection) -> None:
    """In a process: make a puzzle; send its CPU seconds and its attempts, or why there is none."""
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    puzzle = pylogic.load(kind)
    before = cpu()
    try:
        made = next(iter(puzzle.generate(size, seed=seed)))
        end.send((cpu() - before, made.attempts))
    except pylogic.PylogicError as error:
        end.send(str(error).replace("\n", " "))


def cpu() -> float:
    """The CPU seconds of this process and of those that it has started."""
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def row(kind: str, size: str, count: int, limit: int) -> str:
    """The row of the table of a kind."""
    figures = []
    for seed in range(1, count + 1):
        here, there = multiprocessing.Pipe(duplex=False)
        process = multiprocessing.Process(target=make, args=(kind, size, seed, limit, there))
        process.start()
        there.close()
        try:
            figures.append(here.recv())
        except EOFError:  # the limit came first
            continue
        finally:
            process.join()
        if isinstance(figures[-1], str):
            return f"| {kind} | {size} | no: {figures[-1][:100]} | | |"
    if not figures:
        return f"| {kind} | {size} | 0 of {count} | | |"
    seconds, attempts = zip(*figures, strict=True)
    measured = f"{median(seconds):.2f} | {max(seconds):.2f} | {median(attempts):.0f}"
    return f"| {kind} | {size} | {len(figures)} of {count} | {measured} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds", nargs="*", default=None, help="KIND or KIND:SIZE")
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--limit", type=int, default=60, help="CPU seconds of each puzzle")
    wanted = parser.parse_args()
    every = (pylogic.load(name).encoding for name in pylogic.puzzles())
    known = [one.name for one in every if ("clues", 0) in one.parts or one.frame_inputs]
    print("| puzzle | size | made | median CPU s | longest | attempts |\n|---|---|---|---|---|---|")
    for name in wanted.kinds or known:
        kind, _, size = name.partition(":")
        print(row(kind, size or SIZES.get(kind, "10x10"), wanted.count, wanted.limit), flush=True)


if __name__ == "__main__":
    main()
