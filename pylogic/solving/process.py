"""The one place that starts processes: children that limits and signals end, whatever they do.

clingo's grounder cannot be interrupted from inside a process: under limits clingo works in a child
and sends its results through a pipe. A child has a process group of its own, and ends with its
parent, whatever ends that: the pipe for orders to stop closes.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from typing import IO, TYPE_CHECKING, Any, NoReturn, TypeVar

from pylogic.errors import CrashError, Interruption, PylogicError, StoppedError, is_short_of_memory
from pylogic.rules import STOPS
from pylogic.rules.limits import Cancellation, Limits, resident_bytes, use_signals, use_token

if TYPE_CHECKING:
    import subprocess
    from multiprocessing.connection import Connection

M = TypeVar("M")
"""The type of the messages that a work sends."""
Send = Callable[[M], None]
"""A function that sends a message to the parent, or takes it there."""
Work = Callable[[Send[M], Cancellation], bool]
"""A function that sends messages, and returns True if the token has cut its work short."""
R = TypeVar("R")

_DONE, _FAILED = 0, 83
_CUT_SHORT: Mapping[Interruption, int] = {"timeout": 81, "memory": 82, "cpu": 84, "user": 85}
"""The exit codes of a child that nothing has killed; those of work cut short by the reason."""
_TICK = 0.5  # seconds between two looks at whether a child should have ended by itself
_GRACE = 1.0  # seconds that an interrupted search has to send its figures
PATIENCE = 3 * _GRACE  # seconds that a child has after an order to stop, or after its time
_PARENT_CHECK = 1.0  # seconds between two checks that the parent lives, in case its pipe stays open
_USAGE_CHECK = 0.02  # seconds at least between two looks at the memory and CPU time
_LOOKS = 0.2  # the greatest share of the time that these looks take


class CutShortError(Exception):
    """The brake, a limit or a signal has interrupted a search."""


def run(work: Work[M], limits: Limits, receive: Send[M]) -> Interruption | None:
    """Do work that sends messages, in a child if limits ask for one; return why it was cut short.
    Return None if all was done. `receive` is called with each message. Without limits the work is
    done in this process, which saves the start and the fresh memory of a child; Ctrl-C then sets
    the token of the work. Raise a PylogicError that the work raises, also in a child; CrashError if
    the work failed for no reason of the user's."""
    if limits.needs_child:
        if limits.time_left == 0:
            return "timeout"
        with start_child(work, limits) as child:
            for message in child:
                receive(message)
        return child.interruption
    token = Cancellation()  # a cancellation ends with this work
    try:
        with use_signals() as user, user.on_cancel(lambda: token.cancel(user.reason or "user")):
            is_cut = work(receive, token)
    except MemoryError:
        return "memory"
    return token.reason or ("user" if is_cut else None)


def call(function: Callable[[], R], limits: Limits) -> R:
    """Return the result of a function, called as the work of `run`, and pickled in a child.
    Without limits Ctrl-C raises KeyboardInterrupt. Raise StoppedError if a limit or Ctrl-C came
    first, and else as `run`."""
    if not limits.needs_child:
        try:
            return function()
        except MemoryError:
            raise StoppedError("memory") from None
    results: list[R] = []
    if (stop := run(partial(send_result, function), limits, results.append)) is not None:
        raise StoppedError(stop)
    return results[0]


def send_result(function: Callable[[], R], send: Send[R], _brake: Cancellation) -> bool:
    """Call a function and send its result: with `partial`, the `Work` of a child; return False."""
    send(function())
    return False


