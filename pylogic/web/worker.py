"""Workers: children at their desks, each with a thread that passes on what it tells."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError
from contextlib import ExitStack, suppress
from threading import Thread

from anyio import (
    BrokenResourceError,
    EndOfStream,
    create_memory_object_stream,
    fail_after,
    from_thread,
)
from anyio.lowlevel import current_token
from pydantic_core import to_json

from pylogic.errors import CrashError, PylogicError, StoppedError
from pylogic.solving.child import Send
from pylogic.solving.process import Child
from pylogic.web.desk import Data, KeptReport

DONE = "done"
"""The event that ends a job."""
Told = tuple[str, str]
"""An event, with its data in JSON."""


class Worker:
    """A child that has been started, as the event loop sees it."""

    def __init__(
        self,
        child: Child,
        taken: ExitStack,
        on_end: Callable[[], None],
        keep: Send[KeptReport],
        most_unread: int,
        patience: float | None = None,
    ) -> None:
        """Listen to a child.

        Args:
            taken: what it has taken; a thread gives it back once the child has ended.
            on_end: called by the event loop then.
            keep: called with a report that the child has for other jobs.
            most_unread: how many events may be unread before the child waits, too.
            patience: seconds that it waits; then it is ended.
        """
        self._child = child
        self._on_end = on_end
        loop, token = asyncio.get_running_loop(), current_token()
        self._inbox, self._told = create_memory_object_stream[Told](most_unread)
        self._last: Told | None = None

        async def put(event: Told) -> None:
            with fail_after(patience):
                await self._inbox.send(event)

        def listen() -> None:
            try:
                for event in child:
                    if isinstance(event, KeptReport):
                        keep(event)
                    else:
                        from_thread.run(put, event, token=token)
                if child.interruption is not None:
                    raise StoppedError(child.interruption)
            except TimeoutError:
                self._last = tell_failure(StoppedError("timeout"))
            except PylogicError as error:
                self._last = tell_failure(error)
            except (BrokenResourceError, CancelledError, RuntimeError):
                pass  # nobody listens any more
            finally:
                child.close()
                taken.close()
                with suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(self._close)

        Thread(target=listen, daemon=True).start()

    async def next(self) -> Told | None:
        """The next event that it tells; None if it has ended."""
        try:
            return await self._told.receive()
        except EndOfStream:
            last, self._last = self._last, None
            return last

    def end(self) -> None:
        """End the child: nobody wants to hear more."""
        self._child.end()
        self._told.close()

    def _close(self) -> None:
        self._on_end()
        self._inbox.close()


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
