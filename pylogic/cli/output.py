"""How verbs print boards, films, JSON and remarks, and write files.

Ctrl-C or a limit cuts only a drawing short: results are printed in other words then.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from pylogic.cli.options import Display
from pylogic.errors import OptionError, StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import ERRORS, VIEW

if TYPE_CHECKING:
    from rich.console import Console

    from pylogic.draw.board import Board

T = TypeVar("T")
ATOMS, FACTS = "; the answer's atoms:", "; the facts:"
"""What stands instead of a drawing that was cut short."""


def echo(words: object = "", *, err: bool = False) -> None:
    """Print a line at once, as click does, for verbs that do without it."""
    print(words, file=sys.stderr if err else sys.stdout, flush=True)


def is_terminal() -> bool:
    """Whether output has colours and a width, for which rich is loaded."""
    return sys.stdout.isatty() or "FORCE_COLOR" in os.environ


def is_interactive() -> bool:
    """Whether somebody sees what is printed and can press keys."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def check_drawing(puzzle: Puzzle, display: Display) -> None:
    """Check that the encoding can draw, before anything is solved.

    Raises:
        OptionError: a picture is wanted, and the encoding cannot draw.
    """
    if display.has_files and VIEW not in puzzle.encoding.parts:
        path = puzzle.encoding.path
        raise OptionError(f"{path} has no view part: there is nothing to draw into a file")


def console() -> Console:
    """rich, loaded when there is something to print."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def board_text(board: Board, plain: bool) -> str:
    """A board as it is printed: with lines, and on a terminal in colours; or plainly."""
    if plain:
        return str(board)
    if is_terminal():
        shown = console()
        with shown.capture() as captured:
            shown.print(board, soft_wrap=True, end="")
        return captured.get().removesuffix("\n")
    from pylogic.draw import terminal

    return terminal.text(board, sys.stdout.encoding)


def write(path: Path, text: str) -> None:
    """Write a file: whole, or not at all.

    Raises:
        OptionError: it cannot be there.
        WriteError: writing it failed.
    """
    from pylogic.rules import files  # most runs do without

    files.write(path, text)


def load_drawing() -> None:
    """Import the modules that draw, while a child is at work."""
    importlib.import_module("pylogic.draw.view")
    importlib.import_module("pylogic.draw.terminal")
    if is_terminal():
        importlib.import_module("rich.console")


def print_json(document: Any) -> None:
    """The one JSON document of a verb."""
    echo(json_text(document, indent=2))


def json_text(document: Any, indent: int | None = None) -> str:
    """A document as JSON, with escapes for bytes that are no text, as in names of files."""
    import json  # only --json needs it

    text = json.dumps(document, indent=indent, ensure_ascii=False)
    return text.encode(errors="backslashreplace").decode()


def print_remarks(remarks: Iterable[str]) -> None:
    """clingo's remarks and our warnings, to standard error."""
    for remark in remarks:
        echo(remark, err=True)


def unchecked(encoding: Encoding) -> str:
    """A remark that `check` looks at little, if the rules have no part `errors`; else ""."""
    if ERRORS in encoding.parts:
        return ""
    looked = "only syntax and the names of facts were looked at"
    return f"{encoding.path} has no errors part: {looked}"


@dataclass
class Pen:
    """Draws until a drawing is cut short; from then on, nothing."""

    display: Display
    stopped: StoppedError | None = None

    def draw(self, make: Callable[[], T], instead: str = "", work: str = "drawing") -> T | None:
        """The result of `make`; None if a limit or Ctrl-C cuts it short, which is said once.

        Args:
            instead: words that announce what is printed instead.
            work: the work that Ctrl-C stops, where the drawing is a part of it.
        """
        if self.stopped is not None:
            return None
        try:
            return make()
        except StoppedError as error:
            self.stop(error, instead, work if error.interruption == "user" else "drawing")
        return None

    def stop(self, error: StoppedError, instead: str = "", work: str = "drawing") -> None:
        """Draw no more, and say why."""
        self.stopped = error
        echo(f"pylogic: the {work} was {error.problems[0].text}{instead}", err=True)

    def show(self, make: Callable[[], Board | None], instead: str = "") -> bool:
        """Print a board, or play its frames to a person; returns whether there was a board."""

        def draw() -> str | None:
            board = make()
            if board is None:
                return None
            if self.display.is_film and len(board.frames) > 1 and is_interactive():
                from pylogic.cli import animation

                animation.play(board, console(), self.display.delay)
                return ""
            return board_text(board, self.display.plain)

        text = self.draw(draw, instead)
        if text:
            echo(text)
        return text is not None

    def save(self, make: Callable[[], Sequence[Board]], title: str) -> None:
        """Draw boards into the files that were asked for.

        Raises:
            OptionError, WriteError: a file cannot be written.
            StoppedError: Ctrl-C or a limit came before they were drawn; none is written then.
        """
        if not self.display.has_files:
            return
        if self.stopped is not None:
            raise self.stopped
        texts = {}
        boards = make()
        if self.display.svg:
            from pylogic.draw import svg

            texts[self.display.svg] = svg.render(boards)
        if self.display.html:
            from pylogic.draw import html

            texts[self.display.html] = html.render(boards, title)
        for path, text in texts.items():
            write(path, text)
