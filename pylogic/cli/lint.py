"""pylogic lint: what looks wrong in a rule file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import click

from pylogic.cli import completion, options, output
from pylogic.cli.output import Pen
from pylogic.errors import (
    ANSWERED,
    BAD_INPUT,
    CTRL_C,
    LIMITED,
    OptionError,
    PylogicError,
    StoppedError,
)
from pylogic.puzzle import Puzzle
from pylogic.rules.instance import Instance
from pylogic.rules.limits import Limits

_MEMORY = 2000  # default limit in megabytes; grounding a hot spot may need more on a large board


@click.command("lint")
@options.puzzle_argument
@click.argument("instances", nargs=-1, shell_complete=completion.instances)
@options.constants_option
@options.limits(options.REASONED, memory=_MEMORY)
@click.option(
    "--format",
    "style",
    type=click.Choice(("gcc", "github")),
    help="Print a line for each problem, in the form that other programs read.",
)
@options.json_option
def command(
    puzzle: str,
    instances: tuple[str, ...],
    constants: Mapping[str, str],
    limits: Limits,
    style: str | None,
    as_json: bool,
) -> int:
    """Say what looks wrong in a rule file.

    Predicates that are never derived or never used, parts that pylogic does not know, missing
    #show and words, unsafe variables and what would bind them, rules that say the same,
    #heuristic without a switch. On empty boards, or on the instances: which rules have most
    ground instances. With instances: which constraints can be deleted without changing the answers
    of any of them, and which rules they do not exercise. Each part is compared with the vocabulary:
    `pylogic guide vocabulary`. INSTANCES are names, files, folders, patterns, files that hold many,
    or - for a list of these on standard input.

    \b
    Examples:
      pylogic lint encodings/my_puzzle.lp
      pylogic lint kuromasu inst12 inst43
      pylogic lint kuromasu folder 'more/*.lp' links.txt
      pylogic lint encodings/my_puzzle.lp --format github
    """
    if style is not None and as_json:
        raise OptionError("--json and --format: only one of them")
    loaded = options.load(puzzle, limits)
    instances_or_none = list(_read_instances(loaded, instances))
    known = [instance for instance in instances_or_none if instance is not None]
    if instances and not known:
        return BAD_INPUT
    report = loaded.lint(known, constants=constants)
    lines = None if style is None else report.lines(style)
    code = output.present(report, Pen(options.Display(as_json)), parts=lines)
    badness = (ANSWERED, LIMITED, BAD_INPUT, CTRL_C).index
    return max(code, BAD_INPUT if None in instances_or_none else ANSWERED, key=badness)


def _read_instances(puzzle: Puzzle, names: tuple[str, ...]) -> Iterator[Instance | None]:
    """Yield the instances of names; None for one that cannot be read, after printing why."""
    if not names:
        return
    from pylogic.batches.members import read_members

    encoding, limits = puzzle.encoding, puzzle.limits.start()
    for member in read_members(encoding, names, options.Reading().to_manner(limits)):
        try:
            yield member.instance(encoding, limits)
        except StoppedError:
            raise
        except PylogicError as error:
            output.print_remarks(map(str, error.problems))
            yield None
