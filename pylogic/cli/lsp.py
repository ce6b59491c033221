"""pylogic lsp: a language server for rules and instances."""

from __future__ import annotations

import click

from pylogic.errors import missing_package


@click.command("lsp")
def command() -> None:
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
