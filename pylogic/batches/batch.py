"""Batch: do something with many puzzles, here or on a cluster; a record of each, in order."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, ExitStack, closing, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain, islice, takewhile
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

from pylogic.batches.job import SEARCH, VERBS, Job, crashed
from pylogic.batches.members import Item, Member, items
from pylogic.batches.record import CRASHED, ERROR, Journal, Record
from pylogic.errors import CrashError, OptionError
from pylogic.formats.sameness import Fingerprint
from pylogic.formats.sources import Manner
from pylogic.puzzle import Puzzle, load
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import MOST_JOBS, Limits
from pylogic.solving.child import Send
from pylogic.solving.executor import Team, completed, team
from pylogic.solving.options import check_types, check_whole, limits_of
from pylogic.solving.process import run
from pylogic.solving.question import Question, Search

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
    on_damage: Callable[[str], None] = lambda _words: None,
    **search: Unpack[Search],
) -> Iterator[Record]:
    """Do something with many puzzles; yields a record of each, in their order.

    A puzzle that cannot be read has a record that says so. Closing the iterator ends the work.

    Args:
        puzzle: a name, the path of an .lp file, or a Puzzle.
        instances: names, files, folders, patterns with * and ?, files that hold many puzzles
            (FILE.json, a link or ID a line), FILE#NAME for one of these, texts with names, or
            instances.
        verb: "solve"; "check", which does not solve; "explain", which is the grade alone; or
            "convert".
        corpus: have "check" solve each puzzle, and compare with what was published of it and with
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
        on_record: called with each record as it is known, in any order.
        on_damage: called with what is damaged in the journal: it is left alone, and done again.
        search: keywords of Puzzle.solve; limits hold for each puzzle.

    Raises:
        NotFoundError, OptionError, ProgramError: there is no such puzzle, or an argument cannot be
            meant.
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
    limits = question.limits.afresh()._replace(isolated=False)  # a session's work is in children
    loaded = puzzle if isinstance(puzzle, Puzzle) else load(puzzle)
    job = Job(verb, replace(question, limits=limits), corpus, to)
    job.check(loaded.encoding, is_far=executor is not None)
    manner = Manner(format, lossy, limits_of(file_size=file_size))
    found = items(loaded.encoding, instances, manner)
    workers = team(executor, jobs or os.cpu_count() or 1, Limits())
    kept = None if journal is None else Path(journal)
    told = on_known, on_record, on_damage
    return _Batch(loaded.encoding, job, kept, resume, *told).records(found, workers)


@dataclass
class _Batch:
    """A batch at work."""

    encoding: Encoding
    job: Job
    path: Path | None
    """Of the journal."""
    resume: bool
    on_known: OnRecord
    on_record: OnRecord
    on_damage: Callable[[str], None]
    journal: Journal | None = None
    early: dict[int, Record] = field(default_factory=dict)
    """Records whose turn has not come, by their numbers."""
    first: int = 0
    """The number of the record whose turn it is."""
    seen: dict[str, tuple[str, Fingerprint]] = field(default_factory=dict)
    """Those whose turn was: their names, by their fingerprints."""

    def records(
        self, found: Iterable[Item], workers: AbstractContextManager[Team]
    ) -> Iterator[Record]:
        """All records, in the order of their numbers."""
        with ExitStack() as stack:
            if self.path is not None:
                self.journal = stack.enter_context(closing(Journal(self.path)))
            at_work = stack.enter_context(workers)
            coming = self._looked_up(found)
            for one in coming:
                if one is not None:
                    yield from self._new(chain([one], coming), at_work)
                yield from self._in_turn()

    def _new(self, coming: Iterable[Numbered | None], workers: Team) -> Iterator[Record]:
        queue = Queue((one for one in coming if one is not None), workers.width)
        begin = partial(workers.submit, work, self.job, self.encoding)
        for group, future in completed(workers, begin, queue):
            self._keep(group, future, queue)
            yield from self._in_turn()

    def _looked_up(self, found: Iterable[Item]) -> Iterator[Numbered | None]:
        """The puzzles of which the journal has no record; None for each that has one, now noted.

        A puzzle whose process has died, perhaps of something else, is done once more.
        """
        wanted = self.job.fingerprint(self.encoding)
        for number, item in enumerate(found):
            key, known = item.key(wanted), None
            if self.resume and self.journal is not None:
                known = self.journal.find(key, self.on_damage)
            if known is None or known.status == CRASHED:
                yield Numbered(number, item, key)
            else:
                self.on_known(known)
                self._note(number, known)
                yield None

    def _keep(self, group: Group, future: Future[list[Record]], queue: Queue) -> None:
        try:
            records = future.result()
        except CrashError as crash:
            if len(group) > 1:
                queue.split(group)
                return
            records = [crashed(group[0].item.name, crash)]
        queue.took(group, records)
        done = list(zip(group, records, strict=False))
        if self.journal is not None:
            self.journal.add(self.job.verb, [(one.key, record) for one, record in done])
        for one, record in done:
            self._note(one.number, record)

    def _note(self, number: int, record: Record) -> None:
        self.early[number] = record
        self.on_record(record)

    def _in_turn(self) -> Iterator[Record]:
        while self.first in self.early:
            yield self._compared(self.early.pop(self.first))
            self.first += 1

    def _compared(self, record: Record) -> Record:
        """The record, with the name of the same puzzle if one came before it."""
        if record.fingerprint is None:
            return record
        own = Fingerprint(record.fingerprint, tuple(record.details.get("ways", ())))
        if own.text not in self.seen:
            self.seen[own.text] = record.name, own
            return record
        before, other = self.seen[own.text]
        how = other.sameness(own)
        problem = f"the same puzzle as {before}" + ("" if how == "the same" else f", {how}")
        return replace(record, duplicate_of=before, problems=(*record.problems, problem))


