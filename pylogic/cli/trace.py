"""pylogic trace: watch clasp search."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import click

from pylogic.cli import endings, options, output
from pylogic.cli.exits import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE
from pylogic.cli.output import Pen
from pylogic.explain.search_film import DrawnTrace
from pylogic.solving.trace import Trace


@click.command("trace", cls=options.ClaspCommand)
@options.target
@options.keyword("models")
@options.number("--frames keep", "Keep the first N moments.  [default: 200]", default=200)
@options.guidance
@options.film
def command(
    target: options.Target,
    guidance: Mapping[str, Any],
    display: options.Display,
    clasp: tuple[str, ...],
    models: int,
    keep: int,
) -> None:
    """Watch clasp search: what it decides, what follows, and what it takes back.

    Prints how often each cell was decided, followed, and was taken back; the film of the search
    is played by --animate or --delay, or written by --html.

    \b
    Examples:
      pylogic trace kuromasu inst43.lp
      pylogic trace kuromasu inst43.lp --order reversed --heuristic clues --html reversed.html
      pylogic trace queens 8 --labeling ff --delay 0.3
    """
    puzzle, instance = target.read()
    output.check_drawing(puzzle, display)
    found = puzzle.trace(
        instance,
        models=models,
        keep=keep,
        options=clasp,
        **guidance,
        constants=target.constants,
    )
    pen = Pen(display)
    with endings.held():
        if display.as_json:
            output.print_json(found.to_dict())
        else:
            _print(found, pen, display)
        pen.save(lambda: [film for film in [found.film()] if film], puzzle.encoding.title)
    sys.exit(_exit_code(found))


def _print(found: DrawnTrace, pen: Pen, display: options.Display) -> None:
    if display.is_film and output.is_interactive():
        pen.show(found.film)
    heat = pen.draw(lambda: found.heat(is_coloured=not display.plain))
    if heat is not None:
        click.echo(f"{output.board_text(heat, display.plain)}\n")
    click.echo(found.summary)
    click.echo(str(found))


def _exit_code(found: Trace) -> int:
    if found.interrupted == "user":
        return CTRL_C
    if found.figures.get("answers"):
        return ANSWERED
    return LIMITED if found.interrupted else UNSOLVABLE
