"""Experiment: instances x encodings x engines x orders x options x labelings x seeds."""

from __future__ import annotations

import random
import shlex
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from inspect import signature
from itertools import product, zip_longest
from math import inf
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Any, get_args

from clingo import ast

from pylogic.errors import Interruption, OptionError, PylogicError, StoppedError
from pylogic.experiments import execution, machine
from pylogic.experiments.comparison import Comparison, check_packages
from pylogic.experiments.journal import ENDS, Journal
from pylogic.experiments.runs import (
    CPU_LIMIT,
    CRASHED,
    DEFAULT,
    LIMITS,
    PATIENCE,
    Case,
    Clock,
    Run,
    Setting,
    labelled,
    settings_of,
)
from pylogic.puzzle import Puzzle
from pylogic.rules.encoding import GIVEN
from pylogic.rules.limits import LONGEST, MOST_JOBS
from pylogic.solving import orders as clue_orders
from pylogic.solving import swipl
from pylogic.solving.options import (
    check_list,
    check_one_of,
    check_options,
    check_whole,
    constants_of,
    limits_of,
)
from pylogic.solving.question import CLINGO

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce

MOST_RUNS = 10**6
"""Largest number of runs of an experiment."""
_OPTIONS = {
    "orders": "--order",
    "engines": "--engine",
    "configs": "--config",
    "heuristics": "--heuristic",
    "labelings": "--labeling",
    "options": "--options",
    "encodings": "--encoding",
    "models": "-n",
    "constants": "-c",
    **{name: f"--{name.replace('_', '-')}" for name in ("seeds", "repeat", "sample", *LIMITS)},
    **{name: f"--{name}" for name in ("clock", "relevant", "baseline")},
}
"""The arguments of `compare` that decide which runs are made and how ratios are formed, with their
options on the command line."""


