"""Commands without a start of Python for each: a process that has loaded pylogic forks them.

Such a command begins as fresh as one in a process of its own: who forks it has never solved
anything, and loading what it needs is all that it is spared. It has files of its own for standard
input, output and error, ends as `python -m pylogic` does, and leaves nothing behind. How Python
itself starts (encodings, closed streams, signals that come early) is for the tests that start it.

`python tests/forks.py` is the process that forks; the socket to it is its standard input.
"""

from __future__ import annotations

import atexit
import functools
import gc
import importlib
import io
import json
import os
import pkgutil
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import NoReturn

import cpu_seconds

from pylogic.cli import main

_LONGEST = 2**20  # bytes of a command line with its environment
_ROOMS = ("rules", "solving", "draw", "formats", "explain", "clues", "batches", "cli")
"""Whose files are loaded at once; together they take half a second."""
_LATE = ("click._textwrap", "encodings.ascii", "rich.progress")
"""The modules that many verbs load only where they need them."""
_LOADED_LATE = {
    "compare": [
        *("pylogic.experiments.experiment", "pylogic.experiments.comparison"),
        "pylogic.experiments.plot",
    ],
}
"""The modules that a verb loads only where it needs them, which is nearly always."""
_ONE_BY_ONE = threading.Lock()


def run(
    arguments: Sequence[str],
    stdin: bytes,
    cwd: Path | None,
    environment: Mapping[str, str],
    timeout: float,
    is_one_stream: bool = False,
    stdout: int | None = None,
) -> tuple[int, bytes, bytes]:
    """Run a command in a fork; return its exit code, standard output and standard error.

    `environment` is all of it. With `is_one_stream` errors stand amid the output, and the last is
    empty. With a descriptor `stdout` output goes there, and none is returned. One command runs at
    a time; TimeoutError after `timeout` seconds.
    """
    with _ONE_BY_ONE, TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as err:
        given.write(stdin)
        given.seek(0)
        asked = json.dumps([list(arguments), str(cwd or Path.cwd()), dict(environment)]).encode()
        assert len(asked) < _LONGEST
        streams = [file.fileno() for file in (given, out, out if is_one_stream else err)]
        if stdout is not None:
            streams[1] = stdout
        channel = _forking()
        channel.settimeout(timeout)
        socket.send_fds(channel, [asked], streams)
        code = json.loads(channel.recv(_LONGEST))
        out.seek(0)
        err.seek(0)
        return code, out.read(), err.read()


@functools.cache
def _forking() -> socket.socket:
    """Return the socket to the process that forks: begun at first use, it ends with this one."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with its:
        process = subprocess.Popen([sys.executable, __file__], stdin=its)
    cpu_seconds.LOADERS.add(process.pid)
    atexit.register(process.wait)
    atexit.register(ours.close)
    return ours


def _serve(channel: socket.socket) -> None:
    """Fork a command for each message, one by one, and answer its exit code, until nobody asks."""
    for room in _ROOMS:
        folder = importlib.import_module(f"pylogic.{room}").__path__
        for found in pkgutil.iter_modules(folder, f"pylogic.{room}."):
            importlib.import_module(found.name)
    for name in _LATE:
        importlib.import_module(name)
    gc.freeze()  # so that no command copies what it collects
    while True:
        asked, streams, _flags, _address = socket.recv_fds(channel, _LONGEST, 3)
        if not asked:
            return
        arguments, cwd, environment = json.loads(asked)
        _load("".join(arguments[:1]))
        child = os.fork()
        if child == 0:
            channel.close()
            _live(arguments, cwd, environment, streams)
        for stream in streams:
            os.close(stream)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        channel.send(json.dumps(code).encode())


def _load(verb: str) -> None:
    """Import what this verb needs and few others: each later fork of the verb has it loaded."""
    for name in _LOADED_LATE.get(verb, ()):
        importlib.import_module(name)


def _live(
    arguments: list[str], cwd: str, environment: dict[str, str], streams: list[int]
) -> NoReturn:
    """Be a command, from its streams, folder and environment to its end; never return."""
    try:
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        for stream in streams:
            os.close(stream)
        os.chdir(cwd)
        os.environ.clear()
        os.environ.update(environment)
        sys.argv = ["pylogic", *arguments]
        sys.stdin = io.TextIOWrapper(io.FileIO(0, closefd=False), "utf-8")
        main()
    finally:
        os._exit(1)


if __name__ == "__main__":
    with socket.socket(fileno=os.dup(0)) as parent:
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        _serve(parent)
