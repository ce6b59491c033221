"""Which values of cells a constraint asks for, as far as its words name them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import clingo

from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import Constraint
from pylogic.rules.encoding import Encoding
from pylogic.rules.entries import find_entries
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import say
from pylogic.rules.syntax import Signature

AskedTerms = frozenset[str] | None
"""The terms of a constraint's words that give the values it asks for, as {N}; None if its words
lack one, or what it asks for depends on other choices than the value of a cell."""


@dataclass(frozen=True, repr=False)
class AskedValues:
    """Constraints, and the terms that give the values of cells that each asks for."""

    rules: Sequence[Constraint]
    terms: Sequence[AskedTerms]
    """The terms of each constraint; see `AskedTerms`."""

    def values(self, broken: Iterable[clingo.Symbol]) -> frozenset[str] | None:
        """Return the values, in words, that the constraints of atoms of BROKEN ask for.
        It is None if a constraint has no `AskedTerms`: any value may do. A term without a value
        is left out."""
        words: set[str] = set()
        for symbol in broken:
            terms = self.terms[symbol.arguments[0].number]
            if terms is None:
                return None
            constraint = constraints.constraint_of(self.rules, symbol)
            values = (constraint.value(term, symbol) for term in terms)
            words |= {say(value) for value in values if value is not None}
        return frozenset(words)


def find_asked_values(encoding: Encoding, rules: Sequence[Constraint]) -> AskedValues:
    """Find for each constraint the terms of its words that give the values of cells it asks for.

    They are the values of entered predicates, unless the words lack one, or the rule mentions what
    other choices decide. All are None if the encoding has no entries of values in cells.
    """
    statements = encoding.parts[BASE]
    values = (e for e in find_entries(encoding) if e.values and e.is_of_cells)
    entered = {entry.signature for entry in values}
    chosen = set[Signature]()
    for rule in filter(syntax.is_choice, statements):
        chosen |= syntax.heads(rule)
        has_bounds = any(getattr(rule.head, side, None) for side in ("left_guard", "right_guard"))
        outer = set(syntax.global_variables(rule))
        for signature, node in syntax.split_mentions(rule)[0]:
            # In `{ p(R,C,N) : cell(R,C) } = 1 :- number(N)` the values of cells are not free.
            if has_bounds and not outer.issuperset(str(term) for term in node.arguments[:2]):
                entered.discard(signature)
    edges = ((syntax.body_predicates(s), syntax.heads(s)) for s in statements)
    chosen = syntax.closure(chosen, edges)

    def find_terms(constraint: Constraint) -> AskedTerms:
        """Return the terms of a constraint; see `AskedTerms`."""
        terms = set()
        for signature, node in syntax.find_mentions(constraint.statement):
            if signature in entered:
                terms.add(str(node.arguments[2]))
            elif signature in chosen:
                return None
        return frozenset(terms) if terms <= constraint.terms.keys() else None

    return AskedValues(rules, [find_terms(rule) if entered else None for rule in rules])
