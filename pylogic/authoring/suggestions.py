"""Suggestions for authors of rules: the words that fit at a place of a text, and their meanings."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from pylogic.authoring.occurrences import Place, find_occurrences, find_references
from pylogic.rules import documentation, lexical, vocabulary
from pylogic.rules.documentation import PartLines
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import DIRECTIVES, DRAWN, PREDICATES, Word

_NAME = re.compile(r"#?[a-z_][\w']*\+?", re.ASCII)
_BEGUN = re.compile(r"#?[\w']*\+?$", re.ASCII)


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
