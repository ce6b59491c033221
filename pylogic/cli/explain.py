"""pylogic explain: why an instance has no answer, several, or the one that it has."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from pylogic.cli import ANSWERED, BAD_INPUT, CTRL_C, LIMITED, UNSOLVABLE, options, output
from pylogic.cli.explanations import Printer, print_conflicts, print_differences, shown, summary
from pylogic.draw.board import Board
from pylogic.explain import explain, partial_board, text
from pylogic.explain.explain import Asked, Explanation
from pylogic.explain.text import Teller
from pylogic.formats import exchange
from pylogic.rules.symbols import Mark
from pylogic.solving.consequences import BRAVE, CAUTIOUS
from pylogic.solving.outcome import Status
from pylogic.solving.task import Task


@click.command("explain")
@click.argument("puzzle")
@click.argument("instance", required=False)
@click.option(
    "-n",
    "--count",
    type=click.IntRange(min=1),
    default=1,
    metavar="N",
    help="No answer: say N different reasons.  [default: 1]",
)
@click.option("--smallest", is_flag=True, help="No answer: a smallest reason, proved.")
@click.option("--brave", "mode", flag_value=BRAVE, help="Several: only what some answer has.")
@click.option("--cautious", "mode", flag_value=CAUTIOUS, help="Several: only what all have.")
@click.option("--hint", is_flag=True, help="One answer: only the next step.")
@click.option(
    "--state",
    "state_file",
    metavar="BOARD",
    help="A board that is partly filled: a file of facts, or any format.",
)
@click.option("--animate", is_flag=True, help="One answer: play the steps, key by key.")
@click.option(
    "--delay", type=click.FloatRange(min=0), metavar="S", help="Play the steps S seconds apart."
)
@options.format_option
@options.constants_option
@options.limits_options
@options.drawing_options
@options.json_option
def command(
    puzzle: str,
    instance: str | None,
    count: int,
    smallest: bool,
    mode: str | None,
    hint: bool,
    state_file: str | None,
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
) -> None:
    """Explain why an instance has no answer, several answers, or its only one.

    No answer: clues and rules that contradict one another, none of which can be left out.
    Several: two of them, what all have in common, and clues that would leave one.
    One: how it follows, always by the smallest explanations, step by step.

    \b
    Examples:
      pylogic explain kuromasu inst12.lp
      pylogic explain kuromasu inst12.lp --html inst12.html
      pylogic explain sudoku seed9 --hint --state mine.txt
    """
    loaded, read = options.read(puzzle, instance, format_name)
    output.check_drawing(loaded, svg, html)
    limits = options.limits(timeout, memory)
    task = Task(loaded.encoding, read, constants)
    teller = text.teller(loaded, task, limits)
    marks: tuple[Mark, ...] = ()
    if state_file is not None:
        marks = partial_board.read(task, exchange.shown(loaded.encoding, state_file))
    is_film = animate or delay is not None
    printer = Printer(teller, plain, is_quiet=as_json or is_film)
    asked = Asked(count, smallest, marks, hint)
    found = explain.explain(task, asked, limits, printer.conflict, printer.step)
    printer.words.clear()
    boards = _boards(teller, found) if svg or html or is_film else []
    if as_json:
        output.print_json(_document(teller, found, instance))
    elif found.outcome.status == Status.NONE:
        print_conflicts(teller, found, plain)
    elif found.outcome.count > 1:
        print_differences(teller, found, mode, plain)
    elif is_film and boards:
        _play(boards[0], delay)
    if not as_json and found.outcome.count == 1:
        click.echo(summary(found, is_hint=hint))
    if boards:
        output.save_boards(boards, loaded.encoding.title, svg, html)
    sys.exit(_exit_code(found))


def _boards(teller: Teller, found: Explanation) -> list[Board]:
    """What is drawn of an explanation."""
    if found.outcome.status == Status.NONE:
        drawn = [teller.conflict(conflict) for conflict in found.conflicts]
        return [board for board in drawn if board is not None]
    if found.differences is not None:
        board = teller.side_by_side(found.outcome.answers, found.differences.certain)
        return [board] if board else []
    film = teller.film(found)
    return [film] if film else []


def _play(board: Board, delay: float | None) -> None:
    from pylogic.cli import animation

    if output.is_interactive():
        animation.play(board, output.console(), delay)
    else:
        output.print_board(board, plain=False)


def _document(teller: Teller, found: Explanation, instance: str | None) -> dict[str, Any]:
    def because(symbols: Sequence[Any]) -> list[dict[str, Any]]:
        return [
            {"words": line.words, "place": line.place, "clue": line.clue and str(line.clue)}
            for line in teller.lines(symbols)
        ]

    compared = found.differences
    return {
        "puzzle": teller.puzzle.encoding.name,
        "instance": instance,
        "status": found.outcome.status.value,
        "conflicts": [
            {
                "because": because(conflict.because),
                "state": [_signed(mark) for mark in conflict.marks],
                "minimal": conflict.is_minimal,
                "smallest": conflict.is_smallest,
                "bound": conflict.bound,
            }
            for conflict in found.conflicts
        ],
        "all": found.are_all,
        "steps": [
            {
                "size": reached.step.size,
                "smallest": reached.step.is_smallest,
                "explained": [
                    {"atoms": list(map(_signed, e.marks)), "because": because(e.because)}
                    for e in reached.step.explained
                ],
                "implied": list(map(_signed, reached.step.implied)),
            }
            for reached in found.steps
        ],
        "complete": found.is_complete,
        "difficulty": found.difficulty,
        "answers": [[str(a) for a in sorted(x.symbols)] for x in found.outcome.answers],
        "cautious": shown(teller, compared.certain) if compared else None,
        "brave": shown(teller, compared.possible) if compared else None,
        "extra": [str(c) for c in compared.extra.clues] if compared and compared.extra else None,
        "interrupted": found.interrupted,
    }


def _signed(mark: Mark) -> str:
    return mark[0] if mark[1] else f"not {mark[0]}"


def _exit_code(found: Explanation) -> int:
    if found.interrupted == "user":
        return CTRL_C
    if found.outcome.status == Status.NONE:
        return BAD_INPUT if any(c.marks for c in found.conflicts) else UNSOLVABLE
    is_cut = found.interrupted is not None and found.differences is None
    return LIMITED if is_cut else ANSWERED
