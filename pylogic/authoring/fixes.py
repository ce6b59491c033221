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

_MEANT = re.compile(r"; did you mean (?P<names>[^?]*)\?$")
_SWAPPED = re.compile(r"(?P<new>\S+) instead of (?P<old>\S+)")
_ADDED = re.compile(r"; add (?P<atoms>.*?) to the body(?:: |$)")
_INPUT = re.compile(r"(?P<name>-?[\w']+/[0-9]+) is never derived, and no #defined")
_WORDLESS = "a constraint without words"
_MISSING = re.compile(r"a (?:(?P<stop>full stop)|comma) is missing")
"""Advice in the words of problems, which other modules write, from `_MEANT` on."""
_WORD = re.compile(r'(?:#\w+\s+)?[-"]*(?P<word>\w[\w\']*)')


class Fix(NamedTuple):
    """A change of the text, and its title in a list."""

    title: str
    replacements: tuple[Replacement, ...]


def find_fixes(problem: Problem, lines: Sequence[str], encoding: Encoding | None) -> list[Fix]:
    """Return the fixes that a problem's words advise in the `lines` of its file; [] without advice
    or place. Most fixes of a statement need the `encoding` that was read from these lines."""
    if problem.line is None or problem.column is None or problem.line > len(lines):
        return []
    fixes = []
    if missing := _MISSING.match(problem.text):
        sign = "." if missing["stop"] else ","
        new = (_make_replacement(problem, problem.line, problem.column, 0, sign),)
        fixes.append(Fix(f"Write the missing {sign}", new))
    return [*fixes, *_fix_misspelt_name(problem, lines), *_fix_statement(problem, lines, encoding)]


def _make_replacement(
    problem: Problem, line: int, column: int, length: int, text: str
) -> Replacement:
    """Return the replacement of `length` bytes at a place of the problem's file; 0 to insert."""
    return Replacement(Place(problem.file or "", line, column, length), text)


def _fix_misspelt_name(problem: Problem, lines: Sequence[str]) -> Iterator[Fix]:
    """Yield a fix for each name that the problem's "did you mean" has for the name at its place; no
    fix of variables."""
    hint = _MEANT.search(problem.text)
    line, column = problem.line or 1, problem.column or 1
    row = lines[line - 1].encode()
    match = _WORD.match(row[column - 1 :].decode(errors="replace"))
    if hint is None or match is None or _SWAPPED.search(hint["names"]):
        return
    text = problem.text[: hint.start()]
    wrong = re.search(rf"(?<![\w']){re.escape(match['word'])}(?:/(?P<arity>[0-9]+))?", text)
    for name in re.split(r" or |, ", hint["names"]):
        meant, _, arity = name.removeprefix("-").partition("/")
        is_same = wrong is not None and (not arity or wrong["arity"] in (None, arity))
        if is_same and meant != match["word"]:
            begin = column + match.start("word")
            new = (_make_replacement(problem, line, begin, len(match["word"].encode()), meant),)
            yield Fix(f"Write {meant} instead of {match['word']}", new)


def _fix_statement(
    problem: Problem, lines: Sequence[str], encoding: Encoding | None
) -> Iterator[Fix]:
    """Yield fixes of inputs without #defined and, with an `encoding`, of constraints without words,
    misspelt variables and unsafe variables."""
    line = problem.line or 1
    statement = _find_statement(problem, encoding)
    if input_ := _INPUT.match(problem.text):
        defined = (n for n, row in enumerate(lines[: line - 1]) if row.startswith("#defined"))
        above = statement.location.begin.line if statement is not None else line
        while above > 1 and lines[above - 2].startswith("%"):
            above -= 1
        place = max(defined, default=above - 2) + 2
        new = (_make_replacement(problem, place, 1, 0, f"#defined {input_['name']}.\n"),)
        yield Fix(f"Declare {input_['name']} as an input by #defined", new)
    if statement is None:
        return
    if problem.text.startswith(_WORDLESS):
        names = dict.fromkeys(syntax.global_variables(statement))
        values = ",".join(f"{{{name}}}" for name in names)
        words = f"{MARK} this must not be{f' at {values}' if values else ''}\n"
        yield Fix(f"Write words, {MARK}, above", (_make_replacement(problem, line, 1, 0, words),))
    hint = _MEANT.search(problem.text)
    swapped = {m["old"]: m["new"] for m in _SWAPPED.finditer(hint["names"] if hint else "")}
    if swapped:
        renamed = tuple(
            _make_replacement(problem, begin.line, begin.column, len(node.name), swapped[node.name])
            for node in syntax.walk_nodes(statement)
            if node.ast_type == ast.ASTType.Variable and node.name in swapped
            for begin in [node.location.begin]
        )
        yield Fix(f"Write {hint['names'] if hint else ''}", renamed)
    if added := _ADDED.search(problem.text):
        atoms, end = added["atoms"].replace(" and ", ", "), statement.location.end
        last = statement.body[-1:] if statement.ast_type == ast.ASTType.Rule else ()
        is_open = any(literal.ast_type == ast.ASTType.ConditionalLiteral for literal in last)
        sign = "; " if is_open else ", " if last else " :- "
        new = (_make_replacement(problem, end.line, end.column - 1, 0, sign + atoms),)
        yield Fix(f"Add {added['atoms']} to the body", new)


def _find_statement(problem: Problem, encoding: Encoding | None) -> ast.AST | None:
    """Return the statement in which a problem is; None outside of statements, or without an
    encoding."""
    place = problem.line or 0, problem.column or 0
    for statement in encoding.statements if encoding is not None else ():
        begin, end = statement.location.begin, statement.location.end
        if begin.filename == problem.file and begin[1:] <= place < end[1:]:
            return statement
    return None
