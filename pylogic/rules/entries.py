"""Entries: things that players and authors enter into a board, by the part `about`, and facts."""

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
from pylogic.rules.edits import NO_CONSTANTS, read_facts, update_facts
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Place, Spot, Symbols, parse_term, place_of, say, spot_of
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import CELL, KINDS, TERMS, describe_off_board

CLUE = "clue"
"""An author's entry that has no word of its own: a number, or a mark."""


class Shape(NamedTuple):
    """The kind of place of an entry, such as CELL, and the number of its atoms' arguments."""

    where: str
    keys: int = 2
    """How many arguments name the spot, which holds one entry; the others are the value."""
    values: int = 0


def _shapes_of_kinds(*, is_answer: bool) -> Mapping[str, Shape]:
    """Return the shapes of entries in spots, by the word of `board(Word, Predicate)`.
    `is_answer` picks a player's, else an author's; "number" and whole-board kinds stay out."""
    return {
        word: Shape(kind.where, kind.keys, len(kind.terms) - kind.keys)
        for word, kind in KINDS.items()
        if kind.is_answer == is_answer and kind.where and word != NUMBER
    }


NUMBER, SOLUTION = "number", "solution"
"""An author's entry as a clue, and a player's entry that is written into cells."""
PLAYER_SHAPES = _shapes_of_kinds(is_answer=True)
"""A player's entries: a thing that is there or not, or a value in a cell."""
AUTHOR_SHAPES = _shapes_of_kinds(is_answer=False)
"""An author's entries besides clues in cells."""
_APART = (CLUE, "unknown", "block", "object", "circle", "segment")
"""A cell has at most one of these."""
_PAINTED = ("area", "cage")
"""Every cell has one of these, so a larger board gets more of them."""


class Entry(NamedTuple):
    """A thing that a spot of a board (a cell, an edge and the like) may hold.
    Its atoms in cells are `predicate(R,C)` or `predicate(R,C,Value)`."""

    word: str
    predicate: str
    shape: Shape

    @property
    def arity(self) -> int:
        """How many arguments the entry's atoms have."""
        return self.shape.keys + self.shape.values

    @property
    def signature(self) -> Signature:
        """Name and arity of the entry's atoms."""
        return self.predicate, self.arity

    @property
    def has_values(self) -> bool:
        """True if the entry has one of several values; False if it is there or not."""
        return self.shape.values > 0

    @property
    def is_of_cells(self) -> bool:
        """True if the entry stands in cells, not on sides or beside the board."""
        return self.shape.where == CELL

    @property
    def is_written(self) -> bool:
        """True if the entry is a value that is written into its cell; others are drawn."""
        return self.word == SOLUTION

    def spot(self, atom: clingo.Symbol) -> Spot | None:
        """Return the spot of an atom, such as a cell; None if its arguments name none."""
        if self.is_of_cells:
            return place_of(atom)
        return spot_of(clingo.Function(self.shape.where, atom.arguments[: self.shape.keys]))

    def atom(self, place: Place, value: clingo.Symbol | None) -> clingo.Symbol:
        """Return the atom for a cell and a value; without a value it has two arguments."""
        terms = [clingo.Number(number) for number in place]
        return clingo.Function(self.predicate, terms if value is None else [*terms, value])

    def at(self, spot: Spot, holds: bool, values: Sequence[clingo.Symbol] = ()) -> clingo.Symbol:
        """Return the atom for a spot and its values; with a minus (it is denied) if not `holds`."""
        key = spot if self.is_of_cells else spot[1:]
        terms = [clingo.Number(k) if isinstance(k, int) else clingo.Function(k) for k in key]
        return clingo.Function(self.predicate, [*terms, *values], holds)

    def key(self, atom: clingo.Symbol) -> Key:
        """Return the first arguments of an atom, which name its spot, as ints and texts."""
        return tuple(map(_to_plain, atom.arguments[: self.shape.keys]))

    def value(self, atom: clingo.Symbol) -> str:
        """Return the value of an atom as text: several with commas between them, "" without one."""
        return ",".join(map(str, atom.arguments[self.shape.keys :]))


