"""Looking at processes through /proc: who descends from a command, whatever group it is in."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path

MARK = "PYLOGIC_FAULTS_MARK"
"""A variable of the environment: all that a command starts inherits it."""


def marked(mark: str) -> list[int]:
    """The living processes that have a mark."""
    wanted = f"{MARK}={mark}".encode()
    return [pid for pid in _numbers() if wanted in _bytes(pid, "environ").split(b"\0")]


def has_handler(pid: int, number: int) -> bool:
    """Whether a process has a handler of its own for a signal."""
    for line in _bytes(pid, "status").decode().splitlines():
        if line.startswith("SigCgt:"):
            return bool(int(line.split()[1], 16) >> (number - 1) & 1)
    return False


def words(pid: int) -> str:
    """The command line of a process."""
    return _bytes(pid, "cmdline").replace(b"\0", b" ").decode(errors="replace").strip()


def pipes(pid: int) -> list[int]:
    """The descriptors above 2 that are pipes or sockets."""
    found = []
    for entry in _entries(Path(f"/proc/{pid}/fd")):
        try:
            where = os.readlink(entry)
        except OSError:
            continue
        if int(entry.name) > 2 and where.startswith(("pipe:", "socket:")):
            found.append(int(entry.name))
    return found


def group(pid: int) -> int | None:
    """The process group, unless the process has ended."""
    try:
        return os.getpgid(pid)
    except ProcessLookupError:
        return None


def cores(pid: int) -> int | None:
    """On how many cores a process may run, unless it has ended."""
    try:
        return len(os.sched_getaffinity(pid))
    except ProcessLookupError:
        return None


def kill(pids: list[int], number: int = signal.SIGKILL) -> None:
    """Send a signal to processes, those that have ended aside."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


def _numbers() -> list[int]:
    return [int(entry.name) for entry in _entries(Path("/proc")) if entry.name.isdigit()]


def _entries(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _bytes(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except OSError:  # it has ended, or is none of ours
        return b""
