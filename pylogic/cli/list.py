"""pylogic list: the puzzles and instances that can be named."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

import click

from pylogic.cli import arguments, options, output
from pylogic.errors import PylogicError
from pylogic.rules import library
from pylogic.rules.encoding import read_encoding


@dataclass(frozen=True)
class _Row:
    puzzle: str
    title: str
    aliases: tuple[str, ...]
    instances: tuple[str, ...]
    file: str


@click.command("list")
@options.limits()
@options.json_option
def command(limits: arguments.Limits, as_json: bool) -> None:
    """List the puzzles with their titles, and their instances.

    \b
    Example:
      pylogic list
    """
    rows = [_row(name, path) for name, path in library.encodings().items()]
    if as_json:
        output.print_json([asdict(row) for row in rows])
        return
    from rich.table import Table

    table = Table("puzzle", "title", "aliases", "instances", box=None, pad_edge=False)
    for row in rows:
        aliases, instances = ", ".join(row.aliases), ", ".join(row.instances)
        table.add_row(row.puzzle, row.title, aliases, instances)
    output.console().print(table)


def _row(name: str, path: Path) -> _Row:
    instances = tuple(library.instances(name))
    try:
        encoding = read_encoding(path)
        return _Row(name, encoding.title, encoding.aliases, instances, str(path))
    except PylogicError as error:  # one broken file does not hide the others
        return _Row(name, f"(broken: {str(error).splitlines()[0]})", (), instances, str(path))
