"""A book as a PDF: ReportLab sets the pages, svglib reads the boards that are drawn as SVG.

Both are optional: the extra `book`. The letters are those of ReportLab's own font, which the file
carries with it, as printers ask.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import reportlab
from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import (
    BaseDocTemplate,
    Flowable,
    Frame,
    KeepTogether,
    ListFlowable,
    ListItem,
    NextPageTemplate,
    PageBreak,
    PageTemplate,
    Paragraph,
    Spacer,
    Table,
)
from svglib.fonts import register_font
from svglib.svglib import svg2rlg

from pylogic.books import layout
from pylogic.books.contents import Chapter, Contents, Entry
from pylogic.books.layout import GAP, MARGIN, PAPERS, Paper, Picture, Placed, Row
from pylogic.draw.scene import printable
from pylogic.draw.svg import escaped
from pylogic.errors import OptionError

_FONT, _BOLD = "Vera", "VeraBd"
_DRAWN = "Board"
"""What svglib calls the family: under its own name it would lose the bold letters of the text."""
_SVG_FONT = 'font-family="system-ui, sans-serif"'
_TEXT = re.compile(r">([^<>]+)</text>")
_GREY = HexColor("#555555")
_BODY = ParagraphStyle("body", fontName=_FONT, fontSize=9.5, leading=13, spaceAfter=1.5 * mm)
_TITLE = ParagraphStyle(
    "title", _BODY, fontName=_BOLD, fontSize=28, leading=34, alignment=TA_CENTER
)
_COUNT = ParagraphStyle("count", _BODY, textColor=_GREY, alignment=TA_CENTER)
_RIGHT = ParagraphStyle("right", _BODY, textColor=_GREY, alignment=TA_RIGHT)
_HEADING = ParagraphStyle(
    "heading", _BODY, fontName=_BOLD, fontSize=16, leading=20, spaceBefore=3 * mm, spaceAfter=2 * mm
)
_SMALL_HEADING = ParagraphStyle("small heading", _HEADING, fontSize=10.5, leading=13)
_PLAIN = [
    *(("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)),
    *(("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 0)),
    ("VALIGN", (0, 0), (-1, -1), "TOP"),
]
_CENTRED = [
    *_PLAIN,
    *(("ALIGN", (0, 0), (-1, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")),
]
_ABOVE = [*_PLAIN, ("VALIGN", (0, 0), (-1, -1), "BOTTOM"), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]


def render(book: Contents) -> bytes:
    """The file of a book."""
    _load_fonts()
    paper = PAPERS[book.paper]
    story: list[Flowable] = [*_cover(book), NextPageTemplate("inner"), PageBreak()]
    for chapter in book.chapters:
        story += _chapter(chapter, paper.room)
    story += [PageBreak(), Paragraph("Solutions", _HEADING)]
    for row in layout.solutions(book, paper.room):
        solved = _table(list(map(_solution, row)), row)
        story.append(KeepTogether([solved, Spacer(0, GAP / 2 * mm)]))
    made = io.BytesIO()
    document = BaseDocTemplate(
        made,
        pagesize=(paper.width * mm, paper.height * mm),
        title=book.title,
        subject=book.size,
        creator="pylogic",
        invariant=True,  # the same book is the same file
    )
    document.addPageTemplates(
        [_template("cover", paper), PageTemplate("inner", [_frame(paper)], onPage=_number)]
    )
    document.build(story)
    return made.getvalue()


@cache
def _load_fonts() -> None:
    folder = Path(reportlab.__file__).parent / "fonts"
    for name, weight in ((_FONT, "normal"), (_BOLD, "bold")):
        pdfmetrics.registerFont(TTFont(name, str(folder / f"{name}.ttf")))
        register_font(_DRAWN, weight=weight, rlgFontName=name)
    pdfmetrics.registerFontFamily(_FONT, normal=_FONT, bold=_BOLD, italic=_FONT, boldItalic=_BOLD)


def _frame(paper: Paper) -> Frame:
    width, height = (side * mm for side in paper.room)
    margin = MARGIN * mm
    return Frame(margin, margin, width, height, *[0] * 4)


def _template(name: str, paper: Paper) -> PageTemplate:
    return PageTemplate(name, [_frame(paper)])


def _number(canvas: Any, document: Any) -> None:
    """Write the number of a page."""
    canvas.setFont(_FONT, 9)
    canvas.drawCentredString(document.pagesize[0] / 2, MARGIN / 2 * mm, str(document.page))


def _cover(book: Contents) -> Iterator[Flowable]:
    yield Spacer(0, 22 * mm)
    yield Paragraph(_set(book.title), _TITLE)
    yield Spacer(0, 4 * mm)
    yield Paragraph(_set(book.count), _COUNT)
    yield Spacer(0, 10 * mm)
    for row in layout.cover(book):
        pictures = _table(list(map(_drawing, row)), row, _CENTRED)
        pictures.hAlign = "CENTER"
        yield pictures
        yield Spacer(0, GAP * mm)
    yield Spacer(0, 4 * mm)
    columns = [
        [[Paragraph(_set(title), _BODY), Paragraph(numbers, _RIGHT)] for title, numbers in part]
        for part in layout.columns(list(book.listed))
    ]
    parts = [Table(lines, [42 * mm, 18 * mm], style=_PLAIN) for lines in columns]
    yield Table([parts], [68 * mm] * len(parts), style=_PLAIN)


def _chapter(chapter: Chapter, room: tuple[float, float]) -> Iterator[Flowable]:
    """The rules and the first puzzles on one page, if they fit."""
    first, *rest = (
        [_table(list(map(_puzzle, row)), row), Spacer(0, GAP * mm)]
        for row in layout.puzzles(chapter, room)
    )
    yield Spacer(0, 3 * mm)
    yield KeepTogether([Paragraph(_set(chapter.title), _HEADING), *_rules(chapter), *first])
    for row in rest:
        yield KeepTogether(row)


def _rules(chapter: Chapter) -> Iterator[Flowable]:
    for rule in chapter.rules:
        words = Paragraph(_set(rule.text), _BODY)
        if rule.is_item:
            item = ListItem(words, bulletFontSize=6, bulletOffsetY=-2)
            yield ListFlowable([item], bulletType="bullet", start="circle", leftIndent=5 * mm)
        else:
            yield words
    yield Spacer(0, 3 * mm)


def _table(cells: Sequence[Any], row: Row[Any], style: Sequence[Any] = _PLAIN) -> Table:
    """The cells of a row in its slots, with gaps between them."""
    line = [one for cell in cells for one in (cell, "")]
    widths = [wide for one in row for wide in (one.slot * mm, GAP * mm)]
    return Table([line[:-1]], widths[:-1], style=style, hAlign="LEFT")


def _puzzle(one: Placed[Entry]) -> list[Flowable]:
    head = _heading(one, one.thing, one.thing.title, one.thing.grade, 11)
    return [head, _drawing(one), *_below(one, 8.5)]


def _solution(one: Placed[tuple[Chapter, Entry]]) -> list[Flowable]:
    chapter, entry = one.thing
    name = " ".join(filter(None, (chapter.title, entry.title)))
    return [_heading(one, entry, name, "", 8), _drawing(one), *_below(one, 6.5)]


def _below(one: Placed[Any], size: float) -> list[Flowable]:
    """The lines under a picture."""
    style = ParagraphStyle("below", _BODY, fontSize=size, leading=1.3 * size, textColor=_GREY)
    return [Paragraph(_set(line), style) for line in one.picture.words]


def _heading(one: Placed[Any], entry: Entry, name: str, grade: str, size: float) -> Table:
    """The line above a picture; a long name is set on several."""
    style = ParagraphStyle("words", _BODY, fontSize=0.8 * size, leading=size, textColor=_GREY)
    number = f'<font name="{_BOLD}" size="{size}" color="black">{entry.number}</font>'
    words = Paragraph(f"{number} {_set(name)}", style)
    right = Paragraph(_set(grade), ParagraphStyle("grade", style, alignment=TA_RIGHT))
    taken = pdfmetrics.stringWidth(grade, _FONT, style.fontSize) + 1
    return Table([[words, right]], [one.head * mm - taken, taken], style=_ABOVE, hAlign="LEFT")


def _drawing(one: Placed[Any]) -> Any:
    drawn = _read(one.picture)
    factor = one.width * mm / drawn.width  # which svglib has in points, not in pixels
    drawn.scale(factor, factor)
    drawn.width, drawn.height = one.width * mm, one.height * mm
    return drawn


def _set(words: str) -> str:
    """Words as ReportLab reads them.

    Raises:
        OptionError: its font has not all of their letters.
    """
    known = pdfmetrics.getFont(_FONT).face.charToGlyph
    missing = "".join(
        dict.fromkeys(letter for letter in printable(words) if ord(letter) not in known)
    )
    if missing:
        raise OptionError(
            f"the letters of a PDF have no {missing}; write FILE.html, and print that"
        )
    return escaped(words)


def _read(picture: Picture) -> Any:
    _set(unescape("".join(_TEXT.findall(picture.svg))))
    text = picture.svg.replace(_SVG_FONT, f'font-family="{_DRAWN}"')
    return svg2rlg(io.StringIO(text))
