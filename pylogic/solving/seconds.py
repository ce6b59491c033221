"""Seconds: what a piece of work takes, of time and of CPU time."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Seconds:
    """Wall time, and the CPU time of all threads of this process."""

    wall: float
    cpu: float

    @classmethod
    def now(cls) -> Seconds:
        """Two clocks, which only differences say something of."""
        return cls(time.perf_counter(), time.process_time())

    def __add__(self, other: Seconds) -> Seconds:
        return Seconds(self.wall + other.wall, self.cpu + other.cpu)

    def __sub__(self, other: Seconds) -> Seconds:
        return Seconds(self.wall - other.wall, self.cpu - other.cpu)

    def named(self, phase: str) -> dict[str, float]:
        """As statistics of a phase, `ground` or `solve`."""
        return {f"{phase}_seconds": self.wall, f"{phase}_cpu_seconds": self.cpu}


NONE = Seconds(0.0, 0.0)
"""What nothing takes."""
