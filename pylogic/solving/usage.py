"""The memory and CPU time of this process and of all below it, for a limit of them."""

from __future__ import annotations

import os
import resource
import sys
import time
from typing import TYPE_CHECKING

from pylogic.rules.limits import resident_bytes

if TYPE_CHECKING:
    import psutil

_MEGABYTE = 2**20
_TREE_AGE = 0.25  # seconds between two searches for processes that this one has started


class ProcessTree:
    """Measures the memory and CPU time of this process and of all below it."""

    def __init__(self) -> None:
        """Store the bytes that this process holds now, with which each of its forks begins."""
        self._bytes_at_start = resident_bytes()
        self._descendants: list[psutil.Process] = []
        self._searched_at = -_TREE_AGE

    def sum_megabytes(self) -> float:
        """Return the growth of this process and its forks, plus all memory of other programs."""
        own = resident_bytes() - self._bytes_at_start
        return (own + sum(map(self._count_bytes, self._find_descendants()))) / _MEGABYTE

    def sum_cpu_seconds(self) -> float:
        """Return the user and system time of this process and all below it, ended ones, too."""
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        own = time.process_time() + children.ru_utime + children.ru_stime
        return own + sum(map(_read_cpu_seconds, self._find_descendants()))

    def _find_descendants(self) -> list[psutil.Process]:
        """Return the processes below this one, as up to `_TREE_AGE` seconds ago; [] if hidden."""
        try:
            os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:  # there is no child
            return []
        if time.monotonic() > self._searched_at + _TREE_AGE:
            import psutil  # most work is done by one process

            try:
                self._descendants = psutil.Process().children(recursive=True)
            except (OSError, psutil.Error):
                self._descendants = []
            self._searched_at = time.monotonic()
        return self._descendants

    def _count_bytes(self, other: psutil.Process) -> int:
        """Return the bytes of a process, of a fork only those since its start; 0 if it is gone."""
        import psutil

        try:
            with other.oneshot():
                bytes_at_start = other.memory_info().rss
                is_fork = other.exe() == os.path.realpath(sys.executable)
        except (OSError, psutil.Error):  # the process has ended, or is hidden
            return 0
        return max(0, bytes_at_start - self._bytes_at_start) if is_fork else int(bytes_at_start)


def _read_cpu_seconds(other: psutil.Process) -> float:
    """Return the CPU time of a process and of those that it has waited for; 0 if it is gone."""
    import psutil

    try:
        return float(sum(other.cpu_times()[:4]))
    except (OSError, psutil.Error):
        return 0
