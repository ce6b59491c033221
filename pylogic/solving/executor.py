"""Teams that do tasks: children of the process layer, or the workers of a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, runtime_checkable

from pylogic.errors import StoppedError
from pylogic.rules.cancellation import current_token
from pylogic.rules.limits import Limits
from pylogic.solving.process import Child, send_result

if TYPE_CHECKING:
    from distributed import Client

R = TypeVar("R")
T = TypeVar("T")
_LOOK = 0.5  # seconds between two looks at the token, for a signal that another thread took


@runtime_checkable
class Team(Protocol):
    """A team that does tasks: processes here, or the workers of a cluster."""

    @property
    def width(self) -> int:
        """The number of tasks to have under way at a time."""

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Call a function in another process; the future gets its result or its error."""


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
        self._threads: dict[Child, Thread] = {}

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Start a child that calls a function; the future gets its result, which is pickled.

        Nothing checks `width`, and nobody can cancel the future. Raise CrashError if no process
        can be started.
        """
        future: Future[R] = Future()
        future.set_running_or_notify_cancel()
        child = Child(partial(send_result, partial(function, *args)), self._limits)
        child.start()
        thread = Thread(target=self._settle, args=(child, future), daemon=True)
        self._threads[child] = thread
        thread.start()
        return future

    def __enter__(self) -> Children:
        return self

    def __exit__(self, *_error: object) -> None:
        """Kill the children that are still at work, and wait for their threads."""
        for child, thread in list(self._threads.items()):
            child.end()
            thread.join()

    def _settle(self, child: Child, future: Future[Any]) -> None:
        """Wait for a child in a thread, give its future the result or error, and forget it."""
        try:
            results = list(child)
            if child.interruption is not None:
                raise StoppedError(child.interruption)
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(results[0])
        finally:
            child.close()
            del self._threads[child]


def make_team(
    executor: Workforce | None, jobs: int, limits: Limits
) -> AbstractContextManager[Team]:
    """Return a context of the given team, one of a Dask cluster, or for None of `jobs` processes.

    The limits are of each task; a given team has its own, and goes on after the context.

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
    team: Team, begin: Callable[[T], Future[R]], items: Iterator[T]
) -> Iterator[tuple[T, Future[R]]]:
    """Submit a task for each item by `begin`; yield each item and its future when its task ends.

    The pairs come in the order in which the tasks end; a future may hold an error. At most `width`
    tasks run at a time. The next item is taken when a task has ended, so that the iterator of items
    may depend on results.

    Raises:
        StoppedError: somebody asks to stop; tasks are still under way then.
    """
    running: dict[Future[R], T] = {}
    ended: SimpleQueue[Future[R] | None] = SimpleQueue()  # waiting for thousands takes milliseconds
    token = current_token()
    with token.on_cancel(partial(ended.put, None)):
        while True:
            for item in islice(items, max(0, team.width - len(running))):
                future = begin(item)
                running[future] = item
                future.add_done_callback(ended.put)
            if not running:
                return
            done = None
            while done is None:
                token.check()
                with suppress(Empty):  # a signal that another thread took is handled now
                    done = ended.get(timeout=_LOOK)
            yield running.pop(done), done
