"""A team of Dask workers: the same results as children, whatever happens to workers."""

from __future__ import annotations

import asyncio
import os
import pickle
import platform
import sqlite3
import time
from concurrent.futures import CancelledError
from contextlib import closing

import dask
import distributed
import pytest
from distributed import Client, LocalCluster
from harness import SAFETY, is_gone, wait_until

import pylogic
from pylogic import ClusterError, CrashError, OptionError, ProgramError, StoppedError
from pylogic.rules.encoding import find_encoding, read_encoding, renamed
from pylogic.rules.limits import Limits
from pylogic.solving import cluster_task
from pylogic.solving.cluster import Cluster
from pylogic.solving.executor import Children, team

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


def said(encoding):
    return [f"{s.location} {s}" for s in encoding.statements]


def test_rules_travel_without_their_files(own, tmp_path, monkeypatch):
    encoding = read_encoding(own)
    sent = pickle.dumps(encoding)
    own.unlink()
    (tmp_path / "parts" / "more.lp").write_text("this is no program")
    monkeypatch.chdir(tmp_path / "parts")  # where another file has the name of an included one
    (tmp_path / "parts" / "lib").mkdir()
    (tmp_path / "parts" / "lib" / "grid.lp").write_text("nor is this")
    unpacked = pickle.loads(sent)
    assert said(unpacked) == said(encoding)
    assert unpacked == encoding
    assert pylogic.Puzzle(unpacked).solve(models=0).count == 4


def test_what_is_wrong_is_said_of_the_file_that_was_sent(tmp_path):
    rules = tmp_path / "rules.lp"
    rules.write_text("a(1).\n  b(X) :- a(X), X < Y.\n")
    unpacked = pickle.loads(pickle.dumps(read_encoding(rules)))
    with pytest.raises(ProgramError, match=rf"^{rules}:2:3: error: Y is unsafe"):
        pylogic.Puzzle(unpacked).solve()


def test_rules_are_sent_as_they_were_read(own):
    encoding = read_encoding(own)
    (own.parent / "parts" / "more.lp").write_text("b(X) :- a(X), X > 1.\n")
    assert said(pickle.loads(pickle.dumps(encoding))) == said(encoding)


def test_renamed_rules_stay_renamed(own):
    encoding = renamed(read_encoding(own), {("a", 1): "z"})
    assert pickle.loads(pickle.dumps(encoding)) == encoding


# ---- A cluster in this process -----------------------------------------------------------


@pytest.fixture(scope="module")
def client():
    """Of a scheduler with one worker, all of them threads of this process."""
    options = {"n_workers": 1, "threads_per_worker": 2, "dashboard_address": None}
    with (
        LocalCluster(processes=False, protocol="tcp", **options) as local,
        Client(local, set_as_default=False) as client,
    ):
        yield client


def told(encoding, instance):
    """What a task finds, and the process that did it."""
    found = pylogic.Puzzle(encoding).solve(instance)
    return (found.status, str(found.answers[0])), os.getpid()


@pytest.mark.slow
def test_a_cluster_finds_what_children_find(client):
    rules, names = find_encoding("kuromasu"), ["inst12", "inst43", "inst12"]
    found = []
    for executor in (client, None):
        with team(executor, 2, Limits()) as at_work:
            shared = at_work.share(rules)
            futures = [at_work.submit(told, shared, name) for name in names]
            found.append([future.result(SAFETY) for future in futures])
    assert [what for what, _ in found[0]] == [what for what, _ in found[1]]
    assert os.getpid() not in {process for _, process in found[0]}


@pytest.mark.slow
def test_the_same_puzzles_are_made_on_a_cluster(client):
    made = [
        [puzzle.facts for puzzle in pylogic.load("takuzu").generate("4x4", seed=7, count=3, **by)]
        for by in ({"executor": client}, {"jobs": 1})
    ]
    assert made[0] == made[1]


@pytest.mark.slow
def test_what_is_compared_on_a_cluster_is_what_is_compared_here(client, tmp_path, monkeypatch):
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


