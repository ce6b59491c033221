"""How a command ends: by its streams, by signals and the clock, and by exceptions.

Closed streams, full disks and pipes that nobody reads have exceptions of their own: rich would end
the process at a broken pipe with code 1. Handlers of signals, and the clock of --timeout, set the
token of `cancellation` and raise nothing. The token wakes waits, and loops look at the token. Work
that does neither is ended by the clock a few seconds later, together with the process.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import FrameType

from pylogic.errors import (
    ANSWERED,
    BAD_INPUT,
    CTRL_C,
    INTERNAL_ERROR,
    LIMITED,
    PIPE_CLOSED,
    ClusterError,
    CrashError,
    Interruption,
    PylogicError,
    StoppedError,
    WriteError,
    is_short_of_memory,
    quoted,
)
from pylogic.rules import stop_signals
from pylogic.rules.cancellation import Cancellation, entered

TRACEBACK = "PYLOGIC_TRACEBACK"
"""The variable of the environment that asks for the traceback of an error."""
LATE = 2.0  # seconds after which a time limit that nobody has kept is kept here
PATIENCE = 5.0  # seconds after which what does not look at the token is ended with the process
TWICE = 0.3  # seconds within which signals are one: some send it to a process and to its group


# ---- Streams -----------------------------------------------------------------------------------


class ReaderGoneError(Exception):
    """Whoever read standard output has had enough, as `head` does."""


class _Stream(io.FileIO):
    """Standard output, of which an error ends the command, or standard error, which bears all."""

    def write(self, data: object, /) -> int:
        try:
            return super().write(data)  # type: ignore[arg-type]
        except OSError as error:
            if self.fileno() == 2:  # a message that nobody can read is not worth an error
                return len(data)  # type: ignore[arg-type]
            if isinstance(error, BrokenPipeError):
                raise ReaderGoneError from None
            raise WriteError(f"standard output cannot be written: {error.strerror}") from None


def open_streams() -> bool:
    """Give closed descriptors a place that no pipe of ours can take; whether output has none."""
    is_closed = sys.stdout is None
    while (spare := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(spare)
    sys.stderr = _text(_Stream(2, "wb", closefd=False), sys.stderr)
    if is_closed:
        print("pylogic: standard output is closed", file=sys.stderr)
    else:
        sys.stdout = _text(_Stream(1, "wb", closefd=False), sys.stdout)
    return is_closed


def _text(raw: io.FileIO, before: object) -> io.TextIOWrapper:
    """A stream like the one before; characters that its encoding lacks are escaped."""
    stream = io.BufferedWriter(raw)
    if not isinstance(before, io.TextIOWrapper):
        return io.TextIOWrapper(stream, errors="backslashreplace", line_buffering=True)
    errors = "backslashreplace" if before.errors == "strict" else before.errors
    is_line_buffered = before.line_buffering or before.write_through
    return io.TextIOWrapper(stream, before.encoding, errors, line_buffering=is_line_buffered)


# ---- Signals and the clock ---------------------------------------------------------------------


class _Watch:
    """Handlers of signals and of the clock: they set the tokens of a verb, and of its printing."""

    def __init__(self, patience: float, twice: float) -> None:
        self.patience, self.twice = patience, twice
        self.tokens = [Cancellation()]
        self.asked: float | None = None  # when the first signal came

    def signal(self, _number: int, _frame: FrameType | None) -> None:
        """Ask to stop; a second one does not wait."""
        now = time.monotonic()
        if self.asked is None:
            self.asked = now
            signal.setitimer(signal.ITIMER_REAL, self.patience)
        elif now > self.asked + self.twice:
            os._exit(CTRL_C)
        self._cancel("user")

    def clock(self, _number: int, _frame: FrameType | None) -> None:
        """Keep the limit, or end a process that was asked to stop; telling may take longer."""
        if self.asked is not None:
            os._exit(CTRL_C)
        if len(self.tokens) == 1 and self.tokens[0].reason is not None:
            print(f"pylogic: {StoppedError('timeout').problems[0].text}", file=sys.stderr)
            os._exit(LIMITED)
        signal.setitimer(signal.ITIMER_REAL, self.patience)
        self._cancel("timeout")

    def _cancel(self, reason: Interruption) -> None:
        for token in tuple(self.tokens):
            token.cancel(reason)


_WATCH: ContextVar[_Watch | None] = ContextVar("watch", default=None)


@contextmanager
def work(
    left: float | None, late: float = LATE, patience: float = PATIENCE, twice: float = TWICE
) -> Iterator[None]:
    """A context for a verb at work: signals, and the end of a time limit, set its token.

    The clock is the last resort for work that no child does: reading, drawing, writing. A context
    within another one is a round of a verb: with its own limit, and stopped where the verb is.
    The three other numbers are seconds, as LATE, PATIENCE and TWICE are.
    """
    watch, outer = _Watch(patience, twice), _WATCH.get()
    handlers = {number: watch.signal for number in stop_signals()} | {signal.SIGALRM: watch.clock}
    before = {number: signal.getsignal(number) for number in handlers}
    known = _WATCH.set(watch)
    try:
        for number, handler in handlers.items():
            signal.signal(number, handler)
        if left is not None:
            signal.setitimer(signal.ITIMER_REAL, max(left, 0.0) + late)
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
    """Stop the clock: from here on the limit holds for each puzzle, or round, of the verb."""
    watch = _WATCH.get()
    if watch is None or watch.asked is None:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def printing() -> Iterator[None]:
    """A context for printing results, which are printed whole; drawings in it may be cut short.

    Drawings have a token of their own. After a first signal the printing may take a few seconds
    more: a reader that does not read keeps the process no longer.
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
            signal.setitimer(signal.ITIMER_REAL, watch.patience)


