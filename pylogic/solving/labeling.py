"""clpfd's labeling options: reading them.

They are those of labeling/2 in SWI-Prolog 9 (library(clpfd)): which variable comes next, which of
its values, how its domain is split, and which answers come first. The guide's page on orders says
for which of them clasp finds answers in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, get_args

import clingo
from clingo import ast

from pylogic.errors import OptionError

Selection = Literal["leftmost", "ff", "ffc", "min", "max"]
Order = Literal["up", "down"]
Branching = Literal["step", "enum", "bisect"]


@dataclass(frozen=True)
class Objective:
    """An option min(Expr) or max(Expr): a sum of variables, each times a whole number."""

    text: str
    weights: Mapping[clingo.Symbol, int]
    """The number that each variable is multiplied by in what is to be small."""


@dataclass(frozen=True)
class Labeling:
    """The options of one labeling, with clpfd's defaults."""

    text: str
    """As it was written, which is how Prolog reads it."""
    selection: Selection = "leftmost"
    order: Order = "up"
    branching: Branching = "step"
    objectives: tuple[Objective, ...] = ()


def parse(text: str) -> Labeling:
    """Read labeling options, separated by commas.

    Raises:
        OptionError: there is no such option, or two of one kind.
    """
    chosen: dict[str, str] = {}
    objectives = []
    for option in _options(text):
        if option.startswith(("min(", "max(")):
            objectives.append(_objective(option))
            continue
        kind = _KINDS.get(option)
        if kind is None:
            known = ", ".join([*_KINDS, "min(Expr)", "max(Expr)"])
            raise OptionError(f"labeling: there is no option {option!r}; there are {known}")
        if kind in chosen:
            raise OptionError(f"labeling: {chosen[kind]} and {option} are two options of one kind")
        chosen[kind] = option
    return Labeling(text, objectives=tuple(objectives), **chosen)  # type: ignore[arg-type]


_KINDS: Mapping[str, str] = {
    option: kind
    for kind, options in (("selection", Selection), ("order", Order), ("branching", Branching))
    for option in get_args(options)
}


def _options(text: str) -> Iterable[str]:
    """The parts between the commas that stand in no parentheses."""
    depth, begin = 0, 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            yield text[begin:place].strip()
            begin = place + 1
    yield text[begin:].strip()


def _objective(option: str) -> Objective:
    expression = option[4:].removesuffix(")")
    statements: list[ast.AST] = []
    try:
        if not option.endswith(")"):
            raise ValueError("a parenthesis is not closed")
        ast.parse_string(f"#minimize {{ {expression} }}.", statements.append, logger=_ignore)
        weights = _weights(statements[-1].weight)
    except (RuntimeError, ValueError):
        words = "expected a sum of variables, each times a whole number, as in max(cell(1,1))"
        raise OptionError(f"labeling: {option}: {words}") from None
    sign = -1 if option.startswith("max") else 1
    return Objective(option, {name: sign * weight for name, weight in weights.items() if weight})


def _weights(term: ast.AST) -> dict[clingo.Symbol, int]:
    """The factors of a linear expression by variable; the number alone is lost in them.

    Raises:
        ValueError: it is not linear.
    """
    if (
        term.ast_type == ast.ASTType.UnaryOperation
        and term.operator_type == ast.UnaryOperator.Minus
    ):
        return {name: -weight for name, weight in _weights(term.argument).items()}
    if term.ast_type == ast.ASTType.BinaryOperation:
        return _combined(term)
    symbol = clingo.parse_term(str(term), logger=_ignore)
    return {} if symbol.type == clingo.SymbolType.Number else {symbol: 1}


def _combined(term: ast.AST) -> dict[clingo.Symbol, int]:
    left, right = _weights(term.left), _weights(term.right)
    match term.operator_type:
        case ast.BinaryOperator.Plus | ast.BinaryOperator.Minus as operator:
            sign = 1 if operator == ast.BinaryOperator.Plus else -1
            names = {**left, **right}
            return {name: left.get(name, 0) + sign * right.get(name, 0) for name in names}
        case ast.BinaryOperator.Multiplication if not left or not right:
            factor = clingo.parse_term(str(term.right if left else term.left), logger=_ignore)
            return {name: factor.number * weight for name, weight in (left or right).items()}
    raise ValueError("not linear")


def _ignore(_code: clingo.MessageCode, _message: str) -> None:
    pass
