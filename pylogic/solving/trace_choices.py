"""Why clasp decides what it decides: a labeling, #heuristic statements, or its own heuristic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import clingo

from pylogic.solving.task import Task

_OWN = {"vsids": "VSIDS", "domain": "VSIDS", "vmtf": "VMTF", "berkmin": "BerkMin", "unit": "Unit"}
_TURNS = ("sign",)
"""What says only whether an atom is tried as true or as false, not when."""


class Advice(NamedTuple):
    """A #heuristic statement as it is ground, for one atom."""

    atom: int
    modifier: str
    bias: int
    priority: int
    condition: Sequence[int]

    def __str__(self) -> str:
        at = f"@{self.priority}" if self.priority else ""
        return f"[{self.bias}{at}, {self.modifier}]"


class AdviceReader(clingo.Observer):
    """Reads what a program advises while it is ground."""

    def __init__(self) -> None:
        """Nothing is advised yet."""
        self.found: list[Advice] = []

    def heuristic(
        self,
        atom: int,
        type_: clingo.backend.HeuristicType,
        bias: int,
        priority: int,
        condition: Sequence[int],
    ) -> None:
        """Note a statement."""
        modifier = type_.name.rstrip("_").lower()
        self.found.append(Advice(atom, modifier, bias, priority, tuple(condition)))


class Chooser:
    """Says why a literal of the solver is decided."""

    def __init__(self, task: Task, configuration: Any, advice: Sequence[Advice]) -> None:
        """`configuration` is that of clingo's control."""
        name = configuration.solver[0].heuristic.partition(",")[0].lower()
        modifies = name == "domain" and configuration.solver[0].dom_mod.partition(",")[0] != "no"
        self._own = "Domain with --dom-mod" if modifies else _OWN.get(name, "the first open atom")
        self._labeling = task.labeling.text if task.labeling else ""
        self._advice = advice if name == "domain" else ()
        self._of: dict[int, list[tuple[Advice, list[int]]]] = {}

    def init(self, init: clingo.PropagateInit) -> None:
        """Read what the solver calls the atoms."""
        self._of = {}
        for advice in self._advice:
            condition = [init.solver_literal(literal) for literal in advice.condition]
            solver = abs(init.solver_literal(advice.atom))
            self._of.setdefault(solver, []).append((advice, condition))

    def why(self, literal: int, assignment: clingo.Assignment, is_labeled: bool) -> str:
        """What has made the choice, in words."""
        if is_labeled:
            return f"by the labeling {self._labeling}"
        own = f"clasp's own choice ({self._own})"
        applied = self._applied(abs(literal), assignment)
        said = " ".join(map(str, applied))
        if not applied:
            return own
        if all(advice.modifier in _TURNS for advice in applied):
            return f"{own}, true or false by #heuristic {said}"
        return f"by #heuristic {said}"

    def _applied(self, atom: int, assignment: clingo.Assignment) -> list[Advice]:
        """What is advised for an atom now: of each modifier what has the highest priority."""
        told = [a for a, c in self._of.get(atom, ()) if all(map(assignment.is_true, c))]
        highest: dict[str, int] = {}
        for advice in told:
            highest[advice.modifier] = max(advice.priority, highest.get(advice.modifier, 0))
        return [advice for advice in told if advice.priority == highest[advice.modifier]]
