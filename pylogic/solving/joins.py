"""The substitutions of a body, joined from ground atoms as the grounder joins them, but exactly.

Atoms one after the other, the most selective first; computed terms and comparisons as soon as
their variables have values. What nothing looks at any more is only counted.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.rules import arithmetic
from pylogic.rules.arithmetic import UndefinedError, Value, Values
from pylogic.rules.bodies import Body
from pylogic.rules.syntax import Signature
from pylogic.solving.literals import (
    COMPARISONS,
    MOST,
    Equation,
    Filter,
    TooManyError,
    comparison,
    is_plain,
    is_solvable,
    match,
    named,
    names_of,
    solved,
    values_of,
)

Row = tuple[Value, ...]
Atoms = Mapping[Signature, Sequence[clingo.Symbol]]
"""The ground atoms of each predicate that bodies look at."""


class Joined(NamedTuple):
    """The substitutions of a body."""

    names: tuple[str, ...]
    """The variables that were asked for, as far as the body gives them values."""
    rows: Mapping[Row, int]
    """Their values, and for how many substitutions."""
    tried: int
    """How many substitutions of several atoms comparisons have looked at."""

    @property
    def kept(self) -> int:
        """How many substitutions there are."""
        return sum(self.rows.values())


class _Relation(NamedTuple):
    """The values of an atom's variables."""

    names: tuple[str, ...]
    rows: Collection[Row]


def join(
    body: Body,
    atoms: Atoms,
    facts: Collection[clingo.Symbol],
    constants: Values,
    wanted: Iterable[str] = (),
    without: Collection[str] = (),
) -> Joined:
    """The substitutions of a body.

    Args:
        facts: atoms that hold in any case.
        wanted: the variables whose values are asked for.
        without: computed terms, as texts; the comparisons and arguments that hold one are
            passed over.

    Raises:
        TooManyError: there are too many.
    """
    return _Join.of(body, atoms, facts, constants, without).run(tuple(dict.fromkeys(wanted)))


