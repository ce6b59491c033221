"""Jobs: what a request asks for is done by a child, and told as server-sent events."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from contextlib import aclosing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

from fastapi.sse import ServerSentEvent

from pylogic.errors import PylogicError, StoppedError
from pylogic.solving.child import Brake, Send
from pylogic.solving.limits import Limits
from pylogic.solving.process import Child
from pylogic.web import bodies, desk

Data = Mapping[str, Any]
Event = tuple[str, Data]
"""What a job tells: the name of the event, and what JSON says of it."""
Work = Callable[[Send[Event]], Data]
"""What a job does in its child, on a desk: it sends events, and returns what the last one says."""

QUICK = Limits(timeout=20, memory=2000, isolated=True)
"""For what follows each change: a page waits for it."""
LONG = Limits(timeout=600, memory=4000, isolated=True)
"""For what has a button to cancel it."""
MOST_SENT = 50_000_000
"""Bytes that one job may tell."""


@dataclass(frozen=True)
class Jobs:
    """The places for jobs: so many children work at once, the others wait for their turn."""

    quick: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(os.cpu_count() or 1))
    long: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(2))

    async def stream(
        self, asked: bodies.Rules, work: Work, limits: Limits = QUICK
    ) -> AsyncIterator[ServerSentEvent]:
        """What a job tells; its child ends with the connection.

        The last event is "done" with what the work has returned, or "failed" with `problems`
        and, if a limit came first, `interrupted`.
        """
        async with self.long if limits is LONG else self.quick:
            with desk.laid(asked) as folder:
                async with aclosing(_told(partial(_at_desk, folder, work), limits)) as told:
                    async for kind, data in told:
                        yield ServerSentEvent(event=kind, data=data)


def _at_desk(folder: Path, work: Work, send: Send[Event], _brake: Brake) -> bool:
    os.chdir(folder)
    send(("done", work(send)))
    return False


async def _told(
    work: Callable[[Send[Event], Brake], bool], limits: Limits
) -> AsyncGenerator[Event, None]:
    """What a child tells, which a thread waits for; the child ends when nobody listens."""
    loop = asyncio.get_running_loop()
    events: asyncio.Queue[Event | None] = asyncio.Queue()
    child = Child(work, limits)
    try:
        child.start()
    except PylogicError as error:
        yield _failed(error)
        return
    Thread(target=_listen, args=(child, partial(_put, loop, events)), daemon=True).start()
    is_over = False
    try:
        while not is_over:
            event = await events.get()
            is_over = event is None
            if event is not None:
                yield event
    finally:
        if not is_over:
            child.end()


def _listen(child: Child, put: Callable[[Event | None], None]) -> None:
    try:
        for event in child:
            put(event)
        if child.interruption is not None:
            raise StoppedError(child.interruption)
    except PylogicError as error:
        put(_failed(error))
    finally:
        put(None)


def _put(
    loop: asyncio.AbstractEventLoop, events: asyncio.Queue[Event | None], event: Event | None
) -> None:
    loop.call_soon_threadsafe(events.put_nowait, event)


def _failed(error: PylogicError) -> Event:
    return "failed", {
        "problems": [problem.to_dict() for problem in error.problems],
        "interrupted": getattr(error, "interruption", None),
        "words": str(error),
    }
