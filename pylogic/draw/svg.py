"""A board as an SVG picture: its frames and words, cells, lines, and the texts beside it."""

from __future__ import annotations

import html
import math
import textwrap
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from pylogic.draw import palette
from pylogic.draw.scene import (
    STEPS,
    Cell,
    Frame,
    Label,
    Line,
    Scene,
    beside,
    between_mark,
    check_room,
    margin,
    printable,
    wall_of,
)
from pylogic.draw.signs import CIRCLES, LOOKS
from pylogic.rules.notation import ORDERS, Piece
from pylogic.rules.symbols import SIDES, Edge, Place

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
SIDE = 40  # pixels of a cell whose text is short
EDGE = 3  # pixels around a grid, for the half of its border that lies outside
_BESIDE = 4  # pixels between the border of a grid and the texts beside it
_SLOT = 22  # pixels of a text above or below the cells, and the least of one beside them
_LABEL = 9.5  # pixels of a letter of such a text
_THICK = 5  # pixels of an edge or link
_BAND = 14  # pixels of the plate behind one that stands out
_CROSS = 5  # pixels from the middle of a cross to its ends
_DOTS = "0 6.667"  # a line of dots, of which one is in each corner of a cell
_DOT = 6  # pixels of a dot between cells, or where they meet, from its centre
_CIRCLE = 9  # pixels of a text there
_PATHS = {"thermo": (13, 0.22), "arrow": (2.5, 0.55), "line": (7, 0.3)}
"""How wide and how dark paths are: black through which one sees, so that texts stay as they are."""
_BANK = 14  # pixels of a cell of a piece under the board
_BULB = 15  # pixels of the circle where a path begins
_CAGE = 3.5  # pixels from the side of a cell to the outline of its cage


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
    for number, line in enumerate(lines, 1):
        y = top + number * _LEADING - 6
        yield _text(line, left, y, 14, palette.INK, anchor="", weight=weight) + "\n"


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


def _element(tag: str, **attributes: float | str) -> str:
    """An element without children; attributes that are empty are left out."""
    said = (
        f' {name.replace("_", "-")}="{value:g}"'
        if isinstance(value, float)
        else f' {name.replace("_", "-")}="{value}"'
        for name, value in attributes.items()
        if value != ""
    )
    return f"<{tag}{''.join(said)}/>"


def _text(
    words: str,
    x: float,
    y: float,
    size: float,
    ink: str,
    *,
    anchor: str = "middle",
    weight: str = "",
) -> str:
    """Words whose base line is there."""
    pen = {"text_anchor": anchor, "font_size": f"{size:.3g}", "font_weight": weight, "fill": ink}
    return f"{_element('text', x=x, y=y, **pen)[:-2]}>{escaped(words)}</text>"


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
    # An open plate lets one see the mistake: what the cell holds.
    is_open = cell.style == "wrong" and not cell.is_written
    has_plate = is_framed or (
        cell.style == "deduced" and not cell.is_blank and cell.fill not in (None, "white")
    )
    under = cell._replace(style=None) if is_open or (has_plate and cell.fill) else cell
    yield _box(left, top, width, 0, palette.background(under))
    if has_plate:
        # The fill is still seen around the plate.
        inset = 3 if is_open or not cell.fill else 5 if cell.is_written else 12
        own = palette.OUTLINES.get(cell.style or "")
        plain = f'stroke="{palette.ink(unfilled)}" stroke-width="1.5"'
        outline = f" {own or plain}" if is_framed else ""
        plate = "none" if is_open else palette.background(unfilled)
        yield _box(left, top, width, inset, plate, outline)
    yield from _shapes(cell, left, top, width)
    if cell.note:
        yield _text(cell.note, left + 3, top + _NOTE + 1, _NOTE, palette.ink(cell), anchor="")
    if cell.candidates and not cell.is_written:
        yield from _candidates(cell, left, top, width)
    if cell.centre and not cell.is_written:
        # In the middle, or below the candidates.
        y = top + (SIDE - 3 if cell.candidates else SIDE / 2 + 0.36 * _CENTRE)
        high = min(_CENTRE, (width - 6) / (0.6 * letters(cell.in_centre)))
        yield _text(cell.in_centre, left + width / 2, y, high, palette.ink(cell))
    if cell.is_written:
        written = unfilled if has_plate and not cell.circle else _on_circle(cell)
        yield from _writing(written, left, top, width)
    elif cell.fill and cell.is_blank and cell.style in ("given", "deduced"):
        ink = palette.ink(cell)
        pen, fill = (ink, ink) if cell.style == "given" else (palette.DEDUCED, palette.PAPER)
        yield _circle(left + width / 2, top + SIDE / 2, 4, fill, pen, 2)


