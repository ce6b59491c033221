"""The one place that starts processes: children that limits and signals end, whatever they do.

clingo's grounder cannot be interrupted from inside a process, so clingo works in a child
and sends what it finds through a pipe. A child has a process group of its own, and ends
with its parent, whatever ends that: the pipe for orders closes.
"""

from __future__ import annotations

import os
import pickle
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import IO, Any, TypeVar

from pylogic.errors import CrashError, Interruption, StoppedError
from pylogic.rules import STOPS
from pylogic.rules.cancellation import Cancellation, by_signals
from pylogic.rules.limits import Limits, resident
from pylogic.solving import child as at_work
from pylogic.solving.child import FAILED, GRACE, HEAD, M, Raised, Send, Work

R = TypeVar("R")
_TICK = 500  # milliseconds between two looks at whether a child should have ended by itself
PATIENCE = 3 * GRACE  # seconds after which it is ended by force


def run(
    work: Work[M],
    limits: Limits,
    receive: Send[M],
    on_start: Callable[[], None] = lambda: None,
) -> Interruption | None:
    """Do work that sends messages, in a child where limits ask for one; why it was cut short.

    `receive` is called with each message, `on_start` once the child is at work. Without limits
    the work is done right here, which saves the child's start and its fresh memory (about half
    of the time of a small puzzle); Ctrl-C then sets its token.

    Raises:
        PylogicError: whatever the work raises, also in a child.
        CrashError: the work failed for no reason of the user's.
    """
    if not limits.needs_child:
        token = Cancellation()  # what stops this work is forgotten with it
        try:
            with by_signals() as outer, outer.waking(lambda: token.cancel(outer.reason or "user")):
                is_cut = work(receive, token)
        except MemoryError:
            return "memory"
        return token.reason or ("user" if is_cut else None)
    if limits.left == 0:
        return "timeout"
    with Child(work, limits) as child:
        on_start()
        for message in child:
            receive(message)
    return child.interruption


def call(function: Callable[[], R], limits: Limits) -> R:
    """The result of a function, called in a child where limits ask for one.

    Without limits it is a call as any other: Ctrl-C raises KeyboardInterrupt.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
        PylogicError: as `run`.
    """
    if not limits.needs_child:
        try:
            return function()
        except MemoryError:
            raise StoppedError("memory") from None
    found: list[R] = []
    interruption = run(partial(send_result, function), limits, found.append)
    if interruption is not None:
        raise StoppedError(interruption)
    return found[0]


def send_result(function: Callable[[], R], send: Send[R], _brake: Cancellation) -> bool:
    """A work that sends the result of a function."""
    send(function())
    return False


