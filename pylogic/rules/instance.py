"""Instance: a file or a text of facts, each with its line; and the statements allowed in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical, syntax
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import parse_file, parse_string
from pylogic.rules.symbols import Place, Symbols, parse_term, place_of, write_facts
from pylogic.rules.syntax import Signature


class Allowed(IntEnum):
    """Which statements an instance may have; each value allows all of those of the one before."""

    FACTS = 0
    """Ground facts and #const: for a link, a pipe or a corpus."""
    RULES = 1
    """Rules, but no other file and no script: for a text that a program gives."""
    EVERYTHING = 2
    """Also other files: for a file of the user's."""


_REFUSALS = {
    Allowed.FACTS: "only ground facts and #const may come as a text or by a link",
    Allowed.RULES: "neither other files nor scripts may come with a text",
}


class Fact(NamedTuple):
    """A fact of an instance, with the line and column at which it begins."""

    symbol: clingo.Symbol
    line: int
    column: int

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

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """The ground facts, in the order of the text; ranges and rules are not among them."""
        return _read_facts(self.statements, NO_LIMITS)

    @property
    def symbols(self) -> Symbols:
        """The symbols of the facts, in the order of the text."""
        return tuple(fact.symbol for fact in self.facts)

    @cached_property
    def size(self) -> Place | None:
        """Rows and columns by the first fact size(Rows, Cols); None without such numbers."""
        for symbol in self.symbols:
            if symbol.match("size", 2):
                return place_of(symbol)
        return None

    @cached_property
    def mentioned_names(self) -> frozenset[str]:
        """All names in the text: predicates, constants, other words, perhaps also of comments."""
        return syntax.find_names(" ".join(map(str, self.statements)))

    @cached_property
    def directives(self) -> tuple[ast.AST, ...]:
        """The statements that are no rules and no facts: #program, #const, comments and others."""
        return tuple(s for s in self.statements if s.ast_type != ast.ASTType.Rule)

    @cached_property
    def rule_predicates(self) -> frozenset[Signature]:
        """The predicates that statements other than ground facts derive or use; not #show p/n."""
        others = (s for s in self.statements if syntax.parse_fact(s) is None)
        return frozenset(syntax.signatures(others))

    @cached_property
    def constants(self) -> Mapping[str, str]:
        """The `#const` switches that the instance sets, with their values as texts."""
        return syntax.constants(self.directives)

    @property
    def label(self) -> str | None:
        """The name; None for NO_INSTANCE, so that messages and JSON name none."""
        return None if self == NO_INSTANCE else self.name

    @property
    def text(self) -> str:
        """The statements without #program as a text, each on its line, comments too.
        Those of other files stand where they are included."""
        kept = (s for s in self.statements if s.ast_type != ast.ASTType.Program)
        return _write_lines(tuple(kept)).lstrip(" ")

    def to_dict(self) -> dict[str, Any]:
        """Return "instance" (the label) and "facts" (a text for each), for JSON."""
        return {"instance": self.label, "facts": list(map(str, self.symbols))}

    def __repr__(self) -> str:
        return f"<Instance {self.name}: {len(self.facts)} facts>"

    def _repr_html_(self) -> str:
        """Return HTML for a notebook: the name and the facts."""
        from html import escape  # only notebooks need it

        facts = " ".join(f"{symbol}." for symbol in self.symbols)
        return f"<p><b>{escape(self.name)}</b></p><code>{escape(facts)}</code>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields alone, without what is computed of them."""
        return Instance, (self.name, self.statements, self.messages, self.path, self.is_imported)

    def problem(self, text: str, facts: Sequence[Fact] = ()) -> Problem:
        """Return an error of the instance with words, at the place of the first of `facts`, if any.
        An imported instance has no place."""
        for fact in () if self.is_imported else facts:
            return Problem(text, self.name, fact.line, fact.column)
        return Problem(text, self.name)


def _write_lines(statements: Sequence[ast.AST]) -> str:
    """Write statements as text, each on the line of its place as far as their order allows."""
    text, line, is_comment = "", 1, False
    for statement in statements:
        # Text after a comment must not become a part of it.
        gap = max(statement.location.begin.line - line, is_comment)
        text += ("\n" * gap or " ") + str(statement)
        line += gap + str(statement).count("\n")
        is_comment = statement.ast_type == ast.ASTType.Comment
    return text


NO_INSTANCE = Instance("<none>", (), ())
"""The instance of an encoding that is solved without one."""


