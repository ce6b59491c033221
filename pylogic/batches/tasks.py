"""Tasks: one way to run many, in bundles by a team; records come in order, and may be known."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from math import ceil
from typing import Generic, NamedTuple, TypeVar

from pylogic.errors import CrashError
from pylogic.rules.limits import Limits
from pylogic.solving.executor import Team, completed
from pylogic.solving.process import call

P = TypeVar("P")
R = TypeVar("R")


class Task(NamedTuple, Generic[P]):
    """Something to be done."""

    key: str
    """The hash of all that decides what comes of it: a journal has its record by that."""
    payload: P
    """Whatever travels to who does it."""


SECOND = 1.0
"""Seconds that a bundle takes: it costs a cluster about a millisecond, and a child a few."""
_MOST = 500  # tasks of a bundle: they travel with it
_LAST = 2  # bundles for each process that the last tasks are shared out among
_LEAST = 1 / 20  # of a second is what a bundle takes at the end: a child costs a few thousandths


def run_all(
    tasks: Iterable[Task[P]],
    do: Callable[[Sequence[P]], list[R]],
    record_crash: Callable[[P, CrashError], R],
    workers: Team,
    *,
    together: Callable[[Task[P]], object] | None = None,
    find: Callable[[Task[P]], R | None] = lambda _task: None,
    keep: Callable[[Sequence[tuple[Task[P], R]]], None] = lambda _done: None,
) -> Iterator[R]:
    """Run tasks, and yield the record of each, in the order of the tasks.

    A bundle whose process dies is done again, each of its tasks alone. No more tasks are asked for
    than are done next.

    Args:
        do: makes the records of the payloads of a bundle, or of its first tasks, in a child or on
            a cluster; the other tasks are done later.
        record_crash: the record of a payload whose process has died.
        together: tasks that follow each other and have the same of this are a bundle; without it
            as many as take about a second.
        find: the record of a task that need not be done, if it is known.
        keep: called with the tasks of a bundle that are done, and their records, in any order.

    Raises:
        StoppedError, ClusterError: as `completed`; and whatever `do`, `find` and `keep` raise.
    """
    early: dict[int, R] = {}
    turn = 0

    def unknown() -> Iterator[tuple[int, Task[P]] | None]:
        for number, task in enumerate(tasks):
            record = find(task)
            if record is None:
                yield number, task
            else:
                early[number] = record
                yield None

    def in_turn() -> Iterator[R]:
        nonlocal turn
        while turn in early:
            yield early.pop(turn)
            turn += 1

    def submit(bundle: _Bundle[P]) -> Future[tuple[list[R], float]]:
        return workers.submit(_time, do, [task.payload for _, task in bundle])

    coming = unknown()
    for first in coming:
        if first is not None:
            bundles = _Bundles(filter(None, chain([first], coming)), workers, together)
            for bundle, future in completed(workers, submit, bundles):
                try:
                    records, seconds = future.result()
                    bundles.learn(bundle, len(records), seconds)
                except CrashError as crash:
                    if len(bundle) > 1:
                        bundles.again.extend((one,) for one in bundle)
                        continue
                    records = [record_crash(bundle[0][1].payload, crash)]
                done = list(zip(bundle, records, strict=False))
                keep([(task, record) for (_, task), record in done])
                early.update((number, record) for (number, _), record in done)
                yield from in_turn()
        yield from in_turn()


def run_apart(make: Callable[[P], R], payload: P, record_crash: Callable[[P, CrashError], R]) -> R:
    """The record of a task that a process of its own makes."""
    try:
        return call(partial(make, payload), Limits(isolated=True))
    except CrashError as crash:
        return record_crash(payload, crash)


_Bundle = tuple[tuple[int, Task[P]], ...]


def _time(do: Callable[[Sequence[P]], list[R]], payloads: Sequence[P]) -> tuple[list[R], float]:
    """The records of a bundle, and the seconds that they took: the work of a child."""
    began = time.monotonic()
    return do(payloads), time.monotonic() - began


@dataclass
class _Bundles(Generic[P]):
    """The tasks still to be done, in bundles; more may come after the last one was given."""

    coming: Iterator[tuple[int, Task[P]]]
    team: Team
    together: Callable[[Task[P]], object] | None
    near: deque[tuple[int, Task[P]]] = field(default_factory=deque)
    """The next tasks: fewer than wanted only where no more come."""
    again: deque[_Bundle[P]] = field(default_factory=deque)
    """Bundles that come back."""
    pace: float = SECOND
    """Seconds that a task takes, as far as it is known."""

    def __iter__(self) -> Iterator[_Bundle[P]]:
        return self

    def __next__(self) -> _Bundle[P]:
        if self.again:
            return self.again.popleft()
        if self.together is not None:
            return self._next_group(self.together)
        size = max(1, min(_MOST, int(SECOND / self.pace)))
        wanted = _LAST * self.team.width * size
        self.near.extend(islice(self.coming, max(0, wanted - len(self.near))))
        if not self.near:
            raise StopIteration
        if len(self.near) < wanted:  # smaller and smaller, so that all processes end at once
            size = max(ceil(size * _LEAST), ceil(len(self.near) * size / wanted))
        return tuple(self.near.popleft() for _ in range(min(size, len(self.near))))

    def _next_group(self, together: Callable[[Task[P]], object]) -> _Bundle[P]:
        bundle = [self.near.popleft() if self.near else next(self.coming)]
        for one in self.coming:
            if together(one[1]) != together(bundle[0][1]):
                self.near.append(one)
                break
            bundle.append(one)
        return tuple(bundle)

    def learn(self, bundle: _Bundle[P], count: int, seconds: float) -> None:
        """Learn from a bundle how long tasks take, and queue those that it has left."""
        self.pace = (self.pace + max(seconds / max(count, 1), SECOND / _MOST)) / 2
        if count < len(bundle):
            self.again.append(bundle[count:])
