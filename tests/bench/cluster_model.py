"""What a cluster of many cores can do: `python tests/bench/cluster_model.py [TASKS]` prints it.

The workers only sleep, so that two cores stand for hundreds; all else is the real thing: pylogic's
team, Dask's scheduler in a process of its own, groups of puzzles that travel, records that come
back and go into the journal. What a task and a puzzle cost client and scheduler is measured with
tasks that sleep for no time; from it follows how long longer ones take, which is then measured.
"""

from __future__ import annotations

import pickle
import sys
import tempfile
import time
from dataclasses import dataclass
from itertools import islice, repeat
from math import ceil
from pathlib import Path
from typing import Any

from dask_processes import cluster, cpu_seconds, megabytes

import pylogic
from pylogic.batches.batch import Numbered
from pylogic.batches.job import Job
from pylogic.batches.members import Item
from pylogic.batches.record import Journal, Record
from pylogic.formats.sources import Text
from pylogic.solving import cluster as pylogic_cluster
from pylogic.solving.executor import completed

TASKS = 200_000
BOARD = "7x7:d8n5a2e3b6a5k2d"
PROCESSES = 4
LENGTHS = ((1000, 5.0), (400, 2.0), (200, 1.0), (200, 0.25), (100, 0.02))
"""Threads that sleep, and for how many seconds."""
HEADING = (
    "threads  seconds    tasks     told     took    tasks/s   ms of client, scheduler, workers"
    "   MB of scheduler"
)
SLEEP = (
    "(lambda sleep, given: (sleep(given[0]), given[1])[1])"
    "(*__import__('pickle').loads(__import__('pickle').loads(sent).call))"
)
"""What workers evaluate: they sleep, and send back the records that came with the order."""
Group = tuple[Numbered, ...]


@dataclass(frozen=True)
class Took:
    """What some tasks took: seconds, and those of CPU time."""

    wall: float
    client: float
    scheduler: float
    workers: float
    megabytes: float
    """The largest resident set of the scheduler."""


def main(tasks: int = TASKS) -> None:
    """Print the costs, what follows from them, and what is measured."""
    # The real task forks a child: hundreds of these are more than two cores do at a time.
    pylogic_cluster._DO = SLEEP
    record = _record()
    _print_journal(record)
    most = _print_costs(record, max(tasks // 50, 500))
    print(f"\n{HEADING}")
    rates = [min(threads / seconds, most) for threads, seconds in LENGTHS]
    for (threads, seconds), rate in zip(LENGTHS, rates, strict=True):
        count = int(tasks * rate / sum(rates))
        told = max(ceil(count / threads) * seconds, count / most)
        took = _run(threads, seconds, record, 1, count)
        each = (1000 * cost / count for cost in (took.client, took.scheduler, took.workers))
        costs = "".join(f"{cost:9.2f}" for cost in each)
        line = f"{threads:7} {seconds:8.2f} {count:8} {told:8.1f} {took.wall:8.1f}"
        print(f"{line} {count / took.wall:8.0f}{costs} {took.megabytes:9.0f}", flush=True)


def _record() -> Record:
    """The record of a board of 7x7."""
    puzzle = pylogic.load("kuromasu")
    item = Item("boards.txt#b12345", Text(BOARD, "boards.txt#b12345", "tatham"))
    return Job("solve").record(puzzle.encoding, item)


def _print_journal(record: Record) -> None:
    print("journal: records in a transaction, records a second, bytes of a record")
    for size in (1, 10, 100, 500):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "journal.sqlite")
            journal = Journal(path)
            begin, times = time.perf_counter(), max(10, 5000 // size)
            for _ in range(times):
                journal.add("solve", [("k" * 32, record)] * size)
            seconds = time.perf_counter() - begin
            journal.close()
            print(
                f"{size:8} {size * times / seconds:12.0f} {path.stat().st_size / size / times:8.0f}"
            )


def _print_costs(record: Record, tasks: int) -> float:
    """Print what tasks and puzzles cost; how many tasks a second this machine does at most."""
    one, many = (_run(20, 0, record, size, tasks) for size in (1, 100))
    print("\nCPU time in milliseconds          client  scheduler  workers (without solving)")
    for name, seconds in (
        ("of a task with one puzzle", one),
        ("of each further puzzle of a task", _less(many, one, 99)),
    ):
        each = (seconds.client, seconds.scheduler, seconds.workers)
        print(f"{name:33}" + "".join(f"{1000 * each_one / tasks:9.3f}" for each_one in each))
    sizes = [len(pickle.dumps(given)) for given in (_group(1), _group(101))]
    print(f"bytes of a further puzzle: {(sizes[1] - sizes[0]) // 100} there", end=", ")
    print(f"at most {len(pickle.dumps(record))} back")
    print(f"tasks that sleep for no time: {tasks / one.wall:.0f} a second, all on this machine")
    return tasks / one.wall


def _less(many: Took, one: Took, times: int) -> Took:
    pairs = zip(vars(many).values(), vars(one).values(), strict=True)
    return Took(*((more - less) / times for more, less in pairs))


def _group(size: int) -> Group:
    names = [f"boards.txt#b{number}" for number in range(size)]
    return tuple(
        Numbered(number, Item(name, Text(BOARD, name, "tatham")), f"{number:032}")
        for number, name in enumerate(names)
    )


def _run(threads: int, seconds: float, record: Record, size: int, count: int) -> Took:
    """So many tasks, each of so many puzzles, by so many threads that sleep."""
    group = _group(size)
    records = pickle.dumps([_named(record, one) for one in group])
    with (
        tempfile.TemporaryDirectory() as folder,
        cluster(PROCESSES, threads // PROCESSES) as dask,
        pylogic_cluster.Cluster(dask.address) as team,
    ):
        journal = Journal(Path(folder, "journal.sqlite"))

        def begin(one: Group) -> Any:
            return team.submit(time.sleep, seconds, records, one)

        _do(team, begin, journal, group, PROCESSES)  # every worker has begun
        before = _seconds(dask)
        start = time.perf_counter()
        _do(team, begin, journal, group, count)
        wall = time.perf_counter() - start
        spent = (late - early for late, early in zip(_seconds(dask), before, strict=True))
        took = Took(wall, *spent, megabytes(dask.scheduler))
        journal.close()
    return took


def _named(record: Record, one: Numbered) -> Record:
    return Record(**{**vars(record), "name": one.item.name})


def _do(team: Any, begin: Any, journal: Journal, group: Group, count: int) -> None:
    for one, future in completed(team, begin, islice(repeat(group), count)):
        records = future.result()
        journal.add(
            "solve", [(each.key, record) for each, record in zip(one, records, strict=True)]
        )


def _seconds(dask: Any) -> tuple[float, float, float]:
    workers = sum(map(cpu_seconds, dask.workers))
    return time.process_time(), cpu_seconds(dask.scheduler), workers


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
