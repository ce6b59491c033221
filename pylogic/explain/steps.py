"""Deductions, and the chains and rounds that they make."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import clingo

from pylogic.rules import entries
from pylogic.rules.constraints import BROKEN
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import Mark, Symbols, pack, unpack

LONGEST = 5
"""The size above which a chain is easier to follow than a set of clues and constraints."""


@dataclass(frozen=True)
class Deduction:
    """Marks that follow from some clues and ground constraints, and from known marks."""

    marks: tuple[Mark, ...]
    """The marks that follow; none where it is a contradiction."""
    because: Symbols
    """Clues and broken constraints; if there are none, nothing else is left."""
    cost: int = 0
    """The cost of the constraints for a person."""
    known: tuple[Mark, ...] = ()
    """The known marks that it uses, none of them to spare; empty if they were not asked for."""
    chain: Chain | None = None
    """Small deductions in its place, where many clues and constraints are hard to follow."""
    is_smallest: bool = False
    """Whether it is proved that nothing cheaper was to be found then."""
    is_technique: bool = False
    """Whether a technique of the rule file concludes it: its rule says all that it takes."""
    parts: tuple[Deduction, ...] = ()
    """Deductions that are alike, if it is several, each at its cost: the first is told for all."""

    @property
    def rules(self) -> int:
        """How many constraints it takes."""
        return sum(symbol.match(*BROKEN) for symbol in self.because)

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process symbols go as a packed text."""
        rest = self.cost, self.known, self.chain, self.is_smallest, self.is_technique, self.parts
        return _unpacked, (self.marks, pack(self.because), *rest)


def _unpacked(marks: tuple[Mark, ...], because: str, *rest: Any) -> Deduction:
    return Deduction(marks, unpack(because), *rest)


@dataclass(frozen=True)
class Chain:
    """Deductions one after the other; the last is a contradiction, or all that was to be shown."""

    supposed: Mark | None
    """The supposition that is refuted; None where nothing is supposed."""
    links: tuple[Deduction, ...]
    """Each may use the marks of earlier ones; a nested chain is its own."""

    @property
    def because(self) -> Symbols:
        """The clues and constraints that its links use."""
        return tuple(sorted({symbol for link in self.links for symbol in link.because}))

    @property
    def known(self) -> tuple[Mark, ...]:
        """The marks known before the chain that its links use."""
        own = {self.supposed, *(mark for link in self.links for mark in link.marks)}
        used = dict.fromkeys(mark for link in self.links for mark in link.known)
        return tuple(mark for mark in used if mark not in own)


@dataclass(frozen=True)
class Round:
    """The deductions of one cost."""

    cost: int
    deductions: tuple[Deduction, ...]
    implied: tuple[Mark, ...]
    """Marks that follow from the explained ones by choices and definitions alone."""
    is_smallest: bool
    """Whether it is proved that nothing has a cheaper explanation."""


def is_step(deduction: Deduction, is_entered: Callable[[Mark], bool]) -> bool:
    """Whether a player enters something, or what is noted takes more than one constraint."""
    return deduction.is_technique or deduction.rules > 1 or any(map(is_entered, deduction.marks))


def apart(deductions: Iterable[Deduction]) -> Iterator[Deduction]:
    """The deductions; those without clues and constraints are split, one for each mark."""
    for deduction in deductions:
        if deduction.because:
            yield deduction
        else:
            yield from (replace(deduction, marks=(mark,)) for mark in deduction.marks)


def alike(
    deductions: Iterable[Deduction], kind: Callable[[Deduction], Hashable]
) -> Iterator[Deduction]:
    """The deductions; those of one kind by one constraint each, from the same, are one.

    From the same known marks and clues they conclude that several marks hold, or that none does.
    """
    together: dict[Hashable, list[Deduction]] = {}
    for number, one in enumerate(deductions):
        causes = frozenset((*one.known, *(x for x in one.because if not x.match(*BROKEN))))
        holds = frozenset(holds for _, holds in one.marks)
        is_simple = one.rules == 1 and bool(causes) and bool(holds) and one.chain is None
        key = (kind(one), causes, holds) if is_simple else number
        together.setdefault(key, []).append(one)
    return (group[0] if len(group) == 1 else _whole(group) for group in together.values())


def _whole(parts: Sequence[Deduction]) -> Deduction:
    """Deductions as one."""
    marks = dict.fromkeys(mark for one in parts for mark in one.marks)
    because = dict.fromkeys(symbol for one in parts for symbol in one.because)
    return replace(parts[0], marks=tuple(marks), because=tuple(because), parts=tuple(parts))


def entered(encoding: Encoding) -> Callable[[Mark], bool]:
    """A function that says whether a player enters a mark: it holds, or it denies no value."""
    marked = {one.predicate for one in entries.played(encoding) if not one.has_values}

    def is_entered(mark: Mark) -> bool:
        atom, holds = mark
        return holds or (bool(marked) and clingo.parse_term(atom).name in marked)

    return is_entered
