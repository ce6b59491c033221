"""Exchange formats, one file each, that read and write diagrams; which one a text is in."""

from __future__ import annotations

import importlib
import re
from collections.abc import Mapping, Sequence
from functools import cache

from pylogic.errors import OptionError
from pylogic.formats import grid
from pylogic.formats.diagram import Format, Found, Game, Source

FACTS = "facts"
_LINK = re.compile(r"\s*(?:[a-z]+://)?(?:[\w-]+\.)+[a-z]{2,}/\S*\s*", re.IGNORECASE)
FILES = (
    FACTS, "sudokupad", "fpuzzles", "pzpr", "tatham", "janko", "penpa", "pzprv3", "non",
    "corpus", "grid", "text",
)  # fmt: skip
"""The files with a FORMAT, in the order in which a text is compared with them, loose ones last.

Where several formats call a puzzle the same, the first of them is meant.
"""


def known() -> Mapping[str, Format]:
    """The formats by name."""
    return _loaded(FILES)


@cache
def _loaded(files: Sequence[str]) -> Mapping[str, Format]:
    found = (importlib.import_module(f"{__name__}.{file}").FORMAT for file in files)
    return {one.name: one for one in found}


def named(name: str) -> Format:
    """The format of a name.

    Raises:
        OptionError: there is none.
    """
    if name not in known():
        raise OptionError(f"no format {name!r}; there are {', '.join(known())}")
    return known()[name]


def read(name: str, source: Source, games: Sequence[Game] = ()) -> Found:
    """Read a text in the format of a name; `games` is what that calls the puzzle, if it is known.

    Raises:
        OptionError: there is no such format, or it is only written.
        ProgramError: says what is wrong with the text, and where.
    """
    found = named(name)
    if found.read is None:
        raise OptionError(f"{name} cannot be read as a board: it is only written")
    return found.read(source, games)


def written() -> list[Format]:
    """The formats that a board can be written in; facts are."""
    return [one for one in known().values() if one.write or one.name == FACTS]


def extensions() -> list[str]:
    """How the names of files end that tell their format."""
    return [one.extension for one in known().values() if one.extension]


def detect(text: str) -> str | None:
    """The format that a text is in; facts look like facts."""
    in_order = sorted(known().values(), key=lambda one: one.is_loose)  # these take almost all
    found = next((one.name for one in in_order if one.matches(text)), None)
    return None if found and named(found).is_loose and refusal(text) else found


def refusal(text: str) -> str | None:
    """Why a text is no puzzle that can be read, if it only names one."""
    if _LINK.fullmatch(text) and not grid.line_of(text.strip()):
        return (
            "this link does not hold the puzzle, and nothing is fetched: "
            "open it in a browser, and copy the long link from there"
        )
    return None


def is_inline(text: str) -> bool:
    """Whether an argument is a puzzle itself, not the name of one.

    A text that ends like a file's name is a name, though a link may have slashes as a path has.
    """
    if grid.line_of(text.strip()):
        return True
    if "?" not in text and text.endswith(tuple(extensions())):
        return False
    return any(one.matches(text) for one in known().values() if one.is_inline)
