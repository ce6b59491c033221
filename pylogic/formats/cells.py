"""Tables of cells in texts: words with their places, and the things that the words show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pylogic.draw.signs import TRIANGLES
from pylogic.formats.diagram import Text
from pylogic.rules.symbols import Place, canonical_edge
from pylogic.rules.vocabulary import CORNERS, SEGMENTS

N = "[0-9]{1,9}"  # the pattern of a number
SIGNS: Mapping[str, Mapping[str, str]] = {
    "circle": {**dict.fromkeys("ow1", "white"), **dict.fromkeys("@xb2", "black"), "o%": "grey"},
    "diagonal": {"\\": "down", "/": "up"},
    "triangle": {
        **dict(zip(("nw", "ne", "sw", "se"), CORNERS, strict=True)),
        **{signs[1]: corner for corner, signs in TRIANGLES.items()},
    },
    "segment": {sign: part for part, sign in SEGMENTS.items()},
    "way": dict(zip("nsew^v><", ("top", "bottom", "right", "left") * 2, strict=True)),
}
"""The values of the signs in cells, by kinds, or by parts of values."""
_OPERATIONS = dict(zip("+-*x/:?", ("add", "sub", "mul", "mul", "div", "div", "any"), strict=True))
_PARTS = ("operation", "way", "look", "colour")
"""The groups that are no things: parts of values, and colours, which repeat other signs."""


class Token(NamedTuple):
    """A text, and the index of its first character."""

    text: str
    at: int

    def split(self, pattern: str = r"\S+") -> list[Token]:
        """Return the parts of the text that match a pattern, or its words, with their indices."""
        return [Token(m[0], self.at + m.start()) for m in re.finditer(pattern, self.text)]


def place_cells(
    source: Text, table: Sequence[Sequence[Token]], size: Sequence[int], name: str
) -> dict[Place, Token]:
    """Return {(row, column): token} of a table with a name; {} if it is empty.
    ProgramError: a row has not as many cells as the size says, or there are not as many rows."""
    for row in table:
        if len(row) != size[1]:
            at = row[0].at if row else table[0][0].at
            source.fail(f"this row has {len(row)} cells instead of {size[1]}", at)
    if table and len(table) != size[0]:
        source.fail(f"there are {len(table)} rows of {name} instead of {size[0]}", table[0][0].at)
    return {(r, c): token for r, row in enumerate(table, 1) for c, token in enumerate(row, 1)}


def show_things(
    cell: Place, match: re.Match[str], operation: str
) -> Iterator[tuple[str, Any, Any]]:
    """Yield the kind, the place and the value of each thing that a cell shows.
    The groups of its pattern are called as kinds, or as parts of their values. A target without an
    operation has the given one."""
    row, col = cell
    for kind, text in match.groupdict().items():
        if not text or kind in _PARTS:
            continue
        if kind in ("number", "solution"):
            yield kind, cell, int(text)
        elif kind == "numbers":
            yield from ((kind, (row, col, k), int(n)) for k, n in enumerate(text.split(":"), 1))
        elif kind == "target":
            yield kind, cell, (_OPERATIONS.get(match["operation"], operation), int(text))
        elif kind == "arrow":
            yield kind, cell, (SIGNS["way"][match["way"]], int(text))
        elif kind in ("down", "across"):
            yield "sum", (row, col, kind), int(text)
        elif kind == "vertex":
            yield kind, (row - 1, col - 1), int(text)
        elif kind == "centre":
            yield kind, (2 * row + int(text) // 2, 2 * col + int(text) % 2), True
        elif kind == "link":
            yield from ((kind, canonical_edge(row, col, SIGNS["way"][way]), True) for way in text)
        elif kind == "links":
            for side in ("left", "right") if text in "12" else ("top", "bottom"):
                yield kind, canonical_edge(row, col, side), 1 if text in "1a" else 2
        else:
            yield kind, cell, SIGNS[kind][text] if kind in SIGNS else True
