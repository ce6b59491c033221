"""Codings: tokens that read and write the values at the places of a board, and that combine.

The numbers of a link are `grid(choice(spaces("g"), hexadecimal("number"), sign(".", UNKNOWN)))`. A
value maps each kind of things at one place to its value there; at an empty place it is empty. The
idea comes from cspuz's serializers.
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
    check_bounds,
    refuse_to_write,
    shorten,
)
from pylogic.rules.symbols import Beside

Value = Mapping[str, Any]
EMPTY: Value = {}
LOST = "lost"
"""The key in a value for content that no diagram can hold; its words have {} for the place."""
Losses = dict[str, list[Any]]
"""For the words of each loss the places where it occurs."""


def line_name(beside: Beside) -> str:
    """Return the words for the line of a place beside the board, as in "column 3 (top)"."""
    side, line, _ = beside
    return f"{'column' if side in ('top', 'bottom') else 'row'} {line} ({side})"


@dataclass
class Body:
    """A text for codings to read, its place in the source, and the next character's index `at`."""

    source: Source
    text: str
    begin: int
    at: int = 0
    name: str = "body"
    """The noun for the text in messages."""
    extent: str = "cells"
    """The number and the noun of the places that a coding is reading, for messages: "81 cells"."""
    losses: Losses = field(default_factory=dict)

    @property
    def is_done(self) -> bool:
        """True if no character is left to read."""
        return self.at >= len(self.text)

    @property
    def next_character(self) -> str:
        """The next character, which stays; an empty text at the end."""
        return self.text[self.at : self.at + 1]

    def take(self, length: int = 1) -> str:
        """Move `at` by `length`, even past the end, and return the characters, perhaps fewer."""
        self.at += length
        return self.text[self.at - length : self.at]

    def take_digits(self, length: int, base: int) -> int:
        """Take `length` digits of a base and return their number; ProgramError for other text."""
        text = self.take(length)
        if len(text) < length or not set(text) <= set(DIGITS[:base]):
            self.at -= length
            kind = {16: "hexadecimal ", 36: ""}.get(base, f"base-{base} ")
            words = f"expected {length} {kind}digit{'s' * (length > 1)}"
            self.fail(f"{words} instead of {shorten(text)!r}")
        return int(text, base)

    def fail(self, words: str, offset: int = 0) -> NoReturn:
        """Raise ProgramError with these words, at the next character plus `offset`."""
        self.source.fail(words, self.begin + self.at + offset)

    def split(self, separator: str) -> list[Body]:
        """Return a body for each part of the whole text between separators, with shared losses."""
        parts, at = [], self.begin
        for text in self.text.split(separator):
            parts.append(Body(self.source, text, at, name=self.name, losses=self.losses))
            at += len(text) + len(separator)
        return parts

    def parse_number(self, digits: str, offset: int = 0) -> int:
        """Return the number of `digits`; ProgramError, at `offset` in the text, for other words."""
        return self.source.parse_number(digits, self.begin + offset)

    def check_end(self, noun: str) -> None:
        """Raise ProgramError if characters are left; `noun` names the contents before them."""
        if not self.is_done:
            self.fail(f"the {self.name} goes on after the {noun}")


def describe_losses(losses: Losses) -> list[str]:
    """Return phrases: one for each place if words have {}, else one with count and first place."""
    phrases = []
    for words, places in losses.items():
        names = [
            line_name(at) if isinstance(at[0], str) else ",".join(map(str, at[:2])) for at in places
        ]
        if "{}" in words:
            phrases += [words.format(name) for name in names]
        else:
            phrases.append(f"{words} ({len(names)} of them, the first at {names[0]})")
    return phrases


class Token(NamedTuple):
    """A pair of functions that read and write the values of the next places."""

    read: Callable[[Body, int], list[Value] | None]
    """Take text for at most so many next places and return their values.

    None: the body has another token there. A mistake within the token raises ProgramError.
    """
    write: Callable[[Sequence[Value], int], tuple[str, int] | None]
    """Return the text for the values from an index on, and how many values it covers.

    None: the token has no text for them. A number that is too large raises ProgramError.
    """
    kinds: frozenset[str] = frozenset()
    """The kinds of things that the token can express."""


