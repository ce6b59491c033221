"""A team whose tasks are done by the workers of a Dask cluster, wherever these are."""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, wait
from contextlib import suppress
from functools import partial
from io import BytesIO
from itertools import count, islice
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import uuid4

from pylogic.errors import ClusterError, CrashError, OptionError, PylogicError, missing_package
from pylogic.rules.encoding import Encoding
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.solving import cluster_task
from pylogic.solving.cluster_task import Order, check_versions, versions

if TYPE_CHECKING:
    from distributed import Client

R = TypeVar("R")
_PER_THREAD = 2
"""Tasks under way for each thread of a worker: one at work, and one that waits beside it."""
_FRESH = 1.0
"""Seconds after which the threads of the workers are counted again."""
_DO = "__import__('pylogic.solving.cluster_task', fromlist=['do']).do(sent, *rules)"
_READ = "__import__('pickle').loads(sent)"
_TICK = 0.1
"""Seconds between two looks at whether there is a connection again."""
_CONNECT = "distributed.comm.timeouts.connect"
"""Dask's own setting for how long to wait for a connection."""
_CANCELLED = 10
"""How often Dask may cancel a task: as often as somebody restarts all workers meanwhile."""
_NAMED = 3  # workers that a sentence names
_KEPT = "what has been found by then is kept, what was under way is not done"


class Cluster:
    """Each task is done by a child of a Dask worker, as by a child of this process in `Children`.

    A task whose worker is lost is done again by another one; if the scheduler is lost and comes
    back within Dask's own time for connecting, or somebody has Dask cancel everything, the tasks
    that were under way are sent again. The futures raise what the tasks raise, StoppedError where
    a limit came first, CrashError if a child has died, or worker after worker; ClusterError if
    there is no cluster any more or Dask fails, OptionError if a worker must not take part.
    Leaving the context ends the tasks that are still at work.
    """

    def __init__(self, scheduler: str | Client, limits: Limits = NO_LIMITS) -> None:
        """Where the scheduler is, as in tcp://HOST:8786, or a client of it; limits of each task."""
        self._scheduler = scheduler
        self._is_own = isinstance(scheduler, str)  # else the client is the caller's
        self._limits = limits
        self._run = uuid4().hex
        self._numbers = count(1)
        self._under_way: set[Future[Any]] = set()
        self._rules: dict[int, tuple[Encoding, int]] = {}  # with their numbers
        self._sent: dict[int, Any] = {}  # by the number of rules, the task that they come from
        self._threads, self._counted = 0, 0.0  # of all workers, and when they were counted
        self._client: Any = None
        self._levels: dict[logging.Logger, int] = {}

    def __enter__(self) -> Cluster:
        self._client = _connected(self._scheduler)
        if self._is_own:  # Dask logs nothing in this process; ClusterError says the same
            for name in ("distributed", "distributed.client"):
                logger = logging.getLogger(name)
                self._levels[logger] = logger.level
                logger.setLevel(logging.CRITICAL)
        try:
            self._client.sync(self._begin)
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        under_way = list(self._under_way)
        for future in under_way:
            future.cancel()  # the coroutine lets go of its task, and the worker ends the child
        wait(under_way)
        self._close()

    def _close(self) -> None:
        for task in self._sent.values():
            task.release()
        if self._is_own:
            self._client.close()
        for logger, level in self._levels.items():
            logger.setLevel(level)

    @property
    def width(self) -> int:
        """How many tasks to have under way at a time: workers join and leave meanwhile."""
        if time.monotonic() > self._counted + _FRESH:
            with suppress(Exception):  # no scheduler just now: there are as many as there were
                self._threads = sum(self._client.nthreads().values())
            self._counted = time.monotonic()
        return max(1, _PER_THREAD * self._threads)

    def share(self, rules: Encoding) -> Encoding:
        """The rules themselves: wherever they stand in a task, each worker fetches them once."""
        self._number(rules)
        return rules

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Send a task to the cluster; its result is pickled."""
        call, numbers = _pickled((function, args), self._number)
        limits = self._limits._replace(timeout=self._limits.left, isolated=True).afresh()
        order = Order(_module(function), call, limits, numbers, versions())
        loop = self._client.loop.asyncio_loop
        future = asyncio.run_coroutine_threadsafe(self._result(order), loop)
        self._under_way.add(future)
        future.add_done_callback(self._under_way.discard)
        return future

    def _number(self, rules: Encoding) -> int:
        """The number of some rules: how many were met before them."""
        return self._rules.setdefault(id(rules), (rules, len(self._rules)))[1]

    # What follows runs in the thread of the client's event loop.

    async def _begin(self) -> None:
        await self._wait_for_worker()
        answers = await self._check_workers()
        if not any(answers.values()):
            named = ", ".join(islice(answers, _NAMED)) or "they have gone"
            raise ClusterError(f"no worker answers: {named}: end what hangs, and start it again")

    async def _result(self, order: Order) -> Any:
        """The result of a task; it is sent again if the scheduler was lost or Dask cancels it."""
        cancelled = count(1)
        while True:
            connection = self._client.scheduler_comm
            try:
                return pickle.loads(await self._done(order))
            except PylogicError:
                raise
            except CancelledError:  # asyncio's, where this context cancels, is another one
                if next(cancelled) == _CANCELLED:
                    words = f"Dask has cancelled a task {_CANCELLED} times"
                    raise ClusterError(f"{words}: {_KEPT}") from None
            except Exception as error:
                meant = await self._meant(error)
                if self._has(connection):
                    raise meant from None
            await self._reconnect()

    async def _done(self, order: Order) -> bytes:
        """The pickled result of the task of an order."""
        rules = list(map(self._rules_of, order.numbers))
        task = self._send(_DO, {"sent": pickle.dumps(order), "rules": rules})
        try:
            result: bytes = await self._client.gather(task)
        finally:
            task.release()
        return result

    def _rules_of(self, number: int) -> Any:
        """The task whose result are these rules: unlike data it can be done again if it is lost."""
        sent = self._sent.get(number)
        if sent is None or sent.cancelled():
            rules = list(self._rules.values())[number][0]
            self._sent[number] = sent = self._send(_READ, {"sent": pickle.dumps(rules)})
        return sent

    def _send(self, source: str, names: dict[str, object]) -> Any:
        """Have a worker evaluate something.

        A worker that cannot unpickle a function of ours would die of it, and the next one, too.
        """
        key = f"pylogic-{self._run}", next(self._numbers)
        return self._client.submit(eval, source, names, key=key, pure=False)

    async def _meant(self, error: Exception) -> PylogicError:
        """The error of ours that an error of Dask's means: perhaps a worker must not take part."""
        from distributed.scheduler import KilledWorker

        try:
            await self._check_workers()
        except OptionError as refused:
            return refused
        except Exception as other:  # there is no connection now
            error = other
        if isinstance(error, KilledWorker):
            return CrashError("each worker that was at it was lost, one after the other")
        return ClusterError(f"Dask has failed with {type(error).__name__}: {error}: {_KEPT}")

    async def _check_workers(self) -> dict[str, bool]:
        """Refuse to work with other versions than those here; which workers answer at all.

        One that does not holds up nobody: each task looks at the versions of its worker, too.

        Raises:
            OptionError: a worker has others.
        """
        workers = list(await self._client.nthreads())
        answers = await asyncio.gather(*map(self._versions, workers))
        found = dict(zip(workers, answers, strict=True))
        for worker, said in found.items():
            if isinstance(said, OSError):  # it has gone just now, or hangs
                continue
            if isinstance(said, Exception):
                hint = "pip install '.[cluster]' there, in a checkout of the client's version"
                raise OptionError(f"the worker {worker} has no such pylogic ({said}): {hint}")
            check_versions(worker, said, versions())
        return {worker: not isinstance(said, OSError) for worker, said in found.items()}

    async def _versions(self, worker: str) -> Any:
        """The versions of a worker, or an error: an OSError if it does not answer in time."""
        asked = self._client.run(cluster_task.versions, workers=[worker], on_error="return")
        try:
            return (await asyncio.wait_for(asked, _patience()))[worker]
        except TimeoutError:
            return OSError("no answer")

    def _has(self, connection: object) -> bool:
        """Whether it is still the same connection to the scheduler."""
        return self._client.status == "running" and self._client.scheduler_comm is connection

    async def _reconnect(self) -> None:
        """Wait until there is a scheduler again, and a worker.

        Raises:
            ClusterError: Dask has given up.
        """
        while True:
            while self._client.status == "connecting":
                await asyncio.sleep(_TICK)
            if self._client.status != "running":
                raise ClusterError(f"the scheduler has gone and has not come back: {_KEPT}")
            connection = self._client.scheduler_comm
            try:
                return await self._wait_for_worker()
            except Exception:
                if self._has(connection):
                    raise

    async def _wait_for_worker(self) -> None:
        """Wait until there is at least one.

        Raises:
            ClusterError: none has come within Dask's own time for connecting.
        """
        seconds = _patience()
        try:
            await self._client.wait_for_workers(1, seconds)
        except TimeoutError:
            words = f"no worker has joined within {seconds:g} seconds"
            raise ClusterError(f"{words}: start one by dask worker ADDRESS") from None


