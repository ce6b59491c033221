"""A team whose tasks are done by the workers of a Dask cluster, wherever these are."""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, wait
from contextlib import ExitStack, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from pylogic.errors import ClusterError, CrashError, OptionError, PylogicError, missing_package
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.solving import cluster_task
from pylogic.solving.cluster_task import check_versions, read_versions

if TYPE_CHECKING:
    from distributed import Client

R = TypeVar("R")
_TASKS_PER_THREAD = 2
"""Tasks to have under way for each thread of the workers: one runs, and another waits."""
_COUNT_AGE = 1.0
"""Seconds for which a count of the workers' threads holds."""
_DO_TASK = "__import__('pylogic.solving.cluster_task', fromlist=['do_task']).do_task(sent)"
_TIMEOUT_SETTING = "distributed.comm.timeouts.connect"
"""Dask's own setting for how long to wait for a connection."""
_MOST_NAMED = 3  # workers that a message names at most
_KEPT = "what has been found by then is kept, what was under way is not done"


class Cluster:
    """A team whose tasks are done by children of Dask workers, as `Children` are of this process.

    Dask has another worker do the task of a worker that is lost. The futures raise the errors of
    the tasks, StoppedError where a limit came first, CrashError if a child has died, or worker
    after worker; ClusterError if the scheduler is lost, somebody restarts the cluster, or Dask
    fails; OptionError if a worker must not take part. Leaving the context ends the tasks at work.
    """

    def __init__(self, scheduler: str | Client, limits: Limits = NO_LIMITS) -> None:
        """Store an address, as in tcp://HOST:8786, or a client, and the limits of each task."""
        self._scheduler = scheduler
        self._limits = limits
        self._under_way: set[Future[Any]] = set()
        self._threads, self._counted = 0, 0.0  # of all workers, and when they were counted
        self._client: Any = None
        self._context = ExitStack()

    def __enter__(self) -> Cluster:
        """Connect to the scheduler and wait for a worker, or raise an error if there is none.

        With an address, Dask logs nothing but critical errors until the context ends.
        """
        with ExitStack() as context:
            self._client = _connect(self._scheduler)
            if isinstance(self._scheduler, str):  # else the client is the caller's
                for name in ("distributed", "distributed.client"):  # ClusterError says the same
                    logger = logging.getLogger(name)
                    context.callback(logger.setLevel, logger.level)
                    logger.setLevel(logging.CRITICAL)
                context.callback(self._client.close)  # while Dask still logs nothing
            self._client.sync(self._wait_for_worker)
            self._context = context.pop_all()
        return self

    def __exit__(self, *_error: object) -> None:
        """Cancel all tasks under way, wait for them, and disconnect unless given a client."""
        under_way = list(self._under_way)
        for future in under_way:
            future.cancel()  # the coroutine lets go of its task, and the worker ends the child
        wait(under_way)
        self._context.close()

    @property
    def width(self) -> int:
        """The number of tasks to have under way: two for each thread of the workers, at least 1.

        The threads are counted once a second at most; without a scheduler the last count holds.
        """
        if time.monotonic() > self._counted + _COUNT_AGE:
            with suppress(Exception):  # no scheduler just now: there are as many as there were
                self._threads = sum(self._client.nthreads().values())
            self._counted = time.monotonic()
        return max(1, _TASKS_PER_THREAD * self._threads)

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Have a worker call a function, which is pickled; the future gets the result or error.

        The task has the team's limits, but no more time than the team has left now.
        """
        import cloudpickle

        limits = self._limits._replace(timeout=self._limits.time_left, isolated=True).reset()
        order = pickle.dumps((read_versions(), limits, cloudpickle.dumps((function, args))))
        loop = self._client.loop.asyncio_loop
        future = asyncio.run_coroutine_threadsafe(self._await_result(order), loop)
        self._under_way.add(future)
        future.add_done_callback(self._under_way.discard)
        return future

    # The methods below run in the thread of the client's event loop.

    async def _wait_for_worker(self) -> None:
        """Wait until there is a worker, and check the workers.

        Raise ClusterError if none comes within `_read_timeout`, or as `_check_workers`.
        """
        seconds = _read_timeout()
        try:
            await self._client.wait_for_workers(1, seconds)
        except TimeoutError:
            words = f"no worker has joined within {seconds:g} seconds"
            raise ClusterError(f"{words}: start one by dask worker ADDRESS") from None
        await self._check_workers()

    async def _await_result(self, order: bytes) -> Any:
        """Have a worker do a pickled task, and return its result; raise a PylogicError if it fails.

        A worker that cannot unpickle a function of ours would die of it, and the next one, too: so
        the workers are sent a text to evaluate.
        """
        try:
            task = self._client.submit(eval, _DO_TASK, {"sent": order}, pure=False)
            try:
                return await task
            finally:
                task.release()
        except PylogicError:
            raise
        except Exception as error:
            raise await self._explain_error(error) from None

    async def _explain_error(self, error: Exception) -> PylogicError:
        """Return the PylogicError that explains an error of Dask; check the workers for that.

        It is CrashError if worker after worker was lost, the error of `_check_workers` if that
        raises one, else ClusterError.
        """
        from distributed.scheduler import KilledWorker

        if self._client.status != "running":
            return ClusterError(f"the scheduler has gone: {_KEPT}")
        if isinstance(error, CancelledError):  # Dask's: asyncio has another class of that name
            return ClusterError(f"Dask has cancelled a task ({error}): {_KEPT}")
        if isinstance(error, KilledWorker):
            return CrashError("each worker that was at it was lost, one after the other")
        try:
            await self._check_workers()
        except PylogicError as refused:
            return refused
        except OSError:  # there is no connection now
            return ClusterError(f"the scheduler has gone: {_KEPT}")
        except Exception as other:
            error = other
        return ClusterError(f"Dask has failed with {type(error).__name__}: {error}: {_KEPT}")

    async def _check_workers(self) -> None:
        """Raise OptionError if a worker has other versions than this process, or no pylogic.

        Raise ClusterError if no worker answers within `_read_timeout`, or there is none. A silent
        one among others is passed over: each task compares the versions of its worker, too.
        """
        workers = list(await self._client.nthreads())
        run = partial(self._client.run, cluster_task.read_versions, on_error="return")
        requests = (asyncio.wait_for(run(workers=[worker]), _read_timeout()) for worker in workers)
        answers = await asyncio.gather(*requests, return_exceptions=True)
        silent = []
        for worker, answer in zip(workers, answers, strict=True):
            reply = answer[worker] if isinstance(answer, dict) else answer
            if isinstance(reply, OSError):  # the worker has just gone, or hangs
                silent.append(worker)
            elif isinstance(reply, BaseException):
                hint = "pip install '.[cluster]' there, in a checkout of the client's version"
                raise OptionError(f"the worker {worker} has no such pylogic ({reply}): {hint}")
            else:
                check_versions(worker, reply, read_versions())
        if silent == workers:
            named = ", ".join(silent[:_MOST_NAMED]) or "they have gone"
            raise ClusterError(f"no worker answers: {named}: end what hangs, and start it again")


def _read_timeout() -> float:
    """Return Dask's own setting of how many seconds to wait for a connection or an answer."""
    from dask import config
    from dask.utils import parse_timedelta

    return float(parse_timedelta(config.get(_TIMEOUT_SETTING)))


def _connect(scheduler: str | Client) -> Any:
    """Return a client for an address, or the given client if it can be used.

    Raise OptionError if Dask is not installed, nothing answers at the address, or the given client
    is asynchronous or not running.
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
