"""Units: all runs of an instance, which one machine of a cluster makes one after the other."""

from __future__ import annotations

import pickle
import platform
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pylogic.errors import CrashError, OptionError
from pylogic.experiments import execution
from pylogic.experiments.execution import Made
from pylogic.experiments.runs import Case, Run
from pylogic.puzzle import CLINGO, Puzzle
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.solving.executor import completed, team
from pylogic.solving.limits import Limits
from pylogic.solving.orders import FILE
from pylogic.solving.process import call

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce

ANYWHERE = "a cluster"
"""The place of runs that any machine may make."""


class Unit(NamedTuple):
    """What a machine is given: it has none of the files."""

    cases: Sequence[Case]
    files: Mapping[str, tuple[Encoding, bytes]]
    """By what settings call the rules: they, and the facts as they read these, pickled."""


def execute(
    experiment: Sequence[Case],
    jobs: int,
    executor: Workforce | None,
    on_run: Callable[[Run], None],
) -> None:
    """Make the runs here, or on a cluster: those of an instance on one machine there.

    `on_run` sees the runs of an instance when all of them have ended.

    Raises:
        OptionError: there is no such cluster, or an engine or a file is not sent there.
    """
    if executor is None:
        execution.execute(experiment, jobs, on_run)
        return
    for case in experiment:
        _check_sent(case)
    with team(executor, jobs, Limits()) as at_work:
        begin = partial(at_work.submit, _make)
        for unit, future in completed(at_work, begin, _units(experiment)):
            try:
                made = future.result()
            except CrashError as crash:
                made = [execution.crashed(crash)] * len(unit.cases)
            for case, one in zip(unit.cases, made, strict=True):
                on_run(execution.record(case, one, execution.key(case, ANYWHERE)))


def _check_sent(case: Case) -> None:
    """See that a run needs nothing but the rules and the facts, which are all that is sent."""
    if case.setting.engine != CLINGO:
        words = "on a cluster only clingo is compared, whose rules are sent to its machines"
        raise OptionError(f"engine {case.setting.engine}: {words}")
    if case.order.startswith(FILE):
        words = "the file is not sent to the machines of a cluster; say places:3.1.2 instead"
        raise OptionError(f"order {case.order}: {words}")


def of_several_machines(runs: Iterable[Run]) -> list[str]:
    """What to remark of instances whose runs were made on several machines."""
    machines: dict[str, dict[str, None]] = {}
    for run in runs:
        machines.setdefault(run.case.instance, {})[run.machine] = None
    return [
        f"{instance} has runs of several machines ({'; '.join(found)}): only those of one machine"
        " are held against each other"
        for instance, found in machines.items()
        if len(found) > 1
    ]


def _units(experiment: Sequence[Case]) -> Iterator[Unit]:
    by_instance: dict[str, list[Case]] = {}
    for case in experiment:
        by_instance.setdefault(case.instance, []).append(case)
    for instance, cases in by_instance.items():
        puzzles = {c.setting.encoding: execution.puzzle_of(c.setting.encoding) for c in cases}
        files = {
            name: (puzzle.encoding, pickle.dumps(puzzle.instance(instance)))
            for name, puzzle in puzzles.items()
        }
        yield Unit(cases, files)


def _make(unit: Unit) -> list[Made]:
    """On a machine of the cluster: the runs of a unit, each in a process of its own."""
    return [_run(case, *unit.files[case.setting.encoding]) for case in unit.cases]


def _run(case: Case, rules: Encoding, facts: bytes) -> Made:
    try:
        made = call(
            partial(execution.make_run, 1, partial(_read, rules, facts), case),
            Limits(isolated=True),
        )
    except CrashError as crash:
        made = execution.crashed(crash)
    return made._replace(machine=f"{platform.node()}: {made.machine}")


def _read(rules: Encoding, facts: bytes) -> tuple[Puzzle, Instance]:
    """The rules have come parsed; the facts are read as part of the run."""
    return Puzzle(rules), pickle.loads(facts)
