"""clpfd's labeling on clingo: a propagator makes clasp's choices.

A variable's domain is the set of values whose atom is not false, by clasp's propagation and not by
clpfd's. The propagator only decides, so answers neither appear nor vanish.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import clingo

from pylogic.solving.grounding import Program
from pylogic.solving.labeling import Labeling, read_variables


class Decider(clingo.Propagator):
    """Makes clasp's choices by a labeling, as a propagator, or if a propagator calls it.

    `calls` counts how often clasp has asked for a choice.
    """

    def __init__(self, program: Program, labeling: Labeling) -> None:
        """Read the variables of a program, register nothing; raise as `read_variables`."""
        self.calls = 0
        self._labeling = labeling
        self._variables = read_variables(program.control, str(program.task.encoding.path))
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
            return self._choose_literal(last, domain)
        domains = ((i, self._find_domain(i, assignment)) for i in candidates)
        open_domains = [(i, domain) for i, domain in domains if len(domain) > 1]
        trail.store(level, [i for i, _ in open_domains])
        if not open_domains:
            return fallback
        chosen, domain = self._select_variable(open_domains)
        if self._labeling.branching == "enum":
            trail.chosen[level] = chosen
        return self._choose_literal(chosen, domain)

    def _find_domain(self, variable: int, assignment: clingo.Assignment) -> list[int]:
        """Return the indices of a variable's values that are open; of a true one, that alone."""
        domain = []
        for place, literal in enumerate(self._literals[variable]):
            value = assignment.value(literal)
            if value:
                return [place]
            if value is None:
                domain.append(place)
        # clasp propagates or chooses a single value that nothing has derived yet.
        return domain

    def _select_variable(self, domains: list[tuple[int, list[int]]]) -> tuple[int, list[int]]:
        """Return the variable to label next and its domain, of equal variables the leftmost."""
        match self._labeling.selection:
            case "leftmost":
                return domains[0]
            case "ff":
                return min(domains, key=lambda entry: len(entry[1]))
            case "min":
                return min(domains, key=lambda entry: self._variables[entry[0]].keys[entry[1][0]])
            case _:
                return max(domains, key=lambda entry: self._variables[entry[0]].keys[entry[1][-1]])

    def _choose_literal(self, variable: int, domain: list[int]) -> int:
        """Return the literal of a domain's first value, or with the order `down` of its last."""
        ascends = self._labeling.order == "up"
        return self._literals[variable][domain[0 if ascends else -1]]


class _Trail:
    """For each decision level of a thread: the variables that were open, and the chosen one."""

    def __init__(self, size: int) -> None:
        self._open: list[tuple[int, Sequence[int]]] = [(-1, range(size))]
        self.chosen: dict[int, int] = {}

    def backtrack(self, level: int) -> Sequence[int]:
        """Drop all levels deeper than one; return the variables open at the deepest left."""
        while self._open[-1][0] > level:
            deeper, _ = self._open.pop()
            self.chosen.pop(deeper, None)
        return self._open[-1][1]

    def store(self, level: int, variables: Sequence[int]) -> None:
        """Store the variables open at a level, in place of any before, and no chosen one."""
        if self._open[-1][0] == level:
            self._open.pop()
        self.chosen.pop(level, None)
        self._open.append((level, variables))
