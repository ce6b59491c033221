"""A Dask cluster in processes of its own, which tests kill, freeze and start again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import psutil
from harness import wait_until

WITHOUT = """
import sys
sys.modules["pylogic"] = None
from distributed.cli.dask_worker import main
main()
"""
"""A worker on a machine that has no pylogic."""
ALONE = ["--nthreads", "1", "--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0"]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Machines:
    """Starts a scheduler and workers, and ends all that it has started."""

    def __init__(self, folder: Path, protocol: str = "tcp", **settings: str) -> None:
        self.port = free_port()
        self.address = f"{protocol}://127.0.0.1:{self.port}"
        here = os.pathsep.join([str(Path(__file__).parent), *sys.path])
        self.environment = {**os.environ, "PYTHONPATH": here, **settings}
        self._log = folder / "dask.log"
        self._protocol = protocol
        self._started: list[subprocess.Popen[bytes]] = []

    def scheduler(self) -> subprocess.Popen[bytes]:
        port = ["--port", str(self.port), "--protocol", self._protocol]
        started = self.start("-m", "dask", "scheduler", *ALONE[2:], *port)
        wait_until(lambda: listening(started.pid) & {("127.0.0.1", self.port)}, started)
        return started

    def worker(self) -> subprocess.Popen[bytes]:
        return self.start("-m", "dask", "worker", self.address, "--no-nanny", *ALONE)

    def worker_without_pylogic(self) -> subprocess.Popen[bytes]:
        return self.start("-c", WITHOUT, self.address, "--no-nanny", *ALONE)

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        with open(self._log, "ab") as log:
            started = subprocess.Popen(
                [sys.executable, *words],
                stdout=log,
                stderr=subprocess.STDOUT,
                env=self.environment,
                start_new_session=True,
            )
        self._started.append(started)
        return started

    def __enter__(self) -> Machines:
        return self

    def __exit__(self, *_: object) -> None:
        for started in reversed(self._started):
            for process in family(started.pid):
                process.kill()
            started.wait()


def family(pid: int) -> list[psutil.Process]:
    """A process and all that it has started."""
    try:
        process = psutil.Process(pid)
        return [process, *process.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def listening(pid: int) -> set[tuple[str, int]]:
    """Where a process, and those that it has started, can be reached."""
    found = set()
    for process in family(pid):
        connections = getattr(process, "net_connections", None) or process.connections
        found |= {tuple(c.laddr) for c in connections("tcp") if c.status == psutil.CONN_LISTEN}
    return found


def freeze(started: subprocess.Popen[bytes]) -> None:
    os.kill(started.pid, signal.SIGSTOP)