@contextmanager
def start_child(
    work: Work[Any],
    limits: Limits,
    prepare: Callable[[], None] = lambda: None,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Iterator[Child]:
    """Yield a `Child`, which the current token asks to stop, and close it at the end.
    Without a token, in the main thread, signals set one instead of raising KeyboardInterrupt."""
    with (
        use_signals() as token,
        closing(Child(work, limits, prepare, is_wanted)) as child,
        token.on_cancel(lambda: child.ask_to_stop(token.reason)),
    ):
        yield child


class Child:
    """A forked process that does some work; iterate over the messages that it sends. A process that
    does not stop in time is killed. Afterwards `interruption` says why the work was cut short.
    Whoever makes a child closes it; any thread may call `kill`. Raise CrashError if no process can
    be started; and while iterating, as `run`, or if something has killed the process."""

    def __init__(
        self,
        work: Work[Any],
        limits: Limits,
        prepare: Callable[[], None] = lambda: None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        """Fork the process and start the limits' clock.
        The process calls `prepare` before anything else. `is_wanted` is called here in each half
        second without a message: once it returns False the process is killed."""
        self.interruption: Interruption | None = None
        from multiprocessing.connection import Pipe  # only children need it

        self._limits, self._is_wanted = limits.start(), is_wanted
        self._reaping = threading.Lock()
        self._asked_at: float | None = None  # when the process was asked to stop
        self._kilobytes_at_start = resident_bytes() // 2**10 if limits.memory is not None else 0
        signals = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)  # they come before or afterwards
        ends: Sequence[Connection] = ()
        try:
            self._pipe, of_child = ends = Pipe()
            self._pid = os.fork()
            if self._pid == 0:
                _work_and_exit(work, self._limits, prepare, of_child)
            of_child.close()
        except OSError as error:
            for end in ends:
                end.close()
            raise CrashError(f"no process can be started: {error.strerror}") from None
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, signals)
        with suppress(OSError):  # the process does the same; it may have ended by now
            os.setpgid(self._pid, self._pid)

    def __iter__(self) -> Iterator[Any]:
        """Yield the messages of the process until it ends, then set `interruption`."""
        import pickle  # only children need it

        is_late = False
        while True:
            while not self._pipe.poll(_TICK):
                ended = os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
                due = [at for at in (self._asked_at, self._limits.deadline) if at is not None]
                is_late = bool(due) and time.monotonic() > min(due) + PATIENCE
                if ended or is_late or not self._is_wanted():  # its own children hold the pipe
                    self.kill()
            try:
                kind, message = pickle.loads(self._pipe.recv_bytes())
            except (EOFError, OSError):  # the end, perhaps amid a message
                break
            if kind == "error":
                error, trace = message
                raise error from RuntimeError(trace) if trace else None
            yield message
        code, kilobytes = self._reap()
        reasons = {exit_code: reason for reason, exit_code in _CUT_SHORT.items()}
        if self._asked_at or code == _DONE:
            return
        if is_late or code in reasons:
            self.interruption = "timeout" if is_late else reasons[code]
        elif exceeds_memory(self._limits, kilobytes - self._kilobytes_at_start):
            self.interruption = "memory"
        else:
            ending = signal.Signals(-code).name if code < 0 else f"exit code {code}"
            raise CrashError(f"the process at work ended unexpectedly ({ending})")

    def read_result(self) -> Any:
        """Return what the function of `send_result` returns, and close; raise as `call`."""
        with closing(self):
            results = list(self)
        if self.interruption is not None:
            raise StoppedError(self.interruption)
        return results[0]

    def ask_to_stop(self, reason: Interruption | None) -> None:
        """Send the process an order to stop, for a reason that counts even if all work is done."""
        self._asked_at = self._asked_at or time.monotonic()
        self.interruption = self.interruption or reason
        if self._pid:
            with suppress(OSError):  # the process has just ended
                self._pipe.send_bytes(b"!")

    def kill(self) -> None:
        """Kill the process and all that it has started, if it still runs."""
        with self._reaping:  # else the number might be that of another process by now
            if self._pid:
                with suppress(ProcessLookupError):
                    os.killpg(self._pid, signal.SIGKILL)

    def close(self) -> None:
        """Kill the process if it still runs, wait for it, close its pipe; idempotent."""
        if self._pid:
            self.kill()
            self._reap()

    def _reap(self) -> tuple[int, int]:
        """Wait for the process, close its pipe, and kill its own children unless it is done.
        Return its exit code, negative for a signal, and the most kilobytes that it has held."""
        pid = self._pid
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
        with self._reaping:
            self._pid = 0
            _, status, usage = os.wait4(pid, 0)
        code = os.waitstatus_to_exitcode(status)
        if code != _DONE:  # its own children may still run
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
        self._pipe.close()
        return code, usage.ru_maxrss


def exceeds_memory(limits: Limits, kilobytes: int) -> bool:
    """Return True if kilobytes are more than the limit of memory allows; False without a limit."""
    return limits.memory is not None and kilobytes > limits.memory * 2**10


