"""The command line: one verb a file, loaded when it is called; how it starts and ends."""

from __future__ import annotations

import gc
import io
import os
import sys
from collections.abc import Callable
from typing import NoReturn

VERBS = (
    "solve",
    "explain",
    "trace",
    "check",
    "show",
    "list",
    "compare",
    "clues",
    "generate",
    "convert",
    "lint",
    "diff",
    "watch",
    "new",
    "guide",
)

ANSWERED, UNSOLVABLE, BAD_INPUT, LIMITED, DISAGREED = range(5)
INTERNAL_ERROR, CTRL_C, PIPE_CLOSED = 5, 130, 141


def run() -> int:
    """Run the command line; what the user can put right is said in a line, without a traceback."""
    gc.set_threshold(100_000)  # a command lives for a moment: collecting costs it 6 of 80 ms
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")  # as Python has it on standard error
    if sys.argv[1:2] == ["solve"]:
        from pylogic.cli import ahead

        return exit_code(ahead.solve)
    from pylogic.cli.group import cli

    return exit_code(cli)


def exit_code(work: Callable[[], None]) -> int:
    """Do what a command line says; the code that it ends with."""
    from pylogic.errors import DisagreementError, PylogicError, StoppedError

    try:
        work()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else ANSWERED
    except KeyboardInterrupt:
        return CTRL_C
    except BrokenPipeError:  # the reader has had enough, as `head` does
        return PIPE_CLOSED
    except StoppedError as error:
        print(f"pylogic: {error}", file=sys.stderr)
        return CTRL_C if error.interruption == "user" else LIMITED
    except PylogicError as error:
        print(error, file=sys.stderr)
        return DISAGREED if isinstance(error, DisagreementError) else BAD_INPUT
    return ANSWERED


def main() -> NoReturn:
    """Run the command line and leave at once: taking Python apart costs 12 of 88 ms."""
    leave(run())


def leave(code: int) -> NoReturn:
    """End the process with what it has printed."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        code = PIPE_CLOSED
    os._exit(code)
