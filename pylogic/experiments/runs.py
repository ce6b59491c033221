"""Finished runs: their results, figures and documents, and the contradictions between them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields
from itertools import combinations
from math import inf
from typing import Any, NamedTuple

from pylogic.batches.record import ERROR, TaskRecord
from pylogic.experiments.design import LIMITS, Case, Clock
from pylogic.solving.outcome import Statistics

LEAST = 1e-6
"""Shortest time that counts, in seconds: clocks are no finer."""


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
            limit = self.case.question.limits.cpu_limit or inf
            return Duration(max(min(measured or 0, limit), LEAST), True)
        return None if measured is None else Duration(max(measured, LEAST), False)

    @classmethod
    def from_dict(cls, case: Case, document: Mapping[str, Any]) -> Run:
        """Return the run of a case from the dictionary that `to_dict` made."""
        own = {f.name: document[f.name] for f in fields(cls) if f.name in document}
        own |= {name: tuple(own[name]) for name in ("cost", "answers")}
        own |= {"case": case, "retries": tuple(map(tuple, own["retries"]))}
        figures = Statistics(**{name: document[name] for name in Statistics._fields})
        return cls(**own, statistics=figures)

    def to_dict(self) -> dict[str, Any]:
        """Return the document of `pylogic compare --json`: fields of case, run and statistics.

        `order` is that of the run; `inferences` and `conflicts` are counts, not limits.
        """
        case, question = self.case, self.case.question
        document = {"command": case.command, **vars(case.setting), "instance": case.instance}
        document |= {"order": case.order, "seed": case.seed, "repeat": case.repeat}
        document |= {"constants": tuple((question.constants or {}).items())}
        document |= {"models": question.models}
        document |= {name: getattr(question.limits, name) for name in LIMITS}
        document |= {**vars(self), **self.statistics.to_dict()}
        del document["case"], document["statistics"]
        return to_plain(document)

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


# ---- Contradictions ---------------------------------------------------------------------------


@dataclass(frozen=True, repr=False)
class Disagreement:
    """Two runs that cannot both be right, and the reason."""

    instance: str
    words: str
    one: Run
    other: Run

    def to_dict(self) -> dict[str, Any]:
        """Return `instance`, `words`, and `commands`: the command lines of both runs."""
        commands = [self.one.case.command, self.other.case.command]
        return {"instance": self.instance, "words": self.words, "commands": commands}

    def __str__(self) -> str:
        return f"{self.instance}: {self.words}"

    def __repr__(self) -> str:
        return f"<Disagreement {self}>"


def find_disagreements(runs: Iterable[Run]) -> list[Disagreement]:
    """Return all contradictions: at most one for each pair of settings on an instance.

    A search that covered all proves something of its instance, and so does each answer. A censored
    run is compared with other runs as far as it went. A run whose answer clingo rejects is paired
    with one of another setting, or with itself.
    """
    groups: dict[str, list[Run]] = {}
    for run in runs:
        groups.setdefault(run.case.instance, []).append(run)
    pairs: dict[object, Disagreement] = {}
    for instance, members in groups.items():
        refuted = [run for run in members if run.error is not None and run.is_refuted]
        found = []
        for run in refuted:
            others = (other for other in members if other.case.setting != run.case.setting)
            found.append((run, next(others, run), "clingo rejects an answer of the twin"))
        # Runs that say the same need not be compared with one another.
        distinct = {
            (run.status, run.exhausted, run.count, run.cost, run.answers, run.case.setting): run
            for run in members
            if run.error is None
        }
        for first, second in combinations(distinct.values(), 2):
            words = _contradiction(first, second) or _contradiction(second, first)
            if words is not None:
                found.append((first, second, words))
        for first, second, words in found:
            settings = frozenset((first.case.setting, second.case.setting))
            pairs.setdefault((instance, settings), Disagreement(instance, words, first, second))
    return list(pairs.values())


def _contradiction(prover: Run, other: Run) -> str | None:
    """Return why a run's finished search excludes another run's result; None if it does not."""
    if not prover.exhausted:
        return None
    if prover.cost and other.cost:
        mine, theirs = (" ".join(map(str, run.cost)) for run in (prover, other))
        if other.cost < prover.cost:
            return f"one proved the cost {mine}, the other found {theirs}"
        if other.exhausted and other.cost != prover.cost:
            return f"two best costs are proved, {mine} and {theirs}"
        return None
    mine, theirs = (f"{run.count or 'no'} answer{'s'[: run.count > 1]}" for run in (prover, other))
    if other.count > prover.count:
        return f"one search ended with {mine}, the other found {theirs}"
    if other.exhausted and other.count != prover.count:
        return f"both searches ended, with {mine} and with {theirs}"
    if not set(other.answers) <= set(prover.answers):
        return "an answer of one is not among the answers of the other, whose search ended"
    return None
