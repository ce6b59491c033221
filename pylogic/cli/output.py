"""How the verbs print: boards, JSON, remarks; files that they write."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pylogic.errors import OptionError
from pylogic.puzzle import VIEW, Puzzle

if TYPE_CHECKING:
    from rich.console import Console

    from pylogic.draw.board import Board

STOPPED_BY = {
    "timeout": "stopped by time limit",
    "memory": "out of memory",
    "user": "stopped by Ctrl-C",
}


def is_terminal() -> bool:
    """Whether rich has colours and widths to care for; a pipe does without loading it."""
    return sys.stdout.isatty() or "FORCE_COLOR" in os.environ


def is_interactive() -> bool:
    """Whether somebody sees what is printed and can press keys."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def check_drawing(puzzle: Puzzle, svg: Path | None, html: Path | None) -> None:
    """Say beforehand what could not be done afterwards.

    Raises:
        OptionError: a picture is wanted, and the encoding cannot draw.
    """
    if (svg or html) and not puzzle.encoding.has(VIEW):
        path = puzzle.encoding.path
        raise OptionError(f"{path} has no view part: there is nothing to draw into a file")


def console() -> Console:
    """rich, loaded when there is something to print."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def print_board(board: Board, plain: bool) -> None:
    """Draw with lines, and on a terminal in colours; or plainly."""
    if plain:
        click.echo(str(board))
    elif is_terminal():
        console().print(board, soft_wrap=True, end="")
    else:
        from pylogic.draw import lines

        click.echo(lines.text(board, sys.stdout.encoding))


def save_boards(boards: Sequence[Board], title: str, svg: Path | None, html: Path | None) -> None:
    """Draw boards into files.

    Raises:
        OptionError: a file cannot be written.
    """
    from pylogic.draw import html as page
    from pylogic.draw import svg as picture

    if svg:
        write(svg, picture.render(boards))
    if html:
        write(html, page.render(boards, title))


def write(path: Path, text: str) -> None:
    """Write a file.

    Raises:
        OptionError: it cannot be written.
    """
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None


def load_drawing() -> None:
    """Import what drawing needs, while a child is at work."""
    importlib.import_module("pylogic.draw.lines")
    if is_terminal():
        importlib.import_module("rich.console")
        importlib.import_module("pylogic.draw.terminal")


def print_json(document: Any) -> None:
    """The one JSON document of a verb."""
    import json  # only --json needs it

    click.echo(json.dumps(document, indent=2, ensure_ascii=False))


def print_remarks(remarks: Iterable[str]) -> None:
    """clingo's remarks and our warnings, to standard error."""
    for remark in remarks:
        click.echo(remark, err=True)
