"""Experiment: each case is run in a process of its own; all runs are a comparison."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import lru_cache, partial
from itertools import chain, groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Unpack

from pylogic.batches.journal import open_journal
from pylogic.batches.record import (
    CRASHED,
    format_now,
    hash_texts,
    list_versions,
    measure,
    read_rules,
    strip_comments,
)
from pylogic.errors import (
    CrashError,
    DisagreementError,
    Interruption,
    OptionError,
    PylogicError,
    StoppedError,
)
from pylogic.experiments.design import (
    Case,
    Design,
    check_package,
    complete_design,
    expand_instances,
    make_cases,
    make_settings,
)
from pylogic.experiments.runs import Run
from pylogic.puzzle import Puzzle, load
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.solving import orders as clue_orders
from pylogic.solving import solve, swipl
from pylogic.solving.executor import make_team, run_all
from pylogic.solving.outcome import Statistics
from pylogic.solving.process import call
from pylogic.solving.question import CLINGO, Question

if TYPE_CHECKING:
    from pylogic.experiments.comparison import Comparison


def compare(
    puzzle: str | Path | Puzzle, instances: Sequence[str | Path], **design: Unpack[Design]
) -> Comparison:
    """Solve instances in many ways: each combination of the lists' values is a setting.

    Ctrl-C ends the experiment and keeps the runs that are finished.

    Args:
        puzzle: a name, the path of an .lp file, or a Puzzle.
        instances: names, files, folders of .lp files, and corpora (FILE.json for all of its
            puzzles, FILE.json#NAME for one).
        design: the keywords of `Design`.

    Raises:
        NotFoundError: there is no such puzzle or instance.
        OptionError: there is no such order, engine, option or constant, a package is missing, or
            the file is no journal or another comparison is writing to it.
        ProgramError: clingo rejects one of the files.
        TypeError: there is no such keyword.
        WriteError: a run could not be written to the journal, which keeps those before it.
    """
    own = puzzle.encoding.path if isinstance(puzzle, Puzzle) else puzzle
    if not isinstance(own, (str, Path)):
        raise OptionError(f"puzzle={puzzle!r}: expected a name, a path or a Puzzle")
    asked = complete_design(own, design)
    check_package("scipy.stats")
    from pylogic.experiments.comparison import Comparison  # loads scipy

    is_far = asked["executor"] is not None
    orders = clue_orders.expand_orders(asked["orders"])
    settings = make_settings(asked, orders)
    name = load(settings[0].encoding).encoding.name
    names = expand_instances(instances, asked["sample"], name)
    cases = make_cases(settings, orders, names, asked)
    if is_far:  # one machine makes all runs of an instance
        places: dict[str, int] = {}
        cases.sort(key=lambda case: places.setdefault(case.instance, len(places)))
    read = lru_cache(read_files)
    for case in {(c.setting, c.instance, c.order): c for c in cases}.values():
        files = read(case.setting.encoding, case.instance)
        swipl.check_question(case.question, *files, is_far=is_far)
    labels = {setting.label(settings): setting for setting in settings}
    baseline = asked["baseline"]
    if baseline is not None and baseline not in labels:
        words = f"there is no such setting; there are {', '.join(labels)}"
        raise OptionError(f"baseline {baseline}: {words}")
    # Reading time depends on the rules' folder: the clock of the engine leaves it out.
    is_mixed = len({(setting.engine, setting.encoding) for setting in settings}) > 1
    runs: list[Run] = []
    interrupted: Interruption | None = None
    path = asked["journal"]
    opened = nullcontext() if path is None else open_journal(Path(path), "compare")
    with opened as file:
        works: Iterable[Work] = (
            prepare(case, *read(case.setting.encoding, case.instance), is_far=is_far)
            for case in cases
        )
        if file is not None and asked["resume"]:
            missing = []
            for work in works:
                document = file.find(work.run.key)
                if document is None or document["error"] is not None:
                    missing.append(work)
                else:
                    runs.append(Run.from_dict(work.run.case, document))
            works = missing

        def keep(done: Sequence[tuple[object, list[Run]]]) -> None:
            """Append runs to the journal, if any, and to `runs`, and hand them to `on_run`."""
            for run in chain.from_iterable(made for _, made in done):
                if file is not None:
                    file.add([(run.key, run.to_dict())])
                runs.append(run)
                asked["on_run"](run)

        asked["on_start"](len(cases), len(runs))
        # One machine of a cluster makes all runs of an instance.
        by_place = groupby(works, lambda work: work.run.case.instance if is_far else work.run.key)
        groups = (list(group) for _, group in by_place)
        try:
            with make_team(asked["executor"], asked["jobs"], NO_LIMITS) as team:
                for _ in run_all(team, make_runs, groups, record_crash, keep=keep):
                    pass  # `keep` gets the runs
        except KeyboardInterrupt:
            interrupted = "user"
        except StoppedError as stopped:
            interrupted = stopped.interruption
    return Comparison(
        runs=tuple(runs),
        settings=tuple(settings),
        baseline=settings[0] if baseline is None else labels[baseline],
        interrupted=interrupted,
        missing=len(cases) - len(runs),
        clock=asked["clock"] or ("engine" if is_mixed else "cpu"),
    )


class Work(NamedTuple):
    """A run to be made, with the files that a machine of a cluster does not have."""

    run: Run
    """The run before it is made: case, key, hashes and versions."""
    files: tuple[Encoding, Instance] | None = None
    """The rules and the facts; None: the run reads them, and is measured at that."""

    def read(self) -> tuple[Encoding, Instance]:
        """Return the rules and the facts: those of a cluster's message, or from their files."""
        return self.files or read_files(self.run.case.setting.encoding, self.run.case.instance)


def read_files(rules: str, name: str) -> tuple[Encoding, Instance]:
    """Return the rules and the facts of an instance; PylogicError if a file cannot be read."""
    puzzle = load(rules)
    return puzzle.encoding, puzzle.instance(name)


def prepare(case: Case, rules: Encoding, facts: Instance, *, is_far: bool) -> Work:
    """Return the run to be made of a case: its key hashes all that decides its result.

    That is the case, the place, the versions, the rules, and the facts in their order. Comments do
    not count. With `is_far` the run is made on a cluster.
    """
    engine = case.question.engine
    task = solve.bind(replace(case.question, limits=NO_LIMITS), rules, facts)
    # The order of the encoding's rules does not matter to its twin.
    code = read_rules(task.encoding if engine == CLINGO else rules, engine)
    hashes = hash_texts(*code), hash_texts(*strip_comments(task.instance.statements))
    versions = list_versions(with_swipl=swipl.is_installed())
    place = "a cluster" if is_far else machine_name()
    setting = repr((case.setting, case.instance, case.repeat))
    run = Run(
        name=case.instance,
        case=case,
        key=hash_texts(setting, case.question.as_text, place, versions, *hashes),
        encoding_hash=hashes[0],
        instance_hash=hashes[1],
        versions=versions,
    )
    return Work(run, (rules, facts) if is_far else None)


@lru_cache
def machine_name() -> str:
    """Return the system, the processor model, and the number of processors; cached."""
    model = platform.processor() or platform.machine()
    with suppress(OSError):  # no Linux
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(": ")[2]
    return f"{platform.system()} {model}, {os.cpu_count()} processors"


def make_runs(groups: Sequence[Sequence[Work]]) -> list[list[Run]]:
    """Make the runs of the first group in this process, a child; on a cluster each in its own
    child, crashes recorded."""
    runs: list[Run] = []
    for work in groups[0]:
        try:
            runs.append(call(partial(_make, work), Limits(isolated=work.files is not None)))
        except CrashError as crash:
            if work.files is None:
                raise
            runs += record_crash([work], crash)
    return [runs]


def record_crash(works: Sequence[Work], error: PylogicError) -> list[Run]:
    """Return the runs whose process has died, without measures; raise another error."""
    if not isinstance(error, CrashError):
        raise error
    return [_end(work, {"status": CRASHED, "error": str(error)}) for work in works]


def _end(work: Work, fields: dict[str, Any]) -> Run:
    """Return a run with its time, its machine (on a cluster also its name), and other fields."""
    node = "" if work.files is None else f"{platform.node()}: "
    return replace(work.run, **{"machine": node + machine_name(), "began": format_now(), **fields})


def _make(work: Work) -> Run:
    """Make a run in this process; return it with its measures, which include reading the files.

    Files that cannot be read give a run with an `error`. Confirming answers is not measured.
    """
    began, case = format_now(), work.run.case
    try:
        (rules, facts), reading = measure(work.read)
        # The order of clues is not measured, or the order `given` would be the fastest.
        plain = replace(case.question, heuristic=None, labeling=None, options=(), seed=None)
        task = solve.bind(replace(plain, limits=NO_LIMITS), rules, facts)
    except PylogicError as problem:  # a file has changed since all were checked
        return _end(work, {"began": began, "error": str(problem)})
    limits = case.question.limits.start()
    question = replace(case.question, order=GIVEN, shuffle=None, limits=limits)
    search = partial(_search, Puzzle(task.encoding), task.instance, question)
    fields, searching = measure(search)
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
        outcome = puzzle.solve(instance, question=question)
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
