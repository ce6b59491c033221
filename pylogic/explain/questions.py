"""A relaxed program under questions: its constraints by number, and what clasp answers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

import clingo

from pylogic.explain.mus import bits
from pylogic.explain.relaxation import Relaxation, Switches
from pylogic.rules.symbols import Mark, Symbols

_READING = "_pylogic_reading"
_BATCH = 16
"""How many literals are fixed together: clingo takes 0.3 ms each time."""


@dataclass(frozen=True)
class Elements:
    """Ground constraints by number, and the literals of clues and of a solution."""

    symbols: Symbols
    literals: tuple[int, ...]
    """Each constraint is kept where its literal is true."""
    costs: tuple[int, ...]
    clues: dict[int, clingo.Symbol]
    """The clues by literal."""
    marks: dict[int, Mark]
    """The marks of the solution by literal."""

    @classmethod
    def of(cls, program: Relaxation, solution: Collection[clingo.Symbol] = ()) -> Elements:
        """The elements of a program."""
        broken = program.switches.constraints
        literals = program.switches.literals.items()
        clues = {x: symbol for symbol, x in literals if x not in broken}
        marks, true = {}, frozenset(solution)
        for shown in sorted(program.atoms):
            literal, holds = program.atoms[shown], shown in true
            marks[literal if holds else -literal] = str(shown), holds
        costs = tuple(map(program.costs.__getitem__, broken.values()))
        return cls(tuple(broken.values()), tuple(broken), costs, clues, marks)

    def on(self, elements: int) -> list[int]:
        """The literals that switch elements on."""
        return [self.literals[i] for i in bits(elements)]

    def named(self, elements: int) -> Symbols:
        """The atoms that name elements as broken."""
        return tuple(sorted(self.symbols[i] for i in bits(elements)))

    def cost(self, elements: int) -> int:
        """The total cost of elements."""
        return sum(self.costs[i] for i in bits(elements))


@dataclass(frozen=True)
class Counterexample:
    """An answer of the relaxation: its wrong literals, and its elements that are off."""

    wrong: frozenset[int]
    off: int


class Questions:
    """A relaxed program that is asked for counterexamples."""

    def __init__(self, switches: Switches, elements: Elements) -> None:
        """Have clasp decide first on the marks of the solution, or on constraints: it is asked."""
        self._switches = switches
        self._elements = elements
        self._marks = list(elements.marks)
        self._assumed: list[int] = []
        # An answer shows the numbers of its elements that are off, and of its wrong marks.
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
        """Know literals for good: fixed ones take half the time of assumed ones."""
        self._assumed += literals
        if len(self._assumed) >= _BATCH:
            with self._switches.control.backend() as backend:
                for literal in self._assumed:
                    backend.add_rule([], [-literal])
            self._assumed = []

    def counterexample(
        self, literal: int, because: int, *, is_keeping: bool
    ) -> Counterexample | None:
        """An answer with elements on and another literal; None: they explain it.

        If it `is_keeping`, clasp keeps constraints before it makes marks those of the solution:
        few are broken then, but each question takes longer.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        preferred = self._keeping if is_keeping else -self._keeping
        assumptions = [preferred, *self._assumed, -literal, *self._elements.on(because)]
        numbers = self._switches.numbers(assumptions)
        if numbers is None:
            return None
        first = len(self._elements.literals)
        wrong = frozenset(self._marks[i - first] for i in numbers if i >= first)
        return Counterexample(wrong, sum(1 << i for i in numbers if i < first))

    def core(self, literal: int, because: Sequence[int]) -> int | None:
        """The elements that explain a literal together with the known ones, or None.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        by_literal = {self._elements.literals[i]: i for i in because}
        core = self._switches.core_of([*self._assumed, -literal, *by_literal])
        return None if core is None else sum(1 << by_literal[x] for x in core if x in by_literal)


class Propagation(clingo.Propagator):
    """A ground program under suppositions, each of one mark: one after the other, taken back."""

    def __init__(self, switches: Switches, elements: Elements) -> None:
        """Suppositions are marks, right or wrong; elements are watched."""
        self._switches = switches
        self._elements = elements
        self._supposed: dict[int, int] = {}
        """The atoms that suppose each literal."""
        self._waiting: list[int] = []
        """The literals to be supposed, the first one last."""
        self._found: dict[int, int | None] = {}
        self._deciders: dict[int, int] = {}
        self._watched: dict[int, int] = {}
        self._wrong: list[int] = []
        """The literals that clasp is to decide wrongly afterwards, the first one last."""
        self._tried = 0
        self._decided = 0
        """The current supposition as the solver's literal."""
        with switches.control.backend() as backend:
            for mark in elements.marks:
                for literal in (mark, -mark):
                    self._supposed[literal] = atom = backend.add_atom()
                    backend.add_rule([atom], [], choice=True)
                    backend.add_rule([], [atom, -literal])
        self._off = {-literal: i for i, literal in enumerate(elements.literals)}
        switches.control.register_propagator(self)

    def of(self, known: Sequence[int], tried: Iterable[int]) -> dict[int, int | None]:
        """The elements, as bits, that each switches off; None: it contradicts what is known.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        self._found, self._waiting = {}, list(tried)[::-1]
        self._switches.core_of(known)
        return self._found

    def implies(self, known: Sequence[int], literals: Iterable[int]) -> bool:
        """Whether one of the literals follows from what is known without any element.

        An answer in which as many as can be are wrong leaves few to be asked for one by one.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        left = list(literals)
        while left:
            asked = left[0]
            self._wrong = left[::-1]
            core, true = self._switches.decide([*known, -asked], left)
            self._wrong = []
            if core is not None:
                return True
            left = [x for i, x in enumerate(left) if true >> i & 1]
        return False

    def explains(self, known: Sequence[int], literal: int, elements: Iterable[int]) -> bool:
        """Whether a literal follows from elements, by number, together with what is known.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        on = (self._elements.literals[i] for i in elements)
        return self._switches.core_of([*known, -literal, *on]) is not None

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch suppositions and elements; once, since watches stay."""
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
        """The next supposition; one that is propagated without a conflict gets its number."""
        while self._waiting:
            tried = self._waiting.pop()
            self._found[tried] = None
            decided = self._deciders[tried]
            if assignment.value(decided) is None:
                self._tried, self._decided = tried, decided
                return decided
        self._decided = 0
        while self._wrong:
            decided = self._deciders[-self._wrong.pop()]
            if assignment.value(decided) is None:
                return decided
        return fallback

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Read the elements that are off under a supposition, and go back."""
        if self._decided in changes:
            off = 0
            for literal in changes:
                off |= self._watched.get(literal, 0)
            self._found[self._tried] = off
            # After the last one nothing is asked: no answer need be found.
            control.add_clause([-self._decided] if self._waiting else [], tag=True)
