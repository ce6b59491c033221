"""The sources of a board's text, its format, and its puzzle."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from pylogic import formats
from pylogic.errors import NotFoundError, OptionError, Problem, ProgramError
from pylogic.formats import collection, mapping
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, search_encodings
from pylogic.rules.lexical import clean_text
from pylogic.rules.limits import LARGEST, NO_LIMITS, Limits
from pylogic.rules.source import decode, read_text

FACTS = formats.FACTS


@dataclass(frozen=True)
class Text:
    """A puzzle in some format: its text, its name in messages, and the format."""

    text: str
    name: str
    format: str
    path: Path | None = None
    file_size: int = LARGEST
    """The largest file, in megabytes, for a second reading that follows includes."""
    lossy: bool = False
    """True if the board may lose content of the text that no diagram can hold."""


class Manner(NamedTuple):
    """The way to read a text."""

    format: str | None = None
    """A format, or a format's name for the puzzle; None: the text decides."""
    lossy: bool = False
    """True if the board may lose content that no diagram can hold."""
    limits: Limits = NO_LIMITS


PLAIN = Manner()


def find(encoding: Encoding | None, argument: str, manner: Manner = PLAIN) -> Text | None:
    """Return the text that an argument is, or names as a file or FILE#NAME; None if it is neither.

    FILE#NAME is one of the puzzles of a file that holds many. A file that has no known format, or
    cannot be read, raises ProgramError, a missing NAME NotFoundError, an unknown format
    OptionError, and a limit StoppedError.
    """
    path = library.find_file(argument)
    has_folder = os.path.isdir(os.path.dirname(argument))  # a path, perhaps of a missing file
    if path is None and formats.is_inline(argument) and not has_folder:
        return _identify(encoding, argument, "<argument>", manner)
    if path is not None:
        text = read_text(path, manner.limits)
        source = _identify(encoding, collection.only_puzzle(text, str(path)), str(path), manner)
        return replace(source, path=path, file_size=manner.limits.file_size)
    file, sharp, entry = argument.rpartition("#")
    if sharp and (library.find_file(file) or file.endswith(".json")):
        text = collection.entry(Path(file), entry, manner.limits)
        return _identify(encoding, text, argument, manner)
    if (why := formats.refusal(argument)) is not None:
        raise ProgramError(Problem(why, "<argument>"))
    format_name = manner.format and format_of(encoding, manner.format, argument)
    is_inline = format_name is not None and formats.lookup(format_name).is_inline
    return _identify(encoding, argument, "<argument>", manner) if is_inline else None


def from_text(encoding: Encoding | None, text: str, manner: Manner = PLAIN) -> Text:
    """Return a board's text with its format, and the name <text>; it raises as `find` does."""
    return _identify(encoding, clean_text(text, "<text>"), "<text>", manner)


def from_bytes(encoding: Encoding | None, data: bytes, name: str, manner: Manner = PLAIN) -> Text:
    """Return the text that a pipe's bytes hold, with its format; it raises as `find` does."""
    return _identify(encoding, decode(data, name), name, manner)


def read(
    encoding: Encoding, source: str | Path | Text, is_text: bool, manner: Manner = PLAIN
) -> Text:
    """Return the text that a source is: a board's text with `is_text`, else as `find` takes it.

    A Text stays as it is. NotFoundError if it is none of these; other errors are those of `find`.
    """
    if isinstance(source, Text):
        return source
    name = str(source)
    text = from_text(encoding, name, manner) if is_text else find(encoding, name, manner)
    if text is None:
        raise NotFoundError(f"no file {name!r}, nor a board in a format that is known")
    return text


def are_facts(text: str) -> bool:
    """Return True for facts, and for all that is no link and in no known format: perhaps facts."""
    text = clean_text(text, "<text>")
    return formats.detect(text) in (None, FACTS) and formats.refusal(text) is None


def _identify(encoding: Encoding | None, text: str, name: str, manner: Manner) -> Text:
    """Return a text with its format, by the manner or by its looks; ProgramError without one."""
    named = manner.format and format_of(encoding, manner.format, text)
    detected = named or formats.detect(text)
    if detected is None:
        names = ", ".join(formats.by_name())
        words = formats.refusal(text) or f"this is no puzzle in a format that is known ({names})"
        raise ProgramError(Problem(words, name))
    return Text(text, name, detected, lossy=manner.lossy)


# ---- The names of formats and puzzles ---------------------------------------------------------


def format_of(
    encoding: Encoding | None, name: str, text: str | None = None, origin: str | None = None
) -> str:
    """Return the format of a name, or the format that gives an encoding's puzzle this name.

    If several formats do, a text to read decides among them; a board to write, which comes from the
    format `origin`, gets another format, since nobody asks for the format that a board has. A name
    without a format raises OptionError, a format in `about` that does not exist ProgramError.
    """
    if name in formats.by_name():
        return name
    for rules in [encoding] if encoding else search_encodings(name):
        namesakes = mapping.formats_of(rules, name)
        strange = next((other for other in namesakes if other not in formats.by_name()), None)
        if strange is not None:
            words = f"exchange({strange}, {name}): there is no such format"
            raise ProgramError(Problem(words, str(rules.path)))
        if namesakes:
            ordered = [each for each in formats.by_name() if each in namesakes]
            fit = (
                each
                for each in ordered
                if each != origin and (text is None or formats.lookup(each).matches(text))
            )
            return next(fit, ordered[0])
    names = ", ".join(formats.by_name())
    raise OptionError(f"no format {name!r}; there are {names}, and what they call the puzzles")


def check_game(encoding: Encoding, format_name: str, game: str | None, text: str) -> None:
    """Raise ProgramError if the board `text` calls its puzzle `game`, and the encoding does not.

    If either has no name in this format, nothing is wrong; `text` names the board in messages.
    """
    games = mapping.games(encoding, format_name)
    if game is not None and games and not is_called(encoding, format_name, game):
        names = " or ".join(each.name for each in games)
        words = f"this is a puzzle {game!r}; {encoding.name} is called {names}"
        raise ProgramError(Problem(words, text))


def is_called(encoding: Encoding, format_name: str, game: str) -> bool:
    """Return True if a format calls an encoding's puzzle `game`, in any case; False if unnamed."""
    games = mapping.games(encoding, format_name)
    return any(each.name.casefold() == game.casefold() for each in games)
