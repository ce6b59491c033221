"""Design: the keywords of an experiment, its settings, and its runs in randomised blocks."""

import importlib
import os
import random
import shlex
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product, zip_longest
from pathlib import Path
from types import NoneType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypedDict

from pylogic.batches.members import STDIN, find_members
from pylogic.errors import OptionError, PylogicError, missing_package
from pylogic.rules.encoding import GIVEN
from pylogic.rules.limits import LONGEST, MOST_JOBS
from pylogic.solving.question import (
    CLINGO,
    FLAGS,
    Flag,
    Question,
    check_texts,
    check_values,
    make_limits,
    make_texts,
)

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce

Clock = Literal["engine", "cpu"]
CLOCKS: Mapping[Clock, str] = {
    "engine": "CPU seconds of the engine, which loads, grounds, searches; no start, no confirming",
    "cpu": "CPU seconds of the whole run, its processes included",
}
"""The seconds of each clock, in words."""
DEFAULT = "default"
"""A preset, heuristic, labeling or options that leave the engine to its defaults."""
CPU_LIMIT = 600.0
"""CPU seconds of a run, if the caller sets no limit of time."""
PATIENCE = 10
"""How many times the limit of CPU time a run may take of wall time, unless the caller sets that.
A run with less than a tenth of a processor was kept waiting, and says nothing of its setting."""
LIMITS = ("timeout", "memory", "inferences", "conflicts", "cpu_limit")
"""The keywords that are limits of a run."""
MOST_RUNS = 10**6
"""Largest number of seeds, repetitions, or instances of a sample."""
JOURNAL = "compare.sqlite"
"""The journal of the command line."""
_THREADS = "OPENBLAS_NUM_THREADS"
Texts = Sequence[str]
Number = partial(Flag, least=1, most=MOST_RUNS)
"""The option of a keyword that is a count."""


class Design(TypedDict, total=False):
    """Keywords of an experiment. Each combination of the lists' values is a setting.

    orders: "random:20" is twenty orders, in one setting.
    seeds: each run also has another seed of clasp's. Without it there is one run of a case, of the
        files as they are.
    models, constants: as of a search.
    memory: megabytes of resident memory for each run, on top of what Python holds.
    executor: a Dask cluster to make the runs on, by its address or a client of it; all runs of an
        instance are made on one machine.
    clock: neither has clingo's checks for SWI-Prolog.
    journal: an SQLite file, which has one writer.
    resume: runs that crashed or ended in an error are made again.
    on_start: called before the first run with the number of runs, and how many are known.
    on_run: called with each `Run` that has ended.
    """

    orders: Annotated[
        Texts, Flag("--order", "Clue orders: given, reversed, rows, ..., random:20 for 20.")
    ]
    engines: Annotated[Texts, Flag("--engine", "Engines: clingo, swipl, swipl:VARIANT.")]
    configs: Annotated[
        Texts, Flag("--config", "clasp's presets: tweety, trendy, ..., default for none.")
    ]
    heuristics: Annotated[
        Texts, Flag("--heuristic", "Parts heuristic_NAME, or clasp's heuristics.")
    ]
    labelings: Annotated[
        Texts, Flag("--labeling", "As in solve; may be given several times.", "OPTIONS")
    ]
    options: Annotated[
        Texts, Flag("--options", "Options of clasp; may be given several times.", "TEXT")
    ]
    encodings: Annotated[
        Sequence[str | Path],
        Flag("--encoding", "Versions of the rule file, instead of the puzzle's own."),
    ]
    seeds: Annotated[
        int | None,
        Number(
            "--seeds",
            "Run each case N times, each with statements and other facts than clues shuffled.",
        ),
    ]
    repeat: Annotated[
        int, Number("--repeat", "Repeat each run N times without any difference.  [default: 1]")
    ]
    sample: Annotated[
        int | None, Number("--sample", "Take N of the instances, the same ones each time.")
    ]
    models: Annotated[int, Flag("-n --models", "As in solve.", least=0)]
    constants: Mapping[str, int | str] | None
    timeout: Annotated[
        float | None,
        Flag(
            "--timeout",
            "Stop each run after S seconds.  [default: ten times the limit of CPU time]",
        ),
    ]
    cpu_limit: Annotated[
        float | None,
        Flag(
            "--cpu-limit",
            "Stop each run after S seconds of CPU time, of all of its processes."
            "  [default: 600 without --timeout]",
        ),
    ]
    memory: int | None
    inferences: Annotated[int | None, FLAGS["inferences"]]
    conflicts: Annotated[int | None, FLAGS["conflicts"]]
    jobs: Annotated[int, Number("--jobs", "Make N runs at a time.  [default: 1]", most=MOST_JOBS)]
    executor: "Workforce | None"
    baseline: Annotated[
        str | None, Flag("--baseline", "Compare the other settings with this one.", "LABEL")
    ]
    clock: Annotated[
        Clock | None,
        Flag(
            "--clock",
            "The seconds of ratios: CPU time of the engine (loading, grounding, searching), or of"
            " the whole run.  [default: cpu, engine where engines or rules differ]",
            choices=CLOCKS,
        ),
    ]
    journal: Annotated[
        str | Path | None,
        Flag("--journal", f"Append each run to this file as it ends.  [default: {JOURNAL}]"),
    ]
    resume: Annotated[bool, Flag("--resume", "Take the journal's runs, and make the others.")]
    on_start: Callable[[int, int], None]
    on_run: Callable[[Any], None]


