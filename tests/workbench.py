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
    """The job told `failed`; `data` is what it said."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data["words"])
        self.data = data


class RefusedError(Exception):
    """The request was answered with another status than 200."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(f"{reply.status}: {reply.text}")
        self.reply = reply


@dataclass(frozen=True)
class Workbench:
    """A running server; `link` is what it has printed."""

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
        port = urlsplit(self.link).port
        assert port is not None
        return port

    @property
    def token(self) -> str:
        return self.link.rpartition("token=")[2]

    @property
    def headers(self) -> dict[str, str]:
        """The headers that the page itself sends along."""
        known = {"Authorization": f"Bearer {self.token}"} if self.known is None else self.known
        return {"Content-Type": "application/json", **known}

    def seen(self, host: str = "", source: str = "", **known: str) -> Workbench:
        """The same server as another client asks it: at and from other addresses."""
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
        """Send a request, by default with the page's headers; leaving closes the connection.

        `body` is sent as JSON unless it is bytes; an empty header is left out.
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
        """The whole reply to a request; see `asked`."""
        with self.asked(method, path, body, headers) as response:
            return _reply(response)

    def get(self, path: str) -> Any:
        """The reply of /api/PATH to a GET, without a job."""
        return _said(self.request("GET", f"/api/{path}"))

    def post(self, path: str, **body: object) -> Any:
        """The reply of /api/PATH to a body, without a job."""
        return _said(self.request("POST", f"/api/{path}", body))

    def status(self, path: str, **body: object) -> int:
        """The status of the reply that /api/PATH gives to a body."""
        return self.request("POST", f"/api/{path}", body).status

    def stream(self, path: str, body: object) -> Iterator[tuple[str, Any]]:
        """The events of a job, the last one too; closing the iterator closes the connection."""
        with self.asked("POST", f"/api/{path}", body) as response:
            if response.status != 200:
                raise RefusedError(_reply(response))
            yield from _events(response)

    def call(self, path: str, body: object) -> Any:
        """The data of the job's `done`; raises FailedError with the data of its `failed`."""
        for name, data in self.stream(path, body):
            if name == "failed":
                raise FailedError(data)
            if name == "done":
                return data
        raise AssertionError("the stream ended before the job")


def _said(reply: Reply) -> Any:
    if reply.status != 200:
        raise RefusedError(reply)
    return json.loads(reply.text)


def _reply(response: http.client.HTTPResponse) -> Reply:
    headers = {name.lower(): value for name, value in response.getheaders()}
    return Reply(response.status, headers, response.read().decode())


def _events(response: http.client.HTTPResponse) -> Iterator[tuple[str, Any]]:
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
    """Start the server in a folder and wait for its link; `end` it.

    `errors` is where its standard error goes, if not where that of the tests goes.
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
    """End the server by a signal; its exit code."""
    workbench.process.send_signal(number)
    try:
        return workbench.process.wait(SAFETY)
    finally:
        workbench.process.kill()
        if workbench.process.stdout is not None:
            workbench.process.stdout.close()


@contextmanager
def serving(folder: Path, *arguments: object, **given: Any) -> Iterator[Workbench]:
    """A server in a folder, for as long as the context lasts; it may have ended by then.

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
    """A board with what a player has entered: atoms, with - before those that do not hold."""
    signed = [(mark.removeprefix("-"), not mark.startswith("-")) for mark in marks]
    return {"puzzle": puzzle, "instance": instance, "facts": facts, "marks": signed, **more}


def write(path: Path, text: str) -> Path:
    """Write a file of the user, and the folders around it; no server meets half of its text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", encoding="utf-8", delete=False) as file:
        file.write(text)
    Path(file.name).replace(path)
    return path


ROOM = "127.0.0.2"
"""An address of its own, and yet of every machine: a class is served there."""


def join(teacher: Workbench, name: str, source: str = "") -> Workbench:
    """A pupil who has joined the class, from a computer of their own unless one is named."""
    number = next(_COMPUTERS)
    room = teacher.seen(ROOM, source or f"127.1.{number // 250}.{number % 250 + 1}")
    joined = room.post("join", code=teacher.get("class")["code"], name=name)
    return replace(room, known={"Authorization": f"Bearer {joined['token']}"})


def at(
    page: Page, row: int, column: int, across: float = 0.5, down: float = 0.5
) -> tuple[float, float]:
    """A point of a cell, from 0 at its left and top to 1, once a board that is drawn has it."""
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
