"""pylogic diff: do two versions of a rule file mean the same?"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress

import click

from pylogic.cli import ANSWERED, CTRL_C, DISAGREED, LIMITED, arguments, options, output
from pylogic.cli.progress import Words
from pylogic.errors import ProgramError
from pylogic.explain.equivalence import Equivalence
from pylogic.puzzle import Puzzle, load
from pylogic.rules.parts import VIEW
from pylogic.solving.outcome import stopped_by

_CODES = {
    "same": ANSWERED,
    "no_difference": ANSWERED,
    "different": DISAGREED,
    "unknown": LIMITED,
}


@click.command("diff")
@click.argument("old")
@click.argument("new")
@click.argument("instance", required=False)
@options.format_option
@options.constants_option
@options.limits(60.0, "Limit in seconds for each search.")
@options.display
def command(
    old: str,
    new: str,
    instance: str | None,
    format_name: str | None,
    constants: Mapping[str, str],
    limits: arguments.Limits,
    display: arguments.Display,
) -> None:
    """Say whether two versions of a rule file have the same answers.

    If not, an answer that only one of them accepts is drawn, with the constraints of the other
    that it breaks. Without INSTANCE, small boards and puzzles on them are tried; that the versions
    are the same is said only if their rules are.

    \b
    Examples:
      pylogic diff kuromasu my_kuromasu.lp inst12
      pylogic diff old.lp new.lp
    """
    puzzles = (load(old), load(new))
    words = Words()
    found = puzzles[0].diff(
        puzzles[1],
        None if instance is None else arguments.read_instance(puzzles[0], instance, format_name),
        constants=constants,
        on_progress=lambda name, tried: words.show(f"{name}, {tried} tried"),
        **limits.keywords,
    )
    words.clear()
    accepting = puzzles[found.by]
    if display.as_json:
        output.print_json(found.to_dict())
    else:
        _print(found, accepting, display, limits)
    if display.has_files and found.accepted is not None:
        board = accepting.board(found.accepted, **limits.keywords)
        output.save_boards([board], accepting.encoding.title, display)
    sys.exit(CTRL_C if found.interrupted == "user" else _CODES[found.verdict])


def _print(
    found: Equivalence, puzzle: Puzzle, display: arguments.Display, limits: arguments.Limits
) -> None:
    click.echo(found.claim)
    if found.accepted is None:
        return
    board = None
    if VIEW in puzzle.encoding.parts:
        with suppress(ProgramError):  # a view may not know what only wrong rules allow
            board = puzzle.board(found.accepted, **limits.keywords)
    if board is not None:
        output.print_board(board, display.plain)
    else:
        click.echo(str(found.accepted))
    click.echo(f"\n{found.encodings[1 - found.by]} rejects it:")
    for words, place in found.broken:
        click.echo(f"  {place}: {words}")
    if found.interrupted:
        click.echo(f"  what it breaks was not found: {stopped_by(found.interrupted)}")
    elif not found.broken:
        click.echo("  its choices do not make it")
