"""Files that hold many puzzles: a JSON corpus, or a puzzle a line; FILE#NAME is one of them.

A corpus is {name: puzzle}, or has that under "data", beside anything else, as published data sets.
A line is a link, a game ID or a board of 81 characters; words before it are its name, and a comment
may follow, or a rating or the solution of such a board. Every puzzle also has its number as a name,
counted from 1, unless another puzzle has this name; of two puzzles with one name the second is
called by its number. The reader skips blank lines, lines that begin with % or #, and the names of
columns. Any other line is a puzzle that cannot be read, while the rest can. A heading `Grid 01`
with the nine rows of a Sudoku below it is such a line, too, and so is each game of OpenSudoku's
XML.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterable, Mapping
from itertools import chain, count
from pathlib import Path
from typing import Any, NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats import corpus, tatham
from pylogic.formats.diagram import shorten
from pylogic.formats.text import cells_of_line
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import read_text

Entries = Mapping[str, str | ProgramError]
"""The texts of puzzles by name, or the errors of those that cannot be read."""
_ROW = re.compile(r"[0-9.#xX?_-]{81,}")  # a row that may be as wide as a board on one line
_ASIDE = re.compile(r"|%.*|#\s.*|[A-Za-z_]+([,;][A-Za-z_]+)+")
"""A blank line, a comment, a remark, or the names of the columns of a table."""
_GRID = re.compile(r"(?m)^(Grid [0-9]+)\s*\n((?:[ \t]*[0-9.]{9}[ \t\r]*(?:\n|\Z)){9})")
"""A Sudoku of nine rows below a heading, as in the files of Project Euler."""
_GAME = re.compile(r"""<game\b[^>]*\bdata=["']([0-9.]{81})["']""")
"""A Sudoku in a file of OpenSudoku."""


class Line(NamedTuple):
    """A line of a list: its number, its text, and the name and the puzzle in it, "" for none."""

    at: int
    text: str
    name: str
    puzzle: str


def entries(path: Path, limits: Limits = NO_LIMITS, *, accepts_single: bool = True) -> Entries:
    """Return {name: text, or the error} of a file's puzzles; {} if the file is no collection.
    A single puzzle without a name counts only with `accepts_single`. NotFoundError: the file is
    missing. ProgramError: it is broken, or JSON that is no corpus. StoppedError: a limit."""
    text = read_text(path, limits)
    if path.suffix == ".json":
        return _read_corpus(text, str(path))
    return _read_list(text, str(path), accepts_single)


def read_entry(path: Path, name: str, limits: Limits) -> str:
    """Return the text of a puzzle of a collection, by its name, else by its number from 1.
    NotFoundError: the file is missing or has no such puzzle. ProgramError: the file or the puzzle
    cannot be read. StoppedError: a limit."""
    members = entries(path, limits)
    number = int(name) if is_number(name) else 0
    by_number = list(members.values())[number - 1 : number] if number else []
    member = members.get(name, *by_number)
    if member is None:
        raise NotFoundError(f"{path} has no puzzle {name!r}; {_list_names(members)}")
    if isinstance(member, ProgramError):
        raise member
    return member


def extract_only_puzzle(text: str, name: str) -> str:
    """Return the only puzzle of a list, without its name; a text that is no list stays as it is.
    A list of several puzzles raises ProgramError, whose message calls the text `name`."""
    members = _read_list(text, name, True)
    if len(members) > 1:
        words = f"there are {len(members)} puzzles in it; say which one, as in {name}#1"
        raise ProgramError(Problem(f"{words}: {_list_names(members)}", name))
    puzzle = next((str(member) for member in members.values()), text)
    return text if text.strip() == puzzle else puzzle  # it keeps its places for messages


def _list_names(members: Entries) -> str:
    """Return a phrase for messages: "it has A, B, ..." with five names, or "it has none"."""
    more = ["..."] if len(members) > 5 else []
    return f"it has {', '.join([*members][:5] + more) or 'none'}"


def _read_corpus(text: str, file: str) -> Entries:
    """Return {name: JSON text for `corpus.read`, or the error} of a corpus's puzzles.
    A key that a JSON object has already becomes its number. ProgramError: the text is no corpus."""

    def name_members(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
        """Return a JSON object with all its members."""
        members: dict[str, Any] = {}
        for number, (name, value) in enumerate(pairs, 1):
            members[choose_free_name(name, number, members)] = value
        return members

    try:
        document = json.loads(text, object_pairs_hook=name_members)
    except json.JSONDecodeError as error:
        place = Problem(f"this is no JSON: {error.msg}", file, error.lineno, error.colno)
        raise ProgramError(place) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested too deeply
        raise ProgramError(Problem("this JSON is too large to be read", file)) from None
    data = document.get("data") if isinstance(document, dict) else None
    members = data if isinstance(data, dict) and "problem" not in data else document
    puzzles: dict[str, str | ProgramError] = {}
    for name, entry in members.items() if isinstance(members, dict) else ():
        is_puzzle = isinstance(entry, dict) and "problem" in entry
        wrong = ProgramError(Problem(corpus.WRONG_ENTRY, f"{file}#{name}"))
        puzzles[name] = json.dumps(entry) if is_puzzle else wrong
    if members != {} and not any(isinstance(puzzle, str) for puzzle in puzzles.values()):
        words = 'no corpus: expected {name: {"problem": "rows cols ..."}, ...}'
        raise ProgramError(Problem(words, file))
    return puzzles


def _read_list(text: str, file: str, accepts_single: bool) -> Entries:
    """Return {name: text, or the error} of the puzzles of a list; {} for another text.
    A text is no list if it has no puzzle; if it is a saved game of Tatham's; if its first line is
    no puzzle and a format of several lines fits; if it has one puzzle, without a name in the first
    line, and other lines; or if it has a row as wide as one of its boards."""
    lines = split_lines(text)
    puzzles = [line for line in lines if line.puzzle]
    if not puzzles or tatham.SAVED.match(lines[0].text):
        return {}
    if not lines[0].puzzle:
        # A list may have a million lines: the first ones decide the format of another text.
        name = formats.detect("\n".join(line.text for line in lines[:20]))
        detected = formats.lookup(name) if name else None
        if detected is not None and not (detected.is_inline or detected.is_loose):
            return {}
    is_lone = len(puzzles) == 1 and not lines[0].name
    if is_lone and (len(lines) > 1 or not accepts_single):
        return {}
    widths = {len(line.puzzle) for line in puzzles if cells_of_line(line.puzzle)}
    others = (line.text for line in lines if not line.puzzle)
    if any(len(row) in widths and _ROW.fullmatch(row) for row in others):
        return {}
    members: dict[str, str | ProgramError] = {}
    words = "this line of a list is no link, no game ID and no board on one line: "
    for number, line in enumerate(lines, 1):
        error = ProgramError(Problem(words + shorten(line.text, length=63), file, line.at))
        members[choose_free_name(line.name, number, members)] = line.puzzle or error
    return members


def split_lines(text: str) -> list[Line]:
    """Return the lines of a list, except blank ones, comments, remarks, and names of columns.
    Nine rows below a heading `Grid 01` are one line; of OpenSudoku's XML only games are left. The
    puzzle of a line is all of it, else a board in it, else its last word; the name stands before
    it, and text behind it is dropped. "# from LINK" is a remark, "#1 LINK" has a name."""
    if "<opensudoku" in text:
        text = "\n".join(_GAME.findall(text))
    # The lines behind a grid keep their numbers.
    text = _GRID.sub(lambda m: f"{m[1]}: {''.join(m[2].split())}" + "\n" * m[0].count("\n"), text)
    lines: list[Line] = []
    for at, line in enumerate(map(str.strip, text.splitlines()), 1):
        if _ASIDE.fullmatch(line):
            continue
        name = puzzle = ""
        for part in dict.fromkeys((line, re.sub(r"\s[%#]\s.*", "", line, count=1))):
            boards = (word for word in re.finditer(r"[^\s,;]+", part) if cells_of_line(word[0]))
            whole, last = re.search("^.+", part), re.search(r"(?<=[ \t])\S+$", part)
            for match in (whole, next(boards, None), last):
                if not puzzle and match and formats.is_inline(match[0]):
                    name, puzzle = part[: match.start()].strip(" \t:,;"), match[0]
        if puzzle or line[0] != "#" or _ROW.fullmatch(line):
            lines.append(Line(at, line, name, puzzle))
    return lines


def choose_free_name(name: str, number: int, taken: Container[str]) -> str:
    """Return a name that is not taken: `name` unless it is "", else the number, else 3-2, 3-3...
    The number is the puzzle's place in its list."""
    names = chain((name, str(number)), (f"{number}-{more}" for more in count(2)))
    return next(each for each in names if each and each not in taken)
