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
    most: int | None = None
    """Megabytes that this process may hold while it reads; None: no limit, or not started."""

    def start(self) -> Limits:
        """Return these limits with time and memory counted from now, if they are limited and not
        counted yet."""
        started = self
        if self.timeout is not None and self.deadline is None:
            started = started._replace(deadline=time.monotonic() + self.timeout)
        if self.memory is not None and self.most is None:
            started = started._replace(most=resident_bytes() // _MEGABYTE + self.memory)
        return started

    def reset(self) -> Limits:
        """Return these limits for another computation, with all their time; call `start` again."""
        return self._replace(deadline=None, most=None)

    def share(self, parts: int) -> Limits:
        """Return these limits with the deadline after 1/`parts` of the time left, if any is set."""
        left = self.time_left
        return self if left is None else self._replace(deadline=time.monotonic() + left / parts)

    def extend(self, seconds: float = 1.0) -> Limits:
        """Return these limits with at least so many seconds left, or as they are if more are."""
        left = self.time_left
        if left is None or left >= seconds:
            return self
        return self._replace(deadline=time.monotonic() + seconds)

    @property
    def time_left(self) -> float | None:
        """Seconds until the time is up, all of them before the start; None without a limit."""
        if self.deadline is None:
            return self.timeout
        return max(0.0, self.deadline - time.monotonic())

    @property
    def needs_child(self) -> bool:
        """True if a child must do the work: for a limit of time, CPU or memory, or if isolated."""
        return self.isolated or (self.timeout, self.cpu_limit, self.memory) != (None, None, None)

    @property
    def stop_reason(self) -> Interruption | None:
        """The reason to stop: the current token's, "timeout" or "memory"; None if there is none."""
        if (reason := current_token().reason) is not None:
            return reason
        if self.deadline is not None and time.monotonic() > self.deadline:
            return "timeout"
        if self.most is not None and resident_bytes() // _MEGABYTE > self.most:
            return "memory"
        return None

    def check(self) -> None:
        """Raise StoppedError with the reason if the current token is set, or a limit is passed.
        Only time and memory in this process count, and those only after `start`."""
        if (excess := self.stop_reason) is not None:
            raise StoppedError(excess)

    def can_read(self, path: Path) -> bool:
        """Return whether a file lies in one of `folders`, by its real path; True without them."""
        real = Path(os.path.realpath(path))
        return self.folders is None or any(map(real.is_relative_to, self.folders))

    def watch(self, items: Iterable[T]) -> Iterator[T]:
        """Yield the items; check the limits before the first and then every `STEP`-th of them.

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
    """Return the bytes of memory that this process holds, without pages of files.
    A fork starts with them. Where the system does not tell, as in a sandbox, return the most
    that the process has held."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            _, resident, of_files, *_ = map(int, statm.read().split())
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 2**10
    return (resident - of_files) * os.sysconf("SC_PAGESIZE")
