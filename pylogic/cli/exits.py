"""The exit codes of the command line, and the end of the process by a signal.

This file imports next to nothing: a command loads it before it can do anything.
"""

from __future__ import annotations

import os
import signal

from pylogic.rules import STOPS

TYPE_CHECKING = False
if TYPE_CHECKING:  # without the module typing, which takes longer than all of this
    from collections.abc import Iterator

ANSWERED, INTERNAL_ERROR, BAD_INPUT, LIMITED, DISAGREED = range(5)
UNSOLVABLE, CTRL_C, PIPE_CLOSED = 20, 130, 141
EXIT_CODES = {
    ANSWERED: "answered",
    UNSOLVABLE: "proved that there is no answer",
    BAD_INPUT: "wrong usage or bad input",
    LIMITED: "stopped by a limit before an answer",
    DISAGREED: "runs that should agree do not, or two rule files differ",
    INTERNAL_ERROR: "an internal error or a failed write",
    CTRL_C: "Ctrl-C, SIGTERM or SIGHUP",
    PIPE_CLOSED: "the reader of a pipe went away",
}
"""Each exit code with its meaning. A proof that there is no answer is 20, as of clasp."""


def end_at_once() -> None:
    """From here on a signal ends the process: nothing has been found yet, or all is printed."""
    for number in stop_signals():
        signal.signal(number, lambda *_: os._exit(CTRL_C))


def stop_signals() -> Iterator[signal.Signals]:
    """The signals that pylogic handles: not one that is ignored, as SIGHUP under nohup."""
    return (number for number in STOPS if signal.getsignal(number) is not signal.SIG_IGN)
