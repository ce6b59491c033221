"""Execution: each case is run in a process of its own, and what it found is kept."""

from __future__ import annotations

import hashlib
import os
import platform
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import clingo
from clingo import ast

import pylogic
from pylogic.batches import meter
from pylogic.errors import CrashError, DisagreementError, PylogicError, StoppedError
from pylogic.experiments import processors
from pylogic.experiments.runs import CRASHED, Case, Run
from pylogic.puzzle import CLINGO, Puzzle, load
from pylogic.rules.encoding import GIVEN
from pylogic.rules.instance import Instance
from pylogic.solving import swipl
from pylogic.solving.executor import Children, completed
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import Outcome
from pylogic.solving.task import Task


@lru_cache
def puzzle_of(encoding: str) -> Puzzle:
    """The puzzle of a setting, read once for what is known before its runs."""
    return load(encoding)


def forget() -> None:
    """Read all files again: they may have been edited since the last experiment."""
    puzzle_of.cache_clear()
    _hashes.cache_clear()


def key(case: Case, place: str | None = None) -> str:
    """The hash of all that decides what a run does; without a place it is one for this machine."""
    return _hash(repr(case), machine() if place is None else place, versions(), *hashes(case))


def hashes(case: Case) -> tuple[str, str]:
    """Of the rules that run, and of the facts, in the order in which they are read.

    Comments do not count.
    """
    return _hashes(replace(case, repeat=1))


@cache
def _hashes(case: Case) -> tuple[str, str]:
    puzzle, setting = puzzle_of(case.setting.encoding), case.setting
    task = puzzle.task(**case.keywords)
    if setting.engine == CLINGO:
        rules = _said(task.encoding.statements)
    else:  # the order of the encoding's own rules is nothing to its twin
        twin = swipl.twin(puzzle.encoding, setting.engine)
        rules = [*_said(puzzle.encoding.statements), *swipl.code(twin)]
    return _hash(*rules), _hash(*_said(task.instance.statements))


def _said(statements: Iterable[ast.AST]) -> list[str]:
    return [str(s) for s in statements if s.ast_type != ast.ASTType.Comment]


def execute(experiment: Sequence[Case], jobs: int, on_run: Callable[[Run], None]) -> None:
    """Make the runs, `jobs` at a time, each in a process of its own on processors of its own.

    `on_run` sees each run when it has ended. Ctrl-C ends all processes and is raised again.
    """
    with Children(Limits(), jobs) as team:
        for case, future in completed(
            team,
            lambda case: team.submit(make_run, jobs, partial(_read, case), case),
            iter(experiment),
        ):
            try:
                made = future.result()
            except CrashError as crash:  # its process has died, and nothing else
                made = crashed(crash)
            on_run(record(case, made, key(case)))


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


class Made(NamedTuple):
    """What the process of a run tells of it."""

    began: float
    machine: str
    found: Mapping[str, Any]
    """Fields of Run."""


def crashed(error: CrashError) -> Made:
    """What is known of a run whose process has died."""
    return Made(time.time(), machine(), {"error": str(error), "status": CRASHED})


def record(case: Case, made: Made, key: str) -> Run:
    """The run of a case."""
    date = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(made.began))
    return Run(case, key, *hashes(case), date, made.machine, versions(), **made.found)


def make_run(jobs: int, read: Callable[[], tuple[Puzzle, Instance]], case: Case) -> Made:
    """Make one run, in a child; reading is a part of it."""
    is_pinned = processors.take(_threads(case), jobs)
    began = time.time()
    try:
        (puzzle, instance), reading = meter.metered(read)
        found, searching = meter.metered(partial(_solve, case, _prepared(puzzle, instance, case)))
    except PylogicError as problem:  # a file has changed since all were checked
        return Made(began, machine(), {"error": str(problem)})
    if "statistics" in found and found["statistics"].load_cpu_seconds is None:
        figures = found["statistics"]._replace(load_cpu_seconds=reading.cpu_seconds)
        found["statistics"] = figures
    spent = meter.together(reading, searching)
    return Made(began, machine(), {**found, **spent._asdict(), "is_pinned": is_pinned})


def _read(case: Case) -> tuple[Puzzle, Instance]:
    """Read the rules and the facts, as each run of a twin does."""
    puzzle = load(case.setting.encoding)
    return puzzle, puzzle.instance(case.instance)


def _prepared(puzzle: Puzzle, instance: Instance, case: Case) -> Task:
    """What is run, put in order: no part of what is measured, or `given` would be the fastest."""
    constants = dict(case.constants)
    return puzzle.task(instance, order=case.order, shuffle=case.seed, constants=constants)


def _solve(case: Case, task: Task) -> dict[str, Any]:
    asked = {**case.keywords, "instance": task.instance, "order": GIVEN, "shuffle": None}
    try:
        outcome = Puzzle(task.encoding).solve(
            **asked,
            engine=case.setting.engine,
            models=case.models,
            timeout=case.timeout,
            memory=case.memory,
            inferences=case.inferences,
            isolated=True,
        )
        return _found(outcome)
    except StoppedError as stopped:
        return {"status": "interrupted", "interrupted": stopped.interruption}
    except CrashError as crash:
        return {"error": str(crash), "status": CRASHED}
    except PylogicError as problem:
        refuted = isinstance(problem, DisagreementError)
        return {"error": str(problem), "is_refuted": refuted}


def _threads(case: Case) -> int:
    """How many threads clasp searches with."""
    if case.setting.engine != CLINGO:
        return 1
    control = clingo.Control(case.keywords["options"])  # its configuration does not keep it alive
    configuration: Any = control.configuration
    return int(configuration.solve.parallel_mode.partition(",")[0])


def _found(outcome: Outcome) -> dict[str, Any]:
    return {
        "status": outcome.status.value,
        "exhausted": outcome.exhausted,
        "interrupted": outcome.interrupted,
        "count": outcome.count,
        "cost": outcome.progress.cost,
        "answers": tuple(sorted(_hash(str(answer)) for answer in outcome.answers)),
        "retries": outcome.retries,
        "statistics": outcome.statistics,
    }


def _hash(*texts: str) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
