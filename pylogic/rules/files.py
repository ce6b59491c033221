"""Files that are written whole, or not at all."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from pylogic.errors import OptionError, WriteError

_DEVICES = Path("/dev")
Check = Callable[[], object]
"""A function that raises an exception to keep a new file out of its place."""
_PATH_ERRORS = (
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
"""Reasons of a failed write that lie in the path: another path would do."""


def read_stamps(paths: Iterable[Path]) -> dict[Path, tuple[int, int]]:
    """Return (time of change in ns, size in bytes) of each file, by path; none of missing files."""
    result = {}
    for path in paths:
        try:
            status = path.stat()
        except OSError:
            continue
        result[path] = (status.st_mtime_ns, status.st_size)
    return result


def write(path: Path, text: str, *, is_new: bool = False, check: Check = lambda: None) -> None:
    """Write a file: whole, or not at all, so that an earlier file stays as it was.

    Links are followed, the mode of a file is kept; devices and pipes are appended to, without
    `check`. The folder must exist.

    Args:
        is_new: refuse to replace a file.
        check: called right before the new file takes its place; an exception of it keeps it out.

    Raises:
        OptionError: the path cannot be written to, or is taken.
        WriteError: writing failed.
    """
    data = text.encode("utf-8", errors="surrogateescape")
    with convert_errors(path):
        if is_new and os.path.lexists(path):
            raise OptionError(f"{path}: file exists")
        mode = None if is_new else _file_mode(path)
        is_device = path.parent == _DEVICES  # /dev/stdout may lead to a regular file
        if is_device or (mode is not None and not stat.S_ISREG(mode)):
            with open(path, "ab") as file:
                file.write(data)
            return
    with (
        open_replacement(path, is_new=is_new, check=check) as file_to_fill,
        convert_errors(path),
    ):
        file_to_fill.write(data)


@contextmanager
def open_replacement(
    path: Path, *, is_new: bool = False, check: Check = lambda: None
) -> Iterator[BinaryIO]:
    """Yield a file to write to bit by bit, which replaces that at `path` when the context ends.

    Until then it has a hidden name beside its place, which ends in .tmp; an exception deletes it,
    and the earlier file stays. `is_new` and `check` are as in `write`.

    Raises:
        OptionError, WriteError: as `write`; also if the path is taken by no regular file.
    """
    with convert_errors(path):
        mode = None if is_new else _file_mode(path)
        if mode is not None and not stat.S_ISREG(mode):
            raise OptionError(f"{path}: not a regular file")
        if mode is not None and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        place = path if is_new else Path(os.path.realpath(path))
        temporary = place.with_name(f".{place.name[:100]}.{os.urandom(4).hex()}.tmp")
        file = open(temporary, "xb")  # noqa: SIM115
    try:
        yield file
        with convert_errors(path):
            if mode is not None:
                os.fchmod(file.fileno(), stat.S_IMODE(mode))
            file.flush()
            os.fsync(file.fileno())
        check()
        with convert_errors(path):
            if is_new:
                place.touch(exist_ok=False)  # fails if somebody has made one meanwhile
            os.replace(temporary, place)
    finally:
        with suppress(OSError):  # closing fails if writing has failed
            file.close()
        temporary.unlink(missing_ok=True)


def write_new(texts: Mapping[Path, str]) -> None:
    """Write files that do not exist yet, by path, and make missing folders: all of them, or none.
    After any exception the files written so far are deleted again, and the new folders.

    Raises:
        OptionError, WriteError: as `write`.
    """
    new_paths: list[Path] = []
    try:
        for path, text in texts.items():
            new_paths += make_folders(path.parent)
            write(path, text, is_new=True)
            new_paths.append(path)
    except BaseException:
        for path in reversed(new_paths):
            (Path.rmdir if path.is_dir() else Path.unlink)(path)
        raise


def make_folders(folder: Path) -> list[Path]:
    """Make a folder and its parents; return those that were missing, the outermost first, or [].

    Raises:
        OptionError, WriteError: a folder cannot be made; then none is made.
    """
    missing = [path for path in (folder, *folder.parents) if not path.exists()][::-1]
    new_folders: list[Path] = []
    try:
        for path in missing:
            path.mkdir()
            new_folders.append(path)
    except OSError as error:
        for path in reversed(new_folders):
            path.rmdir()
        raise _write_error(folder, error) from None
    return new_folders


@contextmanager
def convert_errors(path: Path) -> Iterator[None]:
    """Turn an OSError in the context into OptionError or WriteError, as `_write_error` does.
    A ValueError, which comes of a zero byte in the path, becomes an OptionError."""
    try:
        yield
    except OSError as error:
        raise _write_error(path, error) from None
    except ValueError as error:  # a path with a zero byte
        raise OptionError(f"{str(path)!r}: {error}") from None


def _write_error(path: Path, error: OSError) -> OptionError | WriteError:
    """Return (not raise) the error for a failed write to a path, in the system's words.
    It is an OptionError if another path would do, such as for a missing folder; else a WriteError,
    such as for a full disk."""
    kind = OptionError if error.errno in _PATH_ERRORS else WriteError
    return kind(f"{path}: {error.strerror or error}")


def _file_mode(path: Path) -> int | None:
    """Return the mode, which has type and permissions, of a path's file; None without a file."""
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        return None
