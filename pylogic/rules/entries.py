"""Entries: what players and authors enter into a board, by the part `about`, and its facts."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError, ProgramError
from pylogic.rules import constraints, lexical, syntax
from pylogic.rules.constraints import Constraint
from pylogic.rules.edits import NO_CONSTANTS, edited, facts
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Place, Spot, Symbols, place_of, say, spot_of, term
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import CELL, KINDS, TERMS, off_board

CLUE = "clue"
"""An author's entry that has no word of its own: a number, or a mark."""


class Shape(NamedTuple):
    """The meaning of the arguments of an entry's atoms."""

    where: str
    keys: int = 2
    """How many of them say the spot, which holds one entry; the others are the value."""
    values: int = 0


def _shapes(*, is_answer: bool) -> Mapping[str, Shape]:
    """The shapes of entries in spots, by the word of `board(Word, Predicate)`."""
    return {
        word: Shape(kind.where, kind.keys, len(kind.terms) - kind.keys)
        for word, kind in KINDS.items()
        if kind.is_answer == is_answer and kind.where and word != NUMBER
    }


NUMBER, SOLUTION = "number", "solution"
"""An author's entry as a clue, and a player's entry that is written into cells."""
PLAYED = _shapes(is_answer=True)
"""A player's entries: something that is so or is not, or a value in a cell."""
EDITED = _shapes(is_answer=False)
"""An author's entries besides clues in cells."""
_APART = (CLUE, "unknown", "block", "object", "circle", "segment")
"""A cell has at most one of these."""
_PAINTED = ("area", "cage")
"""Every cell has one of these, also those that a larger board has more."""


class Entry(NamedTuple):
    """Something that a spot of a board may hold, as `predicate(R,C)` or `predicate(R,C,Value)`."""

    what: str
    predicate: str
    shape: Shape

    @property
    def arity(self) -> int:
        """How many arguments its atoms have."""
        return self.shape.keys + self.shape.values

    @property
    def signature(self) -> Signature:
        """Name and arity of its atoms."""
        return self.predicate, self.arity

    @property
    def has_values(self) -> bool:
        """Whether it is one of several values; else it is there or is not."""
        return self.shape.values > 0

    @property
    def is_of_cells(self) -> bool:
        """Whether it stands in cells."""
        return self.shape.where == CELL

    @property
    def is_written(self) -> bool:
        """Whether it is a value of a cell that is written there; others are drawn."""
        return self.what == SOLUTION

    def spot(self, atom: clingo.Symbol) -> Spot | None:
        """The spot of an atom."""
        if self.is_of_cells:
            return place_of(atom)
        return spot_of(clingo.Function(self.shape.where, atom.arguments[: self.shape.keys]))

    def atom(self, place: Place, value: clingo.Symbol | None) -> clingo.Symbol:
        """The atom for a cell and a value."""
        terms = [clingo.Number(number) for number in place]
        return clingo.Function(self.predicate, terms if value is None else [*terms, value])

    def at(self, spot: Spot, holds: bool, values: Sequence[clingo.Symbol] = ()) -> clingo.Symbol:
        """The atom for a spot, with its values if it has some: it holds there, or not."""
        key = spot if self.is_of_cells else spot[1:]
        terms = [clingo.Number(k) if isinstance(k, int) else clingo.Function(k) for k in key]
        return clingo.Function(self.predicate, [*terms, *values], holds)

    def key(self, atom: clingo.Symbol) -> Key:
        """The arguments of an atom that say its spot, as numbers and words."""
        return tuple(map(_plain, atom.arguments[: self.shape.keys]))

    def value(self, atom: clingo.Symbol) -> str:
        """The value of an atom as text; several values with commas between them."""
        return ",".join(map(str, atom.arguments[self.shape.keys :]))


Key = tuple[int | str, ...]
"""Row and column; of a run also its direction; of a place beside the board side, line and place."""


def _plain(term: clingo.Symbol) -> int | str:
    return term.number if term.type == clingo.SymbolType.Number else str(term)


class Change(NamedTuple):
    """An author's change to a spot: the value is a text, "" where none is needed; None clears."""

    what: str
    key: Key
    value: str | None


def played(encoding: Encoding) -> list[Entry]:
    """The entries of a player, by `about`."""
    return list(_told(encoding, PLAYED))


