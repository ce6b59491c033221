"""Making a case happen: start the command in a folder of its own, strike, wait, look around."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any

from . import case as cases
from . import material, processes
from .case import Case, Command
from .streams import Reader
from .striking import Running, strike

ROOT = Path(__file__).parents[2]
ENDLESS = 1.5
"""Seconds that stand for the whole time of a command that has no end."""
_STEP = 0.005
_MOST_SPACE = 4000
"""Megabytes that a command gets, lest a fault ends what else runs on this machine."""
_LOCKS = "tmp/pylogic-*.lock"
"""Empty files that are kept: who removed one would break the lock of another."""
_STARTED = 0.5
"""Seconds after which handlers are not waited for any longer: Python has started long ago."""


@dataclass
class Ended:
    """How a command has ended, and what it has left."""

    code: int | None = None
    """None: it did not end, and was killed."""
    out: str = ""
    err: str = ""
    seconds: float = 0.0
    """From the first moment that a handler for SIGTERM was there."""
    after_strike: float | None = None
    busy: float = 1.0
    """How much longer things took than on an idle machine."""
    left_over: list[str] = field(default_factory=list)
    """Processes that had to be killed."""
    files: dict[str, bytes] = field(default_factory=dict)
    temporary: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    """The complaints about its processes while it ran."""
    resumed: Ended | None = None


def busy() -> float:
    """How much longer things take than on an idle machine."""
    return max(1.0, min(8.0, 2 * os.getloadavg()[0] / (os.cpu_count() or 1)))


def patience() -> float:
    """Seconds that processes may outlive a command."""
    return 1.0 if busy() <= 1.0 else 5.0


@cache
def undisturbed(command: Command) -> Ended:
    """How a command ends when nothing befalls it, and how long that takes."""
    if command.is_endless:
        return Ended(code=command.code, seconds=ENDLESS)
    return run(Case(f"undisturbed/{command.name}", command, within=120))


def usual(case: Case) -> Ended | None:
    """The end of the case's command without a fault, with all that it prints; None if unknown."""
    command = case.usual or (case.command if case.fault is not None else None)
    return None if command is None or command.is_endless else undisturbed(command)


def run(case: Case) -> Ended:
    """Make a case happen."""
    _length(case)  # known before it starts
    with _folder(case.fault) as folder:
        material.make(folder, case.command.files)
        ended = _watched(case, _start(case, folder, "one"))
        if case.resumes:
            ended.resumed = _resume(case, folder)
        ended.files, ended.temporary = _contents(folder)
        return ended


@contextmanager
def _folder(fault: cases.Fault) -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="faults-"))
    is_disk = isinstance(fault, cases.SmallDisk)
    try:
        if isinstance(fault, cases.SmallDisk):
            options = f"size={fault.kilobytes}k"
            subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder], check=True)
        (folder / "tmp").mkdir()
        yield folder
    finally:
        if is_disk:
            subprocess.run(["umount", "-l", folder], check=True)
        shutil.rmtree(folder, ignore_errors=True)


def _length(case: Case) -> float:
    """Seconds that a command takes, where a moment of it is wanted."""
    is_timed = getattr(case.fault, "at", 0) > 0
    return undisturbed(case.command).seconds if is_timed else 0.0


def why_not(case: Case) -> str | None:
    """Why a case cannot be tried here."""
    if isinstance(case.fault, cases.SmallDisk) and not _can_mount():
        return "this user may not mount a small disk"
    return None


@cache
def _can_mount() -> bool:
    try:
        with _folder(cases.SmallDisk(64)):
            return True
    except (OSError, subprocess.CalledProcessError):
        return False


