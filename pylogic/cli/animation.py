"""Words beside a board in a terminal, and films: the frames of a board one after the other.

Sentences stand beside the board, or under it where the window is too narrow. A film's frames are
drawn with their walls alone, so that more boards fit, and nothing moves from frame to frame.
"""

from __future__ import annotations

import os
import sys
import termios
import tty
from collections.abc import Iterable
from typing import TYPE_CHECKING

from pylogic.rules.limits import current_token

if TYPE_CHECKING:
    from rich.console import Console, Group, RenderableType
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


def put_beside(picture: Text, words: RenderableType, room: int) -> RenderableType:
    """Return words to the right of a picture, or below it if `room` columns leave them too few."""
    from rich.console import Group
    from rich.table import Table

    width = max((line.cell_len for line in picture.split("\n")), default=0)
    if room - width - _GAP < _LEAST_WIDTH:
        return Group(picture, words)
    table = Table.grid(padding=(0, _GAP, 0, 0))
    table.add_column(min_width=width, no_wrap=True)
    table.add_row(picture, words)
    return table


def play(board: Board, console: Console, delay: float | None) -> bool:
    """Play the frames in place, by key or `delay` seconds apart, and leave the last one there.

    Return False if a frame does not fit: nothing is drawn then. True after the last frame, or if
    the user quits. Raises StoppedError at a signal.
    """
    from rich.console import Group
    from rich.live import Live
    from rich.text import Text

    from pylogic.draw import terminal

    signs = terminal.explain_signs(board)
    keys = "  (any key: next, left arrow: back, q: quit)" if delay is None else ""
    frames = []
    pictures = terminal.draw_frames(board, console.width, is_small=True)
    for number, (frame, picture) in enumerate(zip(board.frames, pictures, strict=True), 1):
        sentences = *frame.captions, *board.captions
        words = indent_lines([f"{frame.name}:" * bool(frame.name), *sentences])
        lines = [f"frame {number} of {len(board.frames)}{keys}", *([signs] if signs else [])]
        head, *legend = (Text(line, no_wrap=True, overflow="ellipsis") for line in lines)
        frames.append(Group(head, put_beside(picture, words, console.width), *legend))
    if any(len(console.render_lines(frame)) >= console.height for frame in frames):
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
