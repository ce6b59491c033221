"""A board as renderers see it: a scene of frames, with cells, lines and texts beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar

from pylogic.draw.notation import ORDERS, ROMAN, Piece, write_pieces
from pylogic.draw.signs import ARROWS, CIRCLES, LOOKS, SIGNS, TRIANGLES
from pylogic.errors import OptionError
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Beside, Edge, Place
from pylogic.rules.vocabulary import (
    BANK,
    CELL,
    COLOURS,
    EDGE,
    LINK,
    OUTSIDE,
    STYLES,
    THINGS,
    VERTEX,
)

LARGEST = 250_000
"""Cells that a board may have, those of all its frames together."""
LARGEST_PICTURE = 4 * LARGEST
"""Cells that all boards of one picture may have."""

LARGEST_CANDIDATE = 25
"""The largest number that has a place of its own among small ones in a cell: of five in a row."""

COLOURED = STYLES[2:]
"""The styles by which a spot stands out."""
STEPS: Mapping[str, Place] = {"top": (-1, 0), "bottom": (1, 0), "left": (0, -1), "right": (0, 1)}
"""The way over each side of a cell to the next one."""


class Cell(NamedTuple):
    """A cell as it is drawn."""

    text: str = ""
    fill: str | None = None
    style: str | None = None
    candidates: tuple[str, ...] = ()
    """The values that it may still hold, in the places of `place_candidates`; "" for others."""
    removed: tuple[str, ...] = ()
    """The values ruled out just now, each in the place of that candidate; "" for all others."""
    circle: str | None = None
    """The colour of a circle around the text."""
    corners: tuple[str, ...] = ()
    """Small texts, in the order of CORNERS, "" for none; () where no corner has one."""
    diagonals: tuple[str, ...] = ()
    """The diagonals that are drawn, of DIAGONALS."""
    triangle: str | None = None
    """The corner of CORNERS that has the right angle of its black half."""
    arrow: str | None = None
    """The side to which an arrow beside the text points."""
    symbol: str | None = None
    """A thing that stands before the text."""
    texts: tuple[str, ...] = ()
    """Several texts, in their order."""
    centre: tuple[str, ...] = ()
    """Small values in the middle."""

    def __repr__(self) -> str:
        fields = zip(self._fields, self, Cell(), strict=True)
        values = (f"{name}={value!r}" for name, value, default in fields if value != default)
        return f"Cell({', '.join(values)})"

    @property
    def is_written(self) -> bool:
        """True if a text or a thing stands in it; candidates and corners do not count."""
        return bool(self.text or self.texts or self.symbol)

    @property
    def words(self) -> str:
        """All that is in it, for a screen reader; "" if there is nothing to say. Of styles it has
        the names of some, and the meanings in SIGNS."""
        parts = [" ".join(filter(None, (self.symbol, self.text, *self.texts)))]
        if self.triangle:
            parts.append(f"black at the {self.triangle.replace('_', ' ')}")
        parts += [f"line {way}" for way in self.diagonals if not any(self.corners)]
        parts += [f"arrow to the {self.arrow}"] if self.arrow else []
        parts += [self.fill or "", f"{self.circle} circle" if self.circle else "", *self.corners]
        small = {"may be": self.candidates, "no longer": self.removed, "noted": self.centre}
        for before, values in small.items():
            if values:
                parts.append(f"{before} {' '.join(filter(None, values)) or 'nothing'}")
        parts += [self.style] if self.style in ("given", "wrong", "highlighted") else []
        parts += SIGNS[self.style][1:] if self.style in SIGNS else ()
        return ", ".join(filter(None, parts))

    @property
    def centre_text(self) -> str:
        """The centre marks as one text, with blanks between them if one has several letters."""
        return (" " if any(len(value) > 1 for value in self.centre) else "").join(self.centre)

    @property
    def is_blank(self) -> bool:
        """True if no text, thing, circle, triangle or arrow stands in it: it may be filled."""
        return not (self.is_written or self.circle or self.triangle or self.arrow)


def write_cell(cell: Cell, *, is_ascii: bool = True) -> str:
    """Return a cell as text: the marks of its fill (white only without a text), circle, triangle
    and thing, then its texts and its arrow; "" if it is empty.

    Several texts have commas between them unless each is one character. A circle that is neither
    white nor black is a white one with the mark of its colour. Corners, candidates, centre
    marks and diagonals are left out.
    """
    text = cell.text + ("," if max(map(len, cell.texts), default=0) > 1 else "").join(cell.texts)
    if cell.symbol:
        text = (THINGS[cell.symbol] if is_ascii else LOOKS[cell.symbol].sign) + text
    if cell.arrow:
        text += ARROWS[cell.arrow][is_ascii]
    if cell.triangle:
        text = TRIANGLES[cell.triangle][is_ascii] + text
    if cell.circle in CIRCLES:
        text = CIRCLES[cell.circle][is_ascii] + text
    elif cell.circle:
        text = CIRCLES["white"][is_ascii] + COLOURS[cell.circle] + text
    if text and cell.fill in (None, "white"):
        return text
    return (COLOURS[cell.fill] if cell.fill else "") + text


def place_candidates(values: Iterable[str], written: Iterable[str] = ()) -> tuple[str, ...]:
    """Return the value of each place for candidates in a cell, a square that is read row by row.

    If all values are whole numbers up to LARGEST_CANDIDATE, the places are for all numbers from 1
    (or 0, if it is among them) to the largest, also of those `written` in cells. Otherwise they are
    for the values, sorted and each once, and `written` counts for nothing.
    """
    unique = {*values}
    if all(is_number(value) and 0 <= int(value) <= LARGEST_CANDIDATE for value in unique):
        numbers = {int(value) for value in (*unique, *written)}
        return tuple(map(str, range(min({1, *numbers}), max(numbers, default=0) + 1)))
    return sort_values(unique)


def sort_values(values: Iterable[str]) -> tuple[str, ...]:
    """Return all values sorted: numbers by value, then other texts by length."""
    return tuple(sorted(values, key=lambda text: (not is_number(text), text.rjust(9), text)))


def write_sign(text: str, side: str, *, is_ascii: bool = True) -> str:
    """Return the characters of a sign on the side of a cell, or with side "" where cells meet; of
    a text that is no sign, the text."""
    if text in CIRCLES:
        return CIRCLES[text][is_ascii]
    return ORDERS[text][side == "bottom"] if side and text in ORDERS else ROMAN.get(text, text)


def style_sign(style: str | None) -> str:
    """Return the character that stands for a style where there are no colours, "" for none."""
    return SIGNS[style][0] if style in SIGNS else ""


class Line(NamedTuple):
    """An edge, or a link between the centres of two cells, as it is drawn."""

    state: str | None = None
    """A state of STATES, or of LINKED for a link; None if only the style is seen."""
    style: str | None = None


class Label(NamedTuple):
    """A text beside the board."""

    text: str = ""
    style: str | None = None


Key = tuple[Any, ...]
"""The spot of a mark: a cell by its row and column, all else by its kind and its place."""
Trail = tuple[Place, ...]
"""The cells of a path, from its beginning on."""
Mark = Cell | Line | Label | Trail
P = TypeVar("P")
M = TypeVar("M")


class Marks(Generic[P, M]):
    """A class attribute of Frame that reads the frame's marks of one kind, by their places."""

    def __init__(self, kind: str) -> None:
        """Store the kind, such as "edge"."""
        self._kind = kind

    def __get__(self, frame: Frame, _owner: type[Frame]) -> Mapping[P, M]:
        """Return the frame's marks of the kind by place; {} without any."""
        return frame.by_kind.get(self._kind, {})


