"""Which values the cells of a board may still hold, where players enter values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import clingo

from pylogic.rules import entries
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import Mark, Place, Symbols, place_of, say

Values = Mapping[Place, Symbols]
"""The atoms that say what a cell holds: one of them may hold."""


def values(encoding: Encoding, atoms: clingo.SymbolicAtoms) -> Values:
    """The values of each cell, those of one cell in their order; none where cells are shaded."""
    told = entries.played(encoding) or entries.perhaps_played(encoding)
    found: dict[Place, list[clingo.Symbol]] = {}
    for entry in told:
        if entry.arity == 3:
            for atom in atoms.by_signature(*entry.signature):
                place = place_of(atom.symbol)
                if place is not None:
                    found.setdefault(place, []).append(atom.symbol)
    return {place: tuple(sorted(symbols)) for place, symbols in found.items()}


def left(every: Values, known: Iterable[Mark]) -> dict[Place, tuple[str, ...]]:
    """What each cell may still hold, as far as that is not known: "" stands for what it may not.

    Cells of which nothing is ruled out are left out.
    """
    marks = dict(known)
    found = {}
    for place, symbols in every.items():
        states = [marks.get(str(symbol)) for symbol in symbols]
        if False in states and True not in states:
            found[place] = tuple(
                say(symbol.arguments[2]) if state is None else ""
                for symbol, state in zip(symbols, states, strict=True)
            )
    return found
