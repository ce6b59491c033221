"""Tokens and codings: pairs of functions, one that reads a text and one that writes it.

A token reads and writes the values of the next places; a coding applies tokens to a whole board.
Both combine: `grid(choice(gap("g"), hexadecimal("number"), signs({".": UNKNOWN})))` is a coding of
numbers in links. The idea comes from cspuz's serializers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from operator import itemgetter
from typing import Any, NamedTuple, NoReturn

from pylogic.formats.diagram import DIGITS, HIGHEST, Diagram, Text, check_bounds, refuse_to_write

Key = str | tuple[str, Any]
"""A kind of things at a place, or (kind, K) for the things at the place that K extends.
With (steps down, steps to the right, side) as K, the thing is at the side of another cell."""
Value = Mapping[Key, Any]  # {key: value} of the things at one place
EMPTY: Value = {}  # the value of an empty place
LOST = "lost"  # the key in a value for a loss: a phrase
Losses = dict[str, list[Any]]  # {phrase: the places that have lost this content}


@dataclass
class Body:
    """A text that codings read from start to end, and the position that they have reached."""

    source: Text
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

    def take(self, length: int) -> str:
        """Move on by `length` characters and return them, fewer at the end of the text."""
        self.at += length
        return self.text[self.at - length : self.at]

    def take_values(self, token: Token, room: int) -> list[Value]:
        """Take the values that a token reads; ProgramError if other text stands there."""
        words = f"unexpected character {self.text[self.at : self.at + 1]!r}"
        return token.read(self, room) or self.fail(words)

    def fail(self, words: str, offset: int = 0) -> NoReturn:
        """Raise ProgramError with these words, `offset` characters behind the next one."""
        self.source.fail(words, self.begin + self.at + offset)

    def check_end(self, noun: str) -> None:
        """Raise ProgramError if characters are left; `noun` names the content before them."""
        if not self.is_done:
            self.fail(f"the {self.name} goes on after the {noun}")


def describe_losses(losses: Losses) -> list[str]:
    """Return a phrase for messages for each loss, with at most four of its places.
    A place is named as in "3,4" or, beside the board, as in "column 3 (top)"."""
    axes = {"top": "column", "bottom": "column", "left": "row", "right": "row"}
    phrases = []
    for words, places in losses.items():
        names = [
            f"{axes[first]} {second} ({first})" if first in axes else f"{first},{second}"
            for first, second, *_ in places[:4]
        ]
        more = f" and {len(places) - 4} more" if len(places) > 4 else ""
        phrases.append(f"{words} at {', '.join(names)}{more}")
    return phrases


class Token(NamedTuple):
    """A pair of functions that read and write the values of the next places."""

    read: Callable[[Body, int], list[Value] | None]
    """`read(body, room)` takes text, and returns the values of at most `room` places.
    It takes nothing and returns None if other text stands there. A mistake within the token, as a
    gap longer than `room`, raises ProgramError."""
    write: Callable[[Sequence[Value], int], tuple[str, int] | None]
    """`write(values, at)` returns (text, count) for the next `count` values from index `at` on.
    It returns None if the token has no text for them; a number too large raises ProgramError."""
    keys: frozenset[Key] = frozenset()
    """The keys of the values that the token can express."""


def pattern_token(
    pattern: str,
    parse: Callable[[str], Value],
    spell: Callable[[Value], str | None] = lambda _: None,
    keys: Iterable[Key] = (),
) -> Token:
    """Return the token of one place whose text matches a pattern; `parse` returns its value.
    `spell` returns the text of a value with these keys, None if it has none."""
    compiled = re.compile(pattern)

    def read(body: Body, room: int) -> list[Value] | None:
        match = compiled.match(body.text, body.at)
        return None if match is None else [parse(body.take(len(match[0])))]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        text = spell(values[at])
        return None if text is None else (text, 1)

    return Token(read, write, frozenset(keys))


def code(meanings: Mapping[str, list[Value]], *, is_open: bool = False) -> Token:
    """Return the token of fixed texts, each with the values of all places that it stands for.
    The reader takes the longest text, the writer the one for most places. Places behind the last
    one raise ProgramError, with `is_open` only if they have values."""
    pattern = re.compile("|".join(map(re.escape, sorted(meanings, key=len, reverse=True))))
    by_length = sorted(filter(itemgetter(1), meanings.items()), key=lambda item: -len(item[1]))

    def read(body: Body, room: int) -> list[Value] | None:
        match = pattern.match(body.text, body.at)
        if match is None:
            return None
        values = meanings[match[0]]
        if any(values[room:]) or (len(values) > room and not is_open):
            body.fail(f"{match[0]!r} reaches beyond the {body.extent}")
        body.take(len(match[0]))
        return values[:room]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        for text, meaning in by_length:
            window = list(values[at : at + len(meaning)])
            behind = [EMPTY] * (len(meaning) - len(window)) if is_open else []
            if window + behind == meaning:
                return text, len(window)
        return None

    keys = frozenset[Key]().union(*(value for values in meanings.values() for value in values))
    return Token(read, write, keys - {LOST})


def signs(meanings: Mapping[str, Value], *others: Token) -> Token:
    """Return the token of {text: value of one place}, and of other tokens; the first one counts."""
    return choice(code({text: [value] for text, value in meanings.items()}), *others)


def gap(first: str, *others: Token) -> Token:
    """Return the token of a gap, or of other tokens.
    The letter `first` means one empty place, the next letter two, to z."""
    letters = DIGITS[DIGITS.index(first) :]
    return choice(code({c: [EMPTY] * k for k, c in enumerate(letters, 1)}), *others)


def value_and_gap(choices: Sequence[Value], most: int) -> Token:
    """Return the token of one digit for one of the choices and the gap of empty places behind it.
    The gap has at most `most` places. The reader lets the last gap reach beyond the board, and the
    writer makes it `most`."""
    digits = product(range(most + 1), choices)
    meanings = {DIGITS[k]: [value, *[EMPTY] * gap] for k, (gap, value) in enumerate(digits)}
    return code(meanings, is_open=True)


def gap_and_value(none: str, *choices: Value) -> Token:
    """Return the token of one letter for a gap of empty places and the value behind it.
    A small letter means the first choice, a capital one the second. `none` means no gap, the next
    letter one empty place, and so on; z means 25 empty places and no value. A shorter gap at the
    end of a board cannot be written: see `end` and `may_end` of `grid`."""
    letters = none + DIGITS[DIGITS.index("a") : -1].removeprefix(none)
    meanings: dict[str, list[Value]] = {}
    for value, spell in zip(choices, (str.lower, str.upper), strict=False):
        meanings |= {spell(letter): [EMPTY] * gap + [value] for gap, letter in enumerate(letters)}
        meanings[spell("z")] = [EMPTY] * 25
    return code(meanings)


def packed_digit(choices: Sequence[Value], count: int) -> Token:
    """Return the token of one digit for the values of `count` places, the first place highest.
    The last digit may have empty places behind the board."""
    digits = product(choices, repeat=count)
    meanings = {DIGITS[number]: list(values) for number, values in enumerate(digits)}
    return code(meanings, is_open=True)


def note(pattern: str, words: str, value: Value = EMPTY) -> Token:
    """Return the token of texts that match a pattern and mean a value with a loss: only read."""
    return pattern_token(pattern, lambda _: {**value, LOST: words})


def mark(text: str, pattern: str) -> Token:
    """Return the token of a text without a value; the reader takes what matches the pattern."""
    return pattern_token(pattern, lambda _: EMPTY, lambda _: text)


def thing(key: Key, regex: str, parse: Callable[[str], Any], spell: Callable[[Any], str]) -> Token:
    """Return the token of one thing, the content of a key, whose text matches a regex."""
    return pattern_token(
        regex,
        lambda text: {key: parse(text)},
        lambda value: spell(value[key]) if key in value else None,
        [key],
    )


def decimal(key: Key) -> Token:
    """Return the token of a number of one to nine decimal digits."""
    return thing(key, "[0-9]{1,9}(?![0-9])", int, lambda number: str(check_bounds(number, HIGHEST)))


def marked_number(key: Key, base: int, marks: Mapping[str, tuple[int, int]], most: int) -> Token:
    """Return the token of a number in the digits of a base, which may stand behind a mark.
    `marks` are {mark: (how many digits follow, the number to add to theirs)}, and "" is a mark.
    Only the writer refuses numbers above `most`, since not all programs read them."""

    def parse(text: str) -> int:
        mark = text[0] if text[0] in marks else ""
        return int(text.removeprefix(mark), base) + marks[mark][1]

    def spell(number: int) -> str:
        check_bounds(number, most)
        fitting = (m for m, (length, added) in marks.items() if number < added + base**length)
        mark = next(fitting)
        length, added = marks[mark]
        digits = (DIGITS[(number - added) // base**k % base] for k in reversed(range(length)))
        return mark + "".join(digits)

    digits = f"[{DIGITS[:base]}]"
    patterns = (f"{re.escape(mark)}{digits}{{{length}}}" for mark, (length, _) in marks.items())
    return thing(key, "|".join(patterns), parse, spell)


def choice(*tokens: Token) -> Token:
    """Return the token that reads and writes by the first of the tokens that can."""

    def read(body: Body, room: int) -> list[Value] | None:
        readings = (token.read(body, room) for token in tokens)
        return next((values for values in readings if values is not None), None)

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        return next(filter(None, (token.write(values, at) for token in tokens)), None)

    return Token(read, write, frozenset[Key]().union(*(token.keys for token in tokens)))


def composite(*parts: Token | str) -> Token:
    """Return the token of one place whose value several tokens, and fixed texts, build in turn."""
    tokens = [mark(part, re.escape(part)) if isinstance(part, str) else part for part in parts]

    def read(body: Body, room: int) -> list[Value] | None:
        begin, whole = body.at, dict[Key, Any]()
        for token in tokens:
            values = token.read(body, 1)
            if values is None:
                body.at = begin
                return None
            whole |= values[0]
        return [whole]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        text = ""
        for token in tokens:
            own = {key: content for key, content in values[at].items() if key in token.keys}
            piece = token.write([own], 0)
            if piece is None:
                return None
            text += piece[0]
        return text, 1

    return Token(read, write, frozenset[Key]().union(*(token.keys for token in tokens)))


class Coding(NamedTuple):
    """A pair of functions that read and write one part of a text; a mistake raises ProgramError."""

    read: Callable[[Body, Diagram], Diagram]
    """Take this part of the text from the body; return the board with the part's things."""
    write: Callable[[Diagram], str] = lambda _: ""
    """Return the text for the board's things that this part holds."""


