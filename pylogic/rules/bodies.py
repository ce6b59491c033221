"""Bodies: the literals of a rule, an aggregate or a condition that hold together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from clingo import ast

from pylogic.rules import arithmetic, syntax
from pylogic.rules.arithmetic import is_arithmetic

_CONDITIONED = (
    ast.ASTType.ConditionalLiteral,
    ast.ASTType.BodyAggregateElement,
    ast.ASTType.HeadAggregateElement,
)


@dataclass(frozen=True)
class Body:
    """Literals that hold together, and the terms that are computed for them."""

    statement: ast.AST
    literals: tuple[ast.AST, ...]
    computed: tuple[ast.AST, ...]
    """The largest terms with arithmetic."""
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


def variables(literal: ast.AST) -> Iterator[str]:
    """The names of the variables of an atom or a comparison, but for `_`."""
    terms = [getattr(literal.atom, "symbol", None) or getattr(literal.atom, "term", None)]
    terms += [guard.term for guard in getattr(literal.atom, "guards", ())]
    for term in terms:
        if term is not None:
            yield from arithmetic.variables(term)


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
        if is_arithmetic(term) and not _is_signed_number(term):
            found.setdefault(str(term), term)
        elif term.ast_type not in _CONDITIONED:
            waiting += syntax.children(term)
    return list(found.values())


def _is_signed_number(term: ast.AST) -> bool:
    return (
        term.ast_type == ast.ASTType.UnaryOperation
        and term.argument.ast_type == ast.ASTType.SymbolicTerm
    )
