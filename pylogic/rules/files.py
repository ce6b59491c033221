"""Files: read within limits."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from io import UnsupportedOperation
from pathlib import Path
from typing import BinaryIO

from pylogic.errors import NotFoundError, Problem, ProgramError, StoppedError
from pylogic.rules.cancellation import current
from pylogic.rules.limits import NO_LIMITS, Limits

_MEGABYTE = 2**20
_KINDS = {
    stat.S_IFDIR: "is a directory",
    stat.S_IFIFO: "is a pipe",
    stat.S_IFCHR: "is a device",
    stat.S_IFBLK: "is a device",
    stat.S_IFSOCK: "is a socket",
}


def read(path: Path, limits: Limits = NO_LIMITS) -> bytes:
    """The bytes of a regular file; of nothing else, which might hang or never end.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: it is no regular file, is too large, or cannot or may not be read.
        StoppedError: a limit came first.
    """
    if not limits.allow(path):
        raise ProgramError(Problem("may not be read here", str(path)))
    try:
        number = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
        with os.fdopen(number, "rb", buffering=0) as file:
            found = os.fstat(number)
            if not stat.S_ISREG(found.st_mode):
                raise ProgramError(Problem(_refusal(found.st_mode), str(path)))
            if found.st_size > limits.file_size * _MEGABYTE:
                raise _too_large(str(path), f"{found.st_size / _MEGABYTE:.1f} MB", limits)
            return _all(file, str(path), limits)
    except FileNotFoundError:
        raise NotFoundError(f"{path}: no such file") from None
    except (OSError, ValueError) as error:
        raise _unreadable(str(path), error) from None


def read_stream(stream: BinaryIO, name: str, limits: Limits = NO_LIMITS) -> bytes:
    """All that standard input, say, has to give; `name` is what messages call it.

    Raises:
        ProgramError: it is too much, or cannot be read.
        StoppedError: a limit came first.
    """
    try:
        return _all(stream, name, limits)
    except OSError as error:
        raise _unreadable(name, error) from None


def _unreadable(name: str, error: OSError | ValueError) -> ProgramError:
    return ProgramError(Problem(f"cannot be read: {_reason(error).lower()}", name))


def _refusal(mode: int) -> str:
    kind = _KINDS.get(stat.S_IFMT(mode), "is no file")
    hint = "" if stat.S_ISDIR(mode) else ": only regular files are read, and standard input as -"
    return f"cannot be read: {kind}{hint}"


def _too_large(name: str, size: str, limits: Limits) -> ProgramError:
    words = (
        f"holds {size}, and at most {limits.file_size} MB are read:"
        " --file-size (in Python file_size) allows for more"
    )
    return ProgramError(Problem(words, name))


def _all(stream: BinaryIO, name: str, limits: Limits) -> bytes:
    largest = limits.file_size * _MEGABYTE
    found = bytearray()
    read_some = getattr(stream, "read1", stream.read)  # what is there, without waiting for more
    while chunk := _awaited(stream, limits) and read_some(_MEGABYTE):
        found += chunk
        if len(found) > largest:
            raise _too_large(name, f"more than {limits.file_size} MB", limits)
    return bytes(found)


def _awaited(stream: BinaryIO, limits: Limits) -> bool:
    """Wait until there is something to read.

    Raises:
        StoppedError: a limit came first.
    """
    limits.check()
    try:
        number = stream.fileno()
    except UnsupportedOperation:  # a stream in memory
        return True
    if not current().wait(number, limits.left):
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
