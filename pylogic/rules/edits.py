"""Change the facts in a text: statements are cut or replaced, and whole lines are added."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import accumulate, groupby
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import ProgramError
from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import add_statements
from pylogic.rules.parsing import parse_string
from pylogic.rules.symbols import Symbols, write_facts

NO_CONSTANTS: Mapping[str, str] = {}


class _Piece(NamedTuple):
    """A rule in a text with its offsets, and its facts: several of a range or pool, none of a
    choice or a rule with a body."""

    begin: int
    end: int
    rule: ast.AST
    facts: Symbols


def update_facts(
    text: str,
    choose: Callable[[Symbols], tuple[Iterable[clingo.Symbol], Iterable[clingo.Symbol]]],
    name: str = "<text>",
    constants: Mapping[str, str] = NO_CONSTANTS,
) -> str:
    """Return a text of facts without the facts to remove and with those to add.

    `choose` returns both for the facts of the text in its order, ranges written out, and behind
    them the possible atoms of rules, sorted, but for those that clingo cannot ground. Parts other
    than base, and files that the text includes, do not count.

    A fact takes the place of the one that is removed from its cell; others get lines below all
    facts, one for each row. A fact that is there is not added again, and one both removed and added
    stays. A range or pool with a removed fact is written out, and a comment inside its statement
    goes. ProgramError, which says `name`, if clingo rejects the text, or a rule may derive a fact
    to be removed.
    """
    if 0 < text.count("\n") == text.count("\r\n"):
        result = update_facts(text.replace("\r\n", "\n"), choose, name, constants)
        return result.replace("\n", "\r\n")
    pieces, definitions, end = _cut_text(text, name, constants)
    facts = [fact for piece in pieces for fact in piece.facts]
    if not all(piece.facts for piece in pieces):
        atoms = _ground([*definitions, *(piece.rule for piece in pieces)], constants)
        facts += sorted(atoms.keys() - {*facts})
    removed, added = choose(tuple(facts))
    known, new = {fact for piece in pieces for fact in piece.facts}, set(added)
    leaving = set(removed) - new
    rules = [piece.rule for piece in pieces if not piece.facts]
    for fact in leaving - known:
        for rule in rules:
            if syntax.strip_minus(syntax.signature_of(fact)) in syntax.heads(rule):
                reason = f"{fact} may follow from this rule: change it in the text"
                raise ProgramError(syntax.problem_at(reason, rule)._replace(file=name))
    by_cell = {_leading_terms(2, fact): fact for fact in sorted(new - known)}
    changed = {old: by_cell.pop(_leading_terms(2, old), None) for old in sorted(leaving & known)}
    others = sorted(new - known - set(changed.values()))
    rows = groupby(others, key=partial(_leading_terms, 1))
    if lines := [write_facts(row) for _, row in rows]:
        head, tail = text[:end].rstrip(), text[end:]
        text = "\n".join([*([head] if head else []), *lines, "", *([tail] if tail else [])])
    for piece in reversed(pieces):  # the places before a change stay
        if leaving.isdisjoint(piece.facts):
            continue
        left = (changed.get(fact, fact) for fact in piece.facts)
        before, after = text[: piece.begin], text[piece.end :]
        words = write_facts(fact for fact in left if fact is not None)
        if not words:  # the blanks behind it go, too, or the line if nothing else stands there
            after = after.lstrip(" \t")
            if after[:1] in ("", "\n"):
                before = before.rstrip(" \t")
                after = after[1:] if before[-1:] in ("", "\n") else after
        text = before + words + after
    return text


def _cut_text(
    text: str, name: str, constants: Mapping[str, str]
) -> tuple[list[_Piece], list[ast.AST], int]:
    """Parse a text up to its first part that is not base, without included files.
    Return its rules, its definitions of constants, and the offset where that part or the text ends.
    ProgramError if clingo rejects the text."""
    lexical.check_text(text, name)
    statements, _ = parse_string(text, name)
    own = [s for s in statements[1:] if s.location.begin.filename == "<string>"]
    definitions = [s for s in own if s.ast_type == ast.ASTType.Definition]
    known = {*constants, *(s.name for s in definitions)}
    lines = text.split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]

    def offset(position: ast.Position) -> int:
        """Return the offset of a position, whose column counts bytes."""
        before = lines[position.line - 1].encode()[: position.column - 1]
        return starts[position.line - 1] + len(before.decode(errors="ignore"))

    pieces: list[_Piece] = []
    for statement in own:
        begin = offset(statement.location.begin)
        if statement.ast_type == ast.ASTType.Program and statement.name != "base":
            return pieces, definitions, begin
        if statement.ast_type != ast.ASTType.Rule:
            continue
        fact = syntax.parse_fact(statement)
        facts: Symbols = () if fact is None else (fact,)
        is_plain = fact is not None and not syntax.find_names(str(fact)) & known
        if not is_plain and not statement.body and not syntax.is_choice(statement):
            atoms = _ground([*definitions, statement], constants)
            facts = tuple(sorted(symbol for symbol, is_fact in atoms.items() if is_fact))
        pieces.append(_Piece(begin, offset(statement.location.end), statement, facts))
    return pieces, definitions, len(text)


def _ground(
    statements: Sequence[ast.AST], constants: Mapping[str, str]
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
    leading = fact.arguments[:count] if len(fact.arguments) > count else ()
    return (syntax.signature_of(fact), *leading)
