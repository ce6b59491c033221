"""The board nearest to an expectation: relaxed rules, in which what is broken derives an atom.

The bounds of a choice are a constraint of their own, `:- BODY, not BOUNDS`, and can be broken, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import clingo
from clingo import ast

from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.encoding import WORDED
from pylogic.rules.symbols import write_facts
from pylogic.solving import verify
from pylogic.solving.grounding import Program, ground_base
from pylogic.solving.process import CutShortError
from pylogic.solving.question import Question

_SIDES = ("left_guard", "right_guard")
_LIMIT = "20000,umax"
"""clasp's limit of conflicts, after which the best answer so far counts as the nearest."""

Atoms = frozenset[clingo.Symbol]
Expected = Mapping[clingo.Symbol, bool]
"""Atoms, and whether each is expected to hold."""


def list_broken(true: Atoms) -> list[clingo.Symbol]:
    """Return the atoms that name broken constraints, sorted."""
    return sorted(x for x in true if x.match(*BROKEN))


def find_literals(program: Program, expected: Expected) -> dict[clingo.Symbol, int]:
    """Return the literals of a program's atoms that answers show or that are expected."""
    shown = program.question.encoding.outputs
    names = {a.symbol for a in program.find_atoms(shown)} | expected.keys()
    # An expected atom may also be of a predicate that is shown where it is denied.
    signatures = sorted({*shown, *((a.name, len(a.arguments)) for a in expected)})
    return {a.symbol: a.literal for a in program.find_atoms(signatures) if a.symbol in names}


class RelaxedRules:
    """The relaxed rules of a task, and a search for the answer that breaks least."""

    def __init__(self, task: Question) -> None:
        """Ground the rules of a task as a search has them, but for constraints and bounds."""
        self.task = task
        statements = list(constraints.answer_rules(task.encoding))
        choices = list(filter(syntax.is_choice, statements))
        bounded = [s for s in choices if any(getattr(s.head, side, None) for side in _SIDES)]
        bounds = [Constraint(_make_bound(s), str(s).removesuffix("."), False) for s in bounded]
        self.bounds, self.constraints = len(bounds), [*bounds, *constraints.read(task.encoding)]
        """The number of bounds, and these and the other constraints, which atoms of BROKEN number;
        the words of bounds are the choices."""
        every = [*(bound.statement for bound in bounds), *statements]
        self.rules = [
            s.update(head=s.head.update(**dict.fromkeys(_SIDES))) if s in bounded else s
            for s in constraints.derive_broken(every, self.constraints)
        ]
        self.program = ground_base(task, self.rules)
        heads = {name for s in choices for name in syntax.heads(s)}
        self._chosen = [(sign + name, arity) for name, arity in heads for sign in ("", "-")]

    def find_nearest(self, expected: Expected, *, exactly: bool) -> Atoms | None:
        """Search for the answer nearest to an expectation; None if there is no answer at all.

        Call it once: the program goes on to prefer what is expected. There is no answer if an atom
        follows from its own absence, or with its opposite. With `exactly` the answer shows no other
        atoms, unless an answer with some of them breaks at most half as many constraints.
        """
        known = find_literals(self.program, expected)
        chosen = {atom.literal for atom in self.program.find_atoms(self._chosen)}
        missed = [-known[a] if holds else known[a] for a, holds in expected.items() if a in known]
        broken = {a.literal: a.symbol for a in self.program.find_atoms([BROKEN])}
        bounds = [x for x, symbol in broken.items() if symbol.arguments[0].number < self.bounds]
        costs = (  # the last ones count most: chosen atoms decide the rest, and choices make boards
            [x for x in broken if x not in bounds],
            bounds,
            [x for x in missed if abs(x) not in chosen],
            [x for x in missed if abs(x) in chosen],
        )
        with self.program.control.backend() as backend:
            for priority, literals in enumerate(costs, 1):
                backend.add_minimize(priority, [(x, 1) for x in literals])
        near = self._search([])
        if exactly and near is not None:
            exact = self._search([-x for a, x in known.items() if a not in expected])
            if exact is not None and 2 * len(list_broken(near)) > len(list_broken(exact)):
                near = exact
        return near and self._add_worded_atoms(near)

    def _search(self, literals: Iterable[int]) -> Atoms | None:
        """Return the atoms of the best answer with these literals; None if there is no answer.
        After `_LIMIT` return the best so far; raise CutShortError if there is none yet."""
        configuration: Any = self.program.control.configuration
        configuration.solve.models = 0
        configuration.solve.solve_limit = _LIMIT
        demanded, best = verify.add_demand(self.program.control, literals), None
        for strategy in ("usc", "bb"):  # cores find an answer that breaks least sooner, or none
            configuration.solver.opt_strategy = strategy
            with self.program.control.solve([demanded], yield_=True) as handle:
                for model in handle:
                    best = frozenset(model.symbols(atoms=True))
                    if not any(model.cost):
                        break
                if best is not None or handle.get().unsatisfiable:
                    return best
        raise CutShortError

    def _add_worded_atoms(self, answer: Atoms) -> Atoms:
        """Return the atoms of an answer, with those that only the words of broken rules mention.

        A search leaves such atoms out, for example the cell from which others are cut off, since
        they multiply the ground rules. Here the chosen atoms are given, and the others follow. The
        answer is returned unchanged if the encoding does not ask for such atoms, or if its shown
        atoms or broken constraints would change.
        """
        encoding, names = self.task.encoding, {name.removeprefix("-") for name, _ in self._chosen}
        if WORDED not in encoding.declared_inputs:
            return answer
        given = [clingo.Function(WORDED[0]), *(x for x in answer if x.name in names)]
        others = [s for s in self.rules if not syntax.is_choice(s)]
        control = ground_base(self.task, others, text=write_facts(given)).control
        with control.solve(yield_=True) as answers:
            extended = next((frozenset(model.symbols(atoms=True)) for model in answers), answer)
        numbers = [{x.arguments[0] for x in list_broken(atoms)} for atoms in (answer, extended)]
        is_same = not any(map(encoding.is_shown, extended ^ answer)) and numbers[0] == numbers[1]
        return extended if is_same else answer


def _make_bound(choice: ast.AST) -> ast.AST:
    """Return the constraint that the bounds of a choice or head aggregate hold."""
    head, location = choice.head, choice.location
    bounds = head
    if head.ast_type == ast.ASTType.HeadAggregate:
        elements = [
            ast.BodyAggregateElement(e.terms, [e.condition.literal, *e.condition.condition])
            for e in head.elements
        ]
        guards = head.left_guard, head.right_guard
        bounds = ast.BodyAggregate(location, guards[0], head.function, elements, guards[1])
    false = ast.Literal(location, ast.Sign.NoSign, ast.BooleanConstant(0))
    outside = ast.Literal(location, ast.Sign.Negation, bounds)
    return choice.update(head=false, body=[*choice.body, outside])
