"""A solution derived step by step, always by the cheapest explanations that there are.

Clues and what is known already are free; an explanation is a set of ground constraints that
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
from pylogic.explain.counterexamples import Counterexamples, UpperBounds
from pylogic.explain.mus import Effort, ExhaustedError, bits, find_needed
from pylogic.explain.questions import Elements, Propagation, Questions
from pylogic.explain.relaxation import Relaxation, Switches, mark_literals
from pylogic.explain.steps import Deduction, Round
from pylogic.explain.techniques import Conclusion, Techniques, told
from pylogic.rules.symbols import Mark, Spot, Symbols, cell_of
from pylogic.solving.task import Task

OPTIONS = ("--heuristic=Domain",)
"""clingo's options for a program whose solution is to be derived."""
_CHECKED = ("--heuristic=None",)
"""Those of one that answers small questions, which propagation decides: half the time of VSIDS."""
EFFORT = 150_000
"""Effort after which a round makes do with explanations that are only minimal: about 1.3 s."""
_BRIEF = 1 / 16
"""The part of it with which something cheaper is looked for than what may be a hint already, or
where it is known that a puzzle is as hard as it is to be."""
_FEWER, _LEAST = 1 / 4, 1 / 128
"""Each such round leaves later ones that part of it, and at least that one: where one proof takes
too long the next ones do, too."""


