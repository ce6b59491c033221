"""Presentation of results: boards, JSON, remarks, progress and files.

Ctrl-C or a limit stops a drawing alone: the verb prints its result in words then.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import click

from pylogic.cli import endings
from pylogic.cli.options import FILE, bundle, combine, json_option, plain_option
from pylogic.errors import OptionError, StoppedError
from pylogic.rules.files import write as write
from pylogic.rules.parts import ERRORS, VIEW

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from pylogic.draw.board import Board
    from pylogic.puzzle import Puzzle
    from pylogic.rules.encoding import Encoding
    from pylogic.solving.outcome import Picture

T = TypeVar("T")
ATOMS = "the answer's atoms"
"""The name of the text that replaces an answer's drawing that was cut short."""
_ERASE_LINE = "\r\x1b[2K"  # move to the first column, and erase the line


def echo(words: object = "", *, err: bool = False) -> None:
    """Print a line and flush it, on standard error with `err`; unlike click.echo without click."""
    print(words, file=sys.stderr if err else sys.stdout, flush=True)


def is_terminal() -> bool:
    """True if output has colours and a width, as on a terminal or with FORCE_COLOR."""
    return sys.stdout.isatty() or "FORCE_COLOR" in os.environ


def make_console(plain: bool = False) -> Console:
    """Return a rich console on standard output, without colours if `plain`; imports rich."""
    from rich.console import Console

    return Console(
        highlight=False, markup=False, emoji=False, color_system=None if plain else "auto"
    )


def board_text(board: Board, plain: bool) -> str:
    """Return a board as text: plain, or with lines, which have colours on a terminal."""
    if plain:
        return str(board)
    if is_terminal():
        return render_text(make_console(), board, soft_wrap=True)
    from pylogic.draw import terminal

    return terminal.draw_text(board, sys.stdout.encoding)


def render_text(console: Console, drawn: RenderableType, *, soft_wrap: bool = False) -> str:
    """Return the text that `console` prints for `drawn`, with colours, without a last newline."""
    with console.capture() as captured:
        console.print(drawn, end="", soft_wrap=soft_wrap)
    return captured.get().removesuffix("\n")


def make_folder(path: Path, is_forced: bool, names: Sequence[str] | None = None) -> None:
    """Make a folder for files of these `names`, or of unknown ones, and its parents if missing.

    Raises OptionError if it is no folder, or, unless `is_forced`, if it has such files.
    """
    if path.suffix and not path.exists():
        raise OptionError(f"{path}: expected a folder, without an ending")
    try:
        path.mkdir(parents=True, exist_ok=True)
        known = set(os.listdir(path))
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None
    first = next((name for name in names or () if name in known), None)
    if first is not None and not is_forced:
        raise OptionError(f"{path / first}: file exists; --force writes over it")
    if names is None and known and not is_forced:
        words = "there are files in it; --force writes over those that are called the same"
        raise OptionError(f"{path}: {words}")


def print_json(document: Any) -> None:
    """Print a verb's one JSON document, indented."""
    echo(json_text(document, indent=2))


def json_text(document: Any, indent: int | None = None) -> str:
    """Return `document` as JSON; bytes that are no text, as in names of files, become escapes."""
    import json  # most runs do not need it

    text = json.dumps(document, indent=indent, ensure_ascii=False)
    return text.encode(errors="backslashreplace").decode()


def print_remarks(remarks: Iterable[str]) -> None:
    """Print remarks of clingo and warnings of pylogic on standard error, a line each."""
    for remark in remarks:
        echo(remark, err=True)


def unchecked_remark(encoding: Encoding) -> str:
    """Return a remark that `check` checks little without a part `errors`; "" if there is one."""
    if ERRORS in encoding.parts:
        return ""
    looked = "only syntax and the names of facts were looked at"
    return f"{encoding.path} has no errors part: {looked}"


class Result(Protocol):
    """A result that `present` prints and draws."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line."""

    def parts(self) -> Iterable[str | Picture]:
        """Return its sentences and pictures, from the top down."""

    def boards(self) -> Sequence[Any]:
        """Return the boards that --svg and --html draw."""

    def to_dict(self) -> Any:
        """Return the document that --json prints."""


