"""pylogic why: why an expected solution is no answer, or why it is one."""

from __future__ import annotations

import click

from pylogic.batches.members import read_input
from pylogic.cli import options, output
from pylogic.errors import describe_stop
from pylogic.rules.source import decode


@click.command("why")
@options.target(limited=options.limits(options.REASONED))
@click.option(
    "--expect",
    metavar="SOLUTION",
    required=True,
    help="A solution, or a part of one: a file, facts, any format; - is standard input.",
)
@click.option("--whole", is_flag=True, help="Take atoms that SOLUTION does not show as false.")
@output.display
def command(target: options.Target, expect: str, whole: bool, display: output.Display) -> int:
    """Say why a solution that you expect is no answer, or why it is one.

    Each broken rule is named with its line. For an atom that does not hold the rules for it are
    named, with the part of each body that fails, down to atoms that no rule derives.

    \b
    Examples:
      pylogic why my_kuromasu.lp inst12 --expect solution.txt
      pylogic why my_kuromasu.lp inst12 --expect 'black(1,2). black(3,1).'
    """
    puzzle, instance = target.read()
    display.check(puzzle)
    if expect == "-":
        expect = f"{decode(read_input(target.limits), '<stdin>')}\n"
    verdict = puzzle.why(instance, expect, whole=whole, constants=target.constants)
    code = display.present(verdict, puzzle.encoding.title)
    if verdict.interrupted and verdict.is_answer is not None and not display.as_json:
        output.echo(f"pylogic: {describe_stop(verdict.interrupted)}", err=True)
    return code
