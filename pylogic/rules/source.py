"""Reading .lp files: what they include, what stands where, what clingo's parser would die of."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

from clingo import ast

from pylogic.errors import Problem, ProgramError, from_clingo
from pylogic.rules import library

_COMMENT_STRING_SCRIPT = r'%\*.*?\*%|%[^\n]*|"(?:[^"\\\n]|\\.)*"|#script\b.*?#end\b'
_INCLUDE = re.compile(rf'(?s){_COMMENT_STRING_SCRIPT}|#include\s*"([^"\n]+)"')
_NOT_OPENED = "file could not be opened"
OWN = "_pylogic_"
"""What the names of the driver's own predicates begin with."""


@dataclass(frozen=True)
class Include:
    """An `#include` of a file, its place in another."""

    path: Path
    """The file that it means."""
    file: Path
    """The file that it stands in."""
    line: int
    column: int


@dataclass(frozen=True)
class Source:
    """The text of a file, and its includes in their order."""

    text: str
    includes: tuple[Include, ...]


@dataclass(frozen=True)
class Reading:
    """A file as clingo's parser reads it, with all that it includes."""

    sources: Mapping[Path, Source]
    statements: tuple[ast.AST, ...]
    """Each include's statements stand in its place, and belong to the part that it stands in."""
    messages: tuple[str, ...]
    """What clingo remarked."""


def sources(path: Path) -> dict[Path, Source]:
    """A file and all that it includes.

    A file to include is looked for beside the one that includes it, then in the current folder,
    as clingo does, then among the packaged encodings.

    Raises:
        ProgramError: one of them is no readable text, or is not there.
    """
    found: dict[Path, Source] = {}
    known: set[tuple[int, int]] = set()
    _collect(path, found, known)
    return found


def _collect(path: Path, found: dict[Path, Source], known: set[tuple[int, int]]) -> None:
    text = _read(path)
    includes = tuple(_includes(path, text)) if "#include" in text else ()
    found[path] = Source(text, includes)
    if includes:
        known.add(_identity(path) or (0, 0))
    for include in includes:
        identity = _identity(include.path)
        if identity is not None and identity not in known:
            known.add(identity)
            _collect(include.path, found, known)


def _includes(file: Path, text: str) -> Iterator[Include]:
    for match in _INCLUDE.finditer(text):
        if match[1] is not None:
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start())
            yield Include(_included(match[1], file, line, column), file, line, column)


def _included(name: str, file: Path, line: int, column: int) -> Path:
    """The file that an include means.

    Raises:
        ProgramError: there is none; says where was looked.
    """
    folders = [file.parent, Path(), *library.packaged("encodings")]
    for folder in folders:
        if _identity(folder / name) is not None:
            return folder / name
    looked = ", ".join(f"{folder}/" for folder in dict.fromkeys(folders))
    words = f"there is no file {name} to include (looked in {looked})"
    raise ProgramError(Problem(words, str(file), line, column))


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from others, whatever it is called; None if there is no such file."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return (found.st_dev, found.st_ino) if S_ISREG(found.st_mode) else None


def read(path: Path) -> Reading:
    """Parse a file with all that it includes.

    What follows an include belongs to the part that the include stands in; clingo would put it
    into `base`.

    Raises:
        ProgramError: one of the files is no readable text, or clingo rejects it.
    """
    files = sources(path)
    if len(files) == 1:
        return Reading(files, *parse(str(path), ast.parse_files, [str(path)]))
    statements, messages = _parse_all(files)
    return Reading(files, tuple(_in_order(path, files, statements, None, set())), messages)


def _parse_all(
    files: Mapping[Path, Source],
) -> tuple[dict[Path, list[ast.AST]], tuple[str, ...]]:
    """The statements of each file: clingo follows the includes that it finds where we find them."""
    found: dict[Path, list[ast.AST]] = {}
    messages: tuple[str, ...] = ()
    for file in files:
        if file not in found:
            names = {str(other): other for other in files if other not in found}
            more, said = _parse(str(file), names)
            found |= more
            messages += said
    return found, messages


