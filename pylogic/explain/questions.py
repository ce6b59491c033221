"""A relaxed program under questions: its clues and constraints by number, and what clasp answers.

Clues that can be folded are no elements of a search: they are on, and paid for with constraints.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import clingo

from pylogic.explain.mus import Prices, bits
from pylogic.explain.relaxation import Relaxation, Switches
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols

_READING = "_pylogic_reading"
_BATCH = 16
"""How many literals are fixed together: clingo takes 0.3 ms each time."""
Body = Sequence[int]


class GroundRules(clingo.Observer):
    """The ground rules of a program, as dependencies of atoms."""

    def __init__(self) -> None:
        self._rules: list[tuple[bool, Sequence[int], Body]] = []
        """Whether atoms may be chosen or counted; the atoms that the rule derives; its body."""

    def rule(self, choice: bool, head: Sequence[int], body: Sequence[int]) -> None:
        """Keep a rule."""
        self._rules.append((choice or len(head) != 1, head, body))

    def weight_rule(
        self, choice: bool, head: Sequence[int], lower_bound: int, body: Sequence[tuple[int, int]]
    ) -> None:
        """Keep the dependencies of a rule with a sum, which needs none of its elements."""
        self._rules.append((choice or len(head) != 1, head, [-abs(atom) for atom, _ in body]))

    def folded(
        self, clues: Iterable[int], constraints: Collection[int], shown: Collection[int]
    ) -> dict[int, set[int]]:
        """The clues that can be fixed, each with the constraints that need it; all are atoms."""
        uses: dict[int, list[int]] = {}
        derived: dict[int, list[int]] = {}
        for number, (_, head, body) in enumerate(self._rules):
            for atom in head:
                derived.setdefault(atom, []).append(number)
            for atom in {abs(literal) for literal in body}:
                uses.setdefault(atom, []).append(number)
        found = {}
        for clue in clues:
            cone = self._cone(clue, uses, shown)
            if cone is not None:
                needing = self._needing(clue, cone, uses, derived)
                touched = cone.intersection(constraints)
                if touched <= needing:
                    found[clue] = touched
        return found

    def _cone(
        self, clue: int, uses: Mapping[int, Sequence[int]], shown: Collection[int]
    ) -> set[int] | None:
        """The atoms that depend on a clue; None if an answer, a choice or a bound is among them."""
        cone = {clue}
        waiting = [clue]
        while waiting:
            for number in uses.get(waiting.pop(), ()):
                is_free, head, _ = self._rules[number]
                if is_free or head[0] in shown:
                    return None
                if head[0] not in cone:
                    cone.add(head[0])
                    waiting.append(head[0])
        return cone

    def _needing(
        self,
        clue: int,
        cone: Collection[int],
        uses: Mapping[int, Sequence[int]],
        derived: Mapping[int, Sequence[int]],
    ) -> set[int]:
        """The atoms of the cone that no rule derives without the clue."""
        needing = {clue}
        waiting = [clue]
        while waiting:
            heads = {self._rules[number][1][0] for number in uses.get(waiting.pop(), ())}
            for atom in heads - needing:
                rules = (self._rules[number] for number in derived[atom])
                if atom in cone and all(not needing.isdisjoint(body) for _, _, body in rules):
                    needing.add(atom)
                    waiting.append(atom)
        return needing


@dataclass(frozen=True)
class Elements:
    """Clues and ground constraints by number, and the literals of a solution."""

    symbols: Symbols
    literals: tuple[int, ...]
    """Each is on where this is true."""
    prices: Prices
    folded: int
    """The clues that are always on, as bits."""
    marks: dict[int, Mark]
    """The marks of the solution by literal."""

    @classmethod
    def of(
        cls, program: Relaxation, solution: Collection[clingo.Symbol], rules: GroundRules
    ) -> Elements:
        """The elements of a program with these ground rules."""
        literals = program.switches.literals
        numbers = {abs(literal): i for i, literal in enumerate(literals.values())}
        clues = {literal for symbol, literal in literals.items() if not symbol.match(*BROKEN)}
        constraints = numbers.keys() - clues
        folded = rules.folded(clues, constraints, set(program.atoms.values()))
        needs = [0] * len(literals)
        for clue, needing in folded.items():
            for atom in needing:
                needs[numbers[atom]] |= 1 << numbers[clue]
        own = [program.costs[symbol] for symbol in literals]
        marks, true = {}, frozenset(solution)
        for shown in sorted(program.atoms):
            literal, holds = program.atoms[shown], shown in true
            marks[literal if holds else -literal] = str(shown), holds
        bits_of_folded = sum(1 << numbers[clue] for clue in folded)
        return cls(
            tuple(literals), tuple(literals.values()), Prices(own, needs), bits_of_folded, marks
        )

    def on(self, elements: int) -> list[int]:
        """The literals that switch elements on."""
        return [self.literals[i] for i in bits(elements)]

    def named(self, elements: int) -> Symbols:
        """Elements and the clues that they need."""
        return tuple(sorted(self.symbols[i] for i in bits(elements | self.prices.needed(elements))))


@dataclass(frozen=True)
class Counterexample:
    """An answer of the relaxation: its wrong literals, and its elements that are off."""

    wrong: frozenset[int]
    off: int


class Questions:
    """A relaxed program that is asked for counterexamples."""

    def __init__(
        self, switches: Switches, elements: Elements, levels: Mapping[int, Iterable[int]]
    ) -> None:
        """`levels` are literals by priority: clasp decides those of higher levels first."""
        self._switches = switches
        self._elements = elements
        self._marks = list(elements.marks)
        self._assumed: list[int] = []
        # What an answer shows are the numbers of its elements that are off, and of its wrong marks.
        numbered = enumerate(zip(elements.symbols, elements.literals, strict=True))
        shown = [
            f"#show {i} : {'not ' if literal > 0 else ''}{symbol}."
            for i, (symbol, literal) in numbered
            if not elements.folded >> i & 1
        ]
        for i, (atom, holds) in enumerate(elements.marks.values(), len(elements.literals)):
            shown.append(f"#show {i} : {'not ' if holds else ''}{atom}.")
        control = switches.control
        control.add(_READING, [], "\n".join(shown))
        control.ground([(_READING, [])])
        kinds = clingo.HeuristicType
        with control.backend() as backend:
            for literal in elements.on(elements.folded):
                backend.add_rule([], [-literal])
            for level, literals in levels.items():
                for literal in literals:
                    sign = 1 if literal > 0 else -1
                    backend.add_heuristic(abs(literal), kinds.Level, level, 1, [])
                    backend.add_heuristic(abs(literal), kinds.Sign, sign, 1, [])

    def learn(self, literals: Iterable[int]) -> None:
        """Know literals for good: fixed ones take half the time of assumed ones."""
        self._assumed += literals
        if len(self._assumed) >= _BATCH:
            with self._switches.control.backend() as backend:
                for literal in self._assumed:
                    backend.add_rule([], [-literal])
            self._assumed = []

    def counterexample(
        self, literal: int, because: int, conflicts: int = 0
    ) -> Counterexample | None:
        """An answer with elements on and another literal; None: they explain it.

        Raises:
            Undecided: the number of conflicts (0: any) was not enough to know.
            CutShortError: something outside interrupted the search.
        """
        assumptions = [*self._assumed, -literal, *self._elements.on(because)]
        numbers = self._switches.numbers(assumptions, conflicts)
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
            for literal in elements.on(elements.folded):
                backend.add_rule([], [-literal])
            for mark in elements.marks:
                for literal in (mark, -mark):
                    self._supposed[literal] = atom = backend.add_atom()
                    backend.add_rule([atom], [], choice=True)
                    backend.add_rule([], [atom, -literal])
        self._off = {
            -literal: i
            for i, literal in enumerate(elements.literals)
            if not elements.folded >> i & 1
        }
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