# ---- Exceptions --------------------------------------------------------------------------------


def tell(error: BaseException) -> int:
    """Print on standard error why a command has ended; returns its exit code."""
    if os.environ.get(TRACEBACK) and not isinstance(error, SystemExit):
        traceback.print_exception(error)
    match error:
        case SystemExit():
            return error.code if isinstance(error.code, int) else ANSWERED
        case ReaderGoneError():
            return PIPE_CLOSED
        case CrashError() if error.__cause__ is not None:  # else something has killed a process
            return _internal(error)
        case StoppedError() | WriteError() | ClusterError() | CrashError():
            return _say(f"pylogic: {error.problems[0].text}", error.exit_code)
        case PylogicError():
            return _say("\n".join(map(quoted, error.problems)), error.exit_code)
        case KeyboardInterrupt():  # uvicorn, or click where a key is waited for
            return CTRL_C
        case MemoryError() | ImportError() if is_short_of_memory(error):
            return _say("pylogic: stopped by lack of memory", LIMITED)
    return _of_click(error)


def _of_click(error: BaseException) -> int:
    from click.exceptions import Abort, ClickException, Exit

    match error:
        case Exit():
            return error.exit_code
        case Abort():
            return CTRL_C
        case ClickException():
            error.show()
            return BAD_INPUT
    for cause in _causes(error):  # Python wraps what comes amid an import
        match cause:
            case KeyboardInterrupt() | StoppedError() | MemoryError() | ReaderGoneError():
                return tell(cause)
    return _internal(error)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _internal(error: BaseException) -> int:
    """Print one line with the place in our source, and how to report the error."""
    words = str(error).strip().splitlines()
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = f"{type(error).__name__}: {words[-1]}" if words else type(error).__name__
    where = f"{Path(place.filename).name}:{place.lineno}"
    asked = f"please report it with the command and what {TRACEBACK}=1 adds"
    return _say(f"pylogic: internal error: {said} ({where}); {asked}", INTERNAL_ERROR)


def _say(words: str, code: int) -> int:
    print(words, file=sys.stderr)
    return code
