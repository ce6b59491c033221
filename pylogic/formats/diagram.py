"""Types that formats share: the Diagram of a board, a Text with its name, a Format's abilities."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from pylogic.errors import Problem, ProgramError
from pylogic.rules import syntax
from pylogic.rules.lexical import is_number, refuse
from pylogic.rules.symbols import Beside, Place
from pylogic.rules.vocabulary import KINDS

HIGHEST = 10**9 - 1
"""The largest number that formats read and write: nine digits, which fit into clingo's integers."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""The digits of the codes of links and game IDs, up to base 36."""
LARGEST = 1_000_000
"""The largest board, in cells: readers refuse a larger board before they build it."""
UNKNOWN = "the board, since nothing here says how {name!r} is written"
"""The loss of a whole board whose text names a puzzle that the rule file does not know."""
FIRST, ALL = ("top", "left"), ("top", "bottom", "left", "right")
"""The sides at which lines begin, and all sides, in the order of the numbers beside them."""
ANSWERS = tuple(word for word, kind in KINDS.items() if kind.is_answer)
"""The kinds of things that make a solution."""
shorten = partial(syntax.shorten, length=30)
"""Returns a text for a message: of a longer one the first characters, and `...` at the end."""
Pair = tuple[Place, Place]  # two neighbouring cells
Kinds = Mapping[str, Mapping[Any, Any]]
"""For each kind of `vocabulary.KINDS` the places of its things, each with its value.
The value is True where a kind has no other, and False where a player has denied the thing. A place
or a value of several arguments is a tuple; a thing of the whole board is at ()."""


@dataclass(frozen=True)
class Diagram:
    """A board of rows x cols cells, in words that no puzzle owns: `diagram[kind][place]`."""

    rows: int
    cols: int
    kinds: Kinds = field(default_factory=dict)
    is_solved: bool = False
    """True if the board shows a solution, even one without black cells."""
    flags: Mapping[str, bool] = field(default_factory=dict)
    """The variants of the rules that the format names, True if they are on."""

    def __getitem__(self, kind: str) -> Mapping[Any, Any]:
        """Return {place: value} of a kind's things, also the denied ones; {} without any."""
        return self.kinds.get(kind, {})

    def places_of(self, kind: str) -> frozenset[Any]:
        """Return the places of a kind's things, except the things that a player has denied."""
        return frozenset(place for place, value in self[kind].items() if value is not False)

    def put(self, **kinds: Mapping[Any, Any]) -> Diagram:
        """Return a copy in which the things of each named kind are replaced; {} removes a kind."""
        return replace(self, kinds={**self.kinds, **kinds})

    def add(self, kinds: Kinds) -> Diagram:
        """Return a copy with more things; a new thing replaces one of its kind at its place."""
        return self.put(**{kind: {**self[kind], **things} for kind, things in kinds.items()})

    @property
    def places(self) -> list[Place]:
        """The (row, column) of all cells, from (1, 1), in reading order."""
        return [(r, c) for r in range(1, self.rows + 1) for c in range(1, self.cols + 1)]

    @property
    def has_answer(self) -> bool:
        """True if the board has things of a solution that a player has not denied."""
        return any(map(self.places_of, ANSWERS))

    def lines(self, sides: Sequence[str]) -> list[tuple[str, int]]:
        """Return (side, number) of each row or column that ends at one of these sides, in order."""
        length = {"top": self.cols, "bottom": self.cols, "left": self.rows, "right": self.rows}
        return [(side, line) for side in sides for line in range(1, length[side] + 1)]


@dataclass(frozen=True)
class Game:
    """A puzzle as a format sees it: its name there, its way of writing, its flags and kinds."""

    name: str
    """The format's name for the puzzle; "" if it has none."""
    style: str = ""
    """The word or words of `exchange(Format, Name, Style)`; "" for the usual way of writing."""
    flags: frozenset[str] = frozenset()
    """The flags of the format for variants that the rules know."""
    kinds: frozenset[str] = frozenset()
    """The kinds of things that the puzzle has."""


