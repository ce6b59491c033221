"""Puzzles of every kind from a size alone: whether they are made, and the CPU seconds of each.

`python tests/bench/shelf_generate.py [KIND ...] [--count N] [--limit SECONDS]` from the checkout.
A row of the guide's table a kind; each puzzle is made by a process of its own, without its start.
"""

from __future__ import annotations

import argparse
import multiprocessing
import resource
import statistics
from multiprocessing.connection import Connection

import pylogic
from pylogic import PylogicError
from pylogic.clues import generate
from pylogic.clues.places import Places
from pylogic.formats import exchange
from pylogic.rules.encoding import find_encoding
from pylogic.solving.task import Task

SEED = 1
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
"""What readers of a kind are used to; all others are 10x10."""
UNITS = ((resource.RUSAGE_SELF), (resource.RUSAGE_CHILDREN))


def make(kind: str, size: str, number: int, limit: int, end: Connection) -> None:
    """In a process: make a puzzle; send its CPU seconds and its attempts, or why there is none."""
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
    encoding = find_encoding(kind)
    task = Task(encoding, exchange.frame(encoding, size))
    before = cpu()
    try:
        generator = generate.generator(task, SEED, Places(), is_usual=True)
        generate.check_board(generator, generate.NO_LIMITS)
        made = generator.puzzle(number)
        end.send((cpu() - before, made.attempts))
    except PylogicError as error:
        end.send(str(error).replace("\n", " "))


def cpu() -> float:
    """The CPU seconds of this process and of those that it has started."""
    used = map(resource.getrusage, UNITS)
    return sum(one.ru_utime + one.ru_stime for one in used)


def row(kind: str, size: str, count: int, limit: int) -> str:
    """The row of the table of a kind."""
    seconds, attempts = [], []
    for number in range(1, count + 1):
        here, there = multiprocessing.Pipe(duplex=False)
        process = multiprocessing.Process(target=make, args=(kind, size, number, limit, there))
        process.start()
        there.close()
        try:
            found = here.recv()
        except EOFError:  # the limit came first
            found = None
        process.join()
        if isinstance(found, str):
            return f"| {kind} | {size} | no: {found[:100]} | | |"
        if found is not None:
            seconds.append(found[0])
            attempts.append(found[1])
    if not seconds:
        return f"| {kind} | {size} | 0 of {count} | | |"
    middle, most = statistics.median(seconds), max(seconds)
    tried = f"{statistics.median(attempts):.0f}"
    return f"| {kind} | {size} | {len(seconds)} of {count} | {middle:.2f} | {most:.2f} | {tried} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kinds", nargs="*", default=None, help="KIND or KIND:SIZE")
    parser.add_argument("--count", type=int, default=5)
    parser.add_argument("--limit", type=int, default=60, help="CPU seconds of each puzzle")
    wanted = parser.parse_args()
    every = (pylogic.load(name).encoding for name in pylogic.puzzles())
    known = [one.name for one in every if one.has("clues") or one.framed]
    print("| puzzle | size | made | median CPU s | longest | attempts |\n|---|---|---|---|---|---|")
    for name in wanted.kinds or known:
        kind, _, size = name.partition(":")
        print(row(kind, size or SIZES.get(kind, "10x10"), wanted.count, wanted.limit), flush=True)


if __name__ == "__main__":
    main()
