"""The one drawable model: drawing facts -> Board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import clingo

from pylogic.errors import Problem, ProgramError
from pylogic.program import say

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment

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

STYLES = ("given", "deduced", "wrong", "highlighted")

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

Place = tuple[int, int]
Wall = tuple[str, int, int]
"""("horizontal", r, c): below row r in column c; ("vertical", r, c): right of column c in row r.
Row 0 and column 0 stand for the top and the left edge."""


@dataclass(frozen=True)
class Cell:
    """What is drawn in one cell."""

    text: str = ""
    fill: str | None = None
    style: str | None = None


@dataclass(frozen=True)
class Frame:
    """One picture: cells by row and column, walls between them, captions under them."""

    name: str
    cells: Mapping[Place, Cell]
    walls: frozenset[Wall]
    captions: tuple[str, ...]

    def cell(self, row: int, column: int) -> Cell:
        """The cell at a place, blank if nothing was said of it."""
        return self.cells.get((row, column), Cell())


@dataclass(frozen=True)
class Board:
    """A board of rows x cols cells (0x0: captions only), drawn once or as several frames.

    It prints itself: `print(board)` plainly, and with lines and colours on a rich console.
    """

    rows: int
    cols: int
    frames: tuple[Frame, ...]

    def __str__(self) -> str:
        from pylogic.draw import text

        return text.render(self)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        from pylogic.draw import terminal

        return terminal.render(self, console, options)


def read(drawing: Iterable[clingo.Symbol], source: str) -> Board:
    """The board that `draw(What)` and `draw(What, Frame)` facts describe; others are ignored.

    What belongs to no frame is part of every frame, unless the frame says otherwise.

    Raises:
        ProgramError: a fact says what no board can show; `source` is the file to blame.
    """
    facts = [f for f in drawing if f.name == "draw" and len(f.arguments) in (1, 2)]
    try:
        size = _size(fact.arguments[0] for fact in facts)
        common: _Layer = {}
        layers: dict[clingo.Symbol, _Layer] = {}
        for fact in facts:
            what, *frame = fact.arguments
            layer = layers.setdefault(frame[0], {}) if frame else common
            slot, value = _slot(what, size)
            if layer.setdefault(slot, value) != value:
                raise ValueError(f"{what}: there is {layer[slot]} already")
    except ValueError as error:
        raise ProgramError(Problem(f"view: {error}", source)) from None
    frames = [_frame(say(name), common | layers[name]) for name in sorted(layers)]
    return Board(*size, tuple(frames) or (_frame("", common),))


# What a frame says, by what it says it of: ("text", r, c), ("wall", ...), ("caption", name), ...
_Slot = tuple[str | int, ...]
_Layer = dict[_Slot, str]


def _size(words: Iterable[clingo.Symbol]) -> Place:
    sizes = {(_number(w, 0), _number(w, 1)) for w in words if w.match("grid", 2)}
    if len(sizes) > 1:
        raise ValueError("there are grids of different sizes")
    return sizes.pop() if sizes else (0, 0)


def _slot(what: clingo.Symbol, size: Place) -> tuple[_Slot, str]:
    """Where a drawing word puts something, and what."""
    is_word = what.type == clingo.SymbolType.Function
    arguments = what.arguments if is_word else []
    word = (what.name, len(arguments)) if is_word else None
    if word is None or word not in WORDS:
        raise ValueError(f"{what}: expected one of {', '.join(WORDS.values())}")
    name, value = word[0], _printable(arguments[-1])
    if name in ("grid", "caption"):
        return (name, *map(_printable, arguments[:-1] or arguments)), value
    row, column = _number(what, 0), _number(what, 1)
    if not (1 <= row <= size[0] and 1 <= column <= size[1]):
        raise ValueError(f"{what}: off the grid of {size[0]}x{size[1]} cells")
    known = {"fill": COLOURS, "style": STYLES, "wall": SIDES}.get(name, (value,))
    if value not in known:
        raise ValueError(f"{what}: expected one of {', '.join(known)}")
    if name == "wall":
        kind, row_step, column_step = SIDES[value]
        return ("wall", kind, row + row_step, column + column_step), "wall"
    return (name, row, column), value


def _frame(name: str, layer: _Layer) -> Frame:
    fields: dict[Place, dict[str, str]] = {}
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


def _number(what: clingo.Symbol, index: int) -> int:
    term = what.arguments[index]
    try:
        return term.number
    except RuntimeError:
        raise ValueError(f"{what}: {term} is not a whole number") from None


def _printable(term: clingo.Symbol) -> str:
    """A term in words, without the characters that would move a terminal's cursor."""
    words = say(term)
    return words if words.isprintable() else "".join(c if c.isprintable() else " " for c in words)
