"""Batch: do something with many puzzles, here or on a cluster; a record of each, in order."""

from __future__ import annotations

import os
import platform
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from pylogic.batches.journal import open_journal
from pylogic.batches.members import Member, read_members
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
    measure,
    read_rules,
)
from pylogic.errors import (
    CrashError,
    DisagreementError,
    OptionError,
    PylogicError,
    StoppedError,
)
from pylogic.formats.exchange import Manner, Text
from pylogic.formats.sameness import compare_with_published, fingerprint
from pylogic.puzzle import Puzzle, load
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.limits import MOST_JOBS, Cancellation, Limits
from pylogic.rules.parts import ERRORS
from pylogic.solving import swipl
from pylogic.solving.executor import Team, make_team, run_all
from pylogic.solving.outcome import Outcome, Status
from pylogic.solving.process import Send, run
from pylogic.solving.question import (
    CLINGO,
    KEYWORDS,
    CallKeywords,
    Question,
    Search,
    check_types,
    check_whole,
    make_limits,
)

if TYPE_CHECKING:
    from distributed import Client

VERBS = ("solve", "check", "explain", "convert")
"""The verbs of batches."""
SEARCH = sorted(KEYWORDS.keys() - vars(CallKeywords)["__optional_keys__"])
"""The keywords of a search that a batch accepts."""

SECONDS = 0.25
"""Seconds that the puzzles of a chunk should take together: its child costs little then."""
OnRecord = Callable[[Record], None]
Constants = Mapping[str, int | str] | None


def batch(
    puzzle: str | Path | Puzzle,
    instances: Iterable[str | Path | Instance | Member],
    verb: str = "solve",
    *,
    corpus: bool = False,
    to: str | None = None,
    format: str | None = None,
    lossy: bool = False,
    file_size: int | None = None,
    jobs: int | None = None,
    executor: Team | Client | str | None = None,
    journal: str | Path | None = None,
    resume: bool = False,
    on_known: OnRecord = lambda _record: None,
    on_record: OnRecord = lambda _record: None,
    **search: Unpack[Search],
) -> Iterator[Record]:
    """Do something with many puzzles; return an iterator of their records, in their order.

    The arguments are checked now, the work is done while one iterates. A puzzle that cannot be read
    has a record that says so. Closing the iterator ends the work.

    Args:
        puzzle: a name, the path of an .lp file, or a Puzzle.
        instances: names, files, folders, patterns with * and ?, files that hold many puzzles
            (FILE.json, a link or ID a line), FILE#NAME for one of these, texts with names,
            instances, or "-" for standard input.
        verb: "solve"; "check", which does not solve; "explain", which is the grade alone; or
            "convert".
        corpus: have "check" solve each puzzle, and compare it with its published solution and with
            the other puzzles, turned and mirrored.
        to: the format that "convert" writes.
        format, lossy: how texts are read, as in `Puzzle.instance`.
        file_size: megabytes of a file that are read, if not 16.
        jobs: puzzles at a time; without it one for each core.
        executor: a Dask cluster that does it instead: its scheduler's address, as in
            "tcp://HOST:8786", or a client of it.
        journal: an SQLite file to which records are appended; it has one writer.
        resume: take the records that the journal has from there.
        on_known: called with each record that is taken from the journal.
        on_record: called with each record as soon as it is made or taken, in any order, before
            `duplicate_of` is known.
        search: keywords of Puzzle.solve; limits hold for each puzzle.

    Raises:
        NotFoundError, OptionError, ProgramError: there is no such puzzle, or an argument is wrong.
        WriteError: records could not be written to the journal, which keeps those before them.
    """
    if verb not in VERBS:
        raise OptionError(f"verb={verb!r}: expected one of {', '.join(VERBS)}")
    check_types(bool, corpus=corpus, lossy=lossy, resume=resume)
    if jobs is not None:
        check_whole("jobs", jobs, 1, MOST_JOBS)
    if resume and journal is None:
        raise OptionError("resume=True: expected a journal that has the records, as journal=FILE")
    if isinstance(instances, (str, Path)):
        raise OptionError(f"instances={instances!r}: expected a list of names")
    for name in search.keys() - {*SEARCH, "constants", "timeout", "memory"}:
        words = f"there is no such keyword; there are {', '.join(SEARCH)}"
        raise OptionError(f"{name}: {words}")
    if to is not None and verb != "convert":
        raise OptionError(f"to={to!r}: only convert writes a format, not {verb}")
    if to is None and verb == "convert":
        raise OptionError("to=None: expected the format to write")
    question = Question.of(search)
    if question.certify and not (verb == "solve" or corpus):
        raise OptionError(f"certify=True: {verb} solves nothing that could be certified")
    loaded = puzzle if isinstance(puzzle, Puzzle) else load(puzzle)
    encoding, engine = loaded.encoding, question.engine
    is_far = executor is not None
    swipl.check_question(question, encoding, NO_INSTANCE, is_far=is_far)
    limits = question.limits.reset()._replace(isolated=False)  # a session works in children anyway
    job = Job(encoding, verb, replace(question, limits=limits), corpus, to)
    manner = Manner(format, lossy, make_limits(file_size=file_size))
    members = read_members(encoding, instances, manner)
    workers = make_team(executor, jobs or os.cpu_count() or 1, Limits())

    def make_records() -> Iterator[Record]:
        """Yield the records in order, duplicates named, while journal and team are open."""
        with ExitStack() as stack:
            opened = nullcontext() if journal is None else open_journal(Path(journal), verb)
            file = stack.enter_context(opened)
            at_work = stack.enter_context(workers)
            # All that decides on the results but the puzzle: a journal is asked by its hash.
            work = repr((verb, job.question.as_text, corpus, to))
            versions = list_versions(with_swipl=engine != CLINGO)
            work_hash = hash_texts(versions, work, *read_rules(encoding, engine))

            known: deque[Record | None] = deque()

            def find_work() -> Iterator[Member]:
                """Yield each puzzle to do; append to `known` None for it, or the known record."""
                for member in members:
                    document = file.find(member.key(work_hash)) if file and resume else None
                    record = None if document is None else Record.from_dict(document)
                    known.append(record)
                    if record is None:
                        yield member
                    else:
                        on_known(record)
                        on_record(record)

            def keep(done: Sequence[tuple[Member, Record]]) -> None:
                """Append records to the journal, if there is one, and hand them to `on_record`."""
                if file is not None:
                    file.add((member.key(work_hash), record.to_dict()) for member, record in done)
                for _, record in done:
                    on_record(record)

            # Another engine, or a limit of CPU time, needs a process for each puzzle.
            is_apart = engine != CLINGO or limits.cpu_limit is not None
            seconds = 0 if is_apart else SECONDS
            made = run_all(
                at_work, job.make_records, find_work(), record_crash, seconds=seconds, keep=keep
            )

            def put_in_order() -> Iterator[Record]:
                """Yield all records in the order of their puzzles."""
                for record in made:
                    while (before := known.popleft()) is not None:
                        yield before
                    yield record
                yield from filter(None, known)

            names: dict[str, str] = {}
            for record in put_in_order():
                if record.fingerprint in names:
                    first = names[record.fingerprint]
                    problems = (*record.problems, f"the same puzzle as {first}")
                    yield replace(record, duplicate_of=first, problems=problems)
                    continue
                if record.fingerprint is not None:
                    names[record.fingerprint] = record.name
                yield record

    return make_records()


