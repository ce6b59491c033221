"""A team of Dask workers: the same results as children, whatever happens to workers."""

from __future__ import annotations

import os
import pickle
import platform
import sqlite3
import time
from concurrent.futures import CancelledError
from contextlib import closing, contextmanager

import pytest
from harness import SAFETY, is_gone, wait_until

import pylogic
from pylogic import ClusterError, CrashError, OptionError, ProgramError, StoppedError
from pylogic.rules.encoding import unpickle_encoding
from pylogic.rules.limits import Limits
from pylogic.solving import cluster as cluster_team
from pylogic.solving.cluster import join_cluster

SOON = {"distributed.comm.timeouts.connect": "0.2s"}

# ---- Rules as plain data -----------------------------------------------------------------


@pytest.fixture
def own(tmp_path):
    """A file of rules that includes one of its own, amid a line, and a packaged one."""
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / "more.lp").write_text("b(X) :- a(X).\n#program words.\nsaid(1).\n")
    (tmp_path / "mine.lp").write_text(
        '{ a(1..2) }.   #include "parts/more.lp".   c :- b(1).\n'
        '#include "lib/grid.lp".\nsize(2,2).\n#program errors.\nerror("no") :- size(1,1).\n'
    )
    return tmp_path / "mine.lp"


def test_send_rules_as_they_were_read_without_their_files(own, tmp_path, monkeypatch):
    encoding = pylogic.load(own).encoding
    (tmp_path / "parts" / "more.lp").write_text("this is no program")
    sent = pickle.dumps(encoding)
    own.unlink()
    monkeypatch.chdir(tmp_path / "parts")  # where another file has the name of an included one
    (tmp_path / "parts" / "lib").mkdir()
    (tmp_path / "parts" / "lib" / "grid.lp").write_text("nor is this")
    unpacked = pickle.loads(sent)
    said = [[f"{s.location} {s}" for s in one.statements] for one in (encoding, unpacked)]
    assert said[0] == said[1]
    assert unpacked == encoding
    assert pylogic.Puzzle(unpacked).solve(models=0).count == 4


def test_name_file_of_rules_that_were_sent(tmp_path):
    rules = tmp_path / "rules.lp"
    rules.write_text("a(1).\n  b(X) :- a(X), X < Y.\n")
    unpacked = pickle.loads(pickle.dumps(pylogic.load(rules).encoding))
    with pytest.raises(ProgramError, match=rf"^{rules}:2:3: error: Y is unsafe"):
        pylogic.Puzzle(unpacked).solve()


# ---- A cluster in this process -----------------------------------------------------------


@contextmanager
def local_client(workers=1):
    """A client of a scheduler with workers, all of them threads of this process."""
    from distributed import Client, LocalCluster  # takes as long as some hundred tests

    options = {"n_workers": workers, "threads_per_worker": 2, "dashboard_address": None}
    with (
        LocalCluster(processes=False, protocol="tcp", **options) as local,
        Client(local, set_as_default=False) as client,
    ):
        yield client


@pytest.fixture(scope="module")
def client():
    with local_client() as found:
        yield found


@pytest.mark.slow
def test_find_and_make_on_cluster_same_results_as_here(client):
    found, made = [], []
    for by in ({"executor": client}, {"jobs": 1}):
        records = pylogic.batch("kuromasu", ["inst12", "inst43"], **by)
        found.append([(one.name, one.status, one.details["answers"]) for one in records])
        puzzles = pylogic.load("takuzu").generate("4x4", seed=7, count=3, **by)
        made.append([puzzle.facts for puzzle in puzzles])
    assert (found[0], made[0]) == (found[1], made[1])


@pytest.mark.slow
def test_compare_on_cluster_with_same_results_as_here(client, tmp_path, monkeypatch):
    """The machines of the cluster have none of the files."""
    (tmp_path / "mine.lp").write_text('{ a(1..3) }. #include "more.lp".')
    (tmp_path / "more.lp").write_text(":- a(X), b(X).")
    (tmp_path / "one.lp").write_text("b(1).")
    asked = {"configs": ["default", "trendy"], "journal": tmp_path / "j.sqlite"}
    with monkeypatch.context() as there:
        there.chdir(tmp_path)
        here, found, again = (
            pylogic.compare("mine.lp", ["one.lp"], **asked, **by)
            for by in ({}, {"executor": client}, {"executor": client, "resume": True})
        )
    assert {(r.case, r.status, r.answers) for r in found.runs} == {
        (r.case, r.status, r.answers) for r in here.runs
    }
    assert {r.machine for r in found.runs} == {f"{platform.node()}: {here.runs[0].machine}"}
    assert all(run.cpu_seconds and run.wall_seconds and run.megabytes for run in found.runs)
    assert set(again.runs) == set(found.runs)


def fails(error):
    raise error


def kills_itself():
    os.abort()


def test_raise_errors_of_tasks(client):
    error = ProgramError(pylogic.Problem("no", "a.lp", 1, 2))
    with join_cluster(client) as cluster:
        assert cluster.width == 4  # twice the threads
        with pytest.raises(ProgramError) as caught:
            cluster.submit(fails, error).result(SAFETY)
        assert caught.value.problems == error.problems
        with pytest.raises(CrashError, match="KeyError: 1"):
            cluster.submit(fails, KeyError(1)).result(SAFETY)
        with pytest.raises(CrashError, match="SIGABRT"):
            cluster.submit(kills_itself).result(SAFETY)


