"""pylogic serve: how it starts, what it says, and why it does not start."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from hashlib import sha256
from urllib.parse import urlsplit

import pytest
from harness import CHECKOUT, SAFETY, pylogic_run
from house import PACKAGE
from workbench import RefusedError, serving

STATIC = PACKAGE / "web/static"


def test_print_one_line_with_a_token_of_its_own(workbench, teacher):
    (line,) = workbench.lines
    assert line.startswith(f"http://127.0.0.1:{workbench.port}/?token=")
    assert str(workbench.folder) in line
    assert workbench.token != teacher.token
    assert len(workbench.token) >= 32


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


@pytest.mark.slow
def test_tell_no_traceback_of_an_internal_error(tmp_path):
    folder = tmp_path / "secret"
    folder.mkdir()
    with (tmp_path / "errors").open("w") as errors, serving(folder, errors=errors) as started:
        shutil.rmtree(folder)
        with pytest.raises(RefusedError, match=r"500: .*report it") as refused:
            started.post("save", puzzle="own", text="a.")
    reply = refused.value.reply
    assert "default-src 'none'" in reply.headers["content-security-policy"]
    assert not {"secret", "Error", "Traceback"} & set(reply.text.split())
    assert "FileNotFoundError" in (tmp_path / "errors").read_text()


def test_hold_bundles_of_the_sources_as_they_are():
    stamps = json.loads((STATIC / "bundle/sources.json").read_text())
    known = {name: sha256((STATIC / name).read_bytes()).hexdigest() for name in stamps}
    assert known == stamps, "run: cd tests/web && npm install && npm run bundle"


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
        (["kuromasu", "inst4300"], "no instance 'inst4300'"),
        ([str(CHECKOUT / "tests/drawings/bank.lp")], "only files in encodings/ are listed"),
        (["--port", "{port}"], "error: --port {port}: Address already in use\n"),
        (["--port", "0", "--host", "0.0.0.0"], "others cannot open this address"),
        (["--port", "0", "--host", "192.0.2.1"], "Cannot assign requested address"),
    ],
)
def test_report_mistakes_in_arguments_before_serving(workbench, arguments, words):
    given = [word.format(port=workbench.port) for word in arguments]
    run = pylogic_run("serve", "--no-open", *given)
    assert (run.returncode, run.stdout, "Traceback" in run.stderr) == (2, "", False)
    assert words.format(port=workbench.port) in run.stderr


def run_code(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=SAFETY)


@pytest.mark.slow
def test_name_the_extra_to_install_if_it_is_missing():
    run = run_code(
        "import sys; sys.modules['uvicorn'] = None; from pylogic.cli import main; main()", "serve"
    )
    words = "serve needs the Python package uvicorn: pip install '.[web]' in a checkout of pylogic"
    assert (run.returncode, run.stderr) == (2, f"error: {words}\n")


@pytest.mark.slow
def test_warn_of_a_kernel_that_confines_nothing(workbench):
    code = "import pylogic.web.landlock as it; it.version = lambda: 0"
    arguments = ("serve", "--no-open", "--port", str(workbench.port))
    run = run_code(f"{code}; from pylogic.cli import main; main()", *arguments)
    assert run.stderr.count("this system has no Landlock: jobs are bounded, but not confined") == 1
