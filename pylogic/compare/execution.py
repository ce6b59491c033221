"""Execution: each case is run in a process of its own, and what it found is kept."""

from __future__ import annotations

import hashlib
import os
import platform
import time
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import clingo

import pylogic
from pylogic.compare import processors
from pylogic.compare.runs import CRASHED, Case, Run
from pylogic.errors import CrashError, DisagreementError, PylogicError, StoppedError
from pylogic.puzzle import CLINGO, Puzzle, load
from pylogic.solving import swipl
from pylogic.solving.executor import Children, completed
from pylogic.solving.limits import Limits
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
    """Make the runs, `jobs` at a time, each in a process of its own on processors of its own.

    `on_run` sees each run when it has ended. Ctrl-C ends all processes and is raised again.
    """
    with Children(Limits()) as executor:
        for case, future in completed(executor, partial(_run, jobs), experiment, jobs):
            try:
                run = future.result()
            except CrashError as crash:  # its process has died, and nothing else
                run = _record(case, time.time(), None, {"error": str(crash), "status": CRASHED})
            on_run(run)


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
        found["swipl"] = swipl.version()
    return ", ".join(f"{name} {version}" for name, version in found.items())


def _run(jobs: int, case: Case) -> Run:
    """Make one run, in a child."""
    puzzle = puzzle_of(case.setting.encoding)
    began, start = time.time(), time.perf_counter()
    processors.take(_threads(case), jobs)
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
    except CrashError as crash:
        found = {"error": str(crash), "status": CRASHED}
    except PylogicError as problem:
        refuted = isinstance(problem, DisagreementError)
        found = {"error": str(problem), "is_refuted": refuted}
    return _record(case, began, time.perf_counter() - start, found)


def _record(case: Case, began: float, seconds: float | None, found: Mapping[str, Any]) -> Run:
    date = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(began))
    return Run(case, key(case), *hashes(case), date, machine(), versions(), seconds, **found)


def _threads(case: Case) -> int:
    """How many threads clasp searches with."""
    if case.setting.engine != CLINGO:
        return 1
    control = clingo.Control(case.keywords["options"])  # its configuration does not keep it alive
    configuration: Any = control.configuration
    return int(configuration.solve.parallel_mode.partition(",")[0])


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
