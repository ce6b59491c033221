"""Children that stay: what one has found out about a board answers the next request about it.

Nothing hangs on one. A child that a limit has ended, that had to give its room to another, or
whose files have changed is missed by the next request alone, which begins anew.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from threading import Thread

from pydantic_core import from_json

from pylogic.errors import OptionError, PylogicError, StoppedError
from pylogic.rules import source
from pylogic.rules.limits import resident
from pylogic.solving.process import Child
from pylogic.web import bodies, desk
from pylogic.web.desk import Data, Desk

MOST = 4
"""Children that stay at once, one for each client."""
OLDEST = 300.0
"""Seconds after which a child is asked no more: its time limit would come amid an answer."""
LARGEST = 400 * 2**20
"""Bytes of memory with which a child does not stay."""
DONE = "done"
"""The event of an answer."""
Told = tuple[str, str]
"""An event, with its data in JSON."""
Attending = Callable[[Desk[bodies.Board]], Callable[[Desk[bodies.Board]], Data]]
"""A work that studies a board, and returns what answers each request about it."""


def attend(work: Attending, questions: int, own: Desk[bodies.Board]) -> Data:
    """The child's side: answer for the marks of its desk, and then for those that a pipe brings.

    Raises:
        OptionError: it does not stay: it holds too much, or the rules have been saved meanwhile.
    """

    def texts() -> list[str]:
        read = source.sources(desk.rules_path(own.asked))
        return [one.text for one in read.values()]

    known, answer = texts(), work(own)
    own.send((DONE, answer(own)))
    if resident() > LARGEST:
        raise OptionError("this takes too much memory to stay")
    with open(questions, "rb") as lines:
        for line in lines:
            if texts() != known:
                raise OptionError("the rules have changed")
            marks = [(atom, holds) for atom, holds in from_json(line)]
            asked = replace(own, asked=own.asked.model_copy(update={"marks": marks}))
            own.send((DONE, answer(asked)))
    return {}


class Guest:
    """A child that stays, as the event loop sees it; a thread listens while it is there."""

    def __init__(self, child: Child, questions: int, on_end: Callable[[Guest], None]) -> None:
        """A child that has been started, and the pipe for its questions, which it closes."""
        self.since = time.monotonic()
        self.is_there = True
        self._child = child
        self._questions = questions
        self._on_end = on_end
        self._loop = asyncio.get_running_loop()
        self._answer: asyncio.Future[Told | None] = self._loop.create_future()

    def listen(self, taken: ExitStack, failed: Callable[[Exception], Told]) -> None:
        """Have a thread pass on what the child tells; when it has ended give back what it took."""

        def listening() -> None:
            try:
                for event in self._child:
                    self._soon(self._put, event)
                if self._child.interruption is not None:
                    raise StoppedError(self._child.interruption)
            except PylogicError as error:
                self._soon(self._put, failed(error))
            finally:
                self._child.close()
                taken.close()
                self._soon(self._gone)

        Thread(target=listening, daemon=True).start()

    async def ask(self, line: bytes = b"") -> Told | None:
        """The answer to a question, or to the first; None if the child has ended without one.

        Whoever goes away meanwhile ends it.
        """
        if not self.is_there:
            return None
        if line:
            self._answer = self._loop.create_future()
        try:
            with suppress(OSError):  # it has just ended
                while line:
                    line = line[os.write(self._questions, line) :]
            return await self._answer
        except asyncio.CancelledError:
            self.end()
            raise

    def end(self) -> None:
        """End the child."""
        self._child.end()

    def _put(self, event: Told | None) -> None:
        if not self._answer.done():
            self._answer.set_result(event)

    def _gone(self) -> None:
        # Here, since the number of what is closed may be another's from then on.
        os.close(self._questions)
        self.is_there = False
        self._put(None)
        self._on_end(self)

    def _soon(self, action: Callable[..., None], *given: object) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(action, *given)


@dataclass(frozen=True)
class Staying:
    """The children that wait for a question: the one place that knows them."""

    most: int = MOST
    _waiting: dict[tuple[str, str], Guest] = field(default_factory=dict)
    """By who asked, and of what; the last one has waited for the shortest time."""

    def take(self, client: str, board: str) -> Guest | None:
        """The child that knows this board of a client, if there is one; it waits no longer."""
        guest = self._waiting.pop((client, board), None)
        if guest is not None and time.monotonic() - guest.since > OLDEST:
            guest.end()
            return None
        return guest

    def keep(self, client: str, board: str, guest: Guest) -> None:
        """Have a child wait, if it is there still, in the place of another of the client's."""
        if not guest.is_there:
            return
        others = [key for key in self._waiting if key[0] == client]
        oldest = list(self._waiting)[: max(0, len(self._waiting) - len(others) + 1 - self.most)]
        for key in {*others, *oldest}:
            self._waiting.pop(key).end()
        self._waiting[client, board] = guest

    def forget(self, guest: Guest) -> None:
        """Have a child that has ended wait no longer."""
        for key in [key for key, one in self._waiting.items() if one is guest]:
            del self._waiting[key]
