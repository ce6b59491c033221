"""A Dask cluster on this machine, each part of it a process, and what each process takes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PATIENCE = 60  # seconds


@dataclass(frozen=True)
class Cluster:
    """The address, and the processes."""

    address: str
    scheduler: int
    workers: Sequence[int]


def cpu_seconds(process: int) -> float:
    """User and system time of a process, and of those that it has waited for."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    return sum(map(int, stat.rpartition(")")[2].split()[11:15])) / _TICKS


def megabytes(process: int) -> float:
    """The largest resident set that a process has had."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 2**10


@contextmanager
def cluster(workers: int, threads: int) -> Iterator[Cluster]:
    """A scheduler and workers, which are ended when the context ends."""
    started: list[subprocess.Popen[bytes]] = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "scheduler.json")
        try:
            to = [f"--scheduler-file={file}", "--no-dashboard", "--host=127.0.0.1"]
            started.append(_started("scheduler", *to, "--port=0"))
            _wait_for(file)
            alone = [*to, "--no-nanny", f"--nthreads={threads}", f"--local-directory={folder}"]
            started += [_started("worker", *alone) for _ in range(workers)]
            yield Cluster(_address(file), started[0].pid, [one.pid for one in started[1:]])
        finally:
            for one in reversed(started):
                os.killpg(one.pid, signal.SIGKILL)
                one.wait()


def _started(what: str, *options: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *options]
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(command, start_new_session=True, stdout=nowhere, stderr=nowhere)


def _wait_for(file: Path) -> None:
    until = time.monotonic() + _PATIENCE
    while not file.exists() or not file.read_text(encoding="utf-8").endswith("}"):
        if time.monotonic() > until:
            raise TimeoutError(f"no {file}")
        time.sleep(0.05)


def _address(file: Path) -> str:
    import json

    address: str = json.loads(file.read_text(encoding="utf-8"))["address"]
    return address
