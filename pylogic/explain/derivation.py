"""A solution derived step by step, always by the cheapest explanations that there are.

Clues and known marks are free; an explanation is a set of ground constraints that
together with them rule out that a cell is any different. Explaining by small unsatisfiable subsets
follows Espasa, Gent, Hoffmann, Jefferson, Lynch (2021); that none is cheaper is proved by implicit
hitting sets, over all cells at once and from one step to the next, as Gamba, Bogaerts, Guns (2021).
Propagation first finds what one constraint rules out: then only cheaper sets are searched for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import cache, cached_property
from typing import NamedTuple

import clingo

from pylogic.errors import OptionError, ProgramError
from pylogic.explain.counterexamples import Counterexamples
from pylogic.explain.mus import Effort, ExhaustedError, bits, find_needed
from pylogic.explain.questions import Elements, Propagation, Questions
from pylogic.explain.relaxation import Relaxation, Switches, find_mark_literals
from pylogic.explain.steps import Deduction, Round
from pylogic.explain.techniques import Conclusion, Techniques, write_mark
from pylogic.rules.symbols import Mark, Spot, Symbols, cell_of
from pylogic.solving.task import Task

OPTIONS = ("--heuristic=Domain",)
"""clingo's options for the program whose solution a derivation derives."""
_CHECKED = ("--heuristic=None",)
"""clingo's options for a program that answers small questions, which propagation decides."""
EFFORT = 150_000
"""Effort of a round's proof that nothing is cheaper, before minimal explanations must suffice."""
_BRIEF = 1 / 16
"""The share of that effort where a good hint, or a step of the wished cost, is known already."""
_FEWER, _LEAST = 1 / 4, 1 / 128
"""The share of the effort that a failed proof leaves to later rounds, and the least share of all:
where one proof takes too long, the next ones do, too."""


def check_rules(task: Task) -> None:
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
    """It is proved that every derivation has a step of at least this cost."""


