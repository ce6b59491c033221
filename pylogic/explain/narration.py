"""Narration: the deductions of a derivation told as steps, each with the marks that it uses."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import filterfalse
from typing import NamedTuple

import clingo

from pylogic.draw.board import Board
from pylogic.explain.chains import Chains
from pylogic.explain.derivation import OPTIONS, Derivation, Need
from pylogic.explain.explanation import Explanation, Fields, Request, Step
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import Deduction, Round, alike, apart, is_step
from pylogic.explain.text import Teller
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.symbols import Mark
from pylogic.solving.child import Send
from pylogic.solving.task import Task


class FoundStep(NamedTuple):
    """A step without who tells it; see Step."""

    deduction: Deduction
    noted: tuple[Deduction, ...]
    implied: tuple[Mark, ...]
    recalled: tuple[Deduction, ...]
    needs: frozenset[int]
    """The numbers of the steps that it uses."""
    board: Board | None = None
    """The board that shows it, if it was asked for."""

    def told(self, known: Explanation) -> Step:
        """The step that comes next in an explanation."""
        marks = [*(known.steps[-1].known if known.steps else known.start)]
        marks += (mark for one in (*self.noted, self.deduction) for mark in one.marks)
        after = tuple(dict.fromkeys([*marks, *self.implied]))
        return Step(len(known.steps) + 1, *self[:4], after, known.teller)


def begin(
    teller: Teller, solution: Collection[clingo.Symbol], brake: Cancellation
) -> tuple[Derivation, Sequence[Mark]]:
    """The derivation of the one answer of the teller's task, and what each clue says of its cell.

    Nothing else is known.
    """
    program = relax(teller.task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, solution, teller.glossary.facts)
    return derivation, derivation.start(teller.named_spots)


def narrate(
    teller: Teller,
    request: Request,
    derivation: Derivation,
    own: Sequence[Mark],
    send: Send[FoundStep | Fields],
) -> None:
    """Derive the one answer of the teller's task from marks of its board, and send the steps.

    The marks known before are sent first, with the words for them; the noted ones last. `own` is
    what each clue says of its own cell.

    Raises:
        CutShortError: the derivation was interrupted.
    """
    derivation.learn(request.marks)
    start = tuple(dict.fromkeys((*request.marks, *own)))
    narrator = Narrator(derivation, start, teller, is_flat=request.flat)
    send({"start": start, "glossary": teller.glossary})
    rounds = derivation.rounds(first=teller.is_entered if request.hint else None)
    for step in narrator.hint(rounds) if request.hint else narrator.steps(rounds):
        send(step)
    send({"noted": tuple(narrator.noted), "is_complete": derivation.is_complete})


def need(
    task: Task,
    solution: Collection[clingo.Symbol],
    largest: int,
    floor: int = 0,
    *,
    is_quick: bool = False,
) -> Need | None:
    """The `Need` of a solution's steps, as its grade has it; None above the `largest` cost.

    Costs up to the `floor` are not told apart. A quick look searches for no explanation by several
    clues and rules together: it says what costs enough, and perhaps more than that.
    """
    teller = Teller(task, NO_LIMITS)
    derivation, _ = begin(teller, solution, Cancellation())
    if is_quick:
        return derivation.reach(largest, floor)
    rounds = [*derivation.rounds(largest, floor=floor)]
    if not derivation.is_complete:
        return None
    cost = max((found.cost for found in rounds), default=0)
    names = frozenset(teller.name(one) for found in rounds for one in found.deductions)
    is_proved = next((found.is_smallest for found in rounds if found.cost == cost), True)
    return Need(cost, names, is_proved)


class _Origin(NamedTuple):
    """The origin of a mark: its deduction, and the moment before it."""

    deduction: Deduction
    moment: int
    step: int | None
    """The number of its step, if it is one."""


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
        """If it is flat, no step is a chain; the teller names the kinds of deductions."""
        self.derivation = derivation
        self._is_flat = is_flat
        self._known = list(known)
        self._is_entered = teller.is_entered
        self._kind = teller.kind
        self.noted: list[Deduction] = []
        """Deductions since the last step that no player enters."""
        self._origins: dict[Mark, _Origin] = {}
        self._recalled: dict[Mark, Deduction] = {}
        self._count = 0

    def hint(self, rounds: Iterable[Round]) -> Iterator[FoundStep]:
        """The first step that a player can enter, after the steps that it uses."""
        steps: list[FoundStep] = []
        for step in self.steps(rounds):
            steps.append(step)
            if any(map(self._is_entered, step.deduction.marks)):
                yield from needed_steps(steps)
                return

    def steps(self, rounds: Iterable[Round]) -> Iterator[FoundStep]:
        """The steps of rounds; those of a round are told before the next one is found."""
        for found in rounds:
            proved = (replace(one, is_smallest=found.is_smallest) for one in found.deductions)
            every = list(apart(proved))
            moment = self.derivation.moment
            full = map(self.derivation.with_known, filter(self._is_step, every))
            steps = list(alike(full, self._kind))
            for deduction in filterfalse(self._is_step, every):
                self._note(self.derivation.with_clues(deduction), moment)
            for deduction in steps:
                implied = found.implied if deduction is steps[-1] else ()
                *before, last = self._parts(deduction)
                for part in before:
                    if self._is_step(part):
                        yield self._step(part, moment, ())
                    else:  # a part of a chain says itself what it takes
                        self._note(part, moment)
                        alone = {mark: replace(part, marks=(mark,)) for mark in part.marks}
                        self._recalled |= alone
                yield self._step(last, moment, implied)
                own = {*deduction.marks, *implied}
                shown = [mark for part in before for mark in part.marks if mark not in own]
                self.derivation.learn(shown)
                self._known += shown
            self._known += (mark for deduction in every for mark in deduction.marks)
            self._known += found.implied

    @cached_property
    def _chains(self) -> Chains:
        """Made at the first step by several rules: most derivations have none."""
        derivation = self.derivation
        return Chains(derivation.past.switches, derivation.propagation, derivation.elements)

    def _parts(self, full: Deduction) -> tuple[Deduction, ...]:
        """The deduction, or those of its chain where nothing is supposed."""
        if full.rules < 2 or full.parts or self._is_flat:
            return (full,)
        chain = self._chains.of_deduction(full, self._known)
        if chain is None or len(chain.links) == 1:  # which says no more than the set
            return (full,)
        if chain.supposed is None:
            return chain.links
        others = full.known if len(full.marks) > 1 else ()
        known = tuple(dict.fromkeys((*chain.known, *others)))
        return (replace(full, known=known, chain=chain),)

    def _is_step(self, deduction: Deduction) -> bool:
        return is_step(deduction, self._is_entered)

    def _note(self, deduction: Deduction, moment: int) -> None:
        """Keep a deduction that is no step."""
        self._origins |= dict.fromkeys(deduction.marks, _Origin(deduction, moment, None))
        self.noted.append(deduction)

    def _step(self, full: Deduction, moment: int, implied: tuple[Mark, ...]) -> FoundStep:
        """The next step, with what was noted before it and the noted deductions that it uses."""
        self._count += 1
        self._origins |= dict.fromkeys(full.marks, _Origin(full, moment, self._count))
        noted, self.noted = tuple(self.noted), []
        waiting = list(reversed(full.known))
        recalled: dict[Mark, Deduction] = {}
        needs = set()
        while waiting:
            mark = waiting.pop()
            origin = self._origins.get(mark)
            if origin is None or mark in recalled:
                continue
            if origin.step is not None:
                needs.add(origin.step)
                continue
            if mark not in self._recalled:
                alone = replace(origin.deduction, marks=(mark,))
                self._recalled[mark] = self.derivation.with_known(alone, origin.moment)
            recalled[mark] = self._recalled[mark]
            waiting += reversed(recalled[mark].known)
        return FoundStep(full, noted, implied, tuple(recalled.values()), frozenset(needs))


def needed_steps(steps: Sequence[FoundStep]) -> Iterator[FoundStep]:
    """The last step and the steps that it uses, in order, with the deductions noted before each."""
    needed = {len(steps)}
    for number in range(len(steps), 0, -1):
        if number in needed:
            needed |= steps[number - 1].needs
    noted: list[Deduction] = []
    for number, step in enumerate(steps, 1):
        noted += step.noted
        if number in needed:
            yield step._replace(noted=tuple(noted))
            noted = []