def record_crash(member: Member, error: PylogicError) -> Record:
    """Return the record of a puzzle at which a process has died; raise another error."""
    if not isinstance(error, CrashError):
        raise error
    return Record(name=member.name, status=CRASHED, problems=(str(error),))


DOUBTS: Mapping[Status, str] = {
    Status.NONE: "it has no answer",
    Status.MULTIPLE: "it has several answers",
    Status.FOUND: "it has an answer, and perhaps more",
    Status.INTERRUPTED: "it is not known whether it has one answer",
}
"""The problems of a puzzle that is not known to have one answer."""


@dataclass(frozen=True)
class Job:
    """The work of a batch on each puzzle."""

    encoding: Encoding
    verb: str
    question: Question
    """The question about each puzzle, and its limits."""
    is_corpus: bool = False
    """True if `check` also solves, and compares answers with published solutions."""
    to: str | None = None
    """The format that `convert` writes."""

    def make_records(self, chunk: Sequence[Member]) -> list[Record]:
        """Make the records of the first puzzles of a chunk in one process, for about SECONDS.

        This saves a process for each puzzle. Limits of time and memory end the whole chunk: then
        the result ends before the first record that is cut short, crashed or an error, and that
        puzzle is done again, alone.
        """
        if len(chunk) == 1:
            return [self.make_record(chunk[0])]
        until = time.monotonic() + SECONDS
        limits = self.question.limits
        free = replace(self.question, limits=limits._replace(timeout=None, memory=None))
        records: list[Record] = []

        def send_all(send: Send[Record], _brake: Cancellation) -> bool:
            """Send the record of each puzzle, made without limits; return False: nothing cut it."""
            for member in chunk:
                send(replace(self, question=free).make_record(member))
                if time.monotonic() > until:
                    break
            return False

        timeout = limits.timeout and min(2 * SECONDS, limits.timeout)  # time to end the last one
        bounds = Limits(timeout, limits.memory)
        with suppress(CrashError):
            run(send_all, bounds, records.append)
        unsure = (CRASHED, ERROR) if bounds.needs_child else ()
        return list(takewhile(lambda r: not (r.interrupted or r.status in unsure), records))

    def make_record(self, member: Member) -> Record:
        """Do the job with a puzzle in this process; return its record, also of a PylogicError."""
        began = format_now()
        fields, spent = measure(partial(self._describe, member))
        return Record(
            name=member.name,
            began=began,
            machine=platform.node(),
            seconds=spent.wall_seconds,
            cpu_seconds=spent.cpu_seconds,
            megabytes=spent.megabytes,
            is_busy=spent.wall_seconds > 1.5 * spent.cpu_seconds + 0.1,
            **fields,
        )

    def _describe(self, member: Member) -> dict[str, Any]:
        """Do the verb with a puzzle whose time begins now; return fields of the record.

        A PylogicError, limits and Ctrl-C included, becomes a status and problems.
        """
        limits = self.question.limits.start()
        question, constants = replace(self.question, limits=limits), self.question.constants
        limits = limits._replace(cpu_limit=None, inferences=None, conflicts=None)
        puzzle = Puzzle(self.encoding, limits)
        try:
            if self.verb == "convert":
                conversion = puzzle.convert(member.text(), str(self.to), constants=constants)
                fields = {"status": CONVERTED, "problems": conversion.left_out}
                return {**fields, "details": conversion.to_dict()}
            instance = member.instance(self.encoding, limits)
            if self.verb == "explain":
                return _grade(puzzle, instance, constants)
            if self.verb == "check" and not self.is_corpus:
                puzzle.check(instance, constants=constants)
                details = {"problems": [], "has_errors_part": ERRORS in self.encoding.parts}
                return {"status": SOUND, "details": details}
            outcome = puzzle.solve(instance, question=question)
            if self.verb == "solve":
                return {**_describe_status(outcome), "details": outcome.to_dict()}
            return _judge(puzzle, member, instance, outcome, constants)
        except StoppedError as stopped:
            return {"status": Status.INTERRUPTED.value, "interrupted": stopped.interruption}
        except CrashError as crash:
            return {"status": CRASHED, "problems": (str(crash),)}
        except PylogicError as error:
            status = DIFFERS if isinstance(error, DisagreementError) else ERROR
            details = {"problems": [problem.to_dict() for problem in error.problems]}
            problems = tuple(map(str, error.problems))
            return {"status": status, "problems": problems, "details": details}


