"""Execution: each case is run in a process of its own, here or on a cluster."""

from __future__ import annotations

import fcntl
import os
import pickle
import platform
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import clingo
from clingo import ast

import pylogic
from pylogic.batches import meter
from pylogic.errors import CrashError, DisagreementError, OptionError, PylogicError, StoppedError
from pylogic.experiments import machine
from pylogic.experiments.runs import CRASHED, Case, Run, digest
from pylogic.puzzle import Puzzle, load
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.solving import swipl
from pylogic.solving.executor import completed, team
from pylogic.solving.options import limits_of
from pylogic.solving.orders import FILE
from pylogic.solving.outcome import Statistics
from pylogic.solving.process import call
from pylogic.solving.question import CLINGO
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce


ANYWHERE = "a cluster"
"""The place of runs that any machine may make."""


@dataclass(frozen=True)
class Reader:
    """Reads what the cases of an experiment name, each file once for all checks and hashes."""

    puzzle: Callable[[str], Puzzle] = field(default_factory=lambda: cache(load))
    """The puzzle of a setting's encoding."""
    _hashes: dict[Case, tuple[str, str]] = field(default_factory=dict)

    def task(self, case: Case) -> Task:
        """The encoding and the instance that a run grounds, with its options.

        Raises:
            PylogicError: a file cannot be read, or there is no such order, heuristic or labeling.
        """
        puzzle = self.puzzle(case.setting.encoding)
        return case.question.task(puzzle.encoding, puzzle.instance(case.instance))

    def key(self, case: Case, place: str | None = None) -> str:
        """The hash of all that decides what a run does; without a place one for this machine."""
        where = machine.name() if place is None else place
        return digest(repr(case), where, versions(), *self.hashes(case))

    def hashes(self, case: Case) -> tuple[str, str]:
        """The hashes of the rules that run, and of the facts in the order in which they are read.

        Comments do not count.
        """
        alike = replace(case, repeat=1)
        if alike not in self._hashes:
            made, engine = self.task(case), case.setting.engine
            if engine == CLINGO:
                rules = uncommented(made.encoding.statements)
            else:  # the order of the encoding's own rules is nothing to its twin
                encoding = self.puzzle(case.setting.encoding).encoding
                rules = [
                    *uncommented(encoding.statements),
                    *swipl.code(swipl.twin(encoding, engine)),
                ]
            self._hashes[alike] = digest(*rules), digest(*uncommented(made.instance.statements))
        return self._hashes[alike]


def uncommented(statements: Iterable[ast.AST]) -> list[str]:
    """The texts of statements, of which comments are none."""
    return [str(s) for s in statements if s.ast_type != ast.ASTType.Comment]


class Unit(NamedTuple):
    """The cases of one task, and the files that a machine of a cluster needs for them."""

    cases: Sequence[Case]
    files: Mapping[str, tuple[Encoding, bytes]] = {}
    """For each encoding of the settings: its rules, and the pickled facts."""


Fields = dict[str, Any]
"""Fields of Run, by name, as the process of a run sends them."""


def execute(
    reader: Reader,
    experiment: Sequence[Case],
    jobs: int,
    on_run: Callable[[Run], None],
    executor: Workforce | None = None,
) -> None:
    """Make the runs, `jobs` at a time, each in a process of its own on processors of its own.

    `on_run` sees each run when it has ended. On a cluster one machine makes all runs of an
    instance, and `on_run` sees these when all of them have ended. Ctrl-C ends all processes and is
    raised again.

    Raises:
        OptionError: there is no such cluster, or an engine or a file is not sent there.
    """
    place: str | None
    make: Callable[[Unit], list[Fields]]
    units: Iterator[Unit]
    if executor is None:
        place, make = None, partial(_make_here, jobs)
        units = (Unit([case]) for case in experiment)
    else:
        place, make, units = ANYWHERE, _make_there, _units(reader, experiment)
    with team(executor, jobs, NO_LIMITS) as at_work:
        for unit, future in completed(at_work, partial(at_work.submit, make), units):
            try:
                made = future.result()
            except CrashError as crash:  # its process has died, and nothing else
                made = [_crashed(crash)] * len(unit.cases)
            for case, one in zip(unit.cases, made, strict=True):
                known = reader.key(case, place), *reader.hashes(case)
                on_run(Run(case, *known, versions=versions(), **one))


def of_several_machines(runs: Iterable[Run]) -> list[str]:
    """A remark for each instance that has runs of several machines."""
    machines: dict[str, dict[str, None]] = defaultdict(dict)
    for run in runs:
        machines[run.case.instance][run.machine] = None
    return [
        f"{instance} has runs of several machines ({'; '.join(found)}): only those of one machine"
        " are held against each other"
        for instance, found in machines.items()
        if len(found) > 1
    ]


@lru_cache
def versions() -> str:
    """The versions of pylogic, clingo, Python and SWI-Prolog."""
    known = [f"pylogic {pylogic.__version__}", f"clingo {clingo.__version__}"]
    swi = [f"swipl {swipl.version()}"] if swipl.is_installed() else []
    return ", ".join([*known, f"python {platform.python_version()}", *swi])