@dataclass
class Display:
    """The options that say how a verb prints its results, and into which files it draws them.
    It draws until a limit or Ctrl-C stops a drawing; from then on it draws nothing."""

    as_json: bool = False
    plain: bool = False
    svg: Path | None = None
    html: Path | None = None
    stopped: StoppedError | None = None

    def check(self, puzzle: Puzzle) -> None:
        """Raise OptionError if --svg or --html is given, but the rules have no part `view`."""
        if (self.svg or self.html) and VIEW not in puzzle.encoding.parts:
            path = puzzle.encoding.path
            raise OptionError(f"{path} has no view part: there is nothing to draw into a file")

    def present(
        self, result: Result, title: str = "", parts: Iterable[str | Picture] | None = None
    ) -> int:
        """Print a result, draw it into the files of --svg and --html, and return its exit code.

        Args:
            title: the title of the page of --html.
            parts: the parts to print instead of the result's own; --json ignores them.

        Raises:
            StoppedError: a drawing is stopped now or was stopped before; no file is written.
        """
        with endings.printing():
            if self.as_json:
                print_json(result.to_dict())
            else:
                for part in result.parts() if parts is None else parts:
                    self.print_part(part)
            if self.svg or self.html:
                if self.stopped is not None:
                    raise self.stopped
                self.write_boards(result.boards(), title)
        return result.exit_code

    def write_boards(self, boards: Sequence[Board], title: str) -> None:
        """Draw boards into the files of --svg and --html, if any; `title` is that of the page."""
        from pylogic.draw import html, svg  # most runs draw into no file

        texts = {self.svg: svg.render(boards)} if self.svg else {}
        if self.html:
            texts[self.html] = html.render(boards, title)
        for path, text in texts.items():
            write(path, text)

    def draw(self, make: Callable[[], T], instead: str = "") -> T | None:
        """Return what `make` draws; None if a limit or Ctrl-C stops it, or has stopped one before.
        The first stop is printed on standard error, and no drawing follows it. `instead` names the
        text that the caller prints then."""
        if self.stopped is not None:
            return None
        try:
            return make()
        except StoppedError as error:
            self.stop_drawing(error, instead)
        return None

    def stop_drawing(self, error: StoppedError, instead: str = "") -> None:
        """Draw nothing from now on; print on standard error that `error` has stopped the work."""
        self.stopped = error
        announced = f"; {instead}:" if instead else ""
        echo(f"pylogic: the drawing was {error.problems[0].text}{announced}", err=True)

    def print_part(self, part: str | Picture) -> bool:
        """Print a part of a result; False if it is a picture that other words replace.
        It has no board then, or a limit or Ctrl-C stopped its drawing."""
        if isinstance(part, str):
            echo(part)
            return True

        board: Board | None = self.draw(part.draw, part.name)
        shown = part.otherwise if board is None else board_text(board, self.plain)
        if shown is not None:
            echo(shown)
        return board is not None


class ProgressLine:
    """A line of progress in words on standard error; it shows nothing where that is no terminal."""

    _is_shown = False
    _done = 0
    _total = 0

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(self, *_error: object) -> None:
        self.clear()

    def show(self, words: object) -> None:
        """Replace the line by `str(words)`, cut at the terminal's width."""
        if sys.stderr.isatty():
            import shutil  # most runs do not need it

            self.clear()
            self._is_shown = True
            room = shutil.get_terminal_size().columns - 1
            print(f"{words} ..."[:room], end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Erase the line, if it is shown, before the verb prints something else."""
        if self._is_shown:
            self._is_shown = False
            print(_ERASE_LINE, end="", file=sys.stderr, flush=True)

    def begin(self, total: int, done: int = 0) -> None:
        """Show that `done` of `total` pieces of work are finished already."""
        self._total, self._done = total, done
        self.show(f"{done}/{total}")

    def advance(self, *_event: object) -> None:
        """Count one more piece of work, of which an event may tell, and show the number."""
        self.begin(self._total, self._done + 1)


# ---- The options -------------------------------------------------------------------------------


def _check_svg_name(
    _context: click.Context, _parameter: click.Parameter, path: Path | None
) -> Path | None:
    """Return the path of --svg; raise BadParameter if its ending names another kind of picture."""
    if path and path.suffix.lower() in (".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"):
        raise click.BadParameter(f"{path}: pictures are SVG: write {path.with_suffix('.svg')}")
    return path


_FILES = combine(
    click.option("--svg", type=FILE, callback=_check_svg_name, help="Draw into an SVG file, too."),
    click.option("--html", type=FILE, help="Draw into a web page, too."),
)
display = bundle("display", Display, plain_option, _FILES, json_option)
"""The options of a verb that draws boards: --plain, --svg, --html and --json, as `display`."""
text_display = bundle("display", Display, plain_option, json_option)
"""The options of a verb that draws into no file: --plain and --json, as `display`."""
