"""How explanations are printed: conflicts, differences, and steps with small boards."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from pylogic.cli import output
from pylogic.cli.progress import Words
from pylogic.draw.board import Board
from pylogic.explain.differences import Differences
from pylogic.explain.explain import Conflict, Explanation, Reached
from pylogic.explain.text import Teller
from pylogic.rules.constraints import BROKEN
from pylogic.solving.consequences import CAUTIOUS

_ROOM = 32  # columns that words beside a board need


class Printer:
    """Prints steps as they come, and how far a search for conflicts is."""

    def __init__(self, teller: Teller, plain: bool, *, is_quiet: bool) -> None:
        self._teller, self._plain, self._is_quiet = teller, plain, is_quiet
        self._number = 0
        self.words = Words()

    def conflict(self, size: int, bound: int | None) -> None:
        """Say how small a reason is so far."""
        self.words.show(f"{size} clues and rules" + (f", at least {bound}" if bound else ""))

    def step(self, reached: Reached) -> None:
        """Print a step with its board."""
        self._number += 1
        if self._is_quiet:
            self.words.show(f"step {self._number}")
            return
        title = self._teller.title(self._number, reached)
        sentences = self._teller.sentences(reached.step)
        _print_beside(self._teller.reached(reached), title, sentences, self._plain)


def _print_beside(board: Board | None, title: str, sentences: Sequence[str], plain: bool) -> None:
    """Sentences with a small board, side by side where the terminal has room for both."""
    if output.is_terminal() and board is not None and not plain:
        from rich.console import Group
        from rich.table import Table
        from rich.text import Text

        from pylogic.draw import terminal

        console = output.console()
        drawn = terminal.small(board, console.options.ascii_only)
        words = Table.grid(padding=(0, 1))
        for sentence in sentences:
            words.add_row("-", Text(sentence))
        said = Group(Text(title, style="bold"), words)
        if console.width - drawn.plain.index("\n") >= _ROOM:
            grid = Table.grid(padding=(0, 2))
            grid.add_row(drawn, said)
            console.print(grid)
        else:
            console.print(said, drawn, sep="\n")
        click.echo()
        return
    click.echo(f"{title}")
    for sentence in sentences:
        click.echo(f"- {sentence}")
    if board is not None:
        from pylogic.draw import lines

        small = str(board) if plain else lines.text(board, sys.stdout.encoding, is_small=True)
        click.echo(small)
    click.echo()


def print_conflicts(teller: Teller, found: Explanation, plain: bool) -> None:
    """Reasons why there is no answer, each with its board."""
    has_marks = any(conflict.marks for conflict in found.conflicts)
    click.echo(
        "none: " + ("the board contradicts the rules" if has_marks else "there is no answer")
    )
    for number, conflict in enumerate(found.conflicts, 1):
        click.echo()
        click.echo(_heading(conflict, number if len(found.conflicts) > 1 else 0))
        if conflict.marks:
            click.echo(f"  the board: {teller.words.said(conflict.marks)}")
        for line in teller.lines(conflict.because):
            click.echo(f"  {line.place}: {line.clue or line.words}")
        board = teller.conflict(conflict)
        if board is not None:
            output.print_board(board, plain)
    if found.are_all:
        click.echo("\nthere are no others, of which none can be left out")
    if found.interrupted:
        click.echo(f"\n{output.STOPPED_BY[found.interrupted]}", err=True)


def _heading(conflict: Conflict, number: int) -> str:
    rules = sum(symbol.match(*BROKEN) for symbol in conflict.because)
    clues = len(conflict.because) - rules
    what = [f"{clues} clue{'s' * (clues != 1)}"] if clues else []
    what += ["what the board shows"] if conflict.marks else []
    given = f"with {' and '.join(what)}, " if what else ""
    broken = f"one of these {rules} rules" if rules > 1 else "this rule"
    if conflict.is_smallest:
        proved = "no reason is smaller"
    elif conflict.is_minimal:
        proved = "nothing can be left out"
    else:
        proved = "not yet minimal"
        proved += f", at least {conflict.bound} are needed" if conflict.bound else ""
    place = f"{number}: " if number else ""
    return f"{place}{given}every board breaks {broken} ({proved}):"


def print_differences(teller: Teller, found: Explanation, mode: str | None, plain: bool) -> None:
    """Two answers side by side, and what all have in common."""
    compared = found.differences
    if compared is None:
        click.echo("multiple: there are several answers")
        click.echo(f"pylogic: {output.STOPPED_BY[found.interrupted or 'user']}", err=True)
        return
    if mode is not None:
        atoms = compared.certain if mode == CAUTIOUS else compared.possible
        said = teller.words.said((atom, True) for atom in shown(teller, atoms))
        board = teller.board(atoms) if mode == CAUTIOUS else None
        if board is not None:
            output.print_board(board, plain)
            click.echo()
        every = "all answers" if mode == CAUTIOUS else "some answer"
        click.echo(f"in {every}: {said or 'nothing'}")
        return
    board = teller.side_by_side(found.outcome.answers, compared.certain)
    if board is not None:
        output.print_board(board, plain)
        click.echo()
    one, other = (set(answer.symbols) for answer in found.outcome.answers)
    for number, (mine, others) in enumerate([(one, other), (other, one)], 1):
        only = sorted(str(symbol) for symbol in mine - others)
        click.echo(f"only in answer {number}: {teller.words.said((a, True) for a in only) or '-'}")
    certain = shown(teller, compared.certain)
    count = f"{len(certain)} in all answers, {len(shown(teller, compared.possible))} in some"
    click.echo(f"multiple: of {_what(teller)}, {count}")
    click.echo(_extra(teller, compared))
    if found.interrupted:
        click.echo(f"pylogic: {output.STOPPED_BY[found.interrupted]}", err=True)


def shown(teller: Teller, atoms: Sequence[Any]) -> list[str]:
    """Those of the atoms that an answer shows."""
    return sorted(str(a) for a in atoms if teller.puzzle.encoding.shows(a))


def _what(teller: Teller) -> str:
    return " and ".join(f"{name}/{arity}" for name, arity in teller.puzzle.encoding.shown)


def _extra(teller: Teller, compared: Differences) -> str:
    if compared.extra is None:
        return "no further clues of these two answers would leave one of them alone"
    own = {str(fact.symbol) for fact in teller.task.instance.facts}
    new = [(str(clue), True) for clue in compared.extra.clues if str(clue) not in own]
    proved = "no fewer do" if compared.extra.is_fewest else "perhaps fewer do"
    said = teller.with_words(compared.extra.clues).words.said(new)
    return f"answer {compared.of + 1} would be the only one with {said} ({proved})"


def summary(found: Explanation, *, is_hint: bool) -> str:
    """How far a derivation came."""
    steps = f"{len(found.steps)} step{'s' * (len(found.steps) != 1)}"
    size = found.difficulty
    largest = f"largest explanation: {size} {'clues and rules' if size != 1 else 'clue or rule'}"
    if found.interrupted:
        return f"{steps}, {output.STOPPED_BY[found.interrupted]}: the derivation is not complete"
    if not found.steps:
        return "the board is full"
    return f"{steps}, {largest}" + ("" if is_hint else ", the board is full")
