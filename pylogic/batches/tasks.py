"""Tasks: one way to run many of them, by a team; their records come in order."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from itertools import islice
from typing import Generic, NamedTuple, TypeVar

from pylogic.errors import CrashError
from pylogic.solving.executor import Team, submit_all

P = TypeVar("P")
R = TypeVar("R")


class Task(NamedTuple, Generic[P, R]):
    """A piece of work that makes a record."""

    key: str
    """The hash of all that decides on the record: a journal stores the record under it."""
    payload: P
    """The data that travel to the process that does the work."""
    record: R | None = None
    """The record, if it is known already."""


SECONDS = 0.25
"""Seconds that a chunk should take: the costs of its child and its way are small then."""
_MOST = 100  # tasks of a chunk, which travel together


def run_all(
    tasks: Iterable[Task[P, R]],
    do: Callable[[P], R],
    record_crash: Callable[[P, CrashError], R],
    workers: Team,
    *,
    do_chunk: Callable[[Sequence[P]], list[R]] | None = None,
    keep: Callable[[Sequence[tuple[Task[P, R], R]]], None] = lambda _done: None,
) -> Iterator[R]:
    """Run tasks in processes of the team; yield the record of each, in the order of the tasks.

    Tasks are taken from the iterator only as far as they can be done next. A chunk has as many as
    the last one did in a quarter of a second; the tasks that it does not do come next. If a chunk
    does none, or its process dies, its first task is done alone.

    Args:
        do: makes the record of a payload, in a child or on a cluster.
        record_crash: makes the record of a payload whose process has died.
        do_chunk: makes the records of several payloads, or of the first of them, in one process;
            without it each task has a process of its own.
        keep: called with the tasks of a chunk that are done, and their records, in any order; also
            with those that crashed, but not with those that had a record.

    Raises:
        StoppedError, ClusterError: as the team; and whatever `do` and `keep` raise.
    """
    early: dict[int, R] = {}
    back: deque[tuple[int, Task[P, R]]] = deque()
    turn, size = 0, 1

    def find_work() -> Iterator[tuple[int, Task[P, R]]]:
        """Yield (number, task) for each task to do; put the records of others into `early`."""
        for number, task in enumerate(tasks):
            if task.record is None:
                yield number, task
            else:
                early[number] = task.record

    coming = find_work()

    def take_chunk() -> _Chunk[P, R] | None:
        """Return the next tasks, those that came back first; None while there are none."""
        chunk = [back.popleft() for _ in range(min(size, len(back)))]
        return chunk + list(islice(coming, size - len(chunk))) or None

    def submit(chunk: _Chunk[P, R]) -> Future[tuple[list[R], float]]:
        """Submit a chunk to the team; the future has its records and the seconds taken."""
        return workers.submit(_time_chunk, do, do_chunk, [task.payload for _, task in chunk])

    for chunk, future in submit_all(workers, submit, take_chunk):
        try:
            records, seconds = future.result()
        except CrashError as crash:
            lone = chunk[0][1].payload
            records, seconds = [record_crash(lone, crash)] * (len(chunk) == 1), SECONDS
        if do_chunk is not None:
            size = max(1, min(_MOST, int(SECONDS * len(records) / max(seconds, 1e-6))))
            back.extendleft(reversed(chunk[len(records) :]))
        done = list(zip(chunk, records, strict=False))
        keep([(task, record) for (_, task), record in done])
        early.update((number, record) for (number, _), record in done)
        while turn in early:
            yield early.pop(turn)
            turn += 1
    yield from (early[number] for number in sorted(early))


_Chunk = list[tuple[int, Task[P, R]]]


def _time_chunk(
    do: Callable[[P], R], do_chunk: Callable[[Sequence[P]], list[R]] | None, payloads: Sequence[P]
) -> tuple[list[R], float]:
    """Return the records of a chunk, and the seconds that they took, in a child."""
    began = time.monotonic()
    records = do_chunk(payloads) if do_chunk and len(payloads) > 1 else [do(payloads[0])]
    return records, time.monotonic() - began
