"""A board as renderers see it: a scene of frames, with cells, lines and texts beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, NamedTuple, Self, TypeVar

from pylogic.draw.notation import ORDERS, ROMAN, Piece, write_pieces
from pylogic.draw.signs import ARROWS, CIRCLES, LOOKS, SIGNS, TRIANGLES
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Beside, Edge, Place
from pylogic.rules.vocabulary import COLOURS, STYLES, THINGS

LARGEST = 250_000  # cells that a board may have, those of all its frames together
LARGEST_CANDIDATE = 25  # that has a place of its own among small values: of five in a row
COLOURED = STYLES[2:]  # the styles by which a spot stands out
# The way over each side of a cell to the next one.
STEPS: Mapping[str, Place] = {"top": (-1, 0), "bottom": (1, 0), "left": (0, -1), "right": (0, 1)}


class Cell(NamedTuple):
    """A cell as it is drawn."""

    text: str = ""
    fill: str | None = None
    style: str | None = None
    # The values that it may still hold, in the places of `place_candidates`, and those ruled out
    # just now, each in the place of that candidate; "" in all other places.
    candidates: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    circle: str | None = None  # the colour of a circle around the text
    corners: tuple[str, ...] = ()  # small texts by CORNERS, "" for none; () where no corner has one
    diagonals: tuple[str, ...] = ()  # those that are drawn, of DIAGONALS
    triangle: str | None = None  # the corner of CORNERS with the right angle of its black half
    arrow: str | None = None  # the side to which an arrow beside the text points
    symbol: str | None = None  # a thing that stands before the text
    texts: tuple[str, ...] = ()  # several texts, in their order
    centre: tuple[str, ...] = ()  # small values in the middle

    def __repr__(self) -> str:
        fields = zip(self._fields, self, Cell(), strict=True)
        values = (f"{name}={value!r}" for name, value, default in fields if value != default)
        return f"Cell({', '.join(values)})"

    @property
    def is_written(self) -> bool:
        """True if a text or a thing stands in it; candidates and corners do not count."""
        return bool(self.text or self.texts or self.symbol)

    @property
    def is_blank(self) -> bool:
        """True if no text, thing, circle, triangle or arrow stands in it: it may be filled."""
        return not (self.is_written or self.circle or self.triangle or self.arrow)

    @property
    def centre_text(self) -> str:
        """The centre marks as one text, with blanks between them if one has several letters."""
        return (" " if any(len(value) > 1 for value in self.centre) else "").join(self.centre)

    @property
    def words(self) -> str:
        """All that is in it, for a screen reader; "" if there is nothing to say. Of styles it has
        the names of some, and the meanings in SIGNS."""
        small = {"may be": self.candidates, "no longer": self.removed, "noted": self.centre}
        parts = [
            " ".join(filter(None, (self.symbol, self.text, *self.texts))),
            f"black at the {self.triangle.replace('_', ' ')}" if self.triangle else "",
            *(f"line {way}" for way in self.diagonals if not any(self.corners)),
            f"arrow to the {self.arrow}" if self.arrow else "",
            self.fill or "",
            f"{self.circle} circle" if self.circle else "",
            *self.corners,
            *(f"{how} {' '.join(filter(None, v)) or 'nothing'}" for how, v in small.items() if v),
            self.style if self.style in ("given", "wrong", "highlighted") else "",
            SIGNS[self.style][1] if self.style in SIGNS else "",
        ]
        return ", ".join(filter(None, parts))


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
    if cell.circle:
        colour = "" if cell.circle in CIRCLES else COLOURS[cell.circle]
        text = CIRCLES["black" if cell.circle == "black" else "white"][is_ascii] + colour + text
    fill = COLOURS[cell.fill] if cell.fill else ""
    return text if text and cell.fill == "white" else fill + text


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

    state: str | None = None  # of STATES, or LINKED for a link; None if only the style is seen
    style: str | None = None


class Label(NamedTuple):
    """A text beside the board, or a sign on it."""

    text: str = ""
    style: str | None = None


Key = tuple[Any, ...]  # the spot of a mark: of a cell row and column, else its kind and its place
Trail = tuple[Place, ...]  # the cells of a path, from its beginning on
Mark = Cell | Line | Label | Trail
P = TypeVar("P")
M = TypeVar("M")


class Marks(Generic[P, M]):
    """A class attribute of Frame that reads the frame's marks of one kind, by their places."""

    def __init__(self, kind: str) -> None:
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

    cells = Marks[Place, Cell]("cell")
    # Lines on the sides of cells, and from the centre of a cell over its side to the next centre;
    # both by their canonical names.
    edges = Marks[Edge, Line]("edge")
    links = Marks[Edge, Line]("link")
    # Signs on the sides of cells, which have the styles of the edges there: less or greater, of the
    # cell that names the side, white or black for dots, or texts.
    between = Marks[Edge, Label]("between")
    # Signs, and dots, at the bottom right corners of cells, also of row and column 0.
    vertices = Marks[Place, Label]("vertex")
    dots = Marks[Place, Label]("dot")
    outside = Marks[Beside, Label]("outside")  # texts beside the board
    cages = Marks[Place, Label]("cage")  # the names of the cages, each of which is outlined
    paths = Marks[tuple[str, str], Trail]("path")  # by one of PATHS and their names
    walls = Marks[Edge, Mark]("heavy")  # walls, and rulers, which help to count
    area_walls = Marks[Edge, Mark]("wall")  # walls alone, since rulers cut off no areas
    bank = Marks[Piece, Label]("bank")  # the texts of the cells of pieces, "" where they are black

    def __repr__(self) -> str:
        return f"<Frame {self.name!r}: {len(self.cells)} cells>"

    @cached_property
    def by_kind(self) -> Mapping[str, dict[Any, Any]]:
        """The marks by their kinds, "heavy" for walls and rulers, and then by their places:
        (row, column) for cells and vertices, else the spot without its kind."""
        marks: dict[str, dict[Any, Any]] = defaultdict(dict)
        for spot, mark in self.marks.items():
            kind = spot[0] if isinstance(spot[0], str) else "cell"
            place = spot if kind == "cell" else spot[1:3] if kind == "vertex" else spot[1:]
            marks[kind][place] = mark
            if kind in ("wall", "ruler"):
                marks["heavy"][place] = mark
        return marks

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
    captions: tuple[str, ...] = ()  # lines under the whole drawing

    @cached_property
    def outside(self) -> frozenset[tuple[str, int, int, str]]:
        """The texts beside the board of any frame: side, line, place, text."""
        labels = (beside for frame in self.frames for beside in frame.outside.items())
        return frozenset((*spot, label.text) for spot, label in labels)

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds of the marks of any frame, as in `Frame.by_kind`."""
        return frozenset(kind for frame in self.frames for kind in frame.by_kind)

    def with_marks(self, change: Callable[[Frame], Mapping[Any, Mark]]) -> Self:
        """Return a copy in which each frame also has the marks that `change` makes of it."""
        frames = (replace(frame, marks={**frame.marks, **change(frame)}) for frame in self.frames)
        return replace(self, frames=tuple(frames))


class Margin(NamedTuple):
    """The texts of one side of a frame."""

    texts: Sequence[set[str]]  # of each place from the left or the top on, in all frames
    labels: Mapping[tuple[int, int], Label]  # by line and by place; they stand next to the cells


def read_margin(board: Scene, frame: Frame, side: str) -> Margin:
    """Return the texts beside one side of a frame, moved next to the cells, with as many places as
    any frame of the board needs."""
    every = sorted((line, k, text) for where, line, k, text in board.outside if where == side)
    depth = max((k for _, k, _ in every), default=0)
    # The last text of each line stands next to the cells.
    last = {line: k for line, k, _ in every} if side in ("top", "left") else {}
    shifts = {line: depth - last.get(line, depth) for line, _, _ in every}
    texts: list[set[str]] = [set() for _ in range(depth)]
    for line, k, text in every:
        texts[k + shifts[line] - 1].add(text)
    own = ((line, k, label) for (at, line, k), label in frame.outside.items() if at == side)
    return Margin(texts, {(line, k + shifts[line]): label for line, k, label in own})


def is_inside(row: int, column: int, size: Place) -> bool:
    """Return True if a board of `size` (rows, columns) has that cell."""
    return 1 <= row <= size[0] and 1 <= column <= size[1]


def cells_beside(edge: Edge) -> tuple[Place, Place]:
    """Return the cell that an edge or a link is called by, and the cell behind that side, which is
    off the board at the border."""
    row, column, side = edge
    down, right = STEPS[side]
    return (row, column), (row + down, column + right)


def printable(words: str) -> str:
    """Return words with a blank for each character that cannot be printed, as a line feed."""
    return words if words.isprintable() else "".join(c if c.isprintable() else " " for c in words)