def _parse(
    name: str, names: Mapping[str, Path]
) -> tuple[dict[Path, list[ast.AST]], tuple[str, ...]]:
    """The statements of a file and of what clingo includes, if it is named; what clingo remarked.

    Raises:
        ProgramError: clingo rejects one of them, and not for an include that it does not find.
    """
    found: dict[Path, list[ast.AST]] = {}
    messages: list[str] = []

    def take(statement: ast.AST) -> None:
        file = names.get(statement.location.begin.filename)
        if file is not None:
            found.setdefault(file, []).append(statement)

    try:
        ast.parse_files([name], take, logger=lambda _code, words: messages.append(words))
    except RuntimeError:
        if not messages:
            raise ProgramError(Problem("clingo rejects the file", name)) from None
    problems = {words: from_clingo(words) for words in messages if _NOT_OPENED not in words}
    said = {words: problem for words, problem in problems.items() if problem.file in names}
    if any(problem.kind == "error" for problem in said.values()):
        raise ProgramError(*said.values())
    return found, tuple(said)


def _in_order(
    path: Path,
    files: Mapping[Path, Source],
    statements: Mapping[Path, list[ast.AST]],
    part: ast.AST | None,
    seen: set[Path],
) -> Iterator[ast.AST]:
    """The statements of a file, those of its includes in their places.

    `part` is the `#program` of the file that includes this one.
    """
    seen.add(path)
    includes = [include for include in files[path].includes if include.path in files]
    for statement in statements.get(path, ()):
        begin = statement.location.begin
        while includes and (includes[0].line, includes[0].column) < (begin.line, begin.column):
            yield from _include(includes.pop(0), files, statements, part, seen)
        if statement.ast_type == ast.ASTType.Program:
            if part is not None and _is_made(statement):
                continue
            part = statement
        yield statement
    for include in includes:
        yield from _include(include, files, statements, part, seen)


def _include(
    include: Include,
    files: Mapping[Path, Source],
    statements: Mapping[Path, list[ast.AST]],
    part: ast.AST | None,
    seen: set[Path],
) -> Iterator[ast.AST]:
    """The statements of an included file, and a way back into the part that it stands in."""
    if include.path not in seen:
        found = list(_in_order(include.path, files, statements, part, seen))
        yield from found
        if part is not None and any(s.ast_type == ast.ASTType.Program for s in found):
            yield part


def _is_made(program: ast.AST) -> bool:
    """Whether a `#program base` is clingo's: at the start of a file, and after an include."""
    return bool(program.location.begin == program.location.end)


def decoded(data: bytes, name: str) -> str:
    """The text of a file or a pipe that messages call `name`."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise ProgramError(Problem("not a text file (UTF-8 was expected)", name)) from None


# Comments, strings and scripts may hold anything; outside them, group 1 is a character that
# is no ASCII, group 2 a number or a name of the driver.
_TOKENS = (
    rf"(?s){_COMMENT_STRING_SCRIPT}|([^\0-\x7f])"
    rf"|(?<![\w'])(0x[0-9a-fA-F]+|0o[0-7]+|0b[01]+|\d+|{OWN}[\w']*)"
)
_LARGEST = 2**31 - 1
_PERHAPS_WRONG = rf"\d{{10}}|0[xob]\w{{8}}|{OWN}"


def check_text(text: str, name: str) -> None:
    """Refuse what clingo's parser would die of, or silently read as something else, and our names.

    clingo quotes the first byte of a stray non-ASCII character in its message; its
    Python layer cannot decode half a character and ends the whole process. A number of
    more than 32 bits is read without those in front: 3000000000 as -1294967296.

    Raises:
        ProgramError: says what and where.
    """
    if "\0" in text:
        raise ProgramError(Problem("not a text file (it holds a zero byte)", name))
    if text.isascii() and not re.search(_PERHAPS_WRONG, text):
        return
    for match in re.finditer(_TOKENS, text):
        words = _wrong(*match.groups())
        if words:
            line = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start())
            raise ProgramError(Problem(words, name, line, column))


def _wrong(character: str | None, token: str | None) -> str:
    """What is wrong with a character, a number or a name; empty if nothing is."""
    if character:
        return f"unexpected character {character!r} (outside comments and strings)"
    if token and token.startswith(OWN):
        return f"{token}: names that begin with {OWN} are pylogic's own"
    if token and int(token, 0 if token[1:2].isalpha() else 10) > _LARGEST:
        return f"the number {token} is too large for clingo: at most {_LARGEST} fits"
    return ""


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
