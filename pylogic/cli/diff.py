"""pylogic diff: do two versions of a rule file mean the same?"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import click

from pylogic.cli import ANSWERED, DISAGREED, LIMITED, options, output
from pylogic.cli.progress import Words
from pylogic.errors import OptionError, ProgramError
from pylogic.explain import equivalence
from pylogic.explain.equivalence import Comparison
from pylogic.puzzle import Puzzle, load
from pylogic.rules.instance import NO_INSTANCE, Instance
from pylogic.rules.parts import VIEW
from pylogic.solving.process import Limits
from pylogic.solving.task import Task


@click.command("diff")
@click.argument("old")
@click.argument("new")
@click.argument("instance", required=False)
@options.format_option
@options.constants_option
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    default=60.0,
    metavar="S",
    help="Limit in seconds for each search.  [default: 60]",
)
@options.drawing_options
@options.json_option
def command(
    old: str,
    new: str,
    instance: str | None,
    format_name: str | None,
    constants: dict[str, str],
    timeout: float,
    plain: bool,
    svg: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Say whether two versions of a rule file have the same answers.

    If not, an answer that only one of them accepts is drawn, with the constraints of the other
    that it breaks. Without INSTANCE, small boards and puzzles on them are tried.

    \b
    Examples:
      pylogic diff kuromasu my_kuromasu.lp inst12
      pylogic diff old.lp new.lp
    """
    puzzles = (load(old), load(new))
    limits = Limits(timeout, isolated=True)
    words = Words()
    tried: list[str] = []
    found = Comparison("same")
    with_unknown = False
    for read in _instances(puzzles, instance, format_name, constants, limits):
        name = read.name if read is not NO_INSTANCE else "no instance"
        words.show(f"{name}, {len(tried)} tried")
        tasks = (
            Task(puzzles[0].encoding, read, constants),
            Task(puzzles[1].encoding, read, constants),
        )
        tried.append(name)
        found = equivalence.compare(tasks, limits)
        with_unknown = with_unknown or found.verdict == "unknown"
        if found.verdict == "different":
            break
    words.clear()
    if found.verdict != "different" and with_unknown:
        found = replace(found, verdict="unknown")
    paths = [str(puzzle.encoding.path) for puzzle in puzzles]
    if as_json:
        output.print_json(_document(found, paths, tried))
    else:
        _print(found, puzzles[found.by], paths, tried, plain)
    if (svg or html) and found.accepted is not None:
        board = puzzles[found.by].board(found.accepted)
        output.save_boards([board], puzzles[found.by].encoding.title, svg, html)
    codes = {"same": ANSWERED, "different": DISAGREED, "unknown": LIMITED}
    sys.exit(codes[found.verdict])


def _instances(
    puzzles: tuple[Puzzle, Puzzle],
    name: str | None,
    format_name: str | None,
    constants: dict[str, str],
    limits: Limits,
) -> Iterator[Instance]:
    """The instance that was named, or small ones; none for rules that need none."""
    if name is not None:
        yield options.read_instance(puzzles[0], name, format_name)
        return
    encoding = puzzles[0].encoding
    if not encoding.inputs:
        yield NO_INSTANCE
        return
    count = 0
    if ("size", 2) in encoding.inputs:
        for made in equivalence.small_instances(Task(encoding, NO_INSTANCE, constants), limits):
            count += 1
            yield made
    if not count:
        raise OptionError(f"{encoding.path}: a size alone makes no board: name an instance")


def _print(
    found: Comparison, puzzle: Puzzle, paths: list[str], tried: list[str], plain: bool
) -> None:
    on = tried[-1] if found.verdict == "different" or len(tried) == 1 else f"{len(tried)} instances"
    if found.accepted is None:
        said = "the same answers" if found.verdict == "same" else "no difference found in time"
        click.echo(f"{on}: {said}")
        return
    click.echo(f"{on}: only {paths[found.by]} accepts")
    board = None
    if VIEW in puzzle.encoding.parts:
        with suppress(ProgramError):  # a view may not know what only wrong rules allow
            board = puzzle.board(found.accepted)
    if board is not None:
        output.print_board(board, plain)
    else:
        click.echo(str(found.accepted))
    click.echo(f"\n{paths[1 - found.by]} rejects it:")
    for words, place in found.broken:
        click.echo(f"  {place}: {words}")
    if not found.broken:
        click.echo("  its choices do not make it")


def _document(found: Comparison, paths: list[str], tried: list[str]) -> dict[str, object]:
    return {
        "verdict": found.verdict,
        "instances": tried,
        "accepted": [str(s) for s in sorted(found.accepted.symbols)] if found.accepted else None,
        "by": paths[found.by] if found.accepted else None,
        "broken": [{"words": words, "place": place} for words, place in found.broken],
    }
