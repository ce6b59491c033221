"""The smallest change of a text of facts: its facts change, its comments and layout stay."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, groupby, pairwise, product
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
    """Of constants."""
    end: int
    """Where the facts end: at the first part that is not `base`, or with the text."""

    @property
    def facts(self) -> Symbols:
        """The facts of all pieces, in order."""
        return tuple(fact for piece in self.pieces for fact in piece.facts)


_Edit = tuple[int, int, str]
"""What stands in the place of the characters from here to there."""


def edited(
    text: str,
    removed: Iterable[clingo.Symbol],
    added: Iterable[clingo.Symbol],
    name: str = "<text>",
    constants: Mapping[str, str] = NO_CONSTANTS,
) -> str:
    """A text of facts without the removed ones and with the added ones; messages call it `name`.

    A fact takes the place of the one that is removed from its cell; others are put beside their
    neighbours. A range or a pool that says what is removed is written out.

    Raises:
        ProgramError: clingo rejects the text, or a rule may derive what is to be removed.
    """
    if 0 < text.count("\n") == text.count("\r\n"):
        made = edited(text.replace("\r\n", "\n"), removed, added, name, constants)
        return made.replace("\n", "\r\n")
    page = _read(text, name, constants)
    told = set(page.facts)
    wanted = set(added)
    gone = set(removed) - wanted
    _check_removable(page, gone - told, name)
    changed = _pairs(page, gone & told, sorted(wanted - told))
    rest = gone - changed.keys()
    kept = [piece for piece in page.pieces if not rest.issuperset(piece.facts)]
    new = sorted(wanted - told - set(changed.values()))
    edits = [edit for piece in page.pieces for edit in _changes(text, piece, changed, rest)]
    edits += _additions(page, kept, new)
    edits += _end(page, [fact for fact in new if not _same(kept, fact)])
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
    for statement in own:
        begin, after = (offset(p) for p in (statement.location.begin, statement.location.end))
        if statement.ast_type != ast.ASTType.Rule or begin >= end:
            continue
        is_plain = not syntax.names(str(statement)) & known
        facts = _facts(statement, is_plain, definitions, constants)
        if facts:
            pieces.append(Piece(begin, after, facts, statement))
        else:
            rules.append(statement)
    return Page(text, pieces, rules, definitions, end)


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
    """What statements may say under constants, and whether it is certain."""
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
        if syntax.unsigned(_signature(fact)) in syntax.heads(rule):
            begin = rule.location.begin
            words = f"{fact} may follow from this rule: change it in the text"
            raise ProgramError(Problem(words, name, begin.line, begin.column))


def _pairs(
    page: Page, gone: Collection[clingo.Symbol], new: Sequence[clingo.Symbol]
) -> dict[clingo.Symbol, clingo.Symbol]:
    """Removed facts, each with the new one of its cell, or else of its kind, in its place."""
    found: dict[clingo.Symbol, clingo.Symbol] = {}
    counts = Counter(map(_signature, page.facts))
    single = {p.facts[0] for p in page.pieces if len(p.facts) == 1 and p.facts[0] in gone}
    for fact in new:
        for old in sorted(single - found.keys()):
            is_same = _signature(old) == _signature(fact) and (
                (len(fact.arguments) > 2 and old.arguments[:2] == fact.arguments[:2])
                or counts[_signature(old)] == 1
            )
            if is_same and fact not in found.values():
                found[old] = fact
    return found


def _changes(
    text: str,
    piece: Piece,
    changed: Mapping[clingo.Symbol, clingo.Symbol],
    gone: Collection[clingo.Symbol],
) -> Iterator[_Edit]:
    """The edits that remove or change the facts of a statement."""
    if piece.facts[0] in changed and len(piece.facts) == 1:
        yield from _replacement(text, piece, changed[piece.facts[0]])
    elif any(fact in gone for fact in piece.facts):
        rest = as_facts(fact for fact in piece.facts if fact not in gone)
        yield piece.begin, piece.end, _with_comments(text, piece, rest) or _GONE


def _replacement(text: str, piece: Piece, new: clingo.Symbol) -> Iterator[_Edit]:
    """A fact in the place of another: only the arguments that differ, where they are plain."""
    offset = _offsets(text)
    terms = getattr(piece.statement.head.atom.symbol, "arguments", ())
    spans = [(offset(t.location.begin), offset(t.location.end), str(t)) for t in terms]
    is_plain = all(text[begin:end] == term for begin, end, term in spans)
    if not is_plain or len(spans) != len(new.arguments):
        yield piece.begin, piece.end, _with_comments(text, piece, f"{new}.")
        return
    for (begin, end, term), argument in zip(spans, new.arguments, strict=True):
        if term != str(argument):
            yield begin, end, str(argument)


def _with_comments(text: str, piece: Piece, words: str) -> str:
    """Words that replace a statement, after the comments within it."""
    within = text[piece.begin : piece.end]
    found = (within[begin:end] for begin, end in lexical.comments(within))
    gaps = (f"{c} " if c.startswith("%*") else f"{c}\n" for c in found)
    return f"{''.join(gaps)}{words}".rstrip(" ")


def _additions(page: Page, kept: Sequence[Piece], new: Sequence[clingo.Symbol]) -> Iterator[_Edit]:
    """The edits that put new facts beside others of their kind: into their row, or between rows."""
    for (_, row), group in groupby(new, key=_line):
        facts = tuple(group)
        same = _same(kept, facts[0])
        inside = [p for p in same if {*map(_row, p.facts)} == {row}]
        if inside:
            yield from (_beside(page, inside, (fact,), False) for fact in facts)
        elif same:
            yield _beside(page, same, facts, _has_rows(page.text, same))


def _end(page: Page, new: Sequence[clingo.Symbol]) -> Iterator[_Edit]:
    """The edit that puts new kinds of facts below the rest, each row on its line."""
    if not new:
        return
    head, tail = page.text[: page.end], page.text[page.end :]
    gap = "\n" * max(0, 2 - (len(head) - len(head.rstrip("\n")))) if head.strip() else ""
    lines = "".join(f"{as_facts(group)}\n" for _, group in groupby(new, key=_line))
    yield page.end, page.end, gap + lines + ("\n" if tail else "")


def _same(pieces: Sequence[Piece], fact: clingo.Symbol) -> list[Piece]:
    return [piece for piece in pieces if _signature(piece.facts[0]) == _signature(fact)]


def _beside(page: Page, others: Sequence[Piece], facts: Symbols, is_line: bool) -> _Edit:
    """Facts after the last of the others that comes before them, or before the first."""
    words = as_facts(facts)
    before = [piece for piece in others if piece.facts[-1] < facts[0]]
    if before:
        last = max(before, key=lambda piece: piece.facts[-1])
        at = _line_end(page, last.end) if is_line else None
        return (last.end, last.end, f" {words}") if at is None else (at, at, f"\n{words}")
    first = min(others, key=lambda piece: piece.facts[0])
    indent = page.text[page.text.rfind("\n", 0, first.begin) + 1 : first.begin]
    gap = f"\n{indent}" if is_line and not indent.strip() else " "
    return first.begin, first.begin, f"{words}{gap}"


def _line_end(page: Page, at: int) -> int | None:
    """Where a line ends; None if a statement or a comment goes on in the next one."""
    end = page.text.find("\n", at)
    end = len(page.text) if end < 0 else end
    stretches = [*lexical.comments(page.text), *((p.begin, p.end) for p in page.pieces)]
    return None if any(begin < end < after for begin, after in stretches) else end


def _has_rows(text: str, same: Sequence[Piece]) -> bool:
    """Whether each row has lines of its own."""
    return not any(
        _row(one.facts[-1]) != _row(other.facts[0]) and "\n" not in text[one.end : other.begin]
        for one, other in pairwise(same)
    )


def _written(text: str, edits: Iterable[_Edit]) -> str:
    """A text after edits, without the lines and blanks that removed facts leave."""
    written, end = [], 0
    for begin, after, words in sorted(edits, key=lambda edit: edit[:2]):
        written += [text[end:begin], words]
        end = after
    text = "".join([*written, text[end:]])
    text = re.sub(rf"(?m)^[ \t{_GONE}]*{_GONE}[ \t{_GONE}]*(?:\n|\Z)", "", text)
    text = re.sub(rf"[ \t]*{_GONE}(?=[ \t{_GONE}]*(?:\n|\Z))", "", text)
    return re.sub(rf"{_GONE}[ \t]*", "", text)


def _signature(fact: clingo.Symbol) -> tuple[str, int]:
    return f"{'' if fact.positive else '-'}{fact.name}", len(fact.arguments)


def _line(fact: clingo.Symbol) -> tuple[tuple[str, int], clingo.Symbol | None]:
    return _signature(fact), _row(fact)


def _row(fact: clingo.Symbol) -> clingo.Symbol | None:
    return fact.arguments[0] if len(fact.arguments) > 1 else None
