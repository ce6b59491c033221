"""How the verbs print: boards, films, JSON, remarks; files that they write."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pylogic.cli.arguments import Display
from pylogic.errors import OptionError
from pylogic.puzzle import Puzzle
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import ERRORS, VIEW

if TYPE_CHECKING:
    from rich.console import Console

    from pylogic.draw.board import Board


def echo(words: object = "", *, err: bool = False) -> None:
    """Print a line at once, as click does, for verbs that do without it."""
    print(words, file=sys.stderr if err else sys.stdout, flush=True)


def is_terminal() -> bool:
    """Whether rich has colours and widths to care for; a pipe does without loading it."""
    return sys.stdout.isatty() or "FORCE_COLOR" in os.environ


def is_interactive() -> bool:
    """Whether somebody sees what is printed and can press keys."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def check_drawing(puzzle: Puzzle, display: Display) -> None:
    """Say beforehand what could not be done afterwards.

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
    from pylogic.rules import saving  # most runs do without

    saving.write(path, text)


def load_drawing() -> None:
    """Import what drawing needs, while a child is at work."""
    importlib.import_module("pylogic.draw.view")
    importlib.import_module("pylogic.draw.terminal")
    if is_terminal():
        importlib.import_module("rich.console")


def print_json(document: Any) -> None:
    """The one JSON document of a verb."""
    echo(json_text(document, indent=2))


def json_text(document: Any, indent: int | None = None) -> str:
    """A document as JSON, with escapes for what is no text, as names of files may be."""
    import json  # only --json needs it

    text = json.dumps(document, indent=indent, ensure_ascii=False)
    return text.encode(errors="backslashreplace").decode()


def print_remarks(remarks: Iterable[str]) -> None:
    """clingo's remarks and our warnings, to standard error."""
    for remark in remarks:
        echo(remark, err=True)


def unchecked(encoding: Encoding) -> str:
    """What `check` does not look at, if the rules do not say what makes no sense."""
    if ERRORS in encoding.parts:
        return ""
    looked = "only syntax and the names of facts were looked at"
    return f"{encoding.path} has no errors part: {looked}"
