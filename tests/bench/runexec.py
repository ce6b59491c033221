"""What the meter of runs tells, beside BenchExec's: `python tests/bench/runexec.py RUNEXEC`.

RUNEXEC is BenchExec's program runexec (`pip install benchexec`), where it may divide a cgroup. Each
of 20 commands of plain clingo and plain SWI-Prolog is run by both in turns, three times; the least
CPU time of each is compared, and the most memory.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from pylogic.batches.meter import metered

RUNS = 3
PROLOG = ["swipl", "--no-signals", "--on-error=halt"]


def commands(folder: Path) -> dict[str, list[str]]:
    """Ten of each engine."""
    found = {}
    for n in range(240, 340, 10):
        board = folder / f"{n}.lp"
        board.write_text(f"size({n},{n}).")
        clingo = [sys.executable, "-m", "clingo", "encodings/queens.lp", str(board), "1"]
        found[f"clingo, {n} queens"] = clingo
    for name in ("inst12", "inst30", "inst31", "inst43", "inst96"):
        for models in (1, 2):
            files = ["encodings/kuromasu.pl", f"instances/kuromasu/{name}.lp"]
            found[f"swipl, {name} -n {models}"] = [*PROLOG, *files, f"--models={models}"]
    return found


def by_pylogic(command: list[str]) -> tuple[float, float]:
    """CPU seconds and megabytes, by a new process, as a run of `compare` is one."""
    work = partial(subprocess.run, command, stdout=subprocess.DEVNULL, check=False)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        _, spent = pool.submit(metered, work).result()
    return spent.cpu_seconds, spent.megabytes


def by_runexec(program: str, command: list[str]) -> tuple[float, float]:
    """The same as BenchExec tells it."""
    options = ["--no-container", "--quiet", "--output", os.devnull, "--"]
    told = subprocess.run(
        [program, *options, *command], capture_output=True, text=True, check=True
    ).stdout
    figures = dict(line.split("=", 1) for line in told.splitlines())
    megabytes = float(figures["memory"].rstrip("B")) / 2**20
    return float(figures["cputime"].rstrip("s")), megabytes


def main(program: str) -> None:
    ratios: list[tuple[float, float]] = []
    print("run, CPU seconds and MB by pylogic, by runexec")
    with TemporaryDirectory() as folder:
        for name, command in commands(Path(folder)).items():
            pairs = [(by_pylogic(command), by_runexec(program, command)) for _ in range(RUNS)]
            mine, theirs = (
                (min(cpu for cpu, _ in side), max(most for _, most in side))
                for side in zip(*pairs, strict=True)
            )
            ratios.append((mine[0] / theirs[0], mine[1] / theirs[1]))
            told = ", ".join(f"{cpu:.3f} {most:.0f}" for cpu, most in (mine, theirs))
            print(f"{name}: {told}", flush=True)
    for what, values in zip(("CPU", "memory"), zip(*ratios, strict=True), strict=True):
        median, low, high = statistics.median(values), min(values), max(values)
        print(f"{what}: ratio {median:.3f}, from {low:.3f} to {high:.3f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