def compare(
    puzzle: str | Path | Puzzle,
    instances: Sequence[str | Path],
    *,
    orders: Sequence[str] = (GIVEN,),
    engines: Sequence[str] = (CLINGO,),
    configs: Sequence[str] = (DEFAULT,),
    heuristics: Sequence[str] = (DEFAULT,),
    labelings: Sequence[str] = (DEFAULT,),
    options: Sequence[str] = (DEFAULT,),
    encodings: Sequence[str | Path] = (),
    seeds: int | None = None,
    repeat: int = 1,
    sample: int | None = None,
    models: int = 2,
    constants: Mapping[str, int | str] | None = None,
    timeout: float | None = None,
    cpu_limit: float | None = None,
    memory: int | None = None,
    inferences: int | None = None,
    conflicts: int | None = None,
    jobs: int = 1,
    executor: Workforce | None = None,
    budget: float | None = None,
    baseline: str | None = None,
    clock: Clock | None = None,
    relevant: float = 1.0,
    journal: str | Path | None = None,
    resume: bool = False,
    again: Sequence[str] = (),
    on_start: Callable[[int, int], None] = lambda _runs, _known: None,
    on_run: Callable[[Run], None] = lambda _run: None,
) -> Comparison:
    """Solve instances in many ways: each combination of the lists' values is a setting.

    Ctrl-C ends the experiment and keeps the runs that are finished.

    Args:
        puzzle: a name, the path of an .lp file, or a Puzzle.
        instances: names, files, folders of .lp files, and corpora (FILE.json for all of its
            puzzles, FILE.json#NAME for one). Those that have the same facts in another order count
            as one.
        orders: orders of the clues; "random:20" is twenty of them, in one setting.
        engines: "clingo", or "swipl" for the clpfd twin; "swipl:X" is the twin NAME_X.pl.
        configs: clasp's presets; here and below "default" is what the engine does unasked.
        heuristics: X for the encoding's part heuristic_X, or the name of one of clasp's.
        labelings: clpfd's labeling options, as in "ff,down".
        options: options of clasp that guide its search, each text as on clingo's command line.
        encodings: versions of the rule file, instead of the puzzle's own.
        seeds: runs of each case, in each of which the statements and the facts that are no clues
            stand in another order, and clasp's random choices have another seed. Without it
            there is one, of the files as they are.
        repeat: runs of each of these that differ in nothing: they tell how exact the clock is.
        sample: so many of the instances, the same ones each time.
        models: look for so many answers in each run, 0 for all.
        constants: values of `#const` names.
        timeout: seconds for each run; without it ten times its CPU time.
        cpu_limit: seconds of CPU time for each run, with all that it starts; without this and
            `timeout` ten minutes.
        memory: megabytes of resident memory for each run, on top of what Python holds.
        inferences, conflicts: SWI-Prolog's and clasp's, limits of each run of these engines that
            are the same on every machine.
        jobs: runs at a time.
        executor: a Dask cluster to make them on, by its address or a client of it; all runs of an
            instance are made on one machine.
        clock: what ratios are of: "cpu" seconds of the whole run, all of its processes included;
            "wall" for the time that it took; "engine" for CPU seconds of the engine, which loads,
            grounds and searches; "search" for those of grounding and searching. Without it
            "engine" where engines or rules differ, and "cpu" otherwise. Not in any: what clingo
            checks and confirms for SWI-Prolog.
        relevant: a ratio that is no nearer to 1 than this one matters, as 1.1 for a tenth.
        budget: seconds for the whole experiment: when they are spent it is stopped, and compared so
            far. With 0 no run is made, and the journal's are compared.
        baseline: label of the setting that the others are held against; without it the first.
        journal: an SQLite file to which each run is appended as it ends; it has one writer.
        resume: take the runs that the journal has from there; those that are damaged in it are
            made again, and told in the comparison's remarks.
        again: of the journal's runs, those that ended like this are made again as well, which the
            remarks tell: "crashed", or the limit that stopped them, as "timeout".
        on_start: called before the first run with how many there are, and how many of these are
            known.
        on_run: called with each run that has ended.

    Raises:
        NotFoundError: there is no such puzzle or instance.
        OptionError: there is no such order, engine, option or constant, a package is missing, or
            the file is no journal or another comparison is writing to it.
        ProgramError: clingo rejects one of the files.
        WriteError: a run could not be written to the journal, which keeps those before it.
    """
    own = puzzle.encoding.path if isinstance(puzzle, Puzzle) else puzzle
    asked = {**locals(), "puzzle": own}
    if not isinstance(own, (str, Path)):
        raise OptionError(f"puzzle={puzzle!r}: expected a name, a path or a Puzzle")
    _check(asked)
    check_packages("statistics")
    singles = clue_orders.expanded(_texts("orders", orders))
    versions = _texts("encodings", encodings or [own])
    lists = ("engines", "configs", "heuristics", "labelings", "options")
    chosen = {name: _texts(name, asked[name]) for name in lists}
    settings = settings_of(versions, orders=singles, **chosen)
    reader = execution.Reader()
    shared: dict[str, Any] = {"models": models, **_limits(asked)}
    shared["constants"] = tuple(constants_of(constants).items())
    one = {"setting": Setting(settings[0].encoding), "constants": shared["constants"]}
    names, remarks = _different(reader, one, _instances(instances, sample))
    clusters = _clusters(reader, one, names)
    numbers = [None] if seeds is None else range(1, seeds + 1)
    experiment = cases(settings, singles, names, numbers, repeat, **shared)
    check(reader, experiment)
    # Rules that are at hand are read in less time than those of a folder of one's own.
    is_mixed = len({(one.engine, one.encoding) for one in settings}) > 1
    held_against = labelled(baseline, settings)
    runs: list[Run] = []
    kept: dict[Case, Run] = {}
    interrupted: Interruption | None = None
    with closing(Journal(Path(journal))) if journal is not None else nullcontext() as file:
        if file is not None and resume:
            place = None if executor is None else execution.ANYWHERE
            known = file.find({reader.key(case, place): case for case in experiment})
            ends = [(run, CRASHED if run.is_crashed else run.interrupted) for run in known.runs]
            kept = {run.case: run for run, end in ends if end not in again}
            renewed = [end for _, end in ends if end in again]
            remarks += [*_made_again(renewed, ""), *_made_again(known.replaced, " before")]
            remarks += known.damaged
        until = inf if budget is None else time.monotonic() + budget
        before = machine.account()

        def keep(run: Run) -> None:
            if file is not None:
                file.add(run)
            runs.append(run)
            on_run(run)
            if len(runs) < len(experiment) and time.monotonic() >= until:
                raise StoppedError("timeout")

        runs += [kept[case] for case in experiment if case in kept]
        missing = [case for case in experiment if case not in kept]
        on_start(len(experiment), len(runs))
        try:
            if missing and time.monotonic() >= until:
                raise StoppedError("timeout")
            execution.execute(reader, missing, jobs, keep, executor)
        except KeyboardInterrupt:
            interrupted = "user"
        except StoppedError as stopped:
            interrupted = stopped.interruption
    is_made = any(run.case not in kept for run in runs)
    return Comparison(
        runs=tuple(runs),
        settings=tuple(settings),
        baseline=held_against,
        interrupted=interrupted,
        missing=len(experiment) - len(runs),
        remarks=(*remarks, *execution.of_several_machines(runs)),
        clock=clock or ("engine" if is_mixed else "cpu"),
        relevant=float(relevant),
        clusters=tuple(clusters.items()),
        machine=machine.since(before) if is_made and executor is None else None,
        command=command(asked),
    )


