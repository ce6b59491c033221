"""Reading .lp files: what they include, what stands where, within which limits."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import NamedTuple

from clingo import ast

from pylogic.errors import (
    Interruption,
    NotFoundError,
    Problem,
    ProgramError,
    StoppedError,
    from_clingo,
)
from pylogic.rules import files, lexical, library, syntax
from pylogic.rules.cancellation import held
from pylogic.rules.limits import NO_LIMITS, STEP, Limits

INCLUDE = re.compile(r'#include\s*(?:"(?P<name>[^"\\\n]+)"|<incmode>)')
_INCLUDED = re.compile(r'#include\s*"[^"\\\n]+"\s*\.')
_DEEPEST = 50
"""How many files may include each other in a row."""
_NOT_OPENED = "file could not be opened"


class Include(NamedTuple):
    """An `#include` of a file, its place in another."""

    path: Path
    """The file that it means."""
    name: str
    """What it calls the file."""
    file: Path
    """The file that it stands in."""
    line: int
    column: int

    @property
    def place(self) -> tuple[int, int]:
        """Line and column."""
        return self.line, self.column


class Source(NamedTuple):
    """The text of a file, and its includes in their order."""

    text: str
    includes: tuple[Include, ...]
    is_rewritten: bool = False
    """Whether clingo cannot read the file: for its byte order mark, its ends of lines, its name."""


class Reading(NamedTuple):
    """A file as clingo's parser reads it, with all that it includes."""

    sources: Mapping[Path, Source]
    statements: tuple[ast.AST, ...]
    """Each include's statements stand in its place, and belong to the part that it stands in."""
    messages: tuple[str, ...]
    """What clingo remarked."""


def sources(path: Path, limits: Limits = NO_LIMITS) -> dict[Path, Source]:
    """A file and all that it includes.

    A file to include is looked for beside the one that includes it, then in the current folder,
    then among the packaged encodings.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: one of them is no readable text, or is not there.
        StoppedError: a limit came first.
    """
    found: dict[Path, Source] = {}
    known: set[tuple[int, int]] = set()
    _collect(path, found, known, limits, 0)
    return found


def _collect(
    path: Path,
    found: dict[Path, Source],
    known: set[tuple[int, int]],
    limits: Limits,
    depth: int,
) -> None:
    source = _read(path, limits)
    found[path] = source
    if source.includes:
        known.add(_identity(path) or (0, 0))
    for include in source.includes:
        if depth == _DEEPEST:
            raise _refused(include, f"more than {_DEEPEST} files include each other in a row")
        for meant in (include.path, *_mistaken(include)):
            identity = _identity(meant)
            if identity is not None and identity not in known:
                is_mistaken = meant != include.path
                into = ({}, set(known)) if is_mistaken else (found, known)
                into[1].add(identity)
                try:
                    _collect(meant, *into, limits, depth + 1)
                except NotFoundError as error:  # it has gone since
                    raise _refused(include, str(error)) from None
                except ProgramError as error:
                    if error.problems[0].line is not None:
                        raise
                    raise _refused(include, f"{meant}: {error.problems[0].text}") from None


def _mistaken(include: Include) -> Iterator[Path]:
    """The file that clingo opens for an include: it looks in the current folder first.

    What that says is passed over, but it must not harm clingo's parser.
    """
    path = Path(include.name)
    if os.path.lexists(path) and _identity(path) != _identity(include.path):
        yield path


def _refused(include: Include, words: str) -> ProgramError:
    return ProgramError(Problem(words, str(include.file), include.line, include.column))


def _includes(file: Path, text: str, code: str, limits: Limits) -> Iterator[Include]:
    for token in re.finditer("#include", code):
        match = INCLUDE.match(text, token.start())
        if match is None:
            lexical.refuse('expected #include "FILE".', text, str(file), token.start())
        if match["name"]:
            line, column = lexical.place(text, token.start())
            yield _include_of(match["name"], file, line, column, limits)


def _include_of(name: str, file: Path, line: int, column: int, limits: Limits) -> Include:
    """An include, and the file that it means.

    Raises:
        ProgramError: there is none, and says where was looked; or it may not be read.
    """
    if limits.folders is not None and (name.startswith("/") or ".." in Path(name).parts):
        words = "only files of encodings/ may be included here, by their names in it"
        raise ProgramError(Problem(f"#include: {words}", str(file), line, column))
    folders = [file.parent, Path(), *library.packaged("encodings")]
    for folder in folders:
        path = folder / name
        if _is_other(path):
            words = f"{path} is no regular file: nothing else is included"
            raise ProgramError(Problem(words, str(file), line, column))
        if _identity(path) is not None:
            return Include(path, name, file, line, column)
    looked = ", ".join(f"{folder}/" for folder in dict.fromkeys(folders))
    words = f"there is no file {name} to include (looked in {looked})"
    raise ProgramError(Problem(words, str(file), line, column))


def _is_other(path: Path) -> bool:
    """Whether there is something that is neither a file nor a folder: opening it may hang."""
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):
        return False
    return not (S_ISREG(mode) or S_ISDIR(mode))


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from others, whatever it is called; None if there is no such file."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return (found.st_dev, found.st_ino) if S_ISREG(found.st_mode) else None


