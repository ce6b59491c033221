"""Occurrences of predicates and variables in rule files, and their replacements."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.rules import documentation, syntax, vocabulary
from pylogic.rules.constraints import BRACES, MARK
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import PARTS
from pylogic.rules.symbols import say
from pylogic.rules.syntax import Signature

Role = Literal["derived", "documented", "declared", "used"]
ROLES: tuple[Role, ...] = ("derived", "documented", "declared", "used")
"""The roles of places that name a predicate, from the most informative one on."""
_DECLARING = (ast.ASTType.ShowSignature, ast.ASTType.Defined, ast.ASTType.ProjectSignature)
_ATOMS = ("Atom", "Clue", "Fact", "Mark")
"""Arguments of the words of parts that are atoms of the rules, as the vocabulary calls them."""
_PREDICATE = re.compile(r"_*[a-z][\w']*", re.ASCII)
_VARIABLE = re.compile(r"_*[A-Z][\w']*", re.ASCII)
_OWN = {signature for every in PARTS.values() for signature in every}


class Place(NamedTuple):
    """A stretch of a line of a file; lines and columns count from 1, columns in bytes of UTF-8."""

    file: str
    line: int
    column: int
    length: int

    def contains(self, file: str, line: int, column: int) -> bool:
        """Return True if a place is in the stretch, or right behind its end, as a cursor is."""
        is_there = (file, line) == (self.file, self.line)
        return is_there and self.column <= column <= self.column + self.length


class Occurrence(NamedTuple):
    """A place where a predicate is named, or a variable: then its arity is -1."""

    signature: Signature
    place: Place
    role: Role


class Replacement(NamedTuple):
    """A text that takes the place of another one; where one is added, the place has length 0."""

    place: Place
    text: str


def find_occurrences(encoding: Encoding) -> Iterator[Occurrence]:
    """Yield the places where the files of an encoding name predicates, part by part.

    Atoms count also as arguments of facts for the driver: `known(-black(R, C))`, `board(shaded,
    black)`; and the templates of comments that describe a predicate.
    """
    known = encoding.signatures
    for part, statements in encoding.parts.items():
        read = (word for word in vocabulary.PREDICATES if word.part in (part[0], None))
        words = {(word.name, len(word.arguments)): word for word in read}
        for statement in statements:
            if statement.ast_type in _DECLARING:
                if statement.name:
                    yield _declaration(encoding, statement)
                continue
            derived = {node.location for _, node in syntax.head_mentions(statement)}
            for signature, node in syntax.find_mentions(statement):
                role: Role = "derived" if node.location in derived else "used"
                yield _occurrence(signature, node, role)
                arguments = words[signature].arguments if signature in words else ()
                for name, term in zip(arguments, node.arguments, strict=False):
                    atom = getattr(term, "argument", term)  # without its minus
                    if name in _ATOMS and getattr(atom, "name", None):
                        inner = atom.name, len(getattr(atom, "arguments", ()))
                        if inner in known:
                            yield _occurrence(inner, atom, "used")
                    elif name == "Predicate":
                        yield _occurrence((str(term), _arity(node)), term, "used")
    for path, source in encoding.sources.items():
        lines = source.text.split("\n")
        for comment in documentation.find_documented(source.text, str(path)):
            name, line = comment.name, comment.line
            before, _, _ = lines[line - 1].partition(comment.template)
            column = len(before.encode()) + 1 + name.startswith("-")
            place = Place(comment.file, line, column, len(name.removeprefix("-")))
            signature = syntax.strip_minus((name, comment.arity))
            yield Occurrence(signature, place, "documented")


def _occurrence(signature: Signature, node: ast.AST, role: Role) -> Occurrence:
    """Return the occurrence of a predicate or variable, of that role, where a node begins."""
    begin = node.location.begin
    place = Place(begin.filename, begin.line, begin.column, len(signature[0]))
    return Occurrence(signature, place, role)


def _declaration(encoding: Encoding, statement: ast.AST) -> Occurrence:
    """Return the name in a #show, #defined or #project, which stands behind clingo's word."""
    begin = statement.location.begin
    texts = (s.text for path, s in encoding.sources.items() if str(path) == begin.filename)
    line = next(texts, "").split("\n")[begin.line - 1].encode()[begin.column - 1 :].decode()
    match = re.compile(rf"(?<![\w'#]){re.escape(statement.name)}(?![\w'])").search(line)
    column = begin.column + (len(line[: match.start()].encode()) if match else 0)
    place = Place(begin.filename, begin.line, column, len(statement.name))
    return Occurrence((statement.name, statement.arity), place, "declared")


