"""pylogic check: say what is wrong with an instance, without solving it."""

from __future__ import annotations

import sys
from dataclasses import asdict

import click

from pylogic.cli import ANSWERED, BAD_INPUT, options, output
from pylogic.errors import ProgramError
from pylogic.puzzle import load
from pylogic.solving.grounding import CHECK


@click.command("check")
@click.argument("puzzle")
@click.argument("instance", required=False)
@options.format_option
@options.constants_option
@options.limits_options
@options.json_option
def command(
    puzzle: str,
    instance: str | None,
    format_name: str | None,
    constants: dict[str, str],
    timeout: float | None,
    memory: int | None,
    as_json: bool,
) -> None:
    """Say what is wrong with an instance, without solving it.

    \b
    Example:
      pylogic check kuromasu my_grid.lp
    """
    loaded = load(puzzle)
    problems = []
    try:
        read = options.read_instance(loaded, instance, format_name)
        remarks = loaded.check(
            read, constants=constants, limits=options.limits(timeout, memory)
        ).remarks
        output.print_remarks(remarks)
    except ProgramError as error:
        if not as_json:
            raise
        problems = [asdict(problem) for problem in error.problems]
    has_check = CHECK in loaded.encoding.parts
    if as_json:
        output.print_json({"instance": instance, "problems": problems, "has_check": has_check})
    else:
        path = loaded.encoding.path
        looked = "only syntax and the names of facts were looked at"
        limit = "" if has_check else f" ({path} has no check part: {looked})"
        click.echo(f"{instance or path}: no errors{limit}")
    sys.exit(BAD_INPUT if problems else ANSWERED)
