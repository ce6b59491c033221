"""Tasks: one way to run many of them in bundles, by a team; their records come in order."""

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
from pylogic.solving.executor import Team, submit_all
from pylogic.solving.process import call

P = TypeVar("P")
R = TypeVar("R")


class Task(NamedTuple, Generic[P]):
    """A piece of work that makes a record."""

    key: str
    """The hash of all that decides on the record: a journal stores the record under it."""
    payload: P
    """The data that travel to the process that does the work."""


SECOND = 1.0
"""Seconds that a bundle should take: then the costs of its child and its way are small."""
_MOST = 500  # tasks of a bundle, which travel together
_LAST = 2  # bundles for each process among which the last tasks are shared out
_LEAST = 1 / 20  # seconds that a bundle should take at the end; a child costs a few thousandths


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
    """Run tasks in bundles, and yield the record of each, in the order of the tasks.

    The tasks of a bundle whose process dies are done again, each alone. Tasks are taken from the
    iterator only as far as they can be done next.

    Args:
        do: makes the records of the payloads of a bundle, or of its first tasks, in a child or on
            a cluster; the other tasks are done later.
        record_crash: makes the record of a payload whose process has died.
        together: successive tasks with the same result of this function are a bundle; without it a
            bundle has as many tasks as take about a second.
        find: returns the record of a task that is known already, or None.
        keep: called with the tasks of a bundle that are done, and their records, in any order.

    Raises:
        StoppedError, ClusterError: as the team; and whatever `do`, `find` and `keep` raise.
    """
    early: dict[int, R] = {}
    turn = 0

    def number_tasks() -> Iterator[tuple[int, Task[P]] | None]:
        """Yield the numbered tasks to do; put known records aside, and yield None for each."""
        for number, task in enumerate(tasks):
            record = find(task)
            if record is None:
                yield number, task
            else:
                early[number] = record
                yield None

    def yield_in_turn() -> Iterator[R]:
        """Yield the records that are next in the order of tasks, as far as they are there."""
        nonlocal turn
        while turn in early:
            yield early.pop(turn)
            turn += 1

    def submit(bundle: _Bundle[P]) -> Future[tuple[list[R], float]]:
        """Submit a bundle to the team; the future has its records and the seconds taken."""
        return workers.submit(_time_bundle, do, [task.payload for _, task in bundle])

    coming = number_tasks()
    for first in coming:
        if first is not None:
            bundles = _Bundles(filter(None, chain([first], coming)), workers, together)
            for bundle, future in submit_all(workers, submit, bundles):
                try:
                    records, seconds = future.result()
                    bundles.learn(bundle, len(records), seconds)
                except CrashError as crash:
                    if len(bundle) > 1:
                        bundles.again.extend((task,) for task in bundle)
                        continue
                    records = [record_crash(bundle[0][1].payload, crash)]
                done = list(zip(bundle, records, strict=False))
                keep([(task, record) for (_, task), record in done])
                early.update((number, record) for (number, _), record in done)
                yield from yield_in_turn()
        yield from yield_in_turn()


def run_apart(make: Callable[[P], R], payload: P, record_crash: Callable[[P, CrashError], R]) -> R:
    """Return the record of a payload that a child makes; if that dies, the record of the crash."""
    try:
        return call(partial(make, payload), Limits(isolated=True))
    except CrashError as crash:
        return record_crash(payload, crash)


_Bundle = tuple[tuple[int, Task[P]], ...]


def _time_bundle(
    do: Callable[[Sequence[P]], list[R]], payloads: Sequence[P]
) -> tuple[list[R], float]:
    """Return the records of a bundle, and the seconds that `do` took, in a child."""
    began = time.monotonic()
    return do(payloads), time.monotonic() - began


@dataclass
class _Bundles(Generic[P]):
    """Iterates over the tasks still to be done in bundles; `learn` may add to them at any time."""

    coming: Iterator[tuple[int, Task[P]]]
    team: Team
    together: Callable[[Task[P]], object] | None
    near: deque[tuple[int, Task[P]]] = field(default_factory=deque)
    """The next tasks, taken from `coming` in advance."""
    again: deque[_Bundle[P]] = field(default_factory=deque)
    """Bundles, or the rest of bundles, to be done again."""
    pace: float = SECOND
    """Estimated seconds of a task."""

    def __iter__(self) -> Iterator[_Bundle[P]]:
        return self

    def __next__(self) -> _Bundle[P]:
        """Return the next bundle: at the end a smaller one, so that all processes end together."""
        if self.again:
            return self.again.popleft()
        if self.together is not None:
            return self._next_group(self.together)
        size = max(1, min(_MOST, int(SECOND / self.pace)))
        wanted = _LAST * self.team.width * size
        self.near.extend(islice(self.coming, max(0, wanted - len(self.near))))
        if not self.near:
            raise StopIteration
        if len(self.near) < wanted:
            size = max(ceil(size * _LEAST), ceil(len(self.near) * size / wanted))
        return tuple(self.near.popleft() for _ in range(min(size, len(self.near))))

    def _next_group(self, together: Callable[[Task[P]], object]) -> _Bundle[P]:
        """Return the next tasks for which `together` has the same result."""
        bundle = [self.near.popleft() if self.near else next(self.coming)]
        for task in self.coming:
            if together(task[1]) != together(bundle[0][1]):
                self.near.append(task)
                break
            bundle.append(task)
        return tuple(bundle)

    def learn(self, bundle: _Bundle[P], count: int, seconds: float) -> None:
        """Update the pace by a bundle, and queue its tasks after the `count` that were done."""
        self.pace = (self.pace + max(seconds / max(count, 1), SECOND / _MOST)) / 2
        if count < len(bundle):
            self.again.append(bundle[count:])
