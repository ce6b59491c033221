"""A team whose tasks are done by children of Dask workers, wherever these are."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pickle
import platform
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from contextlib import ExitStack, contextmanager, suppress
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet

import clingo

import pylogic
from pylogic.errors import ClusterError, CrashError, OptionError, PylogicError, missing_package
from pylogic.rules.library import PACKAGE
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.solving.process import send_result, start_child

if TYPE_CHECKING:
    from distributed import Client

R = TypeVar("R")
_TASKS_PER_THREAD = 2
"""Tasks to have under way for each thread of the workers: one runs, and another waits."""
_DO_TASK = "__import__('pylogic.solving.cluster', fromlist=['do_task']).do_task(sent)"
"""A worker that cannot unpickle a function of ours would die of it, and the next one, too: so the
workers are sent this text to evaluate."""
_INSTALL = "pip install '.[cluster]' there, in a checkout of the client's version"
_KEPT = "what has been found by then is kept, what was under way is not done"


@contextmanager
def join_cluster(scheduler: str | Client, limits: Limits = NO_LIMITS) -> Iterator[Cluster]:
    """Yield the team of a scheduler, with a worker at least; at the end cancel its tasks.
    `scheduler` is an address, as in tcp://HOST:8786, or a client; `limits` are of each task. With
    an address Dask logs nothing but critical errors until the context ends, since ClusterError says
    the same. Raise OptionError if Dask is not installed, nothing answers at the address, or the
    client is asynchronous or not running; or ClusterError if no worker comes for as long as Dask
    waits for a connection."""
    try:
        from dask import config
        from dask.utils import parse_timedelta
        from distributed import Client
    except ModuleNotFoundError as error:
        raise missing_package("a cluster", error, "cluster") from None
    with ExitStack() as context:
        client = scheduler
        if not isinstance(client, Client):
            try:
                client = Client(scheduler, set_as_default=False)  # type: ignore[no-untyped-call]
            except (OSError, ValueError, TypeError) as error:
                raise OptionError(f"no cluster at {scheduler}: {error}") from None
            for logger in map(logging.getLogger, ("distributed", "distributed.client")):
                context.callback(logger.setLevel, logger.level)
                logger.setLevel(logging.CRITICAL)
            context.callback(client.close)
        elif client.asynchronous or client.status != "running":
            words = "asynchronous" if client.asynchronous else client.status
            raise OptionError(f"the client is {words}: it has no cluster that could be waited for")
        patience = float(parse_timedelta(config.get("distributed.comm.timeouts.connect")))
        try:
            client.wait_for_workers(1, patience)
        except TimeoutError:
            words = f"no worker has joined within {patience:g} seconds"
            raise ClusterError(f"{words}: start one by dask worker ADDRESS") from None
        cluster = Cluster(client, limits)
        context.callback(cluster.end_tasks)
        yield cluster


class Cluster:
    """A team whose tasks are done by children of Dask workers, as `Children` are of this process.
    Dask has another worker do the task of a worker that is lost. Besides the errors of every team
    the futures raise CrashError if worker after worker has died of a task; ClusterError if the
    scheduler is lost, somebody restarts the cluster, or Dask fails; OptionError if the worker has
    other versions than this process, or no pylogic."""

    def __init__(self, client: Any, limits: Limits) -> None:
        """Store a client that runs, and the limits of each task."""
        self._client, self._limits = client, limits
        self._under_way = WeakSet[Future[Any]]()
        self._threads = 0

    @property
    def width(self) -> int:
        """The number of tasks to have under way: two for each thread of the workers, at least 1.
        Without a scheduler the last count of threads holds."""
        with suppress(Exception):
            self._threads = sum(self._client.nthreads().values())
        return max(1, _TASKS_PER_THREAD * self._threads)

    def submit(self, function: Callable[..., R], /, *args: Any) -> Future[R]:
        """Have a worker call a function, which is pickled; the future gets the result or error.
        The task has the team's limits, but no more time than the team has left now."""
        import cloudpickle

        limits = self._limits._replace(timeout=self._limits.time_left, isolated=True).reset()
        order = pickle.dumps((read_versions(), limits, cloudpickle.dumps((function, args))))
        loop = self._client.loop.asyncio_loop
        future = asyncio.run_coroutine_threadsafe(self._await_result(order), loop)
        self._under_way.add(future)
        return future

    def end_tasks(self) -> None:
        """Cancel all tasks under way, and wait until they are: the workers end their children."""
        under_way = list(self._under_way)
        for future in under_way:
            future.cancel()
        wait(under_way)

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
def read_versions() -> str:
    """Return the versions of Python, clingo and pylogic, and a hash of pylogic's source files.
    Rule files and boards are not hashed: they travel with the tasks. Cached for the process."""
    digest = hashlib.sha256()
    for path in sorted(path for suffix in ("py", "lp") for path in PACKAGE.rglob(f"*.{suffix}")):
        place = path.relative_to(PACKAGE)
        if place.parts[0] not in ("encodings", "instances"):
            digest.update(f"{place.as_posix()}\n".encode() + path.read_bytes())
    python = ".".join(platform.python_version_tuple()[:2])
    own = f"pylogic {pylogic.__version__} with source files {digest.hexdigest()[:12]}"
    return f"Python {python}, clingo {clingo.__version__}, {own}"


def do_task(sent: bytes) -> Any:
    """Do a task in a child of this Dask worker, and return its result; end it if it is cancelled.
    `sent` is a pickle of the client's versions, the limits, and the pickled function with its
    arguments. The rules among these are parsed here, once a worker: the child is a fork. Raise
    OptionError if this worker has other versions than the client; or PylogicError as `Child`;
    StoppedError if a limit came first."""
    from distributed import get_worker

    worker, (expected, limits, call) = get_worker(), pickle.loads(sent)
    if (versions := read_versions()) != expected:
        words = f"the worker {worker.address} has {versions}, where the client has {expected}"
        hint = "install the same versions on all machines and start the worker again"
        raise OptionError(f"{words}: {hint}")
    import_modules()
    function, arguments = pickle.loads(call)
    key = worker.get_current_task()

    def is_wanted() -> bool:
        """Return False once the client has cancelled or released the task."""
        task = worker.state.tasks.get(key)
        return task is not None and task.state != "cancelled"

    work = partial(send_result, partial(function, *arguments))
    with start_child(work, limits, is_wanted=is_wanted) as child:
        return child.read_result()


@cache
def import_modules() -> None:
    """Import all modules of five folders, so that no fork of this process has to."""
    for room in ("solving", "draw", "formats", "explain", "clues"):
        for module in iter_modules([str(PACKAGE / room)], f"pylogic.{room}."):
            import_module(module.name)
