"""A board as renderers see it: a scene of frames, with cells, lines and texts beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from pylogic.errors import OptionError
from pylogic.rules.symbols import Beside, Edge, Place

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
COLOURED = ("wrong", "highlighted", "cause", "effect", "region", "undone")
"""How a spot stands out: what an explanation argues from is a cause, what follows an effect, a
region is what it looks at, and what a search takes back is undone."""
STYLES = ("given", "deduced", *COLOURED)
"""How a spot is written, or stands out."""
SIGNS = {
    "effect": ("*", "follows"),
    "cause": ("'", "from this"),
    "region": ("~", "in these cells"),
    "wrong": ("!", "what contradicts"),
    "undone": ("-", "taken back"),
}
"""The signs of styles, and what they mean: for where there are no colours, or one cannot tell them
apart."""
_CIRCLES = {"white": ("○", "o"), "black": ("●", "@")}  # in Unicode, in ASCII
STATES = ("drawn", "double", "crossed", "open")
"""What is known of an edge or a link: there is a line, a double line, none; or nothing yet."""
CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
DIAGONALS = ("down", "up")
"""The lines through a cell: from its top left corner, from its bottom left one."""

Wall = tuple[str, int, int]
"""("horizontal", r, c): below row r in column c; ("vertical", r, c): right of column c in row r.
Row 0 and column 0 stand for the top and the left edge."""
STEPS: Mapping[str, Place] = {"top": (-1, 0), "bottom": (1, 0), "left": (0, -1), "right": (0, 1)}
"""The way over each side of a cell to the next one."""


class Cell(NamedTuple):
    """One cell as it is drawn."""

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
    circle: str | None = None
    """The colour of a circle around the text."""
    corners: tuple[str, ...] = ()
    """Small texts, in the order of CORNERS, "" for none; () where no corner has one."""
    diagonals: tuple[str, ...] = ()
    """Those of DIAGONALS that are drawn."""

    def __repr__(self) -> str:
        said = zip(self._fields, self, Cell(), strict=True)
        return f"Cell({', '.join(f'{name}={own!r}' for name, own, none in said if own != none)})"


def mark(cell: Cell, *, is_ascii: bool = True) -> str:
    """A cell without its colours: its text, behind the marks of its fill and circle; "" if empty.

    A circle that is neither white nor black is a white one with the mark of its colour.
    """
    said = cell.text
    if cell.circle in _CIRCLES:
        said = _CIRCLES[cell.circle][is_ascii] + said
    elif cell.circle:
        said = _CIRCLES["white"][is_ascii] + COLOURS[cell.circle] + said
    if said and cell.fill in (None, "white"):
        return said
    return (COLOURS[cell.fill] if cell.fill else "") + said


def sign(style: str | None) -> str:
    """The sign of a style, "" for one that needs none."""
    return SIGNS[style][0] if style in SIGNS else ""


class Line(NamedTuple):
    """An edge, or a link between the centres of two cells, as it is drawn."""

    state: str | None = None
    """One of STATES; None where only the style is seen."""
    style: str | None = None


class Label(NamedTuple):
    """A text beside the board."""

    text: str = ""
    style: str | None = None


@dataclass(frozen=True, repr=False)
class Frame:
    """One picture: cells by row and column, lines between and around them, captions under them."""

    name: str
    cells: Mapping[Place, Cell] = field(hash=False)
    walls: frozenset[Wall]
    captions: tuple[str, ...]
    notes: str = ""
    """What the notes of its cells say; "" without notes."""
    edges: Mapping[Edge, Line] = field(default_factory=dict, hash=False)
    """Lines on the sides of cells, by their canonical names."""
    links: Mapping[Edge, Line] = field(default_factory=dict, hash=False)
    """Lines from the centre of a cell over its side to the centre of the next."""
    outside: Mapping[Beside, Label] = field(default_factory=dict, hash=False)
    """Texts beside the board."""
    dots: frozenset[Place] = frozenset()
    """Vertices with a dot: (r, c) is the bottom right corner of the cell in row r and column c."""
    cages: Mapping[Place, str] = field(default_factory=dict, hash=False)
    """Cells with the names of their cages, each of which is outlined."""

    def to_dict(self) -> dict[str, Any]:
        """Its name, cells and lines, captions, and the meaning of its notes."""
        return {
            "name": self.name,
            "captions": list(self.captions),
            "notes": self.notes,
            "cells": _listed(("row", "column"), self.cells),
            "walls": [list(wall) for wall in sorted(self.walls)],
            "edges": _listed(("row", "column", "side"), self.edges),
            "links": _listed(("row", "column", "side"), self.links),
            "outside": _listed(("side", "line", "place"), self.outside),
            "dots": [list(dot) for dot in sorted(self.dots)],
            "cages": [[*place, name] for place, name in sorted(self.cages.items())],
        }

    def __repr__(self) -> str:
        return f"<Frame {self.name!r}: {len(self.cells)} cells>"

    @property
    def spots(self) -> Iterator[Cell | Line | Label]:
        """All that may have a style."""
        yield from self.cells.values()
        yield from self.edges.values()
        yield from self.links.values()
        yield from self.outside.values()

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
        """The cell at a place; a blank one if the frame has none there."""
        return self.cells.get((row, column), Cell())


def _listed(names: Sequence[str], drawn: Mapping[Any, Cell | Line | Label]) -> list[dict[str, Any]]:
    """A dictionary for each place: the parts of the place under these names, and the fields."""
    return [
        {**dict(zip(names, place, strict=True)), **_fields(drawn[place])} for place in sorted(drawn)
    ]


def _fields(drawn: Cell | Line | Label) -> dict[str, Any]:
    return {k: list(v) if isinstance(v, tuple) else v for k, v in drawn._asdict().items()}


@dataclass(frozen=True, repr=False)
class Scene:
    """Rows x cols cells (0x0: captions only), drawn once or as several frames."""

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
            "legend": list(map(_fields, self.legend)),
        }

    @property
    def lattice(self) -> Iterator[tuple[Wall, bool]]:
        """Every piece of line of its grid, and whether that is a part of the border."""
        for row, line in product(range(1, self.rows + 1), range(self.cols + 1)):
            yield ("vertical", row, line), line in (0, self.cols)
        for line, column in product(range(self.rows + 1), range(1, self.cols + 1)):
            yield ("horizontal", line, column), line in (0, self.rows)

    @property
    def is_still(self) -> bool:
        """Whether its frames are to be seen side by side, and are no film."""
        return any(frame.notes for frame in self.frames)

    @cached_property
    def outside(self) -> frozenset[tuple[str, int, int, str]]:
        """All texts beside it, of any frame: side, line, place, text."""
        return frozenset(
            (*spot, label.text) for frame in self.frames for spot, label in frame.outside.items()
        )

    def apart(self) -> Scene:
        """The same scene, with the notes of each frame in a frame of their own."""
        return replace(self, frames=tuple(f for frame in self.frames for f in frame.apart()))


class Margin(NamedTuple):
    """The texts of one side of a frame."""

    texts: tuple[frozenset[str], ...]
    """Those of each place, from the left or the top, in all frames of the board."""
    labels: Mapping[tuple[int, int], Label]
    """By line and by place; the texts stand next to the cells."""


def margin(board: Scene, frame: Frame, side: str) -> Margin:
    """The texts of one side."""
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


def wall_of(edge: Edge) -> Wall:
    """The piece of line of the grid that an edge is."""
    row, column, side = edge
    if side in ("top", "bottom"):
        return "horizontal", row - (side == "top"), column
    return "vertical", row, column - (side == "left")


def beside(wall: Wall) -> tuple[Place, Place]:
    """The cells on both sides of a piece of line; one of the border has a cell on one side only."""
    kind, row, column = wall
    return (row, column), (row + 1, column) if kind == "horizontal" else (row, column + 1)


def check_room(boards: Sequence[Scene]) -> None:
    """Whether one picture has room for boards.

    Raises:
        OptionError: they have too many cells.
    """
    cells = sum(board.rows * board.cols * len(board.frames) for board in boards)
    if cells > LARGEST_PICTURE:
        words = f"{len(boards)} boards of {cells} cells in all are too many for one picture"
        raise OptionError(f"{words}: at most {LARGEST_PICTURE} cells can be drawn")


def printable(words: str) -> str:
    """The words without the characters that would move a terminal's cursor."""
    return words if words.isprintable() else "".join(c if c.isprintable() else " " for c in words)
