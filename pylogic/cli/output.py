"""How verbs present their results: boards, films, JSON, remarks, progress and files.

Ctrl-C or a limit cuts only a drawing short: results are printed in other words then.
"""

from __future__ import annotations

import importlib
import os
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from pylogic.cli import endings
from pylogic.cli.options import Display
from pylogic.errors import OptionError, StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.encoding import Encoding
from pylogic.rules.files import write as write
from pylogic.rules.parts import ERRORS, VIEW
from pylogic.solving.outcome import Picture

if TYPE_CHECKING:
    from typing import TextIO

    from rich.console import Console, RenderableType
    from rich.text import Text

    from pylogic.draw.board import Board

T = TypeVar("T")
ATOMS, FACTS = "the answer's atoms", "the facts"
"""The texts that stand instead of a drawing that was cut short."""
_WIDTH = 40  # columns of a bar beside which there is room
_LINE_GONE = "\r\x1b[2K"  # back to the first column, and what stands there is erased
_PAUSE = 0.1  # seconds between two drawings of a bar that may be asked for all the time


def echo(words: object = "", *, err: bool = False) -> None:
    """Print a line at once, as click does, for verbs that do without it."""
    print(words, file=sys.stderr if err else sys.stdout, flush=True)


def is_terminal() -> bool:
    """Whether output has colours and a width, for which rich is loaded."""
    return sys.stdout.isatty() or "FORCE_COLOR" in os.environ


def is_interactive() -> bool:
    """Whether somebody sees what is printed and can press keys."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def show_page(text: str) -> None:
    """Print a text; to somebody whose window is too small for it, through a pager."""
    import shutil  # most runs do without

    import click

    if is_interactive() and text.count("\n") >= shutil.get_terminal_size().lines:
        click.echo_via_pager(text)
    else:
        click.echo(text, nl=False, color=True)


def check_drawing(puzzle: Puzzle, display: Display) -> None:
    """Check that the encoding can draw, before anything is solved.

    Raises:
        OptionError: a picture is wanted, and the encoding cannot draw.
    """
    if display.has_files and VIEW not in puzzle.encoding.parts:
        path = puzzle.encoding.path
        raise OptionError(f"{path} has no view part: there is nothing to draw into a file")


def console(plain: bool = False) -> Console:
    """rich, loaded when there is something to print; plain: without colours and bold letters."""
    from rich.console import Console

    return Console(
        highlight=False, markup=False, emoji=False, color_system=None if plain else "auto"
    )


def board_text(board: Board, plain: bool) -> str:
    """A board as it is printed: with lines, and on a terminal in colours; or plainly."""
    if plain:
        return str(board)
    if is_terminal():
        return rendered(console(), board, soft_wrap=True)
    from pylogic.draw import terminal

    return terminal.text(board, sys.stdout.encoding)


def rendered(console: Console, drawn: RenderableType, *, soft_wrap: bool = False) -> str:
    """The text that a console would print, with its colours."""
    with console.capture() as captured:
        console.print(drawn, end="", soft_wrap=soft_wrap)
    return captured.get().removesuffix("\n")


def make_folder(path: Path) -> set[str]:
    """Make a folder that is missing; the names of the files in it.

    Raises:
        OptionError: it cannot be there.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
        return set(os.listdir(path))
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None


def make_room(path: Path, *, is_forced: bool) -> None:
    """Make a folder that many files are written into, if it is missing.

    Raises:
        OptionError: it cannot be there, or has files, and nobody forces us.
    """
    if make_folder(path) and not is_forced:
        words = "there are files in it; --force writes over those that are called the same"
        raise OptionError(f"{path}: {words}")


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


class Result(Protocol):
    """A result that a verb presents."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line."""

    def parts(self) -> Iterable[str | Picture]:
        """Its sentences and pictures, from the top down."""

    def boards(self) -> Sequence[Any]:
        """The boards that are drawn into files."""

    def to_dict(self) -> Any:
        """The document that --json prints."""


def present(
    result: Result, pen: Pen, title: str = "", parts: Iterable[str | Picture] | None = None
) -> int:
    """Print a result as JSON or part by part, draw it into files, and return its exit code.

    Args:
        title: that of pages.
        parts: what is printed, if not the parts of the result.
    """
    with endings.printing():
        if pen.display.as_json:
            print_json(result.to_dict())
        else:
            for part in result.parts() if parts is None else parts:
                pen.show(part)
        pen.save(result.boards, title)
    return result.exit_code


