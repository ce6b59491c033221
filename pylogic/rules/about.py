"""About: the facts that a file of rules states about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import clingo
from clingo import ast

from pylogic.errors import ProgramError
from pylogic.rules import syntax
from pylogic.rules.permissions import problem_of
from pylogic.rules.syntax import Signature

_NUMBERS: Mapping[Signature, Sequence[int]] = {
    ("clues", 2): (1,),
    ("offset", 2): (1,),
    ("empty", 2): (1,),
    ("variant", 2): (1,),
    ("flag", 5): (3, 4),
}
"""Which arguments of what is stated are whole numbers."""


def facts(statements: Iterable[ast.AST]) -> tuple[clingo.Symbol, ...]:
    """The facts of a part, each once; nothing is grounded.

    Raises:
        ProgramError: it holds something else.
    """
    found: dict[clingo.Symbol, None] = {}
    for statement in statements:
        symbol = syntax.fact(statement)
        if symbol is not None:
            _check_numbers(statement, symbol)
            found[symbol] = None
        elif statement.ast_type != ast.ASTType.Program:
            words = "the about part states ground facts only"
            raise ProgramError(problem_of(statement, words))
    return tuple(found)


def _check_numbers(statement: ast.AST, fact: clingo.Symbol) -> None:
    arguments = fact.arguments
    for index in _NUMBERS.get((fact.name, len(arguments)), ()):
        if arguments[index].type != clingo.SymbolType.Number:
            words = f"expected a whole number instead of {arguments[index]}"
            raise ProgramError(problem_of(statement, words))


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
