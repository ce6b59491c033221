"""Atoms in words: those of the rule file's part `words`, and the values of cells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from math import inf

import clingo

from pylogic.explain.steps import parse_atom
from pylogic.rules import entries
from pylogic.rules.symbols import Mark, Place, Spot, Symbols, place_of, say, spot_of
from pylogic.rules.vocabulary import EDGE, LINK, VERTEX
from pylogic.solving.grounding import Program, ground_part, ground_task
from pylogic.solving.question import Question

PART = "words"
_NAMES = 10
"""The most names of a list of spots; of more, a list says how many there are, and where."""
_RUN = 3
"""The least spots of a run that its ends name."""
_NEXT = {"right": (0, 1), "bottom": (1, 0)}
"""The step from a cell to its neighbour at a side."""
_BESIDE = {"top": "above", "bottom": "below", "left": "left of", "right": "right of"}
"""The words before a line, for a spot beside the board."""
_SPOTS = {EDGE: "sides", LINK: "lines", VERTEX: "corners"}
"""The names of spots besides cells, by their kind."""
_COUNTED = ("a ", "an ", "one ", "two ", "no ")
"""The beginnings of words for things that a spot has; other words say what it is."""

Values = Mapping[Place, Mapping[str, str]]
"""The atoms of values that each cell may hold, one at a time, and these values in words."""


@dataclass(frozen=True, repr=False)
class Wording:
    """The words of one instance: for marks (atoms that are true or false), spots and values."""

    words: Mapping[Mark, str]
    spots: Mapping[str, Spot]
    """The spots by atom, as text."""
    size: Place | None = None
    """Rows and columns, if the board has a size: a side at its border is named by one cell."""
    facts: Symbols = ()
    """The atoms that follow from the instance alone."""
    values: Values = field(default_factory=dict)
    """The values of each cell, sorted; empty for puzzles without values."""

    def find_spot(self, atom: str) -> Spot | None:
        """Return the spot (cell, side, corner, ...) of an atom, or else its cell, or None."""
        return self.spots[atom] if atom in self.spots else place_of(parse_atom(atom))

    def find_value(self, atom: str) -> str | None:
        """Return the value, in words, that an atom gives its cell; None for other atoms."""
        place = place_of(parse_atom(atom))
        return None if place is None else self.values.get(place, {}).get(atom)

    def say_clauses(self, marks: Iterable[Mark]) -> str:
        """Say marks as clauses, `1,2 1,3 are white and 2,2 is black`; "" without marks."""
        return join_words(self.make_clauses(marks))

    def make_clauses(
        self, marks: Iterable[Mark], add: Callable[[list[Mark]], str] = lambda _: ""
    ) -> list[str]:
        """Return a clause for each group of `group_marks`, such as `1,2 1,3 are white`; `add`
        returns what to add to that of some marks."""
        clauses = list[str]()
        for words, own in self.group_marks(marks).items():
            spots = dict.fromkeys(self.spots[atom] for atom, _ in own if atom in self.spots)
            things, is_many, said = words.removeprefix("not "), len(spots) > 1, words
            if spots and own[0] in self.words:
                verb = ("is", "are")[is_many]
                if things.startswith(_COUNTED):
                    verb = ("has", "have")[is_many]
                    if things != words:
                        words, verb = things, ("does not have", "do not have")[is_many]
                said = f"{self.name_spots(spots)} {verb} {words}"
            clauses.append(f"{said}{add(own)}")
        return clauses

    def group_marks(self, marks: Iterable[Mark]) -> dict[str, list[Mark]]:
        """Return the marks by what is said of their spots, such as "black", or their clauses if
        they have no spot or words. Several denials of a spot are said as "not 1, 2 or 3", those of
        all that it may have as "no bridge". A false mark at the spot of a true one is left out."""
        marks, at = list(marks), dict[Spot, list[Mark]]()
        filled = {self.spots.get(atom) for atom, holds in marks if holds}
        alone = dict[str, list[Mark]]()
        for mark in marks:
            atom, holds = mark
            if not holds and self.spots.get(atom, ()) in filled:
                continue  # the value of a cell implies that it has no other
            if mark in self.words and atom in self.spots:
                at.setdefault(self.spots[atom], []).append(mark)
            else:
                clause = f"{atom} {'holds' if holds else 'does not hold'}"
                alone.setdefault(self.words.get(mark, clause), []).append(mark)
        together = dict[str, list[Mark]]()
        for spot, own in at.items():
            unlike = list(dict.fromkeys(map(self.words.__getitem__, own)))
            said = join_words(unlike)
            if len(unlike) > 1 and all(words.startswith("not ") for words in unlike):
                things = sorted((x[len("not ") :] for x in unlike), key=lambda x: (len(x), x))
                said = f"not {join_words(things, 'or')}"
                if all(x.startswith(_COUNTED) for x in things):
                    here = (x for x, its_spot in self.spots.items() if its_spot == spot)
                    if {self.words.get((x, True)) for x in here} == {*things}:
                        said = f"no {things[0].partition(' ')[2]}"
            together.setdefault(said, []).extend(own)
        return together | alone

    def name_clue(self, atom: str) -> str:
        """Return a clue as words and spot, `5 at 1,2`; without both as words, or as the atom. Words
        that begin with the spot stand alone, as `1,2 < 1,3`."""
        words, spot = self.words.get((atom, True)), self.spots.get(atom)
        if not words or spot is None or words.startswith(name := self.name_spot(spot)):
            return words or atom
        return f"{words} {'' if spot[0] == 'outside' else 'at '}{name}"

    def name_spots(self, spots: Collection[Spot]) -> str:
        """Return the names of spots, `1,3 to 1,9, 2,4`; of too many how many they are, and where:
        `the 28 lines from 1,2 to 7,7`, `13 cells in rows 2 to 6 and columns 1 to 9`.

        Runs of at least `_RUN` cells, sides or lines in a row or column have the names of their
        ends: from each first spot that is left the longer run goes.
        """
        ranked = sorted(spots, key=lambda spot: (spot[0] if isinstance(spot[0], str) else "", spot))
        left, names = dict.fromkeys(ranked), list[str]()
        while left:
            runs: list[list[Spot]] = [[], []]
            for run, (down, right) in zip(runs, _NEXT.values(), strict=True):
                spot = next(iter(left))
                while spot in left:
                    run.append(spot)
                    match spot:
                        case int(row), int(column):
                            spot = row + down, column + right
                        case str(kind), int(row), int(column), str(side):
                            spot = kind, row + down, column + right, side
                        case _:  # a place beside the board has no run
                            break
            longest = max(runs, key=len)
            run = longest if len(longest) >= _RUN else longest[:1]
            names.append(" to ".join(dict.fromkeys(map(self.name_spot, (run[0], run[-1])))))
            for spot in run:
                del left[spot]
        if len(names) <= _NAMES:
            return (", " if any(" " in name for name in names) else " ").join(names)
        cells = Counter[Place]()
        for spot in spots:
            match spot:
                case (int(row), int(column)) | (_, int(row), int(column), _):
                    down, right = _NEXT.get(str(spot[-1]), (0, 0))
                    cells.update({(row, column), (row + down, column + right)})
        kinds = {spot[0] for spot in spots if isinstance(spot[0], str)}
        things = f"{len(spots)} {_SPOTS.get(kinds.pop(), 'places') if kinds else 'cells'}"
        tips = sorted(cell for cell, count in cells.items() if count == 1)
        if things.endswith("lines") and len(tips) == 2 and max(cells.values()) == 2:
            return f"the {things} from {self.name_spot(tips[0])} to {self.name_spot(tips[1])}"
        rows, columns = ([*map(str, (min(x), max(x)))] for x in zip(*cells, strict=True))
        return f"{things} in rows {' to '.join(rows)} and columns {' to '.join(columns)}"

    def name_spot(self, spot: Spot) -> str:
        """Return the name of a spot in sentences: 2,3 for a cell; 2,3|2,4 for the side between two
        cells, or the right of 2,3 if the board ends there; 2,3-2,4 for the line between them; the
        bottom right of 2,3 for a corner, and above column 2 for a place beside the board."""
        rows, columns = self.size or (inf, inf)
        match spot:
            case int(row), int(column):
                return f"{row},{column}"
            case "vertex", int(row), int(column), _:
                corner = f"{'bottom' if row else 'top'} {'right' if column else 'left'}"
                return f"the {corner} of {max(row, 1)},{max(column, 1)}"
            case str(kind), int(row), int(column), str(side) if side in _NEXT and (
                row + _NEXT[side][0] <= rows and column + _NEXT[side][1] <= columns
            ):
                down, right = _NEXT[side]
                sign = "|" if kind == "edge" else "-"
                return f"{row},{column}{sign}{row + down},{column + right}"
            case _, int(row), int(column), str(side):
                return f"the {side} of {row},{column}"
            case _, str(side), int(line), int(place):
                number = f" (number {place})" if place > 1 else ""
                kind = "row" if side in ("left", "right") else "column"
                return f"{_BESIDE[side]} {kind} {line}{number}"


def join_words(words: Sequence[str], last: str = "and") -> str:
    """Join words to a list: `a, b and c`; "" without words."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def derive_words(task: Question, atoms: Iterable[clingo.Symbol]) -> Wording:
    """Derive words and spots of atoms by the part `words`, in this process; none without the part.
    The last of several words of a mark stands. Raise ProgramError if clingo rejects the part."""
    words: dict[Mark, str] = {}
    spots: dict[str, Spot] = {}
    if (PART, 0) in task.encoding.parts:
        program = ground_part(Question(task.encoding, constants=task.all_constants), PART, atoms)
        say_once, find_once = cache(say), cache(spot_of)  # atoms share their words and their spots
        for fact in program.find_facts((name, n) for name in ("says", "denies") for n in (2, 3)):
            named, term, *places = fact.arguments
            atom = str(named)
            words[atom, fact.name == "says"] = say_once(term)
            for place in places:
                if (spot := find_once(place)) is not None:
                    spots[atom] = spot
    return Wording(words, spots, task.instance.size)


def make_wording(task: Question, program: Program | None = None) -> Wording:
    """Derive the words of a task's facts and values, in this process; ground the task if `program`
    is None. Raise ProgramError if the rules refuse the instance; a `program` is not checked."""
    program = program or ground_task(task)  # its atoms do not keep it alive
    facts = tuple(atom.symbol for atom in program.control.symbolic_atoms if atom.is_fact)
    written = [e.signature for e in entries.find_entries(task.encoding) if e.is_written]
    values: dict[Place, dict[str, str]] = {}
    for symbol in sorted(atom.symbol for atom in program.find_atoms(written)):
        if (place := place_of(symbol)) is not None:
            values.setdefault(place, {})[str(symbol)] = say(symbol.arguments[2])
    return replace(derive_words(task, facts), facts=facts, values=values)
