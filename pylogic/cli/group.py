"""The click command of all verbs; it imports a verb's module when the user names the verb."""

from __future__ import annotations

import importlib
import os
import sys

import click

from pylogic.errors import DISAGREED, EXIT_CODES

VERBS = {
    "solve": "Find the answers of an instance and draw them.",
    "explain": "Explain why an instance has no answer, several answers, or its only one.",
    "why": "Say why a solution that you expect is no answer, or why it is one.",
    "trace": "Watch clasp search: what it decides, what follows, and what it takes back.",
    "check": "Say what is wrong with an instance, without solving it.",
    "show": "Draw an instance, or print the documentation of a puzzle's rules.",
    "list": "List the puzzles with their titles, and their instances.",
    "compare": "Solve instances in many ways, and compare what that takes.",
    "batch": "Solve, check, grade or convert many puzzles, with a line of each.",
    "clues": "Choose clues of a solution.",
    "generate": "Make puzzles with exactly one answer.",
    "convert": "Write a puzzle in another format.",
    "book": "Lay out puzzles as a booklet to print.",
    "export": "Make a web page or a site on which boards are played, without any server.",
    "lint": "Say what looks wrong in a rule file.",
    "diff": "Say whether versions of a rule file have the same answers.",
    "watch": "Solve again on every save of the rules, of what they include, or of the instance.",
    "new": "Begin a puzzle: commented rules, the library that they include, and an instance.",
    "serve": "Edit, play and solve puzzles in a browser, with the rules beside the board.",
    "lsp": "Say in an editor what looks wrong in rules and instances, and what names mean.",
    "guide": "Show a page of the manual, or without TOPIC the list of pages.",
}
"""Each verb with the first line of its help, so that listing them imports no module of a verb."""
_SMALL = ("list", "new", "serve", "guide")
"""The verbs that share the file beginnings.py."""
_NAME = "pylogic"
_COMPLETES = "_PYLOGIC_COMPLETE"
"""The environment variable that a shell sets to ask for completions."""


class _Verbs(click.Group):
    """click's lazy group, as its documentation describes it."""

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        """Return the command of a verb, importing its module; None if there is no such verb."""
        if name not in VERBS:
            return None
        if name in _SMALL:
            from pylogic.cli import beginnings

            return beginnings.COMMANDS[name]
        command: click.Command = importlib.import_module(f"pylogic.cli.{name}").command
        return command

    def format_commands(self, _ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the verbs and their first lines of help, without importing their modules."""
        with formatter.section("Commands"):
            formatter.write_dl(list(VERBS.items()))


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
def cli() -> None:
    """Solve, check and draw logic puzzles written as Answer Set Programming files.

    A PUZZLE is a file of rules: the path of an .lp file, or a name that `pylogic list`
    shows. An INSTANCE is a file of facts: a path, or the name of one of the puzzle's.

    \b
    Examples:
      pylogic solve kuromasu inst43.lp
      pylogic guide
    """


def invoke() -> None:
    """Run the verb that the command line names, or complete a line for a shell.

    All exceptions reach the caller, as click's SystemExit: click's own `main` would end with code 1
    for a closed pipe and for Ctrl-C.
    """
    if instruction := os.environ.get(_COMPLETES):
        from click.shell_completion import shell_complete

        sys.exit(shell_complete(cli, {}, _NAME, _COMPLETES, instruction))
    with cli.make_context(_NAME, sys.argv[1:]) as context:
        cli.invoke(context)