Key = tuple[int | str, ...]
"""Row and column; of a run also its direction; beside the board side, line and place."""


def _to_plain(term: clingo.Symbol) -> int | str:
    """Return a number as an int, another term as text."""
    return term.number if term.type == clingo.SymbolType.Number else str(term)


class Change(NamedTuple):
    """An author's change of a spot: the value is a text, "" if none is needed, None to clear it."""

    word: str
    key: Key
    value: str | None


def player_entries(encoding: Encoding) -> list[Entry]:
    """Return the entries of a player that `about` names by board(Word, Predicate); [] if none."""
    return list(_read_entries(encoding, PLAYER_SHAPES))


_GUESSED = ("shaded", SOLUTION)
"""The entries that atoms of two and of three arguments are taken for."""


def guess_entries(encoding: Encoding) -> list[Entry]:
    """Guess the entries of cells from the predicates that answers show, for a silent `about`.
    One of two arguments is taken for shaded, of three for a solution; others are left out."""
    words = {
        shape.keys + shape.values: word for word, shape in PLAYER_SHAPES.items() if word in _GUESSED
    }
    return [
        Entry(words[arity], name, PLAYER_SHAPES[words[arity]])
        for name, arity in encoding.outputs
        if arity in words and not name.startswith("-")
    ]


def find_entries(encoding: Encoding) -> list[Entry]:
    """Return the entries of a player that `about` names; if none, those that are guessed."""
    return player_entries(encoding) or guess_entries(encoding)


def author_entries(encoding: Encoding) -> list[Entry]:
    """Return the author's entries that `about` names, after at most one for clues in cells.
    It has the word CLUE: of clues with 2 or 3 arguments the first, board numbers preferred."""
    named = list(_read_entries(encoding, AUTHOR_SHAPES))
    known = {entry.signature for entry in named}
    numbers = [
        say(name) for word, name in encoding.about_arguments("board", 2) if say(word) == "number"
    ]
    others = [s for s in encoding.clues if s[1] in (2, 3) and s not in known]
    for name, arity in sorted(others, key=lambda s: s[0] not in numbers)[:1]:
        return [Entry(CLUE, name, Shape(CELL, 2, arity - 2)), *named]
    return named


_LEAST = {"circle": 2}
"""The number of words that are offered even if the rules use fewer."""
_SIGNS = ("less", "greater", "white", "black", "x", "v", *"123456789")
"""The signs that may stand between two cells."""


def offer_values(encoding: Encoding, entry: Entry) -> list[str]:
    """Return the words that an author may choose from: those that the rules mention, or all.
    They are in the vocabulary's order; [] if the entry has no values, or values of other kinds."""
    kind = KINDS.get(entry.word)
    if kind is None or not entry.has_values:
        return []
    known = _SIGNS if entry.word == "between" else TERMS.get(kind.terms[kind.keys], ())
    looked_for = {
        word
        for statement in encoding.statements
        for signature, atom in syntax.find_mentions(statement)
        if signature == entry.signature
        for word in re.findall(r"\b[a-z]\w*", str(atom.arguments[kind.keys]))
    }
    least = _LEAST.get(entry.word, 0)
    return [w for i, w in enumerate(known) if i < least or not looked_for or w in looked_for]


def number_predicates(encoding: Encoding) -> list[Signature]:
    """Return the predicates of a board's numbers, with arity 3; [] if the board has none.
    If `about` has no board(...), it is the first predicate of clues with 2 or 3 arguments."""
    pairs = encoding.about_arguments("board", 2)
    if pairs:
        return [(say(name), 3) for word, name in pairs if say(word) == "number"]
    return [s for s in encoding.clues if s[1] in (2, 3)][:1]


