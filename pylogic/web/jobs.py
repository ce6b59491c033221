"""Jobs: a child answers a request, in its turn, by server-sent events.

A thread lays out the desk of a job, starts its child and passes on the child's events. Threads are
limited: quick and long jobs wait in two lines for one.
"""

from __future__ import annotations

import asyncio
import math
import os
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

from anyio import (
    BrokenResourceError,
    CancelScope,
    CapacityLimiter,
    create_memory_object_stream,
    from_thread,
    to_thread,
)
from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic_core import to_json
from typing_extensions import TypedDict

from pylogic.errors import CrashError, OptionError, PylogicError, StoppedError
from pylogic.rules.limits import Cancellation, Limits
from pylogic.solving.process import Child, Send, start_child
from pylogic.web import bodies, desk, replies
from pylogic.web.classroom import OPEN_TO_PUPILS, get_pupil
from pylogic.web.desk import Data, Desk, Event
from pylogic.web.sandbox import confine

DONE = "done"
"""The event that ends a job."""
JsonEvent = tuple[str, str]
"""An event, with its data in JSON."""
Work = Callable[[Desk[Any]], Data]
"""The work of a job in its child: it sends events by the desk, and returns the last one's data."""

LONGEST = 600
"""Longest time of any job, in seconds."""
LONGEST_OF_PUPIL = 120
"""Longest time of a pupil's job, in seconds; others in the room wait for its place."""
QUICK = Limits(timeout=LONGEST, cpu_limit=20, memory=2000)
"""Limits of jobs for which a page waits after each change.

They count CPU time, so that a job ends with the same result on a slow or busy machine.
"""
LONG = Limits(timeout=LONGEST, memory=4000)
"""Limits of jobs with a button to cancel them."""
MOST_SENT = 50_000_000
"""Most bytes that one job may send; they wait in memory for a client that reads slowly."""
MOST_WAITING = 200
"""Most jobs that may wait for a place; ten tabs whose boards all change at once need half of it."""
_QUICK_AT_ONCE = 1 + (os.cpu_count() or 1)
_LONG_AT_ONCE = 3


@dataclass(frozen=True)
class Jobs:
    """The jobs of a server, quick ones and long ones in lines of their own."""

    desks: Path | None = None
    """The folder for their desks; None for the system's temporary one."""
    quick: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(_QUICK_AT_ONCE))
    long: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(_LONG_AT_ONCE))
    longest: float = LONGEST
    """Longest time of a job of the client, in seconds."""
    most_waiting: int = MOST_WAITING
    most_sent: int = MOST_SENT

    async def stream(
        self, body: bodies.Rules, work: Work, limits: Limits = QUICK
    ) -> AsyncGenerator[ServerSentEvent, None]:
        """Run `work` for the request `body` in a child, in its turn, and yield the job's events.

        The last event is "done" with what `work` returns, or "failed" with `problems` and perhaps
        `interrupted`, a limit. The child ends with the stream. Place and desk are free once the
        child has ended, even if the client reads slowly.
        """
        inbox, outbox = create_memory_object_stream[JsonEvent](math.inf)
        turn_scope = CancelScope()
        children: list[Child] = []
        line = self.long if limits is LONG else self.quick
        bounded = limits._replace(timeout=min(limits.timeout or LONGEST, self.longest))

        def run_child() -> None:
            """Run the child in this thread, and send its events, until nobody listens any more."""
            with desk.lay_out_desk(body, self.desks) as folder:
                at_desk = partial(_work_at_desk, body, work, folder, self.most_sent)
                with start_child(at_desk, bounded, partial(confine, folder)) as child:
                    children.append(child)  # a stream that ends later kills it
                    if inbox.statistics().open_receive_streams:
                        for event in child:
                            from_thread.run_sync(inbox.send_nowait, event)
                if child.interruption is not None:
                    raise StoppedError(child.interruption)

        async def run_in_turn() -> None:
            """Run the child as soon as its line has a place; send the event of a failure."""
            with turn_scope, inbox, suppress(BrokenResourceError):  # raised without a listener
                try:
                    await to_thread.run_sync(run_child, limiter=line)
                except Exception as error:  # the client gets any error
                    inbox.send_nowait(("failed", to_json(describe_failure(error)).decode()))

        turn = asyncio.create_task(run_in_turn())
        try:
            async for name, text in outbox:
                yield ServerSentEvent(event=name, raw_data=text)
            await turn
        finally:
            outbox.close()
            for child in children:
                child.kill()
            turn_scope.cancel()  # a thread that has begun still runs to its end


