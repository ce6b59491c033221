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

from pylogic.errors import Interruption, StoppedError
from pylogic.rules import STOPS

_LONGEST = 2**31 - 1  # milliseconds that poll takes


class Cancellation:
    """A token: whether a computation is to stop, and why. A thread may have a current token."""

    def __init__(self) -> None:
        self.reason: Interruption | None = None
        self.has_listeners = False
        """True once a waker or an interrupt has been registered."""
        self._wakers: list[Callable[[], object]] = []
        self._interrupt: Callable[[], object] | None = None

    def cancel(self, reason: Interruption) -> None:
        """Set the token, and call all wakers and the interrupt; its first reason stays."""
        self.reason = self.reason or reason
        for wake in (*self._wakers, self._interrupt):
            if wake is not None:
                wake()

    @property
    def interrupt(self) -> Callable[[], object] | None:
        """The function that `cancel` calls to stop the work, or None.
        If it is set on a token that was cancelled before, it is called at once."""
        return self._interrupt

    @interrupt.setter
    def interrupt(self, interrupt: Callable[[], object]) -> None:
        self._interrupt = interrupt
        self.has_listeners = True
        if self.reason is not None:
            interrupt()

    def is_set(self) -> bool:
        """Return whether `cancel` was called."""
        return self.reason is not None

    def check(self) -> None:
        """Raise StoppedError with the token's reason if it is set."""
        if self.reason is not None:
            raise StoppedError(self.reason)

    @contextmanager
    def on_cancel(self, wake: Callable[[], object]) -> Iterator[None]:
        """Have `wake` called if `cancel` is called while the context lasts, or was called before.
        The call may come more than once, and from another thread or a signal handler."""
        self._wakers.append(wake)
        self.has_listeners = True
        try:
            if self.reason is not None:
                wake()
            yield
        finally:
            self._wakers.remove(wake)

    def wait(self, descriptor: int | None, seconds: float | None = None) -> bool:
        """Return True once a file descriptor is ready (to read, to write, closed), False after
        `seconds` without that. Without a descriptor wait so long; without `seconds`, for ever.

        Raises:
            StoppedError: the token is set, before or meanwhile.
        """
        woken, waker = os.pipe()
        try:
            poll = select.poll()
            poll.register(woken, select.POLLIN)
            if descriptor is not None:
                poll.register(descriptor)
            with self.on_cancel(lambda: os.write(waker, b"!")):
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
    """Return the current token of this thread; without one a new token, which nobody sets."""
    return _CURRENT.get() or Cancellation()


@contextmanager
def use_token(token: Cancellation) -> Iterator[None]:
    """Make a token the current one of this thread while the context lasts."""
    before = _CURRENT.set(token)
    try:
        yield
    finally:
        _CURRENT.reset(before)


@contextmanager
def use_signals() -> Iterator[Cancellation]:
    """Yield the current token; without one, make and yield a token that STOPS set.

    It is the current one while the context lasts, and the reason is "user". Outside the main
    thread no signal sets it, and it is not the current one. Signals count as in `_handle_signals`.
    """
    known = _CURRENT.get()
    if known is not None or threading.current_thread() is not threading.main_thread():
        yield known or Cancellation()
        return
    token = Cancellation()
    with use_token(token), _handle_signals(lambda _number: token.cancel("user")):
        yield token


@contextmanager
def delay_signals() -> Iterator[None]:
    """Delay signals of STOPS until the context ends: C++ loses the exceptions of handlers.
    The first delayed signal is raised then; others are lost, and all are if the context raises an
    exception. Nothing is delayed if there is a current token, or outside the main thread."""
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
    """Have `handle` called with the numbers of STOPS while the context lasts; main thread only.
    It replaces Python functions as handlers, and the system's handler of SIGINT; signals that are
    ignored, or end the process, stay as they are."""
    before = {number: signal.getsignal(number) for number in STOPS}
    taken = [n for n, was in before.items() if callable(was) or (n, was) == _DEFAULT]
    try:
        for number in taken:
            signal.signal(number, lambda number, _frame: handle(number))
        yield
    finally:
        for number in taken:
            signal.signal(number, before[number])


_DEFAULT = (signal.SIGINT, signal.SIG_DFL)
"""Ctrl-C without Python's handler; other signals without a handler end a program."""
