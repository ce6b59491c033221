"""Landlock, by which a Linux process gives up access to all files and ports but a few.

The numbers are those of linux/landlock.h; see https://docs.kernel.org/userspace-api/landlock.html.
PyPI has several packages for this; none of them has left its first versions.
"""

from __future__ import annotations

import ctypes
import os
import stat
import struct
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446  # the same on every machine
_GET_VERSION = 1
_PATH_BENEATH = 1
_SET_NO_NEW_PRIVS = 38
_O_PATH = 0o10000000

_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_FOLDER = 1, 2, 4, 8
_TRUNCATE = 1 << 14
_READ = _EXECUTE | _READ_FILE | _READ_FOLDER
_FILE_ONLY_RIGHTS = _EXECUTE | _WRITE_FILE | _READ_FILE | _TRUNCATE
_FILE_RIGHTS = {1: 13, 2: 14, 3: 15, 5: 16}
"""The number of rights about files, by the first version of Landlock that has so many."""
_TCP_FROM, _TCP = 4, 0b11
"""The first version with rights about TCP, and these: binding and connecting."""
_SCOPES_FROM, _SCOPES = 6, 0b11
"""The first version with scopes, and these: abstract sockets, signals to other processes."""


def version() -> int:
    """Return the version of Landlock that the kernel has; 0 for none."""
    with suppress(OSError):
        return _call_kernel(_CREATE_RULESET, None, 0, _GET_VERSION)
    return 0


def give_up_privileges() -> None:
    """Bar this process and its children from gaining privileges; raise OSError if that fails."""
    libc, zero = ctypes.CDLL(None, use_errno=True), ctypes.c_ulong(0)
    if libc.prctl(_SET_NO_NEW_PRIVS, ctypes.c_ulong(1), zero, zero, zero):
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))


def restrict(readable: Iterable[Path], writable: Iterable[Path]) -> None:
    """Confine this thread and all that it starts, for ever, to these folders and files.

    The kernel also forbids TCP ports and signals, if its version can. A path that does not exist is
    skipped. Files in `writable` may be read, too, but not executed. Raises OSError if it refuses.
    """
    kernel = version()
    rights = (1 << max(count for since, count in _FILE_RIGHTS.items() if since <= kernel)) - 1
    tcp, scopes = _TCP * (kernel >= _TCP_FROM), _SCOPES * (kernel >= _SCOPES_FROM)
    # The kernel's struct landlock_ruleset_attr; an older kernel takes zeros at its end.
    attributes = struct.pack("QQQ", rights, tcp, scopes)
    ruleset = _call_kernel(_CREATE_RULESET, attributes, len(attributes), 0)
    try:
        for path in readable:
            _add_rule(ruleset, path, rights & _READ)
        for path in writable:
            _add_rule(ruleset, path, rights & ~_EXECUTE)
        _call_kernel(_RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)


def _add_rule(ruleset: int, path: Path, rights: int) -> None:
    """Add a rule for `path`, with the rights that fit a file or folder; skip one not openable."""
    try:
        number = os.open(path, _O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(number).st_mode):
            rights &= _FILE_ONLY_RIGHTS
        rule = struct.pack("=Qi", rights, number)  # the struct landlock_path_beneath_attr
        _call_kernel(_ADD_RULE, ruleset, _PATH_BENEATH, rule, 0)
    finally:
        os.close(number)


def _call_kernel(number: int, *arguments: object) -> int:
    """Call the kernel by a system call's number; return the result, or raise OSError."""
    libc = ctypes.CDLL(None, use_errno=True)
    wide = (ctypes.c_long(a) if isinstance(a, int) else a for a in arguments)
    result: int = libc.syscall(ctypes.c_long(number), *wide)
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result
