"""Experiment: instances x encodings x engines x orders x options x labelings x seeds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from itertools import chain, groupby
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

from pylogic.batches.journal import open_journal
from pylogic.batches.tasks import Task, run_all
from pylogic.errors import Interruption, OptionError, StoppedError
from pylogic.experiments.design import (
    Design,
    complete_design,
    expand_instances,
    make_cases,
    make_settings,
)
from pylogic.experiments.execution import Reader, Work, make_runs, record_crash
from pylogic.experiments.packages import check_package
from pylogic.experiments.runs import Run
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import NO_LIMITS
from pylogic.solving import orders as clue_orders
from pylogic.solving.executor import make_team

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
    reader = Reader(is_far=is_far)
    orders = clue_orders.expand_orders(asked["orders"])
    settings = make_settings(asked, orders)
    name = reader.puzzle(settings[0].encoding).encoding.name
    names = expand_instances(instances, asked["sample"], name)
    cases = make_cases(settings, orders, names, asked)
    if is_far:  # one machine makes all runs of an instance
        places: dict[str, int] = {}
        cases.sort(key=lambda case: places.setdefault(case.instance, len(places)))
    reader.check(cases)
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
        works: Iterable[Work] = map(reader.prepare, cases)
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
        groups = groupby(works, lambda work: work.run.case.instance if is_far else work.run.key)
        tasks = (Task[list[Work], list[Run]](key, list(group)) for key, group in groups)
        try:
            with make_team(asked["executor"], asked["jobs"], NO_LIMITS) as team:
                for _ in run_all(tasks, make_runs, record_crash, team, keep=keep):
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
