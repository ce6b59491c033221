"""A public server: what strangers may, how much, how often, and what it tells of itself."""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

import psutil
import pytest
from harness import SAFETY, wait_until
from workbench import Workbench, serving

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
from fastapi.testclient import TestClient

from pylogic.rules.library import PACKAGE
from pylogic.web import strangers
from pylogic.web.app import public_application
from pylogic.web.jobs import UNKNOWN, Had, Turns

NAME = "puzzles.example"
ASKED = {"puzzle": "kuromasu", "facts": "size(1,2). clue(1,1,2)."}
CLOSED = {
    "/api/choices", "/api/compare", "/api/generate", "/api/new", "/api/remove", "/api/save",
    "/api/trace",
}  # fmt: skip


@pytest.fixture
def client(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return TestClient(public_application(NAME), f"https://{NAME}")


def test_anybody_plays(client):
    assert client.get("/").status_code == 200
    assert '"status":"unique"' in client.post("/api/solve", json=ASKED).text
    assert client.get("/api/library").json()["is_public"] is True


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1:8043", "", f"{NAME}.evil.example"])
def test_it_answers_to_its_name_alone(client, host):
    assert client.get("/", headers={"Host": host}).status_code == 421


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
)
def test_pages_of_other_sites_ask_nothing(client, headers):
    assert client.post("/api/solve", json=ASKED, headers=headers).status_code == 403


@pytest.mark.parametrize("rules", ['#include "no.lp".', "a :- b(X", "#show. a :- b."])
def test_nobody_hears_where_pylogic_lies(client, rules):
    asked = {**ASKED, "rules": rules}
    told = [client.get("/api/library").text, client.post("/api/solve", json=asked).text]
    assert str(PACKAGE.parent) not in "".join(told)


def test_every_route_is_open_to_strangers_on_purpose(client, tmp_path):
    """What takes long, and what writes, is refused before it looks at what was asked."""
    paths = client.get("/api/openapi.json").json()["paths"]
    refused = {
        path
        for path, methods in paths.items()
        if "post" in methods and client.post(path, json={}).status_code == 403
    }
    assert refused == CLOSED
    assert list(tmp_path.iterdir()) == []


def test_a_body_is_short_and_its_length_is_told(client):
    long = {**ASKED, "facts": "%" + "x" * strangers.MOST_ASKED}
    assert client.post("/api/solve", json=long).status_code == 413
    assert client.post("/api/solve", content=iter([b"{}"])).status_code == 411


def test_who_asks_too_often_is_told_when_to_come_back(client, monkeypatch):
    monkeypatch.setattr(strangers, "MOST_OFTEN", 3)
    replies = [client.get("/api/vocabulary") for _ in range(4)]
    assert [reply.status_code for reply in replies] == [200, 200, 200, 429]
    assert replies[-1].headers["retry-after"] == "60"
    other = TestClient(client.app, f"https://{NAME}", client=("192.0.2.7", 1))
    assert other.get("/api/vocabulary").status_code == 200


