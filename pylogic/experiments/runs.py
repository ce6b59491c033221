"""Settings to be compared, cases to be run, and finished runs."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields
from math import inf
from typing import Any, Literal, NamedTuple

from pylogic.batches.record import ERROR, TaskRecord
from pylogic.errors import OptionError
from pylogic.rules.encoding import GIVEN
from pylogic.solving.outcome import Statistics
from pylogic.solving.question import CLINGO, Question

Clock = Literal["engine", "cpu"]
CLOCKS: Mapping[Clock, str] = {
    "engine": "CPU seconds of the engine, which loads, grounds, searches; no start, no confirming",
    "cpu": "CPU seconds of the whole run, its processes included",
}
"""The seconds of each clock, in words."""
LEAST = 1e-6
"""Shortest time that counts, in seconds: clocks are no finer."""
DEFAULT = "default"
"""A preset, heuristic, labeling or options that leave the engine to its defaults."""


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

    def label(self, among: Iterable[Setting]) -> str:
        """Return the values, spaced, of fields in which one of `among` differs, else the engine."""
        mine, others = vars(self), [vars(other) for other in among]
        varied = [name for name in mine if any(other[name] != mine[name] for other in others)]
        return " ".join(mine[name] for name in varied) or self.engine


LIMITS = ("timeout", "cpu_limit", "memory", "inferences", "conflicts")
"""The names of the limits of a run."""
CPU_LIMIT = 600.0
"""CPU seconds of a run, if the caller sets no limit of time."""
PATIENCE = 10
"""How many times the limit of CPU time a run may take of wall time, unless the caller sets that.
A run with less than a tenth of a processor was kept waiting, and says nothing of its setting."""
_UNASKED: Mapping[str, object] = {
    **{"engine": CLINGO, "order": GIVEN, "timeout": PATIENCE * CPU_LIMIT, "cpu_limit": CPU_LIMIT},
    **dict.fromkeys(("config", "heuristic", "labeling"), DEFAULT),
}
"""The values that a command need not name; of other options None."""


@dataclass(frozen=True)
class Case:
    """A run to be made."""

    setting: Setting
    instance: str
    order: str
    seed: int | None = None
    """The seed of shuffled statements and facts; None: they stand as in the files."""
    repeat: int = 1
    """The number of the repetition, from 1."""
    constants: tuple[tuple[str, str], ...] = ()
    models: int = 2
    timeout: float | None = None
    """Seconds of wall time."""
    memory: int | None = None
    inferences: int | None = None
    conflicts: int | None = None
    cpu_limit: float | None = None
    """Seconds of CPU time."""

    @property
    def block(self) -> tuple[str, int | None, int]:
        """The instance, seed and repetition: runs of all settings are compared within a block."""
        return self.instance, self.seed, self.repeat

    @property
    def limits(self) -> dict[str, Any]:
        """The five limits of the run, perhaps None, as keywords of Puzzle.solve."""
        return {name: getattr(self, name) for name in LIMITS}

    @property
    def question(self) -> Question:
        """The question that the run asks; OptionError if its options cannot be split."""
        setting = self.setting
        preset = [] if setting.config == DEFAULT else [f"--configuration={setting.config}"]
        has_seed = setting.engine == CLINGO and self.seed is not None
        try:
            own = [] if setting.options == DEFAULT else shlex.split(setting.options)
        except ValueError as error:
            raise OptionError(f"options {setting.options}: {error}") from None
        return Question(
            models=self.models,
            engine=setting.engine,
            order=self.order,
            shuffle=self.seed,
            heuristic=None if setting.heuristic == DEFAULT else setting.heuristic,
            labeling=None if setting.labeling == DEFAULT else setting.labeling,
            constants=dict(self.constants),
            options=[*preset, *own],
            seed=self.seed if has_seed else None,
        )

    @property
    def command(self) -> str:
        """The line `pylogic solve ...`, quoted for a shell, that makes this run by itself."""
        setting, is_clingo = self.setting, self.setting.engine == CLINGO
        words = ["pylogic", "solve", setting.encoding, self.instance, "-n", str(self.models)]

        def add_flags(values: Mapping[str, object]) -> None:
            """Add options to `words`, but for those with None or their default."""
            for name, value in values.items():
                if value is not None and value != _UNASKED.get(name):
                    text = f"{value:g}" if isinstance(value, float) else str(value)
                    words.extend([f"--{name.replace('_', '-')}", text])

        guides = ("config", "heuristic", "labeling")
        add_flags({"engine": setting.engine, "order": self.order})
        add_flags({name: getattr(setting, name) for name in guides})
        words += [w for name, value in self.constants for w in ("-c", f"{name}={value}")]
        add_flags(self.limits)
        add_flags({"shuffle": self.seed, "seed": self.seed if is_clingo else None})
        if is_clingo and setting.options != DEFAULT:
            words += ["--", *shlex.split(setting.options)]
        return shlex.join(words)


class Duration(NamedTuple):
    """The seconds of a run, or a lower bound of them."""

    seconds: float
    """Infinite of a crash or an error, which is a failure and never a time."""
    is_bound: bool
    """True if the run is censored: it would have taken at least so long."""


@dataclass(frozen=True, repr=False, kw_only=True)
class Run(TaskRecord):
    """The result and the figures of one run; an unknown figure is None.

    CPU and wall time leave out clingo's checks and confirmations for Prolog. The processes whose
    resident sets are measured begin as copies of pylogic.
    """

    case: Case
    key: str
    """Hash of all that decides the result of a run: the same key, the same experiment."""
    encoding_hash: str
    """Hash of the rules, as they were shuffled, or of the twin that ran; without comments."""
    instance_hash: str
    """Hash of the facts, in the order in which they were read."""
    versions: str = ""
    wall_seconds: float | None = None
    """Wall seconds of the whole run, files and checks included; None if its process has died."""
    error: str | None = None
    """The reason why the run failed, and says nothing about the puzzle."""
    is_refuted: bool = False
    """True if the error is that clingo rejects an answer of the twin."""
    status: str = ERROR
    exhausted: bool = False
    count: int = 0
    cost: tuple[int, ...] = ()
    answers: tuple[str, ...] = ()
    """A hash of the shown atoms of each answer, sorted."""
    retries: tuple[tuple[str, int], ...] = ()
    """How often the search came back to each clue, if the engine counts it."""
    statistics: Statistics = field(default_factory=Statistics)

    @property
    def is_solved(self) -> bool:
        """True if the run ended by itself, and its result is proved."""
        return self.error is None and self.interrupted is None

    def duration(self, clock: Clock) -> Duration | None:
        """Return a clock's seconds, or a lower bound; None if those of a solved run are unknown.

        The bound of an unsolved run is its seconds, at most its limit of CPU time, at least LEAST;
        that of a failed run is infinite.
        """
        if self.error is not None:
            return Duration(inf, True)
        measured = self.cpu_seconds
        if clock == "engine":
            measured = self.statistics.engine_cpu_seconds
            if measured is None and not self.is_solved and self.cpu_seconds is not None:  # killed
                measured = self.cpu_seconds - (self.statistics.start_cpu_seconds or 0)
        if not self.is_solved:
            return Duration(max(min(measured or 0, self.case.cpu_limit or inf), LEAST), True)
        return None if measured is None else Duration(max(measured, LEAST), False)

    @classmethod
    def from_dict(cls, case: Case, document: Mapping[str, Any]) -> Run:
        """Return the run of a case from the dictionary that `to_dict` made."""
        own = [f.name for f in fields(cls) if f.name not in ("case", "statistics")]
        known: dict[str, Any] = {name: document[name] for name in own}
        known |= {name: tuple(known[name]) for name in ("cost", "answers")}
        known |= {"case": case, "retries": tuple(map(tuple, known["retries"]))}
        figures = Statistics(**{name: document[name] for name in Statistics._fields})
        return cls(**known, statistics=figures)

    def to_dict(self) -> dict[str, Any]:
        """Return the document of `pylogic compare --json`: fields of case, run and statistics.

        `order` is that of the run; `inferences` and `conflicts` are counts, not limits.
        """
        case = {**asdict(self.case.setting), **vars(self.case)}
        own = {"command": self.case.command, **case, **vars(self), **self.statistics.to_dict()}
        for name in ("setting", "case", "statistics"):
            del own[name]
        return to_plain(own)

    def __str__(self) -> str:
        """Return the command, the status, and the seconds or the reason of the end."""
        end = self.interrupted or self.error or f"{self.cpu_seconds or 0:.3f} s"
        return f"{self.case.command}: {self.status}, {end}"

    def __repr__(self) -> str:
        case = self.case
        return f"<Run {case.setting.engine} {case.order} {case.instance}: {self.status}>"


def to_plain(value: Any) -> dict[str, Any]:
    """Return a value with its dataclasses and tuples as JSON's dictionaries and lists."""
    plain: dict[str, Any] = json.loads(json.dumps(value, default=asdict))
    return plain


def format_seconds(seconds: float | None) -> str:
    """Return seconds with three decimals below 10, else one; "" if they are unknown."""
    if seconds is None:
        return ""
    return f"{seconds:.3f}" if seconds < 10 else f"{seconds:.1f}"
