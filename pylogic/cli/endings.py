"""The ends of a command: closed streams, signals, the clock of --timeout, and exceptions.

Closed streams, full disks and pipes that nobody reads raise exceptions of this file: rich would end
the process at a broken pipe with code 1. Handlers of signals, and of the clock of --timeout, cancel
a token of `limits` and raise nothing. Waits end when the token is cancelled, and loops check
it. The clock ends the process a few seconds later if its work does neither, and a thread ends it
while clingo grounds, which lets Python handle no signal.
"""

from __future__ import annotations

import io
import os
import select
import signal
import sys
import threading
import time
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
    PylogicError,
    StoppedError,
    WriteError,
    is_short_of_memory,
    quote_source,
)
from pylogic.rules import STOPS
from pylogic.rules.limits import Cancellation, use_token

TRACEBACK = "PYLOGIC_TRACEBACK"
"""The environment variable with which a command also prints the traceback of an error."""
LATE = 2.0  # seconds after a time limit until the clock acts, since children keep the limit first
PATIENCE = 5.0  # seconds after a cancellation until the clock ends a process that goes on
DEAF = 0.5  # seconds that Python has to handle a signal
TWICE = 0.3  # seconds within which signals count as one: a shell may signal a process and its group


# ---- Streams -----------------------------------------------------------------------------------


class ReaderGoneError(Exception):
    """The reader of standard output has closed the pipe, as `head` does."""


class _Stream(io.FileIO):
    """Standard output, whose errors end the command, or standard error without any errors."""

    def write(self, data: object, /) -> int:
        """Write `data`, return its length; raise ReaderGoneError or WriteError, never on stderr."""
        try:
            return super().write(data)  # type: ignore[arg-type]
        except OSError as error:
            if self.fileno() == 2:  # nobody could read the error, either
                return len(data)  # type: ignore[arg-type]
            if isinstance(error, BrokenPipeError):
                raise ReaderGoneError from None
            raise WriteError(f"standard output cannot be written: {error.strerror}") from None


