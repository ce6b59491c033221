"""The sandbox of a job: it reads what it needs, writes its desk, and connects to no port (TCP).

The rules of a page can only be solved; should clingo, Python or SWI-Prolog have a hole, this is
what lies behind it.
"""

from __future__ import annotations

import os
import resource
import sys
import sysconfig
import tempfile
from contextlib import suppress
from itertools import chain
from pathlib import Path

from pylogic.rules import library
from pylogic.web import landlock

_SYSTEM = (
    "/usr",
    "/lib",
    "/lib64",
    "/bin",
    "/opt",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/proc/self",
    "/sys/devices/system/cpu",
    "/dev/urandom",
    "/dev/zero",
)
_LARGEST_FILE = 100 * 2**20
_MOST_FILES = 256
_MOST_ADDRESSES = 6 * 2**30
"""Bytes: what a process of a job may have, of those that it starts itself too; how much memory they
hold is hidden from it here."""
MOST_PROCESSES = 200
"""How many more processes and threads there may be of this user than now, if not of root."""


def confine(desk: Path) -> None:
    """Confine this process, which has no threads yet, for ever; as far as the kernel can.

    It may read what Python and pylogic consist of, and write to its desk.

    Raises:
        OSError: the kernel refuses what it says that it has.
    """
    tempfile.tempdir = os.environ["TMPDIR"] = str(desk)
    _limit(resource.RLIMIT_CORE, 0)
    _limit(resource.RLIMIT_FSIZE, _LARGEST_FILE)
    _limit(resource.RLIMIT_NOFILE, _MOST_FILES)
    _limit(resource.RLIMIT_AS, _MOST_ADDRESSES)
    _limit(resource.RLIMIT_NPROC, _processes() + MOST_PROCESSES)
    if sys.platform == "linux":
        landlock.give_up_privileges()
    if landlock.version():
        landlock.restrict(_readable(), [desk, Path(os.devnull)])


def _readable() -> list[Path]:
    """Files and folders that a job reads: the system's, Python's, pylogic's, the user's puzzles."""
    opened = Path.cwd()
    modules = (name for name in sys.path if name and not opened.is_relative_to(name))
    python: list[str] = [sys.prefix, sys.base_prefix, *sysconfig.get_paths().values(), *modules]
    puzzles = chain([library.PACKAGE], *map(library.folders, ("encodings", "instances")))
    return [path.absolute() for path in (*map(Path, (*_SYSTEM, *python)), *puzzles)]


def _limit(kind: int, most: int) -> None:
    """Lower a limit, never raise it."""
    _, hard = resource.getrlimit(kind)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, most))


def _processes() -> int:
    """How many processes and threads this user has."""
    own, found = os.getuid(), 0
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it has ended
            if process.stat().st_uid == own:
                found += len(os.listdir(process / "task"))
    return found
