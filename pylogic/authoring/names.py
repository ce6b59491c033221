"""Names in rule files, for editors: their places, their meanings, words that fit, and fixes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError, Problem
from pylogic.rules import documentation, lexical, syntax, vocabulary
from pylogic.rules.documentation import PartLines, Predicate
from pylogic.rules.encoding import ABOUT, Encoding
from pylogic.rules.parts import BASE, READ
from pylogic.rules.symbols import say
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import DIRECTIVES, DRAWN, PREDICATES, Word

Role = Literal["derived", "documented", "declared", "used"]
ROLES: tuple[Role, ...] = ("derived", "documented", "declared", "used")
"""The roles of places that name a predicate, from the most informative one on."""
_DECLARING = (ast.ASTType.ShowSignature, ast.ASTType.Defined, ast.ASTType.ProjectSignature)
_ATOMS = ("Atom", "Clue", "Fact", "Mark")
"""The names in the vocabulary of arguments that are atoms of the rules."""
_PYLOGIC_WORDS = READ | {("known", 1), ("listed", 2), ("named", 3)}
"""Predicates that pylogic reads in some part, or derives."""
_ARGUMENTS = {(word.part, (word.name, len(word.arguments))): word.arguments for word in PREDICATES}
"""The names of the arguments of words, by part (None: all parts) and predicate."""
_NAME = re.compile(r"#?[a-z_][\w']*\+?", re.ASCII)
_BEGUN = re.compile(r"#?[\w']*\+?$", re.ASCII)
_MISSING = re.compile(r"a (?:(?P<stop>full stop)|comma) is missing")
_MEANT = re.compile(r"; did you mean (?P<names>[^?]*)\?$")
_SWAPPED = re.compile(r"(?P<new>\S+) instead of (?P<old>\S+)")
_ADDED = re.compile(r"; add (?P<atoms>.*?) to the body(?:: |$)")
"""Advice in the words of problems, which other modules write, from `_MISSING` on."""
_WORD = re.compile(r'(?:#\w+\s+)?[-"]*(?P<word>\w[\w\']*)')


class Mention(NamedTuple):
    """An atom of a statement, and the part of the file that the statement stands in."""

    part: Signature
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


class Fix(NamedTuple):
    """A change of the text, and its title in a list."""

    title: str
    replacements: tuple[Replacement, ...]


Meaning = Word | Predicate
"""A word of pylogic's, or a predicate of rules: its name, its template and words about it."""


def write_markdown(meaning: Meaning) -> str:
    """Return the template, the words and the described arguments as Markdown, for editors."""
    arguments = meaning.arguments if isinstance(meaning, Predicate) else ()
    lines = [f"- `{name}`: {words}" for name, words in arguments]
    return "\n".join([f"```\n{meaning.template}\n```", meaning.words, *lines])


# ---- Places where predicates are named, and other names for them --------------------------------


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


def find_named_atoms(mention: Mention) -> Iterator[tuple[Signature, ast.AST]]:
    """Yield the predicates, with their nodes, that arguments of a word of the vocabulary name: as
    black(R, C) in `known(-black(R, C))` and, in the part about, black in `board(shaded, black)`."""
    part, signature, node, _ = mention
    keys = (part[0], signature), (None, signature)
    names = next((_ARGUMENTS[key] for key in keys if key in _ARGUMENTS), ())
    for name, term in zip(names, node.arguments, strict=False):
        atom = getattr(term, "argument", term)  # without its minus
        if name in _ATOMS and atom.ast_type == ast.ASTType.Function and atom.name:
            yield (atom.name, len(atom.arguments)), atom
    if part == ABOUT and signature in (("clues", 2), ("board", 2)):
        first, second = node.arguments
        values = [getattr(term, "symbol", clingo.Infimum) for term in (first, second)]
        kind = vocabulary.KINDS.get(say(values[0])) if signature == ("board", 2) else None
        if kind is not None:
            yield (str(second), len(kind.terms)), second
        elif signature == ("clues", 2) and values[1].type == clingo.SymbolType.Number:
            yield (str(first), values[1].number), first


