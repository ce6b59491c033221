"""Narration: the deductions of a derivation told as steps, each with the marks that it uses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from itertools import filterfalse
from typing import NamedTuple

import clingo

from pylogic.explain.chains import LONGEST, Chains
from pylogic.explain.derivation import OPTIONS, Derivation
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import Deduction, Round, apart, is_step
from pylogic.explain.text import Teller
from pylogic.explain.words import Glossary
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.symbols import Mark
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.process import run

_LEAST = 1 / 32
"""The part of the effort for a chain that remains after searches that have found none."""

OnStep = Callable[[Step], None]
"""Called with each step when it is found."""


class _Start(NamedTuple):
    """The marks known before the first step, and the words that the child has found."""

    marks: tuple[Mark, ...]
    glossary: Glossary


class FoundStep(NamedTuple):
    """A step as the child sends it; see Step."""

    deduction: Deduction
    noted: tuple[Deduction, ...]
    implied: tuple[Mark, ...]
    recalled: tuple[Deduction, ...]
    needs: frozenset[int]
    """The numbers of the steps that it uses."""


class _End(NamedTuple):
    """The deductions noted after the last step, and whether all is derived."""

    noted: tuple[Deduction, ...]
    is_complete: bool


_Message = _Start | FoundStep | _End


def narrate(
    explanation: Explanation,
    marks: Sequence[Mark],
    limits: Limits,
    *,
    hint: bool,
    flat: bool,
    on_step: OnStep,
) -> Explanation:
    """The explanation with the steps by which its one answer follows."""
    found = explanation
    steps: list[Step] = []

    def receive(message: _Message) -> None:
        nonlocal found
        match message:
            case _Start(start, glossary):
                teller = replace(found.teller, known=glossary)
                found = replace(found, start=start, teller=teller)
            case FoundStep(deduction, noted, implied, recalled):
                before = (mark for one in noted for mark in one.marks)
                known = [*(steps[-1].known if steps else found.start), *before]
                known = list(dict.fromkeys([*known, *deduction.marks, *implied]))
                number = len(steps) + 1
                steps.append(
                    Step(number, deduction, noted, implied, recalled, tuple(known), found.teller)
                )
                on_step(steps[-1])
            case _End(noted, is_complete):
                found = replace(found, noted=noted, is_complete=is_complete)

    (answer,) = explanation.outcome.answers
    work = partial(_work, explanation.teller, marks, hint, flat, answer.symbols)
    interruption = run(work, limits, receive)
    return replace(found, steps=tuple(steps), interrupted=interruption)


def _work(
    teller: Teller,
    marks: Sequence[Mark],
    hint: bool,
    flat: bool,
    solution: Collection[clingo.Symbol],
    send: Send[_Message],
    brake: Brake,
) -> bool:
    """Send the start, the steps, and the end; True if the search was cut short."""
    here = replace(teller, limits=NO_LIMITS)
    program = relax(teller.task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, solution)
    derivation.learn(marks)

    def find_chains() -> Chains:
        own = relax(teller.task)
        program.switches.help(own.switches)
        return Chains(own)

    try:
        start = (*marks, *derivation.start(here.named_spots(program.switches.literals)))
        send(_Start(start, here.glossary))
        narrator = Narrator(derivation, None if flat else find_chains, start, here.is_entered)
        rounds = derivation.rounds(first=here.is_entered if hint else None)
        for step in narrator.hint(rounds) if hint else narrator.steps(rounds):
            send(step)
    except CutShortError:
        return True
    send(_End(tuple(narrator.noted), derivation.is_complete))
    return False


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
        find_chains: Callable[[], Chains] | None,
        known: Iterable[Mark],
        is_entered: Callable[[Mark], bool],
    ) -> None:
        """`find_chains` grounds a program for chains; None: large explanations stay sets."""
        self._derivation = derivation
        self._find_chains = find_chains
        self._share = 1.0
        self._known = list(known)
        self._is_entered = is_entered
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
            moment = self._derivation.moment
            steps = list(filter(self._is_step, every))
            for deduction in filterfalse(self._is_step, every):
                self._note(deduction, moment)
            for deduction in steps:
                implied = found.implied if deduction is steps[-1] else ()
                *before, last = self._parts(self._derivation.with_known(deduction))
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
                self._derivation.learn(shown)
                self._known += shown
            self._known += (mark for deduction in every for mark in deduction.marks)
            self._known += found.implied

    @cached_property
    def _chains(self) -> Chains | None:
        """Found when the first long explanation comes: most derivations do without."""
        return self._find_chains() if self._find_chains else None

    def _parts(self, full: Deduction) -> tuple[Deduction, ...]:
        """The deduction, or those of its chain where nothing is supposed."""
        if len(full.because) <= LONGEST or self._chains is None:
            return (full,)
        chain = self._chains.of_deduction(full, self._known, self._share)
        # Where one search has found none others mostly find none, too.
        self._share = max(self._share / 2, _LEAST) if chain is None else 1.0
        if chain is None:
            return (full,)
        if chain.supposed is None:
            return chain.links
        return (replace(full, known=chain.known, chain=chain),)

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
                self._recalled[mark] = self._derivation.with_known(alone, origin.moment)
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
