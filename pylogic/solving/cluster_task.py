"""The worker's side of a cluster: a Dask worker has a child of its own do each task."""

from __future__ import annotations

import hashlib
import pickle
import platform
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple

import clingo

import pylogic
from pylogic.errors import OptionError, StoppedError
from pylogic.rules.encoding import parsed_again
from pylogic.rules.library import PACKAGE
from pylogic.rules.limits import Limits
from pylogic.solving.process import Child, send_result

Versions = Mapping[str, str]
"""The versions that client and workers must share, by name."""
_APART = ("encodings", "instances")
"""Folders of the package whose files travel with the tasks."""


class Order(NamedTuple):
    """A task as it travels, and within which limits it is done."""

    call: bytes
    """A function and its arguments, pickled without the rules among them."""
    rules: Sequence[bytes]
    """The rules as texts, which `parsed_again` reads."""
    limits: Limits
    versions: Versions
    """The versions of the client."""


@cache
def versions() -> Versions:
    """The versions of this process; of its own source files a hash."""
    found = hashlib.sha256()
    for path in sorted(path for kind in ("py", "lp") for path in PACKAGE.rglob(f"*.{kind}")):
        place = path.relative_to(PACKAGE)
        if place.parts[0] not in _APART:
            found.update(f"{place.as_posix()}\n".encode() + path.read_bytes())
    return {
        "Python": ".".join(platform.python_version_tuple()[:2]),
        "clingo": clingo.__version__,
        "pylogic": pylogic.__version__,
        "pylogic's source files": found.hexdigest()[:12],
    }


def check_versions(worker: str, found: Versions, wanted: Versions) -> None:
    """Refuse a worker on which the same task might have another result.

    Raises:
        OptionError: it has something else than the client.
    """
    differences = [
        f"{name} {found.get(name, 'unknown')} where the client has {version}"
        for name, version in wanted.items()
        if found.get(name) != version
    ]
    if differences:
        hint = "install the same versions on all machines and start the worker again"
        raise OptionError(f"the worker {worker} has {', '.join(differences)}: {hint}")


def do(sent: bytes) -> bytes:
    """Do the task of a pickled order in a child of this worker; its result, pickled.

    The worker parses rules once, before the child is started. Arguments and results are unpickled
    where they are used, so that nothing of them stays in the worker.

    Raises:
        OptionError: this worker has other versions than the client.
        PylogicError: as `Child`; StoppedError if a limit came first.
    """
    from distributed import get_worker

    worker, order = get_worker(), pickle.loads(sent)
    check_versions(worker.address, versions(), order.versions)
    import_all()
    for text in order.rules:
        parsed_again(text)
    work = partial(send_result, partial(_call, order))
    with Child(work, order.limits, is_wanted=_wanted(worker)) as child:
        results: list[bytes] = list(child)
    if child.interruption is not None:
        raise StoppedError(child.interruption)
    return results[0]


def _wanted(worker: Any) -> Callable[[], bool]:
    """Whether somebody still waits for the task that this thread of a worker is at."""
    key = worker.get_current_task()

    def is_wanted() -> bool:
        task = worker.state.tasks.get(key)
        return task is not None and task.state != "cancelled"

    return is_wanted


def _call(order: Order) -> bytes:
    """In a child: call the function with its arguments, and pickle its result."""
    function, given = pickle.loads(order.call, buffers=order.rules)
    return pickle.dumps(function(*given), pickle.HIGHEST_PROTOCOL)


@cache
def import_all() -> None:
    """Import the modules that tasks import late, once: each child would do so again."""
    for room in ("solving", "draw", "formats", "explain", "clues"):
        for module in iter_modules([str(PACKAGE / room)], f"pylogic.{room}."):
            import_module(module.name)
