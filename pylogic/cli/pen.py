"""Drawing what was found, which Ctrl-C or a limit may cut short: what was found is told anyway."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from pylogic.cli import output
from pylogic.cli.arguments import Display
from pylogic.errors import StoppedError

if TYPE_CHECKING:
    from pylogic.draw.board import Board

T = TypeVar("T")
ATOMS, FACTS = "; the answer's atoms:", "; the facts:"
"""What stands instead of a drawing that was cut short."""


class Pen:
    """Draws until a drawing is cut short; from then on, nothing."""

    stopped: StoppedError | None = None

    def __init__(self, display: Display) -> None:
        self._display = display

    def draw(self, make: Callable[[], T], instead: str = "", work: str = "drawing") -> T | None:
        """What is drawn; None if it is cut short, which is said once, with what stands instead.

        `work` is what Ctrl-C then stops: what draws as it goes on is stopped as a whole.
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
        output.echo(f"pylogic: the {work} was {error.problems[0].text}{instead}", err=True)

    def show(self, make: Callable[[], Board | None], instead: str = "") -> bool:
        """Print a board, or play its frames if somebody can see it; whether there was one."""

        def draw() -> str | None:
            board = make()
            if board is None:
                return None
            if self._display.is_film and len(board.frames) > 1 and output.is_interactive():
                from pylogic.cli import animation

                animation.play(board, output.console(), self._display.delay)
                return ""
            return output.board_text(board, self._display.plain)

        text = self.draw(draw, instead)
        if text:
            output.echo(text)
        return text is not None

    def save(self, make: Callable[[], Sequence[Board]], title: str) -> None:
        """Draw boards into the files that were asked for.

        Raises:
            OptionError, WriteError: a file cannot be written.
            StoppedError: Ctrl-C or a limit came before they were drawn; none is written then.
        """
        if not self._display.has_files:
            return
        if self.stopped is not None:
            raise self.stopped
        texts = {}
        boards = make()
        if self._display.svg:
            from pylogic.draw import svg

            texts[self._display.svg] = svg.render(boards)
        if self._display.html:
            from pylogic.draw import html

            texts[self._display.html] = html.render(boards, title)
        for path, text in texts.items():
            output.write(path, text)
