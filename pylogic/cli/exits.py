"""The end of the process by a signal.

This file imports next to nothing: a command loads it before it can do anything.
"""

from __future__ import annotations

import os
import signal

from pylogic.rules import STOPS

TYPE_CHECKING = False
if TYPE_CHECKING:  # without the module typing, which takes longer than all of this
    from collections.abc import Iterator


def end_at_once() -> None:
    """From here on a signal ends the process: nothing has been found yet, or all is printed."""
    for number in stop_signals():
        signal.signal(number, lambda *_: os._exit(128 + signal.SIGINT))


def stop_signals() -> Iterator[signal.Signals]:
    """The signals that pylogic handles: not one that is ignored, as SIGHUP under nohup."""
    return (number for number in STOPS if signal.getsignal(number) is not signal.SIG_IGN)
