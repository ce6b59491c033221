"""Listing: a text that says which puzzles are meant, a name, a file or a link on each line.

Blank lines, and those that begin with % or #, are passed over. A text that can be read as one
puzzle is no list: rows of dots are names of folders, too, and of a square each.
"""

from __future__ import annotations

import os
from collections.abc import Container, Iterable, Iterator
from pathlib import Path

from pylogic import formats
from pylogic.batches.members import Member
from pylogic.errors import PylogicError
from pylogic.formats import collection
from pylogic.formats.diagram import Source
from pylogic.rules import library

_LOOSE = ("text", "grid")
"""The formats that names look like, too: whether a text is in one of them, reading it tells."""


def listed(text: str, known: Iterable[str] = ()) -> tuple[str | Member, ...]:
    """What the lines of a list mean; nothing if the text is none.

    Args:
        known: the instances that go by their names alone.
    """
    lines = collection.lines(text)
    names = frozenset(known)
    meant = [_meant(line, names) for line in lines]
    are_all = all(one or line.is_aside for one, line in zip(meant, lines, strict=True))
    # Reading all of a long list to see whether it is one puzzle takes as long as all before.
    is_plain = are_all and collection.are_many(lines)
    if not any(meant) or not (is_plain or _is_no_puzzle(text, all(meant))):
        return ()
    told = zip(meant, lines, strict=True)
    return tuple(_apart(one or line.text for one, line in told if one or not line.is_aside))


def _apart(meant: Iterable[str | Member]) -> Iterator[str | Member]:
    """The same, and no two puzzles by one name: as in a file of many."""
    taken: set[str] = set()
    for number, one in enumerate(meant, 1):
        if isinstance(one, Member):
            one = one._replace(name=collection.free_name(one.name, number, taken))
        taken.add(one.name if isinstance(one, Member) else one)
        yield one


def _is_no_puzzle(text: str, are_names: bool) -> bool:
    """Whether a text cannot be read as one puzzle; `are_names` says that each line can be one."""
    format_name = formats.detect(text)
    if format_name == formats.FACTS:  # a name may look like a fact, as that of a copy: again(1).lp
        return are_names
    if format_name not in _LOOSE:
        return format_name is None
    try:
        formats.read(format_name, Source(text, "<stdin>"))
    except PylogicError:
        return True
    return False


def _meant(line: collection.Line, known: Container[str]) -> str | Member | None:
    """The name that a line is, or the puzzle after its name; None if it is neither."""
    if line.text in known:
        return line.text
    if line.puzzle:
        return Member(line.name, line.puzzle) if line.name else line.puzzle
    path = Path(line.text.rpartition("#")[0] or line.text)
    has_extension = path.suffix in formats.extensions()
    is_name = has_extension or library.find_file(str(path)) or os.path.isdir(path)
    return line.text if is_name else None
