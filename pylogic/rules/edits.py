"""The smallest change of a text of facts: its facts change, its comments and layout stay."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate, groupby, product
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.rules import lexical, syntax
from pylogic.rules.source import parse
from pylogic.rules.symbols import Symbols, as_facts

_OWN = "<string>"  # what clingo calls a text that it parses
NO_CONSTANTS: Mapping[str, str] = {}
_GONE = "\0"  # stands where something was taken away; no text may hold it


class Piece(NamedTuple):
    """A statement that says facts, and where it begins and ends in the text."""

    begin: int
    end: int
    facts: Symbols
    statement: ast.AST


class Page(NamedTuple):
    """A text taken apart."""

    text: str
    pieces: Sequence[Piece]
    rules: Sequence[ast.AST]
    definitions: Sequence[ast.AST]
    """The definitions of constants."""
    spans: Sequence[tuple[int, int]]
    """Where its statements and comments begin and end, in order."""
    end: int
    """Where the facts end: at the first part that is not `base`, or with the text."""

    @property
    def facts(self) -> Symbols:
        """The facts of all pieces, in order."""
        return tuple(fact for piece in self.pieces for fact in piece.facts)


_Edit = tuple[int, int, str]
"""Two places in a text, and the words that replace the characters between them."""


def edited(
    text: str,
    removed: Iterable[clingo.Symbol],
    added: Iterable[clingo.Symbol],
    name: str = "<text>",
    constants: Mapping[str, str] = NO_CONSTANTS,
) -> str:
    """A text of facts without the removed ones and with the added ones; messages call it `name`.

    A fact takes the place of the one that is removed from its cell; others get a line below that
    of the fact that comes before them. A range or a pool that says what is removed is written out.

    Raises:
        ProgramError: clingo rejects the text, or a rule may derive what is to be removed.
    """
    if 0 < text.count("\n") == text.count("\r\n"):
        made = edited(text.replace("\r\n", "\n"), removed, added, name, constants)
        return made.replace("\n", "\r\n")
    page = _read(text, name, constants)
    told, wanted = set(page.facts), set(added)
    gone = set(removed) - wanted
    _check_removable(page, gone - told, name)
    by_cell = {_beginning(2, fact): fact for fact in sorted(wanted - told)}
    changed = {old: by_cell.pop(_beginning(2, old), None) for old in sorted(gone & told)}
    edits = [_cut(page, p, changed) for p in page.pieces if not gone.isdisjoint(p.facts)]
    edits += _lines(page, sorted(wanted - told - set(changed.values())))
    return _written(text, edits)


def facts(text: str, name: str = "<text>", constants: Mapping[str, str] = NO_CONSTANTS) -> Symbols:
    """The facts of a text in its order, also of ranges and pools; then those that its rules may
    derive. Files that it includes are not read.

    Raises:
        ProgramError: clingo rejects the text.
    """
    page = _read(text, name, constants)
    if not page.rules:
        return page.facts
    statements = [*page.definitions, *(piece.statement for piece in page.pieces), *page.rules]
    return (*page.facts, *sorted(_grounded(statements, constants).keys() - set(page.facts)))


def _read(text: str, name: str, constants: Mapping[str, str]) -> Page:
    """Take a text apart; statements of files that it includes are left out.

    Raises:
        ProgramError: clingo rejects the text.
    """
    lexical.check(text, name)
    statements, _ = parse(name, ast.parse_string, text)
    own = [s for s in statements if s.location.begin.filename == _OWN]
    offset = _offsets(text)
    others = (s for s in own[1:] if s.ast_type == ast.ASTType.Program and s.name != "base")
    end = next((offset(s.location.begin) for s in others), len(text))
    definitions = [s for s in own if s.ast_type == ast.ASTType.Definition]
    known = {*constants, *(s.name for s in definitions)}
    pieces, rules = [], []
    spans = [(offset(s.location.begin), offset(s.location.end)) for s in own]
    for statement, (begin, after) in zip(own, spans, strict=True):
        if statement.ast_type != ast.ASTType.Rule or begin >= end:
            continue
        is_plain = not syntax.names(str(statement)) & known
        facts = _facts(statement, is_plain, definitions, constants)
        if facts:
            pieces.append(Piece(begin, after, facts, statement))
        else:
            rules.append(statement)
    return Page(text, pieces, rules, definitions, sorted((*spans, *lexical.comments(text))), end)


def _offsets(text: str) -> Callable[[ast.Position], int]:
    """A function to characters of a text from clingo's lines and columns, which count bytes."""
    lines = text.split("\n")
    starts = [0, *accumulate(len(line) + 1 for line in lines)]

    def offset(position: ast.Position) -> int:
        before = lines[position.line - 1].encode()[: position.column - 1]
        return starts[position.line - 1] + len(before.decode(errors="ignore"))

    return offset


