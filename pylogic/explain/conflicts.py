"""Conflicts: minimal sets of clues, constraints and marks that contradict."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import clingo

from pylogic.explain.chains import ChainFinder
from pylogic.explain.explanation import NO_TELLER, Conflict, Request
from pylogic.explain.judgement import find_plain_conflict
from pylogic.explain.mus import shrink, smus
from pylogic.explain.relaxation import (
    Switches,
    UndecidedError,
    ground_relaxation,
    make_beyond_base_error,
)
from pylogic.explain.steps import LONGEST, parse_atom
from pylogic.rules.constraints import BROKEN
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.limits import Cancellation
from pylogic.rules.symbols import Mark, Symbols, place_of
from pylogic.solving.process import Send
from pylogic.solving.question import Question

_NOT = f"{OWN_PREFIX}not"
"""The function that names the switch of a mark whose atom is false."""
_ORDERS, _QUESTIONS, _SWITCHES, _CONFLICTS = 24, 2_000, 500_000, 500
"""The orders in which a second conflict and later ones are made minimal, the questions for all of
these and the switches in all these questions, and the limit of clasp's conflicts for each question;
longer searches are given up."""


def search_conflict(
    task: Question, request: Request, send: Send[Conflict], brake: Cancellation
) -> None:
    """Send conflicts of a task that has no answer with the request's marks, each a better one.

    With marks, a conflict of at most one constraint is the best, the plainest of them; else a small
    one, or the smallest if requested. `brake` then stops the search. Marks of atoms that are facts
    or unknown are ignored. Raise OptionError if the part `reasons` allows an answer.
    """
    program = ground_relaxation(task)
    literals, marks = dict(program.switches.literals), dict[clingo.Symbol, Mark]()
    places = {x: place_of(x) for x in literals if not x.match(*BROKEN)}
    for text, holds in request.marks:
        atom = parse_atom(text)
        if atom in program.atoms:
            name = atom if holds else clingo.Function(_NOT, [atom])
            literals[name] = program.atoms[atom] * (1 if holds else -1)
            marks[name], places[name] = (text, holds), place_of(atom)
    switches = Switches(program.switches.control, literals)
    switches.add_helper(program.switches)
    brake.interrupt = switches.stop
    conflict: Conflict | None = None

    def send_conflict(symbols: Symbols, bound: int | None = None, is_minimal: bool = True) -> None:
        """Send the conflict of some switches; the next one takes its place."""
        nonlocal conflict
        because = tuple(symbol for symbol in symbols if symbol not in marks)
        own = tuple(marks[symbol] for symbol in symbols if symbol in marks)
        conflict = Conflict(because, own, is_minimal, bound, NO_TELLER)
        send(conflict)

    if switches.find_core(literals) is None:
        raise make_beyond_base_error(task, has_answer=False)
    plain = find_plain_conflict(switches, places) if marks else None
    best, bound = plain or find_small_conflict(switches, marks, send_conflict), None
    if request.smallest:
        best = smus(switches, [(x,) for x in literals], (), best, send_conflict)
        bound = len(best)
    send_conflict(best, bound)
    if conflict is not None and len(conflict.because) > LONGEST and not request.flat:
        chain = ChainFinder.of(program).find_for_conflict(conflict.because, conflict.marks)
        send(replace(conflict, chain=chain))


def find_small_conflict(
    switches: Switches, first: Collection[clingo.Symbol], send: Callable[..., None]
) -> Symbols:
    """Return the smallest of some minimal conflicts, sorted; send each better one on the way.

    Each is made minimal by a random order, of the `first` switches rather than of others. `send`
    takes the conflict, and False as `is_minimal` until one is minimal. The search goes on after the
    first conflict as long as questions are short, and few for large programs.
    """
    every, orders = list(switches.literals), random.Random(0)
    best: Symbols = ()
    asked, most = 0, min(_QUESTIONS, _SWITCHES // max(1, len(every)))

    def find_core(needed: Sequence[Any], others: Sequence[Any]) -> Symbols | None:
        """Return some of the switches that contradict, None if none do; raise UndecidedError where
        a second conflict takes too long."""
        nonlocal asked
        asked += bool(best)
        if asked > most:
            raise UndecidedError
        return switches.find_core([*needed, *others], _CONFLICTS if best else 0)

    def send_smaller(symbols: Sequence[clingo.Symbol]) -> None:
        """Send a conflict that is not yet minimal, as long as there is no minimal one."""
        if not best:
            send(tuple(sorted(symbols)), is_minimal=False)

    with suppress(UndecidedError):
        for _ in range(1 + _ORDERS):
            order = orders.sample(every, len(every))
            order.sort(key=lambda symbol: symbol not in first)
            core = set(find_core((), order) or ())
            some = [symbol for symbol in order if symbol in core]
            send_smaller(some)
            conflict = tuple(sorted(shrink(some, find_core, on_best=send_smaller)))
            if not best or len(conflict) < len(best):
                best = conflict
                send(best)
    return best
