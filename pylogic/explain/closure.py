"""What follows in small steps from some clues and constraints, until it contradicts.

The steps are the smallest that there are within these few: what explains a literal hits whatever
each answer breaks in which the literal is false (see derivation.py). A core is so small that a
handful of answers leaves hardly a question open.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pylogic.explain.assumptions import Switches
from pylogic.explain.hitting_sets import Effort, Prices, bits, hit

_QUESTION, _SWITCHES = 40, 6
"""The least effort of a question to clasp, and how many switches make it larger by 1; that of a
node in the search for hitting sets is 1."""


def question(switches: Switches) -> int:
    """The effort of a question: on a 17x17 it takes three times as long as on a 9x9."""
    return max(_QUESTION, len(switches.literals) // _SWITCHES)


class Found(NamedTuple):
    """An answer: which of the open literals are true, and which of the elements are off."""

    true: int
    off: int


@dataclass(frozen=True)
class Oracle:
    """What answers for the open literals of a program, as long as there is effort left."""

    switches: Switches
    open: tuple[int, ...]
    """Those of which it is not known whether they are true."""
    effort: Effort

    def ask(
        self, assumptions: Sequence[int], elements: Sequence[int] = ()
    ) -> tuple[set[int] | None, Found]:
        """Those of the assumptions that rule out an answer, or None and an answer.

        Raises:
            ExhaustedError: there is no effort left.
            CutShortError: the search was interrupted.
        """
        self.effort.spend(question(self.switches))
        core, true = self.switches.decide(assumptions, (*self.open, *elements))
        off = ~(true >> len(self.open)) & ((1 << len(elements)) - 1)
        found = Found(true & ((1 << len(self.open)) - 1), off)
        return None if core is None else set(core), found


class Inference(NamedTuple):
    """Literals that follow from some elements and from all that was known before."""

    literals: tuple[int, ...]
    """None where it is a contradiction."""
    because: tuple[int, ...]


class Closure:
    """What is known, and what small steps have made of it by some elements."""

    def __init__(
        self,
        oracle: Oracle,
        known: Iterable[int],
        elements: Sequence[int],
        answers: Iterable[Found] = (),
    ) -> None:
        """`answers` are some under what is known; they save questions."""
        self.elements = tuple(elements)
        self.inferences: list[Inference] = []
        self.is_contradiction = False
        self._prices = Prices([1] * len(self.elements), [0] * len(self.elements))
        self._oracle = oracle
        self._places = {literal: i for i, literal in enumerate(oracle.open)}
        self._known: list[int] = []
        self._answers = list(dict.fromkeys(answers))
        self._learn(known)

    @property
    def known(self) -> Sequence[int]:
        """What is known from the beginning, and what followed."""
        return self._known

    def close(self, largest: int) -> bool:
        """Take all steps of at most that size; whether they contradict.

        Raises:
            ExhaustedError, CutShortError: there was no answer in time.
        """
        while not self.is_contradiction and self.advance(largest):
            pass
        return self.is_contradiction

    def advance(self, largest: int) -> bool:
        """Take the smallest steps, of at most that size; whether others may follow.

        Raises:
            ExhaustedError, CutShortError: there was no answer in time.
        """
        found = next(filter(None, map(self._round, range(largest + 1))), None)
        if found is None:
            return False
        self.inferences += found
        self.is_contradiction = not found[-1].literals
        self._learn(literal for one in found for literal in one.literals)
        return not self.is_contradiction

    def _round(self, size: int) -> list[Inference]:
        """All that needs no more elements; a contradiction alone."""
        because = self._explanation(None, size)
        if because is not None:
            return [Inference((), self._named(because))]
        found: dict[int, int] = {}
        for literal in self._undecided():
            if literal in found or -literal in found:
                continue
            because = self._explanation(literal, size)
            if because is not None:
                found[literal] = because
                found |= {other: because for other in self._also(because, found)}
        together: dict[int, list[int]] = {}
        for literal, because in found.items():
            together.setdefault(because, []).append(literal)
        return [Inference(tuple(x), self._named(because)) for because, x in together.items()]

    def _named(self, because: int) -> tuple[int, ...]:
        return tuple(self.elements[i] for i in bits(because))

    def _undecided(self) -> Iterator[int]:
        decided = {abs(literal) for literal in self._known}
        for literal in self._oracle.open:
            if literal not in decided:
                yield from (literal, -literal)

    def _explanation(self, literal: int | None, size: int) -> int | None:
        """At most so many elements that a literal, or else a contradiction, follows from."""
        while True:
            broken = self._broken(literal)
            if 0 in broken:  # an answer with all elements on
                return None
            because = hit(broken, size, self._prices, self._oracle.effort)
            if because is None or self._follows(literal, because):
                return because

    def _broken(self, literal: int | None) -> list[int]:
        """What answers break in which the literal is false."""
        if literal is None:
            return list({found.off for found in self._answers})
        place, holds = self._places[abs(literal)], literal > 0
        return list({off for true, off in self._answers if bool(true >> place & 1) != holds})

    def _also(self, because: int, found: Iterable[int]) -> Iterator[int]:
        """Other literals that follow from the same."""
        taken = {abs(literal) for literal in found}
        for literal in self._undecided():
            may = abs(literal) not in taken
            may = may and all(off & because for off in self._broken(literal))
            if may and self._follows(literal, because):
                taken.add(abs(literal))
                yield literal

    def _follows(self, literal: int | None, because: int) -> bool:
        opposite = [] if literal is None else [-literal]
        assumptions = [*self._known, *opposite]
        core, answer = self._ask(assumptions, because)
        if core is None:
            self._answers.append(self._grown(assumptions, answer))
        return core is not None

    def _grown(self, assumptions: Sequence[int], answer: Found) -> Found:
        """An answer that breaks less: it answers more questions."""
        every = (1 << len(self.elements)) - 1
        for i in bits(answer.off):
            if answer.off >> i & 1:
                core, better = self._ask(assumptions, every & ~answer.off | 1 << i)
                answer = better if core is None else answer
        return answer

    def _ask(self, assumptions: Sequence[int], on: int) -> tuple[set[int] | None, Found]:
        return self._oracle.ask([*assumptions, *self._named(on)], self.elements)

    def _learn(self, literals: Iterable[int]) -> None:
        new = list(literals)
        self._known += new
        places = [(self._places[abs(x)], x > 0) for x in new if abs(x) in self._places]
        true = sum(1 << place for place, holds in places if holds)
        false = sum(1 << place for place, holds in places if not holds)
        self._answers = [
            one for one in self._answers if one.true & true == true and not one.true & false
        ]
