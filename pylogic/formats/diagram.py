"""Types that formats share: a Diagram of a puzzle, a Source to read, and a Format's abilities."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NoReturn

from pylogic.errors import Problem, ProgramError
from pylogic.rules.lexical import is_number
from pylogic.rules.notation import square_boxes as square_boxes
from pylogic.rules.symbols import Beside, Place
from pylogic.rules.vocabulary import KINDS

HIGHEST = 10**9 - 1
"""The largest number that is read or written: one of nine digits."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""The digits of the codes of links and game IDs, up to base 36."""
LARGEST = 1_000_000
"""Cells that a board may have: what is larger is a mistake, and is refused before it is built."""
UNKNOWN = "the board, since nothing here says how {name!r} is written"
"""Why there is no board of a text that tells a name which the rule file does not know."""

Sum = tuple[int, int, str]
"""Row and column of a black cell, and the direction of the run behind it."""
Pair = tuple[Place, Place]
"""Two cells that are neighbours."""
FIRST, ALL = ("top", "left"), ("top", "bottom", "left", "right")
"""The sides at which lines begin, and all, in the order in which numbers beside them are told."""
Step = tuple[int, int, int | str]
"""Row and column of a cell, and the name of a path through it."""
Target = tuple[str, int]
"""An operation (add, sub, mul, div, or any of them) and its result."""
ANSWERS = tuple(word for word, kind in KINDS.items() if kind.is_answer)
"""The kinds of which a solution is made."""


Kinds = Mapping[str, Mapping[Any, Any]]
"""For each kind of `vocabulary.KINDS` the places where it stands, each with its value.

The value is True where a kind has no other, and False where a player has marked that it is not so.
A place or a value of several arguments is a tuple; what is said of the whole board is at ().
"""


@dataclass(frozen=True)
class Diagram:
    """A board of rows x cols cells, in words that no puzzle owns: `diagram[kind][place]`."""

    rows: int
    cols: int
    kinds: Kinds = field(default_factory=dict)
    is_solved: bool = False
    """Whether there is a solution at all: one without black cells is one, too."""
    flags: Mapping[str, bool] = field(default_factory=dict)
    """Variants of the rules that the format names, switched on or off."""

    def __getitem__(self, kind: str) -> Mapping[Any, Any]:
        return self.kinds.get(kind, {})

    def places_of(self, kind: str) -> frozenset[Any]:
        """Where things of a kind stand; not where a player has marked that there are none."""
        return frozenset(place for place, value in self[kind].items() if value is not False)

    def put(self, **kinds: Mapping[Any, Any]) -> Diagram:
        """The board with all that stands on it of some kinds."""
        return replace(self, kinds={**self.kinds, **kinds})

    def add(self, kinds: Kinds) -> Diagram:
        """The board with things of some kinds besides those that it has."""
        return self.put(**{kind: {**self[kind], **said} for kind, said in kinds.items()})

    @property
    def boxes(self) -> tuple[int, int] | None:
        """Rows and columns of the rectangles that the board is cut into."""
        return self["boxes"].get(())

    @property
    def count(self) -> int | None:
        """A number that is said of the whole board."""
        return self["count"].get(())

    @property
    def places(self) -> list[Place]:
        """All cells in reading order."""
        return [(r, c) for r in range(1, self.rows + 1) for c in range(1, self.cols + 1)]

    @property
    def has_answer(self) -> bool:
        """Whether anything of a solution is shown."""
        return any(map(self.places_of, ANSWERS))

    def lines(self, sides: Sequence[str]) -> list[tuple[str, int]]:
        """The columns, or rows, that begin or end at each of some sides, by side and number."""
        length = {"top": self.cols, "bottom": self.cols, "left": self.rows, "right": self.rows}
        return [(side, line) for side in sides for line in range(1, length[side] + 1)]


@dataclass(frozen=True)
class Game:
    """How a format knows a puzzle: by a name, which may be empty, and a way of writing."""

    name: str
    style: str = ""
    flags: frozenset[str] = frozenset()
    """The flags for variants of the rules that the rules know."""
    kinds: frozenset[str] = frozenset()
    """The kinds of things that the puzzle has."""


