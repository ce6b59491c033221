"""How explanations are printed: conflicts, differences, and steps with small boards."""

from __future__ import annotations

import sys
from collections.abc import Callable

import click

from pylogic.cli import interrupts, output
from pylogic.cli.arguments import Display
from pylogic.cli.output import Pen
from pylogic.cli.progress import Words
from pylogic.draw.board import Board
from pylogic.explain import film
from pylogic.explain.differences import Differences
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.text import Teller
from pylogic.solving.consequences import CAUTIOUS
from pylogic.solving.outcome import stopped_by

_ROOM = 26  # columns that words beside a board need


class Printer:
    """Prints steps as they come, and how far a search for conflicts is."""

    def __init__(self, display: Display, *, is_hint: bool = False) -> None:
        self._is_hint = is_hint
        self._plain, self._is_quiet = display.plain, display.as_json or display.is_film
        self.pen = Pen(display)
        self.words = Words()

    def conflict(self, size: int, bound: int | None) -> None:
        """Say how small a reason is so far."""
        self.words.show(f"clues and rules: {size}" + (f", at least {bound}" if bound else ""))

    def step(self, step: Step) -> None:
        """Print a step with its board."""
        if self._is_quiet:
            self.words.show(f"step {step.number}")
        else:
            with interrupts.held():
                title = self._title(step)
                drawn = self.pen.draw(
                    lambda: _beside(step.board(), step, title, self._plain), work="derivation"
                )
                apart = "\n" if step.number > 1 else ""
                click.echo(f"{apart}{title if drawn is None else drawn}")

    def _title(self, step: Step) -> str:
        """The steps that lead to a hint come first; the hint itself is what can be entered."""
        if not self._is_hint:
            return str(step)
        if not step.is_entered:
            return f"{'then' if step.number > 1 else 'first'}, to note: {step}"
        return f"so the hint: {step}" if step.number > 1 else str(step)


def _beside(board: Board | None, step: Step, title: str, plain: bool) -> str:
    """Sentences with a small board, side by side where the terminal has room for both."""
    if output.is_terminal() and board is not None and not plain:
        return _in_columns(board, step, title)
    lines = [title, *step.shot.captions]
    if board is not None and plain:
        lines.append(str(board))
    elif board is not None:
        from pylogic.draw import terminal

        lines += [terminal.text(board, sys.stdout.encoding, is_small=True), terminal.signs(board)]
    return "\n".join(filter(None, lines))


def _in_columns(board: Board, step: Step, title: str) -> str:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from pylogic.draw import terminal

    console = output.console()
    drawn = terminal.small(board, console.options.ascii_only)
    said = [Text(title, style="bold"), *map(Text, step.shot.captions)]
    signs = Text(terminal.signs(board), style="dim")
    with console.capture() as captured:
        width = drawn.plain.index("\n")
        if console.width - width >= _ROOM:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(min_width=width, no_wrap=True)
            grid.add_column()
            grid.add_row(drawn, Group(*said, Text(), signs))
            console.print(grid)
        else:
            console.print(*said, drawn, signs, sep="\n")
    return captured.get().removesuffix("\n")


def print_conflicts(found: Explanation, pen: Pen) -> None:
    """Reasons why there is no answer, each with its board."""
    click.echo(found.claim)
    for number, conflict in enumerate(found.conflicts, 1):
        place = f"{number}: " if len(found.conflicts) > 1 else ""
        click.echo(f"\n{place}{conflict}:")
        if conflict.marks:
            click.echo(f"  the board: {found.teller.words.say(conflict.marks)}")
        for line in conflict.reasons:
            click.echo(f"  {line}")
        pen.show(conflict.board)
    if found.are_all:
        click.echo("\nthere are no others, of which none can be left out")
    if found.interrupted:
        click.echo(f"\n{stopped_by(found.interrupted)}", err=True)


def print_differences(found: Explanation, mode: str | None, pen: Pen, *, is_hint: bool) -> None:
    """Two answers side by side, and what all have in common."""
    compared = found.differences
    if compared is None:
        click.echo(found.claim)
    elif mode is not None:
        _print_consequences(found.teller, compared, mode, pen)
        return
    else:
        _print_board(found.side_by_side, pen)
        one, other = (set(answer.symbols) for answer in found.outcome.answers)
        for number, (mine, others) in enumerate([(one, other), (other, one)], 1):
            only = sorted(str(symbol) for symbol in mine - others)
            said = found.teller.words.say((atom, True) for atom in only)
            click.echo(f"only in answer {number}: {said or '-'}")
        click.echo(found.claim)
        if not is_hint:  # which looks for no clues
            click.echo(_extra(found.teller, compared))
    if found.interrupted:
        click.echo(f"pylogic: {stopped_by(found.interrupted)}", err=True)


def _print_consequences(teller: Teller, compared: Differences, mode: str, pen: Pen) -> None:
    """What all answers have in common, or what some answer has."""
    atoms = compared.certain if mode == CAUTIOUS else compared.possible
    if mode == CAUTIOUS:
        _print_board(lambda: film.board(teller, atoms), pen)
    every = "all answers" if mode == CAUTIOUS else "some answer"
    said = teller.words.say((atom, True) for atom in teller.answer_atoms(atoms))
    click.echo(f"in {every}: {said or 'nothing'}")


def _print_board(make: Callable[[], Board | None], pen: Pen) -> None:
    if pen.show(make):
        click.echo()


def _extra(teller: Teller, compared: Differences) -> str:
    extra = compared.extra
    if extra is None:
        return "no further clues of these two answers would leave one of them alone"
    said = teller.say_new(extra.clues)
    return f"answer {extra.of + 1} would be the only one with {said} ({extra.proof})"
