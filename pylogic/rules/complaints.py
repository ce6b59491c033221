"""clingo's complaints in better words: the sign that is missing, the variable that is unsafe.

With an unsafe variable stands the atom of the file that could give it a value.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from clingo import ast

from pylogic.errors import Problem
from pylogic.rules import lexical, syntax
from pylogic.rules.syntax import Signature

_UNEXPECTED = "syntax error, unexpected"
_OLD = {
    "#hide": "#hide is gringo 3's: now nothing is shown but what #show names",
    "[": "weights in [ ] are gringo 3's: now it is #sum { WEIGHT, TERM : ATOM }",
}
"""Signs of gringo 3's language at which the parser stops, and the words of advice."""
_LONGEST = 1_000_000
"""Longest text that is parsed again to find a missing sign, in characters."""


def name_missing_sign(
    problems: Sequence[Problem], text: str, parse: Callable[[str], Sequence[Problem]]
) -> list[Problem]:
    """Return the parser's complaints about a text, with better words for the first if possible.

    The parser stops at the token after a missing full stop or comma, perhaps lines later. If it
    gets further with one of them, an error at the place of the missing sign replaces the first
    complaint, and the complaints that are left follow. A sign of gringo 3 gets advice added.
    `text` has no #include; `parse` returns the parser's complaints about another text.
    """
    first = problems[0]
    if (old := _OLD.get(first.text.partition("unexpected ")[2].partition(",")[0])) is not None:
        return [first._replace(text=f"{first.text}; {old}"), *problems[1:]]
    if first.line is None or not first.text.startswith(_UNEXPECTED) or len(text) > _LONGEST:
        return [*problems]
    bare = lexical.blank_comments(text, strings=False)
    lines = bare.split("\n")
    above = "\n".join(lines[: first.line - 1])
    own = lines[first.line - 1].encode() if first.line <= len(lines) else b""
    here = first.line, (first.column or 1) + 1  # where the same would stand after the sign
    stop = len(above) + (first.line > 1) + len(own[: (first.column or 1) - 1].decode())
    kept = "" if bare[stop : stop + 1] in tuple(")].}") else bare[:stop].rstrip()
    rule = lexical.blank_comments(kept).rpartition(".")[2]
    is_deeper = (first.column or 1) > 1 or first.line == kept.count("\n") + 1
    signs = [(".", "full stop"), (",", "comma")]
    for sign, noun in reversed(signs) if ":-" in rule and is_deeper else signs:
        again = kept + sign + bare[len(kept) :]
        errors = [p._replace(file=first.file) for p in parse(again) if p.kind == "error"]
        if kept and all((problem.line or 0, problem.column or 0) > here for problem in errors):
            line, column = lexical.line_and_column(kept, len(kept) - 1)
            words = f"a {noun} is missing at the end of line {line}"
            if line == first.line:
                words = f"a {noun} is missing before {own[(first.column or 1) - 1 :].decode()[:20]}"
            return [Problem(words, first.file, line, column + 1), *errors]
    return [*problems]


# ---- Unsafe variables --------------------------------------------------------------------------

_UNSAFE = re.compile(r"note: '([^'#]+'*)' is unsafe")
_VARIABLE = re.compile(r"(?<![\w'])_*[A-Z][\w']*")


class _Atom(NamedTuple):
    """An atom with the texts of its arguments."""

    signature: Signature
    arguments: tuple[str, ...]

    def __str__(self) -> str:
        """Return the atom as clingo writes it."""
        name, arity = self.signature
        return f"{name}({', '.join(self.arguments)})" if arity else name

    @property
    def variables(self) -> set[str]:
        """The arguments that are variables themselves, not terms with variables."""
        return set(filter(_VARIABLE.fullmatch, self.arguments))


