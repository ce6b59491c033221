"""Losses while a cluster is at work: workers, the scheduler, the client; and a batch then."""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
from harness import PYLOGIC, SAFETY, children, pylogic_run, wait_until
from machines import Machines, freeze, listening
from pages import GUIDE, blocks, commands

import pylogic
from pylogic import OptionError
from pylogic.solving.cluster import join_cluster

pytestmark = pytest.mark.slow
SOON = {"DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "2s"}


def nap(number: int) -> int:
    time.sleep(0.1)
    return number


@pytest.fixture
def machines(tmp_path):
    with Machines(tmp_path, **SOON) as started:
        yield started


@pytest.mark.nightly
def test_do_tasks_of_lost_worker_again(machines):
    """Each task has one result, whichever worker it comes from."""
    machines.scheduler()
    workers = [machines.worker(), machines.worker()]
    joined(machines, 2)
    with join_cluster(machines.address) as cluster:
        futures = [cluster.submit(nap, number) for number in range(40)]
        wait_until(lambda: sum(future.done() for future in futures) > 10)
        workers[0].kill()
        assert [future.result(SAFETY) for future in futures] == list(range(40))


def test_fail_when_the_scheduler_is_lost(machines, tmp_path):
    scheduler = machines.scheduler()
    machines.worker()
    joined(machines, 1)
    words = [*PYLOGIC, "generate", "kuromasu", "9x9", "-n", "1000", "--cluster", machines.address]
    soon = {**machines.environment, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "2s"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(words, env=soon, **pipes) as run:
        assert run.stdout is not None
        run.stdout.readline()
        scheduler.kill()
        _, said = run.communicate(timeout=SAFETY)
    assert run.returncode == 1
    assert "pylogic: the scheduler has gone: " in said.splitlines()[-1]
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "number", [signal.SIGINT, pytest.param(signal.SIGKILL, marks=pytest.mark.nightly)]
)
def test_end_tasks_on_workers(machines, number):
    machines.scheduler()
    worker = machines.worker()
    words = [*PYLOGIC, "generate", "kuromasu", "17x17", "--seed", "1", "--cluster"]
    with subprocess.Popen([*words, machines.address], stderr=subprocess.DEVNULL) as run:
        wait_until(lambda: children(worker.pid), run)
        run.send_signal(number)
        assert run.wait(SAFETY) == (130 if number == signal.SIGINT else -number)
    wait_until(lambda: not children(worker.pid), worker)


@pytest.fixture
def hanging(tmp_path):
    """A cluster with a worker that hangs, which its scheduler does not miss."""
    with Machines(tmp_path) as started:
        started.scheduler()
        worker = started.worker()
        joined(started, 1)
        freeze(worker)
        yield started


def client_of(machines):
    from distributed import Client  # takes as long as some hundred tests

    return Client(machines.address, set_as_default=False)


def joined(machines, number):
    with client_of(machines) as client:
        client.wait_for_workers(number)


def test_go_on_without_a_worker_that_hangs(hanging):
    hanging.worker()
    joined(hanging, 2)
    import dask

    soon = {"distributed.comm.timeouts.connect": "2s"}
    with dask.config.set(soon), join_cluster(hanging.address) as cluster:
        futures = [cluster.submit(nap, number) for number in range(8)]
        wait_until(lambda: sum(future.done() for future in futures) > 1)


def test_refuse_worker_without_pylogic(machines):
    words = r"worker (tcp://\S+ )?has no such pylogic"
    machines.scheduler()
    machines.worker()
    with join_cluster(machines.address) as cluster:
        machines.worker_without_pylogic()
        wait_until(lambda: cluster.width > 2)
        futures = [cluster.submit(nap, number) for number in range(20)]
        with pytest.raises(OptionError, match=words):
            [future.result() for future in futures]


def test_refuse_worker_with_other_source_files(machines, tmp_path):
    shutil.copytree(Path(pylogic.__file__).parent, tmp_path / "pylogic")
    with (tmp_path / "pylogic" / "puzzle.py").open("a") as file:
        file.write("# a remark\n")
    before = machines.environment["PYTHONPATH"]
    machines.environment |= {"PYTHONPATH": f"{tmp_path}:{before}", "PYTHONSAFEPATH": "1"}
    machines.scheduler()
    machines.worker()
    words = r"worker tcp://\S+ has Python .* source files \S+, where the client has Python"
    with join_cluster(machines.address) as cluster, pytest.raises(OptionError, match=words):
        cluster.submit(nap, 1).result(SAFETY)


# ---- The guide's commands ----------------------------------------------------------------


def of_guide(heading):
    """The commands under a heading of the page, of all of its terminals."""
    text = (GUIDE / "cluster.md").read_text()
    section = re.split(r"^## ", text, flags=re.MULTILINE)
    (lines,) = [part.splitlines() for part in section if part.startswith(heading)]
    shown = [b for b in blocks(lines) if b.language == "console"]
    return [
        " ".join(command)[2:].replace("\\ ", "") for b in shown for command, _ in commands(b.lines)
    ]


def certified(folder):
    """A key, and a certificate that is its own authority."""
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    made = ["-keyout", str(folder / "me-key.pem"), "-out", str(folder / "me.pem"), "-days", "1"]
    kind = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes"]
    subprocess.run([*kind, *subject, *made], check=True, capture_output=True)
    (folder / "ca.pem").write_text((folder / "me.pem").read_text())


@pytest.mark.nightly
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
def test_admit_client_with_certificate(tmp_path):
    certified(tmp_path)
    exports = [line.split()[1] for line in of_guide("Security") if line.startswith("export")]
    settings = dict(pair.split("=") for pair in exports)
    assert len(settings) == 8
    files = {n: str(tmp_path / v) if v.endswith(".pem") else v for n, v in settings.items()}
    with Machines(tmp_path, "tls", **files) as machines:
        machines.scheduler()
        machines.worker()
        words = ["generate", "takuzu", "4x4", "--seed", "7", "--cluster"]
        soon = {"DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "2s"}
        assert pylogic_run(*words, machines.address, **files).returncode == 0
        for address in (machines.address, machines.address.replace("tls", "tcp")):
            refused = pylogic_run(*words, address, **soon)
            assert refused.returncode == 2
            assert refused.stderr.startswith(f"error: no cluster at {address}: ")
            assert refused.stderr.count("\n") == 1


def test_begin_a_cluster_in_three_commands(tmp_path):
    installs, scheduler, worker, work = of_guide("A cluster in three commands")
    assert installs == "pip install '.[cluster]'"
    with Machines(tmp_path) as machines:
        port = str(machines.port)
        begun = machines.start("-m", *shlex.split(scheduler), "--port", port)
        wait_until(lambda: ("127.0.0.1", machines.port) in listening(begun.pid), begun)
        of_worker = machines.start("-m", *shlex.split(worker.replace("8786", port)))
        joined(machines, 1)
        words = shlex.split(work.replace("8786", port))[1:]
        made = pylogic_run(*words)
        assert {host for p in (begun, of_worker) for host, _ in listening(p.pid)} == {"127.0.0.1"}
    alone = pylogic_run(*words[: words.index("--cluster")])
    assert made.returncode == alone.returncode == 0, made.stderr
    assert made.stdout == alone.stdout
    assert made.stdout.count(" of seed 7: ") == 4
