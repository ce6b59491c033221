"""A board's frames one after the other in a terminal, by key or by the clock."""

from __future__ import annotations

import time
from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console, Group

    from pylogic.draw.board import Board

_BACK = ("\x1b[D", "\x1b[A", "b", "p", "\x7f")  # left, up, and for other keyboards
_QUIT = ("q", "\x1b", "")


def play(board: Board, console: Console, delay: float | None) -> None:
    """Draw frame after frame in place, `delay` seconds apart; without it, wait for keys."""
    from rich.live import Live

    with Live(console=console, auto_refresh=False) as live:
        number = 0
        while number < len(board.frames):
            live.update(_scene(board, number, delay, console), refresh=True)
            if delay is not None:
                time.sleep(delay)
                number += 1
                continue
            key = _key()
            if key in _QUIT:
                break
            number = max(0, number - 1) if key in _BACK else number + 1


def _scene(board: Board, number: int, delay: float | None, console: Console) -> Group:
    from rich.console import Group
    from rich.text import Text

    keys = "" if delay is not None else "  (any key: next, left arrow: back, q: quit)"
    place = Text(f"frame {number + 1} of {len(board.frames)}{keys}")
    frame = board.frames[number]
    words = [line for caption in frame.captions for line in wrap(caption, console.width)]
    drawn = replace(board, frames=(replace(frame, captions=tuple(words)),))
    if 2 * board.rows + len(words) + len(board.captions) + 3 <= console.height:
        return Group(drawn, place)
    from pylogic.draw import terminal

    name = Text(f"{frame.name}:" if frame.name else "")
    small = terminal.small(drawn, console.options.ascii_only)
    return Group(name, small, *map(Text, [*words, *board.captions]), place)


def _key() -> str:
    try:
        return click.getchar()
    except EOFError:
        return "q"
