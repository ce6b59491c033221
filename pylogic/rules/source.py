"""Source files: the text of .lp files, their includes, and their statements in order."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from io import UnsupportedOperation
from pathlib import Path
from typing import BinaryIO, NamedTuple

from clingo import ast

from pylogic.errors import (
    Interruption,
    NotFoundError,
    Problem,
    ProgramError,
    StoppedError,
    parse_message,
)
from pylogic.rules import lexical, library, syntax
from pylogic.rules.limits import NO_LIMITS, STEP, Limits, current_token, use_signals

_INCLUDE = re.compile(r'#include\s*(?:"(?P<name>[^"\\\n]+)"|<incmode>)')
_ABOUT = r"(?s)#program\s+about\b.*?(?=#program|\Z)"
_DEEPEST = 50
"""Longest chain of files that include each other."""
_KINDS = {stat.S_IFDIR: "a directory", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket"}
_MEGABYTE = 2**20
_NOT_OPENED = "file could not be opened"
"""clingo's words for an include that it does not find."""


class Include(NamedTuple):
    """An `#include` of a file, and its place in another file."""

    path: Path
    """The file that the include means."""
    file: Path
    """The file that the include stands in."""
    line: int
    column: int
    name: str = ""
    """The text between the quotes."""

    def problem(self, words: str) -> ProgramError:
        """Return (not raise) an error with the place of the include."""
        return ProgramError(Problem(words, str(self.file), self.line, self.column))


class Source(NamedTuple):
    """The text of a file, and its includes in their order."""

    text: str
    includes: tuple[Include, ...]
    is_misread: bool = False
    """True if clingo would misread the file: for its byte order mark, its ends of lines, its
    name, or because the current folder has another file of the name of an include."""


class ParsedFile(NamedTuple):
    """The texts and statements of a file and all its includes, and clingo's remarks."""

    sources: Mapping[Path, Source]
    statements: tuple[ast.AST, ...]
    """Each include's statements stand in its place, and belong to the part around it."""
    messages: tuple[str, ...]


def read(path: Path, limits: Limits = NO_LIMITS) -> bytes:
    """Read the bytes of a regular file; no other file, which might hang or never end.
    Raise NotFoundError if there is no such file, ProgramError if it is no regular file, is too
    large, or cannot or may not be read, StoppedError at a limit."""
    if limits.folders is not None:
        real = Path(os.path.realpath(path))
        if not any(map(real.is_relative_to, limits.folders)):
            raise ProgramError(Problem("may not be read here", str(path)))
    try:
        number = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
        with os.fdopen(number, "rb", buffering=0) as file:
            mode = os.fstat(number).st_mode
            if not stat.S_ISREG(mode):
                kind = _KINDS.get(stat.S_IFMT(mode), "a device")
                hint = ": only regular files are read, and standard input as -"
                words = f"cannot be read: is {kind}{'' if stat.S_ISDIR(mode) else hint}"
                raise ProgramError(Problem(words, str(path)))
            return read_stream(file, str(path), limits)
    except FileNotFoundError:
        raise NotFoundError(f"{path}: no such file") from None
    except (OSError, ValueError) as error:
        raise _read_error(str(path), error) from None


def read_stream(stream: BinaryIO, name: str, limits: Limits = NO_LIMITS) -> bytes:
    """Read the bytes of a stream, perhaps one in memory, until its end; messages call it `name`.
    Raise ProgramError if it is too large or cannot be read, StoppedError at a limit."""
    data = bytearray()
    read_some = getattr(stream, "read1", stream.read)  # the bytes at hand, without a wait for more
    number, size = None, 0
    with suppress(UnsupportedOperation):  # a stream in memory
        status = os.fstat(stream.fileno())
        is_file = stat.S_ISREG(status.st_mode)  # it is always ready
        number, size = (None, status.st_size) if is_file else (stream.fileno(), 0)
    try:
        while True:
            limits.check()
            if max(size, len(data)) > limits.file_size * _MEGABYTE:
                words = "--file-size (in Python file_size) allows for more"
                raise ProgramError(Problem(f"holds more than {limits.file_size} MB: {words}", name))
            if number is not None and not current_token().wait(number, limits.time_left):
                raise StoppedError("timeout")
            chunk = read_some(_MEGABYTE)
            if not chunk:
                return bytes(data)
            data += chunk
    except OSError as error:
        raise _read_error(name, error) from None


