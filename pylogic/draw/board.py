"""The one drawable model: drawing facts -> Board."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import clingo

from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.rules.files import UNBOUNDED, Bounds
from pylogic.rules.symbols import Place, say

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment

LARGEST = 250_000
"""Cells that a board may have, those of all its frames together."""
LARGEST_PICTURE = 4 * LARGEST
"""Cells that all boards of one picture may have."""

COLOURS: Mapping[str, str] = {
    "black": "#",
    "white": ".",
    "grey": "%",
    "red": "R",
    "orange": "O",
    "yellow": "Y",
    "green": "G",
    "blue": "B",
    "purple": "P",
}
"""The palette, each with the mark that stands for it where there is no colour."""
HOTTEST = 6
"""The strongest tint."""
STYLES = ("given", "deduced", "wrong", "highlighted", "cause", "effect", "region", "undone")
"""How a cell is written, or stands out: what an explanation argues from is a cause, what follows
an effect, a region is what it looks at, and what a search takes back is undone."""

SIDES: Mapping[str, tuple[str, int, int]] = {
    "top": ("horizontal", -1, 0),
    "bottom": ("horizontal", 0, 0),
    "left": ("vertical", 0, -1),
    "right": ("vertical", 0, 0),
}

WORDS: Mapping[tuple[str, int], str] = {
    ("grid", 2): "grid(Rows,Cols)",
    ("text", 3): "text(R,C,Text)",
    ("fill", 3): "fill(R,C,Colour)",
    ("style", 3): "style(R,C,Style)",
    ("wall", 3): "wall(R,C,Side)",
    ("caption", 1): "caption(Text)",
    ("caption", 2): "caption(Name,Value)",
}
"""All that a view can say."""

Wall = tuple[str, int, int]
"""("horizontal", r, c): below row r in column c; ("vertical", r, c): right of column c in row r.
Row 0 and column 0 stand for the top and the left edge."""


Candidates = tuple[tuple[str, ...], tuple[str, ...]]  # those left and those removed, see Cell


class Cell(NamedTuple):
    """What is drawn in one cell."""

    text: str = ""
    fill: str | None = None
    style: str | None = None
    note: str = ""
    """Small, in a corner."""
    heat: int = 0
    """How strongly it is tinted, from 1 to HOTTEST; 0 not at all."""
    candidates: tuple[str, ...] = ()
    """What it may still hold, small; "" for what is ruled out: each value has its place."""
    removed: tuple[str, ...] = ()
    """What is ruled out just now, each in the place of that candidate; "" for all others."""

    def to_dict(self) -> dict[str, Any]:
        """All that it shows."""
        return {k: list(v) if isinstance(v, tuple) else v for k, v in self._asdict().items()}


@dataclass(frozen=True, repr=False)
class Frame:
    """One picture: cells by row and column, walls between them, captions under them."""

    name: str
    cells: Mapping[Place, Cell] = field(hash=False)
    walls: frozenset[Wall]
    captions: tuple[str, ...]
    notes: str = ""
    """What the notes of its cells say; "" without notes."""

    def to_dict(self) -> dict[str, Any]:
        """Its name, cells, walls, captions, and what the notes say."""
        cells = [
            {"row": row, "column": column, **cell.to_dict()}
            for (row, column), cell in sorted(self.cells.items())
        ]
        walls = [list(wall) for wall in sorted(self.walls)]
        captions = list(self.captions)
        words = {"name": self.name, "captions": captions, "notes": self.notes}
        return {**words, "cells": cells, "walls": walls}

    def __repr__(self) -> str:
        return f"<Frame {self.name!r}: {len(self.cells)} cells>"

    @property
    def words(self) -> tuple[str, ...]:
        """The lines under its cells, where these show their notes."""
        return (*([f"small numbers: {self.notes}"] if self.notes else []), *self.captions)

    def apart(self) -> tuple[Frame, ...]:
        """The frame, and one whose texts are the notes: for where a cell has room for one text."""
        if not self.notes:
            return (self,)
        noted = {place: cell._replace(text=cell.note) for place, cell in self.cells.items()}
        name = f"{self.name}, {self.notes}" if self.name else self.notes
        return replace(self, captions=()), replace(self, name=name, cells=noted)

    def cell(self, row: int, column: int) -> Cell:
        """The cell at a place, blank if nothing was said of it."""
        return self.cells.get((row, column), Cell())


@dataclass(frozen=True, repr=False)
class Board:
    """A board of rows x cols cells (0x0: captions only), drawn once or as several frames.

    It prints itself: `print(board)` plainly, and with lines and colours on a rich console.
    """

    rows: int
    cols: int
    frames: tuple[Frame, ...]
    captions: tuple[str, ...] = ()
    """Lines under the whole drawing."""
    legend: tuple[Cell, ...] = ()
    """What the tints mean."""

    def to_dict(self) -> dict[str, Any]:
        """Its size, and of each frame the cells that say something, the walls, the captions."""
        return {
            "rows": self.rows,
            "cols": self.cols,
            "frames": [frame.to_dict() for frame in self.frames],
            "captions": list(self.captions),
            "legend": [cell.to_dict() for cell in self.legend],
        }

    def __repr__(self) -> str:
        frames = f", {len(self.frames)} frames" if len(self.frames) != 1 else ""
        return f"<Board {self.rows}x{self.cols}{frames}>"

    def _repr_html_(self) -> str:
        from pylogic.draw import html

        return html.fragment(self)

    def styled(self, places: Mapping[Place, str]) -> Board:
        """The same board, some of whose cells have another style in each frame."""
        frames = []
        for frame in self.frames:
            cells = dict(frame.cells)
            for (row, column), style in places.items():
                if 1 <= row <= self.rows and 1 <= column <= self.cols:
                    cells[row, column] = frame.cell(row, column)._replace(style=style)
            frames.append(replace(frame, cells=cells))
        return replace(self, frames=tuple(frames))

    def noted(self, candidates: Mapping[Place, Candidates]) -> Board:
        """The same board, whose empty cells have candidates, and those that they lose now."""
        frames = []
        for frame in self.frames:
            cells = dict(frame.cells)
            for place, (left, lost) in candidates.items():
                if not frame.cell(*place).text:
                    cells[place] = frame.cell(*place)._replace(candidates=left, removed=lost)
            frames.append(replace(frame, cells=cells))
        return replace(self, frames=tuple(frames))

    @property
    def is_still(self) -> bool:
        """Whether its frames are to be seen side by side, and are no film."""
        return any(frame.notes for frame in self.frames)

    def apart(self) -> Board:
        """The same board, with the notes of each frame in a frame of their own."""
        return replace(self, frames=tuple(f for frame in self.frames for f in frame.apart()))

    def beside(self, others: Iterable[Board]) -> Board:
        """A board of the same size with the frames of all of them."""
        return replace(self, frames=tuple(f for board in (self, *others) for f in board.frames))

    def __str__(self) -> str:
        from pylogic.draw import text

        return text.render(self)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        from pylogic.draw import terminal

        return terminal.render(self, console, options)


def check_room(boards: Sequence[Board]) -> None:
    """Whether one picture has room for boards.

    Raises:
        OptionError: they have too many cells.
    """
    cells = sum(board.rows * board.cols * len(board.frames) for board in boards)
    if cells > LARGEST_PICTURE:
        words = f"{len(boards)} boards of {cells} cells in all are too many for one picture"
        raise OptionError(f"{words}: at most {LARGEST_PICTURE} cells can be drawn")


def read(
    drawing: Iterable[clingo.Symbol],
    source: str,
    scores: Mapping[str, str | int] | None = None,
    bounds: Bounds = UNBOUNDED,
) -> Board:
    """The board that facts `draw(What)` and `draw(What, Frame)` describe.

    The scores are written under it.

    What belongs to no frame is part of every frame, unless the frame says otherwise.

    Raises:
        ProgramError: a fact says what no board can show; `source` is the file to blame.
        StoppedError: a limit came first.
    """
    common: _Layer = {}
    layers: dict[clingo.Symbol, _Layer] = {}
    try:
        words = [_word(fact) for fact in bounds.watched(drawing)]
        size = _size(words)
        _check_frames(size, len({word.frame for word in words if word.frame is not None}))
        for word in bounds.watched(words):
            layer = layers.setdefault(word.frame, {}) if word.frame is not None else common
            slot, value = _slot(word, size)
            if layer.setdefault(slot, value) != value:
                raise ValueError(f"{word.term}: there is {layer[slot]} already")
    except ValueError as error:
        raise ProgramError(Problem(f"view: {error}", source)) from None
    frames = [_frame(printable(say(name)), common | layers[name]) for name in sorted(layers)]
    captions = (f"{printable(name)}: {printable(str(n))}" for name, n in (scores or {}).items())
    return Board(*size, tuple(frames) or (_frame("", common),), tuple(captions))


# What a frame says, by what it says it of: ("text", r, c), ("wall", ...), ("caption", name), ...
_Slot = tuple[str | int, ...]
_Layer = dict[_Slot, str]


class _Word(NamedTuple):
    """A drawing word taken apart: its term, name and arguments, and the frame it belongs to."""

    term: clingo.Symbol
    name: str
    arguments: list[clingo.Symbol]
    frame: clingo.Symbol | None


def _word(fact: clingo.Symbol) -> _Word:
    drawn = fact.arguments
    if len(drawn) not in (1, 2):
        raise ValueError(f"{fact}: expected draw(What) or draw(What,Frame)")
    term, frame = drawn[0], drawn[1] if len(drawn) == 2 else None
    try:
        name, arguments = term.name, term.arguments
    except RuntimeError:  # a number or a string
        name, arguments = "", []
    if (name, len(arguments)) not in WORDS:
        raise ValueError(f"{term}: expected one of {', '.join(WORDS.values())}")
    return _Word(term, name, arguments, frame)


def _size(words: Iterable[_Word]) -> Place:
    sizes = {(_number(word, 0), _number(word, 1)) for word in words if word.name == "grid"}
    if len(sizes) > 1:
        raise ValueError("there are grids of different sizes")
    rows, cols = sizes.pop() if sizes else (0, 0)
    if rows < 0 or cols < 0:
        raise ValueError(f"grid({rows},{cols}): there are no boards of that size")
    return rows, cols


def _check_frames(size: Place, frames: int) -> None:
    rows, cols = size
    if rows * cols * max(frames, 1) > LARGEST:
        several = f"{frames} frames of " if frames > 1 else "a board of "
        words = f"{several}{rows} x {cols} cells: at most {LARGEST} cells can be drawn"
        raise ValueError(words)


def _slot(word: _Word, size: Place) -> tuple[_Slot, str]:
    """Where a drawing word puts something, and what."""
    name, arguments = word.name, word.arguments
    value = printable(say(arguments[-1]))
    if name in ("grid", "caption"):
        return (name, *map(printable, map(say, arguments[:-1] or arguments))), value
    row, column = _number(word, 0), _number(word, 1)
    if not (1 <= row <= size[0] and 1 <= column <= size[1]):
        raise ValueError(f"{word.term}: off the grid of {size[0]}x{size[1]} cells")
    known = _KNOWN.get(name)
    if known is not None and value not in known:
        raise ValueError(f"{word.term}: expected one of {', '.join(known)}")
    if name == "wall":
        kind, row_step, column_step = SIDES[value]
        return ("wall", kind, row + row_step, column + column_step), "wall"
    return (name, row, column), value


_KNOWN: Mapping[str, Collection[str]] = {"fill": COLOURS, "style": STYLES, "wall": SIDES}


def _frame(name: str, layer: _Layer) -> Frame:
    fields: dict[Place, dict[str, Any]] = {}
    walls: set[Wall] = set()
    captions: list[str] = []
    for slot, value in layer.items():
        match slot:
            case ("text" | "fill" | "style") as field, int(row), int(column):
                fields.setdefault((row, column), {})[field] = value
            case "wall", str(kind), int(row), int(column):
                walls.add((kind, row, column))
            case "caption", str(words):
                captions.append(value if words == value else f"{words}: {value}")
    cells = {place: Cell(**said) for place, said in fields.items()}
    return Frame(name, cells, frozenset(walls), tuple(captions))


def _number(word: _Word, index: int) -> int:
    try:
        return word.arguments[index].number
    except RuntimeError:
        wrong = word.arguments[index]
        raise ValueError(f"{word.term}: {wrong} is not a whole number") from None


def printable(words: str) -> str:
    """The words without the characters that would move a terminal's cursor."""
    return words if words.isprintable() else "".join(c if c.isprintable() else " " for c in words)
