"""Atoms in the words of the rule file: its part `words`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import clingo

from pylogic.rules.symbols import Mark, Place, place_of, say
from pylogic.solving import grounding
from pylogic.solving.limits import Limits
from pylogic.solving.task import Task

PART = "words"
_SHORT, _LONG = 6, 12
"""Cells of one kind that are listed, among what is known and in what follows."""
_KINDS, _NAMED = 10, 8
"""More kinds of cells than the first are too many to be told; so many of them are."""


@dataclass(frozen=True, repr=False)
class Wording:
    """What atoms say where they hold and where they do not, and of which cell."""

    words: Mapping[Mark, str]
    cells: Mapping[str, Place]

    def cell(self, atom: str) -> Place | None:
        """The cell that an atom says something of."""
        return self.cells[atom] if atom in self.cells else place_of(clingo.parse_term(atom))

    def say(self, marks: Iterable[Mark]) -> str:
        """Marks in words: `white: 1,2 1,3`, those of one kind together."""
        together: dict[str, list[str]] = {}
        for atom, holds in marks:
            words = self.words.get((atom, holds))
            if words is None:
                together.setdefault("" if holds else "not", []).append(atom)
            elif atom in self.cells:
                together.setdefault(words, []).append(cell_text(self.cells[atom]))
            else:
                together.setdefault(words, [])
        return "; ".join(
            f"{words}: {' '.join(places)}" if words and places else words or " ".join(places)
            for words, places in together.items()
        )

    def tell(self, marks: Iterable[Mark]) -> str:
        """Marks as a clause: `1,2 1,3 are white and 2,2 is black`; lists that are too long end."""
        clauses = self.clauses(marks, _LONG)
        few = clauses if len(clauses) <= _KINDS else clauses[:_NAMED]
        left = len(clauses) - len(few)
        return listed([*few, f"{left} more"] if left else few)

    def clauses(self, marks: Iterable[Mark], most: int = _SHORT) -> list[str]:
        """What is said of cells of each kind, of which so many are listed; and of the rest."""
        marks = list(marks)
        said: dict[Place, list[str]] = {}
        others: list[str] = []
        held = {self.cells.get(atom) for atom, holds in marks if holds}
        for atom, holds in marks:
            words = self.words.get((atom, holds))
            if not holds and self.cells.get(atom, ()) in held:
                continue  # what a cell holds says what it does not hold
            if words is None:
                others.append(f"{atom} {'holds' if holds else 'does not hold'}")
            elif atom in self.cells:
                said.setdefault(self.cells[atom], []).append(words)
            else:
                others.append(words)
        together: dict[str, list[Place]] = {}
        for cell, words_of_cell in said.items():
            together.setdefault(listed(list(dict.fromkeys(words_of_cell))), []).append(cell)
        told = (clause(words, cells, most) for words, cells in together.items())
        return [*told, *others]

    def cite(self, atom: str) -> str:
        """A clue as it is called: `5 at 1,2`."""
        words, cell = self.words.get((atom, True)), self.cells.get(atom)
        return f"{words} at {cell_text(cell)}" if words and cell else words or atom


def clause(words: str, cells: Collection[Place], most: int = _SHORT) -> str:
    """What is said of cells, as a clause."""
    return f"{cells_text(cells, most)} {'is' if len(cells) == 1 else 'are'} {words}"


def cells_text(cells: Collection[Place], most: int = _SHORT) -> str:
    """Cells as sentences call them: so many at most."""
    named = list(map(cell_text, sorted(cells)))
    if len(named) <= most:
        return " ".join(named)
    return " ".join([*named[: most - 2], f"and {len(named) - most + 2} more"])


def cell_text(cell: Place) -> str:
    """A cell as sentences call it."""
    return f"{cell[0]},{cell[1]}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def read(task: Task, atoms: Iterable[clingo.Symbol], limits: Limits) -> Wording:
    """The words of atoms; none without a part that says them.

    Raises:
        ProgramError: clingo rejects the part.
        StoppedError: a limit or Ctrl-C came first.
    """
    if not task.encoding.has(PART):
        return Wording({}, {})
    wanted = [(name, arity) for name in ("says", "denies") for arity in (2, 3)]
    facts = grounding.derive(task.encoding, PART, atoms, task.values, limits, wanted).facts
    words: dict[Mark, str] = {}
    cells: dict[str, Place] = {}
    for fact in facts:
        atom, text, *place = fact.arguments
        words[str(atom), fact.name == "says"] = say(text)
        cell = place_of(place[0]) if place else None
        if cell is not None:
            cells[str(atom)] = cell
    return Wording(words, cells)