@dataclass
class Pen:
    """Draws until a drawing is cut short; from then on, nothing."""

    display: Display
    stopped: StoppedError | None = None

    def draw(self, make: Callable[[], T], instead: str = "", work: str = "drawing") -> T | None:
        """The result of `make`; None if a limit or Ctrl-C cuts it short, which is said once.

        Args:
            instead: the name of what is printed instead.
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
        announced = f"; {instead}:" if instead else ""
        echo(f"pylogic: the {work} was {error.problems[0].text}{announced}", err=True)

    def show(self, part: str | Picture) -> bool:
        """Print a part of a result; of a picture, play the frames where the window has room.

        Returns whether it was not replaced by other words.
        """
        if isinstance(part, str):
            echo(part)
            return True

        def draw() -> str | None:
            board: Any = part.draw()
            if board is None:
                return None
            if self.display.is_film and len(board.frames) > 1 and is_interactive():
                from pylogic.cli import animation
                from pylogic.draw import terminal

                has_lines = terminal.has_lines(sys.stdout.encoding)
                if has_lines and animation.play(board, console(), self.display.delay):
                    return ""
            return board_text(board, self.display.plain)

        text = self.draw(draw, part.name)
        if text or (text is None and part.otherwise is not None):
            echo(text or part.otherwise)
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


# ---- Progress, as one line at the bottom of a terminal -------------------------------------------


class Words:
    """A line of words; none where standard error is no terminal."""

    _is_shown = False

    def __enter__(self) -> Words:
        return self

    def __exit__(self, *_error: object) -> None:
        self.clear()

    def show(self, words: object) -> None:
        """Write the line anew, with `str` of some words, cut where the terminal ends."""
        if sys.stderr.isatty():
            import shutil  # most runs do without

            self.clear()
            self._is_shown = True
            room = shutil.get_terminal_size().columns - 1
            print(f"{words} ..."[:room], end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away, before something else is printed."""
        if self._is_shown:
            self._is_shown = False
            print(_LINE_GONE, end="", file=sys.stderr, flush=True)


class Bar:
    """A bar with what is done and the time that is left; none if standard error is no terminal."""

    def __init__(
        self, total: int | None = None, *, is_shown: bool = True, has_lines: bool = False
    ) -> None:
        """Make a bar, which is shown while its context lasts.

        Args:
            total: how many there are; None if that is not known, 0 if `begin` will say it.
            has_lines: lines are printed above the bar all the time, by `print` and `say`.
        """
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
        from rich.progress import TimeRemainingColumn as Remaining

        # On one terminal with the lines, and then of one hand, or the two spoil each other.
        console = Console(stderr=not (has_lines and sys.stdout.isatty()), highlight=False)
        # With lines not as wide as the terminal, which writes ^C behind it.
        bar = BarColumn(_WIDTH if has_lines else None)
        self._bar = Progress(
            *(bar, MofNCompleteColumn(), Remaining(), TextColumn("{task.fields[words]}")),
            console=console,
            transient=True,
            auto_refresh=False,
            redirect_stdout=not has_lines,  # which may be a pipe
            redirect_stderr=not has_lines,
            disable=not (is_shown and sys.stderr.isatty()),
        )
        self._task = self._bar.add_task("", total=total, visible=total != 0, words="")
        self._pause = _PAUSE if has_lines else 0.0
        self._drawn = 0.0

    def __enter__(self) -> Bar:
        self._bar.start()
        self._bar.refresh()
        return self

    def __exit__(self, *_error: object) -> None:
        self._bar.stop()

    def begin(self, total: int, done: int) -> None:
        """Show how many there are, and how many of these are done already."""
        self._bar.update(self._task, total=total, completed=done, visible=True)

    def advance(self, words: str = "") -> None:
        """Count one more, with words beside the bar; it is drawn now and then."""
        now = time.monotonic()
        is_due = now > self._drawn + self._pause
        self._drawn = now if is_due else self._drawn
        self._bar.update(self._task, advance=1, words=words, refresh=is_due)

    def hide(self, show: Callable[[], None]) -> None:
        """Take the bar away while something else is printed."""
        self._bar.stop()
        show()
        self._bar.start()

    @property
    def console(self) -> Console:
        """The terminal."""
        return self._bar.console

    def print(self, line: str | Text) -> None:
        """Print a line on standard output."""
        self._print(line, sys.stdout)

    def say(self, line: str) -> None:
        """Print a line on standard error."""
        self._print(line, sys.stderr)

    def _print(self, line: str | Text, stream: TextIO) -> None:
        if stream.isatty():
            self.console.print(line, soft_wrap=True, markup=False, emoji=False)
        else:
            print(line, file=stream, flush=True)
