"""A book as a web page for paper: rows of as many boards as fit, the solutions at the end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from pylogic.books.contents import Chapter
from pylogic.draw import html, palette, svg
from pylogic.draw.scene import Scene
from pylogic.draw.svg import escaped


class Paper(NamedTuple):
    """A sheet; its sizes are in millimetres, without the margins."""

    css: str
    """Its name in style sheets."""
    width: float
    height: float


class Scale(NamedTuple):
    """How large a cell is printed, in millimetres, if there is room."""

    usual: float
    least: float
    """The least, where one or two pictures stand in a row."""
    small: float
    """The least, where more do: small boards need not be as small as large ones."""


PAPERS: Mapping[str, Paper] = {"a4": Paper("A4", 178, 265), "letter": Paper("letter", 183.9, 247.4)}
_TO_SOLVE, _SOLVED = Scale(10.0, 6.2, 8.6), Scale(3.8, 2.3, 2.3)
_GAP, _HEAD, _RULES = 7.0, 8.0, 60.0
"""Millimetres between two pictures, of the line above one, and of the rules of a game at most."""
_MOST = 5
"""Pictures in a row."""
_NARROW = 32.0
"""Millimetres of words above a narrow picture."""
_COVERED, _COVERS, _LONG = 42.0, 9, 12
"""On the title page: millimetres of a picture, pictures at most, lines in one column."""
_HELP = '<p class="help">Print this page with Ctrl-P; this box is left out.</p>\n'


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


def render(title: str, count: str, paper: Paper, chapters: Sequence[Chapter]) -> str:
    """The page; its pages on paper have numbers. `count` is the line below the title."""
    to_solve = "".join(_chapter(chapter, paper) for chapter in chapters)
    solved = (
        _Picture(one.solution, one.number, "s", f"{chapter.title} {one.title}".strip())
        for chapter in chapters
        for one in chapter.entries
    )
    solutions = "".join(_rows(solved, paper, _SOLVED))
    page = html.page(
        title,
        "book.css",
        f'{_HELP}<header class="cover">\n<h1>{escaped(title)}</h1>\n'
        f'<p class="count">{escaped(count)}</p>\n{_cover(chapters)}</header>\n'
        f'<main>\n{to_solve}<section class="solutions">\n<h2>Solutions</h2>\n{solutions}'
        "</section>\n</main>\n",
    )
    before, style, after = page.partition("<style>")  # a title may have the same words
    sized = after.replace("SIZE", paper.css, 1).replace("WIDTH", f"{paper.width:g}", 1)
    return before + style + sized


def _cover(chapters: Sequence[Chapter]) -> str:
    """The first boards of some kinds, small, above the contents."""
    many = len(chapters) > _LONG
    firsts = [chapter.entries[0] for chapter in chapters][: _COVERS - 3 * many]
    across = 3 if len(firsts) not in (1, 2, 4) else 2
    drawn = [_Picture(one.board, one.number).figure(_COVERED, _COVERED, 4.6) for one in firsts]
    pictures = "".join(_row(drawn[k : k + across]) for k in range(0, len(drawn), across))
    lines = []
    for chapter in chapters:
        first, last = chapter.entries[0].number, chapter.entries[-1].number
        numbers = str(first) if first == last else f"{first}\N{EN DASH}{last}"
        lines.append(f"<li><span>{escaped(chapter.title)}</span> <span>{numbers}</span></li>\n")
    listed = ' class="many"' if many else ""
    return f"{pictures}<ul{listed}>\n{''.join(lines)}</ul>\n"


def _chapter(chapter: Chapter, paper: Paper) -> str:
    """The rules and the first boards stand on one page."""
    boards = (_Picture(e.board, e.number, "p", e.title, e.grade) for e in chapter.entries)
    most = min(_MOST, len(chapter.entries))
    first, *rest = _rows(boards, paper, _TO_SOLVE, most, _RULES)
    rules = "".join(html.rules(chapter.rules))
    start = f'<div class="start">\n<h2>{escaped(chapter.title)}</h2>\n{rules}{first}</div>\n'
    return f'<section class="chapter">\n{start}{"".join(rest)}</section>\n'


def _rows(
    pictures: Iterable[_Picture], paper: Paper, scale: Scale, most: int = _MOST, above: float = 0
) -> Iterator[str]:
    """Rows of pictures, in their order: those of one size in slots of one.

    Args:
        most: pictures in a row: one that is alone need not leave room for others.
        above: millimetres of what stands above the first row.
    """
    row: list[str] = []
    filled, height = Fraction(0), paper.height - _HEAD - above
    for one in pictures:
        slots = one.slots(paper.width, scale, most)
        filled += Fraction(1, slots)
        if filled > 1:
            yield _row(row)
            row, filled, height = [], Fraction(1, slots), paper.height - _HEAD
        row.append(one.figure(_slot(paper.width, slots), height, scale.usual))
    if row:
        yield _row(row)


def _slot(room: float, slots: int) -> float:
    return (room - (slots - 1) * _GAP) / slots


def _row(figures: Iterable[str]) -> str:
    return f'<div class="row">\n{"".join(figures)}</div>\n'


@dataclass(frozen=True)
class _Picture:
    """A board of one frame under its number, which leads to its solution, and from there back."""

    board: Scene
    number: int
    side: str = ""
    """p of a puzzle, s of a solution; none on the title page, where no words stand beside it."""
    name: str = ""
    grade: str = ""

    @cached_property
    def cell(self) -> int:
        """Pixels of the width of a cell."""
        return svg.cell_width(self.board)

    @cached_property
    def size(self) -> tuple[int, int]:
        """Its width and height, in pixels."""
        return svg.size(self.board, self.cell)

    def slots(self, room: float, scale: Scale, most: int) -> int:
        """How many of the same size stand side by side."""
        cells = self.size[0] / svg.SIDE
        least = {n: cells * (scale.least if n < 3 else scale.small) for n in range(1, most + 1)}
        return max((n for n in least if _slot(room, n) >= least[n]), default=1)

    def figure(self, slot: float, room: float, usual: float) -> str:
        """The board in black and greys, at the left of a slot, in a room so high."""
        (width, height), (frame,) = self.size, self.board.frames
        printed = width * min(usual / svg.SIDE, slot / width, room / height)
        drawn = svg.grid(self.board, frame, self.cell)
        drawn = _COLOUR.sub(lambda match: _PRINTED.get(match[0], match[0]), drawn)
        sizes = {"slot": slot, "wide": printed, "head": max(printed, min(slot, _NARROW))}
        style = "; ".join(f"--{name}: {size:.4g}mm" for name, size in sizes.items())
        if not self.side:
            return f'<figure style="{style}">{drawn}</figure>\n'
        told = {"name": self.name, "grade": self.grade}
        words = (f'<span class="{k}">{escaped(said)}</span>' for k, said in told.items() if said)
        below = (f"<p>{escaped(line)}</p>" for line in (*frame.words, *self.board.captions))
        other = "s" if self.side == "p" else "p"
        return (
            f'<figure id="{self.side}{self.number}" style="{style}">'
            f'<figcaption><a href="#{other}{self.number}"><b>{self.number}</b></a>{"".join(words)}'
            f"</figcaption>{drawn}{''.join(below)}</figure>\n"
        )