def find_occurrences(encoding: Encoding) -> Iterator[Occurrence]:
    """Yield the places where the files of an encoding name predicates.

    Names in arguments of facts for the driver count, too, as in `known(-black(R, C))` and
    `board(shaded, black)`; so do the templates of comments that describe a predicate.
    """
    mentions = list_mentions(encoding)
    known = {mention.signature for mention in mentions} | encoding.declared_inputs
    named: list[tuple[Signature, ast.AST, Role]] = []
    for mention in mentions:
        named.append((mention.signature, mention.node, "derived" if mention.is_derived else "used"))
        named += ((atom, at, "used") for atom, at in find_named_atoms(mention) if atom in known)
    for signature, node, role in named:
        begin = node.location.begin
        place = Place(begin.filename, begin.line, begin.column, len(signature[0]))
        yield Occurrence(signature, place, role)
    lines = {str(path): source.text.split("\n") for path, source in encoding.sources.items()}
    for statement in encoding.statements:
        if statement.ast_type in _DECLARING and statement.name:  # clingo gives no place of the name
            name, begin = statement.name, statement.location.begin
            row = lines.get(begin.filename, [""] * begin.line)[begin.line - 1].encode()
            line = row[begin.column - 1 :].decode()
            match = re.compile(rf"(?<![\w'#]){re.escape(name)}(?![\w'])").search(line)
            column = begin.column + (len(line[: match.start()].encode()) if match else 0)
            place = Place(begin.filename, begin.line, column, len(name))
            yield Occurrence((name, statement.arity), place, "declared")
    for path, source in encoding.sources.items():
        for comment in documentation.find_documented(source.text, str(path)):
            before, _, _ = lines[str(path)][comment.line - 1].partition(comment.template)
            column = len(before.encode()) + 1 + comment.name.startswith("-")
            name, arity = syntax.strip_minus((comment.name, comment.arity))
            place = Place(comment.file, comment.line, column, len(name))
            yield Occurrence((name, arity), place, "documented")


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


def describe_uses(occurrences: Sequence[Occurrence], file: str) -> Iterator[str]:
    """Yield up to two texts on the occurrences of a predicate, "derived in ..." and "used in ...":
    its lines in `file`, and the names of other files."""
    for role in ("derived", "used"):
        places = [o.place for o in occurrences if o.role == role]
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


# ---- Fixes, which follow the advice in the words of a problem ------------------------------------


def find_fixes(problem: Problem, lines: Sequence[str], encoding: Encoding | None) -> Iterator[Fix]:
    """Yield the fixes that a problem's words advise in the `lines` of its file; none without advice
    or place. Most fixes of a statement need the `encoding` that was read from these lines."""
    file, text, line, column = problem.file or "", problem.text, problem.line, problem.column
    if line is None or column is None or line > len(lines):
        return
    statement = None
    for known in encoding.statements if encoding is not None else ():
        begin, end = known.location
        if begin.filename == file and begin[1:] <= (line, column) < end[1:]:
            statement = known
    meant = _MEANT.search(text)
    advice = meant["names"] if meant else ""
    swapped = {match["old"]: match["new"] for match in _SWAPPED.finditer(advice)}
    row = lines[line - 1].encode()[column - 1 :].decode(errors="replace")
    if missing := _MISSING.match(text):
        sign = "." if missing["stop"] else ","
        added = Replacement(Place(file, line, column, 0), sign)
        yield Fix(f"Write the missing {sign}", (added,))
    if swapped and statement is not None:
        nodes = (n for n in syntax.walk_nodes(statement) if n.ast_type == ast.ASTType.Variable)
        places = [(n.name, n.location.begin) for n in nodes if n.name in swapped]
        renamed = (
            Replacement(Place(file, at.line, at.column, len(name)), swapped[name])
            for name, at in places
        )
        yield Fix(f"Write {advice}", tuple(renamed))
    elif meant and not swapped and (match := _WORD.match(row)):  # a name at the place
        wrong, begin = match["word"], column + match.start("word")
        pattern = rf"(?<![\w']){re.escape(wrong)}(?:/(?P<arity>[0-9]+))?"
        said = re.search(pattern, text[: meant.start()])
        for name in re.split(r" or |, ", advice):
            new, _, arity = name.removeprefix("-").partition("/")
            if said and new != wrong and (not arity or said["arity"] in (None, arity)):
                place = Place(file, line, begin, len(wrong.encode()))
                yield Fix(f"Write {new} instead of {wrong}", (Replacement(place, new),))
    if statement is not None and (atoms := _ADDED.search(text)):
        last = statement.body[-1:] if statement.ast_type == ast.ASTType.Rule else ()
        is_open = any(literal.ast_type == ast.ASTType.ConditionalLiteral for literal in last)
        sign, end = "; " if is_open else ", " if last else " :- ", statement.location.end
        new = sign + atoms["atoms"].replace(" and ", ", ")
        place = Place(file, end.line, end.column - 1, 0)
        yield Fix(f"Add {atoms['atoms']} to the body", (Replacement(place, new),))