def _read_error(name: str, error: OSError | ValueError) -> ProgramError:
    """Return (not raise) the error for a failed read, in the system's words in small letters."""
    words = str(getattr(error, "strerror", None) or error)
    return ProgramError(Problem(f"cannot be read: {words.lower()}", name))


def decode(data: bytes, name: str) -> str:
    """Return UTF-8 bytes, which messages call `name`, as text cleaned by `lexical.clean_text`.
    ProgramError for other bytes, and for a zero byte."""
    try:
        return lexical.clean_text(data.decode("utf-8"), name)
    except UnicodeDecodeError:
        raise ProgramError(Problem("not a text file (UTF-8 was expected)", name)) from None


def read_text(path: Path, limits: Limits = NO_LIMITS) -> str:
    """Read the text of a file, without what it includes, cleaned by `lexical.clean_text`.
    Raise as `read`, and ProgramError if the file is no text."""
    return decode(read(path, limits), str(path))


def read_sources(path: Path, limits: Limits = NO_LIMITS) -> dict[Path, Source]:
    """Return the texts of a file and all that it includes, directly or by others, `path` first.

    An included file is sought beside the including one, then in the current folder, then among the
    packaged encodings. Two paths of one file are the same. Raise as `read`, and ProgramError if an
    included file is no readable text, is missing, or is nested too deeply.
    """
    sources: dict[Path, Source] = {}
    identities: set[tuple[int, int] | None] = set()
    waiting: list[tuple[Path, Include | None, int]] = [(path, None, 0)]  # with the depth
    while waiting:
        file, include, depth = waiting.pop()
        identity = _file_identity(file)
        if include is not None and (identity is None or identity in identities):
            continue
        identities.add(identity)
        try:
            source = sources[file] = _read_source(file, limits)
        except (NotFoundError, ProgramError) as error:
            if include is None or error.problems[0].line is not None:
                raise
            raise include.problem(f"{file}: {error.problems[0].text}") from None
        if depth == _DEEPEST and source.includes:
            words = f"more than {_DEEPEST} files include each other in a row"
            raise source.includes[0].problem(words)
        waiting += ((inner.path, inner, depth + 1) for inner in reversed(source.includes))
    return sources


def _read_source(file: Path, limits: Limits) -> Source:
    """Read the text of a file, and find the files that its includes mean, which are not read.
    Raise as `read`; ProgramError also names the folders where an included file is missing."""
    data = read(file, limits)
    text = decode(data, str(file))
    is_misread = text.encode() != data or lexical.make_encodable(str(file)) != str(file)
    nearby = dict.fromkeys([file.parent, Path()])
    folders = [*nearby, *library.folders("encodings")[1:]]
    includes = []
    for offset, match in _find_includes(text, lexical.check_text(text, str(file))):
        if match is None:
            lexical.refuse('expected #include "FILE".', text, str(file), offset)
        if (name := match["name"]) is None:
            continue
        include = Include(file, file, *lexical.line_and_column(text, offset), name)
        if limits.folders is not None and (name.startswith("/") or ".." in Path(name).parts):
            words = "only files of encodings/ may be included here, by their names in it"
            raise include.problem(f"#include: {words}")
        paths = [folder / name for folder in folders]
        there = (path for path in paths if os.path.exists(path) and not os.path.isdir(path))
        path = next(there, None)
        if path is None:
            looked = "".join(f"{folder}/, " for folder in nearby)
            words = f"there is no file {name} to include (looked in {looked}pylogic's own)"
            raise include.problem(words)
        if not os.path.isfile(path):  # opening it may hang
            raise include.problem(f"{path} is no regular file: nothing else is included")
        includes.append(include._replace(path=path))
        # clingo looks in the current folder first, and may find something else there.
        is_other = os.path.exists(name) and _file_identity(Path(name)) != _file_identity(path)
        is_misread = is_misread or is_other
    return Source(text, tuple(includes), is_misread)


