"""pylogic diff: compare the answers of two versions of a rule file."""

from __future__ import annotations

import sys
from collections.abc import Mapping

import click

from pylogic.cli import completion, options, output
from pylogic.cli.output import Pen, Words
from pylogic.rules.limits import Limits


@click.command("diff")
@click.argument("old", shell_complete=completion.puzzles)
@click.argument("new", shell_complete=completion.puzzles)
@click.argument("instance", required=False, shell_complete=completion.instances)
@click.option(
    "--map",
    "names",
    multiple=True,
    metavar="NAME=OTHER",
    callback=options.pairs,
    help="NEW's name of a predicate of OLD; may be given several times.",
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
    are tried; the command calls the versions the same only if their rules are.

    \b
    Examples:
      pylogic diff kuromasu my_kuromasu.lp inst12
      pylogic diff old.lp new.lp
      pylogic diff kuromasu theirs.lp --map black=shaded --map clue=number
    """
    puzzles = (options.load(old, limits), options.load(new, limits))
    board = None if instance is None else options.instance(puzzles[0], instance, reading)
    with Words() as words:
        difference = puzzles[0].diff(
            puzzles[1],
            board,
            map=names,
            constants=constants,
            on_progress=lambda name, tried: words.show(f"{name}, {tried} tried"),
        )
    if difference.accepted is None:
        display = display._replace(svg=None, html=None)
    sys.exit(output.present(difference, Pen(display), puzzles[difference.by].encoding.title))
