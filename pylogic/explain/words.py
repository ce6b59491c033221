"""Atoms in words: those of the rule file's part `words`, and the values of cells."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import clingo

from pylogic.rules import entries
from pylogic.rules.symbols import Mark, Place, Spot, Symbols, pack, place_of, say, spot_of, unpack
from pylogic.rules.vocabulary import EDGE, LINK, VERTEX
from pylogic.solving.grounding import Program, ground_part, ground_task
from pylogic.solving.task import Task

PART = "words"
_LISTED = 80
"""Names of spots that take more letters are not listed: the board shows which they are."""
_FEW, _RUN = 6, 3
"""Spots are all named up to the first; beyond it, lines of at least the second by their ends."""
_ACROSS, _DOWN = (0, 1), (1, 0)
_ALONG = {"top": _ACROSS, "bottom": _ACROSS, "left": _DOWN, "right": _DOWN}
"""Where the next cell is whose side goes on from one's."""
_MARKED = {EDGE: "sides", LINK: "lines", VERTEX: "corners"}
_KINDS, _NAMED = 10, 8
"""More kinds of cells than the first are too many to be told; so many of them are."""

Values = Mapping[Place, Mapping[str, str]]
"""The atoms that say what a cell holds, one of which may hold, and their values in words."""


@dataclass(frozen=True, repr=False)
class Wording:
    """The words for atoms that hold and that do not, and the spots that they are about."""

    words: Mapping[Mark, str]
    spots: Mapping[str, Spot]
    size: Place | None = None
    """The board's, if it has one: sides at its border are named by one cell."""

    def spot(self, atom: str) -> Spot | None:
        """The spot that an atom says something of."""
        return self.spots[atom] if atom in self.spots else place_of(clingo.parse_term(atom))

    def say(self, marks: Iterable[Mark]) -> str:
        """Marks in words: `white: 1,2 1,3`, those of one kind together."""
        together: dict[str, list[str]] = {}
        for atom, holds in marks:
            words = self.words.get((atom, holds))
            if words is None:
                together.setdefault("" if holds else "not", []).append(atom)
            elif atom in self.spots:
                together.setdefault(words, []).append(self.name(self.spots[atom]))
            else:
                together.setdefault(words, [])
        return "; ".join(
            f"{words}: {joined(places)}" if words and places else words or " ".join(places)
            for words, places in together.items()
        )

    def tell(self, marks: Iterable[Mark]) -> str:
        """Marks as a clause: `1,2 1,3 are white and 2,2 is black`; lists that are too long end."""
        clauses = self.clauses(marks)
        few = clauses if len(clauses) <= _KINDS else clauses[:_NAMED]
        left = len(clauses) - len(few)
        return listed([*few, f"{left} more"] if left else few)

    def likewise(self, first: Collection[Mark], others: Collection[Mark]) -> str:
        """Marks that follow as the first do: their spots alone where the same is said of them."""
        kinds = {self.words.get(mark) for mark in (*first, *others)}
        spots = {self.spots[atom] for atom, _ in others if atom in self.spots}
        is_same = len(kinds) == 1 and len(spots) == len(others)
        return self.names(spots) if is_same else self.tell(others)

    def clauses(self, marks: Iterable[Mark]) -> list[str]:
        """Clauses about the spots of each kind, and about others."""
        marks = list(marks)
        said: dict[Spot, list[str]] = {}
        others: list[str] = []
        held = {self.spots.get(atom) for atom, holds in marks if holds}
        for atom, holds in marks:
            words = self.words.get((atom, holds))
            if not holds and self.spots.get(atom, ()) in held:
                continue  # what a cell holds says what it does not hold
            if words is None:
                others.append(f"{atom} {'holds' if holds else 'does not hold'}")
            elif atom in self.spots:
                said.setdefault(self.spots[atom], []).append(words)
            else:
                others.append(words)
        together: dict[str, list[Spot]] = {}
        for cell, words_of_cell in said.items():
            together.setdefault(listed(list(dict.fromkeys(words_of_cell))), []).append(cell)
        told = (self.clause(words, cells) for words, cells in together.items())
        return [*told, *others]

    def cite(self, atom: str) -> str:
        """A clue as it is called: `5 at 1,2`."""
        words, spot = self.words.get((atom, True)), self.spots.get(atom)
        if not words or spot is None:
            return words or atom
        return f"{words} {'' if spot[0] == 'outside' else 'at '}{self.name(spot)}"

    def clause(self, words: str, spots: Collection[Spot]) -> str:
        """A clause about spots: `1,2 1,3 are white`, `1,2 has a lamp`."""
        verbs = ("has", "have") if words.startswith(("a ", "an ")) else ("is", "are")
        return f"{self.names(spots)} {verbs[len(spots) > 1]} {words}"

    def names(self, spots: Collection[Spot]) -> str:
        """Spots as sentences call them: `1,3 to 1,9, 2,4`; of many only that the board has them."""
        if len(spots) <= _FEW:
            return joined(list(map(self.name, sorted(spots, key=_in_order))))
        if len(spots) <= _LISTED:
            ends = (tuple(dict.fromkeys((run[0], run[-1]))) for run in _runs(spots))
            named = joined([" to ".join(map(self.name, run)) for run in ends])
            if len(named) <= _LISTED:
                return named
        kinds = {spot[0] for spot in spots if isinstance(spot[0], str)}
        return f"the {len(spots)} marked {_MARKED.get(kinds.pop(), 'places') if kinds else 'cells'}"

    def name(self, spot: Spot) -> str:
        """A spot as sentences call it."""
        return spot_text(spot, self.size)


