"""Experiment: instances x encodings x engines x orders x options x labelings x seeds."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from functools import partial
from itertools import product, zip_longest
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Any, get_args

from pylogic.batches.journal import Journal
from pylogic.batches.members import STDIN, find_members
from pylogic.errors import Interruption, OptionError, PylogicError, StoppedError
from pylogic.experiments import execution
from pylogic.experiments.packages import check_package
from pylogic.experiments.runs import (
    CPU_LIMIT,
    DEFAULT,
    LIMITS,
    PATIENCE,
    Case,
    Clock,
    Run,
    Setting,
)
from pylogic.puzzle import Puzzle
from pylogic.rules import library
from pylogic.rules.encoding import GIVEN
from pylogic.rules.limits import LONGEST, MOST_JOBS
from pylogic.solving import orders as clue_orders
from pylogic.solving import swipl
from pylogic.solving.options import (
    check_list,
    check_one_of,
    check_options,
    check_whole,
    make_constants,
    make_limits,
)
from pylogic.solving.question import CLINGO

if TYPE_CHECKING:
    from pylogic.experiments.comparison import Comparison
    from pylogic.solving.executor import Workforce

MOST_RUNS = 10**6
"""Largest number of seeds, repetitions, or instances of a sample."""


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
    baseline: str | None = None,
    clock: Clock | None = None,
    journal: str | Path | None = None,
    resume: bool = False,
    on_start: Callable[[int, int], None] = lambda _runs, _known: None,
    on_run: Callable[[Run], None] = lambda _run: None,
) -> Comparison:
    """Solve instances in many ways: each combination of the lists' values is a setting.

    Ctrl-C ends the experiment and keeps the runs that are finished.

    Args:
        puzzle: a name, the path of an .lp file, or a Puzzle.
        instances: names, files, folders of .lp files, and corpora (FILE.json for all of its
            puzzles, FILE.json#NAME for one).
        orders: orders of the clues; "random:20" is twenty of them, in one setting.
        engines: "clingo", or "swipl" for the clpfd twin; "swipl:X" is the twin NAME_X.pl.
        configs: clasp's presets; here and below "default" leaves the engine to its defaults.
        heuristics: X for the encoding's part heuristic_X, or the name of one of clasp's.
        labelings: clpfd's labeling options, as in "ff,down".
        options: options of clasp that guide its search, each text as on clingo's command line.
        encodings: versions of the rule file, instead of the puzzle's own.
        seeds: runs of each case, each with another order of the statements and of the facts that
            are no clues, and with another seed of clasp's. Without it there is one, of the files as
            they are.
        repeat: runs of each of these that differ in nothing, which show how exact the clock is.
        sample: so many of the instances, the same ones each time.
        models: look for so many answers in each run, 0 for all.
        constants: values of `#const` names.
        timeout: seconds for each run; without it ten times its CPU time.
        cpu_limit: CPU seconds for each run with its processes; without it and `timeout` 600.
        memory: megabytes of resident memory for each run, on top of what Python holds.
        inferences, conflicts: SWI-Prolog's and clasp's for each run, the same on every machine.
        jobs: runs at a time.
        executor: a Dask cluster to make them on, by its address or a client of it; all runs of an
            instance are made on one machine.
        clock: the seconds that ratios compare: "cpu" of the whole run and its processes; "engine"
            of the engine alone, which loads, grounds and searches. Without it "engine" where
            engines or rules differ, and "cpu" otherwise. Neither has clingo's checks for
            SWI-Prolog.
        baseline: label of the setting with which the others are compared; without it the first.
        journal: an SQLite file to which each run is appended as it ends; it has one writer.
        resume: take the runs that the journal has from there. Those that crashed or ended in
            an error are made again.
        on_start: called before the first run with the number of runs, and how many are known.
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
    check_package("scipy.stats")
    from pylogic.experiments.comparison import Comparison  # loads scipy

    singles = clue_orders.expand_names(_as_texts("orders", orders))
    versions = _as_texts("encodings", encodings or [own])
    settings = _combine_settings(
        {
            "encoding": versions,
            "engine": _as_texts("engines", engines),
            "order": [order.partition("#")[0] for order in singles],
            "config": _as_texts("configs", configs),
            "heuristic": _as_texts("heuristics", heuristics),
            "options": _as_texts("options", options),
            "labeling": _as_texts("labelings", labelings),
        }
    )
    reader = execution.Reader()
    shared: dict[str, Any] = {"models": models, **{name: asked[name] for name in LIMITS}}
    shared["constants"] = tuple(make_constants(constants).items())
    if timeout is None:  # CPU time is the same on a busy machine; a run that only waits ends, too
        shared["cpu_limit"] = cpu_limit or CPU_LIMIT
        shared["timeout"] = min(PATIENCE * shared["cpu_limit"], LONGEST)
    names = _expand_instances(instances, sample, reader.puzzle(versions[0]).encoding.name)
    numbers = [None] if seeds is None else range(1, seeds + 1)
    experiment = cases(settings, singles, names, numbers, repeat, **shared)
    check(reader, experiment)
    labels = {} if baseline is None else {setting.label(settings): setting for setting in settings}
    if baseline is not None and str(baseline) not in labels:
        words = f"there is no such setting; there are {', '.join(labels)}"
        raise OptionError(f"baseline {baseline}: {words}")
    # Reading time depends on the rules' folder: the clock of the engine leaves it out.
    is_mixed = len({(setting.engine, setting.encoding) for setting in settings}) > 1
    place = execution.machine_name() if executor is None else execution.ANYWHERE
    kept: dict[Case, Run] = {}
    interrupted: Interruption | None = None
    opened = nullcontext() if journal is None else closing(Journal(Path(journal), "compare"))
    with opened as file:
        if file is not None and resume:
            for case in experiment:
                document = file.find(reader.key(case, place))
                if document is not None and document["error"] is None:
                    kept[case] = Run.from_dict(case, document)
        runs = [kept[case] for case in experiment if case in kept]
        missing = [case for case in experiment if case not in kept]

        def keep(run: Run) -> None:
            """Append a run to the journal, if any, and to `runs`, and hand it to `on_run`."""
            if file is not None:
                file.add([(run.key, run.to_dict())])
            runs.append(run)
            on_run(run)

        on_start(len(experiment), len(runs))
        try:
            execution.execute(reader, missing, place, jobs, keep, executor)
        except KeyboardInterrupt:
            interrupted = "user"
        except StoppedError as stopped:
            interrupted = stopped.interruption
    return Comparison(
        runs=tuple(runs),
        settings=tuple(settings),
        baseline=settings[0] if baseline is None else labels[baseline],
        interrupted=interrupted,
        missing=len(experiment) - len(runs),
        clock=clock or ("engine" if is_mixed else "cpu"),
    )


def _check(asked: Mapping[str, Any]) -> None:
    """Raise OptionError if an argument of an experiment besides its lists makes no sense."""
    for name in ("seeds", "repeat", "sample"):
        if asked[name] is not None or name == "repeat":
            check_whole(name, asked[name], 1, MOST_RUNS)
    check_whole("models", asked["models"], 0)
    check_whole("jobs", asked["jobs"], 1, MOST_JOBS)
    if asked["clock"] is not None:
        check_one_of("clock", asked["clock"], get_args(Clock))
    journal = asked["journal"]
    if not isinstance(journal, (str, Path, NoneType)):
        raise OptionError(f"journal={journal!r}: expected the path of a file")
    if asked["resume"] and journal is None:
        raise OptionError("resume=True: expected a journal that has the runs, as journal=FILE")
    make_limits(**{name: asked[name] for name in LIMITS})


def _combine_settings(values: Mapping[str, Sequence[str]]) -> list[Setting]:
    """Return each combination of values once, with clasp's fields DEFAULT for other engines."""
    settings = []
    for combination in product(*values.values()):
        setting = Setting(**dict(zip(values, combination, strict=True)))
        if setting.engine != CLINGO:
            setting = replace(setting, config=DEFAULT, heuristic=DEFAULT, options=DEFAULT)
        settings.append(setting)
    return list(dict.fromkeys(settings))


def cases(
    settings: Sequence[Setting],
    order_names: Sequence[str],
    instances: Sequence[str],
    seeds: Sequence[int | None],
    repeat: int,
    **shared: Any,
) -> list[Case]:
    """Return all runs of an experiment in randomised complete blocks (Fisher 1935).

    A block holds the runs of all settings on one instance, with one seed and number of repetition:
    these are compared. Settings with several orders run in each of them side by side. A drift of
    the machine is thus in all settings alike, and a stopped experiment can be compared but for its
    last block. The order is the same each time.

    Args:
        shared: fields that all cases have in common.
    """
    rng = random.Random(0)
    orders = [[o for o in order_names if o.partition("#")[0] == s.order] for s in settings]
    blocks = list(product(instances, seeds, range(1, repeat + 1)))
    rng.shuffle(blocks)
    experiment = []
    for instance, seed, number in blocks:
        rounds = list(zip_longest(*orders))
        rng.shuffle(rounds)
        for names in rounds:
            pairs = [pair for pair in zip(settings, names, strict=True) if pair[1] is not None]
            rng.shuffle(pairs)
            experiment += [Case(s, instance, order, seed, number, **shared) for s, order in pairs]
    return experiment


def check(reader: execution.Reader, experiment: Sequence[Case]) -> None:
    """Read every file and option once, so that an error comes before the first run.

    Raises:
        PylogicError: a file cannot be read, or an option makes no sense.
    """
    for case in {(c.setting, c.instance, c.order): c for c in experiment}.values():
        replace(case.question, limits=make_limits(**case.limits))  # raises if one is refused
        check_options(reader.task(case))
        if case.setting.engine != CLINGO:
            swipl.find_twin(reader.puzzle(case.setting.encoding).encoding, case.setting.engine)
            swipl.check_installed()


def _as_texts(name: str, values: Sequence[str | Path]) -> list[str]:
    """Return the argument `name` as texts; OptionError if it is no list or tuple, or empty."""
    is_list = isinstance(values, (list, tuple))
    check_list(name, [str(v) if isinstance(v, Path) else v for v in values] if is_list else values)
    if not values:
        raise OptionError(f"{name}={values!r}: expected at least one")
    return list(map(str, values))


def _expand_instances(names: Sequence[str | Path], sample: int | None, puzzle: str) -> list[str]:
    """Return the instances of a puzzle that names mean, from folders and corpora, each once.

    A `sample` of them is the same each time, and keeps their order; without it, or if it is no
    smaller, it is all of them.

    Raises:
        OptionError: the names are no list, or standard input is one of them.
        NotFoundError: there are none, or no such corpus.
        ProgramError: a file is no corpus.
    """
    known = []
    for member in find_members(
        _as_texts("instances", names), known=partial(library.instances, puzzle)
    ):
        if isinstance(member.source, PylogicError):
            raise member.source
        if member.name == STDIN:
            raise OptionError("-: expected a list of names, as each run reads its files anew")
        known.append(member.name)
    known = list(dict.fromkeys(known))
    if sample is None or sample >= len(known):
        return known
    return [known[place] for place in sorted(random.Random(0).sample(range(len(known)), sample))]
