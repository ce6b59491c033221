"""Expectations: relaxed rules, and the constraints that an expected board breaks.

In relaxed rules, broken constraints and broken bounds of choices derive an atom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import clingo
from clingo import ast

from pylogic.explain.relaxation import Relaxation, ground_relaxation
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, drop_bounds
from pylogic.rules.encoding import WORDED
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import write_facts
from pylogic.rules.syntax import Signature
from pylogic.solving import verify
from pylogic.solving.grounding import ground_base
from pylogic.solving.process import CutShortError, call
from pylogic.solving.question import Question

BOUND: Signature = (f"{OWN_PREFIX}bound", 3)
"""_pylogic_bound(I, N, (Value, ...)): the I-th choice makes N atoms true, against its bounds, for
these values of its variables."""
_LIMIT = "20000,umax"
"""clasp's limit of conflicts, after which the best answer so far counts as the nearest."""

Atoms = frozenset[clingo.Symbol]


def list_broken(true: Atoms) -> list[clingo.Symbol]:
    """Return the atoms that name broken constraints and bounds, sorted."""
    return sorted(x for x in true if x.match(*BROKEN) or x.match(*BOUND))


class RelaxedRules:
    """The relaxed rules of a task, and searches for answers that break as little as possible."""

    def __init__(self, task: Question) -> None:
        """Ground the rules of a task, as a search has them, with costs for all that is broken."""
        self.task = task
        self.known = constraints.read(task.encoding)
        statements = list(constraints.answer_rules(task.encoding))
        sides = ("left_guard", "right_guard")
        choices = filter(syntax.is_choice, statements)
        self.choices = [s for s in choices if any(getattr(s.head, x, None) for x in sides)]
        self.rules = list(map(_drop_bounds, constraints.derive_broken(statements, self.known)))
        self.bounds = [_make_bound_rule(number, s) for number, s in enumerate(self.choices)]
        self.program = ground_base(task, [*self.rules, *self.bounds])
        heads = {name for s in self.rules if syntax.is_choice(s) for name in syntax.heads(s)}
        either = [(sign + name, arity) for name, arity in heads for sign in ("", "-")]
        self.chosen = {atom.literal for atom in self.program.find_atoms(either)}
        """The literals of the atoms that choices offer."""
        with self.program.control.backend() as backend:
            for priority, kind in ((1, BROKEN), (2, BOUND)):  # bounds first: choices make boards
                some = [atom.literal for atom in self.program.find_atoms([kind])]
                backend.add_minimize(priority, [(x, 1) for x in some])

    def find_nearest(self, wanted: Sequence[int], unwanted: Sequence[int]) -> Atoms | None:
        """Search for the answer nearest to wanted literals; None if there is no answer at all.

        Call it once: the program goes on to prefer these literals. There is no answer if an atom
        follows from its own absence, or with its opposite. The answer has no unwanted literal,
        unless an answer with some of them breaks at most half as many constraints and bounds.
        """
        with self.program.control.backend() as backend:
            for priority, is_choice in ((3, False), (4, True)):  # chosen atoms decide the rest
                some = [x for x in wanted if (abs(x) in self.chosen) == is_choice]
                backend.add_minimize(priority, [(-x, 1) for x in some])
        exactly = self.search([-x for x in unwanted]) if unwanted else None
        solver: Any = self.program.control.configuration.solver
        solver.opt_strategy = "usc"
        try:  # cores find the completion that breaks least; improving steps take too long
            free = self.search([])
        except CutShortError:
            solver.opt_strategy = "bb"
            free = self.search([])
        if exactly is None or free is None:
            return free
        return free if 2 * len(list_broken(free)) <= len(list_broken(exactly)) else exactly

    def add_worded_atoms(self, answer: Atoms) -> Atoms:
        """Return the atoms of an answer, with those that only the words of broken rules mention.

        A search leaves such atoms out, for example the cell from which others are cut off, since
        they multiply the ground rules. Here the chosen atoms are given, and the others follow. The
        answer is returned unchanged if the encoding does not ask for such atoms, or if its shown
        atoms or broken constraints would change.
        """
        encoding, rules = self.task.encoding, [*self.rules, *self.bounds]
        if WORDED not in encoding.declared_inputs:
            return answer
        heads = (syntax.heads(s) for s in rules if syntax.is_choice(s))
        chosen = {name.removeprefix("-") for names in heads for name, _ in names}
        given = [clingo.Function(WORDED[0]), *(x for x in answer if x.name in chosen)]
        others = [s for s in rules if not syntax.is_choice(s)]
        control = ground_base(self.task, others, text=write_facts(given)).control
        with control.solve(yield_=True) as answers:
            extended = next((frozenset(model.symbols(atoms=True)) for model in answers), answer)
        if any(map(encoding.is_shown, extended ^ answer)):
            return answer
        numbers = [{x.arguments[0] for x in y if x.match(*BROKEN)} for y in (answer, extended)]
        return extended if numbers[0] == numbers[1] else answer

    def search(self, literals: Sequence[int]) -> Atoms | None:
        """Return the atoms of the answer with these literals that breaks least; None: no answer.
        After `_LIMIT` return the best so far; raise CutShortError if there is none yet."""
        configuration: Any = self.program.control.configuration
        configuration.solve.models = 0
        configuration.solve.solve_limit = _LIMIT
        best = None
        demanded = verify.add_demand(self.program.control, literals)
        with self.program.control.solve(yield_=True, assumptions=[demanded]) as handle:
            for model in handle:
                best = frozenset(model.symbols(atoms=True))
                if not any(model.cost):
                    break
            if best is None and not handle.get().unsatisfiable:
                raise CutShortError
        return best


