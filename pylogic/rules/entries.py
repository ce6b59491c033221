"""Entries: things that players and authors enter into a board, by the part `about`, and facts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

import clingo

from pylogic.errors import OptionError
from pylogic.rules import syntax
from pylogic.rules.edits import NO_CONSTANTS, update_facts
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import Place, Spot, Symbols, place_of, say, spot_of
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import CELL, KINDS, TERMS, describe_off_board

CLUE = "clue"  # an author's entry that has no word of its own: a number, or a mark
NUMBER, SOLUTION = "number", "solution"  # an author's clue; what a player writes into cells
_APART = (CLUE, "unknown", "block", "object", "circle", "segment")  # a cell has at most one
_PAINTED = ("area", "cage")  # every cell has one, so a larger board gets more of them
_SIGNS = ("less", "greater", "white", "black", "x", "v", *"123456789")  # those between cells

Key = tuple[int | str, ...]
"""Row and column; of a run also its direction; beside the board side, line and place."""


class Entry(NamedTuple):
    """A thing that a spot of a board (a cell, an edge and the like) may hold.
    Its atoms in cells are `predicate(R,C)` or `predicate(R,C,Value)`. `where` is the kind of place,
    such as CELL. The first arguments, so many as `keys`, name the spot; the others, so many as
    `values`, are the value: without any the entry is there or not.
    """

    word: str
    predicate: str
    where: str
    keys: int = 2
    values: int = 0

    @property
    def signature(self) -> Signature:
        """Name and arity of the entry's atoms."""
        return self.predicate, self.keys + self.values

    @property
    def is_of_cells(self) -> bool:
        """True if the entry stands in cells, not on sides or beside the board."""
        return self.where == CELL

    @property
    def is_written(self) -> bool:
        """True if the entry is a value that is written into its cell; others are drawn."""
        return self.word == SOLUTION

    def spot(self, atom: clingo.Symbol) -> Spot | None:
        """Return the spot of an atom, such as a cell; None if its arguments name none."""
        if self.is_of_cells:
            return place_of(atom)
        return spot_of(clingo.Function(self.where, atom.arguments[: self.keys]))

    def atom(
        self, spot: Spot, values: Sequence[clingo.Symbol] = (), holds: bool = True
    ) -> clingo.Symbol:
        """Return the entry's atom for a spot and its values; with a minus if not `holds`."""
        key = spot if self.is_of_cells else spot[1:]
        terms = [clingo.Number(k) if isinstance(k, int) else clingo.Function(k) for k in key]
        return clingo.Function(self.predicate, [*terms, *values], holds)

    def key(self, atom: clingo.Symbol) -> Key:
        """Return the first arguments of an atom, which name its spot: ints, and others as texts."""
        number = clingo.SymbolType.Number
        terms = atom.arguments[: self.keys]
        return tuple(term.number if term.type == number else str(term) for term in terms)

    def value(self, atom: clingo.Symbol) -> str:
        """Return the value of an atom as text: several with commas between them, "" without one."""
        return ",".join(map(str, atom.arguments[self.keys :]))


def read_entries(encoding: Encoding, *, is_answer: bool = True) -> list[Entry]:
    """Return the entries of a player, or without `is_answer` of an author, which `about` names by
    board(Word, Predicate). They are in the order of KINDS, without numbers and things of the whole
    board."""
    return [
        Entry(word, name, kind.where, kind.keys, len(kind.terms) - kind.keys)
        for word, kind in KINDS.items()
        for other, name in _board_predicates(encoding)
        if other == word != NUMBER and kind.where and kind.is_answer == is_answer
    ]


def find_entries(encoding: Encoding) -> list[Entry]:
    """Return the entries of a player: those that `about` names, else guesses of entries in cells.
    A predicate that answers show is guessed to be shaded if it has two arguments, a solution if
    it has three; others are left out."""
    words = {2: "shaded", 3: SOLUTION}
    return read_entries(encoding) or [
        Entry(words[arity], name, CELL, 2, arity - 2)
        for name, arity in encoding.outputs
        if arity in words and not name.startswith("-")
    ]


def author_entries(encoding: Encoding) -> list[Entry]:
    """Return an author's entries: one of the word CLUE, then those that `about` names.
    That of CLUE is for a predicate of clues with 2 or 3 arguments that `about` names for nothing
    else: one for numbers of the board if there is any, else the first; it may be missing."""
    named = read_entries(encoding, is_answer=False)
    known = {entry.signature for entry in named}
    numbers = [name for word, name in _board_predicates(encoding) if word == NUMBER]
    others = [s for s in encoding.clues if s[1] in (2, 3) and s not in known]
    clues = sorted(others, key=lambda signature: signature[0] not in numbers)[:1]
    return [*(Entry(CLUE, name, CELL, 2, arity - 2) for name, arity in clues), *named]


def number_predicates(encoding: Encoding) -> list[Signature]:
    """Return the predicates of a board's numbers, with arity 3; [] if the board has none.
    If `about` has no board(...), it is the first predicate of clues with 2 or 3 arguments."""
    if predicates := _board_predicates(encoding):
        return [(name, 3) for word, name in predicates if word == NUMBER]
    return [s for s in encoding.clues if s[1] in (2, 3)][:1]


