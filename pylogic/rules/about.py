"""About: the facts that a file of rules states about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import syntax
from pylogic.rules.syntax import Signature


def facts(statements: Iterable[ast.AST]) -> tuple[clingo.Symbol, ...]:
    """The facts of a part, each once; nothing is grounded.

    Raises:
        ProgramError: it holds something else.
    """
    found: dict[clingo.Symbol, None] = {}
    for statement in statements:
        symbol = syntax.fact(statement)
        if symbol is not None:
            found[symbol] = None
        elif statement.ast_type != ast.ASTType.Program:
            words = f"{statement}: the about part states ground facts only"
            begin = statement.location.begin
            raise ProgramError(Problem(words, begin.filename, begin.line, begin.column))
    return tuple(found)


def by_signature(
    facts: Iterable[clingo.Symbol],
) -> Mapping[Signature, Sequence[Sequence[clingo.Symbol]]]:
    """The arguments of facts that are not denied, sorted, by name and arity."""
    found: dict[Signature, list[Sequence[clingo.Symbol]]] = {}
    for fact in sorted(facts):
        if fact.positive:
            arguments = fact.arguments
            found.setdefault((fact.name, len(arguments)), []).append(arguments)
    return found
