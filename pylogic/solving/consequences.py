"""Consequences: the atoms that hold in all answers or in some, given some atoms of the board."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Any

import clingo
from clingo import ast

from pylogic.rules.constraints import answer_rules, is_constraint, unbounded
from pylogic.rules.symbols import Mark, Symbols
from pylogic.solving.child import CutShortError
from pylogic.solving.grounding import ground_base
from pylogic.solving.task import Task

CAUTIOUS, BRAVE = "cautious", "brave"
_READING = "_pylogic_reading"


class Consequences:
    """A ground program whose shown atoms, and those that the view draws, are looked at."""

    def __init__(
        self,
        task: Task,
        *,
        has_constraints: bool,
        has_bounds: bool = True,
        options: Sequence[str] = (),
    ) -> None:
        """Without its constraints, only choices and definitions say what follows.

        Without the bounds of its choices, too, marks that go against them have consequences.
        """
        every = answer_rules(task.encoding)
        rules: Iterable[ast.AST] = (s for s in every if has_constraints or not is_constraint(s))
        rules = rules if has_bounds else map(unbounded, rules)
        show = "".join(f"#show {name}/{arity}." for name, arity in task.encoding.visible)
        self.program = ground_base(task, rules, text=show, options=options)
        self.control = self.program.control

    def find(self, mode: str, marks: Iterable[Mark] = ()) -> Symbols:
        """The atoms drawn or shown in all answers (cautious), or in some (brave).

        Raises:
            CutShortError: the search was interrupted.
        """
        configuration: Any = self.control.configuration
        configuration.solve.models = 0
        configuration.solve.enum_mode = mode
        configuration.solve.opt_mode = "ignore"  # an instance may say which answers are best
        symbolic = self.control.symbolic_atoms
        assumptions = []
        for text, holds in marks:
            atom = symbolic[clingo.parse_term(text)]
            if atom is not None:
                assumptions.append(atom.literal if holds else -atom.literal)
        found: list[Symbols] = []
        result = self.control.solve(
            assumptions=assumptions,
            # Each model says more than the one before it; a look at all takes twice the time.
            on_last=lambda model: found.append(tuple(model.symbols(shown=True))),
        )
        if not result.exhausted:
            raise CutShortError
        return found[-1] if found else ()


class Certain:
    """What follows by choices and definitions from one board after another.

    An answer that agrees with a board shows that what it lacks does not follow. Two that are as
    different as can be leave little to ask, where clasp, which keeps them alike, takes one for
    each cell that is white unless it is black; and what followed from less follows still.
    """

    def __init__(self, task: Task) -> None:
        options = ("--heuristic=Domain",)
        made = Consequences(task, has_constraints=False, options=options).program
        atoms = made.undecided(task.encoding.visible)
        self.facts = tuple(made.facts(task.encoding.visible))
        """The atoms drawn or shown that hold on every board."""
        self._control = made.control
        self._atoms = tuple(atoms)
        self._literals = tuple(atoms.values())
        self._places = {str(atom): place for place, atom in enumerate(atoms)}
        self._answers: list[set[int]] = []
        """Those that agreed with the last board, each as the places of its atoms."""
        self._marks: set[tuple[int, bool]] = set()
        self._found: set[int] = set()
        """What the last board says, and what follows from it."""
        shown = "".join(f"#show {place} : {atom}." for place, atom in enumerate(atoms))
        made.control.add(_READING, [], shown)
        made.control.ground([(_READING, [])])
        configuration: Any = made.control.configuration
        configuration.solve.opt_mode = "ignore"  # an instance may say which answers are best
        kinds = (clingo.HeuristicType.True_, clingo.HeuristicType.False_)
        rng = random.Random(0)
        with made.control.backend() as backend:
            side = backend.add_atom()
            backend.add_rule([side], [], choice=True)
            for literal in self._literals:
                for kind, when in zip(rng.sample(kinds, 2), (side, -side), strict=True):
                    backend.add_heuristic(abs(literal), kind, 1, 1, [when])
        self._sides = [side, -side]
        """The literals with which answers differ: clasp prefers each atom as it does not before."""

    def find(self, marks: Iterable[Mark]) -> Symbols | None:
        """The atoms besides `facts` that all answers have; None if none agrees with the marks.

        Raises:
            CutShortError: the search was interrupted.
        """
        told = {(self._places[atom], holds) for atom, holds in marks if atom in self._places}
        agree = [one for one in self._answers if all((i in one) == holds for i, holds in told)]
        known = [self._literals[i] if holds else -self._literals[i] for i, holds in told]
        found = {i for i, holds in told if holds} | (self._found if told >= self._marks else set())
        left = set.intersection(*agree) - found if agree else None
        for _ in self._sides if left is None or left else ():
            answer = self._asked(known)
            if answer is None:
                return None
            agree.append(answer)
            left = answer - found if left is None else left & answer
        while left:
            one = left.pop()
            answer = self._asked([*known, -self._literals[one]])
            if answer is None:
                found.add(one)
            else:
                agree.append(answer)
                left &= answer
        self._answers, self._marks, self._found = agree, told, found
        return tuple(self._atoms[i] for i in sorted(found))

    def _asked(self, assumptions: Sequence[int]) -> set[int] | None:
        """An answer under assumptions, unlike the one before; None if there is none."""
        found: list[set[int]] = []
        self._sides.reverse()
        result = self._control.solve(
            assumptions=[*assumptions, self._sides[0]],
            on_model=lambda model: found.append({x.number for x in model.symbols(terms=True)}),
        )
        if result.interrupted:
            raise CutShortError
        return found[0] if found else None