def _made_again(ends: Iterable[str | None], when: str) -> list[str]:
    """A remark on the runs that were made again since they ended like this; none if none were."""
    counts = ", ".join(f"{count} {end}" for end, count in sorted(Counter(map(str, ends)).items()))
    return [f"runs that were made again{when}: {counts}; the journal has both"] if counts else []


def command(asked: Mapping[str, Any]) -> str:
    """The command that makes the same runs as a call of `compare` with these arguments."""
    words = ["pylogic", "compare", str(asked["puzzle"]), *map(str, asked["instances"])]
    parameters = signature(compare).parameters
    for name, option in _OPTIONS.items():
        values = _values(name, asked[name])
        if values != _values(name, parameters[name].default):
            words += [word for value in values for word in (option, value)]
    return shlex.join(words)


def _values(name: str, value: Any) -> list[str]:
    """The values of an argument as words: its option stands before each of them."""
    if value is None or value in ((), []):
        return []
    if isinstance(value, Mapping):
        return [f"{constant}={term}" for constant, term in value.items()]
    if isinstance(value, (list, tuple)):
        return list(value) if name in ("labelings", "options") else [",".join(map(str, value))]
    return [f"{value:g}" if isinstance(value, float) else str(value)]


def _check(asked: Mapping[str, Any]) -> None:
    """Whether the arguments of an experiment, besides its lists, can be meant.

    Raises:
        OptionError: one cannot.
    """
    for name in ("seeds", "repeat", "sample"):
        if asked[name] is not None or name == "repeat":
            check_whole(name, asked[name], 1, MOST_RUNS)
    check_whole("models", asked["models"], 0)
    check_whole("jobs", asked["jobs"], 1, MOST_JOBS)
    if asked["clock"] is not None:
        check_one_of("clock", asked["clock"], get_args(Clock))
    baseline, relevant, journal = asked["baseline"], asked["relevant"], asked["journal"]
    if not isinstance(baseline, (str, NoneType)):
        raise OptionError(f"baseline={baseline!r}: expected the label of a setting")
    is_number = isinstance(relevant, (int, float)) and not isinstance(relevant, bool)
    if not (is_number and 1 <= relevant < inf):
        raise OptionError(f"relevant={relevant!r}: expected a ratio, 1 or more, as in 1.1")
    budget = asked["budget"]
    is_time = isinstance(budget, (int, float)) and not isinstance(budget, bool) and budget >= 0
    if budget is not None and not is_time:
        raise OptionError(f"budget={budget!r}: expected seconds, 0 or more")
    if not isinstance(journal, (str, Path, NoneType)):
        raise OptionError(f"journal={journal!r}: expected the path of a file")
    if asked["resume"] and journal is None:
        raise OptionError("resume=True: expected a journal that has the runs, as journal=FILE")
    check_list("again", asked["again"])
    for end in asked["again"]:
        check_one_of("again", end, ENDS)
    if asked["again"] and not asked["resume"]:
        raise OptionError("again: it needs a journal that is resumed (--resume, resume=True)")
    limits_of(**{name: asked[name] for name in LIMITS})


def _limits(asked: Mapping[str, Any]) -> dict[str, Any]:
    """The limits of each run, where one of time is asked for, and where not.

    CPU time is what ratios are of, and what a busy machine does not change: it is limited, and wall
    time so that nothing waits for ever.
    """
    found = {name: asked[name] for name in LIMITS}
    if found["timeout"] is None:
        found["cpu_limit"] = found["cpu_limit"] or CPU_LIMIT
        found["timeout"] = min(PATIENCE * found["cpu_limit"], LONGEST)
    return found


