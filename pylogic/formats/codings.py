"""Codings: tokens that read and write what stands at the places of a board, and compose.

The numbers of a link are `grid(choice(spaces("g"), hexadecimal("number"), sign(".", UNKNOWN)))`.
A value is what stands at one place: the kinds of things that do, each with its value; it is empty
where nothing stands. The idea is cspuz's serializers'.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn

from pylogic.formats.diagram import (
    DIGITS,
    HIGHEST,
    Diagram,
    Source,
    bounded,
    shortened,
    unsaid,
)
from pylogic.rules.symbols import Beside

Value = Mapping[str, Any]
EMPTY: Value = {}
LOST = "lost"
"""The kind of what no diagram can hold: words, in which {} stands for the place."""
Losses = dict[str, list[Any]]
"""The places of what no diagram can hold, by the words for it."""


def line_name(beside: Beside) -> str:
    """The line and the side that a number stands at, in words."""
    side, line, _ = beside
    return f"{'column' if side in ('top', 'bottom') else 'row'} {line} ({side})"


@dataclass
class Body:
    """A text that is being read, and where in its source it begins."""

    source: Source
    text: str
    begin: int
    at: int = 0
    name: str = "body"
    """The name of the text in messages."""
    extent: str = "cells"
    """How many places of which sort are read, in words."""
    losses: Losses = field(default_factory=dict)

    @property
    def is_done(self) -> bool:
        """Whether all is read."""
        return self.at >= len(self.text)

    @property
    def next(self) -> str:
        """The next character; nothing at the end."""
        return self.text[self.at : self.at + 1]

    def take(self, length: int = 1) -> str:
        """The next characters; fewer at the end."""
        self.at += length
        return self.text[self.at - length : self.at]

    def digits(self, length: int, base: int) -> int:
        """A number of so many digits.

        Raises:
            ProgramError: there are no such digits.
        """
        text = self.take(length)
        if len(text) < length or not set(text) <= set(DIGITS[:base]):
            self.at -= length
            kind = {16: "hexadecimal ", 36: ""}.get(base, f"base-{base} ")
            words = f"expected {length} {kind}digit{'s' * (length > 1)}"
            self.fail(f"{words} instead of {shortened(text)!r}")
        return int(text, base)

    def fail(self, words: str, offset: int = 0) -> NoReturn:
        """Say what is wrong at the next character, or so many behind it.

        Raises:
            ProgramError: always.
        """
        self.source.fail(words, self.begin + self.at + offset)

    def split(self, separator: str) -> list[Body]:
        """The parts between separators."""
        parts, at = [], self.begin
        for text in self.text.split(separator):
            parts.append(Body(self.source, text, at, name=self.name, losses=self.losses))
            at += len(text) + len(separator)
        return parts

    def number(self, digits: str, offset: int = 0) -> int:
        """A whole number that stands so many characters behind the beginning.

        Raises:
            ProgramError: it is none.
        """
        return self.source.number(digits, self.begin + offset)

    def end(self, what: str) -> None:
        """See that all is read of what the board has.

        Raises:
            ProgramError: it is not.
        """
        if not self.is_done:
            self.fail(f"the {self.name} goes on after the {what}")


def losses_in_words(losses: Losses) -> list[str]:
    """The losses in words, each with its place: one by one if the words name the place."""
    said = []
    for words, places in losses.items():
        names = [
            line_name(at) if isinstance(at[0], str) else ",".join(map(str, at[:2])) for at in places
        ]
        if "{}" in words:
            said += [words.format(name) for name in names]
        else:
            said.append(f"{words} ({len(names)} of them, the first at {names[0]})")
    return said


class Token(NamedTuple):
    """Reads and writes what stands at the next places."""

    read: Callable[[Body, int], list[Value] | None]
    """The values of the next places, at most so many; None: the body has another token there.

    It raises ProgramError where the body has something wrong there.
    """
    write: Callable[[Sequence[Value], int], tuple[str, int] | None]
    """The text for values from an index on, and for how many; None: the token has none for them.

    It raises ProgramError where a number is too large.
    """
    kinds: frozenset[str] = frozenset()
    """The kinds of things that it says."""


def sign(text: str, value: Value = EMPTY) -> Token:
    """A text that always means the same value."""

    def read(body: Body, room: int) -> list[Value] | None:
        if not body.text.startswith(text, body.at):
            return None
        body.take(len(text))
        return [value]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        has_it = value.items() <= values[at].items() if value else not values[at]
        return (text, 1) if has_it else None

    return Token(read, write, kinds_in(value))


def signs(known: Mapping[str, Value]) -> Token:
    """One of several texts, each with its value."""
    return choice(*(sign(text, value) for text, value in known.items()))


def kinds_in(*values: Value) -> frozenset[str]:
    """The kinds of things that values say."""
    return frozenset[str]().union(*values) - {LOST}


def note(pattern: str, words: str) -> Token:
    """A text that says what no diagram can hold; it is never written."""
    known = re.compile(pattern)

    def read(body: Body, room: int) -> list[Value] | None:
        match = known.match(body.text, body.at)
        if match is None:
            return None
        body.take(len(match[0]))
        return [{LOST: words}]

    return Token(read, lambda values, at: None)


def spaces(first: str, nothing: str = "") -> Token:
    """Letters for runs of empty places: the first one for a single place, z for the longest run.

    The sign for `nothing` parts what stands in neighbours, and is no place.
    """

    def read(body: Body, room: int) -> list[Value] | None:
        if nothing and body.next == nothing:
            body.take()
            return []
        if not first <= body.next <= "z":
            return None
        length = ord(body.take()) - ord(first) + 1
        if length > room:
            body.fail(f"the gap ends after the {body.extent}", -1)
        return [EMPTY] * length

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        length = empty_places(values, at, ord("z") - ord(first) + 1)
        return (chr(ord(first) + length - 1), length) if length else None

    return Token(read, write)


def empty_places(values: Sequence[Value], at: int, most: int) -> int:
    """How many places from an index on are empty, of so many."""
    some = values[at : at + most]
    return next((k for k, value in enumerate(some) if value), len(some))


def digit(alphabet: str, kind: str) -> Token:
    """A number as one letter of an alphabet."""

    def read(body: Body, room: int) -> list[Value] | None:
        if body.is_done or body.next not in alphabet:
            return None
        return [{kind: alphabet.index(body.take())}]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        if kind not in values[at]:
            return None
        return alphabet[bounded(values[at][kind], len(alphabet) - 1)], 1

    return Token(read, write, frozenset({kind}))


def decimal(kind: str, between: str = "", least: int = 0, most: int = HIGHEST) -> Token:
    """A number in decimal digits; the sign `between` parts it from one in the next place."""
    digits = re.compile("[0-9]+")

    def read(body: Body, room: int) -> list[Value] | None:
        match = digits.match(body.text, body.at)
        if match is None:
            return None
        number = body.source.number(match[0], body.begin + body.at)
        body.take(len(match[0]))
        return [{kind: number}]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        if kind not in values[at]:
            return None
        is_parted = at + 1 < len(values) and kind in values[at + 1]
        return f"{bounded(values[at][kind], most, least)}{between if is_parted else ''}", 1

    return Token(read, write, frozenset({kind}))


def behind(known: Sequence[Value], most: int, *, is_open: bool = True) -> Token:
    """A digit for one of some values, and for how many empty places are behind it, at most so many.

    Places behind the last one are empty, too, if the board is open there.
    """

    def read(body: Body, room: int) -> list[Value] | None:
        if body.is_done or body.next not in DIGITS[: len(known) * (most + 1)]:
            return None
        gap, which = divmod(DIGITS.index(body.take()), len(known))
        if gap >= room and not is_open:
            body.fail(f"the gap ends after the {body.extent}", -1)
        return [known[which], *[EMPTY] * min(gap, room - 1)]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        fitting = (k for k, value in enumerate(known) if value.items() <= values[at].items())
        which = next(fitting, None)
        if which is None:
            return None
        gap = empty_places(values, at + 1, most)
        is_last = at + 1 + gap == len(values) and is_open
        return DIGITS[which + len(known) * (most if is_last else gap)], 1 + gap

    return Token(read, write, kinds_in(*known))


def leap(none: str, *known: Value) -> Token:
    """A letter for a gap and the value behind it: `none` for no gap, z for 25 empty places alone.

    A capital letter is for the second one of the known values.
    """
    letters = none + DIGITS[DIGITS.index("a") : -1].removeprefix(none)
    longest = ord("z") - ord("a")

    def read(body: Body, room: int) -> list[Value] | None:
        letter = body.next.lower()
        which = int(letter != body.next)
        if body.is_done or letter not in f"{letters}z" or which >= len(known):
            return None
        behind_gap = [known[which]] if letter != "z" else []
        values = [EMPTY] * (letters.index(letter) if behind_gap else longest) + behind_gap
        if len(values) > room:
            body.fail(f"the gap ends after the {body.extent}")
        body.take()
        return values

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        gap = empty_places(values, at, len(letters))
        if gap == len(letters):
            return "z", longest
        value = values[at + gap]
        if value not in known:
            return None
        return (letters[gap].upper() if known.index(value) else letters[gap]), gap + 1

    return Token(read, write, kinds_in(*known))


def packed(known: Sequence[Value], count: int, what: str = "") -> Token:
    """One digit for the values of several places; `what` there must not be behind the last one."""
    base = len(known)

    def read(body: Body, room: int) -> list[Value] | None:
        number = body.digits(1, base**count)
        values = [known[number // base**k % base] for k in reversed(range(count))]
        if what and any(values[room:]):
            body.fail(f"there is {what} after the {body.extent}", -1)
        return values[:room]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        some = values[at : at + count]
        number = 0
        for value in [*some, *[EMPTY] * (count - len(some))]:
            number = number * base + (known.index(value) if value in known else 0)
        return DIGITS[number], len(some)

    return Token(read, write, kinds_in(*known))


def choice(*tokens: Token) -> Token:
    """The first of some tokens that fits."""

    def read(body: Body, room: int) -> list[Value] | None:
        readings = (token.read(body, room) for token in tokens)
        return next((values for values in readings if values is not None), None)

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        return next(filter(None, (token.write(values, at) for token in tokens)), None)

    return Token(read, write, frozenset[str]().union(*(token.kinds for token in tokens)))


def in_turn(*parts: Token | str) -> Token:
    """Tokens for one place, each of which says a part of its value, and texts between them."""
    tokens = [literal(part) if isinstance(part, str) else part for part in parts]

    def read(body: Body, room: int) -> list[Value] | None:
        begin = body.at
        whole: dict[str, Any] = {}
        for token in tokens:
            values = token.read(body, 1)
            if values is None:
                body.at = begin
                return None
            whole |= values[0]
        return [whole]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        texts = [written[0] for written in (t.write(values, at) for t in tokens) if written]
        return ("".join(texts), 1) if len(texts) == len(tokens) else None

    return Token(read, write, frozenset[str]().union(*(token.kinds for token in tokens)))


def literal(text: str) -> Token:
    """A text that stands there whatever the value is."""
    return Token(sign(text).read, lambda values, at: (text, 1))


# ---- Where values stand ----------------------------------------------------------------------


def read_values(
    body: Body,
    token: Token,
    count: int,
    what: str = "cells",
    *,
    is_ended: bool = False,
    may_end: bool = False,
) -> list[Value]:
    """The values of so many places.

    With `is_ended` something stands behind the last place, too. With `may_end` the body may end
    before, and the places behind its end are empty.

    Raises:
        ProgramError: the body ends too early, or says something else.
    """
    body.extent = f"{count} {what}"
    total = count + is_ended
    values: list[Value] = []
    while len(values) < total and not (may_end and body.is_done):
        if body.is_done:
            words = f"ends after {min(len(values), count)} of the {body.extent}"
            body.fail(f"the {body.name} {words}: it has been cut off")
        some = token.read(body, total - len(values))
        if some is None:
            body.fail(f"unexpected character {body.next!r}")
        values += some
    if is_ended and not values[-1]:
        body.fail(f"the {body.name} does not say that the {what} end")
    return [*values, *[EMPTY] * (count - len(values))][:count]


def write_values(token: Token, values: Sequence[Value]) -> str:
    """The text of values; one that the token has no text for is written as an empty place.

    `convert` finds such a loss by reading the text again.

    Raises:
        ProgramError: a number is too large.
    """
    texts: list[str] = []
    at, left = 0, list(values)
    while at < len(left):
        written = token.write(left, at)
        if written is None:
            left[at] = EMPTY
            written = token.write(left, at) or unsaid("a place without a number")
        texts.append(written[0])
        at += written[1]
    return "".join(texts)


class Coding(NamedTuple):
    """Reads and writes a part of a text; both raise ProgramError where they cannot."""

    read: Callable[[Body, Diagram], Diagram]
    """A diagram with what the body says next."""
    write: Callable[[Diagram], str]


def cells(diagram: Diagram) -> Sequence[Any]:
    """The cells in reading order."""
    return diagram.places


def grid(
    token: Token,
    places: Callable[[Diagram], Sequence[Any]] = cells,
    what: str = "cells",
    *,
    end: Value | None = None,
    may_end: bool = False,
) -> Coding:
    """Values at places of a board, one after the other.

    With `end` this value stands behind the last place. With `may_end` the empty places at the end
    may miss, and they are not written.
    """

    def read(body: Body, diagram: Diagram) -> Diagram:
        spots = places(diagram)
        said: dict[str, dict[Any, Any]] = {}
        is_ended = end is not None
        values = read_values(body, token, len(spots), what, is_ended=is_ended, may_end=may_end)
        for spot, value in zip(spots, values, strict=True):
            put_value(said, body.losses, spot, value)
        return diagram.add(said)

    def write(diagram: Diagram) -> str:
        said = {kind: diagram[kind] for kind in token.kinds}
        values = [
            {kind: some[spot] for kind, some in said.items() if spot in some}
            for spot in places(diagram)
        ]
        while may_end and values and not values[-1]:
            values.pop()
        return write_values(token, values if end is None else [*values, end])

    return Coding(read, write)


def in_sequence(*codings: Coding) -> Coding:
    """Codings one after the other."""

    def read(body: Body, diagram: Diagram) -> Diagram:
        for coding in codings:
            diagram = coding.read(body, diagram)
        return diagram

    return Coding(read, lambda diagram: "".join(coding.write(diagram) for coding in codings))


def some(coding: Coding, kinds: frozenset[str]) -> Coding:
    """A coding that misses at the end of a body where a board has nothing of its kinds."""

    def read(body: Body, diagram: Diagram) -> Diagram:
        return diagram if body.is_done else coding.read(body, diagram)

    def write(diagram: Diagram) -> str:
        has_any = any(diagram[kind] for kind in kinds)
        return coding.write(diagram) if has_any else ""

    return Coding(read, write)


def put_value(kinds: dict[str, dict[Any, Any]], losses: Losses, place: Any, value: Value) -> None:
    """Put what stands at a place into kinds, and what no kind holds into losses."""
    for kind, told in value.items():
        if kind == LOST:
            losses.setdefault(told, []).append(place)
        else:
            kinds.setdefault(kind, {})[place] = told
