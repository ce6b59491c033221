"""What a way of writing game IDs consists of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from pylogic.formats import tatham_runs as runs
from pylogic.formats.diagram import Diagram
from pylogic.formats.tatham_runs import Part
from pylogic.rules.symbols import Place


class Header(NamedTuple):
    """The parameters of a game: the numbers of its size, and the letters that change rules."""

    first: int
    second: int | None
    flags: frozenset[str]
    size: Part


class Codec(NamedTuple):
    """A way of writing games."""

    says: frozenset[str]
    """The fields of a diagram that it can say."""
    read: Callable[[Header, Part], Diagram]
    write: Callable[[Diagram], str]
    unwritable: Callable[[Diagram], str | None] = lambda _diagram: None
    """What else it cannot say."""
    ignored: str = ""
    """A pattern of parameters that guide the generator and change no rules."""
    flags: str = ""
    """Letters of parameters that change rules."""
    refused: Mapping[str, str] = {}
    """What to say of parameters that cannot be read, by their first letter."""


DIFFICULTY = r"d[a-z]"


def rectangle(header: Header) -> Place:
    """Rows and columns of a board WIDTHxHEIGHT, or of a square one."""
    rows = header.first if header.second is None else header.second
    return header.size.source.size(rows, header.first, header.size.at)


def square(header: Header) -> int:
    """Rows of a board that is told by one number."""
    rows, cols = rectangle(header)
    if rows != cols:
        header.size.fail(f"the board of this game is a square, not {cols} x {rows}")
    return rows


def is_square(diagram: Diagram) -> str | None:
    """Why a board cannot be written as a square one."""
    return None if diagram.rows == diagram.cols else "a board that is no square"


def by_place(diagram: Diagram, found: Mapping[int, int]) -> dict[Place, int]:
    """What stands at indices of the reading order, by cells."""
    cells = diagram.places
    return {cells[index]: value for index, value in found.items()}


def numbers(part: Part, diagram: Diagram) -> dict[Place, int]:
    """The numbers in the cells of a board."""
    return by_place(diagram, runs.numbers(part, diagram.rows * diagram.cols))


def in_numbers(diagram: Diagram) -> str:
    """The numbers in the cells of a board, as text."""
    return runs.in_numbers(map(diagram.numbers.get, diagram.places))


def first_wrong(diagram: Diagram, least: int, most: int) -> str | None:
    """A number in a cell that is out of bounds, in words."""
    wrong = next((n for n in diagram.numbers.values() if not least <= n <= most), None)
    return None if wrong is None else f"the number {wrong}"
