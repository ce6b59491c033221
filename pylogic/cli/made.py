"""Where the puzzles that `pylogic generate` makes go: to the terminal, or into a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import click

from pylogic import formats
from pylogic.cli import output
from pylogic.cli.output import ATOMS, FACTS, Pen
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.draw.board import Board
from pylogic.errors import OptionError
from pylogic.formats import naming
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.parts import VIEW

_LONGEST = 60
"""Characters of a board's name: a link may have more than a file's name."""


class Printer:
    """Prints puzzles with their solutions, or in a format."""

    def __init__(self, puzzle: Puzzle, to: str | None, pen: Pen) -> None:
        self._puzzle, self._to, self._pen = puzzle, to, pen

    def print(self, made: GeneratedPuzzle) -> None:
        """Print a puzzle; its facts where it cannot be drawn, or not in time."""
        if self._to:
            click.echo(_text(self._puzzle, made, self._to), nl=False)
            return
        click.echo(str(made))
        draw = partial(self._puzzle.late.draw, made.instance, constants=made.constants)
        if not self._draws(draw, FACTS):
            click.echo(made.line)
            return
        click.echo("solution:")
        draw = partial(self._puzzle.late.board, made.solution)
        if not self._draws(draw, ATOMS):
            click.echo(str(made.solution))
        click.echo()

    def _draws(self, draw: Callable[[], Board], instead: str) -> bool:
        return VIEW in self._puzzle.encoding.parts and self._pen.show(draw, instead)


@dataclass(frozen=True)
class Folder:
    """A folder that gets a file for each puzzle: PUZZLE-BOARD-SEED-NUMBER."""

    path: Path
    puzzle: Puzzle
    board: str
    to: str | None
    pen: Pen

    def prepare(self, seed: int, count: int, *, is_forced: bool) -> None:
        """Make the folder, if no file that is to be written is there yet.

        Raises:
            OptionError: one is, or there can be no such folder, or no such format.
        """
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            known = set(os.listdir(self.path))
        except OSError as error:
            raise OptionError(f"{self.path}: {error.strerror}") from None
        names = (self._name(seed, number) for number in range(1, count + 1))
        taken = next((name for name in names if name in known), None)
        if taken is not None and not is_forced:
            raise OptionError(f"{self.path / taken}: file exists; --force writes over it")

    def save(self, made: GeneratedPuzzle) -> None:
        """Write a puzzle in the format; as facts, with the board and the solution in comments."""
        if self.to is None:
            text = made.file(self.puzzle.encoding.title, self._pictures(made))
        else:
            text = _text(self.puzzle, made, self.to)
        output.write(self.path / self._name(made.seed, made.number), text)

    def _name(self, seed: int, number: int) -> str:
        extension = ".lp"
        if self.to is not None:
            wanted = naming.format_of(self.puzzle.encoding, self.to)
            extension = formats.named(wanted).ending
        path, _, entry = self.board.partition("#")
        board = re.sub(r"[^\w.]+", "_", entry or Path(path).stem)[:_LONGEST]
        return f"{self.puzzle.encoding.name}-{board}-{seed}-{number}{extension}"

    def _pictures(self, made: GeneratedPuzzle) -> Iterator[str]:
        if VIEW in self.puzzle.encoding.parts:
            late = self.puzzle.late
            board = self.pen.draw(partial(late.draw, made.instance, constants=made.constants))
            solution = self.pen.draw(partial(late.board, made.solution))
            if board is not None:
                yield str(board)
            if solution is not None:
                yield f"Solution:\n{solution}"


def _text(puzzle: Puzzle, made: GeneratedPuzzle, to: str) -> str:
    free = replace(puzzle, limits=NO_LIMITS)  # here: a child for each would cost more than it does
    return str(free.convert(made.instance, to, constants=made.constants))
