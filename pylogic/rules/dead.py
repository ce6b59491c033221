"""Dead code: rules that no facts can make fire."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import clingo
from clingo import ast

from pylogic.rules import syntax
from pylogic.rules.syntax import Signature

_ORDERS: dict[int, frozenset[str]] = {
    ast.ComparisonOperator.LessThan: frozenset("<"),
    ast.ComparisonOperator.GreaterThan: frozenset(">"),
    ast.ComparisonOperator.LessEqual: frozenset("<="),
    ast.ComparisonOperator.GreaterEqual: frozenset(">="),
    ast.ComparisonOperator.Equal: frozenset("="),
    ast.ComparisonOperator.NotEqual: frozenset("<>"),
}
"""Which orders of its two sides a comparison allows."""
_ANONYMOUS = re.compile(r"(?<![\w'])_(?![\w'])")
_SWAPPED = {"<": ">", ">": "<", "=": "="}

Dead = tuple[ast.AST, str]
"""A rule that never fires, and why."""


def dead_rules(statements: Iterable[ast.AST], given: frozenset[Signature]) -> Iterator[Dead]:
    """Rules whose bodies cannot hold, whatever the facts of `given` predicates are.

    A predicate that no rule derives counts as given: that is another mistake.
    """
    rules = [s for s in statements if s.ast_type == ast.ASTType.Rule]
    never = _never(rules, given)
    told: set[Signature] = set()
    for rule in rules:
        contradiction = _contradiction(rule)
        missing = [s for s in _needed(rule.body) if s in never]
        derived = {head for head, _ in _ways(rule) if head in never} if never else set()
        if contradiction:
            yield rule, f"this rule never fires: {contradiction}"
        elif derived - told:
            told |= derived
            name, needs = _names(sorted(derived)), _names(missing or _conditions(rule, never))
            words = f"{name} never holds, unless a board gives it"
            yield rule, f"{words}: each of its rules needs {needs} to hold before"
        elif missing and not derived:
            yield rule, f"this rule never fires, unless a board gives {_names(missing[:1])}"


def _names(signatures: Iterable[Signature]) -> str:
    return " and ".join(f"{name}/{arity}" for name, arity in dict.fromkeys(signatures))


def _never(rules: list[ast.AST], given: frozenset[Signature]) -> set[Signature]:
    """The predicates that rules derive only from each other: the least fixed point leaves them."""
    ways = [way for rule in rules for way in _ways(rule)]
    never = {head for head, _ in ways} - given
    while possible := {head for head, needed in ways if head in never and not needed & never}:
        never -= possible
    return never


def _ways(rule: ast.AST) -> Iterator[tuple[Signature, set[Signature]]]:
    """The predicates that a rule derives, each with those that must hold for it."""
    body = set(_needed(rule.body))
    elements = getattr(rule.head, "elements", None)
    if not elements:
        yield from ((signature, body) for signature in syntax.heads(rule))
    for element in elements or ():
        condition = getattr(element, "condition", ())
        if isinstance(condition, ast.AST):  # #count and #sum have one more level
            condition = condition.condition
        needed = body | set(_needed(condition))
        derived = syntax.heads(rule.update(head=rule.head.update(elements=[element])))
        yield from ((signature, needed) for signature in derived)


def _conditions(rule: ast.AST, never: set[Signature]) -> list[Signature]:
    return [s for _, needed in _ways(rule) for s in sorted(needed & never)]


def _needed(body: Iterable[ast.AST]) -> Iterator[Signature]:
    """The predicates of the plain atoms of a body."""
    for literal in body:
        if literal.ast_type == ast.ASTType.Literal and literal.sign == ast.Sign.NoSign:
            symbol = getattr(literal.atom, "symbol", None)
            if symbol is not None and symbol.ast_type == ast.ASTType.Function:
                yield symbol.name, len(symbol.arguments)


def _contradiction(rule: ast.AST) -> str:
    """Two literals of a body that cannot both hold, in words; "" if there are none."""
    plain = [literal for literal in rule.body if literal.ast_type == ast.ASTType.Literal]
    denied = [x for x in plain if x.sign == ast.Sign.Negation and hasattr(x.atom, "symbol")]
    atoms = {str(x.atom) for x in plain if x.sign == ast.Sign.NoSign} if denied else set()
    for literal in denied:
        if str(literal.atom) in atoms and not _is_several(literal):
            return f"its body asks for {literal.atom} and for {literal}"
    orders: dict[tuple[str, str], tuple[frozenset[str], str]] = {}
    for literal in plain:
        for pair, allowed in _comparisons(literal):
            before, words = orders.get(pair, (frozenset("<=>"), ""))
            if not allowed:
                return f"{literal} cannot hold"
            if not allowed & before:
                return f"{words} and {literal} cannot both hold"
            orders[pair] = allowed & before, f"{words} and {literal}" if words else str(literal)
    return ""


def _is_several(literal: ast.AST) -> bool:
    """Whether one text stands for several terms: a range, a pool, a variable without a name."""
    text = str(literal)
    return ".." in text or ";" in text or bool(_ANONYMOUS.search(text))


def _comparisons(literal: ast.AST) -> Iterator[tuple[tuple[str, str], frozenset[str]]]:
    """The two sides of each comparison of a literal, and which orders of them it allows."""
    comparison = literal.atom
    if comparison.ast_type != ast.ASTType.Comparison or literal.sign != ast.Sign.NoSign:
        return
    left = comparison.term
    for guard in comparison.guards:
        sides, allowed = (str(left), str(guard.term)), _ORDERS[guard.comparison]
        if not _is_several(literal):
            known = _order(left, guard.term)
            allowed = allowed & known if known else allowed
            if sides[0] > sides[1]:
                sides, allowed = (sides[1], sides[0]), frozenset(_SWAPPED[x] for x in allowed)
            yield sides, allowed
        left = guard.term


def _order(left: ast.AST, right: ast.AST) -> frozenset[str]:
    """The only order of two sides that is possible, if their texts tell."""
    if str(left) == str(right):
        return frozenset("=")
    numbers = [term.symbol for term in (left, right) if term.ast_type == ast.ASTType.SymbolicTerm]
    if len(numbers) < 2 or any(n.type != clingo.SymbolType.Number for n in numbers):
        return frozenset()
    one, other = numbers
    return frozenset("<" if one < other else ">" if one > other else "=")
