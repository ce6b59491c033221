"""A plain text board taken apart: its cells, the lines between them, what stands beside it.

The notation is that of `rules.notation`; rows without lines may also be apart by commas and bars.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from pylogic.formats.diagram import Source
from pylogic.rules.notation import ACROSS, BARS, BETWEEN, CROSSED_LINK, DOWN, RULE, VERTEX
from pylogic.rules.symbols import Beside, Edge, Place

_SEPARATED = re.compile(r"[^\s,;|]+")
_LATTICE = re.compile(rf"\s*\{VERTEX}([-= x]+\{VERTEX})+\s*")
_MARGIN_RULE = re.compile(rf"[{RULE}+]*{RULE}{{3}}[{RULE}+]*")
_BOX_RULE = re.compile(r"(?=[^+|]*[+|])[-+|\s]*-{2}[-+|\s]*")
_FIGURE = re.compile(r"\w[\w ]*: ([0-9]+)\s*")
_SMALLEST_LINE = 81
"""Cells of a square board that may be written on one line; a row of one board may have fewer."""


class Token(NamedTuple):
    """A text, and where it begins."""

    text: str
    at: int


Row = list[Token]


@dataclass
class Block:
    """A board of a text."""

    rows: list[Row]
    title: str = ""
    edges: dict[Edge, str] = field(default_factory=dict)
    """The states of sides of cells that the text tells."""
    links: dict[Edge, str] = field(default_factory=dict)
    outside: dict[Beside, Token] = field(default_factory=dict)
    figures: list[Token] = field(default_factory=list)
    """The numbers of lines such as `stars: 2` below."""

    @property
    def at(self) -> int:
        """Where it begins."""
        return self.rows[0][0].at

    def cells(self) -> Iterator[tuple[Place, Token]]:
        """Its cells, row by row."""
        for r, row in enumerate(self.rows, 1):
            for c, token in enumerate(row, 1):
                yield (r, c), token


def blocks(source: Source) -> Iterator[Block]:
    """The boards of a text, each from a blank line to the next; a line `title:` may be above one.

    Raises:
        ProgramError: the lines between cells do not meet, or are of no known form.
    """
    lines = [Token(m[0], m.start()) for m in re.finditer(r"[^\n]+|(?<=\n)(?=\n)", source.text)]
    kept = [line for line in lines if not line.text.startswith("%")]
    is_separated = any(re.search(r"[\s,;|]", line.text.strip()) for line in kept)
    block: list[Token] = []
    for line in [*kept, Token("", len(source.text))]:
        if line.text.strip():
            block.append(line)
        elif block:
            yield _block(source, block, is_separated)
            block = []


def _block(source: Source, lines: list[Token], is_separated: bool) -> Block:
    title = ""
    if lines[0].text.rstrip().endswith(":") and not lines[0].text.startswith(BETWEEN):
        title, lines = lines[0].text.strip().removesuffix(":"), lines[1:]
    figures = [(line, m) for line in lines if (m := _FIGURE.fullmatch(line.text))]
    lines = [line for line in lines if not _FIGURE.fullmatch(line.text)]
    if not lines:
        source.fail(f"there is no board under {title!r}")
    rules = [k for k, line in enumerate(lines) if _MARGIN_RULE.fullmatch(line.text.strip())]
    first = rules[0] + 1 if rules else 0
    last = rules[1] if len(rules) > 1 else len(lines)
    fields = [_fields(line) for line in lines]
    cells = [middle for _left, middle, _right in fields[first:last]]
    if all(map(_LATTICE.fullmatch, (line.text for line in cells[:3:2]))) and cells[2:]:
        block = _lattice(source, cells)
        numbers = [n for n in range(len(cells)) if n % 2]
    elif any(line.text.startswith(BETWEEN) for line in cells):
        block = _linked(source, cells)
        numbers = [n for n, line in enumerate(cells) if not line.text.startswith(BETWEEN)]
    else:
        numbers = [n for n, line in enumerate(cells) if not _BOX_RULE.fullmatch(line.text)]
        rows = [_split(cells[n], is_separated) for n in numbers]
        block = Block(_squared(rows, is_separated))
    if not block.rows or not block.rows[0]:
        source.fail("expected rows of cells", lines[0].at)
    block.title = title
    block.figures = [Token(m[1], line.at + m.start(1)) for line, m in figures]
    for r, number in enumerate(numbers, 1):
        left, _, right = fields[first + number]
        for side, line in (("left", left), ("right", right)):
            for k, token in enumerate(_split(line, True), 1):
                block.outside[side, r, k] = token
    _add_columns(block, "top", [middle for _, middle, _ in fields[: max(0, first - 1)]])
    _add_columns(block, "bottom", [middle for _, middle, _ in fields[last + 1 :]])
    return block


def _split(line: Token, is_separated: bool) -> Row:
    pattern = _SEPARATED if is_separated else re.compile(r"\S")
    return [Token(m[0], line.at + m.start()) for m in pattern.finditer(line.text)]


def _squared(rows: list[Row], is_separated: bool) -> list[Row]:
    """The rows of a square board that is written on one line; other boards as they are."""
    if is_separated or len(rows) != 1:
        return rows
    cells, side = rows[0], isqrt(len(rows[0]))
    if len(cells) < _SMALLEST_LINE or side * side != len(cells):
        return rows
    return [cells[at : at + side] for at in range(0, len(cells), side)]


# ---- What stands beside the board -----------------------------------------------------------


def _fields(line: Token) -> tuple[Token, Token, Token]:
    """What stands left of the cells, the cells, and what stands right of them."""
    texts = line.text.split(BARS, 2)
    if len(texts) == 1:
        return Token("", line.at), line, Token("", line.at)
    middle = line.at + len(texts[0]) + len(BARS)
    # A blank stands before the cells, so that the bars do not touch them.
    cells = Token(texts[1].removeprefix(" "), middle + texts[1].startswith(" "))
    after = Token(texts[2], middle + len(texts[1]) + len(BARS)) if len(texts) > 2 else Token("", 0)
    return Token(texts[0], line.at), cells, after


def _add_columns(block: Block, side: str, lines: Sequence[Token]) -> None:
    """The numbers above or below the columns; those above may begin lower."""
    rows = [_split(line, True) for line in lines]
    for c in range(1, max(map(len, rows), default=0) + 1):
        own = [row[c - 1] for row in rows if len(row) >= c]
        start = next((k for k, token in enumerate(own) if token.text not in "-."), len(own))
        for k, token in enumerate(own[start:] if side == "top" else own, 1):
            block.outside[side, c, k] = token


# ---- Lines between and through cells ---------------------------------------------------------


def _lattice(source: Source, lines: Sequence[Token]) -> Block:
    """Cells between vertices, with lines along their sides."""
    at = [k for k, sign in enumerate(lines[0].text) if sign == VERTEX]
    if len(lines) % 2 == 0:
        source.fail("expected a line of + below the last row of cells", lines[-1].at)
    block = Block([])
    for number, line in enumerate(lines):
        row, text = number // 2, line.text.ljust(at[-1] + 1)
        if number % 2 == 0:
            if [k for k, sign in enumerate(text) if sign == VERTEX] != at:
                source.fail("expected + in the same columns as in the first line", line.at)
            for c, (left, right) in enumerate(pairwise(at), 1):
                edge = (row, c, "bottom") if row else (1, c, "top")
                _set(source, block.edges, edge, Token(text[left + 1 : right], line.at + left + 1))
            continue
        block.rows.append([])
        for a, b in pairwise(at):
            cell = text[a + 1 : b]
            begin = a + 1 + len(cell) - len(cell.lstrip())
            block.rows[-1].append(Token(cell.strip() or ".", line.at + begin))
        for c, place in enumerate(at):
            edge = (row + 1, c, "right") if c else (row + 1, 1, "left")
            _set(source, block.edges, edge, Token(text[place], line.at + place))
    return block


_STATES = {
    **{sign.strip(" ")[0]: state for state, sign in ACROSS.items()},
    **{sign: state for state, sign in DOWN.items()},
}


def _set(source: Source, lines: dict[Edge, str], edge: Edge, token: Token) -> None:
    """What a line says; nothing if it is blank."""
    text = token.text.strip()
    if not text:
        return
    signs = set(text)
    if len(signs) > 1 or text[0] not in _STATES:
        source.fail(f"expected a line (--- or |), a cross (x) or blanks, not {text!r}", token.at)
    lines[edge] = _STATES[text[0]]


def _linked(source: Source, lines: Sequence[Token]) -> Block:
    """Cells with lines from one to the next, beside and below."""
    block = Block([])
    spans: list[tuple[int, int]] = []
    for line in lines:
        # A cross is no cell: it stands as long as its cell has another sign.
        text = line.text.replace(CROSSED_LINK, "-!-")
        if line.text.startswith(BETWEEN):
            for m in re.finditer(r"\S+", line.text[1:]):
                place = m.start() + 1
                found = [c for c, (a, b) in enumerate(spans, 1) if a <= place < b]
                if not found:
                    source.fail("expected a line below a cell", line.at + place)
                edge = (len(block.rows), found[0], "bottom")
                _set(source, block.links, edge, Token(m[0], line.at + place))
            continue
        cells = list(re.finditer(r"[^\s\-=!]+", text))
        spans = [m.span() for m in cells]
        block.rows.append([Token(m[0], line.at + m.start()) for m in cells])
        for c, (one, other) in enumerate(pairwise(cells), 1):
            between = Token(text[one.end() : other.start()], line.at + one.end())
            sign = between._replace(text=between.text.replace("-!-", " x "))
            _set(source, block.links, (len(block.rows), c, "right"), sign)
    return block