def open_streams() -> bool:
    """Replace sys.stdout and sys.stderr by streams of this file; return True if stdout is closed.
    Then it stays None, and an error is printed. Closed descriptors 0 to 2 are opened on the null
    device, so that no pipe gets their numbers."""
    is_closed = sys.stdout is None
    while (spare := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(spare)
    sys.stderr = _wrap_stream(_Stream(2, "wb", closefd=False), sys.stderr)
    if is_closed:
        print("pylogic: standard output is closed", file=sys.stderr)
    else:
        sys.stdout = _wrap_stream(_Stream(1, "wb", closefd=False), sys.stdout)
    return is_closed


def _wrap_stream(raw: io.FileIO, before: object) -> io.TextIOWrapper:
    """Return `raw` as a text stream set up like `before`, with escapes for unknown characters."""
    stream = io.BufferedWriter(raw)
    if not isinstance(before, io.TextIOWrapper):
        return io.TextIOWrapper(stream, errors="backslashreplace", line_buffering=True)
    errors = "backslashreplace" if before.errors == "strict" else before.errors
    is_line_buffered = before.line_buffering or before.write_through
    return io.TextIOWrapper(stream, before.encoding, errors, line_buffering=is_line_buffered)


# ---- Signals and the clock ---------------------------------------------------------------------


class _Work:
    """A verb at work: the tokens that signals and the clock cancel, outermost first."""

    def __init__(self) -> None:
        self.tokens = [Cancellation()]
        self.first_signal: float | None = None  # the time at which it came
        self.handled = threading.Event()  # set by each signal and each alarm of the clock

    def on_signal(self, _number: int, _frame: FrameType | None) -> None:
        """Cancel the tokens, start the clock; a signal more than TWICE later ends the process."""
        self.handled.set()
        now = time.monotonic()
        if self.first_signal is None:
            self.first_signal = now
            signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        elif now > self.first_signal + TWICE:
            os._exit(CTRL_C)
        for token in tuple(self.tokens):
            token.cancel("user")

    def on_clock(self, _number: int, _frame: FrameType | None) -> None:
        """Cancel the tokens at the time limit; end the process if it or a signal came before.
        While results are printed, a limit that came before does not end it."""
        self.handled.set()
        if self.first_signal is not None:
            os._exit(CTRL_C)
        is_printing = len(self.tokens) > 1  # the results are printed whole, without drawings
        if not is_printing and self.tokens[0].reason is not None:
            print(f"pylogic: {StoppedError('timeout').problems[0].text}", file=sys.stderr)
            os._exit(LIMITED)
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        for token in tuple(self.tokens):
            token.cancel("timeout")

    def watch_signals(self, numbers: int) -> None:
        """End the process if Python handles no signal in time; run in a thread, to the pipe's end.
        `numbers` is the pipe to which the system's handler writes the number of each signal."""
        while True:
            select.select([numbers], [], [])
            time.sleep(TWICE)  # signals that come together are handled once
            if not (came := os.read(numbers, 512)):
                break
            if not self.handled.wait(DEAF):
                is_user = self.first_signal is not None or not {*STOPS}.isdisjoint(came)
                error = StoppedError("user" if is_user else "timeout")
                print(f"pylogic: {error.problems[0].text}", file=sys.stderr)
                os._exit(error.exit_code)
            self.handled.clear()
        os.close(numbers)


_WORK: ContextVar[_Work | None] = ContextVar("work", default=None)


@contextmanager
def work(left: float | None = None) -> Iterator[None]:
    """Put a verb at work: signals, and the clock of `start_clock(left)`, cancel its token."""
    state = _Work()
    ignored = [number for number in STOPS if signal.getsignal(number) is signal.SIG_IGN]
    handlers = {number: state.on_signal for number in STOPS if number not in ignored}
    handlers |= {signal.SIGALRM: state.on_clock}
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    numbers, written = os.pipe()
    os.set_blocking(written, False)
    wakeup = signal.set_wakeup_fd(written, warn_on_full_buffer=False)
    threading.Thread(target=state.watch_signals, args=[numbers], daemon=True).start()
    reset = _WORK.set(state)
    start_clock(left)
    try:
        with use_token(state.tokens[0]):
            yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, earlier in before.items():
            signal.signal(number, earlier)
        signal.set_wakeup_fd(wakeup)
        os.close(written)
        _WORK.reset(reset)


def start_clock(left: float | None) -> None:
    """Let the clock cancel the work a little after `left` seconds; None sets no limit.
    The clock is the last resort for reading, drawing and writing; children keep limits themselves.
    """
    if left is not None:
        signal.setitimer(signal.ITIMER_REAL, max(left, 0.0) + LATE)


@contextmanager
def printing() -> Iterator[Cancellation]:
    """Let a verb print results: the text is printed whole, drawings in it may be cut short.

    Drawings get a token of their own, which is yielded: signals and the clock cancel it, but
    nothing from before has. The clock of an earlier signal stands still; a signal while printing
    leaves PATIENCE seconds, since a reader that reads nothing would block it, and so does the end
    of printing if the work was cancelled. Outside of `work` nothing cancels the token.
    """
    token, state = Cancellation(), _WORK.get() or _Work()
    if state.first_signal is not None:
        signal.setitimer(signal.ITIMER_REAL, 0)
    state.tokens.append(token)
    try:
        with use_token(token):
            yield token
    finally:
        state.tokens.remove(token)
        if state.tokens[0].reason is not None:
            signal.setitimer(signal.ITIMER_REAL, PATIENCE)


# ---- Exceptions --------------------------------------------------------------------------------


def report_error(error: BaseException) -> int:
    """Print on standard error why an exception has ended the command; return its exit code.
    SystemExit (with no int: ANSWERED), a closed pipe and Ctrl-C print nothing. If the variable
    PYLOGIC_TRACEBACK is set, all but SystemExit print their traceback, too."""
    if isinstance(error, SystemExit):
        return error.code if isinstance(error.code, int) else ANSWERED
    if os.environ.get(TRACEBACK):
        import traceback  # most commands end without

        traceback.print_exception(error)
    match error:
        case ReaderGoneError():
            return PIPE_CLOSED
        case KeyboardInterrupt():  # from uvicorn, or from click while it waits for a key
            return CTRL_C
        case CrashError() if error.__cause__ is not None:  # without a cause a child was killed
            words, code = _describe_defect(error), INTERNAL_ERROR
        case StoppedError() | WriteError() | ClusterError() | CrashError():
            words, code = f"pylogic: {error.problems[0].text}", error.exit_code
        case PylogicError():
            words, code = "\n".join(map(quote_source, error.problems)), error.exit_code
        case MemoryError() | ImportError() if is_short_of_memory(error):
            words, code = "pylogic: stopped by lack of memory", LIMITED
        case _:
            from click.exceptions import Abort, ClickException, Exit

            if isinstance(error, Exit | Abort):
                return error.exit_code if isinstance(error, Exit) else CTRL_C
            if isinstance(error, ClickException):
                error.show()
                return BAD_INPUT
            stops = (KeyboardInterrupt, StoppedError, MemoryError, ReaderGoneError)
            cause: BaseException | None = error
            while cause is not None:  # Python wraps exceptions that come amid an import
                if isinstance(cause, stops):
                    return report_error(cause)
                cause = cause.__cause__ or cause.__context__
            words, code = _describe_defect(error), INTERNAL_ERROR
    print(words, file=sys.stderr)
    return code


def _describe_defect(error: BaseException) -> str:
    """Return a line: a raised error, its place in our source, and how to report it."""
    import traceback  # only defects need it

    words = str(error).strip().splitlines()
    frame = traceback.extract_tb(error.__traceback__)[-1]
    message = f"{type(error).__name__}: {words[-1]}" if words else type(error).__name__
    place = f"{Path(frame.filename).name}:{frame.lineno}"
    request = f"please report it with the command and what {TRACEBACK}=1 adds"
    return f"pylogic: internal error: {message} ({place}); {request}"
