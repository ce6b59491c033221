"""The click command of all verbs; it imports a verb's module when the user names the verb."""

from __future__ import annotations

import importlib
import os
import re
import sys
from pathlib import Path

import click

from pylogic import errors
from pylogic.cli import endings
from pylogic.errors import ANSWERED, DISAGREED

VERBS = (
    *("solve", "explain", "why", "trace", "check", "show", "list", "compare", "batch", "clues"),
    *("generate", "convert", "book", "export", "lint", "diff", "watch", "new", "serve", "lsp"),
    "guide",
)
"""The verbs in the order of the help."""
_MODULES = dict.fromkeys(("list", "new", "serve", "lsp", "guide"), "beginnings")
"""The modules of verbs that have none of their own."""
_SERVERS = ("serve", "lsp")
"""The verbs that handle signals themselves."""
EXIT_CODES = {
    ANSWERED: "answered",
    errors.UNSOLVABLE: "proved that there is no answer",
    errors.BAD_INPUT: "wrong usage or bad input",
    errors.LIMITED: "stopped by a limit before an answer",
    DISAGREED: "runs that should agree do not, or two rule files differ",
    errors.INTERNAL_ERROR: "an internal error or a failed write",
    errors.CTRL_C: "Ctrl-C, SIGTERM or SIGHUP",
    errors.PIPE_CLOSED: "the reader of a pipe went away",
}
"""Each exit code with its meaning."""
_NAME = "pylogic"
_COMPLETES = "_PYLOGIC_COMPLETE"
"""The environment variable that a shell sets to ask for completions."""


def describe_verb(verb: str) -> str:
    """Return the first line of a verb's help, from its source: to import it would take longer."""
    source = Path(__file__).with_name(f"{_MODULES.get(verb, verb)}.py").read_text(encoding="utf-8")
    command = re.search(rf'@click\.(?:command|group)\("{verb}".*?"""(.*?)$', source, re.S | re.M)
    return command[1] if command else ""


class _Verbs(click.Group):
    """click's lazy group, as its documentation describes it."""

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        """Return the command of a verb, importing its module; None if there is no such verb."""
        if name not in VERBS:
            return None
        module = importlib.import_module(f"pylogic.cli.{_MODULES.get(name, name)}")
        command: click.Command = module.COMMANDS[name] if name in _MODULES else module.command
        return command

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the verbs and their first lines of help, without importing their modules."""
        with formatter.section("Commands"):
            formatter.write_dl([(verb, describe_verb(verb)) for verb in VERBS])


def _print_versions(context: click.Context, _option: click.Parameter, is_asked: bool) -> None:
    """Print the versions of pylogic and clingo and end the command, if --version is given."""
    if is_asked:
        from importlib.metadata import version

        click.echo(f"pylogic {version('pylogic-puzzles')}, clingo {version('clingo')}")
        context.exit()


@click.command(
    cls=_Verbs,
    commands={name: click.Command(name) for name in VERBS},  # for click's list and suggestions
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=f"Exit codes: {', '.join(f'{code} {words}' for code, words in EXIT_CODES.items())}."
    f" A batch ends with the code of its worst puzzle; {DISAGREED} means another answer than the"
    " published one.",
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_versions,
    help="Show the versions of pylogic and of clingo.",
)
@click.pass_context
def cli(context: click.Context) -> None:
    """Solve, check and draw logic puzzles written as Answer Set Programming files.

    A PUZZLE is a file of rules: the path of an .lp file, or a name that `pylogic list`
    shows. An INSTANCE is a file of facts: a path, or the name of one of the puzzle's.

    \b
    Examples:
      pylogic solve kuromasu inst43.lp
      pylogic guide
    """
    if context.invoked_subcommand not in _SERVERS:
        context.with_resource(endings.work())


def invoke() -> int:
    """Run the verb that the command line names, or complete a line for a shell; return the code.

    All exceptions reach the caller, as click's SystemExit: click's own `main` would end with code 1
    for a closed pipe and for Ctrl-C.
    """
    if instruction := os.environ.get(_COMPLETES):
        from click.shell_completion import shell_complete

        return shell_complete(cli, {}, _NAME, _COMPLETES, instruction)
    with cli.make_context(_NAME, sys.argv[1:]) as context:
        return cli.invoke(context) or ANSWERED
