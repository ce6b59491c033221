"""Deductions, and the chains and rounds that they make."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

import clingo

from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Symbols

LONGEST = 5
"""The size above which a chain is easier to follow than a set of clues and constraints."""


@dataclass(frozen=True)
class Deduction:
    """Marks that follow from some clues and ground constraints, and from known marks."""

    marks: tuple[Mark, ...]
    """The marks that follow; none for a contradiction."""
    because: Symbols
    """Clues, and atoms that name constraints; if empty, the marks follow from choices alone."""
    cost: int = 0
    """The cost of the constraints for a person."""
    known: tuple[Mark, ...] = ()
    """A minimal set of known marks that it uses; empty if nothing has computed them."""
    chain: Chain | None = None
    """Small deductions that lead to it, if it is hard to follow as a whole; None else."""
    is_technique: bool = False
    """Whether a technique of the rule file concludes it, whose words say all its premises."""
    parts: tuple[Deduction, ...] = ()
    """The deductions that it joins, if several are alike: sentences say the first in full."""

    @property
    def broken(self) -> list[clingo.Symbol]:
        """The atoms of BROKEN in `because`: the constraints, or techniques, that it uses."""
        return [symbol for symbol in self.because if symbol.match(*BROKEN)]

    @property
    def rule_count(self) -> int:
        """The number of constraints, or of techniques, that it uses."""
        return len(self.broken)


@dataclass(frozen=True)
class Chain:
    """Deductions in sequence, up to a contradiction or to the marks that it explains."""

    supposed: Mark | None
    """The supposition that it refutes; None if it supposes nothing."""
    links: tuple[Deduction, ...]
    """The deductions, which may use marks of earlier ones, and may have chains of their own."""

    @property
    def because(self) -> Symbols:
        """The clues and constraints that its links use, sorted."""
        return tuple(sorted({symbol for link in self.links for symbol in link.because}))

    @property
    def known(self) -> tuple[Mark, ...]:
        """The marks known before the chain that its links use."""
        own = {self.supposed, *(mark for link in self.links for mark in link.marks)}
        used = dict.fromkeys(mark for link in self.links for mark in link.known)
        return tuple(mark for mark in used if mark not in own)


class Round(NamedTuple):
    """Deductions of one cost that a derivation makes together, from the same known marks."""

    cost: int
    deductions: tuple[Deduction, ...]
    implied: tuple[Mark, ...]
    """Marks that follow from the explained ones by choices and definitions alone."""


@lru_cache(maxsize=10_000)  # steps have the same marks again and again
def parse_atom(text: str) -> clingo.Symbol:
    """Return the symbol of a mark's atom; cached."""
    return clingo.parse_term(text)


def join_alike(
    deductions: Iterable[Deduction], rule_key: Callable[[Deduction], Hashable]
) -> Iterator[Deduction]:
    """Join deductions that are alike to one, with them as `parts`, at the place of the first: those
    without a chain, by one constraint each and the same `rule_key`, from the same known marks and
    clues (at least one), with marks, all of them true or all false."""
    together: dict[Hashable, list[Deduction]] = {}
    for number, deduction in enumerate(deductions):
        clues = {x for x in deduction.because if not x.match(*BROKEN)}
        causes = frozenset((*deduction.known, *clues))
        holds = {holds for _, holds in deduction.marks}
        is_simple = deduction.rule_count == 1 and causes and holds and deduction.chain is None
        key = (rule_key(deduction), causes, *sorted(holds)) if is_simple else number
        together.setdefault(key, []).append(deduction)
    for parts in together.values():
        marks = dict.fromkeys(mark for part in parts for mark in part.marks)
        because = dict.fromkeys(symbol for part in parts for symbol in part.because)
        is_one = len({part.because for part in parts}) == 1
        own = () if is_one else tuple(parts)
        yield replace(parts[0], marks=tuple(marks), because=tuple(because), parts=own)
