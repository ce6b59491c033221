"""A team whose tasks are done by children of Dask workers, wherever these are."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
import platform
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, wait
from contextlib import ExitStack, suppress
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, TypeVar

import clingo

import pylogic
from pylogic.errors import ClusterError, CrashError, OptionError, PylogicError, missing_package
from pylogic.rules.library import PACKAGE
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.solving.process import read_result, send_result, start_child

if TYPE_CHECKING:
    from distributed import Client

R = TypeVar("R")
Versions = Mapping[str, str]
"""The versions that must be the same on client and workers, by name."""
_UNHASHED = ("encodings", "instances")
"""Folders of the package whose files travel with the tasks, so that versions may differ."""
_TASKS_PER_THREAD = 2
"""Tasks to have under way for each thread of the workers: one runs, and another waits."""
_COUNT_AGE = 1.0  # seconds for which a count of the workers' threads holds
_DO_TASK = "__import__('pylogic.solving.cluster', fromlist=['do_task']).do_task(sent)"
"""A worker that cannot unpickle a function of ours would die of it, and the next one, too: so the
workers are sent this text to evaluate."""
_INSTALL = "pip install '.[cluster]' there, in a checkout of the client's version"
_KEPT = "what has been found by then is kept, what was under way is not done"


class Cluster:
    """A team whose tasks are done by children of Dask workers, as `Children` are of this process.

    Dask has another worker do the task of a worker that is lost. Besides the errors of every team
    the futures raise CrashError if worker after worker has died of a task; ClusterError if the
    scheduler is lost, somebody restarts the cluster, or Dask fails; OptionError if the worker has
    other versions than this process, or no pylogic.
    """

    def __init__(self, scheduler: str | Client, limits: Limits = NO_LIMITS) -> None:
        """Store an address, as in tcp://HOST:8786, or a client, and the limits of each task."""
        self._scheduler, self._limits = scheduler, limits
        self._under_way: set[Future[Any]] = set()
        self._threads, self._counted = 0, 0.0  # of all workers, and when they were counted
        self._client: Any = None
        self._context = ExitStack()

    def __enter__(self) -> Cluster:
        """Connect to the scheduler and wait for a worker, as long as Dask waits for a connection.

        With an address, Dask logs nothing but critical errors until the context ends. Raise
        OptionError if Dask is not installed, nothing answers at the address, or the given client is
        asynchronous or not running; or ClusterError if no worker comes.
        """
        try:
            from dask import config
            from dask.utils import parse_timedelta
            from distributed import Client
        except ModuleNotFoundError as error:
            raise missing_package("a cluster", error, "cluster") from None
        patience = float(parse_timedelta(config.get("distributed.comm.timeouts.connect")))
        with ExitStack() as context:
            if isinstance(self._scheduler, Client):
                self._client = self._scheduler
                if self._client.asynchronous:
                    raise OptionError("a client with asynchronous=True cannot be waited for")
                if self._client.status != "running":
                    raise OptionError(f"the client is {self._client.status}: it has no cluster")
            else:
                try:
                    self._client = Client(self._scheduler, set_as_default=False)  # type: ignore[no-untyped-call]
                except (OSError, ValueError, TypeError) as error:
                    raise OptionError(f"no cluster at {self._scheduler}: {error}") from None
                for name in ("distributed", "distributed.client"):  # ClusterError says the same
                    logger = logging.getLogger(name)
                    context.callback(logger.setLevel, logger.level)
                    logger.setLevel(logging.CRITICAL)
                context.callback(self._client.close)  # while Dask still logs nothing
            try:
                self._client.wait_for_workers(1, patience)
            except TimeoutError:
                words = f"no worker has joined within {patience:g} seconds"
                raise ClusterError(f"{words}: start one by dask worker ADDRESS") from None
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

    async def _await_result(self, order: bytes) -> Any:
        """Have a worker do a pickled task in the client's event loop; translate errors of Dask."""
        from distributed.scheduler import KilledWorker

        try:
            task = self._client.submit(eval, _DO_TASK, {"sent": order}, pure=False)
            try:
                return await task
            finally:
                task.release()
        except PylogicError:
            raise
        except KilledWorker:
            words = "each worker that was at it was lost, one after the other"
            raise CrashError(words) from None
        except ImportError as error:
            raise OptionError(f"a worker has no such pylogic ({error}): {_INSTALL}") from None
        except Exception as error:
            words = f"Dask has failed with {type(error).__name__}: {error}"
            if self._client.status != "running":
                words = "the scheduler has gone"
            raise ClusterError(f"{words}: {_KEPT}") from None


@cache
def read_versions() -> Versions:
    """Return the versions by name: of Python, clingo and pylogic, and a hash of its source files.

    Python's is as 3.12; `encodings` and `instances` are not hashed. Cached for the process.
    """
    digest = hashlib.sha256()
    for path in sorted(path for suffix in ("py", "lp") for path in PACKAGE.rglob(f"*.{suffix}")):
        place = path.relative_to(PACKAGE)
        if place.parts[0] not in _UNHASHED:
            digest.update(f"{place.as_posix()}\n".encode() + path.read_bytes())
    return {
        "Python": ".".join(platform.python_version_tuple()[:2]),
        "clingo": clingo.__version__,
        "pylogic": pylogic.__version__,
        "pylogic's source files": digest.hexdigest()[:12],
    }


def do_task(sent: bytes) -> Any:
    """Do a task in a child of this Dask worker, and return its result; end it if it is cancelled.

    `sent` is a pickle of the client's versions, the limits, and the pickled function with its
    arguments. The rules among these are parsed here, once a worker: the child is a fork. Raise
    OptionError if this worker has other versions than the client; or PylogicError as `Child`;
    StoppedError if a limit came first.
    """
    from distributed import get_worker

    worker, (expected, limits, call) = get_worker(), pickle.loads(sent)
    differences = [
        f"{name} {version} where the client has {expected.get(name, 'unknown')}"
        for name, version in read_versions().items()
        if version != expected.get(name)
    ]
    if differences:
        hint = "install the same versions on all machines and start the worker again"
        raise OptionError(f"the worker {worker.address} has {', '.join(differences)}: {hint}")
    import_modules()
    function, arguments = pickle.loads(call)
    key = worker.get_current_task()

    def is_wanted() -> bool:
        """Return False once the client has cancelled or released the task."""
        task = worker.state.tasks.get(key)
        return task is not None and task.state != "cancelled"

    work = partial(send_result, partial(function, *arguments))
    with start_child(work, limits, is_wanted=is_wanted) as child:
        return read_result(child)


@cache
def import_modules() -> None:
    """Import all modules of five folders, so that no fork of this process has to."""
    for room in ("solving", "draw", "formats", "explain", "clues"):
        for module in iter_modules([str(PACKAGE / room)], f"pylogic.{room}."):
            import_module(module.name)