_USUAL: Mapping[str, Any] = {
    **{"orders": [GIVEN], "engines": [CLINGO], "repeat": 1, "models": 2, "jobs": 1},
    **{name: [DEFAULT] for name in ("configs", "heuristics", "labelings", "options")},
    **{"resume": False, "on_start": lambda _runs, _known: None, "on_run": lambda _run: None},
}
"""The values of keywords that a caller does not name; of others None."""


@dataclass(frozen=True)
class Setting:
    """A way to solve instances; runs of one setting differ in seeds and single random orders."""

    encoding: str
    engine: str = CLINGO
    order: str = GIVEN
    """An order, or "random" for several random orders."""
    config: str = DEFAULT
    heuristic: str = DEFAULT
    labeling: str = DEFAULT
    options: str = DEFAULT

    def label(self, among: Collection["Setting"]) -> str:
        """Return the values, spaced, of fields in which one of `among` differs, else the engine."""
        mine, others = vars(self), [vars(other) for other in among]
        varied = [name for name in mine if any(other[name] != mine[name] for other in others)]
        return " ".join(mine[name] for name in varied) or self.engine

    def ask(self, order: str, seed: int | None, shared: Mapping[str, Any]) -> Question:
        """Return the question of a run in a single order; OptionError if it makes no sense.

        Args:
            shared: the values that all questions of the experiment have in common.
        """
        guides = ("heuristic", "labeling", "options")
        own: dict[str, Any] = {n: vars(self)[n] for n in guides if vars(self)[n] != DEFAULT}
        preset = [] if self.config == DEFAULT else [f"--configuration={self.config}"]
        try:
            own["options"] = (*preset, *shlex.split(own.get("options", "")))
        except ValueError as error:
            raise OptionError(f"options {self.options}: {error}") from None
        if self.engine == CLINGO:
            own["seed"] = seed
        return Question(engine=self.engine, order=order, shuffle=seed, **own, **shared)


@dataclass(frozen=True)
class Case:
    """A run to be made."""

    setting: Setting
    instance: str
    question: Question = field(hash=False)
    """The question that the run asks, with its limits, whose clock has not started."""
    repeat: int = 1
    """The number of the repetition, from 1."""

    @property
    def order(self) -> str:
        """The order of the clues."""
        return self.question.order

    @property
    def seed(self) -> int | None:
        """The seed of shuffled statements and facts; None: they stand as in the files."""
        return self.question.shuffle

    @property
    def block(self) -> tuple[str, int | None, int]:
        """The instance, seed and repetition: runs of all settings are compared within a block."""
        return self.instance, self.seed, self.repeat

    @property
    def command(self) -> str:
        """The line `pylogic solve ...`, quoted for a shell, that makes this run by itself."""
        question, limits = self.question, self.question.limits
        if (limits.cpu_limit, limits.timeout) == (CPU_LIMIT, PATIENCE * CPU_LIMIT):
            question = replace(question, limits=limits._replace(cpu_limit=None, timeout=None))
        words = ["pylogic", "solve", self.setting.encoding, self.instance]
        return shlex.join([*words, *question.command_options])


def complete_design(own: str | Path, design: Design) -> dict[str, Any]:
    """Return the values of all keywords, with lists as texts; `encodings` are `own` without others.

    Raises:
        OptionError: a value makes no sense, alone or with the others.
        TypeError: there is no such keyword.
    """
    check_values(Design, design)
    asked = {**dict.fromkeys(Design.__annotations__), **_USUAL, **design}
    asked["encodings"] = asked["encodings"] or [own]
    for name in ("encodings", "engines", "orders", "configs", "heuristics", "options", "labelings"):
        asked[name] = as_texts(name, asked[name])
    journal = asked["journal"]
    if not isinstance(journal, (str, Path, NoneType)):
        raise OptionError(f"journal={journal!r}: expected the path of a file")
    if asked["resume"] and journal is None:
        raise OptionError("resume=True: expected a journal that has the runs, as journal=FILE")
    return asked


