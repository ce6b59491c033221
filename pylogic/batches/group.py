"""Groups: puzzles that one task does, as many as take about a second."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import islice, takewhile
from math import ceil

from pylogic.batches.item import Item
from pylogic.batches.job import Job
from pylogic.batches.record import CRASHED, ERROR, Record
from pylogic.errors import CrashError
from pylogic.rules.encoding import Encoding
from pylogic.rules.limits import Limits
from pylogic.solving.child import Brake, Send
from pylogic.solving.process import run

SECOND = 1.0
"""What a task takes: a task costs a cluster's scheduler about a millisecond, a child a few."""
_MOST = 500  # puzzles of a task: they travel with it
_LAST = 2  # tasks for each process that the last puzzles are shared out among
_LEAST = 1 / 20  # of a second is what a task takes at the end: a child costs a few thousandths


@dataclass(frozen=True)
class Numbered:
    """A puzzle of a batch, which one it is, and the key of its record."""

    number: int
    item: Item
    key: str


Group = tuple[Numbered, ...]


def work(job: Job, encoding: Encoding, group: Group) -> list[Record]:
    """The task: the records of the first puzzles of a group, as many as its second allows."""
    until = time.monotonic() + SECOND
    free = replace(job, timeout=None, memory=None)
    limits = Limits(min(SECOND, job.timeout or SECOND), job.memory)
    is_worth_it = len(group) > 1 and job.is_apart and not free.is_apart
    made = _together(free, encoding, group, limits) if is_worth_it else []
    for one in group[len(made) :]:
        made.append(job.record(encoding, one.item))
        if time.monotonic() > until:
            break
    return made


def _together(job: Job, encoding: Encoding, group: Group, limits: Limits) -> list[Record]:
    """The records of the first puzzles of a group, as many as end within the limits of one puzzle.

    One process does them all instead of two for each (4.5 ms of a board of 7x7, not 12). Whatever
    was not sure in there is left to be done alone.
    """
    made: list[Record] = []

    def send_all(send: Send[Record], _brake: Brake) -> bool:
        for one in group:
            send(job.record(encoding, one.item))
        return False

    with suppress(CrashError):
        run(send_all, limits, made.append)
    unsure = (CRASHED, ERROR)
    return list(takewhile(lambda one: not one.interrupted and one.status not in unsure, made))


@dataclass
class Queue:
    """What is still to be done, in groups; it may give more after it has come to its end."""

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
        """Learn from a group that has been done, and do its rest again."""
        seconds = [one.seconds for one in records if one.seconds is not None]
        if seconds:
            mean = max(sum(seconds) / len(seconds), SECOND / _MOST)
            self.pace = (self.pace + mean) / 2
        if len(records) < len(group):
            self.again.append(group[len(records) :])

    def split(self, group: Group) -> None:
        """Do the puzzles of a group one by one."""
        self.again.extend((one,) for one in group)
