"""How answers are shown: drawn or as atoms, played frame by frame, saved to files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import click

from pylogic.cli import output
from pylogic.errors import StoppedError
from pylogic.puzzle import SCORE, VIEW, Puzzle
from pylogic.solving.outcome import Answer
from pylogic.solving.process import Limits


@dataclass(frozen=True)
class Display:
    """What one run shows of its answers, and where to."""

    puzzle: Puzzle
    limits: Limits
    plain: bool = False
    svg: Path | None = None
    html: Path | None = None
    animate: bool = False
    delay: float | None = None

    def show(self, answer: Answer) -> None:
        """Draw an answer; print its atoms where the rules do not say how to draw it."""
        if answer.cost:
            click.echo(f"cost {' '.join(map(str, answer.cost))}")
        try:
            self._draw(answer)
        except StoppedError as error:
            why = error.problems[0].text
            click.echo(f"pylogic: the drawing was {why}; the answer's atoms:", err=True)
            click.echo(str(answer))

    def save(self, answers: Iterable[Answer]) -> None:
        """Draw the answers into the files that were asked for."""
        if self.svg or self.html:
            boards = [self.puzzle.board(answer, self.limits) for answer in answers]
            output.save_boards(boards, self.puzzle.encoding.title, self.svg, self.html)

    def scores(self, answer: Answer) -> Mapping[str, str | int]:
        """What the rules' score part says of an answer; nothing without that part."""
        has_scores = self.puzzle.encoding.has(SCORE)
        return self.puzzle.scores(answer, self.limits) if has_scores else {}

    def _draw(self, answer: Answer) -> None:
        if not self.puzzle.encoding.has(VIEW):
            click.echo(str(answer))
            for name, value in self.scores(answer).items():
                click.echo(f"{name}: {value}")
            return
        board = self.puzzle.board(answer, self.limits)
        is_film = self.animate or self.delay is not None
        if is_film and len(board.frames) > 1 and output.is_interactive():
            from pylogic.cli import animation

            animation.play(board, output.console(), self.delay)
        else:
            output.print_board(board, self.plain)
        click.echo()
