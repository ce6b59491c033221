"""The look of one cell, as SVG elements."""

from __future__ import annotations

import html
import math
import unicodedata
from collections.abc import Iterator

from pylogic.draw import palette
from pylogic.draw.scene import Cell, Scene, printable

SIDE = 40  # pixels of a cell whose text is short
_WIDEST = 240  # pixels of a cell whose text is long
_LETTER = 12  # pixels of a letter in a cell
_NOTE = 11  # pixels that a note is high
_CORNER = 12  # pixels that a text in a corner is high
_SMALL = 7  # pixels of a letter of such a text
_SIGNS, _SIGN = ("*", "^"), 34  # texts of one sign, and how many pixels they are high
_RADIUS = 15  # pixels of a circle


def escaped(words: str) -> str:
    """Words of a puzzle as text of SVG or HTML, where control characters would be errors."""
    return html.escape(printable(words))


def letters(words: str) -> float:
    """How wide words are, in letters of middling width: no font is at hand to measure them."""
    return sum(
        1.7 if unicodedata.east_asian_width(c) in "WF" or c in "MWmw@%" else 1 for c in words
    )


def cell_width(board: Scene) -> int:
    """Pixels of a cell, the same for all frames, so that nothing moves from one to the next."""
    cells = [cell for frame in board.frames for cell in frame.cells.values()]
    longest = max((letters(cell.text) for cell in cells), default=0)
    small = max((_small_width(cell) for cell in cells if cell.corners), default=0)
    wide = SIDE if longest <= 3 else int(_LETTER * longest) + 14
    return min(_WIDEST, max(wide, small))


def _small_width(cell: Cell) -> int:
    """Pixels that the texts in the corners of a cell take."""
    pairs = cell.corners[:2], cell.corners[2:]
    return max(int(_SMALL * sum(map(letters, pair))) + 6 * (1 + all(pair)) for pair in pairs)


def cell_look(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """The elements of a cell whose upper left corner is there."""
    unfilled = cell._replace(fill=None)
    # A style with a colour of its own would hide the fill, or be hidden by it.
    is_framed = cell.style in palette.BACKGROUNDS
    is_open = cell.style == "wrong" and not cell.text  # what it holds is the mistake: it is seen
    has_plate = is_framed or (
        cell.style == "deduced" and cell.text != "" and cell.fill not in (None, "white")
    )
    under = cell._replace(style=None) if is_open or (has_plate and cell.fill) else cell
    yield _box(left, top, width, 0, palette.background(under))
    if has_plate:
        inset = 3 if is_open or not cell.fill else 5 if cell.text else 12  # the fill is still seen
        own = palette.OUTLINES.get(cell.style or "")
        plain = f'stroke="{palette.ink(unfilled)}" stroke-width="1.5"'
        outline = f" {own or plain}" if is_framed else ""
        plate = "none" if is_open else palette.background(unfilled)
        yield _box(left, top, width, inset, plate, outline)
    yield from _shapes(cell, left, top, width)
    if cell.note:
        font = f'font-size="{_NOTE}" fill="{palette.ink(cell)}"'
        yield f'<text x="{left + 3}" y="{top + _NOTE + 1}" {font}>{escaped(cell.note)}</text>'
    if cell.candidates and not cell.text:
        yield from _candidates(cell, left, top, width)
    if cell.circle and cell.text:
        yield _text(cell._replace(fill=cell.circle), left, top, width)
    elif cell.text:
        yield _text(unfilled if has_plate else cell, left, top, width)
    elif cell.fill and cell.style in ("given", "deduced"):
        middle = f'cx="{left + width / 2:g}" cy="{top + SIDE / 2:g}"'
        is_given = cell.style == "given"
        pen = f'stroke="{palette.ink(cell) if is_given else palette.DEDUCED}" stroke-width="2"'
        fill = palette.ink(cell) if is_given else palette.PAPER
        yield f'<circle {middle} r="4" fill="{fill}" {pen}/>'


def _shapes(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Diagonals, the circle, and the texts in the corners."""
    ink, middle = palette.ink(cell), (left + width / 2, top + SIDE / 2)
    for way in cell.diagonals:
        start = f"M{left} {top}l{width} {SIDE}" if way == "down" else (
            f"M{left} {top + SIDE}l{width} -{SIDE}"
        )  # fmt: skip
        yield f'<path d="{start}" stroke="{ink}" stroke-width="1.5"/>'
    if cell.circle:
        pen = f'fill="{palette.FILLS[cell.circle]}" stroke="{palette.INK}" stroke-width="2"'
        yield f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="{_RADIUS}" {pen}/>'
    for number, text in enumerate(cell.corners):
        if text:
            x, anchor = (left + width - 5, "end") if number % 2 else (left + 6, "start")
            y = top + SIDE - 5 if number > 1 else top + _CORNER + 3
            at = f'x="{x}" y="{y}" text-anchor="{anchor}" font-size="{_CORNER}"'
            yield f'<text {at} fill="{ink}">{escaped(text)}</text>'


def _candidates(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Small texts in a square, each in its place."""
    across = math.isqrt(len(cell.candidates) - 1) + 1
    first = _CORNER if cell.corners else 3  # below the texts in the corners
    wide, high = (width - 6) / across, (SIDE - 3 - first) / across
    longest = max(1.0, *map(letters, (*cell.candidates, *cell.removed)))
    size = f'font-size="{min(0.95 * high, 1.7 * wide / longest):.3g}"'
    lost = cell.removed or ("",) * len(cell.candidates)
    for place, (text, gone) in enumerate(zip(cell.candidates, lost, strict=True)):
        row, column = divmod(place, across)
        if text or gone:
            x, y = left + 3 + wide * (column + 0.5), top + first + high * (row + 0.5)
            at = f'x="{x:.4g}" y="{y + 0.33 * high:.4g}" text-anchor="middle"'
            fill = palette.REMOVED if gone else palette.ink(cell)
            yield f'<text {at} {size} fill="{fill}">{escaped(gone or text)}</text>'
        if gone:  # not by text-decoration, which not every program that draws SVG knows
            line = f"M{x - 0.4 * wide:.4g} {y + 0.3 * high:.4g}l{0.8 * wide:.4g} {-0.6 * high:.4g}"
            yield f'<path d="{line}" stroke="{palette.REMOVED}"/>'


def _box(left: int, top: int, width: int, inset: int, fill: str, outline: str = "") -> str:
    place = f'x="{left + inset}" y="{top + inset}"'
    size = f'width="{width - 2 * inset}" height="{SIDE - 2 * inset}"'
    return f'<rect {place} {size} fill="{fill}"{outline}/>'


def _text(cell: Cell, left: int, top: int, width: int) -> str:
    size = min(20, 20 * (width - 10) / (_LETTER * letters(cell.text)))
    base = 0.36
    if cell.text in _SIGNS:  # they are small, and stand high
        size, base = _SIGN, 0.6
    weight = ' font-weight="bold"' if palette.is_bold(cell) else ""
    middle = top + SIDE / 2 + (3 if cell.note else 0)  # a note stands above
    if any(cell.corners[:2]) != any(cell.corners[2:]):
        middle += 6 if any(cell.corners[:2]) else -6
    place = f'x="{left + width / 2:g}" y="{middle + base * size:g}" text-anchor="middle"'
    font = f'font-size="{size:.3g}"{weight} fill="{palette.ink(cell)}"'
    return f"<text {place} {font}>{escaped(cell.text)}</text>"
