"""Bodies: the literals that hold together in a rule or a condition, and the values of terms."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

import clingo
from clingo import ast

from pylogic.rules import syntax

_CONDITIONED = (
    ast.ASTType.ConditionalLiteral,
    ast.ASTType.BodyAggregateElement,
    ast.ASTType.HeadAggregateElement,
)

Value = int | clingo.Symbol
"""A number, or any other term."""
Values = Mapping[str, Value]
"""The values of variables and constants, by their names."""

LARGEST = 2**31 - 1
"""What clingo can store; it takes another number for a larger one, without a warning."""
_HUGE = 10**40
"""Exact values stop there: nothing is learnt from larger ones."""
_BINARY = ast.BinaryOperator
_UNARY = ast.UnaryOperator
_BINARIES: dict[int, Callable[[int, int], int]] = {
    _BINARY.Plus: operator.add,
    _BINARY.Minus: operator.sub,
    _BINARY.Multiplication: operator.mul,
    _BINARY.And: operator.and_,
    _BINARY.Or: operator.or_,
    _BINARY.XOr: operator.xor,
}


@dataclass(frozen=True)
class Body:
    """Literals that hold together, and the terms that are computed for them."""

    statement: ast.AST
    literals: tuple[ast.AST, ...]
    computed: tuple[ast.AST, ...]
    """The largest terms with arithmetic in it."""
    element: ast.AST | None = None
    """The part of an aggregate or a condition whose body it is."""

    @property
    def atoms(self) -> Iterator[ast.AST]:
        """The positive atoms."""
        for literal in self.literals:
            if literal.sign == ast.Sign.NoSign and _is_atom(literal):
                yield literal

    @property
    def negated(self) -> Iterator[ast.AST]:
        """The atoms that must not hold."""
        for literal in self.literals:
            if literal.sign == ast.Sign.Negation and _is_atom(literal):
                yield literal

    @property
    def comparisons(self) -> Iterator[ast.AST]:
        """The comparisons that must hold."""
        for literal in self.literals:
            is_comparison = literal.atom.ast_type == ast.ASTType.Comparison
            if is_comparison and literal.sign == ast.Sign.NoSign:
                yield literal


def _is_atom(literal: ast.AST) -> bool:
    symbol = getattr(literal.atom, "symbol", None)
    return symbol is not None and symbol.ast_type == ast.ASTType.Function


def bodies(statement: ast.AST) -> Iterator[Body]:
    """The body of a statement, and the bodies of its aggregates and conditions."""
    if statement.ast_type == ast.ASTType.Definition:
        yield Body(statement, (), tuple(_computed(statement)))
        return
    outer = getattr(statement, "body", None)
    if outer is None:
        return
    plain = tuple(literal for literal in outer if literal.ast_type == ast.ASTType.Literal)
    literals = tuple(x for x in plain if not hasattr(x.atom, "elements"))
    yield Body(statement, literals, tuple(_computed(statement)))
    for element in _elements(statement):
        condition = getattr(element, "condition", ())
        if isinstance(condition, ast.AST):  # #count and #sum in a head have one more level
            condition = condition.condition
        inner = tuple(x for x in condition if x.ast_type == ast.ASTType.Literal)
        yield Body(statement, (*literals, *inner), tuple(_computed(element)), element)


def _elements(node: ast.AST) -> Iterator[ast.AST]:
    """The outermost nodes below one that have a condition."""
    for child in syntax.children(node):
        if child.ast_type in _CONDITIONED:
            yield child
        else:
            yield from _elements(child)


def _computed(node: ast.AST) -> list[ast.AST]:
    """The largest terms with arithmetic below a node, each once, without those in conditions."""
    found: dict[str, ast.AST] = {}
    waiting = list(syntax.children(node))
    while waiting:
        term = waiting.pop(0)
        if _is_computed(term):
            found.setdefault(str(term), term)
        elif term.ast_type not in _CONDITIONED:
            waiting += syntax.children(term)
    return list(found.values())


def _is_computed(term: ast.AST) -> bool:
    """Whether a term is computed, and no number with a sign."""
    if term.ast_type == ast.ASTType.UnaryOperation:
        return bool(term.argument.ast_type != ast.ASTType.SymbolicTerm)
    return bool(term.ast_type == ast.ASTType.BinaryOperation)


class UndefinedError(Exception):
    """A term has no value: clingo leaves out the literal or rule with it."""


def value_of(symbol: clingo.Symbol) -> Value:
    """A ground term as a value."""
    return symbol.number if symbol.type == clingo.SymbolType.Number else symbol


def computation(term: ast.AST) -> Callable[[Values], int]:
    """A function from values of variables and constants to the number that a term is.

    Raises:
        UndefinedError: the term has no value, or several; also when the function is called.
    """
    compute = _computation(term)

    def value(values: Values) -> int:
        try:
            found: int = compute(values)
        except (KeyError, TypeError):  # a variable without a value, a term that is no number
            raise UndefinedError from None
        return found

    return value


def _computation(term: ast.AST) -> Callable[[Values], Any]:
    match term.ast_type:
        case ast.ASTType.Variable:
            return itemgetter(term.name)
        case ast.ASTType.SymbolicTerm:
            name, constant = str(term.symbol), value_of(term.symbol)
            return lambda values: values.get(name, constant)
        case ast.ASTType.UnaryOperation:
            operation, argument = term.operator_type, _computation(term.argument)
            return lambda values: _unary(operation, argument(values))
        case ast.ASTType.BinaryOperation:
            one, other = (_computation(side) for side in (term.left, term.right))
            operation = term.operator_type
            return lambda values: _binary(operation, one(values), other(values))
    raise UndefinedError


def _unary(operation: int, number: int) -> int:
    if operation == _UNARY.Minus:
        return -number
    return abs(number) if operation == _UNARY.Absolute else ~number


def _binary(operation: int, one: int, other: int) -> int:
    if operation in _BINARIES:
        found = _BINARIES[operation](one, other)
    elif operation == _BINARY.Power:
        # Negative exponents make 0, as in clingo; powers of 1, 0 and -1 may have large ones.
        small = min(other, 200) if abs(one) > 1 else 2 - other % 2 if other else 0
        found = one**small if other >= 0 else 0
    elif other == 0:
        raise UndefinedError
    else:  # rounded towards 0, as in C
        quotient = abs(one) // abs(other) * (1 if (one < 0) == (other < 0) else -1)
        found = quotient if operation == _BINARY.Division else one - quotient * other
    return max(-_HUGE, min(_HUGE, found))


def magnitude(term: ast.AST, largest: Mapping[str, int]) -> int:
    """A bound of the absolute values that a term and its parts may have; 0 without numbers.

    `largest` has bounds of variables and constants; a variable without one may be any number.
    """
    match term.ast_type:
        case ast.ASTType.Variable:
            return largest.get(term.name, LARGEST)
        case ast.ASTType.SymbolicTerm:
            number = largest.get(str(term.symbol), value_of(term.symbol))
            return abs(number) if isinstance(number, int) else 0
        case ast.ASTType.UnaryOperation:
            return magnitude(term.argument, largest) + 1
        case ast.ASTType.BinaryOperation:
            one, other = (magnitude(side, largest) for side in (term.left, term.right))
            match term.operator_type:
                case _BINARY.Plus | _BINARY.Minus:
                    return one + other
                case _BINARY.Multiplication:
                    return max(one * other, one, other)
                case _BINARY.Power:
                    return int(max(one ** min(other, 200), one, other))
                case _BINARY.Division | _BINARY.Modulo:
                    return max(one, other)
            return 2 * max(one, other) + 1
    return 0
