"""Candidates: the values that the cells of a board may still hold, where players enter values."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import clingo

from pylogic.draw.board import Candidates
from pylogic.rules import entries
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import Mark, Place, place_of, say
from pylogic.solving.consequences import Consequences
from pylogic.solving.task import Task

Values = Mapping[Place, Mapping[str, str]]
"""The atoms that say what a cell holds, one of which may hold, and their values in words."""


def values(encoding: Encoding, atoms: clingo.SymbolicAtoms) -> Values:
    """The values of each cell, those of one cell in their order; none where cells are shaded."""
    found: dict[Place, list[clingo.Symbol]] = {}
    for entry in entries.playable(encoding):
        if entry.has_values:
            for atom in atoms.by_signature(*entry.signature):
                place = place_of(atom.symbol)
                if place is not None:
                    found.setdefault(place, []).append(atom.symbol)
    return {
        place: {str(symbol): say(symbol.arguments[2]) for symbol in sorted(symbols)}
        for place, symbols in found.items()
    }


def of_task(task: Task) -> Values:
    """The values of the cells of a task's board."""
    known = Consequences(task, has_constraints=False)  # its atoms do not keep it alive
    return values(task.encoding, known.control.symbolic_atoms)


def left(
    every: Values,
    known: Iterable[Mark],
    new: Iterable[Mark] = (),
    used: Collection[Place] = (),
) -> dict[Place, Candidates]:
    """The candidates of each cell under known marks, and those that new marks rule out.

    Left out are cells without a value ruled out, unless they are `used`.
    """
    marks = dict(known)
    gone = {atom for atom, holds in new if not holds}
    found = {}
    for place, own in every.items():
        states = {atom: marks.get(atom) for atom in own}
        if (place in used or False in states.values()) and True not in states.values():
            rest = tuple(v if states[atom] is None else "" for atom, v in own.items())
            lost = tuple(v if atom in gone else "" for atom, v in own.items())
            found[place] = rest, lost if any(lost) else ()
    return found


def used(every: Values, known: Iterable[Mark]) -> list[Place]:
    """The cells with a value that is ruled out."""
    gone = {atom for atom, holds in known if not holds}
    return [place for place, own in every.items() if not gone.isdisjoint(own)]
