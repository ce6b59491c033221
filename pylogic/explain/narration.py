"""Narration: the deductions of a derivation as steps, each with the marks that it uses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import filterfalse

import clingo

from pylogic.explain.chains import ChainFinder
from pylogic.explain.derivation import OPTIONS, Derivation, DerivationCost
from pylogic.explain.explanation import NO_TELLER, Explanation, Fields, Request, Step
from pylogic.explain.film import Camera
from pylogic.explain.relaxation import ground_relaxation
from pylogic.explain.steps import Deduction, Round, join_alike, split_unexplained
from pylogic.explain.text import Teller
from pylogic.rules.limits import NO_LIMITS, Cancellation
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Mark
from pylogic.solving.process import Send
from pylogic.solving.task import Task


def find_used_steps(steps: Sequence[Step]) -> list[Step]:
    """Return the last step, and before it those that it uses, directly or through others."""
    used = list[Step]()
    needed = set[Mark]()
    for step in steps[::-1]:
        if step is steps[-1] or not needed.isdisjoint(step.deduction.marks):
            recalled = (mark for noted in step.recalled for mark in noted.known)
            needed.update(step.deduction.known, recalled)
            used.append(step)
    return used[::-1]


def begin_derivation(
    teller: Teller, solution: Collection[clingo.Symbol], brake: Cancellation
) -> tuple[Derivation, Sequence[Mark]]:
    """Begin to derive the only answer of the teller's task; `brake` then stops its searches.

    Return the derivation, and the marks that the clues imply for their own cells: these alone
    are known.
    """
    program = ground_relaxation(teller.task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, solution, teller.glossary.facts)
    return derivation, derivation.learn_clue_cells(teller.find_named_spots)


def narrate(
    known: Explanation,
    request: Request,
    derivation: Derivation,
    clue_marks: Sequence[Mark],
    send: Send[Step | Fields],
) -> None:
    """Derive the only answer of a task from the request's marks, and send the steps.

    Send {"start", "glossary"} (the first known marks, the words) before the steps, and {"noted",
    "is_complete"} (the last noted deductions) after them; for a hint, only the steps to the first
    that a player enters. Steps are sent without their teller, and `drawn` if requested. `known` has
    the outcome and a teller; `clue_marks` are the second result of `begin_derivation`.
    """
    derivation.learn(request.marks)
    teller, start = known.teller, tuple(dict.fromkeys((*request.marks, *clue_marks)))
    known = replace(known, start=start)
    narrator = Narrator(derivation, start, teller, is_flat=request.flat)
    send({"start": start, "glossary": teller.glossary})
    rounds = derivation.find_rounds(first=teller.is_entered if request.hint else None)
    camera: Camera | None = None
    for step in narrator.find_hint(rounds) if request.hint else narrator.make_steps(rounds):
        known = known.with_step(step)
        drawn = None
        if request.drawn and VIEW in teller.task.encoding.parts:
            camera = camera or Camera(teller.task, teller.glossary)
            drawn = camera.draw_shot(known.steps[-1].bare_shot)
        send(replace(step, drawn=drawn, teller=NO_TELLER))
    send({"noted": tuple(narrator.noted), "is_complete": derivation.is_complete})


def measure_derivation(
    task: Task,
    solution: Collection[clingo.Symbol],
    largest: int,
    floor: int = 0,
    *,
    is_quick: bool = False,
) -> DerivationCost | None:
    """Derive a solution, in this process; return the cost and techniques of its steps.

    Return None if a step costs more than `largest`, or, with a `floor` above 0, if a step perhaps
    is not the cheapest. Costs up to `floor` count as equal. If `is_quick`, the derivation leaves
    out explanations by several rules: the cost is an upper bound, and only techniques have names.
    """
    teller = Teller(task, NO_LIMITS)
    derivation, _ = begin_derivation(teller, solution, Cancellation())
    rounds = [*derivation.find_rounds(largest, floor=floor, is_quick=is_quick)]
    if not derivation.is_complete:
        return None
    cost = max((x.cost for x in rounds), default=0)
    names = frozenset(teller.name_deduction(x) for y in rounds for x in y.deductions)
    is_proved = next((x.is_smallest for x in rounds if x.cost == cost), True)
    return DerivationCost(cost, names, is_proved)


class Narrator:
    """Makes steps of the deductions of a derivation, and notes those that are no steps."""

    def __init__(
        self, derivation: Derivation, known: Iterable[Mark], teller: Teller, *, is_flat: bool
    ) -> None:
        """Begin with the known marks; if `is_flat`, no step gets a chain."""
        self.derivation = derivation
        self._is_flat = is_flat
        self._known = list(known)
        self._teller = teller
        self.noted: list[Deduction] = []
        """Deductions since the last step that no player enters."""
        self._origins: dict[Mark, tuple[Deduction, int]] = {}
        """The noted deduction of a mark, and the number of literals known before it."""
        self._recalled: dict[Mark, Deduction] = {}
        """The noted deductions of single marks, with the known marks that each uses."""

    def find_hint(self, rounds: Iterable[Round]) -> Iterator[Step]:
        """Yield the first step that a player can enter, preceded by the steps that it uses.

        The notes of steps left out go to the next one that is yielded. Yield nothing without such a
        step.
        """
        steps: list[Step] = []
        for step in self.make_steps(rounds):
            steps.append(step)
            if any(map(self._teller.is_entered, step.deduction.marks)):
                break
        else:
            return
        used, noted = find_used_steps(steps), list[Deduction]()
        for step in steps:
            noted += step.noted
            if step is used[0]:
                yield replace(used.pop(0), noted=tuple(noted))
                noted = []

    def make_steps(self, rounds: Iterable[Round]) -> Iterator[Step]:
        """Yield the steps of each round, and keep deductions that are no steps in `noted`.

        The next step takes over the deductions in `noted`. The derivation learns marks that chains
        derive on the way.
        """
        for next_round in rounds:
            proved = (replace(x, is_smallest=next_round.is_smallest) for x in next_round.deductions)
            deductions = list(split_unexplained(proved))
            full = map(self.derivation.with_premises, filter(self._teller.is_step, deductions))
            steps = list(join_alike(full, self._teller.rule_key))
            for deduction in filterfalse(self._teller.is_step, deductions):
                self._note(self.derivation.with_clues(deduction))
            for deduction in steps:
                implied = next_round.implied if deduction is steps[-1] else ()
                *before, last = self._split_deduction(deduction)
                for part in before:
                    if self._teller.is_step(part):
                        yield self._make_step(part, ())
                    else:  # a part of a chain has its known marks already
                        self._note(part)
                        alone = {mark: replace(part, marks=(mark,)) for mark in part.marks}
                        self._recalled |= alone
                yield self._make_step(last, implied)
                own = {*deduction.marks, *implied}
                shown = [mark for part in before for mark in part.marks if mark not in own]
                self.derivation.learn(shown)
                self._known += shown
            self._known += (mark for deduction in deductions for mark in deduction.marks)
            self._known += next_round.implied

    @cached_property
    def _chains(self) -> ChainFinder:
        """The finder of chains, ground at the first step by several rules: most need none."""
        derivation = self.derivation
        return ChainFinder(
            derivation.blank_program.switches, derivation.propagation, derivation.elements
        )

    def _split_deduction(self, full: Deduction) -> tuple[Deduction, ...]:
        """Return the deductions to tell: the links of its chain, if this supposes nothing; else the
        deduction alone, with its chain if it supposes something. A deduction by one rule, a joined
        one, and with `is_flat` any has no chain."""
        if full.rule_count < 2 or full.parts or self._is_flat:
            return (full,)
        chain = self._chains.find_for_deduction(full, self._known)
        if chain is None or len(chain.links) == 1:  # one link says no more than the set
            return (full,)
        if chain.supposed is None:
            return chain.links
        others = full.known if len(full.marks) > 1 else ()
        known = tuple(dict.fromkeys((*chain.known, *others)))
        return (replace(full, known=known, chain=chain),)

    def _note(self, deduction: Deduction) -> None:
        """Keep a deduction that is no step, also as the origin of its marks."""
        self._origins |= dict.fromkeys(deduction.marks, (deduction, self.derivation.known_count))
        self.noted.append(deduction)

    def _make_step(self, full: Deduction, implied: tuple[Mark, ...]) -> Step:
        """Make the next step of a deduction, with all noted deductions since the last step, and
        those that it uses, directly or through others; `Explanation.with_step` numbers it, and adds
        all known marks. Empty `noted`."""
        for mark in full.marks:
            self._origins.pop(mark, None)
        noted, self.noted = tuple(self.noted), []
        waiting = list(reversed(full.known))
        recalled: dict[Mark, Deduction] = {}
        while waiting:
            mark = waiting.pop()
            if mark not in self._origins or mark in recalled:
                continue
            if mark not in self._recalled:
                deduction, known_count = self._origins[mark]
                alone = replace(deduction, marks=(mark,))
                self._recalled[mark] = self.derivation.with_premises(alone, known_count)
            recalled[mark] = self._recalled[mark]
            waiting += reversed(recalled[mark].known)
        return Step(0, full, noted, implied, tuple(recalled.values()), (), self._teller)
