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

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")


def test_it_prints_one_line_has_a_token_of_its_own_and_opens_what_it_is_told(tmp_path, workbench):
    with serving(tmp_path, "kuromasu", "inst43.lp") as started:
        (line,) = started.lines
        assert line.startswith(f"http://127.0.0.1:{started.port}/?token=")
        assert str(tmp_path) in line
        assert started.token != workbench.token
        assert len(started.token) >= 32
        assert started.get("library")["first"]["instance"] == "inst43"


def test_the_link_of_the_browser_that_it_starts_tells_the_token_once(tmp_path):
    pipe = tmp_path / "started"
    os.mkfifo(pipe)
    with serving(tmp_path, BROWSER=f"sh -c 'echo %s >{pipe}'") as started:
        opened = urlsplit(pipe.read_text().strip())
        assert started.token not in opened.geturl()
        asked = f"/?{opened.query}"
        told = started.request("GET", asked, headers={})
        assert (told.status, told.headers["location"]) == (303, f"/?token={started.token}")
        again = started.request("GET", asked, headers={})
        assert (again.status, started.token in again.text) == (200, False)


def test_it_listens_on_this_machine_only(workbench):
    others = socket.getaddrinfo(socket.gethostname(), workbench.port, socket.AF_INET)
    for *_, address in others:
        if not address[0].startswith("127."):
            with socket.socket() as client, pytest.raises(ConnectionRefusedError):
                client.connect(address)


@pytest.mark.few(2)
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
def test_what_is_wrong_is_said_before_it_serves(arguments, words):
    run = pylogic_run("serve", "--no-open", *arguments)
    assert (run.returncode, run.stdout, "Traceback" in run.stderr) == (2, "", False)
    assert words in run.stderr


def test_a_port_that_is_taken_is_named(workbench):
    run = pylogic_run("serve", "--no-open", "--port", workbench.port)
    assert run.returncode == 2
    assert run.stderr == f"error: --port {workbench.port}: Address already in use\n"


def test_without_its_extra_it_says_what_to_install():
    code = "import sys; sys.modules['uvicorn'] = None; from pylogic.cli import main; main()"
    run = subprocess.run(
        [sys.executable, "-c", code, "serve"], capture_output=True, text=True, timeout=SAFETY
    )
    assert run.returncode == 2
    words = "serve needs the Python package uvicorn: pip install '.[web]' in a checkout of pylogic"
    assert run.stderr == f"error: {words}\n"


def test_a_kernel_that_confines_nothing_is_told(tmp_path):
    code = (
        "from pylogic.web import landlock, seccomp, server\n"
        "warned = lambda words: print('WARNED', words)\n"
        "import signal\n"
        "landlock.version = lambda: 0\n"
        "server.uvicorn.Server.run = lambda *_, **__: None\n"
        "try: server.serve(None, None, 0, None, None, False, print, warned)\n"
        "except KeyboardInterrupt: pass\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path)
    warned = [line for line in run.stdout.splitlines() if line.startswith("WARNED")]
    assert len(warned) == 1, run.stderr
    assert "no Landlock" in warned[0]
