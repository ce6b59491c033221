"""Exchange formats, one file each, that read and write diagrams; which one a text is in."""

from __future__ import annotations

import importlib
import re
from collections.abc import Collection, Sequence
from typing import Any, Protocol

from pylogic.errors import OptionError
from pylogic.formats import grid, refused
from pylogic.formats.diagram import Diagram, Found, Game, Source


class Reader(Protocol):
    """What the module of a format offers."""

    def matches(self, text: str) -> bool:
        """Whether a text may be in the format."""

    def read(self, source: Source, games: Sequence[Game]) -> Found:
        """Read a text; `games` is what the format calls the puzzle, if it is known.

        Without them what the text calls the puzzle is told in any case, if it does.
        """


class Writer(Protocol):
    """What it offers besides, unless it is only read."""

    def unwritable(self, diagram: Diagram, game: Game | None) -> str | None:
        """What the format has no way to say of a diagram; None if it can say all."""

    def write(self, diagram: Diagram, game: Game | None) -> str:
        """Write a diagram."""


FACTS = "facts"
NAMED = (
    "terms", "corpus", "fpuzzles", "pzprv3", "janko", "penpa", "tatham", "pzpr", "grid",
    "text",
)  # fmt: skip
"""The formats by name, in the order in which a text is compared with them."""
INLINE = ("penpa", "tatham", "pzpr", "fpuzzles")
"""The formats that are one line: a link or an ID, which may be an argument."""
READ_ONLY = {
    "corpus": "it is only read",
    "fpuzzles": "it is only read",
    "terms": "it is only read; write facts",
    "grid": "it is only read; write a text",
}
"""The formats that are read, and never written, each with what is said of that."""
PREFERRED = (
    "pzpr", "tatham", "janko", "penpa", "pzprv3", "fpuzzles", "terms", "grid", "text",
    "corpus",
)  # fmt: skip
"""Which format a puzzle's name means first, where several call it the same."""
NEED_A_NAME = ("pzpr", "pzprv3", "tatham")
"""The formats that cannot be written without what they call the puzzle."""
PUBLISHED = ("corpus",)
"""The formats whose solutions stand beside the board, and are not shown on it."""
OF_SECTIONS = ("pzpr", "pzprv3")
"""The formats whose styles are made of several words."""
WITHOUT_SOLUTION = ("pzpr", "tatham")
"""The formats that have no place for a solution."""
WITHOUT_ANSWERED_NUMBERS = ("text",)
"""The formats in which the numbers of a solution would be taken for those of the puzzle."""
# Within lines: whatever may go on over many takes the square of their number.
_COMMENT = re.compile(r"(?m)^[^\S\n]*%.*$")
_FACTS = re.compile(
    r"(?m)^[^%\n]*\b[a-z_]\w*\s*\([^()]*\)\s*[.:]|^[^\S\n]*(?!x+\.)[a-z_]\w*\.[^\S\n]*$"
)
TITLES = {
    FACTS: "Facts",
    "pzpr": "puzz.link",
    "penpa": "Penpa+",
    "tatham": "Simon Tatham",
    "janko": "janko.at",
    "pzprv3": "pzprv3",
    "corpus": "Corpus",
    "fpuzzles": "f-puzzles",
    "terms": "List of triples",
    "grid": "Grid",
    "text": "Rows of text",
}
"""What people call the formats."""
EXTENSIONS = {".lp": FACTS, ".txt": "text", ".pzprv3": "pzprv3", ".janko": "janko"}


def load(name: str) -> Reader:
    """The format of a name, to read it.

    Raises:
        OptionError: there is none.
    """
    reader: Reader = _module(name)
    return reader


def writer(name: str) -> Writer:
    """The format of a name, to write it; none that is only read.

    Raises:
        OptionError: there is none.
    """
    found: Writer = _module(name)
    return found


def styles(name: str) -> Collection[str]:
    """The words of `exchange(NAME, ..., Style)`; none of what is written in one way only.

    Raises:
        OptionError: there is no such format.
    """
    found: Collection[str] = getattr(_module(name), "STYLES", ())
    return found


def _module(name: str) -> Any:
    if name not in NAMED:
        raise OptionError(f"no format {name!r}; there are {', '.join((FACTS, *NAMED))}")
    return importlib.import_module(f"pylogic.formats.{name}")


def detect(text: str) -> str | None:
    """The format that a text is in; facts look like facts."""
    if not _COMMENT.sub("", text).strip():
        return FACTS
    if _FACTS.search(text) and not load("terms").matches(text):
        return FACTS
    found = next((name for name in NAMED if load(name).matches(text)), None)
    return None if found == "text" and refused.reason(text) else found


def is_inline(text: str) -> bool:
    """Whether an argument is a puzzle itself, not the name of one."""
    return grid.is_line(text) or any(load(name).matches(text) for name in INLINE)
