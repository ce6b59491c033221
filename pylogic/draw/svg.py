"""Board -> an SVG picture."""

from __future__ import annotations

import html
import math
import textwrap
import unicodedata
from collections.abc import Iterator, Sequence

from pylogic.draw import palette
from pylogic.draw.board import Board, Cell, Frame, check_room, printable
from pylogic.rules.symbols import Place

SIDE = 40  # pixels of a cell whose text is short
_WIDEST = 240  # pixels of a cell whose text is long
_LETTER = 12  # pixels of a letter in a cell
_SWATCH = 64  # pixels of a tint in a legend
_NOTE = 11  # pixels that a note is high
EDGE = 3  # pixels around a grid, for the half of its border that lies outside
_ROOM = 1000  # pixels across, for frames side by side
_GAP = 24  # pixels between frames, and around the picture
_LEADING = 20  # pixels of a line of words
_SMALL = 8  # pixels of a letter in a line of words
_NARROWEST = 200  # pixels of a line of words, even under a small grid
_FONT = "system-ui, sans-serif"


def render(boards: Sequence[Board]) -> str:
    """One picture of all boards, one below the other, their frames side by side.

    Raises:
        OptionError: they have too many cells.
    """
    check_room(boards)
    elements: list[str] = []
    width, top = 2 * _GAP, _GAP
    for board in boards:
        wide = cell_width(board)
        across, down = _size(board, wide)
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


def grid(board: Board, frame: Frame, wide: int) -> str:
    """The cells of one frame as an SVG element, without names and captions.

    `wide` is the `cell_width` of the board, for which all of its frames are looked at.
    """
    return _picture(board, frame, wide, _grid(board, frame, wide))


def stencil(board: Board, frame: Frame, wide: int) -> str:
    """A grid without its cells: an empty group holds their place, for a page to put `piece`s in."""
    below, above = _around(board, frame, wide)
    return _picture(board, frame, wide, [below, "<g></g>", above])


def piece(cell: Cell, wide: int) -> str:
    """The elements of a cell alone, whose upper left corner is at 0,0."""
    return "".join(_cell(cell, 0, 0, wide))


def _picture(board: Board, frame: Frame, wide: int, elements: Sequence[str]) -> str:
    width, height = _size(board, wide)
    size = f"{board.rows} rows, {board.cols} columns"
    title = f"{frame.name}: {size}" if frame.name else size
    return _svg(width, height, title, elements) if width else ""


def legend(board: Board) -> str:
    """What the tints of a board mean, as an SVG element."""
    cells = [
        "".join(_cell(cell, place * _SWATCH, 0, _SWATCH)) for place, cell in enumerate(board.legend)
    ]
    return _svg(_SWATCH * len(cells), SIDE, "What the tints mean", cells)


def escaped(words: str) -> str:
    """Words of a puzzle as text of SVG or HTML, where control characters would be errors."""
    return html.escape(printable(words))


