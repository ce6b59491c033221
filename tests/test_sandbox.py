"""The sandbox: each test but the first ones is an attack that fails."""

from __future__ import annotations

import ctypes
import errno
import mmap
import os
import platform
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
from pylogic.solving.process import Child, send_result

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
from pylogic.web import landlock, sandbox, seccomp
from pylogic.web.sandbox import confine

needs_landlock = pytest.mark.skipif(not landlock.version(), reason="the kernel has no Landlock")
needs_seccomp = pytest.mark.skipif(not seccomp.is_there(), reason="the kernel has no seccomp")
LIMITS = Limits(timeout=SAFETY, memory=2000)


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    folder = tmp_path / "desk"
    folder.mkdir()
    return folder


def confined(desk: Path, work: Callable[[], object]) -> object:
    """What a work returns in a sandbox; a number of an error if the system refuses it."""

    def attempt() -> object:
        try:
            return work()
        except OSError as error:
            return error.errno

    enter = partial(confine, desk)
    with Child(partial(send_result, attempt), LIMITS, enter) as child:
        (found,) = child
    return found


# ---- What works ---------------------------------------------------------------------------


def test_a_puzzle_is_solved(desk, kuromasu):
    def work():
        return str(pylogic.load("kuromasu").solve("inst43").status)

    assert confined(desk, work) == "unique"


def test_threads_and_children_help_where_they_may(desk):
    def work():
        puzzle = pylogic.load("kuromasu")
        return str(puzzle.solve("inst43", threads=2, timeout=SAFETY, memory=1500).status)

    assert confined(desk, work) == "unique"


@needs_landlock
def test_a_limit_of_memory_does_not_count_what_was_held_before(desk):
    """Although no process of a process of a sandbox can read how much that is."""

    def work():
        held = mmap.mmap(-1, 2**30)
        solved = pylogic.load("kuromasu").solve("inst43", timeout=SAFETY, memory=500)
        return str(solved.status), len(held)

    assert confined(desk, work) == ("unique", 2**30)


@needs_swipl
def test_prolog_solves(desk):
    def work():
        os.chdir(desk)
        Path("a.lp").write_text("size(1,2). clue(1,1,2).")
        limits = {"memory": 500, "cpu_limit": SAFETY}  # which cannot see what Prolog takes
        return str(pylogic.load("kuromasu").solve("a.lp", engine="swipl", **limits).status)

    assert confined(desk, work) == "unique"


def test_the_desk_is_written(desk):
    def work():
        (desk / "a").write_text("a")
        os.rename(desk / "a", desk / "b")
        with tempfile.TemporaryFile() as file:
            file.write(b"b")
        return (desk / "b").read_text()

    assert confined(desk, work) == "a"


# ---- Files --------------------------------------------------------------------------------


@needs_landlock
@pytest.mark.parametrize(
    "path", ["/etc/passwd", "~/.profile", "/proc/1/cmdline", "/var/log", "/", "/tmp", "~", "/root"]
)
def test_nothing_of_the_user_is_read(desk, path):
    found = Path(path).expanduser()

    def work():
        return len(os.listdir(found) if found.is_dir() else found.read_bytes())

    assert confined(desk, work) in (errno.EACCES, errno.ENOENT)


@needs_landlock
def test_neighbours_of_the_desk_are_not_read(desk):
    secret = desk.parent / "secret"
    secret.write_text("secret")
    (desk / "link").symlink_to(secret)
    assert confined(desk, secret.read_text) == errno.EACCES
    assert confined(desk, (desk / "link").read_text) == errno.EACCES


@needs_landlock
@pytest.mark.parametrize("way", ["write", "make", "folder", "move", "link", "truncate", "remove"])
def test_nothing_else_is_written(desk, way):
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
def test_the_packaged_encodings_are_not_written(desk, kuromasu):
    path = Path(kuromasu.encoding.path)
    assert confined(desk, partial(path.open, "a")) == errno.EACCES


@needs_landlock
def test_no_program_of_the_desk_is_run(desk):
    program = desk / "program"
    program.write_text("#!/bin/sh\necho run\n")
    program.chmod(0o700)
    run = partial(subprocess.run, [str(program)], capture_output=True)
    assert confined(desk, run) == errno.EACCES


def test_no_file_grows_without_end(desk):
    def work():
        with open(desk / "large", "wb") as file:
            for _ in range(200):
                file.write(b"0" * 2**20)

    assert confined(desk, work) == errno.EFBIG