def read_instance(path: Path, limits: Limits = NO_LIMITS) -> Instance:
    """Parse a file of facts, perhaps of rules too, with its includes.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: the file is no readable text, it is empty, or clingo rejects it.
        StoppedError: a limit came first.
    """
    parsed = parse_file(path, limits)
    text = " ".join(source.text for source in parsed.sources.values())
    return _build_instance(str(path), parsed.statements, parsed.messages, text, limits, path)


def instance_from_text(
    text: str,
    name: str = "<text>",
    allowed: Allowed = Allowed.RULES,
    limits: Limits = NO_LIMITS,
) -> Instance:
    """Parse a text of facts and, unless `allowed` is FACTS, rules; messages call it `name`.

    Raises:
        ProgramError: the text is empty, includes a file, has more than is allowed, or clingo or
            `lexical.check_text` rejects it.
        StoppedError: a limit came first.
    """
    text = lexical.clean_text(text, name)
    lexical.check_foreign(text, name)
    instance = _build_instance(name, *parse_string(text, name, limits), text, limits)
    problem = find_forbidden(instance.statements, allowed)
    if problem is not None:
        raise ProgramError(problem._replace(file=name))
    return instance


def instance_from_facts(symbols: Iterable[clingo.Symbol], name: str, rules: str = "") -> Instance:
    """Make an instance of facts and the text of rules, marked as imported; messages call it `name`.
    It may be empty.

    Raises:
        ProgramError: clingo rejects them.
    """
    text = f"{write_facts(symbols)} {rules}".strip()
    instance = instance_from_text(text, name) if text else Instance(name, (), ())
    return replace(instance, is_imported=True)


def _build_instance(
    name: str,
    statements: tuple[ast.AST, ...],
    messages: tuple[str, ...],
    text: str,
    limits: Limits,
    path: Path | None = None,
) -> Instance:
    """Make an instance of parsed statements and their text; ProgramError if it is empty.
    The text gives `mentioned_names` at once, since the statements take ten times as long. Under a
    limit `facts` are read now, so that StoppedError comes here and not at their first use."""
    if all(s.ast_type in (ast.ASTType.Program, ast.ASTType.Comment) for s in statements):
        raise ProgramError(Problem("the instance is empty: facts were expected", name))
    instance = Instance(name, statements, messages, path)
    instance.__dict__["mentioned_names"] = syntax.find_names(text)  # where cached_property keeps it
    if (limits.deadline, limits.memory_ceiling) != (None, None):
        instance.__dict__["facts"] = _read_facts(statements, limits)
    return instance


def _read_facts(statements: Iterable[ast.AST], limits: Limits) -> tuple[Fact, ...]:
    """Return the statements that are ground facts, each with its place; ranges are none.

    Raises:
        StoppedError: a limit came first.
    """
    facts = []
    for statement in limits.watch(statements):
        symbol = syntax.parse_fact(statement)
        if symbol is not None:
            begin = statement.location.begin
            facts.append(Fact(symbol, begin.line, begin.column))
    return tuple(facts)


def find_forbidden(
    statements: Iterable[ast.AST], allowed: Allowed, name: str = "<string>"
) -> Problem | None:
    """Return an error for the first statement that is not allowed; None if all are allowed.
    Statements with another file's name than `name` come from includes, which only EVERYTHING
    allows."""
    for statement in statements if allowed != Allowed.EVERYTHING else ():
        if not _is_allowed(statement, allowed, name):
            return syntax.quote_node(statement, _REFUSALS[allowed])
    return None


def _is_allowed(statement: ast.AST, allowed: Allowed, name: str) -> bool:
    """Return whether FACTS or RULES allows a statement: never a script or one of another file."""
    kind = statement.ast_type
    if kind == ast.ASTType.Script or statement.location.begin.filename != name:
        return False
    if allowed == Allowed.RULES or kind == ast.ASTType.Comment:
        return True
    if kind == ast.ASTType.Program:
        return statement.name == "base" and not statement.parameters
    if kind == ast.ASTType.Definition:
        return parse_term(str(statement.value)) is not None
    return syntax.parse_fact(statement) is not None


def find_python_call(statements: Iterable[ast.AST]) -> Problem | None:
    """Return an error at the place of the first call of Python, `@f()`; None if there is none."""
    for statement in statements:
        if "@" in str(statement):  # else the walk is spared, which takes ten times as long
            for node in syntax.walk_nodes(statement):
                if node.ast_type == ast.ASTType.Function and node.external:
                    return syntax.quote_node(node, "functions of Python are not called")
    return None
