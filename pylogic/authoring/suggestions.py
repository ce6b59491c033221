"""Suggestions for authors: words that fit at a place, their meanings, and fixes of problems."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from clingo import ast

from pylogic.authoring.occurrences import (
    Place,
    Replacement,
    find_occurrences,
    find_references,
)
from pylogic.errors import Problem
from pylogic.rules import documentation, lexical, syntax, vocabulary
from pylogic.rules.documentation import PartLines
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import DIRECTIVES, DRAWN, PREDICATES, Word

_NAME = re.compile(r"#?[a-z_][\w']*\+?", re.ASCII)
_BEGUN = re.compile(r"#?[\w']*\+?$", re.ASCII)
_MISSING = re.compile(r"a (?:(?P<stop>full stop)|comma) is missing")
_MEANT = re.compile(r"; did you mean (?P<names>[^?]*)\?$")
_SWAPPED = re.compile(r"(?P<new>\S+) instead of (?P<old>\S+)")
_ADDED = re.compile(r"; add (?P<atoms>.*?) to the body(?:: |$)")
"""Advice in the words of problems, which other modules write, from `_MISSING` on."""
_WORD = re.compile(r'(?:#\w+\s+)?[-"]*(?P<word>\w[\w\']*)')


class Meaning(NamedTuple):
    """A word with its template, such as clues(Predicate, Arity), and its meaning."""

    name: str
    template: str
    words: str
    """The meaning; "" if no comment says it."""
    arguments: tuple[tuple[str, str], ...] = ()
    """Single arguments by name, each with its description."""

    @property
    def markdown(self) -> str:
        """The template, the words and the arguments as Markdown, for editors."""
        arguments = [f"- `{name}`: {words}" for name, words in self.arguments]
        return "\n".join([f"```\n{self.template}\n```", self.words, *arguments])


def find_word(text: str, offset: int) -> str:
    """Return the name or directive of a text that an offset is in or right behind; "" if there is
    none, or a variable."""
    match = _NAME.match(text, _find_begin(text, offset))
    return match[0] if match else ""


def _find_begin(text: str, offset: int) -> int:
    """Return the offset where the word at an offset begins; the offset itself without a word."""
    line = text.rfind("\n", 0, offset) + 1
    match = _BEGUN.search(text[line:offset])
    return line + match.start() if match else offset


def list_completions(encoding: Encoding | None, text: str, offset: int) -> Iterator[Meaning]:
    """Yield the words that fit at a place of a text: parts behind #program, drawing words behind
    `draw(`, else directives and predicates, of the encoding (perhaps that of an earlier text) and
    of pylogic in this part; none in comments and strings. The letters there make no difference."""
    before, words = text[: _find_begin(text, offset)], tuple[Word, ...]()
    if re.search(r"#program\s+$", before):
        words = vocabulary.PARTS
    elif lexical.blank_comments(f"{before}x")[-1:] != "x":
        return
    elif re.search(r"\bdraw\(\s*$", before):
        words = DRAWN
    else:
        line, parts = before.count("\n") + 1, documentation.find_parts(text)
        part = next((part.name for part in reversed(parts) if part.first <= line), BASE[0])
        for known in documentation.list_predicates(encoding) if encoding is not None else ():
            yield Meaning(known.name, known.template, known.words, known.arguments)
        words = (*(w for w in PREDICATES if w.part in (part, None)), *DIRECTIVES)
    yield from (Meaning(word.name, word.template, word.words) for word in words)


def find_meanings(encoding: Encoding | None, text: str, offset: int) -> list[Meaning]:
    """Return the meanings of the word at a place of a text, one for each arity; [] if unknown."""
    word, begin = find_word(text, offset), _find_begin(text, offset)
    if re.search(r"#program\s+$", text[:begin]):
        return [Meaning(word, word, vocabulary.part_purpose(word))]
    return [known for known in list_completions(encoding, text, offset) if known.name == word]


def describe_uses(encoding: Encoding, file: str, line: int, column: int) -> Iterator[str]:
    """Yield up to two texts on the predicate at a place, "derived in ..." and "used in ...": its
    lines in this file, and the names of other files."""
    named = find_references(encoding, file, line, column)
    for role in ("derived", "used"):
        places = [o.place for o in named if o.role == role]
        lines = sorted({place.line for place in places if place.file == file})
        others = sorted({place.file for place in places} - {file})
        where = [f"line{'s'[: len(lines) != 1]} {', '.join(map(str, lines))}"] * bool(lines)
        if places:
            yield f"{role} in {' and in '.join([*where, *others])}"


def list_outline(
    encoding: Encoding | None, text: str
) -> Iterator[tuple[PartLines, Mapping[Signature, Place]]]:
    """Yield the parts of a text, each with the predicates that the encoding's file first derives in
    it, by their places."""
    derived: dict[Signature, Place] = {}
    for signature, place, role in find_occurrences(encoding) if encoding is not None else ():
        if role == "derived" and encoding and place.file == str(encoding.path):
            derived.setdefault(signature, place)
    for part in documentation.find_parts(text):
        lines = range(part.first, part.last + 1)
        yield part, {known: place for known, place in derived.items() if place.line in lines}


# ---- Fixes, which follow the advice in the words of a problem ---------------------------------


class Fix(NamedTuple):
    """A change of the text, and its title in a list."""

    title: str
    replacements: tuple[Replacement, ...]


def find_fixes(problem: Problem, lines: Sequence[str], encoding: Encoding | None) -> Iterator[Fix]:
    """Yield the fixes that a problem's words advise in the `lines` of its file; none without advice
    or place. Most fixes of a statement need the `encoding` that was read from these lines."""
    file, text, line, column = problem.file or "", problem.text, problem.line, problem.column
    if line is None or column is None or line > len(lines):
        return

    def fix(title: str, line: int, column: int, old: str, new: str) -> Fix:
        """Return the fix that replaces a text at a place, "" to insert."""
        return Fix(title, (Replacement(Place(file, line, column, len(old.encode())), new),))

    if missing := _MISSING.match(text):
        sign = "." if missing["stop"] else ","
        yield fix(f"Write the missing {sign}", line, column, "", sign)
    meant = _MEANT.search(text)
    names = meant["names"] if meant else ""
    swapped = {m["old"]: m["new"] for m in _SWAPPED.finditer(names)}
    row = lines[line - 1].encode()[column - 1 :].decode(errors="replace")
    if meant and not swapped and (match := _WORD.match(row)):  # a name at the place, no variable
        wrong = match["word"]
        pattern = rf"(?<![\w']){re.escape(wrong)}(?:/(?P<arity>[0-9]+))?"
        said = re.search(pattern, text[: meant.start()])
        for name in re.split(r" or |, ", names):
            new, _, arity = name.removeprefix("-").partition("/")
            if said and new != wrong and (not arity or said["arity"] in (None, arity)):
                title, begin = f"Write {new} instead of {wrong}", column + match.start("word")
                yield fix(title, line, begin, wrong, new)
    statement = None
    for known in encoding.statements if encoding is not None else ():
        begin, end = known.location.begin, known.location.end
        if begin.filename == file and begin[1:] <= (line, column) < end[1:]:
            statement = known
    if statement is not None and swapped:
        nodes = (n for n in syntax.walk_nodes(statement) if n.ast_type == ast.ASTType.Variable)
        places = [(n.name, n.location.begin) for n in nodes if n.name in swapped]
        renamed = (
            Replacement(Place(file, at.line, at.column, len(name)), swapped[name])
            for name, at in places
        )
        yield Fix(f"Write {names}", tuple(renamed))
    if statement is not None and (added := _ADDED.search(text)):
        last = statement.body[-1:] if statement.ast_type == ast.ASTType.Rule else ()
        is_open = any(literal.ast_type == ast.ASTType.ConditionalLiteral for literal in last)
        sign, end = "; " if is_open else ", " if last else " :- ", statement.location.end
        new = sign + added["atoms"].replace(" and ", ", ")
        yield fix(f"Add {added['atoms']} to the body", end.line, end.column - 1, "", new)
