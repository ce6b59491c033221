"""Teams that do tasks, children here or workers of a cluster, and the one loop over many tasks."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from itertools import islice
from math import inf
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar, runtime_checkable
from weakref import WeakSet

from pylogic.errors import CrashError, StoppedError
from pylogic.rules.limits import Limits, current_token
from pylogic.solving.process import Child, send_result

if TYPE_CHECKING:
    from distributed import Client

    Workforce: TypeAlias = "Team | Client | str"
    """A team, or a Dask cluster by its client or its address."""

P = TypeVar("P")
R = TypeVar("R")
_MOST = 100  # items of a chunk, which travel together
_TOKEN_CHECK = 0.5  # seconds between two looks at the token, for a signal of another thread


@runtime_checkable
class Team(Protocol):
    """A team that does tasks in other processes.
    The futures raise the errors of the tasks, StoppedError where a limit came first, CrashError if
    the process of a task has died. Leaving the team's context ends the tasks that are at work."""

    @property
    def width(self) -> int:
        """The number of tasks to have under way at a time; only the caller sees to it."""

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Have another process call a function; the future gets its result or its error."""


class Children:
    """A team of `width` children, each within the limits and of one task, which pickle results.
    A process forks in the thread that submits, and only there; a thread awaits its result."""

    def __init__(self, limits: Limits, width: int) -> None:
        self.width, self._limits = width, limits
        self._children = WeakSet[Child]()
        self._threads = ThreadPoolExecutor(width)

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Start a child that calls a function; raise CrashError if no process can be started."""
        child = Child(partial(send_result, partial(function, *args)), self._limits)
        self._children.add(child)
        return self._threads.submit(child.read_result)

    def __enter__(self) -> Children:
        return self

    def __exit__(self, *_error: object) -> None:
        for child in list(self._children):
            child.kill()
        self._threads.shutdown()


def make_team(
    executor: Workforce | None, jobs: int, limits: Limits
) -> AbstractContextManager[Team]:
    """Return a context that yields a team: the given one, one of a Dask cluster or of children.
    For None there are `jobs` children at a time. The limits are of each task; a given team has its
    own, and goes on after the context. Entered for a cluster it raises as `join_cluster`."""
    if executor is None:
        return Children(limits, jobs)
    if isinstance(executor, Team):
        return nullcontext(executor)
    from pylogic.solving.cluster import join_cluster  # most runs do without

    return join_cluster(executor, limits)


def run_all(
    team: Team,
    do: Callable[[Sequence[P]], list[R]],
    items: Iterable[P],
    on_error: Callable[[P, CrashError | StoppedError], R],
    *,
    seconds: float = 0,
    keep: Callable[[Sequence[tuple[P, R]]], None] = lambda _done: None,
) -> Iterator[R]:
    """Do items by the processes of a team; yield their results in the order of the items.
    Items are taken from the iterator only as far as they can be done next. A chunk has as many as
    the last one did in some `seconds`, with 0 always one. Items that it does not do come next; if
    it does none, or its process dies, its first item is done alone.
    `do` makes the results of the items of a chunk, or of the first of them, in one process;
    `on_error` makes the result of an item whose process died or was stopped, or raises; `keep` is
    called with the items of a chunk that are done and their results, as soon as it ends.
    Raise StoppedError if the current token asks to stop, while tasks are still under way; an error
    of the team; and an error of `do`, `on_error` and `keep`."""
    running: dict[Future[tuple[list[R], float]], list[tuple[int, P]]] = {}
    ended: SimpleQueue[Future[tuple[list[R], float]] | None] = SimpleQueue()
    back: deque[tuple[int, P]] = deque()
    early: dict[int, R] = {}
    coming, turn, size = enumerate(items), 0, 1
    token = current_token()

    def time_chunk(chunk: Sequence[P]) -> tuple[list[R], float]:
        """Return the results of a chunk, and the seconds that they took, in another process."""
        began = time.monotonic()
        return do(chunk), time.monotonic() - began

    with token.on_cancel(partial(ended.put, None)):
        while True:
            while len(running) < team.width:
                chunk = [back.popleft() for _ in range(min(size, len(back)))]
                chunk += islice(coming, size - len(chunk))
                if not chunk:
                    break
                future = team.submit(time_chunk, [item for _, item in chunk])
                running[future] = chunk
                future.add_done_callback(ended.put)
            if not running:
                return
            done = None
            while done is None:
                token.check()
                with suppress(Empty):  # a signal that another thread took is handled now
                    done = ended.get(timeout=_TOKEN_CHECK)
            chunk = running.pop(done)
            try:
                results, taken = done.result()
            except (CrashError, StoppedError) as error:
                lone = chunk[0][1]
                results, taken = [on_error(lone, error)] if len(chunk) == 1 else [], inf
            size = max(1, min(_MOST, int(seconds * len(results) / max(taken, 1e-6))))
            back.extendleft(reversed(chunk[len(results) :]))
            finished = list(zip(chunk, results, strict=False))
            keep([(item, result) for (_, item), result in finished])
            early.update((number, result) for (number, _), result in finished)
            while turn in early:
                yield early.pop(turn)
                turn += 1
