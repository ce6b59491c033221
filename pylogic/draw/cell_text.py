"""One cell -> lines of text, as many and as wide as those of all cells of its board."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import NamedTuple

from pylogic.draw.palette import BACKGROUNDS
from pylogic.draw.scene import Cell
from pylogic.draw.text import mark

SIGNS = {
    "effect": ("*", "follows"),
    "cause": ("'", "from this"),
    "region": ("~", "in these cells"),
    "wrong": ("!", "what contradicts"),
    "undone": ("-", "taken back"),
}
"""The signs of what colours tell, and what they mean: for where there are none, or one cannot tell
them apart."""

_ONE_COLUMN = dict.fromkeys([*range(32, 127), ord("·"), 0xD7, *range(0x2500, 0x25FD)])
"""ASCII and what boards are drawn with: a column each."""
_CIRCLES = {"white": "○", "black": "●"}
_DIAGONALS = {"down": ("╲", "\\"), "up": ("╱", "/"), "both": ("╳", "X")}  # noqa: RUF001 - lines of a drawing


class Room(NamedTuple):
    """The lines and columns of each cell, and the line and column of its centre."""

    height: int
    width: int
    middle: int

    @property
    def centre(self) -> int:
        """The column in which a text of one character stands."""
        return self.width - 1 - (self.width - 1) // 2 if self.width > 2 else self.width - 1


def sign(style: str | None) -> str:
    """The sign of a style, "" for one that needs none."""
    return SIGNS[style][0] if style in SIGNS else ""


def columns(words: str) -> int:
    """How many columns a text takes; only what is neither ASCII nor ours needs rich to tell."""
    if words.isascii() or not words.translate(_ONE_COLUMN):
        return len(words)
    from rich.cells import cell_len

    return cell_len(words)


def room(cells: Collection[Cell], width: int, *, has_candidates: bool) -> Room:
    """How much room cells need that are at least so wide."""
    longest = max((columns(mark(cell, _CIRCLES)) for cell in cells), default=0)
    width = max(width, longest + any(sign(cell.style) for cell in cells))
    width = max([width, *map(_corner_columns, cells)])
    has_top = any(any(cell.corners[:2]) for cell in cells)
    has_bottom = any(any(cell.corners[2:]) for cell in cells)
    # A text may stand in the line of corners where no cell has both.
    is_apart = has_top and has_bottom and not any(c.corners and (c.text or c.circle) for c in cells)
    height = 1 + has_top + has_bottom - is_apart
    middle = int(has_top)
    if has_candidates:
        for cell in cells:
            lines = candidate_lines(cell)
            height, width = max(height, len(lines)), max([width, *map(columns, lines)])
        if not has_top:
            middle = height // 2
    return Room(height, width, middle)


def _corner_columns(cell: Cell) -> int:
    pairs = ((cell.corners[0], cell.corners[1]), (cell.corners[2], cell.corners[3])) if (
        cell.corners
    ) else ()  # fmt: skip
    gaps = bool(cell.diagonals)
    return max((sum(map(columns, p)) + (all(p) or gaps) for p in pairs if any(p)), default=0)


def candidate_lines(cell: Cell) -> list[str]:
    """The candidates of a cell in a square, each in its place; [] without any."""
    if cell.text or not cell.candidates:
        return []
    across = math.isqrt(len(cell.candidates) - 1) + 1
    widest = max(map(columns, cell.candidates))
    apart = " " if widest > 1 else ""
    texts = [_right(text, widest) if text else " " * widest for text in cell.candidates]
    texts += [" " * widest] * (-len(texts) % across)
    rows = (texts[k : k + across] for k in range(0, len(texts), across))
    return [apart.join(row) for row in rows]


def cell_lines(cell: Cell, size: Room, *, ascii_only: bool, has_candidates: bool) -> list[str]:
    """The lines of a cell."""
    blank = " " * size.width
    candidates = candidate_lines(cell) if has_candidates else []
    if candidates:
        first = (size.height - len(candidates)) // 2
        own = dict(enumerate((_right(line, size.width) for line in candidates), first))
        lines = [own.get(number, blank) for number in range(size.height)]
        lines[size.middle] = _over(lines[size.middle], 0, sign(cell.style))
        return lines
    has_more = any(cell.corners) or bool(cell.diagonals)
    is_full = cell.fill == "black" and not (cell.text or cell.circle or has_more)
    said = cell._replace(fill=None) if has_more and not cell.text and not cell.circle else cell
    middle = _words(said, size.width, ascii_only)
    lines = [middle if is_full else blank] * size.height
    lines[size.middle] = middle
    for line, column, text in _extras(cell, size, ascii_only):
        lines[line] = _over(lines[line], column, text)
    return lines


def _extras(cell: Cell, size: Room, ascii_only: bool) -> Iterable[tuple[int, int, str]]:
    """The diagonals and corners of a cell, each with the line and column where it begins."""
    last = size.height - 1
    for way in cell.diagonals:
        for line in range(size.height):
            step = round(line * (size.width - 1) / last) if last else size.centre
            column = size.width - 1 - step if way == "up" and last else step
            is_crossed = len(cell.diagonals) > 1 and 2 * column == size.width - 1
            yield line, column, _DIAGONALS["both" if is_crossed else way][ascii_only]
    for number, text in enumerate(cell.corners):
        at = size.width - columns(text) if number % 2 else 0
        yield (last if number > 1 else 0), at, text


def _over(line: str, column: int, text: str) -> str:
    """A line with a text on it, where both take a column a character."""
    if columns(line) != len(line) or not text:
        return line
    return line[:column] + text + line[column + len(text) :]


def _words(cell: Cell, width: int, ascii_only: bool) -> str:
    before = sign(cell.style)
    if before:
        return before + _words(cell._replace(style=None), width - 1, ascii_only)
    if cell.fill == "black" and not cell.text and not cell.circle:
        # A colour of its own is seen on both sides of the black.
        is_edged = cell.style in BACKGROUNDS and width > 1
        full = f"▐{'█' * (width - 2)}▌" if is_edged else "█" * width
        return "#" * width if ascii_only else full
    is_dot = cell.fill == "white" and not cell.text and not cell.circle
    if is_dot:
        return _right("." if ascii_only else "·", width)
    return _right(mark(cell) if ascii_only else mark(cell, _CIRCLES), width)


def _right(words: str, width: int) -> str:
    """Words at the right of a cell of two columns, in the middle of a wider one."""
    gap = width - columns(words)
    right = gap // 2 if width > 2 else 0
    return " " * (gap - right) + words + " " * right
