"""pylogic check: say what is wrong with an instance, without solving it."""

from __future__ import annotations

import sys
from typing import Any

import click

from pylogic.cli import options, output
from pylogic.cli.codes import ANSWERED, BAD_INPUT
from pylogic.errors import OptionError, ProgramError
from pylogic.rules.parts import ERRORS


@click.command("check")
@options.targets()
@click.option(
    "--corpus",
    is_flag=True,
    help="Solve each of many: say which have no answer, several, not the published one, or are"
    " another one turned or mirrored.",
)
@options.certify_option
@options.json_lines_option
@options.many
def command(
    target: options.Target, corpus: bool, certify: bool, as_json: bool, many: options.Many
) -> None:
    """Say what is wrong with an instance, without solving it.

    Of many instances (names, files, folders, patterns, files that hold many, - for a list on
    standard input) it says it in a line each.

    \b
    Examples:
      pylogic check kuromasu my_grid.lp
      pylogic check kuromasu corpus.json --corpus
      find . -name '*.lp' | pylogic check kuromasu -
    """
    if certify and not corpus:
        raise OptionError("--certify: without --corpus nothing is solved that could be certified")
    if members := target.members(is_batch=many.is_asked or corpus):
        from pylogic.cli.many import do

        search: dict[str, Any] = {"certify": True} if certify else {}
        of_each = ("corpus", "certify")
        display = options.Display(as_json)
        do("check", target, members, many, of_each, display, corpus=corpus, **search)
    puzzle = options.load(target.puzzle, target.limits)
    problems = []
    try:
        instance = options.instance(puzzle, target.instance, target.reading)
        output.print_remarks(puzzle.check(instance, constants=target.constants).remarks)
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
        doubt = output.unchecked(puzzle.encoding)
        limit = f" ({doubt})" if doubt else ""
        click.echo(f"{target.instance or puzzle.encoding.path}: no errors{limit}")
    sys.exit(BAD_INPUT if problems else ANSWERED)
