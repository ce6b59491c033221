"""Reading the text of .lp files: what they include, and what clingo's parser would die of."""

from __future__ import annotations

import re
from pathlib import Path

from pylogic.errors import Problem, ProgramError

_INCLUDE = re.compile(r'^\s*#include\s+"([^"\n]+)"', re.MULTILINE)


def sources(path: Path) -> dict[Path, str]:
    """A file and all that it includes, each with its text, found the way clingo finds them.

    Raises:
        ProgramError: one of them is no readable text.
    """
    found: dict[Path, str] = {}
    waiting = [path]
    while waiting:
        source = waiting.pop()
        found[source] = _read(source)
        for name in _INCLUDE.findall(found[source]):
            candidates = (Path(name), source.parent / name)
            waiting += [c for c in candidates if c.is_file() and c not in found][:1]
    return found


def decoded(data: bytes, name: str) -> str:
    """The text of a file or a pipe that messages call `name`."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise ProgramError(Problem("not a text file (UTF-8 was expected)", name)) from None


# Comments, strings and scripts may hold any character; group 1 is one that stands elsewhere.
_STRAY = r'(?s)%\*.*?\*%|%[^\n]*|"(?:[^"\\\n]|\\.)*"|#script\b.*?#end\b|([^\0-\x7f])'


def check_characters(text: str, name: str) -> None:
    """Refuse what clingo's parser would die of.

    clingo quotes the first byte of a stray non-ASCII character in its message; its
    Python layer cannot decode half a character and ends the whole process.
    """
    if "\0" in text:
        raise ProgramError(Problem("not a text file (it holds a zero byte)", name))
    if text.isascii():
        return
    for match in re.finditer(_STRAY, text):
        if match[1]:
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start())
            words = f"unexpected character {match[1]!r} (outside comments and strings)"
            raise ProgramError(Problem(words, name, line, column))


def _read(path: Path) -> str:
    try:
        text = decoded(path.read_bytes(), str(path))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ProgramError(Problem(f"cannot be read: {reason}", str(path))) from None
    check_characters(text, str(path))
    return text
