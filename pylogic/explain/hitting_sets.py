"""Hitting sets: elements that have one in common with each of some sets; sets are bits of numbers.

Two questions, each with the algorithm that answers it faster, since neither stands for the other.
A derivation asks thousands of times whether one to four elements hit a few sets, other ones each
time: `hit` searches in Python (a shaded 13x13: 0.07 s for 5,450 questions, a 9x9 of numbers
0.21 s for 10,011), where clasp takes 13 times as long, most of it for new programs (1.06, 2.76).
A smallest set of clues, or of contradictions, asks for the smallest hitting set of more and more
sets, with a dozen elements and more: `HittingSets` asks clasp, which keeps what it has learned (the
clues of a 9x9: 689 sets in 20 s, 1.7 s of them for hitting; in Python 499, 9.2 s).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import clingo

from pylogic.solving.child import CutShortError

_INFINITE = 1 << 30


class ExhaustedError(Exception):
    """A search has taken too much effort."""


@dataclass
class Effort:
    """The effort that searches may still take."""

    left: float

    def spend(self, units: int = 1) -> None:
        """Take some of it.

        Raises:
            ExhaustedError: there is not as much.
        """
        self.left -= units
        if self.left < 0:
            raise ExhaustedError


class Prices:
    """The prices of sets of elements: their own, and 1 for each clue that they need."""

    def __init__(self, own: Sequence[int], needs: Sequence[int]) -> None:
        """`needs` are the clues that each element needs, as bits."""
        self.own = own
        self.needs = needs
        self._known: dict[int, tuple[int, int, int]] = {}

    def of(self, elements: int) -> int:
        """The cost of a set."""
        own = needed = 0
        for i in bits(elements):
            own += self.own[i]
            needed |= self.needs[i]
        return own + needed.bit_count()

    def needed(self, elements: int) -> int:
        """The clues that a set needs."""
        needed = 0
        for i in bits(elements):
            needed |= self.needs[i]
        return needed

    def added(self, element: int, paid: int) -> int:
        """The price of one more element where some clues are paid."""
        return self.own[element] + (self.needs[element] & ~paid).bit_count()

    def least(self, elements: int) -> tuple[int, int, int]:
        """The least cost of an element, the same without clues, and the clues they need."""
        found = self._known.get(elements)
        if found is None:
            among = list(bits(elements))
            least = min((self.added(i, 0) for i in among), default=_INFINITE)
            own = min((self.own[i] for i in among), default=_INFINITE)
            self._known[elements] = found = least, own, self.needed(elements)
        return found


def hit(
    sets: Sequence[int], cost: int, prices: Prices, effort: Effort, paid: int = 0
) -> int | None:
    """Elements of at most that cost together that hit all sets, if there are such; for small costs.

    `paid` are clues that cost nothing.

    Raises:
        ExhaustedError: that takes too much effort.
    """
    effort.spend(1 + len(sets) // 8)
    if not sets:
        return 0
    least = taken = 0
    counted = paid
    for one in sorted(sets, key=int.bit_count):  # those with nothing in common need one each
        if not one & taken:
            with_clues, alone, needed = prices.least(one)
            least += alone if needed & counted else with_clues
            if least > cost:
                return None
            taken |= one
            counted |= needed
    tries = list(bits(min(sets, key=int.bit_count)))
    if len(tries) > 1 and cost > 1:  # first what many sets have
        tries.sort(key=lambda i: -sum(one >> i & 1 for one in sets))
    for i in tries:
        left = cost - prices.added(i, paid)
        if left >= 0:
            others = [one for one in sets if not one >> i & 1]
            rest = hit(others, left, prices, effort, paid | prices.needs[i])
            if rest is not None:
                return rest | 1 << i
        sets = [one & ~(1 << i) for one in sets]  # no hitting set has it
    return None


def bits(number: int) -> Iterator[int]:
    """The elements of a set, in rising order."""
    while number:
        lowest = number & -number
        yield lowest.bit_length() - 1
        number ^= lowest


class HittingSets:
    """The smallest hitting sets of more and more sets of weighted elements."""

    def __init__(self, weights: Sequence[int]) -> None:
        self._control = clingo.Control(["--opt-strategy=usc", "--no-backprop"])
        with self._control.backend() as backend:
            self._atoms = [backend.add_atom() for _ in weights]
            backend.add_rule(self._atoms, [], choice=True)
            backend.add_minimize(0, list(zip(self._atoms, weights, strict=True)))
        configuration: Any = self._control.configuration
        configuration.solve.models = 0

    def add(self, one: int) -> None:
        """One more set that must be hit."""
        with self._control.backend() as backend:
            backend.add_rule([], [-self._atoms[i] for i in bits(one)])

    def smallest(self) -> int:
        """Elements of the smallest weight that hit all sets.

        Raises:
            CutShortError: the search was interrupted.
        """
        chosen = 0
        with self._control.solve(yield_=True) as handle:
            for model in handle:
                chosen = sum(1 << i for i, atom in enumerate(self._atoms) if model.is_true(atom))
            if not handle.get().exhausted:
                raise CutShortError
        return chosen
