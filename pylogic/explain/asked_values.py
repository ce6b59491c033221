"""Which values of cells a constraint asks for, as far as its words name them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import clingo
from clingo import ast

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
    All are None if the encoding has no entries of values in cells."""
    statements = encoding.parts[BASE]
    bounded = {signature for rule in statements for signature in _find_bounded_predicates(rule)}
    values = (e for e in find_entries(encoding) if e.has_values and e.is_of_cells)
    entered = {entry.signature for entry in values} - bounded
    choices = map(syntax.heads, filter(syntax.is_choice, statements))
    edges = ((syntax.body_predicates(s), syntax.heads(s)) for s in statements)
    chosen = syntax.closure(chain.from_iterable(choices), edges)
    return AskedValues(
        rules, [_asked_terms(c, entered, chosen) if entered else None for c in rules]
    )


def _asked_terms(
    constraint: Constraint, entered: Collection[Signature], chosen: Collection[Signature]
) -> AskedTerms:
    """Return the value terms of `entered` predicates in a rule, all of which its words have.
    It is None if the words lack one, or the rule mentions another `chosen` predicate."""
    asked_values = set()
    for signature, node in syntax.find_mentions(constraint.statement):
        if signature in entered:
            value = str(node.arguments[2])
            if value not in constraint.terms:
                return None
            asked_values.add(value)
        elif signature in chosen:
            return None
    return frozenset(asked_values)


def _find_bounded_predicates(rule: ast.AST) -> Iterator[Signature]:
    """Yield the predicates of atoms of several cells that a choice with bounds counts together.
    Their values depend on one another, as in `{ p(R,C,N) : cell(R,C) } = 1 :- number(N)`."""
    if not syntax.is_choice(rule):
        return
    guards = [getattr(rule.head, side, None) for side in ("left_guard", "right_guard")]
    outer = set(syntax.global_variables(rule))
    for signature, node in syntax.head_mentions(rule):
        cell = [str(term) for term in node.arguments[:2]]
        if any(guards) and not outer.issuperset(cell):
            yield signature