def _find_includes(text: str, code: str) -> Iterator[tuple[int, re.Match[str] | None]]:
    """Yield the offset of each #include of a text, with its match; None if it names no file.
    `code` is the text with blanks for comments and strings."""
    return ((x.start(), _INCLUDE.match(text, x.start())) for x in re.finditer("#include", code))


def _file_identity(path: Path) -> tuple[int, int] | None:
    """Return device and inode of a path, the same for all its names; None if it is no file."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return (status.st_dev, status.st_ino) if stat.S_ISREG(status.st_mode) else None


def _blank_includes(text: str) -> str:
    """Return a text with blanks for its #include statements of files; all places stay."""
    code = lexical.blank_comments(text)
    for offset, match in _find_includes(text, code):
        end = 0 if match is None else code.find(".", match.end()) + 1
        if match and match["name"] and end and not code[match.end() : end - 1].strip():
            text = text[:offset] + re.sub(r"[^\n]", " ", text[offset:end]) + text[end:]
    return text


def parse_file(path: Path, limits: Limits = NO_LIMITS) -> ParsedFile:
    """Parse a file with all its includes; nothing is grounded.

    Statements after an include belong to the part that the include stands in; clingo would put them
    into `base`. Raise as `read_sources`, and ProgramError if clingo rejects a file.
    """
    sources = read_sources(path, limits)
    try:
        statements_of, messages = _parse_sources(sources, limits)
    except ProgramError as error:
        from pylogic.rules.complaints import name_missing_sign  # only errors need it

        name = error.problems[0].file
        texts = (source.text for file, source in sources.items() if str(file) == name)

        def list_complaints(other: str) -> list[Problem]:
            """Return the parser's complaints about another text, without its includes."""
            words = _run_parser(ast.parse_string, _blank_includes(other), NO_LIMITS)[1]
            return [*map(parse_message, words)]

        text = _blank_includes(next(texts, ""))
        raise ProgramError(*name_missing_sign(error.problems, text, list_complaints)) from None
    return ParsedFile(sources, _join_statements(path, sources, statements_of), messages)


def parse_about(path: Path) -> ParsedFile:
    """Parse the part `about` of a file alone; the only source is the file's text, no include.
    The places of the statements are in the cut-out text. Raise as `parse_file`, in clingo's words.
    """
    text = read_text(path)
    own = "".join(re.findall(_ABOUT, text))
    lexical.check_text(own, str(path))
    return ParsedFile({path: Source(text, ())}, *parse_string(own, str(path)))


def _parse_sources(
    sources: Mapping[Path, Source], limits: Limits
) -> tuple[dict[Path, list[ast.AST]], tuple[str, ...]]:
    """Parse files; return their statements by file, and clingo's remarks. If clingo would misread
    one, it gets their texts; else it follows the includes that it finds, and files that it did not
    reach are parsed by themselves. Raise ProgramError if clingo rejects one, and not for an include
    that it does not find."""
    are_texts = any(source.is_misread for source in sources.values())
    statements_of: dict[Path, list[ast.AST]] = {}
    messages: list[str] = []
    for file, source in sources.items():
        if file in statements_of:
            continue
        new = {lexical.make_encodable(str(x)): x for x in sources if x not in statements_of}
        name = lexical.make_encodable(str(file))
        if are_texts:
            parsing = _run_parser(ast.parse_string, _blank_includes(source.text), limits)
        else:
            parsing = _run_parser(ast.parse_files, [name], limits)
        statements, complaints, is_accepted = parsing
        if not is_accepted and not complaints:
            raise ProgramError(Problem("clingo rejects the file", str(file)))
        own = {}
        for words in (put_name(words, name) for words in complaints if _NOT_OPENED not in words):
            if (problem := parse_message(words)).file in new:
                own[words] = problem
        if any(problem.kind == "error" for problem in own.values()):
            raise ProgramError(*own.values())
        messages += own
        for statement in statements:
            if are_texts:
                syntax.rename_file(statement, name)
            if (place := statement.location.begin.filename) in new:
                statements_of.setdefault(new[place], []).append(statement)
    return statements_of, tuple(messages)


