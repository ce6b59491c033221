"""Lists of triples as Prolog programs have them: `name(13, 13, [case(0,2,3), case(0,6,6)])`.

Rows and columns count from 0; the first two numbers before the list are how many there are. Lists
are read, never written: facts say the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pylogic.formats.diagram import Diagram, Format, Found, Game, Source
from pylogic.rules.symbols import Place

_TRIPLE = r"[a-z]\w*\(\s*([0-9]+)\s*,\s*([0-9]+)\s*,\s*([0-9]+)\s*\)"
_COMMENT = re.compile(r"%[^\n]*")
_LIST = re.compile(rf"\[\s*{_TRIPLE}")
_SIZE = re.compile(r"([0-9]+)\s*,\s*([0-9]+)\s*,")


def matches(text: str) -> bool:
    """Whether a text may be such a list."""
    return bool(_LIST.search(_plain(text)))


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a list.

    Raises:
        ProgramError: says what is wrong and where.
    """
    text = _plain(source.text)
    begin = _LIST.search(text)
    if begin is None:
        source.fail("expected a list of triples: name(Rows, Cols, [case(0,2,3), ...])")
    size = _SIZE.search(text, 0, begin.start())
    if size is None:
        words = "the list does not say how large the board is: write `Rows, Cols, ` before it"
        source.fail(words, begin.start())
    rows, cols = source.size(*(source.number(size[i], size.start(i)) for i in (1, 2)))
    numbers: dict[Place, int] = {}
    at = begin.start() + 1
    triple = re.compile(rf"\s*{_TRIPLE}\s*(?P<after>[,\]])?")
    while True:
        match = triple.match(text, at)
        if match is None or match["after"] is None:
            source.fail("expected a triple, then a comma or the end of the list", at)
        row, col, number = (source.number(match[i], match.start(i)) for i in (1, 2, 3))
        if row >= rows or col >= cols:
            source.fail(f"the cell {row},{col} is off the board; cells count from 0", at)
        numbers[row + 1, col + 1] = number
        at = match.end()
        if match["after"] == "]":
            return Found(Diagram(rows, cols, numbers))


def _plain(text: str) -> str:
    """A text with blanks instead of its comments, so that all stays in its place."""
    return _COMMENT.sub(lambda match: " " * len(match[0]), text)


FORMAT = Format(
    "terms",
    "List of triples",
    "a Prolog list: name(13, 13, [case(0,2,3), ...])",
    matches,
    read,
    instead="facts",
)
