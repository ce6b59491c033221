"""Processors: a run is alone on those that it takes, also beside other comparisons."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path


def take(count: int, jobs: int) -> bool:
    """Have this process work on so many processors that no other run has taken; whether it does.

    They are taken until it ends: a lock is held on each. Where so few are free, where there
    are more jobs than processors, or where the system does not pin, it works on any of them.
    """
    if not hasattr(os, "sched_setaffinity"):
        return False
    known = sorted(os.sched_getaffinity(0))
    if jobs > len(known):
        return False
    taken = dict(islice(_free(known), count))
    if len(taken) == count:
        os.sched_setaffinity(0, taken)
        return True
    for lock in taken.values():
        os.close(lock)
    return False


def _free(processors: list[int]) -> Iterator[tuple[int, int]]:
    """Those of the processors that are locked now, one after the other, with their locks."""
    for processor in processors:
        name = f"pylogic-{os.getuid()}-processor-{processor}.lock"
        path = Path(os.environ.get("TMPDIR") or "/tmp") / name  # tempfile tries it by writing
        try:
            lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            continue
        yield processor, lock
