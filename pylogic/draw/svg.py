"""A board as an SVG picture: its frames and words, cells, lines, and the texts beside it.

The argument `width` is always that of a cell in pixels, as `cell_width` returns it.
"""

from __future__ import annotations

import html
import math
import textwrap
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from rich.cells import cell_len

from pylogic.draw import palette, scene
from pylogic.draw.notation import ORDERS, Piece
from pylogic.draw.palette import PLATES, Plate
from pylogic.draw.scene import Cell, Frame, Label, Line, Scene
from pylogic.draw.signs import CIRCLES, LOOKS
from pylogic.rules.symbols import SIDES, Edge, Place, canonical_edge
from pylogic.rules.vocabulary import CORNERS

NOTHING = -1  # the number of a place without a look
STENCIL = "<g></g>"  # an empty group for the cells of a picture, which a page fills itself
SIDE = 40  # pixels of a cell whose text is short
EDGE = 3  # pixels around a grid, for the half of its border that lies outside
_WIDEST_CELL = 240  # pixels of a cell whose text is long
_ROW_WIDTH = 1000  # pixels across, for frames side by side
_GAP = 24  # pixels between frames, and around the picture
_LINE_HEIGHT, _LETTER = 20, 8  # pixels of a line of words, and of a letter in it
_LETTER_SHAPE = 0.6  # the width of a letter in a board, in parts of its height
_CENTRE_HEIGHT, _CORNER_HEIGHT = 11, 12  # pixels of small texts in the middle and the corners
# The places of several texts, in parts of a cell, and how many pixels they are high.
_TEXT_PLACES = {
    1: (((0.5, 0.5),), 20),
    2: (((0.3, 0.3), (0.7, 0.7)), 17),
    3: (((0.27, 0.3), (0.73, 0.3), (0.5, 0.72)), 15),
    4: (((0.5, 0.22), (0.22, 0.5), (0.78, 0.5), (0.5, 0.78)), 14),
}
_NINE_PLACES = tuple((0.2 + 0.3 * (k % 3), 0.2 + 0.3 * (k // 3)) for k in range(9))
_CIRCLE_RADIUS = 15  # pixels of a circle in a cell, and of the one where a path begins
_TURNS = {"right": 0, "bottom": 90, "left": 180, "top": 270}  # degrees of arrows in cells
# The widths of edges and links in pixels, by their states.
_WEIGHTS = {"drawn": 5, "to": 5, "from": 5, "double": 2.5, "crossed": 2, "open": 2}
_CROSS_ARM = 5  # pixels from the middle of a cross to its ends
_DOT_RADIUS, _SIGN_RADIUS = 6, 9  # pixels of dots, and of the plates of signs between cells
# The width of paths in pixels, and the opacity of their black, under which texts stay legible.
_PATHS = {"thermo": (13, 0.22), "arrow": (2.5, 0.55), "line": (7, 0.3)}
_CAGE_INSET = 3.5  # pixels from the side of a cell to the outline of its cage
_MARGIN_GAP = 4  # pixels between the border of a grid and the texts beside it
_SLOT_WIDTH = 22  # pixels of a text above or below the cells, and at least of a text beside them
_PIECE_SIDE = 14  # pixels of a cell of a piece under the board


def render(boards: Sequence[Scene]) -> str:
    """Return one SVG of all boards, one below the other, each with its frames in rows and its
    words."""
    elements: list[str] = []
    width, top = 2 * _GAP, _GAP

    def write(words: Iterable[str], left: int, top: int, room: int, weight: str = "") -> int:
        """Append texts in lines of `room` pixels, from left,top downwards; return their end."""
        for line in _break_lines(words, room):
            top += _LINE_HEIGHT
            look = _text(line, left, top - 11, 14, palette.INK, text_anchor="", font_weight=weight)
            elements.append(look)
        return top

    for board in boards:
        wide, has_cells = cell_width(board), bool(board.rows and board.cols)
        x, y, across, down = measure_grid(board, wide) if has_cells else (0, 0, 0, 0)
        room = max(across, 200) if has_cells else _ROW_WIDTH
        words = (words for frame in board.frames for words in (frame.name, *frame.captions))
        lines = _break_lines(words, room)
        column = max([across, *(int(_LETTER * cell_len(line)) for line in lines)])
        bottom, left = top, _GAP
        for frame in board.frames:
            if left > _GAP and left + column > _ROW_WIDTH + _GAP:
                left, top = _GAP, bottom + _GAP
            start = write([frame.name], left, top, room, "bold")
            inner = "".join(_fill_grid(board, frame, wide)) if has_cells else ""
            elements.append(_move(inner, left - x, start - y))
            bottom = max(bottom, write(frame.captions, left, start + down, room))
            left += column + _GAP
            width = max(width, left)
        top = bottom + _GAP
        lines = _break_lines(board.captions, _ROW_WIDTH)
        width = max([width, *(2 * _GAP + int(_LETTER * cell_len(line)) for line in lines)])
        top = write(board.captions, _GAP, top, _ROW_WIDTH) + _GAP
    paper = _box(0, 0, width, top, Plate(palette.WHITE))
    title = "A board" if len(boards) == 1 else f"{len(boards)} boards"
    return _wrap_svg((0, 0, width, top), title, [paper, *elements])


def _break_lines(words: Iterable[str], room: int) -> list[str]:
    """Break texts into lines of at most `room` pixels; a blank text gives no line."""
    texts = map(scene.printable, words)
    return [line for text in texts for line in textwrap.wrap(text, room // _LETTER)]


def draw_grid(board: Scene, frame: Frame, width: int, cells: str | None = None) -> str:
    """Return an SVG of one frame without captions, "" for a board without cells; `cells`, SVG
    elements, take the place of the frame's own cells."""
    if not (board.rows and board.cols):
        return ""
    words = f"{board.rows} rows, {board.cols} columns"
    title = f"{frame.name}: {words}" if frame.name else words
    return _wrap_svg(measure_grid(board, width), title, _fill_grid(board, frame, width, cells))


def number_looks(cells: Mapping[Place, Cell], board: Scene, numbers: dict[Cell, int]) -> list[int]:
    """Return the number of each cell's look by rows, NOTHING where there is no cell. A look that is
    not in `numbers` gets the next number there: a page with many frames draws each look once."""
    places = product(range(1, board.rows + 1), range(1, board.cols + 1))
    looks = (cells.get(place) for place in places)
    return [NOTHING if look is None else numbers.setdefault(look, len(numbers)) for look in looks]


def _fill_grid(board: Scene, frame: Frame, width: int, cells: str | None = None) -> Iterator[str]:
    """Yield the paper, the cells or `cells` in their place, all lines and signs, and what stands
    beside and under the cells."""
    left, top, across, down = measure_grid(board, width)
    inset = 0 if any(margin_sizes(board)) else EDGE  # without margins, up to the border's middle
    size = across - 2 * inset, down - 2 * inset
    yield _box(left + inset, top + inset, *size, Plate(palette.PAPER))
    if cells is None:
        own = sorted(frame.cells.items())
        pieces = (_move(draw_piece(cell, width), *_find_corner(at, width)) for at, cell in own)
        cells = "".join(pieces)
    yield cells
    yield from _draw_paths(frame, width)
    yield from _draw_lattice(board, frame, width)
    yield _stroke(_outline_cages(frame, width), palette.CAGE, 1.5, stroke_dasharray="4 3")
    yield from _draw_lines(frame, width)
    yield from _draw_signs(frame, width)
    yield from _draw_margins(board, frame, width)
    yield from _draw_bank(board, frame)


def _wrap_svg(box: tuple[int, int, int, int], title: str, elements: Iterable[str]) -> str:
    """Return an SVG around elements; `box` is left, top, width and height, `title` plain text."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{" ".join(map(str, box))}" '
        f'width="{box[2]}" height="{box[3]}" font-family="system-ui, sans-serif">\n'
        f"<title>{escape(title)}</title>\n{''.join(elements)}</svg>\n"
    )


def _element(tag: str, inner: str = "", **attributes: float | str) -> str:
    """Return an element around inner SVG; attributes that are "" are left out, a _ in a name
    becomes a hyphen, and values must be escaped already."""
    pairs = ""
    for name, value in attributes.items():
        text = f"{round(value, 2):g}" if isinstance(value, float) else value
        pairs += f' {name.replace("_", "-")}="{text}"' if text != "" else ""
    return f"<{tag}{pairs}>{inner}</{tag}>\n" if inner else f"<{tag}{pairs}/>\n"


def _move(inner: str, x: float, y: float, turn: int = 0) -> str:
    """Return inner SVG moved by x,y, after a turn around 0,0 by degrees to the right."""
    way = f"translate({x:g} {y:g})" + (f"rotate({turn})" if turn else "")
    return _element("g", inner, transform=way)


def _box(x: float, y: float, wide: float, high: float, plate: Plate, rx: str = "") -> str:
    """Return a filled rectangle with its upper left corner at x,y, and corners of radius `rx`."""
    return _element("rect", x=x, y=y, width=wide, height=high, rx=rx, **plate._asdict())


def _circle(x: float, y: float, r: float, fill: str, ink: str = "", weight: float = 0) -> str:
    """Return a filled circle around x,y, with an outline of colour `ink` and `weight` if given."""
    return _element("circle", cx=x, cy=y, r=r, fill=fill, stroke=ink, stroke_width=weight or "")


def _stroke(path: str, ink: str, weight: float, *, cap: str = "round", **pen: str) -> str:
    """Return a line along path data (the attribute d), `weight` wide; "" without path data."""
    # An odd weight on whole pixels would be blurred.
    crisp = "crispEdges" if cap == "square" and weight % 2 else ""
    pen |= {"stroke": ink, "stroke_linecap": cap, "shape_rendering": crisp}
    return _element("path", d=path, fill="none", stroke_width=weight, **pen) if path else ""


def _text(
    words: str, x: float, y: float, high: float, ink: str, room: float = math.inf, **look: str
) -> str:
    """Return a text around x,y, `high` pixels high, or less to be as wide as `room`; `look` has
    more attributes."""
    high = min(float(high), room / (_LETTER_SHAPE * max(1, cell_len(words))))
    look = {"text_anchor": "middle", "fill": ink, **look}
    return _element("text", escape(words), x=x, y=y + 0.36 * high, font_size=high, **look)


def escape(words: str) -> str:
    """Return words escaped for SVG or HTML, with blanks for control characters."""
    return html.escape(scene.printable(words))


def cell_width(board: Scene) -> int:
    """Return the width of all cells in pixels, by the longest text and corners of any frame. It is
    at least SIDE, at most _WIDEST_CELL, and equal for all frames, so that nothing moves."""
    wide = SIDE
    for cell in (cell for frame in board.frames for cell in frame.cells.values()):
        if cell_len(cell.text) > 3:
            wide = max(wide, int(12 * cell_len(cell.text)) + 14)
        for left, right in (cell.corners[:2], cell.corners[2:]) if cell.corners else ():
            texts = int(7 * (cell_len(left) + cell_len(right)))
            wide = max(wide, texts + 6 * (1 + bool(left and right)))
    return min(_WIDEST_CELL, wide)


def draw_piece(cell: Cell, width: int) -> str:
    """Return the SVG elements of one cell with its upper left corner at 0,0, without an <svg>: the
    paper, the plate of its style, its shapes, and its texts."""
    x, y, ink = width / 2, SIDE / 2, palette.ink(cell)
    plate, bare = PLATES.get(cell.style or ""), cell._replace(fill=None)
    inset = 5 if plate and cell.triangle else 0
    if cell.style == "deduced" and not cell.is_blank and cell.fill not in palette.LIGHT_FILLS:
        plate = Plate(palette.PAPER)
    # An open plate lets one see the mistake: what the cell holds.
    is_open = cell.style == "wrong" and not cell.is_written
    # A style with a colour of its own would hide the fill, or be hidden by it.
    is_split = is_open or bool(plate and cell.fill)
    paper = palette.background(cell._replace(style=None) if is_split else cell)
    elements = [_box(0, 0, width, SIDE, Plate(paper))]
    if plate:
        # The fill is still seen around the plate.
        edge = 3 if is_open or not cell.fill else 5 if cell.is_written else 12
        look = plate._replace(fill="none") if is_open else plate
        elements += [_box(edge, edge, width - 2 * edge, SIDE - 2 * edge, look)]
    if cell.triangle:
        corners = product((inset, SIDE - inset), (inset, width - inset))
        points = [f"{left} {top}" for top, left in corners]
        del points[3 - CORNERS.index(cell.triangle)]  # the corner across from the right angle
        elements += [_element("path", d=f"M{'L'.join(points)}z", fill=palette.INK)]
    for way in cell.diagonals:
        line = f"M0 0l{width} {SIDE}" if way == "down" else f"M0 {SIDE}l{width} -{SIDE}"
        elements += [_stroke(line, ink, 1.5, cap="butt")]
    if cell.circle:
        fill = palette.FILLS[cell.circle]
        elements += [_circle(x, y, _CIRCLE_RADIUS, fill, palette.INK, 2)]
    # The text is as on a cell that is filled as what is behind it.
    behind = cell._replace(fill=cell.circle) if cell.circle else bare if plate else cell
    if cell.arrow:  # above the text, or on the right of it
        long, away = (5, 9) if cell.circle else (7, 12)
        across, down = (0, -away) if cell.arrow in ("left", "right") else (away, 0)
        at = (x + across, y + down) if cell.text else (x, y)
        shape = f"M-{long} 0h{2 * long}m-4 -4l4 4l-4 4"
        arrow = _stroke(shape, palette.ink(behind), 2, cap="butt")
        elements += [_move(arrow, *at, _TURNS[cell.arrow])]
    for number, text in enumerate(cell.corners):
        if text:
            left, anchor = (width - 5, "end") if number % 2 else (6, "start")
            top = SIDE - 9 if number > 1 else 11
            elements += [_text(text, left, top, _CORNER_HEIGHT, ink, text_anchor=anchor)]
    draw = _draw_texts if cell.is_written else _draw_small_values
    return "".join([*elements, *draw(behind if cell.is_written else cell, width)])


def _draw_texts(cell: Cell, width: int) -> Iterator[str]:
    """Yield the symbol of a cell, its text, and its several texts, of which nine have places."""
    x, y, ink = width / 2, SIDE / 2, palette.ink(cell)
    if cell.symbol == "dot":
        yield _circle(x, y, _DOT_RADIUS, palette.WHITE, ink, 1.5)
    elif cell.symbol:
        yield _move(_element("path", d=LOOKS[cell.symbol].shape, fill=ink), x, y)
    y += 6 * (any(cell.corners[:2]) - any(cell.corners[2:]))
    if cell.arrow:
        x, y = (x, y + 5) if cell.arrow in ("left", "right") else (x - 5, y)
    weight = "bold" if cell.style in palette.BOLD else ""
    if cell.text:
        high = 14 if cell.circle and cell.arrow else 20
        yield _text(cell.text, x, y, high, ink, width - 10, font_weight=weight)
    places, high = _TEXT_PLACES.get(len(cell.texts), (_NINE_PLACES, 11))
    room = 0.3 * width if cell.texts[1:] else width - 10
    for text, (across, down) in zip(cell.texts, places, strict=False):
        at = across * width, down * SIDE
        yield _text(text, *at, high, ink, room, font_weight=weight)


def _draw_small_values(cell: Cell, width: int) -> Iterator[str]:
    """Yield the candidates of a cell without a text, in n rows of n, and its centre marks, or the
    dot of a filled cell that is given or deduced; removed candidates are struck through."""
    x, y, ink = width / 2, SIDE / 2, palette.ink(cell)
    if cell.candidates:
        across = math.isqrt(len(cell.candidates) - 1) + 1
        first = _CORNER_HEIGHT if cell.corners else 3  # below the texts in the corners
        last = _CENTRE_HEIGHT if cell.centre else 3  # above the marks of the centre
        wide, high = (width - 6) / across, (SIDE - last - first) / across
        longest = max(1, *map(cell_len, (*cell.candidates, *cell.removed)))
        size = min(0.95 * high, wide / (_LETTER_SHAPE * longest))
        lost = cell.removed or ("",) * len(cell.candidates)
        for place, (text, removed) in enumerate(zip(cell.candidates, lost, strict=True)):
            row, column = divmod(place, across)
            left, top = 3 + wide * (column + 0.5), first + high * (row + 0.5)
            if text or removed:
                yield _text(removed or text, left, top, size, palette.WRONG if removed else ink)
            if removed:  # not by text-decoration, which some programs do not draw
                start = f"M{left - 0.4 * wide:.4g} {top + 0.3 * high:.4g}"
                line = f"{start}l{0.8 * wide:.4g} {-0.6 * high:.4g}"
                yield _stroke(line, palette.WRONG, 1, cap="butt")
    if cell.centre:  # in the middle, or below the candidates
        top = SIDE - 7 if cell.candidates else y
        yield _text(cell.centre_text, x, top, _CENTRE_HEIGHT, ink, width - 6)
    elif cell.fill and cell.is_blank and cell.style in ("given", "deduced"):
        pen, fill = (ink, ink) if cell.style == "given" else (palette.DEDUCED, palette.PAPER)
        yield _circle(x, y, 4, fill, pen, 2)


_Ends = tuple[float, float, float, float]  # of a line: x, y, x, y, the left or upper end first


def margin_sizes(board: Scene) -> tuple[int, int, int, int]:
    """Return the pixels above, right of, below and left of the cells for texts, signs on borders,
    and pieces at the bottom. They are the same in all frames."""
    least = _SIGN_RADIUS if board.kinds & {"edge", "vertex"} else 0
    texts = (sum(_measure_slots(board, side)) for side in SIDES)
    top, right, bottom, left = (max(least, n + _MARGIN_GAP if n else 0) for n in texts)
    pieces = max((_PIECE_SIDE // 2 - top for _, top in _place_bank(board).values()), default=0)
    return top, right, bottom + pieces, left


def measure_grid(board: Scene, width: int) -> tuple[int, int, int, int]:
    """Return left, top, width and height of a grid with its margins in pixels; the grid alone
    begins at 0,0."""
    top, right, bottom, left = margin_sizes(board)
    across, down = board.cols * width + 2 * EDGE, board.rows * SIDE + 2 * EDGE
    return -left, -top, across + left + right, down + top + bottom


def _find_corner(place: Place, width: int) -> tuple[int, int]:
    """Return left and top of a cell, in pixels from the upper left corner of the grid."""
    return EDGE + (place[1] - 1) * width, EDGE + (place[0] - 1) * SIDE


def _find_side(edge: Edge, width: int) -> _Ends:
    """Return both ends of a side of a cell."""
    row, column, side = edge
    x, y = _find_corner((row + (side == "bottom"), column + (side == "right")), width)
    return (x, y, x + width, y) if side in ("top", "bottom") else (x, y, x, y + SIDE)


def line_end(cell: Cell, room: int) -> float:
    """Return the pixels between a cell's centre and the end of a link to it; 0 if nothing is in its
    way. The cell is `room` pixels wide, or high for a vertical link."""
    if not cell.text:
        return 15 if cell.is_written else 12 if cell.arrow else 0
    if cell.circle:  # a line's round end touches the circle: within, it would be a blob at the text
        return _CIRCLE_RADIUS + _WEIGHTS["drawn"] / 2
    return min(room / 2 - 6, 6 * cell_len(cell.text) + 4)


def _write_line(ends: _Ends) -> str:
    """Return path data from one end to the other, horizontal if their y is the same."""
    x, y, to_x, to_y = ends
    return f"M{x:g} {y:g}" + (f"H{to_x:g}" if y == to_y else f"V{to_y:g}")


def _write_head(x: float, y: float, to_x: float, to_y: float) -> str:
    """Return path data of the head of an arrow from x,y to to_x,to_y."""
    part = 7 / (math.hypot(to_x - x, to_y - y) or 1)
    a, b = part * (to_x - x), part * (to_y - y)
    return f"M{to_x - a - b:g} {to_y - b + a:g}L{to_x:g} {to_y:g}L{to_x - a + b:g} {to_y - b - a:g}"


def _draw_paths(frame: Frame, width: int) -> Iterator[str]:
    """Yield the paths of a frame, translucent so that texts stay legible; one cell gives a dot."""
    for (look, _), places in sorted(frame.paths.items()):
        weight, dark = _PATHS[look]
        corners = (_find_corner(place, width) for place in places)
        points = [(left + width / 2, top + SIDE / 2) for left, top in corners]
        (x, y), bulb, head = points[0], "", "" if points[1:] else "h0"
        if look != "line":
            fill = palette.INK if look == "thermo" else "none"
            bulb = _circle(x, y, _CIRCLE_RADIUS - weight / 2, fill)
        if look == "arrow" and points[1:]:  # from the circle on
            to_x, to_y = points[1]
            part = _CIRCLE_RADIUS / (math.hypot(to_x - x, to_y - y) or 1)
            points[0] = x + part * (to_x - x), y + part * (to_y - y)
            head = _write_head(*points[-2], *points[-1])
        line = "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + head
        pen = {"stroke": palette.INK, "stroke_linecap": "round", "stroke_linejoin": "round"}
        shape = bulb + _element("path", d=line)
        yield _element("g", shape, fill="none", stroke_width=weight, opacity=dark, **pen)


def _draw_lattice(board: Scene, frame: Frame, width: int) -> Iterator[str]:
    """Yield the lines of the grid, its walls and its border. Once any edge has a state, lines of
    dots stand for the edges with states."""
    across, down = board.cols * width, board.rows * SIDE
    rules = [f"M{EDGE} {EDGE + r * SIDE}h{across}" for r in range(board.rows + 1)]
    posts = [f"M{EDGE + c * width} {EDGE}v{down}" for c in range(board.cols + 1)]
    inner, outer = [*posts[1:-1], *rules[1:-1]], [f"M{EDGE} {EDGE}h{across}v{down}h-{across}z"]
    stated = {edge for edge, line in frame.edges.items() if line.state}
    if stated:
        # A dot is in each corner of a cell, and a larger one on each corner of the grid. Browsers
        # draw no dot at a line's very end.
        yield _stroke("".join([*rules, *posts]), palette.LINE, 1.5, stroke_dasharray="0 6.667")
        points = "".join(f"{rule}h1" for rule in rules)
        yield _stroke(points, palette.LINE, 4, stroke_dasharray=f"0 {width}")
        inner, outer = [], []
        cells = product(range(1, board.rows + 1), range(1, board.cols + 1))
        every = {canonical_edge(*cell, side) for cell in cells for side in SIDES}
        for edge in sorted(every - stated):
            is_inner = scene.is_inside(*scene.cells_beside(edge)[1], (board.rows, board.cols))
            (inner if is_inner else outer).append(_write_line(_find_side(edge, width)))
    walls = [_write_line(_find_side(wall, width)) for wall in sorted(frame.walls)]
    yield _stroke("".join(inner), palette.LINE, 1, cap="square")
    yield _stroke("".join(walls), palette.INK, 4, cap="square")
    yield _stroke("".join(outer), palette.INK, 4 if walls else 2, cap="square")


def _outline_cages(frame: Frame, width: int) -> str:
    """Return path data of the outlines of cages, inside their cells, side by side."""
    path = ""
    for (row, column), name in sorted(frame.cages.items()):
        left, top = _find_corner((row, column), width)
        x, y, wide, high = left + width / 2, top + SIDE / 2, width / 2, SIDE / 2
        around = product((-1, 0, 1), repeat=2)
        own = {(a, b) for a, b in around if frame.cages.get((row + a, column + b)) == name}
        for down, across in [step for step in scene.STEPS.values() if step not in own]:
            points = []
            for a, b in ((0, -1), (0, 1)) if down else ((-1, 0), (1, 0)):  # the ways along the side
                # The outline turns before the end, goes straight on, or turns in the next cell.
                turn = 1 if (a, b) not in own else -1 if (down + a, across + b) in own else 0
                at_x = x + (across + b) * wide - _CAGE_INSET * (across + b * turn)
                points.append((at_x, y + (down + a) * high - _CAGE_INSET * (down + a * turn)))
            path += _write_line((*points[0], *points[1]))
    return path


def _draw_lines(frame: Frame, width: int) -> Iterator[str]:
    """Yield the edges and links of a frame, on plates where they stand out; all of one look are one
    path, in their order. The lattice has the open edges, and links run over no text."""
    paths: dict[tuple[str, float], str] = defaultdict(str)
    lines = (*sorted(frame.edges.items()), *sorted(frame.links.items()))
    for number, (edge, (state, style)) in enumerate(lines):
        x, y, to_x, to_y = _find_side(edge, width)
        x_middle, y_middle, is_flat = (x + to_x) / 2, (y + to_y) / 2, y == to_y
        if number >= len(frame.edges):
            is_flat = not is_flat
            room = width if is_flat else SIDE
            beside = scene.cells_beside(edge)
            first, second = (room / 2 - line_end(frame.cell(*cell), room) for cell in beside)
            if state in ("crossed", "open"):  # a sign on the middle
                first = second = max(_CROSS_ARM, min(first, second))
            x, to_x = x_middle - first * is_flat, x_middle + second * is_flat
            y, to_y = y_middle - first * (not is_flat), y_middle + second * (not is_flat)
        across, down = is_flat, not is_flat  # the way along the line
        if plate := PLATES.get(style or ""):
            wide, high = to_x - x + 14 * down, to_y - y + 14 * across
            yield _box(x - 7 * down, y - 7 * across, wide, high, plate, rx="4")
        ink, path = palette.line_ink(style), _write_line((x, y, to_x, to_y))
        match state:
            case "to":
                path += _write_head(x, y, to_x, to_y)
            case "from":
                path += _write_head(to_x, to_y, x, y)
            case "double":
                a, b = 3 * down, 3 * across
                path = _write_line((x - a, y - b, to_x - a, to_y - b))
                path += _write_line((x + a, y + b, to_x + a, to_y + b))
            case "crossed":
                left, top = x_middle - _CROSS_ARM, y_middle - _CROSS_ARM
                path = f"M{left:g} {top:g}l10 10M{left:g} {top + 10:g}l10 -10"
            case "open":
                a, b = 4 * across, 4 * down
                tick = x_middle - a, y_middle - b, x_middle + a, y_middle + b
                ink, path = palette.LINE, _write_line(tick) if number >= len(frame.edges) else ""
        if state:
            paths[ink, _WEIGHTS[state]] += path
    yield from (_stroke(path, ink, weight) for (ink, weight), path in paths.items())


def _draw_signs(frame: Frame, width: int) -> Iterator[str]:
    """Yield the signs on the sides of cells and where cells meet: circles, comparisons, or texts on
    plates."""
    signs: list[tuple[float, float, str, str, str | None]] = []
    for edge, label in sorted(frame.between.items()):
        style = frame.edges.get(edge, Line()).style
        x, y, to_x, to_y = _find_side(edge, width)
        signs.append(((x + to_x) / 2, (y + to_y) / 2, edge[2], label.text, style))
    dots = dict.fromkeys(frame.dots, Label("black"))
    for (row, column), label in sorted({**dots, **frame.vertices}.items()):
        signs.append((EDGE + column * width, EDGE + row * SIDE, "", *label))
    for x, y, side, text, style in signs:
        ink = palette.line_ink(style)
        plain = Plate(palette.PAPER if side else palette.WHITE)
        paper = PLATES.get(style or "", plain).fill
        if text in CIRCLES:
            yield _circle(x, y, _DOT_RADIUS, palette.FILLS[text], ink, 1.5)
        elif side and text in ORDERS:
            yield _circle(x, y, _SIGN_RADIUS - 1, paper)
            turn = 90 * (side == "bottom") + 180 * (text == "greater")
            yield _move(_stroke("M4 -6l-8 6l8 6", ink, 2), x, y, turn)
        else:
            yield _circle(x, y, _SIGN_RADIUS, paper, "" if side else ink)
            yield _text(scene.write_sign(text, side), x, y, 14, ink, 1.6 * _SIGN_RADIUS)


def _measure_slots(board: Scene, side: str) -> list[int]:
    """Return the pixels of each place beside a side, from the left or the top; [] without texts. A
    place has room for its texts of all frames."""
    texts = scene.read_margin(board, board.frames[0], side).texts
    if side in ("top", "bottom"):
        return [_SLOT_WIDTH] * len(texts)
    return [max([_SLOT_WIDTH, *(int(9.5 * cell_len(t)) + 8 for t in own)]) for own in texts]


def _draw_margins(board: Scene, frame: Frame, width: int) -> Iterator[str]:
    """Yield the texts beside the board of a frame, with plates behind those that stand out."""
    across, down = board.cols * width + 2 * EDGE, board.rows * SIDE + 2 * EDGE
    for side in SIDES:
        slots, is_flat = _measure_slots(board, side), side in ("left", "right")
        start = (across if is_flat else down) + _MARGIN_GAP
        if side in ("left", "top"):
            start = -_MARGIN_GAP - sum(slots)
        for (line, k), label in sorted(scene.read_margin(board, frame, side).labels.items()):
            slot, place = slots[k - 1], start + sum(slots[: k - 1])
            left, top, wide, high = EDGE + (line - 1) * width, place, width, slot
            if is_flat:
                left, top, wide, high = place, EDGE + (line - 1) * SIDE, slot, SIDE
            if plate := PLATES.get(label.style or ""):
                yield _box(left + 1, top + 1, wide - 2, high - 2, plate, rx="4")
            ink, weight = palette.line_ink(label.style), "bold" if label.style == "wrong" else ""
            at = left + wide / 2, top + high / 2
            yield _text(label.text, *at, 16, ink, wide - 2, font_weight=weight)


def _place_bank(board: Scene) -> dict[Piece, Place]:
    """Return left and top of each cell of the pieces of all frames, from the lower left corner of
    the picture: in rows as wide as the board, each piece with as much room as the largest one."""
    frames = board.frames if "bank" in board.kinds else ()
    cells = sorted({cell for frame in frames for cell in frame.bank})
    numbers = sorted({number for number, _, _ in cells})
    high, wide = (1 + max((cell[k] for cell in cells), default=0) for k in (1, 2))
    per_row = max(1, (board.cols * SIDE + _PIECE_SIDE) // (wide * _PIECE_SIDE))
    places, end = {}, math.ceil(len(numbers) / per_row) * high + 0.5
    for number, row, column in cells:
        down, across = divmod(numbers.index(number), per_row)
        left = EDGE + _PIECE_SIDE * (across * wide + column - 1)
        places[number, row, column] = left, int(_PIECE_SIDE * (down * high + row - end))
    return places


def _draw_bank(board: Scene, frame: Frame) -> Iterator[str]:
    """Yield the pieces under a frame's board: cells with a text are white, others black."""
    places, end = _place_bank(board), board.rows * SIDE + 2 * EDGE + margin_sizes(board)[2]
    for cell, (text, _) in sorted(frame.bank.items()):
        left, top = places[cell][0], end + places[cell][1]
        look = Plate(palette.WHITE, palette.INK) if text else Plate(palette.INK, palette.PAPER)
        yield _box(left, top, _PIECE_SIDE, _PIECE_SIDE, look)
        if text:
            at = left + _PIECE_SIDE / 2, top + _PIECE_SIDE / 2
            yield _text(text, *at, _PIECE_SIDE - 3, palette.INK, _PIECE_SIDE - 4)
