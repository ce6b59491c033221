"""clpfd's labeling on clingo: a propagator makes clasp's choices.

A variable's domain is the set of values whose atom is not false, by clasp's propagation and not by
clpfd's. The propagator only decides, so answers neither appear nor vanish.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import clingo

from pylogic.solving.grounding import Program
from pylogic.solving.labeling import Labeling, Variable, read_variables


def follow(program: Program, labeling: Labeling, *, is_registered: bool = True) -> Decider:
    """Return a decider that makes clasp's choices as a labeling says, and register it.

    If it is not registered, a propagator that is must call it.

    Raises:
        ProgramError: the encoding's label part does not fit the program.
    """
    labeled = read_variables(program.control, str(program.task.encoding.path))
    decider = Decider(labeling, labeled)
    if is_registered:
        program.control.register_propagator(decider)
    return decider


class Decider(clingo.Propagator):
    """Makes clasp's choices by a labeling; `calls` counts how often clasp has asked for one."""

    def __init__(self, labeling: Labeling, labeled: Sequence[Variable]) -> None:
        self.calls = 0
        self._labeling = labeling
        self._variables = labeled
        self._literals: list[list[int]] = []
        self._trails: list[_Trail] = []

    def init(self, init: clingo.PropagateInit) -> None:
        """Read the solver's literals of the values; clingo calls this before the search."""
        self._literals = [[init.solver_literal(x) for x in v.literals] for v in self._variables]
        for literal in chain.from_iterable(self._literals):
            init.freeze_literal(literal)
        self._trails = [_Trail(len(self._variables)) for _ in range(init.number_of_threads)]

    def decide(self, thread_id: int, assignment: clingo.Assignment, fallback: int) -> int:
        """Return the literal to make true next, or `fallback` once all variables have values."""
        self.calls += 1
        trail = self._trails[thread_id]
        level = assignment.decision_level
        candidates = trail.backtrack(level)
        # With enum a variable keeps being chosen until it has a value, or fails.
        last = trail.chosen.get(level)
        if last is not None and len(domain := self._find_domain(last, assignment)) > 1:
            return self._branch(last, domain)
        domains = ((i, self._find_domain(i, assignment)) for i in candidates)
        open_domains = [(i, domain) for i, domain in domains if len(domain) > 1]
        trail.remember(level, [i for i, _ in open_domains])
        if not open_domains:
            return fallback
        chosen, domain = self._select(open_domains)
        if self._labeling.branching == "enum":
            trail.chosen[level] = chosen
        return self._branch(chosen, domain)

    def _find_domain(self, variable: int, assignment: clingo.Assignment) -> list[int]:
        """Return the indices of a variable's values: of the true one alone, or all not false."""
        domain = []
        for place, literal in enumerate(self._literals[variable]):
            value = assignment.value(literal)
            if value:
                return [place]
            if value is None:
                domain.append(place)
        # clasp propagates or chooses a single value that nothing has derived yet.
        return domain

    def _select(self, among: list[tuple[int, list[int]]]) -> tuple[int, list[int]]:
        """Return the labeling's next variable and its domain, the leftmost of equal variables."""
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
        """Return the literal of a domain's first value, or with the order `down` of its last."""
        ascends = self._labeling.order == "up"
        return self._literals[variable][domain[0 if ascends else -1]]


class _Trail:
    """For each decision level of a thread: the variables that were open, and the chosen one."""

    def __init__(self, size: int) -> None:
        self._open: list[tuple[int, Sequence[int]]] = [(-1, range(size))]
        self.chosen: dict[int, int] = {}

    def backtrack(self, level: int) -> Sequence[int]:
        """Forget all deeper levels; return the variables open at the deepest that is left."""
        while self._open[-1][0] > level:
            deeper, _ = self._open.pop()
            self.chosen.pop(deeper, None)
        return self._open[-1][1]

    def remember(self, level: int, variables: Sequence[int]) -> None:
        """Store the variables open at a level in place of those before; forget its chosen one."""
        if self._open[-1][0] == level:
            self._open.pop()
        self.chosen.pop(level, None)
        self._open.append((level, variables))
