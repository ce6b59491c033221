"""Grids as they lie on clipboards: with bars and dashes, between brackets, with headings.

- lines of dashes between rows, bars between cells (`53.|.7.|...`, `---+---+---`, .ss)
- headings `#A name` or `[Puzzle]` above the rows (.sdk)
- fields with commas, of which some are empty (`5,,3,`), or rows with commas between them
- rows between brackets (`[[0, 6], [7, 0]]`)

`.`, `-`, `_` and nothing are empty; an encoding names a number that is empty, too: empty(grid, N).
A board with simply a row a line is a text; see `text`. The module reads grids, and writes none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from pylogic.formats.diagram import Diagram, Format, Found, Game, Source, of_whole_board
from pylogic.formats.text_layout import Token
from pylogic.rules.symbols import Place

_EMPTY = (".", "-", "_", "")
_RULE = re.compile(r"[ \t]*[|*+]?[-+*=|]*(?:--|==)[-+*=|]*[ \t]*|[ \t]*[|*+]?-[-+*|]+[ \t]*")
_MARGIN = re.compile(r"(?m)^[ \t]*=+[ \t]*$")
"""The line between a board of a text and the numbers above it or below."""
_HEADING = re.compile(r"[ \t]*(?:#[ABCDHLSU].*|\[(?:Puzzle|State)\][ \t]*)")
_END = re.compile(r"[ \t]*\[(?!Puzzle\])[A-Za-z]+\][ \t]*")
_CELL = re.compile(r"[0-9]{1,9}|[._-]?")
_SMALLEST = 81
"""The least number of cells of a board on one line: fewer may be a word or a number."""
_SHORTEST = 4
"""The least number of cells of a row that is one word: shorter words are cells."""


class _Row(NamedTuple):
    """The cells of a row."""

    cells: tuple[Token, ...]
    groups: tuple[int, ...]
    """The numbers of cells between bars."""


def matches(text: str) -> bool:
    """Return True if a text looks like such a grid, and not simply like rows."""
    rows = list(_iterate_rows(text))
    if _MARGIN.search(text) or len(rows) < 2:
        return False
    if len({len(row.cells) for row in rows}) > 1:
        return False
    if not all(_CELL.fullmatch(cell.text) for row in rows for cell in row.cells):
        return False
    # In a text of one column each cell ends with a comma.
    is_column = not any(cell.text for row in rows for cell in row.cells[1:])
    is_square = len(rows) == len(rows[0].cells) and not is_column
    has_marks = re.search(r"[,;/]", text) and not re.search(r"[0-9]\s*,\s*[0-9]{1,2}\s*,", text)
    return _is_marked(text) or (is_square and bool(has_marks))


def cells_of_line(text: str) -> list[str]:
    """Return the cells of the square board that a line is, as in .sdm; none if it is no board.

    Other signs for empty cells need a digit beside them; a plus stays before a number that a player
    entered. A link of a solver may stand before the board.
    """
    link = re.match(r"\S+[?&](?:bd|s)=", text)
    signs = re.sub("[*xX_-]", ".", text[link.end() if link else 0 :])
    cells = re.findall(r"\+?[0-9.]", signs)
    is_square = len(cells) == round(len(cells) ** 0.5) ** 2 >= _SMALLEST
    is_board = "".join(cells) == signs and (signs == text or re.search("[1-9]", signs))
    return cells if is_square and is_board else []


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a grid as a board of numbers, with boxes; a mistake raises ProgramError."""
    rows = list(_iterate_rows(source.text))
    if not rows:
        source.fail("there is no board: expected rows of cells")
    size = source.size(len(rows), len(rows[0].cells))
    boxes = _find_boxes(source.text, rows)
    numbers: dict[Place, int] = {}
    for r, row in enumerate(rows, 1):
        if len(row.cells) != size[1]:
            words = f"this row has {len(row.cells)} cells, the first one {size[1]}"
            source.fail(words, row.cells[0].at if row.cells else 0)
        for c, (text, at) in enumerate(row.cells, 1):
            if text not in _EMPTY:
                numbers[r, c] = source.number(text, at)
    return Found(Diagram(*size, {"number": numbers, "boxes": of_whole_board(boxes)}))


