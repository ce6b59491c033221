"""Finds the text of a board by an argument, file or FILE#NAME, and the text's format."""

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
    """The file that is nothing but this text; None if the text comes from elsewhere."""
    file_size: int = LARGEST
    """The largest file, in megabytes, if rules are read again with the files they include."""
    lossy: bool = False
    """True if the board may lose content of the text that no diagram can hold."""


class Manner(NamedTuple):
    """The options for reading a text: its format, whether losses are allowed, and limits."""

    format: str | None = None
    """The name of a format, or a format's name for the puzzle; None if the text decides."""
    lossy: bool = False
    """True if the board may lose content that no diagram can hold."""
    limits: Limits = NO_LIMITS


PLAIN = Manner()


def find_text(encoding: Encoding | None, argument: str, manner: Manner = PLAIN) -> Text | None:
    """Return the text that an argument is, or that its file holds; None if it is neither.

    FILE#NAME is one of the puzzles of a file that holds many. ProgramError: the file cannot be read
    or has no known format. NotFoundError: no puzzle has the NAME. OptionError: the format is
    unknown. StoppedError: a limit.
    """
    path = library.find_file(argument)
    has_folder = os.path.isdir(os.path.dirname(argument))  # a path, perhaps of a missing file
    if path is None and formats.is_inline(argument) and not has_folder:
        return _detect_format(encoding, argument, "<argument>", manner)
    if path is not None:
        text = read_text(path, manner.limits)
        puzzle = collection.extract_only_puzzle(text, str(path))
        source = _detect_format(encoding, puzzle, str(path), manner)
        return replace(source, path=path, file_size=manner.limits.file_size)
    file, sharp, entry = argument.rpartition("#")
    if sharp and (library.find_file(file) or file.endswith(".json")):
        text = collection.read_entry(Path(file), entry, manner.limits)
        return _detect_format(encoding, text, argument, manner)
    if (why := formats.explain_refusal(argument)) is not None:
        raise ProgramError(Problem(why, "<argument>"))
    format_name = manner.format and resolve_format(encoding, manner.format, argument)
    is_inline = format_name is not None and formats.lookup(format_name).is_inline
    return _detect_format(encoding, argument, "<argument>", manner) if is_inline else None


def identify_text(
    encoding: Encoding | None,
    text: str | bytes,
    manner: Manner = PLAIN,
    name: str = "<text>",
    *,
    or_facts: bool = False,
) -> Text:
    """Return a board's text, or the UTF-8 bytes of one, with its format; errors as `find_text`.

    With `or_facts` a text that looks like no format counts as facts.
    """
    cleaned = decode(text, name) if isinstance(text, bytes) else clean_text(text, name)
    return _detect_format(encoding, cleaned, name, manner, FACTS if or_facts else None)


def read(
    encoding: Encoding, source: str | Path | Text, is_text: bool, manner: Manner = PLAIN
) -> Text:
    """Return a source as a Text: with `is_text` it is a board's text, else what `find_text` finds.

    A Text stays as it is. NotFoundError if it is none of these; other errors as of `find_text`.
    """
    if isinstance(source, Text):
        return source
    name = str(source)
    text = identify_text(encoding, name, manner) if is_text else find_text(encoding, name, manner)
    if text is None:
        raise NotFoundError(f"no file {name!r}, nor a board in a format that is known")
    return text


def _detect_format(
    encoding: Encoding | None, text: str, name: str, manner: Manner, other: str | None = None
) -> Text:
    """Return a text with the format of `manner`, or the one it looks like, or the `other` one.

    ProgramError: there is none of these.
    """
    named = manner.format and resolve_format(encoding, manner.format, text)
    refusal = None
    if (detected := named or formats.detect(text)) is None:
        refusal, detected = formats.explain_refusal(text), other
    if detected is None or refusal:
        names = ", ".join(formats.by_name())
        words = f"this is no puzzle in a format that is known ({names})"
        raise ProgramError(Problem(refusal or words, name))
    return Text(text, name, detected, lossy=manner.lossy)


# ---- The names of formats and puzzles ---------------------------------------------------------


def resolve_format(
    encoding: Encoding | None, name: str, text: str | None = None, origin: str | None = None
) -> str:
    """Return the name of a format: `name` itself, or the format that calls the puzzle `name`.

    Of several such formats the first counts that `text` may be in, and that is not `origin`, the
    format which a board to write comes from. Without an encoding, those of the library count.
    OptionError: no format fits. ProgramError: a format in `about` does not exist.
    """
    if name in formats.by_name():
        return name
    for rules in [encoding] if encoding else search_encodings(name):
        namesakes = [each for each, other, _ in mapping.list_exchanges(rules) if other == name]
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


def has_game(encoding: Encoding, format_name: str, game: str) -> bool:
    """Return True if a format calls an encoding's puzzle `game`, in small or capital letters."""
    names = (name for other, name, _ in mapping.list_exchanges(encoding) if other == format_name)
    return game.casefold() in map(str.casefold, names)