def _describe_status(outcome: Outcome) -> dict[str, Any]:
    """Return an outcome's `status`, `count` and `interrupted` as fields of a record."""
    status, interrupted = outcome.status.value, outcome.interrupted
    return {"status": status, "count": outcome.count, "interrupted": interrupted}


def _judge(
    puzzle: Puzzle, member: Member, instance: Instance, outcome: Outcome, constants: Constants
) -> dict[str, Any]:
    """Compare the answer of a puzzle with the published one, if any; return fields of its record.

    `problems` say why there is no single answer and which constants would leave one; or, with
    status DIFFERS, how the answer differs. `fingerprint` is for the search for duplicates.
    """
    text, encoding = member.source if isinstance(member.source, Text) else None, puzzle.encoding
    details = {"certified": outcome.certified}
    fields = {**_describe_status(outcome), "details": details}
    fields["fingerprint"] = fingerprint(encoding, instance)
    if outcome.status == Status.UNIQUE:
        symbols = outcome.answers[0].symbols
        differences = (text and compare_with_published(encoding, text, symbols)) or ()
        status = {"status": DIFFERS} if differences else {}
        return {**fields, **status, "problems": differences}
    is_whole = outcome.interrupted is None
    variants = puzzle.variants(instance, outcome, constants=constants) if is_whole else {}
    ways = (f"with -c {name}={value} exactly one" for name, value in variants.items())
    doubt = DOUBTS.get(outcome.status)
    return {**fields, "problems": () if doubt is None else ("; ".join([doubt, *ways]),)}


def _grade(puzzle: Puzzle, instance: Instance, constants: Constants) -> dict[str, Any]:
    """Grade a puzzle, or only solve it if it cannot be graded; return fields of its record.

    A grade whose steps do not end with the answer has no level, costliest step or total.
    """
    try:
        grade = puzzle.rate(instance, constants=constants)
    except OptionError as error:
        outcome = puzzle.solve(instance, constants=constants)
        return {**_describe_status(outcome), "problems": tuple(map(str, error.problems))}
    fields = {"status": Status.UNIQUE.value, "count": 1, "details": grade.to_dict()}
    if not grade.is_complete:  # its known steps are no grade of the puzzle
        words = () if grade.interrupted else ("its steps do not end with the answer",)
        return fields | {"interrupted": grade.interrupted, "problems": words}
    figures = {"level": grade.level, "costliest": grade.costliest, "total": grade.total}
    return {**fields, **figures}
