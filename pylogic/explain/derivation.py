"""A solution derived step by step, always by the cheapest explanation that a person would look for.

Clues and known marks are free; an explanation is a set of ground constraints that together with
them rule out that a cell is any different. Propagation finds what single constraints rule out, and
techniques what their patterns show: the cheapest of these come first. Where neither says anything,
several constraints explain the next cell: the cheapest set, proved by implicit hitting sets over
all cells at once and from one step to the next, as Gamba, Bogaerts, Guns (2021), or else a small
unsatisfiable subset, as Espasa, Gent, Hoffmann, Jefferson, Lynch (2021).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

import clingo

from pylogic.errors import OptionError, ProgramError
from pylogic.explain.counterexamples import Counterexamples
from pylogic.explain.mus import Effort, ExhaustedError, bits, find_needed
from pylogic.explain.questions import Elements, Propagation, Questions
from pylogic.explain.relaxation import Relaxation, find_mark_literals
from pylogic.explain.steps import Deduction, Round
from pylogic.explain.techniques import Conclusion, Techniques, write_mark
from pylogic.rules.symbols import Mark, Spot, cell_of
from pylogic.solving.question import Question

OPTIONS = ("--heuristic=Domain",)
"""clingo's options for the program whose solution a derivation derives."""
_CHECKED = ("--heuristic=None",)
"""clingo's options for a program that answers small questions, which propagation decides."""
EFFORT = 150_000
"""Effort of the search for the cheapest set of constraints, before a small one must suffice."""
_BRIEF = 1 / 16
"""The share of that effort where a step of the wished cost is known already."""
_FEWER, _LEAST = 1 / 4, 1 / 128
"""The share of the effort that a failed proof leaves to later rounds, and the least share of all:
where one proof takes too long, the next ones do, too."""


def check_rules(task: Question) -> None:
    """Raise OptionError if the answers of a task are plans, or if its rules show nothing."""
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not explained")
    if not task.encoding.outputs:
        words = "no statement #show NAME/ARITY says what an answer consists of"
        raise OptionError(f"{task.encoding.path}: {words}")


class DerivationCost(NamedTuple):
    """The cost of a derivation's costliest step, and the techniques of its steps."""

    cost: int
    """The cost of the costliest step."""
    names: frozenset[str]
    """The names of techniques, and perhaps of other steps."""
    is_proved: bool
    """Steps of this cost are the cheapest of their moment, as `Deduction.is_smallest` says."""


