"""Members: the puzzles that names mean, of files, folders, patterns and collections."""

from __future__ import annotations

import glob
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, ProgramError, PylogicError
from pylogic.formats import collection
from pylogic.rules import files, library
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import decoded

_WILD = "*?["
_DEEP = re.compile(r"(?:^|(?<=/))\*\*/")


class Member(NamedTuple):
    """One of the puzzles that a name means."""

    name: str
    """What means this one alone, as FILE#NAME."""
    text: str | None = None
    """Its text, if it is one of many in a file."""
    error: PylogicError | None = None
    """Why there is none."""


def members(names: Iterable[str | Path], limits: Limits = NO_LIMITS) -> Iterator[Member]:
    """The puzzles of folders, of patterns and of files that hold many, besides what is one.

    A name that cannot be followed is a member with an error.
    """
    for name in map(str, names):
        try:
            yield from _members(name, limits)
        except PylogicError as error:
            yield Member(name, error=error)


def are_many(name: str, limits: Limits = NO_LIMITS) -> bool:
    """Whether a name means a folder, a pattern, or a file that holds many.

    Raises:
        PylogicError: it is a file that cannot be read.
    """
    return _is_folder(name) or _is_pattern(name) or bool(_entries(name, limits))


def _members(name: str, limits: Limits) -> Iterator[Member]:
    if _is_folder(name):
        found = [str(path) for path in sorted(Path(name).iterdir()) if _is_puzzle(path)]
        if not found:
            known = ", ".join(formats.extensions())
            raise NotFoundError(f"no puzzle in the folder {name}: no file there ends in {known}")
        yield from members(found, limits)
    elif _is_pattern(name):
        found = _matching(name)
        if not found:
            raise NotFoundError(f"no file matches {name}")
        yield from members(found, limits)
    else:
        entries = _entries(name, limits)
        for entry, one in entries.items():
            text, error = (one, None) if isinstance(one, str) else (None, one)
            yield Member(f"{name}#{entry}", text, error)
        if not entries:
            yield Member(name)


def _is_folder(name: str) -> bool:
    return os.path.isdir(name)  # unlike Path.is_dir it bears a name of any length


def _is_pattern(name: str) -> bool:
    return any(letter in name for letter in _WILD) and not (
        formats.is_inline(name) or library.find_file(name)
    )


def _is_puzzle(path: Path) -> bool:
    return path.suffix in formats.extensions() and path.name[0] != "." and path.is_file()


def _matching(pattern: str) -> list[str]:
    """What matches a pattern, each real file once, by its shortest name."""
    deep = f"{pattern}/*" if os.path.basename(pattern) == "**" else pattern
    found = sorted(_found(deep), key=len, reverse=True)
    return sorted({os.path.realpath(name): name for name in found}.values())


def _found(pattern: str) -> Iterator[str]:
    """As `glob.glob`, which follows links of folders in circles where this follows none."""
    before, *after = _DEEP.split(pattern, maxsplit=1)
    if not after:
        yield from glob.iglob(pattern)
        return
    for top in glob.iglob(before) if before else [""]:
        for folder, folders, _ in os.walk(top or os.curdir):
            folders[:] = [name for name in folders if name[0] != "."]
            shown = folder if top else os.path.relpath(folder)
            inside = "" if shown == os.curdir else os.path.join(glob.escape(shown), "")
            yield from _found(inside + after[0])


def _entries(name: str, limits: Limits) -> collection.Entries:
    """The puzzles of a file that holds many, by name; none of any other file."""
    path = Path(name)
    if path.suffix == ".lp" or library.find_file(name) is None:
        return {}
    try:
        return collection.many(path, limits)
    except ProgramError:
        if _is_single(path, limits):
            return {}
        raise


def _is_single(path: Path, limits: Limits) -> bool:
    """Whether a JSON file is one puzzle, and no corpus."""
    return formats.detect(decoded(files.read(path, limits), str(path))) not in (None, "corpus")
