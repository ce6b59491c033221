"""Integrity constraints: the words above them, their numbers, their relaxation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

import clingo
from clingo import ast

from pylogic.rules import syntax, templates
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import OWN
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Place, place_of
from pylogic.rules.syntax import Signature

BROKEN: Signature = (f"{OWN}broken", 3)
"""_pylogic_broken(I, (Value, ...), (Value, ...)): the I-th constraint is broken, for these values
of what its words name in braces; without words for the former of its variables, too. Ground
instances with the same values are one. Terms are worked out when they are said: an undefined one
takes away no ground instance."""
MARK = "%!"
"""How a comment begins that says what a constraint is for."""
_TITLE = re.compile(r"\[((?=[^\W0-9_]|\{)[^\[\]]*)\]\s*")
"""[name, cost] or [name] at the beginning of the words; a name begins with a letter or a brace."""
_COMMA = re.compile(r",(?![^{]*\})")
"""A comma that stands in no braces."""
_NUMBER = re.compile(r"0*[1-9][0-9]{0,8}")
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
        told = [self.words] * self.has_words + [self.title, self.price]
        return templates.BRACES.findall(" ".join(told))

    @cached_property
    def terms(self) -> dict[str, list[str]]:
        """The terms in the braces, each with what it names; other braces hold plain words."""
        named = {term: templates.names(term) for term in self.braces}
        return {
            term: names
            for term, names in named.items()
            if names is not None
            and all(name in self.variables for name in names if templates.is_variable(name))
        }

    @cached_property
    def named(self) -> list[str]:
        """The variables and the constants that the terms name."""
        return list(dict.fromkeys(name for names in self.terms.values() for name in names))

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
            values = dict(zip(self.variables, broken.arguments[1].arguments, strict=True))
            return f"the rule `{templates.with_values(self.words, values)}` is broken"
        return templates.fill(self.words, self.terms, self._values(broken))

    def name(self, broken: clingo.Symbol) -> str:
        """What a step by a ground instance is called; "" if the rule does not say."""
        return templates.fill(self.title, self.terms, self._values(broken))

    def cost(self, broken: clingo.Symbol) -> int:
        """What a ground instance costs a person, at least 1."""
        if not self.terms:
            return self._fixed_cost
        return cost(templates.fill(self.price, self.terms, self._values(broken))) or 1

    @cached_property
    def _fixed_cost(self) -> int:
        return cost(self.price) or 1

    def _values(self, broken: clingo.Symbol) -> dict[str, clingo.Symbol]:
        """What the terms name in a ground instance."""
        return dict(zip(self.named, broken.arguments[2].arguments, strict=True))

    def value(self, term: str, broken: clingo.Symbol) -> clingo.Symbol | None:
        """What one of the terms is in a ground instance; None where it is undefined."""
        return templates.value(term, self._values(broken))

    def cells(self, broken: clingo.Symbol) -> list[Place]:
        """The cells that the words of a ground instance name, as {row},{column}."""
        if not self._pairs:
            return []
        values = self._values(broken)
        found: dict[Place, None] = {}
        for pair in self._pairs:
            place = [templates.value(term, values) for term in pair]
            cell = place_of(clingo.Tuple_([symbol for symbol in place if symbol is not None]))
            if cell is not None:
                found[cell] = None
        return list(found)

    @cached_property
    def _pairs(self) -> list[tuple[str, ...]]:
        """Terms that the words name as {row},{column}."""
        pairs = _CELL.findall(self.words) if self.has_words else []
        return [pair for pair in pairs if all(term in self.terms for term in pair)]


def cost(price: str) -> int | None:
    """The whole number, at least 1, that a price is; None of other prices."""
    return int(price) if _NUMBER.fullmatch(price) else None


def read(encoding: Encoding) -> list[Constraint]:
    """The integrity constraints of the base part, each with its words."""
    found = []
    above = ""
    for statement in encoding.parts[BASE]:
        if statement.ast_type == ast.ASTType.Comment:
            above = statement.value
            continue
        if is_constraint(statement):
            line = above.removeprefix(MARK).strip() if above.startswith(MARK) else ""
            words, title, price = _told(line)
            found.append(
                Constraint(statement, words or _code(statement), bool(words), title, price)
            )
        above = ""
    return found


def _told(line: str) -> tuple[str, str, str]:
    """The words, the title and the price of what stands above a rule."""
    match = _TITLE.match(line)
    if match is None:
        return line, "", "1"
    words, title = line[match.end() :], match[1]
    commas = [comma.start() for comma in _COMMA.finditer(title)]
    if not commas:
        return words, title.strip(), "1"
    return words, title[: commas[-1]].strip(), title[commas[-1] + 1 :].strip()


def _code(statement: ast.AST) -> str:
    """A constraint as people write it: conditions alone end by a semicolon."""
    ends = [";" if x.ast_type == ast.ASTType.ConditionalLiteral else "," for x in statement.body]
    body = zip(map(str, statement.body), [*ends[:-1], ""], strict=True) if ends else ()
    return " ".join([":-", *(f"{literal}{end}" for literal, end in body)])


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
            values = (syntax.as_tuple(t) for t in (constraint.values, constraint.named))
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
