"""The limits of a call: one value that begins where the call enters, and is handed on unchanged."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

from pylogic.errors import Interruption, StoppedError
from pylogic.rules.cancellation import current

T = TypeVar("T")
LONGEST = 1e9
"""Seconds of a limit, thirty years: clocks and threads take no more than that by much."""
LARGEST = 16
"""Megabytes of a file that are read, unless more are asked for."""
MOST_JOBS = 256
"""Processes that a call may have at work at once."""
_MEGABYTE = 2**20
STEP = 1000
"""After how many statements a reader looks at the clock, and at the memory held."""


class Limits(NamedTuple):
    """The limits of a call, in this process and in the children that work for it."""

    timeout: float | None = None
    """Seconds."""
    memory: int | None = None
    """Megabytes on top of what Python holds already."""
    isolated: bool = False
    """Work in a child even without limits, so that Ctrl-C ends grounding too."""
    cpu_limit: float | None = None
    """Seconds that a child and all that it starts work, however long they wait for processors."""
    inferences: int | None = None
    """SWI-Prolog's, a limit that is the same on every machine."""
    conflicts: int | None = None
    """clasp's; the same on every machine with one thread."""
    engine_alone: bool = False
    """They are the engine's: to check its facts and to confirm its answers takes as much again."""
    file_size: int = LARGEST
    """Megabytes of a file that are read."""
    folders: tuple[Path, ...] | None = None
    """The only folders in which files are read, by their real paths, if not everywhere."""
    deadline: float | None = None
    """When the time is up, on the clock of `time.monotonic`; None: it has not begun."""
    most: int | None = None
    """Megabytes that this process may hold while it reads; None: it has not begun."""

    def begun(self) -> Limits:
        """The same from now on, unless it has begun."""
        begun = self
        if self.timeout is not None and self.deadline is None:
            begun = begun._replace(deadline=time.monotonic() + self.timeout)
        if self.memory is not None and self.most is None:
            begun = begun._replace(most=resident() // _MEGABYTE + self.memory)
        return begun

    def afresh(self) -> Limits:
        """The same for another computation, which has not begun."""
        return self._replace(deadline=None, most=None)

    def share(self, parts: int) -> Limits:
        """The same with one of so many parts of the time that is left."""
        left = self.left
        return self if left is None else self._replace(deadline=time.monotonic() + left / parts)

    def extended(self, seconds: float = 1.0) -> Limits:
        """The same with at least so many seconds left, to finish what has been found in time."""
        left = self.left
        if left is None or left >= seconds:
            return self
        return self._replace(deadline=time.monotonic() + seconds)

    @property
    def left(self) -> float | None:
        """Seconds until the time is up; None for ever."""
        if self.deadline is None:
            return self.timeout
        return max(0.0, self.deadline - time.monotonic())

    @property
    def needs_child(self) -> bool:
        """Whether a child has to do the work, which can be ended at any moment."""
        return self.isolated or (self.timeout, self.cpu_limit, self.memory) != (None, None, None)

    @property
    def excess(self) -> Interruption | None:
        """The reason to end reading: a token that is set, or the limit that has been reached."""
        if (asked := current().reason) is not None:
            return asked
        if self.deadline is not None and time.monotonic() > self.deadline:
            return "timeout"
        if self.most is not None and resident() // _MEGABYTE > self.most:
            return "memory"
        return None

    def check(self) -> None:
        """End reading if there is a reason to; see `excess`.

        Raises:
            StoppedError: it is so.
        """
        excess = self.excess
        if excess is not None:
            raise StoppedError(excess)

    def allow(self, path: Path) -> bool:
        """Whether a file may be read, wherever links lead."""
        real = Path(os.path.realpath(path))
        return self.folders is None or any(map(real.is_relative_to, self.folders))

    def watched(self, items: Iterable[T]) -> Iterator[T]:
        """The items, until there is a reason to end reading.

        Raises:
            StoppedError: as `check`.
        """
        for number, item in enumerate(items):
            if number % STEP == 0:
                self.check()
            yield item


NO_LIMITS = Limits()
"""No limits but the usual size of files."""


def resident() -> int:
    """The bytes of memory that this process holds, without those of files.

    A fork begins with them, and with none of those of files. Where the system does not tell, as in
    a sandbox, they are the most that it has held.
    """
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            _, resident, of_files, *_ = map(int, statm.read().split())
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 2**10
    return (resident - of_files) * os.sysconf("SC_PAGESIZE")
