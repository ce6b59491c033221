"""pylogic list: the puzzles and instances that can be named."""

from __future__ import annotations

import click

from pylogic.cli import options, output
from pylogic.rules import folder
from pylogic.rules.limits import Limits


@click.command("list")
@options.limits()
@options.json_option
def command(limits: Limits, as_json: bool) -> None:
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
