"""Conflicts: minimal sets of clues, constraints and marks that contradict."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from math import inf
from typing import Any, NamedTuple

import clingo

from pylogic.explain.chains import ChainFinder
from pylogic.explain.explanation import Conflict, Request
from pylogic.explain.judgement import find_plain_conflict
from pylogic.explain.mus import Effort, ExhaustedError, shrink, smus
from pylogic.explain.relaxation import (
    Switches,
    UndecidedError,
    ground_relaxation,
    make_beyond_base_error,
)
from pylogic.explain.steps import LONGEST, Deduction, parse_atom
from pylogic.explain.text import Teller
from pylogic.rules.constraints import BROKEN
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Cancellation
from pylogic.rules.symbols import Symbols, place_of
from pylogic.solving.process import Send
from pylogic.solving.task import Task

_NOT = f"{OWN_PREFIX}not"
"""The function that names the switch of a mark whose atom is false."""
_ORDERS, _EFFORT, _CONFLICTS = 24, 80_000, 500
"""The orders in which a second conflict and later ones are made minimal, the effort for all of
these, and the limit of clasp's conflicts for each question; longer searches are given up."""
_QUESTION, _SWITCHES = 40, 6
"""The least effort of a question to clasp, and the switches that raise it by 1."""


class ConflictMessage(NamedTuple):
    """A conflict as a child sends it, without a teller."""

    deduction: Deduction
    """A contradiction from clues, constraints, and the board's marks (`known`)."""
    is_minimal: bool
    bound: int | None
    is_final: bool
    """Whether no better conflict will take its place."""

    def make_conflict(self, teller: Teller) -> Conflict:
        """Return the `Conflict`, which the teller says and draws."""
        because, known, chain = self.deduction.because, self.deduction.known, self.deduction.chain
        return Conflict(because, known, self.is_minimal, self.bound, teller, chain)


def search_conflict(
    task: Task, request: Request, send: Send[ConflictMessage], brake: Cancellation
) -> None:
    """Send conflicts of a task that has no answer with the request's marks, each a better one.

    With marks, a conflict of at most one constraint is the best, the plainest of them; else a small
    one, or the smallest if requested. `brake` then stops the search. Marks of atoms that are facts
    or unknown are ignored. Raise OptionError if the part `reasons` allows an answer.
    """
    program = ground_relaxation(task)
    marks, marked = {}, {}
    for text, holds in request.marks:
        atom = parse_atom(text)
        if atom in program.atoms:
            literal = program.atoms[atom]
            name = atom if holds else clingo.Function(_NOT, [atom])
            marked[name] = literal if holds else -literal
            marks[name] = text, holds
    switches = Switches(program.switches.control, {**program.switches.literals, **marked})
    switches.add_helper(program.switches)
    brake.interrupt = switches.stop

    def make_contradiction(symbols: Symbols) -> Deduction:
        """Return the contradiction of some switches: of clues, constraints and marks."""
        because = tuple(symbol for symbol in symbols if symbol not in marks)
        return Deduction((), because, known=tuple(marks[x] for x in symbols if x in marks))

    def send_conflict(
        symbols: Symbols, bound: int | None = None, *, is_minimal: bool = True
    ) -> None:
        """Send the conflict of some switches, which a better one may replace."""
        send(ConflictMessage(make_contradiction(symbols), is_minimal, bound, is_final=False))

    if switches.find_core(switches.literals) is None:
        raise make_beyond_base_error(task, has_answer=False)
    clued = {x: place_of(x) for x in switches.literals if not x.match(*BROKEN)}
    places = {x: place_of(parse_atom(marks[x][0])) if x in marks else at for x, at in clued.items()}
    plain = find_plain_conflict(switches, places) if marks else None
    best, bound = plain or find_small_conflict(switches, marks, send_conflict), None
    if request.smallest:
        best = smus(switches, [(x,) for x in switches.literals], (), best, send_conflict)
        bound = len(best)
    found = make_contradiction(best)
    if len(found.because) > LONGEST and not request.flat:
        send_conflict(best, bound)
        chain = ChainFinder.of(program).find_for_conflict(found.because, found.known)
        found = replace(found, chain=chain)
    send(ConflictMessage(found, True, bound, is_final=True))


def find_small_conflict(
    switches: Switches, first: Collection[clingo.Symbol], send: Callable[..., None]
) -> Symbols:
    """Return the smallest of some minimal conflicts, sorted; send each better one on the way.

    Each is made minimal by a random order, of the `first` switches rather than of others. `send`
    takes the conflict, and False as `is_minimal` until one is minimal. The search goes on after the
    first conflict as long as questions are short and effort is left.
    """
    orders, effort, limit = random.Random(0), Effort(inf), 0
    units = max(_QUESTION, len(switches.literals) // _SWITCHES)
    best: Symbols = ()

    def find_core(needed: Sequence[Any], others: Sequence[Any]) -> Symbols | None:
        """Return some of the switches that contradict, None if none do; spend effort."""
        effort.spend(units)
        return switches.find_core([*needed, *others], limit)

    def send_smaller(symbols: Sequence[clingo.Symbol]) -> None:
        """Send a conflict that is not yet minimal, as long as there is no minimal one."""
        if not best:
            send(tuple(sorted(symbols)), is_minimal=False)

    with suppress(UndecidedError, ExhaustedError):
        for _ in range(1 + _ORDERS):
            order = orders.sample(list(switches.literals), len(switches.literals))
            order.sort(key=lambda symbol: symbol not in first)
            core = set(find_core((), order) or ())
            some = [symbol for symbol in order if symbol in core]
            send_smaller(some)
            conflict = tuple(sorted(shrink(some, find_core, on_best=send_smaller)))
            if not best or len(conflict) < len(best):
                best = conflict
                send(best)
            if not limit:
                effort, limit = Effort(_EFFORT), _CONFLICTS
    return best
