"""Tasks: one way to run many of them in bundles, by a team; their records come in order."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby, islice
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


SECONDS = 0.25
"""Seconds that a bundle should take: the costs of its child and its way are small then."""
_MOST = 100  # tasks of a bundle, which travel together


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
            a cluster; the other tasks are done later, alone if it makes no record of the first.
        record_crash: makes the record of a payload whose process has died.
        together: successive tasks with the same result of this function are a bundle; without it a
            bundle has as many tasks as take about a quarter of a second.
        find: returns the record of a task that is known already, or None.
        keep: called with the tasks of a bundle that are done, and their records, in any order;
            also with those that crashed, but not with those that `find` knows.

    Raises:
        StoppedError, ClusterError: as the team; and whatever `do`, `find` and `keep` raise.
    """
    early: dict[int, R] = {}
    turn = 0

    def find_work() -> Iterator[tuple[int, Task[P]]]:
        """Yield (number, task) for each task to do; put records that `find` has into `early`."""
        for number, task in enumerate(tasks):
            record = find(task)
            if record is None:
                yield number, task
            else:
                early[number] = record

    def submit(bundle: _Bundle[P]) -> Future[tuple[list[R], float]]:
        """Submit a bundle to the team; the future has its records and the seconds taken."""
        return workers.submit(_time_bundle, do, [task.payload for _, task in bundle])

    coming, groups = find_work(), None
    if together is not None:
        by_task = groupby(coming, lambda numbered: together(numbered[1]))
        groups = (tuple(group) for _, group in by_task)
    bundles = _Bundles(coming, groups)
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
        while turn in early:
            yield early.pop(turn)
            turn += 1
    yield from (early[number] for number in sorted(early))


def run_apart(make: Callable[[P], R], payload: P, record_crash: Callable[[P, CrashError], R]) -> R:
    """Make a payload's record in a child, and return it, or that of a crash; raise other errors."""
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
    groups: Iterator[_Bundle[P]] | None
    """The bundles of these tasks; None: as many tasks as take the time of a bundle are one."""
    again: deque[_Bundle[P]] = field(default_factory=deque)
    """Bundles, or the rest of bundles, to be done again."""
    pace: float = SECONDS
    """Estimated seconds of a task."""

    def __iter__(self) -> Iterator[_Bundle[P]]:
        return self

    def __next__(self) -> _Bundle[P]:
        """Return a bundle to be done again, else the next of `groups`, or one by the pace."""
        if self.again:
            return self.again.popleft()
        if self.groups is not None:
            return next(self.groups)
        bundle = tuple(islice(self.coming, max(1, int(SECONDS / self.pace))))
        if not bundle:
            raise StopIteration
        return bundle

    def learn(self, bundle: _Bundle[P], count: int, seconds: float) -> None:
        """Move the pace halfway to a bundle's, and queue its tasks after the `count` done ones.

        If none was done, the first task is queued alone, and the others as a second bundle.
        """
        self.pace = (self.pace + max(seconds / max(count, 1), SECONDS / _MOST)) / 2
        if count == 0:
            self.again.append(bundle[:1])
        if len(bundle) > max(count, 1):
            self.again.append(bundle[max(count, 1) :])