@pytest.mark.parametrize(
    ("one", "other", "are_same"),
    [
        ("192.0.2.7", "192.0.2.8", False),
        ("2001:db8::1", "2001:db8::ffff", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
    ],
)
def test_a_household_is_one_client(one, other, are_same):
    found = {strangers._client({"client": (address, 1)}) for address in (one, other)}
    assert (len(found) == 1) is are_same


def test_it_says_that_it_is_well_and_counts(client, caplog):
    caplog.set_level(logging.INFO, "pylogic.public")
    client.post("/api/solve", json=ASKED)
    client.get("/nothing/secret?words")
    assert client.get("/healthz").text == "ok\n"
    figures = client.get("/metrics").text
    assert 'pylogic_requests_total{route="/solve",status="200"} 1.0' in figures
    assert "pylogic_quick_waiting 0.0" in figures
    lines = [json.loads(line) for line in caplog.messages]
    assert [(line["route"], line["status"]) for line in lines] == [("/solve", 200), ("page", 404)]
    assert "secret" not in caplog.text + figures
    assert "clue" not in caplog.text + figures


# ---- Who comes first ----------------------------------------------------------------------


def test_jobs_are_expected_to_take_as_long_as_those_before(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("pylogic.web.jobs.time.monotonic", lambda: now[0])
    had = Had()
    for client, seconds in (("greedy", 5), ("modest", 0.1)):
        had.begin(client)
        now[0] += seconds
        had.end(client)
    assert had.expected("greedy") > strangers.NEW > UNKNOWN == had.expected("nobody")
    assert had.expected("modest") < UNKNOWN
    had.begin("modest")
    now[0] += 5
    assert had.expected("modest") > strangers.NEW
    now[0] += 600
    assert round(had.expected("greedy"), 3) == UNKNOWN


def test_places_are_kept_for_who_is_new_and_for_who_was_quick():
    async def play() -> None:
        line, now = Turns(1, kept=(strangers.NEW, strangers.KNOWN)), time.monotonic()
        line._had._ended.update(greedy=(100, 1, now), modest=(0.2, 1, now))
        for client in ("one", "other"):
            await line.take(client)
        greedy = asyncio.ensure_future(line.take("greedy"))
        await line.take("new")
        newer = asyncio.ensure_future(line.take("newer"))
        await line.take("modest")
        assert not greedy.done()
        assert not newer.done()
        for client in ("one", "other", "modest"):
            line.release(client)
        await newer
        await greedy

    asyncio.run(play())


# ---- Under fire ---------------------------------------------------------------------------

FIRING = 50
_PIGEONS = """s :- size(_, _). 1 { in(P, 1..11) } 1 :- P = 1..12. :- in(P, H), in(Q, H), P < Q."""
BOMBS = {
    "grounding": ("count", {"rules": "p(1..9999). q(X, Y, Z) :- p(X), p(Y), p(Z)."}),
    "solving": ("count", {"rules": _PIGEONS}),
    "output": ("answers", {"rules": "{ a(1..30) }. b(1..9999) :- size(_, _)."}),
    "view": ("board", {"rules": "a. #program view. text(1..9999, 1..9999, a)."}),
    "nesting": ("solve", {"rules": "a.", "facts": "p(" * 100_000 + ")" * 100_000 + "."}),
    "length": ("solve", {"rules": "a.", "facts": "%" + "x" * 10_000_000}),
}
BOMB = {"puzzle": "bomb", "facts": "size(1,1)."}


def test_the_command_serves_who_comes_by_the_name(tmp_path):
    with serving(tmp_path, "--public", "127.0.0.1") as started:
        assert "by the name 127.0.0.1" in started.lines[0]
        assert started.request("GET", "/healthz", headers={}).text == "ok\n"
        assert seen_by(started, "10.1.1.1").call("solve", ASKED)["status"] == "unique"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_an_honest_client_is_answered_among_bombs(tmp_path):
    with serving(tmp_path, "--public", "127.0.0.1") as started:
        server = psutil.Process(started.process.pid)
        honest, board = seen_by(started, "10.1.1.1"), {"puzzle": "kuromasu", "instance": "inst43"}
        asked = {**board, "facts": honest.opened(board)}
        is_over, seconds, most = threading.Event(), [], 0
        assert honest.call("solve", asked)["status"] == "unique"
        with ThreadPoolExecutor(FIRING) as pool:
            for number in range(FIRING):
                pool.submit(fire, started, number, is_over)
            try:
                for _ in range(40):
                    begun = time.monotonic()
                    assert honest.call("solve", asked)["status"] == "unique"
                    seconds.append(time.monotonic() - begun)
                    most = max(most, held(server))
            finally:
                is_over.set()
        print("seconds", [round(one, 2) for one in sorted(seconds)], "megabytes", most // 10**6)
        assert most < 8 * 10**9
        wait_until(lambda: not server.children())


@dataclass(frozen=True)
class Stranger(Workbench):
    """The server as it is asked by somebody elsewhere."""

    address: str = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"X-Forwarded-For": self.address, "Content-Type": "application/json"}

    def opened(self, board: object) -> str:
        """The facts of a saved board."""
        return json.loads(self.request("POST", "/api/open", board).text)["facts"]["text"]


def seen_by(started: Workbench, address: str) -> Stranger:
    return Stranger(started.process, started.link, started.folder, address=address)


def fire(started: Workbench, number: int, is_over: threading.Event) -> None:
    """Ask for one bomb after the other; what is refused is asked again."""
    client = seen_by(started, f"10.2.2.{number}")
    names = list(BOMBS)
    while not is_over.is_set():
        name = names[number % len(names)]
        number += 1
        path, body = BOMBS[name]
        with suppress(OSError, http.client.HTTPException):
            if number % 7 == 0:
                drip(started)
                continue
            with client.asked("POST", f"/api/{path}", {**BOMB, **body}) as response:
                while not is_over.is_set() and response.readline():
                    pass
        is_over.wait(0.05)


def drip(started: Workbench) -> None:
    """Promise a body, and send little of it."""
    with socket.create_connection(("127.0.0.1", started.port), SAFETY) as slow:
        head = f"POST /api/solve HTTP/1.1\r\nHost: 127.0.0.1:{started.port}\r\n"
        slow.sendall(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
        slow.recv(1000)


def held(server: psutil.Process) -> int:
    """Bytes that the server and its children hold."""
    found = 0
    for process in (server, *server.children(recursive=True)):
        with suppress(psutil.Error):
            found += process.memory_info().rss
    return found
