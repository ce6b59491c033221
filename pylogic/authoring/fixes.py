"""Fixes of problems: changes of the text, which follow the advice in the words of a problem."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from clingo import ast

from pylogic.authoring.occurrences import Place, Replacement
from pylogic.errors import Problem
from pylogic.rules import syntax
from pylogic.rules.constraints import MARK
from pylogic.rules.encoding import Encoding

_MISSING = re.compile(r"a (?:(?P<stop>full stop)|comma) is missing")
_MEANT = re.compile(r"; did you mean (?P<names>[^?]*)\?$")
_SWAPPED = re.compile(r"(?P<new>\S+) instead of (?P<old>\S+)")
_ADDED = re.compile(r"; add (?P<atoms>.*?) to the body(?:: |$)")
_INPUT = re.compile(r"(?P<name>-?[\w']+/[0-9]+) is never derived, and no #defined")
_WORDLESS = "a constraint without words"
"""Advice in the words of problems, which other modules write, from `_MISSING` on."""
_WORD = re.compile(r'(?:#\w+\s+)?[-"]*(?P<word>\w[\w\']*)')


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
    if given := _INPUT.match(text):
        above = line if statement is None else statement.location.begin.line
        while above > 1 and lines[above - 2].startswith("%"):
            above -= 1
        declared = (n + 2 for n, row in enumerate(lines[: line - 1]) if row.startswith("#defined"))
        title, new = (
            f"Declare {given['name']} as an input by #defined",
            f"#defined {given['name']}.\n",
        )
        yield fix(title, max(declared, default=above), 1, "", new)
    if statement is not None and text.startswith(_WORDLESS):
        variables = dict.fromkeys(syntax.global_variables(statement))
        values = f" at {','.join(f'{{{name}}}' for name in variables)}" if variables else ""
        new = f"{MARK} this must not be{values}\n"
        yield fix(f"Write words, {MARK}, above", line, 1, "", new)
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
