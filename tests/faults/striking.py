"""Letting a fault befall a command that runs: signals, dead workers; looking at its processes."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from . import case as cases
from . import processes
from .case import Case
from .streams import Reader

_STEP = 0.002
_LOOKS = 2.0
"""Seconds for which processes are looked at."""
_BETWEEN_FORK_AND_EXEC = 5
"""Looks in a row at a process that is still becoming what it is to be."""


@dataclass
class Running:
    """A command that has been started."""

    process: subprocess.Popen[bytes]
    out: Reader
    err: Reader
    folder: Path
    mark: str
    ready: float
    began: float


def strike(
    case: Case, running: Running, limit: float, length: float, seen: list[str]
) -> float | None:
    """Let the fault befall the command; the moment at which it did, if it came in time.

    `length` is how long the command takes; `seen` gets what is wrong with its processes.
    """
    fault = case.fault
    if isinstance(fault, cases.Signals):
        if not _wait(running, fault.at * length, fault.after, limit, case.command.writes):
            return None
        moment = time.monotonic()
        for index, name in enumerate(fault.names):
            if index:
                time.sleep(fault.gap)
            _send(running, getattr(signal, f"SIG{name}"), fault.to_group)
        return moment
    if isinstance(fault, cases.KilledWorker):
        if not _wait(running, fault.at * length, None, limit):
            return None
        return _kill_worker(running, fault)
    if isinstance(fault, cases.Look):
        _look(running, fault.at_what, limit, seen)
    return None


def _wait(
    running: Running, seconds: float, after: str | None, limit: float, files: Sequence[str] = ()
) -> bool:
    """Wait for the moment; whether the command still runs then."""
    moment = running.ready + seconds
    while running.process.poll() is None and time.monotonic() < limit:
        if after is None and time.monotonic() >= moment:
            return True
        if after is not None and re.search(after, running.out.text() + _written(running, files)):
            return True
        time.sleep(_STEP)
    return False


def _written(running: Running, files: Sequence[str]) -> str:
    """The text of these files in the command's folder."""
    found = ""
    for path in (one for pattern in files for one in running.folder.glob(pattern)):
        with suppress(OSError):  # it has gone since, or the command has ended
            found += path.read_text(encoding="utf-8", errors="replace")
    return found


def _send(running: Running, number: int, to_group: bool) -> None:
    if running.process.poll() is not None:
        return
    if to_group:
        os.killpg(running.process.pid, number)
    else:
        running.process.send_signal(number)


def _kill_worker(running: Running, fault: cases.KilledWorker) -> float | None:
    """Kill one of those that the command has started, as soon as there is one."""
    while running.process.poll() is None:
        workers = sorted(set(processes.marked(running.mark)) - {running.process.pid})
        if workers:
            chosen = random.Random(fault.seed).choice(workers)
            processes.kill([chosen], getattr(signal, f"SIG{fault.name}"))
            return time.monotonic()
        time.sleep(_STEP)
    return None


def _look(running: Running, at_what: str, limit: float, seen: list[str]) -> None:
    """Look for some seconds at the processes that the command has started; then end it."""
    wrong: Counter[str] = Counter()
    looked = 0
    deadline = limit
    while running.process.poll() is None and time.monotonic() < deadline:
        if not looked:
            deadline = min(limit, time.monotonic() + _LOOKS)
        for pid in set(processes.marked(running.mark)) - {running.process.pid}:
            looked += 1
            wrong.update(_seen(pid, at_what, running.process.pid))
        time.sleep(0.05)
    lasting = sorted(words for words, times in wrong.items() if times > _BETWEEN_FORK_AND_EXEC)
    seen += lasting if looked else ["no process was there to be looked at"]
    _send(running, signal.SIGTERM, to_group=False)


def _seen(pid: int, at_what: str, parent: int) -> Iterator[str]:
    """The complaints about a process, for now."""
    if at_what == "descriptors" and processes.words(pid).startswith("swipl"):
        yield from (f"swipl has descriptor {number} of ours" for number in processes.pipes(pid))
    if at_what == "cores" and processes.cores(pid) == 1:
        yield f"process {pid} has two threads on one core"
    if at_what == "groups" and processes.group(pid) == parent:
        yield f"process {pid} is in the group of its parent"
