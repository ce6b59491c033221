"""Questions to a relaxed program: its constraints by number, counterexamples, propagation."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import clingo

from pylogic.explain.mus import bits
from pylogic.explain.relaxation import Relaxation, Switches
from pylogic.rules.symbols import Mark, Symbols

_READING = "_pylogic_reading"
"""The program part with the numbers that answers show."""
_BATCH = 16
"""The number of literals that are fixed together, since each time takes clingo a while."""


@dataclass(frozen=True)
class Elements:
    """Ground constraints by number, and the literals of clues and of a solution."""

    symbols: Symbols
    """The atoms that name the constraints as broken."""
    literals: tuple[int, ...]
    """The literals that keep the constraints if they are true."""
    costs: tuple[int, ...]
    """The cost of each constraint."""
    clues: dict[int, clingo.Symbol]
    """The clues by literal."""
    marks: dict[int, Mark]
    """The marks of the solution by literal."""

    @classmethod
    def from_program(
        cls, program: Relaxation, solution: Collection[clingo.Symbol] = ()
    ) -> Elements:
        """Number the constraints of a program, whose shown atoms are false but for `solution`."""
        broken = program.switches.constraints
        literals = program.switches.literals.items()
        clues = {x: symbol for symbol, x in literals if x not in broken}
        marks, true = {}, frozenset(solution)
        for shown in sorted(program.atoms):
            literal, holds = program.atoms[shown], shown in true
            marks[literal if holds else -literal] = str(shown), holds
        costs = tuple(map(program.costs.__getitem__, broken.values()))
        return cls(tuple(broken.values()), tuple(broken), costs, clues, marks)

    @cached_property
    def levels(self) -> Sequence[tuple[int, int]]:
        """The costs of constraints in rising order, each with its constraints as bits."""
        levels = dict.fromkeys(sorted(self.costs), 0)
        for i, cost in enumerate(self.costs):
            levels[cost] |= 1 << i
        return list(levels.items())

    def literals_of(self, elements: int) -> list[int]:
        """Return the literals that switch on ground constraints, given as bits, in rising order."""
        return [self.literals[i] for i in bits(elements)]

    def symbols_of(self, elements: int) -> Symbols:
        """Return the atoms that name ground constraints, given as bits, as broken; sorted."""
        return tuple(sorted(self.symbols[i] for i in bits(elements)))

    def cost_of(self, elements: int) -> int:
        """Return the total cost of ground constraints, given as bits."""
        return sum(self.costs[i] for i in bits(elements))


@dataclass(frozen=True)
class Counterexample:
    """An answer of the relaxation that differs from the solution."""

    wrong: frozenset[int]
    """The solution's literals that are false in it."""
    off: int
    """The elements that it breaks, as bits."""


class Questions:
    """A relaxed program, asked whether constraints and known literals imply another literal."""

    def __init__(self, switches: Switches, elements: Elements) -> None:
        """Add the numbers to show, and heuristics for marks and constraints, to the program."""
        self._switches = switches
        self._elements = elements
        self._marks = list(elements.marks)
        self._assumed: list[int] = []
        # An answer shows the numbers of broken elements and of wrong marks.
        numbered = enumerate(zip(elements.symbols, elements.literals, strict=True))
        shown = [
            f"#show {i} : {'not ' if literal > 0 else ''}{symbol}."
            for i, (symbol, literal) in numbered
        ]
        for i, (atom, holds) in enumerate(elements.marks.values(), len(elements.literals)):
            shown.append(f"#show {i} : {'not ' if holds else ''}{atom}.")
        control = switches.control
        control.add(_READING, [], "\n".join(shown))
        control.ground([(_READING, [])])
        kinds = clingo.HeuristicType
        with control.backend() as backend:
            self._keeping = keeping = backend.add_atom()
            backend.add_rule([keeping], [], choice=True)
            for literal in (*elements.marks, *elements.literals):
                sign = 1 if literal > 0 else -1
                backend.add_heuristic(abs(literal), kinds.Sign, sign, 1, [])
                first = -keeping if literal in elements.marks else keeping
                backend.add_heuristic(abs(literal), kinds.Level, 2, 1, [first])
                backend.add_heuristic(abs(literal), kinds.Level, 1, 1, [-first])

    def learn(self, literals: Iterable[int]) -> None:
        """Assume literals in all later questions; many together are fixed, which is faster."""
        self._assumed += literals
        if len(self._assumed) >= _BATCH:
            with self._switches.control.backend() as backend:
                for literal in self._assumed:
                    backend.add_rule([], [-literal])
            self._assumed = []

    def find_counterexample(
        self, literal: int, because: int, *, is_keeping: bool
    ) -> Counterexample | None:
        """Return an answer that keeps constraints, without a literal; None: they explain it.

        `because` are the constraints, as bits. If `is_keeping`, clasp tries to keep all other
        constraints before it makes marks those of the solution: it breaks few, but takes longer.
        """
        preferred = self._keeping if is_keeping else -self._keeping
        assumptions = [preferred, *self._assumed, -literal, *self._elements.literals_of(because)]
        numbers = self._switches.find_shown_numbers(assumptions)
        if numbers is None:
            return None
        first = len(self._elements.literals)
        wrong = frozenset(self._marks[i - first] for i in numbers if i >= first)
        return Counterexample(wrong, sum(1 << i for i in numbers if i < first))

    def find_core(self, literal: int, because: Sequence[int]) -> int | None:
        """Return some of the constraints that explain a literal, as bits; None if they do not.
        `because` are the numbers of constraints; clasp blames the first ones rather than others."""
        by_literal = {self._elements.literals[i]: i for i in because}
        core = self._switches.find_literal_core([*self._assumed, -literal, *by_literal])
        return None if core is None else sum(1 << by_literal[x] for x in core if x in by_literal)


