"""The real server, started as a user starts it, and a client that asks it."""

from __future__ import annotations

import http.client
import importlib.util
import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from harness import PYLOGIC, SAFETY

if TYPE_CHECKING:
    from playwright.sync_api import Page

_ROOT = Path(__file__).parents[1]
_LINK = re.compile(r"http://\S+")
_COMPUTERS = count(1)
ASKED = {"puzzle": "kuromasu", "facts": "size(1,2). clue(1,1,2)."}
"""A board with one answer."""
ENDLESS = {
    "puzzle": "endless",
    "rules": "p(1..100000). q(X,Y,Z) :- p(X), p(Y), p(Z), X < Y, Y < Z.",
    "facts": "size(1,1).",
}
"""Rules whose grounding takes longer than any test."""


class Reply(NamedTuple):
    """The reply to one request."""

    status: int
    headers: Mapping[str, str]
    """Their names are in lower case."""
    text: str


class FailedError(Exception):
    """The event `failed` of a job; `data` is what it said, with `words`."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data["words"])
        self.data = data


class RefusedError(Exception):
    """Another status than 200 of a reply, which is `reply`."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(f"{reply.status}: {reply.text}")
        self.reply = reply


@dataclass(frozen=True)
class Workbench:
    """A running server as one client asks it; `link` is what it has printed."""

    process: subprocess.Popen[str]
    link: str
    folder: Path
    lines: list[str] = field(default_factory=list)
    """The lines that it has printed up to the link."""
    known: Mapping[str, str] | None = None
    """Headers by which a client is known, if not by the token of the link."""
    source: str = ""
    """The address that a client asks from, if it matters."""

    @property
    def port(self) -> int:
        """The port in the link."""
        port = urlsplit(self.link).port
        assert port is not None
        return port

    @property
    def token(self) -> str:
        """The secret at the end of the link."""
        return self.link.rpartition("token=")[2]

    @property
    def headers(self) -> dict[str, str]:
        """The headers that the page itself sends along; `known` replaces the token's."""
        known = {"Authorization": f"Bearer {self.token}"} if self.known is None else self.known
        return {"Content-Type": "application/json", **known}

    def seen(self, host: str = "", source: str = "", **known: str) -> Workbench:
        """Return the same server as another client asks it, at `host` and from `source`.

        `known` are headers instead of the token's, with _ for -; without any the client is unknown.
        """
        link = self.link.replace("127.0.0.1", host or "127.0.0.1")
        headers = {name.replace("_", "-"): value for name, value in known.items()}
        return replace(self, link=link, source=source, known=headers)

    @contextmanager
    def asked(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> Iterator[http.client.HTTPResponse]:
        """Send a request, by default with the page's headers; yield the response, of any status.

        `body` is sent as JSON unless it is bytes or None; `headers` replace all of the page's.
        Leaving closes the connection.
        """
        link = urlsplit(self.link)
        source = (self.source, 0) if self.source else None
        connection = http.client.HTTPConnection(
            str(link.hostname), link.port, timeout=SAFETY, source_address=source
        )
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        sent = self.headers if headers is None else headers
        try:
            connection.putrequest(method, path, skip_host="Host" in sent)
            for name, value in sent.items():
                connection.putheader(name, value)
            if data is not None:
                connection.putheader("Content-Length", str(len(data)))
            connection.endheaders(data)
            yield connection.getresponse()
        finally:
            connection.close()

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """Return the whole reply to a request, of any status; see `asked`."""
        with self.asked(method, path, body, headers) as response:
            return _reply(response)

    def get(self, path: str) -> Any:
        """Return the JSON of /api/PATH to a GET; RefusedError at another status than 200."""
        return _said(self.request("GET", f"/api/{path}"))

    def post(self, path: str, **body: object) -> Any:
        """Return the JSON of /api/PATH to a body; RefusedError at another status than 200."""
        return _said(self.request("POST", f"/api/{path}", body))

    def status(self, path: str, **body: object) -> int:
        """Return the status of the reply that /api/PATH gives to a body; it is no error."""
        return self.request("POST", f"/api/{path}", body).status

    def stream(self, path: str, body: object) -> Iterator[tuple[str, Any]]:
        """Yield the events of a job as (name, data), the last one too.

        RefusedError, as the first is asked for, at another status than 200. Closing the iterator
        closes the connection.
        """
        with self.asked("POST", f"/api/{path}", body) as response:
            if response.status != 200:
                raise RefusedError(_reply(response))
            yield from _events(response)

    def call(self, path: str, body: object) -> Any:
        """Return the data of the job's `done`; raise FailedError at `failed`, or RefusedError."""
        for name, data in self.stream(path, body):
            if name == "failed":
                raise FailedError(data)
            if name == "done":
                return data
        raise AssertionError("the stream ended before the job")


def _said(reply: Reply) -> Any:
    """Return a reply's JSON; raise RefusedError at another status than 200."""
    if reply.status != 200:
        raise RefusedError(reply)
    return json.loads(reply.text)


def _reply(response: http.client.HTTPResponse) -> Reply:
    """Read the response to its end; names of headers become lower case."""
    headers = {name.lower(): value for name, value in response.getheaders()}
    return Reply(response.status, headers, response.read().decode())


def _events(response: http.client.HTTPResponse) -> Iterator[tuple[str, Any]]:
    """Yield (name, data) of each event of a stream, its data as JSON; skip those without data."""
    name, data = "message", []
    for line in (raw.decode().rstrip("\r\n") for raw in response):
        if line.startswith("event:"):
            name = line[6:].strip()
        elif line.startswith("data:"):
            data.append(line[5:].strip())
        elif not line and data:
            yield name, json.loads("\n".join(data))
            name, data = "message", []


def start(
    folder: Path,
    *arguments: object,
    port: int = 0,
    errors: IO[str] | None = None,
    **environment: str,
) -> Workbench:
    """Start the server in a folder and wait for its link; the caller must `end` it.

    `port` 0 is any free one; `environment` comes on top of this process's, and with BROWSER in it
    a browser is opened. `errors` is where standard error goes, if not where that of the tests goes.
    Skip the test without fastapi; fail if the server ends without a link.
    """
    if importlib.util.find_spec("fastapi") is None:
        pytest.skip("fastapi is missing: pip install '.[web]'")
    closed = () if "BROWSER" in environment else ("--no-open",)
    path = filter(None, [str(_ROOT), os.environ.get("PYTHONPATH")])
    process = subprocess.Popen(
        [*PYLOGIC, "serve", *map(str, arguments), *closed, "--port", str(port)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path), **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=errors,
        text=True,
    )
    assert process.stdout is not None
    lines: list[str] = []
    for line in process.stdout:
        lines.append(line)
        if link := _LINK.search(line):
            return Workbench(process, link[0], folder, lines)
    raise AssertionError(f"the server ended with {process.wait()} and gave no link: {lines}")


def end(workbench: Workbench, number: signal.Signals = signal.SIGINT) -> int:
    """End the server by a signal; return its exit code. After SAFETY seconds kill it, and raise."""
    workbench.process.send_signal(number)
    try:
        return workbench.process.wait(SAFETY)
    finally:
        workbench.process.kill()
        if workbench.process.stdout is not None:
            workbench.process.stdout.close()


@contextmanager
def serving(folder: Path, *arguments: object, **given: Any) -> Iterator[Workbench]:
    """Yield a server in a folder, and end it by SIGINT; it may have ended by then.

    `given` is what `start` takes.
    """
    workbench = start(folder, *arguments, **given)
    try:
        yield workbench
    finally:
        end(workbench)


def marked(
    facts: str, *marks: str, puzzle: str = "kuromasu", instance: str = "mine", **more: object
) -> dict[str, object]:
    """Return a request's body: a board with a player's atoms, - before those that do not hold."""
    signed = [(mark.removeprefix("-"), not mark.startswith("-")) for mark in marks]
    return {"puzzle": puzzle, "instance": instance, "facts": facts, "marks": signed, **more}


def write(path: Path, text: str) -> Path:
    """Write a file of the user by renaming, and its folders: no server meets half of its text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", encoding="utf-8", delete=False) as file:
        file.write(text)
    Path(file.name).replace(path)
    return path


ROOM = "127.0.0.2"
"""An address of its own, and yet of every machine: a class is served there."""


def join(teacher: Workbench, name: str, source: str = "") -> Workbench:
    """Return the server as a pupil who has joined the class asks it.

    Each pupil asks from another address (a computer of their own) unless `source` is one.
    """
    number = next(_COMPUTERS)
    room = teacher.seen(ROOM, source or f"127.1.{number // 250}.{number % 250 + 1}")
    joined = room.post("join", code=teacher.get("class")["code"], name=name)
    return replace(room, known={"Authorization": f"Bearer {joined['token']}"})


def at(
    page: Page, row: int, column: int, across: float = 0.5, down: float = 0.5
) -> tuple[float, float]:
    """Return a point of a cell in the window's pixels, once the drawn board has that cell.

    `across` and `down` go from 0 at its left and top to 1.
    """
    x, y = page.wait_for_function(
        """([place, across, down]) => {
          const cell = document.querySelector(`#board [data-at="${place}"]`);
          const box = cell?.getBoundingClientRect();
          return box?.width ? [box.x + across * box.width, box.y + down * box.height] : null;
        }""",
        arg=[f"{row},{column}", across, down],
        timeout=1000 * SAFETY,
    ).json_value()
    return x, y
