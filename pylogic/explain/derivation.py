"""A solution derived step by step, always by the cheapest explanation that a person would look for.

Clues and known marks are free; an explanation is a set of ground constraints that together with
them rule out that a cell is any different. Propagation finds what single constraints rule out, and
techniques what their patterns show: the cheapest of these come first. Where neither says anything,
several constraints explain the next cell: the cheapest hitting set of what counterexamples break,
over all cells at once and from one step to the next, as in Gamba, Bogaerts, Guns (2021), or after
too much effort a small unsatisfiable subset, as in Espasa, Gent, Hoffmann, Jefferson, Lynch (2021).
A grade is the cost of the steps that are shown: it does not say that no others cost less.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property, partial

import clingo

from pylogic.errors import OptionError, ProgramError
from pylogic.explain.mus import Effort, bits, find_hitting_set, find_needed
from pylogic.explain.propagation import Propagation
from pylogic.explain.relaxation import (
    ExhaustedError,
    Relaxation,
    find_mark_literals,
    ground_relaxation,
    make_beyond_base_error,
)
from pylogic.explain.steps import Deduction, Round
from pylogic.explain.techniques import Conclusion, Techniques, write_mark
from pylogic.rules.symbols import Mark, Spot, cell_of
from pylogic.solving.question import Question

_CHECKED = ("--heuristic=None",)
"""clingo's options for a program that answers small questions, which propagation decides."""
_GUIDED = ("--heuristic=Domain",)
"""clingo's options for a program that is asked for answers which differ little from a solution."""
_EFFORT = 400_000
"""The effort of a search for the cheapest set of constraints, before a small one must suffice."""
_FEWER, _LEAST = 1 / 4, 1_200
"""The share of the effort that a search leaves to later ones if it has ended without a result, and
the least effort: where one search takes too long, the next ones do, too."""
_QUESTION = 40
"""The effort of a question to clasp; a node in the search for hitting sets has effort 1."""
_CONFLICTS, _HARD = 1000, 5000
"""The conflicts after which a question is asked in an easier way, and its further effort."""
_SHRUNK = 5
"""The number of cores that are made minimal if the search takes too long."""


def check_rules(task: Question) -> None:
    """Raise OptionError if the answers of a task are plans, or if its rules show nothing."""
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not explained")
    if not task.encoding.outputs:
        words = "no statement #show NAME/ARITY says what an answer consists of"
        raise OptionError(f"{task.encoding.path}: {words}")


