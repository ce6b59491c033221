"""Jobs: bounded, each in a child that ends with whoever asked, and none waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, aclosing
from pathlib import Path

import pytest
from harness import children, enough_time, is_gone, searchers, wait_until
from workbench import FailedError, RefusedError, Workbench, end, serving, start

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
from fastapi.testclient import TestClient

import pylogic
from pylogic.rules.limits import Limits
from pylogic.solving import child
from pylogic.web import bodies, jobs
from pylogic.web.app import application
from pylogic.web.jobs import LONG, Jobs, Turns

BOARD = bodies.Board(puzzle="kuromasu", facts="size(1,2). clue(1,1,2).")
ENDLESS = {
    "puzzle": "endless",
    "rules": "p(1..100000). q(X,Y,Z) :- p(X), p(Y), p(Z), X < Y, Y < Z.",
    "facts": "size(1,1).",
}
SMALL = {"puzzle": "kuromasu", "facts": BOARD.facts}


def told(places: Jobs, work, limits=jobs.QUICK) -> list[tuple[str, str]]:
    """All events of a job."""

    async def collect() -> list[tuple[str, str]]:
        return [(event.event, event.raw_data) async for event in _stream(places, work, limits)]

    return asyncio.run(collect())


def _stream(places: Jobs, work, limits=jobs.QUICK) -> AsyncIterator:
    return places.stream(BOARD, work, limits)


def _answer(_desk) -> dict[str, int]:
    return {"answer": 42}


def _wait(desk) -> dict[str, int]:
    desk.send(("begun", {"pid": os.getpid()}))
    signal.pause()
    return {}


def _one_place() -> Jobs:
    return Jobs(quick=Turns(1))


# ---- What a job may take ------------------------------------------------------------------


def test_a_job_tells_events_and_then_what_it_returns():
    def work(desk):
        desk.send(("step", {"number": 1, "share": float("nan")}))
        return {"path": Path("a")}

    assert told(Jobs(), work) == [
        ("step", '{"number":1,"share":null}'),
        ("done", '{"path":"a"}'),
    ]


def _endless(_desk):
    while True:
        pass


def test_a_job_ends_when_it_has_worked_for_long(tmp_path):
    ((name, data),) = told(Jobs(tmp_path), _endless, Limits(memory=500, cpu_limit=0.1))
    assert (name, '"interrupted":"cpu"' in data) == ("failed", True)


def test_what_was_found_is_told_when_a_job_has_worked_for_long(tmp_path, monkeypatch):
    monkeypatch.setattr(child, "GRACE", 600)  # for its last words on a busy machine
    (tmp_path / "rules.lp").write_text("{ p(1..60) }.")
    puzzle = pylogic.load(tmp_path / "rules.lp")

    def work(_desk):
        found = puzzle.solve(models=0, keep=False)
        return {"interrupted": found.interrupted, "has_some": found.count > 0}

    told_last = told(Jobs(tmp_path), work, Limits(memory=500, cpu_limit=0.5))
    assert told_last == [("done", '{"interrupted":"cpu","has_some":true}')]


def test_a_job_that_is_kept_from_working_has_its_time():
    def work(_desk):
        time.sleep(0.6)  # as where others have all processors
        return {}

    assert told(Jobs(), work, Limits(memory=500, cpu_limit=0.5)) == [("done", "{}")]


def test_a_job_that_only_waits_ends_as_well():
    ((name, data),) = told(Jobs(), lambda _desk: signal.pause(), Limits(0.1, 500, cpu_limit=20))
    assert (name, '"interrupted":"timeout"' in data) == ("failed", True)


def test_a_job_ends_when_it_takes_too_much_memory():
    def work(_desk):  # zeros alone would take no memory, and one piece would hold up the watch
        return {"size": len([b"x" * 10**7 for _ in range(500)])}

    ((name, data),) = told(Jobs(), work, Limits(60, 300, True))
    assert (name, '"interrupted":"memory"' in data) == ("failed", True)


def test_a_job_ends_when_it_tells_too_much(monkeypatch):
    monkeypatch.setattr(jobs, "MOST_SENT", 3_000_000)

    def work(desk):
        for _ in range(100):
            desk.send(("much", {"text": "x" * 10**6}))

    *before, (name, data) = told(Jobs(), work)
    assert (len(before), name, "too much to tell" in data) == (2, "failed", True)


def test_a_job_that_fails_says_so():
    ((name, data),) = told(Jobs(), lambda _desk: 1 / 0)
    assert (name, "ZeroDivisionError" in data) == ("failed", True)


def test_what_fails_before_a_job_begins_is_told(monkeypatch):
    monkeypatch.setattr(jobs, "Child", lambda *_, **_more: 1 / 0)
    ((name, data),) = told(Jobs(), _answer)
    assert (name, "ZeroDivisionError" in data) == ("failed", True)


def test_a_job_works_on_its_desk_which_goes(tmp_path):
    def work(_desk):
        Path("left").write_text("behind")
        return {"folder": str(Path.cwd()), "facts": Path("instances/kuromasu/board.lp").read_text()}

    ((_, data),) = told(Jobs(tmp_path), work)
    assert BOARD.facts in data
    assert str(tmp_path) in data
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_nothing_is_left_after_many_jobs():
    places = Jobs()

    async def many() -> None:
        for work in [_answer, lambda _desk: 1 / 0] * 100:
            async with aclosing(_stream(places, work)) as stream:
                assert [event.event async for event in stream][-1] in ("done", "failed")

    opened, threads = len(os.listdir("/proc/self/fd")), threading.active_count()
    asyncio.run(many())
    wait_until(lambda: threading.active_count() <= threads)
    assert _zombie() is None
    assert len(os.listdir("/proc/self/fd")) == opened


def _zombie() -> object:
    """A child that has ended, and nobody has noticed; None if there is none."""
    try:
        return os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return None


def test_a_child_has_no_socket_of_the_server(workbench):
    child, opened = _begin_grounding(workbench)
    with opened:
        held = [os.readlink(path) for path in Path(f"/proc/{child}/fd").iterdir()]
    wait_until(lambda: is_gone(child))
    assert [name for name in held if name.startswith("socket:")] == []


# ---- Waiting ------------------------------------------------------------------------------


def test_who_waits_and_goes_away_leaves_the_line():
    places = _one_place()

    async def play() -> None:
        first, second = _stream(places, _wait), _stream(places, _wait)
        begun = await anext(first)
        waiting = asyncio.create_task(anext(second))
        while not (places.quick.waiting or waiting.done()):
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert places.quick.waiting == 0
        await first.aclose()
        child = int(begun.raw_data.strip('{"pid:}'))
        while not is_gone(child):
            await asyncio.sleep(0.01)
        assert [event.event async for event in _stream(places, _answer)] == ["done"]

    asyncio.run(play())


def test_the_line_is_first_come_first_served():
    places, order = _one_place(), []

    async def ask(number: int) -> None:
        async for _ in _stream(places, _answer):
            order.append(number)

    async def play() -> None:
        await asyncio.gather(*map(ask, range(10)))

    asyncio.run(play())
    assert order == list(range(10))


def test_a_client_never_has_all_places_and_clients_take_turns():
    line, order = Turns(2), []

    async def ask(client: str) -> None:
        async with line.place(client):
            order.append(client)
            await asyncio.sleep(0)

    async def play() -> None:
        for _ in range(2):
            await line.take("greedy")
        waiting = [asyncio.create_task(ask("greedy")) for _ in range(2)]
        await asyncio.sleep(0)
        assert line.waiting == 2
        await line.take("other")
        waiting += [asyncio.create_task(ask(client)) for client in ("third", "other")]
        await asyncio.sleep(0)
        assert (line.waiting, order) == (4, [])
        line.release("greedy")
        await asyncio.gather(*waiting)

    asyncio.run(play())
    assert order == ["third", "greedy", "other", "greedy"]


def test_who_goes_away_when_its_turn_comes_gives_its_place_back():
    line = Turns(1)

    async def play() -> None:
        await line.take("")
        waiting = asyncio.create_task(line.take(""))
        await asyncio.sleep(0)
        line.release("")
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await line.take("")

    asyncio.run(play())


@pytest.mark.slow
def test_a_tab_whose_rules_explode_keeps_neither_the_library_nor_other_tabs_waiting(tmp_path):
    with serving(tmp_path) as workbench, ExitStack() as opened:
        greedy = {**workbench.headers, "Pylogic-Tab": "greedy"}
        for _ in range(2 * (os.cpu_count() or 1)):
            opened.enter_context(workbench.asked("POST", "/api/solve", ENDLESS, greedy))
        at_work = wait_until(lambda: searchers(workbench.process.pid))
        assert workbench.get("library")["puzzles"]
        assert workbench.call("solve", SMALL)["status"] == "unique"
        assert {*at_work} <= {*searchers(workbench.process.pid)}  # it has waited for none of them


def test_long_jobs_leave_quick_ones_their_places():
    places = Jobs()

    async def play() -> None:
        slow = [_stream(places, _wait, LONG) for _ in range(2)]
        for stream in slow:
            await anext(stream)
        assert [event.event async for event in _stream(places, _answer)] == ["done"]
        for stream in slow:
            await stream.aclose()

    asyncio.run(play())


def test_a_client_that_does_not_read_keeps_no_place():
    places = _one_place()

    async def play() -> None:
        idle = _stream(places, lambda desk: [desk.send(("event", {})), {}][1])
        await anext(idle)
        assert [event.event async for event in _stream(places, _answer)] == ["done"]
        await idle.aclose()

    asyncio.run(play())


def test_a_job_that_waits_for_its_client_tells_all(monkeypatch):
    monkeypatch.setattr(jobs, "MOST_UNREAD", 1000)

    def work(desk):
        for _ in range(300):
            desk.send(("much", {"text": "x" * 10**4}))
        return {}

    assert [name for name, _ in told(Jobs(), work)] == ["much"] * 300 + ["done"]


def test_a_client_that_never_reads_much_keeps_no_place(monkeypatch):
    monkeypatch.setattr(jobs, "MOST_UNREAD", 1000)
    places = _one_place()

    def work(desk):
        for _ in range(100):
            desk.send(("much", {"text": "x" * 10**4}))
        return {}

    async def play(seconds: float) -> str:
        idle = _stream(places, work, Limits(memory=500, cpu_limit=seconds))
        first = await anext(idle)
        assert [event.event async for event in _stream(places, _answer)] == ["done"]
        *_, last = [first, *[event async for event in idle]]
        assert (last.event, '"interrupted":"timeout"' in last.raw_data) == ("failed", True)
        return first.event

    found = enough_time(lambda seconds: asyncio.run(play(seconds)), lambda first: first == "much")
    assert found == "much"


def test_too_many_are_refused_with_words(monkeypatch):
    monkeypatch.setattr(jobs, "MOST_WAITING", 0)
    app = application("token")
    client = TestClient(app, base_url="http://127.0.0.1")
    reply = client.post("/api/solve", json=SMALL, headers={"Authorization": "Bearer token"})
    assert (reply.status_code, reply.text[:8]) == (503, "Too much")


@pytest.mark.slow
def test_ten_clients_all_get_all_their_answers(workbench):
    def client(number: int) -> list[str]:
        boards = (f"size(1,{cols}). clue(1,1,{cols})." for cols in range(2, 4))
        asked = ({**SMALL, "facts": f"{board} % {number}"} for board in boards)
        return [workbench.call("solve", one)["status"] for one in asked]

    with ThreadPoolExecutor(10) as pool:
        assert list(pool.map(client, range(10))) == [["unique"] * 2] * 10


# ---- Ending -------------------------------------------------------------------------------


def _begin_grounding(workbench: Workbench) -> tuple[int, ExitStack]:
    """Ask for what never ends; the child that grounds, and what closes the connection."""
    opened, before = ExitStack(), searchers(workbench.process.pid)  # some stay for a next hint
    opened.enter_context(workbench.asked("POST", "/api/solve", ENDLESS))
    (child,) = wait_until(lambda: {*searchers(workbench.process.pid)} - {*before})
    wait_until(lambda: _seconds(child) > 0.5)
    return child, opened


def _seconds(number: int) -> float:
    """How long a process has worked."""
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_closing_the_connection_ends_grounding(workbench):
    child, opened = _begin_grounding(workbench)
    opened.close()
    with pytest.raises((FileNotFoundError, ProcessLookupError)):  # it is gone
        wait_until(lambda: _seconds(child) > jobs.QUICK.cpu_limit / 2)
    wait_until(lambda: is_gone(child))


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_the_end_of_the_server_ends_its_children(tmp_path, monkeypatch, number):
    monkeypatch.setenv("TMPDIR", str(tmp_path / "desks"))
    (tmp_path / "desks").mkdir()
    with (tmp_path / "errors").open("w") as errors:
        workbench = start(tmp_path, errors=errors)
    child, opened = _begin_grounding(workbench)
    code = end(workbench, number)
    opened.close()
    assert (tmp_path / "errors").read_text() == ""
    wait_until(lambda: is_gone(child))
    is_killed = number == signal.SIGKILL
    assert code == (-number if is_killed else 130)
    assert is_killed or list((tmp_path / "desks").iterdir()) == []


def test_a_job_that_outlives_the_loop_says_nothing(monkeypatch):
    failures = []
    monkeypatch.setattr(threading, "excepthook", failures.append)

    async def play() -> None:
        await anext(_stream(Jobs(), _wait))  # and never close it

    threads = threading.active_count()
    asyncio.run(play())
    wait_until(lambda: threading.active_count() <= threads)
    assert failures == []


@pytest.mark.slow
def test_the_server_answers_while_jobs_work(tmp_path):
    places = os.cpu_count() or 1
    with serving(tmp_path) as workbench, ExitStack() as opened:
        for _ in range(2 * places):
            opened.enter_context(workbench.asked("POST", "/api/solve", ENDLESS))
        wait_until(lambda: len(children(workbench.process.pid)) == places)
        assert workbench.request("GET", "/").status == 200


def test_what_failed_and_what_was_refused_have_words(workbench):
    with pytest.raises(FailedError, match="syntax error"):
        workbench.call("solve", {**SMALL, "facts": "size(1,"})
    with pytest.raises(RefusedError, match="422"):
        workbench.call("solve", {**SMALL, "puzzle": "../x"})
