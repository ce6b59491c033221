"""Job: the work of a batch on each puzzle, and the record of that work."""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from pylogic.batches import meter
from pylogic.batches.members import Member
from pylogic.batches.record import (
    CONVERTED,
    CRASHED,
    DIFFERS,
    ERROR,
    SOUND,
    Record,
    format_now,
    hash_texts,
    list_versions,
    read_rules,
)
from pylogic.errors import (
    CrashError,
    DisagreementError,
    OptionError,
    PylogicError,
    StoppedError,
)
from pylogic.formats.published import read_solution
from pylogic.formats.sameness import fingerprint
from pylogic.formats.sources import Text
from pylogic.puzzle import Puzzle
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import NO_INSTANCE
from pylogic.rules.parts import ERRORS
from pylogic.solving import verify
from pylogic.solving.outcome import Outcome, Status
from pylogic.solving.question import CLINGO, KEYWORDS, CallKeywords, Question

VERBS = ("solve", "check", "explain", "convert")
"""The verbs of batches."""
SEARCH = sorted(KEYWORDS.keys() - vars(CallKeywords)["__optional_keys__"] - {"drawn"})
"""The keywords of a search that a batch accepts."""


@dataclass(frozen=True)
class Job:
    """The work of a batch on each puzzle; the rules travel apart from it, once."""

    verb: str
    question: Question = field(default_factory=Question)
    """The question about each puzzle, and its limits."""
    is_corpus: bool = False
    """True if `check` also solves, and compares answers with published solutions."""
    to: str | None = None
    """The format that `convert` writes."""

    @property
    def is_apart(self) -> bool:
        """True if each puzzle has a process of its own, for limits or an engine but clingo."""
        return self.question.limits.needs_child or self.question.engine != CLINGO

    @property
    def unlimited(self) -> Job:
        """The same job without `timeout` and `memory`; its other limits stay."""
        limits = self.question.limits._replace(timeout=None, memory=None)
        return replace(self, question=replace(self.question, limits=limits))

    def check(self, encoding: Encoding, *, is_far: bool) -> None:
        """Check that the job can be done with puzzles of an encoding; `is_far`: on other machines.

        Raises:
            OptionError, NotFoundError: an argument does not fit the others or the encoding.
        """
        question = self.question
        if self.to is not None and self.verb != "convert":
            raise OptionError(f"to={self.to!r}: only convert writes a format, not {self.verb}")
        if question.certify and not (self.verb == "solve" or self.is_corpus):
            raise OptionError(f"certify=True: {self.verb} solves nothing that could be certified")
        from pylogic.solving import orders, swipl  # most imports do without

        if question.order.startswith(orders.FILE):
            words = "a file lists the clues of one puzzle, not of many"
            raise OptionError(f"order {question.order}: {words}")
        task = swipl.check_question(question, encoding, NO_INSTANCE, is_far=is_far)
        if question.certify:
            verify.check_certifiable(task, is_kept=question.keep)

    def fingerprint(self, encoding: Encoding) -> str:
        """Return the hash of all that decides on the results: rules, question and versions.

        Comments do not count, except for those by which rules are explained and graded.
        """
        question = self.question
        work = repr((self.verb, question.as_text, self.is_corpus, self.to))
        versions = list_versions(with_swipl=question.engine != CLINGO)
        return hash_texts(versions, work, *read_rules(encoding, question.engine))

    def make_record(self, encoding: Encoding, member: Member) -> Record:
        """Do the job with a puzzle in this process; return its record, also of a PylogicError."""
        began = format_now()
        fields, spent = meter.measure(partial(self._do_verb, encoding, member))
        return Record(
            name=member.name,
            began=began,
            machine=platform.node(),
            seconds=spent.wall_seconds,
            cpu_seconds=spent.cpu_seconds,
            megabytes=spent.megabytes,
            is_busy=meter.is_kept_waiting(spent.wall_seconds, spent.cpu_seconds),
            **fields,
        )

    def _do_verb(self, encoding: Encoding, member: Member) -> dict[str, Any]:
        """Do the job's verb with a puzzle whose time begins now; return fields of the record.

        A PylogicError, limits and Ctrl-C included, becomes a status and problems.
        """
        limits = self.question.limits.start()
        job = replace(self, question=replace(self.question, limits=limits))
        puzzle = Puzzle(encoding, limits._replace(cpu_limit=None, inferences=None, conflicts=None))
        try:
            return _DOES[self.verb](job, puzzle, member)
        except StoppedError as stopped:
            return {"status": Status.INTERRUPTED.value, "interrupted": stopped.interruption}
        except CrashError as crash:
            return {"status": CRASHED, "problems": (str(crash),)}
        except DisagreementError as error:
            return {**describe_error(error), "status": DIFFERS}
        except PylogicError as error:
            return describe_error(error)