def find_violations(
    task: Question,
    shown: Sequence[clingo.Symbol],
    limits: Limits,
    *,
    is_part: bool = False,
    explained: bool = True,
) -> list[tuple[str, str]]:
    """Return (words, FILE:LINE) of the constraints that an answer with just these atoms breaks.

    The list is empty if the atoms break none, or if no choice of the encoding makes them. Atoms
    that the ground rules do not have do not count.

    Args:
        shown: the true shown atoms.
        is_part: let more atoms be true if that mends half of the violations; return those that
            every answer with the atoms breaks.
        explained: whether the part `reasons` counts; otherwise constraints are those of a search.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """
    true = frozenset(shown)

    def find_broken(relaxation: Relaxation, marks: Sequence[int]) -> list[clingo.Symbol] | None:
        """Return the constraints each of which alone contradicts some literals; without any, those
        that an answer with the literals breaks, none to spare. None: there is no answer."""
        switches = relaxation.switches
        known = [x for x in switches.literals.values() if x not in switches.constraints]
        known += marks
        if switches.find_literal_core(known) is not None:
            return None
        refuted = switches.find_refuted(known, switches.constraints)
        if refuted:
            return sorted(switches.constraints[x] for x in refuted)
        return sorted({*switches.constraints.values()} - (switches.grow((), known) or set()))

    def work() -> list[str]:
        """In a child: return the atoms that name broken constraints, as texts."""
        relaxation = ground_relaxation(task, explained=explained)
        atoms = relaxation.atoms.items()
        broken = find_broken(relaxation, [x if atom in true else -x for atom, x in atoms])
        if is_part and broken != []:  # cells may be empty, or hold wrong values
            some = find_broken(relaxation, [x for atom, x in atoms if atom in true])
            if broken is None or (some is not None and 2 * len(some) <= len(broken)):
                broken = some
        return list(map(str, broken or ()))

    known = constraints.read(task.encoding, sided=explained)
    broken = map(clingo.parse_term, call(work, limits))
    rules = ((constraints.constraint_of(known, symbol), symbol) for symbol in broken)
    return list(dict.fromkeys((rule.say(symbol), rule.place) for rule, symbol in rules))


def _drop_bounds(statement: ast.AST) -> ast.AST:
    """Return a rule without the bounds of its choice or head aggregate; others as they are."""
    if getattr(getattr(statement, "head", None), "ast_type", None) != ast.ASTType.HeadAggregate:
        return drop_bounds(statement)
    return statement.update(head=statement.head.update(left_guard=None, right_guard=None))


def _make_bound_rule(number: int, statement: ast.AST) -> ast.AST:
    """Return a rule that derives an atom of `BOUND` if the bounds of a choice are broken.
    `number` is the choice's number in that atom."""
    head, location = statement.head, statement.location
    bounds = head
    if head.ast_type == ast.ASTType.HeadAggregate:
        elements = [
            ast.BodyAggregateElement(e.terms, [e.condition.literal, *e.condition.condition])
            for e in head.elements
        ]
        guards = head.left_guard, head.right_guard
        bounds = ast.BodyAggregate(location, guards[0], head.function, elements, guards[1])
    taken = ast.Variable(location, f"{OWN_PREFIX}N".lstrip("_").upper())
    is_taken = ast.Guard(ast.ComparisonOperator.Equal, taken)
    counts = bounds.update(left_guard=is_taken, right_guard=None)
    body = [
        *statement.body,
        ast.Literal(location, ast.Sign.Negation, bounds),
        ast.Literal(location, ast.Sign.NoSign, counts),
    ]
    names = syntax.as_tuple(dict.fromkeys(syntax.global_variables(statement)))
    return statement.update(
        head=syntax.make_head(BOUND[0], str(number), taken.name, names), body=body
    )
