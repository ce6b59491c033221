"""Change the facts in a text: statements are cut or replaced, and whole lines are added."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate, groupby, product
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import add_statements
from pylogic.rules.source import parse_string
from pylogic.rules.symbols import Symbols, write_facts

_OWN = "<string>"  # clingo's name for a text
NO_CONSTANTS: Mapping[str, str] = {}


class FactStatement(NamedTuple):
    """A statement that gives facts (several by a range or pool), with its offsets in the text."""

    begin: int
    end: int
    facts: Symbols
    statement: ast.AST


class ParsedText(NamedTuple):
    """The statements of a text: those that give facts, other rules, definitions of constants."""

    fact_statements: Sequence[FactStatement]
    rules: Sequence[ast.AST]
    definitions: Sequence[ast.AST]
    end: int
    """The offset where the facts end: at the first part that is not `base`, or with the text."""

    @property
    def facts(self) -> Symbols:
        """The facts of all statements, in order, with repetitions."""
        return tuple(fact for piece in self.fact_statements for fact in piece.facts)


def update_facts(
    text: str,
    removed: Iterable[clingo.Symbol],
    added: Iterable[clingo.Symbol],
    name: str = "<text>",
    constants: Mapping[str, str] = NO_CONSTANTS,
) -> str:
    """Return a text of facts without the removed ones and with the added ones.

    A fact takes the place of the one that is removed from its cell; others get lines below all
    facts, one for each row. A fact that is there is not added again, and one both removed and added
    stays. A range or pool with a removed fact is written out, and a comment inside its statement
    goes. Messages say `name`.

    Raises:
        ProgramError: clingo rejects the text, or a rule may derive a fact to be removed.
    """
    if 0 < text.count("\n") == text.count("\r\n"):
        result = update_facts(text.replace("\r\n", "\n"), removed, added, name, constants)
        return result.replace("\n", "\r\n")
    parsed = _parse_text(text, name, constants)
    known, new = set(parsed.facts), set(added)
    leaving = set(removed) - new
    for fact, rule in product(leaving - known, parsed.rules):
        if syntax.strip_minus(syntax.signature_of(fact)) in syntax.heads(rule):
            begin = rule.location.begin
            reason = f"{fact} may follow from this rule: change it in the text"
            raise ProgramError(Problem(reason, name, begin.line, begin.column))
    by_cell = {_leading_terms(2, fact): fact for fact in sorted(new - known)}
    changed = {old: by_cell.pop(_leading_terms(2, old), None) for old in sorted(leaving & known)}
    others = sorted(new - known - set(changed.values()))
    rows = groupby(others, key=partial(_leading_terms, 1))
    if lines := [write_facts(row) for _, row in rows]:
        head, tail = text[: parsed.end].rstrip(), text[parsed.end :]
        text = "\n".join([*([head] if head else []), *lines, "", *([tail] if tail else [])])
    for piece in reversed(parsed.fact_statements):  # the places before a change stay
        if not leaving.isdisjoint(piece.facts):
            left = (changed.get(fact, fact) for fact in piece.facts)
            words = write_facts(fact for fact in left if fact is not None)
            text = _replace_statement(text, piece.begin, piece.end, words)
    return text


def _replace_statement(text: str, begin: int, end: int, words: str) -> str:
    """Return a text with `words` for the statement from `begin` to `end`.
    With words "" the blanks after it go, too, or the line if nothing else stands there."""
    before, after = text[:begin], text[end:]
    if not words:
        after = after.lstrip(" \t")
        if after[:1] in ("", "\n"):
            before = before.rstrip(" \t")
            after = after[1:] if before[-1:] in ("", "\n") else after
    return before + words + after


def read_facts(
    text: str, name: str = "<text>", constants: Mapping[str, str] = NO_CONSTANTS
) -> Symbols:
    """Return the facts of a text in its order, ranges written out, then possible atoms of rules.

    The latter are sorted, and left out if clingo cannot ground them. Parts other than base, and
    files that the text includes, do not count.

    Raises:
        ProgramError: clingo rejects the text.
    """
    parsed = _parse_text(text, name, constants)
    if not parsed.rules:
        return parsed.facts
    sources = [piece.statement for piece in parsed.fact_statements]
    statements = [*parsed.definitions, *sources, *parsed.rules]
    return (*parsed.facts, *sorted(_ground(statements, constants).keys() - set(parsed.facts)))


def _parse_text(text: str, name: str, constants: Mapping[str, str]) -> ParsedText:
    """Parse a text up to its first part that is not base, without included files.
    Rules that give no facts, such as choices and rules with a body, go to `rules`.

    Raises:
        ProgramError: clingo rejects the text.
    """
    lexical.check_text(text, name)
    statements, _ = parse_string(text, name)
    own = [s for s in statements if s.location.begin.filename == _OWN]
    offset = _offset_function(text)
    others = (s for s in own[1:] if s.ast_type == ast.ASTType.Program and s.name != "base")
    end = next((offset(s.location.begin) for s in others), len(text))
    definitions = [s for s in own if s.ast_type == ast.ASTType.Definition]
    known = {*constants, *(s.name for s in definitions)}
    fact_statements, rules = [], []
    for statement in own:
        begin, after = offset(statement.location.begin), offset(statement.location.end)
        if statement.ast_type != ast.ASTType.Rule or begin >= end:
            continue
        is_plain = not syntax.find_names(str(statement)) & known
        facts = _facts_of_rule(statement, is_plain, definitions, constants)
        if facts:
            fact_statements.append(FactStatement(begin, after, facts, statement))
        else:
            rules.append(statement)
    return ParsedText(fact_statements, rules, definitions, end)


def _offset_function(text: str) -> Callable[[ast.Position], int]:
    """Return a function from clingo's positions in a text to offsets of characters."""
    lines = text.split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]

    def offset(position: ast.Position) -> int:
        """Return the offset of a position, whose column counts bytes."""
        before = lines[position.line - 1].encode()[: position.column - 1]
        return starts[position.line - 1] + len(before.decode(errors="ignore"))

    return offset


def _facts_of_rule(
    rule: ast.AST,
    has_no_constants: bool,
    definitions: Sequence[ast.AST],
    constants: Mapping[str, str],
) -> Symbols:
    """Return the facts that a rule without a body gives, sorted; () of one with a body or choice.
    A range, a pool, and a fact with constants are grounded."""
    plain = syntax.parse_fact(rule)
    if plain is not None and has_no_constants:
        return (plain,)
    if rule.body or rule.head.ast_type != ast.ASTType.Literal:
        return ()
    atoms = _ground([*definitions, rule], constants)
    return tuple(sorted(symbol for symbol, is_fact in atoms.items() if is_fact))


def _ground(
    statements: Iterable[ast.AST], constants: Mapping[str, str]
) -> dict[clingo.Symbol, bool]:
    """Return the possible atoms of statements, each True if it is a fact; {} if clingo fails.
    The values in `constants` replace those of #const."""
    settings = [f"--const={name}={value}" for name, value in constants.items()]
    control = clingo.Control(settings, logger=lambda _code, _words: None)
    try:
        add_statements(control, statements)
        control.ground()
    except RuntimeError:  # such as for a variable that nothing binds
        return {}
    return {atom.symbol: atom.is_fact for atom in control.symbolic_atoms}


def _leading_terms(count: int, fact: clingo.Symbol) -> tuple[object, ...]:
    """Return a fact's signature and its first `count` arguments; the signature alone if it has no
    more arguments than these. Two terms are a cell, one is a row."""
    return syntax.signature_of(fact), *(
        fact.arguments[:count] if len(fact.arguments) > count else ()
    )
