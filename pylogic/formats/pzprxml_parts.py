"""What the parts of XML files of pzpr are made of: cells with a place, and rows of marks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from pylogic.formats.diagram import Diagram
from pylogic.formats.pzprv3_lines import Reading
from pylogic.formats.xml_elements import Element, repeated
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place


@dataclass(frozen=True)
class Word:
    """What a word of `about` means."""

    says: tuple[str, ...]
    """The fields of a diagram that it says."""
    read: Callable[[Reading, Element], None]
    write: Callable[[Diagram], list[str]]
    limits: Callable[[Diagram], str | None] = lambda _diagram: None
    """What it cannot say of these fields; None if it can say all."""
    more: int = 0
    """How much larger the size in the file is than the board."""


def place_of(found: Reading, one: Element, row: str = "r", col: str = "c") -> Place:
    """The cell that an element names.

    Raises:
        ProgramError: it is off the board.
    """
    place = one.number(row), one.number(col)
    if not (1 <= place[0] <= found.rows and 1 <= place[1] <= found.cols):
        one.fail(f"the cell {place[0]},{place[1]} is off the board")
    return place


def rows_of(part: Element, tag: str, rows: int, cols: int) -> Iterator[tuple[int, int, Element]]:
    """The places of rows, counted from 1, and the element that stands there."""
    for line in part.inside:
        if line.tag != tag:
            line.fail(f"unexpected element <{line.tag}>")
        row = line.number("row")
        if not 1 <= row <= rows:
            line.fail(f"a row {row} of {rows}")
        cells = list(islice(repeated(line), cols + 1))
        if len(cells) != cols:
            line.fail(f"this row has more or fewer cells than {cols}")
        yield from ((row, col, cell) for col, cell in enumerate(cells, 1))


def value_of(one: Element) -> int | None:
    """The number that a mark is: <z/>, <n7/> or <n v="17"/>; None if it is another mark."""
    if one.tag == "z":
        return 0
    if one.tag == "n":
        return one.number("v")
    digits = one.tag[1:]
    return int(digits) if one.tag[0] == "n" and is_number(digits) else None


def mark_of(value: int) -> str:
    """A number as the mark that `value_of` reads."""
    if value == 0:
        return "<z/>"
    return f"<n{value}/>" if 0 < value < 10 else f'<n v="{value}"/>'


def row_lines(tag: str, rows: int, cols: int, mark: Callable[[Place], str]) -> list[str]:
    """Rows of marks."""
    return [
        f'<{tag} row="{r}">' + "".join(mark((r, c)) for c in range(1, cols + 1)) + f"</{tag}>"
        for r in range(1, rows + 1)
    ]
