"""pylogic trace: watch clasp search."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from pylogic.cli import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE, options, output
from pylogic.draw.board import Board
from pylogic.explain import text
from pylogic.solving import trace
from pylogic.solving.trace import Scene, Trace


@click.command("trace")
@click.argument("puzzle")
@click.argument("instance", required=False)
@click.argument("clasp", nargs=-1, type=click.UNPROCESSED, metavar="[-- CLASP_OPTIONS]")
@click.option(
    "-n",
    "--models",
    type=click.IntRange(min=0),
    default=2,
    metavar="N",
    help="Look for N answers at most, 0 for all.  [default: 2]",
)
@click.option(
    "--frames",
    type=click.IntRange(min=1),
    default=200,
    metavar="N",
    help="Keep the first N moments.  [default: 200]",
)
@click.option("--animate", is_flag=True, help="Play the search, key by key.")
@click.option(
    "--delay", type=click.FloatRange(min=0), metavar="S", help="Play the search, S seconds a frame."
)
@options.format_option
@options.constants_option
@options.limits_options
@options.guidance_options
@options.drawing_options
@options.json_option
def command(
    puzzle: str,
    instance: str | None,
    clasp: tuple[str, ...],
    models: int,
    frames: int,
    animate: bool,
    delay: float | None,
    format_name: str | None,
    constants: dict[str, str],
    timeout: float | None,
    memory: int | None,
    plain: bool,
    svg: Path | None,
    html: Path | None,
    as_json: bool,
    **guidance: Any,
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
    loaded, read = options.read(puzzle, instance, format_name)
    output.check_drawing(loaded, svg, html)
    limits = options.limits(timeout, memory)
    task = loaded.task(read, constants=constants, options=clasp, limits=limits, **guidance)
    teller = text.teller(loaded, task, limits)
    scene = Scene(teller)
    found = trace.trace(task, limits, models=models, keep=frames)
    film = scene.film(found) if svg or html or animate or delay is not None else None
    if as_json:
        output.print_json(_document(loaded.encoding.name, instance, found))
    else:
        _print(scene, found, film, plain, delay)
    if film is not None:
        output.save_boards([film], loaded.encoding.title, svg, html)
    sys.exit(_exit_code(found))


def _print(
    scene: Scene, found: Trace, film: Board | None, plain: bool, delay: float | None
) -> None:
    if film is not None and output.is_interactive():
        from pylogic.cli import animation

        animation.play(film, output.console(), delay)
    heat = scene.heat(found, is_coloured=not plain)
    if heat is not None:
        output.print_board(heat, plain)
        click.echo()
    backs = sum(moment.back is not None for moment in found.moments)
    deepest = max((moment.level for moment in found.moments), default=0)
    kept = f"first {len(found.moments)}" if found.left_out else f"{len(found.moments)}"
    click.echo(f"of the {kept} moments, {backs} lead back; the deepest is on level {deepest}")
    said = ", ".join(_count(found, name) for name in ("answer", "choice", "conflict", "restart"))
    end = output.STOPPED_BY[found.interrupted] if found.interrupted else "search complete"
    if not found.interrupted and not found.figures.get("exhausted"):
        end = "search not complete"
    click.echo(f"{said}, {end}")


def _count(found: Trace, name: str) -> str:
    count = found.figures.get(f"{name}s", 0)
    return f"{count} {name}{'s' * (count != 1)}"


def _document(puzzle: str, instance: str | None, found: Trace) -> dict[str, Any]:
    def signed(number: int) -> str:
        atom = found.atoms[abs(number) - 1]
        return f"{atom}" if number > 0 else f"not {atom}"

    return {
        "puzzle": puzzle,
        "instance": instance,
        "figures": dict(found.figures),
        "interrupted": found.interrupted,
        "left_out": found.left_out,
        "moments": [
            {
                "level": moment.level,
                "back": moment.back,
                "decided": signed(moment.decided) if moment.decided else None,
                "undone": list(map(signed, moment.undone)),
                "assigned": list(map(signed, moment.assigned)),
                "answer": moment.is_answer,
            }
            for moment in found.moments
        ],
        "decided": {str(atom): n for atom, n in found.decided.items()},
        "followed": {str(atom): n for atom, n in found.followed.items()},
        "undone": {str(atom): n for atom, n in found.undone.items()},
    }


def _exit_code(found: Trace) -> int:
    if found.interrupted == "user":
        return CTRL_C
    if found.figures.get("answers"):
        return ANSWERED
    return LIMITED if found.interrupted else UNSOLVABLE
