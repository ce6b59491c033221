"""The command `pylogic` as a shell sees it: whatever Python ends with, the code is ours."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from harness import SAFETY, is_gone, wait_until

import pylogic.cli
from pylogic.cli.codes import (
    ANSWERED,
    CTRL_C,
    FIRST,
    INTERNAL_ERROR,
    LIMITED,
    PIPE_CLOSED,
    UNSOLVABLE,
)

LAUNCHER = Path(pylogic.cli.__file__).with_name("launcher")
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
PYTHON = f"#!{sys.executable}\n"


@pytest.fixture
def launch(tmp_path):
    """Starts the launcher beside a `pylogic-python` of that text."""
    shutil.copy(LAUNCHER, tmp_path / "pylogic")

    def start(text: str, *arguments: str, **options) -> subprocess.Popen:
        started = tmp_path / "pylogic-python"
        started.write_text(text)
        started.chmod(0o755)
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        options = {"stdin": subprocess.DEVNULL, **pipes, **options}
        return subprocess.Popen([tmp_path / "pylogic", *arguments], **options)

    return start


def finished(process: subprocess.Popen) -> tuple[int, bytes]:
    """Its code, and what it has said on standard error."""
    _, said = process.communicate(timeout=SAFETY)
    return process.returncode, said


@pytest.mark.parametrize("code", [*range(6), CTRL_C, PIPE_CLOSED])
def test_a_code_of_pylogic_is_passed_on(code, launch):
    script = f"{PYTHON}from pylogic.cli import end\nend({code})"
    assert finished(launch(script)) == (code, b"")


@pytest.mark.parametrize(
    "end",
    [
        "exit 0",
        "exit 1",
        "exit 2",
        f"exit {CTRL_C}",
        "exit 255",
        f"exit {FIRST + 8}",
        "kill -KILL $$",
        "kill -ABRT $$",
        "exec nothing_of_that_name",
    ],
)
def test_any_other_code_is_none_of_pylogics(end, launch):
    code, said = finished(launch(f"#!/bin/sh\n{end} 2>/dev/null"))
    assert code == INTERNAL_ERROR
    assert said.endswith(b"which is none of pylogic's; please report it\n")


def test_python_that_does_not_start_is_an_error(launch):
    code, said = finished(launch("#!/no/such/python\n"))
    assert (code, b"please report it" in said) == (INTERNAL_ERROR, True)


@pytest.mark.parametrize("to_all", [True, False])
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_before_python_has_begun_is_ctrl_c(number, to_all, launch, tmp_path):
    """Python shows no traceback: it does not listen to Ctrl-C, and ends by SIGTERM."""
    begun = tmp_path / "begun"
    process = launch(f"#!/bin/sh\n: > {begun}\nexec sleep {SAFETY}", start_new_session=True)
    wait_until(begun.exists, process)
    (os.killpg if to_all else os.kill)(process.pid, number)
    assert finished(process) == (CTRL_C, b"")
    wait_until(lambda: is_gone(process.pid))


def test_a_signal_that_nobody_had_is_sent_again(launch, tmp_path):
    """As one between fork and exec, where the shell in the child still has a handler of its own."""
    deaf = f"""{PYTHON}import os, signal, sys, time
signal.signal(signal.SIGTERM, lambda *_: os.write(1, b"lost"))
os.kill(os.getppid(), signal.SIGINT)
while not os.path.exists({str(tmp_path / "go")!r}):
    time.sleep(0.01)
signal.signal(signal.SIGTERM, lambda *_: os._exit({FIRST + 6}))
os.kill(os.getppid(), signal.SIGUSR1)
time.sleep({SAFETY})
"""
    process = launch(deaf)
    assert process.stdout.read(4) == b"lost"
    (tmp_path / "go").touch()
    assert finished(process) == (CTRL_C, b"")


def test_what_comes_in_and_goes_out_is_pythons(launch):
    echo = (
        f"{PYTHON}import sys\nfrom pylogic.cli import leave\n"
        "print(sys.argv[1:], sys.stdin.read())\nleave(0)"
    )
    process = launch(echo, "a b", "", "*", stdin=subprocess.PIPE)
    out, said = process.communicate(b"given", timeout=SAFETY)
    assert (process.returncode, out, said) == (ANSWERED, b"['a b', '', '*'] given\n", b"")


def test_closed_standard_input_is_closed_for_python_too(launch):
    script = f"{PYTHON}import sys\nfrom pylogic.cli import end\nend(3 if sys.stdin is None else 4)"
    assert finished(launch(script, stdin=None, preexec_fn=lambda: os.close(0))) == (LIMITED, b"")


def test_an_ignored_signal_stays_ignored(launch):
    """As SIGHUP under nohup."""
    script = f"{PYTHON}import os\nfrom pylogic.cli import end\nos.kill(os.getppid(), 1)\nend(0)"
    ignore = lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)  # noqa: E731
    assert finished(launch(script, preexec_fn=ignore)) == (ANSWERED, b"")


def test_it_is_found_behind_a_link(launch, tmp_path):
    process = launch(f"{PYTHON}from pylogic.cli import end\nend(0)")
    assert finished(process) == (ANSWERED, b"")
    link = tmp_path / "bin" / "pylogic"
    link.parent.mkdir()
    link.symlink_to(tmp_path / "pylogic")
    assert subprocess.run([link]).returncode == ANSWERED


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
def test_a_killed_launcher_takes_python_with_it(launch, tmp_path):
    (tmp_path / "endless.lp").write_text("p(0). p(X+1) :- p(X).")
    script = f"{PYTHON}from pylogic.cli import main\nprint(flush=True)\nmain()"
    process = launch(script, "solve", str(tmp_path / "endless.lp"), start_new_session=True)
    assert process.stdout.read(1) == b"\n"
    process.kill()
    process.wait()
    assert process.stdout.read() is not None  # its end: nobody holds it any longer


@pytest.mark.parametrize(("rules", "code"), [("a.", ANSWERED), ("a. :- a.", UNSOLVABLE)])
def test_the_command_that_is_installed(rules, code, tmp_path):
    command = Path(sys.executable).with_name("pylogic")
    if not command.exists():
        pytest.skip("pylogic is not installed beside this Python")
    (tmp_path / "rules.lp").write_text(rules)
    assert subprocess.run([command, "solve", tmp_path / "rules.lp"]).returncode == code
