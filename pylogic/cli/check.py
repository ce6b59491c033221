"""pylogic check: say what is wrong with an instance, without solving it."""

from __future__ import annotations

import sys

import click

from pylogic.cli import ANSWERED, BAD_INPUT, arguments, options, output
from pylogic.errors import ProgramError
from pylogic.rules.parts import ERRORS


@click.command("check")
@options.target
@options.json_option
def command(target: arguments.Target, as_json: bool) -> None:
    """Say what is wrong with an instance, without solving it.

    \b
    Example:
      pylogic check kuromasu my_grid.lp
    """
    puzzle = target.limits.load(target.puzzle)
    problems = []
    try:
        instance = target.limits.instance(puzzle, target.instance, target.reading)
        output.print_remarks(puzzle.check(instance, **target.keywords).remarks)
    except ProgramError as error:
        if not as_json:
            raise
        problems = [problem.to_dict() for problem in error.problems]
    has_errors_part = ERRORS in puzzle.encoding.parts
    if as_json:
        document = {
            "instance": target.instance,
            "problems": problems,
            "has_errors_part": has_errors_part,
        }
        output.print_json(document)
    else:
        path = puzzle.encoding.path
        looked = "only syntax and the names of facts were looked at"
        limit = "" if has_errors_part else f" ({path} has no errors part: {looked})"
        click.echo(f"{target.instance or path}: no errors{limit}")
    sys.exit(BAD_INPUT if problems else ANSWERED)
