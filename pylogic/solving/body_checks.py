"""What bodies do on a board: numbers that overflow, and joins that leave next to nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Interruption
from pylogic.rules import arithmetic
from pylogic.rules.arithmetic import LARGEST, Range, UndefinedError, Value, Values, value_of
from pylogic.rules.bodies import Body, Sum, bodies, sums, variables
from pylogic.rules.constraints import is_constraint
from pylogic.rules.parts import BASE
from pylogic.rules.syntax import Signature
from pylogic.solving.child import Brake, Send
from pylogic.solving.grounding import Program, ground_base
from pylogic.solving.joins import Row, join
from pylogic.solving.limits import Limits
from pylogic.solving.literals import TooManyError
from pylogic.solving.process import run
from pylogic.solving.task import Task

_MOST_ATOMS = 200_000
"""Of a predicate; bodies that look at one with more are passed over."""
_FEW = 20
"""A join leaves next to nothing if it keeps less than one of so many substitutions."""
_COSTLY = 100_000
"""Substitutions that a join must try to be told of."""


class Overflow(NamedTuple):
    """A term of a rule whose value clingo gets wrong."""

    body: int
    """The number of the body, among those of `checked`."""
    term: str
    values: str
    """The variables' values for the smallest number that goes wrong; "" without variables."""
    exact: str
    taken: int
    """What clingo takes for it."""
    wrong: int
    """For how many values of its variables it goes wrong."""
    every: int
    """Of how many."""


class CostlyJoin(NamedTuple):
    """Atoms of a body whose substitutions are nearly all dropped again."""

    body: int
    tried: int
    kept: int | None
    """None: there were too many to look at all of them, and all of `tried` are not known."""
    cells: int
    """Of the board; the number of its facts where they tell no size."""

    def is_costly(self, kept: int) -> bool:
        """Whether it tries much and keeps little."""
        return self.tried >= _COSTLY and kept * _FEW <= self.tried


class LargeSum(NamedTuple):
    """A sum of more than clingo can count."""

    number: int
    """Of the sum, among those of `sums`."""
    total: int
    """If all of its tuples count."""


class Findings(NamedTuple):
    """What was found on a board."""

    overflows: tuple[Overflow, ...] = ()
    sums: tuple[LargeSum, ...] = ()
    joins: tuple[CostlyJoin, ...] = ()
    """Also those of which it is not known how many are kept."""


def checked(statements: Iterable[ast.AST]) -> list[Body]:
    """The bodies of the statements, as findings number them."""
    return [body for statement in statements for body in bodies(statement)]


