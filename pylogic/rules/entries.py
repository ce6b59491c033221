"""What can be entered into a board, as the encoding's `about` part says; and the facts it means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import clingo

from pylogic.errors import OptionError
from pylogic.rules.edits import NO_CONSTANTS, edited, facts
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import Place, Symbols, place_of, say
from pylogic.rules.syntax import Signature

PLAYED: Mapping[str, int] = {"shaded": 2, "solution": 3}
"""What a player enters, by the word of `board(Word, Predicate)`: a cell that is so or is not, a
value in a cell; and how many arguments the atoms have."""
CLUE = "clue"
"""The facts that `clues(Predicate, Arity)` names: a number, or something that is there or not."""
EDITED: Mapping[str, int] = {"unknown": 2, "area": 3}
"""What an author enters besides clues, by the word of `board(Word, Predicate)`."""
_APART = (CLUE, "unknown")
"""Of these a cell has one."""


class Entry(NamedTuple):
    """Something that a cell may hold: `predicate(R,C)`, or `predicate(R,C,Value)`."""

    what: str
    predicate: str
    arity: int

    @property
    def signature(self) -> Signature:
        """Name and arity of its atoms."""
        return self.predicate, self.arity

    def atom(self, place: Place, value: clingo.Symbol | None) -> clingo.Symbol:
        """What it means that a cell holds it."""
        terms = [clingo.Number(number) for number in place]
        return clingo.Function(self.predicate, terms if value is None else [*terms, value])


class Change(NamedTuple):
    """What an author does to a cell: the value is a text, "" where none is needed; None clears."""

    what: str
    row: int
    column: int
    value: str | None


def played(encoding: Encoding) -> list[Entry]:
    """What a player enters, if `about` says it."""
    return list(_told(encoding, PLAYED))


def perhaps_played(encoding: Encoding) -> list[Entry]:
    """What an answer shows that looks as if it were said of cells, where `about` says nothing."""
    words = {arity: what for what, arity in PLAYED.items()}
    return [Entry(words[arity], name, arity) for name, arity in encoding.shown if arity in words]


def playable(encoding: Encoding) -> list[Entry]:
    """What a player enters, or else what looks so."""
    return played(encoding) or perhaps_played(encoding)


def edits(encoding: Encoding) -> list[Entry]:
    """What an author enters."""
    clue = encoding.clues
    is_cell = clue is not None and clue[1] in (2, 3)
    first = [Entry(CLUE, *clue)] if clue is not None and is_cell else []
    return [*first, *_told(encoding, EDITED)]


def _told(encoding: Encoding, words: Mapping[str, int]) -> Iterator[Entry]:
    told = [fact.arguments for fact in encoding.about if fact.match("board", 2)]
    for word, arity in words.items():
        yield from (Entry(word, say(name), arity) for what, name in told if say(what) == word)


def change(
    encoding: Encoding,
    text: str,
    changes: Sequence[Change],
    size: Place | None = None,
    name: str = "<text>",
    constants: Mapping[str, str] = NO_CONSTANTS,
) -> str:
    """A text of facts after changes of cells, and of the size; see `edits.edited`.

    Raises:
        OptionError: a value is none.
        ProgramError: clingo rejects the text, or a rule may derive what is to be removed.
    """
    set_here = {key: str(_value(value)) for key, value in constants.items()}
    values = {**encoding.constants, **set_here}
    symbols = facts(text, name, values)
    known = edits(encoding)
    less: list[clingo.Symbol] = []
    more: list[clingo.Symbol] = []
    for one in changes:
        cleared = _APART if one.what in _APART and one.value is not None else (one.what,)
        place = (one.row, one.column)
        for entry in (entry for entry in known if entry.what in cleared):
            less += (s for s in _of(entry, symbols) if place_of(s) == place)
            earlier = [s for s in _of(entry, more) if place_of(s) == place]
            more = [s for s in more if s not in earlier]
        for entry in (entry for entry in known if entry.what == one.what):
            if one.value is not None:
                value = _value(one.value) if entry.arity == 3 else None
                more.append(entry.atom(place, value))
    if size is not None:
        smaller, larger = _resized(known, symbols, size)
        less += smaller
        more += larger
    return edited(text, less, more, name, values)


def _value(text: str) -> clingo.Symbol:
    try:
        return clingo.parse_term(text, logger=lambda _code, _words: None)
    except RuntimeError:
        raise OptionError(f"{text!r} is no value") from None


def _resized(
    known: Sequence[Entry], symbols: Symbols, size: Place
) -> tuple[list[clingo.Symbol], list[clingo.Symbol]]:
    """What falls off a board of another size, and what it has more: areas grow with it."""
    less = [symbol for symbol in symbols if symbol.match("size", 2)]
    more = [clingo.Function("size", [clingo.Number(n) for n in size])]
    for entry in known:
        cells = {place_of(symbol): symbol for symbol in _of(entry, symbols)}
        less += (s for place, s in cells.items() if place is None or not _is_inside(place, size))
        if entry.what == "area" and cells:
            rows, cols = (max(place[i] for place in cells if place) for i in (0, 1))
            for row in range(1, size[0] + 1):
                for column in range(1, size[1] + 1):
                    near = cells.get((min(row, rows), min(column, cols)))
                    if (row, column) not in cells and near is not None:
                        more.append(entry.atom((row, column), near.arguments[2]))
    return less, more


def _is_inside(place: Place, size: Place) -> bool:
    return 1 <= place[0] <= size[0] and 1 <= place[1] <= size[1]


def _of(entry: Entry, symbols: Iterable[clingo.Symbol]) -> Iterator[clingo.Symbol]:
    return (symbol for symbol in symbols if symbol.match(*entry.signature))
