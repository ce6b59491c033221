"""The verbs as one click command: a verb's module is loaded when the verb is named."""

from __future__ import annotations

import importlib

import click

from pylogic.cli import VERBS


class _Verbs(click.Group):
    """click's lazy group, as its documentation describes it."""

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
    " input, 3 stopped by a limit before an answer, 4 runs or rule files that differ,"
    " 130 Ctrl-C.",
)
@click.version_option(None, "--version", package_name="pylogic")
def cli() -> None:
    """Solve, check and draw logic puzzles written as Answer Set Programming files.

    A PUZZLE is a file of rules: the path of an .lp file, or a name that `pylogic list`
    shows. An INSTANCE is a file of facts: a path, or the name of one of the puzzle's.

    \b
    Examples:
      pylogic solve kuromasu inst43.lp
      pylogic guide
    """
