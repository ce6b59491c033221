"""What ends a verb from outside, Ctrl-C and its kin, and the clock of --timeout, as one token.

Handlers set the token of `cancellation` and raise nothing. Waits are woken by it, loops look at
it, and what does neither is ended by the clock a few seconds later, with the process.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType

from pylogic.cli import end, taken
from pylogic.cli.codes import CTRL_C, LIMITED
from pylogic.errors import Interruption, StoppedError
from pylogic.rules.cancellation import Cancellation, entered

_LATE = 2.0  # seconds after which a time limit that nobody has kept is kept here
_PATIENCE = 5.0  # seconds after which what does not look at the token is ended with the process
_TWICE = 0.3  # seconds within which signals are one: some send it to a process and to its group


class _Watch:
    """What signals and the clock do: they set the tokens, of the verb and of what it is telling."""

    def __init__(self) -> None:
        self.tokens = [Cancellation()]
        self.asked: float | None = None  # when the first signal came

    def signal(self, _number: int, _frame: FrameType | None) -> None:
        """Ask to stop; a second one does not wait."""
        now = time.monotonic()
        if self.asked is None:
            self.asked = now
            signal.setitimer(signal.ITIMER_REAL, _PATIENCE)
        elif now > self.asked + _TWICE:
            end(CTRL_C)
        self._cancel("user")

    def clock(self, _number: int, _frame: FrameType | None) -> None:
        """Keep the limit, or end a process that was asked to stop; telling may take longer."""
        if self.asked is not None:
            end(CTRL_C)
        if len(self.tokens) == 1 and self.tokens[0].reason is not None:
            print(f"pylogic: {StoppedError('timeout').problems[0].text}", file=sys.stderr)
            end(LIMITED)
        signal.setitimer(signal.ITIMER_REAL, _PATIENCE)
        self._cancel("timeout")

    def _cancel(self, reason: Interruption) -> None:
        for token in tuple(self.tokens):
            token.cancel(reason)


_WATCH: ContextVar[_Watch | None] = ContextVar("watch", default=None)


@contextmanager
def work(left: float | None) -> Iterator[None]:
    """While a verb is at work: signals set its token, and so does the end of a time limit.

    The clock is the last resort for what no child does: reading, drawing, writing. Within a verb
    it is a round of it: with a limit of its own, and over at once if the verb is.
    """
    watch, outer = _Watch(), _WATCH.get()
    handlers = {number: watch.signal for number in taken()} | {signal.SIGALRM: watch.clock}
    before = {number: signal.getsignal(number) for number in handlers}
    known = _WATCH.set(watch)
    try:
        for number, handler in handlers.items():
            signal.signal(number, handler)
        if left is not None:
            signal.setitimer(signal.ITIMER_REAL, max(left, 0.0) + _LATE)
        if outer is not None and outer.asked is not None:
            watch.signal(signal.SIGINT, None)
        with entered(watch.tokens[0]):
            yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, was in before.items():
            signal.signal(number, was)
        _WATCH.reset(known)
        if outer is not None and watch.asked is not None:
            outer.signal(signal.SIGINT, None)


def forget_limit() -> None:
    """From here on a verb takes as long as it takes: its limit is that of each of its puzzles."""
    watch = _WATCH.get()
    if watch is None or watch.asked is None:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def held() -> Iterator[None]:
    """What was found is told whole; what is drawn meanwhile has a token of its own, and may be cut.

    A first signal lets it take a few seconds more: a reader that does not read keeps the process
    no longer than that.
    """
    watch = _WATCH.get()
    if watch is None:
        yield
        return
    if watch.asked is not None:
        signal.setitimer(signal.ITIMER_REAL, 0)
    watch.tokens.append(Cancellation())
    try:
        with entered(watch.tokens[-1]):
            yield
    finally:
        watch.tokens.pop()
        if watch.tokens[0].reason is not None:
            signal.setitimer(signal.ITIMER_REAL, _PATIENCE)