def _is_marked(text: str) -> bool:
    """Return True if a text has brackets, rules, headings, empty fields, or bars and points."""
    lines = [line for line in text.splitlines() if line.strip()]
    rows = [not _is_rule(line) for line in lines]
    # Some rows have no line between them, unlike in a drawing of edges.
    is_ruled = not all(rows) and any(is_row and is_next for is_row, is_next in pairwise(rows))
    is_headed = any(_HEADING.fullmatch(line) for line in lines)
    has_empty_fields = any(re.search(r",[ \t]*,|^[ \t]*,", line) for line in lines)
    is_barred = "|" in text and re.search(r"\.[0-9.]|[0-9]\.", text) is not None
    return "[" in text or is_ruled or is_headed or has_empty_fields or is_barred


def _is_rule(line: str) -> bool:
    """Return True if a line consists of dashes and the like."""
    return bool(_RULE.fullmatch(line)) and bool(re.search(r"[+*=]|---", line))


def _iterate_rows(text: str) -> Iterator[_Row]:
    """Yield the rows of a text, with the place where each cell begins."""
    if "[[" in re.sub(r"\s", "", text):
        for match in re.finditer(r"\[([^\[\]]*)\]", text):
            yield _split_row(match[1], match.start(1))
        return
    words = [Token(m[0], m.start()) for m in re.finditer(r"[^\s,;/]+", text)]
    lines = [line for line in text.splitlines() if line.strip()]
    is_rows = len({len(word.text) for word in words}) == 1 and len(words[0].text) >= _SHORTEST
    if is_rows and len(words) == len(words[0].text) and not any(map(_is_rule, lines)):
        for word, at in words:
            yield _split_row(word, at)
        return
    for match in re.finditer(r"[^\n]+", text):
        line = match[0].rstrip("\r")
        if _END.fullmatch(line):
            return
        is_aside = line.startswith("%") or _HEADING.fullmatch(line) or _is_rule(line)
        if line.strip() and not is_aside:
            yield _split_row(line, match.start())


def _split_row(line: str, at: int) -> _Row:
    """Return the cells of a line: fields between commas, or words, or single characters."""
    begin = len(line) - len(line.lstrip(" \t|"))
    inner = line[begin:].rstrip(" \t|")
    if "," in inner or ";" in inner:
        fields = re.finditer(r"(?:^|(?<=[,;]))[^,;]*", inner)
        cells = (Token(m[0].strip(" \t\"'"), at + begin + m.start()) for m in fields)
        return _Row(tuple(cells), ())
    is_apart = bool(re.search(r"[0-9._-][ \t]+[0-9._-]", inner))
    cell = r"\S+" if is_apart else r"\S"
    groups = [
        [Token(m[0], at + begin + part.start() + m.start()) for m in re.finditer(cell, part[0])]
        for part in re.finditer(r"[^|]+", inner)
    ]
    return _Row(tuple(cell for group in groups for cell in group), tuple(map(len, groups)))


def _find_boxes(text: str, rows: Sequence[_Row]) -> tuple[int, int] | None:
    """Return rows and columns of the boxes that bars and dashes make, if they are equal."""
    widths = {width for row in rows for width in row.groups}
    heights: set[int] = set()
    height = 0
    for line in [*(each for each in text.splitlines() if each.strip()), "---"]:
        if _is_rule(line):
            heights |= {height} if height else set()
            height = 0
        elif not _HEADING.fullmatch(line):
            height += 1
    if len(widths) != 1 or len(heights) != 1:
        return None
    boxes = heights.pop(), widths.pop()
    is_cut = boxes[0] < len(rows) and boxes[1] < len(rows[0].cells)
    return boxes if is_cut else None


FORMAT = Format(
    "grid",
    "Grid",
    "rows with bars, dashes, commas or brackets (.ss, .sdk, lists)",
    matches,
    read,
    instead="a text",
    is_loose=True,
)
