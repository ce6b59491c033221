"""Turns: who may have a job done next, so that no tab of a browser waits for another one's."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass
class Line:
    """Places for children: so many for one client at once, and one more, so that none has all.

    Of those who wait clients take turns; one that has fewer places than the others comes first.
    """

    most: int
    _taken: Counter[str] = field(default_factory=Counter)
    _waits: list[tuple[str, asyncio.Future[None]]] = field(default_factory=list)

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return len(self._waits)

    async def take(self, client: str) -> None:
        """Wait for a place; whoever took it releases it."""
        turn = asyncio.get_running_loop().create_future()
        self._waits.append((client, turn))
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._waits = [wait for wait in self._waits if wait[1] is not turn]
            else:  # its turn had just come
                self.release(client)
            raise

    def release(self, client: str) -> None:
        """Let the next one have a place."""
        self._taken[client] -= 1
        self._taken = +self._taken
        self._admit()

    def _admit(self) -> None:
        while self._taken.total() <= self.most and self._waits:
            client, turn = found = min(self._waits, key=lambda wait: self._taken[wait[0]])
            if self._taken[client] >= self.most:
                break
            self._waits.remove(found)
            self._waits.sort(key=lambda wait: wait[0] == client)  # the others' turn
            if not turn.cancelled():
                self._taken[client] += 1
                turn.set_result(None)

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        """A place, for as long as the context lasts."""
        await self.take(client)
        try:
            yield
        finally:
            self.release(client)