def check_rules(task: Task) -> None:
    """Check that answers of the rules can be derived.

    Raises:
        OptionError: they cannot.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not explained")
    if not task.encoding.shown:
        words = "no statement #show NAME/ARITY says what an answer consists of"
        raise OptionError(f"{task.encoding.path}: {words}")


class Need(NamedTuple):
    """The cost and the techniques of a derivation."""

    cost: int
    """The cost of its costliest step."""
    names: frozenset[str]
    """The names of steps, those of techniques in any case."""
    is_proved: bool
    """It is proved that no other way has a cheaper one."""


class _Found(NamedTuple):
    """Literals that follow next."""

    cost: int
    explained: Mapping[int, int]
    """Each with the elements that explain it."""
    is_smallest: bool
    """Whether it is proved that nothing is cheaper."""
    techniques: Sequence[Deduction] = ()
    """The techniques by which they follow, if they do: what is said of each is the place of one."""


class Derivation:
    """The derivation of a solution: the literals that are known, and why the next ones follow."""

    def __init__(
        self,
        program: Relaxation,
        solution: Collection[clingo.Symbol],
        facts: Iterable[clingo.Symbol] | None = None,
    ) -> None:
        """`solution` are the shown atoms of the one answer; the program is ground with OPTIONS.

        `facts` are the atoms that follow from the instance alone, if they are known already.
        """
        self.elements = elements = Elements.of(program, solution)
        self._program = program
        self._pools = Counterexamples(
            elements, lambda: Questions(program.again(OPTIONS).switches, elements)
        )
        self.propagation = Propagation(program.switches, elements)
        self._techniques = Techniques(program.task, facts)
        self._literals = {mark: literal for literal, mark in elements.marks.items()}
        self._share = 1.0
        self._least = min(elements.costs, default=0)

    @cached_property
    def past(self) -> Relaxation:
        """A program in which nothing is known."""
        return self._program.again(_CHECKED)

    @cached_property
    def _searched(self) -> Relaxation:
        """The rules as the search knows them; nothing is known.

        Explanations know of a loop only what follows with the clue of one place, which may be none
        that a technique looks at; but they know which numbers there are, whatever it names.
        """
        return self._program.again(_CHECKED, explained=False)

    @cached_property
    def _bounds(self) -> UpperBounds:
        return UpperBounds(self.elements, self._pools)

    @property
    def marks(self) -> AbstractSet[Mark]:
        """The marks of the solution, but for those of facts."""
        return self._literals.keys()

    def learn(self, marks: Iterable[Mark]) -> None:
        """Fix the marks of a board as known."""
        self._pools.learn(self._literals[mark] for mark in marks if mark in self._literals)

    def start(self, spots: Callable[[clingo.Symbol], Sequence[Spot]]) -> list[Mark]:
        """Fix as known what each clue says of its own cell, and return these marks.

        `spots` are those that a clue or a ground constraint names.
        """
        elements = self.elements

        @cache
        def own_spot(number: int) -> Spot | None:
            named = spots(elements.symbols[number])
            return named[0] if len(named) == 1 else None

        named = map(spots, elements.clues.values())
        clued = {places[0] for places in named if len(places) == 1}
        own, atoms = {}, {x: atom for atom, x in self._program.atoms.items()}
        for literal in self._pools.open:
            place = cell_of(atoms[abs(literal)])
            if place is not None and place in clued:
                own[literal] = place
        ruled_out = self.propagation.of(self._pools.known, [-literal for literal in own])

        def is_told(literal: int) -> bool:
            off, place = ruled_out[-literal], own[literal]
            if off is None or any(own_spot(i) == place for i in bits(off)):
                return True
            numbers = (i for i in range(len(elements.symbols)) if own_spot(i) == place)
            return self.propagation.explains(self._pools.known, literal, numbers)

        told = set(filter(is_told, own))
        self._pools.learn(told)
        return [mark for literal, mark in elements.marks.items() if literal in told]

    @property
    def is_complete(self) -> bool:
        """Whether all is known."""
        return not self._pools.open

    def reach(self, largest: int, level: int = 0) -> Need | None:
        """The `Need` of single elements and techniques to reach all together.

        None: they do not for the largest cost. Nothing costlier is needed; something cheaper may
        do, where several elements together say more. Costs up to `level` are as good as it.
        """
        of = self.elements.cost
        names = set[str]()
        while not self.is_complete:
            alone = {x: of(because) for x, because in self._alone(self._pools.open).items()}
            found = [x for x, cost in alone.items() if cost <= level]
            if not found:
                least = min([largest + 1, *alone.values()])
                for one in self._techniques.conclusions(self._known, least):
                    if found and one.cost > level:
                        break
                    told = (self._literals.get(mark) for mark in one.marks)
                    new = [x for x in told if x is not None and x not in found]
                    if new:
                        found += new
                        level = max(level, one.cost)
                        names.add(self._techniques.name(one))
                if not found and least > largest:
                    return None
                level = level if found else least
            self._pools.learn(found)
        return Need(level, frozenset(names), is_proved=False)

    def rounds(
        self,
        largest: int | None = None,
        first: Callable[[Mark], bool] | None = None,
        floor: int = 0,
    ) -> Iterator[Round]:
        """Rounds of deductions, the cheapest each time, until all is known or nothing is as cheap.

        Where a round costs the least that anything can, it has what propagation finds; else it has
        what one explanation explains, since others may become cheaper by that; what single
        elements explain on the way to something wanted comes together all the same.

        `largest` is the cost of the costliest explanation that is looked for; with it costs up to
        that of the costliest one so far, and up to the `floor`, are not told apart, and no step
        makes do with one that may not be the cheapest until one costs more than the floor for
        sure, if that is not 0. `first` says which marks are wanted: the last round then has one
        deduction, the cheapest that has such a mark.

        Raises:
            CutShortError: while iterating, when the search is interrupted.
        """
        marks = self.elements.marks
        wanted = {x for x, mark in marks.items() if first is not None and first(mark)}
        self._share = 1.0
        peak = floor
        while not self.is_complete:
            is_told = largest is not None and peak > floor > 0
            self._pools.effort = Effort(min(self._share, _BRIEF if is_told else 1) * EFFORT)
            cost, found, is_smallest, techniques = self._cheapest(largest, wanted, peak, floor)
            peak = max(peak, cost)
            if not found:
                return
            is_last = not wanted.isdisjoint(found)
            is_plain = bool(wanted) and all(x.bit_count() <= 1 for x in found.values())
            if is_last or not (techniques or is_plain or cost <= self._least):
                told = (because for x, because in found.items() if not is_last or x in wanted)
                because = next(told)
                found = {x: given for x, given in found.items() if given == because}
            # False ones that follow from the explained true ones need no explanation.
            true = [x for x in found if x > 0]
            implied = self._follow(true, [x for x in found if x < 0]) if true else set()
            together: dict[int, list[Mark]] = {}
            for x, mark in marks.items():
                if x in found and x not in implied:
                    together.setdefault(found[x], []).append(mark)
            deductions = [
                replace(techniques[because], marks=tuple(own))
                if techniques
                else Deduction(
                    tuple(own), self.elements.named(because), self.elements.cost(because)
                )
                for because, own in together.items()
            ]
            shown = tuple(marks[x] for x in marks if x in implied)
            yield Round(cost, tuple(deductions), shown, is_smallest)
            self._pools.learn(found)
            if is_last:
                return

    @property
    def moment(self) -> int:
        """The number of known literals, by which `with_known` finds back to this moment."""
        return len(self._pools.known)

    @property
    def _known(self) -> list[Mark]:
        """The known marks, in the order in which they became known."""
        marks = self.elements.marks
        return [marks[literal] for literal in self._pools.known if literal in marks]

    def with_known(self, deduction: Deduction, moment: int | None = None) -> Deduction:
        """The deduction with the known marks and the clues that it uses, none of them to spare.

        A technique says them itself. To be asked of a deduction of the last round, before the next
        one; or with the moment of its round, at any time.
        """
        if deduction.is_technique:
            return deduction
        elements, known = self.elements, self._pools.known[:moment]
        # A rule asks for its clue, and a mark that holds says more than one that does not.
        ranked = sorted(known, key=lambda x: (x not in elements.clues, x < 0))
        used = self._needed(deduction, (), ranked)
        marks = tuple(elements.marks[x] for x in known if x in used and x in elements.marks)
        return replace(deduction, because=self._because(deduction, used), known=marks)

    def with_clues(self, deduction: Deduction) -> Deduction:
        """The deduction with the clues that it uses, and without the known marks that it uses.

        To be asked of a deduction of the last round, before the next one.
        """
        known = [x for x in self._pools.known if x in self.elements.marks]
        used = self._needed(deduction, known, list(self.elements.clues))
        return replace(deduction, because=self._because(deduction, used))

    def _needed(
        self, deduction: Deduction, known: Sequence[int], others: Sequence[int]
    ) -> AbstractSet[int]:
        """The other literals that a deduction needs besides its constraints and known ones."""
        on = [self.past.switches.literals[symbol] for symbol in deduction.because]
        literals = [self._literals[mark] for mark in deduction.marks]
        return set(find_needed(self.past.switches, [*on, *known], literals, others))

    def _because(self, deduction: Deduction, used: AbstractSet[int]) -> Symbols:
        """The constraints of a deduction, and the clues among literals."""
        clues = (symbol for x, symbol in self.elements.clues.items() if x in used)
        return tuple(sorted({*deduction.because, *clues}))

    def _follow(self, known: Sequence[int], literals: Iterable[int]) -> set[int]:
        """The literals that follow by propagation from known ones, and from what was known."""
        wrong = [-literal for literal in literals]
        left = self.propagation.of([*self._pools.known, *known], wrong)
        return {-literal for literal, off in left.items() if off is None}

    def _cheapest(
        self, largest: int | None, wanted: AbstractSet[int], peak: int, floor: int
    ) -> _Found:
        """The next literals: by propagation, by a technique that costs less, or by a search.

        Where there is an explanation for a wanted literal only what it explains. A proof that none
        is cheaper is not tried for a technique that costs no more than the `peak` of
        all before; nor, where something is wanted, for what only leads there, or where several
        elements together would not cost less.
        """
        ranked = sorted(self._pools.open, key=lambda literal: literal not in wanted)
        alone = self._alone(ranked)
        of = self.elements.cost
        least = min(map(of, alone.values()), default=None)
        cheapest = {x: because for x, because in alone.items() if of(because) == least}
        below = least if largest is None else min(x for x in (least, largest + 1) if x is not None)
        techniques = self._named(below, is_one=not wanted)
        is_enough = False
        if techniques:
            least = techniques[0].cost
            places = ((mark, i) for i, one in enumerate(techniques) for mark in one.marks)
            cheapest = {self._literals[mark]: i for mark, i in places}
            is_enough = least <= peak or (largest is None and bool(wanted))
        elif least and wanted:
            if wanted.isdisjoint(cheapest):
                is_enough = True
            elif not self._follows_below(least, ranked):
                return _Found(least, cheapest, True)
            else:
                is_enough = not self._follows_below(least - self._least, ranked)
        elif largest is not None:
            is_enough = least is not None and least <= peak
        if least is not None and is_enough:
            return _Found(least, cheapest, False, techniques)
        if wanted and cheapest:
            self._pools.effort = Effort(_BRIEF * EFFORT)
        cost, found = self._proved(least, largest, ranked, wanted)
        if found is None:
            self._share = max(self._share * _FEWER, _LEAST)
            if largest is not None and (
                least is None or least > largest or max(cost, peak) <= floor
            ):
                return _Found(0, {}, False)
            if least is None:
                cheapest = self._minimal()
                least = of(next(iter(cheapest.values())))
            return _Found(least, cheapest, False, techniques)
        if cost == least:
            return _Found(cost, cheapest, True, techniques)
        return _Found(cost, found, True)

    def _named(self, below: int | None, *, is_one: bool) -> list[Deduction]:
        """The cheapest techniques that say something new for less than a price, or the first.

        Raises:
            ProgramError: what one says does not follow from what it looks at.
        """
        least, found = self._techniques.least, list[Deduction]()
        if least is None or (below is not None and below <= least):
            return found
        known, told = self._known, set[Mark]()
        for one in self._techniques.conclusions(known, below):
            if below is not None and one.cost >= below:
                break
            if found and (is_one or one.cost > found[0].cost):
                break
            if told.issuperset(one.marks):
                continue
            made = self._deduction(one, known)
            if made is not None:
                marks = tuple(mark for mark in made.marks if mark not in told)
                found.append(replace(made, marks=marks))
                told.update(marks)
        return found

    def _deduction(self, found: Conclusion, known: Sequence[Mark]) -> Deduction | None:
        """The conclusion of a technique, confirmed; None if it says nothing of this board.

        Raises:
            ProgramError: a mark does not follow from the known marks and clues that it looks at.
        """
        marks = [mark for mark in found.marks if mark in self._literals]
        others = [mark for mark in found.marks if mark not in self._literals]
        # A technique may say what does not hold at a place that the board does not have.
        wrong = [m for m in others if m[1] or (m[0], True) in self._literals]
        causes, clues = self._techniques.causes(found, known) if marks else ((), ())
        unknown = _unconfirmed(self.past.switches, marks, causes, clues) if marks else []
        wrong += _unconfirmed(self._searched.switches, unknown, causes, clues) if unknown else []
        if wrong:
            words = "which does not follow"
            raise ProgramError(self._techniques.problem(found.rules[0], told(wrong[0]), words))
        because = found.rules[0], *clues
        return (
            Deduction(tuple(marks), because, found.cost, causes, is_technique=True)
            if marks
            else None
        )

    def _follows_below(self, cost: int, literals: Iterable[int]) -> bool:
        """Whether one of the literals follows from all that is cheaper alone, taken together.

        Where none does a few questions have proved that nothing is cheaper.
        """
        elements = zip(self.elements.literals, self.elements.costs, strict=True)
        cheap = [x for x, own in elements if own < cost]
        return self.propagation.implies([*self._pools.known, *cheap], literals)

    def _proved(
        self,
        least: int | None,
        largest: int | None,
        ranked: Sequence[int],
        wanted: Collection[int],
    ) -> tuple[int, dict[int, int] | None]:
        """The least cost of an explanation, and the explanations of that cost if `least` is not it.

        None: it is not known whether any is as cheap, which takes too much effort.
        """
        cost = 0
        while cost != least and (largest is None or cost <= largest):
            found: dict[int, int] = {}
            try:
                for because, literals in self._pools.explained(ranked, cost):
                    found |= dict.fromkeys(literals, because)
                    if any(literal in wanted for literal in literals):
                        break
            except ExhaustedError:
                return cost, None
            if found:
                return cost, found
            cost += 1
        return cost, {}

    def _alone(self, literals: Iterable[int]) -> dict[int, int]:
        """The literals that one element explains by propagation, or none, each with the cheapest.

        Each has, among elements of one price, the one that explains most literals.
        """
        ruled_out = self.propagation.of(self._pools.known, [-x for x in literals])
        often = Counter(i for off in ruled_out.values() for i in bits(off or 0))
        costs = self.elements.costs

        def rank(element: int) -> tuple[int, int]:
            return costs[element], -often[element]

        return {
            -x: 0 if off is None else 1 << min(bits(off), key=rank)
            for x, off in ruled_out.items()
            if off != 0
        }

    def _minimal(self) -> dict[int, int]:
        """A minimal explanation of one literal, and of all others that it explains."""
        literal, because = self._bounds.cheapest()
        follow = self._follow(self.elements.on(because), self._pools.open)
        return dict.fromkeys((literal, *follow), because)


def _unconfirmed(
    switches: Switches, marks: Sequence[Mark], causes: Collection[Mark], clues: Symbols
) -> list[Mark]:
    """The marks that do not follow from others and from clues by the rules of a program."""
    on = [x for _, x in mark_literals(switches.control, causes)]
    on += (*switches.constraints, *(switches.literals[clue] for clue in clues))
    told = mark_literals(switches.control, marks)
    return [mark for mark, x in told if switches.core_of([-x, *on]) is None]
