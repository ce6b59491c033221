"""The worker's side of a cluster: a Dask worker has a child of its own do each task."""

from __future__ import annotations

import hashlib
import pickle
import platform
from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import clingo

import pylogic
from pylogic.errors import OptionError, StoppedError
from pylogic.rules.library import PACKAGE
from pylogic.solving.process import Child, send_result

Versions = Mapping[str, str]
"""The versions that must be the same on client and workers, by name."""
_UNHASHED = ("encodings", "instances")
"""Folders of the package whose files travel with the tasks, so that versions may differ."""


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


def check_versions(worker: str, present: Versions, expected: Versions) -> None:
    """Raise OptionError, which lists the differences, unless a worker has the expected versions."""
    differences = [
        f"{name} {present.get(name, 'unknown')} where the client has {version}"
        for name, version in expected.items()
        if present.get(name) != version
    ]
    if differences:
        hint = "install the same versions on all machines and start the worker again"
        raise OptionError(f"the worker {worker} has {', '.join(differences)}: {hint}")


def do_task(sent: bytes) -> Any:
    """Do a task in a child of this Dask worker, and return its result; end it if it is cancelled.

    `sent` is a pickle of the client's versions, the limits, and the pickled function with its
    arguments. The rules among these are parsed here, once a worker: the child is a fork.

    Raises:
        OptionError: this worker has other versions than the client.
        PylogicError: as `Child`; StoppedError if a limit came first.
    """
    from distributed import get_worker

    worker, (client_versions, limits, call) = get_worker(), pickle.loads(sent)
    check_versions(worker.address, read_versions(), client_versions)
    import_modules()
    function, arguments = pickle.loads(call)
    key = worker.get_current_task()

    def is_wanted() -> bool:
        """Return False once the client has cancelled or released the task."""
        task = worker.state.tasks.get(key)
        return task is not None and task.state != "cancelled"

    work = partial(send_result, partial(function, *arguments))
    with Child(work, limits, is_wanted=is_wanted) as child:
        results = list(child)
    if child.interruption is not None:
        raise StoppedError(child.interruption)
    return results[0]


@cache
def import_modules() -> None:
    """Import all modules of five folders, so that no fork of this process has to."""
    for room in ("solving", "draw", "formats", "explain", "clues"):
        for module in iter_modules([str(PACKAGE / room)], f"pylogic.{room}."):
            import_module(module.name)
