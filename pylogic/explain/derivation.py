"""A solution derived step by step, always by the smallest explanations that there are.

What is known already is free; an explanation is a set of clues and ground constraints that
together with it rule out that a cell is any different. Explaining by small unsatisfiable subsets
follows Espasa, Gent, Hoffmann, Jefferson, Lynch (2021); that none is smaller is proved by implicit
hitting sets, over all cells at once and from one step to the next, as Gamba, Bogaerts, Guns (2021).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import clingo

from pylogic.explain.hitting_sets import Effort, ExhaustedError, bits, hit
from pylogic.explain.mus import shrink
from pylogic.explain.relaxation import Relaxation, relax
from pylogic.explain.steps import Deduction, Round
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Place, Symbols, place_of
from pylogic.solving.task import Task

OPTIONS = ("--heuristic=Domain",)
"""clingo's options for a program whose solution is to be derived."""
_EFFORT, _EACH = 100_000, 1_000
"""Effort after which a step makes do with an explanation that is only minimal, and what is added
to it for each literal; a 9x9 of two values has 4 s. Each such step halves it for later ones."""
_LEAST = 1 / 16
_TRIED = 5
_ORDERS = 4
_QUESTION = 40
"""The effort of a question to clasp; that of a node in the search for hitting sets is 1."""


@dataclass(frozen=True)
class _Other:
    """An answer of the relaxation: where it differs from the solution, and what it breaks."""

    wrong: frozenset[int]
    broken: int


def difficulty(task: Task, solution: Collection[clingo.Symbol], largest: int) -> int | None:
    """The cost of the costliest explanation that a solution takes; None above `largest`."""
    derivation = Derivation(relax(task, OPTIONS), solution)
    sizes = [one.cost for one in derivation.rounds(largest)]
    return max(sizes, default=0) if derivation.is_complete else None


