"""Jobs: a child does what a request asks for, in its turn; server-sent events tell of it.

A thread lays the desk of a job, starts its child and passes on what it tells; a place in a line is
a place for such a thread.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping
from concurrent.futures import CancelledError
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any, get_args, get_type_hints

from anyio import (
    BrokenResourceError,
    CancelScope,
    CapacityLimiter,
    create_memory_object_stream,
    fail_after,
    from_thread,
    to_thread,
)
from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic_core import to_json
from typing_extensions import TypedDict

from pylogic.authoring.lint_report import LintReport
from pylogic.errors import CrashError, OptionError, PylogicError, StoppedError
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import Limits
from pylogic.solving.child import Send
from pylogic.solving.process import Child
from pylogic.web import bodies, desk, replies
from pylogic.web.classroom import OPEN_TO_PUPILS, pupil_of
from pylogic.web.desk import Data, Desk, Event, KeptReport
from pylogic.web.sandbox import confine

DONE = "done"
"""The event that ends a job."""
Told = tuple[str, str]
"""An event, with its data in JSON."""
Work = Callable[[Desk[Any]], Data]
"""The work of a job in its child: it sends events, and returns the data of the last one."""

LONGEST = 600
"""Seconds after which any job is ended."""
LONGEST_OF_PUPIL = 120
"""Seconds after which a job of a pupil is ended: others in the room wait for its place."""
QUICK = Limits(timeout=LONGEST, cpu_limit=20, memory=2000)
"""For what follows each change, since a page waits for it: a few seconds of work.

On a slow or busy machine it takes longer, and still does what it does elsewhere.
"""
LONG = Limits(timeout=LONGEST, memory=4000)
"""Limits of jobs with a button to cancel them. Their findings until then are told."""
MOST_SENT = 50_000_000
"""Bytes that one job may tell."""
MOST_UNREAD = 100
"""Events that may wait for a client before its job waits, too."""
MOST_REPORTS = 20
"""Reports that are kept: some for each of a few tabs, whose rules differ."""
MOST_WAITING = 200
"""Jobs that may wait for a place; ten tabs in which everything changes at once make half of it."""
_QUICK_AT_ONCE = 1 + (os.cpu_count() or 1)
_LONG_AT_ONCE = 3


@dataclass(frozen=True)
class Jobs:
    """The jobs of a server, quick ones and long ones in lines of their own."""

    desks: Path | None = None
    """The folder for their desks; without it the system's for what is temporary."""
    quick: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(_QUICK_AT_ONCE))
    long: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(_LONG_AT_ONCE))
    lists: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(1))
    """For the library, which a page begins with."""
    reports: dict[str, LintReport] = field(default_factory=dict)
    """The reports on rules that jobs have looked at: facts change more often than rules."""
    longest: float = LONGEST
    """Seconds that a job of the client may take."""
    most_waiting: int = MOST_WAITING
    most_sent: int = MOST_SENT
    most_unread: int = MOST_UNREAD

    async def stream(
        self,
        asked: bodies.Rules,
        work: Work,
        limits: Limits = QUICK,
    ) -> AsyncGenerator[ServerSentEvent, None]:
        """The events of a job; its child ends with the connection.

        The last event is "done" with what the work has returned, or "failed" with `problems`
        and, if a limit came first, `interrupted`. Place and desk are free once the child has
        ended, also if the client reads slowly.
        """
        inbox, told = create_memory_object_stream[Told](self.most_unread)
        waiting = CancelScope()
        children: list[Child] = []
        line = self.long if limits is LONG else self.quick
        bounded = limits._replace(timeout=min(limits.timeout or LONGEST, self.longest))

        def is_heard() -> bool:
            return inbox.statistics().open_receive_streams > 0

        async def put(event: Told) -> None:
            with fail_after(limits.cpu_limit or limits.timeout):
                await inbox.send(event)

        def live() -> Told | None:
            """The thread's side; returns the last event of a job that has failed."""
            try:
                with ExitStack() as taken:
                    folder = taken.enter_context(desk.lay(asked, self.desks))
                    at_desk = partial(_at_desk, asked, work, folder, self.most_sent, self.reports)
                    child = Child(at_desk, bounded, partial(confine, folder), is_heard)
                    child.start()
                    taken.callback(child.close)
                    children.append(child)
                    for event in child:
                        if isinstance(event, KeptReport):
                            self._keep(event)
                        else:
                            from_thread.run(put, event)
                    if child.interruption is not None:
                        raise StoppedError(child.interruption)
            except (BrokenResourceError, CancelledError):
                pass  # nobody listens any more
            except TimeoutError:
                return tell_failure(StoppedError("timeout"))
            except Exception as error:  # whoever waits hears of it
                return tell_failure(error)
            return None

        async def take_turn() -> Told | None:
            with waiting, inbox:
                return await to_thread.run_sync(live, limiter=line)
            return None

        turn = asyncio.create_task(take_turn())
        try:
            async for name, text in told:
                yield ServerSentEvent(event=name, raw_data=text)
            if last := await turn:
                yield ServerSentEvent(event=last[0], raw_data=last[1])
        finally:
            told.close()
            for child in children:
                child.end()
            waiting.cancel()  # of a thread that has begun it waits for the end

    def _keep(self, kept: KeptReport) -> None:
        """Know a report, and the last few others."""
        self.reports[kept.key] = kept.report
        for key in list(self.reports)[:-MOST_REPORTS]:
            self.reports.pop(key, None)  # another thread may have


