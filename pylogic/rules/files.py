"""Files: read within bounds."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterable, Iterator
from io import UnsupportedOperation
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

from pylogic.errors import (
    Interruption,
    NotFoundError,
    Problem,
    ProgramError,
    StoppedError,
)
from pylogic.rules.cancellation import current

T = TypeVar("T")
LARGEST = 16
"""Megabytes of a file that are read, unless more are asked for."""
STEP = 1000
"""After how many statements a reader looks at the clock, and at the memory held."""
_MEGABYTE = 2**20
_KINDS = {
    stat.S_IFDIR: "is a directory",
    stat.S_IFIFO: "is a pipe",
    stat.S_IFCHR: "is a device",
    stat.S_IFBLK: "is a device",
    stat.S_IFSOCK: "is a socket",
}


class Bounds(NamedTuple):
    """How long reading may take, by the clock `time.monotonic`, and how many megabytes."""

    deadline: float | None = None
    file_size: int = LARGEST
    most: int | None = None
    """Megabytes that this process may hold while it reads."""
    folders: tuple[Path, ...] | None = None
    """The only folders in which files are read, by their real paths, if not everywhere."""

    @classmethod
    def within(cls, deadline: float | None, memory: int | None, file_size: int = LARGEST) -> Bounds:
        """Bounds with so many megabytes on top of what this process holds already."""
        return cls(deadline, file_size, None if memory is None else _held() + memory)

    @property
    def excess(self) -> Interruption | None:
        """What ends reading: somebody who asks to stop, or the limit that has been reached."""
        if (asked := current().reason) is not None:
            return asked
        if self.deadline is not None and time.monotonic() > self.deadline:
            return "timeout"
        if self.most is not None and _held() > self.most:
            return "memory"
        return None

    def check(self) -> None:
        """End reading at the deadline, where too much memory is held, or if somebody asks to stop.

        Raises:
            StoppedError: it is so.
        """
        excess = self.excess
        if excess is not None:
            raise StoppedError(excess)

    def allow(self, path: Path) -> bool:
        """Whether a file may be read, wherever links lead."""
        real = Path(os.path.realpath(path))
        return self.folders is None or any(map(real.is_relative_to, self.folders))

    def watched(self, items: Iterable[T]) -> Iterator[T]:
        """The items, until it is enough.

        Raises:
            StoppedError: as `check`.
        """
        for number, item in enumerate(items):
            if number % STEP == 0:
                self.check()
            yield item


UNBOUNDED = Bounds()
"""No deadline, and the usual size."""


def _held() -> int:
    """Megabytes that this process holds; 0 where the system does not tell."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            pages = int(statm.read().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGESIZE") // _MEGABYTE


def read(path: Path, bounds: Bounds = UNBOUNDED) -> bytes:
    """The bytes of a regular file; of nothing else, which might hang or never end.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: it is no regular file, is too large, or cannot or may not be read.
        StoppedError: a limit came first.
    """
    if not bounds.allow(path):
        raise ProgramError(Problem("may not be read here", str(path)))
    try:
        number = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
        with os.fdopen(number, "rb", buffering=0) as file:
            found = os.fstat(number)
            if not stat.S_ISREG(found.st_mode):
                raise ProgramError(Problem(_refusal(found.st_mode), str(path)))
            if found.st_size > bounds.file_size * _MEGABYTE:
                raise _too_large(str(path), f"{found.st_size / _MEGABYTE:.1f} MB", bounds)
            return _all(file, str(path), bounds)
    except FileNotFoundError:
        raise NotFoundError(f"{path}: no such file") from None
    except (OSError, ValueError) as error:
        raise _unreadable(str(path), error) from None


def read_stream(stream: BinaryIO, name: str, bounds: Bounds = UNBOUNDED) -> bytes:
    """All that standard input, say, has to give; `name` is what messages call it.

    Raises:
        ProgramError: it is too much, or cannot be read.
        StoppedError: a limit came first.
    """
    try:
        return _all(stream, name, bounds)
    except OSError as error:
        raise _unreadable(name, error) from None


def _unreadable(name: str, error: OSError | ValueError) -> ProgramError:
    return ProgramError(Problem(f"cannot be read: {_reason(error).lower()}", name))


def _refusal(mode: int) -> str:
    kind = _KINDS.get(stat.S_IFMT(mode), "is no file")
    hint = "" if stat.S_ISDIR(mode) else ": only regular files are read, and standard input as -"
    return f"cannot be read: {kind}{hint}"


def _too_large(name: str, size: str, bounds: Bounds) -> ProgramError:
    words = (
        f"holds {size}, and at most {bounds.file_size} MB are read:"
        " --file-size (in Python file_size) allows for more"
    )
    return ProgramError(Problem(words, name))


def _all(stream: BinaryIO, name: str, bounds: Bounds) -> bytes:
    largest = bounds.file_size * _MEGABYTE
    found = bytearray()
    read_some = getattr(stream, "read1", stream.read)  # what is there, without waiting for more
    while chunk := _awaited(stream, bounds) and read_some(_MEGABYTE):
        found += chunk
        if len(found) > largest:
            raise _too_large(name, f"more than {bounds.file_size} MB", bounds)
    return bytes(found)


def _awaited(stream: BinaryIO, bounds: Bounds) -> bool:
    """Wait until there is something to read.

    Raises:
        StoppedError: a limit came first.
    """
    bounds.check()
    try:
        number = stream.fileno()
    except UnsupportedOperation:  # a stream in memory
        return True
    left = None if bounds.deadline is None else bounds.deadline - time.monotonic()
    if not current().wait(number, left):
        raise StoppedError("timeout")
    return True


def stamps(paths: Iterable[Path]) -> dict[Path, tuple[int, int]]:
    """When files were changed, and their sizes; those that are not there are left out."""
    found = {}
    for path in paths:
        try:
            seen = path.stat()
        except OSError:
            continue
        found[path] = (seen.st_mtime_ns, seen.st_size)
    return found


def _reason(error: OSError | ValueError) -> str:
    """Why, in the system's words."""
    words = getattr(error, "strerror", None) or str(error)
    return str(words)
