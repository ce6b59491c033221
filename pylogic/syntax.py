"""Reading clingo's syntax trees: predicates, constants, facts, the comments that open a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import clingo
from clingo import ast

Signature = tuple[str, int]
"""Name and arity of a predicate, or name and number of parameters of a part."""


def signature(atom: str) -> Signature:
    """Name and arity of an atom that clingo wrote in a message."""
    parsed: list[ast.AST] = []
    ast.parse_string(re.sub(r"#\w+", "X", atom) + ".", parsed.append)  # it writes #Arith0 for K+1
    return next(_atoms(parsed[-1]))


def signatures(statements: Iterable[ast.AST]) -> Iterator[Signature]:
    """Name and arity of the predicates that statements mention."""
    for statement in statements:
        yield from declares(statement)
        yield from _atoms(statement)


def declares(statement: ast.AST) -> set[Signature]:
    """The predicates that a statement derives, or declares as inputs by #defined."""
    if statement.ast_type == ast.ASTType.Defined:
        return {(statement.name, statement.arity)}
    return heads(statement)


def heads(statement: ast.AST) -> set[Signature]:
    """The predicates that a statement derives."""
    match statement.ast_type:
        case ast.ASTType.Rule:
            return set(_atoms(statement.head))
        case ast.ASTType.External:
            return set(_atoms(statement.atom))
    return set()


def _atoms(node: ast.AST) -> Iterator[Signature]:
    """Name and arity of every atom below a node, classical negation left out."""
    if node.ast_type == ast.ASTType.SymbolicAtom:
        symbol = node.symbol
        while symbol.ast_type == ast.ASTType.UnaryOperation:
            symbol = symbol.argument
        is_pool = symbol.ast_type == ast.ASTType.Pool
        for term in symbol.arguments if is_pool else [symbol]:
            if term.ast_type == ast.ASTType.Function:
                yield term.name, len(term.arguments)
        return
    for key in node.child_keys:
        child = getattr(node, key)
        for below in (child,) if isinstance(child, ast.AST) else child or ():
            yield from _atoms(below)


def constants(statements: Iterable[ast.AST]) -> Mapping[str, str]:
    """The constants that statements define, with their values."""
    return {s.name: str(s.value) for s in statements if s.ast_type == ast.ASTType.Definition}


def fact(statement: ast.AST) -> clingo.Symbol | None:
    """The symbol of a statement that is a ground fact."""
    if statement.ast_type != ast.ASTType.Rule or statement.body:
        return None
    try:
        symbol = clingo.parse_term(str(statement.head), logger=lambda _code, _message: None)
    except RuntimeError:  # a range, a pool, a choice: nothing that is one term
        return None
    return symbol if symbol.type == clingo.SymbolType.Function else None


def opening_comments(text: str) -> str:
    """The comments that open a file, without their marks."""
    lines: list[str] = []
    in_block = False
    for line in text.splitlines():
        if in_block or line.startswith("%*"):
            in_block = not line.rstrip().endswith("*%")
            words = line.removeprefix("%*!").removeprefix("%*").removesuffix("*%")
            indent = "" if line.startswith("%*") else "  "
            lines += [indent + words.lstrip("!")] if words.strip() else []
        elif line.startswith("%"):
            lines.append(line.removeprefix("%").removeprefix(" ").rstrip())
        else:
            break
    return "\n".join(lines).strip()
