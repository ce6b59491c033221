"""Members: the puzzles that names mean, of files, folders, patterns and collections."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, ProgramError, PylogicError
from pylogic.formats import collection
from pylogic.rules import files, library
from pylogic.rules.files import UNBOUNDED, Bounds
from pylogic.rules.source import decoded

_WILD = "*?["


class Member(NamedTuple):
    """One of the puzzles that a name means."""

    name: str
    """What means this one alone, as FILE#NAME."""
    text: str | None = None
    """Its text, if it is one of many in a file."""
    error: PylogicError | None = None
    """Why there is none."""


def members(names: Iterable[str | Path], bounds: Bounds = UNBOUNDED) -> Iterator[Member]:
    """The puzzles of folders, of patterns and of files that hold many, besides what is one.

    A name that cannot be followed is a member with an error.
    """
    for name in map(str, names):
        try:
            yield from _members(name, bounds)
        except PylogicError as error:
            yield Member(name, error=error)


def are_many(name: str, bounds: Bounds = UNBOUNDED) -> bool:
    """Whether a name means a folder, a pattern, or a file that holds many.

    Raises:
        PylogicError: it is a file that cannot be read.
    """
    return _is_folder(name) or _is_pattern(name) or bool(_entries(name, bounds))


def _members(name: str, bounds: Bounds) -> Iterator[Member]:
    if _is_folder(name):
        found = [str(path) for path in sorted(Path(name).iterdir()) if _is_puzzle(path)]
        if not found:
            known = ", ".join(formats.EXTENSIONS)
            raise NotFoundError(f"no puzzle in the folder {name}: no file there ends in {known}")
        yield from members(found, bounds)
    elif _is_pattern(name):
        found = sorted(glob.glob(name, recursive=True))
        if not found:
            raise NotFoundError(f"no file matches {name}")
        yield from members(found, bounds)
    else:
        entries = _entries(name, bounds)
        for entry, text in entries.items():
            yield Member(f"{name}#{entry}", text)
        if not entries:
            yield Member(name)


def _is_folder(name: str) -> bool:
    return os.path.isdir(name)  # unlike Path.is_dir it bears a name of any length


def _is_pattern(name: str) -> bool:
    return any(letter in name for letter in _WILD) and not (
        formats.is_inline(name) or library.find_file(name)
    )


def _is_puzzle(path: Path) -> bool:
    return path.suffix in formats.EXTENSIONS and path.is_file()


def _entries(name: str, bounds: Bounds) -> Mapping[str, str]:
    """The puzzles of a file that holds many, by name; none of any other file."""
    path = Path(name)
    if path.suffix == ".lp" or library.find_file(name) is None:
        return {}
    try:
        found = collection.entries(path, bounds)
    except ProgramError:
        if _is_single(path, bounds):
            return {}
        raise
    return found if len(found) > 1 or path.suffix == ".json" else {}


def _is_single(path: Path, bounds: Bounds) -> bool:
    """Whether a JSON file is one puzzle, and no corpus."""
    return formats.detect(decoded(files.read(path, bounds), str(path))) not in (None, "corpus")
