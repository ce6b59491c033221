"""Atoms in the words of the rule file: its part `words`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import clingo

from pylogic.rules.symbols import Mark, Place, place_of, say
from pylogic.solving import grounding
from pylogic.solving.limits import Limits
from pylogic.solving.task import Task

PART = "words"


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
                row, column = self.cells[atom]
                together.setdefault(words, []).append(f"{row},{column}")
            else:
                together.setdefault(words, [])
        return "; ".join(
            f"{words}: {' '.join(places)}" if words and places else words or " ".join(places)
            for words, places in together.items()
        )


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
