"""pylogic lint: what looks wrong in a rule file."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict

import click

from pylogic.cli import ANSWERED, BAD_INPUT, options, output
from pylogic.errors import Problem
from pylogic.explain import redundant
from pylogic.formats import exchange
from pylogic.puzzle import Puzzle, load
from pylogic.rules import lint
from pylogic.solving import ground_size
from pylogic.solving.process import Limits
from pylogic.solving.task import Task

_SIZES = ("6x6", "12x12", "24x24")
_SHOWN = 3
_MEMORY = 2000  # megabytes: a hot spot may need more on a large board


@click.command("lint")
@click.argument("puzzle")
@click.argument("instances", nargs=-1)
@options.constants_option
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=20.0,
    metavar="S",
    help="Limit in seconds for each instance and each check of it.  [default: 20]",
)
@options.json_option
def command(
    puzzle: str,
    instances: tuple[str, ...],
    constants: dict[str, str],
    timeout: float,
    as_json: bool,
) -> None:
    """Say what looks wrong in a rule file.

    Predicates that are never derived or never used, parts that pylogic does not know, missing
    #show and words, unsafe variables, #heuristic without a switch; and which rules have most
    ground instances. With instances: which constraints can be deleted without changing the
    answers of any of them.

    \b
    Examples:
      pylogic lint encodings/my_puzzle.lp
      pylogic lint kuromasu inst12 inst43
    """
    loaded = load(puzzle)
    limits = Limits(timeout, _MEMORY, isolated=True)
    tasks = [loaded.task(name, constants=constants) for name in instances]
    read = (fact.signature for task in tasks if task.instance for fact in task.instance.facts)
    problems = lint.lint(loaded.encoding, frozenset(read))
    has_errors = any(problem.kind == "error" for problem in problems)
    if not has_errors:
        problems += _vain(tasks, instances, limits)
        problems += _hot_spots(tasks or list(_boards(loaded, constants)), limits)
    if as_json:
        output.print_json({"puzzle": puzzle, "problems": [asdict(p) for p in problems]})
    else:
        for problem in problems:
            click.echo(str(problem))
        counts = Counter(problem.kind for problem in problems)
        said = [f"{counts[k]} {k}{'s' * (counts[k] != 1)}" for k in ("error", "warning")]
        click.echo(f"{loaded.encoding.path}: {', '.join(said)}")
    sys.exit(BAD_INPUT if has_errors else ANSWERED)


def _vain(tasks: Sequence[Task], names: Sequence[str], limits: Limits) -> Iterator[Problem]:
    """The constraints that none of the instances needs."""
    places = [{reason.place: reason for reason in redundant.vain(task, limits)} for task in tasks]
    for place, reason in places[0].items() if places else ():
        if all(place in others for others in places):
            begin = reason.constraint.location.begin
            words = (
                f"this constraint can be deleted: the answers of {', '.join(names)} stay the same"
            )
            yield Problem(words, begin.filename, begin.line, begin.column, "warning")


def _boards(puzzle: Puzzle, constants: dict[str, str]) -> Iterator[Task]:
    """Empty boards of growing size, for rules that know a size."""
    if ("size", 2) in puzzle.encoding.inputs:
        for size in _SIZES:
            yield Task(puzzle.encoding, exchange.frame(puzzle.encoding, size), constants)


def _hot_spots(tasks: Sequence[Task], limits: Limits) -> Iterator[Problem]:
    boards = sorted(tasks, key=ground_size.cells)
    largest = f"{ground_size.cells(boards[-1])} cells" if boards else ""
    for spot in ground_size.hot_spots(boards, limits)[:_SHOWN] if boards else ():
        begin = spot.rule.location.begin
        grows = "" if spot.power is None else f", growing like cells to the power {spot.power:.1f}"
        words = f"{spot.instances} ground instances on {largest}{grows}"
        yield Problem(words, begin.filename, begin.line, begin.column, "note")