@pytest.mark.slow
def test_limit_tasks_on_worker(client):
    is_over = Limits(timeout=1.0, deadline=time.monotonic() - 1)
    for limits in (Limits(timeout=0.1), is_over):
        with join_cluster(client, limits) as cluster:
            future = cluster.submit(time.sleep, SAFETY)
            with pytest.raises(StoppedError, match="time limit"):
                future.result(SAFETY)


def sleeps(path):
    path.write_text(f"{os.getpid()}")
    time.sleep(SAFETY)


def started(path):
    return int(wait_until(lambda: path.exists() and path.read_text()))


@pytest.mark.slow
def test_end_children_of_workers_by_leaving(client, tmp_path):
    with join_cluster(client) as cluster:
        cluster.submit(sleeps, tmp_path / "child")
        child = started(tmp_path / "child")
    wait_until(lambda: is_gone(child))


@pytest.mark.slow
def test_leave_nothing_of_task(client):
    with join_cluster(client) as cluster:
        rules = pylogic.load("queens").encoding
        for _ in range(3):
            assert cluster.submit(str, rules).result(SAFETY)
        wait_until(lambda: client.futures == {})
        wait_until(
            lambda: client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)) == 0
        )


def times_parsed(*_rules):
    """How often this child, and the worker before it, have parsed rules."""
    return unpickle_encoding.cache_info().misses


@pytest.mark.slow
def test_parse_rules_once_on_a_worker(client):
    """However many tasks have them, in whatever place of their arguments."""
    rules = pylogic.load("queens").encoding
    with join_cluster(client) as cluster:
        first = cluster.submit(times_parsed, rules, [rules]).result(SAFETY)
        again = cluster.submit(times_parsed, pylogic.load("queens").encoding).result(SAFETY)
    assert first == again > 0


# ---- What Dask does to a batch -----------------------------------------------------------


@contextmanager
def failing(client, monkeypatch, error):
    """A cluster of which Dask says something when it is given a task."""

    def fail(*_task, **_options):
        raise error

    monkeypatch.setattr(client, "submit", fail)
    with join_cluster(client) as cluster:
        yield cluster


@pytest.mark.slow
def test_end_batch_without_record_where_dask_fails(client, monkeypatch, tmp_path):
    (tmp_path / "i.lp").write_text("size(1,1).")
    words = "Dask has failed with RuntimeError: no idea: what has been found by then is kept"
    journal = tmp_path / "batch.sqlite"
    with failing(client, monkeypatch, RuntimeError("no idea")) as by:
        for call in (
            lambda: pylogic.batch("kuromasu", [tmp_path / "i.lp"], executor=by, journal=journal),
            lambda: pylogic.load("kuromasu").generate("3x3", seed=1, executor=by),
            lambda: pylogic.compare("queens", ["8"], configs=["default", "trendy"], executor=by),
        ):
            with pytest.raises(ClusterError, match=words):
                list(call())
    with closing(sqlite3.connect(journal)) as found:
        assert found.execute("SELECT * FROM records").fetchall() == []
    with (
        failing(client, monkeypatch, CancelledError()) as by,
        pytest.raises(ClusterError, match=r"Dask has failed with CancelledError: .*: what has"),
    ):
        by.submit(abs, 1).result(SAFETY)


# ---- Whom it refuses ---------------------------------------------------------------------


def test_refuse_worker_with_other_versions(client, monkeypatch):
    own = cluster_team.read_versions()
    given = iter(["Python 2.7, clingo 5.4.0", own])  # the client asks first
    monkeypatch.setattr(cluster_team, "read_versions", lambda: next(given))
    words = r"worker tcp://\S+ has Python 3\S+ clingo 5.*, where the client has Python 2.7, clingo"
    with join_cluster(client) as cluster, pytest.raises(OptionError, match=words):
        cluster.submit(str, 1).result(SAFETY)


def test_refuse_address_without_cluster(monkeypatch):
    with pytest.raises(OptionError, match="no cluster at nonsense://"), join_cluster("nonsense://"):
        pass
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    words = r"needs the Python package distributed: pip install '.\[cluster\]'"
    with pytest.raises(OptionError, match=words), join_cluster("tcp://127.0.0.1:1"):
        pass


@pytest.mark.slow
def test_fail_where_the_scheduler_has_gone():
    with local_client() as client:
        with join_cluster(client) as cluster:
            assert cluster.width == 4
            client.close()
            assert cluster.width == 4
            with pytest.raises(ClusterError, match="the scheduler has gone: what has been found"):
                cluster.submit(abs, 1).result(SAFETY)
        with pytest.raises(OptionError, match="the client is closed: it has no cluster"):
            join_cluster(client).__enter__()


@pytest.mark.slow
def test_fail_where_no_worker_comes():
    import dask

    words, soon = r"no worker has joined within 0.2 seconds", dask.config.set(SOON)
    with soon, local_client(workers=0) as idle, pytest.raises(ClusterError, match=words):
        join_cluster(idle).__enter__()
