"""Narration: the deductions of a derivation told as steps, each with the marks that it uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import filterfalse
from typing import NamedTuple

from pylogic.explain.chains import LONGEST, Chains
from pylogic.explain.derivation import OPTIONS, Derivation
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.partial_board import can_enter
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import (
    Chain,
    Deduction,
    PackedDeduction,
    Round,
    apart,
    is_step,
    packed,
    unpacked,
)
from pylogic.explain.text import Teller
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, pack, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.process import run
from pylogic.solving.task import Task

_LEAST = 1 / 32
"""The part of the effort for a chain that remains after searches that have found none."""

OnStep = Callable[[Step], None]
"""Called with each step when it is found."""


class _Start(NamedTuple):
    """The marks known before the first step."""

    marks: tuple[Mark, ...]


class FoundStep(NamedTuple):
    """A step on its way from the child; see Step."""

    deduction: PackedDeduction
    noted: tuple[PackedDeduction, ...]
    implied: tuple[Mark, ...]
    recalled: tuple[PackedDeduction, ...]
    needs: frozenset[int]
    """The numbers of the steps that it uses."""


class _End(NamedTuple):
    """The deductions noted after the last step, and whether all is derived."""

    noted: tuple[PackedDeduction, ...]
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
    teller = explanation.teller
    steps: list[Step] = []
    start: list[Mark] = []
    known: list[Mark] = []
    ends: list[_End] = []

    def receive(message: _Message) -> None:
        match message:
            case _Start(begun):
                start[:] = begun
                known[:] = begun
            case FoundStep():
                steps.append(_step(message, len(steps) + 1, known, teller))
                known[:] = steps[-1].known
                on_step(steps[-1])
            case _End():
                ends.append(message)

    solution = pack(explanation.outcome.answers[0].symbols)
    interruption = run(partial(_work, teller, marks, hint, flat, solution), limits, receive)
    return replace(
        explanation,
        steps=tuple(steps),
        start=tuple(start),
        noted=tuple(unpacked(one) for end in ends for one in end.noted),
        is_complete=any(end.is_complete for end in ends),
        interrupted=interruption,
    )


def _step(found: FoundStep, number: int, known: Sequence[Mark], teller: Teller) -> Step:
    deduction = unpacked(found.deduction)
    noted = tuple(map(unpacked, found.noted))
    before = (mark for one in noted for mark in one.marks)
    return Step(
        number,
        deduction,
        noted,
        found.implied,
        tuple(map(unpacked, found.recalled)),
        tuple(dict.fromkeys([*known, *before, *deduction.marks, *found.implied])),
        teller,
    )


def _work(
    teller: Teller,
    marks: Sequence[Mark],
    hint: bool,
    flat: bool,
    solution: str,
    send: Send[_Message],
    brake: Brake,
) -> bool:
    here = replace(teller, limits=Limits())
    program = relax(teller.task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, set(unpack(solution)))
    chains = None if flat else _LateChains(teller.task, brake)
    is_entered = partial(can_enter, teller.task.encoding)
    derivation.learn(marks)
    try:
        begun = derivation.start(here.named_spots(program.switches.literals))
        send(_Start((*marks, *begun)))
        narrator = Narrator(derivation, chains, (*marks, *begun), is_entered)
        rounds = derivation.rounds(first=is_entered if hint else None)
        for step in narrator.hint(rounds) if hint else narrator.steps(rounds):
            send(step)
    except CutShortError:
        return True
    send(_End(tuple(map(packed, narrator.noted)), derivation.is_complete))
    return False


class _LateChains:
    """Chains in a program of their own, ground when the first is looked for: most do without."""

    def __init__(self, task: Task, brake: Brake) -> None:
        self._task, self._brake = task, brake
        self._chains: Chains | None = None
        self._share = 1.0

    def find(self, deduction: Deduction, known: Sequence[Mark]) -> Chain | None:
        """A chain for a deduction, if one is found.

        Raises:
            CutShortError: the search was interrupted.
        """
        if self._chains is None:
            self._chains = chains = Chains(self._task)
            interrupt = self._brake.interrupt

            def stop() -> None:
                if interrupt is not None:
                    interrupt()
                chains.stop()

            self._brake.interrupt = stop
            if self._brake.is_set():  # before there was anything to stop
                raise CutShortError
        chain = self._chains.of_deduction(deduction, known, self._share)
        # Where one search has found none others mostly find none, too.
        self._share = max(self._share / 2, _LEAST) if chain is None else 1.0
        return chain


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
        chains: _LateChains | None,
        known: Iterable[Mark],
        is_entered: Callable[[Mark], bool],
    ) -> None:
        self._derivation = derivation
        self._chains = chains
        self._known = list(known)
        self._is_entered = is_entered
        self.noted: list[Deduction] = []
        self._origins: dict[Mark, _Origin] = {}
        self._recalled: dict[Mark, Deduction] = {}
        self._count = 0

    def hint(self, rounds: Iterable[Round]) -> Iterator[FoundStep]:
        """The first step that a player can enter, after the steps that it uses."""
        steps: list[FoundStep] = []
        for step in self.steps(rounds):
            steps.append(step)
            if any(map(self._is_entered, step.deduction[0])):
                yield from needed_steps(steps)
                return

    def steps(self, rounds: Iterable[Round]) -> Iterator[FoundStep]:
        """The steps of rounds that are told before the next one is found."""
        for found in rounds:
            yield from self._steps_of(found)

    def _steps_of(self, found: Round) -> Iterator[FoundStep]:
        proved = (replace(one, is_smallest=found.is_smallest) for one in found.deductions)
        every = list(apart(proved))
        moment = self._derivation.moment
        steps = list(filter(self._is_step, every))
        for deduction in filterfalse(self._is_step, every):
            self._learn(deduction, moment, None)
            self.noted.append(deduction)
        for deduction in steps:
            implied = found.implied if deduction is steps[-1] else ()
            *before, last = self._parts(self._derivation.with_known(deduction))
            for part in before:
                if self._is_step(part):
                    yield self._step(part, moment, ())
                else:  # a part of a chain says itself what it takes
                    self._learn(part, moment, None)
                    self._recalled |= {mark: replace(part, marks=(mark,)) for mark in part.marks}
                    self.noted.append(part)
            yield self._step(last, moment, implied)
            own = {*deduction.marks, *implied}
            shown = [mark for part in before for mark in part.marks if mark not in own]
            self._derivation.learn(shown)
            self._known += shown
        self._known += (mark for deduction in every for mark in deduction.marks)
        self._known += found.implied

    def _parts(self, full: Deduction) -> tuple[Deduction, ...]:
        """The deduction, or those of its chain where nothing is supposed."""
        if self._chains is None or len(full.because) <= LONGEST:
            return (full,)
        chain = self._chains.find(full, self._known)
        if chain is None:
            return (full,)
        if chain.supposed is None:
            return chain.links
        return (replace(full, known=chain.known, chain=chain),)

    def _is_step(self, deduction: Deduction) -> bool:
        return is_step(deduction, self._is_entered)

    def _learn(self, deduction: Deduction, moment: int, step: int | None) -> None:
        for mark in deduction.marks:
            self._origins[mark] = _Origin(deduction, moment, step)

    def _step(self, full: Deduction, moment: int, implied: tuple[Mark, ...]) -> FoundStep:
        self._count += 1
        self._learn(full, moment, self._count)
        recalled, needs = self._trace(full.known)
        noted = tuple(map(packed, self.noted))
        self.noted.clear()
        return FoundStep(packed(full), noted, implied, tuple(map(packed, recalled)), needs)

    def _trace(self, known: Iterable[Mark]) -> tuple[list[Deduction], frozenset[int]]:
        """The noted deductions and the numbers of the steps that known marks come from."""
        waiting = list(reversed(list(known)))
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
            recalled[mark] = self._recall(mark, origin)
            waiting += reversed(recalled[mark].known)
        return list(recalled.values()), frozenset(needs)

    def _recall(self, mark: Mark, origin: _Origin) -> Deduction:
        """The noted deduction of one mark, with the known marks that it used."""
        if mark not in self._recalled:
            alone = replace(origin.deduction, marks=(mark,))
            self._recalled[mark] = self._derivation.with_known(alone, origin.moment)
        return self._recalled[mark]


def needed_steps(steps: Sequence[FoundStep]) -> Iterator[FoundStep]:
    """The last step and the steps that it uses, in order, with the deductions noted before each."""
    needed = {len(steps)}
    for number in range(len(steps), 0, -1):
        if number in needed:
            needed |= steps[number - 1].needs
    noted: list[PackedDeduction] = []
    for number, step in enumerate(steps, 1):
        noted += step.noted
        if number in needed:
            yield step._replace(noted=tuple(noted))
            noted = []
