"""Integrity constraints: the words above them, their numbers, their relaxation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

import clingo
from clingo import ast

from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Place, place_of
from pylogic.rules.syntax import Signature

BROKEN: Signature = (f"{OWN}broken", 3)
"""_pylogic_broken(I, (Value, ...), (Term, ...)): the I-th constraint is broken, for these values
of the terms in its words; without words for these values of its variables. Ground instances with
the same words are one."""
_MARK = "%!"
_TITLE = re.compile(r"\[([^\[\]]*)\]\s*")
"""[name, cost] or [name] at the beginning of the words."""
_BRACES = re.compile(r"\{([^{}]*)\}")
_CELL = re.compile(r"\{([^{}]*)\},\{([^{}]*)\}")

# What a search for explanations does without: it asks neither for the best answer nor for speed.
_LEFT_OUT = (
    ast.ASTType.Minimize,
    ast.ASTType.Heuristic,
    ast.ASTType.ShowSignature,
    ast.ASTType.ShowTerm,
)


@dataclass(frozen=True)
class Constraint:
    """An integrity constraint, what it is for in words, and its place."""

    statement: ast.AST
    words: str
    """The line above it; its own text where it has none. Terms of it stand in braces."""
    has_words: bool
    title: str = ""
    """What a step by it is called; terms of it stand in braces."""
    price: str = "1"
    """What it costs a person: a whole number, or a term in braces."""

    @cached_property
    def variables(self) -> list[str]:
        """The names of its global variables, which tell its ground instances apart."""
        return list(dict.fromkeys(syntax.global_variables(self.statement)))

    @property
    def braces(self) -> list[str]:
        """What stands in braces in the words, in the title and in the price."""
        told = f"{self.words} {self.title} {self.price}"
        return _BRACES.findall(told) if self.has_words else []

    @cached_property
    def terms(self) -> list[str]:
        """The terms in the braces, made of global variables; other braces hold plain words."""
        return [term for term in dict.fromkeys(self.braces) if self._is_term(term)]

    def _is_term(self, text: str) -> bool:
        names = syntax.term_variables(text)
        return names is not None and set(names) <= set(self.variables)

    @property
    def place(self) -> str:
        """File and line."""
        begin = self.statement.location.begin
        return f"{begin.filename}:{begin.line}"

    @property
    def values(self) -> list[str]:
        """The variables that tell ground instances apart which have no words."""
        return [] if self.has_words else self.variables

    def say(self, broken: clingo.Symbol) -> str:
        """The words of a ground instance; without words its text, with the variables' values."""
        if not self.has_words:
            values = broken.arguments[1].arguments
            given = ", ".join(f"{n} = {v}" for n, v in zip(self.variables, values, strict=True))
            return f"{self.words}" + (f" with {given}" if given else "")
        return self._filled(self.words, broken)

    def name(self, broken: clingo.Symbol) -> str:
        """What a step by a ground instance is called; "" if the rule does not say."""
        return self._filled(self.title, broken)

    def cost(self, broken: clingo.Symbol) -> int:
        """What a ground instance costs a person, at least 1."""
        told = self._filled(self.price, broken)
        return max(1, int(told)) if told.isdigit() else 1

    def _filled(self, text: str, broken: clingo.Symbol) -> str:
        """A text whose braces hold the values of a ground instance."""
        values = dict(zip(self.terms, broken.arguments[2].arguments, strict=True))

        def word(match: re.Match[str]) -> str:
            return _word(values[match[1]]) if match[1] in values else match[1]

        return _BRACES.sub(word, text)

    @cached_property
    def _named(self) -> list[tuple[str, str]]:
        """The pairs of braces in the words that stand for cells."""
        return _CELL.findall(self.words) if self.has_words else []

    def cells(self, broken: clingo.Symbol) -> list[Place]:
        """The cells that the words of a ground instance name, as {row},{column}."""
        if not self._named:
            return []
        values = dict(zip(self.terms, broken.arguments[2].arguments, strict=True))
        terms = ([values[term] for term in pair if term in values] for pair in self._named)
        found = (place_of(clingo.Tuple_(pair)) for pair in terms)
        return list(dict.fromkeys(cell for cell in found if cell is not None))


def _word(term: clingo.Symbol) -> str:
    return term.string if term.type == clingo.SymbolType.String else str(term)


def read(encoding: Encoding) -> list[Constraint]:
    """The integrity constraints of the base part, each with its words."""
    found = []
    above = ""
    for statement in encoding.parts[BASE]:
        if statement.ast_type == ast.ASTType.Comment:
            above = statement.value
            continue
        if is_constraint(statement):
            has_words = above.startswith(_MARK)
            if has_words:
                found.append(Constraint(statement, *_told(above.removeprefix(_MARK).strip())))
            else:
                found.append(Constraint(statement, str(statement), False))
        above = ""
    return found


def _told(line: str) -> tuple[str, bool, str, str]:
    """The words, that there are words, the title and the price of what stands above a rule."""
    match = _TITLE.match(line)
    if match is None:
        return line, True, "", "1"
    title, comma, price = match[1].rpartition(",")
    if not comma:
        title, price = match[1], "1"
    return line[match.end() :], True, title.strip(), price.strip()


def constraint_of(known: Sequence[Constraint], broken: clingo.Symbol) -> Constraint:
    """The constraint that an atom names as broken."""
    return known[broken.arguments[0].number]


def words_of(known: Sequence[Constraint], broken: clingo.Symbol) -> tuple[str, str]:
    """What an atom that names a broken constraint says, and the place of the constraint."""
    constraint = constraint_of(known, broken)
    return constraint.say(broken), constraint.place


def relax(statements: Iterable[ast.AST], known: Sequence[Constraint]) -> Iterator[ast.AST]:
    """The statements of the base part, whose constraints say that they are broken instead."""
    numbers = count()
    for statement in statements:
        if is_constraint(statement):
            number = next(numbers)
            constraint = known[number]
            values = (syntax.as_tuple(t) for t in (constraint.values, constraint.terms))
            yield statement.update(head=syntax.head(BROKEN[0], str(number), *values))
        else:
            yield statement


def is_constraint(statement: ast.AST) -> bool:
    """Whether a statement is a rule without a head."""
    if statement.ast_type != ast.ASTType.Rule:
        return False
    head = statement.head
    return bool(head.ast_type == ast.ASTType.Literal and str(head) == "#false")


def unbounded(statement: ast.AST) -> ast.AST:
    """A rule whose choice may be of any size; other statements as they are."""
    if statement.ast_type != ast.ASTType.Rule or statement.head.ast_type != ast.ASTType.Aggregate:
        return statement
    return statement.update(head=statement.head.update(left_guard=None, right_guard=None))


def answer_rules(encoding: Encoding) -> Iterator[ast.AST]:
    """The statements of the base part that say what an answer is, not which is best or first."""
    return (s for s in encoding.alone(BASE[0]) if s.ast_type not in _LEFT_OUT)
