"""Board -> lines of styled text for a terminal, by way of rich."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from rich.console import Console, ConsoleOptions
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from pylogic.draw import lines, palette
from pylogic.draw.cell_text import SIGNS
from pylogic.draw.grid import LINE
from pylogic.draw.scene import Cell, Scene

_DOT = "#9c9c9c"
_GRID = Style(color=palette.LINE, bgcolor=palette.PAPER)


def render(board: Scene, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
    """The board as wide as the terminal allows; what is no terminal has room for all."""
    room = options.max_width if console.is_terminal else None
    for line in lines.render(board, room, options.ascii_only):
        yield from (Segment(text, _style(drawn)) for text, drawn in line)
        yield Segment.line()


def small(board: Scene, ascii_only: bool) -> Text:
    """The board with its edge and walls alone, to stand beside words."""
    pieces: list[Text | tuple[str, Style]] = []
    for line in lines.small(board, ascii_only):
        pieces += [(text, _style(drawn) or Style.null()) for text, drawn in line]
        pieces.append(("\n", Style.null()))
    return Text.assemble(*pieces[:-1], no_wrap=True)


@cache
def _style(drawn: Cell | Literal["line"] | None) -> Style | None:
    if drawn is None:
        return None
    if drawn == LINE:
        return _GRID
    paper = palette.background(drawn)
    is_blank = not (drawn.text or drawn.circle or drawn.corners or drawn.diagonals)
    if is_blank and not drawn.candidates:
        is_dark = drawn.fill == "black" or drawn.style in SIGNS
        return Style(color=palette.INK if is_dark else _DOT, bgcolor=paper)
    return Style(color=palette.ink(drawn), bgcolor=paper, bold=palette.is_bold(drawn) or None)