@dataclass(frozen=True)
class ReadResult:
    """The board that a reader found in a text, the puzzle that the text names, and the losses."""

    diagram: Diagram | None
    """None if no game has the puzzle's name: `lost` holds the reason."""
    game: str | None = None
    """The format's name for the puzzle; None if the text has none."""
    lost: tuple[str, ...] = ()
    """The parts of the text that no diagram can hold, each in words."""


@dataclass(frozen=True)
class Text:
    """A text to read, and its name in messages; the methods check it and report mistakes."""

    text: str
    name: str
    format: str = ""
    """The name of its format; "" if that is still unknown."""
    path: Path | None = None
    """The file that is nothing but this text; None if the text comes from elsewhere."""
    lossy: bool = False
    """True if the board may lose content of the text that no diagram can hold."""

    def fail(self, words: str, at: int = 0) -> NoReturn:
        """Raise ProgramError with these words, and the line and column of the text's index `at`."""
        refuse(words, self.text, self.name, at)

    def check_size(self, rows: int, cols: int, at: int = 0) -> Place:
        """Return (rows, cols); raise ProgramError, at the index `at`, if no board has this size."""
        if words := find_size_mistake(rows, cols):
            self.fail(words, at)
        return rows, cols

    def parse_number(self, digits: str, at: int = 0) -> int:
        """Return one to nine digits as an int; ProgramError, at the index `at`, for other text."""
        if is_number(digits):
            return int(digits)
        is_long = re.fullmatch("[0-9]+", digits)
        wrong = f"expected a number instead of {shorten(digits)!r}"
        self.fail(f"the number {shorten(digits)} is too large" if is_long else wrong, at)


Read = Callable[[Text, Sequence[Game]], ReadResult]
"""A reader of a format: its second argument lists the format's games of the puzzle, if known.
If no game has the puzzle's name, the result has no board. A mistake raises ProgramError."""
Write = Callable[[Diagram, Game], str]
"""A writer of a format: it returns the text of a board as one of the format's games."""


@dataclass(frozen=True)
class Format:
    """One exchange format; fields for abilities that it lacks keep their defaults."""

    name: str
    title: str
    """The name that people use for the format."""
    words: str
    """The format's line of help: a phrase for a text in it."""
    matches: Callable[[str], object]
    """Return something that is true if a text may be in the format, as a pattern's `match` does."""
    read: Read = lambda _source, _games: ReadResult(None)
    """Read a text. Without games the result at least has the puzzle's name, if the text has it."""
    write: Write | None = None
    """Return the text of a board, which `convert` reads again to find losses and changes.
    The writer raises ProgramError only for things that the reader would accept, and other programs
    would not."""
    instead: str = ""
    """The format to write instead, if this format is only read."""
    extension: str = ""
    """The ending of its files' names, if that identifies the format."""
    styles: Collection[str] = ()
    """The words of `exchange(NAME, ..., Style)`; none if there is only one way of writing."""
    has_sections: bool = False
    """True if a style consists of several words."""
    is_inline: bool = False
    """True if a text is one line, a link or an ID, which may be an argument."""
    is_loose: bool = False
    """True of rows of text: many other texts match, such as names, so that only parsing can decide.
    A board is written as the part `view` of its encoding draws it."""
    needs_game: bool = False
    """True if a text cannot be written without the format's name for the puzzle."""
    is_published: bool = False
    """True if a text holds a solution beside the board, which is not shown on it."""

    @property
    def is_written(self) -> bool:
        """True if a board can be written in the format."""
        return self.write is not None or self.is_loose

    @property
    def ending(self) -> str:
        """The ending of the name of a new file in the format."""
        return self.extension or f".{self.name}"


def find_size_mistake(rows: int, cols: int) -> str | None:
    """Return in words why a board cannot have this size; None if it can."""
    if rows < 1 or cols < 1:
        return f"a board of {rows} rows and {cols} columns has no cells"
    if rows * cols > LARGEST:
        return f"a board of {rows} x {cols} cells is too large: at most {LARGEST} fit"
    return None


