"""The command line: one verb a file, loaded when it is called; how it starts and ends."""

from __future__ import annotations

import gc
import os
import sys
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

ANSWERED, UNSOLVABLE, BAD_INPUT, LIMITED, DISAGREED, CTRL_C = 0, 1, 2, 3, 4, 130


def run() -> int:
    """Run the command line; what the user can put right is said in a line, without a traceback."""
    gc.set_threshold(100_000)  # a command lives for a moment: collecting costs it 6 of 80 ms
    import click

    from pylogic.cli.group import cli
    from pylogic.errors import DisagreementError, PylogicError, StoppedError

    try:
        cli()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else ANSWERED
    except StoppedError as error:
        click.echo(f"pylogic: {error}", err=True)
        return CTRL_C if error.interruption == "user" else LIMITED
    except PylogicError as error:
        click.echo(str(error), err=True)
        return DISAGREED if isinstance(error, DisagreementError) else BAD_INPUT
    return ANSWERED


def main() -> NoReturn:
    """Run the command line and leave at once: taking Python apart costs 12 of 88 ms."""
    code = run()
    try:
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has had enough, as `head` does
        code = BAD_INPUT
    os._exit(code)
