"""Names in rule files, for editors: their places, their meanings, words that fit, and fixes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem
from pylogic.rules import documentation, lexical, syntax, vocabulary
from pylogic.rules.documentation import Predicate
from pylogic.rules.encoding import ABOUT, Encoding
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import say
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import DIRECTIVES, DRAWN, PREDICATES, Word

_DECLARING = (ast.ASTType.ShowSignature, ast.ASTType.Defined, ast.ASTType.ProjectSignature)
_ATOMS = ("Atom", "Clue", "Fact", "Mark")
"""The names in the vocabulary of arguments that are atoms of the rules."""
_ARGUMENTS = {(word.part, (word.name, len(word.arguments))): word.arguments for word in PREDICATES}
"""The names of the arguments of words, by part (None: all parts) and predicate."""
_NAME = re.compile(r"#?[a-z_][\w']*\+?", re.ASCII)
_BEGUN = re.compile(r"#?[\w']*\+?$", re.ASCII)
_MISSING = re.compile(r"a (?:(?P<stop>full stop)|comma) is missing")
_MEANT = re.compile(r"; did you mean (?P<names>[^?]*)\?$")
_ADDED = re.compile(r"; add (?P<atoms>.*?) to the body(?:: |$)")
"""Advice in the words of problems, which other modules write, from `_MISSING` on."""
_WORD = re.compile(r'(?:#\w+\s+)?[-"]*(?P<word>\w[\w\']*)')


class Place(NamedTuple):
    """A stretch of a line of a file; lines and columns count from 1, columns in bytes of UTF-8."""

    file: str
    line: int
    column: int
    length: int = 0


class Mention(NamedTuple):
    """An atom of a statement, and the part of the file that the statement stands in."""

    part: Signature
    signature: Signature
    node: ast.AST
    is_derived: bool
    """True if the statement derives the atom, False if it uses it."""

    @property
    def place(self) -> Place:
        """The place of the predicate's name."""
        begin = self.node.location.begin
        return Place(begin.filename, begin.line, begin.column, len(self.signature[0]))


class Fix(NamedTuple):
    """A change of a text: a word that replaces what stands at the places, and a title for a list.
    It is added where the length of a place is 0."""

    title: str
    word: str
    places: tuple[Place, ...]


Meaning = Word | Predicate
"""A word of pylogic's, or a predicate of rules: its name, its template and words about it."""


# ---- Places where predicates are named -----------------------------------------------------------


def list_mentions(encoding: Encoding) -> list[Mention]:
    """Return all atoms of a file and its includes, part by part, statement by statement; those that
    a statement derives come first."""
    return [
        Mention(part, signature, node, is_derived)
        for part, statements in encoding.parts.items()
        for statement in statements
        if statement.ast_type != ast.ASTType.Comment
        for is_derived, each in zip((True, False), syntax.split_mentions(statement), strict=True)
        for signature, node in each
    ]


def find_named_atoms(mention: Mention) -> Iterator[Mention]:
    """Yield a mention for each predicate that an argument of a word of the vocabulary names: as
    black(R, C) in `known(-black(R, C))` and, in the part about, black in `board(shaded, black)`."""
    part, signature, node, _ = mention
    keys = (part[0], signature), (None, signature)
    names = next((_ARGUMENTS[key] for key in keys if key in _ARGUMENTS), ())
    for name, term in zip(names, node.arguments, strict=False):
        atom = getattr(term, "argument", term)  # without its minus
        if name in _ATOMS and atom.ast_type == ast.ASTType.Function and atom.name:
            yield Mention(part, (atom.name, len(atom.arguments)), atom, False)
    if part == ABOUT and signature in (("clues", 2), ("board", 2)):
        first, second = node.arguments
        values = [getattr(term, "symbol", clingo.Infimum) for term in (first, second)]
        kind = vocabulary.KINDS.get(say(values[0])) if signature == ("board", 2) else None
        if kind is not None:
            yield Mention(part, (str(second), len(kind.terms)), second, False)
        elif signature == ("clues", 2) and values[1].type == clingo.SymbolType.Number:
            yield Mention(part, (str(first), values[1].number), first, False)


def find_references(encoding: Encoding, text: str, offset: int) -> list[Mention]:
    """Return all mentions of the predicate at a place of the text of an encoding's file, in all its
    files, also by statements such as #show. Where no atom stands at the place, as in a comment, the
    word there means the predicates of that name; [] if there is none."""
    name, begin = find_word(text, offset)
    place = Place(str(encoding.path), *lexical.line_and_column(text, begin), len(name))
    mentions = list_mentions(encoding)
    known = {mention.signature for mention in mentions} | encoding.declared_inputs
    named = [atom for mention in mentions for atom in find_named_atoms(mention)]
    mentions += (atom for atom in named if atom.signature in known)
    for part, statements in encoding.parts.items():
        for x in (s for s in statements if s.ast_type in _DECLARING and s.name):
            mentions.append(Mention(part, (x.name, x.arity), x, False))
    same = [mention for mention in mentions if mention.signature[0] == name]
    here = {mention.signature for mention in same if mention.place == place}
    return [mention for mention in same if not here or mention.signature in here]


