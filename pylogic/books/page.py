"""A book as a web page for paper: boards flow into rows as words do, solutions at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pylogic.books.contents import Chapter, Entry
from pylogic.draw import html, palette, svg
from pylogic.draw.svg import escape


class Paper(NamedTuple):
    """The size of a sheet without its margins, in millimetres."""

    css: str
    """The name of the paper in style sheets."""
    width: float
    height: float


class Scale(NamedTuple):
    """The width of a printed cell, in millimetres: `usual` if there is room."""

    usual: float
    least: float
    """The least width where one or two pictures stand in a row."""
    small: float
    """The least width where more do: small boards need not be as small as large ones."""


PAPERS: Mapping[str, Paper] = {"a4": Paper("A4", 178, 265), "letter": Paper("letter", 183.9, 247.4)}
_TO_SOLVE, _SOLVED = Scale(10.0, 6.2, 8.6), Scale(3.8, 2.3, 2.3)
_GAP = 7.0
"""The distance between two pictures, in millimetres."""
_ABOVE = 68.0
"""The largest height of the words above a picture on its page, in millimetres."""
_MOST = 5
"""The most pictures in a row."""
_HELP = '<p class="help">Print this page with Ctrl-P; this box is left out.</p>\n'


def render(title: str, count: str, paper: Paper, chapters: Sequence[Chapter]) -> str:
    """Return the book as a page of HTML; `count` is the line below the title."""
    to_solve = "".join(_render_chapter(chapter, paper) for chapter in chapters)
    solutions = "".join(
        _tile(entry, "s", f"{chapter.title} {entry.title}".strip(), paper, _MOST)
        for chapter in chapters
        for entry in chapter.entries
    )
    page = html.wrap_page(
        title,
        "book.css",
        f'{_HELP}<header class="cover">\n<h1>{escape(title)}</h1>\n'
        f'<p class="count">{escape(count)}</p>\n{_render_contents(chapters)}</header>\n'
        f'<main>\n{to_solve}<section class="solutions">\n<h2>Solutions</h2>\n'
        f'<div class="boards">{solutions}</div>\n</section>\n</main>\n',
    )
    head, style, tail = page.partition("<style>")  # a title may have the same words
    sized = tail.replace("SIZE", paper.css, 1).replace("WIDTH", f"{paper.width:g}", 1)
    return head + style + sized


def _render_contents(chapters: Sequence[Chapter]) -> str:
    """Return the table of contents in HTML: each title, and its first and last number."""
    lines = []
    for chapter in chapters:
        first, last = chapter.entries[0].number, chapter.entries[-1].number
        numbers = str(first) if first == last else f"{first}\N{EN DASH}{last}"
        lines.append(f"<li><span>{escape(chapter.title)}</span> <span>{numbers}</span></li>\n")
    return f"<ul>\n{''.join(lines)}</ul>\n"


def _render_chapter(chapter: Chapter, paper: Paper) -> str:
    """Return a chapter in HTML: its title, its rules, and its boards without solutions."""
    most = min(_MOST, len(chapter.entries))  # a single board need not leave room for others
    boards = "".join(_tile(entry, "p", entry.title, paper, most) for entry in chapter.entries)
    rules = "".join(html.draw_rules(chapter.rules))
    return (
        f'<section class="chapter">\n<h2>{escape(chapter.title)}</h2>\n'
        f'<div class="rules">{rules}</div>\n<div class="boards">{boards}</div>\n</section>\n'
    )


def _tile(entry: Entry, side: str, name: str, paper: Paper, most: int) -> str:
    """Return the figure of a puzzle ("p") or its solution ("s"), whose number links to the other.

    It is so large that as many as can be read, but `most`, fit in a row. `name` stands beside the
    number; a solution has no grade.
    """
    board, other, scale, grade = entry.board, "s", _TO_SOLVE, entry.grade
    if side == "s":
        board, other, scale, grade = entry.solution, "p", _SOLVED, ""
    cell, (frame,) = svg.cell_width(board), board.frames
    _, _, width, height = svg.measure_grid(board, cell)
    slot = wide = paper.width
    for count in range(2, most + 1):
        room = paper.width / count - _GAP
        if room >= width / svg.SIDE * (scale.least if count < 3 else scale.small):
            slot, wide = paper.width / count - 0.01, room
    printed = width * min(scale.usual / svg.SIDE, wide / width, (paper.height - _ABOVE) / height)
    labels = {"name": name, "grade": grade}
    words = (f'<span class="{k}">{escape(label)}</span>' for k, label in labels.items() if label)
    below = (f"<p>{escape(line)}</p>" for line in (*frame.captions, *board.captions))
    picture = svg.draw_grid(board, frame, cell).replace(palette.PAPER, palette.WHITE)
    number = entry.number
    return (
        f'<figure id="{side}{number}" style="--slot: {slot:.2f}mm; --wide: {printed:.2f}mm">'
        f'<figcaption><a href="#{other}{number}"><b>{number}</b></a>{"".join(words)}</figcaption>'
        f"{picture}{''.join(below)}</figure>"
    )
