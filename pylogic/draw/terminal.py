"""Board -> lines of styled text for a terminal, by way of rich."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from rich.console import Console, ConsoleOptions
from rich.segment import Segment
from rich.style import Style

from pylogic.board import Board, Cell
from pylogic.draw import lines

# The board is drawn on paper of its own, so that it reads the same on dark and light terminals.
_PAPER = "#ebebeb"
_INK = "#1c1c1c"
_DOT = "#9c9c9c"
_LINE = Style(color="#8a8a8a", bgcolor=_PAPER)
_FILLS = {  # colours that also colour-blind readers tell apart (Okabe and Ito)
    "black": _INK,
    "white": "#ffffff",
    "grey": "#999999",
    "red": "#d55e00",
    "orange": "#e69f00",
    "yellow": "#f0e442",
    "green": "#009e73",
    "blue": "#56b4e9",
    "purple": "#cc79a7",
}
_STYLES = {
    "given": Style(bold=True),
    "deduced": Style(color="#0050a0"),
    "wrong": Style(color="#ffffff", bgcolor="#c00000", bold=True),
    "highlighted": Style(bgcolor="#f0e442"),
}


def render(board: Board, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
    """The board as wide as the terminal allows; what is no terminal has room for all."""
    room = options.max_width if console.is_terminal else None
    for line in lines.render(board, room, options.ascii_only):
        yield from (Segment(text, _style(drawn)) for text, drawn in line)
        yield Segment.line()


@cache
def _style(drawn: Cell | Literal["line"] | None) -> Style | None:
    if drawn is None:
        return None
    if drawn == lines.LINE:
        return _LINE
    paper = _FILLS[drawn.fill] if drawn.fill else _PAPER
    if drawn.fill == "black" and not drawn.text:
        return Style(color=paper, bgcolor=paper)
    ink = _FILLS["white"] if drawn.fill == "black" else _INK if drawn.text else _DOT
    return Style(color=ink, bgcolor=paper) + _STYLES.get(drawn.style or "", Style())
