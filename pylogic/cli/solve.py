"""pylogic solve: find answers and draw them."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import click

from pylogic.cli import endings, options, output
from pylogic.cli.exits import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE
from pylogic.cli.options import Display, Target
from pylogic.cli.output import ATOMS, Pen, Words, echo
from pylogic.errors import StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.parts import SCORE, VIEW
from pylogic.solving.outcome import Answer, Outcome


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
    teller = _Teller(puzzle, display)
    if not display.as_json:
        question |= {"drawn": True, "on_answer": teller.answer, "on_progress": teller.line.show}
        question |= {"on_start": output.load_drawing} if question["keep"] else {}
    outcome = puzzle.solve(instance, constants=target.constants, **question)
    with endings.held():
        teller.outcome(outcome)
        if stats and not display.as_json:
            figures = [
                (name.replace("_", " "), figure) for name, figure in outcome.statistics.known()
            ]
            widest = max((len(name) for name, _ in figures), default=0)
            for name, figure in figures:
                echo(f"{name} {figure}" if display.plain else f"{name:{widest}}  {figure}")
        title = puzzle.encoding.title
        teller.pen.save(lambda: [puzzle.late.board(one) for one in outcome.answers], title)
    for name, value in puzzle.variants(instance, outcome, constants=target.constants).items():
        echo(f"pylogic: with -c {name}={value} there is exactly one answer", err=True)
    sys.exit(_exit_code(outcome))


class _Teller:
    """Prints answers as they come, and at the end those that had to wait for it."""

    def __init__(self, puzzle: Puzzle, display: Display) -> None:
        self._puzzle, self._display = puzzle, display
        self.pen = Pen(display)
        self._shown = 0
        self.line = Words()

    def answer(self, answer: Answer) -> None:
        """Show an answer; one that a better one may replace, and a film, wait."""
        if not answer.cost and not self._display.is_film:
            with endings.held():
                self.line.clear()
                self._show(answer)
                self._shown += 1

    def outcome(self, outcome: Outcome) -> None:
        """Show the answers that have waited, and print the status."""
        self.line.clear()
        output.print_remarks(outcome.remarks)
        if self._display.as_json:
            output.print_json(outcome.to_dict())
            return
        for answer in outcome.answers[self._shown :]:
            if outcome.interrupted and not (answer.drawing or answer.cost or self.pen.stopped):
                self.pen.stop(StoppedError(outcome.interrupted), ATOMS)
            self._show(answer)
        echo(str(outcome))

    def _show(self, answer: Answer) -> None:
        """Draw an answer, or print its atoms where the rules or the time do not allow a drawing."""
        if answer.cost:
            echo(f"cost {' '.join(map(str, answer.cost))}")
        parts = self._puzzle.encoding.parts
        if VIEW in parts:
            is_drawn = self.pen.show(partial(self._puzzle.late.board, answer), ATOMS)
            echo("" if is_drawn else answer)
        elif answer.symbols:
            echo(answer)
        if SCORE in parts and VIEW not in parts:
            scores = self.pen.draw(partial(self._puzzle.late.scores, answer)) or {}
            for name, value in scores.items():
                echo(f"{name}: {value}")


def _exit_code(outcome: Outcome) -> int:
    if outcome.interrupted == "user":
        return CTRL_C
    if outcome.certified is False:
        return LIMITED
    if outcome.count:
        return ANSWERED
    return UNSOLVABLE if outcome.exhausted else LIMITED
