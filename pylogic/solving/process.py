"""Running a function in a forked child that limits and Ctrl-C can end, whatever it is doing.

clingo's grounder cannot be interrupted from inside a process, so clingo works in a child
and sends what it finds through a pipe.
"""

from __future__ import annotations

import gc
import marshal
import os
import select
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from types import FrameType, TracebackType
from typing import Any, Literal, NamedTuple, NoReturn

from pylogic.errors import CrashError, Problem, ProgramError

Message = tuple[Any, ...]
Send = Callable[..., None]
Interruption = Literal["timeout", "memory", "user"]

_DONE, _STOPPED, _OUT_OF_MEMORY, _FAILED = 0, 81, 82, 83
_GRACE = 1.0  # seconds that an interrupted search has to send its last words


class Limits(NamedTuple):
    """What a computation may take: seconds, and megabytes on top of what Python holds already."""

    timeout: float | None = None
    memory: int | None = None
    isolated: bool = False
    """Work in a child even without limits, so that Ctrl-C ends grounding too."""

    def left(self, began: float) -> Limits:
        """What is left for a computation that has begun at that time (`time.monotonic`)."""
        if self.timeout is None:
            return self
        return self._replace(timeout=max(0.001, self.timeout - (time.monotonic() - began)))


class CutShortError(Exception):
    """Something outside has interrupted a search."""


class Brake:
    """How the child stops in good order: `interrupt` is called first, where one is set."""

    interrupt: Callable[[], None] | None = None


Work = Callable[[Send, Brake], bool]


def run(
    work: Work, limits: Limits, receive: Send, on_start: Callable[[], None] = lambda: None
) -> Interruption | None:
    """Run a function that sends messages, in a child where limits ask for one.

    `receive` is called with the content of each message, `on_start` once the child is at
    work. Without limits the work is done right here, which saves the child's start and its
    fresh memory (about half of the time of a small puzzle); what cut it short is returned.
    """
    if limits == Limits():
        try:
            return "user" if work(receive, Brake()) else None
        except MemoryError:
            return "memory"
    with Child(work, limits) as child:
        on_start()
        for message in child:
            receive(*message)
    return child.interruption


class Child:
    """A forked process that runs `work(send, brake)`; iterate over what it sends.

    `work` returns whether it was cut short.

    Between entering and leaving the context Ctrl-C asks the child to stop instead of
    raising KeyboardInterrupt. `interruption` says afterwards why the work was cut short.

    Raises:
        ProgramError: while iterating, if the work raised it.
        CrashError: while iterating, if the work failed for no reason of the user's.
    """

    def __init__(self, work: Work, limits: Limits) -> None:
        self._from_child, to_parent = os.pipe()
        from_parent, self._to_child = os.pipe()
        self._asked_to_stop = False
        self.interruption: Interruption | None = None
        self._pid = os.fork()
        if self._pid == 0:
            os.close(self._from_child)
            os.close(self._to_child)
            _serve(work, limits, from_parent, to_parent)
        os.close(to_parent)
        os.close(from_parent)

    def __enter__(self) -> Child:
        self._previous = _on_ctrl_c(self._stop)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        _on_ctrl_c(self._previous)
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._wait()

    def __iter__(self) -> Iterator[Message]:
        with os.fdopen(self._from_child, "rb", closefd=False) as stream:
            while True:
                try:
                    message = marshal.load(stream)
                except (EOFError, ValueError, TypeError):  # the end, perhaps amid a message
                    break
                if message[0] == "rejected":
                    raise ProgramError(*(Problem(*problem) for problem in message[1:]))
                if message[0] == "crashed":
                    raise CrashError(message[1])
                yield message
        self._finish(self._wait())

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._asked_to_stop = True
        os.write(self._to_child, b"!")
        outer = getattr(self._previous, "__self__", None)
        if isinstance(outer, Child):  # an answer is being drawn while the search goes on
            outer._stop(number, frame)

    def _wait(self) -> int:
        _, status = os.waitpid(self._pid, 0)
        self._pid = 0
        os.close(self._from_child)
        os.close(self._to_child)
        return os.waitstatus_to_exitcode(status)

    def _finish(self, code: int) -> None:
        if code == _OUT_OF_MEMORY or code < 0:  # a negative code is a signal
            self.interruption = "memory"
        elif code == _STOPPED:
            self.interruption = "user" if self._asked_to_stop else "timeout"
        elif code != _DONE:
            raise CrashError(f"clingo ended unexpectedly (exit code {code})")


Handler = Callable[[int, FrameType | None], Any] | int | None


def _on_ctrl_c(handler: Handler) -> Handler:
    """Set what Ctrl-C does; only the main thread can, elsewhere nothing changes."""
    if threading.current_thread() is not threading.main_thread():
        return None
    return signal.signal(signal.SIGINT, signal.SIG_DFL if handler is None else handler)


def _serve(work: Work, limits: Limits, orders: int, results: int) -> NoReturn:
    """The child's whole life: work, watched by a thread that ends it."""
    code = _FAILED
    gc.disable()  # collecting would copy pages that are shared with the parent
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        brake = Brake()
        watch = threading.Thread(target=_watch, args=(limits.timeout, orders, brake), daemon=True)
        watch.start()
        if limits.memory is not None:
            limit_memory(limits.memory)

        def send(*message: Any) -> None:
            data = memoryview(marshal.dumps(message))
            while data:
                data = data[os.write(results, data) :]

        try:
            code = _STOPPED if work(send, brake) else _DONE
        except MemoryError:
            code = _OUT_OF_MEMORY
        except ProgramError as error:
            send("rejected", *map(tuple, error.problems))
        except BaseException:
            send("crashed", traceback.format_exc())
    finally:
        os._exit(code)


def _watch(timeout: float | None, orders: int, brake: Brake) -> None:
    """Wait for the deadline, for an order, or for the parent's death; then end the work."""
    select.select([orders], [], [], timeout)
    if brake.interrupt is not None:
        brake.interrupt()
        time.sleep(_GRACE)
    os._exit(_STOPPED)


def limit_memory(megabytes: int) -> None:
    """Have the operating system refuse this process more memory than it holds and these."""
    import resource

    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            held = int(statm.read().split()[0]) * resource.getpagesize()
    except OSError:  # no /proc: count from nothing
        held = 0
    limit = held + megabytes * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