@dataclass(frozen=True, repr=False)
class Frame:
    """One picture: the mark on each spot, and captions under it."""

    name: str
    marks: Mapping[Any, Mark] = field(hash=False)
    captions: tuple[str, ...] = ()

    cells = Marks[Place, Cell](CELL)
    edges = Marks[Edge, Line](EDGE)
    """Lines on the sides of cells, by their canonical names."""
    links = Marks[Edge, Line](LINK)
    """Lines from the centre of a cell over its side to the centre of the next."""
    between = Marks[Edge, Label]("between")
    """Signs on the sides of cells, which have the styles of the edges there: less or greater, of
    the cell that names the side, white or black for dots, or texts."""
    vertices = Marks[Place, Label](VERTEX)
    """Signs at the bottom right corners of cells, also of row and column 0."""
    dots = Marks[Place, Label]("dot")
    """Dots at the bottom right corners of cells."""
    outside = Marks[Beside, Label](OUTSIDE)
    """Texts beside the board."""
    cages = Marks[Place, Label]("cage")
    """The names of the cages, each of which is outlined."""
    paths = Marks[tuple[str, str], Trail]("path")
    """Paths, by one of PATHS and their names."""
    bank = Marks[Piece, Label](BANK)
    """The pieces under the board: the texts of their cells, "" where they are black."""

    @cached_property
    def by_kind(self) -> Mapping[str, dict[Any, Any]]:
        """The marks by their kinds and then by their places: (row, column) for cells and vertices,
        else the spot without its kind."""
        marks: dict[str, dict[Any, Any]] = defaultdict(dict)
        for spot, mark in self.marks.items():
            kind = spot[0] if isinstance(spot[0], str) else CELL
            place = spot if kind == CELL else spot[1:3] if kind == VERTEX else spot[1:]
            marks[kind][place] = mark
        return marks

    @cached_property
    def walls(self) -> frozenset[Edge]:
        """The sides drawn heavily: walls, and rulers, which help to count and cut off no areas."""
        return frozenset((*self.by_kind.get("wall", ()), *self.by_kind.get("ruler", ())))

    @cached_property
    def area_walls(self) -> frozenset[Edge]:
        """The walls that cut off areas: all sides of `walls` without a ruler."""
        return self.walls - {*self.by_kind.get("ruler", ())}

    def __repr__(self) -> str:
        return f"<Frame {self.name!r}: {len(self.cells)} cells>"

    @property
    def styles(self) -> set[str | None]:
        """The styles of all cells, lines and labels; with None if a mark has no style."""
        return {mark.style for mark in self.marks.values() if isinstance(mark, Cell | Line | Label)}

    @property
    def footer(self) -> Iterator[str]:
        """Yield the lines under the cells where only characters are drawn: pieces and captions."""
        if self.bank:
            yield write_pieces({cell: label.text for cell, label in self.bank.items()})
        yield from self.captions

    def cell(self, row: int, column: int) -> Cell:
        """Return the cell at a place; a blank one if the frame has none there, or off the board."""
        return self.cells.get((row, column), Cell())


