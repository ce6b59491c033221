"""clpfd's labeling on clingo: a propagator that makes clasp's choices.

A variable's domain is the set of values whose atom is not false: what clasp has propagated, not
what clpfd would. Only decisions are made, so answers neither appear nor vanish.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain

import clingo

from pylogic.solving.labeling import Labeling
from pylogic.solving.labeling_variables import Variable, thresholds


@dataclass
class Degrees(clingo.Observer):
    """For ffc: how many ground rules and constraints mention each literal."""

    counts: dict[int, int] = field(default_factory=dict)

    def rule(self, choice: bool, head: Sequence[int], body: Sequence[int]) -> None:
        """Count the atoms of a rule."""
        self._count(chain(head, body))

    def weight_rule(
        self, choice: bool, head: Sequence[int], lower_bound: int, body: Sequence[tuple[int, int]]
    ) -> None:
        """Count the atoms of a weight constraint."""
        self._count(chain(head, (literal for literal, _ in body)))

    def of(self, variable: Variable) -> int:
        """In how many rules and constraints a variable participates."""
        return sum(self.counts.get(abs(literal), 0) for literal in variable.literals)

    def _count(self, literals: Iterable[int]) -> None:
        for literal in literals:
            self.counts[abs(literal)] = self.counts.get(abs(literal), 0) + 1


class Decider(clingo.Propagator):
    """Makes clasp's choices; `calls` counts them over all threads."""

    def __init__(
        self, labeling: Labeling, among: Sequence[Variable], degrees: Degrees | None
    ) -> None:
        self.calls = 0
        self.first: Sequence[int] = ()
        """Literals of the program to decide before all variables: false is tried first."""
        self._labeling = labeling
        self._variables = among
        self._degrees = [degrees.of(v) if degrees else 0 for v in among]
        self._literals: list[list[int]] = []
        self._thresholds: list[list[int]] = []
        self._first: list[int] = []
        self._trails: list[_Trail] = []

    def init(self, init: clingo.PropagateInit) -> None:
        """Find the solver's literals, and define those that are to be decided besides them."""
        self._literals = [[init.solver_literal(x) for x in v.literals] for v in self._variables]
        for literal in chain.from_iterable(self._literals):
            init.freeze_literal(literal)
        bisects = self._labeling.branching == "bisect"
        self._thresholds = [thresholds(init, x) for x in self._literals] if bisects else []
        self._first = [init.solver_literal(literal) for literal in self.first]
        self._trails = [_Trail(len(self._variables)) for _ in range(init.number_of_threads)]

    def decide(self, thread_id: int, assignment: clingo.Assignment, fallback: int) -> int:
        """The literal to make true next; clasp's own choice once all variables have values."""
        self.calls += 1
        trail = self._trails[thread_id]
        level = assignment.decision_level
        candidates = trail.back_to(level)
        for literal in self._first:
            if assignment.value(literal) is None:
                return -literal
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
        if self._thresholds:
            above = self._thresholds[variable]
            least = sum(1 for literal in above if assignment.is_true(literal))
            domain = [place for place in domain if place >= least]
        # A single value that nothing has derived yet is clasp's to propagate, or to choose.
        return domain

    def _select(self, among: list[tuple[int, list[int]]]) -> tuple[int, list[int]]:
        """The variable that the labeling takes next; of equal ones the leftmost."""
        match self._labeling.selection:
            case "leftmost":
                return among[0]
            case "ff":
                return min(among, key=lambda entry: len(entry[1]))
            case "ffc":
                return min(among, key=lambda entry: (len(entry[1]), -self._degrees[entry[0]]))
            case "min":
                return min(among, key=lambda entry: self._variables[entry[0]].keys[entry[1][0]])
            case "max":
                return max(among, key=lambda entry: self._variables[entry[0]].keys[entry[1][-1]])

    def _branch(self, variable: int, domain: list[int]) -> int:
        ascends = self._labeling.order == "up"
        if self._labeling.branching != "bisect":
            return self._literals[variable][domain[0 if ascends else -1]]
        keys = self._variables[variable].keys
        low, high = keys[domain[0]], keys[domain[-1]]
        middle = min(int((low + high) / 2), high - 1)  # rounded towards zero, as Prolog's //
        below = max(place for place in domain if keys[place] <= middle)
        above = self._thresholds[variable][below]
        return -above if ascends else above


class _Trail:
    """For each decision level of a thread: the variables that were open, the one chosen."""

    def __init__(self, size: int) -> None:
        self._open: list[tuple[int, Sequence[int]]] = [(-1, range(size))]
        self.chosen: dict[int, int] = {}

    def back_to(self, level: int) -> Sequence[int]:
        """Forget all deeper levels; what was open then."""
        while self._open[-1][0] > level:
            deeper, _ = self._open.pop()
            self.chosen.pop(deeper, None)
        return self._open[-1][1]

    def remember(self, level: int, open_ones: Sequence[int]) -> None:
        """What is open at a level."""
        if self._open[-1][0] == level:
            self._open.pop()
        self.chosen.pop(level, None)
        self._open.append((level, open_ones))