def _work_at_desk(
    body: bodies.Rules,
    work: Work,
    folder: Path,
    most: int,
    send: Send[JsonEvent],
    _brake: Cancellation,
) -> bool:
    """Do `work` at the desk in `folder`, and send its events as JSON; the child's side of a job.

    The child makes the JSON, since the server has other clients. Returns False: the work was not
    cut short. Raises OptionError if the events are longer than `most` bytes.
    """
    sent = 0

    def send_as_json(event: Event) -> None:
        """Send an event with its data as JSON; raise OptionError if the job has sent too much."""
        nonlocal sent
        name, data = event
        text = to_json(data, inf_nan_mode="null")
        sent += len(text)
        if sent > most:
            raise OptionError(f"this is too much to tell: more than {most // 10**6} MB")
        send((name, text.decode()))

    send_as_json((DONE, work(desk.enter_desk(folder, body, send_as_json))))
    return False


def describe_failure(error: Exception) -> Data:
    """Return an error's `problems`, `interrupted` (the limit, or None) and `words`, for JSON.

    An exception that is no PylogicError counts as a crash.
    """
    if isinstance(error, OSError):
        error = CrashError(f"the server has no room: {error.strerror}")
    elif not isinstance(error, PylogicError):
        error = CrashError(f"{type(error).__name__}: {error}")
    return {
        "problems": [problem.to_dict() for problem in error.problems],
        "interrupted": getattr(error, "interruption", None),
        "words": str(error),
    }


# ---- Routes ---------------------------------------------------------------------------


def _get_jobs(request: Request) -> Jobs:
    """Return the application's jobs, bounded for a pupil; HTTPException 503 if too many wait."""
    jobs: Jobs = request.app.state.jobs
    if get_pupil(request) is not None:  # the teacher has the other half of the line
        half = jobs.most_waiting // 2
        jobs = replace(jobs, longest=LONGEST_OF_PUPIL, most_waiting=half)
    waiting = (line.statistics().tasks_waiting for line in (jobs.quick, jobs.long))
    if sum(waiting) >= jobs.most_waiting:
        raise HTTPException(503, "Too much is being asked at once: try again in a moment.")
    return jobs


ClientJobs = Annotated[Jobs, Depends(_get_jobs)]
"""The type of a route's argument that gets the jobs of the application."""


def job(
    router: APIRouter, path: str, limits: Limits = QUICK, **events: type[Any]
) -> Callable[[Work], Work]:
    """Return a decorator that makes a function the work of a job, and lets the job answer a path.

    The body of the request is the type in the function's annotation Desk[...]. `events` are the
    types of events that OpenAPI describes. The function itself stays as it is.
    """

    def register(work: Work) -> Work:
        """Add the route for `work`, and return `work`."""

        async def route(body: bodies.Rules, jobs: ClientJobs) -> AsyncIterator[ServerSentEvent]:
            """Answer a request with the events of the job."""
            async for event in jobs.stream(body, work, limits):
                yield event

        (route.__annotations__["body"],) = get_args(get_type_hints(work)["desk"])
        route.__name__, route.__doc__ = work.__name__, work.__doc__
        types = {**events, "failed": replies.Failure}
        event_types: Any = TypedDict(f"{path[1:].title()}Events", types)  # type: ignore[misc]
        of_job: dict[int | str, dict[str, Any]] = {200: {"model": event_types}}
        router.post(
            path, response_class=EventSourceResponse, tags=[OPEN_TO_PUPILS], responses=of_job
        )(route)
        return work

    return register
