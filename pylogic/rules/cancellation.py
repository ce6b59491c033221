"""Cancellation: a token asks a computation to stop. It wakes waits, and loops look at it.

Signal handlers, clocks and other threads set the token and do nothing else: an exception that a
handler raises comes at any moment, and is lost where Python or C++ has no way to pass it on.
"""

from __future__ import annotations

import os
import select
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType

from pylogic.errors import Interruption, StoppedError
from pylogic.rules import STOPS

_LONGEST = 2**31 - 1  # milliseconds that poll takes


class Cancellation:
    """A token: whether a computation is to stop, and why. Each thread has a current token."""

    def __init__(self) -> None:
        self.reason: Interruption | None = None
        self.is_heard = False
        """True once a waker or an interrupt has been registered."""
        self._wakers: list[Callable[[], object]] = []
        self._interrupt: Callable[[], object] | None = None

    def cancel(self, reason: Interruption) -> None:
        """Set the token, and call all wakers and the interrupt anew; the first reason stays."""
        self.reason = self.reason or reason
        for wake in (*self._wakers, self._interrupt):
            if wake is not None:
                wake()

    @property
    def interrupt(self) -> Callable[[], object] | None:
        """The function that stops the work, or None; set after `cancel`, it is called at once."""
        return self._interrupt

    @interrupt.setter
    def interrupt(self, interrupt: Callable[[], object]) -> None:
        self._interrupt = interrupt
        self.is_heard = True
        if self.reason is not None:
            interrupt()

    def is_set(self) -> bool:
        """Return whether `cancel` was called; nothing resets a token."""
        return self.reason is not None

    def check(self) -> None:
        """Raise StoppedError with the token's reason if it is set."""
        if self.reason is not None:
            raise StoppedError(self.reason)

    @contextmanager
    def notify(self, wake: Callable[[], object]) -> Iterator[None]:
        """Have `wake` called if the token is set while the context lasts, or is set already.
        The call may come more than once, and amid anything else that this thread does."""
        self._wakers.append(wake)
        self.is_heard = True
        try:
            if self.reason is not None:
                wake()
            yield
        finally:
            self._wakers.remove(wake)

    def wait(self, descriptor: int | None, seconds: float | None = None) -> bool:
        """Return True once a descriptor is ready (to read, to write, closed), False if time is up.
        Without a descriptor wait out the time; without `seconds` wait for ever.

        Raises:
            StoppedError: the token is set, before or meanwhile.
        """
        woken, waker = os.pipe()
        try:
            poll = select.poll()
            poll.register(woken, select.POLLIN)
            if descriptor is not None:
                poll.register(descriptor)
            with self.notify(lambda: os.write(waker, b"!")):
                ready = poll.poll(
                    None if seconds is None else min(max(1000 * seconds, 0), _LONGEST)
                )
            self.check()
            return bool(ready)
        finally:
            os.close(woken)
            os.close(waker)


_CURRENT: ContextVar[Cancellation | None] = ContextVar("cancellation", default=None)


def current_token() -> Cancellation:
    """Return the token of this thread; without one, a new token at each call, which nobody sets."""
    return _CURRENT.get() or Cancellation()


@contextmanager
def use_token(token: Cancellation) -> Iterator[None]:
    """Make a token the current one of this thread until the context ends; then restore the last."""
    before = _CURRENT.set(token)
    try:
        yield
    finally:
        _CURRENT.reset(before)


@contextmanager
def use_signals() -> Iterator[Cancellation]:
    """Yield the current token; in the main thread without one, a current token that signals set.
    The signals are STOPS, the reason is "user". Another thread without a token gets a new one,
    which nobody sets. Ignored signals stay ignored; SIGTERM and SIGHUP count if a Python
    function handles them."""
    known = _CURRENT.get()
    if known is not None or threading.current_thread() is not threading.main_thread():
        yield known or Cancellation()
        return
    token = Cancellation()
    with use_token(token), _handle_signals(lambda _number: token.cancel("user")):
        yield token


@contextmanager
def delay_signals() -> Iterator[None]:
    """Delay the handlers of signals until the context ends: C++ loses their exceptions.
    The first delayed signal is raised then, if nothing else was raised; others are lost. Nothing
    is delayed where there is a current token, or outside the main thread."""
    pending: list[int] = []
    is_raising = threading.current_thread() is threading.main_thread()
    if _CURRENT.get() is not None or not is_raising:
        yield
        return
    with _handle_signals(pending.append):
        yield
    if pending:
        signal.raise_signal(pending[0])


@contextmanager
def _handle_signals(handle: Callable[[int], object]) -> Iterator[None]:
    """Have `handle` called for all STOPS with a Python handler, and SIGINT unless it is ignored.
    When the context ends, the former handlers are back. Call it in the main thread only."""

    def handler(number: int, _frame: FrameType | None) -> None:
        """Pass a signal's number on to `handle`."""
        handle(number)

    before = {number: signal.getsignal(number) for number in STOPS}
    taken = [n for n, was in before.items() if callable(was) or (n, was) == _DEFAULT]
    try:
        for number in taken:
            signal.signal(number, handler)
        yield
    finally:
        for number in taken:
            signal.signal(number, before[number])


_DEFAULT = (signal.SIGINT, signal.SIG_DFL)
"""Ctrl-C without Python's handler; other signals without a handler end a program."""
