"""A board as plain text that can be read again: rows of cells, lines, texts beside the board.

Cells without lines are rows of texts, apart by blanks. Edges make a lattice of `+`, with `---` or
`|` where there is a line, `===` or `H` where it is double, `x` where there is none. A sign between
two cells stands in the middle of their side: `<` or `^` for less, `>` or `v` for greater, `o` and
`@` for dots, `X` and `V` for the letters x and v; a sign where cells meet follows the `+`. Links
lead from text to text, with `>` or `<`, `v` or `^` in their middle if they have a direction, and
the lines between two rows begin with `:`. Bars `||` and lines of `=`, of which the first is above
the cells, separate the texts beside the board from the cells.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, product
from typing import NamedTuple

from pylogic.rules.symbols import Beside, Edge, Place

EMPTY, NO_LINES = ".", "-"
"""A cell without a text; the second one where a dash means no line."""
ACROSS: Mapping[str, str] = {"drawn": "---", "double": "===", "crossed": " x "}
"""Horizontal lines by their states; `DOWN` has the vertical ones."""
DOWN: Mapping[str, str] = {"drawn": "|", "double": "H", "crossed": "x"}
LINKED: Mapping[str, str] = {"crossed": "-x-", "to": "->-", "from": "-<-"}
"""Horizontal links that do not look like lines; `HEADS` has the vertical ones."""
HEADS: Mapping[str, str] = {"to": "v", "from": "^"}
ORDERS: Mapping[str, str] = {"less": "<^", "greater": ">v"}
"""Signs that say how the first of two neighbours compares: in a row, and in a column."""
ROMAN: Mapping[str, str] = {"x": "X", "v": "V"}
"""Letters between cells, in capitals: a small v would be a sign of an order."""
SLANTS = str.maketrans({"\u2198": "\\", "\u2196": "\\", "\u2197": "/", "\u2199": "/"})
"""Translates arrows along diagonals to the signs for them in plain ASCII."""
VERTEX, BETWEEN, BARS, RULE = "+", ":", "||", "="


class PlainBoard(NamedTuple):
    """The content of a board as a plain text shows it: texts of cells, lines, signs, margins."""

    rows: int
    cols: int
    cells: Mapping[Place, str]
    edges: Mapping[Edge, str]
    """The states of edges, by `ACROSS`; an open edge has none."""
    links: Mapping[Edge, str]
    outside: Mapping[Beside, str]
    between: Mapping[Edge, str]
    """Signs of one character on the sides of cells, as in the text."""
    vertices: Mapping[Place, str]
    """Signs of at most two characters at the bottom right corners of cells."""


_Lines = list[tuple[int, str]]
"""The lines of the cells, each with its row, 0 for a line between rows."""


def write_board(board: PlainBoard, film: Sequence[PlainBoard] = ()) -> list[str]:
    """Return a board as lines of text: rows of cells, cells with links, or a lattice of edges.
    `film` are the boards that are shown with it, one after another: all get the form and the
    width of cells that one of them needs."""
    tops, bottoms = (_stack_texts(board, side) for side in ("top", "bottom"))
    every = [board, *film]
    longest = max((len(text) for plain in every for text in plain.cells.values()), default=0)
    width = max([longest, 1, *(len(text) for row in (*tops, *bottoms) for text in row)])
    has_lattice = any(plain.edges or plain.between or plain.vertices for plain in every)
    has_links = any(plain.links for plain in every)
    form = _draw_lattice if has_lattice else _draw_links if has_links else _draw_cells
    lines = form(board, width)
    if not board.outside:
        return [line for _, line in lines]
    left, gap = (0, 1) if form is _draw_cells else (2, 3)
    starts = [left + c * (width + gap) for c in range(board.cols)]
    above, below = ([_align_texts(row, starts, width) for row in rows] for rows in (tops, bottoms))
    return _add_margins(board, lines, above, below)


def _draw_cells(board: PlainBoard, width: int) -> _Lines:
    """Return (row, line) for each row of a board without edges and links.
    Cells are `width` characters wide."""
    return [
        (r, " ".join((board.cells.get((r, c)) or NO_LINES).rjust(width) for c in _cols(board)))
        for r in range(1, board.rows + 1)
    ]


def _draw_links(board: PlainBoard, width: int) -> _Lines:
    """Return (row, line) for each line of a board with links; the row is 0 between rows.
    Cells are `width` characters wide."""
    lines: _Lines = []
    blank = " " * (width - 1)
    for r in range(1, board.rows + 1):
        line = "  "
        for c in _cols(board):
            before = {**LINKED, **ACROSS}.get(board.links.get((r, c - 1, "right"), ""), " ")[-1]
            line += (board.cells.get((r, c)) or EMPTY).rjust(width, before.replace("x", " "))
            if c < board.cols:
                state = board.links.get((r, c, "right"), "")
                line += LINKED.get(state) or ACROSS.get(state, "   ")
        states = (board.links.get((r, c, "bottom"), "") for c in _cols(board))
        below = (HEADS.get(state) or DOWN.get(state, " ") for state in states)
        lines.append((r, line))
        if r < board.rows or r == 1:
            lines.append(
                (0, f"{BETWEEN} {''.join(f'{blank}{sign}   ' for sign in below)}".rstrip())
            )
    return lines


def _draw_lattice(board: PlainBoard, width: int) -> _Lines:
    """Return (row, line) for each line of a board with edges; the row is 0 between rows.
    Cells are `width` characters wide."""
    lines = [(0, _draw_border(board, 0, width))]
    for r in range(1, board.rows + 1):
        line = DOWN.get(board.edges.get((r, 1, "left"), ""), " ")
        for c in _cols(board):
            line += f" {(board.cells.get((r, c)) or '').rjust(width)} "
            edge = (r, c, "right")
            line += board.between.get(edge) or DOWN.get(board.edges.get(edge, ""), " ")
        if not line.strip():  # a blank line would be the end of the board
            line = f"  {EMPTY.rjust(width)} " * board.cols
        lines += [(r, line), (0, _draw_border(board, r, width))]
    return lines


def _draw_border(board: PlainBoard, row: int, width: int) -> str:
    """Return the line of vertices and edges below a row of a lattice; of row 0 that above row 1."""
    line = VERTEX + board.vertices.get((row, 0), "")
    for c in _cols(board):
        edge = (row, c, "bottom") if row else (1, c, "top")
        sign = ACROSS.get(board.edges.get(edge, ""), "   ")
        # The ends of the sign fill the width around its middle.
        left = (width - 1) // 2
        middle = board.between.get(edge) or sign[1]
        side = sign[0] + sign[0] * left + middle + sign[2] * (width - 1 - left) + sign[2]
        line += side[len(board.vertices.get((row, c - 1), "")) :]
        line += VERTEX + board.vertices.get((row, c), "")
    return line


def _cols(board: PlainBoard) -> range:
    """Return the numbers of a board's columns, from 1."""
    return range(1, board.cols + 1)


