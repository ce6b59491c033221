"""The sandbox of a job: it reads what it needs, writes its desk, and reaches nothing else.

The rules of a page can only be solved; should clingo, Python or SWI-Prolog have a hole, this is
what lies behind it.
"""

from __future__ import annotations

import os
import resource
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pylogic.rules import library
from pylogic.web import landlock, seccomp

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
MOST_PROCESSES = 200
"""How many more processes and threads there may be of this user than now, if not of root."""


@dataclass(frozen=True)
class Sandbox:
    """What a job may do besides reading what Python and pylogic consist of."""

    desk: Path
    """The folder where it may write."""

    def enter(self) -> None:
        """Confine this process, which has no threads yet, for ever; as far as the kernel can.

        Raises:
            OSError: the kernel refuses what it says that it has.
        """
        tempfile.tempdir = os.environ["TMPDIR"] = str(self.desk)
        _limit(resource.RLIMIT_CORE, 0)
        _limit(resource.RLIMIT_FSIZE, _LARGEST_FILE)
        _limit(resource.RLIMIT_NOFILE, _MOST_FILES)
        _limit(resource.RLIMIT_NPROC, _processes() + MOST_PROCESSES)
        if sys.platform == "linux":
            seccomp.give_up_privileges()
        if landlock.version():
            landlock.restrict(readable(), [self.desk, Path(os.devnull)])
        if seccomp.is_there():
            seccomp.restrict()


def lacks() -> list[str]:
    """What this kernel does not have, by which jobs would be confined."""
    has = {"Landlock": landlock.version() > 0, "seccomp": seccomp.is_there()}
    return [name for name, is_there in has.items() if not is_there]


def readable() -> list[Path]:
    """Files and folders that a job reads: the system's, Python's, pylogic's, the user's puzzles."""
    return [path.absolute() for path in (*map(Path, _SYSTEM), *_of_python(), *_of_puzzles())]


def _of_python() -> Iterator[Path]:
    yield from map(Path, (sys.prefix, sys.base_prefix))
    yield from map(Path, sysconfig.get_paths().values())
    opened = Path.cwd()
    yield from (Path(name) for name in sys.path if name and not opened.is_relative_to(name))


def _of_puzzles() -> Iterator[Path]:
    yield library.PACKAGE
    for kind in ("encodings", "instances"):
        yield from library.folders(kind)


def _limit(kind: int, most: int) -> None:
    """Lower a limit, never raise it."""
    _, hard = resource.getrlimit(kind)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, most))


def _processes() -> int:
    """How many processes and threads this user has."""
    own = os.getuid()
    return sum(_threads(path) for path in Path("/proc").glob("[0-9]*") if _owner(path) == own)


def _owner(process: Path) -> int | None:
    try:
        return process.stat().st_uid
    except OSError:  # it has ended
        return None


def _threads(process: Path) -> int:
    try:
        return len(os.listdir(process / "task"))
    except OSError:
        return 0
