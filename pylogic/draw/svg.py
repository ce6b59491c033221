"""A board as an SVG picture: its frames and words, cells, lines, and the texts beside it.

The argument `width` is always that of a cell in pixels, as `cell_width` returns it.
"""

from __future__ import annotations

import html
import math
import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, groupby, product
from operator import itemgetter

from pylogic.draw import palette
from pylogic.draw.notation import ORDERS, Piece
from pylogic.draw.scene import (
    STEPS,
    Cell,
    Frame,
    Label,
    Line,
    Scene,
    cells_beside,
    check_picture_size,
    printable,
    read_margin,
    write_sign,
)
from pylogic.draw.signs import CIRCLES, LOOKS
from pylogic.rules.symbols import SIDES, Edge, Place

NOTHING = -1
"""The number of a place without a piece."""

_ROW_WIDTH = 1000  # pixels across, for frames side by side
_GAP = 24  # pixels between frames, and around the picture
_LINE_HEIGHT = 20  # pixels of a line of words
_LETTER = 8  # pixels of a letter in a line of words
_NARROWEST_WORDS = 200  # pixels of a line of words, even under a small grid
_FONT = "system-ui, sans-serif"
_WIDEST_CELL = 240  # pixels of a cell whose text is long
_CELL_LETTER = 12  # pixels of a letter in a cell
_CENTRE_HEIGHT = 11  # pixels that values in the middle of a cell are high
_CORNER_HEIGHT = 12  # pixels that a text in a corner is high
_CORNER_LETTER = 7  # pixels of a letter of a text in a corner
_SIGNS, _SIGN = ("*", "^"), 34  # texts of one sign, and how many pixels they are high
# The places of several texts, in parts of a cell, and how many pixels they are high.
_TEXT_PLACES = {
    2: (((0.3, 0.3), (0.7, 0.7)), 17),
    3: (((0.27, 0.3), (0.73, 0.3), (0.5, 0.72)), 15),
    4: (((0.5, 0.22), (0.22, 0.5), (0.78, 0.5), (0.5, 0.78)), 14),
}
_NINE_PLACES = tuple((0.2 + 0.3 * (k % 3), 0.2 + 0.3 * (k // 3)) for k in range(9))
_CIRCLE_RADIUS = 15  # pixels of a circle
SIDE = 40  # pixels of a cell whose text is short
EDGE = 3  # pixels around a grid, for the half of its border that lies outside
_MARGIN_GAP = 4  # pixels between the border of a grid and the texts beside it
_SLOT_WIDTH = 22  # pixels of a text above or below the cells, and at least of a text beside them
_MARGIN_LETTER = 9.5  # pixels of a letter of a text beside the board
_THICK = 5  # pixels of an edge or link
_WEIGHTS = {"drawn": _THICK, "double": 2.5, "crossed": 2, "to": _THICK, "from": _THICK}
"""The widths of edges and links in pixels, by their states."""
_PLATE_WIDTH = 14  # pixels of the plate behind an edge or link that stands out
_CROSS_ARM = 5  # pixels from the middle of a cross to its ends
_DOTS = "0 6.667"  # a line of dots, of which one is in each corner of a cell
_DOT_RADIUS = 6  # pixels of a dot between cells, or where they meet, from its centre
_SIGN_RADIUS = 9  # pixels from the centre to the edge of the plate of a sign between cells
_PATHS = {"thermo": (13, 0.22), "arrow": (2.5, 0.55), "line": (7, 0.3)}
"""The width of paths in pixels, and the opacity of their black, under which texts stay legible."""
_PIECE_SIDE = 14  # pixels of a cell of a piece under the board
_BULB_RADIUS = 15  # pixels of the circle where a path begins
_CAGE_INSET = 3.5  # pixels from the side of a cell to the outline of its cage


def render(boards: Sequence[Scene]) -> str:
    """Return one SVG of all boards, one below the other, each with its frames in rows and its
    words; raise an OptionError if the boards have too many cells in all."""
    check_picture_size(boards)
    elements: list[str] = []
    width, top = 2 * _GAP, _GAP

    def write(words: Iterable[str], left: int, top: int, room: int, weight: str = "normal") -> int:
        """Append texts in lines of `room` pixels, from left,top downwards; return their end."""
        for line in _break_lines(words, room):
            top += _LINE_HEIGHT
            text = _text(line, left, top - 6, 14, palette.INK, anchor="", weight=weight)
            elements.append(f"{text}\n")
        return top

    for board in boards:
        wide = cell_width(board)
        x, y, across, down = measure_grid(board, wide)
        room = max(across, _NARROWEST_WORDS) if down else _ROW_WIDTH
        words = (words for frame in board.frames for words in (frame.name, *frame.captions))
        lines = [*_break_lines(words, room), ""]
        column = max(across, *(int(text_width(line) * _LETTER) for line in lines))
        per_row = max(1, (_ROW_WIDTH + _GAP) // (column + _GAP))
        for first in range(0, len(board.frames), per_row):
            bottom, row = top, board.frames[first : first + per_row]
            for left, frame in zip(count(_GAP, column + _GAP), row, strict=False):
                start = write([frame.name], left, top, room, "bold")
                inner = "".join(_fill_grid(board, frame, wide))
                move = f"translate({left - x} {start - y})"
                elements.append(f'<g transform="{move}">{inner}</g>\n')
                bottom = max(bottom, write(frame.captions, left, start + down, room))
            top = bottom + _GAP
            width = max(width, _GAP + len(row) * (column + _GAP))
        lines = _break_lines(board.captions, _ROW_WIDTH)
        width = max([width, *(int(text_width(line) * _LETTER) + 2 * _GAP for line in lines)])
        top = write(lines, _GAP, top, _ROW_WIDTH) + _GAP
    paper = f'<rect width="{width}" height="{top}" fill="{palette.WHITE}"/>\n'
    title = "A board" if len(boards) == 1 else f"{len(boards)} boards"
    return _wrap_svg((0, 0, width, top), title, [paper, *elements])


def _break_lines(words: Iterable[str], room: int) -> list[str]:
    """Break texts into lines of at most `room` pixels; a blank text gives no line."""
    return [line for text in words for line in textwrap.wrap(printable(text), room // _LETTER)]


def draw_grid(board: Scene, frame: Frame, width: int, cells: str | None = None) -> str:
    """Return an SVG of one frame without captions, "" for a board without cells; `cells`, SVG
    elements, take the place of the frame's own cells."""
    if not (board.rows and board.cols):
        return ""
    words = f"{board.rows} rows, {board.cols} columns"
    title = f"{frame.name}: {words}" if frame.name else words
    return _wrap_svg(measure_grid(board, width), title, _fill_grid(board, frame, width, cells))


def draw_stencil(board: Scene, frame: Frame, width: int) -> str:
    """Return an SVG of one frame with an empty group for its cells, which a page fills itself."""
    return draw_grid(board, frame, width, "<g></g>")


def draw_piece(cell: Cell, width: int) -> str:
    """Return the SVG elements of one cell with its upper left corner at 0,0, without an <svg>."""
    return "".join(_draw_cell(cell, 0, 0, width))


class Pieces:
    """Numbers the different looks of cells, from 0: a page with many frames draws each once."""

    def __init__(self, width: int) -> None:
        """Begin without looks; cells are `width` pixels wide."""
        self._width = width
        self._numbers: dict[Cell, int] = {}

    def number_cells(self, cells: Mapping[Place, Cell], board: Scene) -> list[int]:
        """Return the number of each cell's look by rows, NOTHING where there is no cell. A new look
        gets the next number; equal cells have the same."""
        places = ((r, c) for r in range(1, board.rows + 1) for c in range(1, board.cols + 1))
        looks = (cells.get(place) for place in places)
        return [
            NOTHING if cell is None else self._numbers.setdefault(cell, len(self._numbers))
            for cell in looks
        ]

    @property
    def svg_by_cell(self) -> dict[Cell, str]:
        """The SVG elements of a cell for each look, by number; each access draws all again."""
        return {cell: draw_piece(cell, self._width) for cell in self._numbers}


def _fill_grid(board: Scene, frame: Frame, width: int, cells: str | None = None) -> Iterator[str]:
    """Yield the paper, the cells or `cells` in their place, and all lines; nothing if 0x0."""
    if board.rows and board.cols:
        x, y, across, down = EDGE, EDGE, board.cols * width, board.rows * SIDE
        if any(margin_sizes(board)):
            x, y, across, down = measure_grid(board, width)
        outline = f"M{x} {y}h{across}v{down}h-{across}z"
        yield f'<path d="{outline}" fill="{palette.PAPER}"/>\n'
        if cells is not None:
            yield cells
        else:
            for place, cell in sorted(frame.cells.items()):
                yield "".join(_draw_cell(cell, *cell_corner(place, width), width)) + "\n"
        yield from _draw_over_cells(board, frame, width)


def _wrap_svg(box: tuple[int, int, int, int], title: str, elements: Iterable[str]) -> str:
    """Return an SVG around elements; `box` is left, top, width and height, `title` plain text."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" '
        f'viewBox="{" ".join(map(str, box))}" '
        f'width="{box[2]}" height="{box[3]}" font-family="{_FONT}">\n'
        f"<title>{escape(title)}</title>\n{''.join(elements)}</svg>\n"
    )


def _element(tag: str, **attributes: float | str) -> str:
    """Return an element without children; attributes that are "" are left out, a _ in a name
    becomes a hyphen, and values must be escaped already."""
    pairs = ""
    for name, value in attributes.items():
        if value != "":
            text = f"{value:g}" if isinstance(value, float) else value
            pairs += f' {name.replace("_", "-")}="{text}"'
    return f"<{tag}{pairs}/>"


def _circle(x: float, y: float, r: float, fill: str, ink: str = "", weight: float = 0) -> str:
    """Return a filled circle around x,y, with an outline of colour `ink` and `weight` if given."""
    return _element("circle", cx=x, cy=y, r=r, fill=fill, stroke=ink, stroke_width=weight or "")


def _text(
    words: str, x: float, y: float, high: float, ink: str, anchor: str = "middle", weight: str = ""
) -> str:
    """Return a text element, `high` pixels high, its base line at y; `anchor`, SVG's text-anchor,
    says which point of the words is at x, "" the start. The words are escaped here."""
    pen = {"text_anchor": anchor, "font_size": f"{high:.3g}", "font_weight": weight, "fill": ink}
    return f"{_element('text', x=x, y=y, **pen)[:-2]}>{escape(words)}</text>"


# ---- The look of a cell ----------------------------------------------------------------------


def cell_width(board: Scene) -> int:
    """Return the width of all cells in pixels, by the longest text and corners of any frame. It is
    at least SIDE, at most _WIDEST_CELL, and equal for all frames, so that nothing moves."""
    wide = SIDE
    for cell in (cell for frame in board.frames for cell in frame.cells.values()):
        if text_width(cell.text) > 3:
            wide = max(wide, int(_CELL_LETTER * text_width(cell.text)) + 14)
        for left, right in (cell.corners[:2], cell.corners[2:]) if cell.corners else ():
            texts = int(_CORNER_LETTER * (text_width(left) + text_width(right)))
            wide = max(wide, texts + 6 * (1 + bool(left and right)))
    return min(_WIDEST_CELL, wide)


def _draw_cell(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Yield all elements of a cell with its upper left corner at left,top, the paper first."""
    unfilled = cell._replace(fill=None)
    # A style with a colour of its own would hide the fill, or be hidden by it.
    is_framed = cell.style in palette.BACKGROUNDS
    # An open plate lets one see the mistake: what the cell holds.
    is_open = cell.style == "wrong" and not cell.is_written
    has_plate = is_framed or (
        cell.style == "deduced" and not cell.is_blank and cell.fill not in palette.LIGHT_FILLS
    )
    under = cell._replace(style=None) if is_open or (has_plate and cell.fill) else cell
    yield _box(left, top, width, 0, palette.background(under))
    if has_plate:
        # The fill is still seen around the plate.
        inset = 3 if is_open or not cell.fill else 5 if cell.is_written else 12
        plain = {"stroke": palette.ink(unfilled), "stroke_width": "1.5"}
        outline = palette.OUTLINES.get(cell.style or "", plain) if is_framed else {}
        plate = "none" if is_open else palette.background(unfilled)
        yield _box(left, top, width, inset, plate, **outline)
    yield from _draw_shapes(cell, left, top, width)
    if cell.candidates and not cell.is_written:
        yield from _draw_candidates(cell, left, top, width)
    if cell.centre and not cell.is_written:
        # In the middle, or below the candidates.
        y = top + (SIDE - 3 if cell.candidates else SIDE / 2 + 0.36 * _CENTRE_HEIGHT)
        high = min(_CENTRE_HEIGHT, (width - 6) / (0.6 * text_width(cell.centre_text)))
        yield _text(cell.centre_text, left + width / 2, y, high, palette.ink(cell))
    # The text is as on a cell that is filled as what is behind it.
    behind = cell._replace(fill=cell.circle) if cell.circle else unfilled if has_plate else cell
    if cell.is_written:
        yield from _draw_texts(behind, left, top, width)
    elif cell.fill and cell.is_blank and cell.style in ("given", "deduced"):
        ink = palette.ink(cell)
        pen, fill = (ink, ink) if cell.style == "given" else (palette.DEDUCED, palette.PAPER)
        yield _circle(left + width / 2, top + SIDE / 2, 4, fill, pen, 2)


def _draw_shapes(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Yield a cell's black half, diagonals, circle and arrow, and the texts in its corners."""
    ink, x, y = palette.ink(cell), left + width / 2, top + SIDE / 2
    if cell.triangle:
        inset = 5 if cell.style in palette.BACKGROUNDS else 0
        is_left, is_top = cell.triangle.endswith("left"), cell.triangle.startswith("top")
        start = left + inset if is_left else left + width - inset
        above = top + inset if is_top else top + SIDE - inset
        across = (width - 2 * inset) * (1 if is_left else -1)
        down = (SIDE - 2 * inset) * (1 if is_top else -1)
        shape = f"M{start} {above}h{across}l{-across} {down}z"
        yield _element("path", d=shape, fill=palette.INK)
    for way in cell.diagonals:
        is_down = way == "down"
        line = f"M{left} {top if is_down else top + SIDE}l{width} {SIDE if is_down else -SIDE}"
        yield _element("path", d=line, stroke=ink, stroke_width=1.5)
    if cell.circle:
        yield _circle(x, y, _CIRCLE_RADIUS, palette.FILLS[cell.circle], palette.INK, 2)
    if cell.arrow:  # above the text, or on the right of it
        away = (9 if cell.circle else 12) if cell.text else 0
        step = 1 if cell.arrow in ("right", "bottom") else -1
        long, head = (5 if cell.circle else 7) * step, -4 * step
        if cell.arrow in ("left", "right"):
            shape = f"M{x - long:g} {y - away:g}h{2 * long}m{head} -4l{-head} 4l{head} 4"
        else:
            shape = f"M{x + away:g} {y - long:g}v{2 * long}m-4 {head}l4 {-head}l4 {head}"
        pen = palette.ink(cell._replace(fill=cell.circle)) if cell.circle else ink
        yield _element("path", d=shape, fill="none", stroke=pen, stroke_width=2)
    for number, text in enumerate(cell.corners):
        if text:
            x, anchor = (left + width - 5, "end") if number % 2 else (left + 6, "start")
            y = top + SIDE - 5 if number > 1 else top + _CORNER_HEIGHT + 3
            yield _text(text, x, y, _CORNER_HEIGHT, ink, anchor)


def _draw_texts(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Yield the symbol of a cell, its text, and its several texts, of which nine have places."""
    if cell.symbol:
        at = f"translate({left + width / 2:g} {top + SIDE / 2:g})"
        _, shape, light = LOOKS[cell.symbol]
        if light:
            yield _element("path", transform=at, d=light, fill=palette.WHITE)
        yield _element("path", transform=at, d=shape, fill=palette.ink(cell))
    is_alone = len(cell.texts) == 1
    for text in filter(None, (cell.text, *(cell.texts if is_alone else ()))):
        size = min(20, 20 * (width - 10) / (_CELL_LETTER * text_width(text)))
        if cell.circle and cell.arrow:
            size *= 0.7
        x, middle = left + width / 2, top + SIDE / 2
        if any(cell.corners[:2]) != any(cell.corners[2:]):
            middle += 6 if any(cell.corners[:2]) else -6
        if cell.arrow in ("left", "right"):
            middle += 5
        elif cell.arrow:
            x -= 5
        base = 0.36
        if text in _SIGNS:  # they are small, and stand high
            size, base = _SIGN, 0.6
        weight = "bold" if palette.is_bold(cell) else ""
        yield _text(text, x, middle + base * size, size, palette.ink(cell), weight=weight)
    places, font = _TEXT_PLACES.get(len(cell.texts), (_NINE_PLACES, 11))
    for text, (across, down) in zip(() if is_alone else cell.texts, places, strict=False):
        size = min(font, 0.4 * width * font / (_CELL_LETTER * text_width(text)))
        y = top + down * SIDE + 0.36 * font
        yield _text(text, left + across * width, y, size, palette.ink(cell))


def _draw_candidates(cell: Cell, left: int, top: int, width: int) -> Iterator[str]:
    """Yield the candidates of a cell that has some, in n rows of n; removed ones struck through."""
    across = math.isqrt(len(cell.candidates) - 1) + 1
    first = _CORNER_HEIGHT if cell.corners else 3  # below the texts in the corners
    last = _CENTRE_HEIGHT if cell.centre else 3  # above the marks of the centre
    wide, high = (width - 6) / across, (SIDE - last - first) / across
    longest = max(1.0, *map(text_width, (*cell.candidates, *cell.removed)))
    size = min(0.95 * high, 1.7 * wide / longest)
    lost = cell.removed or ("",) * len(cell.candidates)
    for place, (text, removed) in enumerate(zip(cell.candidates, lost, strict=True)):
        row, column = divmod(place, across)
        if text or removed:
            x, y = left + 3 + wide * (column + 0.5), top + first + high * (row + 0.5)
            at = float(f"{x:.4g}"), float(f"{y + 0.33 * high:.4g}")
            fill = palette.REMOVED if removed else palette.ink(cell)
            yield _text(removed or text, *at, size, fill)
        if removed:  # not by text-decoration, which some programs do not draw
            line = f"M{x - 0.4 * wide:.4g} {y + 0.3 * high:.4g}l{0.8 * wide:.4g} {-0.6 * high:.4g}"
            yield _element("path", d=line, stroke=palette.REMOVED)


def _box(left: int, top: int, width: int, inset: int, fill: str, **outline: str) -> str:
    """Return a filled rectangle `inset` pixels within a cell; `outline` has its attributes."""
    size = {"width": width - 2 * inset, "height": SIDE - 2 * inset}
    return _element("rect", x=left + inset, y=top + inset, **size, fill=fill, **outline)


# ---- Places and lines ------------------------------------------------------------------------


def escape(words: str) -> str:
    """Return words escaped for SVG or HTML, with blanks for control characters."""
    return html.escape(printable(words))


def text_width(words: str) -> float:
    """Return the estimated width of words, in letters of middling width: no font is at hand."""
    return sum(
        1.7 if unicodedata.east_asian_width(c) in "WF" or c in "MWmw@%" else 1 for c in words
    )


def margin_sizes(board: Scene) -> tuple[int, int, int, int]:
    """Return the pixels above, right of, below and left of the cells for texts, signs on borders,
    and pieces at the bottom. They are the same in all frames."""
    least = _CROSS_ARM + 1 if any(frame.edges for frame in board.frames) else 0
    if any(frame.vertices for frame in board.frames):
        least = max(least, _SIGN_RADIUS)
    texts = (sum(_measure_slots(board, side)) for side in SIDES)
    top, right, bottom, left = (max(least, n + _MARGIN_GAP if n else 0) for n in texts)
    return top, right, bottom + _place_pieces(board)[1], left


def measure_grid(board: Scene, width: int) -> tuple[int, int, int, int]:
    """Return left, top, width and height of a grid with its margins in pixels, the size 0, 0
    without cells; the grid alone begins at 0,0."""
    top, right, bottom, left = margin_sizes(board)
    if not (board.rows and board.cols):
        return -left, -top, 0, 0
    across, down = board.cols * width + 2 * EDGE, board.rows * SIDE + 2 * EDGE
    return -left, -top, across + left + right, down + top + bottom


def cell_corner(place: Place, width: int) -> tuple[int, int]:
    """Return left and top of a cell, in pixels from the upper left corner of the grid."""
    return EDGE + (place[1] - 1) * width, EDGE + (place[0] - 1) * SIDE


def _draw_over_cells(board: Scene, frame: Frame, width: int) -> Iterator[str]:
    """Yield paths, lines, cages, edges, links and signs, then the texts and pieces beside them."""
    yield from _draw_paths(frame, width)
    yield from _draw_lattice(board, frame, width)
    yield _stroke(_outline_cages(frame.cages, width), palette.CAGE, 1.5, dashes="4 3")
    edges = [(_find_edge_ends(edge, width), line) for edge, line in frame.edges.items()]
    links = [(_find_link_ends(frame, link, width), line) for link, line in frame.links.items()]
    strokes = [*edges, *links]
    for (x, y, to_x, to_y), line in strokes:
        if y == to_y:
            yield _plate(x, y - _PLATE_WIDTH / 2, to_x - x, _PLATE_WIDTH, line.style)
        else:
            yield _plate(x - _PLATE_WIDTH / 2, y, _PLATE_WIDTH, to_y - y, line.style)
    for colour in dict.fromkeys(palette.line_ink(line.style) for _, line in strokes):
        own = [(ends, line) for ends, line in strokes if palette.line_ink(line.style) == colour]
        for wanted, weight in _WEIGHTS.items():
            shapes = (_write_line(ends, wanted) for ends, line in own if line.state == wanted)
            yield _stroke(shapes, colour, weight)
    ticks = (_write_line(ends, "open") for ends, line in links if line.state == "open")
    yield _stroke(ticks, palette.LINE, 2)
    dots = (f"M{EDGE + c * width} {EDGE + r * SIDE}h0" for r, c in sorted(frame.dots))
    yield _stroke(dots, palette.INK, 10)
    for edge, label in sorted(frame.between.items()):
        x, y, to_x, to_y = _find_edge_ends(edge, width)
        style = frame.edges.get(edge, Line()).style
        yield _sign(label.text, (x + to_x) / 2, (y + to_y) / 2, style, edge[2])
    for (row, column), label in sorted(frame.vertices.items()):
        yield _sign(label.text, EDGE + column * width, EDGE + row * SIDE, label.style, "")
    yield from _draw_labels(board, frame, width)
    yield from _draw_pieces(board, frame)


def _draw_lattice(board: Scene, frame: Frame, width: int) -> Iterator[str]:
    """Yield the lines of the grid, its walls and its border. Once any edge has a state, edges with
    states are left out, and dots stand for open ones."""
    across, down = board.cols * width, board.rows * SIDE
    xs, ys = range(EDGE, EDGE + across + 1, width), range(EDGE, EDGE + down + 1, SIDE)
    rules, posts = [f"M{EDGE} {y}h{across}" for y in ys], [f"M{x} {EDGE}v{down}" for x in xs]
    sides: list[_Ends] = [(x, y, x, y + SIDE) for y, x in product(ys[:-1], xs)]
    sides += [(x, y, x + width, y) for y, x in product(ys, xs[:-1])]
    stated = {
        _find_edge_ends(edge, width): line for edge, line in frame.edges.items() if line.state
    }
    inner, outer = [*posts[1:-1], *rules[1:-1]], [f"M{EDGE} {EDGE}h{across}v{down}h-{across}z"]
    lattice = [side for side in sides if side not in stated]
    if stated:
        borders = {
            (x, y, to_x, to_y)
            for x, y, to_x, to_y in lattice
            if x == to_x in (xs[0], xs[-1]) or y == to_y in (ys[0], ys[-1])
        }
        inner = [_write_side(side) for side in lattice if side not in borders]
        outer = [_write_side(side) for side in lattice if side in borders]
    walls = sorted(
        (_find_edge_ends(wall, width) for wall in frame.walls),
        key=lambda side: (side[0] == side[2], side[1], side[0]),
    )
    yield _stroke(inner, palette.LINE, 1, cap="square")
    yield _stroke(map(_write_side, walls), palette.INK, 4, cap="square")
    yield _stroke(outer, palette.INK, 4 if walls else 2, cap="square")
    if stated and not lattice:
        # Long lines take less room in a film than edges. Browsers draw no dot at a line's very end.
        yield _stroke([*rules, *posts], palette.LINE, 1.5, dashes=_DOTS)
        yield _stroke((f"{rule}h1" for rule in rules), palette.LINE, 4, dashes=f"0 {width}")
    elif stated:
        is_open = (side for side, line in stated.items() if line.state == "open")
        yield _stroke(map(_write_stroke, is_open), palette.LINE, 1.5, dashes=_DOTS)
        ends = sorted({(side[k + 1], side[k]) for side in stated for k in (0, 2)})
        yield _stroke((f"M{x} {y}h0" for y, x in ends), palette.LINE, 4)


def _write_side(side: _Ends) -> str:
    """Return the data of a path (the attribute d) along one side of a cell."""
    x, y, to_x, to_y = side
    return f"M{x} {y}" + (f"h{to_x - x}" if y == to_y else f"v{to_y - y}")


def _sign(sign: str, x: float, y: float, style: str | None, side: str) -> str:
    """Return a dot, a comparison or a text at x,y: on a cell's side, or where cells meet ("")."""
    ink = palette.line_ink(style)
    paper = palette.BACKGROUNDS.get(style or "", palette.WHITE if not side else palette.PAPER)
    if sign in CIRCLES:
        return _circle(x, y, _DOT_RADIUS, palette.FILLS[sign], ink, 1.5) + "\n"
    if side and sign in ORDERS:
        shape = {
            "<": f"M{x + 4:g} {y - 6:g}l-8 6l8 6",
            ">": f"M{x - 4:g} {y - 6:g}l8 6l-8 6",
            "^": f"M{x - 6:g} {y + 4:g}l6 -8l6 8",
            "v": f"M{x - 6:g} {y - 4:g}l6 8l6 -8",
        }[write_sign(sign, side)]
        return _circle(x, y, _SIGN_RADIUS - 1, paper) + _stroke([shape], ink, 2)
    sign = write_sign(sign, side)
    font = min(14, 24 / text_width(sign))
    plate = _circle(x, y, _SIGN_RADIUS, paper, "" if side else ink)
    return f"{plate}{_text(sign, x, y + 0.36 * font, font, ink)}\n"


def _draw_paths(frame: Frame, width: int) -> Iterator[str]:
    """Yield the paths of a frame, translucent so that texts stay legible; one cell gives a dot."""
    for (look, _), places in sorted(frame.paths.items()):
        weight, dark = _PATHS[look]
        lefts = (cell_corner(place, width) for place in places)
        points = [(left + width / 2, top + SIDE / 2) for left, top in lefts]
        (x, y), bulb = points[0], ""
        if look != "line":
            fill = palette.INK if look == "thermo" else "none"
            bulb = _circle(x, y, _BULB_RADIUS - weight / 2, fill)
        head = ""
        if look == "arrow" and points[1:]:
            points[0] = _move_towards(points[0], points[1], _BULB_RADIUS)
            head = _write_arrow_head(*points[-2], *points[-1])
        line = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + ("h0" if not points[1:] else "")
        pen = f'stroke="{palette.INK}" stroke-width="{weight}" fill="none"'
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        yield f'<g {pen} {ends} opacity="{dark}">{bulb}<path d="{line}{head}"/></g>\n'


def _move_towards(
    start: tuple[float, float], end: tuple[float, float], far: float
) -> tuple[float, float]:
    """Return the point `far` pixels from `start` on the way to `end`; `start` if both are equal."""
    across, down = end[0] - start[0], end[1] - start[1]
    part = far / (math.hypot(across, down) or 1)
    return start[0] + part * across, start[1] + part * down


_Ends = tuple[float, float, float, float]
"""The beginning and the end of a stroke: x, y, x, y."""


def _find_edge_ends(edge: Edge, width: int) -> _Ends:
    """Return both ends of a side of a cell in pixels, the left or the upper one first."""
    row, column, side = edge
    left, top = cell_corner((row, column), width)
    right, bottom = left + width, top + SIDE
    if side in ("top", "bottom"):
        y = top if side == "top" else bottom
        return left, y, right, y
    x = left if side == "left" else right
    return x, top, x, bottom


def _find_link_ends(frame: Frame, link: Edge, width: int) -> _Ends:
    """Return both ends of a link between two centres, so that it runs over no text. A crossed or
    open link has a sign on its middle, and ends equally far from both centres."""
    is_across = link[2] == "right"
    left, top = cell_corner(link[:2], width)
    x, y = left + width / 2, top + SIDE / 2
    room = width if is_across else SIDE
    first, second = (line_end(frame.cell(*place), room) for place in cells_beside(link))
    if frame.links[link].state in ("crossed", "open"):
        first = second = min(max(first, second), SIDE / 2 - _CROSS_ARM)
    if is_across:
        return x + first, y, x + width - second, y
    return x, y + first, x, y + SIDE - second


def line_end(cell: Cell, room: int) -> float:
    """Return the pixels between a cell's centre and the end of a link to it; 0 if nothing is in its
    way. The cell is `room` pixels wide, or high for a vertical link."""
    if not cell.text:
        return 15 if cell.is_written else 12 if cell.arrow else 0
    # The round end of a line touches the circle: within, it would be a blob beside the text.
    return 15 + _THICK / 2 if cell.circle else min(room / 2 - 6, 6 * text_width(cell.text) + 4)


def _write_stroke(ends: _Ends) -> str:
    """Return path data from one end to the other, horizontal if their y is the same."""
    x, y, to_x, to_y = ends
    return f"M{x:g} {y:g}" + (f"H{to_x:g}" if y == to_y else f"V{to_y:g}")


def _write_arrow_head(x: float, y: float, to_x: float, to_y: float) -> str:
    """Return path data of the head of an arrow from x,y to to_x,to_y."""
    a, b = _move_towards((0, 0), (to_x - x, to_y - y), 7)
    return f"M{to_x - a - b:g} {to_y - b + a:g}L{to_x:g} {to_y:g}L{to_x - a + b:g} {to_y - b - a:g}"


def _write_line(ends: _Ends, state: str) -> str:
    """Return path data of an edge or link in a state: with heads, doubled, a cross or a tick."""
    x, y, to_x, to_y = ends
    middle_x, middle_y, far = (x + to_x) / 2, (y + to_y) / 2, 2 * _CROSS_ARM
    match state:
        case "to":  # with an arrow head at its end
            return _write_stroke(ends) + _write_arrow_head(*ends)
        case "from":
            return _write_stroke(ends) + _write_arrow_head(to_x, to_y, x, y)
        case "double":
            right, down = (0, 3) if y == to_y else (3, 0)
            before = _write_stroke((x - right, y - down, to_x - right, to_y - down))
            return before + _write_stroke((x + right, y + down, to_x + right, to_y + down))
        case "crossed":
            left, top = middle_x - _CROSS_ARM, middle_y - _CROSS_ARM
            return f"M{left:g} {top:g}l{far} {far}M{left:g} {top + far:g}l{far} {-far}"
        case "open":
            if y == to_y:
                return f"M{middle_x - 4:g} {middle_y:g}h8"
            return f"M{middle_x:g} {middle_y - 4:g}v8"
    return _write_stroke(ends)


def _plate(left: float, top: float, wide: float, high: float, style: str | None) -> str:
    """Return a coloured rectangle to put behind text or lines; "" for a style without one."""
    if style is None or style not in palette.BACKGROUNDS:
        return ""
    pen = {"rx": "4", "fill": palette.BACKGROUNDS[style], **palette.OUTLINES.get(style, {})}
    return _element("rect", x=left, y=top, width=wide, height=high, **pen) + "\n"


def _outline_cages(cages: Mapping[Place, Label], width: int) -> Iterator[str]:
    """Yield path data of the outlines of cages, inside their cells, side by side."""
    for place, name in sorted(cages.items()):
        left, top = cell_corner(place, width)
        right, bottom = left + width, top + SIDE
        for side, (down, across) in STEPS.items():
            if cages.get((place[0] + down, place[1] + across)) == name:
                continue
            turns = []
            # To the ends of the side: to the left or the top one first.
            for row, col in ((0, -1), (0, 1)) if down else ((-1, 0), (1, 0)):
                row, col = place[0] + row, place[1] + col
                # The outline turns before the end, goes straight on, or turns in the next cell.
                is_straight = cages.get((row + down, col + across)) != name
                turns.append(1 if cages.get((row, col)) != name else 0 if is_straight else -1)
            first, last = (_CAGE_INSET * turn for turn in turns)
            if side in ("top", "bottom"):
                y = top + _CAGE_INSET if side == "top" else bottom - _CAGE_INSET
                yield _write_stroke((left + first, y, right - last, y))
            else:
                x = left + _CAGE_INSET if side == "left" else right - _CAGE_INSET
                yield _write_stroke((x, top + first, x, bottom - last))


# ---- Texts beside the board ------------------------------------------------------------------


def _measure_slots(board: Scene, side: str) -> list[int]:
    """Return the pixels of each place beside a side, from the left or the top; [] without texts. A
    place has room for its texts of all frames."""
    texts = read_margin(board, board.frames[0], side).texts
    if side in ("top", "bottom"):
        return [_SLOT_WIDTH] * len(texts)
    return [
        max([_SLOT_WIDTH, *(int(_MARGIN_LETTER * text_width(t)) + 8 for t in place_texts)])
        for place_texts in texts
    ]


def _draw_labels(board: Scene, frame: Frame, width: int) -> Iterator[str]:
    """Yield the texts beside the board of a frame, with plates behind those that stand out."""
    across, down = board.cols * width + 2 * EDGE, board.rows * SIDE + 2 * EDGE
    far = {
        "top": -_MARGIN_GAP,
        "left": -_MARGIN_GAP,
        "bottom": down + _MARGIN_GAP,
        "right": across + _MARGIN_GAP,
    }
    for side in SIDES:
        slots, texts = _measure_slots(board, side), read_margin(board, frame, side)
        start = far[side] - (sum(slots) if side in ("top", "left") else 0)
        for (line, k), label in sorted(texts.labels.items()):
            left, top = EDGE + (line - 1) * width, start + sum(slots[: k - 1])
            room, high = width, slots[k - 1]
            if side in ("left", "right"):
                left, top, room, high = top, EDGE + (line - 1) * SIDE, slots[k - 1], SIDE
            plate = _plate(left + 1, top + 1, room - 2, high - 2, label.style).rstrip()
            x, y = left + room / 2, top + high / 2
            font = min(16, 16 * room / (_MARGIN_LETTER * text_width(label.text) + 2))
            ink, weight = palette.line_ink(label.style), "bold" if label.style == "wrong" else ""
            words = _text(label.text, x, y + 0.36 * font, font, ink, weight=weight)
            yield f"{plate}{words}\n"


# ---- Pieces under the board --------------------------------------------------------------------


def _place_pieces(board: Scene) -> tuple[dict[Piece, Place], int]:
    """Return left and top of each cell of the pieces of all frames, and the height of all. The
    pieces stand in rows as wide as the board; {} and 0 without pieces."""
    places: dict[Piece, Place] = {}
    left, top, bottom = EDGE, _PIECE_SIDE, _PIECE_SIDE
    for _, cells in groupby(board.bank, key=itemgetter(0)):
        piece = list(cells)
        down, across = (_PIECE_SIDE * max(cell[i] for cell in piece) for i in (1, 2))
        if left > EDGE and left + across > board.cols * SIDE:
            left, top = EDGE, bottom + _PIECE_SIDE // 2
        places |= {
            cell: (left + _PIECE_SIDE * (cell[2] - 1), top + _PIECE_SIDE * (cell[1] - 1))
            for cell in piece
        }
        left, bottom = left + across + _PIECE_SIDE, max(bottom, top + down)
    return places, bottom + EDGE if places else 0


def _draw_pieces(board: Scene, frame: Frame) -> Iterator[str]:
    """Yield the pieces under a frame's board: cells with a text are white, others black."""
    places, height = _place_pieces(board)
    under = board.rows * SIDE + 2 * EDGE + margin_sizes(board)[2] - height
    for cell, (text, _) in sorted(frame.bank.items()):
        left, top = places[cell]
        fill, pen = (palette.WHITE, palette.INK) if text else (palette.INK, palette.PAPER)
        place = {"x": left, "y": under + top, "width": _PIECE_SIDE, "height": _PIECE_SIDE}
        yield _element("rect", **place, fill=fill, stroke=pen) + "\n"
        if text:
            font = min(_PIECE_SIDE - 3, 1.2 * _PIECE_SIDE / text_width(text))
            x, y = left + _PIECE_SIDE / 2, under + top + _PIECE_SIDE / 2 + 0.36 * font
            yield _text(text, x, y, font, palette.INK) + "\n"


# ---- Strokes ---------------------------------------------------------------------------------


def _stroke(
    strokes: Iterable[str], colour: str, weight: float, *, dashes: str = "", cap: str = "round"
) -> str:
    """Return one path element of strokes, which are path data, `weight` wide; "" without any."""
    path = "".join(strokes)
    # An odd weight on whole pixels would be blurred.
    crisp = "crispEdges" if cap == "square" and weight % 2 else ""
    pen = {"stroke": colour, "stroke_width": f"{weight:g}", "stroke_linecap": cap}
    shape = _element(
        "path", d=path, fill="none", **pen, stroke_dasharray=dashes, shape_rendering=crisp
    )
    return f"{shape}\n" if path else ""
