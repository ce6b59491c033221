"""An encoding whose predicates have other names: what another file calls the same."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import replace

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN
from pylogic.rules.symbols import Symbols
from pylogic.rules.syntax import Signature

Names = Mapping[Signature, str]
"""What predicates are called instead."""
_HIDDEN = f"{OWN}own_"
_NAMED = (ast.ASTType.ShowSignature, ast.ASTType.Defined, ast.ASTType.ProjectSignature)
_POINTING = {("clues", 2): 0, ("board", 2): 1}
"""The facts of `about` that name a predicate, and the argument that does."""


def names_for(one: Encoding, other: Encoding, pairs: Mapping[str, str]) -> dict[Signature, str]:
    """What the predicates of another encoding are called in this one.

    Args:
        pairs: names of predicates here, each with what the other calls it.

    Raises:
        OptionError: a predicate is in none of the files, or with other arguments; or two are one.
    """
    names: dict[Signature, str] = {}
    for mine, others in pairs.items():
        arities = [_arities(mine, one), _arities(others, other)]
        common = set.intersection(*arities)
        if not common:
            shown = [f"{n}/{min(a)}" for n, a in zip((mine, others), arities, strict=True)]
            words = f"{shown[0]} and {shown[1]} do not have as many arguments"
            raise OptionError(f"the map {mine}={others}: {words}")
        for arity in common:
            if (others, arity) in names:
                words = f"{others}/{arity} cannot be both {names[others, arity]} and {mine}"
                raise OptionError(f"the map {mine}={others}: {words}")
            names[others, arity] = mine
    return names | _displaced(names, other)


def _arities(name: str, encoding: Encoding) -> set[int]:
    found = {arity for known, arity in encoding.signatures if known == name}
    if not found:
        known = sorted({name for name, _ in encoding.signatures})
        near = difflib.get_close_matches(name, known, n=1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known)}"
        raise OptionError(f"{encoding.path} has no predicate {name}{hint}")
    return found


def _displaced(names: Names, encoding: Encoding) -> dict[Signature, str]:
    """Names out of the way, for predicates that are called like others from now on."""
    taken = {(new, arity) for (_, arity), new in names.items()}
    displaced = (taken & encoding.signatures) - names.keys()
    for name, arity in displaced & {*map(syntax.unsigned, encoding.shown), *encoding.inputs}:
        words = f"{encoding.path} has a {name}/{arity} of its own: the map must say what it is"
        raise OptionError(words)
    return {(name, arity): _HIDDEN + name for name, arity in displaced}


def renamed(encoding: Encoding, names: Names) -> Encoding:
    """The encoding with other names of predicates, in all of its parts."""
    rename = Renaming(names)
    parts = {
        part: tuple(_about(s, names) if part == ("about", 0) else rename(s) for s in statements)
        for part, statements in encoding.parts.items()
    }
    return replace(encoding, parts=parts, renamed_by=tuple(sorted(names.items())))


def restored(symbols: Iterable[clingo.Symbol], names: Names) -> Symbols:
    """Atoms as they were called before."""
    former = {(new, arity): old for (old, arity), new in names.items()}
    return tuple(_restored(symbol, former) for symbol in symbols)


def _restored(symbol: clingo.Symbol, names: Names) -> clingo.Symbol:
    if symbol.type != clingo.SymbolType.Function or not symbol.name:
        return symbol
    name = names.get((symbol.name, len(symbol.arguments)), symbol.name)
    return clingo.Function(name, symbol.arguments, symbol.positive)


def _about(statement: ast.AST, names: Names) -> ast.AST:
    """A fact of `about`, whose terms may be names of predicates."""
    if statement.ast_type != ast.ASTType.Rule:
        return statement
    atom = statement.head.atom.symbol
    place = _POINTING.get((atom.name, len(atom.arguments)))
    if place is None:
        return statement
    plain = {old: new for (old, _), new in names.items()}
    arguments = list(atom.arguments)
    term = arguments[place]
    new = plain.get(str(getattr(term, "symbol", "")).strip('"'))
    if new is None:
        return statement
    arguments[place] = ast.SymbolicTerm(term.location, clingo.Function(new))
    literal = statement.head
    symbol = literal.atom.update(symbol=atom.update(arguments=arguments))
    return statement.update(head=literal.update(atom=symbol))


class Renaming(ast.Transformer):
    """Gives predicates other names."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def __call__(self, statement: ast.AST) -> ast.AST:
        """The statement with these names."""
        if statement.ast_type in _NAMED:
            name = self._names.get((statement.name, statement.arity), statement.name)
            return statement.update(name=name)
        found: ast.AST = self.visit(statement)
        return found

    def visit_SymbolicAtom(self, node: ast.AST) -> ast.AST:
        """An atom of a rule."""
        return node.update(symbol=self._term(node.symbol))

    def _term(self, term: ast.AST) -> ast.AST:
        """The atom of a predicate, perhaps negated or a pool."""
        if term.ast_type == ast.ASTType.UnaryOperation:
            return term.update(argument=self._term(term.argument))
        if term.ast_type == ast.ASTType.Pool:
            return term.update(arguments=[self._term(one) for one in term.arguments])
        if term.ast_type != ast.ASTType.Function:
            return term
        name = self._names.get((term.name, len(term.arguments)), term.name)
        return term.update(name=name)