def _read_entries(encoding: Encoding, words: Mapping[str, Shape]) -> Iterator[Entry]:
    """Yield an entry for each predicate that `about` gives one of `words`, in their order."""
    pairs = [(say(kind), say(name)) for kind, name in encoding.about_arguments("board", 2)]
    for word, shape in words.items():
        yield from (Entry(word, name, shape) for kind, name in pairs if kind == word)


def click_cycle(encoding: Encoding) -> list[str]:
    """Return the words that successive clicks enter, from facts cycle(Word, I), sorted by I."""
    pairs = sorted(encoding.about_arguments("cycle", 2), key=lambda pair: pair[1])
    return [say(word) for word, _ in pairs]


def parse_change(words: Sequence[str | int | None]) -> Change:
    """Parse a change from [WORD, ..., VALUE]: in between are two or more arguments of the spot.

    Raises:
        OptionError: the list is no such change.
    """
    match words:
        case [str(word), *key, (str() | None) as value] if len(key) > 1 and None not in key:
            return Change(word, tuple(part for part in key if part is not None), value)
    raise OptionError(f"{list(words)}: expected what changes, where, and a value")


def apply_changes(
    encoding: Encoding,
    text: str,
    changes: Sequence[Change],
    size: Place | None = None,
    name: str = "<text>",
    constants: Mapping[str, str] = NO_CONSTANTS,
) -> str:
    """Return a text of facts after changes of cells and of the size; its layout stays.

    The last of several changes of a spot holds. A value of a clue, block, circle and the like
    clears the others of its cell. A new `size` removes what is off the board, and extends areas and
    cages. Words that the encoding has no entry for change nothing.

    Raises:
        OptionError: a value is none.
        ProgramError: clingo rejects the text, or a rule may derive a fact to be removed.
    """
    set_here = {key: str(_parse_value(value)) for key, value in constants.items()}
    values = {**encoding.constants, **set_here}
    symbols = read_facts(text, name, values)
    known = author_entries(encoding)
    less: list[clingo.Symbol] = []
    more: list[clingo.Symbol] = []
    for edit in changes:
        cleared = _APART if edit.word in _APART and edit.value is not None else (edit.word,)
        for entry in (entry for entry in known if entry.word in cleared):
            less += (s for s in _select_atoms(entry, symbols) if entry.key(s) == edit.key)
            earlier = [s for s in _select_atoms(entry, more) if entry.key(s) == edit.key]
            more = [s for s in more if s not in earlier]
        for entry in (entry for entry in known if entry.word == edit.word):
            if edit.value is not None:
                more.append(_make_edited_fact(entry, edit.key, edit.value))
    if size is not None:
        smaller, larger = _resize_facts(known, symbols, size)
        less += smaller
        more += larger
    return update_facts(text, less, more, name, values)


def _make_edited_fact(entry: Entry, key: Key, value: str) -> clingo.Symbol:
    """Return the fact of a change; OptionError if it has another arity or key than the entry's."""
    terms = ",".join(map(str, (*key, *([value] if entry.has_values else []))))
    fact = _parse_value(f"{entry.predicate}({terms})")
    if len(fact.arguments) != entry.arity or entry.key(fact) != key:
        raise OptionError(f"{value!r} is no value of {entry.word} at {key}")
    return fact


def _parse_value(text: str) -> clingo.Symbol:
    """Return the value of a ground term, or raise OptionError."""
    try:
        lexical.check_text(text, "")
    except ProgramError:
        symbol = None
    else:
        symbol = parse_term(text)
    if symbol is None:
        raise OptionError(f"{text!r} is no value")
    return symbol


