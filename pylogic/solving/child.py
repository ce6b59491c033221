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
from pylogic.rules.cancellation import Cancellation, use_token
from pylogic.rules.limits import Limits, resident_bytes

if TYPE_CHECKING:
    import psutil

M = TypeVar("M")
"""The type of the messages that a work sends."""
Send = Callable[[M], None]
"""A function that sends a message to the parent, or takes it there."""

DONE, STOPPED, OUT_OF_MEMORY, FAILED, OUT_OF_CPU = 0, 81, 82, 83, 84
"""The exit codes of a child that nothing has killed."""
HEAD = 8
"""The number of bytes before each message that hold its length."""
GRACE = 1.0
"""Seconds that an interrupted search has to send its figures."""
_PARENT_CHECK = 1.0  # seconds between two checks that the parent lives, in case its pipe stays open
_MEGABYTE = 2**20
_FASTEST_GROWTH = 4000  # megabytes a second: no process takes memory faster
_SHORTEST_WAIT = 0.01  # seconds, at least, between two looks at the memory and CPU time
_TREE_AGE = 0.25  # seconds between two searches for processes that this one has started


class CutShortError(Exception):
    """The brake, a limit or a signal has interrupted a search."""


Work = Callable[[Send[M], Cancellation], bool]
"""A function that sends messages, and returns True if the token has cut its work short."""


class WorkError(NamedTuple):
    """An error of the child's work; with its traceback if pylogic is to blame."""

    error: PylogicError
    trace: str = ""


def work_and_exit(
    work: Work[Any],
    limits: Limits,
    prepare: Callable[[], None],
    stop_pipe: int,
    message_pipe: int,
) -> NoReturn:
    """Do the work in this new child, watched by a thread that ends it in time; never return.

    `prepare` is called before there is another thread, so that it can confine all of them. The
    child keeps only the standard streams open, the pipe `stop_pipe` to read orders to stop, and
    `message_pipe` to write messages. An error of the work is sent as a `WorkError`; lack of memory
    under a limit of it is only an exit code. The memory at the start does not count.
    """
    code = FAILED
    gc.disable()  # collecting would copy pages that are shared with the parent
    try:
        for number in STOPS:  # the handlers are the parent's
            signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        kept = sorted((2, stop_pipe, message_pipe, os.sysconf("SC_OPEN_MAX")))
        for below, end in pairwise(kept):
            os.closerange(below + 1, end)  # the pipes of its other children
        prepare()
        token = Cancellation()
        watched = limits, stop_pipe, token, resident_bytes()
        threading.Thread(target=_end_in_time, args=watched, daemon=True).start()
        sent = 0

        def send(message: object) -> None:
            """Write a message, pickled; raise MemoryError if all together exceed the limit."""
            nonlocal sent
            data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
            sent += len(data)
            if limits.memory is not None and sent > limits.memory * _MEGABYTE:
                raise MemoryError  # the parent holds all messages
            for part in (len(data).to_bytes(HEAD, "big"), data):
                left = memoryview(part)
                while left:
                    left = left[os.write(message_pipe, left) :]

        try:
            with use_token(token):
                code = _choose_exit_code(token.reason) if work(send, token) else DONE
        except PylogicError as error:
            if isinstance(error, StoppedError) and token.is_set():
                code = _choose_exit_code(token.reason)
            else:
                send(WorkError(error))
        except BaseException as error:
            if limits.memory is not None and is_short_of_memory(error):
                code = OUT_OF_MEMORY
            else:
                words = traceback.format_exception_only(error)[-1].strip()
                send(WorkError(CrashError(words), traceback.format_exc()))
    finally:
        os._exit(code)


def _choose_exit_code(reason: Interruption | None) -> int:
    """Return OUT_OF_MEMORY for "memory", OUT_OF_CPU for "cpu", STOPPED for all else."""
    return {"memory": OUT_OF_MEMORY, "cpu": OUT_OF_CPU}.get(reason or "timeout", STOPPED)