def check(task: Task, limits: Limits) -> tuple[Findings, Interruption | None]:
    """What is found on the board of a task; what cut it short.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    found: list[Findings] = []
    stopped = run(partial(_check, task), limits, found.append)
    return (found[0] if found else Findings()), stopped


def _check(task: Task, send: Send[Findings], _brake: Brake) -> bool:
    statements = task.encoding.alone(BASE[0])
    every = list(enumerate(checked(statements)))
    added = list(enumerate(sums(statements)))
    numeric = [(n, b) for n, b in every if b.computed]
    joined = [(n, b) for n, b in every if _spans(b)]
    looking = [b for _, b in (*numeric, *joined)] + [b for _, one in added for _, b in one.elements]
    board = _Board.of(task, looking)
    overflows = [x for number, body in numeric for x in board.overflows(number, body)]
    large = [x for number, one in added for x in board.large_sum(number, one)]
    cells = _cells(task)
    joins = [x for number, body in joined for x in board.costs(number, body, cells)]
    send(Findings(tuple(overflows), tuple(large), tuple(joins)))
    return False


def _cells(task: Task) -> int:
    size = task.instance.size
    return size[0] * size[1] if size else len(task.instance.facts)


def _spans(body: Body) -> bool:
    """Whether a comparison or a negated atom looks at variables of several atoms."""
    atoms = [{*arithmetic.variables(x.atom.symbol, {})} for x in body.atoms]
    if len(atoms) < 2:
        return False
    for literal in (*body.comparisons, *body.negated):
        needed = set(variables(literal))
        if needed and not any(needed <= names for names in atoms):
            return True
    return False


class _Board(NamedTuple):
    """The ground atoms that bodies look at."""

    atoms: Mapping[Signature, Sequence[clingo.Symbol]]
    facts: Collection[clingo.Symbol]
    constants: Values

    @classmethod
    def of(cls, task: Task, looking: Iterable[Body]) -> _Board:
        rules = (s for s in task.encoding.alone(BASE[0]) if _derives(s))
        program = ground_base(task, rules)
        signatures = {s for body in looking for s in _signatures(body)}
        atoms: dict[Signature, Sequence[clingo.Symbol]] = {}
        facts: set[clingo.Symbol] = set()
        for signature in signatures:
            if _count(program, signature) <= _MOST_ATOMS:
                found = list(program.atoms([signature]))
                atoms[signature] = [atom.symbol for atom in found]
                facts |= {atom.symbol for atom in found if atom.is_fact}
        return cls(atoms, facts, _constants(task))

    def overflows(self, number: int, body: Body) -> Iterator[Overflow]:
        """The terms of a body that go wrong: those that may, looked at for all their values."""
        if not self._knows(body):
            return
        ranges = self._ranges(body)
        doubtful = [term for term in body.computed if arithmetic.may_overflow(term, ranges)]
        for term in doubtful:
            found = self._overflow(number, body, term, [str(term) for term in doubtful])
            if found is not None:
                yield found

    def _overflow(
        self, number: int, body: Body, term: ast.AST, doubtful: Sequence[str]
    ) -> Overflow | None:
        names = [n for n in dict.fromkeys(arithmetic.variables(term, {})) if n != "_"]
        try:
            joined = join(body, self.atoms, self.facts, self.constants, names, doubtful)
        except (TooManyError, UndefinedError):
            return None
        if len(joined.names) < len(names):
            return None
        right, taken = (
            arithmetic.computation(term),
            arithmetic.computation(term, arithmetic.wrapped),
        )
        wrong: list[tuple[int, int, str]] = []
        for row in joined.rows:
            values = {**self.constants, **dict(zip(joined.names, row, strict=True))}
            try:
                pair = right(values), taken(values)
            except UndefinedError:
                continue
            if pair[0] != pair[1] and isinstance(pair[0], int) and isinstance(pair[1], int):
                given = zip(joined.names, row, strict=True)
                shown = ", ".join(f"{name} = {value}" for name, value in given)
                wrong.append((pair[0], pair[1], shown))
        if not wrong:
            return None
        number_, clingos, shown = min(wrong, key=lambda one: (abs(one[0]), one[2]))
        exact = str(number_) if abs(number_) < 10**15 else f"{'-' * (number_ < 0)}10^15 or more"
        return Overflow(number, str(term), shown, exact, clingos, len(wrong), len(joined.rows))

    def _knows(self, body: Body) -> bool:
        return all(signature in self.atoms for signature in _signatures(body))

    def _ranges(self, body: Body) -> dict[str, Range]:
        """The least and the greatest numbers of variables; all numbers where little is known."""
        everything = (arithmetic.SMALLEST, LARGEST)
        names = {n for term in body.computed for n in arithmetic.variables(term, self.constants)}
        ranges = dict.fromkeys(names, everything)
        for literal in body.atoms:
            symbol = literal.atom.symbol
            atoms = self.atoms[symbol.name, len(symbol.arguments)]
            for place, argument in enumerate(symbol.arguments):
                if argument.ast_type == ast.ASTType.Variable and argument.name in names:
                    values = (value_of(atom.arguments[place]) for atom in atoms)
                    numbers = [value for value in values if isinstance(value, int)]
                    if numbers:
                        ranges[argument.name] = (min(numbers), max(numbers))
        for name, value in self.constants.items():
            if name in ranges and isinstance(value, int):
                ranges[name] = (value, value)
        return ranges

    def large_sum(self, number: int, one: Sum) -> Iterator[LargeSum]:
        """A sum, if its positive or its negative weights add up to too much."""
        tuples: defaultdict[Row, set[Row]] = defaultdict(set)
        try:
            for terms, body in one.elements:
                if not self._knows(body):
                    return
                for group, row in self._tuples(terms, body, one.within):
                    tuples[group].add(row)
                    if not isinstance(row[0], int) or abs(row[0]) > LARGEST:
                        return  # the weight is told of by itself
        except (TooManyError, UndefinedError):
            return
        largest = 0
        for rows in tuples.values():
            weights = [row[0] for row in rows if isinstance(row[0], int)]
            for part in ([w for w in weights if w > 0], [w for w in weights if w < 0]):
                largest = max(largest, abs(sum(part)))
        if largest > LARGEST:
            yield LargeSum(number, largest)

    def _tuples(
        self, terms: Sequence[ast.AST], body: Body, within: Sequence[str]
    ) -> Iterator[tuple[Row, Row]]:
        """The tuples of an element of a sum, each with the values that the sum is within."""
        names = {n for term in terms for n in arithmetic.variables(term, {}) if n != "_"}
        joined = join(body, self.atoms, self.facts, self.constants, [*within, *sorted(names)])
        compute = [arithmetic.computation(term) for term in terms]
        for row in joined.rows:
            values = {**self.constants, **dict(zip(joined.names, row, strict=True))}
            with suppress(UndefinedError):
                group = tuple(values[name] for name in within if name in values)
                yield group, tuple(one(values) for one in compute)

    def costs(self, number: int, body: Body, cells: int) -> Iterator[CostlyJoin]:
        """A join of a body that tries many substitutions and keeps few, or perhaps few."""
        if not self._knows(body):
            return
        try:
            joined = join(body, self.atoms, self.facts, self.constants)
        except TooManyError as error:
            yield CostlyJoin(number, error.tried, None, cells)
            return
        except UndefinedError:
            return
        found = CostlyJoin(number, joined.tried, joined.kept, cells)
        if found.is_costly(joined.kept):
            yield found


def _derives(statement: ast.AST) -> bool:
    """Whether a statement can derive an atom: what others say may overflow, and is not needed."""
    left_out = (ast.ASTType.Minimize, ast.ASTType.ShowTerm, ast.ASTType.Heuristic)
    return statement.ast_type not in left_out and not is_constraint(statement)


def _signatures(body: Body) -> Iterator[Signature]:
    for literal in (*body.atoms, *body.negated):
        symbol = literal.atom.symbol
        yield symbol.name, len(symbol.arguments)


def _count(program: Program, signature: Signature) -> int:
    return sum(1 for _ in program.atoms([signature]))


def _constants(task: Task) -> dict[str, Value]:
    """The values of the constants, as clingo takes them."""
    told = {**task.encoding.constants, **task.values}
    found: dict[str, Value] = {}
    for name, text in told.items():
        symbol = clingo.parse_term(text, logger=lambda _code, _words: None)
        found[name] = found.get(str(symbol), value_of(symbol))
    return found
