"""Jobs: a child does what a request asks for, in its turn; server-sent events tell of it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from threading import Condition, Thread
from typing import Annotated, Any, get_args, get_type_hints

from anyio import CapacityLimiter
from fastapi import APIRouter, Depends, HTTPException, Request
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic_core import to_json

from pylogic.errors import CrashError, OptionError, PylogicError, StoppedError
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import Limits
from pylogic.solving.child import Send
from pylogic.solving.process import Child
from pylogic.web import bodies, desk
from pylogic.web.classroom import OPEN_TO_PUPILS, pupil_of
from pylogic.web.desk import Data, Desk, Event
from pylogic.web.sandbox import confine
from pylogic.web.staying import DONE, Attending, Guest, Staying, Told, attend

Work = Callable[[Desk[Any]], Data]
"""What a job does in its child: it sends events, and returns what the last one says."""
Beside = Callable[[Any], Mapping[str, Path]]
"""Which files a request needs besides those of its desk, by what its work calls them."""

LONGEST = 600
"""Seconds after which any job is ended."""
QUICK = Limits(timeout=LONGEST, cpu_limit=20, memory=2000)
"""For what follows each change, since a page waits for it: a few seconds of work.

On a slow or busy machine it takes longer, and still does what it does elsewhere.
"""
LONG = Limits(timeout=LONGEST, memory=4000)
"""For what has a button to cancel it. What was found by then is told."""
MOST_SENT = 50_000_000
"""Bytes that one job may tell."""
MOST_UNREAD = 1_000_000
"""Bytes that may wait for a client before its job waits, too."""
MOST_WAITING = 200
"""Jobs that may wait for a place; ten tabs in which everything changes at once make half of it."""
_QUICK_AT_ONCE = 1 + (os.cpu_count() or 1)
_LONG_AT_ONCE = 3


def _none(_asked: bodies.Rules) -> Mapping[str, Path]:
    return {}


@dataclass(frozen=True)
class Jobs:
    """The jobs of a server, quick ones and long ones in lines of their own."""

    desks: Path | None = None
    """The folder for their desks; without it the system's for what is temporary."""
    quick: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(_QUICK_AT_ONCE))
    long: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(_LONG_AT_ONCE))
    lists: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(1))
    """For the library, which a page begins with."""
    staying: Staying = field(default_factory=Staying)
    """The children that know the board of a client."""
    client: str = ""
    """Who asks: a tab of a browser, by a name of its own, or a pupil."""
    longest: float = LONGEST
    """Seconds that a job of the client may take."""
    most_waiting: int = MOST_WAITING
    most_sent: int = MOST_SENT
    most_unread: int = MOST_UNREAD

    @property
    def are_too_many(self) -> bool:
        """Whether so many wait that nobody may join them."""
        waiting = (line.statistics().tasks_waiting for line in (self.quick, self.long))
        return sum(waiting) >= self.most_waiting

    async def stream(
        self,
        asked: bodies.Rules,
        work: Work,
        limits: Limits = QUICK,
        beside: Beside = _none,
    ) -> AsyncGenerator[ServerSentEvent, None]:
        """The events of a job; its child, for which a thread waits, ends with the connection.

        The last event is "done" with what the work has returned, or "failed" with `problems`
        and, if a limit came first, `interrupted`. Place and desk are free once the child has
        ended, also if the client reads slowly.
        """
        line = self.long if limits is LONG else self.quick
        place, loop = object(), asyncio.get_running_loop()
        await line.acquire_on_behalf_of(place)
        outbox = _Outbox(loop, limits.cpu_limit or limits.timeout, self.most_unread)
        with ExitStack() as taken:
            taken.callback(_soon, loop, line.release_on_behalf_of, place)
            try:
                child = self._started(taken, asked, work, limits, beside)
            except Exception as error:  # whoever waits hears of it
                name, text = _failed(error)
                yield ServerSentEvent(event=name, raw_data=text)
                return
            Thread(target=_listen, args=(child, taken.pop_all(), outbox), daemon=True).start()
        try:
            while event := await outbox.take():
                yield ServerSentEvent(event=event[0], raw_data=event[1])
        finally:
            child.end()
            outbox.close()

    async def answer(self, asked: bodies.Board, work: Attending) -> ServerSentEvent:
        """The one event of a job whose child stays, from the one that knows the board already."""
        board = asked.model_dump_json(exclude={"marks"})
        async with self.long:
            guest = self.staying.take(self.client, board)
            told = await guest.ask(to_json(asked.marks) + b"\n") if guest else None
            if guest is None or told is None or told[0] != DONE:
                try:
                    guest = self._invited(asked, work)
                    told = await guest.ask()
                except Exception as error:
                    told = _failed(error)
            if guest is not None and told is not None and told[0] == DONE:
                self.staying.keep(self.client, board, guest)
        name, text = told or _failed(CrashError("the process at work ended unexpectedly"))
        return ServerSentEvent(event=name, raw_data=text)

    def _invited(self, asked: bodies.Board, work: Attending) -> Guest:
        """A child that is to stay."""
        read, questions = os.pipe()
        with ExitStack() as taken:
            try:
                attending = partial(attend, work, read)
                child = self._started(taken, asked, attending, LONG, given=[read])
            except BaseException:
                os.close(questions)
                raise
            finally:
                os.close(read)
            guest = Guest(child, questions, self.staying.forget)
            guest.listen(taken.pop_all(), _failed)
            return guest

    def _started(
        self,
        taken: ExitStack,
        asked: bodies.Rules,
        work: Work,
        limits: Limits,
        beside: Beside = _none,
        given: Collection[int] = (),
    ) -> Child:
        """A child at a desk of its own, which is `taken`."""
        folder = taken.enter_context(desk.lay(asked, self.desks))
        at_desk = partial(_at_desk, asked, work, beside, folder, self.most_sent)
        bounded = limits._replace(timeout=min(limits.timeout or LONGEST, self.longest))
        child = Child(at_desk, bounded, partial(confine, folder), given=given)
        child.start()
        return child


