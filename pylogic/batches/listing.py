"""Listing: a text that says which puzzles are meant, a name, a file or a link on each line.

Blank lines, and those that begin with % or #, are passed over. A text that can be read as one
puzzle is no list: rows of dots are names of folders, too, and of a square each.
"""

from __future__ import annotations

import os
from collections.abc import Container, Iterable, Iterator
from pathlib import Path

from pylogic import formats
from pylogic.batches.members import EXTENSIONS, Member
from pylogic.errors import PylogicError
from pylogic.formats import collection
from pylogic.formats.diagram import Source
from pylogic.rules import library

_LOOSE = ("text", "grid")
"""The formats that names look like, too: whether a text is in one of them, reading it tells."""


def listed(text: str, known: Container[str] = ()) -> tuple[str | Member, ...]:
    """What the lines of a list mean; nothing if the text is none.

    Args:
        known: the instances that go by their names alone.
    """
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and line[0] != "%"]
    meant = [next(_meant(line, known), None) for line in lines]
    format_name = formats.detect(text)
    # A name may look like a fact, as that of a copy: again(1).lp
    is_facts = format_name == formats.FACTS and not all(meant)
    if not any(meant) or is_facts or _is_puzzle(text, format_name):
        return ()
    told = zip(meant, lines, strict=True)
    return tuple(_apart(one or line for one, line in told if one or line[0] != "#"))


def _apart(meant: Iterable[str | Member]) -> Iterator[str | Member]:
    """The same, and no two puzzles by one name: as in a file of many."""
    taken: set[str] = set()
    for number, one in enumerate(meant, 1):
        if isinstance(one, Member):
            one = one._replace(name=collection.free_name(one.name, number, taken))
        taken.add(one.name if isinstance(one, Member) else one)
        yield one


def _is_puzzle(text: str, format_name: str | None) -> bool:
    if format_name in (None, formats.FACTS):
        return False
    if format_name not in _LOOSE:
        return True
    try:
        formats.load(format_name).read(Source(text, "<stdin>"), ())
    except PylogicError:
        return False
    return True


def _meant(line: str, known: Container[str]) -> Iterator[str | Member]:
    """The name that a line is, or the puzzle after its name."""
    if line in known or formats.is_inline(line):
        yield line
    name, puzzle = collection.named(line)
    if name:
        yield Member(name, puzzle)
    path = Path(line.rpartition("#")[0] or line)
    has_extension = path.suffix in EXTENSIONS
    if has_extension or library.find_file(str(path)) or os.path.isdir(path):
        yield line
