"""What ends a verb from outside, Ctrl-C and its kin, and the clock of --timeout.

At work they raise exceptions. While something that was found is being told they wait, and what
is drawn may still be cut short. A process of the process layer takes the signals meanwhile.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from pylogic.cli import CTRL_C, ENDING, TRACEBACK
from pylogic.errors import StoppedError

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

_LATE = 2.0  # seconds after which a time limit that nobody has kept is kept here
_AGAIN = 0.5  # seconds after which it is said again, should something have swallowed it
_SOON = 0.01

Handler = Callable[[int, FrameType | None], object]


class _LateError(StoppedError):
    """The last resort of a time limit; clingo makes such an error anew from the one it took."""

    def __init__(self, *_args: object) -> None:
        super().__init__("timeout")


@contextmanager
def work(left: float | None) -> Iterator[None]:
    """While a verb is at work: signals raise KeyboardInterrupt, a limit StoppedError.

    The clock is the last resort for what no child does: reading, drawing, writing.
    """
    with _handlers(_interrupt, _stop):
        if left is not None:
            signal.setitimer(signal.ITIMER_REAL, max(left, 0.0) + _LATE, _AGAIN)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


def forget_limit() -> None:
    """From here on a verb takes as long as it takes: its limit is that of each of its puzzles."""
    signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def held() -> Iterator[None]:
    """What was found is told whole: a signal waits for its end, a moment; a second one does not.

    A reader that does not read keeps the process no longer than that.
    """
    came: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        if came:
            os._exit(CTRL_C)
        came.append(number)
        signal.setitimer(signal.ITIMER_REAL, _LATE)

    def end(_number: int, _frame: FrameType | None) -> None:
        if came:
            os._exit(CTRL_C)

    with _handlers(note, end):
        yield
    if came:
        signal.raise_signal(came[0])


@contextmanager
def drawing() -> Iterator[None]:
    """What is drawn, and may be cut short.

    Raises:
        StoppedError: it was; `pass_on` tells the others of a signal that has come here.
    """
    try:
        with _handlers(_interrupt, _stop):
            yield
    except KeyboardInterrupt:
        raise StoppedError("user") from None


def pass_on() -> None:
    """Send this process the signal again that a drawing has taken."""
    for number in ENDING:
        if callable(signal.getsignal(number)):
            signal.raise_signal(number)
            return


@contextmanager
def _handlers(ending: Handler, late: Handler) -> Iterator[None]:
    numbers = [n for n in ENDING if signal.getsignal(n) is not signal.SIG_IGN]
    before = {number: signal.getsignal(number) for number in [*numbers, signal.SIGALRM]}
    try:
        for number in numbers:
            signal.signal(number, ending)
        signal.signal(signal.SIGALRM, late)
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _stop(_number: int, _frame: FrameType | None) -> None:
    raise _LateError


def raise_again(unraisable: UnraisableHookArgs) -> None:
    """Python drops what is raised in a destructor or at the end of an import: send it again."""
    if issubclass(unraisable.exc_type, KeyboardInterrupt):
        signal.signal(signal.SIGALRM, lambda *_: pass_on())
        signal.setitimer(signal.ITIMER_REAL, _SOON)
    elif os.environ.get(TRACEBACK):  # others come of what a signal has left half made
        sys.__unraisablehook__(unraisable)
