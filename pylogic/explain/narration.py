"""Narration: the deductions of a derivation as steps, each with the marks that it uses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import filterfalse
from typing import NamedTuple, TypeVar

import clingo

from pylogic.draw.board import Board
from pylogic.explain.chains import ChainFinder
from pylogic.explain.derivation import OPTIONS, Derivation, Need
from pylogic.explain.explanation import Explanation, Fields, Request, Step
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import Deduction, Round, is_step, join_alike, split_by_mark
from pylogic.explain.text import Teller
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.symbols import Mark
from pylogic.solving.child import Send
from pylogic.solving.task import Task


class SentStep(NamedTuple):
    """A step as a child sends it, without a teller; see `Step` for its fields."""

    deduction: Deduction
    noted: tuple[Deduction, ...]
    implied: tuple[Mark, ...]
    recalled: tuple[Deduction, ...]
    board: Board | None = None
    """The board after the step, if it was drawn."""

    def make_step(self, known: Explanation) -> Step:
        """Return the `Step` that follows the steps of an explanation so far, and do not add it."""
        marks = [*(known.steps[-1].known if known.steps else known.start)]
        marks += (mark for deduction in (*self.noted, self.deduction) for mark in deduction.marks)
        after = tuple(dict.fromkeys([*marks, *self.implied]))
        return Step(len(known.steps) + 1, *self[:4], after, known.teller)


AnyStep = TypeVar("AnyStep", Step, SentStep)


def find_used_steps(steps: Sequence[AnyStep]) -> list[AnyStep]:
    """Return the last step, and before it those that it uses, directly or through others."""
    used = list[AnyStep]()
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
    program = relax(teller.task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, solution, teller.glossary.facts)
    return derivation, derivation.learn_clued(teller.find_named_spots)


def narrate(
    teller: Teller,
    request: Request,
    derivation: Derivation,
    own: Sequence[Mark],
    send: Send[SentStep | Fields],
) -> None:
    """Derive the only answer of the teller's task from the request's marks, and send the steps.

    Send {"start", "glossary"} (the first known marks, the words) before the steps, and {"noted",
    "is_complete"} (the last noted deductions) after them; for a hint, only the steps to the first
    that a player enters. `own` are the marks that the clues imply for their own cells.
    """
    derivation.learn(request.marks)
    start = tuple(dict.fromkeys((*request.marks, *own)))
    narrator = Narrator(derivation, start, teller, is_flat=request.flat)
    send({"start": start, "glossary": teller.glossary})
    rounds = derivation.find_rounds(first=teller.is_entry if request.hint else None)
    for step in narrator.hint(rounds) if request.hint else narrator.steps(rounds):
        send(step)
    send({"noted": tuple(narrator.noted), "is_complete": derivation.is_complete})


def measure_need(
    task: Task,
    solution: Collection[clingo.Symbol],
    largest: int,
    floor: int = 0,
    *,
    is_quick: bool = False,
) -> Need | None:
    """Derive a solution, in this process; return the cost and techniques of its steps.

    None: some step costs more than `largest`, or with a `floor` perhaps not the least. Costs up to
    `floor` count as equal. If `is_quick`, explanations by several clues and rules together are left
    out, so that the cost is an upper bound, and only techniques have names.
    """
    teller = Teller(task, NO_LIMITS)
    derivation, _ = begin_derivation(teller, solution, Cancellation())
    if is_quick:
        return derivation.find_need(largest, floor)
    rounds = [*derivation.find_rounds(largest, floor=floor)]
    if not derivation.is_complete:
        return None
    cost = max((x.cost for x in rounds), default=0)
    names = frozenset(
        teller.name_deduction(deduction) for x in rounds for deduction in x.deductions
    )
    is_proved = next((x.is_smallest for x in rounds if x.cost == cost), True)
    return Need(cost, names, is_proved)


class _Origin(NamedTuple):
    """The origin of a mark: its deduction, and the derivation's moment before that."""

    deduction: Deduction
    moment: int
    is_step: bool
    """Whether the deduction is a step; otherwise it is only noted."""


