"""Reasons of a search's consequences: one ground constraint each, where one is enough.

clingo does not give the reasons of its propagation. They are looked for afterwards, by propagation
in the relaxed program: a literal follows by a constraint if its opposite, with all that was known
before it, breaks that constraint. What takes several constraints at once, or what clasp has
learned, stays without a reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Literal

import clingo

from pylogic.explain.elements import Elements
from pylogic.explain.hitting_sets import Prices, bits
from pylogic.explain.questions import Propagation
from pylogic.explain.relaxation import relax
from pylogic.rules.constraints import BROKEN
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Symbols, pack, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.process import run
from pylogic.solving.task import Task
from pylogic.solving.trace_propagator import Moment

By = Literal["constraint", "definitions", "unknown"]
"""What literals follow by: one constraint; choices and definitions alone; no one constraint was
found."""
_LATEST = 8  # literals of which a conflict is looked for
_ROUNDS = 30  # questions for one moment


@dataclass(frozen=True)
class Reason:
    """Atoms that follow by one thing: by number, negative for false."""

    literals: tuple[int, ...]
    by: By
    because: clingo.Symbol | None = None
    """The constraint, as the atom that says that it is broken."""


@dataclass(frozen=True)
class Reasons:
    """The reasons of one moment."""

    follows: tuple[Reason, ...]
    """Of what it assigns, in an order in which each takes only what is known by then; without
    the atoms that only a labeling has."""
    conflict: clingo.Symbol | None = None
    """A constraint that the literals known before a way back break."""


_Sent = tuple[list[tuple[tuple[int, ...], By, str]], str]
"""The reasons of a moment on their way: constraints are packed."""


def reasons(
    task: Task, atoms: Symbols, moments: Sequence[Moment], limits: Limits
) -> tuple[Reasons, ...]:
    """The reasons of a search, moment by moment, as far as they are found within the limits.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    found: list[Reasons] = []

    def receive(sent: _Sent) -> None:
        follows, conflict = sent
        told = tuple(Reason(literals, by, _unpacked(one)) for literals, by, one in follows)
        found.append(Reasons(told, _unpacked(conflict)))

    run(partial(_work, task, atoms, moments), limits, receive)
    return tuple(found)


def _packed(symbol: clingo.Symbol | None) -> str:
    return pack([symbol] if symbol is not None else [])


def _unpacked(text: str) -> clingo.Symbol | None:
    return next(iter(unpack(text)), None)


def _work(
    task: Task, atoms: Symbols, moments: Sequence[Moment], send: Send[_Sent], brake: Brake
) -> bool:
    finder = _Finder(task, atoms, brake)
    known: dict[int, None] = {}
    last: Moment | None = None
    try:
        for moment in moments:
            conflict = None
            if moment.back is not None:
                if last is not None and not last.is_answer:
                    conflict = finder.conflict(known, last)
                finder.forget(moment.level)
            for number in moment.undone:
                known.pop(number, None)
            if moment.hidden is not None:
                finder.suppose(moment.level, moment.hidden)
            if moment.decided in moment.assigned:
                known[moment.decided] = None
            told = list(finder.follows(known, [n for n in moment.assigned if n not in known]))
            send(([(r.literals, r.by, _packed(r.because)) for r in told], _packed(conflict)))
            last = moment
    except CutShortError:
        return True
    return False


class _Finder:
    """Finds the constraints that literals break, in the relaxed program of a task."""

    def __init__(self, task: Task, atoms: Symbols, brake: Brake) -> None:
        plain = replace(task, options=(), labeling=None, heuristic=None)
        program = relax(plain)
        brake.interrupt = program.switches.stop
        self._symbolic = symbolic = program.switches.control.symbolic_atoms
        self._hidden: dict[int, int] = {}
        """Literals of other atoms that were decided, by level."""
        found = ((number, symbolic[atom]) for number, atom in enumerate(atoms, 1))
        self._literals = {number: atom.literal for number, atom in found if atom is not None}
        literals = program.switches.literals
        clues = sum(1 << i for i, s in enumerate(literals) if not s.match(*BROKEN))
        costs = [program.costs[symbol] for symbol in literals]
        marks = {literal: (str(atoms[n - 1]), True) for n, literal in self._literals.items()}
        self._elements = Elements(
            tuple(literals), tuple(literals.values()), Prices(costs, []), clues, marks
        )
        self._propagation = Propagation(program.switches, self._elements)

    def suppose(self, level: int, mark: Mark) -> None:
        """Another atom is decided."""
        atom = self._symbolic[clingo.parse_term(mark[0])]
        if atom is not None:
            self._hidden[level] = atom.literal if mark[1] else -atom.literal

    def forget(self, level: int) -> None:
        """Forget the decisions above a level."""
        self._hidden = {at: literal for at, literal in self._hidden.items() if at <= level}

    def follows(self, known: dict[int, None], new: Sequence[int]) -> Iterable[Reason]:
        """Why the new literals follow from the known ones, and from each other; known then."""
        open_ = dict.fromkeys(n for n in new if abs(n) in self._literals)
        for _ in range(_ROUNDS if open_ else 0):
            found = self._broken(known, open_)
            told: dict[clingo.Symbol | None, list[int]] = {}
            for number, broken in found.items():
                told.setdefault(broken, []).append(number)
            for broken, numbers in told.items():
                by: By = "definitions" if broken is None else "constraint"
                yield Reason(tuple(numbers), by, broken)
            if not found:
                first = next(iter(open_))
                found = {first: None}
                yield Reason((first,), "unknown")
            for number in found:
                del open_[number]
                known[number] = None
            if not open_:
                return
        if open_:
            known.update(open_)
            yield Reason(tuple(open_), "unknown")

    def conflict(self, known: Iterable[int], last: Moment) -> clingo.Symbol | None:
        """A constraint that the known literals break, one of the latest among them."""
        before = dict.fromkeys([*known, *([last.decided] if last.decided else [])])
        latest = dict.fromkeys([*last.assigned, last.decided])
        tried = (n for n in reversed(latest) if n in before and abs(n) in self._literals)
        for number in islice(tried, _LATEST):
            others = (n for n in before if n != number)
            broken = self._broken(others, [-number]).get(-number)
            if broken is not None:
                return broken
        return None

    def _broken(
        self, known: Iterable[int], numbers: Iterable[int]
    ) -> dict[int, clingo.Symbol | None]:
        """The literals that follow, each with the constraint that its opposite breaks, if any."""
        elements = self._elements
        tried = {self._literal(-n): n for n in numbers}
        assumed = [self._literal(n) for n in known if abs(n) in self._literals]
        assumed += self._hidden.values()
        found: dict[int, clingo.Symbol | None] = {}
        for literal, off in self._propagation.of(assumed, tried).items():
            if off is None:
                found[tried[literal]] = None
            elif off:
                cheapest = min(bits(off), key=lambda i: (elements.prices.own[i], i))
                found[tried[literal]] = elements.symbols[cheapest]
        return found

    def _literal(self, number: int) -> int:
        literal = self._literals[abs(number)]
        return literal if number > 0 else -literal
