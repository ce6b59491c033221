"""pylogic solve: find answers and draw them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

import click

from pylogic.cli import endings, options, output
from pylogic.cli.options import Display, Target
from pylogic.cli.output import ATOMS, Pen, ProgressLine, echo
from pylogic.errors import StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.parts import SCORE, VIEW
from pylogic.solving.outcome import Answer, Outcome, Picture


@click.command("solve", cls=options.ClaspCommand)
@options.single
@options.question
@click.option("--stats", is_flag=True, help="Print the figures of grounder and solver.")
@options.film
def command(
    target: Target,
    question: dict[str, Any],
    display: Display,
    stats: bool,
    clasp: tuple[str, ...],
) -> None:
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
    question["options"] += clasp
    puzzle, instance = target.read()
    output.check_drawing(puzzle, display)
    printer = _Printer(puzzle, Pen(display))
    if not display.as_json:
        question |= {"drawn": True, "on_answer": printer.print_answer}
        question |= {"on_progress": printer.line.show}
        question |= {"on_start": output.load_drawing} if question["keep"] else {}
    outcome = puzzle.solve(instance, constants=target.constants, **question)
    printer.line.clear()
    output.print_remarks(outcome.remarks)
    parts = printer.finish(outcome, stats)
    code = output.present(outcome, printer.pen, puzzle.encoding.title, parts)
    for name, value in puzzle.variants(instance, outcome, constants=target.constants).items():
        echo(f"pylogic: with -c {name}={value} there is exactly one answer", err=True)
    sys.exit(code)


class _Printer:
    """Prints answers as they come, and at the end those that could not be printed before."""

    def __init__(self, puzzle: Puzzle, pen: Pen) -> None:
        self._puzzle, self.pen = puzzle, pen
        self._shown = 0
        self.line = ProgressLine()

    def print_answer(self, answer: Answer) -> None:
        """Print an answer; one with a cost, or for a film, waits for `finish`."""
        if not answer.cost and not self.pen.display.is_film:
            with endings.printing():
                self.line.clear()
                self._print(answer)
                self._shown += 1

    def finish(self, outcome: Outcome, has_figures: bool) -> Iterator[str]:
        """Print the answers that have waited; then yield the status, and the search's figures.

        It prints only as it is consumed, and yields figures only if `has_figures`.
        """
        for answer in outcome.answers[self._shown :]:
            if outcome.interrupted and not (answer.drawing or answer.cost or self.pen.stopped):
                self.pen.stop_drawing(StoppedError(outcome.interrupted), ATOMS)
            self._print(answer)
        yield str(outcome)
        figures = {name.replace("_", " "): n for name, n in outcome.statistics.list_known()}
        width = 0 if self.pen.display.plain else max(map(len, figures), default=0) + 1
        yield from (f"{name:{width}} {n}" for name, n in figures.items() if has_figures)

    def _print(self, answer: Answer) -> None:
        """Print an answer's cost and board (or atoms); without a `view` cost, atoms and scores."""
        if answer.cost:
            echo(f"cost {' '.join(map(str, answer.cost))}")
        parts = self._puzzle.encoding.parts
        if VIEW in parts:
            if self.pen.print_part(Picture(partial(self._puzzle.board, answer), answer, ATOMS)):
                echo()
        elif answer.symbols:
            echo(answer)
        if SCORE in parts and VIEW not in parts:
            scores = self.pen.draw(partial(self._puzzle.scores, answer)) or {}
            for name, value in scores.items():
                echo(f"{name}: {value}")
