"""The values of terms: exact, and as clingo computes them, in 32 bits and without a warning."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from operator import itemgetter
from typing import Any

import clingo
from clingo import ast

Value = int | clingo.Symbol
"""A number, or any other term."""
Values = Mapping[str, Value]
"""The values of variables and constants, by their names."""
Wrap = Callable[[int], int]
Computation = Callable[[Values], Value]
Range = tuple[int, int]

SMALLEST, LARGEST = -(2**31), 2**31 - 1
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


class UndefinedError(Exception):
    """A term has no value: clingo leaves out what it stands in."""


def exact(number: int) -> int:
    """A number as it is."""
    return max(-_HUGE, min(_HUGE, number))


def wrapped(number: int) -> int:
    """What clingo makes of a number."""
    return (number - SMALLEST) % 2**32 + SMALLEST


def value_of(symbol: clingo.Symbol) -> Value:
    """A ground term."""
    return symbol.number if symbol.type == clingo.SymbolType.Number else symbol


def as_symbol(value: Value) -> clingo.Symbol:
    """The ground term of a value; what is too large becomes what clingo makes of it."""
    return clingo.Number(wrapped(value)) if isinstance(value, int) else value


def is_arithmetic(term: ast.AST) -> bool:
    """Whether a term is computed."""
    return term.ast_type in (ast.ASTType.BinaryOperation, ast.ASTType.UnaryOperation)


def variables(term: ast.AST, constants: Values) -> Iterator[str]:
    """The names of its variables, and those of the constants in it."""
    match term.ast_type:
        case ast.ASTType.Variable:
            yield term.name
        case ast.ASTType.SymbolicTerm:
            if str(term.symbol) in constants:
                yield str(term.symbol)
        case _:
            for child in _parts(term):
                yield from variables(child, constants)


def _parts(term: ast.AST) -> list[ast.AST]:
    match term.ast_type:
        case ast.ASTType.BinaryOperation | ast.ASTType.Interval:
            return [term.left, term.right]
        case ast.ASTType.UnaryOperation:
            return [term.argument]
        case ast.ASTType.Function | ast.ASTType.Pool:
            return list(term.arguments)
    return []


def evaluate(term: ast.AST, values: Values, wrap: Wrap = exact) -> Value:
    """The value of a term under those of its variables and constants.

    Raises:
        UndefinedError: it has none, or several.
    """
    return computation(term, wrap)(values)


def computation(term: ast.AST, wrap: Wrap = exact) -> Computation:
    """What `evaluate` does, to be done many times."""
    compute = _computation(term, wrap)

    def value(values: Values) -> Value:
        try:
            found: Value = compute(values)
        except (KeyError, TypeError):  # a variable without a value, a term that is no number
            raise UndefinedError from None
        return found

    return value


def _computation(term: ast.AST, wrap: Wrap) -> Callable[[Values], Any]:
    match term.ast_type:
        case ast.ASTType.Variable:
            return itemgetter(term.name)
        case ast.ASTType.SymbolicTerm:
            name, constant = str(term.symbol), value_of(term.symbol)
            return lambda values: values.get(name, constant)
        case ast.ASTType.Function:
            inner, name = [_computation(one, wrap) for one in term.arguments], term.name
            return lambda values: clingo.Function(name, [as_symbol(one(values)) for one in inner])
        case ast.ASTType.UnaryOperation:
            operation, argument = term.operator_type, _computation(term.argument, wrap)
            return lambda values: _unary(operation, argument(values), wrap)
        case ast.ASTType.BinaryOperation:
            one, other = (_computation(side, wrap) for side in (term.left, term.right))
            operation = term.operator_type
            return lambda values: _binary(operation, one(values), other(values), wrap)
    raise UndefinedError


def _unary(operation: int, number: int, wrap: Wrap) -> int:
    if operation == _UNARY.Minus:
        return wrap(-number)
    return wrap(abs(number)) if operation == _UNARY.Absolute else wrap(~number)


def _binary(operation: int, one: int, other: int, wrap: Wrap) -> int:
    plain = _BINARIES.get(operation)
    if plain is not None:
        return wrap(plain(one, other))
    if operation == _BINARY.Power:
        return _power(one, other, wrap)
    return wrap(_divided(operation, one, other))


def _divided(operation: int, one: int, other: int) -> int:
    """Rounded towards 0, as in C."""
    if other == 0:
        raise UndefinedError
    quotient = abs(one) // abs(other) * (1 if (one < 0) == (other < 0) else -1)
    return quotient if operation == _BINARY.Division else one - quotient * other


def _power(one: int, other: int, wrap: Wrap) -> int:
    """What clingo says of negative exponents is 0."""
    if other < 0:
        return 0
    if wrap is wrapped:
        return wrapped(pow(one, other, 2**32))
    return wrap(one ** min(other, 200)) if abs(one) > 1 else one ** (2 - other % 2 if other else 0)


def may_overflow(term: ast.AST, ranges: Mapping[str, Range]) -> bool:
    """Whether a computed term, or a part of it, may leave 32 bits; its variables have ranges.

    False if one of them has no numbers: nothing is computed then.
    """
    try:
        _interval(term, ranges)
    except OverflowError:
        return True
    except UndefinedError:
        return False
    return False


def _interval(term: ast.AST, ranges: Mapping[str, Range]) -> Range:
    """The least and the largest value that a term may have.

    Raises:
        OverflowError: one of them does not fit.
        UndefinedError: there is no number.
    """
    if term.ast_type == ast.ASTType.Variable:
        return _range(term.name, ranges)
    if term.ast_type == ast.ASTType.SymbolicTerm:
        if str(term.symbol) in ranges:
            return ranges[str(term.symbol)]
        number = value_of(term.symbol)
        if not isinstance(number, int):
            raise UndefinedError
        return number, number
    if term.ast_type == ast.ASTType.UnaryOperation:
        low, high = _interval(term.argument, ranges)
        ends = [_unary(term.operator_type, end, exact) for end in (low, high)]
        return _fitting([*ends, *([0] if low <= 0 <= high else [])])
    if term.ast_type != ast.ASTType.BinaryOperation:
        raise UndefinedError
    one, other = _interval(term.left, ranges), _interval(term.right, ranges)
    return _fitting(_ends(term.operator_type, one, other))


def _range(name: str, ranges: Mapping[str, Range]) -> Range:
    if name not in ranges:
        raise UndefinedError
    return ranges[name]


def _fitting(ends: list[int]) -> Range:
    low, high = min(ends), max(ends)
    if low < SMALLEST or high > LARGEST:
        raise OverflowError
    return low, high


def _ends(operation: int, one: Range, other: Range) -> list[int]:
    """Values between which all results are."""
    match operation:
        case _BINARY.Plus | _BINARY.Minus | _BINARY.Multiplication:
            return [_binary(operation, a, b, exact) for a in one for b in other]
        case _BINARY.Power:
            exponents = {0, max(0, other[1]), max(0, other[1] - 1)}
            return [0, *(_power(a, b, exact) for a in one for b in exponents)]
    largest = max(map(abs, (*one, *other)))
    if operation in (_BINARY.Division, _BINARY.Modulo):
        return [-max(map(abs, one)), min(LARGEST, max(map(abs, one)))]
    bits = 2 ** largest.bit_length() - 1
    return [-bits - 1 if min(one[0], other[0]) < 0 else 0, bits]