def _facts(
    rule: ast.AST,
    is_plain: bool,
    definitions: Sequence[ast.AST],
    constants: Mapping[str, str],
) -> Symbols:
    """The facts that a rule without a body says, in order; ranges and pools are several."""
    plain = syntax.fact(rule)
    if plain is not None and is_plain:
        return (plain,)
    if rule.body or rule.head.ast_type != ast.ASTType.Literal:
        return ()
    atoms = _grounded([*definitions, rule], constants)
    return tuple(sorted(symbol for symbol, is_fact in atoms.items() if is_fact))


def _grounded(
    statements: Iterable[ast.AST], constants: Mapping[str, str]
) -> dict[clingo.Symbol, bool]:
    """The atoms that statements may say under constants, and whether each is certain."""
    settings = [f"--const={name}={value}" for name, value in constants.items()]
    control = clingo.Control(settings, logger=lambda _code, _words: None)
    try:
        with ast.ProgramBuilder(control) as builder:
            for statement in statements:
                builder.add(statement)
        control.ground()
    except RuntimeError:  # a variable that nothing binds
        return {}
    return {atom.symbol: atom.is_fact for atom in control.symbolic_atoms}


def _check_removable(page: Page, facts: Collection[clingo.Symbol], name: str) -> None:
    """Refuse to remove facts that a rule may derive.

    Raises:
        ProgramError: says which rule.
    """
    for fact, rule in product(facts, page.rules):
        if syntax.unsigned(syntax.signature_of(fact)) in syntax.heads(rule):
            begin = rule.location.begin
            words = f"{fact} may follow from this rule: change it in the text"
            raise ProgramError(Problem(words, name, begin.line, begin.column))


def _cut(page: Page, piece: Piece, changed: Mapping[clingo.Symbol, clingo.Symbol | None]) -> _Edit:
    """The edit that leaves of a statement its comments, and its facts as they are now."""
    within = page.text[piece.begin : piece.end]
    found = (within[begin:end] for begin, end in lexical.comments(within))
    gaps = "".join(f"{c} " if c.startswith("%*") else f"{c}\n" for c in found)
    left = (changed.get(fact, fact) for fact in piece.facts)
    words = gaps + as_facts(fact for fact in left if fact is not None)
    return piece.begin, piece.end, words.rstrip(" ") or _GONE


def _lines(page: Page, new: Sequence[clingo.Symbol]) -> Iterator[_Edit]:
    """The edits that put new facts on lines of their own: one for each row of a predicate."""
    last = ""
    for (signature, *_), group in groupby(new, key=partial(_beginning, 1)):
        facts = tuple(group)
        line = as_facts(facts)
        same = [piece for piece in page.pieces if syntax.signature_of(piece.facts[0]) == signature]
        before = [piece for piece in same if piece.facts[-1] < facts[0]]
        if not same:
            last += f"{line}\n"
        elif before:
            at = _line_end(page, max(before, key=lambda piece: piece.facts[-1]).end)
            is_end = at == len(page.text) and not page.text.endswith("\n")
            yield at, at, f"\n{line}" if is_end else f"{line}\n"
        else:
            at = min(same, key=lambda piece: piece.facts[0]).begin
            yield at, at, f"{line}\n"
    if last:
        head, tail = page.text[: page.end], page.text[page.end :]
        gap = "\n" * max(0, 2 - (len(head) - len(head.rstrip("\n")))) if head.strip() else ""
        yield page.end, page.end, gap + last + ("\n" if tail else "")


def _line_end(page: Page, at: int) -> int:
    """Where the next line begins, behind statements and comments that go on in several lines."""
    end = page.text.find("\n", at)
    for begin, after in page.spans:
        if begin < end < after:
            end = page.text.find("\n", after)
    return page.end if end < 0 else min(end + 1, page.end)


def _written(text: str, edits: Iterable[_Edit]) -> str:
    """A text after edits, without the lines and blanks that removed facts leave."""
    written, end = [], 0
    for begin, after, words in sorted(edits, key=lambda edit: edit[:2]):
        written += [text[end:begin], words]
        end = after
    text = "".join([*written, text[end:]])
    text = re.sub(rf"(?m)^[ \t{_GONE}]*{_GONE}[ \t{_GONE}]*(?:\n|\Z)", "", text)
    return re.sub(rf"[ \t]*{_GONE}[ \t{_GONE}]*(?=\n|\Z)|{_GONE}[ \t]*", "", text)


def _beginning(count: int, fact: clingo.Symbol) -> tuple[object, ...]:
    """The predicate of a fact, and its first arguments if it has more: 1 its row, 2 its cell."""
    return syntax.signature_of(fact), *(
        fact.arguments[:count] if len(fact.arguments) > count else ()
    )
