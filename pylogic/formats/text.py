"""Plain text boards: a row a line, `.` or `-` empty, `#` or `x` black, `?` unknown, numbers.

Cells are separated by blanks, commas or bars; without any, each character is a cell. After a
blank line may follow a board of areas. Lines that begin with % are comments. A single line of
81 characters is a board of 9 rows, as collections of such puzzles write them; so are other squares.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from math import isqrt

from pylogic.formats.diagram import Diagram, Found, Game, Source
from pylogic.rules.symbols import Place

_EMPTY, _BLACK, _UNKNOWN = ".-_·", "#xX█", "?"
_SEPARATED = re.compile(r"[^\s,;|]+")
_SMALLEST_LINE = 81
"""Cells of a square board that may be written on one line; a row of one board may have fewer."""


def matches(text: str) -> bool:
    """Whether a text may be a board."""
    return bool(re.fullmatch(rf"[\s\d,;|{re.escape(_EMPTY + _BLACK + _UNKNOWN)}a-zA-Z%]*", text))


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a board.

    Raises:
        ProgramError: says what is wrong and where.
    """
    blocks = list(_blocks(source))
    if not blocks:
        source.fail("there is no board: expected rows of cells")
    if len(blocks) > 2:
        source.fail(
            "expected a board, a blank line, and perhaps a board of areas", blocks[2][0][0][1]
        )
    board = blocks[0]
    rows, cols = source.size(len(board), len(board[0]))
    numbers: dict[Place, int] = {}
    marked: dict[str, set[Place]] = {"black": set(), "unknown": set()}
    for block in blocks:
        _check_shape(source, block, rows, cols)
    for place, text, at in _cells(board):
        if text in _BLACK:
            marked["black"].add(place)
        elif text == _UNKNOWN:
            marked["unknown"].add(place)
        elif text not in _EMPTY:
            numbers[place] = source.number(text, at)
    names: dict[str, int] = {}
    areas: dict[Place, int] = {}
    for place, text, _ in _cells(blocks[1]) if len(blocks) == 2 else ():
        areas[place] = names.setdefault(text, len(names) + 1)
    black = frozenset(marked["black"])
    return Found(
        Diagram(
            rows,
            cols,
            numbers,
            frozenset(marked["unknown"]),
            areas,
            shaded=black,
            is_solved=bool(black),
        )
    )


def cells_of(text: str, name: str) -> Iterator[tuple[Place, str]]:
    """The cells of the board of a text as they are written."""
    for place, cell, _ in _cells(next(_blocks(Source(text, name)))):
        yield place, cell


def unwritable(_diagram: Diagram, _game: Game | None) -> str | None:
    """A text says all but boxes, which a reader finds again, and variants of the rules."""
    return None


def write(diagram: Diagram, _game: Game | None) -> str:
    """Write a board, cells separated by blanks."""
    numbers = {**diagram.solution, **diagram.numbers}

    def cell(place: Place) -> str:
        if place in numbers:
            return str(numbers[place])
        if place in diagram.shaded:
            return "#"
        return "?" if place in diagram.unknown else "."

    boards = [_drawn(diagram, cell)]
    if diagram.areas:
        boards.append(_drawn(diagram, lambda place: str(diagram.areas[place])))
    return "\n\n".join(boards) + "\n"


def _drawn(diagram: Diagram, cell: Callable[[Place], str]) -> str:
    texts = {place: cell(place) for place in diagram.places}
    width = max(map(len, texts.values()))
    rows = range(1, diagram.rows + 1)
    columns = range(1, diagram.cols + 1)
    end = "," if diagram.cols == 1 else ""  # without it each digit would be a cell
    return "\n".join(" ".join(texts[r, c].rjust(width) for c in columns) + end for r in rows)


_Row = list[tuple[str, int]]


def _blocks(source: Source) -> Iterator[list[_Row]]:
    """The boards of a text: rows of cells, each with the place where it begins."""
    lines = [(m[0], m.start()) for m in re.finditer(r"[^\n]+|(?<=\n)(?=\n)", source.text)]
    rows = [line.strip() for line, _ in lines if line[:1] != "%"]
    is_separated = any(re.search(r"[\s,;|]", row) for row in rows)
    block: list[_Row] = []
    for line, at in lines:
        if line.startswith("%"):
            continue
        pattern = _SEPARATED if is_separated else re.compile(r"\S")
        row = [(m[0], at + m.start()) for m in pattern.finditer(line)]
        if row:
            block.append(row)
        elif block:
            yield block
            block = []
    if block:
        yield block if is_separated else _squared(block)


def _squared(block: list[_Row]) -> list[_Row]:
    """The rows of a square board that is written on one line; other boards as they are."""
    cells, side = block[0], isqrt(len(block[0]))
    if len(block) > 1 or len(cells) < _SMALLEST_LINE or side * side != len(cells):
        return block
    return [cells[at : at + side] for at in range(0, len(cells), side)]


def _check_shape(source: Source, block: Sequence[_Row], rows: int, cols: int) -> None:
    for row in block:
        if len(row) != cols:
            source.fail(f"this row has {len(row)} cells, the first one {cols}", row[0][1])
    if len(block) != rows:
        words = f"there are {len(block)} rows of areas, and {rows} rows of cells"
        source.fail(words, block[0][0][1])


def _cells(block: Sequence[_Row]) -> Iterator[tuple[Place, str, int]]:
    for r, row in enumerate(block, 1):
        for c, (text, at) in enumerate(row, 1):
            yield (r, c), text, at
