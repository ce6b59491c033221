"""Suggestions for authors of rules: the words that fit at a place of a text, and their meanings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from pylogic.authoring.occurrences import Place, find_occurrences, find_references
from pylogic.rules import documentation, lexical, vocabulary
from pylogic.rules.documentation import PartLines
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import DIRECTIVES, DRAWN, PARTS, PREDICATES

_NAME = re.compile(r"#?[a-z_][\w']*\+?", re.ASCII)
_PROGRAM = re.compile(r"#program\s+[\w']*$")


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

    @property
    def parameters(self) -> list[str]:
        """The names of the arguments in the template; [] without parentheses."""
        inner = self.template.partition("(")[2].removesuffix(")")
        return [name.strip() for name in inner.split(",")] if inner else []


class OpenTerm(NamedTuple):
    """The name of a term whose parentheses are open at a place, and the argument there."""

    name: str
    argument: int
    """The number of the argument that is being written, from 0 on."""


def find_word(line: str, column: int) -> str:
    """Return the name or directive of a line that a column (from 0 on) is in or right behind; "" if
    there is none, or a variable."""
    words = (m[0] for m in _NAME.finditer(line) if m.start() <= column <= m.end())
    return next(words, "")


def find_open_term(text: str, offset: int) -> OpenTerm | None:
    """Return the innermost term with a name, no tuple, whose parentheses are open at a place (from
    0 on) of a text; None outside of terms."""
    code = lexical.blank_comments(text[:offset])
    begin = max(code.rfind(". "), code.rfind(".\n"), code.rfind(":-")) + 1
    open_terms: list[tuple[str, int]] = []
    for match in re.finditer(r"([a-z_][\w']*)?([({\[])|([)}\]])|,", code[begin:]):
        if match[2]:
            open_terms.append((match[1] or "", 0))
        elif match[3] and open_terms:
            open_terms.pop()
        elif open_terms:
            name, count = open_terms[-1]
            open_terms[-1] = name, count + (match[0] == ",")
    while open_terms and not open_terms[-1][0]:
        open_terms.pop()  # a tuple within
    return OpenTerm(*open_terms[-1]) if open_terms else None


def find_part_name(text: str, line: int) -> str:
    """Return the name of the part that a line of a text, from 1 on, is in; "base" before any."""
    parts = documentation.find_parts(text)
    return next((part.name for part in reversed(parts) if part.first <= line), BASE[0])


def list_predicates(encoding: Encoding | None, part: str) -> Iterator[Meaning]:
    """Yield the predicates of an encoding, if there is one, and those that the driver derives, or
    reads in a part."""
    for known in documentation.list_predicates(encoding) if encoding is not None else ():
        yield Meaning(known.name, known.template, known.words, known.arguments)
    yield from _to_meanings(word for word in PREDICATES if word.part in (part, None))


def _to_meanings(words: Iterable[vocabulary.Word]) -> Iterator[Meaning]:
    """Yield words of the vocabulary as meanings."""
    return (Meaning(word.name, word.template, word.words) for word in words)


def list_completions(encoding: Encoding | None, text: str, offset: int) -> list[Meaning]:
    """Return the words that fit at a place of a text: parts, drawing words, predicates, directives;
    [] in comments and strings. All are returned, whatever letters stand there. The encoding may be
    that of an earlier text."""
    before = text[:offset]
    line = before.rpartition("\n")[2]
    if _PROGRAM.search(line):
        return [*_to_meanings(PARTS)]
    if lexical.blank_comments(before + "x")[-1:] != "x":
        return []
    call, part = find_open_term(text, offset), find_part_name(text, before.count("\n") + 1)
    if call is not None and call.name == "draw" and call.argument == 0:
        return [*_to_meanings(DRAWN)]
    directives = [*_to_meanings(DIRECTIVES)]
    if part == "about":
        return [*directives, *_to_meanings(word for word in PREDICATES if word.part == part)]
    return [*directives, *list_predicates(encoding, part)]


def find_meanings(encoding: Encoding | None, text: str, offset: int) -> list[Meaning]:
    """Return the meanings of the word at a place of a text, one for each arity; [] if unknown."""
    begin = text.rfind("\n", 0, offset) + 1
    row = text[begin:].partition("\n")[0]
    word = find_word(row, offset - begin)
    if not word:
        return []
    if word.startswith("#") or word == "not":
        return [*_to_meanings(known for known in DIRECTIVES if known.name == word)]
    if re.search(rf"#program\s+{re.escape(word)}\b", row):
        return [Meaning(word, word, vocabulary.part_purpose(word))]
    part = find_part_name(text, text.count("\n", 0, begin) + 1)
    call = find_open_term(text, row.find(word, max(0, offset - begin - len(word))) + begin)
    if call is not None and call.name == "draw" and call.argument == 0:
        return [*_to_meanings(known for known in DRAWN if known.name == word)]
    return [known for known in list_predicates(encoding, part) if known.name == word]


def describe_open_term(
    encoding: Encoding | None, text: str, offset: int
) -> tuple[list[Meaning], int]:
    """Return the meanings of the term that is open at a place, and the number of the argument
    there, from 0 on; ([], 0) outside of terms."""
    call = find_open_term(text, offset)
    if call is None:
        return [], 0
    part = find_part_name(text, text.count("\n", 0, offset) + 1)
    known = [*list_predicates(encoding, part), *(_to_meanings(DRAWN) if part == "view" else ())]
    return [m for m in known if m.name == call.name and "(" in m.template], call.argument


def describe_uses(encoding: Encoding, file: str, line: int, column: int) -> Iterator[str]:
    """Yield up to two texts on the predicate at a place, "derived in ..." and "used in ...": its
    lines in this file, and the names of other files."""
    named = find_references(encoding, file, line, column)
    for role in ("derived", "used"):
        places = [o.place for o in named if o.role == role and o.signature[1] >= 0]
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
