"""Exchange formats, one file each; this one lists them and detects the format of a text."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from functools import cache

from pylogic.errors import OptionError
from pylogic.formats.diagram import Format, Game, ReadResult, Source
from pylogic.formats.text import cells_of_line

FACTS = "facts"
_LINK = re.compile(r"\s*(?:[a-z]+://)?(?:[\w-]+\.)+[a-z]{2,}/\S*\s*", re.IGNORECASE)
FILES = (
    FACTS, "sudokupad", "fpuzzles", "pzpr", "tatham", "janko", "penpa", "pzprv3", "non",
    "corpus", "text",
)  # fmt: skip
"""The files with a FORMAT, in the order in which `detect` compares a text, loose formats last.

If several formats give a puzzle the same name, the first of them counts.
"""


@cache
def by_name() -> Mapping[str, Format]:
    """Import the FILES and return {name: format}; later calls return the same formats."""
    formats = (importlib.import_module(f"{__name__}.{file}").FORMAT for file in FILES)
    return {each.name: each for each in formats}


def lookup(name: str) -> Format:
    """Return the format that has a name; raise OptionError if there is none."""
    if name not in by_name():
        raise OptionError(f"no format {name!r}; there are {', '.join(by_name())}")
    return by_name()[name]


def read(name: str, source: Source, games: Sequence[Game] = ()) -> ReadResult:
    """Read a text in a format as a board; `games` are the format's games of the puzzle, if known.

    OptionError: the format is unknown, or no board can be read from it. ProgramError: a mistake in
    the text.
    """
    reader = lookup(name).read
    if reader is None:
        raise OptionError(f"{name} cannot be read as a board: it is only written")
    return reader(source, games)


def list_writable() -> list[Format]:
    """Return the formats in which a board can be written, also facts."""
    return [each for each in by_name().values() if each.is_written or each.name == FACTS]


def list_extensions() -> list[str]:
    """Return the extensions, such as ".non", of the formats that have one."""
    return [each.extension for each in by_name().values() if each.extension]


def detect(text: str) -> str | None:
    """Return the name of the format that a text looks like, perhaps facts; None if none fits."""
    in_order = sorted(by_name().values(), key=lambda each: each.is_loose)  # loose formats last
    name = next((each.name for each in in_order if each.matches(text)), None)
    return None if name and lookup(name).is_loose and explain_refusal(text) else name


def explain_refusal(text: str) -> str | None:
    """Return in words why a text cannot be read if it is a link without its puzzle, else None."""
    if _LINK.fullmatch(text) and not cells_of_line(text.strip()):
        return (
            "this link does not hold the puzzle, and nothing is fetched: "
            "open it in a browser, and copy the long link from there"
        )
    return None


def is_inline(text: str) -> bool:
    """Return True if an argument is itself a puzzle on one line, and not the name of a file.

    A text without ? that ends in the extension of a format is a name.
    """
    if cells_of_line(text.strip()):
        return True
    if "?" not in text and text.endswith(tuple(list_extensions())):
        return False
    return any(each.matches(text) for each in by_name().values() if each.is_inline)
