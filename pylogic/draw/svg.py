"""A board as an SVG picture: its frames and words, and the looks of its cells."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Mapping, Sequence

from pylogic.draw import palette
from pylogic.draw.scene import Cell, Frame, Scene, check_room, printable
from pylogic.draw.svg_grid import (
    EDGE,
    SIDE,
    around,
    corner,
    escaped,
    letters,
    lines,
    origin,
    paper,
    reach,
    size,
)
from pylogic.draw.things import LOOKS
from pylogic.rules.symbols import Place

__all__ = [
    "EDGE", "NOTHING", "SIDE", "Pieces", "around", "cell_width", "escaped", "grid", "legend",
    "piece", "reach", "render", "stencil",
]  # fmt: skip

NOTHING = -1
"""The number of no piece."""

_SWATCH = 64  # pixels of a tint in a legend
_ROOM = 1000  # pixels across, for frames side by side
_GAP = 24  # pixels between frames, and around the picture
_LEADING = 20  # pixels of a line of words
_SMALL = 8  # pixels of a letter in a line of words
_NARROWEST = 200  # pixels of a line of words, even under a small grid
_FONT = "system-ui, sans-serif"
_WIDEST = 240  # pixels of a cell whose text is long
_LETTER = 12  # pixels of a letter in a cell
_NOTE = 11  # pixels that a note is high
_CENTRE = 11  # pixels that values in the middle of a cell are high
_CORNER = 12  # pixels that a text in a corner is high
_CORNER_LETTER = 7  # pixels of a letter of such a text
_SIGNS, _SIGN = ("*", "^"), 34  # texts of one sign, and how many pixels they are high
# Of several texts their places, in parts of a cell, and how many pixels they are high.
_SEVERAL = {
    2: (((0.3, 0.3), (0.7, 0.7)), 17),
    3: (((0.27, 0.3), (0.73, 0.3), (0.5, 0.72)), 15),
    4: (((0.5, 0.22), (0.22, 0.5), (0.78, 0.5), (0.5, 0.78)), 14),
}
_MANY = tuple((0.2 + 0.3 * (k % 3), 0.2 + 0.3 * (k // 3)) for k in range(9))
_RADIUS = 15  # pixels of a circle


def render(boards: Sequence[Scene]) -> str:
    """One picture of all boards, one below the other, their frames side by side.

    Raises:
        OptionError: they have too many cells.
    """
    check_room(boards)
    elements: list[str] = []
    width, top = 2 * _GAP, _GAP
    for board in boards:
        wide = cell_width(board)
        across, down = size(board, wide)
        room = max(across, _NARROWEST) if down else _ROOM
        words = (line for f in board.frames for line in _wrapped([f.name, *f.words], room))
        column = max([across, *map(_columns, words)])
        per_row = max(2 if board.is_still else 1, (_ROOM + _GAP) // (column + _GAP))
        for first in range(0, len(board.frames), per_row):
            row = board.frames[first : first + per_row]
            lefts = range(_GAP, _ROOM * per_row, column + _GAP)
            drawn = [
                _titled(board, f, wide, room, x, top) for f, x in zip(row, lefts, strict=False)
            ]
            elements += (frame for frame, _ in drawn)
            top = max(bottom for _, bottom in drawn) + _GAP
            width = max(width, _GAP + len(row) * (column + _GAP))
        captions = _wrapped(board.captions, _ROOM)
        elements += _lines(captions, _GAP, top)
        width = max([width, *(_columns(line) + 2 * _GAP for line in captions)])
        top += _LEADING * len(captions) + _GAP
        if board.legend:
            elements.append(f'<g transform="translate({_GAP} {top - _GAP})">{legend(board)}</g>\n')
            top += SIDE + _GAP
            width = max(width, len(board.legend) * _SWATCH + 2 * _GAP)
    paper = f'<rect width="{width}" height="{top}" fill="{palette.WHITE}"/>\n'
    title = "A board" if len(boards) == 1 else f"{len(boards)} boards"
    return _svg(width, top, title, [paper, *elements])


def grid(board: Scene, frame: Frame, wide: int) -> str:
    """The cells of one frame as an SVG element, without names and captions.

    `wide` is the `cell_width` of the board, for which all of its frames are looked at.
    """
    return _picture(board, frame, wide, _grid(board, frame, wide))


def stencil(board: Scene, frame: Frame, wide: int) -> str:
    """A grid without its cells: an empty group holds their place, for a page to put `piece`s in."""
    elements = [paper(board, wide), "<g></g>", lines(board, frame, wide)]
    return _picture(board, frame, wide, elements)


def piece(cell: Cell, wide: int) -> str:
    """The elements of a cell alone, whose upper left corner is at 0,0."""
    return "".join(_look(cell, 0, 0, wide))


class Pieces:
    """The looks of cells of one width, numbered from 0: for pages that show many frames."""

    def __init__(self, width: int) -> None:
        self._width = width
        self._numbers: dict[Cell, int] = {}

    def places(self, cells: Mapping[Place, Cell], board: Scene) -> list[int]:
        """The number of the piece in each cell, row by row; NOTHING where there is none."""
        every = ((r, c) for r in range(1, board.rows + 1) for c in range(1, board.cols + 1))
        found = (cells.get(place) for place in every)
        return [
            NOTHING if cell is None else self._numbers.setdefault(cell, len(self._numbers))
            for cell in found
        ]

    @property
    def drawn(self) -> dict[Cell, str]:
        """Each cell with its SVG, in the order of their numbers."""
        return {cell: piece(cell, self._width) for cell in self._numbers}


def _picture(board: Scene, frame: Frame, wide: int, elements: Sequence[str]) -> str:
    if not (board.rows and board.cols):
        return ""
    words = f"{board.rows} rows, {board.cols} columns"
    title = f"{frame.name}: {words}" if frame.name else words
    return _svg(*size(board, wide), title, elements, origin(board))


def legend(board: Scene) -> str:
    """The legend of the tints of a board, as an SVG element."""
    cells = [
        "".join(_look(cell, place * _SWATCH, 0, _SWATCH)) for place, cell in enumerate(board.legend)
    ]
    return _svg(_SWATCH * len(cells), SIDE, "What the tints mean", cells)


def _titled(
    board: Scene, frame: Frame, wide: int, room: int, left: int, top: int
) -> tuple[str, int]:
    """A frame with its name above and its captions below, and where it ends."""
    name, captions = _wrapped([frame.name], room), _wrapped(frame.words, room)
    above = top + _LEADING * len(name)
    below = above + size(board, wide)[1]
    x, y = origin(board)
    inner = "".join(_grid(board, frame, wide))
    elements = [
        *_lines(name, left, top, "bold"),
        f'<g transform="translate({left - x} {above - y})">{inner}</g>\n',
        *_lines(captions, left, below),
    ]
    return "".join(elements), below + _LEADING * len(captions)


def _wrapped(words: Sequence[str], room: int) -> list[str]:
    return [line for text in words for line in textwrap.wrap(printable(text), room // _SMALL)]


def _lines(lines: Sequence[str], left: int, top: int, weight: str = "normal") -> Iterator[str]:
    pen = f'font-size="14" font-weight="{weight}" fill="{palette.INK}"'
    for number, line in enumerate(lines, 1):
        yield f'<text x="{left}" y="{top + number * _LEADING - 6}" {pen}>{escaped(line)}</text>\n'


def _columns(line: str) -> int:
    return int(letters(line) * _SMALL)


def _svg(
    width: int,
    height: int,
    title: str,
    elements: Sequence[str],
    start: tuple[int, int] = (0, 0),
) -> str:
    box = f"{start[0]} {start[1]} {width} {height}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{box}" '
        f'width="{width}" height="{height}" font-family="{_FONT}">\n'
        f"<title>{escaped(title)}</title>\n{''.join(elements)}</svg>\n"
    )


def _grid(board: Scene, frame: Frame, wide: int) -> list[str]:
    if not (board.rows and board.cols):
        return []
    places = ((*corner(place, wide), cell) for place, cell in sorted(frame.cells.items()))
    cells = ("".join(_look(cell, left, top, wide)) + "\n" for left, top, cell in places)
    return [paper(board, wide), *cells, lines(board, frame, wide)]


# ---- The look of a cell ----------------------------------------------------------------------


def cell_width(board: Scene) -> int:
    """Pixels of a cell, the same for all frames, so that nothing moves from one to the next."""
    cells = [cell for frame in board.frames for cell in frame.cells.values()]
    longest = max((letters(cell.text) for cell in cells), default=0)
    small = max((_corners_width(cell) for cell in cells if cell.corners), default=0)
    wide = SIDE if longest <= 3 else int(_LETTER * longest) + 14
    return min(_WIDEST, max(wide, small))


def _corners_width(cell: Cell) -> int:
    """Pixels that the texts in the corners of a cell take."""
    return max(
        int(_CORNER_LETTER * (letters(one) + letters(other))) + 6 * (1 + bool(one and other))
        for one, other in (cell.corners[:2], cell.corners[2:])
    )


def _look(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """The elements of a cell whose upper left corner is there."""
    unfilled = cell._replace(fill=None)
    # A style with a colour of its own would hide the fill, or be hidden by it.
    is_framed = cell.style in palette.BACKGROUNDS
    is_open = (
        cell.style == "wrong" and not cell.is_written
    )  # what it holds is the mistake: it is seen
    has_plate = is_framed or (
        cell.style == "deduced" and not cell.is_blank and cell.fill not in (None, "white")
    )
    under = cell._replace(style=None) if is_open or (has_plate and cell.fill) else cell
    yield _box(left, top, width, 0, palette.background(under))
    if has_plate:
        inset = (
            3 if is_open or not cell.fill else 5 if cell.is_written else 12
        )  # the fill is still seen
        own = palette.OUTLINES.get(cell.style or "")
        plain = f'stroke="{palette.ink(unfilled)}" stroke-width="1.5"'
        outline = f" {own or plain}" if is_framed else ""
        plate = "none" if is_open else palette.background(unfilled)
        yield _box(left, top, width, inset, plate, outline)
    yield from _shapes(cell, left, top, width)
    if cell.note:
        font = f'font-size="{_NOTE}" fill="{palette.ink(cell)}"'
        yield f'<text x="{left + 3}" y="{top + _NOTE + 1}" {font}>{escaped(cell.note)}</text>'
    if cell.candidates and not cell.is_written:
        yield from _candidates(cell, left, top, width)
    if cell.centre and not cell.is_written:
        # In the middle, or below the candidates.
        y = top + (SIDE - 3 if cell.candidates else SIDE / 2 + 0.36 * _CENTRE)
        high = min(_CENTRE, (width - 6) / (0.6 * letters(cell.in_centre)))
        at = f'x="{left + width / 2:g}" y="{y:g}" text-anchor="middle" font-size="{high:.3g}"'
        yield f'<text {at} fill="{palette.ink(cell)}">{escaped(cell.in_centre)}</text>'
    if cell.is_written:
        written = unfilled if has_plate and not cell.circle else _on_circle(cell)
        yield from _writing(written, left, top, width)
    elif cell.fill and cell.is_blank and cell.style in ("given", "deduced"):
        middle = f'cx="{left + width / 2:g}" cy="{top + SIDE / 2:g}"'
        is_given = cell.style == "given"
        pen = f'stroke="{palette.ink(cell) if is_given else palette.DEDUCED}" stroke-width="2"'
        fill = palette.ink(cell) if is_given else palette.PAPER
        yield f'<circle {middle} r="4" fill="{fill}" {pen}/>'


def _shapes(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """The black half, diagonals, the circle, the arrow, and the texts in the corners."""
    ink, middle = palette.ink(cell), (left + width / 2, top + SIDE / 2)
    if cell.triangle:
        inset = 5 if cell.style in palette.BACKGROUNDS else 0
        is_left, is_top = cell.triangle.endswith("left"), cell.triangle.startswith("top")
        x = left + inset if is_left else left + width - inset
        y = top + inset if is_top else top + SIDE - inset
        across, down = ((side - 2 * inset) for side in (width, SIDE))
        across, down = across if is_left else -across, down if is_top else -down
        yield f'<path d="M{x} {y}h{across}l{-across} {down}z" fill="{palette.INK}"/>'
    for way in cell.diagonals:
        start = f"M{left} {top}l{width} {SIDE}" if way == "down" else (
            f"M{left} {top + SIDE}l{width} -{SIDE}"
        )  # fmt: skip
        yield f'<path d="{start}" stroke="{ink}" stroke-width="1.5"/>'
    if cell.circle:
        pen = f'fill="{palette.FILLS[cell.circle]}" stroke="{palette.INK}" stroke-width="2"'
        yield f'<circle cx="{middle[0]:g}" cy="{middle[1]:g}" r="{_RADIUS}" {pen}/>'
    if cell.arrow:
        yield _arrow(cell, *middle)
    for number, text in enumerate(cell.corners):
        if text:
            x, anchor = (left + width - 5, "end") if number % 2 else (left + 6, "start")
            y = top + SIDE - 5 if number > 1 else top + _CORNER + 3
            at = f'x="{x}" y="{y}" text-anchor="{anchor}" font-size="{_CORNER}"'
            yield f'<text {at} fill="{ink}">{escaped(text)}</text>'


def _on_circle(cell: Cell) -> Cell:
    """The cell as if it were filled as what is behind its text."""
    return cell._replace(fill=cell.circle) if cell.circle else cell


def _arrow(cell: Cell, x: float, y: float) -> str:
    """The arrow of a cell with that centre: above its text, or on the right of it."""
    is_across = cell.arrow in ("left", "right")
    away = (9 if cell.circle else 12) if cell.text else 0
    x, y = (x, y - away) if is_across else (x + away, y)
    step = 1 if cell.arrow in ("right", "bottom") else -1
    long, head = (5 if cell.circle else 7) * step, -4 * step
    shape = f"M{x - long:g} {y:g}h{2 * long}m{head} -4l{-head} 4l{head} 4"
    if not is_across:
        shape = f"M{x:g} {y - long:g}v{2 * long}m-4 {head}l4 {-head}l4 {head}"
    ink = palette.ink(_on_circle(cell))
    return f'<path d="{shape}" fill="none" stroke="{ink}" stroke-width="2"/>'


def _writing(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """The thing in a cell, its text, and its several texts."""
    if cell.symbol:
        at = f"translate({left + width / 2:g} {top + SIDE / 2:g})"
        _, shape, light = LOOKS[cell.symbol]
        if light:
            yield f'<path transform="{at}" d="{light}" fill="{palette.WHITE}"/>'
        yield f'<path transform="{at}" d="{shape}" fill="{palette.ink(cell)}"/>'
    if cell.text:
        yield _text(cell, left, top, width)
    if len(cell.texts) == 1:
        yield _text(cell._replace(text=cell.texts[0]), left, top, width)
        return
    places, font = _SEVERAL.get(len(cell.texts), (_MANY, 11))
    for text, (across, down) in zip(cell.texts, places, strict=False):
        x, y = left + across * width, top + down * SIDE + 0.36 * font
        size = min(font, 0.4 * width * font / (_LETTER * letters(text)))
        pen = f'text-anchor="middle" font-size="{size:.3g}" fill="{palette.ink(cell)}"'
        yield f'<text x="{x:g}" y="{y:g}" {pen}>{escaped(text)}</text>'


def _candidates(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Small texts in a square, each in its place."""
    across = math.isqrt(len(cell.candidates) - 1) + 1
    first = _CORNER if cell.corners else 3  # below the texts in the corners
    last = _CENTRE if cell.centre else 3  # above the marks of the centre
    wide, high = (width - 6) / across, (SIDE - last - first) / across
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
    if cell.circle and cell.arrow:
        size *= 0.7
    base = 0.36
    if cell.text in _SIGNS:  # they are small, and stand high
        size, base = _SIGN, 0.6
    weight = ' font-weight="bold"' if palette.is_bold(cell) else ""
    middle = top + SIDE / 2 + (3 if cell.note else 0)  # a note stands above
    if any(cell.corners[:2]) != any(cell.corners[2:]):
        middle += 6 if any(cell.corners[:2]) else -6
    x = left + width / 2
    if cell.arrow in ("left", "right"):
        middle += 5
    elif cell.arrow:
        x -= 5
    place = f'x="{x:g}" y="{middle + base * size:g}" text-anchor="middle"'
    font = f'font-size="{size:.3g}"{weight} fill="{palette.ink(cell)}"'
    return f"<text {place} {font}>{escaped(cell.text)}</text>"
