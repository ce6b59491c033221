"""clpfd's labeling on clingo: a propagator makes clasp's choices.

A variable's domain is the set of values whose atom is not false: what clasp has propagated, not
what clpfd would. Only decisions are made, so answers neither appear nor vanish.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import clingo

from pylogic.solving.grounding import Program
from pylogic.solving.labeling import Labeling, Variable, variables


def follow(program: Program, labeling: Labeling, *, is_registered: bool = True) -> Decider:
    """Have a ground program searched as a labeling says.

    A decider that is not registered must stand behind a propagator that is.

    Raises:
        ProgramError: the encoding's label part does not fit the program.
    """
    among = variables(program.control, str(program.task.encoding.path))
    decider = Decider(labeling, among)
    if is_registered:
        program.control.register_propagator(decider)
    return decider


class Decider(clingo.Propagator):
    """Makes clasp's choices; `calls` counts them over all threads."""

    def __init__(self, labeling: Labeling, among: Sequence[Variable]) -> None:
        self.calls = 0
        self._labeling = labeling
        self._variables = among
        self._literals: list[list[int]] = []
        self._trails: list[_Trail] = []

    def init(self, init: clingo.PropagateInit) -> None:
        """Find the solver's literals."""
        self._literals = [[init.solver_literal(x) for x in v.literals] for v in self._variables]
        for literal in chain.from_iterable(self._literals):
            init.freeze_literal(literal)
        self._trails = [_Trail(len(self._variables)) for _ in range(init.number_of_threads)]

    def decide(self, thread_id: int, assignment: clingo.Assignment, fallback: int) -> int:
        """The literal to make true next; clasp's own choice once all variables have values."""
        self.calls += 1
        trail = self._trails[thread_id]
        level = assignment.decision_level
        candidates = trail.back_to(level)
        # With enum a variable keeps being chosen until it has a value, or fails.
        last = trail.chosen.get(level)
        if last is not None and len(domain := self._domain(last, assignment)) > 1:
            return self._branch(last, domain)
        domains = ((i, self._domain(i, assignment)) for i in candidates)
        open_ones = [(i, domain) for i, domain in domains if len(domain) > 1]
        trail.remember(level, [i for i, _ in open_ones])
        if not open_ones:
            return fallback
        chosen, domain = self._select(open_ones)
        if self._labeling.branching == "enum":
            trail.chosen[level] = chosen
        return self._branch(chosen, domain)

    def _domain(self, variable: int, assignment: clingo.Assignment) -> list[int]:
        """The places of the values that a variable may still have; at most one if it has one."""
        domain = []
        for place, literal in enumerate(self._literals[variable]):
            value = assignment.value(literal)
            if value:
                return [place]
            if value is None:
                domain.append(place)
        # A single value that nothing has derived yet is clasp's to propagate, or to choose.
        return domain

    def _select(self, among: list[tuple[int, list[int]]]) -> tuple[int, list[int]]:
        """The variable that the labeling takes next; of equal ones the leftmost."""
        match self._labeling.selection:
            case "leftmost":
                return among[0]
            case "ff":
                return min(among, key=lambda entry: len(entry[1]))
            case "min":
                return min(among, key=lambda entry: self._variables[entry[0]].keys[entry[1][0]])
            case _:
                return max(among, key=lambda entry: self._variables[entry[0]].keys[entry[1][-1]])

    def _branch(self, variable: int, domain: list[int]) -> int:
        ascends = self._labeling.order == "up"
        return self._literals[variable][domain[0 if ascends else -1]]


class _Trail:
    """For each decision level of a thread: the variables that were open, the one chosen."""

    def __init__(self, size: int) -> None:
        self._open: list[tuple[int, Sequence[int]]] = [(-1, range(size))]
        self.chosen: dict[int, int] = {}

    def back_to(self, level: int) -> Sequence[int]:
        """Forget all deeper levels; the variables that were open at this one."""
        while self._open[-1][0] > level:
            deeper, _ = self._open.pop()
            self.chosen.pop(deeper, None)
        return self._open[-1][1]

    def remember(self, level: int, open_ones: Sequence[int]) -> None:
        """Note the variables that are open at a level."""
        if self._open[-1][0] == level:
            self._open.pop()
        self.chosen.pop(level, None)
        self._open.append((level, open_ones))
