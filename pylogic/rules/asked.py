"""Which values of cells constraints ask for: what else a cell holds is then all the same."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

import clingo
from clingo import ast

from pylogic.rules import constraints, entries, syntax
from pylogic.rules.constraints import Constraint
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import say
from pylogic.rules.syntax import Signature

Asking = frozenset[str] | None
"""The terms of a constraint's words that say which values it asks for; None if it may look at
others, or at choices."""


@dataclass(frozen=True, repr=False)
class Asked:
    """What constraints look at, of the cells in which players enter values."""

    known: Sequence[Constraint]
    terms: Sequence[Asking]
    """Of each constraint."""

    def values(self, broken: Iterable[clingo.Symbol]) -> frozenset[str] | None:
        """The values in words; None where a constraint may look at others, or choices do."""
        found: set[str] = set()
        for symbol in broken:
            terms = self.terms[symbol.arguments[0].number]
            if terms is None:
                return None
            constraint = constraints.constraint_of(self.known, symbol)
            values = (constraint.value(term, symbol) for term in terms)
            found |= {say(value) for value in values if value is not None}
        return frozenset(found)


def read(encoding: Encoding, known: Sequence[Constraint]) -> Asked:
    """What the constraints of an encoding look at."""
    statements = encoding.parts[BASE]
    bounded = {one for rule in statements for one in _bounded_elsewhere(rule)}
    entered = {
        entry.signature for entry in entries.playable(encoding) if entry.has_values
    } - bounded
    chosen = _chosen(statements)
    return Asked(known, [_terms(one, entered, chosen) if entered else None for one in known])


def _terms(
    constraint: Constraint, entered: Collection[Signature], chosen: Collection[Signature]
) -> Asking:
    """`entered` says that a cell holds a value, as the third argument; `chosen` depends on a
    choice."""
    found = set()
    for signature, node in syntax.places(constraint.statement):
        if signature in entered:
            value = str(node.arguments[2])
            if value not in constraint.terms:
                return None
            found.add(value)
        elif signature in chosen:
            return None
    return frozenset(found)


def _is_choice(statement: ast.AST) -> bool:
    is_rule = statement.ast_type == ast.ASTType.Rule
    return is_rule and statement.head.ast_type != ast.ASTType.Literal


def _bounded_elsewhere(rule: ast.AST) -> Iterator[Signature]:
    """What a choice counts over several cells: what one of them holds tells of the others."""
    if not _is_choice(rule):
        return
    guards = (getattr(rule.head, side, None) for side in ("left_guard", "right_guard"))
    own = set(syntax.global_variables(rule))
    for signature, node in syntax.derives(rule):
        cell = [str(term) for term in node.arguments[:2]]
        if any(guards) and not own.issuperset(cell):
            yield signature


def _chosen(statements: Sequence[ast.AST]) -> frozenset[Signature]:
    """What is chosen, and what is derived from that."""
    found = {one for rule in statements if _is_choice(rule) for one in syntax.heads(rule)}
    rules = [(syntax.heads(rule), {one for one, _ in syntax.uses(rule)}) for rule in statements]
    while more := {one for heads, uses in rules if uses & found for one in heads} - found:
        found |= more
    return frozenset(found)
