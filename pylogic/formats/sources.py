"""Where the text of a board comes from: an argument, a file, one of many in a file, a pipe."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, Problem, ProgramError
from pylogic.formats import collection, naming
from pylogic.rules import files, library
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import plain
from pylogic.rules.limits import LARGEST, NO_LIMITS, Limits
from pylogic.rules.source import decoded

FACTS = formats.FACTS


@dataclass(frozen=True)
class Text:
    """A puzzle in some format: its text, what messages call it, and the format."""

    text: str
    name: str
    format: str
    path: Path | None = None
    file_size: int = LARGEST
    """Megabytes of a file that may be read: it is read again, with what it includes."""
    lossy: bool = False
    """Whether what the text says besides, and nothing here can hold, may be left out."""


class Manner(NamedTuple):
    """How a text is read."""

    format: str | None = None
    """A format, or what one calls the puzzle; without it the text tells."""
    lossy: bool = False
    """Whether what no diagram can hold may be left out."""
    limits: Limits = NO_LIMITS


PLAIN = Manner()


def find(encoding: Encoding | None, argument: str, manner: Manner = PLAIN) -> Text | None:
    """The puzzle that an argument is, or that the file of its name holds; None if it is neither.

    FILE#NAME is one of the puzzles of a file that holds many.

    Raises:
        ProgramError: the file is no text, is too large, or in no format that is known.
        NotFoundError: the file has no puzzle of this name.
        OptionError: there is no such format.
        StoppedError: a limit came first.
    """
    wanted = manner.format and naming.format_of(encoding, manner.format)
    if formats.is_inline(argument):
        return _told(argument, "<argument>", wanted, manner)
    path = library.find_file(argument)
    if path is not None:
        text = decoded(files.read(path, manner.limits), str(path))
        found = _told(collection.single(text, str(path)), str(path), wanted, manner)
        return replace(found, path=path, file_size=manner.limits.file_size)
    file, sharp, entry = argument.rpartition("#")
    if sharp and (library.find_file(file) or file.endswith(".json")):
        one = collection.entry(Path(file), entry, manner.limits)
        return _told(one, argument, wanted, manner)
    is_inline = wanted is not None and formats.named(wanted).is_inline
    why = formats.refusal(argument)
    if why is not None:
        raise ProgramError(Problem(why, "<argument>"))
    return _told(argument, "<argument>", wanted, manner) if is_inline else None


def shown(encoding: Encoding, argument: str, manner: Manner = PLAIN) -> Text:
    """The puzzle that an argument is, or that the file of its name holds; see `find`.

    Raises:
        NotFoundError: it is neither.
    """
    found = find(encoding, argument, manner)
    if found is None:
        raise NotFoundError(f"no file {argument!r}, nor a board in a format that is known")
    return found


def told(encoding: Encoding, text: str, manner: Manner = PLAIN) -> Text:
    """The puzzle that a text tells; see `find`."""
    wanted = manner.format and naming.format_of(encoding, manner.format)
    return _told(plain(text, "<text>"), "<text>", wanted, manner)


def from_bytes(encoding: Encoding | None, data: bytes, name: str, manner: Manner = PLAIN) -> Text:
    """The puzzle that a pipe holds; see `find`."""
    wanted = manner.format and naming.format_of(encoding, manner.format)
    return _told(decoded(data, name), name, wanted, manner)


def read(
    encoding: Encoding, source: str | Path | Text, is_text: bool, manner: Manner = PLAIN
) -> Text:
    """The puzzle that a source is: its text, a file, a link, an ID, or FILE#NAME.

    Raises:
        NotFoundError, OptionError, ProgramError: it is none, or cannot be read.
    """
    if isinstance(source, Text):
        return source
    name = str(source)
    return told(encoding, name, manner) if is_text else shown(encoding, name, manner)


def are_facts(text: str) -> bool:
    """Whether a text holds facts, or nothing that any format could be.

    Raises:
        ProgramError: it holds what is no character.
    """
    text = plain(text, "<text>")
    return formats.detect(text) in (None, FACTS) and formats.refusal(text) is None


def _told(text: str, name: str, format_name: str | None, manner: Manner) -> Text:
    found = format_name or formats.detect(text)
    if found is None:
        known = ", ".join(formats.known())
        words = formats.refusal(text) or f"this is no puzzle in a format that is known ({known})"
        raise ProgramError(Problem(words, name))
    return Text(text, name, found, lossy=manner.lossy)