@dataclass(frozen=True)
class Found:
    """A reader's result: the board, and the format's name for the puzzle, if the text has it."""

    diagram: Diagram | None
    """None where nobody can read the board: `lost` says why."""
    game: str | None = None
    lost: tuple[str, ...] = ()
    """The parts of the text that no diagram can hold, each in words."""


@dataclass(frozen=True)
class Source:
    """A text to read, and what messages call it."""

    text: str
    name: str

    def fail(self, words: str, at: int = 0) -> NoReturn:
        """Say what is wrong at a character of the text.

        Raises:
            ProgramError: always.
        """
        line = self.text.count("\n", 0, at) + 1
        column = at - self.text.rfind("\n", 0, at)
        raise ProgramError(Problem(words, self.name, line, column))

    def size(self, rows: int, cols: int, at: int = 0) -> Place:
        """A board's size, if it is one.

        Raises:
            ProgramError: there are no cells, or too many.
        """
        words = wrong_size(rows, cols)
        if words is not None:
            self.fail(words, at)
        return rows, cols

    def number(self, digits: str, at: int = 0) -> int:
        """A whole number of at most nine digits.

        Raises:
            ProgramError: it is none.
        """
        if is_number(digits):
            return int(digits)
        if re.fullmatch("[0-9]+", digits):
            self.fail(f"the number {shortened(digits)} is too large", at)
        self.fail(f"expected a number instead of {shortened(digits)!r}", at)


Read = Callable[[Source, Sequence[Game]], Found]
Write = Callable[[Diagram, Game], str]


@dataclass(frozen=True)
class Format:
    """One exchange format; what it cannot do is left out."""

    name: str
    title: str
    """The name that people use for the format."""
    words: str
    """A line of help: what a text in it is."""
    matches: Callable[[str], bool]
    """Whether a text may be in it."""
    read: Read | None = None
    """Reads a text; the games are what the format calls the puzzle, if that is known.

    Without them it tells in any case what the text calls the puzzle, if the text does.
    """
    write: Write | None = None
    """Writes a diagram, of the puzzle that the format calls so.

    `convert` reads the text again, and finds what is left out or said otherwise. The writer
    raises ProgramError only for what the reader would take and other programs would not.
    """
    has_solution: bool = False
    """Whether a solution is written with the board; else one that cannot be said is left out."""
    instead: str = ""
    """The format to write instead, if this one is only read."""
    extension: str = ""
    """How the names of its files end, if they tell it."""
    styles: Collection[str] = ()
    """The words of `exchange(NAME, ..., Style)`; none of what is written in one way only."""
    has_sections: bool = False
    """Whether a style is made of several words."""
    is_inline: bool = False
    """Whether it is one line, a link or an ID, which may be an argument."""
    is_loose: bool = False
    """Whether many other texts match, such as names, so that only reading tells."""
    needs_game: bool = False
    """Whether it cannot be written without what it calls the puzzle."""
    is_published: bool = False
    """Whether a solution stands beside the board, and is not shown on it."""

    @property
    def ending(self) -> str:
        """How a file's name ends that is written in it."""
        return self.extension or f".{self.name}"


def whole(value: object) -> dict[tuple[()], Any]:
    """A kind that says something of the whole board; nothing where the value is None."""
    return {} if value is None else {(): value}


def wrong_size(rows: int, cols: int) -> str | None:
    """Why a board has no such size, in words."""
    if rows < 1 or cols < 1:
        return f"a board of {rows} rows and {cols} columns has no cells"
    if rows * cols > LARGEST:
        return f"a board of {rows} x {cols} cells is too large: at most {LARGEST} fit"
    return None


def unsaid(words: str) -> NoReturn:
    """Say what a format has no way to write.

    Raises:
        ProgramError: always; which puzzle it is, is said where writing begins.
    """
    raise ProgramError(Problem(words, ""))


