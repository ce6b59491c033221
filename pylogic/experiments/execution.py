"""Execution: each case is run in a process of its own, here or on a cluster."""

from __future__ import annotations

import os
import pickle
import platform
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import clingo
from clingo import ast

import pylogic
from pylogic.batches import meter
from pylogic.batches.record import CRASHED, format_now, hash_texts
from pylogic.batches.tasks import Task, run_all, run_apart
from pylogic.errors import CrashError, DisagreementError, PylogicError, StoppedError
from pylogic.experiments.design import Case
from pylogic.experiments.runs import Run
from pylogic.puzzle import Puzzle, load
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import NO_LIMITS
from pylogic.solving import swipl
from pylogic.solving.executor import make_team
from pylogic.solving.outcome import Statistics
from pylogic.solving.question import CLINGO, Question

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce


class Reader:
    """Reads the files that the cases of an experiment name, each once for all checks and hashes."""

    def __init__(self) -> None:
        self.puzzle = cache(load)
        """The puzzle of a setting's encoding."""
        self.instance = lru_cache(lambda rules, name: self.puzzle(rules).instance(name))
        """The instance of a name that belongs to the rules."""

    def check(self, experiment: Iterable[Case], *, is_far: bool) -> None:
        """Check each setting, instance and order, so that an error comes before the first run.

        Raises:
            PylogicError: a file cannot be read, or an option makes no sense.
        """
        for case in {(c.setting, c.instance, c.order): c for c in experiment}.values():
            rules = case.setting.encoding
            instance = self.instance(rules, case.instance)
            encoding = self.puzzle(rules).encoding
            swipl.check_question(case.question, encoding, instance, is_far=is_far)

    def begin(self, case: Case, *, is_far: bool) -> Run:
        """Return a run before it is made: its key hashes all that decides its result.

        That is the case, the place, the versions, the rules, and the facts in their order. Comments
        do not count.
        """
        rules, engine = self.puzzle(case.setting.encoding).encoding, case.question.engine
        question = replace(case.question, limits=NO_LIMITS)
        task = question.task(rules, self.instance(case.setting.encoding, case.instance))
        # The order of the encoding's rules does not matter to its twin.
        code = strip_comments((task.encoding if engine == CLINGO else rules).statements)
        if engine != CLINGO:
            code += swipl.read_twin_files(swipl.find_twin(rules, engine))
        hashes = hash_texts(*code), hash_texts(*strip_comments(task.instance.statements))
        place = "a cluster" if is_far else machine_name()
        setting = repr((case.setting, case.instance, case.repeat))
        return Run(
            name=case.instance,
            case=case,
            key=hash_texts(setting, case.question.as_text, place, versions(), *hashes),
            encoding_hash=hashes[0],
            instance_hash=hashes[1],
            versions=versions(),
        )


def strip_comments(statements: Iterable[ast.AST]) -> list[str]:
    """Return the texts of statements in their order, without those that are comments."""
    return [str(s) for s in statements if s.ast_type != ast.ASTType.Comment]


class Work(NamedTuple):
    """A run to be made, with the files that a machine of a cluster does not have."""

    run: Run
    """The run before it is made: case, key, hashes and versions."""
    rules: Encoding | None = None
    """The rules; None: the run reads them from the file."""
    facts: bytes = b""
    """The pickled instance."""

    def read(self) -> tuple[Encoding, Instance]:
        """Return rules and instance: from a cluster's message, or from their files."""
        if self.rules is not None:
            return self.rules, pickle.loads(self.facts)
        puzzle = load(self.run.case.setting.encoding)
        return puzzle.encoding, puzzle.instance(self.run.case.instance)


def execute(
    reader: Reader,
    runs: Iterable[Run],
    jobs: int,
    on_run: Callable[[Run], None],
    executor: Workforce | None = None,
) -> None:
    """Make runs, `jobs` at a time, each in a process of its own; `on_run` gets each that has ended.

    On a cluster one machine makes successive runs of an instance, and `on_run` gets them when all
    of them have ended. Ctrl-C ends all processes and is raised again.

    Raises:
        OptionError: there is no such cluster.
    """
    read_facts = lru_cache(lambda rules, name: pickle.dumps(reader.instance(rules, name)))

    def task(run: Run) -> Task[Work]:
        """Return the task of a run, on a cluster with its rules and facts."""
        if executor is None:
            return Task(run.key, Work(run))
        name = run.case.setting.encoding
        facts = read_facts(name, run.case.instance)
        return Task(run.key, Work(run, reader.puzzle(name).encoding, facts))

    def group(task: Task[Work]) -> object:
        """Return the key by which tasks are bundled: on a cluster the instance, here the run."""
        return task.key if executor is None else task.payload.run.case.instance

    def keep(done: Iterable[tuple[Task[Work], Run]]) -> None:
        """Hand the runs of a finished bundle on to `on_run`, one by one."""
        for _, run in done:
            on_run(run)

    with make_team(executor, jobs, NO_LIMITS) as team:
        tasks = map(task, runs)
        for _ in run_all(tasks, _make_all, _record_crash, team, together=group, keep=keep):
            pass  # `keep` gets the runs


