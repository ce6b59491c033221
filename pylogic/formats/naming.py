"""What formats and puzzles are called: which format a name means, which rules a board is for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress

from pylogic import formats
from pylogic.errors import NotFoundError, OptionError, Problem, ProgramError
from pylogic.formats import mapping
from pylogic.rules import library
from pylogic.rules.encoding import Encoding, read_encoding


def format_of(encoding: Encoding | None, name: str) -> str:
    """The format of a name, or that in which an encoding's puzzle has this name.

    Raises:
        OptionError: there is none.
        ProgramError: the encoding names one that there is not.
    """
    if name in formats.known():
        return name
    for one in [encoding] if encoding else encodings():
        known = mapping.formats_of(one, name)
        strange = next((other for other in known if other not in formats.known()), None)
        if strange is not None:
            words = f"exchange({strange}, {name}): there is no such format"
            raise ProgramError(Problem(words, str(one.path)))
        if known:
            return next(one for one in formats.known() if one in known)
    names = ", ".join(formats.known())
    raise OptionError(f"no format {name!r}; there are {names}, and what they call the puzzles")


def encodings() -> Iterator[Encoding]:
    """The encodings that can be named, but those that are broken."""
    for path in library.encodings().values():
        with suppress(ProgramError, NotFoundError):  # another puzzle's error is not this one's
            yield read_encoding(path)


def called(among: Iterable[Encoding], format_name: str, game: str) -> list[Encoding]:
    """The encodings that a format calls so."""
    return [one for one in among if _is_called(one, format_name, game)]


def named(name: str) -> Encoding | None:
    """The encoding of this name or alias, if there is one."""
    return next((one for one in encodings() if name in (one.name, *one.aliases)), None)


def check_game(encoding: Encoding, format_name: str, game: str | None, text: str) -> None:
    """Whether a board is one of the encoding's puzzle, if it says what it is.

    Raises:
        ProgramError: the text, called `text` in messages, says that it is another puzzle.
    """
    known = mapping.games(encoding, format_name)
    if game is not None and known and not _is_called(encoding, format_name, game):
        names = " or ".join(one.name for one in known)
        words = f"this is a puzzle {game!r}; {encoding.name} is called {names}"
        raise ProgramError(Problem(words, text))


def _is_called(encoding: Encoding, format_name: str, game: str) -> bool:
    known = mapping.games(encoding, format_name)
    return any(one.name.casefold() == game.casefold() for one in known)
