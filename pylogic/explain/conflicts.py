"""Conflicts: minimal sets of clues, constraints and marks that contradict."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

import clingo

from pylogic.explain.chains import Chains
from pylogic.explain.explanation import Conflict, Fields, Request
from pylogic.explain.judgement import seen_conflict
from pylogic.explain.mus import Effort, ExhaustedError, marco, shrink, smus
from pylogic.explain.relaxation import Relaxation, Switches, Undecided, beyond_base, relax
from pylogic.explain.steps import LONGEST, Chain, Deduction
from pylogic.explain.text import Teller
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.constraints import BROKEN
from pylogic.rules.lexical import OWN
from pylogic.rules.symbols import Mark, Symbols, place_of
from pylogic.solving.child import Send
from pylogic.solving.task import Task

_NOT = f"{OWN}not"
"""The name of a switch for a mark that an atom does not hold."""
_ORDERS, _EFFORT, _CONFLICTS = 24, 80_000, 500
"""The orders in which a conflict is made minimal, the effort for all of them, and the conflicts of
clasp for each question; longer searches are given up."""
_QUESTION, _SWITCHES = 40, 6
"""The least effort of a question to clasp, and how many switches make it larger by 1: on a 17x17 it
takes three times as long as on a 9x9."""


class FoundConflict(NamedTuple):
    """A conflict on its way: a deduction from marks of the board (`known`), of no marks."""

    deduction: Deduction
    number: int
    """Its place among those that are asked for, from 0."""
    is_minimal: bool
    bound: int | None
    is_final: bool
    """Whether it stays: no better one will take its place."""

    def told(self, teller: Teller) -> Conflict:
        """The conflict, which the teller says."""
        one = self.deduction
        return Conflict(one.because, one.known, self.is_minimal, self.bound, teller, one.chain)


def search(
    task: Task, request: Request, send: Send[FoundConflict | Fields], brake: Cancellation
) -> None:
    """Send conflicts of a task without an answer, with marks of its board; the plainest first.

    Raises:
        OptionError: there is none in what can be relaxed.
        CutShortError: the search was interrupted.
    """
    program = relax(task)
    marks = {}
    for text, holds in request.marks:
        atom = clingo.parse_term(text)
        if atom in program.atoms:
            literal = program.atoms[atom]
            name = atom if holds else clingo.Function(_NOT, [atom])
            marks[name] = literal if holds else -literal
    switches = Switches(program.switches.control, {**program.switches.literals, **marks})
    switches.help(program.switches)
    brake.interrupt = switches.stop
    if switches.core(switches.literals) is None:
        raise beyond_base(program)
    _Search(switches, frozenset(marks), program, request, send).run()


@dataclass
class _Search:
    """Finds conflicts, and sends them."""

    switches: Switches
    marks: frozenset[clingo.Symbol]
    """The switches of the board's marks."""
    program: Relaxation
    request: Request
    send: Send[FoundConflict | Fields]
    count: int = 0
    """How many are found for good."""

    def run(self) -> None:
        """Send the conflicts that are asked for."""
        first, bound = self._first(), None
        if self.request.smallest:
            groups = [(symbol,) for symbol in self.switches.literals]
            first = smus(self.switches, groups, (), first, self._send)
            bound = len(first)
        self._conclude(first, bound)
        if self.request.count == 1:
            return
        others = (one for one in marco(self.switches, 0, lambda _best: None) if one != first)
        for other in islice(others, self.request.count - 1):
            self._conclude(other, None)
        if next(others, None) is None:
            self.send({"are_all": True})

    def _first(self) -> Symbols:
        """A conflict that is easy to see."""
        if self.marks:
            known = {
                symbol: place_of(symbol.arguments[0] if symbol.match(_NOT, 1) else symbol)
                for symbol in self.switches.literals
                if not symbol.match(*BROKEN)
            }
            seen = seen_conflict(self.switches, known)
            if seen is not None:
                return seen
        return self._smallest_of_some()

    def _smallest_of_some(self) -> Symbols:
        """The smallest of some minimal conflicts; the effort is limited after the first."""
        best = next(marco(self.switches, 0, lambda best: self._send(best, None, is_minimal=False)))
        orders = random.Random(0)
        effort = Effort(_EFFORT)
        with suppress(Undecided, ExhaustedError):
            for _ in range(_ORDERS):
                found = self._minimal(orders, effort)
                if len(found) < len(best):
                    best = found
                    self._send(best, None)
        return best

    def _minimal(self, orders: random.Random, effort: Effort) -> Symbols:
        """A minimal conflict, which has rather many marks than many constraints.

        Raises:
            Undecided: a question takes more conflicts than it is worth.
            ExhaustedError: all together take too much effort.
        """

        units = max(_QUESTION, len(self.switches.literals) // _SWITCHES)

        def find_core(needed: Sequence[Any], others: Sequence[Any]) -> Symbols | None:
            effort.spend(units)
            return self.switches.core([*needed, *others], _CONFLICTS)

        order = orders.sample(list(self.switches.literals), len(self.switches.literals))
        order.sort(key=lambda symbol: symbol not in self.marks)
        core = set(find_core((), order) or ())
        return tuple(sorted(shrink((symbol for symbol in order if symbol in core), find_core)))

    def _conclude(self, symbols: Symbols, bound: int | None) -> None:
        """Send a conflict that stays, with its chain."""
        because, marks = self._apart(symbols)
        chain = None
        if len(because) > LONGEST and not self.request.flat:
            self._send(symbols, bound)
            chain = Chains.of(self.program).of_conflict(because, marks)
        self._send(symbols, bound, chain, is_final=True)
        self.count += 1

    def _send(
        self,
        symbols: Symbols,
        bound: int | None,
        chain: Chain | None = None,
        *,
        is_minimal: bool = True,
        is_final: bool = False,
    ) -> None:
        because, marks = self._apart(symbols)
        told = Deduction((), because, known=marks, chain=chain)
        self.send(FoundConflict(told, self.count, is_minimal, bound, is_final))

    def _apart(self, symbols: Symbols) -> tuple[Symbols, tuple[Mark, ...]]:
        """The clues and constraints among symbols, and the marks."""
        because = tuple(symbol for symbol in symbols if symbol not in self.marks)
        marks = tuple(
            (str(one.arguments[0]), False) if one.match(_NOT, 1) else (str(one), True)
            for one in symbols
            if one in self.marks
        )
        return because, marks
