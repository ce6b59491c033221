"""Unsafe variables in words, and the atom of the file that could give them a value."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from clingo import ast

from pylogic.errors import Problem
from pylogic.rules import syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.syntax import Signature

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

    def rename(self, names: Mapping[str, str]) -> _Atom:
        """Return the atom with new names for the arguments that are variables in `names`.
        Other variables, and terms with variables, become `_`."""
        kept = (a if not _VARIABLE.search(a) else names.get(a, "_") for a in self.arguments)
        return _Atom(self.signature, tuple(kept))


def explain_unsafe(problem: Problem, encoding: Encoding) -> Problem:
    """Return clingo's complaint about unsafe variables as an error in words, with advice.
    The advice is another variable to write, or atoms to add. Other problems stay as they are."""
    names = list(dict.fromkeys(_UNSAFE.findall(problem.text)))
    if not names:
        return problem
    place = problem.line or 0, problem.column or 0
    spans = ((s, s.location.begin, s.location.end) for s in encoding.statements)
    statements = (s for s, b, e in spans if b.filename == problem.file and b[1:] <= place < e[1:])
    statement = next(statements, None)
    advice = ""
    if statement is not None:
        names = _find_causes(names, statement)
        advice = _find_misspelt(names, statement)
        if not advice and (chosen := _choose_atoms(names, statement, encoding)):
            is_body = statement.ast_type == ast.ASTType.Rule
            is_body = is_body and statement.location.begin[1:] == place
            where = "body" if is_body else "condition after the colon"
            advice = f"; add {' and '.join(map(str, chosen))} to the {where}"
    is_single = len(names) == 1
    words = (
        f"{' and '.join(names)} {'is' if is_single else 'are'} unsafe: no positive atom of the body"
        f" gives {'it a value' if is_single else 'them values'}"
    )
    return problem._replace(text=words + advice, kind="error")


def _find_causes(names: Sequence[str], statement: ast.AST) -> list[str]:
    """Return the unsafe variables that no `X = TERM` of the body assigns, in the text's order.
    If there are none, return all: they depend on one another."""
    assigned = {
        str(literal).partition(" = ")[0]
        for literal in getattr(statement, "body", ())
        if getattr(literal, "sign", None) == ast.Sign.NoSign
    }
    causes = [name for name in names if name not in assigned]
    order = list(dict.fromkeys(_VARIABLE.findall(str(statement))))
    return sorted(causes or names, key=lambda name: order.index(name) if name in order else 0)


def _find_misspelt(names: Sequence[str], statement: ast.AST) -> str:
    """Return "; did you mean A instead of B?" if all the variables may be mistyped, else "".
    A is a variable like B that stands only once in the statement, or, in a fact, a constant."""
    counts = Counter(_VARIABLE.findall(str(statement)))
    bound = {name for atom in _positive_atoms(statement) for name in atom.variables}
    lowered = {v.lower(): v for v in sorted(bound) if counts[v] == 1 and v[0] != "_"}
    near = [difflib.get_close_matches(name.lower(), lowered, n=1, cutoff=0.6) for name in names]
    others = [lowered[match[0]] for match in near if match and len(match[0]) > 1]
    is_fact = statement.ast_type == ast.ASTType.Rule and not statement.body
    if is_fact and min(map(len, names)) > 2 and not syntax.is_choice(statement):
        others = [name.lower() for name in names]
    if len(others) < len(names):
        return ""
    pairs = zip(others, names, strict=True)
    return f"; did you mean {' and '.join(f'{other} instead of {name}' for other, name in pairs)}?"


def _choose_atoms(names: Sequence[str], statement: ast.AST, encoding: Encoding) -> list[_Atom]:
    """Return a few atoms of other rules' bodies that give all the variables values, or [].
    They are atoms with variables of these names, chosen greedily, frequent ones first."""
    mentioned = set(map(str, _make_atoms(syntax.find_mentions(statement))))
    others = (s for s in encoding.statements if s is not statement)
    bodies = (atom for other in others for atom in _make_atoms(syntax.body_mentions(other)))
    bound = {name for atom in _positive_atoms(statement) for name in atom.variables}
    kept = {name: name for name in (*names, *bound)}
    counts = Counter(a.rename(kept) for a in bodies if a.variables.intersection(names))
    candidates = [
        atom
        for atom, _ in counts.most_common()
        if atom.signature not in syntax.heads(statement) and str(atom) not in mentioned
    ]
    left, chosen = set(names), []
    while left:
        best = max(candidates, key=lambda atom: len(atom.variables & left), default=None)
        if best is None or not best.variables & left:
            return []
        chosen.append(best)
        left -= best.variables
    return chosen


def _positive_atoms(statement: ast.AST) -> list[_Atom]:
    """Return the atoms of a statement's body that are not negated, and not in an aggregate."""
    return [
        atom
        for literal in getattr(statement, "body", ())
        if literal.ast_type == ast.ASTType.Literal and literal.sign == ast.Sign.NoSign
        if literal.atom.ast_type == ast.ASTType.SymbolicAtom
        for atom in _make_atoms(syntax.find_mentions(literal))
    ]


def _make_atoms(mentions: Iterable[syntax.Mention]) -> list[_Atom]:
    """Return mentions of predicates as atoms, with the texts of their arguments."""
    return [_Atom(signature, tuple(map(str, node.arguments))) for signature, node in mentions]
