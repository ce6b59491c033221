"""CPU seconds of this process and of all that it has started, and how fast this machine is."""

from __future__ import annotations

import functools
import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

LIMIT = 0.3
"""CPU seconds that a quick test may take, on the machine of `_SECONDS`."""
NOISE = 1.5
"""By so much may a test take longer, as the first that asks a server does, or on a busy machine."""
_RUNS = 2
_SECONDS = 0.012
"""CPU seconds of the work in `pace` on an idle core of the machine on which LIMIT was chosen."""
LOADERS = set[int]()
"""Processes that load pylogic once for many tests: what they use themselves counts for no test."""
_TICKS = os.sysconf("SC_CLK_TCK")


def spent() -> float:
    """Return CPU seconds, user and system, of this process and all its descendants, ended ones too.

    A living descendant counts, too: the server that forks the commands of tests lives as long as
    the tests, and a process that one test has started may be reaped in the next one. What a
    descendant has used is the same before and after it is reaped. A process whose parent has died
    before it is nobody's descendant any more: it counts for no test.
    """
    ours = os.times()
    own = time.process_time() + ours.children_user + ours.children_system
    return own + sum(map(of, _descendants(os.getpid())))


def children(process: int) -> Iterator[int]:
    """Yield the processes that one has started, zombies among them; none if there is no /proc."""
    with suppress(OSError):  # a thread or the process has ended
        for thread in Path(f"/proc/{process}/task").iterdir():
            yield from map(int, (thread / "children").read_text().split())


def _descendants(process: int) -> Iterator[int]:
    """Yield the children of a process and theirs, depth first."""
    for child in children(process):
        yield child
        yield from _descendants(child)


def of(process: int) -> float:
    """Return CPU seconds of a process and of the children that it has reaped; 0.0 if it is gone.

    Of a process in LOADERS only the children count.
    """
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        own, reaped = fields[11:13], fields[13:15]  # each has user and system time
        counted = reaped if process in LOADERS else own + reaped
        return sum(map(int, counted)) / _TICKS
    return 0.0


def pace() -> float:
    """Return how many times slower this machine is now than that of LIMIT; at least NOISE.

    A fixed piece of work is measured at most every ten seconds, as the mean of _RUNS: where cores
    and caches are shared, the same work needs more CPU seconds while neighbours are busy.
    """
    return _pace_in(int(time.monotonic() // 10))


@functools.lru_cache(1)
def _pace_in(_ten_seconds: int) -> float:
    """Measure and return the pace; the argument is only the key under which it is kept."""
    began = time.process_time()
    for _ in range(_RUNS):
        sorted(json.loads(json.dumps({str(n): [n] * 5 for n in range(10_000)})))
    return max(NOISE, (time.process_time() - began) / _RUNS / _SECONDS)
