"""pylogic show: draw an instance, or print what an encoding says of itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pylogic.cli import options, output
from pylogic.puzzle import VIEW, Puzzle
from pylogic.rules import library
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import NO_INSTANCE


@click.command("show")
@click.argument("puzzle")
@click.argument("instance", required=False)
@options.format_option
@options.constants_option
@options.limits_options
@options.drawing_options
@options.json_option
def command(
    puzzle: str,
    instance: str | None,
    format_name: str | None,
    constants: dict[str, str],
    timeout: float | None,
    memory: int | None,
    plain: bool,
    svg: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Draw an instance, or print the documentation of a puzzle's rules.

    \b
    Examples:
      pylogic show kuromasu
      pylogic show kuromasu inst43.lp
    """
    loaded, read = options.read(puzzle, instance, format_name)
    if read is NO_INSTANCE:
        _print_documentation(loaded.encoding, as_json)
        return
    limits = options.limits(timeout, memory)
    grounding = loaded.check(read, constants=constants, limits=limits)
    output.print_remarks(grounding.remarks)
    facts = [fact.symbol for fact in read.facts]
    if as_json:
        document: dict[str, Any] = {"instance": instance, "facts": [str(fact) for fact in facts]}
        output.print_json(document)
    elif loaded.encoding.has(VIEW):
        values = {**read.constants, **constants}
        board = loaded.draw(grounding.facts, values, limits)
        output.print_board(board, plain)
        if svg or html:
            output.save_boards([board], loaded.encoding.title, svg, html)
    else:
        _print_facts(loaded, facts)


def _print_facts(puzzle: Puzzle, facts: list[Any]) -> None:
    path = puzzle.encoding.path
    click.echo(f"{path} has no view part and cannot draw; the facts are:", err=True)
    for fact in facts:
        click.echo(f"{fact}.")


def _print_documentation(encoding: Encoding, as_json: bool) -> None:
    document: dict[str, Any] = {
        "name": encoding.name,
        "title": encoding.title,
        "aliases": list(encoding.aliases),
        "file": str(encoding.path),
        "parts": [name for name, _ in encoding.parts],
        "constants": dict(encoding.constants),
        "instances": list(library.instances(encoding.name)),
        "documentation": encoding.header,
    }
    if as_json:
        output.print_json(document)
        return
    click.echo(encoding.header)
    click.echo()
    for name in ("file", "aliases", "parts", "constants", "instances"):
        value = document[name]
        if isinstance(value, dict):
            value = [f"{constant}={default}" for constant, default in value.items()]
        words = value if isinstance(value, str) else ", ".join(value)
        click.echo(f"{name.capitalize()}: {words or 'none'}")