def _circle(x: float, y: float, r: float, fill: str, ink: str = "", weight: float = 0) -> str:
    return _element("circle", cx=x, cy=y, r=r, fill=fill, stroke=ink, stroke_width=weight or "")


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
        yield _element("path", d=f"M{x} {y}h{across}l{-across} {down}z", fill=palette.INK)
    for way in cell.diagonals:
        start = f"M{left} {top}l{width} {SIDE}" if way == "down" else (
            f"M{left} {top + SIDE}l{width} -{SIDE}"
        )  # fmt: skip
        yield _element("path", d=start, stroke=ink, stroke_width=1.5)
    if cell.circle:
        yield _circle(*middle, _RADIUS, palette.FILLS[cell.circle], palette.INK, 2)
    if cell.arrow:
        yield _arrow(cell, *middle)
    for number, text in enumerate(cell.corners):
        if text:
            x, anchor = (left + width - 5, "end") if number % 2 else (left + 6, "start")
            y = top + SIDE - 5 if number > 1 else top + _CORNER + 3
            yield _text(text, x, y, _CORNER, ink, anchor=anchor)


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
    return _element("path", d=shape, fill="none", stroke=ink, stroke_width=2)


def _writing(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """The thing in a cell, its text, and its several texts."""
    if cell.symbol:
        at = f"translate({left + width / 2:g} {top + SIDE / 2:g})"
        _, shape, light = LOOKS[cell.symbol]
        if light:
            yield _element("path", transform=at, d=light, fill=palette.WHITE)
        yield _element("path", transform=at, d=shape, fill=palette.ink(cell))
    if cell.text:
        yield _written(cell, left, top, width)
    if len(cell.texts) == 1:
        yield _written(cell._replace(text=cell.texts[0]), left, top, width)
        return
    places, font = _SEVERAL.get(len(cell.texts), (_MANY, 11))
    for text, (across, down) in zip(cell.texts, places, strict=False):
        x, y = left + across * width, top + down * SIDE + 0.36 * font
        size = min(font, 0.4 * width * font / (_LETTER * letters(text)))
        yield _text(text, x, y, size, palette.ink(cell))


def _candidates(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Small texts in a square, each in its place."""
    across = math.isqrt(len(cell.candidates) - 1) + 1
    first = _CORNER if cell.corners else 3  # below the texts in the corners
    last = _CENTRE if cell.centre else 3  # above the marks of the centre
    wide, high = (width - 6) / across, (SIDE - last - first) / across
    longest = max(1.0, *map(letters, (*cell.candidates, *cell.removed)))
    size = min(0.95 * high, 1.7 * wide / longest)
    lost = cell.removed or ("",) * len(cell.candidates)
    for place, (text, gone) in enumerate(zip(cell.candidates, lost, strict=True)):
        row, column = divmod(place, across)
        if text or gone:
            x, y = left + 3 + wide * (column + 0.5), top + first + high * (row + 0.5)
            at = float(f"{x:.4g}"), float(f"{y + 0.33 * high:.4g}")
            fill = palette.REMOVED if gone else palette.ink(cell)
            yield _text(gone or text, *at, size, fill)
        if gone:  # not by text-decoration, which not every program that draws SVG knows
            line = f"M{x - 0.4 * wide:.4g} {y + 0.3 * high:.4g}l{0.8 * wide:.4g} {-0.6 * high:.4g}"
            yield _element("path", d=line, stroke=palette.REMOVED)


def _box(left: int, top: int, width: int, inset: int, fill: str, outline: str = "") -> str:
    place = f'x="{left + inset}" y="{top + inset}"'
    size = f'width="{width - 2 * inset}" height="{SIDE - 2 * inset}"'
    return f'<rect {place} {size} fill="{fill}"{outline}/>'


def _written(cell: Cell, left: int, top: int, width: int) -> str:
    """The text of a cell."""
    size = min(20, 20 * (width - 10) / (_LETTER * letters(cell.text)))
    if cell.circle and cell.arrow:
        size *= 0.7
    middle = top + SIDE / 2 + (3 if cell.note else 0)  # a note stands above
    if any(cell.corners[:2]) != any(cell.corners[2:]):
        middle += 6 if any(cell.corners[:2]) else -6
    x = left + width / 2
    if cell.arrow in ("left", "right"):
        middle += 5
    elif cell.arrow:
        x -= 5
    base = 0.36
    if cell.text in _SIGNS:  # they are small, and stand high
        size, base = _SIGN, 0.6
    weight = "bold" if palette.is_bold(cell) else ""
    return _text(cell.text, x, middle + base * size, size, palette.ink(cell), weight=weight)


# ---- Places and lines ------------------------------------------------------------------------


def escaped(words: str) -> str:
    """Words of a puzzle as text of SVG or HTML, where control characters would be errors."""
    return html.escape(printable(words))


def letters(words: str) -> float:
    """How wide words are, in letters of middling width: no font is at hand to measure them."""
    return sum(
        1.7 if unicodedata.east_asian_width(c) in "WF" or c in "MWmw@%" else 1 for c in words
    )


class Sizes(NamedTuple):
    """Pixels around the cells for the texts beside them."""

    top: int
    right: int
    bottom: int
    left: int


def around(board: Scene) -> Sizes:
    """How much room the texts of each side take, and crosses and signs on the border."""
    least = _CROSS + 1 if any(frame.edges for frame in board.frames) else 0
    if any(frame.vertices for frame in board.frames):
        least = max(least, _CIRCLE)
    texts = {side: sum(_slots(board, side)) for side in SIDES}
    sizes = Sizes(**{side: max(least, n + _BESIDE if n else 0) for side, n in texts.items()})
    return sizes._replace(bottom=sizes.bottom + _bank(board)[1])


def size(board: Scene, wide: int) -> tuple[int, int]:
    """Width and height of a grid with its margins; 0 if there is none."""
    if not (board.rows and board.cols):
        return 0, 0
    top, right, bottom, left = around(board)
    across, down = board.cols * wide + 2 * EDGE, board.rows * SIDE + 2 * EDGE
    return across + left + right, down + top + bottom


def origin(board: Scene) -> tuple[int, int]:
    """The upper left corner of a grid with its margins; that of the grid alone is at 0,0."""
    sizes = around(board)
    return -sizes.left, -sizes.top


def corner(place: Place, wide: int) -> tuple[int, int]:
    """The upper left corner of a cell."""
    return EDGE + (place[1] - 1) * wide, EDGE + (place[0] - 1) * SIDE


def paper(board: Scene, wide: int) -> str:
    """The paper below the cells."""
    outline = _border(board, wide)
    if any(around(board)):
        (x, y), (width, height) = origin(board), size(board, wide)
        outline = f"M{x} {y}h{width}v{height}h-{width}z"
    return f'<path d="{outline}" fill="{palette.PAPER}"/>\n'


def lines(board: Scene, frame: Frame, wide: int) -> str:
    """The lines above the cells, and the texts beside the board."""
    walls = (_wall(wall, wide) for wall in sorted(frame.walls))
    own = _stroke(walls, palette.INK, 4, cap="square")
    return "".join(
        (
            *_paths(frame, wide),
            *_lattice(board, frame, wide, own),
            *_more(frame, wide),
            *_labels(board, frame, wide),
            *_banked(board, frame),
        )
    )


def _border(board: Scene, wide: int) -> str:
    across, down = board.cols * wide, board.rows * SIDE
    return f"M{EDGE} {EDGE}h{across}v{down}h-{across}z"


def _wall(wall: tuple[str, int, int], wide: int) -> str:
    kind, row, col = wall
    if kind == "vertical":
        return f"M{EDGE + col * wide} {EDGE + (row - 1) * SIDE}v{SIDE}"
    return f"M{EDGE + (col - 1) * wide} {EDGE + row * SIDE}h{wide}"


def _lattice(board: Scene, frame: Frame, wide: int, walls: str) -> Iterator[str]:
    """The grid, which gives way to edges of which something is said, and its border."""
    said = {wall_of(edge) for edge, line in frame.edges.items() if line.state}
    border = 4 if frame.walls else 2
    if not said:
        across, down = board.cols * wide, board.rows * SIDE
        inner = [f"M{EDGE + col * wide} {EDGE}v{down}" for col in range(1, board.cols)]
        inner += [f"M{EDGE} {EDGE + row * SIDE}h{across}" for row in range(1, board.rows)]
        yield _stroke(inner, palette.LINE, 1, cap="square")
        yield walls
        yield _stroke([_border(board, wide)], palette.INK, border, cap="square")
        return
    rest = [(_wall(wall, wide), is_border) for wall, is_border in board.lattice if wall not in said]
    inner, outer = ([w for w, is_border in rest if is_border == wanted] for wanted in (False, True))
    yield _stroke(inner, palette.LINE, 1, cap="square")
    yield walls
    yield _stroke(outer, palette.INK, border, cap="square")
    if not rest:
        # A film has many frames: lines as long as the board take less room than single edges.
        across, down = board.cols * wide, board.rows * SIDE
        rules = [f"M{EDGE} {EDGE + row * SIDE}h{across}" for row in range(board.rows + 1)]
        posts = [f"M{EDGE + col * wide} {EDGE}v{down}" for col in range(board.cols + 1)]
        yield _stroke([*rules, *posts], palette.LINE, 1.5, dashes=_DOTS)
        yield _stroke(rules, palette.LINE, 4, dashes=f"0 {wide}")
    else:
        may_be = [edge for edge, line in frame.edges.items() if line.state == "open"]
        yield _stroke((_to(_edge_ends(e, wide)) for e in may_be), palette.LINE, 1.5, dashes=_DOTS)
        ends = {(r, c) for _, r, c in said}
        ends |= {(r - 1, c) if kind == "vertical" else (r, c - 1) for kind, r, c in said}
        yield _stroke(_points(ends, wide), palette.LINE, 4)


def _points(vertices: Iterable[Place], wide: int) -> Iterator[str]:
    return (f"M{EDGE + c * wide} {EDGE + r * SIDE}h0" for r, c in sorted(vertices))


def _more(frame: Frame, wide: int) -> Iterator[str]:
    yield _stroke(_cages(frame.cages, wide), palette.CAGE, 1.5, dashes="4 3")
    drawn = [(_edge_ends(edge, wide), line) for edge, line in frame.edges.items()]
    drawn += [(_link_ends(frame, link, wide), line) for link, line in frame.links.items()]
    for ends, line in drawn:
        x, y, to_x, to_y = ends
        if y == to_y:
            yield _plate(x, y - _BAND / 2, to_x - x, _BAND, line.style)
        else:
            yield _plate(x - _BAND / 2, y, _BAND, to_y - y, line.style)
    pens: Sequence[tuple[str, Callable[[_Ends], str], float]] = (
        *(("drawn", _to, _THICK), ("double", _twice, 2.5), ("crossed", _crossed, 2)),
        *(("to", _there, _THICK), ("from", _back, _THICK)),
    )
    for colour in dict.fromkeys(palette.line_ink(line.style) for _, line in drawn):
        own = [(ends, line.state) for ends, line in drawn if palette.line_ink(line.style) == colour]
        for wanted, shape, weight in pens:
            yield _stroke((shape(ends) for ends, state in own if state == wanted), colour, weight)
    links = [ends for ends, line in drawn[len(frame.edges) :] if line.state == "open"]
    yield _stroke(map(_tick, links), palette.LINE, 2)
    yield _stroke(_points(frame.dots, wide), palette.INK, 10)
    for (row, column, side), label in sorted(frame.between.items()):
        x, y, to_x, to_y = _edge_ends((row, column, side), wide)
        style = frame.edges.get((row, column, side), Line()).style
        yield _sign(label.text, (x + to_x) / 2, (y + to_y) / 2, style, side)
    for (row, column), label in sorted(frame.vertices.items()):
        yield _sign(label.text, EDGE + column * wide, EDGE + row * SIDE, label.style, "")


def _sign(sign: str, x: float, y: float, style: str | None, side: str) -> str:
    """A sign around a place: on that side of a cell, or where cells meet."""
    ink = palette.line_ink(style)
    paper = palette.BACKGROUNDS.get(style or "", palette.WHITE if not side else palette.PAPER)
    if sign in CIRCLES:
        return _circle(x, y, _DOT, palette.FILLS[sign], ink, 1.5) + "\n"
    if side and sign in ORDERS:
        shape = {
            "<": f"M{x + 4:g} {y - 6:g}l-8 6l8 6",
            ">": f"M{x - 4:g} {y - 6:g}l8 6l-8 6",
            "^": f"M{x - 6:g} {y + 4:g}l6 -8l6 8",
            "v": f"M{x - 6:g} {y - 4:g}l6 8l6 -8",
        }[between_mark(sign, side)]
        return _circle(x, y, _CIRCLE - 1, paper) + _stroke([shape], ink, 2)
    sign = between_mark(sign, side)
    font = min(14, 24 / letters(sign))
    plate = _circle(x, y, _CIRCLE, paper, "" if side else ink)
    return f"{plate}{_text(sign, x, y + 0.36 * font, font, ink)}\n"


def _paths(frame: Frame, wide: int) -> Iterator[str]:
    """The paths, above the colours of the cells."""
    for (look, _), places in sorted(frame.paths.items()):
        weight, dark = _PATHS[look]
        lefts = (corner(place, wide) for place in places)
        points = [(left + wide / 2, top + SIDE / 2) for left, top in lefts]
        (x, y), bulb = points[0], ""
        if look != "line":
            fill = palette.INK if look == "thermo" else "none"
            bulb = _circle(x, y, _BULB - weight / 2, fill)
        head = ""
        if look == "arrow" and points[1:]:
            points[0] = _towards(points[0], points[1], _BULB)
            head = _head(*points[-2], *points[-1])
        line = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("h0" if not points[1:] else "")
        pen = f'stroke="{palette.INK}" stroke-width="{weight}" fill="none"'
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        yield f'<g {pen} {ends} opacity="{dark}">{bulb}<path d="{line}{head}"/></g>\n'


def _towards(
    one: tuple[float, float], other: tuple[float, float], far: float
) -> tuple[float, float]:
    """The point so far from one point on the way to another one."""
    across, down = other[0] - one[0], other[1] - one[1]
    part = far / (math.hypot(across, down) or 1)
    return one[0] + part * across, one[1] + part * down


_Ends = tuple[float, float, float, float]
"""Where a stroke begins, and where it ends: x, y, x, y."""


def _edge_ends(edge: Edge, wide: int) -> _Ends:
    kind, row, column = wall_of(edge)
    right, bottom = EDGE + column * wide, EDGE + row * SIDE
    if kind == "vertical":
        return right, bottom - SIDE, right, bottom
    return right - wide, bottom, right, bottom


def _link_ends(frame: Frame, link: Edge, wide: int) -> _Ends:
    """From centre to centre, but not over texts.

    One that is crossed or open shows a sign on its middle, so it ends as far from either.
    """
    wall = wall_of(link)
    across = wall[0] == "vertical"
    left, top = corner(wall[1:], wide)
    x, y = left + wide / 2, top + SIDE / 2
    one, other = (reach(frame.cell(*p), wide if across else SIDE) for p in beside(wall))
    if frame.links[link].state in ("crossed", "open"):
        one = other = min(max(one, other), SIDE / 2 - _CROSS)
    if across:
        return x + one, y, x + wide - other, y
    return x, y + one, x, y + SIDE - other


def reach(cell: Cell, room: int) -> float:
    """How far from the centre of a cell so wide, or high, a line ends, not to run over its text."""
    if not cell.text:
        return 15 if cell.is_written else 12 if cell.arrow else 0
    # The round end of a line touches the circle: within, it would be a blob beside the text.
    return 15 + _THICK / 2 if cell.circle else min(room / 2 - 6, 6 * letters(cell.text) + 4)


def _to(ends: _Ends) -> str:
    x, y, to_x, to_y = ends
    return f"M{x:g} {y:g}" + (f"H{to_x:g}" if y == to_y else f"V{to_y:g}")


def _there(ends: _Ends) -> str:
    """A line with an arrow head at its end."""
    return _to(ends) + _head(*ends)


def _back(ends: _Ends) -> str:
    return _to(ends) + _head(*ends[2:], *ends[:2])


def _head(x: float, y: float, to_x: float, to_y: float) -> str:
    """The head of an arrow that comes from one point to another."""
    a, b = _towards((0, 0), (to_x - x, to_y - y), 7)
    return f"M{to_x - a - b:g} {to_y - b + a:g}L{to_x:g} {to_y:g}L{to_x - a + b:g} {to_y - b - a:g}"


def _twice(ends: _Ends) -> str:
    x, y, to_x, to_y = ends
    off_x, off_y = (0, 3) if y == to_y else (3, 0)
    return "".join(
        _to((x + k * off_x, y + k * off_y, to_x + k * off_x, to_y + k * off_y)) for k in (-1, 1)
    )


def _crossed(ends: _Ends) -> str:
    left, top = (ends[0] + ends[2]) / 2 - _CROSS, (ends[1] + ends[3]) / 2 - _CROSS
    far = 2 * _CROSS
    return f"M{left:g} {top:g}l{far} {far}M{left:g} {top + far:g}l{far} {-far}"


def _tick(ends: _Ends) -> str:
    x, y = (ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2
    return f"M{x - 4:g} {y:g}h8" if ends[1] == ends[3] else f"M{x:g} {y - 4:g}v8"


def _plate(left: float, top: float, wide: float, high: float, style: str | None) -> str:
    """The coloured plate behind what stands out; "" where nothing does."""
    if style is None or style not in palette.BACKGROUNDS:
        return ""
    place = f'x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}"'
    outline = palette.OUTLINES.get(style, "")
    return f'<rect {place} rx="4" fill="{palette.BACKGROUNDS[style]}" {outline}/>\n'


def _cages(cages: Mapping[Place, Label], wide: int) -> Iterator[str]:
    """The outlines of cages, a little inside their cells."""
    for place, name in sorted(cages.items()):
        left, top = corner(place, wide)
        right, bottom = left + wide, top + SIDE
        for side, (down, across) in STEPS.items():
            if cages.get((place[0] + down, place[1] + across)) == name:
                continue
            # To the ends of the side: to the left or the top one first.
            along = ((0, -1), (0, 1)) if down else ((-1, 0), (1, 0))
            first, last = (_CAGE * _turn(cages, place, (down, across), step) for step in along)
            if side in ("top", "bottom"):
                y = top + _CAGE if side == "top" else bottom - _CAGE
                yield _to((left + first, y, right - last, y))
            else:
                x = left + _CAGE if side == "left" else right - _CAGE
                yield _to((x, top + first, x, bottom - last))


def _turn(cages: Mapping[Place, Label], place: Place, over: Place, step: Place) -> int:
    """How the outline along a side ends in the direction of a step.

    1 where it turns before the side of the cell ends, 0 where it goes on straight, -1 where it goes
    on into the next cell and turns there.
    """
    name, beside = cages[place], (place[0] + step[0], place[1] + step[1])
    if cages.get(beside) != name:
        return 1
    return -1 if cages.get((beside[0] + over[0], beside[1] + over[1])) == name else 0


# ---- Texts beside the board ------------------------------------------------------------------


def _slots(board: Scene, side: str) -> list[int]:
    """Pixels of each place of a side, along the way from the left or the top."""
    texts = margin(board, board.frames[0], side).texts
    if side in ("top", "bottom"):
        return [_SLOT] * len(texts)
    return [max([_SLOT, *(int(_LABEL * letters(t)) + 8 for t in some)]) for some in texts]


def _labels(board: Scene, frame: Frame, wide: int) -> Iterator[str]:
    across, down = board.cols * wide + 2 * EDGE, board.rows * SIDE + 2 * EDGE
    far = {"top": -_BESIDE, "left": -_BESIDE, "bottom": down + _BESIDE, "right": across + _BESIDE}
    for side in SIDES:
        slots, found = _slots(board, side), margin(board, frame, side)
        start = far[side] - (sum(slots) if side in ("top", "left") else 0)
        for (line, k), label in sorted(found.labels.items()):
            first = start + sum(slots[: k - 1])
            if side in ("top", "bottom"):
                yield _label(label, EDGE + (line - 1) * wide, first, wide, slots[k - 1])
            else:
                yield _label(label, first, EDGE + (line - 1) * SIDE, slots[k - 1], SIDE)


def _label(label: Label, left: float, top: float, wide: int, high: int) -> str:
    plate = _plate(left + 1, top + 1, wide - 2, high - 2, label.style).rstrip()
    x, y = left + wide / 2, top + high / 2
    font = min(16, 16 * wide / (_LABEL * letters(label.text) + 2))
    weight = "bold" if label.style == "wrong" else ""
    ink = palette.line_ink(label.style)
    return f"{plate}{_text(label.text, x, y + 0.36 * font, font, ink, weight=weight)}\n"


# ---- Pieces under the board --------------------------------------------------------------------


def _bank(board: Scene) -> tuple[dict[Piece, Place], int]:
    """Left and top of each cell of the pieces, as far as fit side by side; and their height."""
    places: dict[Piece, Place] = {}
    left, top, bottom = EDGE, _BANK, _BANK
    for _, cells in groupby(board.bank, key=itemgetter(0)):
        piece = list(cells)
        down, across = (_BANK * max(cell[i] for cell in piece) for i in (1, 2))
        if left > EDGE and left + across > board.cols * SIDE:
            left, top = EDGE, bottom + _BANK // 2
        places |= {
            cell: (left + _BANK * (cell[2] - 1), top + _BANK * (cell[1] - 1)) for cell in piece
        }
        left, bottom = left + across + _BANK, max(bottom, top + down)
    return places, bottom + EDGE if places else 0


def _banked(board: Scene, frame: Frame) -> Iterator[str]:
    places, height = _bank(board)
    under = board.rows * SIDE + 2 * EDGE + around(board).bottom - height
    for cell, (text, _) in sorted(frame.bank.items()):
        left, top = places[cell]
        fill, pen = (palette.WHITE, palette.INK) if text else (palette.INK, palette.PAPER)
        place = {"x": left, "y": under + top, "width": _BANK, "height": _BANK}
        yield _element("rect", **place, fill=fill, stroke=pen) + "\n"
        if text:
            font = min(_BANK - 3, 1.2 * _BANK / letters(text))
            x, y = left + _BANK / 2, under + top + _BANK / 2 + 0.36 * font
            yield _text(text, x, y, font, palette.INK) + "\n"


# ---- Strokes ---------------------------------------------------------------------------------


def _stroke(
    strokes: Iterable[str], colour: str, weight: float, *, dashes: str = "", cap: str = "round"
) -> str:
    path = "".join(strokes)
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    # An odd weight on whole pixels would be blurred.
    crisp = ' shape-rendering="crispEdges"' if cap == "square" and weight % 2 else ""
    pen = f'stroke="{colour}" stroke-width="{weight:g}" stroke-linecap="{cap}"{dashed}{crisp}'
    return f'<path d="{path}" fill="none" {pen}/>\n' if path else ""
