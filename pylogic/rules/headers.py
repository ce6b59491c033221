"""The header of a rule file: its opening comments, and the names in its part `about`.

It is read from the text: to load clingo takes longer than all else that a list of puzzles needs.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pylogic.rules import lexical

_TERM = r'\s*(?:-?[0-9]+|[a-z][\w\']*|"[^"\\\n]*")\s*'
_FACT = re.compile(rf"\s*([a-z]\w*)\(({_TERM}(?:,{_TERM})*)\)\s*\.", re.ASCII)
"""A fact with numbers, constants and strings as arguments: its name, and the arguments."""
_ABOUT = re.compile(r"(?s)#program\s+about\s*\.(.*?)(?=#program|\Z)")
"""A part `about`, also one in a comment; what follows #program in a string is cut off."""


class Header(NamedTuple):
    """The names that a rule file gives to its puzzle, and to boards of it."""

    name: str
    """The file's name without .lp, which is that of the folder of its instances, too."""
    title: str
    aliases: tuple[str, ...]
    first: tuple[str, ...]
    """The instances that lists of them begin with."""
    welcome: tuple[str, ...]
    """The instances that the workbench may open first."""


def parse_header(text: str, name: str) -> Header | None:
    """Return the header of a rule file's text, as `make_header`.
    It is None if the part `about` holds anything but simple facts: only clingo can read it."""
    names: dict[str, list[str]] = {}
    for part in _ABOUT.findall(text):
        code, begin = lexical.blank_comments(part, strings=False), 0
        while (fact := _FACT.match(code, begin)) is not None:
            if re.fullmatch(_TERM, fact[2]):
                names.setdefault(fact[1], []).append(fact[2].strip().strip('"'))
            begin = fact.end()
        if code[begin:].strip():
            return None
    return make_header(names, text, name)


def make_header(names: Mapping[str, Sequence[str]], text: str, name: str) -> Header:
    """Return the header of a file of that text and name; `names` are those in facts of `about`.
    They are by predicate: title, alias, first and welcome. Without a title it is the first line of
    the opening comments, or the file's name."""
    titles = (*names.get("title", ()), opening_comments(text).partition("\n")[0], name)
    others = (tuple(names.get(kind, ())) for kind in ("alias", "first", "welcome"))
    return Header(name, next(filter(None, titles)), *others)


def opening_comments(text: str) -> str:
    """Return the comments that open a text, without their marks; any other line ends them.
    A blank line is such a line; text in a block `%* ... *%` is indented."""
    lines: list[str] = []
    in_block = False
    for line in text.splitlines():
        if in_block or line.startswith("%*"):
            in_block = not line.rstrip().endswith("*%")
            words = line.removeprefix("%*!").removeprefix("%*").removesuffix("*%")
            indent = "" if line.startswith("%*") else "  "
            lines += [indent + words.lstrip("!")] if words.strip() else []
        elif line.startswith("%"):
            lines.append(line.removeprefix("%").removeprefix(" ").rstrip())
        else:
            break
    return "\n".join(lines).strip()