def joined(named: Sequence[str]) -> str:
    """Names one after the other, with commas where names are several words."""
    return (", " if any(" " in name for name in named) else " ").join(named)


def _runs(spots: Iterable[Spot]) -> list[list[Spot]]:
    """Spots in order, those that follow one another in a row or a column together if so many do."""
    left, found = set(spots), list[list[Spot]]()
    while True:
        runs = (_run(spot, step, left) for spot in left for step in (_ACROSS, _DOWN))
        longest = max(runs, key=lambda run: (len(run), _in_order(run[0])), default=[])
        if len(longest) < _RUN:
            break
        found.append(longest)
        left -= set(longest)
    return sorted([*found, *([spot] for spot in left)], key=lambda run: _in_order(run[0]))


def _run(spot: Spot, step: Place, spots: Collection[Spot]) -> list[Spot]:
    """The spots from one on, as far as they follow one another."""
    found: list[Spot] = []
    at: Spot | None = spot
    while at is not None and at in spots:
        found.append(at)
        at = _next(at, step)
    return found


def _next(spot: Spot, step: Place) -> Spot | None:
    """The cell or line beside another, or the side that goes on from another, if there is one."""
    match spot:
        case int(row), int(column):
            return row + step[0], column + step[1]
        case str(kind), int(row), int(column), str(side) if kind != EDGE or step == _ALONG[side]:
            return kind, row + step[0], column + step[1], side
    return None


def spot_text(spot: Spot, size: Place | None = None) -> str:
    """A spot as sentences call it.

    A cell is 2,3; the side between two cells 2,3|2,4, or the right of 2,3 where the board of that
    size ends there; the line from one cell to the other 2,3-2,4.
    """
    match spot:
        case int(row), int(column):
            return f"{row},{column}"
        case "vertex", int(row), int(column), _:
            corner = f"{'bottom' if row else 'top'} {'right' if column else 'left'}"
            return f"the {corner} of {max(row, 1)},{max(column, 1)}"
        case str(kind), int(row), int(column), str(side) if side in _NEXT and (
            size is None or (row + _NEXT[side][0] <= size[0] and column + _NEXT[side][1] <= size[1])
        ):
            down, right = _NEXT[side]
            sign = "|" if kind == "edge" else "-"
            return f"{row},{column}{sign}{row + down},{column + right}"
        case _, int(row), int(column), str(side):
            return f"the {side} of {row},{column}"
        case _, str(side), int(line), int(place):
            number = f" (number {place})" if place > 1 else ""
            return f"{_BESIDE[side]} {line}{number}"


_NEXT = {"right": (0, 1), "bottom": (1, 0)}
_BESIDE = {
    "top": "above column",
    "bottom": "below column",
    "left": "left of row",
    "right": "right of row",
}


def _in_order(spot: Spot) -> tuple[str, Spot]:
    """The sorting key of a spot: cells come first."""
    return (spot[0] if isinstance(spot[0], str) else ""), spot


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def read(task: Task, atoms: Iterable[clingo.Symbol]) -> Wording:
    """The words of atoms, read in this process; none without a part that says them.

    Raises:
        ProgramError: clingo rejects the part.
    """
    if not task.encoding.has(PART):
        return Wording({}, {}, task.instance.size)
    wanted = [(name, arity) for name in ("says", "denies") for arity in (2, 3)]
    said = ground_part(Task(task.encoding, constants=task.values), PART, atoms)
    words: dict[Mark, str] = {}
    spots: dict[str, Spot] = {}
    # Atoms share their words, and those of one cell their spot: most are read once.
    texts: dict[str, str] = {}
    places: dict[str, Spot | None] = {}
    for fact in said.facts(wanted):
        named, *told = fact.arguments
        atom, text = str(named), str(told[0])
        if text not in texts:
            texts[text] = say(told[0])
        words[atom, fact.name == "says"] = texts[text]
        for term in told[1:]:
            if (place := str(term)) not in places:
                places[place] = spot_of(term)
            spot = places[place]
            if spot is not None:
                spots[atom] = spot
    return Wording(words, spots, task.instance.size)


@dataclass(frozen=True, repr=False)
class Glossary:
    """The words of one instance: for its atoms, and for the values of its cells."""

    facts: Symbols
    """The atoms that follow from the instance alone."""
    wording: Wording
    values: Values
    """The values of each cell in their order; none where cells are shaded."""

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process symbols go as a packed text."""
        return _unpacked, (pack(self.facts), self.wording, self.values)


def _unpacked(facts: str, wording: Wording, values: Values) -> Glossary:
    return Glossary(unpack(facts), wording, values)


def glossary(task: Task, program: Program | None = None) -> Glossary:
    """The glossary of a task, found in this process, from its ground program if that is known.

    Raises:
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    program = program or ground_task(task)  # its atoms do not keep it alive
    facts = tuple(atom.symbol for atom in program.control.symbolic_atoms if atom.is_fact)
    signatures = [one.signature for one in entries.playable(task.encoding) if one.is_written]
    held = by_cell(atom.symbol for atom in program.atoms(signatures))
    values = {
        place: {str(symbol): say(symbol.arguments[2]) for symbol in sorted(symbols)}
        for place, symbols in held.items()
    }
    return Glossary(facts, read(task, facts), values)


def by_cell(atoms: Iterable[clingo.Symbol]) -> dict[Place, list[clingo.Symbol]]:
    """Atoms by the cells that they say something of; others are left out."""
    found: dict[Place, list[clingo.Symbol]] = {}
    for atom in atoms:
        place = place_of(atom)
        if place is not None:
            found.setdefault(place, []).append(atom)
    return found