def refuse_to_write(words: str) -> NoReturn:
    """Raise ProgramError for content that a format cannot express; `convert` adds its name."""
    raise ProgramError(Problem(words, ""))


def check_bounds(number: int, most: int, least: int = 0) -> int:
    """Return a number to write; raise ProgramError if it is not from `least` to `most`."""
    if not least <= number <= most:
        refuse_to_write(f"the number {number}: only {least} to {most}")
    return number


def list_neighbours(rows: int, cols: int) -> list[tuple[Place, str, Place]]:
    """Return (cell, "right", next cell) row by row, then (cell, "bottom", cell below) likewise."""
    places = Diagram(rows, cols).places
    across = [((r, c), "right", (r, c + 1)) for r, c in places if c < cols]
    return across + [((r, c), "bottom", (r + 1, c)) for r, c in places if r < rows]


def connect_cells(rows: int, cols: int, pairs: Iterable[Pair]) -> dict[Place, int]:
    """Return {cell: number of its area}: cells that pairs connect, in chains, too, share an area.
    The numbers count from 1, in the order of the areas' first cells."""
    groups = {place: {place} for place in Diagram(rows, cols).places}
    for cell, other in pairs:
        small, large = sorted((groups[cell], groups[other]), key=len)
        if small is not large:
            large |= small
            groups |= dict.fromkeys(small, large)
    return renumber_areas({place: id(group) for place, group in groups.items()})


def renumber_areas(names: Mapping[Place, object]) -> dict[Place, int]:
    """Return {cell: number of its area}: from 1, in the order of first cells, instead of names."""
    numbers: dict[object, int] = {}
    return {place: numbers.setdefault(names[place], len(numbers) + 1) for place in sorted(names)}


def first_cells(areas: Mapping[Place, int]) -> dict[int, Place]:
    """Return {area: its first cell in reading order}."""
    return {areas[place]: place for place in sorted(areas, reverse=True)}


def cells_by_area(areas: Mapping[Place, int]) -> list[list[Place]]:
    """Return a list of cells for each area, in reading order, in the order of first cells."""
    groups: dict[int, list[Place]] = {}
    for place in sorted(areas):
        groups.setdefault(areas[place], []).append(place)
    return list(groups.values())


def runs_by_line(diagram: Diagram) -> dict[tuple[str, int], list[int]]:
    """Return {(side, line): numbers} for the numbers above each column, then left of each row.
    A line without numbers has an empty list; numbers below and on the right are left out."""
    runs: dict[tuple[str, int], list[int]] = {line: [] for line in diagram.lines(FIRST)}
    for (side, line, _), number in sorted(diagram["outside"].items()):
        if (side, line) in runs:
            runs[side, line].append(number)
    return runs


def place_runs(runs: Mapping[tuple[str, int], Sequence[int]]) -> dict[Beside, int]:
    """Return {(side, line, k): k-th number of the line}; a line without runs gets a 0."""
    return {
        (side, line, k): number
        for (side, line), numbers in runs.items()
        for k, number in enumerate(numbers or [0], 1)
    }


def find_box_size(areas: Mapping[Place, int]) -> tuple[int, int] | None:
    """Return (rows, columns) of each area if all are equal boxes; None if not, or without areas."""
    first = [cell for cell, number in areas.items() if number == areas.get((1, 1))]
    if not first:
        return None
    (height, width), (rows, cols) = max(first), max(areas)
    is_whole = rows % height == cols % width == 0
    boxes = areas_of_boxes(Diagram(rows, cols), (height, width)) if is_whole else {}
    return (height, width) if renumber_areas(areas) == boxes else None


def areas_of_boxes(board: Diagram, boxes: tuple[int, int]) -> dict[Place, int]:
    """Return {cell: number of its box}, from 1, if boxes of (rows, columns) cut the board."""
    height, width = boxes
    across = -(-board.cols // width)
    return {(r, c): (r - 1) // height * across + (c - 1) // width + 1 for r, c in board.places}
