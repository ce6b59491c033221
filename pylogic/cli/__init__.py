"""The command line: one verb a file, loaded when it is called; how it starts and ends.

This file and those on the way to it import next to nothing: what a signal meets before `main`
has begun is Python's to answer.
"""

from __future__ import annotations

import os
import signal
import sys

from pylogic.cli.codes import ANSWERED, CTRL_C, INTERNAL_ERROR, PIPE_CLOSED
from pylogic.rules import STOPS

TYPE_CHECKING = False
if TYPE_CHECKING:  # without the module typing, which takes longer than all of this
    from collections.abc import Callable, Iterator
    from typing import NoReturn

LAUNCHER = "PYLOGIC_LAUNCHER"
"""The variable of the environment in which the script `launcher` says its number."""
FIRST = 64
"""What such a script is told instead of 0, and so on: no code that anything else ends with."""
_CODES = (*range(INTERNAL_ERROR + 1), CTRL_C, PIPE_CLOSED)


def main() -> NoReturn:
    """Run the command line and leave at once: taking Python apart costs 12 of 88 ms."""
    end_at_once()
    if LAUNCHER in os.environ:
        _greet_launcher()
    from pylogic.cli import streams

    leave(INTERNAL_ERROR if streams.open_all() else run())


def run() -> int:
    """Run the command line; what the user can put right is said in a line, without a traceback."""
    import gc

    gc.set_threshold(100_000)  # a command lives for a moment: collecting costs it 6 of 80 ms
    return exit_code(_verbs)


def exit_code(work: Callable[[], None]) -> int:
    """Do what a command line says; the code that it ends with."""
    try:
        work()
    except BaseException as error:
        from pylogic.cli import endings

        return endings.tell(error)
    return ANSWERED


def end_at_once() -> None:
    """From here on a signal ends the process: nothing has been found yet, or all is printed."""
    for number in taken():
        signal.signal(number, lambda *_: end(CTRL_C))


def taken() -> Iterator[signal.Signals]:
    """The signals that are taken: those that are ignored stay so, as SIGHUP under nohup."""
    return (number for number in STOPS if signal.getsignal(number) is not signal.SIG_IGN)


def end(code: int) -> NoReturn:
    """End the process with an exit code, in the words of its launcher, if it has one."""
    os._exit(FIRST + _CODES.index(code) if _is_launched() else code)


def _is_launched() -> bool:
    return os.environ.get(LAUNCHER) == str(os.getppid())


def _greet_launcher() -> None:
    """End with the launcher, where the system sees to it, and have it send what came too early."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGTERM)  # PR_SET_PDEATHSIG
    if not _is_launched():  # it was killed before that
        end(CTRL_C)
    os.kill(os.getppid(), signal.SIGUSR1)


def leave(code: int) -> NoReturn:
    """End the process with what it has printed."""
    end_at_once()
    try:
        sys.stdout.flush()
    except Exception as error:
        from pylogic.cli import endings

        code = code if code == INTERNAL_ERROR else endings.tell(error)
    end(code)


def _verbs() -> None:
    from pylogic.cli.group import invoke

    invoke()