def test_a_process_that_a_job_starts_has_an_end_of_memory_too(desk):
    """Although the job cannot see what that holds."""

    def work():
        script = "bytes(8 * 2**30)"
        return subprocess.run([sys.executable, "-c", script], stderr=subprocess.PIPE).stderr

    assert b"MemoryError" in confined(desk, work)


def test_no_memory_is_left_behind(desk):
    assert confined(desk, partial(resource.getrlimit, resource.RLIMIT_CORE)) == (0, 0)


# ---- The network and other processes ------------------------------------------------------


@needs_seccomp
@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6", "AF_UNIX", "AF_NETLINK", "AF_PACKET"])
def test_no_connection_is_made(desk, family):
    assert confined(desk, partial(_connect, getattr(socket, family))) == errno.EPERM


def _connect(family: int) -> None:
    socket.socket(family, socket.SOCK_RAW if family == socket.AF_PACKET else socket.SOCK_DGRAM)


@pytest.mark.skipif(landlock.version() < 4, reason="Landlock knows no ports here")
def test_landlock_alone_forbids_connections(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as server:
        here = server.getsockname()

        def work():
            landlock.restrict([], [tmp_path])
            client = socket.socket()
            client.connect(here)

        def attempt():
            seccomp.give_up_privileges()
            try:
                work()
            except OSError as error:
                return error.errno
            return 0

        with Child(partial(send_result, attempt), LIMITS) as child:
            assert list(child) == [errno.EACCES]


@pytest.mark.slow
@pytest.mark.skipif(os.getuid() != 0, reason="only root can be another user")
def test_a_fork_bomb_ends(desk):
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

    with Child(partial(send_result, bomb), LIMITS, enter) as child:
        number, code = next(iter(child))
    assert code == errno.EAGAIN
    assert 0 < number <= sandbox.MOST_PROCESSES


@pytest.mark.skipif(landlock.version() < 6, reason="Landlock knows no signals here")
def test_no_other_process_is_signalled(desk):
    assert confined(desk, partial(os.kill, os.getpid(), 0)) == errno.EPERM


@needs_landlock
def test_no_other_process_is_read(desk):
    for name in ("environ", "mem", "maps", "cmdline"):
        path = Path(f"/proc/{os.getpid()}/{name}")
        assert confined(desk, path.read_bytes) == errno.EACCES


@needs_seccomp
def test_calls_that_no_puzzle_needs_are_denied(desk):
    column = list(seccomp.MACHINES).index(platform.machine())

    def work():
        return {name: _refusal(numbers[column]) for name, numbers in seccomp.DENIED.items()}

    assert set(confined(desk, work).values()) <= {errno.EPERM, None}


def _refusal(number: int | None) -> int | None:
    """The error of a call without arguments; None if this machine has no such call."""
    if number is None:
        return None
    try:
        return _call(number) and 0
    except OSError as error:
        return error.errno


@needs_seccomp
@pytest.mark.parametrize(
    ("number", "arguments"), [("clone", (0x10000000,)), ("ioctl", (0, 0x5412))]
)
def test_a_call_is_denied_with_some_arguments(desk, number, arguments):
    column = list(seccomp.MACHINES).index(platform.machine())
    found = {"clone": seccomp.CLONE, "ioctl": seccomp.IOCTL}[number][column]
    assert confined(desk, partial(_call, found, *arguments)) == errno.EPERM


@needs_seccomp
@pytest.mark.skipif(platform.machine() != "x86_64", reason="a second table of calls is x86-64's")
def test_the_second_table_of_calls_is_closed(desk):
    assert confined(desk, partial(_call, 0x40000000 + 39)) == errno.EPERM  # getpid


def _call(number: int, *arguments: int) -> int:
    libc = ctypes.CDLL(None, use_errno=True)
    result = libc.syscall(ctypes.c_long(number), *map(ctypes.c_long, (*arguments, 0, 0, 0, 0)))
    if result < 0:
        raise OSError(ctypes.get_errno(), "refused")
    return result


def test_it_cannot_be_left_by_another_program(desk):
    code = "import os; os.listdir('/')"
    run = partial(subprocess.run, [sys.executable, "-c", code], capture_output=True)
    if not landlock.version():
        pytest.skip("the kernel has no Landlock")
    done = confined(desk, run)
    assert b"PermissionError" in done.stderr