def sign(text: str, value: Value = EMPTY) -> Token:
    """Return the token of a fixed text that always means one value, by default an empty place."""

    def read_sign(body: Body, room: int) -> list[Value] | None:
        """Take the text and return its value; return None if other text stands there."""
        if not body.text.startswith(text, body.at):
            return None
        body.take(len(text))
        return [value]

    def write_sign(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return (text, 1) if the place has the value, perhaps among others, or both are empty."""
        has_it = value.items() <= values[at].items() if value else not values[at]
        return (text, 1) if has_it else None

    return Token(read_sign, write_sign, kinds_in(value))


def signs(meanings: Mapping[str, Value]) -> Token:
    """Return the token of several fixed texts with their values; the first that fits counts."""
    return choice(*(sign(text, value) for text, value in meanings.items()))


def kinds_in(*values: Value) -> frozenset[str]:
    """Return the kinds of things in some values, without LOST, the key of losses."""
    return frozenset[str]().union(*values) - {LOST}


def lost_note(pattern: str, words: str) -> Token:
    """Return a token that reads a pattern as a place with this loss, and that never writes."""
    compiled = re.compile(pattern)

    def read_note(body: Body, room: int) -> list[Value] | None:
        """Take text that matches the pattern and return the loss; None without a match."""
        match = compiled.match(body.text, body.at)
        if match is None:
            return None
        body.take(len(match[0]))
        return [{LOST: words}]

    return Token(read_note, lambda values, at: None)


def spaces(first: str, nothing: str = "") -> Token:
    """Return the token of gaps: a letter from `first`, one empty place, to z, the longest gap.

    The sign `nothing`, which is only read, separates neighbours' texts: it stands for no place.
    """

    def read_gap(body: Body, room: int) -> list[Value] | None:
        """Take a letter, `first` for one, and return as many empty places; none for `nothing`.

        For other text take nothing, and return None; a gap beyond `room` raises ProgramError.
        """
        if nothing and body.next_character == nothing:
            body.take()
            return []
        if not first <= body.next_character <= "z":
            return None
        length = ord(body.take()) - ord(first) + 1
        if length > room:
            body.fail(f"the gap ends after the {body.extent}", -1)
        return [EMPTY] * length

    def write_gap(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return the letter of the gap at the index and its length; None if there is no gap."""
        length = count_empty(values, at, ord("z") - ord(first) + 1)
        return (chr(ord(first) + length - 1), length) if length else None

    return Token(read_gap, write_gap)


def count_empty(values: Sequence[Value], at: int, most: int) -> int:
    """Return how many places from `at` on are empty before the first other one, at most `most`."""
    window = values[at : at + most]
    return next((k for k, value in enumerate(window) if value), len(window))


def digit(alphabet: str, kind: str) -> Token:
    """Return the token of a kind's number, written as the alphabet's character at this index."""

    def read_digit(body: Body, room: int) -> list[Value] | None:
        """Take a character of the alphabet and return its number; None for other characters."""
        if body.is_done or body.next_character not in alphabet:
            return None
        return [{kind: alphabet.index(body.take())}]

    def write_digit(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return (character, 1); None if no number is there; ProgramError if it is too large."""
        if kind not in values[at]:
            return None
        return alphabet[check_bounds(values[at][kind], len(alphabet) - 1)], 1

    return Token(read_digit, write_digit, frozenset({kind}))


def decimal(kind: str, between: str = "", least: int = 0, most: int = HIGHEST) -> Token:
    """Return the token of a kind's number in decimal digits.

    Only the writer refuses numbers beyond `least` and `most`, and puts `between` between numbers.
    """
    digits = re.compile("[0-9]+")

    def read_decimal(body: Body, room: int) -> list[Value] | None:
        """Take all digits and return their number; None if no digit stands there."""
        match = digits.match(body.text, body.at)
        if match is None:
            return None
        number = body.source.parse_number(match[0], body.begin + body.at)
        body.take(len(match[0]))
        return [{kind: number}]

    def write_decimal(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return the digits, `between` before another number, and 1; None if no number is here."""
        if kind not in values[at]:
            return None
        is_parted = at + 1 < len(values) and kind in values[at + 1]
        return f"{check_bounds(values[at][kind], most, least)}{between if is_parted else ''}", 1

    return Token(read_decimal, write_decimal, frozenset({kind}))


def value_and_gap(choices: Sequence[Value], most: int, *, is_open: bool = True) -> Token:
    """Return the token of a digit for one of some values and the count of empty places behind it.

    The count is at most `most`. In an open board the last gap may reach beyond the last place, and
    the writer makes it `most`; in other boards the reader refuses this.
    """

    def read_value_and_gap(body: Body, room: int) -> list[Value] | None:
        """Take a digit and return its value and the empty places behind it; None for other text."""
        if body.is_done or body.next_character not in DIGITS[: len(choices) * (most + 1)]:
            return None
        gap, index = divmod(DIGITS.index(body.take()), len(choices))
        if gap >= room and not is_open:
            body.fail(f"the gap ends after the {body.extent}", -1)
        return [choices[index], *[EMPTY] * min(gap, room - 1)]

    def write_value_and_gap(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return the digit for the first value that fits and its gap, and their count; or None."""
        fitting = (k for k, value in enumerate(choices) if value.items() <= values[at].items())
        index = next(fitting, None)
        if index is None:
            return None
        gap = count_empty(values, at + 1, most)
        is_last = at + 1 + gap == len(values) and is_open
        return DIGITS[index + len(choices) * (most if is_last else gap)], 1 + gap

    return Token(read_value_and_gap, write_value_and_gap, kinds_in(*choices))


def gap_and_value(none: str, *choices: Value) -> Token:
    """Return the token of a letter for a gap and the value behind it, a capital for a second value.

    The letter `none` means no gap, the next of the alphabet one empty place, and so on; z means 25
    empty places alone. Other gaps at the end cannot be written: see `end` and `may_end` of `grid`.
    """
    letters = none + DIGITS[DIGITS.index("a") : -1].removeprefix(none)
    longest = ord("z") - ord("a")

    def read_gap_and_value(body: Body, room: int) -> list[Value] | None:
        """Take a letter, return its gap and value; None for others, ProgramError beyond `room`."""
        letter = body.next_character.lower()
        index = int(letter != body.next_character)
        if body.is_done or letter not in f"{letters}z" or index >= len(choices):
            return None
        ending = [choices[index]] if letter != "z" else []
        values = [EMPTY] * (letters.index(letter) if ending else longest) + ending
        if len(values) > room:
            body.fail(f"the gap ends after the {body.extent}")
        body.take()
        return values

    def write_gap_and_value(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return the letter for a gap and its value, and their count; None for another value."""
        gap = count_empty(values, at, len(letters))
        if gap == len(letters):
            return "z", longest
        value = values[at + gap]
        if value not in choices:
            return None
        return (letters[gap].upper() if choices.index(value) else letters[gap]), gap + 1

    return Token(read_gap_and_value, write_gap_and_value, kinds_in(*choices))


def packed_digit(choices: Sequence[Value], count: int, noun: str = "") -> Token:
    """Return the token of one digit for the values of `count` places; the first place weighs most.

    With `noun`, their name in messages, the reader refuses values behind the board's last place;
    without it they are dropped.
    """
    base = len(choices)

    def read_packed(body: Body, room: int) -> list[Value] | None:
        """Take a digit and return its values, at most `room`; other text raises ProgramError."""
        number = body.take_digits(1, base**count)
        values = [choices[number // base**k % base] for k in reversed(range(count))]
        if noun and any(values[room:]):
            body.fail(f"there is {noun} after the {body.extent}", -1)
        return values[:room]

    def write_packed(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return the digit for the next values and their count; other values count as the first."""
        window = values[at : at + count]
        number = 0
        for value in [*window, *[EMPTY] * (count - len(window))]:
            number = number * base + (choices.index(value) if value in choices else 0)
        return DIGITS[number], len(window)

    return Token(read_packed, write_packed, kinds_in(*choices))


def choice(*tokens: Token) -> Token:
    """Return the token that reads and writes as the first of some tokens that fits."""

    def read_first_fit(body: Body, room: int) -> list[Value] | None:
        """Take text by the first token that reads it, and return its values; None without one."""
        readings = (token.read(body, room) for token in tokens)
        return next((values for values in readings if values is not None), None)

    def write_first_fit(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return text and count of the first token that writes the values; None without one."""
        return next(filter(None, (token.write(values, at) for token in tokens)), None)

    return Token(
        read_first_fit, write_first_fit, frozenset[str]().union(*(token.kinds for token in tokens))
    )


def composite(*parts: Token | str) -> Token:
    """Return the token of one place that tokens describe in turn, with texts between them."""
    tokens = [literal(part) if isinstance(part, str) else part for part in parts]

    def read_parts(body: Body, room: int) -> list[Value] | None:
        """Take all parts and return their values as one; None, with nothing taken, if one lacks."""
        begin = body.at
        whole: dict[str, Any] = {}
        for token in tokens:
            values = token.read(body, 1)
            if values is None:
                body.at = begin
                return None
            whole |= values[0]
        return [whole]

    def write_parts(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return the joined texts of all parts, and 1 for the place; None if a part has none."""
        texts = [written[0] for written in (t.write(values, at) for t in tokens) if written]
        return ("".join(texts), 1) if len(texts) == len(tokens) else None

    return Token(
        read_parts, write_parts, frozenset[str]().union(*(token.kinds for token in tokens))
    )


def literal(text: str) -> Token:
    """Return a token that demands a text, reads it as empty, and writes it for every value."""
    return Token(sign(text).read, lambda values, at: (text, 1))


# ---- Codings of values at places -------------------------------------------------------------


def read_values(
    body: Body,
    token: Token,
    count: int,
    noun: str = "cells",
    *,
    is_ended: bool = False,
    may_end: bool = False,
) -> list[Value]:
    """Read the values of `count` places, which messages call `noun`, and return them.

    With `is_ended` any value, but an empty one, must follow the last place to mark the end; it is
    not returned. With `may_end` the body may end early: the places behind its end are empty. Else a
    body that ends early raises ProgramError, as does text that is no token. More text stays.
    """
    body.extent = f"{count} {noun}"
    total = count + is_ended
    values: list[Value] = []
    while len(values) < total and not (may_end and body.is_done):
        if body.is_done:
            words = f"ends after {min(len(values), count)} of the {body.extent}"
            body.fail(f"the {body.name} {words}: it has been cut off")
        chunk = token.read(body, total - len(values))
        if chunk is None:
            body.fail(f"unexpected character {body.next_character!r}")
        values += chunk
    if is_ended and not values[-1]:
        body.fail(f"the {body.name} does not say that the {noun} end")
    return [*values, *[EMPTY] * (count - len(values))][:count]


def write_values(token: Token, values: Sequence[Value]) -> str:
    """Return the text of some values; a value without a text is written as an empty place.

    `convert` finds such a loss by reading the text again. Numbers too large, and an empty place for
    which the token has no text, raise ProgramError.
    """
    texts: list[str] = []
    at, remaining = 0, list(values)
    while at < len(remaining):
        piece = token.write(remaining, at)
        if piece is None:
            remaining[at] = EMPTY
            piece = token.write(remaining, at) or refuse_to_write("a place without a number")
        texts.append(piece[0])
        at += piece[1]
    return "".join(texts)


class Coding(NamedTuple):
    """A pair of functions that read and write one part of a text; a mistake raises ProgramError."""

    read: Callable[[Body, Diagram], Diagram]
    """Take text from the body, and return the diagram with its contents."""
    write: Callable[[Diagram], str]
    """Return the text of the diagram's part."""


def cells(diagram: Diagram) -> Sequence[Any]:
    """Return the board's cells in reading order."""
    return diagram.places


def grid(
    token: Token,
    places: Callable[[Diagram], Sequence[Any]] = cells,
    noun: str = "cells",
    *,
    end: Value | None = None,
    may_end: bool = False,
) -> Coding:
    """Return the coding of a token's values at places of a board, which messages call `noun`.

    The value `end` is written behind the last place, where the reader demands a value. With
    `may_end` the writer omits empty places at the end, and the reader accepts this.
    """

    def read_grid(body: Body, diagram: Diagram) -> Diagram:
        """Take all places' values; return the diagram with them, and put losses into the body's."""
        spots = places(diagram)
        contents: dict[str, dict[Any, Any]] = {}
        is_ended = end is not None
        values = read_values(body, token, len(spots), noun, is_ended=is_ended, may_end=may_end)
        for spot, value in zip(spots, values, strict=True):
            put_value(contents, body.losses, spot, value)
        return diagram.add(contents)

    def write_grid(diagram: Diagram) -> str:
        """Return the text of the diagram's values, of the token's kinds alone, at all places."""
        contents = {kind: diagram[kind] for kind in token.kinds}
        values = [
            {kind: things[spot] for kind, things in contents.items() if spot in things}
            for spot in places(diagram)
        ]
        while may_end and values and not values[-1]:
            values.pop()
        return write_values(token, values if end is None else [*values, end])

    return Coding(read_grid, write_grid)


def in_sequence(*codings: Coding) -> Coding:
    """Return the coding of a text whose parts several codings read and write in turn."""

    def read_all(body: Body, diagram: Diagram) -> Diagram:
        """Let each coding in turn take its text; return the diagram with all contents."""
        for coding in codings:
            diagram = coding.read(body, diagram)
        return diagram

    return Coding(read_all, lambda diagram: "".join(coding.write(diagram) for coding in codings))


def optional(coding: Coding, kinds: frozenset[str]) -> Coding:
    """Return a coding whose text is omitted, at the end of a body, if the board has nothing to say.

    The `kinds` are those that decide whether the writer omits the text.
    """

    def read_unless_done(body: Body, diagram: Diagram) -> Diagram:
        """Return the diagram, as the coding extends it if the body has text left."""
        return diagram if body.is_done else coding.read(body, diagram)

    def write_if_any(diagram: Diagram) -> str:
        """Return the coding's text if the diagram has anything of the kinds, else an empty text."""
        has_any = any(diagram[kind] for kind in kinds)
        return coding.write(diagram) if has_any else ""

    return Coding(read_unless_done, write_if_any)


def put_value(kinds: dict[str, dict[Any, Any]], losses: Losses, place: Any, value: Value) -> None:
    """Put a value's things at a place into `kinds`, over earlier ones, its losses into `losses`."""
    for kind, content in value.items():
        if kind == LOST:
            losses.setdefault(content, []).append(place)
        else:
            kinds.setdefault(kind, {})[place] = content