def bounded(number: int, most: int, least: int = 0) -> int:
    """A number that a format can write.

    Raises:
        ProgramError: it is none.
    """
    if not least <= number <= most:
        unsaid(f"the number {number}: only {least} to {most}")
    return number


def shortened(text: str, length: int = 30) -> str:
    """A text in at most so many characters."""
    return text if len(text) <= length else text[: length - 3] + "..."


def neighbours(rows: int, cols: int) -> tuple[list[Pair], list[Pair]]:
    """The cells beside each other, and those one above the other, row by row."""
    places = Diagram(rows, cols).places
    across = [((r, c), (r, c + 1)) for r, c in places if c < cols]
    return across, [((r, c), (r + 1, c)) for r, c in places if r < rows]


def joined(rows: int, cols: int, pairs: Iterable[Pair]) -> dict[Place, int]:
    """The areas that pairs of joined neighbours make, numbered by their first cells."""
    near: dict[Place, list[Place]] = {}
    for one, other in pairs:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    areas: dict[Place, int] = {}
    number = 0
    for first in Diagram(rows, cols).places:
        number += first not in areas
        waiting = [first]
        while waiting:
            here = waiting.pop()
            if here not in areas:
                areas[here] = number
                waiting += near.get(here, [])
    return areas


def numbered(names: Mapping[Place, object]) -> dict[Place, int]:
    """Areas by numbers from 1, in the order of their first cells."""
    numbers: dict[object, int] = {}
    return {place: numbers.setdefault(names[place], len(numbers) + 1) for place in sorted(names)}


def first_cells(areas: Mapping[Place, int]) -> dict[int, Place]:
    """The first cell of each area, in reading order."""
    found: dict[int, Place] = {}
    for place in sorted(areas):
        found.setdefault(areas[place], place)
    return found


def by_area(areas: Mapping[Place, int]) -> list[list[Place]]:
    """The cells of each area, in reading order, by their first cells."""
    found: dict[int, list[Place]] = {}
    for place in sorted(areas):
        found.setdefault(areas[place], []).append(place)
    return list(found.values())


def by_path(paths: Mapping[Step, int]) -> list[list[Place]]:
    """The cells of each path, from its beginning."""
    found: dict[int | str, list[Place]] = {}
    for (row, col, name), _ in sorted(paths.items(), key=lambda step: step[1]):
        found.setdefault(name, []).append((row, col))
    return list(found.values())


def runs_by_line(diagram: Diagram) -> dict[tuple[str, int], list[int]]:
    """The numbers at the beginning of each line, in the order in which they are read."""
    runs: dict[tuple[str, int], list[int]] = {line: [] for line in diagram.lines(FIRST)}
    for (side, line, _), number in sorted(diagram["outside"].items()):
        if (side, line) in runs:
            runs[side, line].append(number)
    return runs


def outside_of(runs: Mapping[tuple[str, int], Sequence[int]]) -> dict[Beside, int]:
    """The numbers beside the lines; a line without runs has a 0."""
    return {
        (side, line, k): number
        for (side, line), numbers in runs.items()
        for k, number in enumerate(numbers or [0], 1)
    }


def boxes_of(areas: Mapping[Place, int]) -> tuple[int, int] | None:
    """Rows and columns of the boxes that areas are, if they are all the same rectangles."""
    first = [cell for cell, number in areas.items() if number == areas.get((1, 1))]
    if not first:
        return None
    height, width = max(first)
    numbers: dict[Place, int] = {}
    for (row, col), number in areas.items():
        if numbers.setdefault(((row - 1) // height, (col - 1) // width), number) != number:
            return None
    is_all = len(set(numbers.values())) == len(numbers)
    return (height, width) if is_all and len(areas) % (height * width) == 0 else None


def in_boxes(board: Diagram, boxes: tuple[int, int]) -> dict[Place, int]:
    """The areas that boxes of so many rows and columns are, in reading order."""
    height, width = boxes
    across = -(-board.cols // width)
    return {(r, c): (r - 1) // height * across + (c - 1) // width + 1 for r, c in board.places}
