"""Who may ask a public server: anybody, by its name, so often, so much, and in so short a time."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import time
from collections import Counter as Count
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pylogic.rules.limits import Limits
from pylogic.web import access
from pylogic.web.classroom import Pupil
from pylogic.web.jobs import Jobs, Turns

MOST_ASKED = 500_000
"""Bytes of a request's body,"""
PATIENCE = 10
"""seconds in which it comes,"""
MOST_OFTEN = 600
"""requests of one client in a minute,"""
MOST_OPEN = 60
"""and how many of them at once: a browser asks for all pictures of a page."""
BOUNDS = Limits(timeout=30, cpu_limit=5, memory=500)
"""For each job of a stranger."""
NEW, KNOWN = 1.5, 0.9
"""Seconds of a job for which places are kept: who is new has the first, who was quick both."""
_MOST_WAITING = 3000
_LOG = logging.getLogger("pylogic.public")


def jobs(desks: Path | None) -> Jobs:
    """Jobs in which who asks for what is short finds a place, whatever the others ask for."""
    quick, long = Turns(2, kept=(NEW, KNOWN)), Turns(1, kept=(NEW, KNOWN))
    return Jobs(desks, quick, long, bounds=BOUNDS, most_waiting=_MOST_WAITING)


class Figures:
    """What the server tells of itself; nothing of it says who asked, or what about."""

    def __init__(self, jobs: Jobs) -> None:
        """Begin to count."""
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        for name, line in (("quick", jobs.quick), ("long", jobs.long)):
            words = f"Jobs that wait in the {name} line"
            gauge = Gauge(f"pylogic_{name}_waiting", words, registry=self._registry)
            gauge.set_function(partial(getattr, line, "waiting"))
        self._counted = Counter(
            "pylogic_requests", "Requests", ["route", "status"], registry=self._registry
        )
        self._seconds = Histogram(
            "pylogic_request_seconds", "Until the answer's end", ["route"], registry=self._registry
        )

    def tell(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request that has been answered, and write a line about it."""
        route = getattr(scope.get("route"), "path", "page")
        self._counted.labels(route, status).inc()
        self._seconds.labels(route).observe(seconds)
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        line = {"at": at, "route": route, "status": status, "seconds": round(seconds, 3)}
        _LOG.info(json.dumps(line))

    def page(self) -> Response:
        """All figures, as Prometheus reads them."""
        return Response(generate_latest(self._registry), media_type=CONTENT_TYPE_LATEST)


@dataclass(frozen=True)
class Strangers:
    """An application that anybody may ask who knows its name, within bounds for each client."""

    app: ASGIApp
    name: str
    figures: Figures
    _asked: FixedWindowRateLimiter = field(
        default_factory=lambda: FixedWindowRateLimiter(MemoryStorage())
    )
    _open: Count[str] = field(default_factory=Count)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse, a request."""
        path = scope.get("path")
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif path == "/healthz":
            await PlainTextResponse("ok\n")(scope, receive, send)
        elif path == "/metrics":
            await self.figures.page()(scope, receive, send)
        else:
            await self._counted(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status, client = time.monotonic(), 0, _client(scope)

        async def with_policy(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update(access.POLICY)
            await send(message)

        refusal = self._refusal(scope, Headers(scope=scope), client)
        answer = self.app if refusal is None else PlainTextResponse(*refusal)
        scope["pupil"] = Pupil(client, is_stranger=True)
        self._open[client] += 1
        try:
            await answer(scope, _in_time(receive), with_policy)
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]
            self.figures.tell(scope, status, time.monotonic() - begun)

    def _refusal(self, scope: Scope, headers: Headers, client: str) -> access.Refusal | None:
        refusal = access.misled(scope, headers, (self.name,), ("http", "https"))
        if refusal is not None or not scope["path"].startswith("/api/"):
            return refusal
        is_often = not self._asked.hit(RateLimitItemPerMinute(MOST_OFTEN), client)
        if is_often or self._open[client] >= MOST_OPEN:
            return "This is too much at once: wait a minute.", 429, {"retry-after": "60"}
        return access.too_much(headers, MOST_ASKED)


def _client(scope: Scope) -> str:
    """Who asks: an address, or the network that a household has, of so many addresses."""
    host = scope["client"][0] if scope["client"] else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    length = 64 if address.version == 6 else 32
    return str(ipaddress.ip_network((address, length), strict=False))


def _in_time(receive: Receive) -> Receive:
    """What receives a request, whose body comes in time, or as if the client had gone away."""
    until, is_whole = time.monotonic() + PATIENCE, False

    async def received() -> Message:
        nonlocal is_whole
        if is_whole:  # from here on it tells whether the client is there still
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), until - time.monotonic())
        except TimeoutError:
            return {"type": "http.disconnect"}
        is_whole = not message.get("more_body", False)
        return message

    return received