class Derivation:
    """The derivation of a solution: the known literals, and the search for the next ones."""

    def __init__(
        self,
        program: Relaxation,
        solution: Collection[clingo.Symbol],
        facts: Iterable[clingo.Symbol] | None = None,
    ) -> None:
        """Begin with the clues known; `solution` are the shown atoms of the one answer.

        The program is ground with OPTIONS; `facts` follow from the instance alone, if known.
        """
        self.elements = elements = Elements.from_program(program, solution)
        self._program = program
        self._pools = Counterexamples(
            elements, lambda: Questions(program.ground_again(OPTIONS).switches, elements)
        )
        self.propagation = Propagation(program.switches, elements)
        self._techniques = Techniques(program.task, facts)
        self._literals = {mark: literal for literal, mark in elements.marks.items()}
        self._share = 1.0
        """The share of `EFFORT` that the next search for several constraints may spend."""

    @cached_property
    def blank_program(self) -> Relaxation:
        """The relaxed rules without any known literal, ground at the first use."""
        return self._program.ground_again(_CHECKED)

    @cached_property
    def _blank_search_program(self) -> Relaxation:
        """The rules as a search for answers has them, without any known literal.

        They imply more than the relaxed rules, which know of a loop only the consequences of a
        single clue; but only the relaxed rules know which numbers there are.
        """
        return self._program.ground_again(_CHECKED, explained=False)

    @property
    def is_complete(self) -> bool:
        """Whether all marks of the solution are known."""
        return not self._pools.unknown

    @property
    def known_count(self) -> int:
        """The number of literals known so far, clues included, as `with_premises` takes it."""
        return len(self._pools.known)

    def learn(self, marks: Iterable[Mark]) -> None:
        """Fix marks as known; ignore marks that are known or not in the solution."""
        self._pools.learn(self._literals[mark] for mark in marks if mark in self._literals)

    def learn_clue_cells(self, find_spots: Callable[[clingo.Symbol], Sequence[Spot]]) -> list[Mark]:
        """Fix as known, and return, marks of cells with a clue that follow from the cell alone.

        They follow by propagation, one after the other, from at most one constraint each, which
        names no other spot. `find_spots` returns the spots that a clue or a constraint names.
        """
        elements = self.elements
        clued = {spots[0] for x in elements.clues.values() if len(spots := find_spots(x)) == 1}
        atoms, cells = {x: atom for atom, x in self._program.atoms.items()}, dict[int, Spot]()
        for literal in self._pools.unknown:
            cell = cell_of(atoms[abs(literal)])
            if cell is not None and cell in clued:
                cells[-literal] = cell
        restated, is_new = set[int](), True
        while is_new:
            tried = [x for x in cells if -x not in restated]
            ruled_out = self.propagation.find_switched_off(self._pools.known, tried)
            new = set[int]()
            for opposite, off in ruled_out.items():
                named = (find_spots(elements.symbols[i]) for i in bits(off or 0))
                if off is None or any(list(spots) == [cells[opposite]] for spots in named):
                    new.add(-opposite)
            self._pools.learn(new)
            restated |= new
            is_new = bool(new)
        return [mark for literal, mark in elements.marks.items() if literal in restated]

    def find_rounds(
        self,
        largest: int | None = None,
        first: Callable[[Mark], bool] | None = None,
        floor: int = 0,
        *,
        is_quick: bool = False,
    ) -> Iterator[Round]:
        """Yield rounds of deductions, each the cheapest next ones, until all marks are known.

        A round of the least possible cost has all deductions of that cost. A costlier round has
        one explanation, since its marks may make others cheaper; on the way to a wanted mark, and
        with `largest`, it has those of all single elements. The marks of a round become known when
        the iteration goes on.

        Args:
            largest: the cost above which the search ends; with it, steps that cost no more than
                the costliest step so far, or than `floor`, count as equal, and the search ends
                rather than use several constraints that may not be the cheapest.
            first: returns whether a mark is wanted; the last round then has one deduction, the
                cheapest with such a mark.
            is_quick: leave out explanations by several constraints, and the premises and the
                proofs of techniques.
        """
        elements = self.elements
        wanted = {x for x, mark in elements.marks.items() if first is not None and first(mark)}
        least, peak, self._share = min(elements.costs, default=0), floor, 1.0
        while not self.is_complete:
            ranked = sorted(self._pools.unknown, key=lambda literal: literal not in wanted)
            level = None if largest is None else peak
            explained, is_smallest = self._explain_singly(ranked, level), True
            cost = max((x.cost for x in explained.values()), default=None)
            if cost is None or level is None or cost > level:
                is_first = largest is None and not wanted
                techniques = self._find_techniques(cost, is_first, is_proved=not is_quick)
                explained = techniques or explained
            if not explained and not is_quick:
                is_hard = largest is not None and peak > floor > 0
                effort = min(self._share, _BRIEF if is_hard else 1) * EFFORT
                explained, is_smallest = self._explain_by_several(ranked, largest, Effort(effort))
            if not explained:
                return
            cost = max(x.cost for x in explained.values())
            if largest is not None and cost > largest:
                return
            peak = max(peak, cost)
            is_last = not wanted.isdisjoint(explained)
            is_single = all(len(x.because) <= 1 for x in explained.values())
            if is_last or not (cost <= least or (is_single and (wanted or largest is not None))):
                of = next(x for x in explained if not is_last or x in wanted)
                explained = {x: why for x, why in explained.items() if why == explained[of]}
            # False literals that follow from the explained true ones need no explanation.
            true = [x for x in explained if x > 0]
            implied = self._find_implied(true, [x for x in explained if x < 0]) if true else set()
            together: dict[Deduction, list[Mark]] = {}
            for x, mark in elements.marks.items():
                if x in explained and x not in implied:
                    together.setdefault(explained[x], []).append(mark)
            deductions = tuple(replace(x, marks=tuple(own)) for x, own in together.items())
            shown = tuple(elements.marks[x] for x in elements.marks if x in implied)
            yield Round(cost, deductions, shown, is_smallest)
            self._pools.learn(explained)
            if is_last:
                return

    def with_premises(self, deduction: Deduction, known_count: int | None = None) -> Deduction:
        """Return the deduction with a minimal set of the known marks and clues that it uses.

        A deduction by a technique has them already. The first `known_count` known literals are
        those known before the deduction's round; None for the latest round.
        """
        if deduction.is_technique:
            return deduction
        elements, known = self.elements, self._pools.known[:known_count]
        # A rule asks for its clue, and a mark that holds says more than one that does not.
        ranked = sorted(known, key=lambda x: (x not in elements.clues, x < 0))
        full, used = self._with_needed(deduction, (), ranked)
        marks = tuple(elements.marks[x] for x in known if x in used and x in elements.marks)
        return replace(full, known=marks)

    def with_clues(self, deduction: Deduction) -> Deduction:
        """Return the deduction, of the latest round and of no technique, with a minimal set of the
        clues that it needs beside all known marks added to `because`; `known` stays as it is."""
        known = [x for x in self._pools.known if x in self.elements.marks]
        return self._with_needed(deduction, known, list(self.elements.clues))[0]

    def _with_needed(
        self, deduction: Deduction, known: Sequence[int], others: Sequence[int]
    ) -> tuple[Deduction, AbstractSet[int]]:
        """Find a minimal set of `others`, first ones preferred, that with `known` implies it.
        Return the deduction with the clues among them in `because`, and the set."""
        on = [self.blank_program.switches.literals[symbol] for symbol in deduction.because]
        literals = [self._literals[mark] for mark in deduction.marks]
        used = set(find_needed(self.blank_program.switches, [*on, *known], literals, others))
        clues = (symbol for x, symbol in self.elements.clues.items() if x in used)
        return replace(deduction, because=tuple(sorted({*deduction.because, *clues}))), used

    def _find_implied(self, known: Sequence[int], literals: Iterable[int]) -> set[int]:
        """Return the literals that follow, by propagation alone, from `known` and what is known."""
        wrong = [-literal for literal in literals]
        left = self.propagation.find_switched_off([*self._pools.known, *known], wrong)
        return {-literal for literal, off in left.items() if off is None}

    def _explain_singly(self, literals: Iterable[int], level: int | None) -> dict[int, Deduction]:
        """Return the literals that follow by propagation from at most one constraint, each with a
        deduction, still without marks, by the cheapest (of equals by what explains most literals).

        Of these return the literals of the least cost; with a level all that cost no more than it,
        if there are any.
        """
        ruled_out = self.propagation.find_switched_off(self._pools.known, [-x for x in literals])
        often = Counter(i for off in ruled_out.values() for i in bits(off or 0))
        costs = self.elements.costs
        explained: dict[int, int | None] = {}
        for opposite, off in ruled_out.items():
            if off != 0:
                ranked = ((costs[i], -often[i], i) for i in bits(off or 0))
                explained[-opposite] = min(ranked)[2] if off else None
        priced = {x: 0 if i is None else costs[i] for x, i in explained.items()}
        most = max(min(priced.values(), default=0), level or 0)
        return {
            x: Deduction((), () if i is None else (self.elements.symbols[i],), priced[x])
            for x, i in explained.items()
            if priced[x] <= most
        }

    def _find_techniques(
        self, below: int | None, is_first: bool, *, is_proved: bool
    ) -> dict[int, Deduction]:
        """Return literals with the cheapest deductions by techniques, still without marks, all of
        one cost, less than `below`; with `is_first` only those of the first deduction.

        Without `is_proved`, deductions are neither proved nor have premises. Raise ProgramError if
        a conclusion does not follow from its premises.
        """
        least, explained = self._techniques.least_price, dict[int, Deduction]()
        if least is None or (below is not None and below <= least):
            return explained
        marks = self.elements.marks
        known = [marks[literal] for literal in self._pools.known if literal in marks]
        for conclusion in self._techniques.find_conclusions(known, below):
            if below is not None and conclusion.cost >= below:
                break
            if explained and (is_first or conclusion.cost > next(iter(explained.values())).cost):
                break
            own = [self._literals[mark] for mark in conclusion.marks if mark in self._literals]
            if own and explained.keys() >= {*own}:
                continue
            deduction = Deduction((), conclusion.rules[:1], conclusion.cost, is_technique=True)
            if is_proved:
                deduction = self._prove_conclusion(conclusion, known)
            explained |= dict.fromkeys((x for x in own if x not in explained), deduction)
        return explained

    def _prove_conclusion(self, conclusion: Conclusion, known: Sequence[Mark]) -> Deduction:
        """Return the deduction of a technique's conclusion, without marks but with its premises.

        Raise ProgramError if a mark does not follow from the known marks and clues that the
        technique uses.
        """
        marks = [mark for mark in conclusion.marks if mark in self._literals]
        # A technique may deny an atom of a place that the board does not have.
        others = (mark for mark in conclusion.marks if mark not in self._literals)
        wrong = [m for m in others if m[1] or (m[0], True) in self._literals]
        causes, clues = self._techniques.find_premises(conclusion, known) if marks else ((), ())
        unproved = marks
        for is_explained in (True, False):
            if not unproved:
                break
            program = self.blank_program if is_explained else self._blank_search_program
            switches = program.switches
            on = [x for _, x in find_mark_literals(switches.control, causes)]
            on += (*switches.constraints, *(switches.literals[clue] for clue in clues))
            opposites = [(m, [-x, *on]) for m, x in find_mark_literals(switches.control, unproved)]
            unproved = [m for m, opposite in opposites if not switches.find_literal_core(opposite)]
        wrong += unproved
        if wrong:
            words = "which does not follow"
            raise ProgramError(
                self._techniques.make_problem(conclusion.rules[0], write_mark(wrong[0]), words)
            )
        because = conclusion.rules[0], *clues
        return Deduction((), because, conclusion.cost, causes, is_technique=True)

    def _explain_by_several(
        self, ranked: Sequence[int], largest: int | None, effort: Effort
    ) -> tuple[dict[int, Deduction], bool]:
        """Return literals with the cheapest deduction by any constraints, still without marks, and
        whether this is proved to be the cheapest. If the effort ends first, it is a minimal one.

        With `largest` the result is {} if all cost more, or if the effort ends.
        """
        try:
            cheapest, is_proved = self._pools.find_cheapest(ranked, largest, effort), True
        except ExhaustedError:
            self._share = max(self._share * _FEWER, _LEAST)
            cheapest, is_proved = None if largest is not None else self._pools.find_minimal(), False
        if cheapest is None:
            return {}, is_proved
        literal, because = cheapest
        cost, symbols = self.elements.cost_of(because), self.elements.symbols_of(because)
        every = literal, *self._pools.find_explained(because)
        return dict.fromkeys(every, Deduction((), symbols, cost)), is_proved
