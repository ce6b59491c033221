"""Where pictures stand on paper: rows of as many as fit, at sizes that one can write in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, NamedTuple, TypeVar

from pylogic.books.contents import Chapter, Contents, Entry
from pylogic.draw import palette, svg, svg_grid
from pylogic.draw.scene import Scene

T = TypeVar("T")


class Paper(NamedTuple):
    """A sheet, in millimetres."""

    css: str
    """What style sheets call it."""
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """Width and height of what is printed, without the margins."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN


MARGIN = 16.0
"""Millimetres on each side; the page's number stands in the lower one."""
PAPERS: Mapping[str, Paper] = {
    "a4": Paper("A4", 210.0, 297.0),
    "letter": Paper("letter", 215.9, 279.4),
}
GAP = 7.0
"""Millimetres between two pictures."""
_HEAD = 8.0
"""Millimetres of the line above a picture."""
_RULES = 60.0
"""Millimetres of the rules of a game, at most."""


class Scale(NamedTuple):
    """How large a cell is printed, in millimetres, if there is room."""

    usual: float
    least: float
    """Of one or two pictures in a row."""
    small: float
    """At least, where there are more in a row: small boards need not be as small as large ones."""


_TO_SOLVE, _SOLVED, _COVER = Scale(10.0, 6.2, 8.6), Scale(3.8, 2.3, 2.3), Scale(4.6, 0.5, 0.5)
_MOST = 5
"""Pictures in a row."""
_NARROW = 32.0
"""Millimetres of words above a narrow picture."""
LONG = 12
"""Lines of contents that stand in one column."""
_COVERED, _COVERS = 42.0, 9
"""Millimetres of a picture on the title page, and how many it has at most."""


class Picture(NamedTuple):
    """A drawing for paper."""

    svg: str
    width: int
    """In pixels, of which a cell has svg.SIDE."""
    height: int
    words: tuple[str, ...] = ()
    """The lines under it."""


@dataclass(frozen=True)
class Placed(Generic[T]):
    """A picture in a row, in millimetres, and what it is of."""

    thing: T
    picture: Picture
    slot: float
    """The width of its place, at whose left side it stands."""
    width: float
    height: float

    @property
    def head(self) -> float:
        """The width of the line above it, which is wider than a narrow picture."""
        return max(self.width, min(self.slot, _NARROW))


def _grey(colour: str) -> str:
    """A colour as who prints without colours sees it."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    shade = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{shade:02x}{shade:02x}{shade:02x}"


_PRINTED = {
    **{colour: _grey(colour) for colour in palette.FILLS.values()},
    **{palette.PAPER: palette.WHITE, palette.DEDUCED: palette.INK},
    palette.FILLS["grey"]: "#cccccc",  # small numbers stand on it
}
_COLOUR = re.compile("#[0-9a-f]{6}")
Row = Sequence[Placed[T]]
"""Pictures side by side, with gaps between their slots."""


def picture(board: Scene) -> Picture:
    """A board of one frame, in black and greys on white paper."""
    wide, (frame,) = svg.cell_width(board), board.frames
    drawn = svg.grid(board, frame, wide)
    width, height = svg_grid.size(board, wide)
    plain = _COLOUR.sub(lambda match: _PRINTED.get(match[0], match[0]), drawn)
    return Picture(plain, width, height, (*frame.words, *board.captions))


def puzzles(chapter: Chapter, room: tuple[float, float]) -> Iterator[Row[Entry]]:
    """The boards of a chapter, of which the first ones stand on one page with the rules."""
    boards = ((entry, picture(entry.board)) for entry in chapter.entries)
    return _rows(boards, room, _TO_SOLVE, min(_MOST, len(chapter.entries)), _RULES)


def solutions(book: Contents, room: tuple[float, float]) -> Iterator[Row[tuple[Chapter, Entry]]]:
    """All solved boards."""
    solved = (
        ((chapter, entry), picture(entry.solution))
        for chapter in book.chapters
        for entry in chapter.entries
    )
    return _rows(solved, room, _SOLVED, _MOST)


def _rows(
    things: Iterable[tuple[T, Picture]],
    room: tuple[float, float],
    scale: Scale,
    most: int,
    above: float = 0,
) -> Iterator[Row[T]]:
    """Rows of things with their pictures, in their order: those of one size in slots of one.

    Args:
        most: pictures in a row: one that is alone need not leave room for others.
        above: millimetres of what stands above the first row.
    """
    row: list[Placed[T]] = []
    filled, height = Fraction(0), room[1] - _HEAD - above
    for thing, one in things:
        slots = _slots(one, room[0], scale, most)
        filled += Fraction(1, slots)
        if filled > 1:
            yield row
            row, filled, height = [], Fraction(1, slots), room[1] - _HEAD
        row.append(_placed(thing, one, _slot(room[0], slots), height, scale))
    if row:
        yield row


def _slots(one: Picture, room: float, scale: Scale, most: int) -> int:
    """How many of the same size stand side by side."""
    cells = one.width / svg.SIDE

    def fits(n: int) -> bool:
        return _slot(room, n) >= cells * (scale.least if n < 3 else scale.small)

    return max(filter(fits, range(1, most + 1)), default=1)


def _slot(room: float, slots: int) -> float:
    return (room - (slots - 1) * GAP) / slots


def _placed(thing: T, one: Picture, slot: float, height: float, scale: Scale) -> Placed[T]:
    factor = min(scale.usual / svg.SIDE, slot / one.width, height / one.height)
    return Placed(thing, one, slot, one.width * factor, one.height * factor)


# ---- The title page -----------------------------------------------------------------------------


def cover(book: Contents) -> Iterator[Row[Entry]]:
    """The first boards of some kinds, small, in rows of up to three."""
    most = _COVERS if len(book.chapters) <= LONG else _COVERS - 3
    firsts = [chapter.entries[0] for chapter in book.chapters][:most]
    across = 3 if len(firsts) not in (1, 2, 4) else 2
    for start in range(0, len(firsts), across):
        row = firsts[start : start + across]
        yield [_placed(one, picture(one.board), _COVERED, _COVERED, _COVER) for one in row]
