"""Exchange formats, one file each, that read and write diagrams; and the detection of a format."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from functools import cache

from pylogic.errors import OptionError
from pylogic.formats.diagram import Format, Game, ReadResult, Source
from pylogic.formats.text_layout import cells_of_line

FACTS = "facts"
_LINK = re.compile(r"\s*(?:[a-z]+://)?(?:[\w-]+\.)+[a-z]{2,}/\S*\s*", re.IGNORECASE)
FILES = (
    FACTS, "sudokupad", "fpuzzles", "pzpr", "tatham", "janko", "penpa", "pzprv3", "non",
    "corpus", "text",
)  # fmt: skip
"""The files with a FORMAT, in the order in which `detect` compares a text, loose formats last.

If several formats give a puzzle the same name, the first of them counts.
"""


def by_name() -> Mapping[str, Format]:
    """Return the formats by name."""
    return _load(FILES)


@cache
def _load(files: Sequence[str]) -> Mapping[str, Format]:
    """Import the files and return their formats by name; cached."""
    formats = (importlib.import_module(f"{__name__}.{file}").FORMAT for file in files)
    return {each.name: each for each in formats}


def lookup(name: str) -> Format:
    """Return the format of a name; raise OptionError if there is none."""
    if name not in by_name():
        raise OptionError(f"no format {name!r}; there are {', '.join(by_name())}")
    return by_name()[name]


def read(name: str, source: Source, games: Sequence[Game] = ()) -> ReadResult:
    """Read a text in the format of a name; `games` are that format's games of the puzzle, if known.

    An unknown format, or one that is only written, raises OptionError, a mistake ProgramError.
    """
    reader = lookup(name).read
    if reader is None:
        raise OptionError(f"{name} cannot be read as a board: it is only written")
    return reader(source, games)


def writable() -> list[Format]:
    """Return the formats that a board can be written in, facts included."""
    return [each for each in by_name().values() if each.write or each.name == FACTS]


def extensions() -> list[str]:
    """Return the endings of files' names that identify formats."""
    return [each.extension for each in by_name().values() if each.extension]


def detect(text: str) -> str | None:
    """Return the name of the format that a text is in, which may be facts; None without one."""
    in_order = sorted(by_name().values(), key=lambda each: each.is_loose)  # loose formats last
    name = next((each.name for each in in_order if each.matches(text)), None)
    return None if name and lookup(name).is_loose and refusal(text) else name


def refusal(text: str) -> str | None:
    """Return the reason why a link that does not hold its puzzle cannot be read, or None."""
    if _LINK.fullmatch(text) and not cells_of_line(text.strip()):
        return (
            "this link does not hold the puzzle, and nothing is fetched: "
            "open it in a browser, and copy the long link from there"
        )
    return None


def is_inline(text: str) -> bool:
    """Return True if an argument is a puzzle itself, not the name of a file.

    A text that ends like a file's name is a name, though a link may have slashes as a path has.
    """
    if cells_of_line(text.strip()):
        return True
    if "?" not in text and text.endswith(tuple(extensions())):
        return False
    return any(each.matches(text) for each in by_name().values() if each.is_inline)
