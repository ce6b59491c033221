"""Unsafe variables in words, and the atom of the file that could give them a value."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from clingo import ast

from pylogic.errors import Problem
from pylogic.rules import documentation, syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.syntax import Signature

_UNSAFE = re.compile(r"note: '([^'#]+'*)' is unsafe")
_VARIABLE = re.compile(r"(?<![\w'])_*[A-Z][\w']*")
_LONGEST = 100
"""Longest mended rule that a message shows, in characters."""


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
        """The arguments that are variables."""
        return set(filter(_VARIABLE.fullmatch, self.arguments))

    def rename(self, names: Mapping[str, str]) -> _Atom:
        """Return the atom with new names for variables, `_` for other terms with variables."""
        kept = (a if not _VARIABLE.search(a) else names.get(a, "_") for a in self.arguments)
        return _Atom(self.signature, tuple(kept))


def explain_unsafe(problem: Problem, encoding: Encoding) -> Problem:
    """Put clingo's complaint about unsafe variables into words with advice; return others as is."""
    names = list(dict.fromkeys(_UNSAFE.findall(problem.text)))
    if not names:
        return problem
    place = problem.line or 0, problem.column or 0
    spans = ((s, s.location.begin, s.location.end) for s in encoding.statements)
    statements = (s for s, b, e in spans if b.filename == problem.file and b[1:] <= place < e[1:])
    statement = next(statements, None)
    advice = ""
    if statement is not None:
        names = _causes(names, statement)
        advice = _Case(names, statement, encoding).advice(place)
    is_single = len(names) == 1
    words = (
        f"{' and '.join(names)} {'is' if is_single else 'are'} unsafe: no positive atom of the body"
        f" gives {'it a value' if is_single else 'them values'}"
    )
    return problem._replace(text=words + advice, kind="error")


def _causes(names: Sequence[str], statement: ast.AST) -> list[str]:
    """Return the unsafe variables that depend on no other, in the order of the text."""
    assigned = {
        str(literal).partition(" = ")[0]
        for literal in getattr(statement, "body", ())
        if getattr(literal, "sign", None) == ast.Sign.NoSign
    }
    causes = [name for name in names if name not in assigned]
    order = list(dict.fromkeys(_VARIABLE.findall(str(statement))))
    return sorted(causes or names, key=lambda name: order.index(name) if name in order else 0)