_GUESSED = ("shaded", SOLUTION)
"""The entries that atoms of two and of three arguments are taken for."""


def perhaps_played(encoding: Encoding) -> list[Entry]:
    """The shown predicates that look like entries of cells, where `about` says nothing."""
    words = {shape.keys + shape.values: what for what, shape in PLAYED.items() if what in _GUESSED}
    return [
        Entry(words[arity], name, PLAYED[words[arity]])
        for name, arity in encoding.shown
        if arity in words and not name.startswith("-")
    ]


def playable(encoding: Encoding) -> list[Entry]:
    """The entries of a player by `about`, or else the predicates that look like some."""
    return played(encoding) or perhaps_played(encoding)


def edits(encoding: Encoding) -> list[Entry]:
    """The entries of an author; of several kinds of clues without a word one is in cells: numbers,
    or else the first."""
    told = list(_told(encoding, EDITED))
    known = {entry.signature for entry in told}
    numbers = [say(name) for what, name in encoding.told("board", 2) if say(what) == "number"]
    others = [one for one in encoding.clues if one[1] in (2, 3) and one not in known]
    for name, arity in sorted(others, key=lambda one: one[0] not in numbers)[:1]:
        return [Entry(CLUE, name, Shape(CELL, 2, arity - 2)), *told]
    return told


_LEAST = {"circle": 2}
"""The number of words that are offered whatever the rules say of them."""
_SIGNS = ("less", "greater", "white", "black", "x", "v", *"123456789")
"""The signs that may stand between two cells."""


def offered(encoding: Encoding, entry: Entry) -> list[str]:
    """The words that an author may choose from: those that the rules look for, or else all."""
    kind = KINDS.get(entry.what)
    if kind is None or not entry.has_values:
        return []
    known = _SIGNS if entry.what == "between" else TERMS.get(kind.terms[kind.keys], ())
    looked_for = {
        word
        for statement in encoding.statements
        for signature, atom in syntax.places(statement)
        if signature == entry.signature
        for word in re.findall(r"\b[a-z]\w*", str(atom.arguments[kind.keys]))
    }
    least = _LEAST.get(entry.what, 0)
    return [w for i, w in enumerate(known) if i < least or not looked_for or w in looked_for]


def givens(encoding: Encoding) -> list[Signature]:
    """Name and arity of the facts that fill a cell: its numbers, or where `about` tells of no
    boards the clues, if they stand in cells.
    """
    told = encoding.told("board", 2)
    if told:
        return [(say(name), 3) for what, name in told if say(what) == "number"]
    return [one for one in encoding.clues if one[1] in (2, 3)][:1]


def _told(encoding: Encoding, words: Mapping[str, Shape]) -> Iterator[Entry]:
    told = [(say(what), say(name)) for what, name in encoding.told("board", 2)]
    for word, shape in words.items():
        yield from (Entry(word, name, shape) for what, name in told if what == word)


def cycle(encoding: Encoding) -> list[str]:
    """The words of what clicks enter one after the other, from facts cycle(Word, I)."""
    told = sorted(encoding.told("cycle", 2), key=lambda pair: pair[1])
    return [say(word) for word, _ in told]


def changed(words: Sequence[str | int | None]) -> Change:
    """Read a change: what, where, and the value.

    Raises:
        OptionError: they say none.
    """
    match words:
        case [str(what), *key, (str() | None) as value] if len(key) > 1 and None not in key:
            return Change(what, tuple(one for one in key if one is not None), value)
    raise OptionError(f"{list(words)}: expected what changes, where, and a value")


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
        for entry in (entry for entry in known if entry.what in cleared):
            less += (s for s in _of(entry, symbols) if entry.key(s) == one.key)
            earlier = [s for s in _of(entry, more) if entry.key(s) == one.key]
            more = [s for s in more if s not in earlier]
        for entry in (entry for entry in known if entry.what == one.what):
            if one.value is not None:
                more.append(_made(entry, one.key, one.value))
    if size is not None:
        smaller, larger = _resized(known, symbols, size)
        less += smaller
        more += larger
    return edited(text, less, more, name, values)


