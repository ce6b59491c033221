"""A batch on a cluster of which almost everything is lost: it says what one process says."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
from contextlib import closing
from itertools import cycle, islice

import pytest
from harness import PYLOGIC, SAFETY
from machines import Machines, freeze

import pylogic

pytestmark = pytest.mark.slow
SOON = {"DASK_DISTRIBUTED__SCHEDULER__WORKER_TTL": "2s"}
NUMBER = 800


@pytest.fixture
def puzzles(tmp_path, monkeypatch):
    """A file of many puzzles, some of which have no answer, several, or are no puzzles."""
    monkeypatch.chdir(tmp_path)
    kuromasu = pylogic.load("kuromasu")
    made = [one.facts for one in kuromasu.generate("7x7", count=20, seed=1)]
    ids = [str(kuromasu.convert(facts, "range", text=True)).strip() for facts in made]
    lines = [*ids, "7x7:2b2w", "7x7:zw", "7x7:z"]
    many = islice(cycle(lines), NUMBER)
    (tmp_path / "many.txt").write_text("".join(f"p{n} {line}\n" for n, line in enumerate(many)))
    return tmp_path


def begun(*options):
    words = [*PYLOGIC, "check", "kuromasu", "many.txt", "--corpus", "--format", "range", "--json"]
    return subprocess.Popen([*words, *options], stdout=subprocess.PIPE, text=True)


def told(lines):
    """What a batch says of each puzzle, but for what it took."""
    found = [json.loads(line) for line in lines]
    return [(one["name"], one["status"], one["problems"], one["count"]) for one in found]


def test_what_is_lost_is_done_again_and_recorded_once(puzzles):
    with begun("--jobs", "2", "--journal", "here.sqlite") as run:
        assert run.stdout is not None
        here = told(run.stdout)
    with Machines(puzzles, **SOON) as machines:
        there = ["--cluster", machines.address, "--journal", "there.sqlite"]
        scheduler = machines.scheduler()
        workers = [machines.worker() for _ in range(3)]
        with begun(*there) as run:
            assert run.stdout is not None
            next(run.stdout)
            workers[0].kill()
            freeze(workers[1])
            next(run.stdout)
            run.send_signal(signal.SIGINT)
            run.stdout.read()
            assert run.wait(SAFETY) == 130
        scheduler.kill()
        scheduler.wait()
        machines.scheduler()
        machines.worker()
        with begun(*there, "--resume") as run:
            assert run.stdout is not None
            assert told(run.stdout) == here
    assert len(here) == NUMBER
    with closing(sqlite3.connect("there.sqlite")) as journal:
        query = "SELECT count(*), count(DISTINCT name), count(DISTINCT key) FROM records"
        assert journal.execute(query).fetchall() == [(NUMBER, NUMBER, NUMBER)]
