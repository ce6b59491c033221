"""Instance: a file or a text of facts, each with its line; and the statements allowed in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical, syntax
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parsing import parse_file, parse_string
from pylogic.rules.symbols import Place, Symbols, parse_term, place_of, write_facts
from pylogic.rules.syntax import Signature


class Fact(NamedTuple):
    """A fact of an instance, and its statement."""

    symbol: clingo.Symbol
    statement: ast.AST

    @property
    def line(self) -> int:
        """The line at which it begins."""
        line: int = self.statement.location.begin.line
        return line

    @property
    def arguments(self) -> list[clingo.Symbol]:
        """The symbol's arguments; none if it is a constant."""
        return self.symbol.arguments

    @property
    def signature(self) -> Signature:
        """The symbol's name and arity; a fact with a minus has the name without it."""
        return self.symbol.name, len(self.arguments)


@dataclass(frozen=True, repr=False)
class Instance:
    """The parsed statements of a file or a text: facts, perhaps rules. Messages call it `name`."""

    name: str
    statements: tuple[ast.AST, ...]
    messages: tuple[str, ...]
    path: Path | None = None
    """The file; None of a text, and of reordered statements."""
    is_imported: bool = False
    """True if it was made from another format, so that users have no lines to look at."""
    text: str = field(default="", compare=False)
    """The text, with those of included files behind it."""

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """The ground facts, in the order of the text; ranges and rules are not among them."""
        pairs = zip(syntax.parse_facts(self.statements), self.statements, strict=True)
        return tuple(Fact(symbol, statement) for symbol, statement in pairs if symbol is not None)

    @property
    def symbols(self) -> Symbols:
        """The symbols of the facts, in the order of the text."""
        return tuple(fact.symbol for fact in self.facts)

    @cached_property
    def size(self) -> Place | None:
        """Rows and columns by the first fact size(Rows, Cols); None without such numbers."""
        sizes = (symbol for symbol in self.symbols if symbol.match("size", 2))
        first = next(sizes, None)
        return None if first is None else place_of(first)

    @cached_property
    def mentioned_names(self) -> frozenset[str]:
        """All names in the text: predicates, constants, other words, also of comments."""
        return syntax.find_names(self.text)

    @cached_property
    def directives(self) -> tuple[ast.AST, ...]:
        """The statements that begin with `#`; none of a text that does without that sign."""
        kinds = (ast.ASTType.Rule, ast.ASTType.Comment)
        every = self.statements if "#" in self.text else ()
        return tuple(s for s in every if s.ast_type not in kinds)

    @cached_property
    def rule_predicates(self) -> frozenset[Signature]:
        """The predicates that statements other than ground facts derive or use; not #show p/n."""
        pairs = zip(syntax.parse_facts(self.statements), self.statements, strict=True)
        others = (statement for symbol, statement in pairs if symbol is None)
        return frozenset(syntax.signatures(others))

    @cached_property
    def constants(self) -> Mapping[str, str]:
        """The `#const` switches that the instance sets, with their values as texts."""
        return syntax.constants(self.directives)

    @property
    def label(self) -> str | None:
        """The name; None for NO_INSTANCE, so that messages and JSON name none."""
        return None if self == NO_INSTANCE else self.name

    def to_dict(self) -> dict[str, Any]:
        """Return "instance" (the label) and "facts" (a text for each), for JSON."""
        return {"instance": self.label, "facts": list(map(str, self.symbols))}

    def __repr__(self) -> str:
        return f"<Instance {self.name}: {len(self.facts)} facts>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields alone, without what is computed of them."""
        return Instance, tuple(getattr(self, own.name) for own in fields(self))

    def problem(self, text: str, facts: Sequence[Fact] = ()) -> Problem:
        """Return an error of the instance with words, at the place of the first of `facts`, if any.
        An imported instance has no place."""
        for fact in () if self.is_imported else facts:
            return syntax.problem_at(text, fact.statement)._replace(file=self.name)
        return Problem(text, self.name)


NO_INSTANCE = Instance("<none>", (), ())
"""The instance of an encoding that is solved without one."""


def read_instance(path: Path, limits: Limits = NO_LIMITS) -> Instance:
    """Parse a file of facts, perhaps of rules too, with its includes.
    Raise as `parse_file`, and ProgramError if it is empty."""
    sources, parts, messages = parse_file(path, limits)
    statements = tuple(chain.from_iterable(parts.values()))
    text = "\n".join(source.text for source in sources.values())
    return _check_instance(Instance(str(path), statements, messages, path, text=text))


def instance_from_text(
    text: str, name: str = "<text>", facts_only: bool = False, limits: Limits = NO_LIMITS
) -> Instance:
    """Parse a text of facts and, unless `facts_only`, of rules; messages call it `name`.
    Raise ProgramError if the text is empty, includes a file, has more than is allowed, or clingo or
    `lexical.check_text` rejects it, StoppedError at a limit."""
    text = lexical.clean_text(text, name)
    lexical.check_text(text, name, is_foreign=True)
    instance = _check_instance(Instance(name, *parse_string(text, name, limits), text=text))
    for statement in instance.statements if facts_only else ():
        if not is_factual(statement):
            words = "only ground facts and #const may come as a text or by a link"
            raise ProgramError(syntax.quote_node(statement, words)._replace(file=name))
    return instance


def instance_from_facts(symbols: Iterable[clingo.Symbol], name: str, rules: str = "") -> Instance:
    """Make an instance of facts and the text of rules, marked as imported; messages call it `name`.
    It may be empty. ProgramError if clingo rejects the rules."""
    text = f"{write_facts(symbols)} {rules}".strip()
    instance = instance_from_text(text, name) if text else Instance(name, (), ())
    return replace(instance, is_imported=True)


def _check_instance(instance: Instance) -> Instance:
    """Return an instance; raise ProgramError if it is empty."""
    blanks = (ast.ASTType.Program, ast.ASTType.Comment)
    if all(statement.ast_type in blanks for statement in instance.statements):
        raise ProgramError(Problem("the instance is empty: facts were expected", instance.name))
    return instance


def is_factual(statement: ast.AST) -> bool:
    """Return whether a statement is a ground fact, a #const, a comment or the `#program base`."""
    kind = statement.ast_type
    if kind == ast.ASTType.Program:
        return statement.name == "base" and not statement.parameters
    if kind == ast.ASTType.Definition:
        return parse_term(str(statement.value)) is not None
    return kind == ast.ASTType.Comment or syntax.parse_fact(statement) is not None
