"""Meter: what the processes of a run take, by the accounts that the system keeps of them."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T")
_KILOBYTES = 2**10  # of a megabyte, which ru_maxrss counts in


class Spent(NamedTuple):
    """What some work took, in this process and in all that it started and waited for."""

    wall_seconds: float
    cpu_seconds: float
    """User and system."""
    megabytes: float
    """The largest resident set of one process, with what it held before."""


def metered(work: Callable[[], T]) -> tuple[T, Spent]:
    """What a function returns, and what that took.

    Where systemd delegates a cgroup (v2) to this process, CPU time is that of a cgroup of the
    work's own: also of processes that nobody waited for. Otherwise it is the system's account of
    this process and of those it has waited for, as `wait4` tells it.
    """
    with _own_group() as group:
        is_forgotten, of_children = _forget_peak(), _usages()[1].ru_maxrss
        begin, before = time.perf_counter(), _cpu_seconds(group)
        result = work()
        wall, cpu = time.perf_counter() - begin, _cpu_seconds(group) - before
        most = _peak(is_forgotten, of_children)
    return result, Spent(wall, cpu, most / _KILOBYTES)


def _forget_peak() -> bool:
    """Have the system forget the most memory that this process has had; whether it can."""
    try:
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")  # see proc(5)
    except OSError:  # no Linux
        return False
    return True


def _peak(is_forgotten: bool, of_children: int) -> int:
    """The most kilobytes of this process since then, or of a child that had more than others."""
    own, children = (usage.ru_maxrss for usage in _usages())
    if is_forgotten:
        status = Path("/proc/self/status").read_text(encoding="utf-8")
        own = int(status.partition("VmHWM:")[2].split()[0])
    return max(own, children if children > of_children else 0)


def together(*parts: Spent) -> Spent:
    """What several pieces of work took, one after the other."""
    walls, cpus, most = zip(*parts, strict=True)
    return Spent(sum(walls), sum(cpus), max(most))


def delegated() -> Path | None:
    """The cgroup of this process, if it is one that it may divide (Delegate=yes)."""
    try:
        mounts = Path("/proc/self/mounts").read_text(encoding="utf-8").splitlines()
        groups = Path("/proc/self/cgroup").read_text(encoding="utf-8").splitlines()
        (root,) = {line.split()[1] for line in mounts if line.split()[2] == "cgroup2"}
        (path,) = {line[3:] for line in groups if line.startswith("0::")}
        group = Path(root) / path.lstrip("/")
        return group if os.getxattr(group, "user.delegate") == b"1" else None
    except (OSError, ValueError, AttributeError):  # no Linux, no cgroup2, or nothing said
        return None


@contextmanager
def _own_group() -> Iterator[Path | None]:
    """A cgroup of this process alone, while the context lasts; None if it may not have one."""
    parent = delegated()
    group = None if parent is None else parent / f"pylogic-{os.getpid()}"
    try:
        if group is not None:
            group.mkdir()
            _move_to(group)
    except OSError:
        group = None
    try:
        yield group
    finally:
        if parent is not None and group is not None:
            with suppress(OSError):  # a process that is left keeps it
                _move_to(parent)
                group.rmdir()


def _move_to(group: Path) -> None:
    (group / "cgroup.procs").write_text("0", encoding="ascii")  # 0: who writes


def _cpu_seconds(group: Path | None) -> float:
    if group is None:
        return sum(usage.ru_utime + usage.ru_stime for usage in _usages())
    figures = dict(map(str.split, (group / "cpu.stat").read_text(encoding="ascii").splitlines()))
    return int(figures["usage_usec"]) / 1e6


def _usages() -> tuple[resource.struct_rusage, resource.struct_rusage]:
    return resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
