"""pylogic lint: what looks wrong in a rule file."""

from __future__ import annotations

from collections.abc import Mapping

import click

from pylogic.batches.members import read_members
from pylogic.cli import options, output
from pylogic.formats.exchange import Manner
from pylogic.rules.limits import Limits


@click.command("lint")
@options.puzzle_argument
@click.argument("instances", nargs=-1, shell_complete=options.complete)
@options.constants_option
@options.limits(options.REASONED, memory=2000)  # grounding may need more on a large board
@options.json_option
def command(
    puzzle: str,
    instances: tuple[str, ...],
    constants: Mapping[str, str],
    limits: Limits,
    as_json: bool,
) -> int:
    """Say what looks wrong in a rule file.

    Predicates that are never derived or never used, parts that pylogic does not know, missing
    #show and words, unsafe variables and what would bind them, rules that say the same,
    #heuristic without a switch. On an empty board, or on the instances: which rules have most
    ground instances. With instances: which constraints can be deleted without changing the answers
    of any of them, and which rules they do not exercise. Each part is compared with the vocabulary:
    `pylogic guide vocabulary`. INSTANCES are names, files, folders, patterns, files that hold many,
    or - for a list of these on standard input.

    \b
    Examples:
      pylogic lint encodings/my_puzzle.lp
      pylogic lint kuromasu inst12 inst43
      pylogic lint kuromasu folder 'more/*.lp' links.txt
    """
    loaded, started = options.load(puzzle, limits), limits.start()
    members = read_members(loaded.encoding, instances, Manner(limits=started))
    known = [member.instance(loaded.encoding, started) for member in members]
    return output.Display(as_json).present(loaded.lint(known, constants=constants))
