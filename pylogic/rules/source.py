"""Source files: the text of .lp files, and their includes. clingo is not imported here."""

from __future__ import annotations

import os
import re
import stat
from contextlib import suppress
from io import UnsupportedOperation
from pathlib import Path
from typing import BinaryIO, NamedTuple

from pylogic.errors import NotFoundError, Problem, ProgramError, StoppedError
from pylogic.rules import lexical, library
from pylogic.rules.limits import NO_LIMITS, Limits, current_token

_INCLUDE = re.compile(r'#include\s*(?:"(?P<name>[^"\\\n]+)"|<incmode>)')
_DEEPEST = 50
"""Longest chain of files that include each other."""
_KINDS = {stat.S_IFDIR: "a directory", stat.S_IFIFO: "a pipe", stat.S_IFSOCK: "a socket"}
_MEGABYTE = 2**20


class Include(NamedTuple):
    """An `#include` of a file, and its place in another file."""

    path: Path
    """The file that the include means."""
    file: Path
    """The file that the include stands in."""
    line: int
    column: int

    def problem(self, words: str) -> ProgramError:
        """Return (not raise) an error with the place of the include."""
        return ProgramError(Problem(words, str(self.file), self.line, self.column))


class Source(NamedTuple):
    """The text of a file, and its includes in their order."""

    text: str
    includes: tuple[Include, ...]
    is_misread: bool = False
    """True if clingo would misread the file: for its byte order mark, its ends of lines, its
    name, or because it finds another file for an include, or none: it looks in the current folder,
    then beside the file."""


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
    included file is no readable text, is missing, or is nested too deeply."""
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
    for at in re.finditer("#include", lexical.check_text(text, str(file))):
        offset = at.start()
        if (match := _INCLUDE.match(text, offset)) is None:
            lexical.refuse('expected #include "FILE".', text, str(file), offset)
        if (name := match["name"]) is None:
            continue
        include = Include(file, file, *lexical.line_and_column(text, offset))
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
        followed = name if os.path.exists(name) else f"{file.parent}/{name}"
        is_misread = is_misread or str(path) != followed
    return Source(text, tuple(includes), is_misread)


def _file_identity(path: Path) -> tuple[int, int] | None:
    """Return device and inode of a path, the same for all its names; None if it is no file."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return (status.st_dev, status.st_ino) if stat.S_ISREG(status.st_mode) else None


def blank_includes(text: str) -> str:
    """Return a text with blanks for its #include statements of files; all places stay."""
    statement = r'#include\s*"[^"\\\n]+"\s*\.'
    return re.sub(statement, lambda match: re.sub(r"[^\n]", " ", match[0]), text)
