"""The one place that starts processes: children that limits and signals end, whatever they do.

clingo's grounder cannot be interrupted from inside a process, so clingo works in a child
and sends what it finds through a pipe. A child has a process group of its own, and ends
with its parent, whatever ends that: the pipe for orders closes.
"""

from __future__ import annotations

import errno
import gc
import os
import pickle
import re
import select
import signal
import subprocess
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType, TracebackType
from typing import IO, Any, NamedTuple, NoReturn, TypeVar

from pylogic.errors import CrashError, Interruption, PylogicError
from pylogic.solving.limits import Limits

M = TypeVar("M")
"""What a work sends: a type of its own for each kind of message."""
Send = Callable[[M], None]

_DONE, _STOPPED, _OUT_OF_MEMORY, _FAILED = 0, 81, 82, 83
_GRACE = 1.0  # seconds that an interrupted search has to send its last words
_LOOK = 1.0  # seconds between two looks at whether the parent lives, should the pipe not tell
_STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_SHORTAGES = (signal.SIGABRT, signal.SIGSEGV, signal.SIGBUS)
"""How C++ ends where there is no memory."""
_SHORT_OF = re.compile(
    r"(?i)bad_alloc|can't start new thread|cannot allocate|failed to map|memory"
    r"|resource temporarily unavailable"  # clingo's thread
)


class CutShortError(Exception):
    """Something outside has interrupted a search."""


class Brake:
    """How the child stops in good order: `interrupt` is called first, where one is set."""

    interrupt: Callable[[], None] | None = None
    is_pulled = False
    """Whether it has been called."""


Work = Callable[[Send[M], Brake], bool]
"""What a child does: it sends messages, and returns whether it was cut short."""


def run(
    work: Work[M],
    limits: Limits,
    receive: Send[M],
    on_start: Callable[[], None] = lambda: None,
) -> Interruption | None:
    """Do work that sends messages, in a child where limits ask for one; what cut it short.

    `receive` is called with each message, `on_start` once the child is at work. Without limits
    the work is done right here, which saves the child's start and its fresh memory (about half
    of the time of a small puzzle).

    Raises:
        PylogicError: whatever the work raises, also in a child.
        CrashError: the work failed for no reason of the user's.
    """
    if limits == Limits():
        try:
            return "user" if work(receive, Brake()) else None
        except MemoryError:
            return "memory"
    if limits.left == 0:
        return "timeout"
    with Child(work, limits) as child:
        on_start()
        for message in child:
            receive(message)
    return child.interruption


class _Raised(NamedTuple):
    """The child's work has raised it."""

    error: PylogicError


class _Crashed(NamedTuple):
    """The child's work has failed: the exception in a line, and its traceback."""

    words: str
    trace: str


class Child:
    """A forked process that does some work; iterate over what it sends.

    Between entering and leaving the context Ctrl-C asks the child to stop instead of
    raising KeyboardInterrupt, and so do SIGTERM and SIGHUP if a Python function handles them.
    `interruption` says afterwards why the work was cut short.

    Raises:
        PylogicError: while iterating, if the work raised it.
        CrashError: while iterating, if the work failed for no reason of the user's.
    """

    def __init__(self, work: Work[Any], limits: Limits) -> None:
        self.interruption: Interruption | None = None
        self._work = work
        self._limits = limits
        self._pid = self._from_child = self._to_child = 0
        self._asked_to_stop = False
        self._previous: dict[int, Any] = {}

    def start(self) -> None:
        """Start the process; signals stay what they are."""
        self._from_child, to_parent = os.pipe()
        from_parent, self._to_child = os.pipe()
        with _held_back():
            self._pid = fork(lambda: _serve(self._work, self._limits, from_parent, to_parent))
        os.close(to_parent)
        os.close(from_parent)

    def __enter__(self) -> Child:
        with _held_back():
            self.start()
            if threading.current_thread() is threading.main_thread():
                self._previous = {number: signal.getsignal(number) for number in _STOPS}
            for number, handler in self._previous.items():
                if callable(handler) or number == signal.SIGINT:
                    signal.signal(number, self._stop)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._pid:
            self.end()
            self._wait()
        for number, handler in self._previous.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)

    def __iter__(self) -> Iterator[Any]:
        with os.fdopen(self._from_child, "rb", closefd=False) as stream:
            while True:
                try:
                    message = pickle.load(stream)
                except (EOFError, pickle.UnpicklingError):  # the end, perhaps amid a message
                    break
                match message:
                    case _Raised(error):
                        raise error
                    case _Crashed(words, trace):
                        raise CrashError(words) from RuntimeError(trace)
                    case _:
                        yield message
        self._finish(self._wait())

    def end(self) -> None:
        """End the process, and what it has started, if it is still there."""
        if self._pid:
            with suppress(ProcessLookupError):
                os.killpg(self._pid, signal.SIGKILL)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._asked_to_stop = True
        if self._pid:
            with suppress(BrokenPipeError):  # it has ended just now
                os.write(self._to_child, b"!")
        outer = getattr(self._previous[number], "__self__", None)
        if isinstance(outer, Child):  # an answer is being drawn while the search goes on
            outer._stop(number, frame)

    def _wait(self) -> int:
        pid, self._pid = self._pid, 0
        _, status = os.waitpid(pid, 0)
        code = os.waitstatus_to_exitcode(status)
        if code < 0:  # it could not end what it had started
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
        os.close(self._from_child)
        os.close(self._to_child)
        return code

    def _finish(self, code: int) -> None:
        if self._asked_to_stop:  # even if it had just done all of its work: others may follow
            self.interruption = "user"
        elif code == _STOPPED:
            self.interruption = "timeout"
        elif code == _OUT_OF_MEMORY or is_shortage(code, self._limits):
            self.interruption = "memory"
        elif code != _DONE:
            raise CrashError(f"the process at work ended unexpectedly ({ending(code)})")


