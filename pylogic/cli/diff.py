"""pylogic diff: do two versions of a rule file mean the same?"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import partial

import click

from pylogic.authoring.equivalence import Equivalence
from pylogic.cli import completion, endings, options, output
from pylogic.cli.exits import ANSWERED, CTRL_C, DISAGREED, LIMITED
from pylogic.cli.output import ATOMS, Pen, Words
from pylogic.errors import OptionError, ProgramError, stopped_by
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import Limits
from pylogic.rules.parts import VIEW

_CODES = {
    "same": ANSWERED,
    "no_difference": LIMITED,
    "different": DISAGREED,
    "unknown": LIMITED,
}


def _pairs(_ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """NAME=OTHER, each name once.

    Raises:
        OptionError: it is something else.
    """
    found: dict[str, str] = {}
    for text in values:
        name, equals, other = text.partition("=")
        if not (name and equals and other) or name in found:
            raise OptionError(f"{param.opts[0]} {text}: expected NAME=OTHER, each name once")
        found[name] = other
    return found


@click.command("diff")
@click.argument("old", shell_complete=completion.puzzles)
@click.argument("new", shell_complete=completion.puzzles)
@click.argument("instance", required=False, shell_complete=completion.instances)
@click.option(
    "--map",
    "names",
    multiple=True,
    metavar="NAME=OTHER",
    callback=_pairs,
    help="What NEW calls a predicate of OLD; may be given several times.",
)
@options.reading
@options.constants_option
@options.limits(options.REASONED)
@options.display
def command(
    old: str,
    new: str,
    instance: str | None,
    names: Mapping[str, str],
    reading: options.Reading,
    constants: Mapping[str, str],
    limits: Limits,
    display: options.Display,
) -> None:
    """Say whether two versions of a rule file have the same answers.

    If not, an answer that only one of them accepts is drawn, with the constraints of the other
    that it breaks. Without INSTANCE, the packaged instances, small boards and puzzles on them
    are tried; that the versions are the same is said only if their rules are.

    \b
    Examples:
      pylogic diff kuromasu my_kuromasu.lp inst12
      pylogic diff old.lp new.lp
      pylogic diff kuromasu theirs.lp --map black=shaded --map clue=number
    """
    puzzles = (options.load(old, limits), options.load(new, limits))
    on = None if instance is None else options.instance(puzzles[0], instance, reading)
    with Words() as words:
        found = puzzles[0].diff(
            puzzles[1],
            on,
            map=names,
            constants=constants,
            on_progress=lambda name, tried: words.show(f"{name}, {tried} tried"),
        )
    accepting, pen = puzzles[found.by], Pen(display)
    with endings.held():
        if display.as_json:
            output.print_json(found.to_dict())
        else:
            _print(found, accepting, pen)
        if found.accepted is not None:
            draw = partial(accepting.late.board, found.accepted)
            pen.save(lambda: [draw()], accepting.encoding.title)
    sys.exit(CTRL_C if found.interrupted == "user" else _CODES[found.verdict])


def _print(found: Equivalence, puzzle: Puzzle, pen: Pen) -> None:
    click.echo(found.claim)
    if found.accepted is None:
        return
    is_drawn = False
    if VIEW in puzzle.encoding.parts:
        draw = partial(puzzle.late.board, found.accepted)
        with suppress(ProgramError):  # a view may not know what only wrong rules allow
            is_drawn = pen.show(draw, ATOMS)
    if not is_drawn:
        click.echo(str(found.accepted))
    click.echo(f"\n{found.encodings[1 - found.by]} rejects it:")
    for words, place in found.broken:
        click.echo(f"  {place}: {words}")
    if found.interrupted:
        click.echo(f"  what it breaks was not found: {stopped_by(found.interrupted)}")
    elif not found.broken:
        click.echo("  its choices do not make it: `pylogic why` with it as --expect says more")
