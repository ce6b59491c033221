"""A board's frames one after the other in a terminal, by key or by the clock.

Board and sentences share the window: the sentences stand beside the board, or under it where the
window is too narrow. Where there is no room for all lines of the board, it is drawn with its walls
alone. Neither changes from frame to frame.
"""

from __future__ import annotations

import os
import sys
import termios
import tty
from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING

from pylogic.rules.cancellation import current

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.text import Text

    from pylogic.draw.board import Board

_LEFT, _UP = ("\x1b[D", "\x1bOD"), ("\x1b[A", "\x1bOA")
_BACK = (*_LEFT, *_UP, "b", "p", "\x7f")  # for other keyboards, too
_QUIT = ("q", "\x1b", "")
_LONGEST_KEY = 16  # bytes that a key sends
_ROOM = 28  # columns that sentences beside a board need
_FEW = 3  # lines that sentences under a board need
_GAP = 2  # columns between the two


def play(board: Board, console: Console, delay: float | None) -> bool:
    """Draw frame after frame in place, `delay` seconds apart; without it, wait for keys.

    Returns whether it was played: not where a frame does not fit into the window.
    """
    from rich.live import Live

    from pylogic.draw.terminal import steady

    board, has_keys = steady(board), delay is None
    if not all(_scene(board, n, console, has_keys)[1] for n in range(len(board.frames))):
        return False
    with Live(console=console, auto_refresh=False) as live:
        number = 0
        while number < len(board.frames):
            live.update(_scene(board, number, console, has_keys)[0], refresh=True)
            if delay is None:
                key = pressed()
                if key in _QUIT:
                    break
                number = max(0, number - 1) if key in _BACK else number + 1
            else:
                current().wait(None, delay)
                number += 1
    return True


def _scene(
    board: Board, number: int, console: Console, has_keys: bool
) -> tuple[RenderableType, bool]:
    """A frame as it is shown, and whether all of it fits into the window."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from pylogic.draw.terminal import signs

    frame = board.frames[number]
    key = [Text(signs(board), no_wrap=True, overflow="ellipsis")] if signs(board) else []
    room = console.height - 3 - len(key)  # the head, the name, and a full window would scroll
    drawn = _drawn(board, number, console, room)
    wide, high = max((line.cell_len for line in drawn), default=0), len(drawn)
    is_beside = console.width - wide - _GAP >= _ROOM
    lines = _wrapped((*frame.captions, *board.captions), console.width - (wide + _GAP) * is_beside)
    is_whole = (max(high, len(lines)) if is_beside else high + len(lines)) <= room
    keys = "  (any key: next, left arrow: back, q: quit)" if has_keys else ""
    head = Text(
        f"frame {number + 1} of {len(board.frames)}{keys}", no_wrap=True, overflow="ellipsis"
    )
    name = Text(f"{frame.name}:" if frame.name else "", no_wrap=True, overflow="ellipsis")
    picture, words = Group(*drawn), Group(*map(Text, lines))
    if not is_beside:
        return Group(head, name, picture, *key, words), is_whole
    both = Table.grid(padding=(0, _GAP, 0, 0))
    both.add_row(picture, words)
    return Group(head, name, both, *key), is_whole


def _drawn(board: Board, number: int, console: Console, room: int) -> list[Text]:
    """A frame without its words: with all lines if these leave room, or else its walls alone."""
    from rich.text import Text

    from pylogic.draw import terminal

    frame = replace(board.frames[number], name="", captions=())
    alone = replace(board, frames=(frame,), captions=())
    segments = console.render_lines(alone, pad=False)
    large = [Text.assemble(*((s.text, s.style or "") for s in line)) for line in segments]
    large = large[:-1] if terminal.signs(alone) else large  # they are told of the whole film
    wide = max((line.cell_len for line in large), default=0)
    high = len(large) + (0 if console.width - wide - _GAP >= _ROOM else _FEW)
    if high <= room:
        return large
    return list(terminal.small(alone).split("\n"))


def _wrapped(words: tuple[str, ...], width: int) -> list[str]:
    """Words in lines of at most this width; lines that are indented stay indented."""
    made = []
    for line in words:
        indent = " " * min(len(line) - len(line.lstrip(" ")), width // 2)
        hanging = indent + "  " if indent else ""
        made += wrap(line.strip(" "), width, initial_indent=indent, subsequent_indent=hanging)
    return made


def pressed() -> str:
    """The key that is pressed next; a signal that comes before ends the film."""
    number = sys.stdin.fileno()
    before = termios.tcgetattr(number)
    try:
        tty.setcbreak(number)
        current().wait(number)
        return os.read(number, _LONGEST_KEY).decode(errors="replace")
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)
