"""Reading the text of .lp files: what they include, and what clingo's parser would die of."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from clingo import ast

from pylogic.errors import Problem, ProgramError, from_clingo

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


# Comments, strings and scripts may hold anything; outside them, group 1 is a character that
# is no ASCII, group 2 a number.
_TOKENS = (
    r'(?s)%\*.*?\*%|%[^\n]*|"(?:[^"\\\n]|\\.)*"|#script\b.*?#end\b|([^\0-\x7f])'
    r"|(?<![\w'])(0x[0-9a-fA-F]+|0o[0-7]+|0b[01]+|\d+)"
)
_LARGEST = 2**31 - 1
_PERHAPS_LARGER = r"\d{10}|0[xob]\w{8}"


def check_text(text: str, name: str) -> None:
    """Refuse what clingo's parser would die of, or silently read as something else.

    clingo quotes the first byte of a stray non-ASCII character in its message; its
    Python layer cannot decode half a character and ends the whole process. A number of
    more than 32 bits is read without those in front: 3000000000 as -1294967296.

    Raises:
        ProgramError: says what and where.
    """
    if "\0" in text:
        raise ProgramError(Problem("not a text file (it holds a zero byte)", name))
    if text.isascii() and not re.search(_PERHAPS_LARGER, text):
        return
    for match in re.finditer(_TOKENS, text):
        character, number = match.groups()
        words = ""
        if character:
            words = f"unexpected character {character!r} (outside comments and strings)"
        elif number and int(number, 0 if number[1:2].isalpha() else 10) > _LARGEST:
            words = f"the number {number} is too large for clingo: at most {_LARGEST} fits"
        if words:
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start())
            raise ProgramError(Problem(words, name, line, column))


def _read(path: Path) -> str:
    try:
        text = decoded(path.read_bytes(), str(path))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ProgramError(Problem(f"cannot be read: {reason}", str(path))) from None
    check_text(text, str(path))
    return text


def renamed(message: str, name: str) -> str:
    """A message of clingo about a text, with the name that we call the text by."""
    return message.replace("<string>:", f"{name}:", 1)


def parse(
    name: str, parser: Callable[..., None], source: str | list[str]
) -> tuple[tuple[ast.AST, ...], tuple[str, ...]]:
    """The statements that one of clingo's parsers reads, and what clingo remarked.

    Raises:
        ProgramError: clingo rejects the text; its own words.
    """
    statements: list[ast.AST] = []
    messages: list[str] = []
    try:
        parser(source, statements.append, logger=lambda _code, words: messages.append(words))
    except RuntimeError:
        problems = [from_clingo(renamed(words, name)) for words in messages]
        raise ProgramError(*problems or [Problem("clingo rejects the file", name)]) from None
    return tuple(statements), tuple(renamed(words, name) for words in messages)
