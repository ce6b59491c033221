"""pylogic new: begin a puzzle of one's own."""

from __future__ import annotations

from pathlib import Path

import click

from pylogic.cli import options, output
from pylogic.rules import folder
from pylogic.rules.limits import Limits


@click.command("new")
@click.argument("name")
@options.limits()
@options.json_option
def command(name: str, limits: Limits, as_json: bool) -> None:
    """Begin a puzzle: commented rules, the library that they include, and an instance.

    They are written into encodings/ and instances/ of the current folder, and solve, draw, check
    and explain as they stand.

    \b
    Example:
      pylogic new my_puzzle
    """
    rules, instance, *library = folder.create(name, Path())
    if as_json:
        document = {
            "rules": str(rules),
            "instance": str(instance),
            "library": list(map(str, library)),
        }
        output.print_json(document)
        return
    click.echo(f"{rules}: the rules, to be edited\n{instance}: a board to begin with")
    for path in library:
        click.echo(f"{path}: included by the rules")
    click.echo("\nTry:")
    for verb in ("solve", "explain", "watch"):
        click.echo(f"  pylogic {verb} {name} first")
    click.echo(f"  pylogic lint {rules}")
