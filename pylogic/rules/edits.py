"""Change the facts in a text: statements are cut or replaced, and whole lines are added."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate, groupby, product
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import add_statements
from pylogic.rules.source import parse_source
from pylogic.rules.symbols import Symbols, write_facts

_OWN = "<string>"  # clingo's name for a text
NO_CONSTANTS: Mapping[str, str] = {}


class FactStatement(NamedTuple):
    """A statement that says facts (several for a range or pool), with its offsets in the text."""

    begin: int
    end: int
    facts: Symbols
    statement: ast.AST


class ParsedText(NamedTuple):
    """A text taken apart: its facts, its rules and its definitions of constants."""

    text: str
    pieces: Sequence[FactStatement]
    rules: Sequence[ast.AST]
    definitions: Sequence[ast.AST]
    """The definitions of constants."""
    end: int
    """The offset where the facts end: at the first part that is not `base`, or with the text."""

    @property
    def facts(self) -> Symbols:
        """The facts of all pieces, in order, with repetitions."""
        return tuple(fact for piece in self.pieces for fact in piece.facts)


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
    page = _parse_text(text, name, constants)
    known, new = set(page.facts), set(added)
    leaving = set(removed) - new
    _check_removable(page, leaving - known, name)
    by_cell = {_leading_terms(2, fact): fact for fact in sorted(new - known)}
    changed = {old: by_cell.pop(_leading_terms(2, old), None) for old in sorted(leaving & known)}
    others = sorted(new - known - set(changed.values()))
    rows = groupby(others, key=partial(_leading_terms, 1))
    if lines := [write_facts(row) for _, row in rows]:
        head, tail = text[: page.end].rstrip(), text[page.end :]
        text = "\n".join([*([head] if head else []), *lines, "", *([tail] if tail else [])])
    for piece in reversed(page.pieces):  # the places before a change stay
        if not leaving.isdisjoint(piece.facts):
            left = (changed.get(fact, fact) for fact in piece.facts)
            words = write_facts(fact for fact in left if fact is not None)
            text = _replace_statement(text, piece.begin, piece.end, words)
    return text


def _replace_statement(text: str, begin: int, end: int, words: str) -> str:
    """Replace a statement in a text; without words drop the blanks, or the line, that it leaves."""
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

    The latter are sorted, and left out if clingo cannot ground them. Parts other than base do not
    count. Files that the text includes are not read.

    Raises:
        ProgramError: clingo rejects the text.
    """
    page = _parse_text(text, name, constants)
    if not page.rules:
        return page.facts
    statements = [*page.definitions, *(piece.statement for piece in page.pieces), *page.rules]
    return (*page.facts, *sorted(_ground(statements, constants).keys() - set(page.facts)))


def _parse_text(text: str, name: str, constants: Mapping[str, str]) -> ParsedText:
    """Take a text apart, up to its first part that is not base, without included files.
    Rules that say no plain facts, such as choices, go to `rules`.

    Raises:
        ProgramError: clingo rejects the text.
    """
    lexical.check_text(text, name)
    statements, _ = parse_source(name, ast.parse_string, text)
    own = [s for s in statements if s.location.begin.filename == _OWN]
    offset = _offset_function(text)
    others = (s for s in own[1:] if s.ast_type == ast.ASTType.Program and s.name != "base")
    end = next((offset(s.location.begin) for s in others), len(text))
    definitions = [s for s in own if s.ast_type == ast.ASTType.Definition]
    known = {*constants, *(s.name for s in definitions)}
    pieces, rules = [], []
    for statement in own:
        begin, after = offset(statement.location.begin), offset(statement.location.end)
        if statement.ast_type != ast.ASTType.Rule or begin >= end:
            continue
        is_plain = not syntax.find_names(str(statement)) & known
        facts = _facts_of_rule(statement, is_plain, definitions, constants)
        if facts:
            pieces.append(FactStatement(begin, after, facts, statement))
        else:
            rules.append(statement)
    return ParsedText(text, pieces, rules, definitions, end)


def _offset_function(text: str) -> Callable[[ast.Position], int]:
    """Return a function that turns clingo's positions in a text into offsets."""
    lines = text.split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]

    def offset(position: ast.Position) -> int:
        """Return the offset of a character from its line and its column, which counts bytes."""
        before = lines[position.line - 1].encode()[: position.column - 1]
        return starts[position.line - 1] + len(before.decode(errors="ignore"))

    return offset


def _facts_of_rule(
    rule: ast.AST,
    has_no_constants: bool,
    definitions: Sequence[ast.AST],
    constants: Mapping[str, str],
) -> Symbols:
    """Return a rule's facts: sorted ones of a range or pool; () of a rule with a body or choice."""
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
    """Ground statements; return the possible atoms, each True if certain; {} if grounding fails."""
    settings = [f"--const={name}={value}" for name, value in constants.items()]
    control = clingo.Control(settings, logger=lambda _code, _words: None)
    try:
        add_statements(control, statements)
        control.ground()
    except RuntimeError:  # such as for a variable that nothing binds
        return {}
    return {atom.symbol: atom.is_fact for atom in control.symbolic_atoms}


def _check_removable(page: ParsedText, facts: Collection[clingo.Symbol], name: str) -> None:
    """Refuse to remove facts that a rule may derive.

    Raises:
        ProgramError: says which rule.
    """
    for fact, rule in product(facts, page.rules):
        if syntax.strip_minus(syntax.signature_of(fact)) in syntax.heads(rule):
            begin = rule.location.begin
            words = f"{fact} may follow from this rule: change it in the text"
            raise ProgramError(Problem(words, name, begin.line, begin.column))


def _leading_terms(count: int, fact: clingo.Symbol) -> tuple[object, ...]:
    """Return a fact's signature and, if it has more, its first `count` arguments (2: its cell)."""
    return syntax.signature_of(fact), *(
        fact.arguments[:count] if len(fact.arguments) > count else ()
    )
