"""Machine: the processors and memory that runs are made on, and what other work has of these."""

from __future__ import annotations

import os
import platform
import time
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import psutil

SLACK = 0.05
"""The part of all processors that may be idle, or have other work, without meaning anything."""
LINUX = Path("/sys/devices/system/cpu")
"""The folder in which Linux tells how processors are clocked."""


@dataclass(frozen=True)
class Machine:
    """The machine of an experiment; None is what the system does not tell."""

    processor: str
    cores: int | None
    """Those that there are in metal, each of one processor or several (SMT)."""
    processors: int
    allowed: int
    """So many of these this process may have."""
    governor: str | None
    """What sets the clock rates of the processors."""
    turbo: bool | None
    """Whether they may be clocked higher for a while."""
    megabytes: int
    """Of memory."""
    system: str
    """Its name and the release of its kernel."""
    began: str
    """When the first run began; UTC."""
    load_before: float | None
    """How many processes ran or waited for a processor, the mean of the minute before."""
    others: float | None = None
    """How many processors other work took during the runs, on average; None if none were made."""
    idle: float | None = None
    """How many were idle meanwhile."""

    @property
    def has_room(self) -> bool:
        """Whether other work was next to nothing, or had enough in what the runs left idle."""
        slack = SLACK * self.processors
        return self.others is not None and (self.others < slack or (self.idle or 0) > slack)

    def __str__(self) -> str:
        cores = f"{self.cores} cores, " if self.cores else ""
        some = f", {self.allowed} of them for pylogic" * (self.allowed < self.processors)
        turbo = {None: "not told", True: "on", False: "off"}[self.turbo]
        load = "" if self.load_before is None else f", load before {self.load_before:.2f}"
        if self.others is not None:
            load += f", other work had {self.others:.2f} processors, {self.idle:.2f} were idle"
        return (
            f"{self.processor}, {cores}{self.processors} processors{some}, governor"
            f" {self.governor or 'not told'}, turbo {turbo}, {self.megabytes} MB of memory,"
            f" {self.system}{load}"
        )


class Account(NamedTuple):
    """Seconds until a moment: of processors that worked, that were idle, and of pylogic's."""

    began: str
    load: float | None
    busy: float
    idle: float
    own: float


def account() -> Account | None:
    """The account of this moment; None in a sandbox, to which the system does not tell it.

    What pylogic started counts as pylogic's when it has ended.
    """
    try:
        known: Any = psutil.cpu_times()
    except PermissionError:
        return None
    busy = ("user", "nice", "system", "irq", "softirq", "steal")  # the latter by other machines
    return Account(
        time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()),
        os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        sum(getattr(known, name, 0.0) for name in busy),
        known.idle + getattr(known, "iowait", 0.0),
        sum(os.times()[:4]),
    )


def since(before: Account | None, told: Path = LINUX) -> Machine | None:
    """This machine, as its system tells it, and what it has had to do since then."""
    now, processors = account(), psutil.cpu_count() or 1
    if before is None or now is None:
        return None
    busy, idle, own = now.busy - before.busy, now.idle - before.idle, now.own - before.own
    # Processors come and go, and idle ones are counted roughly: parts of the sum are right.
    scale = processors / (busy + idle) if busy + idle > 0 else None
    turbo = {"1": True, "0": False}.get(_text(told / "cpufreq/boost"))
    if turbo is None:  # Intel's driver has a switch of its own
        turbo = {"0": True, "1": False}.get(_text(told / "intel_pstate/no_turbo"))
    governors = {_text(path) for path in told.glob("cpu[0-9]*/cpufreq/scaling_governor")}
    has_affinity = hasattr(os, "sched_getaffinity")
    return Machine(
        processor=_model(),
        cores=psutil.cpu_count(logical=False),
        processors=processors,
        allowed=len(os.sched_getaffinity(0)) if has_affinity else processors,
        governor=", ".join(sorted(governors)) or None,
        turbo=turbo,
        megabytes=psutil.virtual_memory().total // 2**20,
        system=f"{platform.system()} {platform.release()}",
        began=before.began,
        load_before=before.load,
        others=max(0.0, busy - own) * scale if scale else None,
        idle=idle * scale if scale else None,
    )


def name() -> str:
    """The system, the processor, and the number of processors of this machine."""
    return f"{platform.system()} {_model()}, {os.cpu_count()} processors"


@lru_cache
def _model() -> str:
    lines = _text(Path("/proc/cpuinfo")).splitlines()
    models = (line.partition(": ")[2] for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or platform.machine())


def _text(path: Path) -> str:
    """The text of a file; empty if there is none."""
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return ""
