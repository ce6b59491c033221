"""Teams that do tasks: children of the process layer, or the workers of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from pylogic.errors import StoppedError
from pylogic.rules.limits import Limits, current_token
from pylogic.solving.process import Child, send_result

if TYPE_CHECKING:
    from distributed import Client

R = TypeVar("R")
T = TypeVar("T")
_TOKEN_CHECK = 0.5  # seconds between two looks at the token, for a signal of another thread


@runtime_checkable
class Team(Protocol):
    """A team that does tasks: processes here, or the workers of a cluster."""

    @property
    def width(self) -> int:
        """The number of tasks to have under way at a time."""

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Have another process call a function; the future gets its result or its error."""


if TYPE_CHECKING:
    Workforce = Team | Client | str
    """A team, or a Dask cluster by its client or its address."""


class Children:
    """A team that starts a child of its own for each task when the task is submitted.

    The process forks in the thread that submits, and only there; the caller bounds the number of
    tasks at work to `width`. The futures raise the errors of the tasks, StoppedError where a limit
    came first, CrashError if a child has died. Leaving the context kills the children that are
    still at work: their futures raise CrashError.
    """

    def __init__(self, limits: Limits, width: int) -> None:
        """Make a team of `width` children, each within the limits; start none yet."""
        self.width = width
        self._limits = limits
        self._children: set[Child] = set()
        self._threads = ThreadPoolExecutor(width)

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Start a child that calls a function; the future gets its result, which is pickled.

        Nothing checks `width`. Raise CrashError if no process can be started.
        """
        child = Child(partial(send_result, partial(function, *args)), self._limits)
        child.start()
        self._children.add(child)
        return self._threads.submit(self._await_result, child)

    def __enter__(self) -> Children:
        return self

    def __exit__(self, *_error: object) -> None:
        """Kill the children that are still at work, and wait for their threads."""
        for child in list(self._children):
            child.kill()
        self._threads.shutdown()

    def _await_result(self, child: Child) -> Any:
        """Return the result of a child once it has ended, or raise its error; runs in a thread."""
        try:
            results = list(child)
        finally:
            child.close()
            self._children.remove(child)
        if child.interruption is not None:
            raise StoppedError(child.interruption)
        return results[0]


def make_team(
    executor: Workforce | None, jobs: int, limits: Limits
) -> AbstractContextManager[Team]:
    """Return a context that yields a team: the given one, one of a Dask cluster or of children.

    For None there are `jobs` children at a time. The limits are of each task; a given team has its
    own, and goes on after the context.

    Raises:
        OptionError: when entered: Dask is not installed, there is no such cluster, or a worker of
            it must not take part.
        ClusterError: when entered: no worker answers.
    """
    if executor is None:
        return Children(limits, jobs)
    if isinstance(executor, Team):
        return nullcontext(executor)
    from pylogic.solving.cluster import Cluster  # most runs do without

    return Cluster(executor, limits)


def submit_all(
    team: Team, submit: Callable[[T], Future[R]], next_item: Callable[[], T | None]
) -> Iterator[tuple[T, Future[R]]]:
    """Call `submit` with each item; yield each item and its future in the order in which they end.

    A future may hold an error. At most `team.width` tasks run at a time. `next_item` is called when
    a task has ended, so that it may depend on results, and returns None while there is no item.

    Raises:
        StoppedError: the current token asks to stop; tasks are still under way then.
    """
    running: dict[Future[R], T] = {}
    ended: SimpleQueue[Future[R] | None] = SimpleQueue()  # waiting for thousands takes milliseconds
    token = current_token()
    with token.on_cancel(partial(ended.put, None)):
        while True:
            while len(running) < team.width and (item := next_item()) is not None:
                future = submit(item)
                running[future] = item
                future.add_done_callback(ended.put)
            if not running:
                return
            done = None
            while done is None:
                token.check()
                with suppress(Empty):  # a signal that another thread took is handled now
                    done = ended.get(timeout=_TOKEN_CHECK)
            yield running.pop(done), done