def _made(entry: Entry, key: Key, value: str) -> clingo.Symbol:
    """The fact that a change asks for.

    Raises:
        OptionError: it has too few values, too many, or no key of the kind.
    """
    terms = ",".join(map(str, (*key, *([value] if entry.has_values else []))))
    fact = _value(f"{entry.predicate}({terms})")
    if len(fact.arguments) != entry.arity or entry.key(fact) != key:
        raise OptionError(f"{value!r} is no value of {entry.what} at {key}")
    return fact


def _value(text: str) -> clingo.Symbol:
    try:
        lexical.check(text, "")
    except ProgramError:
        found = None
    else:
        found = term(text)
    if found is None:
        raise OptionError(f"{text!r} is no value")
    return found


def _resized(
    known: Sequence[Entry], symbols: Symbols, size: Place
) -> tuple[list[clingo.Symbol], list[clingo.Symbol]]:
    """The facts that a board of another size loses and gains: areas grow with it."""
    less = [symbol for symbol in symbols if symbol.match("size", 2)]
    more = [clingo.Function("size", [clingo.Number(n) for n in size])]
    for entry in known:
        own = list(_of(entry, symbols))
        less += (s for s in own if off_board(entry.shape.where, entry.key(s), size))
        cells = {place_of(symbol): symbol for symbol in own}
        if entry.what in _PAINTED and cells:
            rows, cols = (max(place[i] for place in cells if place) for i in (0, 1))
            for row in range(1, size[0] + 1):
                for column in range(1, size[1] + 1):
                    near = cells.get((min(row, rows), min(column, cols)))
                    if (row, column) not in cells and near is not None:
                        more.append(entry.atom((row, column), near.arguments[2]))
    return less, more


def _of(entry: Entry, symbols: Iterable[clingo.Symbol]) -> Iterator[clingo.Symbol]:
    return (symbol for symbol in symbols if symbol.match(*entry.signature))


# ---- Which values constraints ask for -----------------------------------------------------

Asking = frozenset[str] | None
"""The terms of a constraint's words that say which values it asks for; None if it may look at
others, or at choices."""


@dataclass(frozen=True, repr=False)
class Asked:
    """Constraints, and the values of cells that each asks for."""

    known: Sequence[Constraint]
    terms: Sequence[Asking]
    """The terms of each constraint; see `Asking`."""

    def values(self, broken: Iterable[clingo.Symbol]) -> frozenset[str] | None:
        """The values that broken constraints ask for, in words; None where it may be any."""
        found: set[str] = set()
        for symbol in broken:
            terms = self.terms[symbol.arguments[0].number]
            if terms is None:
                return None
            constraint = constraints.constraint_of(self.known, symbol)
            values = (constraint.value(term, symbol) for term in terms)
            found |= {say(value) for value in values if value is not None}
        return frozenset(found)


def asked(encoding: Encoding, known: Sequence[Constraint]) -> Asked:
    """The constraints of an encoding with the values that they ask for."""
    statements = encoding.parts[BASE]
    bounded = {one for rule in statements for one in _bounded_elsewhere(rule)}
    played = (one for one in playable(encoding) if one.has_values and one.is_of_cells)
    entered = {one.signature for one in played} - bounded
    chosen = syntax.chosen(statements)
    return Asked(known, [_terms(one, entered, chosen) if entered else None for one in known])


def _terms(
    constraint: Constraint, entered: Collection[Signature], chosen: Collection[Signature]
) -> Asking:
    """`entered` says that a cell holds a value, as the third argument; `chosen` depends on a
    choice."""
    found = set()
    for signature, node in syntax.places(constraint.statement):
        if signature in entered:
            value = str(node.arguments[2])
            if value not in constraint.terms:
                return None
            found.add(value)
        elif signature in chosen:
            return None
    return frozenset(found)


def _bounded_elsewhere(rule: ast.AST) -> Iterator[Signature]:
    """The predicates that a choice counts over several cells: one cell tells of the others."""
    if not syntax.is_choice(rule):
        return
    guards = (getattr(rule.head, side, None) for side in ("left_guard", "right_guard"))
    own = set(syntax.global_variables(rule))
    for signature, node in syntax.derives(rule):
        cell = [str(term) for term in node.arguments[:2]]
        if any(guards) and not own.issuperset(cell):
            yield signature
