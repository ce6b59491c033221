"""An experiment: instances x encodings x engines x orders x options x labelings x seeds -> runs."""

from __future__ import annotations

import hashlib
import os
import platform
import random
import shlex
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import lru_cache
from itertools import product
from multiprocessing import active_children, get_context
from multiprocessing.queues import Queue
from pathlib import Path
from signal import SIGKILL
from typing import Any

import clingo

import pylogic
from pylogic.compare.runs import DEFAULT, Case, Run, Setting
from pylogic.errors import DisagreementError, PylogicError, StoppedError
from pylogic.puzzle import CLINGO, Puzzle, load
from pylogic.solving import swipl
from pylogic.solving.options import check_options
from pylogic.solving.outcome import Outcome


def cases(
    settings: Sequence[Setting],
    order_names: Sequence[str],
    instances: Sequence[str],
    seeds: int,
    *,
    constants: Sequence[tuple[str, str]] = (),
    models: int = 2,
    timeout: float | None = None,
    memory: int | None = None,
    shuffle: int = 0,
) -> list[Case]:
    """All runs of an experiment, in a random order, so that a machine's drift favours none."""
    made = []
    for setting, instance, seed in product(settings, instances, range(1, seeds + 1)):
        for order in _members(setting.order, order_names):
            limits = (timeout, memory)
            made.append(Case(setting, instance, order, seed, tuple(constants), models, *limits))
    random.Random(shuffle).shuffle(made)
    return made


def settings(
    encodings: Sequence[str],
    engines: Sequence[str],
    order_names: Sequence[str],
    configs: Sequence[str] = (DEFAULT,),
    heuristics: Sequence[str] = (DEFAULT,),
    labelings: Sequence[str] = (DEFAULT,),
    options: Sequence[str] = (DEFAULT,),
) -> list[Setting]:
    """The settings of an experiment; presets, heuristics and options are clasp's alone."""
    groups = dict.fromkeys(order.partition("#")[0] for order in order_names)
    found = []
    for encoding, engine, order in product(encodings, engines, groups):
        clasps = product(configs, heuristics, options) if engine == CLINGO else [(DEFAULT,) * 3]
        for (config, heuristic, option), labeling in product(clasps, labelings):
            found.append(Setting(encoding, engine, order, config, heuristic, labeling, option))
    return found


def check(experiment: Sequence[Case]) -> None:
    """Read every file and option once, so that what is wrong is said before the first run.

    Raises:
        PylogicError: what is wrong.
    """
    for case in {(c.setting, c.instance, c.order): c for c in experiment}.values():
        puzzle = _puzzle(case.setting.encoding)
        check_options(puzzle.task(**_arguments(case), constants=dict(case.constants)))
        if case.setting.engine != CLINGO:
            swipl.twin(puzzle.encoding, case.setting.engine)
            swipl.check_installed()


def key(case: Case) -> str:
    """The hash of all that decides what a run does."""
    return _hash(repr(case), machine(), versions(), *hashes(case))


def hashes(case: Case) -> tuple[str, str]:
    """Of the rules, with those of the twin that runs, and of the facts in their order."""
    puzzle, setting = _puzzle(case.setting.encoding), case.setting
    task = puzzle.task(**_arguments(case), constants=dict(case.constants))
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
            for worker in active_children():
                _kill(worker.pid)
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


def _members(kind: str, order_names: Sequence[str]) -> list[str]:
    return [name for name in order_names if name.partition("#")[0] == kind]


def _split(options: str) -> list[str]:
    return [] if options == DEFAULT else shlex.split(options)


@lru_cache
def _puzzle(encoding: str) -> Puzzle:
    return load(encoding)


def _arguments(case: Case) -> dict[str, Any]:
    """What the case asks of Puzzle.solve and Puzzle.task."""
    setting, is_clingo = case.setting, case.setting.engine == CLINGO
    preset = [] if setting.config == DEFAULT else [f"--configuration={setting.config}"]
    seed = [f"--seed={case.seed}"] if is_clingo else []
    return {
        "instance": case.instance,
        "order": case.order,
        "heuristic": None if setting.heuristic == DEFAULT else setting.heuristic,
        "labeling": None if setting.labeling == DEFAULT else setting.labeling,
        "options": [*preset, *seed, *_split(setting.options)],
    }


def _run(case: Case) -> Run:
    """Make one run, in a worker."""
    puzzle = _puzzle(case.setting.encoding)
    began, start = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()), time.perf_counter()
    found: dict[str, Any] = {}
    try:
        outcome = puzzle.solve(
            **_arguments(case),
            engine=case.setting.engine,
            models=case.models,
            constants=dict(case.constants),
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
        **asdict(figures),
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
