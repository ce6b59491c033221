"""pylogic trace: watch clasp search."""

from __future__ import annotations

import sys

import click

from pylogic.cli import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE, arguments, options, output
from pylogic.draw.board import Board
from pylogic.explain.search_film import DrawnTrace
from pylogic.solving.trace import Trace


@click.command("trace")
@options.target
@options.clasp_argument
@options.models_option
@click.option(
    "--frames",
    "keep",
    type=click.IntRange(min=1),
    default=200,
    metavar="N",
    help="Keep the first N moments.  [default: 200]",
)
@options.guidance
@options.film
def command(
    target: arguments.Target,
    guidance: arguments.Guidance,
    display: arguments.Display,
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
        **guidance._asdict(),
        **target.keywords,
    )
    film = found.film() if display.has_files or display.is_film else None
    if display.as_json:
        output.print_json(found.to_dict())
    else:
        _print(found, film, display)
    if film is not None:
        output.save_boards([film], puzzle.encoding.title, display)
    sys.exit(_exit_code(found))


def _print(found: DrawnTrace, film: Board | None, display: arguments.Display) -> None:
    if film is not None and output.is_interactive():
        from pylogic.cli import animation

        animation.play(film, output.console(), display.delay)
    heat = found.heat(is_coloured=not display.plain)
    if heat is not None:
        output.print_board(heat, display.plain)
        click.echo()
    click.echo(found.summary)
    click.echo(str(found))


def _exit_code(found: Trace) -> int:
    if found.interrupted == "user":
        return CTRL_C
    if found.figures.get("answers"):
        return ANSWERED
    return LIMITED if found.interrupted else UNSOLVABLE
