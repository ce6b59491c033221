"""The body of a puzz.link URL: its characters one after the other, and pzpr's code for numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, NoReturn, TypeVar

from pylogic.formats.diagram import DIGITS, Diagram, Game, Source, bounded, shortened

T = TypeVar("T")
HIGHEST = 8192 + 0xFFF
"""The largest number that is written: larger ones are read, but not by all programs."""
# How many hexadecimal digits follow a mark, and what is added to them.
_MARKS = {
    "-": (2, 0),
    "+": (3, 0),
    "=": (3, 4096),
    "%": (3, 8192),
    "*": (4, 12240),
    "$": (5, 77776),
}
_HEX = "0123456789abcdef"


class Body:
    """The characters that are still to be read, and where in the text they stand."""

    def __init__(self, source: Source, text: str, begin: int) -> None:
        self._source, self._text, self._begin = source, text, begin
        self._at = 0
        self.skip = 0
        """Places behind the one that was read last, which have been told with it."""
        self.lost: list[str] = []
        """What is said and no diagram can hold, in words."""

    @property
    def is_done(self) -> bool:
        """Whether all is read."""
        return self._at >= len(self._text)

    @property
    def next(self) -> str:
        """The next character; nothing at the end."""
        return self._text[self._at : self._at + 1]

    def take(self, length: int = 1) -> str:
        """The next characters; fewer at the end."""
        self._at += length
        return self._text[self._at - length : self._at]

    def digits(self, length: int, base: int) -> int:
        """A number of so many digits.

        Raises:
            ProgramError: these are none.
        """
        text = self.take(length)
        if len(text) < length or not set(text) <= set(DIGITS[:base]):
            self._at -= length
            kind = {16: "hexadecimal ", 36: ""}.get(base, f"base-{base} ")
            words = f"expected {length} {kind}digit{'s' * (length > 1)}"
            self.fail(f"{words} instead of {shortened(text)!r}")
        return int(text, base)

    def places(self, count: int, what: str = "cells", gaps: str = "g") -> Iterator[int]:
        """The indices of the places that are told, of so many; letters from `gaps` on skip some.

        Raises:
            ProgramError: the body ends too early, or a gap too late.
        """
        index = 0
        while index < count:
            if self.is_done:
                self.cut_off(index, count, what)
            if gaps <= self.next <= "z":
                index += DIGITS.index(self.take()) - DIGITS.index(gaps) + 1
            else:
                yield index
                index, self.skip = index + 1 + self.skip, 0
            if index > count:
                self.fail(f"the gap ends after the {count} {what}", 1)

    def fail(self, words: str, back: int = 0) -> NoReturn:
        """Say what is wrong at the next character, or so many before it.

        Raises:
            ProgramError: always.
        """
        self._source.fail(words, self._begin + self._at - back)

    def cut_off(self, index: int, count: int, what: str) -> NoReturn:
        """Say that not all is there.

        Raises:
            ProgramError: always.
        """
        self.fail(f"the body ends after {index} of the {count} {what}: it has been cut off")


def read_flags(
    source: Source, game: Game, told: Iterable[tuple[str, int]], harmless: str = ""
) -> dict[str, bool]:
    """The variants that flags of a text switch on; of each flag where it stands is told.

    Raises:
        ProgramError: a flag may change the rules, and `about` does not say how.
    """
    flags: dict[str, bool] = {}
    for flag, at in told:
        if flag in game.flags:
            flags[flag] = True
        elif flag not in harmless:
            words = (
                f"the flag {flag!r} of {game.name!r} may change the rules: nothing here says how"
            )
            source.fail(words, at)
    return flags


class Codec(NamedTuple):
    """One of the codings of which bodies are made."""

    read: Callable[[Body, Diagram], Diagram]
    """A body is read from where it stands, and added to what was read before."""
    write: Callable[[Diagram], str]
    is_cased: bool = False
    """Whether upper case means something else than lower case."""
    harmless: str = ""
    """The flags of a link that change no rule and no coding."""


def numbers16(body: Body, places: Sequence[T], what: str = "cells") -> list[tuple[T, int | None]]:
    """The places that have numbers, and these; None where one is unknown.

    Raises:
        ProgramError: says what is wrong, and where.
    """
    found: list[tuple[T, int | None]] = []
    for index in body.places(len(places), what):
        mark = body.take()
        number: int | None = None
        if mark in _HEX:
            number = int(mark, 16)
        elif mark in _MARKS:
            length, more = _MARKS[mark]
            number = body.digits(length, 16) + more
        elif mark != ".":
            body.fail(f"unexpected character {mark!r}", 1)
        found.append((places[index], number))
    return found


def code16(number: int) -> str:
    """A number in pzpr's code.

    Raises:
        ProgramError: the code has no such number.
    """
    if number < 16:
        return f"{number:x}"
    if number < 256:
        return f"-{number:02x}"
    if number < 4096:
        return f"+{number:03x}"
    return f"={number - 4096:03x}" if number < 8192 else f"%{bounded(number, HIGHEST) - 8192:03x}"