def _resize_facts(
    known: Sequence[Entry], symbols: Symbols, size: Place
) -> tuple[list[clingo.Symbol], list[clingo.Symbol]]:
    """Return the facts that a board of another size loses and gains.
    It loses those off the board; areas and cages grow at the bottom and right, by their last
    cells."""
    less = [symbol for symbol in symbols if symbol.match("size", 2)]
    more = [clingo.Function("size", [clingo.Number(n) for n in size])]
    for entry in known:
        own = list(_select_atoms(entry, symbols))
        less += (s for s in own if describe_off_board(entry.shape.where, entry.key(s), size))
        cells = {place_of(symbol): symbol for symbol in own}
        if entry.word in _PAINTED and cells:
            rows, cols = (max(place[i] for place in cells if place) for i in (0, 1))
            for row in range(1, size[0] + 1):
                for column in range(1, size[1] + 1):
                    near = cells.get((min(row, rows), min(column, cols)))
                    if (row, column) not in cells and near is not None:
                        more.append(entry.atom((row, column), near.arguments[2]))
    return less, more


def _select_atoms(entry: Entry, symbols: Iterable[clingo.Symbol]) -> Iterator[clingo.Symbol]:
    """Yield the symbols with the name and arity of an entry's atoms."""
    return (symbol for symbol in symbols if symbol.match(*entry.signature))


# ---- Which values constraints ask for -----------------------------------------------------

AskedTerms = frozenset[str] | None
"""The terms of a constraint's words that give the values it asks for; None if it may depend on
other cells' values, or on choices."""


@dataclass(frozen=True, repr=False)
class AskedValues:
    """Constraints, and the values of cells that each asks for."""

    known: Sequence[Constraint]
    terms: Sequence[AskedTerms]
    """The terms of each constraint; see `AskedTerms`."""

    def values(self, broken: Iterable[clingo.Symbol]) -> frozenset[str] | None:
        """Return the values that broken constraints ask for, in words; None if any value may do.
        `broken` are atoms of BROKEN; an undefined value is left out."""
        words: set[str] = set()
        for symbol in broken:
            terms = self.terms[symbol.arguments[0].number]
            if terms is None:
                return None
            constraint = constraints.constraint_of(self.known, symbol)
            values = (constraint.value(term, symbol) for term in terms)
            words |= {say(value) for value in values if value is not None}
        return frozenset(words)


def find_asked_values(encoding: Encoding, known: Sequence[Constraint]) -> AskedValues:
    """Find the values of cells that each constraint asks for, where its words name them.
    Without entries of values in cells, any value may do for each constraint."""
    statements = encoding.parts[BASE]
    bounded = {signature for rule in statements for signature in _find_bounded_predicates(rule)}
    values = (e for e in find_entries(encoding) if e.has_values and e.is_of_cells)
    entered = {entry.signature for entry in values} - bounded
    chosen = syntax.choice_predicates(statements)
    return AskedValues(
        known, [_asked_terms(c, entered, chosen) if entered else None for c in known]
    )


def _asked_terms(
    constraint: Constraint, entered: Collection[Signature], chosen: Collection[Signature]
) -> AskedTerms:
    """Return the terms of the words that give an `entered` atom's value; None as in `AskedTerms`.
    It is None, too, if the words lack such a term, or the rule mentions a `chosen` predicate."""
    asked_values = set()
    for signature, node in syntax.find_mentions(constraint.statement):
        if signature in entered:
            value = str(node.arguments[2])
            if value not in constraint.terms:
                return None
            asked_values.add(value)
        elif signature in chosen:
            return None
    return frozenset(asked_values)


def _find_bounded_predicates(rule: ast.AST) -> Iterator[Signature]:
    """Yield the predicates that a choice with bounds counts over several cells.
    There one cell limits the others, so that its values may depend on them."""
    if not syntax.is_choice(rule):
        return
    guards = (getattr(rule.head, side, None) for side in ("left_guard", "right_guard"))
    own = set(syntax.global_variables(rule))
    for signature, node in syntax.head_mentions(rule):
        cell = [str(term) for term in node.arguments[:2]]
        if any(guards) and not own.issuperset(cell):
            yield signature
