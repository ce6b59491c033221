"""Files that hold many puzzles: a JSON corpus, or a puzzle a line; FILE#NAME is one of them.

A line is a link, a game ID or a board of 81 characters; words before it are its name, and a comment
may follow, or a rating or the solution of such a board. Every puzzle of such a file goes by its
number, too, counted from 1, unless another one is called so. Blank lines, those that begin with %
or #, and the names of columns are passed over. Any other line is a puzzle that cannot be read, and
no reason not to read the rest. A heading `Grid 01` with the nine rows of a Sudoku below it is such
a line, too, and so is each game of OpenSudoku's XML.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats import corpus, grid, tatham
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import text_of

Entries = Mapping[str, str | ProgramError]
"""The texts of puzzles by name; or why there is none."""
_COMMENT = re.compile(r"\s[%#]\s.*")
_HEADER = re.compile(r"[A-Za-z_]+([,;][A-Za-z_]+)+")
"""The names of the columns of a table."""
_ROW = re.compile(r"[0-9.#xX?_-]+")
_GRID = re.compile(r"(?m)^(Grid [0-9]+)\s*\n((?:[ \t]*[0-9.]{9}[ \t\r]*(?:\n|\Z)){9})")
"""A Sudoku of nine rows below a heading, as in the files of Project Euler."""
_GAME = re.compile(r"""<game\b[^>]*\bdata=["']([0-9.]{81})["']""")
"""A Sudoku in a file of OpenSudoku."""
_LOOKED = 20
"""Lines that tell the format of a file: a list may have a million."""
_SHOWN = 60
"""Characters of a line that a message shows."""


class Line(NamedTuple):
    """A line of a text, and the name and the puzzle that it may be."""

    at: int
    text: str
    name: str
    puzzle: str

    @property
    def is_aside(self) -> bool:
        """Whether a list says nothing with it."""
        return not self.puzzle and (self.text[0] == "#" or bool(_HEADER.fullmatch(self.text)))


def entries(path: Path, limits: Limits = NO_LIMITS, *, are_some: bool = True) -> Entries:
    """The puzzles of a file by name; none if it does not hold many.

    Without `are_some` a file with one puzzle that has no name is no collection.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: it cannot be read, or is a JSON file and no corpus.
    """
    if path.suffix == ".json":
        return corpus.entries(path, limits)
    told = lines(text_of(path, limits))
    is_meant = is_list(told) if are_some else are_many(told)
    return _by_name(told, str(path)) if is_meant else {}


def entry(path: Path, name: str, limits: Limits = NO_LIMITS) -> str:
    """The text of a puzzle of a file.

    Raises:
        NotFoundError: there is no such file, or it has no puzzle of that name.
        ProgramError: it cannot be read, or is a JSON file and no corpus.
    """
    found = entries(path, limits)
    one = found.get(name)
    if one is None and is_number(name):
        places = map(str, range(1, len(found) + 1))
        one = dict(zip(places, found.values(), strict=True)).get(name.lstrip("0"))
    if one is None:
        raise NotFoundError(f"{path} has no puzzle {name!r}; {_listed(found)}")
    if isinstance(one, ProgramError):
        raise one
    return one


def single(text: str, name: str) -> str:
    """The one puzzle that a text is, or that one line of it is, without a name and comments.

    Raises:
        ProgramError: it holds several; says which.
    """
    told = lines(text)
    if not is_list(told):
        return text
    found = _by_name(told, name)
    if len(found) > 1:
        words = f"there are {len(found)} puzzles in it; say which one, as in {name}#1"
        raise ProgramError(Problem(f"{words}: {_listed(found)}", name))
    (one,) = (line.puzzle for line in told if line.puzzle)
    return text if text.strip() == one else one  # the places that a message names are of all


def _listed(found: Entries) -> str:
    shown = list(found)[:5]
    more = ", ..." if len(found) > len(shown) else ""
    return f"it has {', '.join(shown)}{more}" if shown else "it has none"


def _by_name(told: Sequence[Line], file: str) -> Entries:
    found: dict[str, str | ProgramError] = {}
    for number, line in enumerate((line for line in told if not line.is_aside), 1):
        shown = line.text if len(line.text) <= _SHOWN else f"{line.text[:_SHOWN]}..."
        words = f"this line of a list is no link, no game ID and no board on one line: {shown}"
        one = line.puzzle or ProgramError(Problem(words, file, line.at))
        found[free_name(line.name, number, found)] = one
    return found


def lines(text: str) -> list[Line]:
    """The lines of a text, but for blank ones and those that begin with %."""
    if "<opensudoku" in text:
        return [
            Line(text.count("\n", 0, m.start()) + 1, m[1], "", m[1]) for m in _GAME.finditer(text)
        ]
    # The lines behind a grid keep their numbers.
    text = _GRID.sub(lambda m: f"{m[1]}: {''.join(m[2].split())}" + "\n" * m[0].count("\n"), text)
    found = ((at, line.strip()) for at, line in enumerate(text.splitlines(), 1))
    return [Line(at, line, *named(line)) for at, line in found if line and line[0] != "%"]


def free_name(name: str, number: int, taken: Container[str]) -> str:
    """The name of a puzzle of a list: its own, or its number if it has none or that is taken.

    Where another one is called like the number, there is more behind it, as in 3-2.
    """
    further = (f"{number}-{more}" for more in count(2))
    return next(one for one in chain((name, str(number)), further) if one and one not in taken)


def is_list(told: Sequence[Line]) -> bool:
    """Whether the lines of a text are a list of puzzles, and no board; one puzzle is one, too."""
    puzzles = [line for line in told if line.puzzle]
    odd = [line for line in told if not line.puzzle]
    if not puzzles or not _may_be_list(told):
        return False
    if len(puzzles) < 2 and not all(line.is_aside for line in odd) and not told[0].name:
        return False
    widths = {len(line.puzzle) for line in puzzles if grid.line_of(line.puzzle)}
    return not any(len(line.text) in widths and _ROW.fullmatch(line.text) for line in odd)


def are_many(told: Sequence[Line]) -> bool:
    """Whether the lines of a text are a list, and not simply a puzzle: one has a name there."""
    kept = [line for line in told if not line.is_aside]
    return is_list(told) and (len(kept) > 1 or bool(kept[0].name))


def _may_be_list(told: Sequence[Line]) -> bool:
    """Whether the first lines are in no format that has several."""
    first = next((line for line in told if line.text[0] != "#"), None)
    if tatham.is_saved(told[0].text):
        return False
    if first is not None and first.puzzle:
        return True
    found = formats.detect("\n".join(line.text for line in told[:_LOOKED]))
    one = formats.named(found) if found else None
    return one is None or one.is_inline or one.is_loose


def named(line: str) -> tuple[str, str]:
    """The name and the puzzle that a line may be; empty texts for what it has not.

    A remark, such as "# from LINK", has neither; "#1 LINK" is a puzzle with a name.
    """
    if line.startswith(("# ", "#\t")):
        return "", ""
    for text in dict.fromkeys((line, _COMMENT.sub("", line, count=1))):
        if formats.is_inline(text):
            return "", text
        words = list(re.finditer(r"[^\s,;]+", text))
        board = next((word for word in words if grid.line_of(word[0])), None)
        puzzle = board or re.search(r"(?<=[ \t])\S+$", text)
        if puzzle and formats.is_inline(puzzle[0]):
            return text[: puzzle.start()].strip(" \t:,;"), puzzle[0]
    return "", ""