@lru_cache
def machine_name() -> str:
    """Return the system, the processor model, and the number of processors; cached."""
    model = platform.processor() or platform.machine()
    with suppress(OSError):  # no Linux
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(": ")[2]
    return f"{platform.system()} {model}, {os.cpu_count()} processors"


@lru_cache
def versions() -> str:
    """Return the versions of pylogic, clingo, Python and, if installed, SWI-Prolog; cached."""
    known = [f"pylogic {pylogic.__version__}", f"clingo {clingo.__version__}"]
    swi = [f"swipl {swipl.read_version()}"] if swipl.is_installed() else []
    return ", ".join([*known, f"python {platform.python_version()}", *swi])


def _make_all(bundle: Sequence[Work]) -> list[Run]:
    """Make runs in this process, a child; on a cluster each in its own child, crashes recorded."""
    return [
        _make(work) if work.rules is None else run_apart(_make, work, _record_crash)
        for work in bundle
    ]


def _record_crash(work: Work, error: CrashError) -> Run:
    """Return the run whose process has died, without measures."""
    return _end(work, {"status": CRASHED, "error": str(error)})


def _end(work: Work, fields: dict[str, Any]) -> Run:
    """Return a run with its time, its machine (on a cluster also its name), and other fields."""
    node = "" if work.rules is None else f"{platform.node()}: "
    return replace(work.run, **{"machine": node + machine_name(), "began": format_now(), **fields})


def _make(work: Work) -> Run:
    """Make a run in this process; return it with its measures, which include reading the files.

    Files that cannot be read give a run with an `error`. Confirming answers is not measured.
    """
    began, question = format_now(), work.run.case.question
    try:
        (rules, instance), reading = meter.measure(work.read)
        # The order of clues is not measured, or the order `given` would be the fastest.
        plain = replace(question, heuristic=None, labeling=None, options=(), seed=None)
        task = replace(plain, limits=NO_LIMITS).task(rules, instance)
    except PylogicError as problem:  # a file has changed since all were checked
        return _end(work, {"began": began, "error": str(problem)})
    question = replace(question, order=GIVEN, shuffle=None, limits=question.limits.start())
    search = partial(_search, Puzzle(task.encoding), task.instance, question)
    fields, searching = meter.measure(search)
    figures = fields.pop("statistics", Statistics())
    if question.engine == CLINGO:  # clingo starts when pylogic has read the files
        figures = figures._replace(start_cpu_seconds=reading.cpu_seconds)
    wall, cpu = (sum(pair) for pair in zip(reading[:2], searching[:2], strict=True))
    measures = {
        "began": began,
        "wall_seconds": wall - (figures.confirm_seconds or 0),
        "cpu_seconds": cpu - (figures.confirm_cpu_seconds or 0),
        "megabytes": max(reading.megabytes, searching.megabytes),
        "statistics": figures,
    }
    return _end(work, {**measures, **fields})


def _search(puzzle: Puzzle, instance: Instance, question: Question) -> dict[str, Any]:
    """Search, and return fields of a run: its result, or for a PylogicError why there is none."""
    try:
        outcome = puzzle.ask(question, instance)
    except StoppedError as stopped:
        return {"status": "interrupted", "interrupted": stopped.interruption}
    except CrashError as crash:
        return {"error": str(crash), "status": CRASHED}
    except PylogicError as problem:
        return {"error": str(problem), "is_refuted": isinstance(problem, DisagreementError)}
    return {
        "status": outcome.status.value,
        "exhausted": outcome.exhausted,
        "interrupted": outcome.interrupted,
        "count": outcome.count,
        "cost": outcome.progress.cost,
        "answers": tuple(sorted(hash_texts(str(answer)) for answer in outcome.answers)),
        "retries": outcome.retries,
        "statistics": outcome.statistics,
    }