def cases(
    settings: Sequence[Setting],
    order_names: Sequence[str],
    instances: Sequence[str],
    seeds: Sequence[int | None] = (None,),
    repeat: int = 1,
    **shared: Any,
) -> list[Case]:
    """All runs of an experiment in randomised complete blocks (Fisher 1935).

    A block is what is compared: the runs of all settings on one instance, with one seed and number
    of repetition. Settings that have several orders run in each of them side by side. So a drift
    of the machine is in all settings alike, and whatever is made when the experiment is stopped
    can be compared, but for the last block. The order is the same each time.

    Args:
        shared: fields that all cases have in common.
    """
    rng = random.Random(0)
    orders = [[o for o in order_names if o.partition("#")[0] == s.order] for s in settings]
    if len(instances) * len(seeds) * repeat * len(settings) > MOST_RUNS:
        raise OptionError(
            f"an experiment has {MOST_RUNS} runs at most: fewer seeds, or repetitions"
        )
    blocks = list(product(instances, seeds, range(1, repeat + 1)))
    rng.shuffle(blocks)
    made = []
    for instance, seed, number in blocks:
        rounds = list(zip_longest(*orders))
        rng.shuffle(rounds)
        for names in rounds:
            pairs = [pair for pair in zip(settings, names, strict=True) if pair[1] is not None]
            rng.shuffle(pairs)
            made += [Case(s, instance, order, seed, number, **shared) for s, order in pairs]
    return made


def _different(
    reader: execution.Reader, shared: Mapping[str, Any], names: Sequence[str]
) -> tuple[list[str], list[str]]:
    """The instances that differ in their facts, and a remark on each that is left out.

    An instance that counted twice would make a claim on one instance look like one on several.
    """
    known: dict[str, str] = {}
    remarks = []
    for name in names:
        _, facts = reader.hashes(Case(**shared, instance=name, order=GIVEN))
        if known.setdefault(facts, name) != name:
            remarks.append(f"{name} has the facts of {known[facts]}: it is left out")
    return list(known.values()), remarks


def _clusters(
    reader: execution.Reader, shared: Mapping[str, Any], names: Sequence[str]
) -> dict[str, str]:
    """The cluster of each instance that shares one: a board in several orders is one instance."""
    found: dict[str, str] = {}
    boards: dict[frozenset[str], str] = {}
    for name in names:
        statements = reader.task(Case(**shared, instance=name, order=GIVEN)).instance.statements
        board = frozenset(str(s) for s in statements if s.ast_type != ast.ASTType.Comment)
        found[name] = boards.setdefault(board, name)
    counts = Counter(found.values())
    return {name: own for name, own in found.items() if counts[own] > 1}


def check(reader: execution.Reader, experiment: Sequence[Case]) -> None:
    """Read every file and option once, so that an error is said before the first run.

    Raises:
        PylogicError: a file cannot be read, or an option cannot be meant.
    """
    for case in {(c.setting, c.instance, c.order): c for c in experiment}.values():
        replace(case.question, limits=limits_of(**case.limits))  # which may be refused
        check_options(reader.task(case))
        if case.setting.engine != CLINGO:
            swipl.twin(reader.puzzle(case.setting.encoding).encoding, case.setting.engine)
            swipl.check_installed()


def _texts(name: str, values: Sequence[str | Path]) -> list[str]:
    """The values of a list argument.

    Raises:
        OptionError: it is no list of texts, or an empty one.
    """
    is_list = isinstance(values, (list, tuple))
    texts = [str(v) if isinstance(v, Path) else v for v in values] if is_list else values
    check_list(name, texts)
    if not texts:
        raise OptionError(f"{name}={values!r}: expected at least one")
    return list(map(str, texts))


def _instances(names: Sequence[str | Path], sample: int | None) -> list[str]:
    """The single instances that names mean: files of folders, puzzles of corpora. Of these a
    sample, which is the same each time, in their order.

    Raises:
        OptionError: it is no list of names.
        NotFoundError: there are none, or no such corpus.
        ProgramError: a file is no corpus.
    """
    from pylogic.batches.members import members  # loads all formats

    known = []
    for member in members(_texts("instances", names)):
        if isinstance(member.source, PylogicError):
            raise member.source
        known.append(member.name)
    if sample is None or sample >= len(known):
        return known
    return [known[place] for place in sorted(random.Random(0).sample(range(len(known)), sample))]
