"""A book as a web page for paper: boards flow into rows as words do, solutions at the end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pylogic.books.contents import Chapter
from pylogic.draw import html, palette, svg
from pylogic.draw.scene import Scene
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
_TO_SOLVE, _SOLVED, _COVER = Scale(10.0, 6.2, 8.6), Scale(3.8, 2.3, 2.3), Scale(4.6, 0, 0)
_GAP = 7.0
"""The distance between two pictures, in millimetres."""
_ABOVE = 68.0
"""The largest height of the words above a picture on its page, in millimetres."""
_MOST = 5
"""The most pictures in a row."""
_NARROW = 32.0
"""The width of the words above a narrow picture, in millimetres."""
_COVERED = Paper("", 42, 42 + _ABOVE)
"""The room of a picture on the title page."""
_COVERS = 9
"""The most pictures on the title page."""
_LONG = 12
"""The most lines of the table of contents in one column."""
_HELP = '<p class="help">Print this page with Ctrl-P; this box is left out.</p>\n'


def _find_grey(colour: str) -> str:
    """Return the grey that a colour's luminance becomes on paper, as #rrggbb."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    shade = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return f"#{shade:02x}{shade:02x}{shade:02x}"


_PRINTED = {
    **{colour: _find_grey(colour) for colour in palette.FILLS.values()},
    **{palette.PAPER: palette.WHITE, palette.DEDUCED: palette.INK},
    palette.FILLS["grey"]: "#cccccc",  # light enough for small numbers on it
}
_COLOUR = re.compile("#[0-9a-f]{6}")


def render(title: str, count: str, paper: Paper, chapters: Sequence[Chapter]) -> str:
    """Return the book as a page of HTML; `count` is the line below the title."""
    to_solve = "".join(_render_chapter(chapter, paper) for chapter in chapters)
    solutions = "".join(
        _tile(entry.solution, entry.number, "s", paper, f"{chapter.title} {entry.title}".strip())
        for chapter in chapters
        for entry in chapter.entries
    )
    page = html.wrap_page(
        title,
        "book.css",
        f'{_HELP}<header class="cover">\n<h1>{escape(title)}</h1>\n'
        f'<p class="count">{escape(count)}</p>\n{_render_cover(chapters)}</header>\n'
        f'<main>\n{to_solve}<section class="solutions">\n<h2>Solutions</h2>\n'
        f'<div class="boards">{solutions}</div>\n</section>\n</main>\n',
    )
    head, style, tail = page.partition("<style>")  # a title may have the same words
    sized = tail.replace("SIZE", paper.css, 1).replace("WIDTH", f"{paper.width:g}", 1)
    return head + style + sized


def _render_cover(chapters: Sequence[Chapter]) -> str:
    """Return the table of contents, under the first boards of some chapters, small."""
    many = len(chapters) > _LONG
    firsts = [chapter.entries[0].board for chapter in chapters][: _COVERS - 3 * many]
    pictures = "".join(_render_figure(board, _COVERED, _COVER, 1) for board in firsts)
    lines = []
    for chapter in chapters:
        first, last = chapter.entries[0].number, chapter.entries[-1].number
        numbers = str(first) if first == last else f"{first}\N{EN DASH}{last}"
        lines.append(f"<li><span>{escape(chapter.title)}</span> <span>{numbers}</span></li>\n")
    attribute = ' class="many"' if many else ""
    return f'<div class="boards">{pictures}</div>\n<ul{attribute}>\n{"".join(lines)}</ul>\n'


def _render_chapter(chapter: Chapter, paper: Paper) -> str:
    """Return a chapter: the rules, which stay with the first boards, and the boards."""
    most = min(_MOST, len(chapter.entries))  # a single board need not leave room for others
    boards = "".join(
        _tile(entry.board, entry.number, "p", paper, entry.title, entry.grade, most)
        for entry in chapter.entries
    )
    rules = "".join(html.draw_rules(chapter.rules))
    return (
        f'<section class="chapter">\n<h2>{escape(chapter.title)}</h2>\n'
        f'<div class="rules">{rules}</div>\n<div class="boards">{boards}</div>\n</section>\n'
    )


def _tile(
    board: Scene,
    number: int,
    side: str,
    paper: Paper,
    name: str,
    grade: str = "",
    most: int = _MOST,
) -> str:
    """Return a figure whose number links a puzzle ("p") with its solution ("s") or back."""
    (frame,) = board.frames
    labels = {"name": name, "grade": grade}
    words = (f'<span class="{k}">{escape(label)}</span>' for k, label in labels.items() if label)
    below = (f"<p>{escape(line)}</p>" for line in (*frame.words, *board.captions))
    other, scale = ("s", _TO_SOLVE) if side == "p" else ("p", _SOLVED)
    above = f'<a href="#{other}{number}"><b>{number}</b></a>{"".join(words)}'
    caption = f"<figcaption>{above}</figcaption>"
    return _render_figure(board, paper, scale, most, f"{side}{number}", caption, "".join(below))


def _render_figure(
    board: Scene,
    paper: Paper,
    scale: Scale,
    most: int,
    name: str = "",
    above: str = "",
    below: str = "",
) -> str:
    """Return a board in greys as HTML, so large that as many as can be read fit in a row.

    `name` is the figure's id; `above` and `below` are HTML.
    """
    cell, (frame,) = svg.cell_width(board), board.frames
    width, height = svg.grid_size(board, cell)
    slot = wide = paper.width
    for number in range(2, most + 1):
        room = paper.width / number - _GAP
        if room >= width / svg.SIDE * (scale.least if number < 3 else scale.small):
            slot, wide = paper.width / number - 0.01, room
    printed = width * min(scale.usual / svg.SIDE, wide / width, (paper.height - _ABOVE) / height)
    picture = svg.draw_grid(board, frame, cell)
    picture = _COLOUR.sub(lambda match: _PRINTED.get(match[0], match[0]), picture)
    sizes = {"slot": slot, "wide": printed, "head": max(printed, min(wide, _NARROW))}
    style = "; ".join(f"--{kind}: {size:.2f}mm" for kind, size in sizes.items())
    attribute = f'id="{name}" ' if name else ""
    return f'<figure {attribute}style="{style}">{above}{picture}{below}</figure>'
