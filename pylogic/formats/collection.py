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
    """A line of a list, stripped, with the name and the puzzle in it, each "" if it has none."""

    at: int
    """The number of the line in its file, from 1."""
    text: str
    name: str
    puzzle: str

    @property
    def is_aside(self) -> bool:
        """True if the line is a remark (#) or the header of a table, and holds no puzzle."""
        return not self.puzzle and (self.text[0] == "#" or bool(_HEADER.fullmatch(self.text)))


def entries(path: Path, limits: Limits = NO_LIMITS, *, accepts_single: bool = True) -> Entries:
    """Return {name: text, or the error} of a file's puzzles; {} if the file is no collection.

    A single puzzle without a name counts only with `accepts_single`. NotFoundError: the file is
    missing. ProgramError: it is broken, or JSON that is no corpus. StoppedError: a limit.
    """
    if path.suffix == ".json":
        return corpus.entries(path, limits)
    content = split_lines(read_text(path, limits))
    if not is_list(content):
        return {}
    kept = [line for line in content if not line.is_aside]
    is_many = accepts_single or len(kept) > 1 or bool(kept[0].name)
    return _name_puzzles(content, str(path)) if is_many else {}


def read_entry(path: Path, name: str, limits: Limits) -> str:
    """Return the text of a puzzle of a collection, by its name, else by its number from 1.

    NotFoundError: the file is missing or has no such puzzle. ProgramError: the file or the puzzle
    cannot be read. StoppedError: a limit.
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


def extract_only_puzzle(text: str, name: str) -> str:
    """Return the only puzzle of a list, without its name; a text that is no list stays as it is.

    A list of several puzzles raises ProgramError, whose message calls the text `name`.
    """
    content = split_lines(text)
    if not is_list(content):
        return text
    members = _name_puzzles(content, name)
    if len(members) > 1:
        words = f"there are {len(members)} puzzles in it; say which one, as in {name}#1"
        raise ProgramError(Problem(f"{words}: {_list_names(members)}", name))
    (puzzle,) = (line.puzzle for line in content if line.puzzle)
    return text if text.strip() == puzzle else puzzle  # it keeps its places for messages


def _list_names(members: Entries) -> str:
    """Return a phrase for messages: "it has A, B, ..." with five names, or "it has none"."""
    shown = list(members)[:5]
    more = ", ..." if len(members) > len(shown) else ""
    return f"it has {', '.join(shown)}{more}" if shown else "it has none"


def _name_puzzles(content: Sequence[Line], file: str) -> Entries:
    """Return {name: text} of the lines' puzzles, an error for a line without; skip asides."""
    members: dict[str, str | ProgramError] = {}
    for number, line in enumerate((line for line in content if not line.is_aside), 1):
        excerpt = line.text if len(line.text) <= _EXCERPT else f"{line.text[:_EXCERPT]}..."
        words = f"this line of a list is no link, no game ID and no board on one line: {excerpt}"
        member = line.puzzle or ProgramError(Problem(words, file, line.at))
        members[choose_free_name(line.name, number, members)] = member
    return members


def split_lines(text: str) -> list[Line]:
    """Return the lines of a text, except blank ones and comments, which begin with %.

    Nine rows below a heading `Grid 01` become one line; of OpenSudoku's XML only games are left.
    """
    if "<opensudoku" in text:
        return [
            Line(text.count("\n", 0, m.start()) + 1, m[1], "", m[1]) for m in _GAME.finditer(text)
        ]
    # The lines behind a grid keep their numbers.
    text = _GRID.sub(lambda m: f"{m[1]}: {''.join(m[2].split())}" + "\n" * m[0].count("\n"), text)
    numbered = ((at, line.strip()) for at, line in enumerate(text.splitlines(), 1))
    return [Line(at, line, *split_name(line)) for at, line in numbered if line and line[0] != "%"]


def choose_free_name(name: str, number: int, taken: Container[str]) -> str:
    """Return a name that is not taken: `name` unless it is "", else the number, else 3-2, 3-3...

    The number is the puzzle's place in its list.
    """
    names = chain((name, str(number)), (f"{number}-{more}" for more in count(2)))
    return next(each for each in names if each and each not in taken)


def is_list(content: Sequence[Line]) -> bool:
    """Return True if the lines of a text are a list of puzzles, perhaps of one, and no board.

    A text is no list if it has no puzzle; if it is a saved game of Tatham's; if its first line is
    no puzzle and a format of several lines fits; if it has one puzzle, without a name in the first
    line, and other lines; or if it has a row as wide as one of its boards.
    """
    puzzles = [line for line in content if line.puzzle]
    others = [line for line in content if not line.puzzle]
    if not puzzles or tatham.SAVED.match(content[0].text):
        return False
    first = next((line for line in content if line.text[0] != "#"), None)
    if first is None or not first.puzzle:
        name = formats.detect("\n".join(line.text for line in content[:_FIRST_LINES]))
        detected = formats.lookup(name) if name else None
        if detected is not None and not (detected.is_inline or detected.is_loose):
            return False
    if len(puzzles) < 2 and not all(line.is_aside for line in others) and not content[0].name:
        return False
    widths = {len(line.puzzle) for line in puzzles if cells_of_line(line.puzzle)}
    return not any(len(line.text) in widths and _ROW.fullmatch(line.text) for line in others)


def split_name(line: str) -> tuple[str, str]:
    """Return (name, puzzle) of a line, each "" if the line has none.

    The name stands before the puzzle; text behind the puzzle is dropped. A remark, such as
    "# from LINK", has neither; "#1 LINK" is a puzzle with a name.
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