def _join_statements(
    path: Path, files: Mapping[Path, Source], statements: Mapping[Path, Sequence[ast.AST]]
) -> tuple[ast.AST, ...]:
    """Join the statements of a file and its includes: each included file's in the place of its
    first include. After an include, a #program node takes up the part around it again."""
    files_done: set[Path] = set()

    def walk(file: Path, part: ast.AST | None) -> Iterator[ast.AST]:
        """Yield the statements of a file, and of includes that are not in `files_done` yet.
        `part` is the #program node of the part around the file, or None for the first file."""
        files_done.add(file)
        includes = list(files[file].includes)
        for statement in (*statements.get(file, ()), None):
            while includes and (
                statement is None or includes[0][2:] < statement.location.begin[1:]
            ):
                include = includes.pop(0)
                if include.path not in files_done and include.path in files:
                    inner = list(walk(include.path, part))
                    yield from inner
                    if part is not None and any(s.ast_type == ast.ASTType.Program for s in inner):
                        yield part
            if statement is None:
                return
            if statement.ast_type == ast.ASTType.Program:
                if part is not None and statement.location.begin == statement.location.end:
                    continue  # clingo's: at the start of a file, and after an include
                part = statement
            yield statement

    return tuple(walk(path, None))


def put_name(message: str, name: str) -> str:
    """Return a message of clingo with a name instead of <string>, its own name for a text."""
    return message.replace("<string>:", f"{name}:", 1)


def parse_string(
    text: str, name: str, limits: Limits = NO_LIMITS
) -> tuple[tuple[ast.AST, ...], tuple[str, ...]]:
    """Parse a text, which messages call `name`; return its statements, and clingo's remarks.
    The statements begin with clingo's #program base. Raise ProgramError in clingo's words if clingo
    rejects the text, StoppedError at a limit."""
    statements, messages, is_accepted = _run_parser(ast.parse_string, text, limits)
    messages = [put_name(words, name) for words in messages]
    if not is_accepted:
        problems = [*map(parse_message, messages)]
        raise ProgramError(*problems or [Problem("clingo rejects the file", name)])
    return tuple(statements), tuple(messages)


def _run_parser(
    parser: Callable[..., None], source: str | list[str], limits: Limits
) -> tuple[list[ast.AST], list[str], bool]:
    """Run a parser of clingo; return statements, messages, and False if it rejects something.
    Raise StoppedError at a limit."""
    statements: list[ast.AST] = []
    messages: list[str] = []
    excesses: list[Interruption] = []

    def take(statement: ast.AST) -> None:
        """Collect a statement; stop the parser if a limit is reached."""
        if len(statements) % STEP == 0 and (excess := limits.stop_reason) is not None:
            excesses.append(excess)
            raise InterruptedError  # clingo copies it, which not every exception can bear
        statements.append(statement)

    try:
        with use_signals() as token:
            parser(source, take, logger=lambda _code, words: messages.append(words))
        token.check()
    except InterruptedError:
        raise StoppedError(excesses[0]) from None
    except RuntimeError:
        return statements, messages, False
    return statements, messages, True
