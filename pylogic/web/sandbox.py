"""The sandbox of a job: it reads what it needs, writes its desk, and connects to no port (TCP).

The rules of a page can only be solved; the sandbox is a second wall, in case that clingo, Python or
SWI-Prolog have a hole.
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
_LIMITS = {
    resource.RLIMIT_CORE: 0,
    resource.RLIMIT_FSIZE: 100 * 2**20,
    resource.RLIMIT_NOFILE: 256,
    resource.RLIMIT_AS: 6 * 2**30,
}
"""Limits of a job's process and of each process that it starts; sizes are in bytes."""
MOST_PROCESSES = 200
"""How many processes and threads this user may have beyond the present ones; root may have more."""


def confine(desk: Path) -> None:
    """Confine this process, which has no threads yet, for ever, as far as the kernel can.

    It may then read Python's, pylogic's and the puzzles' files, write to `desk` alone, which also
    becomes its temporary folder, and use limited resources. Raises OSError if the kernel refuses.
    """
    tempfile.tempdir = os.environ["TMPDIR"] = str(desk)
    processes = {resource.RLIMIT_NPROC: _count_processes() + MOST_PROCESSES}
    for kind, most in (_LIMITS | processes).items():
        _, hard = resource.getrlimit(kind)
        lower = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (lower, lower))
    if sys.platform == "linux":
        landlock.give_up_privileges()
    if landlock.version():
        landlock.restrict(_list_readable_paths(), [desk, Path(os.devnull)])


def _list_readable_paths() -> list[Path]:
    """Return the paths that a job reads: the system's, Python's, pylogic's and the puzzles'.

    A folder of modules that holds the current folder is left out. Paths may be missing.
    """
    folder = Path.cwd()
    modules = (name for name in sys.path if name and not folder.is_relative_to(name))
    python: list[str] = [sys.prefix, sys.base_prefix, *sysconfig.get_paths().values(), *modules]
    puzzles = chain([library.PACKAGE], *map(library.folders, ("encodings", "instances")))
    return [path.absolute() for path in (*map(Path, (*_SYSTEM, *python)), *puzzles)]


def _count_processes() -> int:
    """Return the number of threads of all processes of this user, as /proc shows; 0 without it."""
    own, count = os.getuid(), 0
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # the process has ended
            if process.stat().st_uid == own:
                count += len(os.listdir(process / "task"))
    return count
