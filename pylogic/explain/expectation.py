"""Expectations: the rules relaxed, and what a board that is expected breaks of them.

Constraints and the bounds of choices say that they are broken instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import clingo
from clingo import ast

from pylogic.explain.relaxation import put_in_words
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, unbounded
from pylogic.rules.lexical import OWN
from pylogic.rules.limits import Limits
from pylogic.rules.syntax import Signature
from pylogic.solving import verify
from pylogic.solving.child import CutShortError
from pylogic.solving.grounding import ground_base
from pylogic.solving.process import call
from pylogic.solving.task import Task

BOUND: Signature = (f"{OWN}bound", 3)
"""_pylogic_bound(I, N, (Value, ...)): the I-th choice takes N, against its bounds, for these values
of its variables."""
_LIMIT = "20000,umax"  # conflicts, after which the nearest answer so far is told

Atoms = frozenset[clingo.Symbol]


def broken(true: Atoms) -> list[clingo.Symbol]:
    """The atoms that name broken constraints and bounds."""
    return sorted(x for x in true if x.match(*BROKEN) or x.match(*BOUND))


class Relaxed:
    """The rules of a task, of which constraints and bounds say that they are broken."""

    def __init__(self, task: Task, *, explained: bool = False, has_bounds: bool = False) -> None:
        """Ground the rules of a task, with the part `reasons` if they are `explained`.

        With `has_bounds` the bounds of choices hold as they do in the search.
        """
        self.task = task
        self.known = constraints.read(task.encoding)
        statements = list(constraints.answer_rules(task.encoding))
        self.choices = [] if has_bounds else [s for s in statements if _is_bounded(s)]
        relaxed = constraints.relax(statements, self.known)
        self.rules = list(relaxed if has_bounds else map(_unbounded, relaxed))
        self.bounds = [_bound(number, s) for number, s in enumerate(self.choices)]
        rules = [*self.rules, *self.bounds]
        self.program = ground_base(task, rules, explained=explained)
        self.broken = [atom.literal for atom in self.program.atoms([BROKEN, BOUND])]
        heads = {name for s in self.rules if syntax.is_choice(s) for name in syntax.heads(s)}
        either = [(sign + name, arity) for name, arity in heads for sign in ("", "-")]
        self.chosen = {atom.literal for atom in self.program.atoms(either)}
        """The literals of the atoms that choices offer."""
        with self.program.control.backend() as backend:
            for priority, kind in ((1, BROKEN), (2, BOUND)):  # a board is what choices can make
                some = [atom.literal for atom in self.program.atoms([kind])]
                backend.add_minimize(priority, [(x, 1) for x in some])

    def nearest(
        self, wanted: Sequence[int], others: Sequence[int], *, is_told: bool
    ) -> Atoms | None:
        """The nearest answer: exactly what is expected, or, if that breaks far less, with more.

        None if there is none at all: an atom follows from its own absence, or with its opposite.
        `wanted` and `others` are literals; `is_told`: of what does not hold is told, too, so that
        the others are open.
        """
        with self.program.control.backend() as backend:
            for priority, is_choice in ((3, False), (4, True)):  # what is chosen decides the rest
                some = [x for x in wanted if (abs(x) in self.chosen) == is_choice]
                backend.add_minimize(priority, [(-x, 1) for x in some])
        exactly = self.search([-x for x in others], _LIMIT) if others and not is_told else None
        solver: Any = self.program.control.configuration.solver
        try:  # cores find the completion of a part that breaks least; steps down hardly begin
            solver.opt_strategy = "usc"
            open_ = self.search([], _LIMIT)
        except CutShortError:
            solver.opt_strategy = "bb"
            open_ = self.search([], _LIMIT)
        if exactly is None or open_ is None:
            return open_
        return open_ if 2 * len(broken(open_)) <= len(broken(exactly)) else exactly

    def put_in_words(self, answer: Atoms) -> Atoms:
        """An answer with what only the words of the rules that it breaks name."""
        return put_in_words(self.task, [*self.rules, *self.bounds], answer)

    def search(self, literals: Sequence[int], limit: str = "umax,umax") -> Atoms | None:
        """The atoms of the answer with some literals that breaks least, or of the best so far.

        Raises:
            CutShortError: it was interrupted, or there is none within the limit.
        """
        configuration: Any = self.program.control.configuration
        configuration.solve.models = 0
        configuration.solve.solve_limit = limit
        found = None
        demanded = verify.demand(self.program.control, literals)
        with self.program.control.solve(yield_=True, assumptions=[demanded]) as handle:
            for model in handle:
                found = frozenset(model.symbols(atoms=True))
                if not any(model.cost):
                    break
            if found is None and not handle.get().unsatisfiable:
                raise CutShortError
        return found


def violations(
    task: Task,
    shown: Sequence[clingo.Symbol],
    limits: Limits,
    *,
    is_part: bool = False,
    explained: bool = True,
) -> list[tuple[str, str]]:
    """The words and places of the constraints that an answer with exactly these atoms breaks.

    Where they may be a part only, and more atoms mend most of that, what is left then. Empty if
    the atoms break none, or if no choice of the encoding makes them. The part reasons counts if
    it is to be `explained`; else the constraints are taken as the search does.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """
    work = partial(_find_violations, task, frozenset(shown), is_part=is_part, explained=explained)
    known = constraints.read(task.encoding)
    found = map(clingo.parse_term, call(work, limits))
    return list(dict.fromkeys(constraints.words_of(known, symbol) for symbol in found))


def _find_violations(task: Task, shown: Atoms, *, is_part: bool, explained: bool) -> list[str]:
    """The atoms that name broken constraints, as texts."""
    relaxed = Relaxed(task, explained=explained, has_bounds=True)
    literals = {a.symbol: a.literal for a in relaxed.program.atoms(task.encoding.shown)}

    def board(literals: Sequence[int]) -> Atoms | None:
        try:
            return relaxed.search(literals, _LIMIT)
        except CutShortError:
            return None

    found = board([x if atom in shown else -x for atom, x in literals.items()])
    if is_part and (found is None or broken(found)):  # cells are empty, or hold what they cannot
        completed = board([x for atom, x in literals.items() if atom in shown])
        if found is None or (completed and 2 * len(broken(completed)) <= len(broken(found))):
            found = completed
    if found is None:
        return []
    return list(map(str, broken(found if explained else relaxed.put_in_words(found))))


def _unbounded(statement: ast.AST) -> ast.AST:
    """A rule whose choice may be of any size, or of any sum; other statements as they are."""
    if getattr(getattr(statement, "head", None), "ast_type", None) != ast.ASTType.HeadAggregate:
        return unbounded(statement)
    return statement.update(head=statement.head.update(left_guard=None, right_guard=None))


def _is_bounded(statement: ast.AST) -> bool:
    head = getattr(statement, "head", None)
    guards = [getattr(head, side, None) for side in ("left_guard", "right_guard")]
    return syntax.is_choice(statement) and any(guards)


def _bound(number: int, statement: ast.AST) -> ast.AST:
    """A rule that says that the bounds of a choice are broken, and how many it takes."""
    head, location = statement.head, statement.location
    bounds = head
    if head.ast_type == ast.ASTType.HeadAggregate:
        made = [
            ast.BodyAggregateElement(e.terms, [e.condition.literal, *e.condition.condition])
            for e in head.elements
        ]
        guards = head.left_guard, head.right_guard
        bounds = ast.BodyAggregate(location, guards[0], head.function, made, guards[1])
    taken = ast.Variable(location, f"{OWN}N".lstrip("_").upper())
    is_taken = ast.Guard(ast.ComparisonOperator.Equal, taken)
    counts = bounds.update(left_guard=is_taken, right_guard=None)
    body = [
        *statement.body,
        ast.Literal(location, ast.Sign.Negation, bounds),
        ast.Literal(location, ast.Sign.NoSign, counts),
    ]
    names = syntax.as_tuple(dict.fromkeys(syntax.global_variables(statement)))
    return statement.update(head=syntax.head(BOUND[0], str(number), taken.name, names), body=body)
