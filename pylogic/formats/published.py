"""The differences of an answer from the published solution that a text shows."""

from __future__ import annotations

from collections.abc import Iterable

import clingo

from pylogic import formats
from pylogic.formats import exchange, mapping
from pylogic.formats.exchange import Text
from pylogic.rules.encoding import Encoding
from pylogic.rules.entries import normalize_sides
from pylogic.rules.vocabulary import KINDS

_FEW = 3
"""The most differences that are listed one by one."""


def find_differences(
    encoding: Encoding, text: Text, symbols: Iterable[clingo.Symbol]
) -> tuple[str, ...] | None:
    """Return a phrase for each difference of an answer from the solution that a text shows.

    The result is () without a difference, and None if the text shows no solution. Atoms that the
    answer lacks come first; after three phrases the last one is "and N more". Further atoms of the
    answer count where the solution denies them, or where the format shows all of their predicate.
    ProgramError: the text is of another puzzle.
    """
    is_published = formats.lookup(text.format).is_published
    result = exchange.read_facts(encoding, text)
    # A board with cells that are dark for another reason is solved, too, but has no answer.
    if not result.answer and not (result.is_solved and is_published):
        return None
    stated = frozenset(normalize_sides(encoding, result.answer))
    here = frozenset(normalize_sides(encoding, symbols))
    words = [
        f"{atom} in the published solution, not here"
        for atom in sorted(stated - here)
        if atom.positive
    ]
    kinds = mapping.kinds_by_predicate(encoding)
    for atom in sorted(here - stated):
        kind = KINDS.get(kinds.get(atom.name, ""))
        # Numbers that the puzzle gives may be missing in a solution.
        is_whole = is_published and kind and kind.is_answer and kind.keys == len(kind.terms)
        if is_whole or clingo.Function(atom.name, atom.arguments, False) in stated:
            words.append(f"{atom} here, not in the published solution")
    more = [f"and {len(words) - _FEW} more"] if len(words) > _FEW else []
    return (*words[:_FEW], *more)
