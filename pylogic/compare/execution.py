"""Execution: each case is run in a process of its own, and what it found is kept."""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from multiprocessing import active_children, get_context
from multiprocessing.queues import Queue
from pathlib import Path
from signal import SIGKILL
from typing import Any

import clingo

import pylogic
from pylogic.compare.runs import Case, Run
from pylogic.errors import DisagreementError, PylogicError, StoppedError
from pylogic.puzzle import CLINGO, Puzzle, load
from pylogic.solving import swipl
from pylogic.solving.outcome import Outcome


@lru_cache
def puzzle_of(encoding: str) -> Puzzle:
    """The puzzle of a setting, read once for all of its runs."""
    return load(encoding)


def key(case: Case) -> str:
    """The hash of all that decides what a run does."""
    return _hash(repr(case), machine(), versions(), *hashes(case))


def hashes(case: Case) -> tuple[str, str]:
    """Of the rules, with those of the twin that runs, and of the facts in their order."""
    puzzle, setting = puzzle_of(case.setting.encoding), case.setting
    task = puzzle.task(**case.keywords)
    rules = list(map(str, puzzle.encoding.statements))
    if setting.engine != CLINGO:
        twin = swipl.twin(puzzle.encoding, setting.engine)
        rules += [path.read_text(encoding="utf-8") for path in swipl.sources(twin)]
    facts = map(str, task.instance.statements)
    return _hash(*rules), _hash(*facts)


def execute(experiment: Sequence[Case], jobs: int, on_run: Callable[[Run], None]) -> None:
    """Make the runs, `jobs` at a time, each in a process of its own on a processor of its own.

    `on_run` sees each run when it has ended. Ctrl-C ends all processes and is raised again.
    """
    context = get_context("fork")
    places: Queue[int] = context.Queue()
    for processor in _processors(jobs):
        places.put(processor)
    with context.Pool(jobs, _settle, (places,)) as pool:
        try:
            for run in pool.imap_unordered(_run, experiment):
                on_run(run)
        except BaseException:
            workers = [worker.pid for worker in active_children()]
            pool.terminate()  # while they live: a killed one may hold a lock that this waits for
            for worker in workers:
                _kill(worker)
            raise


@lru_cache
def machine() -> str:
    """What the runs are made on."""
    name = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        models = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    except OSError:
        models = []
    return f"{platform.system()} {models[0] if models else name}, {os.cpu_count()} processors"


@lru_cache
def versions() -> str:
    """The versions of all that takes part."""
    found = {"pylogic": pylogic.__version__, "clingo": clingo.__version__}
    found["python"] = platform.python_version()
    if swipl.is_installed():
        said = subprocess.run([swipl.ENGINE, "--version"], capture_output=True, text=True)
        found["swipl"] = said.stdout.split()[2] if said.returncode == 0 else "unknown"
    return ", ".join(f"{name} {version}" for name, version in found.items())


def _run(case: Case) -> Run:
    """Make one run, in a worker."""
    puzzle = puzzle_of(case.setting.encoding)
    began, start = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()), time.perf_counter()
    found: dict[str, Any] = {}
    try:
        outcome = puzzle.solve(
            **case.keywords,
            engine=case.setting.engine,
            models=case.models,
            timeout=case.timeout,
            memory=case.memory,
            isolated=True,
        )
        found = _found(outcome)
    except StoppedError as stopped:
        found = {"status": "interrupted", "interrupted": stopped.interruption}
    except PylogicError as problem:
        refuted = isinstance(problem, DisagreementError)
        found = {"error": str(problem), "is_refuted": refuted}
    seconds = time.perf_counter() - start
    encoding, instance = hashes(case)
    known = (key(case), encoding, instance, began, machine(), versions(), seconds)
    return Run(case, *known, **found)


def _found(outcome: Outcome) -> dict[str, Any]:
    figures = outcome.statistics
    parts = [figures.ground_seconds, figures.solve_seconds]
    known = [seconds for seconds in parts if seconds is not None]
    return {
        "status": outcome.status.value,
        "exhausted": outcome.exhausted,
        "interrupted": outcome.interrupted,
        "count": outcome.count,
        "cost": outcome.progress.cost,
        "answers": tuple(sorted(_hash(str(answer)) for answer in outcome.answers)),
        "seconds": sum(known) if known else None,
        "statistics": figures,
    }


def _hash(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def _processors(jobs: int) -> Iterator[int]:
    """A processor for each task, -1 where the system does not pin."""
    has_pins = hasattr(os, "sched_getaffinity")
    known = sorted(os.sched_getaffinity(0)) if has_pins else [-1]
    return (known[task % len(known)] if jobs <= len(known) else -1 for task in range(jobs))


def _settle(places: Queue[int]) -> None:
    """A worker's start: out of reach of the terminal's Ctrl-C, on its processor."""
    os.setpgid(0, 0)
    processor = places.get()
    if processor >= 0:
        os.sched_setaffinity(0, {processor})


def _kill(worker: int | None) -> None:
    """End a worker with all the processes that it started."""
    if worker is not None:
        with suppress(ProcessLookupError):
            os.killpg(worker, SIGKILL)
