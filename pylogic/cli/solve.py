"""pylogic solve: find answers and draw them."""

from __future__ import annotations

import sys
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import click

from pylogic.cli import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE, options, output
from pylogic.cli.answers import Display
from pylogic.cli.progress import Line, in_words
from pylogic.solving.outcome import Answer, Outcome, Statistics, Status


@click.command("solve")
@click.argument("puzzle")
@click.argument("instance", required=False)
@click.argument("clasp", nargs=-1, type=click.UNPROCESSED, metavar="[-- CLASP_OPTIONS]")
@click.option(
    "-n",
    "--models",
    type=click.IntRange(min=0),
    default=2,
    metavar="N",
    help="Look for N answers at most, 0 for all.  [default: 2, which shows whether one is unique]",
)
@click.option("--count", is_flag=True, help="Count all answers without printing them.")
@click.option(
    "--opt",
    type=click.Choice(["one", "all"]),
    default="one",
    help="Where the rules minimize: one of the best answers, or all.  [default: one]",
)
@options.format_option
@options.constants_option
@options.limits_options
@click.option("-t", "--threads", type=click.IntRange(1, 64), metavar="N", help="Threads.")
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Seed of random choices.")
@click.option("--config", metavar="NAME", help="clasp's preset: tweety, trendy, crafty, ...")
@options.search_options
@click.option("--stats", is_flag=True, help="Print the figures of grounder and solver.")
@options.drawing_options
@click.option("--animate", is_flag=True, help="Draw the frames of an answer key by key.")
@click.option(
    "--delay",
    type=click.FloatRange(min=0),
    metavar="S",
    help="Draw the frames of an answer S seconds apart.",
)
@options.json_option
def command(
    puzzle: str,
    instance: str | None,
    clasp: tuple[str, ...],
    format_name: str | None,
    config: str | None,
    plain: bool,
    svg: Path | None,
    html: Path | None,
    animate: bool,
    delay: float | None,
    as_json: bool,
    stats: bool,
    models: int,
    count: bool,
    opt: str,
    timeout: float | None,
    memory: int | None,
    **search: Any,
) -> None:
    """Find the answers of an instance and draw them.

    INSTANCE may be - for standard input, or missing where the rules need none. It may be in
    any format that `pylogic convert` knows, a link or a game ID, too.
    Options of clasp and the grounder follow after --.

    \b
    Examples:
      pylogic solve kuromasu inst43.lp
      pylogic solve kuromasu inst43.lp -n 0 --stats --config trendy
      pylogic solve kuromasu inst43.lp --engine swipl --order reversed
      pylogic solve queens 80 -n 1 --labeling ff,down
      pylogic solve my_puzzle.lp my_facts.lp --timeout 10 -- --restarts=L,60
    """
    if instance is not None and instance.startswith("--"):  # an option of clasp, no instance
        clasp = (instance, *clasp)
        instance = None
    preset = [f"--configuration={config}"] if config is not None else []
    loaded, read = options.read(puzzle, instance, format_name)
    limits = options.limits(timeout, memory)
    display = Display(loaded, limits, plain, svg, html, animate, delay)
    output.check_drawing(loaded, svg, html)
    line = Line()
    outcome = loaded.solve(
        read,
        models=0 if count else models,
        keep=not count,
        all_optima=opt == "all",
        options=[*preset, *clasp],
        timeout=timeout,
        memory=memory,
        isolated=True,
        on_start=_silent if as_json or count else output.load_drawing,
        on_answer=_silent if as_json else partial(_show_now, display, line),
        on_progress=_silent if as_json else line.show,
        **search,
    )
    line.clear()
    output.print_remarks(outcome.remarks)
    if as_json:
        output.print_json(_document(display, instance, outcome))
    else:
        for answer in outcome.answers:
            if _waits(display, answer):
                display.show(answer)
        click.echo(summary(outcome))
        if stats:
            _print_figures(outcome.statistics, plain)
    display.save(outcome.answers)
    if read.is_imported and outcome.status in (Status.NONE, Status.MULTIPLE):
        from pylogic.formats.variants import unique_under

        unique = unique_under(loaded, read, search["constants"], timeout, memory)
        for name, value in unique.items():
            click.echo(f"pylogic: with -c {name}={value} there is exactly one answer", err=True)
    sys.exit(_exit_code(outcome))


def _waits(display: Display, answer: Answer) -> bool:
    """Whether an answer is shown at the end: a better one may come, or a film takes its time."""
    return bool(answer.cost) or display.animate or display.delay is not None


def _show_now(display: Display, line: Line, answer: Answer) -> None:
    if not _waits(display, answer):
        line.clear()
        display.show(answer)


def _silent(*_args: object) -> None:
    pass


def _print_figures(statistics: Statistics, plain: bool) -> None:
    if plain:
        for name, value in _figures(statistics):
            click.echo(f"{name} {value}")
        return
    from rich.table import Table

    table = Table("figure", "value", box=None, pad_edge=False, show_header=False)
    for name, value in _figures(statistics):
        table.add_row(name, value)
    output.console().print(table)


def summary(outcome: Outcome) -> str:
    """One line: status, what was found, whether there may be more, seconds."""
    found = in_words(outcome.progress) if outcome.count else "no answer"
    if not outcome.count and outcome.progress.horizon is not None:
        found += f", horizon {outcome.progress.horizon}"
    is_best = outcome.exhausted or not outcome.progress.cost
    end = "search complete" if outcome.exhausted else "there may be more"
    if outcome.interrupted:
        end = output.STOPPED_BY[outcome.interrupted]
    times = [
        f"{verb} {seconds:.3f} s"
        for verb, seconds in (
            ("ground", outcome.statistics.ground_seconds),
            ("solve", outcome.statistics.solve_seconds),
        )
        if seconds is not None
    ]
    doubt = [] if is_best else ["not proved to be the best"]
    return ", ".join([f"{outcome.status}: {found}", *doubt, end, *times])


def _figures(statistics: Statistics) -> list[tuple[str, str]]:
    return [
        (name.replace("_", " "), f"{value:.6f}" if isinstance(value, float) else str(value))
        for name, value in asdict(statistics).items()
        if value is not None
    ]


def _document(display: Display, instance: str | None, outcome: Outcome) -> dict[str, Any]:
    puzzle, progress = display.puzzle, outcome.progress
    return {
        "puzzle": puzzle.encoding.name,
        "encoding": str(puzzle.encoding.path),
        "instance": instance,
        "status": outcome.status.value,
        "exhausted": outcome.exhausted,
        "interrupted": outcome.interrupted,
        "count": outcome.count,
        "cost": list(progress.cost),
        "bound": list(progress.bound),
        "horizon": progress.horizon,
        "answers": [
            {
                "atoms": [str(symbol) for symbol in answer.symbols],
                "cost": list(answer.cost),
                "scores": dict(display.scores(answer)),
            }
            for answer in outcome.answers
        ],
        "statistics": asdict(outcome.statistics),
    }


def _exit_code(outcome: Outcome) -> int:
    if outcome.interrupted == "user":
        return CTRL_C
    if outcome.count:
        return ANSWERED
    return UNSOLVABLE if outcome.exhausted else LIMITED
