"""pylogic check: say what is wrong with an instance, without solving it."""

from __future__ import annotations

import click

from pylogic.cli import options, output
from pylogic.errors import ANSWERED, BAD_INPUT, Problem, ProgramError
from pylogic.rules.parts import ERRORS


@click.command("check")
@options.target(is_in_batch=True)
@options.json_option
def command(target: options.Target, as_json: bool) -> int:
    """Say what is wrong with an instance, without solving it.

    \b
    Example:
      pylogic check kuromasu my_grid.lp
    """
    puzzle, problems = options.load(target.puzzle, target.limits), tuple[Problem, ...]()
    try:
        instance = options.read_instance(puzzle, target.instance, target.reading)
        output.print_remarks(puzzle.check(instance, constants=target.constants).remarks)
    except ProgramError as error:
        if not as_json:
            raise
        problems = error.problems
    if as_json:
        document = {"instance": target.instance, "problems": [p.to_dict() for p in problems]}
        output.print_json({**document, "has_errors_part": ERRORS in puzzle.encoding.parts})
    else:
        doubt = output.unchecked_remark(puzzle.encoding)
        words = f"no errors{f' ({doubt})' if doubt else ''}"
        output.echo(f"{target.instance or puzzle.encoding.path}: {words}")
    return BAD_INPUT if problems else ANSWERED
