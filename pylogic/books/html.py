"""A book as a web page to print, in one file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pylogic.books import layout
from pylogic.books.contents import Chapter, Contents, Entry
from pylogic.books.layout import PAPERS, Placed, Row
from pylogic.draw import html
from pylogic.draw.svg import escaped

_HELP = '<p class="help">Print this page with Ctrl-P; this box is left out.</p>\n'


def render(book: Contents) -> str:
    """The page; its pages on paper have numbers where the browser prints them."""
    paper = PAPERS[book.paper]
    chapters = "".join(_chapter(chapter, paper.room) for chapter in book.chapters)
    solutions = "".join(map(_solved, layout.solutions(book, paper.room)))
    page = html.page(
        book.title,
        "book.css",
        f"{_HELP}{_cover(book)}<main>\n{chapters}"
        f'<section class="solutions">\n<h2>Solutions</h2>\n{solutions}</section>\n</main>\n',
    )
    return page.replace("SIZE", paper.css, 1).replace("WIDTH", f"{paper.room[0]:g}", 1)


def _cover(book: Contents) -> str:
    pictures = "".join(_row(map(_drawn, row)) for row in layout.cover(book))
    lines = "".join(
        f"<li><span>{escaped(title)}</span> <span>{numbers}</span></li>\n"
        for title, numbers in book.listed
    )
    many = ' class="many"' if len(book.chapters) > layout.LONG else ""
    return (
        f'<header class="cover">\n<h1>{escaped(book.title)}</h1>\n'
        f'<p class="count">{book.count}</p>\n{pictures}<ul{many}>\n{lines}</ul>\n</header>\n'
    )


def _chapter(chapter: Chapter, room: tuple[float, float]) -> str:
    first, *rest = (_puzzles(row) for row in layout.puzzles(chapter, room))
    rules = "".join(html.rules(chapter.rules))
    start = f'<div class="start">\n<h2>{escaped(chapter.title)}</h2>\n{rules}{first}</div>\n'
    return f'<section class="chapter">\n{start}{"".join(rest)}</section>\n'


def _puzzles(row: Row[Entry]) -> str:
    return _row(_figure(one, one.thing, "p", "s", one.thing.grade) for one in row)


def _solved(row: Row[tuple[Chapter, Entry]]) -> str:
    return _row(_figure(one, one.thing[1], "s", "p", above=one.thing[0].title) for one in row)


def _row(figures: Iterable[str]) -> str:
    return f'<div class="row">\n{"".join(figures)}</div>\n'


def _figure(
    one: Placed[Any], entry: Entry, own: str, other: str, grade: str = "", above: str = ""
) -> str:
    """A board under its number, which leads to its solution, and from there back."""
    number = f'<a href="#{other}{entry.number}"><b>{entry.number}</b></a>'
    told = {"name": " ".join(filter(None, (above, entry.title))), "grade": grade}
    words = (f'<span class="{k}">{escaped(said)}</span>' for k, said in told.items() if said)
    below = "".join(f"<p>{escaped(line)}</p>" for line in one.picture.words)
    return (
        f'<figure id="{own}{entry.number}"{_wide(one)}>'
        f"<figcaption>{number}{''.join(words)}</figcaption>{one.picture.svg}{below}</figure>\n"
    )


def _drawn(one: Placed[Entry]) -> str:
    return f"<figure{_wide(one)}>{one.picture.svg}</figure>\n"


def _wide(one: Placed[Any]) -> str:
    sizes = {"slot": one.slot, "wide": one.width, "head": one.head}
    told = "; ".join(f"--{name}: {size:.4g}mm" for name, size in sizes.items())
    return f' style="{told}"'
