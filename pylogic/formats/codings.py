"""Tokens and codings: pairs of functions, one that reads a text and one that writes it.

A token reads and writes the values of the next places; a coding applies tokens to a whole board.
Both combine: `grid(choice(gap("g"), hexadecimal("number"), sign(".", UNKNOWN)))` is a coding of
numbers in links. The idea comes from cspuz's serializers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn

from pylogic.formats.diagram import (
    DIGITS,
    HIGHEST,
    Diagram,
    Source,
    check_bounds,
    refuse_to_write,
)

Value = Mapping[str, Any]
"""{kind: value} at one place; the value of the kind `numbers` is a tuple of all its numbers."""
EMPTY: Value = {}
"""The value of an empty place."""
LOST = "lost"
"""The key in a value for a loss: a phrase."""
Losses = dict[str, list[Any]]
"""{phrase: the places that have lost this content}."""


@dataclass
class Body:
    """A text that codings read from start to end, and the position that they have reached."""

    source: Source
    text: str
    begin: int
    """The index of the text in the source."""
    at: int = 0
    """The index in the text of the next character to read."""
    name: str = "body"
    """The noun for the text in messages."""
    extent: str = "cells"
    """How many places a coding is reading, for messages, as in "81 cells"."""
    losses: Losses = field(default_factory=dict)
    """The losses that codings have met so far."""

    @property
    def is_done(self) -> bool:
        """True if no character is left to read."""
        return self.at >= len(self.text)

    @property
    def next_character(self) -> str:
        """The next character, which is not taken; an empty text at the end."""
        return self.text[self.at : self.at + 1]

    def take(self, length: int = 1) -> str:
        """Move on by `length` characters and return them, fewer at the end of the text."""
        self.at += length
        return self.text[self.at - length : self.at]

    def fail(self, words: str, offset: int = 0) -> NoReturn:
        """Raise ProgramError with these words, `offset` characters behind the next one."""
        self.source.fail(words, self.begin + self.at + offset)

    def parse_number(self, digits: str, offset: int = 0) -> int:
        """Return digits as an int and take nothing; ProgramError, at `offset`, for other text."""
        return self.source.parse_number(digits, self.begin + offset)

    def check_end(self, noun: str) -> None:
        """Raise ProgramError if characters are left; `noun` names the content before them."""
        if not self.is_done:
            self.fail(f"the {self.name} goes on after the {noun}")


def describe_losses(losses: Losses) -> list[str]:
    """Return a phrase for messages for each loss, with at most four of its places.

    A place is named as in "3,4" or, beside the board, as in "column 3 (top)".
    """
    phrases = []
    for words, places in losses.items():
        names = []
        for first, second, *_ in places[:4]:
            axis = "column" if first in ("top", "bottom") else "row"
            is_beside = isinstance(first, str)
            names.append(f"{axis} {second} ({first})" if is_beside else f"{first},{second}")
        more = f" and {len(places) - 4} more" if len(places) > 4 else ""
        phrases.append(f"{words} at {', '.join(names)}{more}")
    return phrases


class Token(NamedTuple):
    """A pair of functions that read and write the values of the next places."""

    read: Callable[[Body, int], list[Value] | None]
    """`read(body, room)` takes text, and returns the values of at most `room` places.

    It takes nothing and returns None if other text stands there. A mistake within the token, as a
    gap longer than `room`, raises ProgramError.
    """
    write: Callable[[Sequence[Value], int], tuple[str, int] | None]
    """`write(values, at)` returns (text, count) for the next `count` values from index `at` on.

    It returns None if the token has no text for them; a number too large raises ProgramError.
    """
    kinds: frozenset[str] = frozenset()
    """The kinds of things that the token can express."""


def pattern_token(
    pattern: str,
    parse: Callable[[str], Value],
    spell: Callable[[Value], str | None],
    kinds: Iterable[str] = (),
) -> Token:
    """Return the token of one place whose text matches a pattern; `parse` returns its value.

    `spell` returns the text of a value of these kinds, None if it has none.
    """
    compiled = re.compile(pattern)

    def read(body: Body, room: int) -> list[Value] | None:
        match = compiled.match(body.text, body.at)
        return None if match is None else [parse(body.take(len(match[0])))]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        text = spell(values[at])
        return None if text is None else (text, 1)

    return Token(read, write, frozenset(kinds))


def sign(text: str, value: Value = EMPTY) -> Token:
    """Return the token of a fixed text that always means one value, by default an empty place.

    It is written for a place that has the value, perhaps among others, or that is empty, too.
    """

    def spell(other: Value) -> str | None:
        has_it = value.items() <= other.items() if value else not other
        return text if has_it else None

    return pattern_token(re.escape(text), lambda _: value, spell, value.keys() - {LOST})


def signs(meanings: Mapping[str, Value], *others: Token) -> Token:
    """Return the token of {fixed text: value}, and of other tokens; the first that fits counts."""
    return choice(*(sign(text, value) for text, value in meanings.items()), *others)


def literal(text: str) -> Token:
    """Return a token that reads a fixed text as an empty place, and writes it for every value."""
    return pattern_token(re.escape(text), lambda _: EMPTY, lambda _: text)


def lost_note(pattern: str, words: str) -> Token:
    """Return a token that reads a pattern as one place with a loss, and that never writes."""
    return pattern_token(pattern, lambda _: {LOST: words}, lambda _: None)


def digit(alphabet: str, kind: str) -> Token:
    """Return the token of a kind's number in one character, which has this index in `alphabet`."""

    def spell(value: Value) -> str | None:
        return alphabet[check_bounds(value[kind], len(alphabet) - 1)] if kind in value else None

    return pattern_token(f"[{alphabet}]", lambda text: {kind: alphabet.index(text)}, spell, [kind])


