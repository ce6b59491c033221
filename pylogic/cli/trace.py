"""pylogic trace: watch clasp search."""

from __future__ import annotations

from functools import partial
from typing import Any

import click

from pylogic.cli import options, output
from pylogic.rules.parts import VIEW
from pylogic.solving.outcome import Picture


@click.command("trace", cls=options.ClaspCommand)
@options.target()
@options.keyword("models")
@options.number("--frames keep", "Keep the first N moments.", default=200)
@options.guidance
@output.film
def command(
    target: options.Target,
    display: output.Display,
    clasp: tuple[str, ...],
    **keywords: Any,
) -> int:
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
    display.check(puzzle)
    search = puzzle.trace(instance, options=clasp, constants=target.constants, **keywords)
    heat = Picture(partial(search.draw_heat, is_coloured=not display.plain))
    film = [Picture(search.film)] if display.is_film and output.is_interactive() else []
    pictures: list[str | Picture] = [*film, heat, ""] if VIEW in puzzle.encoding.parts else []
    parts = [*pictures, search.summary, str(search)]
    return display.present(search, puzzle.encoding.title, parts)
