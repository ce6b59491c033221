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

from collections.abc import Mapping
from itertools import groupby

from pylogic.rules.symbols import Place

EMPTY, NO_LINES = ".", "-"  # a cell without a text; the second one where a dash means no line
# Horizontal and vertical lines by their states; links that do not look like lines; their heads.
ACROSS: Mapping[str, str] = {"drawn": "---", "double": "===", "crossed": " x "}
DOWN: Mapping[str, str] = {"drawn": "|", "double": "H", "crossed": "x"}
LINKED: Mapping[str, str] = {"crossed": "-x-", "to": "->-", "from": "-<-"}
HEADS: Mapping[str, str] = {"to": "v", "from": "^"}
# Signs that say how the first of two neighbours compares: in a row, and in a column.
ORDERS: Mapping[str, str] = {"less": "<^", "greater": ">v"}
# Letters between cells, in capitals: a small v would be a sign of an order.
ROMAN: Mapping[str, str] = {"x": "X", "v": "V"}
# Translates arrows along diagonals to the signs for them in plain ASCII.
SLANTS = str.maketrans({"\u2198": "\\", "\u2196": "\\", "\u2197": "/", "\u2199": "/"})
VERTEX, BETWEEN, BARS, RULE = "+", ":", "||", "="
Piece = tuple[int, int, int]  # a cell of a piece: the piece's number, row and column in it, from 1


def write_pieces(bank: Mapping[Piece, str]) -> str:
    """Return the line `(pieces: ...)` for the pieces under a board.
    `bank` has the texts of their cells, of one character, or "" for a black cell, written `#`.
    A gap in a piece is `.`, and `/` separates its rows."""
    pieces = []
    for number, cells in groupby(sorted(bank), key=lambda cell: cell[0]):
        _, rows, columns = zip(*cells, strict=True)
        across = range(1, max(columns) + 1)
        lines = ([bank.get((number, r, c), ".") for c in across] for r in range(1, max(rows) + 1))
        pieces.append("/".join("".join(sign or "#" for sign in line) for line in lines))
    return f"(pieces: {'  '.join(pieces)})"


def squarest_box(size: int) -> Place:
    """Return (rows, columns) of the most square box with `size` cells, wide rather than tall.
    It is (2, 3) of 6 and (1, 7) of 7. A board of which nothing says the size of boxes has these.
    """
    height = next(h for h in range(int(size**0.5), 0, -1) if size % h == 0)
    return height, size // height


def write_partition(
    names: Mapping[Place, object], rows: int, cols: int, width: int = 1
) -> list[str]:
    """Return the rows of a board whose cells show the names of their areas; "-" without one.
    Each cell has at least `width` characters."""
    width = max([width, *(len(str(name)) for name in names.values())])
    return [
        " ".join(str(names.get((r, c), NO_LINES)).rjust(width) for c in range(1, cols + 1))
        for r in range(1, rows + 1)
    ]
