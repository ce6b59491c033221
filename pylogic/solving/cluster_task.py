"""The worker's side of a cluster: a Dask worker has a child of its own do each task."""

from __future__ import annotations

import hashlib
import pickle
import platform
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from io import BytesIO
from pkgutil import iter_modules
from typing import Any, NamedTuple

import clingo

import pylogic
from pylogic.errors import OptionError, StoppedError
from pylogic.rules.encoding import Encoding
from pylogic.rules.library import PACKAGE
from pylogic.rules.limits import Limits
from pylogic.solving.process import Child, send_result

Versions = Mapping[str, str]
"""The versions that client and workers must share, by name."""
_APART = ("encodings", "instances")
"""Folders of the package whose files travel with the tasks."""


class Order(NamedTuple):
    """A task as it travels, and within which limits it is done."""

    module: str
    """The module to import before the child is started."""
    call: bytes
    """A function and its arguments, pickled; numbers stand for rules."""
    limits: Limits
    numbers: Sequence[int]
    """The numbers of the rules that come with it."""
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


def do(sent: bytes, *rules: Encoding) -> bytes:
    """Do the task of a pickled order in a child of this worker; its result, pickled.

    The rules are there before the child is started. Arguments and results are unpickled where they
    are used, so that nothing of them stays in the worker.

    Raises:
        OptionError: this worker has other versions than the client.
        PylogicError: as `Child`; StoppedError if a limit came first.
    """
    from distributed import get_worker

    worker, order = get_worker(), pickle.loads(sent)
    check_versions(worker.address, versions(), order.versions)
    import_all()
    import_module(order.module)
    known = dict(zip(order.numbers, rules, strict=True))
    work = partial(send_result, partial(_call, order.call, known))
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


def _call(call: bytes, rules: Mapping[int, Encoding]) -> bytes:
    """In a child: call the function with its arguments, and pickle its result."""
    function, given = _Unpickler(call, rules).load()
    return pickle.dumps(function(*given), pickle.HIGHEST_PROTOCOL)


class _Unpickler(pickle.Unpickler):
    """Puts rules where their numbers stand."""

    def __init__(self, data: bytes, rules: Mapping[int, Encoding]) -> None:
        super().__init__(BytesIO(data))
        self._rules = rules

    def persistent_load(self, pid: Any) -> Encoding:
        """The rules of a number."""
        return self._rules[pid]


@cache
def import_all() -> None:
    """Import the modules that tasks import late, once: each child would do so again."""
    for room in ("solving", "draw", "formats", "explain", "clues"):
        for module in iter_modules([str(PACKAGE / room)], f"pylogic.{room}."):
            import_module(module.name)
