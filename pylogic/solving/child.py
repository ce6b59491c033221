"""The child's side of the process layer: work, and a thread that ends it."""

from __future__ import annotations

import gc
import os
import pickle
import resource
import select
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeVar

from pylogic.errors import CrashError, Interruption, PylogicError, StoppedError, is_short_of_memory
from pylogic.rules import STOPS
from pylogic.rules.cancellation import Cancellation, entered
from pylogic.rules.limits import Limits, resident

if TYPE_CHECKING:
    import psutil

M = TypeVar("M")
"""A message that a work sends."""
Send = Callable[[M], None]

DONE, STOPPED, OUT_OF_MEMORY, FAILED, OUT_OF_CPU = 0, 81, 82, 83, 84
"""How a child ends that nothing else has ended."""
HEAD = 8
"""Bytes before each message that say how long it is."""
GRACE = 1.0
"""Seconds that an interrupted search has to send its last words."""
_LOOK = 1.0  # seconds between two looks at whether the parent lives, should the pipe not tell
_MEGABYTE = 2**20
_PACE = 4000  # megabytes a second: no process takes memory faster
_SHORTEST = 0.01  # seconds between two looks at what a process takes
_FAMILY = 0.25  # seconds between two looks for what it has started


class CutShortError(Exception):
    """Something outside has interrupted a search."""


Work = Callable[[Send[M], Cancellation], bool]
"""A function that a child calls: it sends messages, and returns whether it was cut short.

The token of its process asks it to stop in good order.
"""


class Raised(NamedTuple):
    """An error of the child's work; with its traceback where the user is not to blame."""

    error: PylogicError
    trace: str = ""


def serve(
    work: Work[Any],
    limits: Limits,
    enter: Callable[[], None],
    orders: int,
    results: int,
) -> NoReturn:
    """The child's whole life: work, watched by a thread that ends it.

    `enter` is called before there is another thread: what confines one thread confines all.
    The child keeps only its two pipes of all that the parent has opened.
    Memory that the process begins with, which its parent holds, counts for no limit.
    """
    code = FAILED
    gc.disable()  # collecting would copy pages that are shared with the parent
    try:
        for number in STOPS:  # the handlers are the parent's
            signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        kept = sorted((2, orders, results, os.sysconf("SC_OPEN_MAX")))
        for below, end in pairwise(kept):
            os.closerange(below + 1, end)  # the pipes of its other children
        enter()
        token = Cancellation()
        watched = limits, orders, token, resident()
        threading.Thread(target=_watch, args=watched, daemon=True).start()
        sent = 0

        def send(message: object) -> None:
            nonlocal sent
            data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
            sent += len(data)
            if limits.memory is not None and sent > limits.memory * _MEGABYTE:
                raise MemoryError  # the parent holds what was sent
            for part in (len(data).to_bytes(HEAD, "big"), data):
                left = memoryview(part)
                while left:
                    left = left[os.write(results, left) :]

        try:
            with entered(token):
                code = _code(token.reason) if work(send, token) else DONE
        except PylogicError as error:
            if isinstance(error, StoppedError) and token.is_set():
                code = _code(token.reason)
            else:
                send(Raised(error))
        except BaseException as error:
            if limits.memory is not None and is_short_of_memory(error):
                code = OUT_OF_MEMORY
            else:
                words = traceback.format_exception_only(error)[-1].strip()
                send(Raised(CrashError(words), traceback.format_exc()))
    finally:
        os._exit(code)


def _code(reason: Interruption | None) -> int:
    """How a child ends that was asked to stop, or has seen a reason itself."""
    return {"memory": OUT_OF_MEMORY, "cpu": OUT_OF_CPU}.get(reason or "timeout", STOPPED)


def _watch(limits: Limits, orders: int, token: Cancellation, held: int) -> None:
    """Wait for a limit, for an order, or for the parent's death; then end the work."""
    code = STOPPED
    try:
        reason = _reason_to_stop(limits, orders, held)
        code = _code(reason)
        if reason is None:
            os.killpg(0, signal.SIGKILL)
        elif token.is_heard and reason != "memory":  # what goes on for its last words takes more
            token.cancel(reason)
            time.sleep(GRACE)
    finally:  # whatever happens here, nobody else would end the work
        os._exit(code)


def _reason_to_stop(limits: Limits, orders: int, held: int) -> Interruption | None:
    """Wait for a reason to stop; None: the parent has died."""
    parent = os.getppid()
    poll = select.poll()
    poll.register(orders, select.POLLIN)
    tree, processors = _Tree(held), os.cpu_count() or 1
    while True:
        left = _LOOK if limits.left is None else min(limits.left, _LOOK)
        if left <= 0:
            return "timeout"
        if limits.cpu_limit is not None:
            seconds = limits.cpu_limit - tree.cpu_seconds()
            if seconds <= 0:
                return "cpu"
            left = min(left, max(seconds / processors, _SHORTEST))
        if limits.memory is not None:
            room = limits.memory - tree.megabytes()
            if room < 0:
                return "memory"
            left = min(left, max(room / _PACE, _SHORTEST))
        if poll.poll(ceil(1000 * left)):
            return "user" if os.read(orders, 1) else None
        if os.getppid() != parent:
            return None


class _Tree:
    """The memory and CPU time of this process, with all that it has started."""

    def __init__(self, held: int) -> None:
        """The bytes that this process held when it began, which its forks begin with, too."""
        self._held = held
        self._family: list[psutil.Process] = []
        self._met = -_FAMILY

    def megabytes(self) -> float:
        """The resident memory that this process has besides, and what the others have."""
        own = resident() - self._held
        if _has_children():
            own += sum(map(self._bytes, self._others()))
        return own / _MEGABYTE

    def cpu_seconds(self) -> float:
        """The CPU time, user and system, of this process and the others, also if these ended."""
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        own = time.process_time() + children.ru_utime + children.ru_stime
        return own + (sum(map(_cpu_seconds, self._others())) if _has_children() else 0)

    def _others(self) -> list[psutil.Process]:
        """The processes that this one and they have started; none where the system hides them."""
        if time.monotonic() > self._met + _FAMILY:
            import psutil  # most work is done by one process

            try:
                self._family = psutil.Process().children(recursive=True)
            except (OSError, psutil.Error):
                self._family = []
            self._met = time.monotonic()
        return self._family

    def _bytes(self, other: psutil.Process) -> int:
        """The bytes that another process holds; a fork of ours begins with those that we held."""
        import psutil

        try:
            with other.oneshot():
                held = other.memory_info().rss
                is_fork = other.exe() == os.path.realpath(sys.executable)
        except (OSError, psutil.Error):  # it has ended, or is hidden
            return 0
        return max(0, held - self._held) if is_fork else int(held)


def _cpu_seconds(other: psutil.Process) -> float:
    """The CPU time of another process, and of those that it has waited for."""
    import psutil

    try:
        return float(sum(other.cpu_times()[:4]))
    except (OSError, psutil.Error):
        return 0


def _has_children() -> bool:
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True
