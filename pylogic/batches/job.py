"""Job: what a batch does with each puzzle, and the record that it makes of it."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from typing import Any

from pylogic.batches import meter
from pylogic.batches.item import Item
from pylogic.batches.record import CONVERTED, CRASHED, DIFFERS, ERROR, SOUND, Record
from pylogic.errors import (
    CrashError,
    DisagreementError,
    OptionError,
    ProgramError,
    PylogicError,
    StoppedError,
)
from pylogic.formats import corpus
from pylogic.formats.published import Differences, Published, published
from pylogic.formats.sameness import fingerprint
from pylogic.formats.sources import Text
from pylogic.puzzle import Puzzle
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import Limits
from pylogic.rules.parts import ERRORS
from pylogic.solving.outcome import Outcome, Status
from pylogic.solving.process import call
from pylogic.solving.question import CLINGO

VERBS = ("solve", "check", "explain", "convert")
"""What can be done with many puzzles."""
_WAITED = 1.25
_MOMENT = 0.05  # seconds
"""A run that took longer than its CPU time by these had to wait for a processor."""


@dataclass(frozen=True)
class Job:
    """What a batch does with each puzzle; everything but the rules, which travel by themselves."""

    verb: str
    constants: Mapping[str, str] = field(default_factory=dict, hash=False)
    timeout: float | None = None
    """Seconds for each puzzle."""
    memory: int | None = None
    """Megabytes for each."""
    search: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Further keywords of Puzzle.solve."""
    is_corpus: bool = False
    """Whether `check` solves, too, and compares with what was published."""
    to: str | None = None
    """The format that `convert` writes."""

    @property
    def told(self) -> str:
        """All that decides what is done."""
        return repr((self.verb, sorted(self.constants.items()), self.timeout, self.memory,
                     sorted(self.search.items()), self.is_corpus, self.to))  # fmt: skip

    @property
    def engine(self) -> str:
        """What searches."""
        engine: str = self.search.get("engine", CLINGO)
        return engine

    @property
    def is_apart(self) -> bool:
        """Whether each puzzle is a process of its own, so that its account is its own."""
        has_limits = (self.timeout, self.memory) != (None, None)
        return has_limits or self.engine != CLINGO

    def record(self, encoding: Encoding, item: Item) -> Record:
        """Do it with one puzzle."""
        made = partial(self._measured, encoding, item)
        try:
            return call(made, Limits(isolated=True)) if self.is_apart else made()
        except CrashError as crash:
            return crashed(item.name, crash)

    def _measured(self, encoding: Encoding, item: Item) -> Record:
        began = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime())
        found, spent = meter.metered(partial(self._found, encoding, item))
        is_busy = spent.wall_seconds > _WAITED * spent.cpu_seconds + _MOMENT
        return Record(
            item.name,
            began=began,
            machine=machine(),
            seconds=spent.wall_seconds,
            cpu_seconds=spent.cpu_seconds,
            megabytes=spent.megabytes,
            is_busy=is_busy,
            **found,
        )

    def _found(self, encoding: Encoding, item: Item) -> dict[str, Any]:
        puzzle = Puzzle(encoding, Limits(self.timeout, self.memory).begun())
        try:
            return _DOES[self.verb](self, puzzle, item)
        except StoppedError as stopped:
            status = Status.INTERRUPTED.value
            return {"status": status, "interrupted": stopped.interruption}
        except CrashError as crash:
            return {"status": CRASHED, "problems": (str(crash),)}
        except DisagreementError as error:
            return {**wrong(error), "status": DIFFERS}
        except PylogicError as error:
            return wrong(error)


def wrong(error: PylogicError) -> dict[str, Any]:
    """Fields of the record of a puzzle that cannot be read or makes no sense."""
    details = {"problems": [problem.to_dict() for problem in error.problems]}
    return {"status": ERROR, "problems": tuple(map(str, error.problems)), "details": details}


def crashed(name: str, error: CrashError) -> Record:
    """The record of a puzzle at which a process has died."""
    return Record(name, CRASHED, (str(error),))


@lru_cache
def machine() -> str:
    """What the work is done on."""
    return platform.node()


def _solve(job: Job, puzzle: Puzzle, item: Item) -> dict[str, Any]:
    instance = item.instance(puzzle.encoding, puzzle.limits)
    outcome = puzzle.solve(instance, **job.search, constants=job.constants)
    return {**_told(outcome), "details": outcome.to_dict()}