def _board_predicates(encoding: Encoding) -> list[tuple[str, str]]:
    """Return (word, predicate) for each fact board(Word, Predicate) of `about`, in their order."""
    return [(say(word), say(name)) for word, name in encoding.read_about("board", 2)]


def click_cycle(encoding: Encoding) -> list[str]:
    """Return the words that successive clicks enter, from facts cycle(Word, I), sorted by I."""
    pairs = sorted(encoding.read_about("cycle", 2), key=lambda pair: pair[1])
    return [say(word) for word, _ in pairs]


def offer_values(encoding: Encoding, entry: Entry) -> list[str]:
    """Return the values of an entry that an author may choose from, as words of the vocabulary.
    They are those that the rules mention for its predicate, or all if they mention none; [] if
    the entry has no values, or the vocabulary lists none for them."""
    kind = KINDS.get(entry.word)
    if kind is None or not entry.values:
        return []
    known = _SIGNS if entry.word == "between" else TERMS.get(kind.terms[kind.keys], ())
    mentioned = {
        word
        for statement in encoding.statements
        for signature, atom in syntax.find_mentions(statement)
        if signature == entry.signature
        for word in re.findall(r"\b[a-z]\w*", str(atom.arguments[kind.keys]))
    }
    return [word for word in known if word in mentioned or not mentioned]


def normalize_sides(encoding: Encoding, atoms: Iterable[clingo.Symbol]) -> Iterator[clingo.Symbol]:
    """Yield atoms with the usual names of their sides: the top of 2,2 is the bottom of 1,2.
    Atoms of cells, and of no player's entry, are yielded as they are."""
    on_lines = {e.signature: e for e in read_entries(encoding) if not e.is_of_cells}
    for atom in atoms:
        entry = on_lines.get((atom.name, len(atom.arguments)))
        if entry is not None and (spot := entry.spot(atom)) is not None:
            atom = entry.atom(spot, atom.arguments[entry.keys :], atom.positive)
        yield atom


def apply_changes(
    encoding: Encoding,
    text: str,
    changes: Iterable[Sequence[str | int | None]],
    size: Place | None = None,
    name: str = "<text>",
    constants: Mapping[str, str] = NO_CONSTANTS,
) -> str:
    """Return a text of facts after changes of cells and of the size; its layout stays.

    A change is [WORD, KEY, KEY, ..., VALUE], as the workbench sends it: for the entries of a word,
    the spot, and its value as text, "" for an entry without values, None to clear the spot. The
    last of several changes of a spot holds. A value of a clue, block, circle and the like clears
    the others of its cell. A new `size` removes what is off the board, and extends areas and cages.
    Words that the encoding has no entry for change nothing. Raise OptionError if a change is none,
    or its value; ProgramError if clingo rejects the text, or a rule may derive a removed fact.
    """
    settings = {key: str(_parse_value(value)) for key, value in constants.items()}
    values = {**encoding.constants, **settings}
    entries = author_entries(encoding)

    def choose(symbols: Symbols) -> tuple[Symbols, Symbols]:
        """Return which facts of the text to remove, and which to add."""
        placed = [(e, e.key(s), s) for e in entries for s in symbols if s.match(*e.signature)]
        removed, added = [symbol for _, _, symbol in placed], []
        for change in changes:
            match change:
                case [str(word), _, _, *_, (str() | None) as value] if None not in change[1:-1]:
                    key = tuple(change[1:-1])
                case _:
                    raise OptionError(f"{list(change)}: expected what changes, where, and a value")
            cleared = _APART if word in _APART and value is not None else (word,)
            placed = [it for it in placed if it[1] != key or it[0].word not in cleared]
            for entry in entries if value is not None else ():
                if entry.word == word:
                    terms = ",".join(map(str, (*key, value) if entry.values else key))
                    fact = _parse_value(f"{entry.predicate}({terms})")
                    if len(fact.arguments) != entry.signature[1] or entry.key(fact) != key:
                        raise OptionError(f"{value!r} is no value of {word} at {key}")
                    placed.append((entry, entry.key(fact), fact))
        if size is not None:
            removed += (symbol for symbol in symbols if symbol.match("size", 2))
            added.append(clingo.Function("size", [clingo.Number(n) for n in size]))
            placed = [it for it in placed if not describe_off_board(it[0].where, it[1], size)]
            for entry in (entry for entry in entries if entry.word in _PAINTED):
                # New rows and columns go on from the last ones.
                cells = {key: symbol.arguments[2:] for e, key, symbol in placed if e == entry}
                rows, cols = (max(key[k] for key in cells or [(0, 0)]) for k in (0, 1))
                for row, col in product(range(1, size[0] + 1), range(1, size[1] + 1)):
                    near = cells.get((min(row, rows), min(col, cols)))
                    if (row, col) not in cells and near is not None:
                        added.append(entry.atom((row, col), near))
        added += (symbol for _, _, symbol in placed)
        return tuple(removed), tuple(added)

    return update_facts(text, choose, name, values)


def _parse_value(text: str) -> clingo.Symbol:
    """Return the symbol of a ground term; OptionError if the text is none."""
    if (symbol := syntax.parse_foreign_term(text)) is None:
        raise OptionError(f"{text!r} is no value")
    return symbol
