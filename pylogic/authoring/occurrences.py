"""Occurrences of predicates in rule files, and other names for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.rules import documentation, syntax, vocabulary
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import READ
from pylogic.rules.symbols import say
from pylogic.rules.syntax import Signature

Role = Literal["derived", "documented", "declared", "used"]
ROLES: tuple[Role, ...] = ("derived", "documented", "declared", "used")
"""The roles of places that name a predicate, from the most informative one on."""
_DECLARING = (ast.ASTType.ShowSignature, ast.ASTType.Defined, ast.ASTType.ProjectSignature)
_ATOMS = ("Atom", "Clue", "Fact", "Mark")
"""The names in the vocabulary of arguments that are atoms of the rules."""
_PYLOGIC_WORDS = READ | {("known", 1), ("listed", 2), ("named", 3)}
"""Predicates that pylogic reads in some part, or derives."""
_ARGUMENTS = {
    (word.part, (word.name, len(word.arguments))): word.arguments for word in vocabulary.PREDICATES
}
"""The names of the arguments of words, by part (None: all parts) and predicate."""


class Mention(NamedTuple):
    """An atom of a statement, and the part of the file that the statement stands in."""

    part: Signature
    statement: ast.AST
    signature: Signature
    node: ast.AST
    is_derived: bool
    """True if the statement derives the atom, False if it uses it."""


class Place(NamedTuple):
    """A stretch of a line of a file; lines and columns count from 1, columns in bytes of UTF-8."""

    file: str
    line: int
    column: int
    length: int


class Occurrence(NamedTuple):
    """A place where a predicate is named."""

    signature: Signature
    place: Place
    role: Role


class Replacement(NamedTuple):
    """A text that takes the place of another one; where one is added, the place has length 0."""

    place: Place
    text: str


def list_mentions(encoding: Encoding) -> list[Mention]:
    """Return all atoms of a file and its includes, part by part, statement by statement; those that
    a statement derives come first."""
    return [
        Mention(part, statement, signature, node, is_derived)
        for part, statements in encoding.parts.items()
        for statement in statements
        if statement.ast_type != ast.ASTType.Comment
        for is_derived, each in zip((True, False), syntax.split_mentions(statement), strict=True)
        for signature, node in each
    ]


def find_named_atoms(mention: Mention) -> Iterator[tuple[Signature, ast.AST]]:
    """Yield the predicates, with their nodes, of the atoms that are arguments of a word of the
    vocabulary, as black(R, C) in `known(-black(R, C))`."""
    keys = (mention.part[0], mention.signature), (None, mention.signature)
    names = next((_ARGUMENTS[key] for key in keys if key in _ARGUMENTS), ())
    for name, term in zip(names, mention.node.arguments, strict=False):
        atom = getattr(term, "argument", term)  # without its minus
        if name in _ATOMS and atom.ast_type == ast.ASTType.Function and atom.name:
            yield (atom.name, len(atom.arguments)), atom


def find_occurrences(encoding: Encoding) -> Iterator[Occurrence]:
    """Yield the places where the files of an encoding name predicates.

    Names in arguments of facts for the driver count, too, as in `known(-black(R, C))` and
    `board(shaded, black)`; so do the templates of comments that describe a predicate.
    """
    mentions, texts = list_mentions(encoding), encoding.sources.items()
    known = {mention.signature for mention in mentions} | encoding.declared_inputs
    for mention in mentions:
        role: Role = "derived" if mention.is_derived else "used"
        yield _make_occurrence(mention.signature, mention.node, role)
        for signature, atom in find_named_atoms(mention):
            if signature in known:
                yield _make_occurrence(signature, atom, "used")
        if mention.part == ("about", 0):
            first, second = (*mention.node.arguments, None, None)[:2]
            arity = getattr(second, "symbol", clingo.Infimum)
            if mention.signature == ("clues", 2) and arity.type == clingo.SymbolType.Number:
                yield _make_occurrence((str(first), arity.number), first, "used")
            kind = vocabulary.KINDS.get(say(getattr(first, "symbol", clingo.Infimum)))
            if mention.signature == ("board", 2) and kind is not None:
                yield _make_occurrence((str(second), len(kind.terms)), second, "used")
    lines = {str(path): source.text.split("\n") for path, source in texts}
    for statement in encoding.statements:
        if statement.ast_type in _DECLARING and statement.name:  # clingo gives no place of the name
            name, begin = statement.name, statement.location.begin
            row = lines.get(begin.filename, [""] * begin.line)[begin.line - 1].encode()
            line = row[begin.column - 1 :].decode()
            match = re.compile(rf"(?<![\w'#]){re.escape(name)}(?![\w'])").search(line)
            column = begin.column + (len(line[: match.start()].encode()) if match else 0)
            place = Place(begin.filename, begin.line, column, len(name))
            yield Occurrence((name, statement.arity), place, "declared")
    for path, source in texts:
        for comment in documentation.find_documented(source.text, str(path)):
            before, _, _ = lines[str(path)][comment.line - 1].partition(comment.template)
            column = len(before.encode()) + 1 + comment.name.startswith("-")
            name, arity = syntax.strip_minus((comment.name, comment.arity))
            place = Place(comment.file, comment.line, column, len(name))
            yield Occurrence((name, arity), place, "documented")


def _make_occurrence(signature: Signature, node: ast.AST, role: Role) -> Occurrence:
    """Return the occurrence of a predicate that begins where a node begins."""
    begin = node.location.begin
    place = Place(begin.filename, begin.line, begin.column, len(signature[0]))
    return Occurrence(signature, place, role)


def find_references(encoding: Encoding, file: str, line: int, column: int) -> list[Occurrence]:
    """Return all occurrences of the predicate at a place, or right before it, in all files; [] if
    none is there."""
    occurrences = list(dict.fromkeys(find_occurrences(encoding)))
    in_line = (o for o in occurrences if (o.place.file, o.place.line) == (file, line))
    here = {o.signature for o in in_line if 0 <= column - o.place.column <= o.place.length}
    return [o for o in occurrences if o.signature in here]


def plan_renaming(
    occurrences: Sequence[Occurrence], name: str, encoding: Encoding
) -> list[Replacement]:
    """Return replacements, one for each place, that give a predicate another name; nothing is
    changed. Raise OptionError without occurrences, for a wrong or taken name, and for a predicate
    that pylogic reads."""
    if not occurrences:
        raise OptionError("no predicate stands here")
    old, arity = occurrences[0].signature
    if not re.fullmatch(r"_*[a-z][\w']*", name, re.ASCII) or name == "not":
        raise OptionError(f"{name} is no name of a predicate")
    if (old, arity) in _PYLOGIC_WORDS:
        raise OptionError(f"{old}/{arity} is a word of pylogic's: with another name it is not read")
    if name != old and (name, arity) in encoding.signatures:
        raise OptionError(f"{name}/{arity} is there already")
    return [Replacement(place, name) for place in dict.fromkeys(o.place for o in occurrences)]