@dataclass(frozen=True)
class _Case:
    """Variables of a statement that have no value, and the rules around it."""

    names: Sequence[str]
    statement: ast.AST
    encoding: Encoding

    @cached_property
    def positive_atoms(self) -> list[_Atom]:
        """The atoms of the body that are not negated and stand alone."""
        return [
            atom
            for literal in getattr(self.statement, "body", ())
            if literal.ast_type == ast.ASTType.Literal and literal.sign == ast.Sign.NoSign
            if literal.atom.ast_type == ast.ASTType.SymbolicAtom
            for atom in _atoms(syntax.predicate_places(literal))
        ]

    @cached_property
    def bound(self) -> set[str]:
        """The names of the variables with values."""
        return {name for atom in self.positive_atoms for name in atom.variables}

    def advice(self, place: tuple[int, int]) -> str:
        """Return the words for a mended rule, or ""; `place` is where clingo complains."""
        near = self.suggest_similar() or self.suggest_small_letters()
        if near:
            return f"; did you mean {near}?"
        chosen = self.choose_atoms()
        if not chosen:
            return ""
        added = " and ".join(map(str, chosen))
        if self.statement.ast_type != ast.ASTType.Rule:
            return f"; add {added} after the colon"
        if self.statement.location.begin[1:] != place:
            return f"; add {added} to the condition after the colon, or to the body"
        text = self.encoding.excerpt(self.statement).removeprefix("#false ").rstrip(".")
        head, _, body = text.partition(":-")
        atoms = ", ".join([*map(str, chosen), *([body.strip()] if body else [])])
        mended = f"{head.strip()} :- {atoms}.".strip()
        return f"; add {added} to the body" + (f": {mended}" if len(mended) <= _LONGEST else "")

    def suggest_similar(self) -> str:
        """Return the words for a mistyped variable: a similar name stands only once; or ""."""
        counts = Counter(_VARIABLE.findall(str(self.statement)))
        lowered = {v.lower(): v for v in sorted(self.bound) if counts[v] == 1 and v[0] != "_"}
        suggestions = []
        for name in self.names:
            near = difflib.get_close_matches(name.lower(), lowered, n=1, cutoff=0.6)
            if not near or len(name) == len(near[0]) == 1:
                return ""
            suggestions.append(f"{lowered[near[0]]} instead of {name}")
        return " and ".join(suggestions)

    def suggest_small_letters(self) -> str:
        """Return the words for a fact whose capital letters were meant small, or ""."""
        is_fact = self.statement.ast_type == ast.ASTType.Rule and not self.statement.body
        if not is_fact or min(map(len, self.names)) < 3 or syntax.is_choice(self.statement):
            return ""
        return " and ".join(f"{name.lower()} instead of {name}" for name in self.names)

    def choose_atoms(self) -> list[_Atom]:
        """Choose the fewest atoms, best ones first, that give all variables values; or none."""
        left, chosen = set(self.names), []
        candidates = self.candidates()
        while left:
            best = max(candidates, key=lambda atom: len(atom.variables & left), default=None)
            if best is None or not best.variables & left:
                return []
            chosen.append(best)
            left -= best.variables
        return chosen

    def candidates(self) -> list[_Atom]:
        """Return atoms that could give the variables values, those that fit best first.

        They are the atom of a variable of the same kind, and those of other rules and comments.
        """
        circular, names = syntax.heads(self.statement), set(self.names)
        rules = [s for s in self.encoding.statements if s.ast_type == ast.ASTType.Rule]
        atoms = dict.fromkeys((*self.twin_atoms(), *self.atoms_by_name()))
        fits = [a for a in atoms if a.signature not in circular and a.variables & names]
        used = set(map(str, _atoms(syntax.predicate_places(self.statement))))
        unused = [a for a in fits if str(a) not in used]
        if len(unused) < 2:
            return unused
        plain = syntax.signatures(rules) - syntax.choice_predicates(rules)
        return sorted(unused, key=lambda atom: atom.signature not in plain)

    def twin_atoms(self) -> Iterator[_Atom]:
        """Yield the atom of R with R' instead; of X with Y, where Y is compared with X."""
        twins = {_stem(name): name for name in self.names}
        for atom in self.positive_atoms:
            arguments = tuple(twins.get(_stem(a), a) for a in atom.arguments)
            if arguments != atom.arguments:
                yield _Atom(atom.signature, arguments)
        for literal in getattr(self.statement, "body", ()):
            compared = _VARIABLE.findall(str(literal))
            is_comparison = getattr(literal, "atom", literal).ast_type == ast.ASTType.Comparison
            if is_comparison and len(compared) == 2:
                first, other = compared if compared[1] in self.names else reversed(compared)
                yield from (atom.rename({first: other}) for atom in self.positive_atoms)

    def atoms_by_name(self) -> Iterator[_Atom]:
        """Yield atoms with these variables in other rules and comments, frequent ones first."""
        elsewhere = (s for s in self.encoding.statements if s is not self.statement)
        atoms = [atom for other in elsewhere for atom in _atoms(syntax.body_places(other))]
        texts = (source.text for source in self.encoding.sources.values())
        for predicate in (p for text in texts for p in documentation.find_documented(text, "")):
            inner = re.sub(r"^[^(]*\(?|\)$", "", predicate.template)
            arguments = tuple(a.strip() for a in inner.split(","))
            if len(arguments) == predicate.arity:
                atoms.append(_Atom((predicate.name, predicate.arity), arguments))
        kept = {name: name for name in (*self.names, *self.bound)}
        fits = (atom for atom in atoms if atom.variables.intersection(self.names))
        counts = Counter(atom.rename(kept) for atom in fits)
        yield from (atom for atom, _ in counts.most_common())


def _stem(name: str) -> str:
    """Return a variable's name without primes and digits: R for R', R2 and R0; "" of a term."""
    return re.sub(r"['0-9_]+$", "", name) if _VARIABLE.fullmatch(name) else ""


def _atoms(places: Iterable[syntax.Place]) -> list[_Atom]:
    """Return the atoms at places, with the texts of their arguments."""
    return [_Atom(signature, tuple(map(str, node.arguments))) for signature, node in places]
