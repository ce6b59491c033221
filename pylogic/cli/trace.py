"""pylogic trace: watch clasp search."""

from __future__ import annotations

from typing import Any

import click

from pylogic.cli import options, output, searching


@click.command("trace", cls=searching.ClaspCommand)
@options.target()
@searching.keyword("models")
@options.number("--frames keep", "Keep the first N moments.", default=200)
@searching.guidance
@output.display
def command(
    target: options.Target,
    display: output.Display,
    clasp: tuple[str, ...],
    **keywords: Any,
) -> int:
    """Watch clasp search: what it decides, what follows, and what it takes back.

    Prints how often each cell was decided, followed, and was taken back; --html writes the film
    of the search.

    \b
    Examples:
      pylogic trace kuromasu inst43.lp
      pylogic trace kuromasu inst43.lp --order reversed --heuristic clues --html reversed.html
      pylogic trace queens 8 --labeling ff --html queens.html
    """
    puzzle, instance = target.read()
    display.check(puzzle)
    search = puzzle.trace(instance, options=clasp, constants=target.constants, **keywords)
    return display.present(search, puzzle.encoding.title)
