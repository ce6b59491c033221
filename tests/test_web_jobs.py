"""Jobs: bounded, each in a child that ends with whoever asked, and none waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from contextlib import ExitStack, aclosing, suppress
from pathlib import Path

import pytest
from harness import is_gone, searchers, wait_until
from workbench import ASKED, ENDLESS, Workbench, end, serving, start

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")

from anyio import CapacityLimiter

from pylogic.rules.limits import Limits
from pylogic.web import jobs

BOARD = jobs.bodies.Board(**ASKED)
WHOLE = [("done", '{"answer":42}')]


async def events(stream) -> list[tuple[str, str]]:
    return [(event.event, event.raw_data) async for event in stream]


def told(places: jobs.Jobs, work, *limits: Limits) -> list[tuple[str, str]]:
    """All events of a job."""
    return asyncio.run(events(places.stream(BOARD, work, *limits)))


def answer(_desk):
    return {"answer": 42}


def wait(desk):
    desk.send(("begun", {"pid": os.getpid()}))
    signal.pause()


def work_for_ever(_desk):
    while True:
        pass


def fail(_desk):
    raise ZeroDivisionError


def send_much(desk):
    for _ in range(300):
        desk.send(("much", {"text": "x" * 10**4}))
    return answer(desk)


# ---- What a job may take ------------------------------------------------------------------


def test_stream_events_and_the_result_of_a_job_and_remove_its_desk(tmp_path):
    def work(desk):
        desk.send(("step", {"number": 1, "share": float("nan")}))
        Path("left").write_text("behind")
        return {"at": Path.cwd().parent, "facts": Path("instances/kuromasu/board.lp").read_text()}

    assert told(jobs.Jobs(tmp_path), work) == [
        ("step", '{"number":1,"share":null}'),
        ("done", f'{{"at":"{tmp_path}","facts":"{BOARD.facts}"}}'),
    ]
    assert list(tmp_path.iterdir()) == []


WIDE = Limits(memory=500, cpu_limit=20)
ENDED = {
    "work": ({}, work_for_ever, WIDE._replace(cpu_limit=0.1), '"interrupted":"cpu"'),
    "wait": ({}, lambda _: signal.pause(), WIDE._replace(timeout=0.1), '"interrupted":"timeout"'),
    "pupil": ({"longest": 0.1}, lambda _: signal.pause(), WIDE, '"interrupted":"timeout"'),
    "fail": ({}, fail, WIDE, "ZeroDivisionError"),
    "tell": ({"most_sent": 30_000}, send_much, WIDE, "too much to tell"),
    "begin": ({"desks": Path("/nowhere")}, answer, WIDE, "the server has no room"),
}


@pytest.mark.parametrize(("bounds", "work", "limits", "words"), ENDED.values(), ids=ENDED)
def test_end_a_job_that_fails_or_takes_too_much_with_words(bounds, work, limits, words):
    *before, (name, data) = told(jobs.Jobs(**bounds), work, limits)
    assert (len(before), name, words in data) == (2 if work == send_much else 0, "failed", True)


@pytest.mark.nightly
@pytest.mark.slow
def test_leave_nothing_behind_after_many_jobs():
    places = jobs.Jobs()

    async def many() -> None:
        for work in [answer, fail] * 100:
            async with aclosing(places.stream(BOARD, work)) as stream:
                assert (await events(stream))[-1][0] in ("done", "failed")

    opened, threads = len(os.listdir("/proc/self/fd")), threading.active_count()
    asyncio.run(many())
    wait_until(lambda: threading.active_count() <= threads)
    with suppress(ChildProcessError):  # servers of other tests may live
        ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        assert ended is None, "a child has ended unnoticed"
    assert len(os.listdir("/proc/self/fd")) == opened


# ---- Waiting ------------------------------------------------------------------------------


def waiting_for(line: CapacityLimiter) -> int:
    return line.statistics().tasks_waiting


def test_leave_the_line_when_one_goes_away():
    places = jobs.Jobs(quick=CapacityLimiter(1))

    async def play() -> None:
        first, second = places.stream(BOARD, wait), places.stream(BOARD, wait)
        begun = await anext(first)
        waiting = asyncio.create_task(anext(second))
        while not (waiting_for(places.quick) or waiting.done()):
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert waiting_for(places.quick) == 0
        await first.aclose()
        child = int(begun.raw_data.strip('{"pid:}'))
        while not is_gone(child):
            await asyncio.sleep(0.01)
        assert await events(places.stream(BOARD, answer)) == WHOLE

    asyncio.run(play())


def test_keep_no_place_for_a_client_that_does_not_read():
    places = jobs.Jobs(quick=CapacityLimiter(1))

    async def play() -> None:
        idle = places.stream(BOARD, lambda desk: [desk.send(("event", {})), {}][1])
        await anext(idle)
        assert await events(places.stream(BOARD, answer)) == WHOLE
        await idle.aclose()

    asyncio.run(play())


@pytest.mark.slow
def test_answer_others_while_one_has_rules_that_explode(tmp_path):
    with serving(tmp_path) as workbench, ExitStack() as opened:
        for _ in range(os.cpu_count() or 1):
            opened.enter_context(workbench.asked("POST", "/api/solve", ENDLESS))
        wait_until(lambda: len(searchers(workbench.process.pid)) == (os.cpu_count() or 1))
        at_work = {*searchers(workbench.process.pid)}
        assert workbench.request("GET", "/").status == 200
        assert workbench.get("library")["puzzles"]
        assert workbench.call("solve", ASKED)["status"] == "unique"
        assert at_work <= {*searchers(workbench.process.pid)}  # it has waited for none of them


# ---- Ending -------------------------------------------------------------------------------


def begin_grounding(workbench: Workbench) -> tuple[int, ExitStack]:
    """Ask for what never ends; the child that grounds, and what closes the connection."""
    opened, before = ExitStack(), searchers(workbench.process.pid)
    opened.enter_context(workbench.asked("POST", "/api/solve", ENDLESS))
    (child,) = wait_until(lambda: {*searchers(workbench.process.pid)} - {*before})
    wait_until(lambda: seconds_of(child) > 0.1)
    return child, opened


def seconds_of(number: int) -> float:
    """How long a process has worked."""
    fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_end_grounding_and_give_it_no_connection_when_the_connection_is_closed(workbench):
    child, opened = begin_grounding(workbench)
    files = [os.readlink(path) for path in Path(f"/proc/{child}/fd").iterdir()]
    assert len([name for name in files if name.startswith("socket:")]) == 1  # to its parent
    opened.close()
    with pytest.raises((FileNotFoundError, ProcessLookupError)):  # gone before its limit of 20
        wait_until(lambda: seconds_of(child) > 10)
    wait_until(lambda: is_gone(child))


@pytest.mark.slow
@pytest.mark.parametrize(
    "number",
    [
        pytest.param(signal.SIGINT, marks=pytest.mark.nightly),
        signal.SIGTERM,
        pytest.param(signal.SIGHUP, marks=pytest.mark.nightly),
        signal.SIGKILL,
    ],
)
def test_end_all_children_with_the_server(tmp_path, monkeypatch, number):
    monkeypatch.setenv("TMPDIR", str(tmp_path / "desks"))
    (tmp_path / "desks").mkdir()
    with (tmp_path / "errors").open("w") as errors:
        workbench = start(tmp_path, errors=errors)
    child, opened = begin_grounding(workbench)
    code = end(workbench, number)
    opened.close()
    assert (tmp_path / "errors").read_text() == ""
    wait_until(lambda: is_gone(child))
    is_killed = number == signal.SIGKILL
    assert code == (-number if is_killed else 130)
    assert is_killed or list((tmp_path / "desks").iterdir()) == []


def test_say_nothing_of_a_job_that_outlives_the_loop(monkeypatch):
    failures = []
    monkeypatch.setattr(threading, "excepthook", failures.append)

    async def play() -> None:
        await anext(jobs.Jobs().stream(BOARD, wait))  # and never close it

    threads = threading.active_count()
    asyncio.run(play())
    wait_until(lambda: threading.active_count() <= threads)
    assert failures == []
