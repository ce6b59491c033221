"""Exchange formats, one file each; this one lists them, has that of facts, and detects formats."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping
from functools import cache

from pylogic.errors import OptionError
from pylogic.formats.diagram import Format
from pylogic.formats.text import cells_of_line

FILES = (
    "sudokupad", "fpuzzles", "pzpr", "tatham", "janko", "penpa", "pzprv3", "non", "corpus", "text",
)  # fmt: skip
"""The files with a FORMAT, in the order in which `detect` compares a text, after facts.
If several formats give a puzzle the same name, the first of them counts."""
_LINK = re.compile(r"\s*(?:[a-z]+://)?(?:[\w-]+\.)+[a-z]{2,}/\S*\s*", re.IGNORECASE)
# The patterns of facts stay within lines: over many lines they would take quadratic time.
_ATOM = r"-?_*[a-z]\w*\."
_FACTS = re.compile(
    r"(?m)^[^%\n]*\b[a-z_]\w*\s*\(+[^()]*\)+\s*[.:]|^[^\S\n]*(?!x+\.)[a-z_]\w*\.[^\S\n]*$"
    rf"|^[^\S\n]*(?!(?:x+\.[^\S\n]*)+$)(?:{_ATOM}[^\S\n]+)+{_ATOM}[^\S\n]*$"
    r"|\A(?:\s*+%.*+)*+\s*+\Z"  # nothing but comments and blanks
)
FACTS = "facts"
_FACTS_FORMAT = Format(FACTS, "Facts", "facts of clingo (.lp)", _FACTS.search, extension=".lp")
"""clingo itself reads and prints facts, without a diagram."""


@cache
def by_name() -> Mapping[str, Format]:
    """Import the FILES and return {name: format}, facts first; later calls return the same."""
    files = (importlib.import_module(f"{__name__}.{file}").FORMAT for file in FILES)
    return {each.name: each for each in (_FACTS_FORMAT, *files)}


def lookup(name: str) -> Format:
    """Return the format that has a name; raise OptionError if there is none."""
    if name not in by_name():
        raise OptionError(f"no format {name!r}; there are {', '.join(by_name())}")
    return by_name()[name]


def list_writable() -> list[Format]:
    """Return the formats in which a board can be written, also facts."""
    return [each for each in by_name().values() if each.is_written or each.name == FACTS]


def list_extensions() -> list[str]:
    """Return the extensions, such as ".non", of the formats that have one."""
    return [each.extension for each in by_name().values() if each.extension]


def detect(text: str) -> str | None:
    """Return the name of the format that a text looks like, perhaps facts; None if none fits."""
    for each in sorted(by_name().values(), key=lambda each: each.is_loose):  # loose formats last
        if each.matches(text):
            return None if each.is_loose and explain_refusal(text) else each.name
    return None


def explain_refusal(text: str) -> str | None:
    """Return in words why a text cannot be read if it is a link without its puzzle, else None."""
    if not _LINK.fullmatch(text) or cells_of_line(text.strip()):
        return None
    return (
        "this link does not hold the puzzle, and nothing is fetched: "
        "open it in a browser, and copy the long link from there"
    )


def is_inline(text: str) -> bool:
    """Return True if an argument is itself a puzzle on one line, and not the name of a file.
    A text without ? that ends in the extension of a format is a name."""
    if cells_of_line(text.strip()):
        return True
    is_name = "?" not in text and text.endswith(tuple(list_extensions()))
    return not is_name and any(each.matches(text) for each in by_name().values() if each.is_inline)
