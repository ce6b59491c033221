"""pylogic lint: what looks wrong in a rule file."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import click

from pylogic.cli import ANSWERED, BAD_INPUT, CTRL_C, LIMITED, arguments, interrupts, options, output
from pylogic.explain.lint_report import LintReport

_MEMORY = 2000  # megabytes: a hot spot may need more on a large board


@click.command("lint")
@click.argument("puzzle")
@click.argument("instances", nargs=-1)
@options.constants_option
@options.limits(60.0, memory=_MEMORY)
@options.json_option
def command(
    puzzle: str,
    instances: tuple[str, ...],
    constants: Mapping[str, str],
    limits: arguments.Limits,
    as_json: bool,
) -> None:
    """Say what looks wrong in a rule file.

    Predicates that are never derived or never used, parts that pylogic does not know, missing
    #show and words, unsafe variables and what would bind them, rules that say the same or never
    fire, #heuristic without a switch. On empty boards, or on the instances: numbers that overflow,
    joins that try much and keep little, and which rules have most ground instances. With
    instances: which constraints can be deleted without changing the answers of any of them, and
    which rules they do not exercise.

    \b
    Examples:
      pylogic lint encodings/my_puzzle.lp
      pylogic lint kuromasu inst12 inst43
    """
    report = limits.load(puzzle).lint(instances, constants=constants, **limits.keywords)
    with interrupts.held():
        if as_json:
            output.print_json(report.to_dict())
        else:
            output.echo("\n".join(map(str, [*report.problems, report])))
    sys.exit(_exit_code(report))


def _exit_code(report: LintReport) -> int:
    if report.interrupted == "user":
        return CTRL_C
    if report.has_errors:
        return BAD_INPUT
    return LIMITED if report.interrupted else ANSWERED
