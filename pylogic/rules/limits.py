"""The limits of a call, and the token that asks it to stop: one scope for time, memory, signals.

The limits start where the call enters, and are handed on unchanged. A token wakes waits, and loops
look at it. Signal handlers, clocks and other threads set the token and do nothing else: an
exception that a handler raises comes at any moment, and is lost where Python or C++ has no way to
pass it on.
"""

from __future__ import annotations

import os
import resource
import select
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import NamedTuple, TypeVar

from pylogic.errors import Interruption, StoppedError
from pylogic.rules import STOPS

T = TypeVar("T")
LONGEST = 1e9
"""Longest limit of time, in seconds: thirty years, which clocks and threads can bear."""
LARGEST = 16
"""Largest file that is read without a limit of the caller, in megabytes."""
MOST_JOBS = 256
"""Most processes that a call may have at work at once."""
_MEGABYTE = 2**20
STEP = 1000
"""How many statements a reader takes between two looks at the clock and the memory."""
_LONGEST_POLL = 2**31 - 1  # milliseconds that poll takes


class Cancellation:
    """A token: whether a computation is to stop, and why. A thread may have a current token."""

    def __init__(self) -> None:
        self.reason: Interruption | None = None
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
        if self.reason is not None:
            interrupt()

    @property
    def has_listeners(self) -> bool:
        """True if `cancel` calls a waker or an interrupt at the moment."""
        return bool(self._wakers) or self._interrupt is not None

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
        try:
            if self.reason is not None:
                wake()
            yield
        finally:
            self._wakers.remove(wake)

    def wait(self, descriptor: int | None, seconds: float | None = None) -> bool:
        """Return True once a file descriptor is ready (to read, to write, closed), False after
        `seconds` without that. Without a descriptor wait so long; without `seconds`, for ever.
        StoppedError if the token is set, before or meanwhile."""
        woken, waker = os.pipe()
        try:
            poll = select.poll()
            poll.register(woken, select.POLLIN)
            if descriptor is not None:
                poll.register(descriptor)
            longest = None if seconds is None else min(max(1000 * seconds, 0), _LONGEST_POLL)
            with self.on_cancel(lambda: os.write(waker, b"!")):
                ready = poll.poll(longest)
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

    It is the current one while the context lasts, and the reason is "user". C++ loses the
    exceptions of handlers: functions of Python that handle signals, and the system's handler of
    SIGINT, are replaced; signals that are ignored, or end the process, stay as they are. Outside
    the main thread no signal sets the token, and it is not the current one.
    """
    known = _CURRENT.get()
    if known is not None or threading.current_thread() is not threading.main_thread():
        yield known or Cancellation()
        return
    token = Cancellation()
    usual = (signal.SIGINT, signal.SIG_DFL)  # Ctrl-C without Python's handler
    handlers = {number: signal.getsignal(number) for number in STOPS}
    taken = {n: was for n, was in handlers.items() if callable(was) or (n, was) == usual}
    try:
        for number in taken:
            signal.signal(number, lambda _number, _frame: token.cancel("user"))
        with use_token(token):
            yield token
    finally:
        for number, was in taken.items():
            signal.signal(number, was)


# ---- Limits ------------------------------------------------------------------------------------


class Limits(NamedTuple):
    """The limits of a call, in this process and in the children that work for it."""

    timeout: float | None = None
    """Seconds."""
    memory: int | None = None
    """Megabytes on top of those that Python holds already."""
    isolated: bool = False
    """Work in a child even without limits, so that Ctrl-C ends grounding too."""
    cpu_limit: float | None = None
    """Seconds of CPU time of a child and all processes that it starts."""
    inferences: int | None = None
    """SWI-Prolog's inferences, a limit that is the same on every machine."""
    conflicts: int | None = None
    """clasp's conflicts, a limit that is the same on every machine with one thread."""
    engine_alone: bool = False
    """True if the limits are the engine's alone: to check its facts and confirm its answers may
    take as much again."""
    file_size: int = LARGEST
    """Largest file that is read, in megabytes."""
    folders: tuple[Path, ...] | None = None
    """The only folders in which files are read, by their real paths; None: all folders."""
    deadline: float | None = None
    """The end of the time, on the clock of `time.monotonic`; None: the clock has not started."""
    memory_ceiling: int | None = None
    """Megabytes that this process may hold while it reads; None: no limit, or not started."""

    def start(self) -> Limits:
        """Return these limits with the deadline and the memory ceiling as of now.
        One that is set already, or not limited, stays as it is."""
        deadline, ceiling = self.deadline, self.memory_ceiling
        if self.timeout is not None and deadline is None:
            deadline = time.monotonic() + self.timeout
        if self.memory is not None and ceiling is None:
            ceiling = resident_bytes() // _MEGABYTE + self.memory
        return self._replace(deadline=deadline, memory_ceiling=ceiling)

    def reset(self) -> Limits:
        """Return these limits as they were before `start`: without deadline and memory ceiling."""
        return self._replace(deadline=None, memory_ceiling=None)

    def share(self, parts: int) -> Limits:
        """Return these limits with a deadline when 1/`parts` of the time left is over.
        Without a limit of time return them as they are."""
        left = self.time_left
        return self if left is None else self._replace(deadline=time.monotonic() + left / parts)

    def extend(self, seconds: float = 1.0) -> Limits:
        """Return these limits with a later deadline if less than so many seconds are left."""
        left = self.time_left
        if left is None or left >= seconds:
            return self
        return self._replace(deadline=time.monotonic() + seconds)

    @property
    def time_left(self) -> float | None:
        """Seconds to the deadline, at least 0; before the start the timeout; None without one."""
        if self.deadline is None:
            return self.timeout
        return max(0.0, self.deadline - time.monotonic())

    @property
    def needs_child(self) -> bool:
        """True if a child must do the work: with a limit of time, CPU or memory, or if isolated."""
        return self.isolated or (self.timeout, self.cpu_limit, self.memory) != (None, None, None)

    @property
    def stop_reason(self) -> Interruption | None:
        """The reason to stop now: the current token's, "timeout" or "memory"; None without one."""
        if (reason := current_token().reason) is not None:
            return reason
        if self.deadline is not None and time.monotonic() > self.deadline:
            return "timeout"
        if self.memory_ceiling is not None and resident_bytes() // _MEGABYTE > self.memory_ceiling:
            return "memory"
        return None

    def check(self) -> None:
        """Raise StoppedError if the current token is set, or after `start` time or memory is up."""
        if (reason := self.stop_reason) is not None:
            raise StoppedError(reason)

    def watch(self, items: Iterable[T]) -> Iterator[T]:
        """Yield the items; `check` before the first and before every `STEP`-th after it."""
        for number, item in enumerate(items):
            if number % STEP == 0:
                self.check()
            yield item


NO_LIMITS = Limits()
"""No limits but the usual size of files."""


def resident_bytes() -> int:
    """Return how many bytes of memory this process holds, without pages of files.
    Where the system does not tell, as in a sandbox, it is the most that the process has held."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            _, resident, of_files, *_ = map(int, statm.read().split())
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 2**10
    return (resident - of_files) * os.sysconf("SC_PAGESIZE")
