"""The sandbox: each test but the first ones is an attack that fails."""

from __future__ import annotations

import errno
import mmap
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from harness import SAFETY, needs_swipl

import pylogic
from pylogic.rules.limits import Limits
from pylogic.solving.process import send_result, start_child

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
from pylogic.web import landlock
from pylogic.web.sandbox import confine

needs_landlock = pytest.mark.skipif(not landlock.version(), reason="the kernel has no Landlock")
LIMITS = Limits(timeout=SAFETY, memory=2000)


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    folder = tmp_path / "desk"
    folder.mkdir()
    return folder


def confined(desk: Path, work: Callable[[], object], enter: Callable[[], None] | None = None):
    """The result of a work in a sandbox; the number of an error if the system refuses it."""

    def attempt() -> object:
        try:
            return work()
        except OSError as error:
            return error.errno

    with start_child(
        partial(send_result, attempt), LIMITS, enter or partial(confine, desk)
    ) as child:
        (found,) = child
    return found


# ---- What works ---------------------------------------------------------------------------


def test_solve_with_threads_and_limits_of_its_own(desk):
    """A limit of memory does not count what was held before, which no process here can read."""

    def work():
        held = mmap.mmap(-1, 2**30)
        puzzle = pylogic.load("kuromasu")
        limits = {"timeout": SAFETY, "memory": 500 if landlock.version() else 1500}
        found = [puzzle.solve("inst43").status, puzzle.solve("inst43", threads=2, **limits).status]
        return [str(one) for one in found], len(held)

    assert confined(desk, work) == (["unique", "unique"], 2**30)


@pytest.mark.slow
@needs_swipl
def test_solve_with_prolog(desk):
    def work():
        os.chdir(desk)
        Path("a.lp").write_text("size(1,2). clue(1,1,2).")
        limits = {"memory": 500, "cpu_limit": SAFETY}  # which cannot see what Prolog takes
        return str(pylogic.load("kuromasu").solve("a.lp", engine="swipl", **limits).status)

    assert confined(desk, work) == "unique"


def test_write_to_the_desk(desk):
    def work():
        (desk / "a").write_text("a")
        os.rename(desk / "a", desk / "b")
        with tempfile.TemporaryFile() as file:
            file.write(b"b")
        return (desk / "b").read_text()

    assert confined(desk, work) == "a"


# ---- Files --------------------------------------------------------------------------------


PRIVATE = ("/etc/passwd", "~/.profile", "/var/log", "/", "/tmp", "~", "/root", "/proc/1/cmdline")


@needs_landlock
def test_read_nothing_of_the_user(desk):
    neighbour, link = desk.parent / "secret", desk / "link"
    neighbour.write_text("secret")
    link.symlink_to(neighbour)
    ours = Path(f"/proc/{os.getpid()}")
    paths = [neighbour, link, ours / "environ", ours / "mem", ours / "maps"]
    paths += [Path(path).expanduser() for path in PRIVATE]

    def work():
        return [path for path in paths if is_readable(path)]

    assert confined(desk, work) == []


def is_readable(path):
    try:
        return bool(os.listdir(path) if path.is_dir() else path.read_bytes())
    except (PermissionError, FileNotFoundError):
        return False


@needs_landlock
@pytest.mark.parametrize("way", ["write", "make", "folder", "move", "link", "truncate", "remove"])
def test_write_nothing_else(desk, way):
    outside = desk.parent / "outside"
    outside.write_text("as it was")
    (desk / "own").write_text("own")
    ways = {
        "write": partial(outside.write_text, "changed"),
        "make": (desk.parent / "made").touch,
        "folder": (desk.parent / "made").mkdir,
        "move": partial(os.rename, desk / "own", outside),
        "link": partial(os.link, desk / "own", desk.parent / "made"),
        "truncate": partial(os.truncate, outside, 0),
        "remove": outside.unlink,
    }
    assert confined(desk, ways[way]) in (errno.EACCES, errno.EXDEV)
    assert outside.read_text() == "as it was"
    assert not (desk.parent / "made").exists()


@needs_landlock
def test_write_no_packaged_encoding_and_run_no_program_of_the_desk(desk, kuromasu):
    path = Path(kuromasu.encoding.path)
    assert confined(desk, partial(path.open, "a")) == errno.EACCES
    program = desk / "program"
    program.write_text("#!/bin/sh\necho run\n")
    program.chmod(0o700)
    run = partial(subprocess.run, [str(program)], capture_output=True)
    assert confined(desk, run) == errno.EACCES


def run_python(code: str) -> bytes:
    """The error text of another program, which a job starts."""
    return subprocess.run([sys.executable, "-c", code], stderr=subprocess.PIPE).stderr


def test_bound_files_and_memory(desk):
    def write():
        with open(desk / "large", "wb") as file:
            file.truncate(100 * 2**20)
            file.seek(100 * 2**20)
            file.write(b"0" * 2**20)

    assert confined(desk, write) == errno.EFBIG
    assert confined(desk, partial(resource.getrlimit, resource.RLIMIT_CORE)) == (0, 0)
    assert b"MemoryError" in confined(desk, partial(run_python, "bytes(8 * 2**30)"))


@needs_landlock
def test_confine_the_programs_that_a_job_starts(desk):
    assert b"PermissionError" in confined(desk, partial(run_python, "import os; os.listdir('/')"))


# ---- The network and other processes ------------------------------------------------------


@pytest.mark.skipif(landlock.version() < 4, reason="Landlock knows no ports here")
def test_make_no_connection(desk):
    with socket.create_server(("127.0.0.1", 0)) as server:
        here = server.getsockname()
        assert confined(desk, lambda: socket.socket().connect(here)) == errno.EACCES
    assert confined(desk, lambda: socket.socket().bind(("127.0.0.1", 0))) == errno.EACCES


@pytest.mark.slow
@pytest.mark.skipif(os.getuid() != 0, reason="only root can be another user")
def test_end_a_fork_bomb(desk):
    desk.chmod(0o777)

    def enter():
        os.setgid(65534)
        os.setuid(65534)
        confine(desk)

    def bomb():
        for number in range(1000):
            try:
                if os.fork() == 0:
                    signal.pause()
            except OSError as error:
                return number, error.errno
        return 1000, 0

    number, code = confined(desk, bomb, enter)
    assert code == errno.EAGAIN
    assert 0 < number <= 200


@pytest.mark.skipif(landlock.version() < 6, reason="Landlock knows no signals here")
def test_signal_no_other_process(desk):
    assert confined(desk, partial(os.kill, os.getpid(), 0)) == errno.EPERM
