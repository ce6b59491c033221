"""The short verbs: list, guide, new, serve and lsp."""

from __future__ import annotations

import shutil
import textwrap
from functools import partial
from itertools import zip_longest
from pathlib import Path

import click

from pylogic.cli import options, output
from pylogic.errors import missing_package
from pylogic.rules import folder, library

_NARROWEST = 20  # columns in which aliases and instances can be folded


@click.command("list")
@click.argument("puzzle", required=False, shell_complete=options.complete)
@options.json_option
def list_puzzles(puzzle: str | None, as_json: bool) -> None:
    """List the puzzles with their titles, and their instances.

    \b
    Examples:
      pylogic list
      pylogic list kuromasu
    """
    rows = folder.list_puzzles(puzzle)
    if as_json:
        output.print_json([row._asdict() for row in rows])
        return
    lines: list[tuple[str, ...]] = [("puzzle", "title", "aliases", "instances")]
    for row in rows:
        names = map(", ".join, (row.aliases, row.instances))
        lines.append((row.puzzle, row.problem or row.title, *names))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    room = shutil.get_terminal_size().columns - widths[0] - widths[1] - 6
    if output.is_terminal() and room >= _NARROWEST:  # else each puzzle is one line
        widths[2] = min(widths[2], room // 2)
        widths[3] = room - widths[2]
    for line in lines:
        folded = (textwrap.wrap(cell, width) for cell, width in zip(line, widths, strict=True))
        for cells in zip_longest(*folded, fillvalue=""):
            output.echo("  ".join(map(str.ljust, cells, widths)).rstrip())


@click.command("guide")
@click.argument("topic", required=False, shell_complete=options.complete)
def guide(topic: str | None) -> None:
    """Show a page of the manual, or without TOPIC the list of pages.

    \b
    Examples:
      pylogic guide
      pylogic guide start
      pylogic guide python | less
    """
    page = library.read_page(topic or library.CONTENTS)
    if not output.is_terminal():
        click.echo(page, nl=False)
        return
    from rich.markdown import Markdown

    console = output.make_console()
    words = Markdown(page, code_theme="ansi_dark", hyperlinks=False)
    console.print(words, width=min(console.width, 100))  # longer lines are hard to read


@click.command("new")
@click.argument("name")
@click.option(
    "--like",
    type=click.Choice(folder.list_skeletons()),
    default="latin",
    help="Begin with rules of a kind: numbers once in a line, shaded cells, a loop along sides or"
    " from cell to cell, regions, things to place.  [default: latin]",
)
@click.option(
    "--from",
    "source",
    metavar="PUZZLE",
    shell_complete=options.complete,
    help="Copy this puzzle's rules and its first instance instead.",
)
@options.json_option
def new(name: str, like: str, source: str | None, as_json: bool) -> None:
    """Begin a puzzle: commented rules, the library that they include, and an instance.

    They are written into encodings/ and instances/ of the current folder, and solve, draw, check,
    explain and generate as they stand.

    \b
    Examples:
      pylogic new my_puzzle
      pylogic new my_loop --like loop
      pylogic new mine --from kuromasu
    """
    rules, instance, *included = folder.create_puzzle(name, Path(), like, source)
    if as_json:
        paths = {"rules": str(rules), "instance": str(instance)}
        output.print_json({**paths, "library": list(map(str, included))})
        return
    output.echo(f"{rules}: the rules, to be edited\n{instance}: a board to begin with")
    for path in included:
        output.echo(f"{path}: included by the rules")
    output.echo("\nTry:")
    for verb in ("solve", "explain", "watch"):
        output.echo(f"  pylogic {verb} {name} {instance.stem}")
    output.echo(f"  pylogic lint {rules}")


@click.command("serve")
@click.argument("puzzle", required=False, shell_complete=options.complete)
@click.argument("instance", required=False, shell_complete=options.complete)
@options.number(
    "--port", "Use this port.  [default: 8043, or any that is free]", least=0, most=65535
)
@click.option(
    "--host",
    metavar="ADDRESS",
    help="Let a class join at this address of the computer, with the code that is printed.",
)
@click.option("--no-open", is_flag=True, help="Print the link, and open no browser.")
def serve(
    puzzle: str | None,
    instance: str | None,
    port: int | None,
    host: str | None,
    no_open: bool,
) -> None:
    """Edit, play and solve puzzles in a browser, with the rules beside the board.

    The page works without a network, and only for you: the link holds a secret. Rules and
    instances are opened and saved in the current folder. Ctrl-C ends the server.

    With --host others in the room play in their browsers. They save nothing on this computer,
    and you see who has solved what.

    \b
    Examples:
      pylogic serve
      pylogic serve kuromasu inst43.lp
      pylogic serve --host 192.168.1.5
    """
    try:
        from pylogic.web import server
    except ModuleNotFoundError as error:
        raise missing_package("serve", error, "web") from None
    warn = partial(output.echo, err=True)
    server.serve(puzzle, instance, port, host, not no_open, output.echo, warn)


@click.command("lsp")
def lsp() -> None:
    """Say in an editor what looks wrong in rules and instances, and what names mean.

    A language server: the editor starts it and talks to it by standard input and output.
    `pylogic guide editors` has the lines that tell yours to.

    \b
    Examples:
      pylogic lsp
    """
    try:
        from pylogic.lsp import server
    except ModuleNotFoundError as error:
        raise missing_package("lsp", error, "lsp") from None
    server.serve()


COMMANDS = {command.name: command for command in (list_puzzles, guide, new, serve, lsp)}