# ---- Groups: puzzles that one task does, as many as take about a second ----------------

SECOND = 1.0
"""What a task takes: a task costs a cluster's scheduler about a millisecond, a child a few."""
_MOST = 500  # puzzles of a task: they travel with it
_LAST = 2  # tasks for each process that the last puzzles are shared out among
_LEAST = 1 / 20  # of a second is what a task takes at the end: a child costs a few thousandths


@dataclass(frozen=True)
class Numbered:
    """A puzzle of a batch, with its number and the key of its record."""

    number: int
    item: Item
    key: str


Group = tuple[Numbered, ...]


def work(job: Job, encoding: Encoding, group: Group) -> list[Record]:
    """Make the records of the first puzzles of a group, as many as a second allows.

    This is the task that a child or a worker of a cluster does.
    """
    until = time.monotonic() + SECOND
    own = job.question.limits
    limits = Limits(min(SECOND, own.timeout or SECOND), own.memory)
    is_worth_it = len(group) > 1 and job.is_apart and not job.unlimited.is_apart
    made = _together(job.unlimited, encoding, group, limits) if is_worth_it else []
    for one in group[len(made) :]:
        made.append(job.record(encoding, one.item))
        if time.monotonic() > until:
            break
    return made


def _together(job: Job, encoding: Encoding, group: Group, limits: Limits) -> list[Record]:
    """The records of the first puzzles of a group, as many as the limits of one puzzle allow.

    One process does them all instead of two for each (4.5 ms of a board of 7x7, not 12). Whatever
    was not sure in there is left to be done alone.
    """
    made: list[Record] = []

    def send_all(send: Send[Record], _brake: Cancellation) -> bool:
        for one in group:
            send(job.record(encoding, one.item))
        return False

    with suppress(CrashError):
        run(send_all, limits, made.append)
    unsure = (CRASHED, ERROR)
    return list(takewhile(lambda one: not one.interrupted and one.status not in unsure, made))


@dataclass
class Queue:
    """The puzzles still to be done, in groups; more may come after the last group was given."""

    coming: Iterator[Numbered]
    width: int = 1
    """How many groups are under way at a time."""
    near: deque[Numbered] = field(default_factory=deque)
    """The next puzzles: fewer than wanted only where no more come."""
    again: deque[Group] = field(default_factory=deque)
    """Groups that come back."""
    pace: float = SECOND
    """Seconds that a puzzle takes, as far as it is known."""

    def __iter__(self) -> Iterator[Group]:
        return self

    def __next__(self) -> Group:
        if self.again:
            return self.again.popleft()
        size = max(1, min(_MOST, int(SECOND / self.pace)))
        tasks = _LAST * self.width
        self.near.extend(islice(self.coming, max(0, tasks * size - len(self.near))))
        if not self.near:
            raise StopIteration
        if len(self.near) < tasks * size:  # smaller and smaller, so that all processes end at once
            size = max(ceil(size * _LEAST), ceil(len(self.near) / tasks))
        return tuple(self.near.popleft() for _ in range(min(size, len(self.near))))

    def took(self, group: Group, records: list[Record]) -> None:
        """Learn from the records of a group how long puzzles take, and queue what it has left."""
        seconds = [one.seconds for one in records if one.seconds is not None]
        if seconds:
            mean = max(sum(seconds) / len(seconds), SECOND / _MOST)
            self.pace = (self.pace + mean) / 2
        if len(records) < len(group):
            self.again.append(group[len(records) :])

    def split(self, group: Group) -> None:
        """Do the puzzles of a group one by one."""
        self.again.extend((one,) for one in group)