def _stack_texts(board: PlainBoard, side: str) -> list[list[str]]:
    """Return the rows of texts above ("top") or below ("bottom") a board, from top to bottom.
    Each has a text for every column; the gaps, with dashes, are away from the cells."""
    lines = [_texts_beside(board, side, c) for c in _cols(board)]
    depth = max(map(len, lines), default=0)
    gaps = ([NO_LINES] * (depth - len(line)) for line in lines)
    pairs = zip(gaps, lines, strict=True)
    columns = [gap + line if side == "top" else line + gap for gap, line in pairs]
    return [list(row) for row in zip(*columns, strict=True)]


def _texts_beside(board: PlainBoard, side: str, line: int) -> list[str]:
    """Return the texts of a row or a column (`line`) on one side of a board, up to the last one.
    Gaps hold dashes; [] without texts."""
    own = {k: text for (where, at, k), text in board.outside.items() if (where, at) == (side, line)}
    return [own.get(k) or NO_LINES for k in range(1, max(own, default=0) + 1)]


def _add_margins(board: PlainBoard, cells: _Lines, above: list[str], below: list[str]) -> list[str]:
    """Return the lines of cells with the texts to their left and right, behind bars, and the lines
    `above` and `below` them, behind rules of `=`."""
    left, right = (
        {r: " ".join(_texts_beside(board, side, r)) for r in range(1, board.rows + 1)}
        for side in ("left", "right")
    )
    wide = max(len(line) for _, line in cells)
    widths = max(map(len, left.values())), max(map(len, right.values()))
    has_left, has_right = any(widths), widths[1] > 0

    def line(row: int, middle: str) -> str:
        """Return a line of cells between the texts to the left and right of a row; 0 has none."""
        before = f"{left.get(row, '').rjust(widths[0])} {BARS} " if has_left else ""
        after = f" {BARS} {right.get(row, '')}" if has_right else ""
        return (before + (middle.ljust(wide) if has_right else middle) + after).rstrip()

    rule = RULE * (widths[0] + 1) + "++" + RULE if has_left else ""
    rule += RULE * wide + (f"{RULE}++{RULE * (widths[1] + 1)}" if has_right else "")
    return [
        *(line(0, row) for row in above),
        *[rule] * bool(above or below),
        *(line(row, text) for row, text in cells),
        *[rule] * bool(below),
        *(line(0, row) for row in below),
    ]