def _work_and_exit(
    work: Work[Any], limits: Limits, prepare: Callable[[], None], pipe: Connection
) -> NoReturn:
    """Do the work in this new child, watched by a thread that ends it in time; never return.
    `prepare` is called before there is another thread, so that it can confine all of them. The
    child keeps open the standard streams and the pipe. A message is a pair, ("message", content) or
    ("error", (a PylogicError, and a traceback if pylogic is to blame)); lack of memory under a
    limit of it is only an exit code."""
    code, sent, token = _FAILED, 0, Cancellation()
    gc.disable()  # collecting would copy pages that are shared with the parent

    def send(content: object, kind: str = "message") -> None:
        """Write a message, pickled; raise MemoryError if all together exceed the limit."""
        nonlocal sent
        data = pickle.dumps((kind, content), pickle.HIGHEST_PROTOCOL)
        sent += len(data)
        if exceeds_memory(limits, sent // 2**10):
            raise MemoryError  # the parent holds all messages
        pipe.send_bytes(data)

    try:
        import pickle  # only children need it

        os.setpgid(0, 0)
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)  # it may print to a terminal
        for number in STOPS:  # the handlers are the parent's
            signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        os.closerange(3, pipe.fileno())  # the pipes of the parent's other children
        os.closerange(pipe.fileno() + 1, os.sysconf("SC_OPEN_MAX"))
        watched = limits, pipe, token, resident_bytes()
        prepare()
        threading.Thread(target=_end_in_time, args=watched, daemon=True).start()
        try:
            with use_token(token):
                code = _CUT_SHORT[token.reason or "timeout"] if work(send, token) else _DONE
        except BaseException as error:
            if isinstance(error, StoppedError) and token.reason is not None:
                code = _CUT_SHORT[token.reason]
            elif isinstance(error, PylogicError):
                send((error, ""), "error")
            elif limits.memory is not None and is_short_of_memory(error):
                code = _CUT_SHORT["memory"]
            else:
                import traceback  # only defects need it

                words = traceback.format_exception_only(error)[-1].strip()
                send((CrashError(words), traceback.format_exc()), "error")
    finally:
        os._exit(code)


def _end_in_time(
    limits: Limits, pipe: Connection, token: Cancellation, bytes_at_start: int
) -> None:
    """Wait for a limit or an order to stop; then end this process, whatever its work does.
    Work that listens to its token is cancelled first, and has _GRACE seconds, unless memory is
    short. If the parent has died, the process group is killed."""
    parent, wait = os.getppid(), _PARENT_CHECK
    reason: Interruption | None = None
    megabytes = seconds = 0.0
    try:
        while reason is None:
            if (limits.cpu_limit, limits.memory) != (None, None):
                began = time.monotonic()
                megabytes, seconds = measure_usage(bytes_at_start)
                wait = max(_USAGE_CHECK, (time.monotonic() - began) / _LOOKS)
            if limits.time_left == 0:
                reason = "timeout"
            elif limits.cpu_limit is not None and seconds >= limits.cpu_limit:
                reason = "cpu"
            elif limits.memory is not None and megabytes > limits.memory:
                reason = "memory"
            elif pipe.poll(min(wait, limits.time_left or wait)):
                pipe.recv_bytes()
                reason = "user"
            elif os.getppid() != parent:
                raise EOFError
        if token.has_listeners and reason != "memory":  # work that goes on would take more
            token.cancel(reason)
            time.sleep(_GRACE)
    except EOFError:  # the parent's end of the pipe is closed
        os.killpg(0, signal.SIGKILL)
    finally:  # even after an error here: nothing else ends the work
        os._exit(_CUT_SHORT.get(reason or "timeout", _FAILED))


def measure_usage(bytes_at_start: int) -> tuple[float, float]:
    """Return the present megabytes and CPU seconds of this process tree.
    The memory is the growth of this process and of its forks above so many bytes, and all memory of
    other programs. The CPU time is that of ended processes, too. Hidden processes do not count."""
    total, ended = resident_bytes() - bytes_at_start, resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = time.process_time() + ended.ru_utime + ended.ru_stime
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:  # there is no child
        return total / 2**20, seconds
    import psutil  # most work is done by one process

    gone = (OSError, psutil.Error)  # a process has ended, or is hidden
    with suppress(*gone):
        for other in psutil.Process().children(recursive=True):
            with suppress(*gone), other.oneshot():
                seconds += sum(other.cpu_times()[:4])
                is_fork = other.exe() == os.path.realpath(sys.executable)
                held = other.memory_info().rss - (bytes_at_start if is_fork else 0)
                total += max(0, held)
    return total / 2**20, seconds


@contextmanager
def run_program(
    command: Sequence[str], stdin: IO[bytes] | int, stderr: IO[bytes] | int
) -> Iterator[subprocess.Popen[bytes]]:
    """Run another program in this context with a pipe for its output; kill it at the end.
    The program is in this process group. On Linux it also ends with the thread that started it."""
    import subprocess  # only programs need it

    before_start: Callable[[], object] | None = None
    if sys.platform == "linux":
        import ctypes  # only programs need it

        before_start = partial(ctypes.CDLL(None).prctl, 1, signal.SIGKILL)  # PR_SET_PDEATHSIG
    process = subprocess.Popen(
        command, stdin=stdin, stdout=subprocess.PIPE, stderr=stderr, preexec_fn=before_start
    )
    with process:
        try:
            yield process
        finally:
            process.kill()