@dataclass(frozen=True, repr=False)
class Scene:
    """Rows x cols cells (0x0: captions only), drawn once or as several frames."""

    rows: int
    cols: int
    frames: tuple[Frame, ...]
    captions: tuple[str, ...] = ()
    """Lines under the whole drawing."""

    @cached_property
    def outside(self) -> frozenset[tuple[str, int, int, str]]:
        """The texts beside the board of any frame: side, line, place, text."""
        return frozenset(
            (*spot, label.text) for frame in self.frames for spot, label in frame.outside.items()
        )

    @cached_property
    def bank(self) -> tuple[Piece, ...]:
        """The cells of the pieces under the board of any frame, each once and sorted."""
        return tuple(sorted({cell for frame in self.frames for cell in frame.bank}))


class Margin(NamedTuple):
    """The texts of one side of a frame."""

    texts: tuple[frozenset[str], ...]
    """The texts of each place, from the left or the top on, in all frames of the board."""
    labels: Mapping[tuple[int, int], Label]
    """By line and by place; the texts stand next to the cells."""


def read_margin(board: Scene, frame: Frame, side: str) -> Margin:
    """Return the texts beside one side of a frame, moved next to the cells, with as many places as
    any frame of the board needs."""
    every = sorted((line, k, text) for where, line, k, text in board.outside if where == side)
    depth = max((k for _, k, _ in every), default=0)
    # The last text of each line stands next to the cells.
    shifts = {line: depth - k for line, k, _ in every} if side in ("top", "left") else {}
    texts: list[set[str]] = [set() for _ in range(depth)]
    for line, k, text in every:
        texts[k + shifts.get(line, 0) - 1].add(text)
    labels = {
        (line, k + shifts.get(line, 0)): label
        for (where, line, k), label in frame.outside.items()
        if where == side
    }
    return Margin(tuple(map(frozenset, texts)), labels)


def is_inside(row: int, column: int, size: Place) -> bool:
    """Return True if a board of `size` (rows, columns) has that cell."""
    return 1 <= row <= size[0] and 1 <= column <= size[1]


def cells_beside(edge: Edge) -> tuple[Place, Place]:
    """Return the cell that an edge or a link is called by, and the cell behind that side, which is
    off the board at the border."""
    row, column, side = edge
    down, right = STEPS[side]
    return (row, column), (row + down, column + right)


def check_picture_size(boards: Sequence[Scene]) -> None:
    """Raise an OptionError if the frames of all boards have more than LARGEST_PICTURE cells."""
    cells = sum(board.rows * board.cols * len(board.frames) for board in boards)
    if cells > LARGEST_PICTURE:
        words = f"{len(boards)} boards of {cells} cells in all are too many for one picture"
        raise OptionError(f"{words}: at most {LARGEST_PICTURE} cells can be drawn")


def printable(words: str) -> str:
    """Return words with a blank for each character that cannot be printed, as a line feed."""
    return words if words.isprintable() else "".join(c if c.isprintable() else " " for c in words)
