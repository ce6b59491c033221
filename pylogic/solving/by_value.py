"""The answers of a labeling's objectives: all of the best value first, then of the next one.

As labeling/2 of clpfd finds them: branch and bound for the best value, all answers that have it,
and again without them. What is learnt on the way is kept. A search that decided the value first
would need no bounds, but learn little that holds for the next value.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import clingo

from pylogic.solving.incremental import End

Digits = Sequence[int]
"""Literals of a program for the digits of a binary number, the highest first."""


class Finds(Protocol):
    """What is asked of a search."""

    control: clingo.Control

    def answers(self, assumptions: Sequence[int] = ()) -> End:
        """Take the answers that there are; why that ended."""

    def any_answer(
        self, assumptions: Sequence[int] = (), look: Callable[[clingo.Model], None] = ...
    ) -> End:
        """Whether there is one at all ("enough"), without taking it."""


def sum_digits(control: clingo.Control, terms: Sequence[tuple[int, int]]) -> list[int]:
    """Atoms for the digits of a sum of literals with positive weights.

    They follow from the sum's literals, so that they change no answer.
    """
    places = range(sum(weight for _, weight in terms).bit_length())
    with control.backend() as backend:
        found = [backend.add_atom() for _ in places]
        if found:
            backend.add_rule(found, choice=True)
        body = [*terms, *((-digit, 2**place) for digit, place in zip(found, places, strict=True))]
        least = backend.add_atom()
        backend.add_weight_rule([least], 2 ** len(places) - 1, body)
        backend.add_rule([], [-least])
        backend.add_weight_rule([], 2 ** len(places), body)
    return found[::-1]


def answers_by_value(run: Finds, digits: Digits) -> End:
    """Have the answers taken in ascending order of a number."""
    while True:
        end, least = _least(run, digits)
        if least is None:
            return end
        end = run.answers(_equal(digits, least))
        if end != "exhausted":
            return end
        _exclude(run.control, [-digit for digit in digits], [not bit for bit in least])


def _least(run: Finds, digits: Digits) -> tuple[End, Sequence[bool] | None]:
    """The least value that an answer has; None if there is none, or the search was cut short."""
    found: list[Sequence[bool]] = []
    bound: list[int] = []
    while True:
        end = run.any_answer(bound, lambda model: found.append(list(map(model.is_true, digits))))
        if end == "interrupted":
            return end, None
        with run.control.backend() as backend:
            for below in bound:  # once asked it is decided, so that no answer comes twice
                backend.add_rule([], [below])
        if end == "exhausted":
            return end, found[-1] if found else None
        bound = [_below(run.control, digits, found[-1])]


def _below(control: clingo.Control, digits: Digits, value: Sequence[bool]) -> int:
    """An atom under which a number is less than a value."""
    with control.backend() as backend:
        below: int = backend.add_atom()
        backend.add_rule([below], choice=True)
    _exclude(control, digits, value, [below])
    return below


def _exclude(
    control: clingo.Control, digits: Digits, value: Sequence[bool], where: Sequence[int] = ()
) -> None:
    """Exclude that a number is a value or more, where all of some literals hold.

    It is, if it has all ones of the value, or one for a zero and all ones before it.
    """
    ones: list[int] = []
    with control.backend() as backend:
        for digit, bit in zip(digits, value, strict=True):
            if bit:
                ones.append(digit)
            else:
                backend.add_rule([], [*where, *ones, digit])
        backend.add_rule([], [*where, *ones])


def _equal(digits: Digits, value: Sequence[bool]) -> list[int]:
    return [digit if bit else -digit for digit, bit in zip(digits, value, strict=True)]