def _at_desk(
    asked: bodies.Rules,
    work: Work,
    folder: Path,
    most: int,
    reports: Mapping[str, LintReport],
    send: Send[Told | KeptReport],
    _brake: Cancellation,
) -> bool:
    """The child's side: to JSON here, since the server has others to serve."""
    sent = 0

    def tell(event: Event) -> None:
        nonlocal sent
        name, data = event
        text = to_json(data, inf_nan_mode="null")
        sent += len(text)
        if sent > most:
            raise OptionError(f"this is too much to tell: more than {most // 10**6} MB")
        send((name, text.decode()))

    own = replace(desk.enter(folder, asked, tell), reports=reports, keep=send)
    tell((DONE, work(own)))
    return False


def tell_failure(error: Exception) -> Told:
    """The last event of a job that has failed."""
    if isinstance(error, OSError):
        error = CrashError(f"the server has no room: {error.strerror}")
    elif not isinstance(error, PylogicError):
        error = CrashError(f"{type(error).__name__}: {error}")
    return "failed", to_json(failure(error)).decode()


def failure(error: PylogicError) -> Data:
    """An error, as JSON says it."""
    return {
        "problems": [problem.to_dict() for problem in error.problems],
        "interrupted": getattr(error, "interruption", None),
        "words": str(error),
    }


# ---- Routes ---------------------------------------------------------------------------


def _jobs(request: Request) -> Jobs:
    every: Jobs = request.app.state.jobs
    pupil = pupil_of(request)
    found = every
    if pupil is not None:
        found = replace(
            every,
            longest=LONGEST_OF_PUPIL,
            most_waiting=every.most_waiting // 2,  # the teacher has the other half of the line
        )
    waiting = (line.statistics().tasks_waiting for line in (found.quick, found.long))
    if sum(waiting) >= found.most_waiting:
        raise HTTPException(503, "Too much is being asked at once: try again in a moment.")
    return found


Places = Annotated[Jobs, Depends(_jobs)]
"""The jobs of the application, for who asks; for a route's argument."""


def job(
    router: APIRouter, path: str, limits: Limits = QUICK, **events: type[Any]
) -> Callable[[Work], Work]:
    """Have a job answer a path: its desk's type says what is asked, `events` what the job tells."""

    def register(work: Work) -> Work:
        async def route(asked: bodies.Rules, places: Places) -> AsyncIterator[ServerSentEvent]:
            async for event in places.stream(asked, work, limits):
                yield event

        (route.__annotations__["asked"],) = get_args(get_type_hints(work)["desk"])
        route.__name__, route.__doc__ = work.__name__, work.__doc__
        tells = {**events, "failed": replies.Failure}
        told: Any = TypedDict(f"{path[1:].title()}Events", tells)  # type: ignore[misc]
        of_job: dict[int | str, dict[str, Any]] = {200: {"model": told}}
        router.post(
            path, response_class=EventSourceResponse, tags=[OPEN_TO_PUPILS], responses=of_job
        )(route)
        return work

    return register