def decimal(kind: str, between: str = "", least: int = 0) -> Token:
    """Return the token of a kind's number in decimal digits.

    The writer puts `between` behind a number that another follows, and refuses numbers below
    `least`; the reader does neither.
    """
    digits = re.compile("[0-9]+")

    def read(body: Body, room: int) -> list[Value] | None:
        match = digits.match(body.text, body.at)
        return match and [{kind: body.parse_number(body.take(len(match[0])), match.start())}]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        if kind not in values[at]:
            return None
        is_parted = at + 1 < len(values) and kind in values[at + 1]
        return f"{check_bounds(values[at][kind], HIGHEST, least)}{between if is_parted else ''}", 1

    return Token(read, write, frozenset({kind}))


def marked_number(kind: str, base: int, marks: Mapping[str, tuple[int, int]], most: int) -> Token:
    """Return the token of a kind's number in digits of a base, which may stand behind a mark.

    `marks` are {mark: (how many digits follow, the number to add to theirs)}, and "" is a mark.
    Only the writer refuses numbers above `most`, since not all programs read them.
    """
    ends = {mark: added + base**length for mark, (length, added) in marks.items()}

    def parse(text: str) -> Value:
        mark = text[0] if text[0] in marks else ""
        return {kind: int(text.removeprefix(mark), base) + marks[mark][1]}

    def spell(value: Value) -> str | None:
        if kind not in value:
            return None
        number = check_bounds(value[kind], most)
        mark = next(mark for mark, end in ends.items() if number < end)
        length, added = marks[mark]
        places = (base**k for k in reversed(range(length)))
        return mark + "".join(DIGITS[(number - added) // place % base] for place in places)

    patterns = (
        rf"{re.escape(mark)}[{DIGITS[:base]}]{{{length}}}" for mark, (length, _) in marks.items()
    )
    return pattern_token("|".join(patterns), parse, spell, [kind])


def gap(first: str, nothing: str = "") -> Token:
    """Return the token of a gap: the letter `first` is one empty place, the next letter two, to z.

    The sign `nothing` stands for no place: it separates the texts of neighbours. It is only read.
    """

    def read(body: Body, room: int) -> list[Value] | None:
        if nothing and body.next_character == nothing:
            body.take()
            return []
        if not first <= body.next_character <= "z":
            return None
        length = ord(body.take()) - ord(first) + 1
        if length > room:
            body.fail(f"the gap ends after the {body.extent}", -1)
        return [EMPTY] * length

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        length = count_empty(values, at, ord("z") - ord(first) + 1)
        return (chr(ord(first) + length - 1), length) if length else None

    return Token(read, write)


def count_empty(values: Sequence[Value], at: int, most: int) -> int:
    """Return how many values in a row are empty from index `at` on, at most `most`."""
    window = values[at : at + most]
    return next((k for k, value in enumerate(window) if value), len(window))


def value_and_gap(choices: Sequence[Value], most: int, *, is_open: bool = True) -> Token:
    """Return the token of one digit for one of the choices and the gap of empty places behind it.

    The gap has at most `most` places. With `is_open` the last gap may reach beyond the board, and
    the writer makes it `most`; else the reader refuses such a gap.
    """

    def read(body: Body, room: int) -> list[Value] | None:
        if body.is_done or body.next_character not in DIGITS[: len(choices) * (most + 1)]:
            return None
        length, index = divmod(DIGITS.index(body.take()), len(choices))
        if length >= room and not is_open:
            body.fail(f"the gap ends after the {body.extent}", -1)
        return [choices[index], *[EMPTY] * min(length, room - 1)]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        fitting = (k for k, value in enumerate(choices) if value.items() <= values[at].items())
        index = next(fitting, None)
        if index is None:
            return None
        length = count_empty(values, at + 1, most)
        is_last = at + 1 + length == len(values) and is_open
        return DIGITS[index + len(choices) * (most if is_last else length)], 1 + length

    return Token(read, write, kinds_in(choices))


def gap_and_value(none: str, *choices: Value) -> Token:
    """Return the token of one letter for a gap of empty places and the value behind it.

    A small letter means the first choice, a capital one the second. `none` means no gap, the next
    letter one empty place, and so on; z means 25 empty places and no value. A shorter gap at the
    end of a board cannot be written: see `end` and `may_end` of `grid`.
    """
    letters = none + DIGITS[DIGITS.index("a") : -1].removeprefix(none)
    longest = ord("z") - ord("a")

    def read(body: Body, room: int) -> list[Value] | None:
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

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        length = count_empty(values, at, len(letters))
        if length == len(letters):
            return "z", longest
        value = values[at + length]
        if value not in choices:
            return None
        return (letters[length].upper() if choices.index(value) else letters[length]), length + 1

    return Token(read, write, kinds_in(choices))


def packed_digit(choices: Sequence[Value], count: int, noun: str = "") -> Token:
    """Return the token of one digit for the values of `count` places, the first place highest.

    The last digit may have places behind the board. With `noun`, a name for values in messages, the
    reader refuses values there; without it the reader drops them. A value that is no choice is
    written as the first one.
    """
    base = len(choices)

    def read(body: Body, room: int) -> list[Value] | None:
        if body.is_done or body.next_character not in DIGITS[: base**count]:
            return None
        number = DIGITS.index(body.take())
        values = [choices[number // base**k % base] for k in reversed(range(count))]
        if noun and any(values[room:]):
            body.fail(f"there is {noun} after the {body.extent}", -1)
        return values[:room]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        window = values[at : at + count]
        number = 0
        for value in [*window, *[EMPTY] * (count - len(window))]:
            number = number * base + (choices.index(value) if value in choices else 0)
        return DIGITS[number], len(window)

    return Token(read, write, kinds_in(choices))


def kinds_in(values: Iterable[Value]) -> frozenset[str]:
    """Return all keys of some values, except LOST."""
    return frozenset[str]().union(*values) - {LOST}


def choice(*tokens: Token) -> Token:
    """Return the token that reads and writes by the first of the tokens that can."""

    def read(body: Body, room: int) -> list[Value] | None:
        readings = (token.read(body, room) for token in tokens)
        return next((values for values in readings if values is not None), None)

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        return next(filter(None, (token.write(values, at) for token in tokens)), None)

    return Token(read, write, frozenset[str]().union(*(token.kinds for token in tokens)))


def composite(*parts: Token | str) -> Token:
    """Return the token of one place whose value several tokens, and fixed texts, build in turn."""
    tokens = [literal(part) if isinstance(part, str) else part for part in parts]

    def read(body: Body, room: int) -> list[Value] | None:
        begin, whole = body.at, dict[str, Any]()
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
    """Take and return the values of `count` places, which messages call `noun`.

    With `is_ended` one more value, not an empty one, marks the end; it is not returned. With
    `may_end` the body may end early, and the remaining places are empty. Other early ends, and text
    that the token cannot read, raise ProgramError. Text behind the last place is not taken.
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
    """Return the text of values; one that the token cannot write is written as an empty place.

    `convert` finds such a loss when it reads the text again. ProgramError: a number is too
    large, or the token has no text for an empty place.
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
    """Take this part of the text from the body; return the diagram with the part's things."""
    write: Callable[[Diagram], str]
    """Return the text for the diagram's things that this part holds."""


def grid(
    token: Token,
    places: Callable[[Diagram], Sequence[Any]] = lambda diagram: diagram.places,
    noun: str = "cells",
    *,
    end: Value | None = None,
    may_end: bool = False,
) -> Coding:
    """Return the coding of a token's values at places, by default all cells, of a board.

    Messages call the places `noun`. The writer writes the value `end` behind the last place, where
    the reader demands any value. With `may_end` empty places at the end may be omitted.
    """

    def read_grid(body: Body, diagram: Diagram) -> Diagram:
        """Take the values of all places; return the diagram with them; add losses to the body."""
        spots = places(diagram)
        contents: dict[str, dict[Any, Any]] = {}
        is_ended = end is not None
        values = read_values(body, token, len(spots), noun, is_ended=is_ended, may_end=may_end)
        for spot, value in zip(spots, values, strict=True):
            put_value(contents, body.losses, spot, value)
        return diagram.add(contents)

    def write_grid(diagram: Diagram) -> str:
        """Return the text of the things at all places; only the token's kinds are written."""
        contents: dict[str, Mapping[Any, Any]] = {kind: diagram[kind] for kind in token.kinds}
        if "numbers" in contents:
            tuples: dict[Any, tuple[int, ...]] = {}
            for (row, col, _), number in sorted(diagram["numbers"].items()):
                tuples[row, col] = (*tuples.get((row, col), ()), number)
            contents["numbers"] = tuples
        values = [
            {kind: things[spot] for kind, things in contents.items() if spot in things}
            for spot in places(diagram)
        ]
        while may_end and values and not values[-1]:
            values.pop()
        return write_values(token, values if end is None else [*values, end])

    return Coding(read_grid, write_grid)


def sequence(*codings: Coding) -> Coding:
    """Return the coding of a text that consists of the parts of several codings."""

    def read_all(body: Body, diagram: Diagram) -> Diagram:
        """Let each coding in turn take its part; return the diagram with the things of all."""
        for coding in codings:
            diagram = coding.read(body, diagram)
        return diagram

    return Coding(read_all, lambda diagram: "".join(coding.write(diagram) for coding in codings))


def optional(coding: Coding, kinds: frozenset[str]) -> Coding:
    """Return a coding of the end of a text, which is missing if a board has none of the kinds."""

    def read_unless_done(body: Body, diagram: Diagram) -> Diagram:
        """Take the part if text is left; return the diagram, perhaps with the part's things."""
        return diagram if body.is_done else coding.read(body, diagram)

    def write_if_any(diagram: Diagram) -> str:
        """Return the part's text if the diagram has things of the kinds, else an empty text."""
        has_any = any(diagram[kind] for kind in kinds)
        return coding.write(diagram) if has_any else ""

    return Coding(read_unless_done, write_if_any)


def put_value(things: dict[str, dict[Any, Any]], losses: Losses, place: Any, value: Value) -> None:
    """Add a value at a place to `things`, {kind: {place: value}}, and its loss to `losses`."""
    for kind, content in value.items():
        if kind == LOST:
            losses.setdefault(content, []).append(place)
        elif kind == "numbers":
            numbers = {(*place, k): number for k, number in enumerate(content, 1)}
            things.setdefault(kind, {}).update(numbers)
        else:
            things.setdefault(kind, {})[place] = content
