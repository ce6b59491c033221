"""Files: read within bounds, written whole or not at all."""

from __future__ import annotations

import errno
import os
import select
import stat
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from io import UnsupportedOperation
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

from pylogic.errors import (
    Interruption,
    NotFoundError,
    OptionError,
    Problem,
    ProgramError,
    StoppedError,
    WriteError,
)

T = TypeVar("T")
Check = Callable[[], object]
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
_UNMEANT = (
    errno.ENOENT,
    errno.ENOTDIR,
    errno.EISDIR,
    errno.EACCES,
    errno.EPERM,
    errno.EROFS,
    errno.EEXIST,
    errno.ENAMETOOLONG,
    errno.ELOOP,
    errno.EINVAL,
)
"""Reasons of a failed write that lie in the path: another one would do."""


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
        """The limit that has been reached, if any has."""
        if self.deadline is not None and time.monotonic() > self.deadline:
            return "timeout"
        if self.most is not None and _held() > self.most:
            return "memory"
        return None

    def check(self) -> None:
        """End reading at the deadline, or where too much memory is held.

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
    if bounds.deadline is not None:
        try:
            number = stream.fileno()
        except UnsupportedOperation:  # a stream in memory
            return True
        poll = select.poll()
        poll.register(number)
        if not poll.poll(max(1000 * (bounds.deadline - time.monotonic()), 0)):
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


def write(path: Path, text: str, *, exclusive: bool = False, check: Check = lambda: None) -> None:
    """Write a file: whole, or not at all, and what was there before stays as it was.

    Links are followed, the mode of a file is kept; what is no regular file is written to as it is.

    Args:
        exclusive: there must be no such file.
        check: called right before a new file takes its place; what it raises keeps it out.

    Raises:
        OptionError: it is no path that can be written to, or is taken.
        WriteError: writing failed.
    """
    data = text.encode("utf-8", errors="surrogateescape")
    try:
        if exclusive:
            if os.path.lexists(path):
                raise OptionError(f"{path}: file exists")
            _put(path, data, None, is_new=True, check=check)
            return
        found = _found(path)
        if found is None or (stat.S_ISREG(found.st_mode) and not _is_output(found)):
            _put(Path(os.path.realpath(path)), data, found, is_new=False, check=check)
        else:
            with open(path, "ab") as file:
                file.write(data)
    except OSError as error:
        raise _unwritable(path, error) from None
    except ValueError as error:  # a path with a zero byte
        raise OptionError(f"{str(path)!r}: {error}") from None


def write_new(texts: Mapping[Path, str]) -> None:
    """Write files that are not there yet, and their folders: all of them, or none.

    Raises:
        OptionError, WriteError: as `write`.
    """
    made: list[Path] = []
    try:
        for path, text in texts.items():
            made += make_folders(path.parent)
            write(path, text, exclusive=True)
            made.append(path)
    except BaseException:
        for path in reversed(made):
            (Path.rmdir if path.is_dir() else Path.unlink)(path)
        raise


def make_folders(folder: Path) -> list[Path]:
    """Make a folder, and those that it is in; those that were missing, the outermost first.

    Raises:
        OptionError, WriteError: it cannot be made; then none is there that was not.
    """
    missing = [one for one in (folder, *folder.parents) if not one.exists()][::-1]
    made: list[Path] = []
    try:
        for one in missing:
            one.mkdir()
            made.append(one)
    except OSError as error:
        for one in reversed(made):
            one.rmdir()
        raise _unwritable(folder, error) from None
    return made


def _unwritable(path: Path, error: OSError) -> OptionError | WriteError:
    kind = OptionError if error.errno in _UNMEANT else WriteError
    return kind(f"{path}: {_reason(error)}")


def _found(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def _is_output(found: os.stat_result) -> bool:
    """Whether it is where our standard output or error goes: to be written on, not replaced."""
    for number in (1, 2):
        try:
            if os.path.samestat(found, os.fstat(number)):
                return True
        except OSError:  # closed
            continue
    return False


def _put(
    path: Path, data: bytes, former: os.stat_result | None, *, is_new: bool, check: Check
) -> None:
    """Make a file beside the path, and rename it when it is whole."""
    if former is not None and not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    made = path.with_name(f".{path.name[:100]}.{os.urandom(4).hex()}.tmp")
    number = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
    try:
        with os.fdopen(number, "wb") as file:
            if former is not None:
                os.fchmod(number, stat.S_IMODE(former.st_mode))
            file.write(data)
            file.flush()
            os.fsync(number)
        check()
        (_link if is_new else os.replace)(made, path)
    finally:
        made.unlink(missing_ok=True)


def _link(made: Path, path: Path) -> None:
    """As renaming, but never into the place of a file that somebody has made meanwhile.

    Raises:
        FileExistsError: somebody has.
    """
    try:
        os.link(made, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        os.replace(made, path)


def _reason(error: OSError | ValueError) -> str:
    """Why, in the system's words."""
    words = getattr(error, "strerror", None) or str(error)
    return str(words)