def explain_unsafe(problem: Problem, rules: Sequence[ast.AST]) -> Problem:
    """Return clingo's complaint about unsafe variables as an error in words, with advice.
    The advice is another variable to write, or atoms to add, as other `rules` have them. Other
    problems stay as they are."""
    names = list(dict.fromkeys(_UNSAFE.findall(problem.text)))
    if not names:
        return problem
    place = problem.line or 0, problem.column or 0
    advice = ""
    for statement in rules:
        begin, end = statement.location
        if begin.filename == problem.file and begin[1:] <= place < end[1:]:
            # The causes are not those that a `X = TERM` of the body assigns, unless all are.
            literals = (x for x in getattr(statement, "body", ()) if _is_positive(x))
            assigned = {str(literal).partition(" = ")[0] for literal in literals}
            order = [*_VARIABLE.findall(str(statement)), *names]
            names = sorted([x for x in names if x not in assigned] or names, key=order.index)
            advice = _suggest_variables(names, statement)
            if not advice and (atoms := _choose_atoms(names, statement, rules)):
                is_body = statement.ast_type == ast.ASTType.Rule and begin[1:] == place
                where = "body" if is_body else "condition after the colon"
                advice = f"; add {' and '.join(atoms)} to the {where}"
            break
    verb, pronoun = ("is", "it a value") if len(names) == 1 else ("are", "them values")
    words = f"{' and '.join(names)} {verb} unsafe: no positive atom of the body gives {pronoun}"
    return problem._replace(text=words + advice, kind="error")


def _suggest_variables(names: Sequence[str], statement: ast.AST) -> str:
    """Return "; did you mean A instead of B?" if all the variables may be mistyped, else "".
    A is a variable like B that stands only once in the statement, or, in a fact, a constant."""
    counts = Counter(_VARIABLE.findall(str(statement)))
    bound = sorted(_bound_variables(statement))
    lowered = {v.lower(): v for v in bound if counts[v] == 1 and v[0] != "_"}
    near = [difflib.get_close_matches(name.lower(), lowered, n=1, cutoff=0.6) for name in names]
    others = [lowered[match[0]] for match in near if match and len(match[0]) > 1]
    is_fact = statement.ast_type == ast.ASTType.Rule and not statement.body
    if is_fact and min(map(len, names)) > 2 and not syntax.is_choice(statement):
        others = [name.lower() for name in names]
    if len(others) < len(names):
        return ""
    pairs = zip(others, names, strict=True)
    return f"; did you mean {' and '.join(f'{other} instead of {name}' for other, name in pairs)}?"


def _choose_atoms(names: Sequence[str], statement: ast.AST, rules: Sequence[ast.AST]) -> list[str]:
    """Return a few atoms, as texts, that give all the variables values, or [].
    They are atoms of other rules' bodies with variables of these names, frequent ones first. Other
    variables, and terms with variables, become `_` in them."""
    kept = {*names, *_bound_variables(statement)}
    counts = Counter[_Atom]()
    for other in rules:
        for atom in _make_atoms(syntax.body_mentions(other)) if other is not statement else ():
            if atom.variables.intersection(names):
                terms = (x if x in kept or not _VARIABLE.search(x) else "_" for x in atom.arguments)
                counts[_Atom(atom.signature, tuple(terms))] += 1
    mentioned = set(map(str, _make_atoms(syntax.find_mentions(statement))))
    candidates = [
        atom
        for atom, _ in counts.most_common()
        if atom.signature not in syntax.heads(statement) and str(atom) not in mentioned
    ]
    left, chosen = set(names), list[str]()
    while left:
        best = max(candidates, key=lambda atom: len(atom.variables & left), default=None)
        if best is None or not best.variables & left:
            return []
        chosen.append(str(best))
        left -= best.variables
    return chosen


def _bound_variables(statement: ast.AST) -> set[str]:
    """Return the arguments of a statement's body atoms, not in aggregates, that are variables."""
    literals = (x for x in getattr(statement, "body", ()) if _is_positive(x))
    atoms = (x for x in literals if x.atom.ast_type == ast.ASTType.SymbolicAtom)
    found = (atom.variables for x in atoms for atom in _make_atoms(syntax.find_mentions(x)))
    return set[str]().union(*found)


def _is_positive(literal: ast.AST) -> bool:
    """Return whether a literal of a body is no condition, and without `not`."""
    return literal.ast_type == ast.ASTType.Literal and literal.sign == ast.Sign.NoSign


def _make_atoms(mentions: Iterable[syntax.Mention]) -> list[_Atom]:
    """Return mentions of predicates as atoms, with the texts of their arguments."""
    return [_Atom(signature, tuple(map(str, node.arguments))) for signature, node in mentions]