@dataclass
class _Join:
    """A join at work."""

    constants: Values
    relations: list[_Relation]
    equations: list[Equation]
    filters: list[Filter]
    names: tuple[str, ...] = ()
    rows: Counter[Row] = field(default_factory=lambda: Counter({(): 1}))
    joined: int = 0
    tried: int = 0
    looked_at: int = 0

    @classmethod
    def of(
        cls,
        body: Body,
        atoms: Atoms,
        facts: Collection[clingo.Symbol],
        constants: Values,
        without: Collection[str],
    ) -> _Join:
        """The parts of a body that can be joined."""
        made = cls(constants, [], [], [])
        for literal in body.atoms:
            made._add_atom(literal, atoms, without)
        for literal in body.comparisons:
            if not any(text in str(literal) for text in without):
                made._add_comparison(literal)
        for literal in body.negated:
            made._add_negated(literal, facts)
        return made

    def _variables(self, *terms: ast.AST) -> frozenset[str]:
        return frozenset(
            name for term in terms for name in arithmetic.variables(term, {}) if name != "_"
        )

    def _add_atom(self, literal: ast.AST, atoms: Atoms, without: Collection[str]) -> None:
        symbol = literal.atom.symbol
        patterns = []
        for argument in symbol.arguments:
            if is_plain(argument):
                patterns.append(argument)
                continue
            name = f"#{len(self.equations)}"
            if not any(text in str(argument) for text in without):
                self.equations.append(Equation(name, argument, self._variables(argument)))
                patterns.append(named(argument, name))
            else:
                patterns.append(named(argument, "_"))
        names = tuple(dict.fromkeys(n for n in names_of(patterns) if n != "_"))
        rows = set()
        for atom in atoms.get((symbol.name, len(symbol.arguments)), ()):
            found: dict[str, Value] = {}
            pairs = zip(patterns, atom.arguments, strict=True)
            if all(match(pattern, term, found, self.constants) for pattern, term in pairs):
                rows.add(tuple(found[name] for name in names))
        self.relations.append(_Relation(names, rows))

    def _add_comparison(self, literal: ast.AST) -> None:
        left = literal.atom.term
        for guard in literal.atom.guards:
            right = guard.term
            if guard.comparison == ast.ComparisonOperator.Equal:
                sides = (left, right) if left.ast_type == ast.ASTType.Variable else (right, left)
                if sides[0].ast_type == ast.ASTType.Variable:
                    equation = Equation(sides[0].name, sides[1], self._variables(sides[1]))
                    self.equations.append(equation)
                    left = right
                    continue
            needs = self._variables(left, right)
            compare = COMPARISONS[guard.comparison]
            self.filters.append(Filter(needs, comparison(left, right, compare)))
            left = right

    def _add_negated(self, literal: ast.AST, facts: Collection[clingo.Symbol]) -> None:
        symbol = literal.atom.symbol
        try:
            compute = arithmetic.computation(symbol)
        except UndefinedError:  # a range or a pool
            return

        def holds(values: Values) -> bool:
            return compute(values) not in facts

        if "_" not in arithmetic.variables(symbol, {}):
            self.filters.append(Filter(self._variables(symbol), holds))

    def run(self, wanted: tuple[str, ...]) -> Joined:
        """Join everything; what can never be evaluated is passed over."""
        self._settle(wanted)
        while self.relations:
            self._join(self._next())
            self._settle(wanted)
        names = tuple(name for name in wanted if name in self.names)
        self._project(names)
        return Joined(names, self.rows, self.tried)

    def _next(self) -> _Relation:
        """The relation that gives the fewest substitutions, as far as an average tells."""
        best = min(self.relations, key=self._growth)
        self.relations.remove(best)
        return best

    def _growth(self, relation: _Relation) -> float:
        shared = [place for place, name in enumerate(relation.names) if name in self.names]
        keys = {tuple(row[place] for place in shared) for row in relation.rows}
        return len(relation.rows) / max(1, len(keys))

    def _join(self, relation: _Relation) -> None:
        shared = [name for name in relation.names if name in self.names]
        new = [place for place, name in enumerate(relation.names) if name not in self.names]
        by_key: defaultdict[Row, list[Row]] = defaultdict(list)
        key = [relation.names.index(name) for name in shared]
        for row in relation.rows:
            by_key[tuple(row[place] for place in key)].append(tuple(row[p] for p in new))
        key = [self.names.index(name) for name in shared]
        rows: Counter[Row] = Counter()
        sizes = Counter({k: len(found) for k, found in by_key.items()})
        pairs = [(sizes[tuple(row[p] for p in key)], weight) for row, weight in self.rows.items()]
        tried = sum(size * weight for size, weight in pairs) if self.joined else 0
        self._count(sum(size for size, _ in pairs), tried)
        for row, weight in self.rows.items():
            found = by_key.get(tuple(row[place] for place in key), ())
            for more in found:
                extended = (*row, *more)
                rows[extended] += weight
        self.names = (*self.names, *(relation.names[place] for place in new))
        self.rows = rows
        self.joined += 1

    def _count(self, rows: int, tried: int = 0) -> None:
        self.looked_at += rows
        if self.looked_at > MOST:
            raise TooManyError(max(tried, self.tried))

    def _settle(self, wanted: Collection[str]) -> None:
        """Evaluate what can be; then forget the variables that nothing needs any more."""
        while self._apply_filters() or self._apply_equations():
            pass
        needed = {*wanted, *(name for relation in self.relations for name in relation.names)}
        for equation in self.equations:
            needed |= {equation.name, *equation.needs}
        for one in self.filters:
            needed |= one.needs
        self._project(tuple(name for name in self.names if name in needed))

    def _project(self, names: tuple[str, ...]) -> None:
        if names == self.names:
            return
        places = [self.names.index(name) for name in names]
        rows: Counter[Row] = Counter()
        for row, weight in self.rows.items():
            rows[tuple(row[place] for place in places)] += weight
        self.names, self.rows = names, rows

    def _apply_filters(self) -> bool:
        ready = [one for one in self.filters if one.needs <= {*self.names}]
        if not ready:
            return False
        self.filters = [one for one in self.filters if one not in ready]
        if self.joined > 1:
            self.tried = max(self.tried, sum(self.rows.values()))
        self._keep(lambda values: all(one.holds(values) for one in ready))
        return True

    def _keep(self, holds: Callable[[Values], bool]) -> None:
        rows: Counter[Row] = Counter()
        for row, weight in self.rows.items():
            try:
                if holds(self._values(row)):
                    rows[row] = weight
            except UndefinedError:
                continue
        self.rows = rows

    def _values(self, row: Row) -> dict[str, Value]:
        return {**self.constants, **dict(zip(self.names, row, strict=True))}

    def _apply_equations(self) -> bool:
        """Give a variable the value of a computed term, or the other way round."""
        for equation in self.equations:
            unknown = equation.needs - {*self.names}
            if equation.name in self.names and len(unknown) == 1:
                (name,) = unknown
                if is_solvable(equation.term, name):
                    self.equations.remove(equation)
                    self._extend(name, partial(solved, equation, name))
                    return True
            if not unknown:
                self.equations.remove(equation)
                self._equate(equation)
                return True
        return False

    def _equate(self, equation: Equation) -> None:
        name, term = equation.name, equation.term
        if name not in self.names:
            self._extend(name, values_of(term))
            return
        if self.joined > 1 and not name.startswith("#"):
            self.tried = max(self.tried, sum(self.rows.values()))
        others = values_of(term)
        self._keep(lambda values: values[name] in others(values))

    def _extend(self, name: str, compute: Callable[[Values], Iterable[Value]]) -> None:
        rows: Counter[Row] = Counter()
        for row, weight in self.rows.items():
            try:
                found = list(dict.fromkeys(compute(self._values(row))))
            except UndefinedError:
                continue
            self._count(len(found))
            for value in found:
                extended = (*row, value)
                rows[extended] += weight
        self.names, self.rows = (*self.names, name), rows