def _end_in_time(limits: Limits, stop_pipe: int, token: Cancellation, bytes_at_start: int) -> None:
    """Wait for a limit or an order to stop; then end this process, whatever its work does.

    Work that listens to its token is cancelled first, and has GRACE seconds, unless memory is
    short. If the parent has died, the process group is killed.
    """
    code = STOPPED
    try:
        reason = _wait_for_stop(limits, stop_pipe, bytes_at_start)
        code = _choose_exit_code(reason)
        if reason is None:
            os.killpg(0, signal.SIGKILL)
        elif token.has_listeners and reason != "memory":  # work that goes on would take more
            token.cancel(reason)
            time.sleep(GRACE)
    finally:  # even after an error here: nothing else ends the work
        os._exit(code)


def _wait_for_stop(limits: Limits, stop_pipe: int, bytes_at_start: int) -> Interruption | None:
    """Wait, and return the limit reached, "user" for an order, None once the parent has died."""
    parent = os.getppid()
    poll = select.poll()
    poll.register(stop_pipe, select.POLLIN)
    tree, processors = _ProcessTree(bytes_at_start), os.cpu_count() or 1
    while True:
        left = _PARENT_CHECK if limits.time_left is None else min(limits.time_left, _PARENT_CHECK)
        if left <= 0:
            return "timeout"
        if limits.cpu_limit is not None:
            seconds = limits.cpu_limit - tree.sum_cpu_seconds()
            if seconds <= 0:
                return "cpu"
            left = min(left, max(seconds / processors, _SHORTEST_WAIT))
        if limits.memory is not None:
            room = limits.memory - tree.sum_megabytes()
            if room < 0:
                return "memory"
            left = min(left, max(room / _FASTEST_GROWTH, _SHORTEST_WAIT))
        if poll.poll(ceil(1000 * left)):
            return "user" if os.read(stop_pipe, 1) else None
        if os.getppid() != parent:
            return None


class _ProcessTree:
    """Measures the memory and CPU time of this process and of all below it."""

    def __init__(self, bytes_at_start: int) -> None:
        """Store the bytes that this process began with, and that each of its forks begins with."""
        self._bytes_at_start = bytes_at_start
        self._descendants: list[psutil.Process] = []
        self._searched_at = -_TREE_AGE

    def sum_megabytes(self) -> float:
        """Return the growth of this process and its forks, plus all memory of other programs."""
        own = resident_bytes() - self._bytes_at_start
        return (own + sum(map(self._count_bytes, self._find_descendants()))) / _MEGABYTE

    def sum_cpu_seconds(self) -> float:
        """Return the user and system time of this process and all below it, ended ones, too."""
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        own = time.process_time() + children.ru_utime + children.ru_stime
        return own + sum(map(_read_cpu_seconds, self._find_descendants()))

    def _find_descendants(self) -> list[psutil.Process]:
        """Return the processes below this one, as up to `_TREE_AGE` seconds ago; [] if hidden."""
        try:
            os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        except ChildProcessError:  # there is no child
            return []
        if time.monotonic() > self._searched_at + _TREE_AGE:
            import psutil  # most work is done by one process

            try:
                self._descendants = psutil.Process().children(recursive=True)
            except (OSError, psutil.Error):
                self._descendants = []
            self._searched_at = time.monotonic()
        return self._descendants

    def _count_bytes(self, other: psutil.Process) -> int:
        """Return the bytes of a process, of a fork only those since its start; 0 if it is gone."""
        import psutil

        try:
            with other.oneshot():
                bytes_at_start = other.memory_info().rss
                is_fork = other.exe() == os.path.realpath(sys.executable)
        except (OSError, psutil.Error):  # the process has ended, or is hidden
            return 0
        return max(0, bytes_at_start - self._bytes_at_start) if is_fork else int(bytes_at_start)


def _read_cpu_seconds(other: psutil.Process) -> float:
    """Return the CPU time of a process and of those that it has waited for; 0 if it is gone."""
    import psutil

    try:
        return float(sum(other.cpu_times()[:4]))
    except (OSError, psutil.Error):
        return 0
