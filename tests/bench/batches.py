"""What a batch costs: `python tests/bench/batches.py [BOARDS [ROUNDS]]` prints the guide's figures.

Generated boards of 7x7 are solved one after the other by `Puzzle.solve`, by the local pool with
one process and with two, and by a Dask cluster of two workers: in turns, each in a process of its
own, so that ratios compare what was run side by side. On an idle machine wall-clock time counts;
CPU time is that of the client, and of all that solves.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import Any

from dask_processes import Cluster, cluster, cpu_seconds, megabytes

import pylogic

PUZZLE, SIZE, DISTINCT = "kuromasu", "7x7", 200
Figures = dict[str, float]


def main(boards: int = 2000, rounds: int = 3) -> None:
    """Print a table: medians of the rounds, and ratios of runs of one round."""
    with tempfile.TemporaryDirectory() as folder:
        few, many = _files(Path(folder), (boards, 10 * boards))
        found = _all_rounds(few, rounds)
        _print(found, boards)
        with cluster(2, 1) as dask:
            memory = [_run("cluster", file, dask) for file in (few, many)]
        local = [_run("two", file, None) for file in (few, many)]
    print(f"\nmegabytes, at most   {boards:>8} {10 * boards:>8}")
    for name, of, which in (
        ("client, local", local, "megabytes"),
        ("client, cluster", memory, "megabytes"),
        ("scheduler", memory, "scheduler_megabytes"),
    ):
        print(f"{name:20} {of[0][which]:8.0f} {of[1][which]:8.0f}")


def _all_rounds(file: Path, rounds: int) -> dict[str, list[Figures]]:
    found: dict[str, list[Figures]] = {name: [] for name in WAYS}
    with cluster(2, 1) as dask:
        for _ in range(rounds + 1):  # the first warms up the workers
            for name in WAYS:
                found[name].append(_run(name, file, dask))
    return {name: runs[1:] for name, runs in found.items()}


def _print(found: dict[str, list[Figures]], boards: int) -> None:
    print(f"{boards} boards of {SIZE}   seconds   ms each: wall   client's CPU   solving's CPU")
    for name, runs in found.items():
        wall, own, others = (
            median(run[which] for run in runs) for which in ("wall", "own", "others")
        )
        each = (f"{1000 * seconds / boards:8.3f}" for seconds in (wall, own, others))
        print(f"{name:20} {wall:8.2f}   {'       '.join(each)}")
    for what, above, below, which in (
        ("one process / two processes", "one", "two", "wall"),
        ("cluster / two processes", "cluster", "two", "wall"),
        ("cluster / two processes, CPU of all", "cluster", "two", "all"),
        ("one process / solve in a loop, CPU of all", "one", "loop", "all"),
    ):
        pairs = zip(found[above], found[below], strict=True)
        ratios = [one[which] / two[which] for one, two in pairs]
        print(f"{what:42} {median(ratios):.2f}  ({min(ratios):.2f} to {max(ratios):.2f})")


def _files(folder: Path, counts: Iterable[int]) -> list[Path]:
    """Files of so many boards: their names differ, and so the keys of their records."""
    command = [sys.executable, "-m", "pylogic", "generate", PUZZLE, SIZE, "--seed", "1"]
    command += ["-n", str(DISTINCT), "--to", "range"]
    made = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    files = []
    for count in counts:
        lines = (f"b{number} {made[number % DISTINCT]}\n" for number in range(count))
        files.append(folder / f"{count}.txt")
        files[-1].write_text("".join(lines))
    return files


def _run(way: str, file: Path, dask: Cluster | None) -> Figures:
    """A run in a process of its own."""
    address = "" if dask is None else dask.address
    before = _cluster_seconds(dask)
    command = [sys.executable, __file__, "--run", way, str(file), address]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: Figures = json.loads(done.stdout)
    if dask is not None and way == "cluster":
        found["others"] += _cluster_seconds(dask) - before
        found["scheduler_megabytes"] = megabytes(dask.scheduler)
    return found | {"all": found["own"] + found["others"]}


def _cluster_seconds(dask: Cluster | None) -> float:
    processes = () if dask is None else (dask.scheduler, *dask.workers)
    return sum(map(cpu_seconds, processes))


def _measured(way: str, file: str, address: str) -> Figures:
    """In the process of a run: what it takes."""
    begin, own, others = time.perf_counter(), time.process_time(), _children_seconds()
    statuses = WAYS[way](file, address)
    if set(statuses) != {"unique"}:
        raise SystemExit(f"{way}: {set(statuses)}")
    return {
        "wall": time.perf_counter() - begin,
        "own": time.process_time() - own,
        "others": _children_seconds() - others,
        "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10,
    }


def _children_seconds() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def _loop(file: str, _address: str) -> Iterable[str]:
    puzzle = pylogic.load(PUZZLE)
    for line in Path(file).read_text().splitlines():
        board = puzzle.instance(line.split()[1], text=True, format="range")
        yield puzzle.solve(board).status.value


def _batch(file: str, **given: Any) -> Iterable[str]:
    with tempfile.TemporaryDirectory() as folder:
        journal = Path(folder, "journal.sqlite")
        records = pylogic.batch(PUZZLE, [file], format="range", journal=journal, **given)
        for record in records:
            yield record.status


WAYS: dict[str, Callable[[str, str], Iterable[str]]] = {
    "loop": _loop,
    "one": lambda file, _address: _batch(file, jobs=1),
    "two": lambda file, _address: _batch(file, jobs=2),
    "cluster": lambda file, address: _batch(file, executor=address),
}

if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        print(json.dumps(_measured(*sys.argv[2:5])))
    else:
        main(*map(int, sys.argv[1:]))