def ending(code: int) -> str:
    """How a process ended, in words; a negative exit code is a signal."""
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def is_shortage(code: int, limits: Limits) -> bool:
    """Whether a process that has said nothing ended for lack of the memory that it may take."""
    return limits.memory is not None and (code == _FAILED or -code in _SHORTAGES)


def fork(life: Callable[[], None]) -> int:
    """Start a process that lives this life, in a process group of its own; its number."""
    pid = os.fork()
    if pid == 0:
        try:
            os.setpgid(0, 0)
            signal.signal(signal.SIGTTOU, signal.SIG_IGN)  # what it prints goes to a terminal
            life()
        finally:
            os._exit(_FAILED)
    with suppress(OSError):  # whoever comes first of the two; it may have ended by now
        os.setpgid(pid, pid)
    return pid


@contextmanager
def _held_back() -> Iterator[None]:
    """Signals that stop a program come before or after, not amid."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(work: Work[Any], limits: Limits, orders: int, results: int) -> NoReturn:
    """The child's whole life: work, watched by a thread that ends it."""
    code = _FAILED
    gc.disable()  # collecting would copy pages that are shared with the parent
    try:
        _settle(orders, results)
        brake = Brake()
        watch = threading.Thread(target=_watch, args=(limits, orders, brake), daemon=True)
        watch.start()
        if limits.memory is not None:
            _limit_memory(limits.memory)

        def send(message: object) -> None:
            data = memoryview(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))
            while data:
                data = data[os.write(results, data) :]

        try:
            code = _STOPPED if work(send, brake) else _DONE
        except PylogicError as error:
            send(_Raised(error))
        except BaseException as error:
            if limits.memory is not None and _is_short_of_memory(error):
                code = _OUT_OF_MEMORY
            else:
                words = traceback.format_exception_only(error)[-1].strip()
                send(_Crashed(words, traceback.format_exc()))
    finally:
        os._exit(code)


def _settle(orders: int, results: int) -> None:
    """Leave the parent's signals, and the pipes of its other children."""
    for number in _STOPS:
        signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _STOPS)
    low, high = sorted((orders, results))
    os.closerange(3, low)
    os.closerange(low + 1, high)
    os.closerange(high + 1, os.sysconf("SC_OPEN_MAX"))


def _is_short_of_memory(error: BaseException) -> bool:
    """Whether an error is one of those that clingo and Python raise where there is no memory."""
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    is_known = isinstance(error, (RuntimeError, ImportError, SystemError))
    return isinstance(error, MemoryError) or (is_known and bool(_SHORT_OF.search(str(error))))


def _watch(limits: Limits, orders: int, brake: Brake) -> None:
    """Wait for the deadline, for an order, or for the parent's death; then end the work."""
    parent, limits = os.getppid(), limits if limits.deadline is not None else limits.begun()
    is_orphan = False
    while limits.left != 0 and not is_orphan:
        if select.select([orders], [], [], _patience(limits))[0]:
            if os.read(orders, 1):
                break
            is_orphan = True
        is_orphan = is_orphan or os.getppid() != parent
    if is_orphan:
        os.killpg(0, signal.SIGKILL)
    if brake.interrupt is not None:
        brake.is_pulled = True
        brake.interrupt()
        time.sleep(_GRACE)
    os._exit(_STOPPED)


def _patience(limits: Limits) -> float:
    return _LOOK if limits.left is None else min(limits.left, _LOOK)


def _limit_memory(megabytes: int) -> None:
    """Have the operating system refuse this process more memory than it holds and these."""
    import resource

    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # where C++ would say that it has none
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            held = int(statm.read().split()[0]) * resource.getpagesize()
    except OSError:  # no /proc: count from nothing
        held = 0
    limit = held + megabytes * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


@contextmanager
def program(command: Sequence[str], errors: IO[bytes] | int) -> Iterator[subprocess.Popen[bytes]]:
    """Another program, whose output is read; it is in the group of who has started it.

    It is ended with the context.
    """
    started = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors
    )
    with started:
        try:
            yield started
        finally:
            started.kill()
