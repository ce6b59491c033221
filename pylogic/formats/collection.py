"""Files that hold many puzzles: a JSON corpus, or a puzzle a line; FILE#NAME is one of them.

A line is a link, a game ID or a board of 81 characters; words before it are its name, and a comment
may follow, or a rating or the solution of such a board. Every puzzle of such a file also has its
number as a name, counted from 1, unless another puzzle has this name. The reader skips blank lines,
lines that begin with % or #, and the names of columns. Any other line is a puzzle that cannot be
read, while the rest can. A heading `Grid 01` with the nine rows of a Sudoku below it is such a
line, too, and so is each game of OpenSudoku's XML.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats import corpus, tatham
from pylogic.formats.text_layout import cells_of_line
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import read_text

Entries = Mapping[str, str | ProgramError]
"""The texts of puzzles by name, or the errors of those that cannot be read."""
_COMMENT = re.compile(r"\s[%#]\s.*")
_HEADER = re.compile(r"[A-Za-z_]+([,;][A-Za-z_]+)+")
"""The names of the columns of a table."""
_ROW = re.compile(r"[0-9.#xX?_-]+")
_GRID = re.compile(r"(?m)^(Grid [0-9]+)\s*\n((?:[ \t]*[0-9.]{9}[ \t\r]*(?:\n|\Z)){9})")
"""A Sudoku of nine rows below a heading, as in the files of Project Euler."""
_GAME = re.compile(r"""<game\b[^>]*\bdata=["']([0-9.]{81})["']""")
"""A Sudoku in a file of OpenSudoku."""
_FIRST_LINES = 20
"""The count of lines that decide a file's format: a list may have a million lines."""
_EXCERPT = 60
"""The most characters of a line in a message."""


class Line(NamedTuple):
    """A line of a text, stripped, at `at` from 1; a name or a puzzle that it lacks is ""."""

    at: int
    text: str
    name: str
    puzzle: str

    @property
    def is_aside(self) -> bool:
        """True if the line begins with #, or is the header of a table, and holds no puzzle."""
        return not self.puzzle and (self.text[0] == "#" or bool(_HEADER.fullmatch(self.text)))


def entries(path: Path, limits: Limits = NO_LIMITS, *, are_some: bool = True) -> Entries:
    """Return the puzzles of a file by name, errors among them; none if it does not hold many.

    Without `are_some` a file with one puzzle that has no name is no collection. A missing file
    raises NotFoundError; a broken one, or a JSON file that is no corpus, ProgramError; a limit
    StoppedError.
    """
    if path.suffix == ".json":
        return corpus.entries(path, limits)
    content = split_lines(read_text(path, limits))
    is_collection = is_list(content) if are_some else are_many(content)
    return _by_name(content, str(path)) if is_collection else {}


def entry(path: Path, name: str, limits: Limits = NO_LIMITS) -> str:
    """Return the text of a puzzle of a file, by its name, else by its number from 1.

    A missing file or name, or a file that does not hold many, raises NotFoundError; a file or
    puzzle that cannot be read, ProgramError; a limit StoppedError.
    """
    members = entries(path, limits)
    member = members.get(name)
    if member is None and is_number(name):
        places = map(str, range(1, len(members) + 1))
        member = dict(zip(places, members.values(), strict=True)).get(name.lstrip("0"))
    if member is None:
        raise NotFoundError(f"{path} has no puzzle {name!r}; {_list_names(members)}")
    if isinstance(member, ProgramError):
        raise member
    return member


def only_puzzle(text: str, name: str) -> str:
    """Return the only puzzle of a list, without its name; or a text that is no list, as it is.

    Several lines, remarks and headers aside, raise ProgramError, which calls the text `name`.
    """
    content = split_lines(text)
    if not is_list(content):
        return text
    members = _by_name(content, name)
    if len(members) > 1:
        words = f"there are {len(members)} puzzles in it; say which one, as in {name}#1"
        raise ProgramError(Problem(f"{words}: {_list_names(members)}", name))
    (puzzle,) = (line.puzzle for line in content if line.puzzle)
    return text if text.strip() == puzzle else puzzle  # it keeps its places for messages


def _list_names(members: Entries) -> str:
    """Return "it has" and the first five names of a file's puzzles, or "it has none"."""
    shown = list(members)[:5]
    more = ", ..." if len(members) > len(shown) else ""
    return f"it has {', '.join(shown)}{more}" if shown else "it has none"


def _by_name(content: Sequence[Line], file: str) -> Entries:
    """Return the puzzles of lines by name, an error for a line without one; leave out asides."""
    members: dict[str, str | ProgramError] = {}
    for number, line in enumerate((line for line in content if not line.is_aside), 1):
        excerpt = line.text if len(line.text) <= _EXCERPT else f"{line.text[:_EXCERPT]}..."
        words = f"this line of a list is no link, no game ID and no board on one line: {excerpt}"
        member = line.puzzle or ProgramError(Problem(words, file, line.at))
        members[free_name(line.name, number, members)] = member
    return members


def split_lines(text: str) -> list[Line]:
    """Return the lines of a text, stripped, except blank lines and those that begin with %.

    A grid of nine rows below its heading becomes one line; of OpenSudoku's XML only games are left.
    """
    if "<opensudoku" in text:
        return [
            Line(text.count("\n", 0, m.start()) + 1, m[1], "", m[1]) for m in _GAME.finditer(text)
        ]
    # The lines behind a grid keep their numbers.
    text = _GRID.sub(lambda m: f"{m[1]}: {''.join(m[2].split())}" + "\n" * m[0].count("\n"), text)
    numbered = ((at, line.strip()) for at, line in enumerate(text.splitlines(), 1))
    return [Line(at, line, *split_line(line)) for at, line in numbered if line and line[0] != "%"]


def free_name(name: str, number: int, taken: Container[str]) -> str:
    """Return a puzzle's name in a list: its own, or its number if it has none or that is taken.

    If the number is taken, too, a suffix follows, as in 3-2.
    """
    names = chain((name, str(number)), (f"{number}-{more}" for more in count(2)))
    return next(each for each in names if each and each not in taken)


def is_list(content: Sequence[Line]) -> bool:
    """Return True if the lines of a text are a list of puzzles, perhaps of one, and no board.

    It is none without a puzzle; nor with one puzzle alone, no name in the first line, and a line
    that is neither puzzle nor aside; nor with a row as wide as one of its boards.
    """
    puzzles = [line for line in content if line.puzzle]
    odd = [line for line in content if not line.puzzle]
    if not puzzles or not _may_be_list(content):
        return False
    if len(puzzles) < 2 and not all(line.is_aside for line in odd) and not content[0].name:
        return False
    widths = {len(line.puzzle) for line in puzzles if cells_of_line(line.puzzle)}
    return not any(len(line.text) in widths and _ROW.fullmatch(line.text) for line in odd)


def are_many(content: Sequence[Line]) -> bool:
    """Return True if lines are a list of several, asides not counted, or of one with a name."""
    kept = [line for line in content if not line.is_aside]
    return is_list(content) and (len(kept) > 1 or bool(kept[0].name))


def _may_be_list(content: Sequence[Line]) -> bool:
    """Return True if the first line that does not begin with # has a puzzle, or no format of
    several lines fits the first 20 lines (loose formats do not count). A saved game of Tatham's is
    none; `content` must not be empty."""
    first = next((line for line in content if line.text[0] != "#"), None)
    if tatham.is_saved(content[0].text):
        return False
    if first is not None and first.puzzle:
        return True
    name = formats.detect("\n".join(line.text for line in content[:_FIRST_LINES]))
    detected = formats.lookup(name) if name else None
    return detected is None or detected.is_inline or detected.is_loose


def split_line(line: str) -> tuple[str, str]:
    """Return the name and the puzzle that a line may hold, each "" if it has none.

    The name stands before the puzzle; text behind it is dropped. A remark, such as "# from LINK",
    has neither; "#1 LINK" is a puzzle with a name.
    """
    if line.startswith(("# ", "#\t")):
        return "", ""
    for text in dict.fromkeys((line, _COMMENT.sub("", line, count=1))):
        if formats.is_inline(text):
            return "", text
        words = list(re.finditer(r"[^\s,;]+", text))
        board = next((word for word in words if cells_of_line(word[0])), None)
        puzzle = board or re.search(r"(?<=[ \t])\S+$", text)
        if puzzle and formats.is_inline(puzzle[0]):
            return text[: puzzle.start()].strip(" \t:,;"), puzzle[0]
    return "", ""
