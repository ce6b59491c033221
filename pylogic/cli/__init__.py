"""The command line: one file for each verb, imported when the user names it.

This file imports next to nothing: before `main` runs, Python answers a signal with a traceback.
"""

from __future__ import annotations

import gc
import os
import signal
import sys

from pylogic.rules import STOPS

TYPE_CHECKING = False
if TYPE_CHECKING:  # without the module typing, which takes longer than all of this
    from typing import NoReturn


def end_at_once() -> None:
    """Let a stop signal end the process at once from now on, with code 130 and no flush."""
    for number in STOPS:
        if signal.getsignal(number) is not signal.SIG_IGN:  # nohup ignores SIGHUP
            signal.signal(number, lambda *_: os._exit(128 + signal.SIGINT))


def main() -> NoReturn:
    """Run the command line, then end the process by os._exit: taking Python down costs time.

    If standard output is closed, run nothing, and end with INTERNAL_ERROR.
    """
    end_at_once()
    gc.set_threshold(100_000)  # a command ends too soon to gain from collecting garbage
    from pylogic.cli import endings
    from pylogic.errors import INTERNAL_ERROR

    leave(INTERNAL_ERROR if endings.open_streams() else run())


def run() -> int:
    """Run the command line; report any exception, SystemExit too, and return the exit code."""
    try:
        from pylogic.cli.group import invoke

        return invoke()
    except BaseException as error:
        from pylogic.cli import endings

        return endings.report_error(error)


def leave(code: int) -> NoReturn:
    """Flush standard output, and end the process with `code`.

    If flushing fails, report that and end with its code, unless `code` is INTERNAL_ERROR.
    """
    end_at_once()
    try:
        sys.stdout.flush()
    except Exception as error:
        from pylogic.cli import endings
        from pylogic.errors import INTERNAL_ERROR

        code = code if code == INTERNAL_ERROR else endings.report_error(error)
    os._exit(code)
