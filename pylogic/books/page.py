"""A book's chapters, and their web page for paper: boards flow into rows as words do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from pylogic.clues.generated_puzzle import RecordedGrade
from pylogic.draw import html, palette, svg
from pylogic.draw.board import Board
from pylogic.draw.svg import escape
from pylogic.rules.documentation import Paragraph


@dataclass(frozen=True, repr=False)
class Entry:
    """A puzzle of a book, with its solution and its grade."""

    number: int
    """The number of the puzzle, from 1 through the whole book."""
    name: str
    title: str
    """The text beside its number: "" for a puzzle that was generated."""
    board: Board
    solution: Board
    answer: tuple[str, ...]
    """The shown atoms of the one answer."""
    level: RecordedGrade | None
    """The difficulty; None if it is not known."""

    @property
    def grade(self) -> str:
        """The name of the level, or else "hardest step COST"; "" if it is not known."""
        if self.level is None:
            return ""
        return self.level.level or f"hardest step {self.level.cost}"

    @property
    def hardness(self) -> float:
        """A number to sort by: the cost of the costliest step, infinite if not known."""
        return inf if self.level is None else self.level.cost

    def __repr__(self) -> str:
        return f"<Entry {self.number}: {self.name}, {self.grade}>"

    def to_dict(self) -> dict[str, Any]:
        """Return number, name, level, difficulty (its cost) and solution (atoms), but no boards."""
        cost, level = self.level or (None, None)
        fields = {"number": self.number, "name": self.name, "level": level, "difficulty": cost}
        return {**fields, "solution": list(self.answer)}


@dataclass(frozen=True)
class Chapter:
    """The puzzles of one kind, and its rules in words."""

    puzzle: str
    title: str
    rules: tuple[Paragraph, ...]
    entries: tuple[Entry, ...]
    kind: tuple[Path, str]
    """The file of the rules, and a text of the constants that differ from their defaults."""

    def to_dict(self) -> dict[str, Any]:
        """Return `puzzle` (the name of the rules), `title` and `puzzles`, but not the rules."""
        entries = [entry.to_dict() for entry in self.entries]
        return {"puzzle": self.puzzle, "title": self.title, "puzzles": entries}


def count_things(number: int, noun: str) -> str:
    """Return a number with a noun, as "1 puzzle" or "2 puzzles"."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


class Scale(NamedTuple):
    """The width of a printed cell, in millimetres: `usual` if there is room."""

    usual: float
    least: float
    """The least width where one or two pictures stand in a row."""
    small: float
    """The least width where more do: small boards need not be as small as large ones."""


PAPERS: Mapping[str, str] = {"a4": "A4", "letter": "letter"}
"""The names of papers in style sheets."""
_WIDTH, _HEIGHT = 178.0, 247.0
"""The room on a sheet of any of these, without its margins, in millimetres."""
_TO_SOLVE, _SOLVED = Scale(10.0, 6.2, 8.6), Scale(3.8, 2.3, 2.3)
_GAP = 7.0
"""The distance between two pictures, in millimetres."""
_ABOVE = 68.0
"""The largest height of the words above a picture on its page, in millimetres."""
_MOST = 5
"""The most pictures in a row."""
_HELP = '<p class="help">Print this page with Ctrl-P; this box is left out.</p>\n'


def render(title: str, count: str, paper: str, chapters: Sequence[Chapter]) -> str:
    """Return the book as a page of HTML; `count` is the line below the title."""
    to_solve = "".join(map(_render_chapter, chapters))
    solutions = "".join(
        _tile(entry, "s", f"{chapter.title} {entry.title}".strip(), _MOST)
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
    return head + style + tail.replace("SIZE", PAPERS[paper], 1)


def _render_contents(chapters: Sequence[Chapter]) -> str:
    """Return the table of contents in HTML: each title, and its first and last number."""
    lines = []
    for chapter in chapters:
        first, last = chapter.entries[0].number, chapter.entries[-1].number
        numbers = str(first) if first == last else f"{first}\N{EN DASH}{last}"
        lines.append(f"<li><span>{escape(chapter.title)}</span> <span>{numbers}</span></li>\n")
    return f"<ul>\n{''.join(lines)}</ul>\n"


def _render_chapter(chapter: Chapter) -> str:
    """Return a chapter in HTML: its title, its rules, and its boards without solutions."""
    most = min(_MOST, len(chapter.entries))  # a single board need not leave room for others
    boards = "".join(_tile(entry, "p", entry.title, most) for entry in chapter.entries)
    rules = "".join(html.draw_rules(chapter.rules))
    return (
        f'<section class="chapter">\n<h2>{escape(chapter.title)}</h2>\n'
        f'<div class="rules">{rules}</div>\n<div class="boards">{boards}</div>\n</section>\n'
    )


def _tile(entry: Entry, side: str, name: str, most: int) -> str:
    """Return the figure of a puzzle ("p") or its solution ("s"), whose number links to the other.

    It is so large that as many as can be read, but `most`, fit in a row. `name` stands beside the
    number; a solution has no grade.
    """
    board, other, scale, grade = entry.board, "s", _TO_SOLVE, entry.grade
    if side == "s":
        board, other, scale, grade = entry.solution, "p", _SOLVED, ""
    cell, (frame,) = svg.cell_width(board), board.frames
    _, _, width, height = svg.measure_grid(board, cell)
    slot = wide = _WIDTH
    for count in range(2, most + 1):
        room = _WIDTH / count - _GAP
        if room >= width / svg.SIDE * (scale.least if count < 3 else scale.small):
            slot, wide = _WIDTH / count - 0.01, room
    printed = width * min(scale.usual / svg.SIDE, wide / width, (_HEIGHT - _ABOVE) / height)
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