def _align_texts(texts: list[str], starts: list[int], width: int) -> str:
    """Return a line with a text for each column, at right within `width` from its start."""
    line = ""
    for start, text in zip(starts, texts, strict=True):
        line = line.ljust(start) + text.rjust(width)
    return line


Piece = tuple[int, int, int]
"""A cell of a piece under the board: the piece's number, and row and column in it, from 1."""


def write_pieces(bank: Mapping[Piece, str]) -> str:
    """Return the line `(pieces: ...)` for the pieces under a board.
    `bank` has the texts of their cells, of one character, or "" for a black cell, written `#`.
    A gap in a piece is `.`, and `/` separates its rows."""
    pieces = []
    for number, cells in groupby(sorted(bank), key=lambda cell: cell[0]):
        places = [cell[1:] for cell in cells]
        rows, across = max(row for row, _ in places), max(column for _, column in places)
        lines = product(range(1, rows + 1), range(1, across + 1))
        signs = [bank.get((number, *place), ".") or "#" for place in lines]
        pieces.append("/".join("".join(signs[k * across :][:across]) for k in range(rows)))
    return f"(pieces: {'  '.join(pieces)})"


def squarest_box(size: int) -> Place:
    """Return (rows, columns) of the most square box with `size` cells, wide rather than tall.
    It is (2, 3) of 6 and (1, 7) of 7. A board of which nothing says the size of boxes has these.
    """
    height = next(h for h in range(int(size**0.5), 0, -1) if size % h == 0)
    return height, size // height


def write_paths(paths: Mapping[tuple[int, int, int | str], int]) -> dict[Place, str]:
    """Return the texts of cells on paths: "a:2" for the second cell of path a, "a:2+b:1" for a
    cell of two paths. `paths` maps (row, column, path) to the cell's place in the path, from 1."""
    texts: dict[Place, str] = {}
    for (row, column, name), k in sorted(paths.items(), key=str):
        before = f"{texts[row, column]}+" if (row, column) in texts else ""
        texts[row, column] = f"{before}{name}:{k}"
    return texts


def write_partition(names: Mapping[Place, object], rows: int, cols: int) -> list[str]:
    """Return the lines of a board whose cells show the names of their areas; "-" without one."""
    texts = {place: str(name) for place, name in names.items()}
    return write_board(PlainBoard(rows, cols, texts, {}, {}, {}, {}, {}))