def _at_desk(
    asked: bodies.Rules,
    work: Work,
    beside: Beside,
    folder: Path,
    most: int,
    send: Send[Told],
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

    home, more = Path.cwd(), beside(asked)
    desk.enter(folder, asked, more.values())
    tell((DONE, work(Desk(asked, tell, home, more))))
    return False


class _Outbox:
    """What a thread has to tell, and a client has not read yet; it does not grow without end."""

    def __init__(self, loop: asyncio.AbstractEventLoop, patience: float | None, most: int) -> None:
        """For how many seconds whoever puts waits for whoever takes, with so much unread."""
        self._loop = loop
        self._patience = patience
        self._most = most
        self._events: asyncio.Queue[Told | None] = asyncio.Queue()
        self._unread = 0
        self._is_closed = False
        self._room = Condition()

    def wait(self) -> None:
        """Wait until there is room.

        Raises:
            StoppedError: the client does not read.
        """
        with self._room:
            has_room = self._room.wait_for(
                lambda: self._is_closed or self._unread < self._most, self._patience
            )
        if not has_room:
            raise StoppedError("timeout")

    def put(self, event: Told | None) -> None:
        """Have the client get an event, or the end."""
        with self._room:
            self._unread += len(event[1]) if event else 0
        _soon(self._loop, self._events.put_nowait, event)

    async def take(self) -> Told | None:
        """The next event; None is the end."""
        event = await self._events.get()
        with self._room:
            self._unread -= len(event[1]) if event else 0
            self._room.notify()
        return event

    def close(self) -> None:
        """Let nobody wait any longer: the client has gone."""
        with self._room:
            self._is_closed = True
            self._room.notify()


def _listen(child: Child, taken: ExitStack, outbox: _Outbox) -> None:
    """Pass on what a child tells until it ends, and give back what it took."""
    try:
        for event in child:
            outbox.wait()
            outbox.put(event)
        if child.interruption is not None:
            raise StoppedError(child.interruption)
    except PylogicError as error:
        outbox.put(_failed(error))
    finally:
        child.close()
        taken.close()
        outbox.put(None)


def _soon(loop: asyncio.AbstractEventLoop, action: Callable[..., None], *given: object) -> None:
    """Have the event loop do something, unless it has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(action, *given)


def _failed(error: Exception) -> Told:
    if isinstance(error, OSError):
        error = CrashError(f"the server has no room: {error.strerror}")
    elif not isinstance(error, PylogicError):
        error = CrashError(f"{type(error).__name__}: {error}")
    data = {
        "problems": [problem.to_dict() for problem in error.problems],
        "interrupted": getattr(error, "interruption", None),
        "words": str(error),
    }
    return "failed", to_json(data).decode()


# ---- Routes ---------------------------------------------------------------------------


def _jobs(request: Request) -> Jobs:
    every: Jobs = request.app.state.jobs
    pupil = pupil_of(request)
    if pupil is not None:  # not by their tabs, of which there may be many
        found = replace(
            every,
            client=f"pupil {pupil.name}",
            longest=request.app.state.classroom.longest,
            most_waiting=every.most_waiting // 2,  # the teacher has the other half of the line
        )
    else:
        found = replace(every, client=request.headers.get("pylogic-tab", ""))
    if found.are_too_many:
        raise HTTPException(503, "Too much is being asked at once: try again in a moment.")
    return found


Places = Annotated[Jobs, Depends(_jobs)]
"""The jobs of the application, for who asks; for a route's argument."""


def job(
    router: APIRouter, path: str, limits: Limits = QUICK, beside: Beside = _none
) -> Callable[[Work], Work]:
    """Have a job answer a path: the type of its desk says what a request holds."""

    def register(work: Work) -> Work:
        async def route(asked: bodies.Rules, places: Places) -> AsyncIterator[ServerSentEvent]:
            async for event in places.stream(asked, work, limits, beside):
                yield event

        (route.__annotations__["asked"],) = get_args(get_type_hints(work)["desk"])
        route.__name__, route.__doc__ = work.__name__, work.__doc__
        router.post(path, response_class=EventSourceResponse, tags=[OPEN_TO_PUPILS])(route)
        return work

    return register


def staying_job(router: APIRouter, path: str) -> Callable[[Attending], Attending]:
    """Have a long job answer a path, whose child stays for the next request about its board."""

    def register(work: Attending) -> Attending:
        async def route(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
            yield await places.answer(asked, work)

        route.__name__, route.__doc__ = work.__name__, work.__doc__
        router.post(path, response_class=EventSourceResponse, tags=[OPEN_TO_PUPILS])(route)
        return work

    return register
