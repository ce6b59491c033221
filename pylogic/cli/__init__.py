"""The command line: one verb a file, loaded when it is called."""

from __future__ import annotations

import gc
import importlib
import os
import sys
from typing import NoReturn

import click

from pylogic.errors import PylogicError, StoppedError

VERBS = ("solve", "check", "show", "list")

ANSWERED, UNSOLVABLE, BAD_INPUT, LIMITED, CTRL_C = 0, 1, 2, 3, 130


class _Verbs(click.Group):
    """click's lazy group: a verb's module is imported when the verb is named."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        if name not in VERBS:
            return None
        command: click.Command = importlib.import_module(f"pylogic.cli.{name}").command
        return command


@click.command(
    cls=_Verbs,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit codes: 0 answered, 1 proved that there is no solution, 2 wrong usage or bad"
    " input, 3 stopped by a limit before an answer, 130 Ctrl-C.",
)
@click.version_option(None, "--version", package_name="pylogic")
def cli() -> None:
    """Solve, check and draw logic puzzles written as Answer Set Programming files.

    A PUZZLE is a file of rules: the path of an .lp file, or a name that `pylogic list`
    shows. An INSTANCE is a file of facts: a path, or the name of one of the puzzle's.

    \b
    Example:
      pylogic solve kuromasu inst43.lp
    """


def run() -> int:
    """Run the command line; what the user can put right is said in a line, without a traceback."""
    gc.set_threshold(100_000)  # a command lives for a moment: collecting costs it 3 ms
    try:
        cli()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else ANSWERED
    except StoppedError as error:
        click.echo(f"pylogic: {error}", err=True)
        return CTRL_C if error.interruption == "user" else LIMITED
    except PylogicError as error:
        click.echo(str(error), err=True)
        return BAD_INPUT
    return ANSWERED


def main() -> NoReturn:
    """Run the command line and leave at once: taking Python apart costs 12 of 88 ms."""
    code = run()
    try:
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has had enough, as `head` does
        code = BAD_INPUT
    os._exit(code)
