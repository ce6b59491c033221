"""Machine: the name under which runs of one machine are known."""

from __future__ import annotations

import os
import platform
from functools import lru_cache
from pathlib import Path


@lru_cache
def name() -> str:
    """The system, the processor, and the number of processors of this machine."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(": ")[2]
    except OSError:  # no Linux
        pass
    return f"{platform.system()} {model}, {os.cpu_count()} processors"
