"""Files that hold many puzzles: a JSON corpus, or a puzzle a line; FILE#NAME is one of them.

A line is a link, a game ID or a board of 81 characters; words before it, apart by a blank or a
tab, are its name, and a comment may follow. Every puzzle of such a file goes by its number, too,
counted from 1, unless another one is called so. Blank lines, and those that begin with % or #, are
passed over. Any other line is a puzzle that cannot be read, and no reason not to read the rest.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from itertools import chain, count
from pathlib import Path

from pylogic import formats
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats import corpus, grid, tatham_saved
from pylogic.rules import files
from pylogic.rules.files import UNBOUNDED, Bounds
from pylogic.rules.source import decoded

Entries = Mapping[str, str | ProgramError]
"""The texts of puzzles by name; or why there is none."""
_COMMENT = re.compile(r"\s[%#]\s.*")
_ROW = re.compile(r"[\d.#xX?_-]+")
_LOOKED = 20
"""Lines that tell the format of a file: a list may have a million."""
_SHOWN = 60
"""Characters of a line that a message shows."""
_OTHERS = (formats.FACTS, "terms", "corpus", "pzprv3", "pzprxml", "janko")
"""The formats that a line which is a puzzle may stand in."""


def entries(path: Path, bounds: Bounds = UNBOUNDED) -> Entries:
    """The puzzles of a file by name; none if it does not hold many.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: it cannot be read, or is a JSON file and no corpus.
    """
    if path.suffix == ".json":
        return corpus.entries(path, bounds)
    return _lines(decoded(files.read(path, bounds), str(path)), str(path))


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
    one = found.get(name)
    if one is None and name.isdecimal() and 1 <= int(name) <= len(found):
        one = list(found.values())[int(name) - 1]
    if one is None:
        raise NotFoundError(f"{path} has no puzzle {name!r}; {_listed(found)}")
    if isinstance(one, ProgramError):
        raise one
    return one


def check_single(text: str, name: str) -> None:
    """Whether a text holds one puzzle, or none.

    Raises:
        ProgramError: it holds several; says which.
    """
    lines = _lines(text, name)
    if len(lines) > 1:
        words = f"there are {len(lines)} puzzles in it; say which one, as in {name}#1"
        raise ProgramError(Problem(f"{words}: {_listed(lines)}", name))


def _listed(lines: Entries) -> str:
    shown = list(lines)[:5]
    more = ", ..." if len(lines) > len(shown) else ""
    return f"it has {', '.join(shown)}{more}" if shown else "it has none"


def _lines(text: str, file: str) -> Entries:
    """The puzzles of a text by name; none if it is no list of them."""
    lines = [(at, line.strip()) for at, line in enumerate(text.splitlines(), 1)]
    lines = [(at, line) for at, line in lines if line and line[0] != "%"]
    if tatham_saved.matches(text) or not _may_be_list([line for _, line in lines]):
        return {}
    meant = [(at, line, *named(line)) for at, line in lines]
    if not _is_list([(line, name, puzzle) for _, line, name, puzzle in meant]):
        return {}
    found: dict[str, str | ProgramError] = {}
    told = (one for one in meant if one[3] or one[1][0] != "#")
    for number, (at, line, name, puzzle) in enumerate(told, 1):
        found[free_name(name, number, found)] = puzzle or _no_puzzle(line, Problem("", file, at))
    return found


def free_name(name: str, number: int, taken: Container[str]) -> str:
    """What a puzzle of a list goes by: its name, or its number if it has none or that is taken.

    Where another one is called like the number, there is more behind it, as in 3-2.
    """
    further = (f"{number}-{more}" for more in count(2))
    return next(one for one in chain((name, str(number)), further) if one and one not in taken)


def _may_be_list(lines: Sequence[str]) -> bool:
    """Whether the first lines are in no format that has several."""
    first = next((line for line in lines if line[0] != "#"), "")
    return bool(named(first)[1]) or formats.detect("\n".join(lines[:_LOOKED])) not in _OTHERS


def _is_list(meant: Sequence[tuple[str, str, str]]) -> bool:
    """Whether lines, each with its name and its puzzle, are a list of puzzles, and no board."""
    puzzles = [puzzle for _, _, puzzle in meant if puzzle]
    odd = [line for line, _, puzzle in meant if not puzzle]
    if len(puzzles) < 2 and any(line[0] != "#" for line in odd) and not meant[0][1]:
        return False
    widths = {len(puzzle) for puzzle in puzzles if grid.is_line(puzzle)}
    return bool(puzzles) and not any(len(one) in widths and _ROW.fullmatch(one) for one in odd)


def _no_puzzle(line: str, place: Problem) -> ProgramError:
    shown = line if len(line) <= _SHOWN else f"{line[:_SHOWN]}..."
    words = f"this line of a list is no link, no game ID and no board on one line: {shown}"
    return ProgramError(place._replace(text=words))


def named(line: str) -> tuple[str, str]:
    """The name and the puzzle that a line may be; empty texts for what it has not."""
    for text in (line, _COMMENT.sub("", line, count=1)):
        if formats.is_inline(text):
            return "", text
        name, _, puzzle = text.replace("\t", " ").rpartition(" ")
        if name and formats.is_inline(puzzle):
            return name.strip(" :,;"), puzzle
    return "", ""
