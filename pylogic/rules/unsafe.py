"""Unsafe variables in words, and the atom of the file that could give them a value."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from clingo import ast

from pylogic.errors import Problem
from pylogic.rules import documentation, syntax
from pylogic.rules.encoding import Encoding
from pylogic.rules.syntax import Signature

_UNSAFE = re.compile(r"note: '([^'#]+'*)' is unsafe")
_VARIABLE = re.compile(r"(?<![\w'])_*[A-Z][\w']*")
_LONGEST = 100
"""Characters of a rule that is shown mended."""


class _Atom(NamedTuple):
    """An atom with the texts of its arguments."""

    signature: Signature
    arguments: tuple[str, ...]

    def __str__(self) -> str:
        name, arity = self.signature
        return f"{name}({', '.join(self.arguments)})" if arity else name

    @property
    def variables(self) -> set[str]:
        return set(filter(_VARIABLE.fullmatch, self.arguments))

    def renamed(self, names: Mapping[str, str]) -> _Atom:
        """With other names, `_` where there is none."""
        kept = (a if not _VARIABLE.search(a) else names.get(a, "_") for a in self.arguments)
        return _Atom(self.signature, tuple(kept))


def in_words(problem: Problem, encoding: Encoding) -> Problem:
    """A complaint of clingo; if it is about unsafe variables, in our words and with advice."""
    names = list(dict.fromkeys(_UNSAFE.findall(problem.text)))
    if not names:
        return problem
    statement = _statement_at(problem, encoding)
    if statement is not None:
        names = _causes(names, statement)
    one = len(names) == 1
    words = (
        f"{' and '.join(names)} {'is' if one else 'are'} unsafe: no positive atom of the body"
        f" gives {'it a value' if one else 'them values'}"
    )
    advice = "" if statement is None else _advice(names, statement, problem, encoding)
    return Problem(words + advice, problem.file, problem.line, problem.column)


def _causes(names: Sequence[str], statement: ast.AST) -> list[str]:
    """The variables that get no value from others, in the order of the text."""
    assigned = {
        str(literal).partition(" = ")[0]
        for literal in getattr(statement, "body", ())
        if getattr(literal, "sign", None) == ast.Sign.NoSign
    }
    rest = [name for name in names if name not in assigned]
    order = list(dict.fromkeys(_VARIABLE.findall(str(statement))))
    return sorted(rest or names, key=lambda name: order.index(name) if name in order else 0)


def _statement_at(problem: Problem, encoding: Encoding) -> ast.AST | None:
    """The statement that a complaint is about, or about a part of."""
    place = (problem.line or 0, problem.column or 0)
    for statement in encoding.statements:
        begin, end = statement.location.begin, statement.location.end
        if begin.filename == problem.file and begin[1:] <= place < end[1:]:
            return statement
    return None


def _advice(names: Sequence[str], statement: ast.AST, problem: Problem, encoding: Encoding) -> str:
    near = _near(names, statement)
    if near:
        return f"; did you mean {near}?"
    chosen = _chosen(names, statement, encoding)
    if not chosen:
        return _computed(names, statement)
    begin = statement.location.begin
    is_whole = (begin.line, begin.column) == (problem.line, problem.column)
    added = " and ".join(map(str, chosen))
    if statement.ast_type != ast.ASTType.Rule:
        return f"; add {added} after the colon"
    if not is_whole:
        return f"; add {added} to the condition after the colon, or to the body"
    mended = _mended(statement, chosen, encoding)
    return f"; add {added} to the body" + (f": {mended}" if mended else "")


def _computed(names: Sequence[str], statement: ast.AST) -> str:
    """Advice where a variable stands in an atom only as a part of a computation."""
    for atom in _positive(statement):
        for argument in atom.arguments:
            if len(set(_VARIABLE.findall(argument)) & set(names)) > 1:
                return f"; {argument} in {atom} gives them none: they could be many"
    return ""


def _mended(statement: ast.AST, chosen: Sequence[_Atom], encoding: Encoding) -> str:
    text = encoding.excerpt(statement).removeprefix("#false ").rstrip(".")
    head, _, body = text.partition(":-")
    atoms = ", ".join([*map(str, chosen), *([body.strip()] if body else [])])
    mended = f"{head.strip()} :- {atoms}.".strip()
    return mended if len(mended) <= _LONGEST else ""


def _near(names: Sequence[str], statement: ast.AST) -> str:
    """The variable that was meant: one with a similar name that stands there only once."""
    counts = Counter(_VARIABLE.findall(str(statement)))
    bound = {v for atom in _positive(statement) for v in atom.variables}
    alone = [v for v in sorted(bound) if counts[v] == 1 and not v.startswith("_")]
    found = []
    for name in names:
        lowered = {v.lower(): v for v in alone}
        near = difflib.get_close_matches(name.lower(), lowered, n=1, cutoff=0.6)
        if not near or len(name) == len(lowered[near[0]]) == 1:
            return ""
        found.append(f"{lowered[near[0]]} instead of {name}")
    return " and ".join(found)


def _chosen(names: Sequence[str], statement: ast.AST, encoding: Encoding) -> list[_Atom]:
    """The fewest atoms of those that fit best, and give the variables their values."""
    left, chosen = set(names), []
    candidates = list(_candidates(set(names), statement, encoding))
    while left:
        best = max(candidates, key=lambda atom: len(atom.variables & left), default=None)
        if best is None or not best.variables & left:
            return []
        chosen.append(best)
        left -= best.variables
    return chosen


def _candidates(names: set[str], statement: ast.AST, encoding: Encoding) -> Iterator[_Atom]:
    """Atoms that could give the variables values, those that fit best first.

    What the other values of an argument come from; the atom of a variable of the same kind; and
    what other rules and the documentation call by that name.
    """
    circular = syntax.heads(statement)
    taken = {str(atom) for atom in _atoms(syntax.places(statement))}
    global_names = {*names, *(v for atom in _positive(statement) for v in atom.variables)}
    found = (
        *_by_argument(names, global_names, statement, encoding),
        *_by_twin(names, statement),
        *_by_name(names, global_names, statement, encoding),
    )
    rules = [s for s in encoding.statements if s.ast_type == ast.ASTType.Rule]
    plain = {*syntax.signatures(rules)} - syntax.chosen(rules)
    fits = [a for a in dict.fromkeys(found) if a.signature not in circular]
    fits = [a for a in fits if str(a) not in taken and a.variables & names]
    yield from sorted(fits, key=lambda atom: atom.signature not in plain)


def _by_argument(
    names: set[str], global_names: set[str], statement: ast.AST, encoding: Encoding
) -> Iterator[_Atom]:
    """Where the rules of a predicate take the values of the argument that a variable stands in."""
    for used in _atoms(syntax.places(statement)):
        if not used.variables & names:
            continue
        for rule in encoding.statements:
            if rule is statement or rule.ast_type != ast.ASTType.Rule:
                continue
            for head in _atoms(syntax.derives(rule)):
                if head.signature != used.signature:
                    continue
                pairs = zip(head.arguments, used.arguments, strict=True)
                meant = {h: u for h, u in pairs if u in global_names}
                yield from (atom.renamed(meant) for atom in _binding(rule))


def _by_twin(names: set[str], statement: ast.AST) -> Iterator[_Atom]:
    """The atom of R and C with R' and C' instead; that of X with Y, which X is compared with."""
    twins = {_stem(name): name for name in names}
    for atom in _positive(statement):
        arguments = tuple(twins.get(_stem(a), a) for a in atom.arguments)
        if arguments != atom.arguments:
            yield _Atom(atom.signature, arguments)
    for literal in getattr(statement, "body", ()):
        compared = _VARIABLE.findall(str(literal))
        is_comparison = getattr(literal, "atom", literal).ast_type == ast.ASTType.Comparison
        if is_comparison and len(compared) == 2:
            one, other = compared if compared[1] in names else reversed(compared)
            yield from (a.renamed({one: other}) for a in _positive(statement))


def _stem(name: str) -> str:
    """A variable's name without primes and digits: R for R', R2 and R0."""
    return re.sub(r"['0-9_]+$", "", name) if _VARIABLE.fullmatch(name) else ""


def _by_name(
    names: set[str], global_names: set[str], statement: ast.AST, encoding: Encoding
) -> Iterator[_Atom]:
    """Atoms of other rules and of the documentation with the same variable names."""
    kept = {name: name for name in global_names}
    elsewhere = (s for s in encoding.statements if s is not statement)
    atoms = [atom for other in elsewhere for atom in _positive(other)]
    texts = (source.text for source in encoding.sources.values())
    for predicate in (p for text in texts for p in documentation.documented(text, "")):
        inner = re.sub(r"^[^(]*\(?|\)$", "", predicate.template)
        arguments = tuple(a.strip() for a in inner.split(","))
        if len(arguments) == predicate.arity:
            atoms.append(_Atom((predicate.name, predicate.arity), arguments))
    counts = Counter(atom.renamed(kept) for atom in atoms if atom.variables & names)
    yield from (atom for atom, _ in counts.most_common())


def _positive(statement: ast.AST) -> list[_Atom]:
    """The plain atoms of a body."""
    return [
        atom
        for literal in getattr(statement, "body", ())
        if literal.ast_type == ast.ASTType.Literal and literal.sign == ast.Sign.NoSign
        if literal.atom.ast_type == ast.ASTType.SymbolicAtom
        for atom in _atoms(syntax.places(literal))
    ]


def _binding(rule: ast.AST) -> list[_Atom]:
    """The atoms of a rule, also of conditions, that give its variables values."""
    derived = [node.location for _, node in syntax.derives(rule)]
    inner = (
        place
        for literal in syntax.nodes(rule.head)
        if literal.ast_type == ast.ASTType.Literal and literal.sign == ast.Sign.NoSign
        for place in syntax.places(literal)
        if place[1].location not in derived
    )
    return [*_positive(rule), *_atoms(inner)]


def _atoms(places: Iterable[syntax.Place]) -> list[_Atom]:
    return [_Atom(signature, tuple(map(str, node.arguments))) for signature, node in places]
