"""What a syntax tree may do: state facts, give rules, or include files and run scripts as well."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

import clingo
from clingo import ast

from pylogic.errors import Problem
from pylogic.rules import syntax


class Level(IntEnum):
    """How far statements may go; each level allows what those before it do."""

    FACTS = 0
    """Ground facts and #const: what comes by a link, a pipe or a corpus."""
    RULES = 1
    """Rules, but no other file and no script: what a program gives as a text."""
    EVERYTHING = 2
    """Also other files: a file of one's own."""


_BEYOND = {
    Level.FACTS: "only ground facts and #const may come as a text or by a link",
    Level.RULES: "neither other files nor scripts may come with a text",
}


def beyond(statements: Iterable[ast.AST], allowed: Level, name: str = "<string>") -> Problem | None:
    """What is wrong with the first statement that goes further than it may; None if none does.

    Args:
        name: what the statements' own places call the text; others have been included.
    """
    if allowed == Level.EVERYTHING:
        return None
    for statement in statements:
        if _level(statement, name, allowed) > allowed:
            return problem_of(statement, _BEYOND[allowed])
    return None


def external(statements: Iterable[ast.AST]) -> Problem | None:
    """What is wrong with the first call of a function of Python, `@f()`; None if there is none."""
    for statement in statements:
        if "@" in str(statement):  # else the walk is spared, which takes ten times as long
            for node in syntax.nodes(statement):
                if node.ast_type == ast.ASTType.Function and node.external:
                    return problem_of(node, "functions of Python are not called")
    return None


def problem_of(node: ast.AST, words: str) -> Problem:
    """What is wrong with a statement or a part of one, which is quoted, and its place."""
    begin = node.location.begin
    text = f"{shortened(str(node))}: {words}"
    return Problem(text, begin.filename, begin.line, begin.column)


def _level(statement: ast.AST, name: str, allowed: Level) -> Level:
    """The lowest level that allows a statement; those below what is allowed are all the same."""
    kind = statement.ast_type
    if kind == ast.ASTType.Script or statement.location.begin.filename != name:
        return Level.EVERYTHING
    if allowed == Level.RULES:
        return Level.RULES
    match kind:
        case ast.ASTType.Comment:
            is_fact = True
        case ast.ASTType.Program:
            is_fact = statement.name == "base" and not statement.parameters
        case ast.ASTType.Definition:
            is_fact = _is_ground(str(statement.value))
        case _:
            is_fact = syntax.fact(statement) is not None
    return Level.FACTS if is_fact else Level.RULES


def _is_ground(term: str) -> bool:
    try:
        clingo.parse_term(term, logger=lambda _code, _message: None)
    except RuntimeError:
        return False
    return True


def shortened(text: str, length: int = 60) -> str:
    """A text in at most so many characters."""
    return text if len(text) <= length else f"{text[: length - 3]}..."