def test_a_team_that_is_given_is_taken(client):
    with Children(Limits(), 1) as children, team(children, 2, Limits()) as at_work:
        assert at_work is children
    with Cluster(client) as cluster, team(cluster, 2, Limits()) as at_work:
        assert at_work is cluster


def test_there_are_twice_as_many_tasks_as_threads(client):
    with Cluster(client) as cluster:
        assert cluster.width == 4


def fails(error):
    raise error


def kills_itself():
    os.abort()


def test_errors_of_tasks_come_back_as_themselves(client):
    error = ProgramError(pylogic.Problem("no", "a.lp", 1, 2))
    with Cluster(client) as cluster:
        with pytest.raises(ProgramError) as caught:
            cluster.submit(fails, error).result(SAFETY)
        assert caught.value.problems == error.problems
        with pytest.raises(CrashError, match="KeyError: 1"):
            cluster.submit(fails, KeyError(1)).result(SAFETY)
        with pytest.raises(CrashError, match="SIGABRT"):
            cluster.submit(kills_itself).result(SAFETY)


def test_the_limits_of_each_task_hold_on_the_worker(client):
    is_over = Limits(timeout=1.0, deadline=time.monotonic() - 1)
    for limits in (Limits(timeout=0.1), is_over):
        with Cluster(client, limits) as cluster:
            future = cluster.submit(time.sleep, SAFETY)
            with pytest.raises(StoppedError, match="time limit"):
                future.result(SAFETY)


def sleeps(path):
    path.write_text(f"{os.getpid()}")
    time.sleep(SAFETY)


def started(path):
    return int(wait_until(lambda: path.exists() and path.read_text()))


def test_leaving_ends_the_children_of_the_workers(client, tmp_path):
    with Cluster(client) as cluster:
        cluster.submit(sleeps, tmp_path / "child")
        child = started(tmp_path / "child")
    wait_until(lambda: is_gone(child))


def known(client):
    """How many tasks the scheduler knows."""
    return client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks))


def test_nothing_of_a_task_stays(client):
    with Cluster(client) as cluster:
        rules = cluster.share(find_encoding("queens"))
        for _ in range(3):
            assert cluster.submit(str, rules).result(SAFETY)
        wait_until(lambda: len(client.futures) == 1)  # the rules
        wait_until(
            lambda: (
                len(client.run_on_scheduler(lambda dask_scheduler: [*dask_scheduler.tasks])) == 1
            )
        )
    wait_until(lambda: client.futures == {})


def sleeps_once(path):
    if not path.exists():
        sleeps(path)
    return os.getpid()


def cancel_all(client):
    """As somebody does who restarts the cluster, which takes the workers away besides."""
    client.cancel([distributed.Future(key, client) for key in client.futures])


@pytest.mark.slow
def test_what_dask_has_cancelled_is_sent_again(client, tmp_path):
    with Cluster(client) as cluster:
        rules = cluster.share(find_encoding("queens"))
        assert cluster.submit(str, rules).result(SAFETY)
        future = cluster.submit(sleeps_once, tmp_path / "child")
        first = started(tmp_path / "child")
        cancel_all(client)
        assert future.result(SAFETY) != first
        assert cluster.submit(str, rules).result(SAFETY)  # these were cancelled, too
    wait_until(lambda: is_gone(first))


def test_what_dask_cancels_whenever_it_is_sent_is_no_crash(client, monkeypatch):
    async def cancelled(_order):
        raise CancelledError

    with Cluster(client) as cluster:
        monkeypatch.setattr(cluster, "_done", cancelled)
        with pytest.raises(ClusterError, match="Dask has cancelled a task 10 times: what has"):
            cluster.submit(abs, 1).result(SAFETY)


@pytest.fixture
def failing(client, monkeypatch):
    """A cluster of which Dask says something that nobody has thought of."""

    async def fails(_order):
        raise RuntimeError("no idea")

    with Cluster(client) as cluster:
        monkeypatch.setattr(cluster, "_done", fails)
        yield cluster


