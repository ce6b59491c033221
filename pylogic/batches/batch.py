"""Batch: do something with many puzzles, here or on a cluster; a record of each, in order."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

from pylogic.batches.job import SEARCH, VERBS, Job, record_crash
from pylogic.batches.journal import Journal
from pylogic.batches.members import Member, read_members
from pylogic.batches.record import CRASHED, ERROR, Record
from pylogic.batches.tasks import SECONDS, Task, run_all
from pylogic.errors import CrashError, OptionError
from pylogic.formats.sources import Manner
from pylogic.puzzle import Puzzle, load
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import MOST_JOBS, Cancellation, Limits
from pylogic.solving.executor import Team, make_team
from pylogic.solving.process import Send, run
from pylogic.solving.question import Question, Search, check_types, check_whole, make_limits

if TYPE_CHECKING:
    from distributed import Client

OnRecord = Callable[[Record], None]


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
    question = Question.of(search)
    limits = question.limits.reset()._replace(isolated=False)  # a session works in children anyway
    loaded = puzzle if isinstance(puzzle, Puzzle) else load(puzzle)
    job = Job(verb, replace(question, limits=limits), corpus, to)
    job.check(loaded.encoding, is_far=executor is not None)
    manner = Manner(format, lossy, make_limits(file_size=file_size))
    puzzles = read_members(loaded.encoding, instances, manner)
    workers = make_team(executor, jobs or os.cpu_count() or 1, Limits())

    def make_records() -> Iterator[Record]:
        """Yield the records in order, duplicates named, while journal and team are open."""
        with ExitStack() as stack:
            open_journal = None
            if journal is not None:
                open_journal = stack.enter_context(closing(Journal(Path(journal), verb)))
            at_work = stack.enter_context(workers)

            def find(task: Task[Member]) -> Record | None:
                """When resuming, return a task's record, told to both callbacks; or None."""
                if open_journal is None or not resume:
                    return None
                document = open_journal.find(task.key)
                if document is None:
                    return None
                record = Record.from_dict(document)
                on_known(record)
                on_record(record)
                return record

            def keep(done: Sequence[tuple[Task[Member], Record]]) -> None:
                """Append records to the journal, if there is one, and hand them to `on_record`."""
                if open_journal is not None:
                    open_journal.add((task.key, record.to_dict()) for task, record in done)
                for _, record in done:
                    on_record(record)

            work_hash = job.fingerprint(loaded.encoding)
            tasks = (Task(member.key(work_hash), member) for member in puzzles)
            do = partial(_make_bundle, job, loaded.encoding)
            fingerprints: dict[str, str] = {}
            together = id if job.unlimited.is_apart else None
            for record in run_all(
                tasks, do, record_crash, at_work, together=together, find=find, keep=keep
            ):
                yield _name_duplicate(record, fingerprints)

    return make_records()


def _name_duplicate(record: Record, seen: dict[str, str]) -> Record:
    """Return the record, with the name of an earlier puzzle in `seen` that is the same, if any.

    Its problems then say so, too. `seen` has names by fingerprints; a new fingerprint is added.
    """
    if record.fingerprint is None:
        return record
    if record.fingerprint not in seen:
        seen[record.fingerprint] = record.name
        return record
    before = seen[record.fingerprint]
    problems = (*record.problems, f"the same puzzle as {before}")
    return replace(record, duplicate_of=before, problems=problems)


def _make_bundle(job: Job, encoding: Encoding, bundle: Sequence[Member]) -> list[Record]:
    """Make the records of the first puzzles of a bundle, for about SECONDS, in a child or worker.

    There is at least one, but for several puzzles that need a process each (`_make_together`).
    """
    if len(bundle) > 1 and job.is_apart:
        return _make_together(job, encoding, bundle)
    until = time.monotonic() + SECONDS
    records: list[Record] = []
    for member in bundle:
        records.append(job.make_record(encoding, member))
        if time.monotonic() > until:
            break
    return records


def _make_together(job: Job, encoding: Encoding, bundle: Sequence[Member]) -> list[Record]:
    """Make the records of the first puzzles of a bundle in one child, as many as succeed or none.

    This saves a process for each puzzle. The child has the limits of one puzzle. The result ends
    before the first record that is cut short, crashed or an error: the rest is done again, alone.
    """
    records: list[Record] = []

    def send_all(send: Send[Record], _brake: Cancellation) -> bool:
        """Send the record of each puzzle, made without limits; return False: nothing cut it."""
        for member in bundle:
            send(job.unlimited.make_record(encoding, member))
        return False

    timeout, memory = job.question.limits.timeout, job.question.limits.memory
    with suppress(CrashError):
        run(send_all, Limits(min(SECONDS, timeout or SECONDS), memory), records.append)
    unsure = (CRASHED, ERROR)
    return list(
        takewhile(lambda record: not record.interrupted and record.status not in unsure, records)
    )
