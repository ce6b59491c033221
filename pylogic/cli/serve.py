"""pylogic serve: the workbench in a browser."""

from __future__ import annotations

from functools import partial

import click

from pylogic.errors import OptionError


@click.command("serve")
@click.argument("puzzle", required=False)
@click.argument("instance", required=False)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    metavar="N",
    help="Use this port.  [default: 8043, or any that is free]",
)
@click.option("--no-open", is_flag=True, help="Print the link, and open no browser.")
def command(puzzle: str | None, instance: str | None, port: int | None, no_open: bool) -> None:
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
