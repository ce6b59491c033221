"""pylogic lint: what looks wrong in a rule file."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping

import click

from pylogic.cli import ANSWERED, BAD_INPUT, CTRL_C, LIMITED, arguments, interrupts, options, output
from pylogic.explain.lint_report import LintReport
from pylogic.puzzle import Puzzle
from pylogic.rules.instance import Instance

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
    which rules they do not exercise. INSTANCES are names, files, folders, patterns, files that
    hold many, or - for a list of these on standard input.

    \b
    Examples:
      pylogic lint encodings/my_puzzle.lp
      pylogic lint kuromasu inst12 inst43
      pylogic lint kuromasu folder 'more/*.lp' links.txt
    """
    loaded = limits.load(puzzle)
    meant = list(_meant(loaded, instances, limits))
    report = loaded.lint(meant, constants=constants, **limits.keywords)
    with interrupts.held():
        if as_json:
            output.print_json(report.to_dict())
        else:
            output.echo("\n".join(map(str, [*report.problems, report])))
    sys.exit(_exit_code(report))


def _meant(
    puzzle: Puzzle, names: tuple[str, ...], limits: arguments.Limits
) -> Iterator[str | Instance]:
    """The instances that arguments mean.

    Raises:
        PylogicError: one of them means none.
    """
    if not names:
        return
    from pylogic.batches.members import Member, members
    from pylogic.cli.many import expanded

    for name in expanded(names, puzzle.encoding.name, limits):
        if isinstance(name, Member):
            yield puzzle.instance(name.text or "", text=True)
        else:
            for member in members([name], limits.bounds):
                if member.error is not None:
                    raise member.error
                yield member.name


def _exit_code(report: LintReport) -> int:
    if report.interrupted == "user":
        return CTRL_C
    if report.has_errors:
        return BAD_INPUT
    return LIMITED if report.interrupted else ANSWERED