def _patience() -> float:
    """Seconds to wait for a connection, or an answer."""
    from dask import config
    from dask.utils import parse_timedelta

    return float(parse_timedelta(config.get(_CONNECT)))


def _module(function: Callable[..., object]) -> str:
    """Where a function is defined."""
    while isinstance(function, partial):
        function = function.func
    return function.__module__


def _pickled(given: object, number: Callable[[Encoding], int]) -> tuple[bytes, list[int]]:
    """Anything as bytes in which numbers stand for rules; these numbers."""
    import cloudpickle

    numbers: dict[int, None] = {}

    class Pickler(cloudpickle.Pickler):  # type: ignore[misc]
        def persistent_id(self, part: object) -> int | None:
            if not isinstance(part, Encoding):
                return None
            numbers[number(part)] = None
            return number(part)

    stream = BytesIO()
    Pickler(stream).dump(given)
    return stream.getvalue(), list(numbers)


def _connected(scheduler: str | Client) -> Any:
    """A client of a scheduler.

    Raises:
        OptionError: Dask is not installed, or there is no scheduler.
    """
    try:
        from distributed import Client
    except ModuleNotFoundError as error:
        raise missing_package("a cluster", error, "cluster") from None
    if isinstance(scheduler, Client):
        if scheduler.asynchronous:
            raise OptionError("a client with asynchronous=True cannot be waited for")
        if scheduler.status != "running":
            raise OptionError(f"the client is {scheduler.status}: it has no cluster")
        return scheduler
    try:
        return Client(scheduler, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError) as error:
        raise OptionError(f"no cluster at {scheduler}: {error}") from None
