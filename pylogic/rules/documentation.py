"""Documentation in a rule file: the game in words, its parts, predicates and constants."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain, pairwise
from typing import NamedTuple

from clingo import ast

from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import ABOUT, Encoding
from pylogic.rules.parts import BASE, READ
from pylogic.rules.syntax import Signature

_TEMPLATE = r"(?P<name>-?[a-z_][\w']*)(?:\((?P<arguments>[^\n]*?)\))?"
_BLOCK = re.compile(rf"(?m)^[ \t]*%\*![ \t]*{_TEMPLATE}[ \t]*$\n(?P<body>(?s:.*?))\*%")
_LINES = re.compile(rf"(?m)^%[ \t]*{_TEMPLATE}:[ \t]*(?P<body>[^\n]*(?:\n%(?![!*])[^\n]*)*)")
_ARGUMENT = re.compile(r"(?m)^\s*-\s*(?P<name>[^:\n]+):\s*(?P<words>[^\n]*(?:\n(?!\s*-)[^\n]*)*)")
_COMMENT = re.compile(r"%(?![!*])[ \t]*(.*)")
_CHOICE = re.compile(r"(?P<value>-?\w+): (?P<words>.*?)(?:; (?=-?\w+: )|\.?$)")
_PROGRAM = re.compile(r"#program\s+([a-z_][\w']*)")
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")
_UNDER = re.compile(r"(With|Without) -c (\w+)=(\w+),? (.*)", re.DOTALL)


class Paragraph(NamedTuple):
    """A paragraph of a text, or an item of a list in it."""

    text: str
    is_item: bool


class PartLines(NamedTuple):
    """A part of a file, and the lines that it stands in, counted from 1."""

    name: str
    first: int
    last: int
    """Blank lines at the end do not count."""


class Predicate(NamedTuple):
    """A predicate, the comment on it, and the place of the comment or of its first rule."""

    name: str
    arity: int
    template: str
    """The predicate with its arguments, as in `clue(R, C, N)`."""
    words: str
    """Empty without a comment that explains the predicate."""
    arguments: tuple[tuple[str, str], ...]
    """The arguments that the comment explains, each with its words."""
    file: str
    line: int


class Constant(NamedTuple):
    """A `#const` switch, its default, and the comment above it."""

    name: str
    default: str
    words: str
    choices: tuple[dict[str, str], ...]
    """Each `value` with its `words`, where the comment lists them: `1: ...; 0: ...`."""


def adapt_game(header: str, changed: Mapping[str, int | str]) -> tuple[Paragraph, ...]:
    """Return the rules of a game in words under constants, from a file's opening comments.

    They lie between the first line, the title, and "Input", "Output" or "Source". An indented
    "- ..." is an item; a line at the margin after an item begins a paragraph, and any other line
    continues the one before, even after a blank line. A sentence "With -c X=V, WORDS" becomes its
    words if X is V, else it goes; "Without -c X=V, WORDS" likewise if X is not V. A V that is N is
    any value but the usual one. Any other sentence with "-c " goes. `changed` are the constants
    without their default.
    """
    body = header.partition("\n")[2]
    text = re.split(r"(?m)^(?:Input|Output|Source):?", body, maxsplit=1)[0]
    blocks: list[str] = []
    for line in filter(str.strip, text.splitlines()):
        is_more = line[:1] == " " and not line.lstrip().startswith("- ")
        is_same = line[:1] != " " and bool(blocks) and not blocks[-1].startswith("- ")
        if blocks and (is_more or is_same):
            blocks[-1] += f" {line.strip()}"
        else:
            blocks.append(line.strip())
    paragraphs = []
    for block in blocks:
        sentences = []
        for sentence in _SENTENCE.split(block.removeprefix("- ")):
            if (condition := _UNDER.fullmatch(sentence)) is not None:
                word, name, value, words = condition.groups()
                is_set = name in changed and value in ("N", str(changed[name]))
                sentence = words[0].upper() + words[1:] if is_set == (word == "With") else ""
            if sentence and "-c " not in sentence:
                sentences.append(sentence)
        if sentences:
            paragraphs.append(Paragraph(" ".join(sentences), block.startswith("- ")))
    return tuple(paragraphs)


def find_parts(text: str) -> list[PartLines]:
    """Return the parts of a text in their order; all before the first `#program` is base.
    A part that is begun twice is there twice; base is left out if only blanks stand there."""
    code = lexical.blank_comments(text)
    heads = [(match.start(), match[1]) for match in _PROGRAM.finditer(code)]
    cut = []
    for (start, name), (end, _) in pairwise([(0, BASE[0]), *heads, (len(text), "")]):
        if excerpt := text[start:end].rstrip():
            first = lexical.line_and_column(text, start)[0]
            cut.append(PartLines(name, first, first + excerpt.count("\n")))
    return cut


def list_predicates(encoding: Encoding) -> list[Predicate]:
    """Return the predicates of an encoding with its includes, those with comments first.
    The first comment on one counts. Then come others, without words, that rules derive or #defined
    declares, outside the part `about` and but for those that the driver reads: with the place and
    arguments of a head, one with only variables if there is any, and `_` for computed ones."""
    known: dict[Signature, Predicate] = {}
    for path, source in encoding.sources.items():
        for predicate in find_documented(source.text, str(path)):
            known.setdefault((predicate.name, predicate.arity), predicate)
    heads: dict[Signature, tuple[bool, ast.AST]] = {}
    parts = (every for part, every in encoding.parts.items() if part != ABOUT)
    for statement in chain.from_iterable(parts):
        if statement.ast_type == ast.ASTType.Defined:
            heads.setdefault((statement.name, statement.arity), (False, statement))
        for signature, node in syntax.split_mentions(statement)[0]:
            is_plain = all(a.ast_type == ast.ASTType.Variable for a in node.arguments)
            if signature not in heads or (is_plain and not heads[signature][0]):
                heads[signature] = is_plain, node
    for (name, arity), (_, node) in heads.items():
        if (name, arity) in READ:
            continue
        arguments = map(str, getattr(node, "arguments", "_" * arity))
        # The code of a computed argument would tell a reader nothing.
        inner = ", ".join(word if re.fullmatch(r"[\w']+", word) else "_" for word in arguments)
        begin = node.location.begin
        template = f"{name}({inner})" if arity else name
        predicate = Predicate(name, arity, template, "", (), begin.filename, begin.line)
        known.setdefault((name, arity), predicate)
    return list(known.values())


def find_documented(text: str, file: str) -> Iterator[Predicate]:
    """Yield the predicates that comments of a text describe; `file` is the name for their places.
    A comment is `%*! clue(R, C, N)`, lines of words, perhaps `Args:` with a line for each, and
    `*%`; or shorter `% seen(R, C, K): words`. The long ones come first; one may come twice."""
    for match in (*_BLOCK.finditer(text), *_LINES.finditer(text)):
        name, inner = match["name"], match["arguments"]
        words, _, explained = match["body"].replace("\n%", "\n").partition("Args:")
        arguments = [(x["name"].strip(), _join(x["words"])) for x in _ARGUMENT.finditer(explained)]
        outer = inner or ""
        while (shorter := re.sub(r"\([^()]*\)", "", outer)) != outer:
            outer = shorter  # a comma in inner parentheses separates no arguments
        yield Predicate(
            name,
            0 if inner is None else outer.count(",") + 1,
            name if inner is None else f"{name}({inner})",
            _join(words),
            tuple(arguments),
            file,
            lexical.line_and_column(text, match.start("name"))[0],
        )


def _join(text: str) -> str:
    """Return a text on one line, with one blank between its words."""
    return " ".join(text.split())


def list_constants(encoding: Encoding) -> list[Constant]:
    """Return the `#const` switches of an encoding, in its order, with the comments above them.
    If these list the choices as "1: ...; 0: ...", the default is always among the choices."""
    texts = {str(path): source.text for path, source in encoding.sources.items()}
    switches = []
    for statement in encoding.statements:
        if statement.ast_type != ast.ASTType.Definition:
            continue
        begin, above = statement.location.begin, list[str]()
        lines = texts.get(begin.filename, "").splitlines()[: begin.line - 1]
        while lines and (match := _COMMENT.fullmatch(lines.pop())):
            above.insert(0, match[1])
        words, default = _join(" ".join(above)), str(statement.value)
        choices = [match.groupdict() for match in _CHOICE.finditer(words)]
        if not words.startswith(tuple(f"{choice['value']}: " for choice in choices)):
            choices = []
        if choices and default not in (choice["value"] for choice in choices):
            choices.append({"value": default, "words": ""})
        switches.append(Constant(statement.name, default, words, tuple(choices)))
    return switches
