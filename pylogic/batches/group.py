"""Groups: puzzles that one task does, as many as take about a second."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from math import ceil

from pylogic.batches.item import Item
from pylogic.batches.job import Job
from pylogic.batches.record import Record
from pylogic.rules.encoding import Encoding

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
    made: list[Record] = []
    for one in group:
        if made and time.monotonic() > until:
            break
        made.append(job.record(encoding, one.item))
    return made


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
        self.near.extend(islice(self.coming, tasks * size - len(self.near)))
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
