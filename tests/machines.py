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
    """Return a port of this machine that was free; nothing keeps it so."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Machines:
    """Starts a scheduler and workers, and kills all that it has started as its context ends.

    Their output goes to dask.log in `folder`; `settings` are further variables of the environment.
    """

    def __init__(self, folder: Path, protocol: str = "tcp", **settings: str) -> None:
        self.port = free_port()
        self.address = f"{protocol}://127.0.0.1:{self.port}"
        here = os.pathsep.join([str(Path(__file__).parent), *sys.path])
        self.environment = {**os.environ, "PYTHONPATH": here, **settings}
        self._log = folder / "dask.log"
        self._protocol = protocol
        self._started: list[subprocess.Popen[bytes]] = []

    def scheduler(self) -> subprocess.Popen[bytes]:
        """Start the scheduler, and wait until it listens at `address`."""
        port = ["--port", str(self.port), "--protocol", self._protocol]
        started = self.start("-m", "dask", "scheduler", *ALONE[2:], *port)
        wait_until(lambda: listening(started.pid) & {("127.0.0.1", self.port)}, started)
        return started

    def worker(self) -> subprocess.Popen[bytes]:
        """Start a worker with one thread; it need not have joined on return."""
        return self.start("-m", "dask", "worker", self.address, "--no-nanny", *ALONE)

    def worker_without_pylogic(self) -> subprocess.Popen[bytes]:
        """Start a worker that cannot import pylogic."""
        return self.start("-c", WITHOUT, self.address, "--no-nanny", *ALONE)

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start Python with these words, in a session of its own, to be ended with the others."""
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
    """Return a process and all its living descendants; [] if it is gone."""
    try:
        process = psutil.Process(pid)
        return [process, *process.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def listening(pid: int) -> set[tuple[str, int]]:
    """Return (host, port) of each TCP socket on which a process, or a descendant, listens."""
    found = set()
    for process in family(pid):
        connections = getattr(process, "net_connections", None) or process.connections
        found |= {tuple(c.laddr) for c in connections("tcp") if c.status == psutil.CONN_LISTEN}
    return found


def freeze(started: subprocess.Popen[bytes]) -> None:
    """Stop a process by SIGSTOP: it lives, and answers nothing, until SIGCONT."""
    os.kill(started.pid, signal.SIGSTOP)
