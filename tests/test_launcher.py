"""The command `pylogic` as a shell sees it: whatever Python ends with, the code is ours."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys

import pytest
from harness import CHECKOUT, SAFETY, is_gone, wait_until

PYTHON = f"#!{sys.executable}\n"
INTERNAL_ERROR, CTRL_C, PIPE_CLOSED = 1, 130, 141


@pytest.fixture
def launch(tmp_path):
    """Starts the launcher beside a `pylogic-python` of that text."""
    shutil.copy(CHECKOUT / "pylogic" / "cli" / "launcher", tmp_path / "pylogic")

    def start(text, *arguments, **options):
        started = tmp_path / "pylogic-python"
        started.write_text(text)
        started.chmod(0o755)
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen([tmp_path / "pylogic", *arguments], **pipes, **options)

    return start


@pytest.mark.parametrize("code", [0, 20, INTERNAL_ERROR, CTRL_C, PIPE_CLOSED])
def test_launch_python_and_pass_its_code_on(code, launch):
    script = "import sys\nfrom pylogic.cli.exits import end\nprint(sys.argv[1:], flush=True)\n"
    process = launch(f"{PYTHON}{script}end({code})", "a b", "", "*")
    assert process.communicate(timeout=SAFETY) == (b"['a b', '', '*']\n", b"")
    assert process.returncode == code


@pytest.mark.parametrize("end", ["exit 0", "exit 1", "exit 255", "kill -ABRT $$", "exec nothing"])
def test_launch_what_ends_with_no_code_of_pylogic(end, launch):
    process = launch(f"#!/bin/sh\n{end} 2>/dev/null")
    _, said = process.communicate(timeout=SAFETY)
    assert process.returncode == INTERNAL_ERROR
    assert said.endswith(b"which is none of pylogic's; please report it\n")


@pytest.mark.parametrize("to_all", [True, False])
def test_launch_and_stop_before_python_has_begun(to_all, launch, tmp_path):
    """Python shows no traceback: it does not listen to Ctrl-C, and ends by SIGTERM."""
    begun = tmp_path / "begun"
    process = launch(f"#!/bin/sh\n: > {begun}\nexec sleep {SAFETY}", start_new_session=True)
    wait_until(begun.exists, process)
    (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
    assert process.communicate(timeout=SAFETY) == (b"", b"")
    assert process.returncode == CTRL_C
    wait_until(lambda: is_gone(process.pid))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
def test_launch_and_kill_both(launch, tmp_path):
    (tmp_path / "endless.lp").write_text("p(0). p(X+1) :- p(X).")
    script = f"{PYTHON}from pylogic.cli import main\nprint(flush=True)\nmain()"
    process = launch(script, "solve", str(tmp_path / "endless.lp"), start_new_session=True)
    assert process.stdout.read(1) == b"\n"
    process.kill()
    process.communicate(timeout=SAFETY)  # nobody holds its streams any longer