class Places(NamedTuple):
    """The places of a board over which a coding runs."""

    noun: str
    """The noun for the places in messages."""
    list: Callable[[Diagram], Sequence[Any]]
    """Return the places, tuples, in the order of the text."""


_UNWRITTEN = "a place without a number, or with one too large"
CELLS = Places("cells", lambda board: board.places)


def locate(key: Key, place: Any) -> tuple[str, Any]:
    """Return the kind of a key, and the place of its things, for the value of a place."""
    match key:
        case (kind, (down, right, side)):
            return kind, (place[0] + down, place[1] + right, side)
        case (kind, extension):
            return kind, (*place, extension)
    return str(key), place


def add_values(body: Body, board: Diagram, values: Iterable[tuple[Any, Value]]) -> Diagram:
    """Return the board with values, (place, value), and add the places of losses to the body.
    ProgramError: two values mean different things at a place."""
    things: dict[str, dict[Any, Any]] = {}
    for place, value in values:
        for key, content in value.items():
            if key == LOST:
                body.losses.setdefault(content, []).append(place)
                continue
            kind, spot = locate(key, place)
            if things.setdefault(kind, {}).setdefault(spot, content) != content:
                body.fail(f"the {body.name} contradicts itself")
    return board.add(things)


def grid(
    token: Token, places: Places = CELLS, *, end: Value | None = None, may_end: bool = False
) -> Coding:
    """Return the coding of a token's values at places of a board.
    The writer writes the value `end` behind the last place, where the reader demands any value.
    With `may_end` empty places at the end may be omitted. A value that the token cannot write is
    written as an empty place: `convert` finds the loss. ProgramError: an empty place has no text.
    """

    def read(body: Body, board: Diagram) -> Diagram:
        spots = places.list(board)
        body.extent = f"{len(spots)} {places.noun}"
        total = len(spots) + (end is not None)
        values: list[Value] = []
        while len(values) < total and not (may_end and body.is_done):
            if body.is_done:
                words = f"ends after {min(len(values), len(spots))} of the {body.extent}"
                body.fail(f"the {body.name} {words}: it has been cut off")
            values += body.take_values(token, total - len(values))
        if end is not None and not values[-1]:
            body.fail(f"the {body.name} does not say that the {places.noun} end")
        return add_values(body, board, zip(spots, values, strict=False))

    def write(board: Diagram) -> str:
        values: list[Value] = []
        for place in places.list(board):
            spots = {key: locate(key, place) for key in token.keys}
            value = {key: board[kind][at] for key, (kind, at) in spots.items() if at in board[kind]}
            values.append(value if token.write([value], 0) else EMPTY)
        while may_end and values and not values[-1]:
            values.pop()
        values += [] if end is None else [end]
        text, at = "", 0
        while at < len(values):
            piece = token.write(values, at) or refuse_to_write(_UNWRITTEN)
            text += piece[0]
            at += piece[1]
        return text

    return Coding(read, write)