class Derivation:
    """The literals of a solution that are not known yet, and what could be explained so far."""

    def __init__(self, program: Relaxation, solution: Collection[clingo.Symbol]) -> None:
        """`solution` is what the one answer shows; the program is grounded with OPTIONS."""
        self._switches = program.switches
        self._literals = list(program.switches.literals.values())
        self._numbers = {symbol: i for i, symbol in enumerate(program.switches.literals)}
        self._costs = [program.costs[symbol] for symbol in self._numbers]
        self._clues = sum(1 << i for s, i in self._numbers.items() if not s.match(*BROKEN))
        self._marks = {
            (literal if atom in solution else -literal): (str(atom), atom in solution)
            for atom, literal in sorted(program.atoms.items())
        }
        self._atoms = program.atoms
        self._true = {atom for atom in program.atoms if atom in solution}
        self._known: list[int] = []
        self._others: dict[int, list[_Other]] = {literal: [] for literal in self._marks}
        self._prefer_the_solution()

    def learn(self, marks: Iterable[Mark]) -> None:
        """Know what a board shows already."""
        literals = {mark: literal for literal, mark in self._marks.items()}
        self._learn([literals[mark] for mark in marks if mark in literals])

    def start(self, cells: Mapping[clingo.Symbol, Collection[Place]]) -> list[Mark]:
        """Know what each clue says of its own cell: whoever looks at the board sees it.

        `cells` are those that each clue and each ground constraint names.
        """
        at: dict[Place, list[int]] = {}
        for symbol, number in self._numbers.items():
            own = cells.get(symbol, ())
            if len(own) == 1:
                at.setdefault(next(iter(own)), []).append(number)
        clued = {
            place for place, numbers in at.items() if any(self._clues >> i & 1 for i in numbers)
        }
        told = [
            literal
            for literal, (atom, _) in self._marks.items()
            if (place := place_of(clingo.parse_term(atom))) in clued
            and self._core(literal, at[place]) is not None
        ]
        marks = [self._marks[literal] for literal in told if literal in self._others]
        self._learn(told)
        return marks

    @property
    def is_complete(self) -> bool:
        """Whether all is known."""
        return not self._others

    def rounds(
        self, largest: int | None = None, first: Callable[[Mark], bool] | None = None
    ) -> Iterator[Round]:
        """One step after the other, until all is known, or nothing follows as simply as that.

        `largest` is the cost of the costliest explanation that is looked for; with it no step makes
        do with one that may not be the cheapest. `first` says which marks are wanted: the last
        round then has one deduction, the cheapest that has such a mark.

        Raises:
            CutShortError: while iterating, when the search is interrupted.
        """
        share = 1.0
        wanted = {x for x, mark in self._marks.items() if first is not None and first(mark)}
        while not self.is_complete:
            self._effort = Effort(share * (_EFFORT + _EACH * len(self._others)))
            try:
                cost, found = self._smallest(largest, wanted)
                is_smallest = True
            except ExhaustedError:
                if largest is not None:
                    return
                share = max(share / 2, _LEAST)
                literal, because = self._some()
                found = {literal: because}
                found |= {x: because for x in self._others if self._has(because, x)}
                cost, is_smallest = self._cost(because), False
            if not found:
                return
            is_last = not wanted.isdisjoint(found)
            if is_last:
                because = found[min(wanted & found.keys(), key=list(self._marks).index)]
                found = {x: given for x, given in found.items() if given == because}
            implied = self._implications(found)
            named = {x: because for x, because in found.items() if x not in implied}
            marks = tuple(self._marks[x] for x in self._marks if x in implied)
            yield Round(cost, tuple(self._deductions(named)), marks, is_smallest)
            self._learn(found)
            if is_last:
                return

    @property
    def moment(self) -> int:
        """How much is known, which `with_known` can look back to."""
        return len(self._known)

    def with_known(self, deduction: Deduction, moment: int | None = None) -> Deduction:
        """The same, with what is known and used, none of it to spare.

        To be asked of a deduction of the last round, before the next one; or with the moment of
        its round, at any time.
        """
        literals = {mark: literal for literal, mark in self._marks.items()}
        on = [self._literals[self._numbers[symbol]] for symbol in deduction.because]
        wrong = [-literals[mark] for mark in deduction.marks]

        def find_core(needed: Sequence[int], others: Sequence[int], _: int) -> set[int] | None:
            used: set[int] = set()
            for one in wrong:
                kept = [x for x in others if x in used]
                rest = [x for x in others if x not in used]
                core = self._switches.core_of([one, *on, *needed, *kept, *rest])
                if core is None:
                    return None
                used |= set(core)
            return used

        ranked = sorted(self._known[:moment], key=lambda x: x < 0)  # what holds says more
        core = find_core((), ranked, 0)
        assert core is not None
        needed = set(shrink((x for x in ranked if x in core), find_core))
        return replace(deduction, known=tuple(self._marks[x] for x in self._known if x in needed))

    def _implications(self, found: Collection[int]) -> set[int]:
        """What is false, if what is explained to be true leaves no choice."""
        true = [literal for literal in found if literal > 0]
        false = [literal for literal in found if literal < 0]
        if not true:
            return set()
        known = [*self._known, *true]
        return {x for x in false if self._switches.answer([*known, -x]) is None}

    def _learn(self, literals: Iterable[int]) -> None:
        new = set(literals)
        self._known += sorted(new)
        self._others = {
            literal: [other for other in others if not other.wrong & new]
            for literal, others in self._others.items()
            if literal not in new
        }

    def _deductions(self, found: Mapping[int, int]) -> Iterator[Deduction]:
        together: dict[int, list[Mark]] = {}
        for literal in self._marks:
            if literal in found:
                together.setdefault(found[literal], []).append(self._marks[literal])
        symbols = list(self._numbers)
        for because, marks in together.items():
            named = tuple(sorted(symbols[i] for i in bits(because)))
            yield Deduction(tuple(marks), named, self._cost(because))

    def _cost(self, because: int) -> int:
        return sum(self._costs[i] for i in bits(because))

    def _smallest(self, largest: int | None, wanted: Collection[int]) -> tuple[int, dict[int, int]]:
        """The cost of the cheapest explanations, and one for each literal that has such a one.

        Where there is one for a wanted literal only what it explains.
        """
        cost = 0
        ranked = sorted(self._others, key=lambda literal: literal not in wanted)
        while largest is None or cost <= largest:
            found: dict[int, int] = {}
            for literal in ranked:
                because = None if literal in found else self._explanation(literal, cost)
                if because is not None:
                    found[literal] = because
                    found |= {other: because for other in self._also(because, found)}
                    if literal in wanted:
                        return cost, found
            if found:
                return cost, found
            cost += 1
        return cost, {}

    def _explanation(self, literal: int, cost: int) -> int | None:
        """An explanation of at most that cost, if there is one."""
        while True:
            sets = [other.broken for other in self._others[literal]]
            because = hit(sets, cost, self._costs, self._effort)
            if because is None or self._explains(because, literal):
                return because

    def _also(self, because: int, found: Mapping[int, int]) -> Iterator[int]:
        """The other literals that an explanation explains."""
        for literal, others in self._others.items():
            may = literal not in found and all(other.broken & because for other in others)
            if may and self._explains(because, literal):
                yield literal

    def _explains(self, because: int, literal: int) -> bool:
        self._effort.spend(_QUESTION)
        assumptions = [*self._known, -literal, *(self._literals[i] for i in bits(because))]
        shown = self._switches.answer(assumptions)
        if shown is None:
            return True
        self._remember(shown)
        return False

    def _remember(self, shown: Symbols) -> None:
        """Keep an answer for all literals that are different in it."""
        broken, true = self._clues, set()
        for symbol in shown:
            number = self._numbers.get(symbol)
            if number is None:
                true.add(symbol)
            else:
                broken ^= 1 << number  # a clue that is on, a constraint that is broken
        different = true.symmetric_difference(self._true)
        signed = ((self._atoms.get(a), a in self._true) for a in different)
        wrong = frozenset(x if holds else -x for x, holds in signed if x is not None)
        for literal in wrong:
            if literal in self._others:
                self._others[literal].append(_Other(wrong, broken))

    def _some(self) -> tuple[int, int]:
        """A literal with a minimal explanation: the smallest of those with the smallest cores."""
        cores = {literal: self._first_core(literal) for literal in self._others}
        tried = sorted(cores, key=lambda x: cores[x].bit_count())[:_TRIED]
        orders = random.Random(0)
        found = [
            (literal, self._shrink(literal, cores[literal], orders))
            for literal in tried
            for _ in range(_ORDERS)
        ]
        return min(found, key=lambda pair: self._cost(pair[1]))

    def _has(self, because: int, literal: int) -> bool:
        return self._core(literal, list(bits(because))) is not None

    def _first_core(self, literal: int) -> int:
        """An explanation from what is broken most often: clasp blames what comes first."""
        often = Counter(i for other in self._others[literal] for i in bits(other.broken))
        rest = (i for i in range(len(self._literals)) if i not in often)
        core = self._core(literal, [*(i for i, _ in often.most_common()), *rest])
        assert core is not None
        return core

    def _shrink(self, literal: int, because: int, orders: random.Random) -> int:
        numbers = list(bits(because))
        orders.shuffle(numbers)

        def find_core(needed: Sequence[int], others: Sequence[int], _: int) -> list[int] | None:
            core = self._core(literal, sorted([*needed, *others]))
            return None if core is None else list(bits(core))

        return sum(1 << i for i in shrink(reversed(numbers), find_core))

    def _core(self, literal: int, numbers: Sequence[int]) -> int | None:
        """Those of the clues and constraints that explain a literal, or None."""
        by_literal = {self._literals[i]: i for i in numbers}
        core = self._switches.core_of([*self._known, -literal, *by_literal])
        found = (1 << by_literal[x] for x in core or () if x in by_literal)
        return None if core is None else sum(found)

    def _prefer_the_solution(self) -> None:
        """Have clasp look for answers near the solution, which break little: few questions do.

        13x13 (inst12) takes 1.9 s with it, 11 s where it keeps constraints first.
        """
        kinds = clingo.HeuristicType
        with self._switches.control.backend() as backend:
            for level, literals in ((3, self._marks), (2, self._literals)):
                for literal in literals:
                    sign = 1 if literal > 0 else -1
                    backend.add_heuristic(abs(literal), kinds.Level, level, 1, [])
                    backend.add_heuristic(abs(literal), kinds.Sign, sign, 1, [])