def _make_here(jobs: int, unit: Unit) -> list[Fields]:
    """Make the runs of a unit in this process, which is a child."""
    return [_make(jobs, unit, case) for case in unit.cases]


def _make_there(unit: Unit) -> list[Fields]:
    """Make the runs of an instance on a machine of the cluster, each in a process of its own."""
    found = []
    for case in unit.cases:
        try:
            made = call(partial(_make, 1, unit, case), Limits(isolated=True))
        except CrashError as crash:
            made = _crashed(crash)
        found.append(made | {"machine": f"{platform.node()}: {made['machine']}"})
    return found


def _make(jobs: int, unit: Unit, case: Case) -> Fields:
    """Make a run in this process; reading the files is measured with the search, as a twin's is."""

    def read() -> tuple[Puzzle, Instance]:
        if unit.files:
            rules, facts = unit.files[case.setting.encoding]
            return Puzzle(rules), pickle.loads(facts)  # the rules have come parsed
        puzzle = load(case.setting.encoding)
        return puzzle, puzzle.instance(case.instance)

    is_pinned, begun = _take_processors(_threads(case), jobs), _begin()
    try:
        (puzzle, instance), reading = meter.metered(read)
        # The order of clues is not measured, or the order `given` would be the fastest.
        asked = replace(case.question, heuristic=None, labeling=None, options=(), seed=None)
        task = asked.task(puzzle.encoding, instance)
        found, searching = meter.metered(partial(_search, case, task))
    except PylogicError as problem:  # a file has changed since all were checked
        return begun | {"error": str(problem)}
    figures = found.get("statistics", Statistics())
    if case.setting.engine == CLINGO:  # which begins to read what pylogic has read
        figures = figures._replace(start_cpu_seconds=reading.cpu_seconds)
    spent = meter.together(reading, searching)
    spent = spent._replace(
        wall_seconds=spent.wall_seconds - (figures.confirm_seconds or 0),
        cpu_seconds=spent.cpu_seconds - (figures.confirm_cpu_seconds or 0),
    )
    return begun | found | spent._asdict() | {"is_pinned": is_pinned, "statistics": figures}


def _crashed(error: CrashError) -> Fields:
    """The fields of a run whose process has died."""
    return _begin() | {"error": str(error), "status": CRASHED}


def _begin() -> Fields:
    """The fields of a run that begins now, on this machine."""
    return {"began": time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()), "machine": machine.name()}


def _search(case: Case, task: Task) -> Fields:
    """Search, and return the fields that say what was found, or how the search ended."""
    try:
        limits = limits_of(**case.limits, isolated=True)._replace(engine_alone=True)
        question = replace(case.question, order=GIVEN, shuffle=None, limits=limits)
        outcome = Puzzle(task.encoding).ask(question, task.instance)
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
        "answers": tuple(sorted(digest(str(answer)) for answer in outcome.answers)),
        "retries": outcome.retries,
        "statistics": outcome.statistics,
    }


def _threads(case: Case) -> int:
    """How many threads clasp searches with."""
    if case.setting.engine != CLINGO:
        return 1
    control = clingo.Control(list(case.question.options))
    configuration: Any = control.configuration  # which does not keep the control alive
    return int(configuration.solve.parallel_mode.partition(",")[0])


def _take_processors(count: int, jobs: int) -> bool:
    """Have this process work on so many processors that no other run has taken; whether it does.

    A lock on each processor is held until the process ends. Where fewer are free, where there are
    more jobs than processors, or where the system does not pin, the process works on any of them.
    """
    if not hasattr(os, "sched_setaffinity") or jobs > len(os.sched_getaffinity(0)):
        return False
    taken: dict[int, int] = {}
    for processor in sorted(os.sched_getaffinity(0)):
        name = f"pylogic-{os.getuid()}-processor-{processor}.lock"
        path = Path(os.environ.get("TMPDIR") or "/tmp") / name  # tempfile tries it by writing
        with suppress(OSError):
            lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            taken[processor] = lock
        if len(taken) == count:
            os.sched_setaffinity(0, taken)
            return True
    for lock in taken.values():
        os.close(lock)
    return False


def _units(reader: Reader, experiment: Sequence[Case]) -> Iterator[Unit]:
    """A unit for each instance: nothing but the rules and the facts is sent.

    Raises:
        OptionError: a run needs more.
    """
    by_instance: dict[str, list[Case]] = {}
    for case in experiment:
        if case.setting.engine != CLINGO:
            words = "on a cluster only clingo is compared, whose rules are sent to its machines"
            raise OptionError(f"engine {case.setting.engine}: {words}")
        if case.order.startswith(FILE):
            words = "the file is not sent to the machines of a cluster; say places:3.1.2 instead"
            raise OptionError(f"order {case.order}: {words}")
        by_instance.setdefault(case.instance, []).append(case)
    for instance, cases in by_instance.items():
        puzzles = {c.setting.encoding: reader.puzzle(c.setting.encoding) for c in cases}
        files = {
            name: (puzzle.encoding, pickle.dumps(puzzle.instance(instance)))
            for name, puzzle in puzzles.items()
        }
        yield Unit(cases, files)