class Child:
    """A forked process that does some work; iterate over what it sends.

    Between entering and leaving the context the token that holds asks the child to stop; where
    none does, in the main thread, signals set one instead of raising KeyboardInterrupt.
    A child that does not end when it is asked to, or its time is up, is ended by force.
    `interruption` says afterwards why the work was cut short. Without the context `start` and
    `close` it; `end` may be called by another thread than the one that iterates.

    Raises:
        PylogicError: while iterating, if the work raised it.
        CrashError: no process can be started; or, while iterating, the work failed for no
            reason of the user's, or something has killed the process.
    """

    def __init__(
        self,
        work: Work[Any],
        limits: Limits,
        enter: Callable[[], None] = lambda: None,
        is_wanted: Callable[[], bool] = lambda: True,
        patience: float = PATIENCE,
    ) -> None:
        """A work, its limits, and a function that the process calls before anything else.

        `is_wanted` is asked now and then: the process is ended once it is not. `patience` is in
        seconds, after it was asked to stop.
        """
        self.interruption: Interruption | None = None
        self._work = work
        self._limits = limits
        self._enter = enter
        self._is_wanted = is_wanted
        self._patience = patience
        self._reaping = threading.Lock()
        self._pid = self._from_child = self._to_child = 0
        self._held = 0  # kilobytes of this process, when it was started
        self._asked: float | None = None  # when it was asked to stop
        self._is_late = False
        self._token = Cancellation()
        self._context = ExitStack()

    def start(self) -> None:
        """Start the process; the handlers of signals stay."""
        self._limits = self._limits.begun()
        opened: list[int] = []
        try:
            opened += os.pipe()
            opened += os.pipe()
            self._from_child, to_parent, from_parent, self._to_child = opened
            self._held = resident() // 2**10
            life = partial(at_work.serve, self._work, self._limits, self._enter)
            self._pid = fork(partial(life, from_parent, to_parent))
        except OSError as error:
            for number in opened:
                os.close(number)
            raise CrashError(f"no process can be started: {error.strerror}") from None
        os.close(to_parent)
        os.close(from_parent)

    def __enter__(self) -> Child:
        with ExitStack() as context:
            self._token = context.enter_context(by_signals())
            context.callback(self.close)
            self.start()
            context.enter_context(self._token.waking(self._stop))
            self._context = context.pop_all()
        return self

    def __exit__(self, *_error: object) -> None:
        self._context.close()

    def __iter__(self) -> Iterator[Any]:
        poll = select.poll()
        poll.register(self._from_child, select.POLLIN)
        data = bytearray()
        while True:
            while not poll.poll(_TICK):
                self._end_late()
            more = os.read(self._from_child, 2**16)
            if not more:  # perhaps amid a message
                break
            data += more
            while len(data) >= HEAD:
                end = HEAD + int.from_bytes(data[:HEAD], "big")
                if len(data) < end:
                    break
                message = pickle.loads(data[HEAD:end])
                del data[:end]
                if isinstance(message, Raised):
                    cause = RuntimeError(message.trace) if message.trace else None
                    raise message.error from cause
                yield message
        code, kilobytes = self._wait()
        if self._asked:  # even if it had just done all of its work: others may follow
            self.interruption = self._token.reason
        elif code == at_work.STOPPED or self._is_late:
            self.interruption = "timeout"
        elif code == at_work.OUT_OF_CPU:
            self.interruption = "cpu"
        elif code == at_work.OUT_OF_MEMORY:
            self.interruption = "memory"
        elif code != at_work.DONE:
            if not is_shortage(self._limits, kilobytes - self._held):
                words = f"the process at work ended unexpectedly ({ending(code)})"
                raise CrashError(words)
            self.interruption = "memory"

    def end(self) -> None:
        """End the process and all that it has started, if it is still there."""
        with self._reaping:  # else the number might be another's by now
            if self._pid:
                with suppress(ProcessLookupError):
                    os.killpg(self._pid, signal.SIGKILL)

    def close(self) -> None:
        """End the process if it is still there, and let go of all that it took."""
        if self._pid:
            self.end()
            self._wait()

    def _stop(self) -> None:
        self._asked = self._asked or time.monotonic()
        if self._pid:
            with suppress(BrokenPipeError):  # it has ended just now
                os.write(self._to_child, b"!")

    def _end_late(self) -> None:
        """End the process by force if it should have ended long ago, or nobody wants it.

        Where it has ended, processes that it has started hold its pipe still: these end, too.
        """
        has_ended = os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
        if has_ended or not self._is_wanted():
            self.end()
        due = [at for at in (self._asked, self._limits.deadline) if at is not None]
        if due and time.monotonic() > min(due) + self._patience:
            self._is_late = True
            self.end()

    def _wait(self) -> tuple[int, int]:
        """How it ended, and how many kilobytes it had at most."""
        pid = self._pid
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        with self._reaping:
            self._pid = 0
            _, status, usage = os.wait4(pid, 0)
        code = os.waitstatus_to_exitcode(status)
        if code != at_work.DONE:  # perhaps it could not end what it had started
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
        os.close(self._from_child)
        os.close(self._to_child)
        return code, usage.ru_maxrss


def ending(code: int) -> str:
    """How a process ended, in words; a negative exit code is a signal."""
    return signal.Signals(-code).name if code < 0 else f"exit code {code}"


def is_shortage(limits: Limits, kilobytes: int) -> bool:
    """Whether a process that something has ended had more memory than it may take: so many
    kilobytes besides those that it began with."""
    return limits.memory is not None and kilobytes > limits.memory * 2**10


def fork(life: Callable[[], None]) -> int:
    """Start a process that lives this life, in a process group of its own; its number.

    Signals that stop a program come before or after, not amid: in the process they are held back.

    Raises:
        OSError: the system refuses.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        pid = os.fork()
        if pid == 0:
            try:
                os.setpgid(0, 0)
                signal.signal(signal.SIGTTOU, signal.SIG_IGN)  # what it prints goes to a terminal
                life()
            finally:
                os._exit(FAILED)
        with suppress(OSError):  # whoever comes first of the two; it may have ended by now
            os.setpgid(pid, pid)
        return pid
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def program(
    command: Sequence[str], given: IO[bytes] | int, errors: IO[bytes] | int
) -> Iterator[subprocess.Popen[bytes]]:
    """Another program with its standard input and error; its output is read.

    It is in the group of who has started it, and ended with the context; on Linux also with the
    thread that has started it, where nothing else is left to end it.
    """
    started = subprocess.Popen(
        command,
        stdin=given,
        stdout=subprocess.PIPE,
        stderr=errors,
        preexec_fn=_death_with_parent(),
    )
    with started:
        try:
            yield started
        finally:
            started.kill()


def _death_with_parent() -> Callable[[], object] | None:
    """A function that has the system kill this process with its parent, where it can."""
    if sys.platform != "linux":
        return None
    import ctypes  # only programs need it

    request = 1  # PR_SET_PDEATHSIG
    return partial(ctypes.CDLL(None).prctl, request, signal.SIGKILL)
