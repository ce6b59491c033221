"""The published solution that a text shows, and the differences of an answer from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import clingo

from pylogic import formats
from pylogic.formats import exchange, mapping
from pylogic.formats.exchange import Text
from pylogic.rules.encoding import Encoding
from pylogic.rules.entries import normalize_sides
from pylogic.rules.vocabulary import KINDS

FEW = 3
"""The most differences that are listed one by one."""


@dataclass(frozen=True)
class Published:
    """A published solution, as far as its text shows it: atoms with the usual names of sides."""

    encoding: Encoding
    holds: frozenset[clingo.Symbol]
    """The atoms that the solution states."""
    denied: frozenset[clingo.Symbol]
    """The atoms that the solution denies, with a minus."""
    complete: frozenset[str]
    """The predicates all of whose atoms the text shows."""

    def differences(self, symbols: Iterable[clingo.Symbol]) -> tuple[str, ...]:
        """Return a phrase for each difference of an answer from the solution; () for none.

        Atoms that the answer lacks come first. After FEW phrases the last one is "and N more".
        """
        here = frozenset(normalize_sides(self.encoding, symbols))
        missing = sorted(self.holds - here)
        further = sorted(
            atom
            for atom in here - self.holds
            if atom.name in self.complete
            or clingo.Function(atom.name, atom.arguments, False) in self.denied
        )
        words = [f"{atom} in the published solution, not here" for atom in missing]
        words += [f"{atom} here, not in the published solution" for atom in further]
        more = [f"and {len(words) - FEW} more"] if len(words) > FEW else []
        return (*words[:FEW], *more)


def read_solution(encoding: Encoding, text: Text) -> Published | None:
    """Return the solution that a text shows, or None; ProgramError if it is of another puzzle."""
    is_published = formats.lookup(text.format).is_published
    result = exchange.read_facts(encoding, text)
    # A board with cells that are dark for another reason is solved, too, but has no answer.
    if not result.answer and not (result.is_solved and is_published):
        return None
    atoms = frozenset(normalize_sides(encoding, result.answer))
    holds = frozenset(atom for atom in atoms if atom.positive)
    kinds = {name: KINDS[kind] for name, kind in mapping.kinds_by_predicate(encoding).items()}
    # Numbers that the puzzle gives may be missing in a solution.
    complete = {n for n, kind in kinds.items() if kind.is_answer and kind.keys == len(kind.terms)}
    return Published(encoding, holds, atoms - holds, frozenset(complete if is_published else ()))
