"""Checks of bodies on a board: numbers that overflow, and joins that leave next to nothing.

clingo itself joins and counts: rules are added that derive an atom for each substitution.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Interruption
from pylogic.rules import syntax
from pylogic.rules.bodies import (
    LARGEST,
    Body,
    UndefinedError,
    Value,
    bodies,
    computation,
    magnitude,
    value_of,
)
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.constraints import is_constraint
from pylogic.rules.lexical import OWN
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE
from pylogic.rules.syntax import variables
from pylogic.solving.child import Send
from pylogic.solving.ground_size import cells_of
from pylogic.solving.grounding import Program, ground_base
from pylogic.solving.process import run
from pylogic.solving.task import Task

_FEW = 20
"""A join leaves next to nothing if it keeps less than one of so many substitutions."""
_COSTLY = 100_000
"""Substitutions that a join must try to be told of."""
_KEPT, _GROUP, _VALUES = f"{OWN}kept", f"{OWN}group", f"{OWN}values"
"""Predicates of added rules: substitutions of a body, of a group of its atoms, of a term."""
_MINUS = ast.UnaryOperator.Minus
_SUM = "_Sum"
"""Begins the names of variables for sums in atoms."""


class Overflow(NamedTuple):
    """A term of a rule whose value does not fit into clingo's 32 bits."""

    body: int
    """The number of the body, among those of `checked`."""
    term: str
    values: str
    """The variables' values for the smallest number that goes wrong; "" without variables."""
    exact: str
    taken: int
    """The number that clingo takes for it."""
    wrong: int
    """For how many values of its variables it goes wrong."""
    every: int
    """Of how many."""


class CostlyJoin(NamedTuple):
    """Atoms of a body that share no variable, and whose pairs are nearly all dropped again."""

    body: int
    tried: int
    kept: int
    cells: int
    """Of the board; the number of its facts where they tell no size."""


class Findings(NamedTuple):
    """The overflows and costly joins on a board."""

    overflows: tuple[Overflow, ...] = ()
    joins: tuple[CostlyJoin, ...] = ()


class _Group(NamedTuple):
    """Positive atoms of a body that are joined by the variables that they share."""

    names: Set[str]
    atoms: tuple[ast.AST, ...]


def checked(statements: Iterable[ast.AST]) -> list[Body]:
    """The bodies of the statements, as findings number them."""
    return [body for statement in statements for body in bodies(statement)]