class Narrator:
    """Sorts the deductions of a derivation: steps, and deductions that are only noted."""

    def __init__(
        self,
        derivation: Derivation,
        known: Iterable[Mark],
        teller: Teller,
        *,
        is_flat: bool,
    ) -> None:
        """Begin with the known marks; if `is_flat`, no step gets a chain."""
        self.derivation = derivation
        self._is_flat = is_flat
        self._known = list(known)
        self._is_entered = teller.is_entry
        self._is_step = partial(is_step, is_entered=teller.is_entry)
        self._kind = teller.rule_key
        self.noted: list[Deduction] = []
        """Deductions since the last step that no player enters."""
        self._origins: dict[Mark, _Origin] = {}
        self._recalled: dict[Mark, Deduction] = {}

    def hint(self, rounds: Iterable[Round]) -> Iterator[SentStep]:
        """Yield the first step that a player can enter, preceded by the steps that it uses.

        The notes of steps left out go to the next one that is yielded. Yield nothing without such a
        step.
        """
        steps: list[SentStep] = []
        for step in self.steps(rounds):
            steps.append(step)
            if any(map(self._is_entered, step.deduction.marks)):
                break
        else:
            return
        used, noted = find_used_steps(steps), list[Deduction]()
        for step in steps:
            noted += step.noted
            if step is used[0]:
                yield used.pop(0)._replace(noted=tuple(noted))
                noted = []

    def steps(self, rounds: Iterable[Round]) -> Iterator[SentStep]:
        """Yield the steps of each round, and keep deductions that are no steps in `noted`.

        The next step takes over the deductions in `noted`. The derivation learns marks that chains
        derive on the way.
        """
        for next_round in rounds:
            proved = (replace(x, is_smallest=next_round.is_smallest) for x in next_round.deductions)
            deductions = list(split_by_mark(proved))
            moment = self.derivation.moment
            full = map(self.derivation.find_premises, filter(self._is_step, deductions))
            steps = list(join_alike(full, self._kind))
            for deduction in filterfalse(self._is_step, deductions):
                self._note(self.derivation.find_clues(deduction), moment)
            for deduction in steps:
                implied = next_round.implied if deduction is steps[-1] else ()
                *before, last = self._split_parts(deduction)
                for part in before:
                    if self._is_step(part):
                        yield self._make_step(part, moment, ())
                    else:  # a part of a chain has its known marks already
                        self._note(part, moment)
                        alone = {mark: replace(part, marks=(mark,)) for mark in part.marks}
                        self._recalled |= alone
                yield self._make_step(last, moment, implied)
                own = {*deduction.marks, *implied}
                shown = [mark for part in before for mark in part.marks if mark not in own]
                self.derivation.learn(shown)
                self._known += shown
            self._known += (mark for deduction in deductions for mark in deduction.marks)
            self._known += next_round.implied

    @cached_property
    def _chains(self) -> ChainFinder:
        """The builder of chains, ground at the first step by several rules: most need none."""
        derivation = self.derivation
        return ChainFinder(
            derivation.unlearned.switches, derivation.propagation, derivation.elements
        )

    def _split_parts(self, full: Deduction) -> tuple[Deduction, ...]:
        """Return a chain's links if it supposes nothing, else the deduction with its chain, if any.
        No chain is sought for one rule, for joined deductions, or if `is_flat`."""
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

    def _note(self, deduction: Deduction, moment: int) -> None:
        """Keep a deduction that is no step, and the origin of its marks."""
        self._origins |= dict.fromkeys(deduction.marks, _Origin(deduction, moment, is_step=False))
        self.noted.append(deduction)

    def _make_step(self, full: Deduction, moment: int, implied: tuple[Mark, ...]) -> SentStep:
        """Make the next step of a deduction, with the noted deductions before it and in use.

        Empty `noted`, and keep the origin of the step's marks.
        """
        self._origins |= dict.fromkeys(full.marks, _Origin(full, moment, is_step=True))
        noted, self.noted = tuple(self.noted), []
        waiting = list(reversed(full.known))
        recalled: dict[Mark, Deduction] = {}
        while waiting:
            mark = waiting.pop()
            origin = self._origins.get(mark)
            if origin is None or origin.is_step or mark in recalled:
                continue
            if mark not in self._recalled:
                alone = replace(origin.deduction, marks=(mark,))
                self._recalled[mark] = self.derivation.find_premises(alone, origin.moment)
            recalled[mark] = self._recalled[mark]
            waiting += reversed(recalled[mark].known)
        return SentStep(full, noted, implied, tuple(recalled.values()))
