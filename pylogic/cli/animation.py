"""Words beside a board in a terminal, and films: the frames of a board one after the other.

A film's sentences stand beside the board, or under it where the window is too narrow. If a frame
does not fit, all frames are drawn with their walls alone: nothing moves from frame to frame.
"""

from __future__ import annotations

import os
import sys
import termios
import tty
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from pylogic.rules.limits import current_token

if TYPE_CHECKING:
    from rich.console import Console, Group, RenderableType
    from rich.table import Table
    from rich.text import Text

    from pylogic.draw.board import Board

_LEFT, _UP = ("\x1b[D", "\x1bOD"), ("\x1b[A", "\x1bOA")
_BACK = (*_LEFT, *_UP, "b", "p", "\x7f")
_QUIT = ("q", "\x1b", "")
_LONGEST_KEY = 16  # most bytes that a key sends
_LEAST_WIDTH = 26  # least columns for sentences beside a board
_GAP = 2  # columns between board and sentences


def indent_lines(lines: Iterable[str]) -> Group:
    """Return lines to be wrapped where they begin, after their blanks; empty ones are left out."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    depths = ((line.lstrip(" "), len(line) - len(line.lstrip(" "))) for line in lines)
    return Group(*(Padding(Text(words), (0, 0, 0, depth)) for words, depth in depths if words))


def put_beside(picture: Text, words: RenderableType, room: int) -> Table | None:
    """Return words to the right of a picture; None if `room` columns leave them too few."""
    from rich.table import Table

    width = max((line.cell_len for line in picture.split("\n")), default=0)
    if room - width - _GAP < _LEAST_WIDTH:
        return None
    table = Table.grid(padding=(0, _GAP, 0, 0))
    table.add_column(min_width=width, no_wrap=True)
    table.add_row(picture, words)
    return table


def play(board: Board, console: Console, delay: float | None) -> bool:
    """Play the frames in place, by key or `delay` seconds apart, and leave the last one there.

    Return False if a frame does not fit: nothing is drawn then. True after the last frame, or if
    the user quits. Raises StoppedError at a signal.
    """
    from rich.live import Live

    from pylogic.draw.terminal import fix_cell_widths

    keys = "  (any key: next, left arrow: back, q: quit)" if delay is None else ""
    film = fix_cell_widths(board)
    for is_small in (False, True):
        numbers = range(len(film.frames))
        frames = [_lay_out_frame(film, number, console, keys, is_small) for number in numbers]
        if all(len(console.render_lines(frame)) < console.height for frame in frames):
            break
    else:
        return False
    with Live(console=console, auto_refresh=False) as live:
        number = 0
        while number < len(frames):
            live.update(frames[number], refresh=True)
            if delay is not None:
                current_token().wait(None, delay)
            elif (key := wait_for_key()) in _QUIT:
                break
            elif key in _BACK:
                number = max(-1, number - 2)
            number += 1
    return True


def _lay_out_frame(board: Board, number: int, console: Console, keys: str, is_small: bool) -> Group:
    """Return a frame's head with `keys`, its name, board and sentences, and the film's signs."""
    from rich.console import Group
    from rich.text import Text

    from pylogic.draw import terminal

    frame = board.frames[number]
    alone = replace(board, frames=(replace(frame, name="", captions=()),), captions=())
    picture = terminal.draw_small(alone)
    if not is_small:
        signs = -1 if terminal.explain_signs(alone) else None  # those of the film stand below
        lines = console.render_lines(alone, pad=False)[:signs]
        pieces = (Text.assemble(*((s.text, s.style or "") for s in line)) for line in lines)
        picture = Text("\n", no_wrap=True).join(pieces)
    sentences = indent_lines((*frame.captions, *board.captions))
    words = [f"frame {number + 1} of {len(board.frames)}{keys}", frame.name and f"{frame.name}:"]
    words += filter(None, [terminal.explain_signs(board)])
    head, name, *key = (Text(line, no_wrap=True, overflow="ellipsis") for line in words)
    both = put_beside(picture, sentences, console.width) or Group(picture, sentences)
    return Group(head, name, both, *key)


def wait_for_key() -> str:
    """Wait for a key; return what it sends, "" at the end of input. StoppedError at a signal."""
    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    try:
        tty.setcbreak(number)
        current_token().wait(number)
        return os.read(number, _LONGEST_KEY).decode(errors="replace")
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)
