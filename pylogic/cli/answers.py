"""`pylogic solve` at work, its command line read: find answers and print them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from pylogic.cli import interrupts, output
from pylogic.cli.arguments import Display, Many, Target
from pylogic.cli.codes import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE
from pylogic.cli.output import ATOMS, Pen, echo
from pylogic.cli.progress import Words
from pylogic.errors import StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.parts import SCORE, VIEW
from pylogic.solving.outcome import Answer, Outcome, Statistics

if TYPE_CHECKING:
    from pylogic.draw.board import Board


def find(
    target: Target,
    search: Mapping[str, Any],
    guidance: Mapping[str, Any],
    display: Display,
    models: int,
    count: bool,
    opt: str,
    certify: bool,
    stats: bool,
    many: Many,
) -> None:
    """Find the answers of an instance and draw them; ends the process."""
    if members := target.members(is_batch=many.is_asked):
        from pylogic.cli.many import do

        of_each = {"models": 0 if count else models, "keep": not count}
        of_each |= {"all_optima": opt == "all", "certify": certify}
        of_each |= {**guidance, **search}
        do("solve", target, members, many, as_json=display.as_json, plain=display.plain, **of_each)
    puzzle, instance = target.read()
    output.check_drawing(puzzle, display)
    teller = _Teller(puzzle, display)
    is_quiet = display.as_json
    outcome = puzzle.solve(
        instance,
        models=0 if count else models,
        keep=not count,
        drawn=not is_quiet,
        all_optima=opt == "all",
        certify=certify,
        on_start=_silent if is_quiet or count else output.load_drawing,
        on_answer=_silent if is_quiet else teller.answer,
        on_progress=_silent if is_quiet else teller.line.show,
        **guidance,
        **search,
        constants=target.constants,
    )
    with interrupts.held():
        teller.outcome(outcome)
        if stats and not is_quiet:
            _print_figures(outcome.statistics, display.plain)
        teller.save(outcome)
    for name, value in puzzle.variants(instance, outcome, constants=target.constants).items():
        echo(f"pylogic: with -c {name}={value} there is exactly one answer", err=True)
    sys.exit(_exit_code(outcome))


class _Teller:
    """Prints answers as they come, and at the end those that had to wait for it."""

    def __init__(self, puzzle: Puzzle, display: Display) -> None:
        self._puzzle, self._display = puzzle, display
        self._pen = Pen(display)
        self._shown = 0
        self.line = Words()

    def answer(self, answer: Answer) -> None:
        """Show an answer; one that a better one may replace, and a film, wait."""
        if not answer.cost and not self._display.is_film:
            with interrupts.held():
                self.line.clear()
                self._show(answer)
                self._shown += 1

    def outcome(self, outcome: Outcome) -> None:
        """Show what has waited, and say what was proved."""
        self.line.clear()
        output.print_remarks(outcome.remarks)
        if self._display.as_json:
            output.print_json(outcome.to_dict())
            return
        for answer in outcome.answers[self._shown :]:
            if outcome.interrupted and not (answer.drawing or answer.cost or self._pen.stopped):
                self._pen.stop(StoppedError(outcome.interrupted), ATOMS)
            self._show(answer)
        echo(str(outcome))

    def save(self, outcome: Outcome) -> None:
        """Draw the answers into the files that were asked for."""
        title = self._puzzle.encoding.title
        self._pen.save(lambda: list(map(self._board, outcome.answers)), title)

    def _board(self, answer: Answer) -> Board:
        return self._puzzle.late.board(answer)

    def _show(self, answer: Answer) -> None:
        """Draw an answer; print its atoms where the rules do not say how, or it is cut short."""
        if answer.cost:
            echo(f"cost {' '.join(map(str, answer.cost))}")
        parts = self._puzzle.encoding.parts
        if VIEW in parts:
            is_drawn = self._pen.show(partial(self._board, answer), ATOMS)
            echo("" if is_drawn else answer)
        elif answer.symbols:
            echo(answer)
        if SCORE in parts and VIEW not in parts:
            self._say_scores(answer)

    def _say_scores(self, answer: Answer) -> None:
        scores = self._pen.draw(partial(self._puzzle.late.scores, answer)) or {}
        for name, value in scores.items():
            echo(f"{name}: {value}")


def _silent(*_args: object) -> None:
    pass


def _print_figures(statistics: Statistics, plain: bool) -> None:
    known = [(name.replace("_", " "), value) for name, value in statistics.known()]
    if plain:
        for name, value in known:
            echo(f"{name} {value}")
        return
    from rich.table import Table

    table = Table("figure", "value", box=None, pad_edge=False, show_header=False)
    for name, value in known:
        table.add_row(name, value)
    output.console().print(table)


def _exit_code(outcome: Outcome) -> int:
    if outcome.interrupted == "user":
        return CTRL_C
    if outcome.certified is False:
        return LIMITED
    if outcome.count:
        return ANSWERED
    return UNSOLVABLE if outcome.exhausted else LIMITED