def _start(case: Case, folder: Path, name: str) -> Running:
    fault, command = case.fault, case.command
    mark = f"{name}-{uuid.uuid4().hex}"
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST", "COV"))}
    environment |= {
        processes.MARK: mark,
        "PYTHONPATH": str(ROOT),
        "TMPDIR": str(folder / "tmp"),
        "NO_COLOR": "1",
        "COLUMNS": "100",
    }
    stdin: Any = subprocess.DEVNULL
    if command.stdin is not None:
        path = folder / "tmp" / ".stdin"
        path.write_text(command.stdin)
        stdin = path.open("rb")
        path.unlink()
    process = subprocess.Popen(
        [sys.executable, *command.program, *command.arguments],
        cwd=folder,
        env=environment,
        stdin=stdin,
        stdout=_target(fault, 1),
        stderr=_target(fault, 2),
        preexec_fn=_preparation(fault),
        start_new_session=True,
    )
    began = time.monotonic()
    out = Reader(process.stdout, _lines(fault, 1))
    err = Reader(process.stderr, _lines(fault, 2))
    ready = began
    while process.poll() is None and time.monotonic() - began < _STARTED * busy():
        if processes.has_handler(process.pid, signal.SIGTERM):
            ready = time.monotonic()
            break
        time.sleep(_STEP / 5)
    return Running(process, out, err, folder, mark, ready, began)


def _target(fault: cases.Fault, number: int) -> Any:
    if isinstance(fault, cases.Full) and fault.number == number:
        return open("/dev/full", "wb")
    return subprocess.PIPE


def _lines(fault: cases.Fault, number: int) -> int | None:
    return fault.lines if isinstance(fault, cases.Leaves) and fault.number == number else None


def _preparation(fault: cases.Fault) -> Callable[[], None]:
    """A function that sets the child's limits and closes its streams before it is the command."""
    space = fault.megabytes if isinstance(fault, cases.AddressSpace) else _MOST_SPACE
    size = fault.size if isinstance(fault, cases.FileSize) else resource.RLIM_INFINITY
    closed = fault.numbers if isinstance(fault, cases.Closed) else ()

    def prepare() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (space * 2**20,) * 2)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size,) * 2)
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        for number in closed:
            os.close(number)

    return prepare


def _watched(case: Case, running: Running) -> Ended:
    ended = Ended()
    limit = running.began + case.within * busy()
    try:
        struck = strike(case, running, limit, _length(case), ended.seen)
        _wait_for_the_end(running, limit, ended)
    except BaseException:  # Ctrl-C: nothing is left by the harness either
        processes.kill(processes.marked(running.mark))
        raise
    now = time.monotonic()
    ended.seconds = now - running.ready
    ended.busy = busy()
    ended.after_strike = None if struck is None else now - struck
    _wait_for_the_others(running.mark, ended)
    ended.out, ended.err = running.out.end(), running.err.end()
    return ended


def _wait_for_the_end(running: Running, limit: float, ended: Ended) -> None:
    """Wait until the command itself has ended; one that does not is killed."""
    while running.process.poll() is None and time.monotonic() < limit:
        time.sleep(_STEP)
    ended.code = running.process.returncode
    if ended.code is None:
        running.process.kill()
        running.process.wait()


def _wait_for_the_others(mark: str, ended: Ended) -> None:
    """Wait until nobody is left that the command has started; who stays is killed."""
    began, allowed = time.monotonic(), patience()
    while left := processes.marked(mark):
        if time.monotonic() - began > allowed:
            ended.left_over = [processes.words(pid) for pid in left]
            processes.kill(left)
            return
        time.sleep(_STEP)


def _resume(case: Case, folder: Path) -> Ended:
    """Run the same comparison to its end, as after Ctrl-C."""
    words = (*case.command.arguments, "--resume", "--json")
    resuming = Case(f"resume/{case.name}", Command("resume", words), within=120)
    return _watched(resuming, _start(resuming, folder, "resume"))


def _contents(folder: Path) -> tuple[dict[str, bytes], list[str]]:
    """The regular files of a folder, and what is left in its folder for temporary files."""
    files = {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.parent != folder / "tmp"
    }
    left = [str(path.relative_to(folder)) for path in (folder / "tmp").rglob("*")]
    return files, [name for name in left if not fnmatch(name, _LOCKS)]
