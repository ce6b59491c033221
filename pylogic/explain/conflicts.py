"""Conflicts: minimal sets of clues, constraints and marks that contradict."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

import clingo

from pylogic.explain.chains import ChainFinder
from pylogic.explain.explanation import Conflict, Fields, Request
from pylogic.explain.judgement import find_plain_conflict
from pylogic.explain.mus import Effort, ExhaustedError, marco, shrink, smus
from pylogic.explain.relaxation import (
    Relaxation,
    Switches,
    UndecidedError,
    ground_relaxation,
    make_beyond_base_error,
)
from pylogic.explain.steps import LONGEST, Chain, Deduction, parse_atom
from pylogic.explain.text import Teller
from pylogic.rules.constraints import BROKEN
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Cancellation
from pylogic.rules.symbols import Mark, Symbols, place_of
from pylogic.solving.process import Send
from pylogic.solving.task import Task

_NOT = f"{OWN_PREFIX}not"
"""The function that names the switch of a mark whose atom is false."""
_ORDERS, _EFFORT, _CONFLICTS = 24, 80_000, 500
"""The orders in which conflicts are made minimal, the effort for all orders, and the limit of
clasp's conflicts for each question; longer searches are given up."""
_QUESTION, _SWITCHES = 40, 6
"""The least effort of a question to clasp, and the switches that raise it by 1."""


class ConflictMessage(NamedTuple):
    """A conflict as a child sends it, without a teller."""

    deduction: Deduction
    """A contradiction from clues, constraints, and the board's marks (`known`)."""
    number: int
    """The conflict's index among those that are requested, from 0."""
    is_minimal: bool
    bound: int | None
    is_final: bool
    """Whether no better conflict will take its place."""

    def make_conflict(self, teller: Teller) -> Conflict:
        """Return the `Conflict`, which the teller says and draws."""
        because, known, chain = self.deduction.because, self.deduction.known, self.deduction.chain
        return Conflict(because, known, self.is_minimal, self.bound, teller, chain)


def search_conflicts(
    task: Task, request: Request, send: Send[ConflictMessage | Fields], brake: Cancellation
) -> None:
    """Send conflicts of a task that has no answer with the request's marks, the plainest first.

    `brake` then stops the search. Marks of atoms that are facts or unknown are ignored. Raise
    OptionError if the part `reasons` allows an answer.
    """
    program = ground_relaxation(task)
    marks = {}
    for text, holds in request.marks:
        atom = parse_atom(text)
        if atom in program.atoms:
            literal = program.atoms[atom]
            name = atom if holds else clingo.Function(_NOT, [atom])
            marks[name] = literal if holds else -literal
    switches = Switches(program.switches.control, {**program.switches.literals, **marks})
    switches.add_helper(program.switches)
    brake.interrupt = switches.stop
    if switches.find_core(switches.literals) is None:
        raise make_beyond_base_error(task, has_answer=False)
    _ConflictSearch(switches, frozenset(marks), program, request, send).run()


@dataclass
class _ConflictSearch:
    """A search that sends the conflicts it comes across."""

    switches: Switches
    marks: frozenset[clingo.Symbol]
    """The switches of the board's marks."""
    program: Relaxation
    request: Request
    send: Send[ConflictMessage | Fields]
    count: int = 0
    """The number of final conflicts so far."""

    def run(self) -> None:
        """Search for the requested conflicts and send them.
        If several are requested and there are no others, send {"are_all": True} at the end."""
        first, bound = self._find_first(), None
        if self.request.smallest:
            groups = [(symbol,) for symbol in self.switches.literals]
            first = smus(self.switches, groups, (), first, self._send)
            bound = len(first)
        self._send_final(first, bound)
        if self.request.count == 1:
            return
        others = (x for x in marco(self.switches, 0, lambda _best: None) if x != first)
        for other in islice(others, self.request.count - 1):
            self._send_final(other, None)
        if next(others, None) is None:
            self.send({"are_all": True})

    def _find_first(self) -> Symbols:
        """Return a conflict of at most one constraint, if the board has marks, or a small one."""
        if self.marks:
            known = {
                symbol: place_of(symbol.arguments[0] if symbol.match(_NOT, 1) else symbol)
                for symbol in self.switches.literals
                if not symbol.match(*BROKEN)
            }
            seen = find_plain_conflict(self.switches, known)
            if seen is not None:
                return seen
        return self._find_small()

    def _find_small(self) -> Symbols:
        """Return the smallest of some minimal conflicts; send each better one on the way."""
        best = next(marco(self.switches, 0, lambda best: self._send(best, None, is_minimal=False)))
        orders = random.Random(0)
        effort = Effort(_EFFORT)
        with suppress(UndecidedError, ExhaustedError):
            for _ in range(_ORDERS):
                conflict = self._find_minimal(orders, effort)
                if len(conflict) < len(best):
                    best = conflict
                    self._send(best, None)
        return best

    def _find_minimal(self, orders: random.Random, effort: Effort) -> Symbols:
        """Return a minimal conflict by a random order, of marks rather than of constraints; sorted.
        Raise UndecidedError if one question takes too long, ExhaustedError if all together do."""
        units = max(_QUESTION, len(self.switches.literals) // _SWITCHES)

        def find_core(needed: Sequence[Any], others: Sequence[Any]) -> Symbols | None:
            """Return some of the switches that contradict, None if none do; spend effort."""
            effort.spend(units)
            return self.switches.find_core([*needed, *others], _CONFLICTS)

        order = orders.sample(list(self.switches.literals), len(self.switches.literals))
        order.sort(key=lambda symbol: symbol not in self.marks)
        core = set(find_core((), order) or ())
        return tuple(sorted(shrink((symbol for symbol in order if symbol in core), find_core)))

    def _send_final(self, symbols: Symbols, bound: int | None) -> None:
        """Send a final conflict, a large one first without its chain, and count it."""
        because, marks = self._split_marks(symbols)
        chain = None
        if len(because) > LONGEST and not self.request.flat:
            self._send(symbols, bound)
            chain = ChainFinder.of(self.program).find_for_conflict(because, marks)
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
        """Send the conflict of these switches with its proofs, as number `count`."""
        because, marks = self._split_marks(symbols)
        contradiction = Deduction((), because, known=marks, chain=chain)
        self.send(ConflictMessage(contradiction, self.count, is_minimal, bound, is_final))

    def _split_marks(self, symbols: Symbols) -> tuple[Symbols, tuple[Mark, ...]]:
        """Return the clues and constraints among switches, and the marks of the board."""
        because = tuple(symbol for symbol in symbols if symbol not in self.marks)
        marks = tuple(
            (str(x.arguments[0]), False) if x.match(_NOT, 1) else (str(x), True)
            for x in symbols
            if x in self.marks
        )
        return because, marks