def make_settings(asked: Mapping[str, Any], orders: Sequence[str]) -> list[Setting]:
    """Return each combination of values once, with clasp's fields DEFAULT for other engines.

    Args:
        orders: single orders; those of one shuffle are in one setting.
    """
    lists = [asked["encodings"], asked["engines"], [order.partition("#")[0] for order in orders]]
    lists += [asked[name] for name in ("configs", "heuristics", "options", "labelings")]
    settings = []
    for encoding, engine, order, *of_clasp, labeling in product(*lists):
        config, heuristic, options = of_clasp if engine == CLINGO else [DEFAULT] * 3
        settings.append(Setting(encoding, engine, order, config, heuristic, labeling, options))
    return list(dict.fromkeys(settings))


def make_cases(
    settings: Sequence[Setting],
    orders: Sequence[str],
    instances: Sequence[str],
    asked: Mapping[str, Any],
) -> list[Case]:
    """Return all runs of an experiment in randomised complete blocks (Fisher 1935).

    A block holds the runs of all settings on one instance, with one seed and number of repetition:
    these are compared. Settings with several orders run in each of them side by side. A drift of
    the machine is thus in all settings alike, and a stopped experiment can be compared but for its
    last block. The order is the same each time.

    Raises:
        OptionError: a limit makes no sense, or the options of a setting cannot be split.
    """
    limits = make_limits(**{name: asked[name] for name in LIMITS}, isolated=True).reset()
    if limits.timeout is None:  # CPU time is the same on a busy machine; one that waits ends, too
        cpu_limit = limits.cpu_limit or CPU_LIMIT
        limits = limits._replace(cpu_limit=cpu_limit, timeout=min(PATIENCE * cpu_limit, LONGEST))
    base = {"models": asked["models"], "constants": make_texts("constants", asked["constants"])}
    base["limits"] = limits._replace(engine_alone=True)
    rng = random.Random(0)
    own_orders = [[o for o in orders if o.partition("#")[0] == s.order] for s in settings]
    seeds = [None] if asked["seeds"] is None else range(1, asked["seeds"] + 1)
    blocks = list(product(instances, seeds, range(1, asked["repeat"] + 1)))
    rng.shuffle(blocks)
    cases = []
    for instance, seed, number in blocks:
        rounds = list(zip_longest(*own_orders))
        rng.shuffle(rounds)
        for chosen in rounds:
            pairs = [pair for pair in zip(settings, chosen, strict=True) if pair[1] is not None]
            rng.shuffle(pairs)
            for setting, order in pairs:
                question = setting.ask(order, seed, base)
                cases.append(Case(setting, instance, question, number))
    return cases


def as_texts(name: str, values: Sequence[str | Path]) -> list[str]:
    """Return the argument `name` as texts; OptionError if it is no list or tuple, or empty."""
    is_list = isinstance(values, (list, tuple))
    check_texts(name, [str(v) if isinstance(v, Path) else v for v in values] if is_list else values)
    if not values:
        raise OptionError(f"{name}={values!r}: expected at least one")
    return list(map(str, values))


def expand_instances(names: Sequence[str | Path], sample: int | None, puzzle: str) -> list[str]:
    """Return the instances of a puzzle that names mean, from folders and corpora, each once.

    A `sample` of them, if that is fewer, is the same each time, and keeps their order.

    Raises:
        OptionError: the names are no list, or standard input is one of them.
        NotFoundError, ProgramError: there are none, or no such corpus, or a file is no corpus.
    """
    known: dict[str, None] = {}
    listed = as_texts("instances", names)
    for member in find_members(listed, puzzle=puzzle):
        if isinstance(member.source, PylogicError):
            raise member.source
        if member.name == STDIN:
            raise OptionError("-: expected a list of names, as each run reads its files anew")
        known[member.name] = None
    count = len(known) if sample is None else min(sample, len(known))
    chosen = set(random.Random(0).sample(list(known), count))
    return [name for name in known if name in chosen]


def check_package(name: str) -> None:
    """Import a package before the first run; numpy gets one thread of OpenBLAS, unless one says so.

    Raises:
        OptionError: the package is missing; the error names it.
    """
    is_unset = _THREADS not in os.environ
    os.environ.setdefault(_THREADS, "1")
    try:
        for part in (name.partition(".")[0], name):  # an error names the package
            importlib.import_module(part)
    except ModuleNotFoundError as error:
        raise missing_package("compare", error, "compare") from None
    finally:
        if is_unset:
            del os.environ[_THREADS]
