"""The verbs that one begins with: list, guide, new and serve."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import click

from pylogic.cli import options, output
from pylogic.errors import OptionError
from pylogic.rules import folder, library
from pylogic.rules.limits import Limits

_WIDEST = 100  # columns of a line that is easy to read
_LINK = re.compile(r"\[(?P<words>[^]]+)\]\((?P<topic>[a-z]+)\.md\)")


@click.command("list")
@options.limits()
@options.json_option
def list_puzzles(limits: Limits, as_json: bool) -> None:
    """List the puzzles with their titles, and their instances.

    \b
    Example:
      pylogic list
    """
    rows = folder.entries()
    if as_json:
        output.print_json([row.to_dict() for row in rows])
        return
    from rich.table import Table

    table = Table("puzzle", "title", "aliases", "instances", box=None, pad_edge=False)
    for row in rows:
        aliases, instances = ", ".join(row.aliases), ", ".join(row.instances)
        table.add_row(row.puzzle, row.title, aliases, instances)
    output.console().print(table)


@click.command("guide")
@click.argument("topic", required=False)
@options.limits()
def guide(topic: str | None, limits: Limits) -> None:
    """Show a page of the manual, or without TOPIC the list of pages.

    \b
    Examples:
      pylogic guide
      pylogic guide solving
      pylogic guide python | less
    """
    page = library.page(topic or library.CONTENTS)
    if not output.is_terminal():
        click.echo(page, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    def shown(link: re.Match[str]) -> str:
        """A link to another page as the command that shows it."""
        shows = f"`pylogic guide {link['topic']}`"
        return shows if link["words"] == link["topic"] else f"{link['words']} ({shows})"

    console = Console()
    words = Markdown(_LINK.sub(shown, page), code_theme="ansi_dark", hyperlinks=False)
    console.print(words, width=min(console.width, _WIDEST))


@click.command("new")
@click.argument("name")
@options.limits()
@options.json_option
def new(name: str, limits: Limits, as_json: bool) -> None:
    """Begin a puzzle: commented rules, the library that they include, and an instance.

    They are written into encodings/ and instances/ of the current folder, and solve, draw, check
    and explain as they stand.

    \b
    Example:
      pylogic new my_puzzle
    """
    rules, instance, *included = folder.create(name, Path())
    if as_json:
        paths = {"rules": str(rules), "instance": str(instance)}
        output.print_json({**paths, "library": list(map(str, included))})
        return
    click.echo(f"{rules}: the rules, to be edited\n{instance}: a board to begin with")
    for path in included:
        click.echo(f"{path}: included by the rules")
    click.echo("\nTry:")
    for verb in ("solve", "explain", "watch"):
        click.echo(f"  pylogic {verb} {name} first")
    click.echo(f"  pylogic lint {rules}")


@click.command("serve")
@click.argument("puzzle", required=False)
@click.argument("instance", required=False)
@options.number(
    "--port", "Use this port.  [default: 8043, or any that is free]", least=0, most=65535
)
@click.option("--no-open", is_flag=True, help="Print the link, and open no browser.")
def serve(puzzle: str | None, instance: str | None, port: int | None, no_open: bool) -> None:
    """Edit, play and solve puzzles in a browser, with the rules beside the board.

    The page works without a network, and only for you: the link holds a secret. Rules and
    instances are opened and saved in the current folder. Ctrl-C ends the server.

    \b
    Examples:
      pylogic serve
      pylogic serve kuromasu inst43.lp
    """
    try:
        from pylogic.web import server
    except ModuleNotFoundError as error:
        raise OptionError(f"{error.name} is missing: pip install 'pylogic[web]'") from None
    warn = partial(click.echo, err=True)
    server.serve(puzzle, instance, port, not no_open, click.echo, warn)


COMMANDS = {command.name: command for command in (list_puzzles, guide, new, serve)}