def sequence(*codings: Coding) -> Coding:
    """Return the coding of a text that consists of the parts of several codings."""

    def read(body: Body, board: Diagram) -> Diagram:
        for coding in codings:
            board = coding.read(body, board)
        return board

    return Coding(read, lambda board: "".join(coding.write(board) for coding in codings))


def optional(coding: Coding, kinds: Sequence[str], flag: str = "") -> Coding:
    """Return a coding of a part that is missing if a board has nothing of the kinds.
    The part stands in a text if the board has the flag or, without a flag, if text is left."""

    def read(body: Body, board: Diagram) -> Diagram:
        is_there = board.flags.get(flag) if flag else not body.is_done
        return coding.read(body, board) if is_there else board

    return Coding(
        read, lambda board: coding.write(board) if any(map(board.places_of, kinds)) else ""
    )


def through(
    spread: Callable[[Diagram], Diagram],
    coding: Coding,
    gather: Callable[[Body, Diagram], Diagram] = lambda _, board: board,
) -> Coding:
    """Return the coding of boards by a coding of other boards, in the form that a text has.
    `spread` makes the other board, and `gather` the board from it when the body has been read."""
    return Coding(
        lambda body, board: gather(body, coding.read(body, board)),
        lambda board: coding.write(spread(board)),
    )