def describe_error(error: PylogicError) -> dict[str, Any]:
    """Return `status` ERROR, `problems` as texts, and `details`, as fields of a record."""
    details = {"problems": [problem.to_dict() for problem in error.problems]}
    return {"status": ERROR, "problems": tuple(map(str, error.problems)), "details": details}


def record_crash(member: Member, error: CrashError) -> Record:
    """Return the record of a puzzle at which a process has died, without time and memory."""
    return Record(name=member.name, status=CRASHED, problems=(str(error),))


def _solve(job: Job, puzzle: Puzzle, member: Member) -> dict[str, Any]:
    """Solve a puzzle; return status, count, interrupted and details as fields of its record."""
    outcome = puzzle.ask(job.question, member.instance(puzzle.encoding, puzzle.limits))
    return {**_describe_status(outcome), "details": outcome.to_dict()}


def _describe_status(outcome: Outcome) -> dict[str, Any]:
    """Return an outcome's `status`, `count` and `interrupted` as fields of a record."""
    status, interrupted = outcome.status.value, outcome.interrupted
    return {"status": status, "count": outcome.count, "interrupted": interrupted}


def _check(job: Job, puzzle: Puzzle, member: Member) -> dict[str, Any]:
    """Check one puzzle: unsolved, PylogicError if unsound, or by `_check_corpus`; return fields."""
    if job.is_corpus:
        return _check_corpus(job, puzzle, member)
    puzzle.check(member.instance(puzzle.encoding, puzzle.limits), constants=job.question.constants)
    has_errors_part = ERRORS in puzzle.encoding.parts
    return {"status": SOUND, "details": {"problems": [], "has_errors_part": has_errors_part}}


def _check_corpus(job: Job, puzzle: Puzzle, member: Member) -> dict[str, Any]:
    """Solve a puzzle, and compare its answer with the published one, if any; return fields.

    `problems` say why there is no single answer and which constants would leave one; or, with
    status DIFFERS, how the answer differs. `fingerprint` is for the search for duplicates.
    """
    instance, source = member.instance(puzzle.encoding, puzzle.limits), member.source
    solution = read_solution(puzzle.encoding, source) if isinstance(source, Text) else None
    outcome = puzzle.ask(job.question, instance)
    shared = fingerprint(puzzle.encoding, instance)
    details = {"certified": outcome.certified}
    fields = {**_describe_status(outcome), "fingerprint": shared, "details": details}
    is_whole = outcome.interrupted is None
    variants = (
        puzzle.variants(instance, outcome, constants=job.question.constants) if is_whole else {}
    )
    ways = (f"with -c {name}={value} exactly one" for name, value in variants.items())
    doubt = DOUBTS.get(outcome.status)
    problems = () if doubt is None else ("; ".join([doubt, *ways]),)
    if outcome.status == Status.UNIQUE and solution is not None:
        differences = solution.differences(outcome.answers[0].symbols)
        if differences:
            return {**fields, "status": DIFFERS, "problems": differences}
    return {**fields, "problems": problems}


DOUBTS: Mapping[Status, str] = {
    Status.NONE: "it has no answer",
    Status.MULTIPLE: "it has several answers",
    Status.FOUND: "it has an answer, and perhaps more",
    Status.INTERRUPTED: "it is not known whether it has one answer",
}
"""The problems of a puzzle that is not known to have one answer."""


def _explain(job: Job, puzzle: Puzzle, member: Member) -> dict[str, Any]:
    """Grade a puzzle, or only solve it if it cannot be graded; return fields of its record.

    A grade whose steps do not end with the answer has no level, costliest step or total.
    """
    instance = member.instance(puzzle.encoding, puzzle.limits)
    try:
        grade = puzzle.rate(instance, constants=job.question.constants)
    except OptionError as error:
        outcome = puzzle.solve(instance, constants=job.question.constants)
        return {**_describe_status(outcome), "problems": tuple(map(str, error.problems))}
    fields = {"status": Status.UNIQUE.value, "count": 1, "details": grade.to_dict()}
    if not grade.is_complete:  # its known steps are no grade of the puzzle
        words = () if grade.interrupted else ("its steps do not end with the answer",)
        return fields | {"interrupted": grade.interrupted, "problems": words}
    figures = {"level": grade.level, "costliest": grade.costliest, "total": grade.total}
    return {**fields, **figures, "is_proved": grade.is_proved}


def _convert(job: Job, puzzle: Puzzle, member: Member) -> dict[str, Any]:
    """Convert a puzzle; return fields: `details` has the text, `problems` what is left out."""
    if job.to is None:
        raise OptionError("to=None: expected the format to write")
    conversion = puzzle.convert(member.text(), job.to, constants=job.question.constants)
    return {"status": CONVERTED, "problems": conversion.left_out, "details": conversion.to_dict()}


_DOES: Mapping[str, Callable[[Job, Puzzle, Member], dict[str, Any]]] = {
    "solve": _solve,
    "check": _check,
    "explain": _explain,
    "convert": _convert,
}
