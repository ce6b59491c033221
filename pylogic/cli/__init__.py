"""The command line: one verb a file, loaded when it is called; how it starts and ends.

This file and those on the way to it import next to nothing: what a signal meets before `main`
has begun is Python's to answer.
"""

from __future__ import annotations

import os
import signal
import sys

from pylogic.rules import stop_signals

TYPE_CHECKING = False
if TYPE_CHECKING:  # without the module typing, which takes longer than all of this
    from typing import NoReturn


def end_at_once() -> None:
    """From here on a signal ends the process: nothing has been found yet, or all is printed."""
    for number in stop_signals():
        signal.signal(number, lambda *_: os._exit(128 + signal.SIGINT))


def main() -> NoReturn:
    """Run the command line and leave at once: taking Python apart costs 12 of 88 ms."""
    end_at_once()
    from pylogic.cli import endings
    from pylogic.errors import INTERNAL_ERROR

    leave(INTERNAL_ERROR if endings.open_streams() else run())


def run() -> int:
    """Run the command line; returns the exit code. A mistake of the user is one line of text."""
    import gc

    gc.set_threshold(100_000)  # a command lives for a moment: collecting costs it 6 of 80 ms
    try:
        from pylogic.cli.group import invoke

        invoke()
    except BaseException as error:
        from pylogic.cli import endings

        return endings.tell(error)
    return 0


def leave(code: int) -> NoReturn:
    """Flush standard output, and end the process with an exit code."""
    end_at_once()
    try:
        sys.stdout.flush()
    except Exception as error:
        from pylogic.cli import endings
        from pylogic.errors import INTERNAL_ERROR

        code = code if code == INTERNAL_ERROR else endings.tell(error)
    os._exit(code)