def _titled(
    board: Board, frame: Frame, wide: int, room: int, left: int, top: int
) -> tuple[str, int]:
    """A frame with its name above and its captions below, and where it ends."""
    name, captions = _wrapped([frame.name], room), _wrapped(frame.words, room)
    above = top + _LEADING * len(name)
    below = above + _size(board, wide)[1]
    elements = [
        *_lines(name, left, top, "bold"),
        f'<g transform="translate({left} {above})">{"".join(_grid(board, frame, wide))}</g>\n',
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
    return int(_letters(line) * _SMALL)


def _letters(words: str) -> float:
    """How wide words are, in letters of middling width: no font is at hand to measure them."""
    return sum(
        1.7 if unicodedata.east_asian_width(c) in "WF" or c in "MWmw@%" else 1 for c in words
    )


def _svg(width: int, height: int, title: str, elements: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="{_FONT}">\n'
        f"<title>{escaped(title)}</title>\n{''.join(elements)}</svg>\n"
    )


def cell_width(board: Board) -> int:
    """Pixels of a cell, the same for all frames, so that nothing moves from one to the next."""
    texts = (cell.text for frame in board.frames for cell in frame.cells.values())
    longest = max(map(_letters, texts), default=0)
    return SIDE if longest <= 3 else min(_WIDEST, int(_LETTER * longest) + 14)


def _size(board: Board, wide: int) -> tuple[int, int]:
    if not (board.rows and board.cols):
        return 0, 0
    return board.cols * wide + 2 * EDGE, board.rows * SIDE + 2 * EDGE


def _grid(board: Board, frame: Frame, wide: int) -> list[str]:
    if not (board.rows and board.cols):
        return []
    below, above = _around(board, frame, wide)
    places = ((*_corner(place, wide), cell) for place, cell in sorted(frame.cells.items()))
    cells = ("".join(_cell(cell, left, top, wide)) + "\n" for left, top, cell in places)
    return [below, *cells, above]


def _corner(place: Place, wide: int) -> tuple[int, int]:
    return EDGE + (place[1] - 1) * wide, EDGE + (place[0] - 1) * SIDE


def _around(board: Board, frame: Frame, wide: int) -> tuple[str, str]:
    """What lies below the cells of a grid, and what above them."""
    across, down = board.cols * wide, board.rows * SIDE
    inner = [f"M{EDGE + col * wide} {EDGE}v{down}" for col in range(1, board.cols)]
    inner += [f"M{EDGE} {EDGE + row * SIDE}h{across}" for row in range(1, board.rows)]
    walls = [
        f"M{EDGE + col * wide} {EDGE + (row - 1) * SIDE}v{SIDE}"
        if kind == "vertical"
        else f"M{EDGE + (col - 1) * wide} {EDGE + row * SIDE}h{wide}"
        for kind, row, col in sorted(frame.walls)
    ]
    edge = f"M{EDGE} {EDGE}h{across}v{down}h-{across}z"
    lines = _path(inner, palette.LINE, 1), _path(walls, palette.INK, 4)
    border = _path([edge], palette.INK, 4 if frame.walls else 2)
    return f'<path d="{edge}" fill="{palette.PAPER}"/>\n', "".join([*lines, border])


def _path(strokes: Sequence[str], colour: str, weight: int) -> str:
    pen = f'stroke="{colour}" stroke-width="{weight}" stroke-linecap="square"'
    # An odd weight on whole pixels would be blurred.
    crisp = ' shape-rendering="crispEdges"' if weight % 2 else ""
    return f'<path d="{"".join(strokes)}" fill="none" {pen}{crisp}/>\n' if strokes else ""


def _cell(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
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
    if cell.note:
        font = f'font-size="{_NOTE}" fill="{palette.ink(cell)}"'
        yield f'<text x="{left + 3}" y="{top + _NOTE + 1}" {font}>{escaped(cell.note)}</text>'
    if cell.candidates and not cell.text:
        yield from _candidates(cell, left, top, width)
    if cell.text:
        yield _text(unfilled if has_plate else cell, left, top, width)
    elif cell.fill and cell.style in ("given", "deduced"):
        middle = f'cx="{left + width / 2:g}" cy="{top + SIDE / 2:g}"'
        is_given = cell.style == "given"
        pen = f'stroke="{palette.ink(cell) if is_given else palette.DEDUCED}" stroke-width="2"'
        fill = palette.ink(cell) if is_given else palette.PAPER
        yield f'<circle {middle} r="4" fill="{fill}" {pen}/>'


def _candidates(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Small texts in a square, each in its place."""
    across = math.isqrt(len(cell.candidates) - 1) + 1
    wide, high = (width - 6) / across, (SIDE - 6) / across
    longest = max(1.0, *map(_letters, (*cell.candidates, *cell.removed)))
    size = f'font-size="{min(0.95 * high, 1.7 * wide / longest):.3g}"'
    lost = cell.removed or ("",) * len(cell.candidates)
    for place, (text, gone) in enumerate(zip(cell.candidates, lost, strict=True)):
        row, column = divmod(place, across)
        if text or gone:
            x, y = left + 3 + wide * (column + 0.5), top + 3 + high * (row + 0.5)
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
    size = min(20, 20 * (width - 10) / (_LETTER * _letters(cell.text)))
    weight = ' font-weight="bold"' if palette.is_bold(cell) else ""
    middle = top + SIDE / 2 + (3 if cell.note else 0)  # a note stands above
    place = f'x="{left + width / 2:g}" y="{middle + 0.36 * size:g}" text-anchor="middle"'
    font = f'font-size="{size:.3g}"{weight} fill="{palette.ink(cell)}"'
    return f"<text {place} {font}>{escaped(cell.text)}</text>"
