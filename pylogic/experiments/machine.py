"""Machine: the name under which runs of one machine are known."""

from __future__ import annotations

import os
import platform
from contextlib import suppress
from functools import lru_cache
from pathlib import Path


@lru_cache
def name() -> str:
    """Return the system, the processor model, and the number of processors; cached."""
    model = platform.processor() or platform.machine()
    with suppress(OSError):  # no Linux
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(": ")[2]
    return f"{platform.system()} {model}, {os.cpu_count()} processors"
