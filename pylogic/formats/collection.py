"""Files that hold many puzzles: a JSON corpus, or a puzzle a line; FILE#NAME is one of them.

A line is a link, a game ID or a board of 81 characters; words before it, apart by a blank, are
its name. Every puzzle of such a file goes by its number, too, counted from 1. Blank lines, and
those that begin with %, are passed over.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from pylogic import formats
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats import corpus
from pylogic.rules import files
from pylogic.rules.files import UNBOUNDED, Bounds
from pylogic.rules.source import decoded


def entries(path: Path, bounds: Bounds = UNBOUNDED) -> Mapping[str, str]:
    """The texts of the puzzles of a file by name; none if it does not hold many.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: it cannot be read, or is a JSON file and no corpus.
    """
    if path.suffix == ".json":
        return corpus.entries(path, bounds)
    return _lines(decoded(files.read(path, bounds), str(path)))


def names(path: Path, bounds: Bounds = UNBOUNDED) -> list[str]:
    """The puzzles of a file; as `entries`."""
    return list(entries(path, bounds))


def entry(path: Path, name: str, bounds: Bounds = UNBOUNDED) -> str:
    """The text of a puzzle of a file.

    Raises:
        NotFoundError: there is no such file, or it has no puzzle of that name.
        ProgramError: it cannot be read, or is a JSON file and no corpus.
    """
    found = entries(path, bounds)
    if name in found:
        return found[name]
    if name.isdecimal() and 1 <= int(name) <= len(found):
        return list(found.values())[int(name) - 1]
    raise NotFoundError(f"{path} has no puzzle {name!r}; {_listed(found)}")


def check_single(text: str, name: str) -> None:
    """Whether a text holds one puzzle, or none.

    Raises:
        ProgramError: it holds several; says which.
    """
    lines = _lines(text)
    if len(lines) > 1:
        words = f"there are {len(lines)} puzzles in it; say which one, as in {name}#1"
        raise ProgramError(Problem(f"{words}: {_listed(lines)}", name))


def _listed(lines: Mapping[str, str]) -> str:
    shown = list(lines)[:5]
    more = ", ..." if len(lines) > len(shown) else ""
    return f"it has {', '.join(shown)}{more}" if shown else "it has none"


def _lines(text: str) -> dict[str, str]:
    """The puzzles of a text by name; none if a line is no puzzle."""
    found: dict[str, str] = {}
    lines = [line.strip() for line in text.splitlines()]
    for number, line in enumerate((one for one in lines if one and one[0] != "%"), 1):
        name, puzzle = named(line)
        if not puzzle:
            return {}
        found[name if name and name not in found else str(number)] = puzzle
    return found


def named(line: str) -> tuple[str, str]:
    """The name and the puzzle that a line may be; empty texts for what it has not."""
    if formats.is_inline(line):
        return "", line
    name, _, puzzle = line.rpartition(" ")
    return (name.strip(" :,;\t"), puzzle) if name and formats.is_inline(puzzle) else ("", "")
