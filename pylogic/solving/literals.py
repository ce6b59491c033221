"""Parts of bodies that substitutions are tested by: patterns of atoms, comparisons, equations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.rules import arithmetic
from pylogic.rules.arithmetic import UndefinedError, Value, Values, value_of

MOST = 400_000
"""Substitutions that are looked at one by one; more take too long."""
COMPARISONS: dict[int, Callable[[clingo.Symbol, clingo.Symbol], bool]] = {
    ast.ComparisonOperator.LessThan: lambda a, b: a < b,
    ast.ComparisonOperator.GreaterThan: lambda a, b: a > b,
    ast.ComparisonOperator.LessEqual: lambda a, b: a <= b,
    ast.ComparisonOperator.GreaterEqual: lambda a, b: a >= b,
    ast.ComparisonOperator.Equal: lambda a, b: a == b,
    ast.ComparisonOperator.NotEqual: lambda a, b: a != b,
}
"""How clingo compares terms."""


class TooManyError(Exception):
    """There are more substitutions than can be looked at: at least so many of several atoms."""

    def __init__(self, tried: int = 0) -> None:
        super().__init__(tried)
        self.tried = tried


class Equation(NamedTuple):
    """A variable, and what it is equal to: one of several terms, or of the numbers of a range."""

    name: str
    term: ast.AST
    needs: frozenset[str]


class Filter(NamedTuple):
    """What holds of some substitutions, if their values are known."""

    needs: frozenset[str]
    holds: Callable[[Values], bool]


def is_plain(term: ast.AST) -> bool:
    """Whether a term is matched with ground ones as it stands."""
    if term.ast_type in (ast.ASTType.Variable, ast.ASTType.SymbolicTerm):
        return True
    return term.ast_type == ast.ASTType.Function and all(map(is_plain, term.arguments))


def named(term: ast.AST, name: str) -> ast.AST:
    """A variable in the place of a term."""
    return ast.Variable(term.location, name)


def names_of(patterns: Iterable[ast.AST]) -> Iterator[str]:
    """The names of the variables of patterns."""
    for pattern in patterns:
        yield from arithmetic.variables(pattern, {})


def match(
    pattern: ast.AST, term: clingo.Symbol, found: dict[str, Value], constants: Values
) -> bool:
    """Whether a ground term is an instance of a pattern; its variables get their values."""
    if pattern.ast_type == ast.ASTType.Variable:
        value = value_of(term)
        return pattern.name == "_" or found.setdefault(pattern.name, value) == value
    if pattern.ast_type == ast.ASTType.SymbolicTerm:
        return arithmetic.evaluate(pattern, constants) == value_of(term)
    is_alike = term.type == clingo.SymbolType.Function and (term.name, len(term.arguments)) == (
        pattern.name,
        len(pattern.arguments),
    )
    return is_alike and all(
        match(inner, argument, found, constants)
        for inner, argument in zip(pattern.arguments, term.arguments, strict=True)
    )


def comparison(
    left: ast.AST, right: ast.AST, compare: Callable[[clingo.Symbol, clingo.Symbol], bool]
) -> Callable[[Values], bool]:
    """What tells whether two terms compare so; of several values some must."""
    one, other = values_of(left), values_of(right)

    def holds(values: Values) -> bool:
        return any(_compared(compare, a, b) for a, b in product(one(values), other(values)))

    return holds


def _compared(
    compare: Callable[[clingo.Symbol, clingo.Symbol], bool], one: Value, other: Value
) -> bool:
    if isinstance(one, int) and isinstance(other, int):
        return compare(one, other)  # type: ignore[arg-type]
    return compare(arithmetic.as_symbol(one), arithmetic.as_symbol(other))


def values_of(term: ast.AST) -> Callable[[Values], Sequence[Value]]:
    """What computes the values of a term: several for a range and for a pool."""
    if term.ast_type == ast.ASTType.Pool:
        inner = [values_of(one) for one in term.arguments]
        return lambda values: [value for one in inner for value in one(values)]
    if term.ast_type == ast.ASTType.Interval:
        low, high = (arithmetic.computation(end) for end in (term.left, term.right))
        return lambda values: _range(low(values), high(values))
    compute = arithmetic.computation(term)
    return lambda values: (compute(values),)


def _range(low: Value, high: Value) -> Sequence[Value]:
    if not isinstance(low, int) or not isinstance(high, int):
        raise UndefinedError
    if high - low >= MOST:
        raise TooManyError
    return range(low, high + 1)


_SUMS = (ast.BinaryOperator.Plus, ast.BinaryOperator.Minus)


def is_solvable(term: ast.AST, name: str) -> bool:
    """Whether a term is a variable, or one and something more or less."""
    if term.ast_type == ast.ASTType.Variable:
        return True
    if term.ast_type != ast.ASTType.BinaryOperation or term.operator_type not in _SUMS:
        return False
    sides = (term.left, term.right)
    alone = [s for s in sides if s.ast_type == ast.ASTType.Variable and s.name == name]
    every = [n for side in sides for n in arithmetic.variables(side, {})]
    return len(alone) == 1 and every.count(name) == 1


def solved(equation: Equation, name: str, values: Values) -> tuple[Value]:
    """The value of the only unknown variable of a sum that is known."""
    term, whole = equation.term, values[equation.name]
    if term.ast_type == ast.ASTType.Variable:
        return (whole,)
    is_left = term.left.ast_type == ast.ASTType.Variable and term.left.name == name
    rest = arithmetic.evaluate(term.right if is_left else term.left, values)
    if not isinstance(whole, int) or not isinstance(rest, int):
        raise UndefinedError
    if term.operator_type == ast.BinaryOperator.Plus:
        return (whole - rest,)
    return (whole + rest if is_left else rest - whole,)
