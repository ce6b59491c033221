"""Board -> an SVG picture."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from pylogic.draw import palette
from pylogic.draw.scene import Cell, Frame, Scene, check_room, printable
from pylogic.draw.svg_cell import SIDE, cell_look, cell_width, escaped, letters
from pylogic.draw.svg_grid import EDGE, around, corner, lines, origin, paper, size

__all__ = [
    "EDGE", "SIDE", "around", "cell_width", "escaped", "grid", "legend", "piece", "render",
    "stencil",
]  # fmt: skip

_SWATCH = 64  # pixels of a tint in a legend
_ROOM = 1000  # pixels across, for frames side by side
_GAP = 24  # pixels between frames, and around the picture
_LEADING = 20  # pixels of a line of words
_SMALL = 8  # pixels of a letter in a line of words
_NARROWEST = 200  # pixels of a line of words, even under a small grid
_FONT = "system-ui, sans-serif"


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
    return "".join(cell_look(cell, 0, 0, wide))


def _picture(board: Scene, frame: Frame, wide: int, elements: Sequence[str]) -> str:
    if not (board.rows and board.cols):
        return ""
    words = f"{board.rows} rows, {board.cols} columns"
    title = f"{frame.name}: {words}" if frame.name else words
    return _svg(*size(board, wide), title, elements, origin(board))


def legend(board: Scene) -> str:
    """What the tints of a board mean, as an SVG element."""
    cells = [
        "".join(cell_look(cell, place * _SWATCH, 0, _SWATCH))
        for place, cell in enumerate(board.legend)
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
    cells = ("".join(cell_look(cell, left, top, wide)) + "\n" for left, top, cell in places)
    return [paper(board, wide), *cells, lines(board, frame, wide)]
