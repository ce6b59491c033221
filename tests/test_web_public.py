"""A public server: what strangers may, how often, and what it tells of itself."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path

import psutil
import pytest
from harness import CHECKOUT, SAFETY, wait_until
from workbench import ASKED, FailedError, serving

CLOSED = {
    "/api/choices", "/api/compare", "/api/generate", "/api/new", "/api/remove", "/api/save",
    "/api/trace",
}  # fmt: skip


def by_name(server, address):
    """The server as somebody elsewhere asks it, by way of the web server before it."""
    return server.seen(Host="puzzles.example", X_Forwarded_For=address)


@pytest.mark.slow
def test_let_anybody_play_by_its_name(public):
    assert public.request("GET", "/").status == 200
    assert public.call("solve", ASKED)["status"] == "unique"
    assert public.get("library")["is_public"] is True
    assert "by the name puzzles.example" in public.lines[0]


@pytest.mark.slow
def test_tell_nobody_where_pylogic_lies(public):
    told = [public.get("library")]
    for rules in ('#include "no.lp".', "a :- b(X", "#show. a :- b."):
        with pytest.raises(FailedError) as failure:
            public.call("solve", {**ASKED, "rules": rules})
        told.append(failure.value.data)
    assert str(CHECKOUT) not in json.dumps(told)


@pytest.mark.slow
def test_open_each_route_to_strangers_on_purpose(public):
    """What takes long, and what writes, is refused before it looks at what was asked."""
    paths = public.get("openapi.json")["paths"]
    refused = {
        path
        for path, methods in paths.items()
        if "post" in methods and public.request("POST", path, {}).status == 403
    }
    assert refused == CLOSED
    assert list(public.folder.iterdir()) == []


@pytest.mark.slow
def test_tell_a_household_that_asks_too_often_when_to_come_back(public):
    """A browser of the next address of the same network is the same client."""
    greedy = by_name(public, "2001:db8::1")
    with socket.create_connection(("127.0.0.1", public.port), SAFETY) as connection:
        head = "GET /api/nothing HTTP/1.1\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in greedy.headers.items())
        connection.sendall(
            f"{head}\r\n".encode() * 599 + f"{head}Connection: close\r\n\r\n".encode()
        )
        said = b"".join(iter(lambda: connection.recv(2**16), b""))
    assert said.count(b"HTTP/1.1 404") == 600
    refused = by_name(public, "2001:db8::ffff").request("GET", "/api/vocabulary")
    assert (refused.status, refused.headers["retry-after"]) == (429, "60")
    for other in ("2001:db8:0:1::1", "192.0.2.7"):
        assert by_name(public, other).get("vocabulary")


def test_count_and_write_down_what_was_asked_but_nothing_of_it(public):
    public.call("solve", ASKED)
    assert public.request("GET", "/nothing/secret?words").status == 404
    assert public.request("GET", "/healthz").text == "ok\n"
    figures = public.request("GET", "/metrics").text
    assert 'pylogic_requests_total{route="/solve",status="200"}' in figures
    assert "pylogic_quick_waiting 0.0" in figures
    written = Path(public.folder.with_suffix(".errors"))
    lines = wait_until(lambda: [x for x in written.read_text().splitlines() if '"page"' in x])
    assert json.loads(lines[-1]).keys() == {"at", "route", "status", "seconds"}
    for word in ("secret", "clue"):
        assert word not in written.read_text() + figures


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


@pytest.mark.nightly
@pytest.mark.slow
def test_answer_an_honest_client_among_bombs(tmp_path):
    with serving(tmp_path, "--public", "puzzles.example") as started:
        server = psutil.Process(started.process.pid)
        honest, board = by_name(started, "10.1.1.1"), {"puzzle": "kuromasu", "instance": "inst43"}
        asked = {**board, "facts": honest.post("open", **board)["facts"]["text"]}
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
                    most = max(most, memory_of(server))
            finally:
                is_over.set()
        print("seconds", [round(one, 2) for one in sorted(seconds)], "megabytes", most // 10**6)
        assert most < 8 * 10**9
        wait_until(lambda: not server.children())


def fire(started, first: int, is_over: threading.Event) -> None:
    """Ask for one bomb after the other; what is refused is asked again."""
    client = by_name(started, f"10.2.2.{first}")
    for number in count(first):
        if is_over.wait(0.05):
            return
        path, body = list(BOMBS.values())[number % len(BOMBS)]
        with suppress(OSError, http.client.HTTPException):
            if number % 7 == 6:
                drip(started)
                continue
            with client.asked("POST", f"/api/{path}", {**BOMB, **body}) as response:
                while not is_over.is_set() and response.readline():
                    pass


def drip(started) -> None:
    """Promise a body, and send little of it."""
    with socket.create_connection(("127.0.0.1", started.port), SAFETY) as slow:
        head = "POST /api/solve HTTP/1.1\r\nHost: puzzles.example\r\n"
        slow.sendall(f"{head}Content-Length: 1000\r\n\r\n{{".encode())
        slow.recv(1000)


def memory_of(server: psutil.Process) -> int:
    """Bytes that the server and its children hold."""
    total = 0
    for process in (server, *server.children(recursive=True)):
        with suppress(psutil.Error):
            total += process.memory_info().rss
    return total
