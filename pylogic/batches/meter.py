"""Meter: the time and memory of processes, by the accounts that the system keeps."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T")
_KILOBYTES = 2**10  # of a megabyte, which ru_maxrss counts in


class Spent(NamedTuple):
    """The time and memory of some work, in this process and its children."""

    wall_seconds: float
    cpu_seconds: float
    """User and system."""
    megabytes: float
    """The largest resident set of one process, the memory before the work included."""


def measure(work: Callable[[], T]) -> tuple[T, Spent]:
    """Call a function; return its result, and the time and memory that it took.

    The accounts are those of this process and of the children that it has waited for. On Linux the
    recorded peak of this process's memory is reset.
    """
    is_forgotten, earlier_peak = _forget_peak(), _read_usages()[1].ru_maxrss
    begin, cpu_before = time.perf_counter(), _sum_cpu_seconds()
    result = work()
    wall, cpu = time.perf_counter() - begin, _sum_cpu_seconds() - cpu_before
    own_peak, peak_of_children = (usage.ru_maxrss for usage in _read_usages())
    if is_forgotten:
        status = Path("/proc/self/status").read_text(encoding="utf-8")
        own_peak = int(status.partition("VmHWM:")[2].split()[0])
    peak = max(own_peak, peak_of_children if peak_of_children > earlier_peak else 0)
    return result, Spent(wall, cpu, peak / _KILOBYTES)


def is_kept_waiting(wall_seconds: float, cpu_seconds: float) -> bool:
    """Return True if wall time exceeds CPU time by more than half and a tenth of a second."""
    return wall_seconds > 1.5 * cpu_seconds + 0.1


def _forget_peak() -> bool:
    """Have the system forget this process's peak of memory; return False where it cannot."""
    try:
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # see proc(5)
    except OSError:  # no Linux
        return False
    return True


def _sum_cpu_seconds() -> float:
    """Return the CPU time so far, user and system, of this process and its children."""
    return sum(usage.ru_utime + usage.ru_stime for usage in _read_usages())


def _read_usages() -> tuple[resource.struct_rusage, resource.struct_rusage]:
    """Return the system's accounts of this process and of the children that it waited for."""
    return resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
