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
from pylogic.errors import CrashError, DisagreementError, OptionError, PylogicError, StoppedError
from pylogic.experiments.runs import Case, Run
from pylogic.puzzle import Puzzle, load
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import NO_LIMITS
from pylogic.solving import swipl
from pylogic.solving.executor import make_team
from pylogic.solving.options import make_limits
from pylogic.solving.orders import FILE
from pylogic.solving.outcome import Statistics
from pylogic.solving.question import CLINGO
from pylogic.solving.task import Task as SearchTask

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce


ANYWHERE = "a cluster"
"""The place of runs that any machine of a cluster may make."""


class Reader:
    """Reads the files that the cases of an experiment name, each once for all checks and hashes."""

    def __init__(self) -> None:
        self.puzzle = cache(load)
        """The puzzle of a setting's encoding."""
        self._hashes: dict[Case, tuple[str, str]] = {}

    def task(self, case: Case) -> SearchTask:
        """Return the task of a case's run: encoding and instance, ordered, with its options.

        Raises:
            PylogicError: a file cannot be read, or there is no such order, heuristic or labeling.
        """
        puzzle = self.puzzle(case.setting.encoding)
        return case.question.task(puzzle.encoding, puzzle.instance(case.instance))

    def key(self, case: Case, place: str) -> str:
        """Return the hash of all that decides the result of a run: case, place, versions, files."""
        return hash_texts(repr(case), place, versions(), *self.hashes(case))

    def hashes(self, case: Case) -> tuple[str, str]:
        """Return the hashes of a run's rules, and of its facts in their order; cached.

        Comments do not count.
        """
        alike = replace(case, repeat=1)
        if alike not in self._hashes:
            ground_task, engine = self.task(case), case.setting.engine
            # The order of the encoding's rules does not matter to its twin.
            own = ground_task if engine == CLINGO else self.puzzle(case.setting.encoding)
            rules = strip_comments(own.encoding.statements)
            if engine != CLINGO:
                rules += swipl.read_twin_files(swipl.find_twin(own.encoding, engine))
            self._hashes[alike] = (
                hash_texts(*rules),
                hash_texts(*strip_comments(ground_task.instance.statements)),
            )
        return self._hashes[alike]


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


def execute(
    reader: Reader,
    experiment: Sequence[Case],
    place: str,
    jobs: int,
    on_run: Callable[[Run], None],
    executor: Workforce | None = None,
) -> None:
    """Make the runs, `jobs` at a time, each in a process of its own.

    `on_run` gets each run when it has ended. On a cluster one machine makes all runs of an
    instance, and `on_run` gets them when all of them have ended. Ctrl-C ends all processes and is
    raised again.

    Args:
        place: the machine that makes them, or ANYWHERE: a part of their keys.

    Raises:
        OptionError: there is no such cluster, or an engine or a file is not sent there.
    """
    is_far = executor is not None
    if is_far:
        names = dict.fromkeys(case.instance for case in experiment)
        places = {name: place for place, name in enumerate(names)}
        experiment = sorted(experiment, key=lambda case: places[case.instance])
    read_facts = lru_cache(lambda name, file: pickle.dumps(reader.puzzle(name).instance(file)))

    def task(case: Case) -> Task[Work]:
        """Return the task of a case: a run to be made, on a cluster with its rules and facts."""
        key, (rules, facts) = reader.key(case, place), reader.hashes(case)
        run = Run(
            name=case.instance,
            case=case,
            key=key,
            encoding_hash=rules,
            instance_hash=facts,
            versions=versions(),
        )
        if not is_far:
            return Task(key, Work(run))
        _check_sent(case)
        name = case.setting.encoding
        return Task(key, Work(run, reader.puzzle(name).encoding, read_facts(name, case.instance)))

    def group(task: Task[Work]) -> object:
        """Return the key by which tasks are bundled: on a cluster the instance, here the run."""
        return task.payload.run.case.instance if is_far else task.key

    def keep(done: Iterable[tuple[Task[Work], Run]]) -> None:
        """Hand the runs of a finished bundle on to `on_run`, one by one."""
        for _, run in done:
            on_run(run)

    with make_team(executor, jobs, NO_LIMITS) as at_work:
        tasks = map(task, experiment)
        for _ in run_all(tasks, _make_all, _record_crash, at_work, together=group, keep=keep):
            pass  # `keep` gets the runs


def _check_sent(case: Case) -> None:
    """Raise OptionError if a run needs SWI-Prolog or a file with an order: clusters have none."""
    if case.setting.engine != CLINGO:
        words = "on a cluster only clingo is compared, whose rules are sent to its machines"
        raise OptionError(f"engine {case.setting.engine}: {words}")
    if case.order.startswith(FILE):
        words = "the file is not sent to the machines of a cluster; say places:3.1.2 instead"
        raise OptionError(f"order {case.order}: {words}")


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


def _make(work: Work) -> Run:
    """Make a run in this process; return it with its measures, which include reading the files.

    Files that cannot be read give a run with an `error`. Confirming answers is not measured.
    """
    case = work.run.case

    def read() -> tuple[Puzzle, Instance]:
        """Return puzzle and instance: from a cluster's message, or from their files."""
        if work.rules is not None:  # a cluster's message holds both, parsed
            return Puzzle(work.rules), pickle.loads(work.facts)
        puzzle = load(case.setting.encoding)
        return puzzle, puzzle.instance(case.instance)

    beginning = _begin(work)
    try:
        (puzzle, instance), reading = meter.measure(read)
        # The order of clues is not measured, or the order `given` would be the fastest.
        question = replace(case.question, heuristic=None, labeling=None, options=(), seed=None)
        task = question.task(puzzle.encoding, instance)
        fields, searching = meter.measure(partial(_search, case, task.encoding, task.instance))
    except PylogicError as problem:  # a file has changed since all were checked
        return replace(beginning, error=str(problem))
    figures = fields.pop("statistics", Statistics())
    if case.setting.engine == CLINGO:  # clingo starts when pylogic has read the files
        figures = figures._replace(start_cpu_seconds=reading.cpu_seconds)
    return replace(
        beginning,
        **fields,
        wall_seconds=reading.wall_seconds + searching.wall_seconds - (figures.confirm_seconds or 0),
        cpu_seconds=reading.cpu_seconds
        + searching.cpu_seconds
        - (figures.confirm_cpu_seconds or 0),
        megabytes=max(reading.megabytes, searching.megabytes),
        statistics=figures,
    )


def _record_crash(work: Work, error: CrashError) -> Run:
    """Return the run whose process has died, with `error` and without measures."""
    return replace(_begin(work), error=str(error), status=CRASHED)


def _begin(work: Work) -> Run:
    """Return the run of `work` with the time and the machine, on a cluster also the node's name."""
    node = "" if work.rules is None else f"{platform.node()}: "
    return replace(work.run, began=format_now(), machine=node + machine_name())


def _search(case: Case, encoding: Encoding, instance: Instance) -> dict[str, Any]:
    """Search, and return fields of a run: its result, or for a PylogicError why there is none."""
    try:
        limits = make_limits(**case.limits, isolated=True)._replace(engine_alone=True)
        question = replace(case.question, order=GIVEN, shuffle=None, limits=limits)
        outcome = Puzzle(encoding).ask(question, instance)
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
