"""pylogic solve: find answers and draw them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import click

from pylogic.cli import endings, options, output, searching
from pylogic.cli.options import Target
from pylogic.cli.output import ATOMS, Display, ProgressLine, echo
from pylogic.puzzle import Puzzle
from pylogic.rules.parts import SCORE, VIEW
from pylogic.solving.outcome import Answer, Picture


@click.command("solve", cls=searching.ClaspCommand)
@options.target(is_in_batch=True)
@searching.search
@click.option("--stats", is_flag=True, help="Print the figures of grounder and solver.")
@output.display
def command(target: Target, display: Display, stats: bool, **search: Any) -> int:
    """Find the answers of an instance and draw them.

    INSTANCE may be - for standard input, or missing where the rules need none. It may be in
    any format that `pylogic convert` knows, a link or a game ID, too.
    Options of clasp that guide its search follow after --.

    \b
    Examples:
      pylogic solve kuromasu inst43.lp
      pylogic solve kuromasu inst43.lp -n 0 --stats --config trendy
      pylogic solve kuromasu inst43.lp --engine swipl --order reversed
      pylogic solve queens 80 -n 1 --labeling ff,down
      pylogic solve my_puzzle.lp my_facts.lp --timeout 10 -- --restarts=L,60
    """
    question = searching.search_keywords(**search)
    puzzle, instance = target.read()
    display.check(puzzle)
    line = ProgressLine()
    printed: list[Answer] = []

    def print_answer(answer: Answer) -> None:
        """Print an answer as it comes; one with a cost waits for the end."""
        if not answer.cost:
            with endings.printing():
                line.clear()
                _print_answer(puzzle, answer, display)
                printed.append(answer)

    if not display.as_json:
        question |= {"on_answer": print_answer, "on_progress": line.show}
    outcome = puzzle.solve(instance, constants=target.constants, **question)
    line.clear()
    output.print_remarks(outcome.remarks)

    def finish() -> Iterator[str]:
        """Print the answers that have waited; then yield the status, and with --stats figures."""
        for answer in outcome.answers[len(printed) :]:
            _print_answer(puzzle, answer, display)
        yield str(outcome)
        figures = outcome.statistics.list_known() if stats else []
        width = 0 if display.plain else max((len(name) for name, _ in figures), default=0) + 1
        yield from (f"{name.replace('_', ' '):{width}} {n}" for name, n in figures)

    code = display.present(outcome, puzzle.encoding.title if display.html else "", finish())
    for name, value in puzzle.variants(instance, outcome, constants=target.constants).items():
        echo(f"pylogic: with -c {name}={value} there is exactly one answer", err=True)
    return code


def _print_answer(puzzle: Puzzle, answer: Answer, display: Display) -> None:
    """Print an answer's cost and board (or atoms); without a `view` cost, atoms and scores."""
    if answer.cost:
        echo(f"cost {' '.join(map(str, answer.cost))}")
    parts = puzzle.encoding.parts
    if VIEW in parts:
        if display.print_part(Picture(partial(puzzle.board, answer), answer, ATOMS)):
            echo()
    elif answer.symbols:
        echo(answer)
    if SCORE in parts and VIEW not in parts:
        for name, value in (display.draw(partial(puzzle.scores, answer)) or {}).items():
            echo(f"{name}: {value}")
