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
    limits: Limits = NO_LIMITS


PLAIN = Manner()


def find_text(encoding: Encoding | None, argument: str, manner: Manner = PLAIN) -> Text | None:
    """Return the text that an argument is, or that its file holds; None if it is neither.

    FILE#NAME is one of the puzzles of a file that holds many. ProgramError: the file cannot be read
    or has no known format. NotFoundError: no puzzle has the NAME. OptionError: the format is
    unknown. StoppedError: a limit.
    """
    if (path := library.find_file(argument)) is not None:
        text = collection.extract_only_puzzle(read_text(path, manner.limits), str(path))
        source = identify_text(encoding, text, manner, str(path))
        return replace(source, path=path, file_size=manner.limits.file_size)
    is_path = os.path.isdir(os.path.dirname(argument))  # perhaps of a missing file
    if not formats.is_inline(argument) or is_path:
        file, sharp, entry = argument.rpartition("#")
        if sharp and (library.find_file(file) or file.endswith(".json")):
            text = collection.read_entry(Path(file), entry, manner.limits)
            return identify_text(encoding, text, manner, argument)
        if (refusal := formats.explain_refusal(argument)) is not None:
            raise ProgramError(Problem(refusal, "<argument>"))
        name = manner.format and resolve_format(encoding, manner.format, argument)
        if not (name and formats.lookup(name).is_inline):
            return None
    return identify_text(encoding, argument, manner, "<argument>")


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
    text = decode(text, name) if isinstance(text, bytes) else clean_text(text, name)
    known = resolve_format(encoding, manner.format, text) if manner.format else formats.detect(text)
    refusal = formats.explain_refusal(text) if known is None else None
    if refusal or not (known or or_facts):
        words = f"this is no puzzle in a format that is known ({', '.join(formats.by_name())})"
        raise ProgramError(Problem(refusal or words, name))
    return Text(text, name, known or FACTS, lossy=manner.lossy)


def read(
    encoding: Encoding, source: str | Path | Text, is_text: bool, manner: Manner = PLAIN
) -> Text:
    """Return a source as a Text: with `is_text` it is a board's text, else what `find_text` finds.

    A Text stays as it is. NotFoundError if it is none of these; other errors as of `find_text`.
    """
    if isinstance(source, Text):
        return source
    find = identify_text if is_text else find_text
    text = find(encoding, str(source), manner)
    if text is None:
        raise NotFoundError(f"no file {str(source)!r}, nor a board in a format that is known")
    return text


def resolve_format(
    encoding: Encoding | None, name: str, text: str | None = None, origin: str | None = None
) -> str:
    """Return the name of a format: `name` itself, or the format that calls the puzzle `name`.

    Of several such formats the first counts that `text` may be in, and that is not `origin`, the
    format which a board to write comes from. Without an encoding, those of the library count.
    OptionError: no format fits. ProgramError: a format in `about` does not exist.
    """
    known = formats.by_name()
    if name in known:
        return name
    for rules in [encoding] if encoding else search_encodings(name):
        namesakes = [each for each, other, _ in mapping.list_exchanges(rules) if other == name]
        for strange in (other for other in namesakes if other not in known):
            words = f"exchange({strange}, {name}): there is no such format"
            raise ProgramError(Problem(words, str(rules.path)))
        ordered = [each for each in known if each in namesakes]
        others = (each for each in ordered if each != origin)
        fit = (each for each in others if text is None or known[each].matches(text))
        if ordered:
            return next(fit, ordered[0])
    words = f"there are {', '.join(known)}, and what they call the puzzles"
    raise OptionError(f"no format {name!r}; {words}")
