"""The board nearest to an expectation: relaxed rules, in which what is broken derives an atom.

The bounds of a choice are a constraint of their own, `:- BODY, not BOUNDS`, and can be broken, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import clingo

from pylogic.errors import StoppedError
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, Constraint, drop_bounds, read_bounds
from pylogic.rules.encoding import WORDED
from pylogic.rules.symbols import write_facts
from pylogic.rules.syntax import signature_of, strip_minus
from pylogic.solving import verify
from pylogic.solving.grounding import ground_base
from pylogic.solving.question import Question

_LIMIT = "20000,umax"
"""clasp's limit of conflicts, after which the best answer so far counts as the nearest."""

Atoms = frozenset[clingo.Symbol]


def list_broken(true: Atoms) -> list[clingo.Symbol]:
    """Return the atoms that name broken constraints, sorted."""
    return sorted(x for x in true if x.match(*BROKEN))


class RelaxedRules:
    """The relaxed rules of a task, and searches for an answer with what is expected, or near it."""

    def __init__(
        self, task: Question, expected: Mapping[clingo.Symbol, bool], *, whole: bool
    ) -> None:
        """Ground the rules of a task as a search has them, but for constraints and bounds. Expected
        are atoms that hold or not, and with `whole` that no answer shows others."""
        self.task, bounds = task, list[Constraint]()
        statements = list(constraints.answer_rules(task.encoding))
        for choice in statements:
            if (bound := read_bounds(choice)) is not None:
                bounds.append(Constraint(bound, str(choice).removesuffix("."), False))
        self.constraints = [*bounds, *constraints.read(task.encoding)]
        """All constraints, which atoms of BROKEN number; the words of bounds are the choices."""
        every = [*(bound.statement for bound in bounds), *map(drop_bounds, statements)]
        self.rules = list(constraints.derive_broken(every, self.constraints))
        self.program = ground_base(task, self.rules)
        choices = filter(syntax.is_choice, statements)
        self._chosen = {signature for s in choices for signature in syntax.heads(s)}
        shown = task.encoding.outputs
        names = {a.symbol for a in self.program.find_atoms(shown)} | expected.keys()
        # An expected atom may also be of a predicate that is shown where it is denied.
        signatures = sorted({*shown, *((a.name, len(a.arguments)) for a in expected)})
        atoms = self.program.find_atoms(signatures)
        known = {a.symbol: a.literal for a in atoms if a.symbol in names}
        self.expected = {**dict.fromkeys(known if whole else (), False), **expected}
        """The expected atoms, and whether each is to hold."""
        self._others = [-x for a, x in known.items() if a not in self.expected]
        self._costs = [  # of priorities and literals; chosen atoms decide the rest
            (3 + self._is_chosen(a), -x if self.expected[a] else x)
            for a, x in known.items()
            if a in self.expected
        ]
        for atom in self.program.find_atoms([BROKEN]):  # choices make boards
            is_bound = atom.symbol.arguments[0].number < len(bounds)
            self._costs.append((1 + is_bound, atom.literal))

    def _is_chosen(self, atom: clingo.Symbol) -> bool:
        """Return whether a choice may make an atom or its negation true."""
        return strip_minus(signature_of(atom)) in self._chosen

    def find_nearest(self) -> Atoms | None:
        """Search for the answer nearest to what is expected; None if there is no answer at all.

        Call it once, and last: the program goes on to prefer what is expected. There is no answer
        if an atom follows from its own absence, or with its opposite. Unless an expected atom is to
        be false, the answer shows no others, or an answer with some of them breaks at most half as
        many constraints.
        """
        with self.program.control.backend() as backend:
            for priority, literal in self._costs:
                backend.add_minimize(priority, [(literal, 1)])
        near = self._search([])
        if near is not None and self._others and all(self.expected.values()):
            exact = self._search(self._others)
            if exact is not None and 2 * len(list_broken(near)) > len(list_broken(exact)):
                near = exact
        return near and self._add_worded_atoms(near)

    def _search(self, literals: Iterable[int]) -> Atoms | None:
        """Return the atoms of the best answer with these literals; None if there is no answer.
        After `_LIMIT` return the best so far; raise StoppedError if there is none yet."""
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
        raise StoppedError("conflicts")

    def _add_worded_atoms(self, answer: Atoms) -> Atoms:
        """Return the atoms of an answer, with those that only the words of broken rules mention.

        A search leaves such atoms out, for example the cell from which others are cut off, since
        they multiply the ground rules. Here the chosen atoms are given, and the others follow. The
        answer is returned unchanged if the encoding does not ask for such atoms, or if its shown
        atoms or broken constraints would change.
        """
        encoding = self.task.encoding
        if WORDED not in encoding.declared_inputs:
            return answer
        text = write_facts([clingo.Function(WORDED[0]), *filter(self._is_chosen, answer)])
        others = [s for s in self.rules if not syntax.is_choice(s)]
        control = ground_base(self.task, others, text=text).control
        with control.solve(yield_=True) as answers:
            worded = next((frozenset(model.symbols(atoms=True)) for model in answers), answer)
        numbers = [{x.arguments[0] for x in list_broken(atoms)} for atoms in (answer, worded)]
        is_same = numbers[0] == numbers[1] and not any(map(encoding.is_shown, worded ^ answer))
        return worded if is_same else answer