def describe_uses(mentions: Sequence[Mention], file: str) -> Iterator[str]:
    """Yield up to two texts on the mentions of a predicate, "derived in ..." and "used in ...": its
    lines in `file`, and the names of other files."""
    for verb, is_derived in (("derived", True), ("used", False)):
        places = [mention.place for mention in mentions if mention.is_derived == is_derived]
        lines = sorted({place.line for place in places if place.file == file})
        others = sorted({place.file for place in places} - {file})
        where = [f"line{'s'[: len(lines) != 1]} {', '.join(map(str, lines))}"] * bool(lines)
        if places:
            yield f"{verb} in {' and in '.join([*where, *others])}"


# ---- Words of a text, and their meanings ---------------------------------------------------------


def find_word(text: str, offset: int) -> tuple[str, int]:
    """Return the name or directive of a text that an offset is in or right behind, and the offset
    where it begins; "" and the given offset if there is none, "" also of a variable."""
    line = text.rfind("\n", 0, offset) + 1
    begun = _BEGUN.search(text[line:offset])
    begin = line + begun.start() if begun else offset
    match = _NAME.match(text, begin)
    return match[0] if match else "", begin


def list_completions(encoding: Encoding | None, text: str, offset: int) -> Iterator[Meaning]:
    """Yield the words that fit at a place of a text: parts behind #program, drawing words behind
    `draw(`, else directives and predicates, of the encoding (perhaps that of an earlier text) and
    of pylogic in this part; none in comments and strings. The letters there make no difference."""
    before, words = text[: find_word(text, offset)[1]], tuple[Word, ...]()
    if re.search(r"#program\s+$", before):
        words = vocabulary.PARTS
    elif lexical.blank_comments(f"{before}x")[-1:] != "x":
        return
    elif re.search(r"\bdraw\(\s*$", before):
        words = DRAWN
    else:
        line, parts = before.count("\n") + 1, documentation.find_parts(text)
        part = next((part.name for part in reversed(parts) if part.first <= line), BASE[0])
        yield from documentation.list_predicates(encoding) if encoding is not None else ()
        words = (*(w for w in PREDICATES if w.part in (part, None)), *DIRECTIVES)
    yield from words


def find_meanings(encoding: Encoding | None, text: str, offset: int) -> list[Meaning]:
    """Return the meanings of the word at a place of a text, one for each arity; [] if unknown."""
    word, begin = find_word(text, offset)
    if re.search(r"#program\s+$", text[:begin]):
        return [Word(word, vocabulary.part_purpose(word))]
    return [known for known in list_completions(encoding, text, offset) if known.name == word]


def write_markdown(meaning: Meaning) -> str:
    """Return the template, the words and the described arguments as Markdown, for editors."""
    arguments = meaning.arguments if isinstance(meaning, Predicate) else ()
    lines = [f"- `{name}`: {words}" for name, words in arguments]
    return "\n".join([f"```\n{meaning.template}\n```", meaning.words, *lines])


# ---- Fixes, which follow the advice in the words of a problem ------------------------------------


def find_fixes(problem: Problem, rows: Sequence[str], encoding: Encoding | None) -> Iterator[Fix]:
    """Yield the fixes that a problem's words advise in the rows of its file; none without advice or
    place. Fixes of variables and bodies need the `encoding` that was read from these rows."""
    text, file, line, column, _ = problem
    if not file or not line or not column or line > len(rows):
        return
    if missing := _MISSING.match(text):
        sign = "." if missing["stop"] else ","
        yield Fix(f"Write the missing {sign}", sign, (Place(file, line, column),))
    around = (
        statement
        for statement in (encoding.statements if encoding is not None else ())
        for begin, end in [statement.location]
        if begin.filename == file and begin[1:] <= (line, column) < end[1:]
    )
    statement = next(around, None)
    row = rows[line - 1].encode()[column - 1 :].decode(errors="replace")
    meant, at_place = _MEANT.search(text), _WORD.match(row)
    for advice in re.split(r" or | and |, ", meant["names"]) if meant else ():
        new, _, wrong = advice.partition(" instead of ")
        places = list[Place]()
        if wrong and statement is not None:  # variables, wherever they stand in the statement
            for node in syntax.walk_nodes(statement):
                if node.ast_type == ast.ASTType.Variable and node.name == wrong:
                    begin = node.location.begin
                    places.append(Place(file, begin.line, begin.column, len(wrong)))
        elif meant and at_place and not wrong:  # the name at the place, if the words speak of it
            wrong = at_place["word"]
            new, _, arity = new.removeprefix("-").partition("/")
            name = rf"(?<![\w']){re.escape(wrong)}(?:/(?P<arity>[0-9]+))?"
            said = re.search(name, text[: meant.start()])
            if said and new != wrong and (not arity or said["arity"] in (None, arity)):
                places = [Place(file, line, column + at_place.start("word"), len(wrong.encode()))]
        if places:
            yield Fix(f"Write {new} instead of {wrong}", new, tuple(places))
    if statement is not None and (added := _ADDED.search(text)):
        last = statement.body[-1:] if statement.ast_type == ast.ASTType.Rule else ()
        is_open = any(literal.ast_type == ast.ASTType.ConditionalLiteral for literal in last)
        sign, end = "; " if is_open else ", " if last else " :- ", statement.location.end
        word = sign + added["atoms"].replace(" and ", ", ")
        place = Place(file, end.line, end.column - 1)
        yield Fix(f"Add {added['atoms']} to the body", word, (place,))