@pytest.mark.slow
def test_a_failure_of_dask_ends_the_batch_and_is_no_record(failing, tmp_path):
    (tmp_path / "i.lp").write_text("size(1,1).")
    words = "Dask has failed with RuntimeError: no idea: what has been found by then is kept"
    journal = tmp_path / "batch.sqlite"
    asked = {"executor": failing, "journal": journal}
    with pytest.raises(ClusterError, match=words):
        list(pylogic.batch("kuromasu", [tmp_path / "i.lp"], **asked))
    with closing(sqlite3.connect(journal)) as found:
        assert found.execute("SELECT * FROM records").fetchall() == []
    with pytest.raises(ClusterError, match=words):
        list(pylogic.load("kuromasu").generate("3x3", seed=1, executor=failing))
    with pytest.raises(ClusterError, match=words):
        pylogic.compare("queens", ["8"], configs=["default", "trendy"], executor=failing)


# ---- Versions ----------------------------------------------------------------------------


def test_a_worker_with_other_versions_is_refused(client, monkeypatch):
    mine = cluster_task.versions()
    others = {**mine, "clingo": "5.4.0", "pylogic's source files": "0"}
    monkeypatch.setattr("pylogic.solving.cluster.versions", lambda: others)
    words = rf"worker tcp://\S+ has clingo {mine['clingo']} where the client has 5.4.0, pylogic's"
    with pytest.raises(OptionError, match=words), Cluster(client):
        pass


def test_a_worker_that_joins_later_is_refused(client, monkeypatch):
    with Cluster(client) as cluster:
        monkeypatch.setattr("pylogic.solving.cluster.versions", lambda: {"Python": "2.7"})
        with pytest.raises(OptionError, match=r"has Python 3\S+ where the client has 2.7"):
            cluster.submit(str, 1).result(SAFETY)


def test_a_hash_tells_sources_apart(tmp_path, monkeypatch):
    found = []
    for text in ("a = 1", "a = 2"):
        (tmp_path / "some.py").write_text(text)
        monkeypatch.setattr(cluster_task, "PACKAGE", tmp_path)
        cluster_task.versions.cache_clear()
        found.append(cluster_task.versions()["pylogic's source files"])
    cluster_task.versions.cache_clear()
    assert found[0] != found[1]


def test_there_is_no_cluster(monkeypatch):
    with pytest.raises(OptionError, match="no cluster at nonsense://"), Cluster("nonsense://"):
        pass
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    words = r"needs the Python package distributed: pip install '.\[cluster\]'"
    with pytest.raises(OptionError, match=words), Cluster("tcp://127.0.0.1:1"):
        pass


def test_no_scheduler_comes_back(monkeypatch):
    """Dask has given up, which it does at any time, and then says so in many ways."""
    options = {"n_workers": 1, "threads_per_worker": 2, "dashboard_address": None}
    with (
        LocalCluster(processes=False, protocol="tcp", **options) as local,
        Client(local, set_as_default=False) as client,
    ):
        with Cluster(client) as cluster:
            assert cluster.width == 4
            client.close()
            monkeypatch.setattr(cluster, "_counted", 0.0)
            assert cluster.width == 4
            with pytest.raises(ClusterError, match="the scheduler has gone and has not come back"):
                cluster.submit(abs, 1).result(SAFETY)
        with pytest.raises(OptionError, match="the client is closed: it has no cluster"):
            Cluster(client).__enter__()


def test_no_worker_comes():
    with (
        LocalCluster(n_workers=0, processes=False, dashboard_address=None) as local,
        dask.config.set({"distributed.comm.timeouts.connect": "0.1s"}),
        pytest.raises(ClusterError, match=r"no worker has joined within 0.1 seconds"),
        Client(local, set_as_default=False) as client,
        Cluster(client),
    ):
        pass


def test_no_worker_answers(client, monkeypatch):
    monkeypatch.setattr(client, "run", lambda *_, **__: asyncio.Event().wait())
    with (
        dask.config.set({"distributed.comm.timeouts.connect": "0.2s"}),
        pytest.raises(ClusterError, match=r"no worker answers: tcp://\S+: end what hangs"),
    ):
        Cluster(client).__enter__()
