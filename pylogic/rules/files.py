"""Files that are written whole, or not at all."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from pylogic.errors import OptionError, WriteError

_DEVICES = Path("/dev")
_NAMES = "ENOENT ENOTDIR EISDIR EACCES EPERM EROFS EEXIST ENAMETOOLONG ELOOP EINVAL"
_PATH_ERRORS = {getattr(errno, name) for name in _NAMES.split()}
"""Reasons of a failed write that lie in the path: another path would do."""


def read_stamps(paths: Iterable[Path]) -> dict[Path, tuple[int, int]]:
    """Return (time of change in ns, size in bytes) of each file, by path; none of missing files."""
    stamps = {}
    for path in paths:
        with suppress(OSError):
            status = path.stat()
            stamps[path] = (status.st_mtime_ns, status.st_size)
    return stamps


def write(
    path: Path,
    data: str | bytes,
    *,
    is_new: bool = False,
    makes_folders: bool = False,
    check: Callable[[], object] = lambda: None,
) -> None:
    """Write a file: whole, or not at all, so that an earlier file stays as it was.

    The data stand in a hidden file beside it, which ends in .tmp, until that takes its place. Links
    are followed, the mode of a file is kept; devices and pipes are appended to, without `check`.
    With `is_new` no file is replaced; with `makes_folders` missing folders are made. `check` is
    called right before the new file takes its place; an exception of it keeps it out. Raise
    OptionError if the path cannot be written to or is taken, WriteError if writing failed.
    """
    if isinstance(data, str):
        data = data.encode("utf-8", errors="surrogateescape")
    try:
        if is_new and os.path.lexists(path):
            raise OptionError(f"{path}: file exists")
        if makes_folders:
            path.parent.mkdir(parents=True, exist_ok=True)
        # /dev/stdout may lead to a regular file
        if path.parent == _DEVICES or (path.exists() and not path.is_file()):
            with open(path, "ab") as file:
                file.write(data)
            return
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        place = Path(os.path.realpath(path))
        temporary = place.with_name(f".{place.name[:100]}.{os.urandom(4).hex()}.tmp")
        try:
            with open(temporary, "xb") as file:
                file.write(data)
                if place.exists():
                    os.fchmod(file.fileno(), stat.S_IMODE(place.stat().st_mode))
                file.flush()
                os.fsync(file.fileno())
            check()
            if is_new:
                place.touch(exist_ok=False)  # fails if somebody has made one meanwhile
            os.replace(temporary, place)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        kind = OptionError if error.errno in _PATH_ERRORS else WriteError
        raise kind(f"{path}: {error.strerror or error}") from None
    except ValueError as error:  # a zero byte in the path
        raise OptionError(f"{str(path)!r}: {error}") from None