def read(path: Path, limits: Limits = NO_LIMITS) -> Reading:
    """Parse a file with all that it includes.

    What follows an include belongs to the part that the include stands in; clingo would put it
    into `base`.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: one of the files is no readable text, or clingo rejects it.
        StoppedError: a limit came first.
    """
    found = sources(path, limits)
    if any(source.is_rewritten for source in found.values()):
        parsed = {file: _parse_text(file, source, limits) for file, source in found.items()}
        statements = {file: told[0] for file, told in parsed.items()}
        messages = tuple(words for told in parsed.values() for words in told[1])
        return Reading(found, tuple(in_order(path, found, statements, None, set())), messages)
    if not found[path].includes:
        return Reading(found, *parse(str(path), ast.parse_files, [str(path)], limits))
    statements, messages = _parse_all(found, limits)
    return Reading(found, tuple(in_order(path, found, statements, None, set())), messages)


def _parse_all(
    files: Mapping[Path, Source], limits: Limits
) -> tuple[dict[Path, list[ast.AST]], tuple[str, ...]]:
    """The statements of each file: clingo follows the includes that it finds where we find them."""
    found: dict[Path, list[ast.AST]] = {}
    messages: tuple[str, ...] = ()
    for file in files:
        if file not in found:
            names = {str(other): other for other in files if other not in found}
            more, said = _parse(str(file), names, limits)
            found |= more
            messages += said
    return found, messages


def _parse_text(
    file: Path, source: Source, limits: Limits
) -> tuple[list[ast.AST], tuple[str, ...]]:
    """The statements of a file that clingo cannot read as it is, each in its place."""
    text = source.text
    for match in reversed(list(_included(text))):  # their statements come in their order later
        text = text[: match.start()] + " " * len(match[0]) + text[match.end() :]
    statements, messages = parse(str(file), ast.parse_string, text, limits)
    for statement in statements:
        for node in syntax.nodes(statement):
            if (place := getattr(node, "location", None)) is not None:
                ends = (end._replace(filename=_said(file)) for end in (place.begin, place.end))
                node.location = ast.Location(*ends)
    return list(statements), messages


def _included(text: str) -> Iterator[re.Match[str]]:
    starts = re.finditer("#include", lexical.code(text))
    return (match for start in starts if (match := _INCLUDED.match(text, start.start())))


def _parse(
    name: str, names: Mapping[str, Path], limits: Limits
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

    if not _is_parsed(ast.parse_files, [name], take, messages, limits) and not messages:
        raise ProgramError(Problem("clingo rejects the file", name))
    problems = {words: from_clingo(words) for words in messages if _NOT_OPENED not in words}
    said = {words: problem for words, problem in problems.items() if problem.file in names}
    if any(problem.kind == "error" for problem in said.values()):
        raise ProgramError(*said.values())
    return found, tuple(said)


def in_order(
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
        while includes and includes[0].place < statement.location.begin[1:]:
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
        found = list(in_order(include.path, files, statements, part, seen))
        yield from found
        if part is not None and any(s.ast_type == ast.ASTType.Program for s in found):
            yield part


def _is_made(program: ast.AST) -> bool:
    """Whether a `#program base` is clingo's: at the start of a file, and after an include."""
    return bool(program.location.begin == program.location.end)


def decoded(data: bytes, name: str) -> str:
    """The plain text of a file or a pipe that messages call `name`; see `lexical.plain`."""
    try:
        return lexical.plain(data.decode("utf-8"), name)
    except UnicodeDecodeError:
        raise ProgramError(Problem("not a text file (UTF-8 was expected)", name)) from None


def _read(path: Path, limits: Limits) -> Source:
    data = files.read(path, limits)
    text = decoded(data, str(path))
    code = lexical.check(text, str(path))
    includes = tuple(_includes(path, text, code, limits)) if "#include" in code else ()
    return Source(text, includes, text.encode() != data or _said(path) != str(path))


def _said(path: Path) -> str:
    """The path of a file as clingo can be told it: names of files may be no text."""
    return str(path).encode(errors="backslashreplace").decode()


def renamed(message: str, name: str) -> str:
    """A message of clingo about a text, with the name that we call the text by."""
    return message.replace("<string>:", f"{name}:", 1)


def parse(
    name: str,
    parser: Callable[..., None],
    source: str | list[str],
    limits: Limits = NO_LIMITS,
) -> tuple[tuple[ast.AST, ...], tuple[str, ...]]:
    """The statements that one of clingo's parsers reads, and what clingo remarked.

    Raises:
        ProgramError: clingo rejects the text; its own words.
        StoppedError: a limit came first.
    """
    statements: list[ast.AST] = []
    messages: list[str] = []
    if not _is_parsed(parser, source, statements.append, messages, limits):
        problems = [from_clingo(renamed(words, name)) for words in messages]
        raise ProgramError(*problems or [Problem("clingo rejects the file", name)])
    return tuple(statements), tuple(renamed(words, name) for words in messages)


def _is_parsed(
    parser: Callable[..., None],
    source: str | list[str],
    take: Callable[[ast.AST], None],
    messages: list[str],
    limits: Limits,
) -> bool:
    """Whether one of clingo's parsers accepts a source, whose statements `take` is called with.

    Raises:
        StoppedError: a limit came first.
    """
    numbers = count()
    excesses: list[Interruption] = []

    def checked(statement: ast.AST) -> None:
        if next(numbers) % STEP == 0 and (excess := limits.excess) is not None:
            excesses.append(excess)
            raise InterruptedError  # clingo makes a copy of it, which not every exception can bear
        take(statement)

    try:
        with held():
            parser(source, checked, logger=lambda _code, words: messages.append(words))
    except InterruptedError:
        raise StoppedError(excesses[0]) from None
    except RuntimeError:
        return False
    return True
