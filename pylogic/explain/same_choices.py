"""Whether searching two versions at once misses nothing: the same rules choose what they show.

The search looks for an answer of one version together with what the rules of the other derive
from the same choices. An answer that the other cannot even build it does not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from clingo import ast

from pylogic.explain.same_program import normalized, values_of
from pylogic.rules import syntax
from pylogic.rules.constraints import is_constraint
from pylogic.rules.parts import BASE
from pylogic.rules.syntax import Signature
from pylogic.solving.task import Task

_DERIVING = (ast.ASTType.Rule, ast.ASTType.External)


def has_costs(task: Task) -> bool:
    """Whether the rules prefer some answers: then more than what they accept is to be compared."""
    return any(s.ast_type == ast.ASTType.Minimize for s in task.encoding.alone(BASE[0]))


def misses_nothing(mine: Task, other: Task) -> bool:
    """Whether the other version builds all that one's answers show, and breaks rules at worst.

    So it is if what is shown depends on the same rules in both (its splitting set, in the words
    of Lifschitz and Turner), and what the other derives besides follows from that in one way:
    plain rules that are stratified.
    """
    if has_costs(mine) or has_costs(other) or values_of(mine) != values_of(other):
        return False
    if not all(_is_plain(s) for task in (mine, other) for s in task.encoding.alone(BASE[0])):
        return False
    rules = [_by_head(task) for task in (mine, other)]
    derived = {*rules[0], *rules[1]}
    if derived & {fact.signature for fact in mine.instance.facts}:
        return False  # the search gives such facts to one version alone
    shared = _shared(rules[0], rules[1], derived)
    if not {s for s in other.encoding.shown if s in derived} <= shared:
        return False
    rest = {s: found for s, found in rules[1].items() if s not in shared}
    return all(map(_is_normal, _each(rest))) and _is_stratified(rest)


_Rules = dict[Signature, list[ast.AST]]
"""The rules that derive a predicate."""


def _each(rules: _Rules) -> Iterator[ast.AST]:
    return (rule for found in rules.values() for rule in found)


def _by_head(task: Task) -> _Rules:
    found: _Rules = {}
    for statement in task.encoding.alone(BASE[0]):
        if statement.ast_type in _DERIVING and not is_constraint(statement):
            for signature in syntax.heads(statement):
                found.setdefault(signature, []).append(statement)
    return found


def _shared(one: _Rules, other: _Rules, derived: set[Signature]) -> set[Signature]:
    """The predicates that depend on the same rules in both versions."""
    shared = {s for s in derived if _texts(one.get(s, ())) == _texts(other.get(s, ()))}
    while True:
        dependent = {
            signature
            for signature in shared
            for rule in one[signature]
            if (set(syntax.signatures([rule])) & derived) - shared
        }
        if not dependent:
            return shared
        shared -= dependent


def _texts(rules: Iterable[ast.AST]) -> set[str]:
    """The rules without the bounds of choices, which the search takes for constraints."""
    return {normalized(unbound(rule)) for rule in rules}


def unbound(rule: ast.AST) -> ast.AST:
    """A rule without the bounds of what it chooses, if it chooses."""
    head = getattr(rule, "head", None)
    if head is None or head.ast_type != ast.ASTType.Aggregate:
        return rule
    return rule.update(head=head.update(left_guard=None, right_guard=None))


def _is_plain(statement: ast.AST) -> bool:
    """Whether a statement has no theory atoms, no classical negation and no #show of terms."""
    kind = statement.ast_type
    if kind in (ast.ASTType.ShowTerm, ast.ASTType.TheoryDefinition, ast.ASTType.Edge):
        return False
    return all(
        node.symbol.ast_type == ast.ASTType.Function
        for node in syntax.nodes(statement)
        if node.ast_type == ast.ASTType.SymbolicAtom
    )


def _is_normal(rule: ast.AST) -> bool:
    """Whether a rule derives one atom, and chooses nothing."""
    if rule.ast_type != ast.ASTType.Rule or rule.head.ast_type != ast.ASTType.Literal:
        return False
    is_atom = rule.head.atom.ast_type == ast.ASTType.SymbolicAtom
    return bool(is_atom and rule.head.sign == ast.Sign.NoSign)


def _is_stratified(rules: _Rules) -> bool:
    """Whether no predicate depends on itself but by plain positive literals."""
    above: dict[Signature, set[Signature]] = {s: set() for s in rules}
    strict: set[tuple[Signature, Signature]] = set()
    for signature, found in rules.items():
        for literal in (literal for rule in found for literal in rule.body):
            used = {s for s in syntax.signatures([literal]) if s in rules}
            above[signature] |= used
            if not _is_positive(literal):
                strict |= {(signature, s) for s in used}
    return not any(signature in _reached(used, above) for signature, used in strict)


def _is_positive(literal: ast.AST) -> bool:
    """Whether a literal of a body is an atom, and no aggregate, condition or negation."""
    if literal.ast_type != ast.ASTType.Literal or literal.sign != ast.Sign.NoSign:
        return False
    return bool(literal.atom.ast_type == ast.ASTType.SymbolicAtom)


def _reached(begin: Signature, above: dict[Signature, set[Signature]]) -> set[Signature]:
    found, todo = {begin}, [begin]
    while todo:
        new = above[todo.pop()] - found
        found |= new
        todo += new
    return found
