"""Meter: what the processes of a run take, by the accounts that the system keeps of them."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T")
_KILOBYTES = 2**10  # of a megabyte, which ru_maxrss counts in


class Spent(NamedTuple):
    """The time and memory of some work, in this process and those it started and waited for."""

    wall_seconds: float
    cpu_seconds: float
    """User and system."""
    megabytes: float
    """The largest resident set of one process, with what it held before."""


def measure(work: Callable[[], T]) -> tuple[T, Spent]:
    """The result of a function, and the time and memory that it took.

    The accounts are the system's, of this process and of those it has waited for (`wait4`).
    """
    is_forgotten, of_children = _forget_peak(), _usages()[1].ru_maxrss
    begin, before = time.perf_counter(), _cpu_seconds()
    result = work()
    wall, cpu = time.perf_counter() - begin, _cpu_seconds() - before
    own, children = (usage.ru_maxrss for usage in _usages())
    if is_forgotten:
        status = Path("/proc/self/status").read_text(encoding="utf-8")
        own = int(status.partition("VmHWM:")[2].split()[0])
    most = max(own, children if children > of_children else 0)
    return result, Spent(wall, cpu, most / _KILOBYTES)


def is_kept_waiting(wall_seconds: float, cpu_seconds: float) -> bool:
    """Whether wall time is above CPU time by more than the start of a process and noise."""
    return wall_seconds > 1.5 * cpu_seconds + 0.1


def _forget_peak() -> bool:
    """Have the system forget the most memory that this process has had; whether it can."""
    try:
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # see proc(5)
    except OSError:  # no Linux
        return False
    return True


def _cpu_seconds() -> float:
    return sum(usage.ru_utime + usage.ru_stime for usage in _usages())


def _usages() -> tuple[resource.struct_rusage, resource.struct_rusage]:
    return resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
