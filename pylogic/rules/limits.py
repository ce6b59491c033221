"""The limits of a call: one value that starts where the call enters, and is handed on unchanged."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from pylogic.errors import Interruption, StoppedError
from pylogic.rules.cancellation import current_token

T = TypeVar("T")
LONGEST = 1e9
"""Longest limit of time, in seconds: thirty years, which clocks and threads can bear."""
LARGEST = 16
"""Largest file that is read without a limit of the caller, in megabytes."""
MOST_JOBS = 256
"""Most processes that a call may have at work at once."""
_MEGABYTE = 2**20
STEP = 1000
"""How many statements a reader takes between two looks at the clock and the memory."""


class Limits(NamedTuple):
    """The limits of a call, in this process and in the children that work for it."""

    timeout: float | None = None
    """Seconds."""
    memory: int | None = None
    """Megabytes on top of those that Python holds already."""
    isolated: bool = False
    """Work in a child even without limits, so that Ctrl-C ends grounding too."""
    cpu_limit: float | None = None
    """Seconds of CPU time of a child and all processes that it starts."""
    inferences: int | None = None
    """SWI-Prolog's inferences, a limit that is the same on every machine."""
    conflicts: int | None = None
    """clasp's conflicts, a limit that is the same on every machine with one thread."""
    engine_alone: bool = False
    """True if the limits are the engine's alone: to check its facts and confirm its answers may
    take as much again."""
    file_size: int = LARGEST
    """Largest file that is read, in megabytes."""
    folders: tuple[Path, ...] | None = None
    """The only folders in which files are read, by their real paths; None: all folders."""
    deadline: float | None = None
    """The end of the time, on the clock of `time.monotonic`; None: the clock has not started."""
    memory_ceiling: int | None = None
    """Megabytes that this process may hold while it reads; None: no limit, or not started."""

    def start(self) -> Limits:
        """Return these limits with the deadline and the memory ceiling as of now.
        One that is set already, or not limited, stays as it is."""
        started = self
        if self.timeout is not None and self.deadline is None:
            started = started._replace(deadline=time.monotonic() + self.timeout)
        if self.memory is not None and self.memory_ceiling is None:
            started = started._replace(memory_ceiling=resident_bytes() // _MEGABYTE + self.memory)
        return started

    def reset(self) -> Limits:
        """Return these limits as they were before `start`: without deadline and memory ceiling."""
        return self._replace(deadline=None, memory_ceiling=None)

    def share(self, parts: int) -> Limits:
        """Return these limits with a deadline when 1/`parts` of the time left is over.
        Without a limit of time return them as they are."""
        left = self.time_left
        return self if left is None else self._replace(deadline=time.monotonic() + left / parts)

    def extend(self, seconds: float = 1.0) -> Limits:
        """Return these limits with a later deadline if less than so many seconds are left."""
        left = self.time_left
        if left is None or left >= seconds:
            return self
        return self._replace(deadline=time.monotonic() + seconds)

    @property
    def time_left(self) -> float | None:
        """Seconds to the deadline, at least 0; before the start the timeout; None without one."""
        if self.deadline is None:
            return self.timeout
        return max(0.0, self.deadline - time.monotonic())

    @property
    def needs_child(self) -> bool:
        """True if a child must do the work: with a limit of time, CPU or memory, or if isolated."""
        return self.isolated or (self.timeout, self.cpu_limit, self.memory) != (None, None, None)

    @property
    def stop_reason(self) -> Interruption | None:
        """The reason to stop now: the current token's, "timeout" or "memory"; None without one."""
        if (reason := current_token().reason) is not None:
            return reason
        if self.deadline is not None and time.monotonic() > self.deadline:
            return "timeout"
        if self.memory_ceiling is not None and resident_bytes() // _MEGABYTE > self.memory_ceiling:
            return "memory"
        return None

    def check(self) -> None:
        """Raise StoppedError if the current token is set, or after `start` time or memory is up."""
        if (excess := self.stop_reason) is not None:
            raise StoppedError(excess)

    def can_read(self, path: Path) -> bool:
        """Return whether a file lies in one of `folders`, by its real path; True without them."""
        real = Path(os.path.realpath(path))
        return self.folders is None or any(map(real.is_relative_to, self.folders))

    def watch(self, items: Iterable[T]) -> Iterator[T]:
        """Yield the items; check the limits before the first and before every `STEP`-th after it.

        Raises:
            StoppedError: as `check`.
        """
        for number, item in enumerate(items):
            if number % STEP == 0:
                self.check()
            yield item


NO_LIMITS = Limits()
"""No limits but the usual size of files."""


def resident_bytes() -> int:
    """Return how many bytes of memory this process holds, without pages of files.
    Where the system does not tell, as in a sandbox, it is the most that the process has held."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            _, resident, of_files, *_ = map(int, statm.read().split())
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 2**10
    return (resident - of_files) * os.sysconf("SC_PAGESIZE")
