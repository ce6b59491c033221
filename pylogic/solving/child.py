"""The child's side of the process layer: work, and a thread that ends it."""

from __future__ import annotations

import errno
import gc
import os
import pickle
import re
import select
import signal
import sys
import threading
import time
import traceback
from bisect import bisect_left
from collections.abc import Callable, Collection
from itertools import pairwise
from math import ceil
from typing import Any, NamedTuple, NoReturn, TypeVar

from pylogic.errors import CrashError, Interruption, PylogicError, StoppedError
from pylogic.rules import STOPS
from pylogic.rules.cancellation import Cancellation, entered
from pylogic.rules.limits import Limits, held

M = TypeVar("M")
"""A message that a work sends."""
Send = Callable[[M], None]

DONE, STOPPED, OUT_OF_MEMORY, FAILED = 0, 81, 82, 83
"""How a child ends that nothing else has ended."""
HEAD = 8
"""Bytes before each message that say how long it is."""
GRACE = 1.0
"""Seconds that an interrupted search has to send its last words."""
_LOOK = 1.0  # seconds between two looks at whether the parent lives, should the pipe not tell
_MEGABYTE = 2**20
_SHORT_OF = re.compile(
    r"(?i)bad_alloc|can't start new thread|cannot allocate|failed to map|memory"
    r"|resource temporarily unavailable"  # clingo's thread
)


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
    given: Collection[int],
    orders: int,
    results: int,
) -> NoReturn:
    """The child's whole life: work, watched by a thread that ends it.

    `enter` is called before there is another thread: what confines one thread confines all. Of
    what the parent has opened only the descriptors that are `given` stay, besides its two pipes.
    """
    code = FAILED
    gc.disable()  # collecting would copy pages that are shared with the parent
    try:
        for number in STOPS:  # the handlers are the parent's
            signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
        kept = sorted((2, orders, results, *given, os.sysconf("SC_OPEN_MAX")))
        for below, end in pairwise(kept):
            os.closerange(below + 1, end)  # the pipes of its other children
        enter()
        token = Cancellation()
        watch = threading.Thread(target=_watch, args=(limits, orders, token), daemon=True)
        watch.start()
        if limits.memory is not None:
            _limit_memory(limits.memory)

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
                code = STOPPED if work(send, token) else DONE
        except PylogicError as error:
            if isinstance(error, StoppedError) and token.is_set():
                code = STOPPED
            else:
                send(Raised(error))
        except BaseException as error:
            if limits.memory is not None and _is_short_of_memory(error):
                code = OUT_OF_MEMORY
            else:
                words = traceback.format_exception_only(error)[-1].strip()
                send(Raised(CrashError(words), traceback.format_exc()))
    finally:
        os._exit(code)


def _is_short_of_memory(error: BaseException) -> bool:
    """Whether an error is one of those that clingo and Python raise where there is no memory."""
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    is_known = isinstance(error, (RuntimeError, ImportError, SystemError))
    return isinstance(error, MemoryError) or (is_known and bool(_SHORT_OF.search(str(error))))


def _watch(limits: Limits, orders: int, token: Cancellation) -> None:
    """Wait for the deadline, for an order, or for the parent's death; then end the work."""
    try:
        reason = _reason_to_stop(limits, orders)
        if reason is None:
            os.killpg(0, signal.SIGKILL)
        elif token.is_heard:
            token.cancel(reason)
            time.sleep(GRACE)
    finally:  # whatever happens here, nobody else would end the work
        os._exit(STOPPED)


def _reason_to_stop(limits: Limits, orders: int) -> Interruption | None:
    """Wait for a reason to stop in good order; None: the parent has died."""
    parent = os.getppid()
    poll = select.poll()
    poll.register(orders, select.POLLIN)
    while True:
        left = _LOOK if limits.left is None else min(limits.left, _LOOK)
        if limits.cpu is not None:  # nothing else may take the processor
            left = min(left, limits.cpu - time.process_time())
        if left <= 0:
            return "timeout"
        if poll.poll(ceil(1000 * left)):
            return "user" if os.read(orders, 1) else None
        if os.getppid() != parent:
            return None


def _limit_memory(megabytes: int) -> None:
    """Have the operating system refuse this process more memory than it holds and these."""
    import resource

    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # where C++ would say that it has none
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    limit = (held().addresses or granted()) + megabytes * _MEGABYTE
    if most != resource.RLIM_INFINITY:
        limit = min(limit, most)  # the limit of the child that has started this one
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def granted() -> int:
    """How many bytes of addresses this process has: the least limit under which it gets a page."""
    import mmap
    import resource

    before = _, most = resource.getrlimit(resource.RLIMIT_AS)
    highest = sys.maxsize if most == resource.RLIM_INFINITY else most

    def is_given(pages: int) -> bool:
        resource.setrlimit(resource.RLIMIT_AS, (pages * mmap.PAGESIZE, most))
        try:
            mmap.mmap(-1, mmap.PAGESIZE).close()
        except (OSError, MemoryError):
            return False
        return True

    try:
        return bisect_left(range(highest // mmap.PAGESIZE), True, key=is_given) * mmap.PAGESIZE
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)
