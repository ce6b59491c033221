"""Children that stay: what one has found out about a board answers the next request about it.

Nothing hangs on one. A child that a limit has ended, that had to give its room to another, or
whose files have changed is missed by the next request alone, which begins anew.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace

from anyio import get_cancelled_exc_class
from pydantic_core import from_json

from pylogic.errors import OptionError
from pylogic.rules import source
from pylogic.rules.limits import resident
from pylogic.web import bodies, desk
from pylogic.web.desk import Data, Desk
from pylogic.web.worker import DONE, Told, Worker

MOST = 4
"""Children that stay at once, one for each client."""
OLDEST = 300.0
"""Seconds after which a child is asked no more: its time limit would come amid an answer."""
LARGEST = 400 * 2**20
"""Bytes of memory with which a child does not stay."""
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


@dataclass(frozen=True)
class Guest:
    """A child that stays, and the pipe for its questions, which is open while it is there."""

    worker: Worker
    questions: int
    since: float = field(default_factory=time.monotonic)

    @property
    def is_young(self) -> bool:
        """Whether it may be asked."""
        return time.monotonic() - self.since <= OLDEST and not self.worker.has_ended

    async def ask(self, line: bytes = b"") -> Told | None:
        """The answer to a question, or to the first; None if the child has ended without one.

        Whoever goes away meanwhile ends it.
        """
        try:
            with suppress(OSError):  # it has just ended
                while line:
                    line = line[os.write(self.questions, line) :]
            return await self.worker.next()
        except get_cancelled_exc_class():
            self.worker.end()
            raise


@dataclass(frozen=True)
class Staying:
    """The children that wait for a question: the one place that knows them."""

    most: int = MOST
    _waiting: dict[tuple[str, str], Guest] = field(default_factory=dict)
    """By who asked, and of what; the last one has waited for the shortest time."""

    def take(self, client: str, board: str) -> Guest | None:
        """The child that knows this board of a client, if there is one; it waits no longer."""
        guest = self._waiting.pop((client, board), None)
        if guest is not None and not guest.is_young:
            guest.worker.end()
            return None
        return guest

    def keep(self, client: str, board: str, guest: Guest) -> None:
        """Have a child wait in the place of another of the client's, or of the oldest one."""
        for key, other in list(self._waiting.items()):
            if key[0] == client or not other.is_young:
                self._waiting.pop(key).worker.end()
        for key in list(self._waiting)[: max(0, len(self._waiting) + 1 - self.most)]:
            self._waiting.pop(key).worker.end()
        self._waiting[client, board] = guest
