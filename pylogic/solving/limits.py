"""What a computation may take: one deadline for all that a call does, and memory."""

from __future__ import annotations

import time
from typing import NamedTuple

from pylogic.rules.files import Bounds

LONGEST = 1e9
"""Seconds of a limit, thirty years: clocks and threads take no more than that by much."""


class Limits(NamedTuple):
    """What a computation may take: seconds, and megabytes on top of what Python holds already."""

    timeout: float | None = None
    memory: int | None = None
    isolated: bool = False
    """Work in a child even without limits, so that Ctrl-C ends grounding too."""
    deadline: float | None = None
    """When the time is up, on the clock of `time.monotonic`; None: it has not begun."""

    def begun(self) -> Limits:
        """The same, with the time counted from now on, unless it has begun."""
        if self.timeout is None or self.deadline is not None:
            return self
        return self._replace(deadline=time.monotonic() + self.timeout)

    def afresh(self) -> Limits:
        """The same for another computation, whose time has not begun."""
        return self._replace(deadline=None)

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
    def bounds(self) -> Bounds:
        """The same for reading, which this process does itself."""
        return Bounds.within(self.deadline, self.memory)

    @property
    def left(self) -> float | None:
        """Seconds until the time is up; None for ever."""
        if self.deadline is None:
            return self.timeout
        return max(0.0, self.deadline - time.monotonic())
