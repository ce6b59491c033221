"""pylogic solve: find answers and draw them."""

from __future__ import annotations

import sys
from dataclasses import asdict
from functools import partial
from typing import Any

import click

from pylogic.child import Limits
from pylogic.cli import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE, common
from pylogic.errors import StoppedError
from pylogic.puzzle import VIEW, Puzzle, load
from pylogic.solving import Answer, Outcome, Statistics


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
@common.constants_option
@common.limits_options
@click.option("-t", "--threads", type=click.IntRange(1, 64), metavar="N", help="Threads.")
@click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Seed of random choices.")
@click.option("--config", metavar="NAME", help="clasp's preset: tweety, trendy, crafty, ...")
@click.option("--heuristic", metavar="NAME", help="clasp's heuristic: Vsids, Vmtf, Berkmin, ...")
@click.option("--stats", is_flag=True, help="Print the figures of grounder and solver.")
@common.plain_option
@common.json_option
def command(
    puzzle: str,
    instance: str | None,
    clasp: tuple[str, ...],
    config: str | None,
    heuristic: str | None,
    plain: bool,
    as_json: bool,
    stats: bool,
    models: int,
    count: bool,
    timeout: float | None,
    memory: int | None,
    **search: Any,
) -> None:
    """Find the answers of an instance and draw them.

    INSTANCE may be - for standard input, or missing where the rules need none.
    Options of clasp and the grounder follow after --.

    \b
    Examples:
      pylogic solve kuromasu inst43.lp
      pylogic solve kuromasu inst43.lp -n 0 --stats --config trendy
      pylogic solve my_puzzle.lp my_facts.lp --timeout 10 -- --restarts=L,60
    """
    if instance is not None and instance.startswith("--"):  # an option of clasp, no instance
        clasp = (instance, *clasp)
        instance = None
    presets = {"configuration": config, "heuristic": heuristic}
    options = [f"--{name}={value}" for name, value in presets.items() if value is not None]
    loaded = load(puzzle)
    limits = common.limits(timeout, memory)
    outcome = loaded.solve(
        common.read_instance(loaded, instance),
        models=0 if count else models,
        keep=not count,
        options=[*options, *clasp],
        timeout=timeout,
        memory=memory,
        isolated=True,
        on_start=_silent if as_json else common.load_drawing,
        on_answer=_silent if as_json else partial(_print_answer, loaded, limits, plain),
        **search,
    )
    common.print_remarks(outcome.remarks)
    if as_json:
        common.print_json(_document(loaded, instance, outcome))
    else:
        _print_end(outcome, stats, plain)
    sys.exit(_exit_code(outcome))


def _silent(*_args: object) -> None:
    pass


def _print_answer(puzzle: Puzzle, limits: Limits, plain: bool, answer: Answer) -> None:
    """Draw an answer; print its atoms where the rules do not say how to draw it."""
    if answer.cost:
        click.echo(f"cost {' '.join(map(str, answer.cost))}")
    if not puzzle.encoding.has(VIEW):
        click.echo(str(answer))
        return
    try:
        board = puzzle.board(answer, limits)
    except StoppedError as error:
        why = error.problems[0].text
        click.echo(f"pylogic: the drawing was {why}; the answer's atoms:", err=True)
        click.echo(str(answer))
    else:
        common.print_board(board, plain)
        click.echo()


def _print_end(outcome: Outcome, stats: bool, plain: bool) -> None:
    click.echo(summary(outcome))
    if stats and not plain:
        from rich.table import Table

        table = Table("figure", "value", box=None, pad_edge=False, show_header=False)
        for name, value in _figures(outcome.statistics):
            table.add_row(name, value)
        common.console().print(table)
    elif stats:
        for name, value in _figures(outcome.statistics):
            click.echo(f"{name} {value}")


def summary(outcome: Outcome) -> str:
    """One line: status, number of answers, whether there may be more, seconds."""
    answers = "no answer" if outcome.count == 0 else f"{outcome.count} answer"
    plural = "s" if outcome.count > 1 else ""
    stopped = {"timeout": "time limit", "memory": "out of memory", "user": "Ctrl-C"}
    end = "search complete" if outcome.exhausted else "there may be more"
    if outcome.interrupted:
        end = f"stopped by {stopped[outcome.interrupted]}"
        end = "out of memory" if outcome.interrupted == "memory" else end
    times = [
        f"{verb} {seconds:.3f} s"
        for verb, seconds in (
            ("ground", outcome.statistics.ground_seconds),
            ("solve", outcome.statistics.solve_seconds),
        )
        if seconds is not None
    ]
    return ", ".join([f"{outcome.status}: {answers}{plural}", end, *times])


def _figures(statistics: Statistics) -> list[tuple[str, str]]:
    return [
        (name.replace("_", " "), f"{value:.6f}" if isinstance(value, float) else str(value))
        for name, value in asdict(statistics).items()
        if value is not None
    ]


def _document(puzzle: Puzzle, instance: str | None, outcome: Outcome) -> dict[str, Any]:
    return {
        "puzzle": puzzle.encoding.name,
        "encoding": str(puzzle.encoding.path),
        "instance": instance,
        "status": outcome.status.value,
        "exhausted": outcome.exhausted,
        "interrupted": outcome.interrupted,
        "count": outcome.count,
        "answers": [
            {"atoms": [str(symbol) for symbol in answer.symbols], "cost": list(answer.cost)}
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