class _Candidates(NamedTuple):
    """Literals that a round can derive next."""

    cost: int
    """The cost of each."""
    explained: Mapping[int, int]
    """Each literal with the elements that explain it, as bits, or the index of a technique."""
    is_smallest: bool
    """Whether it is proved that nothing is cheaper."""
    techniques: Sequence[Deduction] = ()
    """The techniques by which the literals follow; empty if elements explain them."""


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
        """The share of `EFFORT` that the next round may spend."""
        self._least = min(elements.costs, default=0)
        """The cost of the cheapest constraint."""

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

    def learn(self, marks: Iterable[Mark]) -> None:
        """Fix marks as known; ignore marks that are known or not in the solution."""
        self._pools.learn(self._literals[mark] for mark in marks if mark in self._literals)

    def learn_clue_cells(self, find_spots: Callable[[clingo.Symbol], Sequence[Spot]]) -> list[Mark]:
        """Fix as known, and return, marks of cells with a clue that follow from the cell alone.

        They follow from what is known and constraints that name no spot but the cell. `find_spots`
        returns the spots that a clue or a ground constraint names.
        """
        elements = self.elements

        @cache
        def only_spot(number: int) -> Spot | None:
            """Return the only spot that a constraint names; None if it names several or none."""
            named = find_spots(elements.symbols[number])
            return named[0] if len(named) == 1 else None

        named = map(find_spots, elements.clues.values())
        clued = {places[0] for places in named if len(places) == 1}
        cells, atoms = {}, {x: atom for atom, x in self._program.atoms.items()}
        for literal in self._pools.unknown:
            place = cell_of(atoms[abs(literal)])
            if place is not None and place in clued:
                cells[literal] = place
        ruled_out = self.propagation.find_switched_off(
            self._pools.known, [-literal for literal in cells]
        )

        def is_implied(literal: int) -> bool:
            """Return whether the constraints that name only a literal's cell imply the literal."""
            off, place = ruled_out[-literal], cells[literal]
            if off is None or any(only_spot(i) == place for i in bits(off)):
                return True
            numbers = (i for i in range(len(elements.symbols)) if only_spot(i) == place)
            return self.propagation.explains(self._pools.known, literal, numbers)

        restated = set(filter(is_implied, cells))
        self._pools.learn(restated)
        return [mark for literal, mark in elements.marks.items() if literal in restated]

    @property
    def is_complete(self) -> bool:
        """Whether all marks of the solution are known."""
        return not self._pools.unknown

    def derive_by_single_rules(self, largest: int, level: int = 0) -> DerivationCost | None:
        """Derive the solution by single constraints and techniques alone, the cheapest first.

        Return the cost of the costliest step, with names of techniques only; None if the solution
        is not reached by steps that cost up to `largest`. The cost is an upper bound, not proved,
        since several constraints together may be cheaper. Costs up to `level` count as `level`. The
        derived marks stay known.
        """
        cost_of = self.elements.cost_of
        names = set[str]()
        while not self.is_complete:
            single = self._explain_singly(self._pools.unknown)
            alone = {x: cost_of(because) for x, because in single.items()}
            reached = [x for x, cost in alone.items() if cost <= level]
            if not reached:
                least = min([largest + 1, *alone.values()])
                for conclusion in self._techniques.find_conclusions(self._known_marks, least):
                    if reached and conclusion.cost > level:
                        break
                    literals = (self._literals.get(mark) for mark in conclusion.marks)
                    new = [x for x in literals if x is not None and x not in reached]
                    if new:
                        reached += new
                        level = max(level, conclusion.cost)
                        names.add(self._techniques.name_technique(conclusion))
                if not reached and least > largest:
                    return None
                level = level if reached else least
            self._pools.learn(reached)
        return DerivationCost(level, frozenset(names), is_proved=False)

    def find_rounds(
        self,
        largest: int | None = None,
        first: Callable[[Mark], bool] | None = None,
        floor: int = 0,
    ) -> Iterator[Round]:
        """Yield rounds of deductions, each the cheapest next ones, until all marks are known.

        A round of the least possible cost has all deductions of that cost. A costlier round has
        one explanation, since its marks may make others cheaper; on the way to a wanted mark it
        has those of all single elements. The marks of a round become known when the iteration
        goes on.

        Args:
            largest: the cost above which the search ends; with it, steps that cost no more than
                the costliest step so far, or than `floor`, count as equal. Until a step surely
                costs more than a `floor` above 0, the search ends rather than use a step that
                may not be the cheapest.
            first: returns whether a mark is wanted; the last round then has one deduction, the
                cheapest with such a mark.
        """
        marks = self.elements.marks
        wanted = {x for x, mark in marks.items() if first is not None and first(mark)}
        self._share = 1.0
        peak = floor
        while not self.is_complete:
            is_hard = largest is not None and peak > floor > 0
            self._pools.effort = Effort(min(self._share, _BRIEF if is_hard else 1) * EFFORT)
            cost, explained, is_smallest, techniques = self._find_next(largest, wanted, peak, floor)
            peak = max(peak, cost)
            if not explained:
                return
            is_last = not wanted.isdisjoint(explained)
            is_plain = bool(wanted) and all(x.bit_count() <= 1 for x in explained.values())
            if is_last or not (techniques or is_plain or cost <= self._least):
                first_of = (x for x in explained if not is_last or x in wanted)
                because = explained[next(first_of)]
                explained = {x: given for x, given in explained.items() if given == because}
            # False literals that follow from the explained true ones need no explanation.
            true = [x for x in explained if x > 0]
            implied = self._find_implied(true, [x for x in explained if x < 0]) if true else set()
            together: dict[int, list[Mark]] = {}
            for x, mark in marks.items():
                if x in explained and x not in implied:
                    together.setdefault(explained[x], []).append(mark)
            deductions = [
                replace(techniques[because], marks=tuple(own))
                if techniques
                else Deduction(
                    tuple(own), self.elements.symbols_of(because), self.elements.cost_of(because)
                )
                for because, own in together.items()
            ]
            shown = tuple(marks[x] for x in marks if x in implied)
            yield Round(cost, tuple(deductions), shown, is_smallest)
            self._pools.learn(explained)
            if is_last:
                return

    @property
    def known_count(self) -> int:
        """The number of literals known so far, clues included, as `with_premises` takes it."""
        return len(self._pools.known)

    @property
    def _known_marks(self) -> list[Mark]:
        """The known marks, in the order in which they became known; clues are not among them."""
        marks = self.elements.marks
        return [marks[literal] for literal in self._pools.known if literal in marks]

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

    def _find_next(
        self, largest: int | None, wanted: AbstractSet[int], peak: int, floor: int
    ) -> _Candidates:
        """Return the cheapest next literals: by propagation, by techniques, or by a search.

        They are none if nothing costs up to `largest`. The proof that nothing is cheaper is left
        out for a technique that costs no more than `peak`, for literals on the way to a wanted
        one, and where several elements together cannot cost less. `find_rounds` has the arguments.
        """
        ranked = sorted(self._pools.unknown, key=lambda literal: literal not in wanted)
        alone = self._explain_singly(ranked)
        cost_of = self.elements.cost_of
        least = min(map(cost_of, alone.values()), default=None)
        cheapest = {x: because for x, because in alone.items() if cost_of(because) == least}
        below = least if largest is None else min(x for x in (least, largest + 1) if x is not None)
        techniques = self._find_techniques(below, is_single=not wanted)
        is_enough = False
        if techniques:
            least = techniques[0].cost
            places = ((mark, i) for i, x in enumerate(techniques) for mark in x.marks)
            cheapest = {self._literals[mark]: i for mark, i in places}
            is_enough = least <= peak or (largest is None and bool(wanted))
        elif least and wanted:
            if wanted.isdisjoint(cheapest):
                is_enough = True
            elif not self._follows_below(least, ranked):
                return _Candidates(least, cheapest, True)
            else:
                is_enough = not self._follows_below(least - self._least, ranked)
        elif largest is not None:
            is_enough = least is not None and least <= peak
        if least is not None and is_enough:
            return _Candidates(least, cheapest, False, techniques)
        if wanted and cheapest:
            self._pools.effort = Effort(_BRIEF * EFFORT)
        cost, explained = self._search_explanations(least, largest, ranked, wanted)
        if explained is None:
            self._share = max(self._share * _FEWER, _LEAST)
            if largest is not None and (
                least is None or least > largest or max(cost, peak) <= floor
            ):
                return _Candidates(0, {}, False)
            if least is None:
                cheapest = self._find_minimal()
                least = cost_of(next(iter(cheapest.values())))
            return _Candidates(least, cheapest, False, techniques)
        if cost == least:
            return _Candidates(cost, cheapest, True, techniques)
        return _Candidates(cost, explained, True)

    def _find_techniques(self, below: int | None, *, is_single: bool) -> list[Deduction]:
        """Return the cheapest deductions by techniques, all of one cost, less than `below`.

        If `is_single`, only the first. Each mark is in one deduction alone; [] if nothing new
        follows. Raise ProgramError if a conclusion does not follow from its premises.
        """
        least, deductions = self._techniques.least_price, list[Deduction]()
        if least is None or (below is not None and below <= least):
            return deductions
        known, covered = self._known_marks, set[Mark]()
        for conclusion in self._techniques.find_conclusions(known, below):
            if below is not None and conclusion.cost >= below:
                break
            if deductions and (is_single or conclusion.cost > deductions[0].cost):
                break
            if covered.issuperset(conclusion.marks):
                continue
            deduction = self._prove_conclusion(conclusion, known)
            if deduction is not None:
                marks = tuple(mark for mark in deduction.marks if mark not in covered)
                deductions.append(replace(deduction, marks=marks))
                covered.update(marks)
        return deductions

    def _prove_conclusion(self, conclusion: Conclusion, known: Sequence[Mark]) -> Deduction | None:
        """Return the conclusion of a technique as a deduction of the solution's marks in it.

        Return None if it has none. Raise ProgramError if a mark does not follow from the known
        marks and clues that the technique uses.
        """
        marks = [mark for mark in conclusion.marks if mark in self._literals]
        others = [mark for mark in conclusion.marks if mark not in self._literals]
        # A technique may deny an atom of a place that the board does not have.
        wrong = [m for m in others if m[1] or (m[0], True) in self._literals]
        causes, clues = self._techniques.find_premises(conclusion, known) if marks else ((), ())
        unproved = marks and _find_unproved(self.blank_program.switches, marks, causes, clues)
        if unproved:
            switches = self._blank_search_program.switches
            wrong += _find_unproved(switches, unproved, causes, clues)
        if wrong:
            words = "which does not follow"
            raise ProgramError(
                self._techniques.make_problem(conclusion.rules[0], write_mark(wrong[0]), words)
            )
        if not marks:
            return None
        because = conclusion.rules[0], *clues
        return Deduction(tuple(marks), because, conclusion.cost, causes, is_technique=True)

    def _follows_below(self, cost: int, literals: Iterable[int]) -> bool:
        """Return whether one of the literals follows from all constraints below a cost together.
        If not, no explanation of them costs less."""
        elements = zip(self.elements.literals, self.elements.costs, strict=True)
        cheap = [x for x, own in elements if own < cost]
        return self.propagation.implies_any([*self._pools.known, *cheap], literals)

    def _search_explanations(
        self,
        least: int | None,
        largest: int | None,
        ranked: Sequence[int],
        wanted: Collection[int],
    ) -> tuple[int, dict[int, int] | None]:
        """Search for the cheapest explanations that cost less than `least`, up to `largest`.

        Return their cost, and the literals with their constraints as bits, up to a wanted literal.
        {} instead of literals: it is proved that nothing is cheaper than the returned cost, which
        is `least` or above `largest`. None: the effort ended before a proof for the returned cost.
        """
        cost = 0
        while cost != least and (largest is None or cost <= largest):
            explained: dict[int, int] = {}
            try:
                for because, literals in self._pools.find_explanations(ranked, cost):
                    explained |= dict.fromkeys(literals, because)
                    if any(literal in wanted for literal in literals):
                        break
            except ExhaustedError:
                return cost, None
            if explained:
                return cost, explained
            cost += 1
        return cost, {}

    def _explain_singly(self, literals: Iterable[int]) -> dict[int, int]:
        """Return the literals that follow by propagation from at most one constraint.

        Each has, as bits, its cheapest constraint (of equals the one that explains most literals),
        or 0 if it needs none.
        """
        ruled_out = self.propagation.find_switched_off(self._pools.known, [-x for x in literals])
        often = Counter(i for off in ruled_out.values() for i in bits(off or 0))
        costs = self.elements.costs

        def rank(element: int) -> tuple[int, int]:
            """Return a key by which cheap elements that explain much come first."""
            return costs[element], -often[element]

        return {
            -x: 0 if off is None else 1 << min(bits(off), key=rank)
            for x, off in ruled_out.items()
            if off != 0
        }

    def _find_minimal(self) -> dict[int, int]:
        """Return all literals of one minimal explanation, each with its constraints as bits."""
        literal, because = self._pools.find_minimal()
        follow = self._find_implied(self.elements.literals_of(because), self._pools.unknown)
        return dict.fromkeys((literal, *follow), because)


def _find_unproved(
    switches: Switches, marks: Sequence[Mark], causes: Collection[Mark], clues: Symbols
) -> list[Mark]:
    """Return the marks that do not follow from `causes` and `clues` by the rules of a program.
    Of atoms that the program lacks, false marks are left out, and true ones raise OptionError."""
    on = [x for _, x in find_mark_literals(switches.control, causes)]
    on += (*switches.constraints, *(switches.literals[clue] for clue in clues))
    literals = find_mark_literals(switches.control, marks)
    return [mark for mark, x in literals if switches.find_literal_core([-x, *on]) is None]
