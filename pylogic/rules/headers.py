"""The header of a rule file: its opening comments, and the names in its part `about`.

It is read from the text: to load clingo takes longer than all else that a list of puzzles needs.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from pylogic.rules import lexical

_FACT = re.compile(
    r'(?<![\w-])([a-z]\w*)\(\s*("(?:[^"\\\n]|\\.)*"|(?!not\b)[a-z0-9][\w\']*)\s*\)\s*\.'
)
"""A fact with one constant, number or string: its name, and the argument."""
_ABOUT = re.compile(r"(?s)#program\s+about\s*(?:\(\s*\))?\s*\.(.*?)(?=#program|\Z)")
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


def read_header(text: str, name: str) -> Header:
    """Return the header of a rule file of that text and name.
    Its names are in the facts title, alias, first and welcome of its own part `about`: constants,
    numbers or strings. Without a title it is the first line of the opening comments, or the
    file's name."""
    names: dict[str, list[str]] = {"title": [], "alias": [], "first": [], "welcome": []}
    for part in _ABOUT.findall(text):
        for kind, term in _FACT.findall(lexical.blank_comments(part, strings=False)):
            names.setdefault(kind, []).append(re.sub(r'\\(["\\])', r"\1", term.strip('"')))
    titles = (*names["title"], opening_comments(text).partition("\n")[0], name)
    title = re.sub(r"[\0-\x1f\x7f-\x9f]", " ", next(filter(None, titles)))  # for a terminal
    return Header(name, title, *(tuple(names[kind]) for kind in ("alias", "first", "welcome")))


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
