"""Batch: do something with many puzzles, here or on a cluster; a record of each, in order."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future
from contextlib import AbstractContextManager, ExitStack, closing
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pylogic.batches import asked
from pylogic.batches.group import Group, Numbered, Queue, work
from pylogic.batches.item import Item, items, key
from pylogic.batches.job import VERBS, Job, crashed
from pylogic.batches.journal import Journal
from pylogic.batches.members import Member
from pylogic.batches.record import CRASHED, Record
from pylogic.errors import CrashError, OptionError
from pylogic.formats.sameness import Fingerprint
from pylogic.formats.sources import Manner
from pylogic.puzzle import Puzzle, load
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import MOST_JOBS, Limits
from pylogic.solving.executor import Team, completed, team
from pylogic.solving.options import check_flags, check_whole, constants_of, limits_of

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
    constants: Mapping[str, int | str] | None = None,
    timeout: float | None = None,
    memory: int | None = None,
    file_size: int | None = None,
    jobs: int | None = None,
    executor: Team | Client | str | None = None,
    journal: str | Path | None = None,
    resume: bool = False,
    on_known: OnRecord = lambda _record: None,
    on_record: OnRecord = lambda _record: None,
    **search: Any,
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
        timeout, memory: seconds, and megabytes on top of what Python holds, for each puzzle.
        file_size: megabytes of a file that are read, if not 16.
        jobs: puzzles at a time; without it one for each core.
        executor: a Dask cluster that does it instead: its scheduler's address, as in
            "tcp://HOST:8786", or a client of it.
        journal: an SQLite file to which records are appended; it has one writer.
        resume: take the records that the journal has from there.
        on_known: called with each record that is taken from the journal.
        on_record: called with each record as it is known, in any order.
        search: further keywords of Puzzle.solve.

    Raises:
        NotFoundError, OptionError, ProgramError: there is no such puzzle, or an argument cannot be
            meant.
        WriteError: records could not be written to the journal, which keeps those before them.
    """
    if verb not in VERBS:
        raise OptionError(f"verb={verb!r}: expected one of {', '.join(VERBS)}")
    check_flags(corpus=corpus, lossy=lossy, resume=resume)
    if jobs is not None:
        check_whole("jobs", jobs, 1, MOST_JOBS)
    if resume and journal is None:
        raise OptionError("resume=True: expected a journal that has the records, as journal=FILE")
    if isinstance(instances, (str, Path)):
        raise OptionError(f"instances={instances!r}: expected a list of names")
    limits_of(timeout, memory)
    loaded = puzzle if isinstance(puzzle, Puzzle) else load(puzzle)
    job = Job(verb, constants_of(constants), timeout, memory, search, corpus, to)
    asked.check(loaded, job, is_far=executor is not None)
    manner = Manner(format, lossy, limits_of(None, None, file_size=file_size))
    found = items(loaded.encoding, instances, manner)
    workers = team(executor, jobs or os.cpu_count() or 1, Limits())
    return _made(loaded.encoding, job, found, workers, journal, resume, on_known, on_record)


def _made(
    encoding: Encoding,
    job: Job,
    found: Iterator[Item],
    workers: AbstractContextManager[Team],
    path: str | Path | None,
    resume: bool,
    on_known: OnRecord,
    on_record: OnRecord,
) -> Iterator[Record]:
    with ExitStack() as stack:
        journal = None if path is None else stack.enter_context(closing(Journal(Path(path))))
        entered = stack.enter_context(workers)
        batch = _Batch(encoding, job, journal, resume, on_known, on_record)
        yield from batch.records(found, entered)


@dataclass
class _Batch:
    """A batch at work."""

    encoding: Encoding
    job: Job
    journal: Journal | None
    resume: bool
    on_known: OnRecord
    on_record: OnRecord
    early: dict[int, Record] = field(default_factory=dict)
    """Records whose turn has not come, by their numbers."""
    first: int = 0
    """The number of the record whose turn it is."""
    seen: dict[str, tuple[str, Fingerprint]] = field(default_factory=dict)
    """Those whose turn was: their names, by their fingerprints."""

    def records(self, found: Iterable[Item], workers: Team) -> Iterator[Record]:
        """All records, in the order of their numbers."""
        coming = self._looked_up(found)
        for one in coming:
            if one is not None:
                yield from self._new(chain([one], coming), workers)
            yield from self._in_turn()

    def _new(self, coming: Iterable[Numbered | None], workers: Team) -> Iterator[Record]:
        queue = Queue((one for one in coming if one is not None), workers.width)
        rules = workers.share(self.encoding)

        def begin(group: Group) -> Future[list[Record]]:
            return workers.submit(work, self.job, rules, group)

        for group, future in completed(workers, begin, queue):
            self._keep(group, future, queue)
            yield from self._in_turn()

    def _looked_up(self, found: Iterable[Item]) -> Iterator[Numbered | None]:
        """The puzzles of which the journal has no record; None for the others, which have theirs.

        A puzzle whose process has died, perhaps of something else, is done once more.
        """
        wanted = asked.hashed(self.encoding, self.job)
        for number, item in enumerate(found):
            named = key(item, wanted)
            known = self.journal.find(named) if self.resume and self.journal else None
            if known is None or known.status == CRASHED:
                yield Numbered(number, item, named)
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
        """A record that knows of the same puzzle before it."""
        if record.fingerprint is None:
            return record
        own = Fingerprint(record.fingerprint, tuple(record.details.get("ways", ())))
        before, other = self.seen.setdefault(own.text, (record.name, own))
        if before == record.name:
            return record
        how = other.sameness(own)
        problem = f"the same puzzle as {before}" + ("" if how == "the same" else f", {how}")
        return replace(record, duplicate_of=before, problems=(*record.problems, problem))