def _told(outcome: Outcome) -> dict[str, Any]:
    status, interrupted = outcome.status.value, outcome.interrupted
    return {"status": status, "count": outcome.count, "interrupted": interrupted}


def _check(job: Job, puzzle: Puzzle, item: Item) -> dict[str, Any]:
    if job.is_corpus:
        return _check_corpus(job, puzzle, item)
    puzzle.check(item.instance(puzzle.encoding, puzzle.limits), constants=job.constants)
    has_errors_part = ERRORS in puzzle.encoding.parts
    return {"status": SOUND, "details": {"problems": [], "has_errors_part": has_errors_part}}


def _check_corpus(job: Job, puzzle: Puzzle, item: Item) -> dict[str, Any]:
    """Whether a puzzle has one answer, and it is the published one."""
    instance, solution, unread = _read_corpus(puzzle, item)
    outcome = puzzle.solve(instance, **{"models": 2, **job.search}, constants=job.constants)
    shared = fingerprint(puzzle.encoding, instance)
    details = {"ways": shared.ways, "certified": outcome.certified}
    told = {**_told(outcome), "fingerprint": shared.text, "details": details}
    is_whole = outcome.interrupted is None
    variants = puzzle.variants(instance, outcome, constants=job.constants) if is_whole else {}
    ways = (f"with -c {name}={value} exactly one" for name, value in variants.items())
    problems = tuple("; ".join([doubt, *ways]) for doubt in _DOUBTS.get(outcome.status, ()))
    if outcome.status == Status.UNIQUE:
        found = Differences(unread)
        if solution is not None:
            found = solution.differences(outcome.answers[0].symbols)
        if found.words:
            return {**told, "status": DIFFERS, "problems": found.words}
        told["details"] |= {"remark": found.remark} if found.remark else {}
    return {**told, "problems": (*problems, *unread)}


def _read_corpus(puzzle: Puzzle, item: Item) -> tuple[Instance, Published | None, tuple[str, ...]]:
    """A puzzle, its published solution, and what is wrong with that if it cannot be read."""
    encoding = puzzle.encoding
    try:
        instance = item.instance(encoding, puzzle.limits)
    except ProgramError as error:
        source = item.source
        bare = corpus.without_solution(source.text) if isinstance(source, Text) else None
        if bare is None or not isinstance(source, Text):
            raise
        instance = replace(item, source=replace(source, text=bare)).instance(encoding)
        said = "; ".join(problem.text for problem in error.problems)
        return instance, None, (f"the published solution cannot be read: {said}",)
    text = item.source
    return instance, published(encoding, text) if isinstance(text, Text) else None, ()


_DOUBTS = {
    Status.NONE: ("it has no answer",),
    Status.MULTIPLE: ("it has several answers",),
    Status.FOUND: ("it has an answer, and perhaps more",),
    Status.INTERRUPTED: ("it is not known whether it has an answer",),
}
"""What is wrong with a puzzle that has not one answer."""


def _explain(job: Job, puzzle: Puzzle, item: Item) -> dict[str, Any]:
    instance = item.instance(puzzle.encoding, puzzle.limits)
    try:
        grade = puzzle.rate(instance, constants=job.constants)
    except OptionError as error:
        outcome = puzzle.solve(instance, constants=job.constants)
        return {**_told(outcome), "problems": tuple(map(str, error.problems))}
    told = {"status": Status.UNIQUE.value, "count": 1, "details": grade.to_dict()}
    if not grade.is_complete:  # what is known of its steps is no grade of the puzzle
        words = () if grade.interrupted else ("its steps do not end with the answer",)
        return told | {"interrupted": grade.interrupted, "problems": words}
    figures = {"level": grade.level, "costliest": grade.costliest, "total": grade.total}
    return {**told, **figures, "is_proved": grade.is_proved}


def _convert(job: Job, puzzle: Puzzle, item: Item) -> dict[str, Any]:
    if job.to is None:
        raise OptionError("to=None: expected the format to write")
    found = puzzle.convert(item.text(), job.to, constants=job.constants)
    return {"status": CONVERTED, "problems": found.left_out, "details": found.to_dict()}


_DOES: Mapping[str, Callable[[Job, Puzzle, Item], dict[str, Any]]] = {
    "solve": _solve,
    "check": _check,
    "explain": _explain,
    "convert": _convert,
}
