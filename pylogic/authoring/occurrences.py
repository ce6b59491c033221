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
ATOMS = ("Atom", "Clue", "Fact", "Mark")
"""The names in the vocabulary of arguments that are atoms of the rules."""
_PREDICATE = re.compile(r"_*[a-z][\w']*", re.ASCII)
_VARIABLE = re.compile(r"_*[A-Z][\w']*", re.ASCII)
_PYLOGIC_WORDS = {signature for words in PARTS.values() for signature in words}
_PYLOGIC_WORDS |= {("known", 1), ("listed", 2), ("named", 3)}
"""Predicates that pylogic reads in some part, or derives."""


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

    Names in arguments of facts for the driver count, too, as in `known(-black(R, C))` and
    `board(shaded, black)`; so do the templates of comments that describe a predicate.
    """
    known = encoding.signatures
    for part, statements in encoding.parts.items():
        read = (word for word in vocabulary.PREDICATES if word.part in (part[0], None))
        words = {(word.name, len(word.arguments)): word for word in read}
        for statement in statements:
            if statement.ast_type in _DECLARING:
                if statement.name:
                    yield _locate_declared_name(encoding, statement)
                continue
            derived = {node.location for _, node in syntax.head_mentions(statement)}
            for signature, node in syntax.find_mentions(statement):
                role: Role = "derived" if node.location in derived else "used"
                yield _make_occurrence(signature, node, role)
                arguments = words[signature].arguments if signature in words else ()
                for name, term in zip(arguments, node.arguments, strict=False):
                    atom = getattr(term, "argument", term)  # without its minus
                    if name in ATOMS and getattr(atom, "name", None):
                        inner = atom.name, len(getattr(atom, "arguments", ()))
                        if inner in known:
                            yield _make_occurrence(inner, atom, "used")
                    elif name == "Predicate":
                        yield _make_occurrence((str(term), _read_arity(node)), term, "used")
    for path, source in encoding.sources.items():
        lines = source.text.split("\n")
        for comment in documentation.find_documented(source.text, str(path)):
            name, line = comment.name, comment.line
            before, _, _ = lines[line - 1].partition(comment.template)
            column = len(before.encode()) + 1 + name.startswith("-")
            place = Place(comment.file, line, column, len(name.removeprefix("-")))
            signature = syntax.strip_minus((name, comment.arity))
            yield Occurrence(signature, place, "documented")


def _make_occurrence(signature: Signature, node: ast.AST, role: Role) -> Occurrence:
    """Return the occurrence of a predicate or variable that begins where a node begins."""
    begin = node.location.begin
    place = Place(begin.filename, begin.line, begin.column, len(signature[0]))
    return Occurrence(signature, place, role)


def _locate_declared_name(encoding: Encoding, statement: ast.AST) -> Occurrence:
    """Return the occurrence of the predicate in a #show, #defined or #project statement, found in
    the file's text: clingo gives no place of the name."""
    begin = statement.location.begin
    texts = (s.text for path, s in encoding.sources.items() if str(path) == begin.filename)
    line = next(texts, "").split("\n")[begin.line - 1].encode()[begin.column - 1 :].decode()
    match = re.compile(rf"(?<![\w'#]){re.escape(statement.name)}(?![\w'])").search(line)
    column = begin.column + (len(line[: match.start()].encode()) if match else 0)
    place = Place(begin.filename, begin.line, column, len(statement.name))
    return Occurrence((statement.name, statement.arity), place, "declared")


def _read_arity(fact: ast.AST) -> int:
    """Return the arity of the predicate that a fact clues(p, 3) or board(Kind, p) names: 3, or that
    of the kind; 0 if the fact does not say it."""
    first, second = (getattr(term, "symbol", clingo.Number(0)) for term in fact.arguments[:2])
    if fact.name == "clues":
        return second.number if second.type == clingo.SymbolType.Number else 0
    kind = vocabulary.KINDS.get(say(first))
    return len(kind.terms) if kind else 0


def _find_variable_references(
    encoding: Encoding, file: str, line: int, column: int
) -> list[Occurrence]:
    """Return the occurrences of the variable at a place, in its statement and in the braces of the
    words above; [] if no variable, or `_`, is there. Their signatures have the arity -1."""
    above: ast.AST | None = None
    for statement in encoding.statements:
        words, above = above, statement
        if words is not None and not str(words).startswith(MARK):
            words = None
        begin, end = statement.location.begin, statement.location.end
        first = words.location.begin if words is not None else begin
        is_within = (first.line, 1) <= (line, column) <= (end.line, end.column)
        if begin.filename != file or not is_within:
            continue
        variables = [*_find_variables(statement)]
        variables += _find_variables_in_braces(words) if words is not None else ()
        here = {o.signature for o in variables if o.place.contains(file, line, column)}
        if here:
            return [o for o in variables if o.signature in here]
    return []


def _find_variables(statement: ast.AST) -> Iterator[Occurrence]:
    """Yield the occurrences of the variables in a statement, without `_`."""
    for node in syntax.walk_nodes(statement):
        if node.ast_type == ast.ASTType.Variable and node.name != "_":
            yield _make_occurrence((node.name, -1), node, "used")


def _find_variables_in_braces(comment: ast.AST) -> Iterator[Occurrence]:
    """Yield the occurrences of variables in the braces of a comment of words, `%! ... {R} ...`."""
    begin = comment.location.begin
    for brace in BRACES.finditer(comment.value):
        for match in _VARIABLE.finditer(comment.value, *brace.span(1)):
            column = begin.column + len(comment.value[: match.start()].encode())
            place = Place(begin.filename, begin.line, column, len(match[0]))
            yield Occurrence((match[0], -1), place, "documented")


def find_references(encoding: Encoding, file: str, line: int, column: int) -> list[Occurrence]:
    """Return all occurrences of the predicate at a place, in all files, or of the variable, in its
    statement; [] if none is there."""
    if places := _find_variable_references(encoding, file, line, column):
        return places
    occurrences = list(dict.fromkeys(find_occurrences(encoding)))
    here = {o.signature for o in occurrences if o.place.contains(file, line, column)}
    return [o for o in occurrences if o.signature in here]


def plan_renaming(
    occurrences: Iterable[Occurrence], name: str, encoding: Encoding
) -> list[Replacement]:
    """Return replacements, one for each place, that give a predicate or a variable another name;
    nothing is changed. Raise OptionError without occurrences, for a wrong or taken name, and for a
    predicate that pylogic reads."""
    places = list(occurrences)
    if not places:
        raise OptionError("no predicate and no variable stands here")
    old, arity = places[0].signature
    is_variable = arity == -1
    if not (_VARIABLE if is_variable else _PREDICATE).fullmatch(name) or name == "not":
        raise OptionError(f"{name} is no name of a {'variable' if is_variable else 'predicate'}")
    if (old, arity) in _PYLOGIC_WORDS:
        raise OptionError(f"{old}/{arity} is a word of pylogic's: with another name it is not read")
    if is_variable:
        place = places[0].place
        taken = {
            occurrence.signature[0]
            for statement in encoding.statements
            for begin, end in [(statement.location.begin, statement.location.end)]
            if begin.filename == place.file and begin.line <= place.line <= end.line
            for occurrence in _find_variables(statement)
        }
    else:
        taken = {known for known, count in encoding.signatures if count == arity}
    if name in taken - {old}:
        raise OptionError(f"{name}{'' if is_variable else f'/{arity}'} is there already")
    return [Replacement(place, name) for place in dict.fromkeys(o.place for o in places)]
