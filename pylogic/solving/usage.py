"""The memory and CPU time of this process and of all below it, for a limit of them."""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pylogic.rules.limits import resident_bytes

if TYPE_CHECKING:
    import psutil

_TREE_AGE = 0.25  # seconds between two searches for processes that this one has started


def watch_usage() -> Callable[[], tuple[float, float]]:
    """Return a function that returns the present megabytes and CPU seconds of all processes.

    The memory is the growth of this process since now and of its forks, and all memory of other
    programs below it. The CPU time is user and system time, that of ended processes, too. Processes
    below this one are looked up every `_TREE_AGE` seconds; hidden ones do not count.
    """
    bytes_at_start, searched_at = resident_bytes(), -_TREE_AGE
    descendants: Sequence[psutil.Process] = []

    def measure() -> tuple[float, float]:
        """Add up what all processes have."""
        nonlocal searched_at, descendants
        total = resident_bytes() - bytes_at_start
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = time.process_time() + children.ru_utime + children.ru_stime
        try:
            os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:  # there is no child
            return total / 2**20, seconds
        import psutil  # most work is done by one process

        gone = (OSError, psutil.Error)  # a process has ended, or is hidden
        if time.monotonic() > searched_at + _TREE_AGE:
            try:
                descendants = psutil.Process().children(recursive=True)
            except gone:
                descendants = []
            searched_at = time.monotonic()
        for other in descendants:
            try:
                with other.oneshot():
                    seconds += sum(other.cpu_times()[:4])
                    is_fork = other.exe() == os.path.realpath(sys.executable)
                    held = other.memory_info().rss - (bytes_at_start if is_fork else 0)
                    total += max(0, held)
            except gone:
                continue
        return total / 2**20, seconds

    return measure
