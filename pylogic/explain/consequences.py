"""Consequences: the atoms that hold in all answers or in some, under marks of a player."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from clingo import Control, ast

from pylogic.explain.steps import parse_atom
from pylogic.rules import syntax
from pylogic.rules.constraints import answer_rules, drop_bounds, is_constraint
from pylogic.rules.symbols import Mark, Symbols
from pylogic.solving.grounding import ground_base
from pylogic.solving.process import CutShortError
from pylogic.solving.question import Question

CAUTIOUS, BRAVE = "cautious", "brave"
"""clasp's modes for the atoms of all answers, and for those of any answer."""


class Consequences:
    """A ground program, to find which of its shown or drawn atoms follow from marks."""

    def __init__(self, task: Question, *, has_constraints: bool, has_bounds: bool = True) -> None:
        """Ground a task in this process, perhaps without constraints or bounds of choices.
        Without both, only definitions and free choices remain, and any marks have consequences.
        Without constraints, definitions that no answer shows, draws or has in words are left out.
        """
        encoding = task.encoding
        rules: Iterable[ast.AST] = answer_rules(encoding)
        if not has_constraints:
            free = [s for s in rules if not is_constraint(s)]
            heads = [set(map(syntax.strip_minus, syntax.heads(s))) for s in free]
            used = zip(heads, map(syntax.body_predicates, free), strict=True)
            wanted = {*encoding.visible, *syntax.signatures(encoding.parts.get(("words", 0), ()))}
            needed = syntax.closure(map(syntax.strip_minus, wanted), used)
            rules = [s for s, own in zip(free, heads, strict=True) if not own or own & needed]
        rules = rules if has_bounds else map(drop_bounds, rules)
        show = "".join(f"#show {name}/{arity}." for name, arity in encoding.visible)
        self.program = ground_base(task, rules, text=show)
        self.control = self.program.control
        if not has_constraints:  # each model refutes half of what does not follow
            solver: Any = self.control.configuration.solver
            solver.sign_def, solver.save_progress, solver.restart_on_model = "rnd", "0", "1"
        self._literals: dict[str, int] = {}  # of marks' atoms; 0 of one that the program lacks

    def find(self, mode: str, marks: Iterable[Mark] = ()) -> Symbols:
        """Return the shown or drawn atoms of all answers (CAUTIOUS) or of any (BRAVE) with marks.

        A mark is an atom as text, and whether it holds; marks on atoms that the program does not
        have are ignored. Return and raise as `find_consequences`."""
        assumptions = []
        for text, holds in marks:
            if text not in self._literals:
                atom = self.control.symbolic_atoms[parse_atom(text)]
                self._literals[text] = 0 if atom is None else atom.literal
            if literal := self._literals[text]:
                assumptions.append(literal if holds else -literal)
        return find_consequences(self.control, mode, assumptions)


def find_consequences(control: Control, mode: str, assumptions: Sequence[int]) -> Symbols:
    """Return the shown atoms of all answers (CAUTIOUS) or of any (BRAVE) in which literals hold, ()
    without such an answer. Costs are ignored. Raise CutShortError if the search was interrupted."""
    solve: Any = control.configuration.solve
    solve.models, solve.enum_mode, solve.opt_mode = 0, mode, "ignore"
    results: list[Symbols] = []
    result = control.solve(
        assumptions=assumptions,
        # The last model says all; a look at each model takes twice the time.
        on_last=lambda model: results.append(tuple(model.symbols(shown=True))),
    )
    if not result.exhausted:
        raise CutShortError
    return results[-1] if results else ()