def check(task: Task, limits: Limits) -> tuple[Findings, Interruption | None]:
    """The findings on the board of a task, and why the checks were cut short, if they were.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    found: list[Findings] = []
    stopped = run(partial(_check, task), limits, found.append)
    return (found[0] if found else Findings()), stopped


def _check(task: Task, send: Send[Findings], _brake: Cancellation) -> bool:
    statements = task.encoding.alone(BASE[0])
    every = checked(statements)
    joined = list(map(_joined, every))
    groups = {n: found for n, body in enumerate(joined) if len(found := _groups(body)) > 1}
    counters = (rule for n, found in groups.items() for rule in _counters(n, joined[n], found))
    program = ground_base(task, filter(_derives, statements), text=" ".join(counters))
    joins = _joins(program, joined, groups, cells_of(task))
    send(Findings(tuple(_overflows(program, every)), tuple(joins)))
    return False


def _derives(statement: ast.AST) -> bool:
    """Whether a statement can derive an atom; others are not needed, and may overflow."""
    left_out = (ast.ASTType.Minimize, ast.ASTType.ShowTerm, ast.ASTType.Heuristic)
    return statement.ast_type not in left_out and not is_constraint(statement)


# ---- Joins ----


def _joined(body: Body) -> Body:
    """A body as clingo joins it: a sum of several variables in an atom becomes an equation.

    Of cell(R, C), direction(_, DR, DC), cell(R+DR, C+DC) clingo joins the predicates with fewest
    atoms first, and if those are the cells of the last atom, it tries all pairs of cells. An atom
    that the rule itself derives is the first one, and those of an aggregate are the last.
    """
    atoms, derived = list(body.atoms), syntax.heads(body.statement)
    is_recursive = any(one in derived for atom in atoms for one, _ in syntax.places(atom))
    if body.element is not None or is_recursive:
        return body
    texts = []
    for number, literal in enumerate(body.literals):
        text = str(literal)
        for place, term in enumerate(literal.atom.symbol.arguments if literal in atoms else ()):
            is_sum = term.ast_type == ast.ASTType.BinaryOperation
            if is_sum and len({*variables(term)}) > 1:
                name = f"{_SUM}{number}_{place}"
                text = f"{text.replace(str(term), name, 1)}, {name} = {term}"
        texts.append(text)
    (made,) = syntax.parsed(f":- {', '.join(texts)}.")
    return replace(body, literals=tuple(made.body))


def _groups(body: Body) -> list[_Group]:
    """The atoms of a body, grouped by shared variables and by equations."""
    found: list[_Group] = []
    for atom in body.atoms:
        _merge(found, {*variables(atom)}, (atom,))
    for literal in body.comparisons:
        for name, needed in _equations(literal):
            if any(needed and needed <= group.names for group in found):
                _merge(found, {name, *needed}, ())
    return found


def _merge(groups: list[_Group], names: Set[str], atoms: tuple[ast.AST, ...]) -> None:
    near = [group for group in groups if names & group.names]
    together = _Group(
        frozenset(names).union(*(group.names for group in near)),
        (*(atom for group in near for atom in group.atoms), *atoms),
    )
    groups[:] = [*(group for group in groups if group not in near), together]


def _equations(literal: ast.AST) -> Iterator[tuple[str, Set[str]]]:
    """The variables that a comparison gives values, each with the variables that this needs."""
    guards = literal.atom.guards
    if len(guards) == 1 and guards[0].comparison == ast.ComparisonOperator.Equal:
        sides = literal.atom.term, guards[0].term
        for one, other in (sides, sides[::-1]):
            if one.ast_type == ast.ASTType.Variable:
                yield one.name, {*variables(other)}


def _counters(number: int, body: Body, groups: Sequence[_Group]) -> Iterator[str]:
    """Rules that derive an atom for each substitution of a body, and of each of its groups."""
    if any(_spanning(body, groups)):
        yield _rule(_KEPT, str(number), safe(body.literals))
        for place, group in enumerate(groups):
            inner = [x for x in body.literals if {*variables(x)} <= group.names]
            yield _rule(_GROUP, f"{number},{place}", safe([*group.atoms, *inner]))


def _spanning(body: Body, groups: Sequence[_Group]) -> Iterator[list[int]]:
    """The groups that each of the comparisons and of the negated atoms looks at, if several."""
    for literal in (*body.comparisons, *body.negated):
        names = {*variables(literal)}
        looked_at = [place for place, group in enumerate(groups) if names & group.names]
        if len(looked_at) > 1:
            yield looked_at


def _joins(
    program: Program, every: Sequence[Body], groups: Mapping[int, Sequence[_Group]], cells: int
) -> Iterator[CostlyJoin]:
    kept = Counter(a.symbol.arguments[0].number for a in program.atoms([(_KEPT, 2)]))
    sizes = Counter(
        tuple(x.number for x in a.symbol.arguments[:2]) for a in program.atoms([(_GROUP, 3)])
    )
    for number, found in groups.items():
        products = (
            math.prod(sizes[number, place] for place in looked_at)
            for looked_at in _spanning(every[number], found)
        )
        tried = max(products, default=0)
        if tried < _COSTLY or kept[number] * _FEW > tried:
            continue
        has_sum = any(_SUM in str(atom) for atom in every[number].atoms)
        if not has_sum or _has_early_sum(program, every[number]):
            yield CostlyJoin(number, tried, kept[number], cells)


def _has_early_sum(program: Program, body: Body) -> bool:
    """Whether clingo joins an atom with a sum before it knows what is added.

    It takes an atom of which it knows a variable, else the last one of those with fewest
    instances, and moves the last atom of the body to its place: so it was seen to join up to
    three atoms, and of more nothing is claimed.
    """
    waiting, bound = list(body.atoms), set[str]()
    added = dict(one for x in body.comparisons for one in _equations(x) if one[0].startswith(_SUM))

    def size(atom: ast.AST) -> int:
        bound.update(name for name, needed in added.items() if needed <= bound)
        is_known = not bound.isdisjoint(variables(atom))
        signature, _ = next(syntax.places(atom))
        return 0 if is_known else sum(1 for _ in program.atoms([signature]))

    while 0 < len(waiting) <= 3:
        sizes = list(map(size, waiting))
        taken = len(sizes) - 1 - sizes[::-1].index(min(sizes))
        names = {*variables(waiting[taken])}
        if names & added.keys() - bound:
            return True
        bound |= names
        waiting[taken] = waiting[-1]
        waiting.pop()
    return False


# ---- Overflows ----


def _overflows(program: Program, every: Sequence[Body]) -> Iterator[Overflow]:
    """The terms that go wrong: each that may is computed for all values of its variables."""
    constants = _constants(program.task)
    known = {name: abs(value) for name, value in constants.items() if isinstance(value, int)}
    doubtful: list[tuple[int, ast.AST, list[str]]] = []
    rules = []
    for number, body in enumerate(every):
        largest = {**_largest(program, body), **known} if body.computed else {}
        terms = [x for x in body.computed if magnitude(x, largest) > LARGEST]
        kept = safe(x for x in body.literals if not any(str(term) in str(x) for term in terms))
        for term in terms:
            names = list(dict.fromkeys(variables(term)))
            if {*names} <= {name for literal in kept for name in variables(literal)}:
                rules.append(_rule(_VALUES, f"{len(doubtful)},{term}", kept, names))
                doubtful.append((number, term, names))
    if not doubtful:
        return
    program.control.add(_VALUES, [], " ".join(rules))
    program.ground((_VALUES, []))
    rows: list[list[Sequence[clingo.Symbol]]] = [[] for _ in doubtful]
    for atom in program.atoms([(_VALUES, 3)]):
        place, *row = atom.symbol.arguments
        rows[place.number].append(row)
    for (number, term, names), found in zip(doubtful, rows, strict=True):
        overflow = _overflow(number, term, names, found, constants)
        if overflow is not None:
            yield overflow


def _largest(program: Program, body: Body) -> dict[str, int]:
    """The largest absolute numbers that variables of a body have in its atoms."""
    found: dict[str, int] = {}
    for literal in body.atoms:
        symbol = literal.atom.symbol
        atoms = [a.symbol for a in program.atoms([(symbol.name, len(symbol.arguments))])]
        for place, argument in enumerate(symbol.arguments):
            if argument.ast_type == ast.ASTType.Variable:
                values = (value_of(atom.arguments[place]) for atom in atoms)
                most = max((abs(v) for v in values if isinstance(v, int)), default=0)
                found[argument.name] = min(most, found.get(argument.name, most))
    return found


def _overflow(
    body: int,
    term: ast.AST,
    names: Sequence[str],
    rows: Sequence[Sequence[clingo.Symbol]],
    constants: Mapping[str, Value],
) -> Overflow | None:
    """The smallest number of a term that goes wrong, and how often others do, if any does.

    A row has the number that clingo takes, and the values of the variables.
    """
    try:
        right = computation(term)
    except UndefinedError:
        return None
    wrong: list[tuple[int, int, str]] = []
    for taken, row in rows:
        values = {**constants, **dict(zip(names, map(value_of, row.arguments), strict=True))}
        try:
            one, other = right(values), taken.number
        except UndefinedError:
            continue
        if one != other:
            shown = ", ".join(f"{name} = {values[name]}" for name in names)
            wrong.append((one, other, shown))
    if not wrong:
        return None
    number, clingos, shown = min(wrong, key=lambda one: (abs(one[0]), one[2]))
    exact = str(number) if abs(number) < 10**15 else f"{'-' * (number < 0)}10^15 or more"
    return Overflow(body, str(term), shown, exact, clingos, len(wrong), len(rows))


def _constants(task: Task) -> dict[str, Value]:
    """The values of the constants, as clingo takes them."""
    found: dict[str, Value] = {}
    for name, text in {**task.encoding.constants, **task.values}.items():
        symbol = clingo.parse_term(text, logger=lambda _code, _words: None)
        found[name] = found.get(str(symbol), value_of(symbol))
    return found


# ---- Added rules ----


def _rule(
    name: str, numbers: str, literals: Sequence[ast.AST], names: Iterable[str] | None = None
) -> str:
    """A rule that derives an atom for all values of variables, of all if none are named."""
    if names is None:
        names = dict.fromkeys(name for literal in literals for name in variables(literal))
    head = f"{name}({numbers},({''.join(f'{one},' for one in names)}))"
    return f"{head} :- {', '.join(map(str, literals))}."


def safe(literals: Iterable[ast.AST], names: Set[str] | None = None) -> list[ast.AST]:
    """The literals whose variables have values by positive atoms and equations among them.

    With `names` only these variables need values: others are local to a part of a literal.
    """
    waiting, kept, bound = list(dict.fromkeys(literals)), list[ast.AST](), set[str]()
    while True:
        ready = [x for x in waiting if any(needed <= bound for needed in _needs(x, names))]
        if not ready:
            return kept
        waiting = [x for x in waiting if x not in ready]
        kept += ready
        bound |= {name for literal in ready for name in variables(literal)}


def _needs(literal: ast.AST, global_names: Set[str] | None) -> Iterator[Set[str]]:
    """The variables that must have values so that a literal gives the others theirs."""
    names = {*variables(literal)}
    if global_names is not None:
        names &= global_names
    yield names
    if getattr(literal, "sign", None) != ast.Sign.NoSign:  # a condition has none
        return
    if literal.atom.ast_type == ast.ASTType.Comparison:
        yield from (needed for _, needed in _equations(literal))
    elif literal.atom.ast_type == ast.ASTType.SymbolicAtom:
        yield names - set(_bound(literal.atom.symbol))
    elif literal.atom.ast_type == ast.ASTType.BodyAggregate:
        guard = literal.atom.left_guard
        if guard is not None and guard.comparison == ast.ComparisonOperator.Equal:
            yield names - set(_bound(guard.term))


def _bound(term: ast.AST) -> Iterator[str]:
    """The variables that a term gives values: those of R, (R,C) and R+1, none of R+DR."""
    if term.ast_type == ast.ASTType.Variable:
        yield term.name
    elif term.ast_type == ast.ASTType.Function:
        yield from (name for argument in term.arguments for name in _bound(argument))
    elif term.ast_type == ast.ASTType.UnaryOperation and term.operator_type == _MINUS:  # -p(X)
        yield from _bound(term.argument)
    elif term.ast_type == ast.ASTType.BinaryOperation:
        sides = {term.left.ast_type, term.right.ast_type}
        is_sum = term.operator_type in (ast.BinaryOperator.Plus, ast.BinaryOperator.Minus)
        if is_sum and sides == {ast.ASTType.Variable, ast.ASTType.SymbolicTerm}:
            yield from variables(term)
