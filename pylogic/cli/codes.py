"""The exit codes of the command line, and the end of the process with one of them.

This file imports next to nothing: a command loads it before it can do anything.
"""

from __future__ import annotations

import os
import signal

from pylogic.rules import STOPS

TYPE_CHECKING = False
if TYPE_CHECKING:  # without the module typing, which takes longer than all of this
    from collections.abc import Iterator
    from typing import NoReturn

ANSWERED, UNSOLVABLE, BAD_INPUT, LIMITED, DISAGREED = range(5)
INTERNAL_ERROR, CTRL_C, PIPE_CLOSED = 5, 130, 141
LAUNCHER = "PYLOGIC_LAUNCHER"
"""The variable of the environment in which the script `launcher` says its number."""
FIRST = 64
"""What such a script is told instead of 0, and so on: no code that anything else ends with."""
_CODES = (*range(INTERNAL_ERROR + 1), CTRL_C, PIPE_CLOSED)


def end(code: int) -> NoReturn:
    """End the process with an exit code, which a launcher is told in its own numbers."""
    os._exit(FIRST + _CODES.index(code) if is_launched() else code)


def is_launched() -> bool:
    """Whether the script `launcher` waits for this process."""
    return os.environ.get(LAUNCHER) == str(os.getppid())


def end_at_once() -> None:
    """From here on a signal ends the process: nothing has been found yet, or all is printed."""
    for number in taken():
        signal.signal(number, lambda *_: end(CTRL_C))


def taken() -> Iterator[signal.Signals]:
    """The signals that pylogic handles: not one that is ignored, as SIGHUP under nohup."""
    return (number for number in STOPS if signal.getsignal(number) is not signal.SIG_IGN)