class Derivation:
    """The derivation of a solution: the known literals, and the search for the next ones."""

    def __init__(
        self,
        program: Relaxation,
        solution: Collection[clingo.Symbol],
        facts: Iterable[clingo.Symbol] | None = None,
    ) -> None:
        """Begin with the clues known; `solution` are the shown atoms of the one answer.
        `facts` follow from the instance alone, if known."""
        switches, self._true = program.switches, frozenset(solution)
        self._program = program
        self._clues, self._constraints = switches.clues, switches.constraints
        self._costs = {x: program.costs[symbol] for x, symbol in self._constraints.items()}
        self._marks: dict[int, Mark] = {}
        """The marks of the solution by literal."""
        for shown in sorted(program.atoms):
            literal, holds = program.atoms[shown], shown in self._true
            self._marks[literal if holds else -literal] = str(shown), holds
        self._literals = {mark: literal for literal, mark in self._marks.items()}
        self._known = list(self._clues)
        """The literals of clues and of known marks, in the order in which they became known."""
        self._unknown = dict.fromkeys(self._marks)
        self._answers: list[tuple[Sequence[int], int]] = []
        """Answers of the relaxation that contradict no known literal: the solution's literals that
        are false in each, and the constraints that it breaks, as bits."""
        self._bounds: dict[int, int] = {}
        """The costs below which no set explains a literal, as the answers say."""
        self._fixed = 0
        """The number of known literals that are fixed in the program for questions."""
        self._effort: float = _EFFORT
        """The effort of the next search for several constraints."""
        self._bits = {symbol: 1 << i for i, symbol in enumerate(self._constraints.values())}
        levels = dict.fromkeys(sorted(self._costs.values()), 0)
        for x, symbol in self._constraints.items():
            levels[self._costs[x]] |= self._bits[symbol]
        self._levels = list(levels.items())
        """The costs of constraints in rising order, each with its constraints as bits."""
        self.propagation = Propagation(switches, self._marks, self._constraints)
        self._techniques = Techniques(program.task, facts)

    @cached_property
    def blank_program(self) -> Relaxation:
        """The relaxed rules without any known literal, ground at the first use.
        Its answers differ in few marks from the solution, so that they are easy to find."""
        return self._ground_guided()

    def _ground_guided(self) -> Relaxation:
        """Ground the relaxed rules anew, so that searches first of all try the solution's marks."""
        program = ground_relaxation(self._program.task, _GUIDED, main=self._program)
        kinds = clingo.HeuristicType
        with program.switches.control.backend() as backend:
            for x in self._marks:
                backend.add_heuristic(abs(x), kinds.Sign, 1 if x > 0 else -1, 1, [])
                backend.add_heuristic(abs(x), kinds.Level, 1, 1, [])
        return program

    @cached_property
    def _keeping_program(self) -> tuple[Relaxation, int]:
        """Like `blank_program`, with known literals fixed when it is asked, and a literal: with it
        answers first of all break few constraints. One that breaks little rules out many sets."""
        program, kinds = self._ground_guided(), clingo.HeuristicType
        with program.switches.control.backend() as backend:
            keeping = backend.add_atom()
            backend.add_rule([keeping], [], choice=True)
            for x in self._constraints:
                backend.add_heuristic(abs(x), kinds.Sign, 1 if x > 0 else -1, 1, [keeping])
                backend.add_heuristic(abs(x), kinds.Level, 2, 1, [keeping])
        return program, keeping

    @cached_property
    def _blank_search_program(self) -> Relaxation:
        """The rules as a search for answers has them, without any known literal. They imply more
        than the relaxed rules, which know of a loop only the consequences of a single clue; but
        only the relaxed rules know which numbers there are."""
        return ground_relaxation(self._program.task, _CHECKED, explained=False, main=self._program)

    @property
    def is_complete(self) -> bool:
        """Whether all marks of the solution are known."""
        return not self._unknown

    @property
    def known_count(self) -> int:
        """The number of literals known so far, clues included, as `with_premises` takes it."""
        return len(self._known)

    def learn(self, marks: Iterable[Mark]) -> None:
        """Fix marks as known; ignore marks that are known or not in the solution."""
        self._learn(self._literals[mark] for mark in marks if mark in self._literals)

    def _learn(self, literals: Iterable[int]) -> None:
        """Fix literals as known; ignore those that are known."""
        new = sorted(self._unknown.keys() & set(literals))
        self._known += new
        for literal in new:
            del self._unknown[literal]

    def learn_clue_cells(self, find_spots: Callable[[clingo.Symbol], Sequence[Spot]]) -> list[Mark]:
        """Fix as known, and return, marks of cells with a clue that follow from the cell alone: by
        propagation, one after the other, from at most one constraint each, which names no other
        spot. `find_spots` returns the spots that a clue or a constraint names."""
        clued = {spots[0] for x in self._clues.values() if len(spots := find_spots(x)) == 1}
        atoms, cells = {x: atom for atom, x in self._program.atoms.items()}, dict[int, Spot]()
        for literal in self._unknown:
            cell = cell_of(atoms[abs(literal)])
            if cell is not None and cell in clued:
                cells[-literal] = cell
        restated, is_new = set[int](), True
        while is_new:
            new = set[int]()
            tried = [x for x in cells if -x not in restated]
            for opposite, broken in self.propagation.find_ruled_out(self._known, tried).items():
                named = (find_spots(self._constraints[x]) for x in broken or ())
                if broken is None or any(list(x) == [cells[opposite]] for x in named):
                    new.add(-opposite)
            self._learn(new)
            restated |= new
            is_new = bool(new)
        return [mark for literal, mark in self._marks.items() if literal in restated]

    def find_rounds(
        self, first: Callable[[Mark], bool] | None = None, *, floor: int | None = None
    ) -> Iterator[Round]:
        """Yield rounds of deductions, each the cheapest next ones, until all marks are known.

        A round of the least possible cost has all deductions of that cost. A costlier round has
        one explanation, since its marks may make others cheaper; on the way to a wanted mark, and
        with a `floor`, it has all of that cost by single constraints and techniques. The marks of a
        round become known when the iteration goes on. Raise OptionError if an unknown literal has
        no explanation, since the rules of explanations allow another answer.

        Args:
            first: returns whether a mark is wanted; the last round then has one deduction, the
                cheapest with such a mark.
            floor: measure quickly: costs up to this one, and up to the costliest so far, count as
                equal. Techniques are not proved, and have no premises.
        """
        wanted = {x for x, mark in self._marks.items() if first is not None and first(mark)}
        is_quick, peak = floor is not None, floor or 0
        least = min(self._costs.values(), default=0)
        while self._unknown:
            ranked = sorted(self._unknown, key=lambda literal: literal not in wanted)
            explained = self._explain_singly(ranked, peak, self._known)
            cost = max((x.cost for x in explained.values()), default=None)
            if cost is None or cost > peak:
                is_first = not (is_quick or wanted)
                explained = self._find_techniques(cost, is_first, not is_quick) or explained
            explained = explained or self._explain_by_several(ranked)
            cost = max(x.cost for x in explained.values())
            peak = max(peak, cost) if is_quick else peak
            is_last = not wanted.isdisjoint(explained)
            if is_last or not (cost <= least or wanted or is_quick):
                of = next(x for x in explained if not is_last or x in wanted)
                explained = {x: why for x, why in explained.items() if why == explained[of]}
            # False literals that follow from the explained true ones need no explanation.
            true, false = ([x for x in explained if (x > 0) == sign] for sign in (True, False))
            implied = set[int]()
            if true:
                known = [*self._known, *true]
                broken = self.propagation.find_ruled_out(known, [-x for x in false])
                implied = {-x for x, off in broken.items() if off is None}
            together: dict[Deduction, list[Mark]] = {}
            for x, mark in self._marks.items():
                if x in explained and x not in implied:
                    together.setdefault(explained[x], []).append(mark)
            deductions = tuple(replace(x, marks=tuple(own)) for x, own in together.items())
            yield Round(cost, deductions, tuple(m for x, m in self._marks.items() if x in implied))
            self._learn(explained)
            if is_last:
                return

    def with_premises(
        self, deduction: Deduction, known_count: int | None = None, known: Sequence[int] = ()
    ) -> Deduction:
        """Return the deduction with a minimal set of the known marks and clues that it uses; one by
        a technique has them already. The first `known_count` known literals are those known before
        the deduction's round; None for the latest round, or for `known` ones."""
        if deduction.is_technique:
            return deduction
        known = known or self._known[:known_count]
        # A rule asks for its clue, and a mark that holds says more than one that does not.
        ranked = sorted(known, key=lambda x: (x not in self._clues, x < 0))
        full, used = self._with_needed(deduction, (), ranked)
        own = (self._marks[x] for x in known if x in used and x in self._marks)
        return replace(full, known=tuple(own))

    def explain_again(self, marks: Iterable[Mark], known: Iterable[Mark]) -> Iterator[Deduction]:
        """Yield the deductions of those single marks that follow by propagation from clues, known
        marks and one constraint, with their premises."""
        given = [*self._clues, *(self._literals[x] for x in known if x in self._literals)]
        literals = [self._literals[x] for x in marks if x in self._literals]
        level = max(self._costs.values(), default=0)
        for x, why in self._explain_singly(literals, level, given).items() if given else ():
            yield self.with_premises(replace(why, marks=(self._marks[x],)), known=given)

    def with_clues(self, deduction: Deduction) -> Deduction:
        """Return the deduction, of the latest round and of no technique, with a minimal set of the
        clues that it needs beside all known marks added to `because`; `known` stays as it is."""
        known = [x for x in self._known if x in self._marks]
        return self._with_needed(deduction, known, list(self._clues))[0]

    def _with_needed(
        self, deduction: Deduction, known: Sequence[int], others: Sequence[int]
    ) -> tuple[Deduction, Collection[int]]:
        """Return the deduction with the clues of a minimal set of `others`, first ones preferred,
        that with `known` implies it; and the set."""
        on = [self._program.switches.literals[symbol] for symbol in deduction.because]
        literals = [self._literals[mark] for mark in deduction.marks]
        switches = self.blank_program.switches
        used = set(find_needed(switches, [*on, *known], literals, others))
        clues = (symbol for x, symbol in self._clues.items() if x in used)
        return replace(deduction, because=tuple(sorted({*deduction.because, *clues}))), used

    def _explain_singly(
        self, literals: Iterable[int], level: int, known: Sequence[int]
    ) -> dict[int, Deduction]:
        """Return the literals that follow by propagation from at most one constraint, each with a
        deduction, still without marks, by the cheapest (of equals by what explains most literals).
        Leave out those that cost more than the level and than the cheapest one."""
        ruled_out = self.propagation.find_ruled_out(known, [-x for x in literals])
        often = Counter(x for broken in ruled_out.values() for x in broken or ())
        costs, explained = self._costs, dict[int, Deduction]()
        for opposite, broken in ruled_out.items():
            if broken is None:
                explained[-opposite] = Deduction((), ())
            elif broken:
                why = min(broken, key=lambda x: (costs[x], -often[x], -x))
                explained[-opposite] = Deduction((), (self._constraints[why],), costs[why])
        most = max(min((x.cost for x in explained.values()), default=0), level)
        return {x: why for x, why in explained.items() if why.cost <= most}

    def _find_techniques(
        self, below: int | None, is_first: bool, is_proved: bool
    ) -> dict[int, Deduction]:
        """Return literals with the cheapest deductions by techniques, still without marks, all of
        one cost, less than `below`; with `is_first` only those of the first deduction. Without
        `is_proved`, deductions are neither proved nor have premises."""
        least, explained = self._techniques.least_price, dict[int, Deduction]()
        if least is None or (below is not None and below <= least):
            return explained
        known = [self._marks[literal] for literal in self._known if literal in self._marks]
        for conclusion in self._techniques.find_conclusions(known, below):
            if below is not None and conclusion.cost >= below:
                break
            if explained and (is_first or conclusion.cost > next(iter(explained.values())).cost):
                break
            literals = (self._literals.get(mark) for mark in conclusion.marks)
            own = [x for x in literals if x in self._unknown]
            if own and explained.keys() >= {*own}:
                continue
            deduction = Deduction((), conclusion.rules[:1], conclusion.cost, is_technique=True)
            if is_proved:
                deduction = self._prove_conclusion(conclusion, known)
            explained |= dict.fromkeys((x for x in own if x not in explained), deduction)
        return explained

    def _prove_conclusion(self, conclusion: Conclusion, known: Sequence[Mark]) -> Deduction:
        """Return the deduction of a technique's conclusion, without marks but with its premises.
        Raise ProgramError if a mark does not follow from the known marks and clues that it uses."""
        unproved = [mark for mark in conclusion.marks if mark in self._literals]
        # A technique may deny an atom of a place that the board does not have.
        others = (mark for mark in conclusion.marks if mark not in self._literals)
        wrong = [m for m in others if m[1] or (m[0], True) in self._literals]
        causes, clues = self._techniques.find_premises(conclusion, known) if unproved else ((), ())
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
            of, words = (conclusion.rules[0], write_mark(wrong[0])), "which does not follow"
            raise ProgramError(self._techniques.make_problem(*of, words))
        because = conclusion.rules[0], *clues
        return Deduction((), because, conclusion.cost, causes, is_technique=True)

    def _explain_by_several(self, ranked: Sequence[int]) -> dict[int, Deduction]:
        """Return literals with a deduction by several constraints, still without marks.

        An answer that differs from the solution in a literal breaks a constraint of each set that
        explains the literal. The cheapest such constraints for all answers so far are tried, of all
        literals the cheapest first: they explain the literal, or lead to one more answer. If that
        takes too long, a small set must do.
        """
        broken: dict[int, list[int]] = {x: [] for x in ranked}
        answers, self._answers = self._answers, []

        def keep(wrong: Sequence[int], breaks: int) -> None:
            """Keep an answer, also for each of its wrong literals the constraints it breaks."""
            self._answers.append((wrong, breaks))
            for x in wrong:
                broken[x].append(breaks)

        for wrong, breaks in answers:
            if broken.keys() >= set(wrong):
                keep(wrong, breaks)
            else:  # it contradicts a known literal
                self._bounds |= dict.fromkeys(wrong, 0)
        waiting = [(self._bounds.get(x, 0), place, x) for place, x in enumerate(ranked)]
        heapq.heapify(waiting)
        effort, numbered, known = Effort(self._effort), list(self._constraints), self._known

        def explains(chosen: int, literal: int) -> bool:
            """Return whether constraints, as bits, explain a literal; else keep an answer."""
            program, keeping = self._keeping_program
            shown = set[clingo.Symbol]()
            find_core = partial(
                program.switches.find_literal_core,
                on_model=lambda model: shown.update(model.symbols(shown=True)),
            )
            if self._fixed < len(known):
                with program.switches.control.backend() as backend:  # faster than to assume them
                    for x in known[self._fixed :]:
                        backend.add_rule([], [-x])
                self._fixed = len(known)
            assumed = [-literal, *(numbered[i] for i in bits(chosen))]
            try:
                core = find_core([*assumed, keeping], conflicts=_CONFLICTS)
            except ExhaustedError:
                effort.spend(_HARD)
                core = find_core([*assumed, -keeping], conflicts=_CONFLICTS)
            if core is not None:
                return True
            breaks = sum(self._bits.get(atom, 0) for atom in shown)
            if not breaks:
                raise make_beyond_base_error(self._program.task, has_answer=True)
            different = (self._program.atoms.get(x, 0) for x in self._true ^ shown)
            keep([x if x in self._marks else -x for x in different if x], breaks)
            return False

        try:
            while True:
                cost, place, literal = waiting[0]
                chosen = find_hitting_set(broken[literal], cost, self._levels, effort)
                if chosen is None:
                    self._bounds[literal] = cost + 1
                    heapq.heapreplace(waiting, (cost + 1, place, literal))
                    continue
                effort.spend(_QUESTION)
                if explains(chosen, literal):
                    break
        except ExhaustedError:
            self._effort = max(self._effort * _FEWER, _LEAST)
            literal, because = self._find_small_set(ranked)
            chosen = sum(self._bits[self._constraints[x]] for x in because)
        best = [numbered[i] for i in bits(chosen)]
        also = [x for x in ranked if all(chosen & some for some in broken[x])]
        ruled_out = self.propagation.find_ruled_out([*known, *best], [-x for x in also])
        explained = {literal, *(-x for x, why in ruled_out.items() if why is None)}
        with suppress(ExhaustedError):
            explained.update(x for x in also if x not in explained and explains(chosen, x))
        symbols = tuple(sorted(self._constraints[x] for x in best))
        deduction = Deduction((), symbols, sum(map(self._costs.__getitem__, best)))
        return {x: deduction for x in ranked if x in explained}

    def _find_small_set(self, literals: Sequence[int]) -> tuple[int, list[int]]:
        """Return one of the literals, and a minimal set of constraints that explains it: of the
        cores of all literals the cheapest few are made minimal, and the cheapest is taken."""
        costs, known, switches = self._costs, self._known, self.blank_program.switches
        cheap_first = sorted(costs, key=costs.__getitem__)
        cores = list[tuple[int, int, list[int]]]()
        for literal in literals:
            core = switches.find_literal_core([*known, -literal, *cheap_first])
            if core is None:
                raise make_beyond_base_error(self._program.task, has_answer=True)
            used = set(core)
            because = [x for x in cheap_first if x in used]
            cores.append((sum(map(costs.__getitem__, because)), literal, because))
        sets = dict[int, list[int]]()
        for _, literal, because in heapq.nsmallest(_SHRUNK, cores):
            sets[literal] = find_needed(switches, [*known, -literal], (), because)
        return min(sets.items(), key=lambda pair: sum(map(costs.__getitem__, pair[1])))
