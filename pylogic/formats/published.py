"""The published solution that a text shows, and the differences of an answer from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import clingo

from pylogic import formats
from pylogic.formats import exchange
from pylogic.formats.mapping import kinds_by_predicate
from pylogic.formats.sources import Text
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import canonical_edge
from pylogic.rules.vocabulary import KINDS

FEW = 3
"""The most differences that are listed one by one."""


@dataclass(frozen=True)
class Published:
    """A published solution, as far as its text shows it: atoms in canonical form."""

    kinds: Mapping[str, str]
    """{predicate: kind} by `board(Kind, Predicate)`."""
    holds: frozenset[clingo.Symbol]
    """The atoms that the solution states."""
    denied: frozenset[clingo.Symbol]
    """The atoms that the solution denies; they have no minus here."""
    complete: frozenset[str]
    """The predicates all of whose atoms the text shows."""

    def differences(self, symbols: Iterable[clingo.Symbol]) -> tuple[str, ...]:
        """Return a phrase for each difference of an answer from the solution; () for none.

        Atoms that the answer lacks come first. After FEW phrases the last one is "and N more".
        """
        here = canonical_atoms(self.kinds, symbols)
        missing = sorted(self.holds - here)
        further = sorted(
            atom for atom in here - self.holds if atom in self.denied or atom.name in self.complete
        )
        words = [f"{atom} in the published solution, not here" for atom in missing]
        words += [f"{atom} here, not in the published solution" for atom in further]
        more = [f"and {len(words) - FEW} more"] if len(words) > FEW else []
        return (*words[:FEW], *more)


def read_solution(encoding: Encoding, text: Text) -> Published | None:
    """Return the solution that a text shows, or None; ProgramError if it is of another puzzle."""
    kinds = kinds_by_predicate(encoding)
    is_published = formats.lookup(text.format).is_published
    result = exchange.read_facts(encoding, text)
    # A board with cells that are dark for another reason is solved, too, but has no answer.
    if not result.answer and not (result.is_solved and is_published):
        return None
    # Numbers that the puzzle gives may be missing in a solution.
    answers = {name: KINDS[kind] for name, kind in kinds.items() if KINDS[kind].is_answer}
    denied = (clingo.Function(atom.name, atom.arguments) for atom in result.answer if atom.negative)
    complete = {name for name, kind in answers.items() if kind.keys == len(kind.terms)}
    return Published(
        kinds,
        canonical_atoms(kinds, (atom for atom in result.answer if atom.positive)),
        canonical_atoms(kinds, denied),
        frozenset(complete if is_published else ()),
    )


def canonical_atoms(
    kinds: Mapping[str, str], atoms: Iterable[clingo.Symbol]
) -> frozenset[clingo.Symbol]:
    """Return the atoms; those of edges and links get the canonical name of their side."""
    number, function = clingo.SymbolType.Number, clingo.SymbolType.Function
    canonical = set()
    for atom in atoms:
        is_line = kinds.get(atom.name) in ("edge", "link")
        if is_line and [term.type for term in atom.arguments] == [number, number, function]:
            row, column, side = atom.arguments
            place = canonical_edge(row.number, column.number, side.name)
            terms = [clingo.Number(place[0]), clingo.Number(place[1]), clingo.Function(place[2])]
            atom = clingo.Function(atom.name, terms)
        canonical.add(atom)
    return frozenset(canonical)