def _arity(fact: ast.AST) -> int:
    """Return the arity of the predicate that a fact of `about` names, clues(clue, 3) or board(Kind,
    p); 0 if the fact does not tell."""
    first, second = (getattr(term, "symbol", clingo.Number(0)) for term in fact.arguments[:2])
    if fact.name == "clues":
        return second.number if second.type == clingo.SymbolType.Number else 0
    kind = vocabulary.KINDS.get(say(first))
    return len(kind.terms) if kind else 0


def find_variable(encoding: Encoding, file: str, line: int, column: int) -> list[Occurrence]:
    """Return the places of the variable at a place, in its statement and the braces of the words
    above; [] if none is there, or only `_`. Their signatures have the arity -1."""
    above: ast.AST | None = None
    for statement in encoding.statements:
        own = above if _is_words(above) else None
        above = statement
        begin, end = statement.location.begin, statement.location.end
        first = own.location.begin if own is not None else begin
        if begin.filename != file or not (first.line, 1) <= (line, column) <= (
            end.line,
            end.column,
        ):
            continue
        every = [*_variables(statement), *(_in_words(own) if own is not None else ())]
        named = {o.signature for o in every if o.place.contains(file, line, column)}
        if named:
            return [o for o in every if o.signature in named]
    return []


def _is_words(statement: ast.AST | None) -> bool:
    """Return True for a comment of words (%!); False for None and other statements."""
    is_comment = statement is not None and statement.ast_type == ast.ASTType.Comment
    return is_comment and statement is not None and statement.value.startswith(MARK)


def _variables(statement: ast.AST) -> Iterator[Occurrence]:
    """Yield the occurrences of variables in a statement, without `_`."""
    for node in syntax.walk_nodes(statement):
        if node.ast_type == ast.ASTType.Variable and node.name != "_":
            yield _occurrence((node.name, -1), node, "used")


def _in_words(comment: ast.AST) -> Iterator[Occurrence]:
    """Yield the occurrences of variables in the braces of a comment of words."""
    begin = comment.location.begin
    for brace in BRACES.finditer(comment.value):
        for match in _VARIABLE.finditer(comment.value, *brace.span(1)):
            column = begin.column + len(comment.value[: match.start()].encode())
            place = Place(begin.filename, begin.line, column, len(match[0]))
            yield Occurrence((match[0], -1), place, "documented")


def find_name(encoding: Encoding, file: str, line: int, column: int) -> list[Occurrence]:
    """Return all occurrences of the predicate at a place, in all files, or of the variable, in its
    statement; [] if none is there."""
    if places := find_variable(encoding, file, line, column):
        return places
    every = list(dict.fromkeys(find_occurrences(encoding)))
    here = {o.signature for o in every if o.place.contains(file, line, column)}
    return [o for o in every if o.signature in here]


def rename(occurrences: Iterable[Occurrence], name: str, encoding: Encoding) -> list[Replacement]:
    """Return a replacement for each place, so that a predicate or a variable gets another name;
    raise OptionError without occurrences, for a wrong or taken name, or if pylogic reads the old
    one."""
    every = list(occurrences)
    if not every:
        raise OptionError("no predicate and no variable stands here")
    old, arity = every[0].signature
    is_variable = arity == -1
    if not (_VARIABLE if is_variable else _PREDICATE).fullmatch(name) or name == "not":
        raise OptionError(f"{name} is no name of a {'variable' if is_variable else 'predicate'}")
    if (old, arity) in _OWN or (old, arity) in (("known", 1), ("listed", 2), ("named", 3)):
        raise OptionError(f"{old}/{arity} is a word of pylogic's: with another name it is not read")
    if is_variable:
        taken = {o.signature[0] for o in _variables_near(encoding, every[0].place)}
    else:
        taken = {known for known, count in encoding.signatures if count == arity}
    if name in taken - {old}:
        raise OptionError(f"{name}{'' if is_variable else f'/{arity}'} is there already")
    return [Replacement(place, name) for place in dict.fromkeys(o.place for o in every)]


def _variables_near(encoding: Encoding, place: Place) -> Iterator[Occurrence]:
    """Yield the variables of the statements that stand, also in part, in a place's line."""
    for statement in encoding.statements:
        begin, end = statement.location.begin, statement.location.end
        if begin.filename == place.file and begin.line <= place.line <= end.line:
            yield from _variables(statement)
