"""clpfd's labeling on clingo: a propagator makes clasp's choices, and objectives are met in order.

A variable's domain is the set of values whose atom is not false: what clasp has propagated, not
what clpfd would. Only decisions are made, so answers neither appear nor vanish.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

import clingo

from pylogic.solving.grounding import Program
from pylogic.solving.labeling import Degrees, Labeling, Variable, variables, weighted
from pylogic.solving.outcome import End

Digits = Sequence[int]
"""Literals of a program for the digits of a binary number, the highest first."""
Search = Callable[[Callable[[clingo.Model], bool], Sequence[int]], End]
"""Has a function take the models under assumptions until it has enough; why that ended."""


def follow(program: Program, labeling: Labeling, *, is_registered: bool = True) -> Decider:
    """Have a ground program searched as a labeling says.

    A decider that is not registered must stand behind a propagator that is.

    Raises:
        ProgramError: the encoding's label part, or an objective, does not fit the program.
    """
    among = variables(program.control, str(program.task.encoding.path))
    decider = Decider(labeling, among, program.degrees)
    sums = [weighted(objective, among) for objective in labeling.objectives]
    decider.first = [digit for terms in sums for digit in _sum_digits(program.control, terms)]
    if is_registered:
        program.control.register_propagator(decider)
    return decider


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
        self._thresholds = [_thresholds(init, x) for x in self._literals] if bisects else []
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


def _thresholds(init: clingo.PropagateInit, literals: Sequence[int]) -> list[int]:
    """Literals that say of each place but the last whether a value further on is the variable's.

    They are defined by the values' literals, so that they change no answer, even of a variable
    that has two values, or none.
    """
    if len(literals) == 1:
        return []
    found = [literals[-1]]
    for literal in reversed(literals[1:-1]):
        above, this = found[-1], init.add_literal()
        init.add_clause([-above, this])
        init.add_clause([-literal, this])
        init.add_clause([above, literal, -this])
        found.append(this)
    return found[::-1]


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


def answers_by_value(
    control: clingo.Control,
    digits: Digits,
    answers: Callable[[Sequence[int]], End],
    search: Search,
) -> End:
    """Have the answers taken in ascending order of a number: `answers` takes all of one solve call.

    As labeling/2 of clpfd finds them: branch and bound for the best value, all answers that have
    it, and again without them. What is learnt on the way is kept. A search that decided the value
    first would need no bounds, but learn little that holds for the next value.
    """
    while True:
        end, least = _least(control, digits, search)
        if least is None:
            return end
        equal = [digit if bit else -digit for digit, bit in zip(digits, least, strict=True)]
        end = answers(equal)
        if end != "exhausted":
            return end
        _exclude(control, [-digit for digit in digits], [not bit for bit in least])


def _least(
    control: clingo.Control, digits: Digits, search: Search
) -> tuple[End, Sequence[bool] | None]:
    """The least value that an answer has; None if there is none, or the search was cut short."""
    found: list[Sequence[bool]] = []
    bound: list[int] = []

    def look(model: clingo.Model) -> bool:
        found.append(list(map(model.is_true, digits)))
        return True

    while True:
        end = search(look, bound)
        if end == "interrupted":
            return end, None
        with control.backend() as backend:
            for below in bound:  # once asked it is decided, so that no answer comes twice
                backend.add_rule([], [below])
        if end == "exhausted":
            return end, found[-1] if found else None
        bound = [_below(control, digits, found[-1])]


def _sum_digits(control: clingo.Control, terms: Sequence[tuple[int, int]]) -> list[int]:
    """Atoms for the digits of a sum of literals with positive weights.

    They follow from the sum's literals, so that they change no answer.
    """
    places = range(sum(weight for _, weight in terms).bit_length())
    with control.backend() as backend:
        found = [backend.add_atom() for _ in places]
        if found:
            backend.add_rule(found, choice=True)
        body = [*terms, *((-digit, 2**place) for digit, place in zip(found, places, strict=True))]
        least = backend.add_atom()
        backend.add_weight_rule([least], 2 ** len(places) - 1, body)
        backend.add_rule([], [-least])
        backend.add_weight_rule([], 2 ** len(places), body)
    return found[::-1]


def _below(control: clingo.Control, digits: Digits, value: Sequence[bool]) -> int:
    """An atom under which a number is less than a value."""
    with control.backend() as backend:
        below: int = backend.add_atom()
        backend.add_rule([below], choice=True)
    _exclude(control, digits, value, [below])
    return below


def _exclude(
    control: clingo.Control, digits: Digits, value: Sequence[bool], where: Sequence[int] = ()
) -> None:
    """Exclude that a number is a value or more, where all of some literals hold.

    It is, if it has all ones of the value, or one for a zero and all ones before it.
    """
    ones: list[int] = []
    with control.backend() as backend:
        for digit, bit in zip(digits, value, strict=True):
            if bit:
                ones.append(digit)
            else:
                backend.add_rule([], [*where, *ones, digit])
        backend.add_rule([], [*where, *ones])
