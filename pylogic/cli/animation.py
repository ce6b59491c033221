"""A film in a terminal: the frames of a board one after the other, by key or by the clock.

The sentences of a frame stand beside the board, or under it where the window is too narrow. A board
whose lines do not all fit is drawn with its walls alone. Neither changes from frame to frame.
"""

from __future__ import annotations

import os
import sys
import termios
import tty
from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING

from pylogic.rules.cancellation import current_token

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from pylogic.draw.board import Board

_LEFT, _UP = ("\x1b[D", "\x1bOD"), ("\x1b[A", "\x1bOA")
_BACK = (*_LEFT, *_UP, "b", "p", "\x7f")
_QUIT = ("q", "\x1b", "")
_LONGEST_KEY = 16  # most bytes that a key sends
_LEAST_WIDTH = 28  # least columns for sentences beside a board
_LEAST_LINES = 3  # least lines for sentences under a board
_GAP = 2  # columns between board and sentences


def play(board: Board, console: Console, delay: float | None) -> bool:
    """Play the frames in place, by key or `delay` seconds apart, and leave the last one there.

    Return False if a frame does not fit: nothing is drawn then. True after the last frame, or if
    the user quits. Raises StoppedError at a signal.
    """
    from rich.live import Live

    from pylogic.draw.terminal import fix_cell_widths

    keys = "  (any key: next, left arrow: back, q: quit)" if delay is None else ""
    film = fix_cell_widths(board)
    layouts = [_lay_out_frame(film, number, console, keys) for number in range(len(film.frames))]
    frames = [frame for frame in layouts if frame is not None]
    if len(frames) < len(layouts):
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


def _lay_out_frame(board: Board, number: int, console: Console, keys: str) -> RenderableType | None:
    """Return a frame's head with `keys`, name, board and sentences; None if they do not fit."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from pylogic.draw.terminal import explain_signs

    frame = board.frames[number]
    words = [f"frame {number + 1} of {len(board.frames)}{keys}", frame.name and f"{frame.name}:"]
    words += [explain_signs(board)] if explain_signs(board) else []
    head, name, *key = (Text(line, no_wrap=True, overflow="ellipsis") for line in words)
    room = console.height - 3 - len(key)  # less the head, the name, and a line, or it would scroll
    picture_lines = _board_lines(board, number, console, room)
    width, height = max((line.cell_len for line in picture_lines), default=0), len(picture_lines)
    is_beside = console.width - width - _GAP >= _LEAST_WIDTH
    lines = _wrap((*frame.captions, *board.captions), console.width - (width + _GAP) * is_beside)
    if (max(height, len(lines)) if is_beside else height + len(lines)) > room:
        return None
    picture, sentences = Group(*picture_lines), Group(*map(Text, lines))
    if not is_beside:
        return Group(head, name, picture, *key, sentences)
    both = Table.grid(padding=(0, _GAP, 0, 0))
    both.add_row(picture, sentences)
    return Group(head, name, both, *key)


def _board_lines(board: Board, number: int, console: Console, room: int) -> list[Text]:
    """Return a frame's board as lines; with walls alone, fit or not, if all exceeds `room`."""
    from rich.text import Text

    from pylogic.draw import terminal

    frame = replace(board.frames[number], name="", captions=())
    alone = replace(board, frames=(frame,), captions=())
    segments = console.render_lines(alone, pad=False)
    large = [Text.assemble(*((s.text, s.style or "") for s in line)) for line in segments]
    large = (
        large[:-1] if terminal.explain_signs(alone) else large
    )  # the film's legend stands elsewhere
    width = max((line.cell_len for line in large), default=0)
    height = len(large) + (0 if console.width - width - _GAP >= _LEAST_WIDTH else _LEAST_LINES)
    if height <= room:
        return large
    small = terminal.draw_small(alone)
    return list(small.split("\n"))


def _wrap(words: tuple[str, ...], width: int) -> list[str]:
    """Return sentences in lines of at most `width`, indented as before; blank ones are left out."""
    lines = []
    for line in words:
        indent = " " * min(len(line) - len(line.lstrip(" ")), width // 2)
        hanging = indent + "  " if indent else ""
        lines += wrap(line.strip(" "), width, initial_indent=indent, subsequent_indent=hanging)
    return lines


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
