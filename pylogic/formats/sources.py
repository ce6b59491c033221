"""Where the text of a board comes from, in which format it is, and of which puzzle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, OptionError, Problem, ProgramError
from pylogic.formats import collection, mapping
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, encodings
from pylogic.rules.lexical import plain
from pylogic.rules.limits import LARGEST, NO_LIMITS, Limits
from pylogic.rules.source import decoded, text_of

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
    path = library.find_file(argument)
    if path is None and formats.is_inline(argument) and not library.is_in_folder(argument):
        return _told(encoding, argument, "<argument>", manner)
    if path is not None:
        text = text_of(path, manner.limits)
        found = _told(encoding, collection.single(text, str(path)), str(path), manner)
        return replace(found, path=path, file_size=manner.limits.file_size)
    file, sharp, entry = argument.rpartition("#")
    if sharp and (library.find_file(file) or file.endswith(".json")):
        return _told(encoding, collection.entry(Path(file), entry, manner.limits), argument, manner)
    why = formats.refusal(argument)
    if why is not None:
        raise ProgramError(Problem(why, "<argument>"))
    wanted = manner.format and format_of(encoding, manner.format, argument)
    is_inline = wanted is not None and formats.named(wanted).is_inline
    return _told(encoding, argument, "<argument>", manner) if is_inline else None


def told(encoding: Encoding | None, text: str, manner: Manner = PLAIN) -> Text:
    """The puzzle that a text tells; see `find`."""
    return _told(encoding, plain(text, "<text>"), "<text>", manner)


def from_bytes(encoding: Encoding | None, data: bytes, name: str, manner: Manner = PLAIN) -> Text:
    """The puzzle that a pipe holds; see `find`."""
    return _told(encoding, decoded(data, name), name, manner)


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
    found = told(encoding, name, manner) if is_text else find(encoding, name, manner)
    if found is None:
        raise NotFoundError(f"no file {name!r}, nor a board in a format that is known")
    return found


def are_facts(text: str) -> bool:
    """Whether a text holds facts, or nothing that any format could be.

    Raises:
        ProgramError: it holds what is no character.
    """
    text = plain(text, "<text>")
    return formats.detect(text) in (None, FACTS) and formats.refusal(text) is None


def _told(encoding: Encoding | None, text: str, name: str, manner: Manner) -> Text:
    wanted = manner.format and format_of(encoding, manner.format, text)
    found = wanted or formats.detect(text)
    if found is None:
        known = ", ".join(formats.known())
        words = formats.refusal(text) or f"this is no puzzle in a format that is known ({known})"
        raise ProgramError(Problem(words, name))
    return Text(text, name, found, lossy=manner.lossy)


# ---- The names of formats and puzzles ---------------------------------------------------------


def format_of(
    encoding: Encoding | None, name: str, text: str | None = None, origin: str | None = None
) -> str:
    """The format of a name, or that in which an encoding's puzzle has this name.

    Several formats may have it: a text to read decides among them, and a board that comes from one
    of them, its `origin`, gets another one: nobody asks for what is there.

    Raises:
        OptionError: there is none.
        ProgramError: the encoding names one that there is not.
    """
    if name in formats.known():
        return name
    for one in [encoding] if encoding else encodings(name):
        known = mapping.formats_of(one, name)
        strange = next((other for other in known if other not in formats.known()), None)
        if strange is not None:
            words = f"exchange({strange}, {name}): there is no such format"
            raise ProgramError(Problem(words, str(one.path)))
        if known:
            ordered = [one for one in formats.known() if one in known]
            fit = (
                one
                for one in ordered
                if one != origin and (text is None or formats.named(one).matches(text))
            )
            return next(fit, ordered[0])
    names = ", ".join(formats.known())
    raise OptionError(f"no format {name!r}; there are {names}, and what they call the puzzles")


def check_game(encoding: Encoding, format_name: str, game: str | None, text: str) -> None:
    """Whether a board is one of the encoding's puzzle, if it says what it is.

    Raises:
        ProgramError: the text, called `text` in messages, says that it is another puzzle.
    """
    known = mapping.games(encoding, format_name)
    if game is not None and known and not is_called(encoding, format_name, game):
        names = " or ".join(one.name for one in known)
        words = f"this is a puzzle {game!r}; {encoding.name} is called {names}"
        raise ProgramError(Problem(words, text))


def is_called(encoding: Encoding, format_name: str, game: str) -> bool:
    """Whether a format calls an encoding's puzzle so."""
    known = mapping.games(encoding, format_name)
    return any(one.name.casefold() == game.casefold() for one in known)
