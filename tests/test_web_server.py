"""pylogic serve: how it starts, what it says, and why it does not start."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from urllib.parse import urlsplit

import pytest
from harness import SAFETY, pylogic_run
from workbench import serving


def test_print_one_line_with_a_token_of_its_own(workbench, teacher):
    (line,) = workbench.lines
    assert line.startswith(f"http://127.0.0.1:{workbench.port}/?token=")
    assert str(workbench.folder) in line
    assert workbench.token != teacher.token
    assert len(workbench.token) >= 32
    assert workbench.get("library")["first"]["puzzle"] == "kuromasu"


@pytest.mark.slow
def test_tell_the_token_once_to_the_browser_that_it_starts(tmp_path):
    pipe = tmp_path / "started"
    os.mkfifo(pipe)
    with serving(tmp_path, "sudoku", "wiki9.lp", BROWSER=f"sh -c 'echo %s >{pipe}'") as started:
        assert started.get("library")["first"]["instance"] == "wiki9"
        opened = urlsplit(pipe.read_text().strip())
        assert started.token not in opened.geturl()
        asked = f"/?{opened.query}"
        told = started.request("GET", asked, headers={})
        assert (told.status, told.headers["location"]) == (303, f"/?token={started.token}")
        again = started.request("GET", asked, headers={})
        assert (again.status, started.token in again.text) == (200, False)


def test_listen_on_this_machine_only(workbench):
    others = socket.getaddrinfo(socket.gethostname(), workbench.port, socket.AF_INET)
    for *_, address in others:
        if not address[0].startswith("127."):
            with socket.socket() as client, pytest.raises(ConnectionRefusedError):
                client.connect(address)


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["kuromasi"], "no puzzle 'kuromasi'"),
        (["kuromasu", "inst4300"], "no instance 'inst4300'"),
        (["--port", "65536"], "65536"),
        (["kuromasu", "inst43", "more"], "more"),
        (["--public", "https://puzzles.example"], "expected a name alone"),
    ],
)
def test_say_what_is_wrong_before_it_serves(arguments, words):
    run = pylogic_run("serve", "--no-open", *arguments)
    assert (run.returncode, run.stdout, "Traceback" in run.stderr) == (2, "", False)
    assert words in run.stderr


@pytest.mark.slow
def test_name_a_port_that_is_taken(workbench):
    run = pylogic_run("serve", "--no-open", "--port", workbench.port)
    assert run.returncode == 2
    assert run.stderr == f"error: --port {workbench.port}: Address already in use\n"


def run_code(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=SAFETY)


def test_say_what_to_install_without_its_extra():
    run = run_code(
        "import sys; sys.modules['uvicorn'] = None; from pylogic.cli import main; main()", "serve"
    )
    assert run.returncode == 2
    words = "serve needs the Python package uvicorn: pip install '.[web]' in a checkout of pylogic"
    assert run.stderr == f"error: {words}\n"


@pytest.mark.slow
def test_warn_of_a_kernel_that_confines_nothing():
    run = run_code(
        "from pylogic.web import landlock, server\n"
        "landlock.version = lambda: 0\n"
        "server.uvicorn.Server.run = lambda *_, **__: None\n"
        "warn = lambda words: print('WARNED', words)\n"
        "try: server.serve(None, None, 0, None, None, False, print, warn)\n"
        "except KeyboardInterrupt: pass\n"
    )
    warned = [line for line in run.stdout.splitlines() if line.startswith("WARNED")]
    assert len(warned) == 1, run.stderr
    assert "no Landlock" in warned[0]
