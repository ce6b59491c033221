"""Experiment: instances x encodings x engines x orders x options x labelings x seeds."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, nullcontext
from dataclasses import replace
from itertools import product
from math import inf
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, get_args

from pylogic.batches.members import members
from pylogic.errors import Interruption, OptionError, StoppedError
from pylogic.experiments import execution
from pylogic.experiments.comparison import Comparison, check_packages
from pylogic.experiments.journal import Journal, Known
from pylogic.experiments.runs import DEFAULT, Case, Clock, Run, Setting, labelled, settings_of
from pylogic.puzzle import Puzzle
from pylogic.rules.encoding import GIVEN
from pylogic.solving import orders as clue_orders
from pylogic.solving import swipl
from pylogic.solving.options import check_list, check_options, check_whole, constants_of, limits_of
from pylogic.solving.question import CLINGO

MOST_JOBS = 64

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce

OnStart = Callable[[int, int], None]
OnRun = Callable[[Run], None]


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
    memory: int | None = None,
    jobs: int = 1,
    executor: Workforce | None = None,
    baseline: str | None = None,
    clock: Clock = "cpu",
    relevant: float = 1.0,
    journal: str | Path | None = None,
    resume: bool = False,
    on_start: OnStart = lambda _runs, _known: None,
    on_run: OnRun = lambda _run: None,
) -> Comparison:
    """Solve instances in many ways: each combination of what the lists name is a setting.

    Ctrl-C ends the experiment and keeps the runs that are finished.

    Args:
        puzzle: a name, the path of an .lp file, or a Puzzle.
        instances: names, files, folders of .lp files, and corpora (FILE.json for all of its
            puzzles, FILE.json#NAME for one).
        orders: orders of the clues; "random:20" is twenty of them, in one setting.
        engines: "clingo", or "swipl" for the clpfd twin; "swipl:X" is the twin NAME_X.pl.
        configs: clasp's presets; here and below "default" is what the engine does unasked.
        heuristics: X for the encoding's part heuristic_X, or the name of one of clasp's.
        labelings: clpfd's labeling options, as in "ff,down".
        options: options of clasp and the grounder, each text as on clingo's command line.
        encodings: versions of the rule file, instead of the puzzle's own.
        seeds: runs of each case, in each of which the statements and the facts that are no clues
            stand in another order, and clasp's random choices have another seed. Without it
            there is one, of the files as they are.
        repeat: runs of each of these that differ in nothing: they tell how exact the clock is.
        sample: so many of the instances, the same ones each time.
        models: look for so many answers in each run, 0 for all.
        constants: values of `#const` names.
        timeout: seconds for each run.
        memory: megabytes for each run, on top of what Python holds.
        jobs: runs at a time.
        executor: a Dask cluster to make them on, by its address or a client of it; all runs of an
            instance are made on one machine.
        clock: what ratios are of: "cpu" seconds of the whole run, all of its processes included;
            "wall" for the time that it took; "search" for CPU seconds of the search alone.
        relevant: a ratio that is no nearer to 1 than this one matters, as 1.1 for a tenth.
        baseline: label of the setting that the others are held against; without it the first.
        journal: an SQLite file to which each run is appended as it ends; it has one writer.
        resume: take the runs that the journal has from there; those that are damaged in it are
            made again, and told in the comparison's remarks.
        on_start: called before the first run with how many there are, and how many of these
            the journal has.
        on_run: called with each run that has ended.

    Raises:
        NotFoundError: there is no such puzzle or instance.
        OptionError: there is no such order, engine, option or constant, a package is missing, or
            the file is no journal or another comparison is writing to it.
        ProgramError: clingo rejects one of the files.
        WriteError: a run could not be written to the journal, which keeps those before it.
    """
    if seeds is not None:
        check_whole("seeds", seeds, 1)
    check_whole("repeat", repeat, 1)
    if clock not in get_args(Clock):
        raise OptionError(f"clock={clock!r}: expected one of {', '.join(get_args(Clock))}")
    if not isinstance(baseline, (str, NoneType)):
        raise OptionError(f"baseline={baseline!r}: expected the label of a setting")
    check_common(sample, models, jobs, relevant, journal, resume)
    limits_of(timeout, memory)
    check_packages("statistics")
    own = path_of(puzzle)
    singles = clue_orders.expanded(_texts("orders", orders))
    compared = settings_of(
        _texts("encodings", encodings or [own]),
        _texts("engines", engines),
        singles,
        _texts("configs", configs),
        _texts("heuristics", heuristics),
        _texts("labelings", labelings),
        _texts("options", options),
    )
    execution.forget()
    given = tuple(constants_of(constants).items())
    setting = Setting(compared[0].encoding)
    names, remarks = different(setting, given, sampled(instances_of(instances), sample))
    experiment = cases(
        compared,
        singles,
        names,
        [None] if seeds is None else range(1, seeds + 1),
        repeat,
        constants=given,
        models=models,
        timeout=timeout,
        memory=memory,
    )
    check(experiment)
    base = labelled(baseline, compared)
    with closing(Journal(Path(journal))) if journal is not None else nullcontext() as file:
        made = make(experiment, compared, base, file, resume, jobs, on_start, on_run, executor)
    remarks += made.remarks
    return replace(made, clock=clock, relevant=float(relevant), remarks=tuple(remarks))


def cases(
    settings: Sequence[Setting],
    order_names: Sequence[str],
    instances: Sequence[str],
    seeds: Sequence[int | None] = (None,),
    repeat: int = 1,
    *,
    constants: Sequence[tuple[str, str]] = (),
    models: int = 2,
    timeout: float | None = None,
    memory: int | None = None,
    shuffle: int = 0,
) -> list[Case]:
    """All runs of an experiment, in a random order, so that a machine's drift favours none."""
    made = []
    repeats, given = range(1, repeat + 1), tuple(constants)
    for setting, instance, seed, number in product(settings, instances, seeds, repeats):
        for order in order_names:
            if order.partition("#")[0] == setting.order:
                limits = (timeout, memory)
                made.append(Case(setting, instance, order, seed, number, given, models, *limits))
    random.Random(shuffle).shuffle(made)
    return made


def different(
    setting: Setting, constants: Sequence[tuple[str, str]], names: Sequence[str]
) -> tuple[list[str], list[str]]:
    """The instances without those that say the same as one before; remarks on these.

    One that counted twice would make a claim on one instance look like one on several.
    """
    known: dict[str, str] = {}
    remarks = []
    for name in names:
        _, facts = execution.hashes(Case(setting, name, GIVEN, constants=tuple(constants)))
        if known.setdefault(facts, name) != name:
            remarks.append(f"{name} has the facts of {known[facts]}: it is left out")
    return list(known.values()), remarks


def check(experiment: Sequence[Case]) -> None:
    """Read every file and option once, so that what is wrong is said before the first run.

    Raises:
        PylogicError: what is wrong.
    """
    for case in {(c.setting, c.instance, c.order): c for c in experiment}.values():
        puzzle = execution.puzzle_of(case.setting.encoding)
        check_options(puzzle.task(**case.keywords))
        if case.setting.engine != CLINGO:
            swipl.twin(puzzle.encoding, case.setting.engine)
            swipl.check_installed()


def check_common(
    sample: int | None,
    models: int,
    jobs: int,
    relevant: float,
    journal: str | Path | None,
    resume: bool,
) -> None:
    """Whether arguments that all experiments have can be meant.

    Raises:
        OptionError: one cannot.
    """
    if sample is not None:
        check_whole("sample", sample, 1)
    check_whole("models", models, 0)
    check_whole("jobs", jobs, 1, MOST_JOBS)
    is_number = isinstance(relevant, (int, float)) and not isinstance(relevant, bool)
    if not (is_number and 1 <= relevant < inf):
        raise OptionError(f"relevant={relevant!r}: expected a ratio, 1 or more, as in 1.1")
    if not isinstance(journal, (str, Path, NoneType)):
        raise OptionError(f"journal={journal!r}: expected the path of a file")
    if resume and journal is None:
        raise OptionError("resume=True: expected a journal that has the runs, as journal=FILE")


def path_of(puzzle: str | Path | Puzzle) -> str:
    """The name or path of the rules.

    Raises:
        OptionError: it is neither.
    """
    own = puzzle.encoding.path if isinstance(puzzle, Puzzle) else puzzle
    if not isinstance(own, (str, Path)):
        raise OptionError(f"puzzle={puzzle!r}: expected a name, a path or a Puzzle")
    return str(own)


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


def instances_of(names: Sequence[str | Path]) -> list[str]:
    """Files of folders and puzzles of corpora, besides what is one instance.

    Raises:
        OptionError: it is no list of names.
        NotFoundError: there are none, or no such corpus.
        ProgramError: a file is no corpus.
    """
    found: list[str] = []
    for member in members(_texts("instances", names)):
        if member.error is not None:
            raise member.error
        found.append(member.name)
    return list(dict.fromkeys(found))


def sampled(names: Sequence[str], number: int | None) -> list[str]:
    """So many of the names, in their order; the same ones each time."""
    if number is None or number >= len(names):
        return list(names)
    places = random.Random(0).sample(range(len(names)), number)
    return [names[place] for place in sorted(places)]


def make(
    experiment: Sequence[Case],
    compared: Sequence[Setting],
    baseline: Setting,
    journal: Journal | None,
    resume: bool,
    jobs: int,
    on_start: OnStart,
    on_run: OnRun,
    executor: Workforce | None = None,
) -> Comparison:
    """Make the runs; those that are finished when Ctrl-C comes are kept."""
    place = None if executor is None else execution.ANYWHERE
    keys = {execution.key(case, place): case for case in experiment} if resume else {}
    known = journal.find(keys) if journal is not None else Known({}, ())
    runs = list(known.runs.values())
    made = {run.case for run in runs}
    missing = [case for case in experiment if case not in made]
    interrupted: Interruption | None = None

    def keep(run: Run) -> None:
        if journal is not None:
            journal.add(run)
        runs.append(run)
        on_run(run)

    on_start(len(experiment), len(runs))
    try:
        execution.execute(missing, jobs, keep, executor)
    except KeyboardInterrupt:
        interrupted = "user"
    except StoppedError as stopped:
        interrupted = stopped.interruption
    left = len(experiment) - len(runs)
    remarks = (*known.damaged, *execution.of_several_machines(runs))
    return Comparison(tuple(runs), tuple(compared), baseline, interrupted, left, remarks)
