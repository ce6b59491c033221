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


@dataclass(frozen=True, repr=False)
class Asked:
    """What constraints look at, of the cells in which players enter values."""

    known: Sequence[Constraint]
    entered: frozenset[Signature]
    """What says that a cell holds a value, as the third argument."""
    chosen: frozenset[Signature]
    """What depends on a choice."""

    def values(self, broken: Iterable[clingo.Symbol]) -> frozenset[str] | None:
        """The values in words; None where a constraint may look at others, or choices do."""
        found: set[str] = set()
        for symbol in broken:
            constraint = constraints.constraint_of(self.known, symbol)
            terms = self._terms(constraint.statement, constraint.terms)
            if terms is None or not self.entered:
                return None
            given = dict(zip(constraint.terms, symbol.arguments[2].arguments, strict=True))
            found |= {say(given[term]) for term in terms}
        return frozenset(found)

    def _terms(self, statement: ast.AST, told: Collection[str]) -> set[str] | None:
        found = set()
        for signature, node in syntax.places(statement):
            if signature in self.entered:
                value = str(node.arguments[2])
                if value not in told:
                    return None
                found.add(value)
            elif signature in self.chosen:
                return None
        return found


def read(encoding: Encoding, known: Sequence[Constraint]) -> Asked:
    """What the constraints of an encoding look at."""
    statements = encoding.parts[BASE]
    told = entries.played(encoding) or entries.perhaps_played(encoding)
    entered = frozenset(entry.signature for entry in told if entry.arity == 3)
    bounded = {one for rule in statements for one in _bounded_elsewhere(rule)}
    return Asked(known, entered - bounded, _chosen(statements))


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
