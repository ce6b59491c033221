"""Texts with terms in braces, as words above rules are: what they take, and what they say."""

from __future__ import annotations

import re
from collections.abc import Mapping

import clingo
from clingo import ast

from pylogic.errors import ProgramError
from pylogic.rules import lexical, syntax

BRACES = re.compile(r"\{([^{}]*)\}")
Values = Mapping[str, clingo.Symbol]
"""What the variables and the constants of a rule stand for."""
_STRING = r'"(?:[^"\\]|\\.)*"'
_NAME = re.compile(rf"{_STRING}|(?<![\w'#])(_*[a-zA-Z][\w']*)(?![\w']|\s*\()")
"""A string, or the name of a variable or of a constant, which is group 1."""
_SUM = re.compile(rf"{_STRING}|\((-?[0-9]+[-+*/\\]-?[0-9]+)\)")
"""A string, or an operation on two numbers, which is group 1."""
_PLAIN = (
    ast.ASTType.Variable,
    ast.ASTType.SymbolicTerm,
    ast.ASTType.UnaryOperation,
    ast.ASTType.BinaryOperation,
    ast.ASTType.Function,
)


def names(term: str) -> list[str] | None:
    """The variables and the constants of a term that has one value at most; None of other texts.

    It has neither ranges nor pools nor calls of functions outside.
    """
    parsed: list[ast.AST] = []
    try:
        lexical.check_alone(f"x({term}).", "")
        ast.parse_string(f"x({term}).", parsed.append, logger=lambda _code, _message: None)
    except (ProgramError, RuntimeError):
        return None
    made = parsed[1].head.atom.symbol if len(parsed) == 2 and _is_fact(parsed[1]) else None
    if made is None or made.ast_type != ast.ASTType.Function or len(made.arguments) != 1:
        return None
    nodes = list(syntax.nodes(made.arguments[0]))
    is_plain = all(node.ast_type in _PLAIN and not getattr(node, "external", 0) for node in nodes)
    found = [match[1] for match in _NAME.finditer(term) if match[1]]
    return list(dict.fromkeys(found)) if is_plain and "_" not in map(str, nodes) else None


def _is_fact(statement: ast.AST) -> bool:
    return statement.ast_type == ast.ASTType.Rule and not statement.body


def is_variable(name: str) -> bool:
    """Whether a name is that of a variable, not of a constant."""
    return name.lstrip("_")[0].isupper()


def value(term: str, values: Values) -> clingo.Symbol | None:
    """What a term is for some values; None where it is undefined."""
    if term in values:
        return values[term]
    try:
        return clingo.parse_term(_put_in(term, values, "({})"), logger=lambda *_: None)
    except RuntimeError:
        return None


def fill(text: str, terms: Mapping[str, object], values: Values) -> str:
    """A text whose braces hold values; undefined terms with the values of their names.

    What stands in braces and is none of the `terms` is text.
    """

    def say(match: re.Match[str]) -> str:
        if match[1] not in terms:
            return match[1]
        found = value(match[1], values)
        return _put_in(match[1], values) if found is None else _say(found)

    return BRACES.sub(say, text)


def with_values(code: str, values: Values) -> str:
    """The code of a rule for some values of its variables, as far as it can be worked out."""
    text = _put_in(code, values)
    while (shorter := _SUM.sub(_worked_out, text)) != text:
        text = shorter
    return text


def _worked_out(match: re.Match[str]) -> str:
    found = value(match[1], {}) if match[1] else None
    return match[0] if found is None else str(found)


def _put_in(text: str, values: Values, negative: str = "{}") -> str:
    """A text with values for names; those below 0 in a form of their own."""

    def put(match: re.Match[str]) -> str:
        if match[1] not in values:
            return match[0]
        said = str(values[match[1]])
        return negative.format(said) if said.startswith("-") else said

    return _NAME.sub(put, text)


def _say(term: clingo.Symbol) -> str:
    return term.string if term.type == clingo.SymbolType.String else str(term)
