"""Documentation in a rule file: the game in words, its parts, predicates and constants."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from clingo import ast

from pylogic.rules import lexical, syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE, PARTS
from pylogic.rules.syntax import Signature

_TEMPLATE = r"(?P<name>-?[a-z_][\w']*)(?:\((?P<arguments>[^\n]*?)\))?"
_BLOCK = re.compile(rf"(?m)^[ \t]*%\*![ \t]*{_TEMPLATE}[ \t]*$\n(?P<body>(?s:.*?))\*%")
_LINES = re.compile(rf"(?m)^%[ \t]*{_TEMPLATE}:[ \t]*(?P<body>[^\n]*(?:\n%(?![!*])[^\n]*)*)")
_ARGUMENT = re.compile(r"(?m)^\s*-\s*(?P<name>[^:\n]+):\s*(?P<words>[^\n]*(?:\n(?!\s*-)[^\n]*)*)")
_COMMENT = re.compile(r"%(?![!*])[ \t]*(.*)")
_CHOICE = re.compile(r"(?P<value>-?\w+): (?P<words>.*?)(?:; (?=-?\w+: )|\.?$)")
_PROGRAM = re.compile(r"#program\s+([a-z_][\w']*)")


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


class Choice(NamedTuple):
    """A value of a constant, and its effect on the rules."""

    value: str
    words: str


class Constant(NamedTuple):
    """A `#const` switch, its default, and the comment above it."""

    name: str
    default: str
    words: str
    choices: tuple[Choice, ...]
    """Its values, where the comment lists them: `1: ...; 0: ...`."""

    def to_dict(self) -> dict[str, Any]:
        """Return name, default, words and choices (dicts of value and words), for JSON."""
        return {**self._asdict(), "choices": [choice._asdict() for choice in self.choices]}


def read_game(header: str) -> tuple[Paragraph, ...]:
    """Return the rules of a game in words, from a file's header (its opening comments).

    They lie between its first line, the title, and "Input", "Output" or "Source". An indented
    "- ..." is an item; a line at the margin after an item begins a paragraph, and any other line
    continues the one before, even after a blank line.
    """
    body = header.partition("\n")[2]
    text = re.split(r"(?m)^(?:Input|Output|Source):?", body, maxsplit=1)[0]
    blocks: list[list[str]] = []
    for line in text.splitlines():
        is_more = bool(blocks) and line[:1] == " " and not line.lstrip().startswith("- ")
        is_same = bool(blocks) and not blocks[-1][0].startswith("- ") and line[:1].strip()
        if line.strip() and (is_more or is_same):
            blocks[-1].append(line.strip())
        elif line.strip():
            blocks.append([line.strip()])
    return tuple(
        Paragraph(" ".join(block).removeprefix("- "), block[0].startswith("- ")) for block in blocks
    )


def find_parts(text: str) -> list[PartLines]:
    """Return the parts of a text in their order; all before the first `#program` is base.
    A part that is begun twice is there twice; base is left out if only blanks stand there."""
    code = lexical.blank_comments(text)
    heads = [(match.start(), match[1]) for match in _PROGRAM.finditer(code)]
    starts = [(0, BASE[0]), *heads, (len(text), "")]
    cut = []
    for (start, name), (end, _) in pairwise(starts):
        excerpt = text[start:end].rstrip()
        if excerpt:
            first = lexical.line_and_column(text, start)[0]
            cut.append(PartLines(name, first, first + excerpt.count("\n")))
    return cut


def list_predicates(encoding: Encoding) -> list[Predicate]:
    """Return the predicates of an encoding with its includes, those with comments first.
    The first comment on a predicate counts. Then come the others of `_find_mentions`, but for
    those that the driver reads from a part."""
    by_signature: dict[Signature, Predicate] = {}
    for path, source in encoding.sources.items():
        for predicate in find_documented(source.text, str(path)):
            by_signature.setdefault((predicate.name, predicate.arity), predicate)
    known = {signature for every in PARTS.values() for signature in every}
    for predicate in _find_mentions(encoding):
        signature = predicate.name, predicate.arity
        if signature not in known:
            by_signature.setdefault(signature, predicate)
    return list(by_signature.values())


def find_documented(text: str, file: str) -> Iterator[Predicate]:
    """Yield the predicates that comments of a text describe; `file` is the name for their places.

    A comment is `%*! clue(R, C, N)`, lines of words, perhaps `Args:` with a line for each, and
    `*%`; or shorter `% seen(R, C, K): words`. The long ones come first; one may come twice.
    """
    for match in _BLOCK.finditer(text):
        words, _, arguments_text = match["body"].partition("Args:")
        arguments = tuple(
            (argument["name"].strip(), _join_words(argument["words"]))
            for argument in _ARGUMENT.finditer(arguments_text)
        )
        yield _make_predicate(match, _join_words(words), arguments, text, file)
    for match in _LINES.finditer(text):
        yield _make_predicate(
            match, _join_words(match["body"].replace("\n%", "\n")), (), text, file
        )


def _make_predicate(
    match: re.Match[str], words: str, arguments: tuple[tuple[str, str], ...], text: str, file: str
) -> Predicate:
    """Make a Predicate from the match of its comment in a text, and the comment's words.
    Its place is the line of the comment that names it."""
    inner = match["arguments"]
    template = match["name"] if inner is None else f"{match['name']}({inner})"
    line = lexical.line_and_column(text, match.start("name"))[0]
    return Predicate(match["name"], _count_arguments(inner), template, words, arguments, file, line)


def _count_arguments(inner: str | None) -> int:
    """Count the arguments in the text between parentheses; None (no parentheses) has 0, "" has 1.
    A comma in inner parentheses separates none."""
    depth, commas = 0, 0
    for character in inner or "":
        depth += {"(": 1, ")": -1}.get(character, 0)
        commas += character == "," and depth == 0
    return commas + 1 if inner is not None else 0


def _join_words(text: str) -> str:
    """Return a text on one line, with one blank between its words."""
    return " ".join(text.split())


def _find_mentions(encoding: Encoding) -> Iterator[Predicate]:
    """Yield the predicates that rules derive or #defined declares, outside the part `about`.
    They have no words, and the place and arguments of their first head with only variables, else
    of the first head; `_` stands for an argument that is no variable or constant."""
    heads: dict[Signature, ast.AST] = {}
    for part, statements in encoding.parts.items():
        for statement in () if part == ("about", 0) else statements:
            if statement.ast_type == ast.ASTType.Defined:
                heads.setdefault((statement.name, statement.arity), statement)
            for signature, node in syntax.head_mentions(statement):
                if signature not in heads or (
                    _has_only_variables(node) and not _has_only_variables(heads[signature])
                ):
                    heads[signature] = node
    for (name, arity), node in heads.items():
        arguments = map(str, getattr(node, "arguments", "_" * arity))
        # The code of a computed argument would tell a reader nothing.
        inner = ", ".join(word if re.fullmatch(r"[\w']+", word) else "_" for word in arguments)
        template = f"{name}({inner})" if arity else name
        begin = node.location.begin
        yield Predicate(name, arity, template, "", (), begin.filename, begin.line)


def _has_only_variables(node: ast.AST) -> bool:
    """Return whether a node has arguments that are all variables, or an empty list of them."""
    arguments = getattr(node, "arguments", None)
    return arguments is not None and all(a.ast_type == ast.ASTType.Variable for a in arguments)


def list_constants(encoding: Encoding) -> list[Constant]:
    """Return the `#const` switches of an encoding, in its order, with the comments above them.
    If these list the choices as "1: ...; 0: ...", the default is always among the choices."""
    texts = {str(path): source.text for path, source in encoding.sources.items()}
    switches = []
    for statement in encoding.statements:
        if statement.ast_type != ast.ASTType.Definition:
            continue
        begin = statement.location.begin
        above: list[str] = []
        lines = texts.get(begin.filename, "").splitlines()[: begin.line - 1]
        while lines and (match := _COMMENT.fullmatch(lines.pop())):
            above.insert(0, match[1])
        words, default = _join_words(" ".join(above)), str(statement.value)
        choices = [Choice(match["value"], match["words"]) for match in _CHOICE.finditer(words)]
        if not words.startswith(tuple(f"{choice.value}: " for choice in choices)):
            choices = []
        if choices and default not in (choice.value for choice in choices):
            choices.append(Choice(default, ""))
        switches.append(Constant(statement.name, default, words, tuple(choices)))
    return switches


# ---- The rules of a game under constants -------------------------------------------------------

_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")
_ASIDE = re.compile(r"\s*\([^()]*-c (?P<name>\w+)=(?P<value>\w+)[^()]*\)")
_WITH = re.compile(r"With -c (?P<name>\w+)=(?P<value>\w+),? (?P<words>.*)", re.DOTALL)

_ELSE = re.compile(r"; with -c (?P<name>\w+)=.*", re.DOTALL)


def adapt_game(header: str, changed: Mapping[str, int | str]) -> tuple[Paragraph, ...]:
    """Return the rules of `read_game` as they are under constants, without empty paragraphs.

    A sentence "With -c X=V, WORDS" becomes its words if X is V, else it goes. One with an aside
    "(... -c X=V)" goes if X is V, else the aside does. "WORDS; with -c X=V ..." is its words if X
    is not changed. Any other with "-c " goes. `changed` are the constants without their default.
    """
    paragraphs = []
    for rule in read_game(header):
        sentences = []
        for sentence in _SENTENCE.split(rule.text):
            aside, variant = _ASIDE.search(sentence), _WITH.fullmatch(sentence)
            condition = aside or variant
            usual = _ELSE.search(sentence)
            holds = condition and str(changed.get(condition["name"])) == condition["value"]
            if variant is not None and holds:
                sentences.append(variant["words"][:1].upper() + variant["words"][1:])
            elif variant is None and aside is not None and not holds:
                sentences.append(_ASIDE.sub("", sentence))
            elif usual is not None and usual["name"] not in changed:
                sentences.append(_ELSE.sub(".", sentence))
            elif condition is None and "-c " not in sentence:
                sentences.append(sentence)
        if text := " ".join(filter(None, sentences)):
            paragraphs.append(rule._replace(text=text))
    return tuple(paragraphs)