class Propagation(clingo.Propagator):
    """Unit propagation of single suppositions, one after the other in a single search."""

    def __init__(self, switches: Switches, elements: Elements) -> None:
        """Add an atom for each supposition, a mark or its opposite, and register with clingo."""
        self._switches = switches
        self._supposed: dict[int, int] = {}
        """The atom that supposes each literal."""
        self._waiting: list[int] = []
        """The literals to suppose, the first one last."""
        self._results: dict[int, int | None] = {}
        self._deciders: dict[int, int] = {}
        self._watched: dict[int, int] = {}
        self._tried = 0
        self._decided = 0
        """The current supposition as the solver's literal; 0 without one."""
        with switches.control.backend() as backend:
            for mark in elements.marks:
                for literal in (mark, -mark):
                    self._supposed[literal] = atom = backend.add_atom()
                    backend.add_rule([atom], [], choice=True)
                    backend.add_rule([], [atom, -literal])
        self._off = {-literal: i for i, literal in enumerate(elements.literals)}
        switches.control.register_propagator(self)

    def find_switched_off(
        self, known: Sequence[int], tried: Iterable[int]
    ) -> dict[int, int | None]:
        """Suppose each literal in turn; return the constraints that each switches off, as bits.

        The literals are of marks or of their opposites. A literal has None if it contradicts the
        known literals without any constraint. {} if the known literals contradict each other.
        """
        self._results, self._waiting = {}, list(tried)[::-1]
        self._switches.find_literal_core(known)
        return self._results

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch suppositions and elements, in the first search only; called by clingo."""
        init.check_mode = clingo.PropagatorCheckMode.Off
        self._decided = 0
        if self._watched:
            return
        self._deciders = {x: init.solver_literal(atom) for x, atom in self._supposed.items()}
        for atom, number in self._off.items():
            literal = init.solver_literal(atom)
            self._watched[literal] = self._watched.get(literal, 0) | 1 << number
        for literal in (*self._deciders.values(), *self._watched):
            init.add_watch(literal)

    def decide(self, _thread: int, assignment: clingo.Assignment, fallback: int) -> int:
        """Decide on suppositions, then like clasp; called by clingo."""
        while self._waiting:
            tried = self._waiting.pop()
            self._results[tried] = None
            decided = self._deciders[tried]
            if assignment.value(decided) is None:
                self._tried, self._decided = tried, decided
                return decided
        self._decided = 0
        return fallback

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Record the constraints that a supposition switches off, and undo it; called by clingo."""
        if self._decided in changes:
            off = 0
            for literal in changes:
                off |= self._watched.get(literal, 0)
            self._results[self._tried] = off
            # After the last supposition an empty clause ends the search.
            control.add_clause([-self._decided] if self._waiting else [], tag=True)
